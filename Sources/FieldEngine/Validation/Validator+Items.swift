import Automata

/// Judging a text that lists several: each item by what it is one of.
extension Validator {
    /// What is wrong with the items, and with how many there are. The item that is being typed may still become another.
    func itemFindings(
        _ value: String, in list: ItemList, caret: Int?, isLive: Bool, at now: Moment
    ) -> [Finding] {
        let ranges = list.ranges(in: value)
        var findings: [Finding] = []
        for range in ranges {
            let isOpen = isLive && caret.map { (range.lowerBound...range.upperBound).contains($0) } ?? false
            let item = String(value.slice(range))
            for finding in self.findings(ofItem: item, in: list, isOpen: isOpen, at: now) {
                findings.append(finding.moved(into: range))
            }
            if findings.hasError { return findings }
        }
        if let finding = list.countFinding(ranges, isLive: isLive) { findings.append(finding) }
        return findings
    }

    private func findings(ofItem item: String, in list: ItemList, isOpen: Bool, at now: Moment) -> [Finding] {
        if let listing = list.listing {
            switch listing.verdict(of: item) {
            case .complete: return []
            case .partial: return isOpen ? [] : [listing.finding(item, range: nil)]
            case .impossible(let from): return [listing.finding(item, range: from..<item.utf8.count)]
            }
        }
        guard let definition = definition.item else { return [] }
        let validator = Validator(definition: definition)
        // What is no value is judged as it is.
        let value = list.value(ofItem: item, isOpen: isOpen, today: now.today) ?? item
        var found = isOpen ? validator.live(value, caret: value.utf8.count, at: now) : validator.final(value, at: now)
        if !value.isIdentical(to: item) {
            for index in found.indices { found[index].range = nil }
        }
        return found
    }
}

extension Finding {
    /// The same of an item that is in that range of a text.
    fileprivate func moved(into range: Range<Int>) -> Finding {
        var result = self
        let own = self.range ?? 0..<range.count
        let start = min(range.lowerBound + own.lowerBound, range.upperBound)
        let (end, overflow) = range.lowerBound.addingReportingOverflow(own.upperBound)
        result.range = start..<max(start, min(overflow ? range.upperBound : end, range.upperBound))
        return result
    }
}
