/// How numbers are written where a language is spoken: which decimal sign, and what stands between which groups of
/// digits, with the digits of ASCII. Others are shown where they are asked for (`NumberingSystem`).
struct NumberLocale: Equatable, Sendable {
    var decimalSign = NumberFormat.DecimalSign.point
    var groupSign = NumberFormat.GroupSign.comma
    var groupSizes = NumberFormat.GroupSizes.thousand
    /// How many digits have to stand before the first group sign: in Spanish 1234 has none.
    var leastGrouped = 1

    /// What holds where nothing is known of a language, and where none is named.
    static let usual = NumberLocale()

    init() {}

    /// The signs of a BCP 47 tag, the usual ones where nothing is known of it.
    init(_ tag: String, isMoney: Bool) {
        for name in Self.names(of: tag) {
            if isMoney, let row = Self.row(of: name, in: Self.money) {
                self = row.locale
                return
            }
            if let row = Self.row(of: name, in: Self.numbers) {
                self = row.locale
                return
            }
        }
    }

    /// Where the sign of a currency or of a percentage stands.
    struct Symbol: Equatable, Sendable {
        var isBefore: Bool
        var hasSpace: Bool
    }

    /// What a table says of such a sign for a BCP 47 tag; nil where it is the usual one.
    static func symbol(_ tag: String, in rows: [SymbolRow]) -> Symbol? {
        for name in names(of: tag) {
            if let row = rows.first(where: { $0.tags.hasWord(name) }) { return row.symbol }
        }
        return nil
    }

    static func symbol(_ tag: String, isMoney: Bool) -> Symbol? {
        symbol(tag, in: isMoney ? moneySymbols : percentSymbols)
    }

    /// A line of the table of such places.
    struct SymbolRow {
        let symbol: Symbol
        /// Tags in small letters with spaces between them.
        let tags: String

        init(isBefore: Bool, hasSpace: Bool, _ tags: String) {
            symbol = Symbol(isBefore: isBefore, hasSpace: hasSpace)
            self.tags = tags
        }
    }

    /// A line of the table: signs, and the languages that have them.
    struct Row {
        let locale: NumberLocale
        /// Tags in small letters with spaces between them.
        let tags: String

        init(
            _ decimalSign: NumberFormat.DecimalSign, _ groupSign: NumberFormat.GroupSign,
            _ groupSizes: NumberFormat.GroupSizes, _ leastGrouped: Int, _ tags: String
        ) {
            var locale = NumberLocale()
            locale.decimalSign = decimalSign
            locale.groupSign = groupSign
            locale.groupSizes = groupSizes
            locale.leastGrouped = leastGrouped
            self.locale = locale
            self.tags = tags
        }
    }

    private static func row(of name: String, in rows: [Row]) -> Row? {
        rows.first { $0.tags.hasWord(name) }
    }

    /// What is looked for of a tag, the most exact first: language, script and region, then with one of them only, then
    /// the language alone. Where only a region is known to write otherwise, its script does not matter.
    static func names(of tag: String) -> [String] {
        let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
        guard let language = parts.first.map(String.init) else { return [] }
        var script: String?
        var region: String?
        for part in parts.dropFirst() {
            // What follows a single character is an extension.
            if part.count == 1 { break }
            if part.count == 4, script == nil, part.allSatisfy({ $0.isLetter }) { script = String(part) }
            if part.count == 2 || part.count == 3 && part.allSatisfy({ $0.isNumber }), region == nil {
                region = String(part)
            }
        }
        var names: [String] = []
        if let script, let region { names.append(language + "-" + script + "-" + region) }
        if let script { names.append(language + "-" + script) }
        let usual = script == nil ? region.flatMap { usualScript(of: language, in: $0) } : nil
        if let usual, let region { names.append(language + "-" + usual + "-" + region) }
        if let region { names.append(language + "-" + region) }
        if let usual { names.append(language + "-" + usual) }
        return names + [language]
    }

    /// The script in which a language is written in a region, where that is another one than elsewhere (CLDR's likely subtags): browsers
    /// say `zh-TW`.
    private static func usualScript(of language: String, in region: String) -> String? {
        switch (language, region) {
        case ("zh", "tw"), ("zh", "hk"), ("zh", "mo"): "hant"
        case ("zh", "sg"), ("zh", "my"): "hans"
        case ("pa", "pk"), ("uz", "af"), ("kk", "cn"), ("az", "ir"): "arab"
        case ("sr", "me"), ("sr", "ro"), ("sr", "tr"): "latn"
        default: nil
        }
    }
}

extension ParameterReader {
    /// The locale that a field names, or else the one that holds for all.
    func languageTag() throws(DefinitionError) -> String {
        guard let tag = try text("locale") else { return locale }
        guard tag.isLanguageTag else {
            throw .wrongParameter(path: "locale", expected: "a BCP 47 tag such as \"de-CH\"", found: "another string")
        }
        return tag
    }

    /// Where the sign of a currency or of a percentage stands in that locale.
    func symbolOfLocale(isMoney: Bool) throws(DefinitionError) -> NumberLocale.Symbol {
        NumberLocale.symbol(try languageTag(), isMoney: isMoney)
            ?? NumberLocale.Symbol(isBefore: isMoney, hasSpace: false)
    }

    /// Reads the signs of a number: those that are named, else those of the locale.
    func signs(_ format: inout NumberFormat, isMoney: Bool = false) throws(DefinitionError) {
        let locale = NumberLocale(try languageTag(), isMoney: isMoney)
        format.take(locale)
        if let sign = try word("decimalSign", NumberFormat.DecimalSign.self), sign != locale.decimalSign {
            format.decimalSign = sign
            // The locale's own could not be told from the decimal sign.
            format.groupSign = sign.usualGroupSign
        }
        if let sign = try word("groupSign", NumberFormat.GroupSign.self) {
            guard sign.rawValue != format.decimalSign.rawValue else {
                throw .invalid(path: "groupSign", reason: "it could not be told from the decimal sign")
            }
            format.groupSign = sign
        }
        if let sizes = try word("groups", NumberFormat.GroupSizes.self) {
            format.groupSizes = sizes
            format.leastGrouped = 1
        }
        guard !has("decimalSign"), let digits = try digits(), digits.isArabic else { return }
        // A point between these digits would be taken for their zero.
        format.showsArabicSign = true
        if !has("groupSign") { format.groupSign = .arabic }
    }

    /// The digits that the locale asks for.
    func digits() throws(DefinitionError) -> NumberingSystem? { NumberingSystem(ofTag: try languageTag()) }
}

extension NumberFormat {
    mutating func take(_ locale: NumberLocale) {
        decimalSign = locale.decimalSign
        groupSign = locale.groupSign
        groupSizes = locale.groupSizes
        leastGrouped = locale.leastGrouped
    }
}

extension String {
    /// Whether it is written as a BCP 47 tag is: letters and digits in parts of at most eight.
    package var isLanguageTag: Bool {
        let parts = utf8.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
        guard utf8.count <= 100, let first = parts.first, (2...8).contains(first.count) else { return false }
        return parts.allSatisfy { part in
            (1...8).contains(part.count)
                && part.allSatisfy { $0.isDigit || $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") || $0.isCapital }
        }
    }

    /// Whether a word stands in the text, which has a blank between words. It is asked of a thousand tags where a field is made.
    fileprivate func hasWord(_ word: String) -> Bool {
        withUTF8Bytes { bytes in
            word.withUTF8Bytes { wanted in
                var start = 0
                for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: " ") {
                    if end - start == wanted.count, bytes[start..<end].elementsEqual(wanted) { return true }
                    start = end + 1
                }
                return false
            }
        }
    }
}
