/// The digits with which a field shows what it holds. Clients know nothing but the text that shows: here offsets and texts
/// of theirs become those of the content, and the other way round.
extension Field {
    /// The text as it shows.
    public var text: String {
        guard definition.type.digits != nil, !isComposing else { return content.text }
        return shownText(of: content)
    }

    /// What is selected, in UTF-8 offsets in ``text``.
    public var selection: Range<Int> { shown(content.selection) }

    /// Selects a range of the text that shows.
    public mutating func select(shown range: Range<Int>, step: CaretStep? = nil, at now: Moment) {
        // While an input method is at work the text is as that has it.
        let step = isComposing ? nil : step
        endComposition(at: now)
        select(held(range), step: step, at: now)
    }

    /// The end of the selection that moves, in offsets of the text that shows; nil where none was extended.
    public var shownMovingEnd: Int? { movingEnd.map { shown(.caret($0)).lowerBound } }

    /// How the content shows; nil where it shows as it is.
    private var shownDigits: ShownDigits? { isComposing ? nil : definition.type.shownDigits(of: content) }

    func shown(_ range: Range<Int>) -> Range<Int> { shownDigits?.shown(range) ?? range }

    func held(_ range: Range<Int>) -> Range<Int> { shownDigits?.held(range) ?? range }

    /// A content of the field as it shows when no input method is at work.
    func shownText(of content: Content) -> String {
        definition.type.shownDigits(of: content)?.text ?? content.text
    }

    func shownSelection(of content: Content) -> Range<Int> {
        definition.type.shownDigits(of: content)?.shown(content.selection) ?? content.selection
    }

    /// A change of a content as it shows as one of the content.
    func held(_ change: TextChange, in content: Content) -> TextChange {
        guard let digits = definition.type.shownDigits(of: content) else { return change }
        var change = change
        change.range = digits.held(change.range)
        return change
    }
}

extension FieldType {
    /// How a content shows; nil where it shows as it is.
    func shownDigits(of content: Content) -> ShownDigits? {
        guard let digits else { return nil }
        var point: Int?
        if case .number(let format) = formatter, format.showsArabicSign {
            point = format.point(of: content.value, tail: content.tail)
        }
        return ShownDigits(digits: digits, held: content.text, point: point)
    }

    /// A text as the field holds it that shows it so.
    func held(_ text: String) -> String {
        guard let digits else { return text }
        var sign: Unicode.Scalar?
        if case .number(let format) = formatter, format.showsArabicSign {
            sign = format.decimalSign == .point ? "." : ","
        }
        return digits.held(text, decimalSign: sign)
    }

    /// The bound of a number as the field shows it.
    func shownNumber(_ number: String, _ format: NumberFormat) -> String {
        let text = format.shown(number)
        guard let digits else { return text }
        let point = format.showsArabicSign ? format.point(of: format.finished(number), tail: .finished) : nil
        return digits.shown(text, point: point)
    }

    /// What is still to be filled in of a template, as it shows.
    func shownRemainder(_ text: String) -> String {
        guard let digits else { return text }
        if case .number(let format) = formatter, format.showsArabicSign {
            return digits.shown(text, point: format.point(ofRemainder: text))
        }
        return digits.shown(text)
    }
}
