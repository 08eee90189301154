extension Substring {
    /// The octets of a text in which some are written in hexadecimal digits behind `%` (RFC 3986, section 2.1), and whether each `%` stands
    /// before two of those: one that does not is an octet itself.
    package var percentDecoded: (bytes: [UInt8], isWellFormed: Bool) {
        let encoded = Array(utf8)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(encoded.count)
        var isWellFormed = true
        var place = 0
        while place < encoded.count {
            let byte = encoded[place]
            place += 1
            if byte == UInt8(ascii: "%") {
                if place + 1 < encoded.count, let high = encoded[place].hexadecimalValue,
                    let low = encoded[place + 1].hexadecimalValue
                {
                    bytes.append(high << 4 | low)
                    place += 2
                    continue
                }
                isWellFormed = false
            }
            bytes.append(byte)
        }
        return (bytes, isWellFormed)
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
