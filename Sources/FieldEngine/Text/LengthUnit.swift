/// What the length of a text counts (specification, section 3, `lengthUnit`).
public enum LengthUnit: String, CaseIterable, Sendable {
    /// Extended grapheme clusters: what a person calls a character.
    case character
    case scalar
    case utf16
    case utf8

    /// How long a text is in this unit. O(bytes).
    public func count(_ text: some StringProtocol) -> Int {
        if self == .utf8 { return text.utf8.count }
        return text.utf8.withContiguousStorageIfAvailable { bytes in
            switch self {
            case .character: bytes.plainClusterCount ?? text.count
            case .scalar: bytes.scalarCount
            case .utf16: bytes.utf16Count
            case .utf8: bytes.count
            }
        } ?? slowCount(text)
    }

    /// The same of a text whose bytes are not at hand.
    private func slowCount(_ text: some StringProtocol) -> Int {
        switch self {
        case .character: text.count
        case .scalar: text.unicodeScalars.count
        case .utf16: text.utf16.count
        case .utf8: text.utf8.count
        }
    }

    /// The longest prefix of whole grapheme clusters that counts at most `maximum`.
    func prefix(of text: String, maximum: Int) -> Substring {
        var count = 0
        var end = text.startIndex
        while end < text.endIndex {
            let next = text.index(after: end)
            count += self.count(text[end..<next])
            if count > maximum { break }
            end = next
        }
        return text[..<end]
    }
}

/// What becomes of an edit that would make the text longer than `maxLength` (specification, section 3).
public enum OverflowPolicy: String, Sendable {
    case reject
    case truncate
    case allow
}
