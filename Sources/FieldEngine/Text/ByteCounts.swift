/// What is counted in long texts, from their bytes, which must be well-formed UTF-8: by the byte where `String` takes
/// dozens of instructions for each.
extension UnsafeBufferPointer<UInt8> {
    /// How many scalars begin here.
    var scalarCount: Int {
        var count = 0
        for byte in self where byte & 0xC0 != 0x80 { count &+= 1 }
        return count
    }

    /// How many UTF-16 code units the text takes.
    var utf16Count: Int {
        var count = 0
        for byte in self {
            count &+= byte & 0xC0 != 0x80 ? 1 : 0
            count &+= byte >= 0xF0 ? 1 : 0
        }
        return count
    }

    /// How many extended grapheme clusters the text has, where each scalar is one: Latin, Cyrillic, kana and Chinese
    /// letters with the punctuation that is usual. Nil where there is anything else, which may join what is before or
    /// behind it (UAX 29; of these scalars only CR LF does).
    var plainClusterCount: Int? {
        var index = 0
        var count = 0
        while index < self.count {
            let byte = self[index]
            if byte < 0x80 {
                if byte == 0x0D { return nil }
                index &+= 1
            } else if byte >= 0xC2 && byte <= 0xCB || byte == 0xD0 || byte == 0xD1 {
                // U+0080 to U+02FF, U+0400 to U+047F.
                index &+= 2
            } else if byte >= 0xE4 && byte <= 0xE9 {
                // U+4000 to U+9FFF.
                index &+= 3
            } else {
                guard index &+ 2 < self.count else { return nil }
                let (second, third) = (self[index &+ 1], self[index &+ 2])
                // U+2010 to U+2027, where no joiner is.
                let isPunctuation = byte == 0xE2 && second == 0x80 && third >= 0x90 && third <= 0xA7
                // U+3040 to U+30FF without the two marks that combine.
                let isKana =
                    byte == 0xE3 && second >= 0x81 && second <= 0x83
                    && !(second == 0x82 && (third == 0x99 || third == 0x9A))
                // U+3000 to U+3029: behind them combining marks begin.
                let isSign = byte == 0xE3 && second == 0x80 && third <= 0xA9
                guard isPunctuation || isKana || isSign else { return nil }
                index &+= 3
            }
            count &+= 1
        }
        return count
    }

    /// How many characters are line breaks, CR LF being one.
    var lineBreakCount: Int {
        var count = 0
        for (index, byte) in enumerated() {
            // Most bytes are neither control characters nor the last of a scalar that may be one.
            if byte >= 0x20 && byte < 0x80 || byte > 0xA9 { continue }
            switch byte {
            case 0x0B...0x0D: count &+= 1
            case 0x0A: if index == 0 || self[index &- 1] != 0x0D { count &+= 1 }
            case 0x85: if index > 0, self[index &- 1] == 0xC2 { count &+= 1 }
            case 0xA8, 0xA9: if index > 1, self[index &- 1] == 0x80, self[index &- 2] == 0xE2 { count &+= 1 }
            default: break
            }
        }
        return count
    }

    /// Whether each line break is LF by itself.
    var breaksLinesByLFOnly: Bool {
        var feeds = 0
        for byte in self {
            if byte == 0x0D { return false }
            feeds &+= byte == 0x0A ? 1 : 0
        }
        return feeds == lineBreakCount
    }
}

extension String {
    /// How many characters are line breaks, of any kind.
    var lineBreakCount: Int { withUTF8Bytes { $0.lineBreakCount } }
}
