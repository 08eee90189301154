import Testing

@testable import Automata

/// The committed tables against the standard library's answers, for scalars older than the tables.
struct UnicodeTablesTests {
    private static let old: [Unicode.Scalar] = (UInt32(0)...0x10FFFF).compactMap { value in
        guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major <= 15 else { return nil }
        return scalar
    }

    private func check(_ name: String, _ has: (Unicode.Scalar) -> Bool) throws {
        let set = try ScalarSet(class: "\\p{\(name)}")
        let wrong = Self.old.first { set.contains($0) != has($0) }
        #expect(wrong == nil, "\(name)")
    }

    @Test func categories() throws {
        let letters: Set<Unicode.GeneralCategory> = [
            .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        ]
        try check("L") { letters.contains($0.properties.generalCategory) }
        try check("Lu") { $0.properties.generalCategory == .uppercaseLetter }
        try check("Decimal_Number") { $0.properties.generalCategory == .decimalNumber }
        try check("General_Category=Zs") { $0.properties.generalCategory == .spaceSeparator }
        try check("gc=Mn") { $0.properties.generalCategory == .nonspacingMark }
        try check("Sc") { $0.properties.generalCategory == .currencySymbol }
        try check("Cf") { $0.properties.generalCategory == .format }
    }

    @Test func categoryOfScalar() {
        for scalar in Self.old where scalar.value < 0x3000 || scalar.value % 13 == 0 {
            let same = "\(GeneralCategory(of: scalar))" == "\(scalar.properties.generalCategory)"
            #expect(same, "\(String(scalar.value, radix: 16))")
        }
    }

    @Test func digits() {
        for scalar in Self.old where scalar.properties.generalCategory == .decimalNumber || scalar.value < 0x3000 {
            let value = scalar.properties.numericType == .decimal ? scalar.properties.numericValue : nil
            #expect(scalar.decimalDigit.map { Double($0) } == value, "\(String(scalar.value, radix: 16))")
        }
    }

    @Test func propertiesOfScalars() {
        for scalar in Self.old where scalar.value < 0x3000 || scalar.value % 13 == 0 {
            let properties = scalar.properties
            let isSame =
                scalar.isAlphabetic == properties.isAlphabetic && scalar.isWhitespace == properties.isWhitespace
                && scalar.isUppercase == properties.isUppercase && scalar.isLowercase == properties.isLowercase
                && scalar.isMath == properties.isMath
            #expect(isSame, "\(String(scalar.value, radix: 16))")
        }
    }

    @Test func binaryProperties() throws {
        try check("Alphabetic") { $0.properties.isAlphabetic }
        try check("White_Space") { $0.properties.isWhitespace }
        try check("Uppercase") { $0.properties.isUppercase }
        try check("Lowercase") { $0.properties.isLowercase }
        try check("Emoji") { $0.properties.isEmoji }
        try check("Emoji_Presentation") { $0.properties.isEmojiPresentation }
        try check("Emoji_Modifier") { $0.properties.isEmojiModifier }
        try check("Emoji_Modifier_Base") { $0.properties.isEmojiModifierBase }
        try check("Math") { $0.properties.isMath }
        try check("Dash") { $0.properties.isDash }
        try check("Ideographic") { $0.properties.isIdeographic }
        try check("Diacritic") { $0.properties.isDiacritic }
        try check("Hex_Digit") { $0.properties.isHexDigit }
        try check("ID_Start") { $0.properties.isIDStart }
        try check("ID_Continue") { $0.properties.isIDContinue }
    }

    /// What `\d \w \s` are under `u`.
    @Test func unicodeClasses() throws {
        try check("Join_Control") { $0.properties.isJoinControl }
        for (set, has) in [
            (UnicodeProperty.word, { Reference.isWord($0, true) }),
            (UnicodeProperty.decimalNumbers, { $0.properties.generalCategory == .decimalNumber }),
            (UnicodeProperty.whiteSpace, { $0.properties.isWhitespace }),
        ] as [(ScalarSet, (Unicode.Scalar) -> Bool)] {
            #expect(Self.old.first { set.contains($0) != has($0) } == nil)
        }
        // A place is told apart by one neighbour kind only.
        #expect(ScalarSet.patternWord.subtracting(UnicodeProperty.word).isEmpty)
        #expect(ScalarSet.lineTerminators.intersection(UnicodeProperty.word).isEmpty)
    }

    @Test func categoriesDivideAllScalars() throws {
        let groups = try ["L", "M", "N", "P", "S", "Z", "C"].map { try ScalarSet(class: "\\p{\($0)}") }
        #expect(groups.reduce(ScalarSet()) { $0.union($1) } == .all)
        #expect(groups.reduce(0) { $0 + $1.count } == ScalarSet.all.count)
        #expect(try ScalarSet(class: "\\P{L}") == groups[0].complement)
    }

    @Test(arguments: [
        ("Latin", "é", "д"), ("Script=Cyrillic", "д", "e"), ("sc=Grek", "λ", "l"), ("Script=Han", "漢", "か"),
        ("Script=Hiragana", "か", "カ"), ("script=Old_Italic", "\u{10300}", "i"), ("Script=Common", "1", "a"),
    ])
    func scripts(name: String, member: String, other: String) throws {
        let full = name.contains("=") ? name : "Script=\(name)"
        let set = try ScalarSet(class: "[\\p{\(full)}]")
        #expect(member.unicodeScalars.allSatisfy(set.contains))
        #expect(!other.unicodeScalars.contains(where: set.contains))
    }

    /// Simple case folding as the standard library's simple mappings tell it.
    @Test func caseCycles() {
        func single(_ text: String) -> Unicode.Scalar? {
            text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
        }
        func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
            // These two fold to themselves but in Turkish.
            if scalar == "\u{130}" || scalar == "\u{131}" { return scalar }
            let upper = single(scalar.properties.uppercaseMapping) ?? scalar
            return single(upper.properties.lowercaseMapping) ?? upper
        }
        var members: [Unicode.Scalar: Set<Unicode.Scalar>] = [:]
        let cased = Self.old.filter { $0.properties.changesWhenCaseMapped || $0.properties.isCased }
        for scalar in cased { members[folded(scalar), default: []].insert(scalar) }
        let known = ScalarSet(Self.old)
        var count = 0
        for scalar in cased {
            let closure = ScalarSet(scalar).caseClosure.intersection(known)
            if closure != ScalarSet(members[folded(scalar)] ?? [scalar]) {
                Issue.record("\(scalar): \(closure)")
                return
            }
            count += 1
        }
        #expect(count > 2500)
    }
}
