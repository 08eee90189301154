internal import JSONBytes

/// How something is hidden: by the same length and shape, a digit for a digit, a letter for a letter, an escape for an
/// escape. So every offset still fits, and the session goes on much as it did.
extension SecretMask {
    /// Every string and number in a value.
    func hide(_ value: JSONNode, in text: inout [UInt8]) {
        let range = document.source(value).indices
        var index = range.lowerBound
        var isInString = false
        func put(_ bytes: StaticString) {
            for offset in 0..<bytes.utf8CodeUnitCount where text.indices.contains(index + offset) {
                text[index + offset] = bytes.utf8Start[offset]
            }
            index += bytes.utf8CodeUnitCount
        }
        while index < range.upperBound {
            let byte = text[index]
            switch byte {
            case UInt8(ascii: "\""):
                isInString.toggle()
                index += 1
            case UInt8(ascii: "1")...UInt8(ascii: "9"): put(isInString ? "0" : "1")
            case UInt8(ascii: "0"): index += 1
            case _ where !isInString: index += 1
            case UInt8(ascii: "\\"):
                if index + 1 < range.upperBound, text[index + 1] == UInt8(ascii: "u") {
                    put("\\u0078")
                } else {
                    index += 2
                }
            case UInt8(ascii: "a")...UInt8(ascii: "z"): put("x")
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): put("X")
            case UInt8(ascii: " "): index += 1
            case 0x21..<0x80: put("*")
            case 0xC2..<0xE0: put("×")
            case 0xE0..<0xF0: put("•")
            case 0xF0..<0xF5: put("🙂")
            default: index += 1
            }
        }
    }

    func empty(_ value: JSONNode, in text: inout [UInt8]) {
        let range = document.source(value).indices
        guard range.count >= 2 else { return }
        for index in range { text[index] = UInt8(ascii: " ") }
        text[range.lowerBound] = UInt8(ascii: "{")
        text[range.lowerBound + 1] = UInt8(ascii: "}")
    }
}
