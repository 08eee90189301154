/// Checksums: ordinary functions beside the automata, because no one auto-completes a checksum.
enum Checksum {
    /// The Luhn check over the digits of a text (ISO/IEC 7812-1, annex B); false for a text with anything else in it.
    static func luhn(_ text: String) -> Bool {
        var sum = 0
        var doubles = false
        var count = 0
        for byte in text.utf8.reversed() {
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return false }
            let digit = Int(byte - UInt8(ascii: "0"))
            sum += doubles ? (digit > 4 ? 2 * digit - 9 : 2 * digit) : digit
            doubles.toggle()
            count += 1
        }
        return count > 0 && sum % 10 == 0
    }

    /// Whether a text, its first four characters moved to the end and letters read as 10 to 35, leaves 1 when divided
    /// by 97 (ISO 7064, as in an IBAN).
    static func mod97(_ text: String) -> Bool {
        let bytes = Array(text.utf8.filter { $0 != UInt8(ascii: " ") })
        guard bytes.count > 4 else { return false }
        var remainder = 0
        for byte in bytes[4...] + bytes[..<4] {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                remainder = (remainder * 10 + Int(byte - UInt8(ascii: "0"))) % 97
            case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                remainder = (remainder * 100 + Int(byte - UInt8(ascii: "A")) + 10) % 97
            case UInt8(ascii: "a")...UInt8(ascii: "z"):
                remainder = (remainder * 100 + Int(byte - UInt8(ascii: "a")) + 10) % 97
            default: return false
            }
        }
        return remainder == 1
    }
}
