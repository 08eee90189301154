extension FieldType {
    /// The content behind a step; as it was where the step leads nowhere. Nil where nothing can be stepped.
    ///
    /// - Parameter choices: a picker's elements of the field.
    func stepped(
        _ content: Content, by target: FieldStep, among choices: [String], _ editor: ContentEditor, today: CivilDate
    ) -> Content? {
        if choices.isEmpty, let format = formatter.parts {
            guard let shown = editor.shown.parts(of: content, in: format) else { return nil }
            return format.stepped(content, shownAs: shown, by: target, today: today)
        }
        let value: String?
        switch stepping {
        case .number(let steps): value = steps.value(behind: content.value, by: target)
        case .none: value = choices.stepped(from: content.value, by: target)
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
        from content: Content, among choices: [String], _ shown: PartsFormat.Shown?
    ) -> (up: Bool, down: Bool)? {
        if choices.isEmpty, let format = formatter.parts {
            return shown.flatMap { format.stepDirections(content, shownAs: $0) }
        }
        let value = content.value
        switch stepping {
        case .number(let steps): return steps.directions(from: value)
        case .none:
            if choices.isEmpty { return nil }
            guard let place = choices.place(of: value) else { return (true, true) }
            return (place < choices.count - 1, place > 0)
        }
    }
}

extension [String] {
    /// The choice so many places from the one that a value is, or that it begins, or from nowhere.
    fileprivate func stepped(from value: String, by target: FieldStep) -> String? {
        guard !isEmpty else { return nil }
        let last = count - 1
        switch target {
        case .minimum: return self[0]
        case .maximum: return self[last]
        case .by(let steps):
            if steps == 0 { return value }
            if let place = place(of: value) {
                let (next, overflow) = place.addingReportingOverflow(steps)
                let end = Swift.min(Swift.max(overflow ? (steps > 0 ? last : 0) : next, 0), last)
                return end == place ? value : self[end]
            }
            let folded = value.caseFolded
            let isBegun = { (choice: String) in choice.caseFolded.hasPrefix(folded) }
            // The step to the first of them is one.
            let first = value.isEmpty ? 0 : firstIndex(where: isBegun) ?? 0
            let final = value.isEmpty ? last : lastIndex(where: isBegun) ?? last
            if steps > 0 { return self[Swift.min(first + Swift.min(steps - 1, last), last)] }
            return self[Swift.max(final - Swift.min(Int(clamping: steps.magnitude) - 1, last), 0)]
        }
    }

    /// Where the choice is that a value is, in any case.
    fileprivate func place(of value: String) -> Int? {
        var folded: String?
        for index in indices where self[index].utf8.count == value.utf8.count {
            if self[index].isIdentical(to: value) { return index }
            // Mostly none is as long.
            let known = folded ?? value.caseFolded
            folded = known
            if self[index].caseFolded == known { return index }
        }
        return nil
    }
}
