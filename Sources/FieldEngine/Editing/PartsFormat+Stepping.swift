// What arrow keys and spin buttons do in a format of parts: they step the part at the caret.
extension PartsFormat {
    /// The content behind a step, with the part selected; nil where the part has no values beside each other.
    func stepped(_ content: Content, shownAs before: Shown, by target: FieldStep, today: CivilDate) -> Content? {
        var texts = before.texts
        let index = place(of: content.selection.lowerBound, in: before).part
        guard let text = parts[index].stepped(from: texts[index], by: target, today: today) else { return nil }
        if text.isIdentical(to: texts[index]) { return content }
        var marks = PartMarks(bits: content.zeros)
        marks.setPadded(index, false)
        marks.forgetHalf()
        marks.setTyped(index)
        texts[index] = text
        _ = leave(&texts, marks, but: index...index)
        let last = texts.lastFilled ?? index
        let tail = index < last ? content.tail : .none
        let shown = shown(texts, tail: tail)
        return Content(
            value: value(of: texts), text: shown.text, selection: shown.extents[index], tail: tail, zeros: marks.bits)
    }

    /// Whether a step of the part at the caret leads on, and back; nil where it has no values beside each other.
    func stepDirections(_ content: Content, shownAs shown: Shown) -> (up: Bool, down: Bool)? {
        let index = place(of: content.selection.lowerBound, in: shown).part
        return parts[index].stepDirections(from: shown.texts[index])
    }
}

extension Part {
    /// The text so many values on from one; nil where the part has none beside each other.
    ///
    /// Numbers and words go round inside the part, but years.
    fileprivate func stepped(from text: String, by target: FieldStep, today: CivilDate) -> String? {
        let words = wordsOfSteps
        guard words.isEmpty else { return steppedWord(from: text, by: target, among: words, today: today) }
        let places = placesOfSteps(text)
        guard let bounds = stepBounds(places) else { return nil }
        func spelled(_ number: Int64) -> String { self.spelled(number, places) }
        switch target {
        case .minimum: return spelled(bounds.lowerBound + distance(to: bounds.lowerBound))
        case .maximum: return spelled(bounds.upperBound - (step - distance(to: bounds.upperBound)) % step)
        case .by(0): return text
        case .by(let steps) where step > 1 && Part.number(text) != nil:
            // Of few numbers, and round among them.
            let all = bounds.filter { distance(to: $0) == 0 }
            guard !all.isEmpty, let number = Part.number(text) else { return text }
            let behind = all.firstIndex { steps > 0 ? $0 > number : $0 >= number } ?? all.count
            // The next of them is one step away, whatever lies between.
            let place = (steps > 0 ? behind - 1 : behind) + steps % all.count
            return spelled(all[(place + 2 * all.count) % all.count])
        case .by(let steps):
            guard let number = Part.number(text) else {
                if let number = todaysNumber(today), bounds.contains(number) { return spelled(number) }
                return spelled(steps > 0 ? bounds.lowerBound : bounds.upperBound)
            }
            let (next, overflow) = number.addingReportingOverflow(Int64(steps))
            guard bounds.contains(number), !overflow else {
                return spelled(
                    number < bounds.lowerBound || overflow && steps < 0 ? bounds.lowerBound : bounds.upperBound)
            }
            if bounds.contains(next) { return spelled(next) }
            if kind == .year { return spelled(steps > 0 ? bounds.upperBound : bounds.lowerBound) }
            let (distance, tooFar) = next.subtractingReportingOverflow(bounds.lowerBound)
            guard !tooFar else { return spelled(bounds.lowerBound) }
            let count = bounds.upperBound - bounds.lowerBound + 1
            let rest = distance % count
            return spelled(bounds.lowerBound + (rest < 0 ? rest + count : rest))
        }
    }

    /// Whether a step leads on from a text, and back; nil where there are no values beside each other.
    fileprivate func stepDirections(from text: String) -> (up: Bool, down: Bool)? {
        let words = wordsOfSteps
        guard words.isEmpty else {
            let leads = words.count > 1 || !words[0].isIdentical(to: text)
            return (leads, leads)
        }
        guard let bounds = stepBounds(placesOfSteps(text)) else { return nil }
        // What is none of the numbers leads to one.
        guard let number = Part.number(text), bounds.contains(number) else { return (true, true) }
        if step > 1 {
            let leads = bounds.contains { $0 != number && distance(to: $0) == 0 }
            return (leads, leads)
        }
        if kind == .year { return (number < bounds.upperBound, number > bounds.lowerBound) }
        let hasSeveral = bounds.upperBound > bounds.lowerBound
        return (hasSeveral, hasSeveral)
    }

    /// How far behind a number the next one is that steps go through.
    private func distance(to number: Int64) -> Int64 {
        let rest = (stepBase - number) % step
        return rest < 0 ? rest + step : rest
    }

    /// The words that a client may have chosen from, as they show; empty where there are none, or more than anybody looks through.
    var choices: [String] {
        let words = wordsOfSteps
        return words.count > 50 ? [] : words.map { $0 + ending }
    }

    private var wordsOfSteps: [String] { words.isEmpty && kind == .dayPeriod ? ["A", "P"] : words }

    /// A fraction has as many digits as before.
    private func placesOfSteps(_ text: String) -> Int {
        kind == .fraction && !text.isEmpty ? text.count : width.upperBound
    }

    /// The numbers that are stepped through: those that the part may say, or all of its width.
    private func stepBounds(_ places: Int) -> ClosedRange<Int64>? {
        guard isOfDigits else { return nil }
        let most = Part.greatest(ofWidth: places)
        if let numbers { return numbers.lowerBound <= most ? numbers.clamped(to: numbers.lowerBound...most) : nil }
        let years = Int64(DateSpelling.years.lowerBound)...Int64(DateSpelling.years.upperBound)
        return kind == .year && places == 4 ? years : 0...most
    }

    private func spelled(_ number: Int64, _ places: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max((zeros == .padded ? places : width.lowerBound) - digits.count, 0))
            + digits
    }

    /// What today has of a date's part.
    private func todaysNumber(_ today: CivilDate) -> Int64? {
        let number: Int? =
            switch kind {
            case .year: width.upperBound == 4 ? today.year : today.year % 100
            case .month: today.month
            case .day: today.day
            case .week, .hour, .minute, .second, .fraction, .dayPeriod, .offset, .named: nil
            }
        return number.map { Int64($0) }
    }

    private func steppedWord(
        from text: String, by target: FieldStep, among words: [String], today: CivilDate
    ) -> String? {
        switch target {
        case .minimum: return words.first
        case .maximum: return words.last
        case .by(let steps):
            if steps == 0 { return text }
            if let place = words.firstIndex(where: { $0.isIdentical(to: text) }) {
                let next = (place + steps % words.count + words.count) % words.count
                return words[next]
            }
            if text.isEmpty, kind == .month, words.indices.contains(today.month - 1) { return words[today.month - 1] }
            return steps > 0
                ? words.first { $0.foldedHasPrefix(text) } ?? words.first
                : words.last { $0.foldedHasPrefix(text) } ?? words.last
        }
    }
}
