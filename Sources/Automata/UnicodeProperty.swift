/// Unicode's general categories, in the order of their numbers in `generalCategoryRuns`.
package enum GeneralCategory: UInt32, CaseIterable {
    case uppercaseLetter, lowercaseLetter, titlecaseLetter, modifierLetter, otherLetter
    case nonspacingMark, spacingMark, enclosingMark
    case decimalNumber, letterNumber, otherNumber
    case connectorPunctuation, dashPunctuation, openPunctuation, closePunctuation
    case initialPunctuation, finalPunctuation, otherPunctuation
    case mathSymbol, currencySymbol, modifierSymbol, otherSymbol
    case spaceSeparator, lineSeparator, paragraphSeparator
    case control, format, surrogate, privateUse, unassigned

    /// The category of a scalar. The standard library has another table of the same, which nothing asks: a page would load both.
    package init(of scalar: Unicode.Scalar) {
        self = Self.run(with: scalar).category
    }

    /// The category of a scalar, and the first scalar of the run of that category which it is in.
    static func run(with scalar: Unicode.Scalar) -> (category: GeneralCategory, start: UInt32) {
        let run = generalCategoryRuns[generalCategoryRuns.index(past: { $0 >> 5 <= scalar.value }) - 1]
        return (GeneralCategory(rawValue: run & 31) ?? .unassigned, run >> 5)
    }

    /// Whether it is one of the marks.
    package var isMark: Bool { GeneralCategory.masks(5...7) & mask != 0 }

    /// The bit of the category in a mask of categories.
    var mask: UInt32 { 1 << rawValue }

    /// The bits of the categories from one to another.
    static func masks(_ range: ClosedRange<UInt32>) -> UInt32 { range.reduce(0) { $0 | 1 << $1 } }
}

/// Sets by their Unicode names: what `\p{…}` means.
enum UnicodeProperty {
    /// The scalars with a property, or nil where the name is not known here. Case, spaces, `_` and `-` in the name do
    /// not matter. O(runs of the table), some microseconds.
    static func set(named name: String) -> ScalarSet? {
        var key = ""
        for scalar in name.unicodeScalars where scalar != "_" && scalar != " " && scalar != "-" {
            key.append(scalar.properties.lowercaseMapping)
        }
        for prefix in ["generalcategory=", "gc=", "category="] where key.hasPrefix(prefix) {
            key.removeFirst(prefix.count)
            return categories(named: key).map(set(ofCategories:))
        }
        for prefix in ["script=", "sc="] where key.hasPrefix(prefix) {
            key.removeFirst(prefix.count)
            return script(named: key).map(set(ofScript:))
        }
        if let mask = categories(named: key) { return set(ofCategories: mask) }
        switch key {
        case "any": return .all
        case "ascii": return ScalarSet("\u{0}"..."\u{7F}")
        case "assigned": return set(ofCategories: GeneralCategory.unassigned.mask).complement
        case "alphabetic", "alpha":
            return set(ofCategories: GeneralCategory.masks(0...4) | GeneralCategory.letterNumber.mask)
                .union(spans(otherAlphabeticSpans))
        case "uppercase", "upper":
            return set(ofCategories: GeneralCategory.uppercaseLetter.mask).union(spans(otherUppercaseSpans))
        case "lowercase", "lower":
            return set(ofCategories: GeneralCategory.lowercaseLetter.mask).union(spans(otherLowercaseSpans))
        case "whitespace", "space", "wspace": return whiteSpace
        case "joincontrol", "joinc": return joinControl
        case "asciihexdigit", "ahex": return ScalarSet(["0"..."9", "A"..."F", "a"..."f"])
        case "hexdigit", "hex": return spans(hexDigitSpans)
        case "emoji": return spans(emojiSpans)
        case "emojipresentation", "epres": return spans(emojiPresentationSpans)
        case "emojimodifier", "emod": return ScalarSet("\u{1F3FB}"..."\u{1F3FF}")
        case "emojimodifierbase", "ebase": return spans(emojiModifierBaseSpans)
        case "regionalindicator", "ri": return ScalarSet("\u{1F1E6}"..."\u{1F1FF}")
        case "math": return set(ofCategories: GeneralCategory.mathSymbol.mask).union(spans(otherMathSpans))
        case "dash": return spans(dashSpans)
        case "ideographic", "ideo": return spans(ideographicSpans)
        case "diacritic", "dia": return spans(diacriticSpans)
        case "idstart", "ids": return identifierStart
        case "idcontinue", "idc":
            return identifierStart.union(set(ofCategories: identifierPartMask))
                .union(spans(otherIdentifierContinueSpans)).subtracting(spans(noIdentifierContinueSpans))
        default: return nil
        }
    }

    /// What words are made of, as word boundaries see it.
    static let word: ScalarSet = set(
        ofCategories: GeneralCategory.masks(0...4) | GeneralCategory.letterNumber.mask | GeneralCategory.masks(5...7)
            | GeneralCategory.decimalNumber.mask | GeneralCategory.connectorPunctuation.mask
    )
    .union(spans(otherAlphabeticSpans)).union(joinControl)
    static let decimalNumbers = set(ofCategories: GeneralCategory.decimalNumber.mask)
    static let whiteSpace = spans(whiteSpaceSpans)
    private static let joinControl = ScalarSet("\u{200C}"..."\u{200D}")

    private static var identifierStart: ScalarSet {
        Self.set(ofCategories: GeneralCategory.masks(0...4) | GeneralCategory.letterNumber.mask)
            .union(spans(otherIdentifierStartSpans)).subtracting(spans(noIdentifierStartSpans))
    }

    private static let identifierPartMask: UInt32 =
        GeneralCategory.masks(0...4) | GeneralCategory.letterNumber.mask | GeneralCategory.masks(5...6)
        | GeneralCategory.decimalNumber.mask | GeneralCategory.connectorPunctuation.mask

    /// The number of a script, by its name in the form that `set(named:)` looks up.
    private static func script(named key: String) -> UInt32? {
        let place = scriptNames.split(separator: " ").firstIndex {
            $0.utf8.lazy.filter { $0 != UInt8(ascii: "_") }.map { $0 | 0x20 }.elementsEqual(key.utf8)
        }
        return place.map { UInt32($0 / 2 + 1) }
    }

    private static func set(ofScript number: UInt32) -> ScalarSet {
        var result: [ScalarSet.Span] = []
        for (index, run) in scriptRuns.enumerated() where run & 255 == number {
            let isLast = index + 1 == scriptRuns.count
            result.append(ScalarSet.Span(run >> 8, (isLast ? 0x110000 : scriptRuns[index + 1] >> 8) - 1))
        }
        return ScalarSet(spans: result)
    }

    /// The bits of a category or of a group of them, by its name in the form that `set(named:)` looks up.
    private static func categories(named key: String) -> UInt32? {
        let groups = "l letter lc casedletter m mark n number p punctuation s symbol z separator c other"
        let ranges: [ClosedRange<UInt32>] = [0...4, 0...2, 5...7, 8...10, 11...17, 18...21, 22...24, 25...29]
        let single = """
            lu uppercaseletter ll lowercaseletter lt titlecaseletter lm modifierletter lo otherletter mn \
            nonspacingmark mc spacingmark me enclosingmark nd decimalnumber nl letternumber no othernumber pc \
            connectorpunctuation pd dashpunctuation ps openpunctuation pe closepunctuation pi initialpunctuation pf \
            finalpunctuation po otherpunctuation sm mathsymbol sc currencysymbol sk modifiersymbol so othersymbol zs \
            spaceseparator zl lineseparator zp paragraphseparator cc control cf format cs surrogate co privateuse cn \
            unassigned
            """
        let name =
            switch key {
            case "combiningmark": "m"
            case "punct": "p"
            case "digit": "nd"
            case "cntrl": "cc"
            default: key
            }
        func place(in names: String) -> Int? { names.split(separator: " ").firstIndex { $0 == name }.map { $0 / 2 } }
        if let group = place(in: groups) { return GeneralCategory.masks(ranges[group]) }
        return place(in: single).map { 1 << UInt32($0) }
    }

    private static func set(ofCategories mask: UInt32) -> ScalarSet {
        var result: [ScalarSet.Span] = []
        for (index, run) in generalCategoryRuns.enumerated() where mask >> (run & 31) & 1 == 1 {
            let isLast = index + 1 == generalCategoryRuns.count
            let end = isLast ? 0x110000 : generalCategoryRuns[index + 1] >> 5
            result.append(ScalarSet.Span(run >> 5, end - 1))
        }
        return ScalarSet(spans: result)
    }

    private static func spans(_ flat: [UInt32]) -> ScalarSet {
        ScalarSet(
            spans: stride(from: 0, to: flat.count - 1, by: 2).map { ScalarSet.Span(flat[$0], flat[$0 + 1]) })
    }
}
