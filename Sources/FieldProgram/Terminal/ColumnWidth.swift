/// How many columns of a terminal text takes.
enum ColumnWidth {
    /// Blocks of which every character takes two columns (East Asian Width W and F). Emoji are asked of the standard
    /// library instead, which knows newer ones than any table here.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
        0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
        0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265,
        0x20000...0x3FFFD,
    ]

    static func of(_ text: some StringProtocol) -> Int {
        text.reduce(0) { $0 + of($1) }
    }

    /// An emoji takes two columns, whatever is combined with it. Else what stands in a column of its own counts: signs of vowels behind
    /// a letter, and the letters that are joined to it, but no marks above or below.
    static func of(_ character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        if scalars.contains("\u{FE0F}") || scalars.count == 2 && first.isFlagPart { return 2 }
        if first.properties.isEmojiPresentation && !first.isFlagPart { return 2 }
        return scalars.reduce(0) { $0 + of($1) }
    }

    private static func of(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        // The vowels and last consonants of Korean syllables stand in the column of the first.
        if (0x1160...0x11FF).contains(scalar.value) { return 0 }
        return wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }
}

extension Unicode.Scalar {
    /// Two regional indicators make a flag; one is a letter in a box.
    fileprivate var isFlagPart: Bool { (0x1F1E6...0x1F1FF).contains(value) }
}
