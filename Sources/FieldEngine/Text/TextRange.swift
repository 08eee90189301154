// Inside the engine an offset in a text is its UTF-8 offset: constant time in a native string, the same for
// automata, slots and clients of any encoding. What a client counts in is translated at the door.

extension String {
    /// The index of a UTF-8 offset, clamped to the text.
    func index(at offset: Int) -> String.Index {
        utf8.index(startIndex, offsetBy: min(max(offset, 0), utf8.count))
    }

    func utf8Offset(of index: String.Index) -> Int {
        utf8.distance(from: startIndex, to: index)
    }

    /// The part of the text between two UTF-8 offsets, which must be scalar boundaries.
    func slice(_ range: Range<Int>) -> Substring {
        self[index(at: range.lowerBound)..<index(at: range.upperBound)]
    }

    /// The text with the part between two UTF-8 offsets replaced.
    func replacing(_ range: Range<Int>, with text: some StringProtocol) -> String {
        var result = self
        result.replaceSubrange(index(at: range.lowerBound)..<index(at: range.upperBound), with: text)
        return result
    }

    var isASCII: Bool {
        withUTF8Bytes { bytes in bytes.allSatisfy { $0 < 0x80 } }
    }

    /// The UTF-8 offset of the nearest scalar boundary at or before `offset`, within the text.
    func scalarBoundary(atOrBefore offset: Int) -> Int {
        utf8Offset(of: offset, in: .utf8)
    }

    /// The offset where the grapheme cluster begins that ends at or contains `offset`; 0 at the start.
    func clusterStart(before offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        return utf8Offset(of: index(before: index(at: offset)))
    }

    /// The offset where the grapheme cluster ends that begins at or contains `offset`; the end at the end.
    func clusterEnd(after offset: Int) -> Int {
        guard offset < utf8.count else { return utf8.count }
        return utf8Offset(of: index(after: index(at: offset)))
    }

    /// The start of the word before `offset`: white space is skipped, then a run of letters and digits, or a run
    /// of anything else, as Ctrl-Backspace does in most editors.
    func wordStart(before offset: Int) -> Int {
        var position = index(at: offset)
        while position > startIndex, self[self.index(before: position)].isWhitespace {
            position = self.index(before: position)
        }
        guard position > startIndex else { return 0 }
        let isWord = self[self.index(before: position)].isWordCharacter
        while position > startIndex {
            let previous = self.index(before: position)
            guard !self[previous].isWhitespace, self[previous].isWordCharacter == isWord else { break }
            position = previous
        }
        return utf8Offset(of: position)
    }

    /// The end of the word after `offset`, found as `wordStart` is.
    func wordEnd(after offset: Int) -> Int {
        var position = index(at: offset)
        while position < endIndex, self[position].isWhitespace { position = self.index(after: position) }
        guard position < endIndex else { return utf8.count }
        let isWord = self[position].isWordCharacter
        while position < endIndex, !self[position].isWhitespace, self[position].isWordCharacter == isWord {
            position = self.index(after: position)
        }
        return utf8Offset(of: position)
    }
}

extension Character {
    fileprivate var isWordCharacter: Bool { isLetter || isNumber || self == "_" }
}

extension Range where Bound == Int {
    /// A caret: the empty range at an offset.
    static func caret(_ offset: Int) -> Range<Int> { offset..<offset }

    func clamped(toLengthOf text: String) -> Range<Int> {
        clamped(to: 0..<text.utf8.count)
    }
}

extension String {
    /// Whether the bytes are the same. `==` is no test of that: it takes é and e with a combining accent for equal.
    func isIdentical(to other: String) -> Bool {
        utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
    }
}
