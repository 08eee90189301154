/// Which digits somebody asks for.
extension NumberingSystem {
    /// The system of that name; nil for the digits of ASCII, and for what is no system of ten digits in a row.
    init?(named name: String) {
        guard let word = Self.word(in: Self.table, where: { words in words[0] == name[...] }, 1),
            let code = UInt32(word, radix: 16), let scalar = Unicode.Scalar(code)
        else { return nil }
        zero = scalar
        isArabic = name == "arab" || name == "arabext"
    }

    /// The digits that the extension `-u-nu-` of a BCP 47 tag asks for: a system by its name, or `native` for that of the
    /// language. Nil where none is asked for, or those of ASCII are, or one that nobody knows.
    public init?(ofTag tag: String) {
        guard let asked = Self.asked(tag.lowercased()) else { return nil }
        if asked != "native" {
            self.init(named: asked)
            return
        }
        for name in NumberLocale.names(of: tag) {
            guard let native = Self.word(in: Self.natives, where: { $0.dropFirst().contains(name[...]) }, 0) else {
                continue
            }
            self.init(named: native)
            return
        }
        return nil
    }

    /// The value of the key `nu` in the extension `u` of a tag.
    private static func asked(_ tag: String) -> String? {
        let parts = tag.split { $0 == "-" || $0 == "_" }
        guard let start = parts.firstIndex(where: { $0 == "u" }) else { return nil }
        // Behind another single character is another extension.
        let extent = parts[(start + 1)...].prefix { $0.utf8.count > 1 }
        guard let key = extent.firstIndex(where: { $0 == "nu" }), key + 1 < extent.endIndex else { return nil }
        return String(extent[key + 1])
    }

    /// A word of the line of a table that fits; nil where none does.
    private static func word(
        in table: String, where fits: ([Substring]) -> Bool, _ place: Int
    ) -> String? {
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ")
            if !words.isEmpty, fits(words) { return words.count > place ? String(words[place]) : nil }
        }
        return nil
    }
}
