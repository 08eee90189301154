extension FieldType {
    /// The content behind a step; as it was where the step leads nowhere. Nil where nothing can be stepped.
    ///
    /// - Parameter choices: a picker's elements of the field.
    func stepped(
        _ content: Content, by target: FieldStep, among choices: ChoiceList?, _ editor: ContentEditor, today: CivilDate
    ) -> Content? {
        if choices == nil, let format = formatter.parts {
            guard let shown = editor.shown.parts(of: content, in: format) else { return nil }
            return format.stepped(content, shownAs: shown, by: target, today: today)
        }
        let value: String?
        switch stepping {
        case .number(let steps): value = steps.value(behind: content.value, by: target)
        case .none:
            if items != nil { return nil }
            let chosen = choices.flatMap { place(of: content.value, in: $0, today: today) }
            value = choices.flatMap { list in
                list.stepped(from: chosen, content.value, by: target)
                    .map { $0 == chosen ? content.value : self.value(ofChoice: $0, in: list, today: today) }
            }
        }
        guard let value else { return nil }
        if value.isIdentical(to: content.value) { return content }
        let outcome = editor.outcome(ofValue: value, instead: content, tail: formatter.isNumber ? .finished : .none)
        return outcome.refusal == nil ? outcome.content : nil
    }

    /// Whether a step leads on, and back; nil where nothing can be stepped.
    ///
    /// - Parameter shown: the parts of the content, of those that have any.
    func stepDirections(
        from content: Content, among choices: ChoiceList?, _ shown: PartsFormat.Shown?, today: CivilDate
    ) -> (up: Bool, down: Bool)? {
        if choices == nil, let format = formatter.parts {
            return shown.flatMap { format.stepDirections(content, shownAs: $0) }
        }
        let value = content.value
        switch stepping {
        case .number(let steps): return steps.directions(from: value)
        case .none:
            if items != nil { return nil }
            return choices.map { $0.stepDirections(from: place(of: value, in: $0, today: today)) }
        }
    }
}

extension ChoiceList {
    /// The entry so many places from one, or from nowhere, or from the first that a value begins. What can't be chosen is
    /// stepped over.
    fileprivate func stepped(from chosen: Int?, _ value: String, by target: FieldStep) -> Int? {
        guard let first = nextEnabled(from: 0, by: 1), let last = nextEnabled(from: count - 1, by: -1) else {
            return nil
        }
        switch target {
        case .minimum: return first
        case .maximum: return last
        case .by(let steps):
            if steps == 0 { return chosen }
            let direction = steps > 0 ? 1 : -1
            var left = Int(clamping: steps.magnitude)
            var place = chosen ?? (direction > 0 ? first : last)
            if chosen == nil {
                // The step to the first of those that the value begins is one.
                place = value.isEmpty ? place : self.place(begunBy: value, isLast: direction < 0) ?? place
                left -= 1
            }
            while left > 0, let next = nextEnabled(from: place + direction, by: direction) {
                place = next
                left -= 1
            }
            return place
        }
    }

    private func nextEnabled(from place: Int, by direction: Int) -> Int? {
        var place = place
        while labels.indices.contains(place) {
            if !isDisabled(place) { return place }
            place += direction
        }
        return nil
    }

    /// Whether a step leads on, and back.
    fileprivate func stepDirections(from chosen: Int?) -> (up: Bool, down: Bool) {
        guard let chosen else { return (count > 0, count > 0) }
        return (nextEnabled(from: chosen + 1, by: 1) != nil, nextEnabled(from: chosen - 1, by: -1) != nil)
    }
}
