extension StringProtocol where SubSequence == Substring {
    /// What a link of a scheme is about: what stands behind it, up to its query, its percent-encoded octets decoded (RFC 3986, section
    /// 2.1). Nil for a text that is no such link.
    ///
    /// - Parameter scheme: in small letters.
    func target(ofScheme scheme: String) -> String? {
        let head = scheme + ":"
        guard prefix(head.utf8.count).lowercased() == head else { return nil }
        return String(dropFirst(head.utf8.count).prefix { $0 != "?" }).percentDecoded
    }
}

extension String {
    /// Octets that are written in hexadecimal digits behind `%` as themselves; as it is where they make no text.
    fileprivate var percentDecoded: String {
        var bytes: [UInt8] = []
        var rest = utf8[...]
        while let byte = rest.popFirst() {
            let pair = rest.prefix(2)
            if byte == UInt8(ascii: "%"), pair.count == 2, pair.allSatisfy({ $0.hexadecimalValue != nil }) {
                bytes.append(pair.reduce(0) { $0 << 4 | ($1.hexadecimalValue ?? 0) })
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self) ?? self
    }
}

extension UInt8 {
    fileprivate var hexadecimalValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
