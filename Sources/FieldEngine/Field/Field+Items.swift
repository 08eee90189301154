import Automata

/// Texts that list several (specification, section 9.9).
extension Field {
    /// Where the items are in the text, and how each stands.
    func itemSegments(in encoding: PositionEncoding, at now: Moment) -> [WidgetView.Segment] {
        guard let list = definition.type.items, isLaidOut, !isSecure else { return [] }
        let caret = content.selection.isEmpty && isFocused ? content.selection.lowerBound : nil
        // Items lie one behind the other: each is counted from the end of the one before.
        var (counted, units) = (0, 0)
        func offset(_ utf8: Int) -> Int {
            units += String(content.text.slice(counted..<utf8)).offset(ofUTF8: utf8 - counted, in: encoding)
            counted = utf8
            return units
        }
        return list.ranges(in: content.text).map { range in
            let item = String(content.text.slice(range))
            let state: PartState =
                switch definition.language.verdict(ofItem: item, in: list, caret: nil, today: now.today) {
                case .complete: .complete
                case .partial: .partial
                case .impossible: .wrong
                }
            let isActive = caret.map { (range.lowerBound...range.upperBound).contains($0) } ?? false
            let start = offset(range.lowerBound)
            let end = offset(range.upperBound)
            return WidgetView.Segment(range: start..<end, kind: .named("item"), state: state, isActive: isActive)
        }
    }

    /// Ends the item that is being typed, so that the next can be: what Return does in a list of tags. False where no item is
    /// open, and Return leads on.
    mutating func closeItem(at now: Moment) -> Bool {
        guard definition.type.traits.control == .tags, let list = definition.type.items, isFocused,
            definition.isEditable, !list.item(at: content.text.utf8.count, in: content.text).text.isEmpty
        else { return false }
        let count = list.ranges(in: content.text).count
        if let maximum = list.maximum, count >= maximum { return false }
        let before = content
        let versionBefore = version
        let text = list.opened(list.finished(content.text, today: now.today))
        content = Content(value: text, text: text, selection: .caret(text.utf8.count), remark: content.remark)
        history.record(
            before: before, change: 0..<before.text.utf8.count, caret: content.selection, kind: .single)
        textMoved()
        textChanged(at: now)
        logOtherChange(before: before, from: versionBefore, movesCaret: false)
        return true
    }
}
