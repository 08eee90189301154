/// Several characters or words at once, as `delete` with a `count` takes them.
///
/// The text is gone through once, from front to back. Where flags of countries stand in a row, only all of them tell which two
/// letters are one: to ask for the character before an offset, or to look one up in the middle, costs the whole row each
/// time.
extension String {
    /// The offset so many grapheme clusters before `offset`; 0 where there are fewer.
    func clusterStart(before offset: Int, count: Int) -> Int {
        if count <= 1 { return count == 1 ? clusterStart(before: offset) : offset }
        let head = String(self[..<index(at: offset)])
        let all = head.count
        return count >= all ? 0 : head.utf8Offset(ofCluster: all - count)
    }

    /// The offset so many grapheme clusters behind `offset`; the end where there are fewer.
    func clusterEnd(after offset: Int, count: Int) -> Int {
        if count <= 1 { return count == 1 ? clusterEnd(after: offset) : offset }
        return min(max(offset, 0), utf8.count) + String(self[index(at: offset)...]).utf8Offset(ofCluster: count)
    }

    /// The offset behind so many grapheme clusters; the end where there are fewer.
    private func utf8Offset(ofCluster count: Int) -> Int {
        var offset = 0
        var left = count
        for character in self {
            if left == 0 { break }
            offset += character.utf8.count
            left -= 1
        }
        return offset
    }

    /// The start of the word that many words before `offset`: white space is skipped, then a run of letters and digits,
    /// or a run of anything else, as Ctrl-Backspace does in most editors. 0 where there are fewer.
    func wordStart(before offset: Int, count: Int = 1) -> Int {
        guard count > 0 else { return offset }
        let head = String(self[..<index(at: offset)])
        var starts = 0
        head.forEachWord { _ in
            starts += 1
            return true
        }
        guard count <= starts else { return 0 }
        var place = 0
        var left = starts - count
        head.forEachWord { word in
            place = word.lowerBound
            left -= 1
            return left >= 0
        }
        return place
    }

    /// The end of the word that many words behind `offset`, found as `wordStart` is.
    func wordEnd(after offset: Int, count: Int = 1) -> Int {
        guard count > 0 else { return offset }
        let begin = min(max(offset, 0), utf8.count)
        let tail = String(self[index(at: offset)...])
        var end = 0
        var left = count
        tail.forEachWord { word in
            end = word.upperBound
            left -= 1
            return left > 0
        }
        return left > 0 ? utf8.count : begin + end
    }

    /// Gives each run of characters of one kind that are no white space, until it is told to stop.
    private func forEachWord(_ body: (_ word: Range<Int>) -> Bool) {
        var start = 0
        var end = 0
        var kind = Character.Kind.blank
        for character in self {
            let next = character.kind
            if next != kind {
                if kind != .blank, !body(start..<end) { return }
                start = end
                kind = next
            }
            end += character.utf8.count
        }
        if kind != .blank { _ = body(start..<end) }
    }
}

extension Character {
    /// What runs of characters are told apart by.
    fileprivate enum Kind {
        case blank
        case word
        case other
    }

    fileprivate var kind: Kind {
        if isWhitespace { return .blank }
        return isLetter || isNumber || self == "_" ? .word : .other
    }
}
