/// Texts as a search compares them: small letters without accents, one kind of space, hyphen and apostrophe.
enum LetterFolding {
    /// Appends what a text is folded to. No control character is in it.
    static func append(_ text: String, to bytes: inout [UInt8]) {
        let start = bytes.count
        for byte in text.utf8 {
            if byte >= 0x80 {
                bytes.removeSubrange(start...)
                for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
                return
            }
            bytes.append(folded(ascii: byte))
        }
    }

    /// What a text is folded to, without blanks at its ends.
    static func folded(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        append(text, to: &bytes)
        while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
        let start = bytes.firstIndex { $0 != UInt8(ascii: " ") } ?? 0
        return start == 0 ? bytes : Array(bytes[start...])
    }

    /// The letters that are folded to one of these.
    static func variants(of letters: [UInt8]) -> String.UnicodeScalarView {
        var found = String.UnicodeScalarView()
        var known = [Bool](repeating: false, count: 256)
        for letter in letters { known[Int(letter)] = true }
        for (letter, variants) in LetterVariants.all where letter.utf8.allSatisfy({ known[Int($0)] }) {
            found.append(contentsOf: variants.unicodeScalars)
        }
        return found
    }

    private static func folded(ascii byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
        case 0..<0x20, 0x7F: UInt8(ascii: " ")
        default: byte
        }
    }

    private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        switch scalar.value {
        case 0..<0x80: bytes.append(folded(ascii: UInt8(scalar.value)))
        // Marks that join a letter, points of Hebrew and Arabic, and what is not seen.
        case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F, 0x591...0x5C7,
            0x64B...0x65F, 0x200B...0x200F, 0x2060, 0xFEFF:
            break
        case 0x80...0xA0, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: bytes.append(UInt8(ascii: " "))
        case 0x2018, 0x2019, 0x2BC: bytes.append(UInt8(ascii: "'"))
        case 0x2010...0x2015, 0x2212: bytes.append(UInt8(ascii: "-"))
        // Letters and signs as wide as ideographs.
        case 0xFF01...0xFF5E: bytes.append(folded(ascii: UInt8(scalar.value - 0xFEE0)))
        default:
            for small in scalar.properties.lowercaseMapping.unicodeScalars {
                if small.isASCII {
                    bytes.append(UInt8(small.value))
                } else if let letters = table[small.value] {
                    bytes.append(contentsOf: letters.utf8)
                } else if !(0x300...0x36F).contains(small.value) {
                    bytes.append(contentsOf: String(small).utf8)
                }
            }
        }
    }

    private static let table: [UInt32: String] = {
        var table: [UInt32: String] = [:]
        for (letter, variants) in LetterVariants.all {
            for scalar in variants.unicodeScalars { table[scalar.value] = letter }
        }
        return table
    }()
}
