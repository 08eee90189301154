import Automata

/// A text that was typed and is no value, read once more when editing ends (specification, section 9.2).
extension Field {
    /// What a text that was typed and is no value says as one from elsewhere: an address in angle brackets, a number without its
    /// zeros. Nil where it is none there either, or something of it would be left out.
    func contentOfText(_ content: Content, at now: Moment) -> Content? {
        let type = definition.type
        // An hour of 24 needs no half of the day, whose place it has.
        let isTime = type.formatter.parts?.lacksHalf(content.value) == true && isHopeless(content.value, at: now)
        let isOfParts = type.formatter.isNumber || type.formatter.parts != nil && !isTime
        guard !isOfParts, !isSecure, !definition.judged(content.value).text.isEmpty, type.listing == nil,
            type.items == nil, !content.isMisread, !definition.isWhole(content.value, at: now)
        else { return nil }
        // What a template writes between groups nobody has said.
        let isTemplate = if case .template = type.formatter { true } else { false }
        let whole = TextChange(
            range: 0..<content.text.utf8.count, inserted: isTemplate ? content.value : content.text)
        let outcome = read(whole, into: content, by: editor(), at: now, mayGoOn: false)
        var said = outcome.content
        guard outcome.dropped.isEmpty, said.remark == nil, !said.value.isIdentical(to: content.value),
            definition.isWhole(said.value, at: now)
        else { return nil }
        // What was left out before is left out still.
        said.remark = content.remark
        return said
    }
}

extension PartsFormat {
    /// Whether the half of the day of a value is missing, and is not made of its hour.
    fileprivate func lacksHalf(_ value: String) -> Bool {
        guard let place = parts.firstIndex(where: { $0.kind == .dayPeriod }) else { return false }
        return texts(of: value)?[place].isEmpty == true
    }
}
