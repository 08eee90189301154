import Automata

extension FieldLanguage {
    /// The verdict of what the type's list says. What only finds an entry becomes one that is picked: until then rules have
    /// nothing to judge.
    func listedVerdict(_ value: String, caret: Int?, today: CivilDate) -> Automata.Language.Verdict {
        if let listing = type.listing { return listing.verdict(of: value) }
        if let list = type.items { return verdict(ofItems: list, in: value, caret: caret, today: today) }
        return .complete
    }

    /// The verdict of a text that lists several: that of its items together.
    func verdict(
        ofItems list: ItemList, in value: String, caret: Int?, today: CivilDate
    ) -> Automata.Language.Verdict {
        let ranges = list.ranges(in: value)
        if let maximum = list.maximum, ranges.count > maximum { return .impossible(from: ranges[maximum].lowerBound) }
        var isWhole = ranges.count >= list.minimum || ranges.isEmpty
        for range in ranges {
            let inside = caret.flatMap {
                (range.lowerBound...range.upperBound).contains($0) ? $0 - range.lowerBound : nil
            }
            switch verdict(ofItem: String(value.slice(range)), in: list, caret: inside, today: today) {
            case .complete: break
            case .partial: isWhole = false
            case .impossible(let from): return .impossible(from: range.lowerBound + from)
            }
        }
        return isWhole ? .complete : .partial
    }

    /// The verdict of one of the items.
    func verdict(
        ofItem item: String, in list: ItemList, caret: Int?, today: CivilDate
    ) -> Automata.Language.Verdict {
        if let listing = list.listing { return listing.verdict(of: item) }
        guard let items else { return .complete }
        guard let value = list.value(ofItem: item, isOpen: caret != nil, today: today) else {
            return .impossible(from: 0)
        }
        // In a template an offset of the text is none of the value; what is typed there goes on mostly.
        let isSame = value.isIdentical(to: item)
        let verdict = items.verdict(value, caret: isSame ? caret : caret.map { _ in value.utf8.count }, today: today)
        if case .impossible = verdict, !isSame { return .impossible(from: 0) }
        return verdict
    }
}
