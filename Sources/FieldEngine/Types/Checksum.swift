/// Checksums: ordinary functions beside the automata, because no one auto-completes a checksum.
enum Checksum {
    /// The Luhn check over the digits of a text (ISO/IEC 7812-1, annex B), but for what groups them; false for a text with
    /// anything else in it.
    static func luhn(_ text: String) -> Bool {
        var sum = 0
        var doubles = false
        var count = 0
        for byte in text.utf8.reversed() where !isGrouping(byte) {
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return false }
            let digit = Int(byte - UInt8(ascii: "0"))
            sum += doubles ? (digit > 4 ? 2 * digit - 9 : 2 * digit) : digit
            doubles.toggle()
            count += 1
        }
        return count > 0 && sum % 10 == 0
    }

    /// MOD 97-10 of ISO 7064: whether a text, but for what groups it, with letters read as 10 to 35, leaves 1 when divided
    /// by 97. Its last two characters are the check digits.
    static func mod97(_ text: String) -> Bool {
        var remainder = 0
        var count = 0
        for byte in text.utf8 where !isGrouping(byte) {
            guard let next = remainder97(remainder, behind: byte) else { return false }
            remainder = next
            count += 1
        }
        return count > 2 && remainder == 1
    }

    /// The same of an international bank account number, whose check digits stand in front with the country: its first four
    /// characters are read last.
    static func bankAccount(_ text: String) -> Bool {
        let bytes = text.utf8.filter { !isGrouping($0) }
        guard bytes.count > 4 else { return false }
        var remainder = 0
        for byte in bytes[4...] + bytes[..<4] {
            guard let next = remainder97(remainder, behind: byte) else { return false }
            remainder = next
        }
        return remainder == 1
    }

    /// The remainder of a number that has a digit, or a letter's two, more; nil for any other character.
    private static func remainder97(_ remainder: Int, behind byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): (remainder * 10 + Int(byte - UInt8(ascii: "0"))) % 97
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): (remainder * 100 + Int(byte - UInt8(ascii: "A")) + 10) % 97
        case UInt8(ascii: "a")...UInt8(ascii: "z"): (remainder * 100 + Int(byte - UInt8(ascii: "a")) + 10) % 97
        default: nil
        }
    }

    /// Spaces and hyphens are how numbers are grouped, and no part of them.
    private static func isGrouping(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") }
}
