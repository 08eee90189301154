extension Substring {
    /// What a link of a scheme is about: what stands behind it, up to its query, its percent-encoded octets decoded (RFC 3986, section
    /// 2.1). Nil for a text that is no such link.
    ///
    /// - Parameter scheme: in small letters.
    func target(ofScheme scheme: String) -> String? {
        let head = scheme + ":"
        guard prefix(head.utf8.count).lowercased() == head else { return nil }
        let target = String(dropFirst(head.utf8.count).prefix { $0 != "?" })
        let encoded = Array(target.utf8)
        var bytes: [UInt8] = []
        var place = 0
        while place < encoded.count {
            if encoded[place] == UInt8(ascii: "%"), place + 2 < encoded.count,
                let high = encoded[place + 1].hexadecimalValue,
                let low = encoded[place + 2].hexadecimalValue
            {
                bytes.append(high << 4 | low)
                place += 3
            } else {
                bytes.append(encoded[place])
                place += 1
            }
        }
        // As it is where the octets make no text.
        return String(validating: bytes, as: UTF8.self) ?? target
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
