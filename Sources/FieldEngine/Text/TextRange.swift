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
    ///
    /// From the bytes: a short result takes no memory this way, and a long one is written once.
    package func replacing(_ range: Range<Int>, with text: String) -> String {
        // Typed at the end, as most is.
        if range.lowerBound >= utf8.count { return self + text }
        return withUTF8Bytes { old in
            text.withUTF8Bytes { new in
                // Whatever was counted: no character is cut.
                let range = old.boundary(atOrBefore: range.lowerBound)..<old.boundary(atOrBefore: range.upperBound)
                return String(unsafeUninitializedCapacity: old.count - range.count + new.count) { target in
                    var end = target.update(fromContentsOf: old[..<range.lowerBound])
                    end = target[end...].update(fromContentsOf: new)
                    return target[end...].update(fromContentsOf: old[range.upperBound...])
                }
            }
        }
    }

    /// The UTF-8 offset of the nearest scalar boundary at or before `offset`, within the text.
    func scalarBoundary(atOrBefore offset: Int) -> Int {
        utf8Offset(of: offset, in: .utf8)
    }

    /// The UTF-8 offset where the scalar ends that begins at `offset`; the end at the end.
    func scalarEnd(after offset: Int) -> Int {
        let start = index(at: offset)
        return start < endIndex ? utf8Offset(of: unicodeScalars.index(after: start)) : utf8.count
    }

    /// The offset where the grapheme cluster begins that ends at or contains `offset`; 0 at the start.
    ///
    /// Asked of the text before the offset, because the whole text's `index(before:)` traps for an offset inside its
    /// first cluster.
    func clusterStart(before offset: Int) -> Int {
        if isBetweenASCII(offset - 1) { return offset - 1 }
        let head = self[..<index(at: offset)]
        return head.isEmpty ? 0 : utf8Offset(of: head.index(before: head.endIndex))
    }

    /// The offset where the grapheme cluster ends that begins at or contains `offset`; the end at the end.
    func clusterEnd(after offset: Int) -> Int {
        if isBetweenASCII(offset + 1) { return offset + 1 }
        let tail = self[index(at: offset)...]
        return tail.isEmpty ? utf8.count : utf8Offset(of: tail.index(after: tail.startIndex))
    }

    /// Whether a boundary of grapheme clusters is there for certain, and so are those a byte before and behind it: all
    /// around is ASCII and no line break.
    private func isBetweenASCII(_ offset: Int) -> Bool {
        withUTF8Bytes { bytes in
            guard offset >= 0, offset <= bytes.count else { return false }
            let around = max(offset - 2, 0)..<min(offset + 2, bytes.count)
            return bytes[around].allSatisfy { $0 < 0x80 && $0 != 0x0D }
        }
    }
}

extension Range where Bound == Int {
    /// A caret: the empty range at an offset.
    package static func caret(_ offset: Int) -> Range<Int> { offset..<offset }

    func clamped(toLengthOf text: String) -> Range<Int> {
        clamped(to: 0..<text.utf8.count)
    }
}

extension Collection<UInt8> {
    /// Whether the bytes begin with those of a text. Of two views of texts `starts(with:)` is two kilobytes of code in a page.
    package func begins(withBytesOf text: String) -> Bool {
        text.withUTF8Bytes { others in
            var bytes = makeIterator()
            return others.allSatisfy { bytes.next() == $0 }
        }
    }
}

extension String {
    /// Whether the bytes are the same. `==` is no test of that: it takes é and e with a combining accent for equal.
    @inline(__always)
    package func isIdentical(to other: String) -> Bool {
        // The same words of memory are the same text, which short ones lie in and long ones share.
        unsafeBitCast(self, to: Words.self) == unsafeBitCast(other, to: Words.self)
            || utf8.count == other.utf8.count && hasBytes(of: other)
    }

    /// What a text lies in.
    #if _pointerBitWidth(_64)
        private typealias Words = (UInt64, UInt64)
    #else
        private typealias Words = (UInt32, UInt32, UInt32)
    #endif

    private func hasBytes(of other: String) -> Bool {
        withUTF8Bytes { bytes in
            other.withUTF8Bytes { others in
                // Two copies of one long text.
                if bytes.baseAddress == others.baseAddress { return true }
                let (left, right) = (UnsafeRawBufferPointer(bytes), UnsafeRawBufferPointer(others))
                var offset = 0
                // Eight bytes at once, since texts are compared several times with each key.
                while offset &+ 8 <= left.count {
                    let word = left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    if word != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
                    offset &+= 8
                }
                while offset < left.count {
                    if left[offset] != right[offset] { return false }
                    offset &+= 1
                }
                return true
            }
        }
    }
}
