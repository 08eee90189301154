import Automata

/// All forms that a type's numbers have.
final class IdentifierForms: Sendable {
    private let forms: [IdentifierForm]
    /// Whether the country's letters have to be there.
    private let needsPrefix: Bool
    /// Whether the typed form has them.
    private let typesPrefix: Bool
    /// Whose numbers they are; empty where that is not one country.
    private let country: String
    let templates: [Template]
    /// How many characters the shortest number has, whatever stands before it.
    private let shortest: Int
    /// Of three groups, with what parts them.
    private static let shortestOfGroups = 5
    /// Whether papers, older ones mostly, have these numbers without the zero in front.
    private let mayLackZero: Bool
    /// Whether hyphens tell forms that have the same digits. Blanks part the same groups.
    private let tellsByHyphens: Bool
    /// Of each form, which templates it has.
    private let places: [(plain: Int?, prefixed: Int?)]

    init(_ forms: [IdentifierForm], needsPrefix: Bool = false, typesPrefix: Bool = false, country: String = "") {
        var templates: [Template] = []
        var places: [(plain: Int?, prefixed: Int?)] = []
        for form in forms {
            var place: (plain: Int?, prefixed: Int?) = (nil, nil)
            if !needsPrefix || form.prefixed == nil {
                place.plain = templates.count
                templates.append(form.template)
            }
            if let prefixed = form.prefixed {
                place.prefixed = templates.count
                templates.append(prefixed)
            }
            places.append(place)
        }
        self.forms = forms
        tellsByHyphens = forms.contains { $0.mark == .hyphenated }
        // Of digits before a letter one is enough: zeros before it may be left out.
        let length = forms.reduce(.max) { min($0, $1.isOfAnyLength ? 1 : $1.length - max($1.leadingDigits - 1, 0)) }
        mayLackZero = country == "IL" || country == "BE" || forms.contains { $0.prefix == "EL" }
        shortest = mayLackZero ? length - 1 : country == "CR" ? min(length, Self.shortestOfGroups) : length
        self.country = country
        self.needsPrefix = needsPrefix
        self.typesPrefix = typesPrefix
        self.templates = templates
        self.places = places
    }

    var expression: Expression {
        .any(
            of: forms.map { form in
                if form.prefix.isEmpty { return form.expression }
                let prefixed = Expression.text(form.prefix) + form.expression
                return needsPrefix ? prefixed : prefixed.or(form.expression)
            })
    }

    /// The form that a value has, or may get: one that is whole and has checksums, as they hold of few others; the first whose
    /// checksums may hold; else the first that takes what is there.
    private func index(for value: String) -> Int? {
        var first: Int?
        var wrong: Int?
        for (index, form) in forms.enumerated() {
            switch standing(of: value, as: form) {
            case .none: continue
            case .wrong: wrong = wrong ?? index
            case .whole where form.hasChecksums: return index
            case .open, .whole: first = first ?? index
            }
        }
        return first ?? wrong
    }

    /// The template of that index shows a value.
    func template(for value: String) -> Int {
        if templates.count == 1 { return 0 }
        guard let index = index(for: value) else {
            // Of what is too long for the country whose letters it begins with, no other template shows more.
            let own = forms.indices.filter { needsPrefix && value.utf8.begins(withBytesOf: forms[$0].prefix) }
                .compactMap { places[$0].prefixed }
            return own.first { templates[$0].holds(value) } ?? own.last
                ?? templates.firstIndex { $0.holds(value) } ?? templates.count - 1
        }
        let (form, place) = (forms[index], places[index])
        let isPrefixed =
            value.isEmpty || value.utf8.begins(withBytesOf: form.prefix) && !form.prefix.isEmpty
            || form.isBeginningOfPrefix(value) && (place.plain == nil || form.verdict(value).isImpossible)
        return (isPrefixed ? place.prefixed ?? place.plain : place.plain ?? place.prefixed) ?? 0
    }

    // MARK: What a value is

    private enum Standing {
        /// It is none of the form.
        case none
        /// It is, but for a checksum that can't hold any more.
        case wrong
        case open
        case whole
    }

    private func standing(of value: String, as form: IdentifierForm) -> Standing {
        if form.isBeginningOfPrefix(value) {
            // The same letters may begin the number itself.
            guard !needsPrefix, form.verdict(value).isImpossible == false else { return .open }
        }
        if needsPrefix, !value.utf8.begins(withBytesOf: form.prefix) { return .none }
        let body = form.body(of: value)
        switch form.verdict(body) {
        case .impossible: return .none
        case .partial: return form.mayHold(body, isWhole: false) ? .open : .wrong
        case .complete: return form.mayHold(body, isWhole: true) ? .whole : form.isOfAnyLength ? .open : .wrong
        }
    }

    func mayBecomeValid(_ value: String) -> Bool {
        forms.contains { form in
            switch standing(of: value, as: form) {
            case .none, .wrong: false
            case .open, .whole: true
            }
        }
    }

    func isValid(_ value: String) -> Bool { whole(value) != nil }

    /// What is wrong with a value that one of the forms is: a checksum, or that more is missing of another one. Where it may be
    /// either, nobody knows which.
    func final(_ value: String) -> Finding? {
        if isValid(value) { return nil }
        let isOpen = forms.contains { !$0.isOfAnyLength && standing(of: value, as: $0) == .open }
        let wrong = Finding("bad-checksum")
        return isOpen ? wrong.saying("bad-checksum-or-short") : wrong
    }

    /// The number with the letters of its country, where that has any.
    func typed(_ value: String) -> String? {
        whole(value).map { form in
            let number = form.body(of: form.finished(value))
            return (typesPrefix ? form.prefix : "") + (form.mark == .hyphenated ? number.filter { $0 != "-" } : number)
        }
    }

    /// The number as it is written today.
    func finished(_ value: String) -> String { whole(value)?.finished(value) ?? value }

    /// The form that a valid value has.
    private func whole(_ value: String) -> IdentifierForm? {
        forms.first { standing(of: value, as: $0) == .whole }
    }

    /// That its check digits are wrong, where such numbers were given out.
    func advice(_ value: String) -> Finding? {
        forms.contains { form in
            form.mark == .warns && standing(of: value, as: form) == .whole
                && !form.checksHold(form.body(of: value), isWhole: true)
        } ? Finding("bad-checksum", severity: .warning) : nil
    }

    func badge(of value: String) -> Badge? {
        let letters = value.prefix(2)
        return forms.contains { $0.prefix == letters } ? Badge(text: String(letters), kind: "country") : nil
    }

    // MARK: What is wrong

    /// What can't be mended: a day that does not exist, a number that is too long, one of no country, or its form.
    func impossible(_ value: String, from: Int) -> Finding {
        let range = from..<Int.max
        if needsPrefix, !forms.contains(where: { value.utf8.begins(withBytesOf: $0.prefix) }) {
            return Finding("unknown-country", range: range).saying("unknown-country-letters")
        }
        let beginning = String(value.slice(0..<min(from, value.utf8.count)))
        let able = forms.filter { standing(of: beginning, as: $0) != .none }
        if let form = able.first {
            let ahead = value.utf8.count - form.body(of: value).utf8.count
            if let date = form.date, date.contains(from - ahead) { return Finding("invalid-date", range: range) }
            // One form may have been left where another of its country has room for more: it is the form that is wrong.
            let longest = forms.reduce(0) { $1.prefix == form.prefix ? max($0, $1.length) : $0 }
            if from - ahead >= longest {
                return Finding(
                    "too-long", range: range,
                    data: [
                        Parameter.Member(name: "max", value: .integer(longest)),
                        Parameter.Member(name: "count", value: .integer(value.count - ahead)),
                    ])
            }
        }
        return Finding("pattern-mismatch", range: range)
    }

    /// How long the number is to become, where that is one length.
    func incomplete(_ value: String) -> Finding {
        var finding = Finding("incomplete")
        let able = forms.filter { standing(of: value, as: $0) == .open }
        guard let form = able.first, !form.isOfAnyLength, !form.isBeginningOfPrefix(value),
            able.allSatisfy({ $0.length == form.length && !$0.isOfAnyLength })
        else { return finding }
        finding.sentence = "wrong-length"
        finding.data = [
            Parameter.Member(name: "exact", value: .integer(form.length)),
            Parameter.Member(name: "count", value: .integer(form.body(of: value).count)),
        ]
        return finding
    }

    // MARK: Reading

    /// The number that a text from elsewhere says, with any separators, and with the name of the number before it or the word
    /// for the tax behind it; other words before it are left out. Nil where it says none.
    func value(in text: String, filter: ScalarSet, isSmall: Bool) -> Reading? {
        // Of a number that is typed, and told as a whole text with each key, most beginnings are no number yet.
        guard text.utf8.count >= shortest else { return nil }
        // A plus of a Swedish number is its own.
        if text.filter({ $0.isNumber || !$0.unicodeScalars.allSatisfy { filter.contains($0) } })
            .hasForeignSignBetweenDigits
        {
            return nil
        }
        let cased = isSmall ? text.lowercased() : text.uppercased()
        func isHyphen(_ character: Character) -> Bool {
            character.isMinusSign && filter.contains("-") || tellsByHyphens && character.isBlank
        }
        func cleaned(_ text: Substring) -> String {
            String(
                text.compactMap { character in
                    CharacterClass.capitalsAndDigits.taken(character) ?? Self.latin(character)
                        ?? (isHyphen(character) ? "-" : nil)
                        ?? (character.unicodeScalars.allSatisfy { filter.contains($0) } || character.isMeaningful
                            ? character : nil)
                })
        }
        func isNumber(_ value: String) -> Bool {
            forms.contains { form in
                !(needsPrefix && !value.utf8.begins(withBytesOf: form.prefix))
                    && form.verdict(form.body(of: value)) == .complete
            }
        }
        /// A sign that only one form has as its own separates in the others, but for an ampersand. Of the only form it is another
        /// number's character, but at the ends of a word.
        func number(in text: Substring) -> String {
            let number = cleaned(text.trimmed { $0.isBlank })
            // Hyphens that tell a form do so of a number that is none, too.
            if isNumber(number)
                || tellsByHyphens && forms.contains(where: { $0.mark == .hyphenated && $0.template.holds(number) })
            {
                return number
            }
            return forms.count > 1
                ? number.filter { $0.isMeaningful || $0 == "&" } : cleaned(String(text).withoutSignsAroundWords[...])
        }
        let whole = number(in: cased[...])
        guard whole.utf8.count <= 100 else { return nil }
        for form in forms where form.mark == .hyphenated && whole.hasPrefix(form.name) {
            if let found = form.hyphenated(whole.dropFirst(form.name.utf8.count)) { return .value(found) }
        }
        let behind = numbersBehindWords(in: cased)
        let signed = cleaned(cased[...])
        var candidates = [whole]
        if !signed.allSatisfy({ $0.isMeaningful }) {
            // A sign says more than the word in front, without which the number has it.
            candidates = withoutWords(signed, isSmall: isSmall, cleaned).map { number(in: $0[...]) } + candidates
        }
        if whole.hasPrefix("GR"), forms.contains(where: { $0.prefix == "EL" }) {
            // The letters of Greece in numbers for value-added tax are not those of the country.
            candidates.append("EL" + whole.dropFirst(2))
        }
        candidates += withoutWords(whole, isSmall: isSmall, cleaned)
        if let start = cased.endOfFirstWord(country) { candidates.append(number(in: cased[start...])) }
        if mayLackZero { candidates += candidates.compactMap { withZero($0) } }
        // The longest name first: a digit of it is none of the number.
        candidates += behind.lazy.reversed().filter { $0.isName }.map { number(in: cased[$0.start...]) }
        // A word in front may look like a part of the number.
        if let found = candidates.first(where: { isValid($0) }) { return .value(finished(found)) }
        for form in forms {
            if let found = candidates.lazy.compactMap({ form.filled($0) }).first(where: { isValid($0) }) {
                return .value(found)
            }
        }
        // In Costa Rica people leave out the zeros before each group.
        if country == "CR",
            let found = forms.lazy.compactMap({ $0.filled(groupsOf: text) }).first(where: { isValid($0) })
        {
            return .value(found)
        }
        // In Hungary the number begins the one by which the tax office knows its owner.
        if forms.contains(where: { $0.prefix == "HU" }), let found = candidates.compactMap({ ofTaxOffice($0) }).first {
            return .value(found, .leftOut(text.fromLastDigits(3), .losesDetail))
        }
        if let number = candidates.first(where: { isNumber($0) }) { return .value(number) }
        if mayBecomeValid(whole) { return nil }
        return NumberAmongWords(in: cased, written: text, behind: behind) { number(in: $0) }
            .reading(isValid: isValid, isNumber: isNumber)
    }

    /// A number of one digit less than a form has, with a zero before its digits.
    private func withZero(_ number: String) -> String? {
        let prefix = number.prefix { !$0.isNumber }
        let digits = number.dropFirst(prefix.count)
        guard forms.contains(where: { $0.length == digits.count + 1 }) else { return nil }
        return prefix + "0" + digits
    }

    /// The first eight of the eleven digits that Hungary's tax office gives out, where they are a number.
    private func ofTaxOffice(_ number: String) -> String? {
        let digits = number.drop { !$0.isNumber }
        guard digits.utf8.count == 11, digits.utf8.allSatisfy({ $0.isDigit }) else { return nil }
        let found = String(number.dropLast(3))
        return isValid(found) ? found : nil
    }

    /// Where a number may begin behind words.
    private func numbersBehindWords(in text: String) -> [NumberAmongWords.Place] {
        var places: [NumberAmongWords.Place] = []
        let isOfNoCountry = country.isEmpty && forms.allSatisfy { $0.prefix.isEmpty }
        var letters = ""
        var lastWord = 0
        var isInside = false
        for index in text.indices {
            let character = text[index]
            guard character.isMeaningful else {
                isInside = false
                continue
            }
            if !isInside, !letters.isEmpty {
                let isName = Self.words.contains(letters.uppercased()) || isNamed(letters)
                // Few letters may be those of another country, whose number it is then.
                let isOfWords =
                    isOfNoCountry || lastWord > 3
                    || lastWord == 2 && (letters.hasSuffix("NO") || letters.hasSuffix("NR"))
                if isName || isOfWords && letters.allSatisfy({ !$0.isNumber }) {
                    let words = text[..<index].trimmed { !$0.isMeaningful }
                    places.append(NumberAmongWords.Place(start: index, words: String(words), isName: isName))
                }
                lastWord = 0
            }
            isInside = true
            letters.append(character)
            lastWord += 1
            if letters.utf8.count > Self.longestWords { break }
        }
        return places
    }

    private func isNamed(_ letters: String) -> Bool {
        Identifiers.names(of: forms).contains { name in
            name.uppercased().filter { $0.isMeaningful }.isIdentical(to: letters.uppercased())
        }
    }

    /// What numbers of all countries are called beside their names, without what stands between the letters.
    private static let words = TableText(
        """
        ISBN13 ISBN10 EAN13 EAN8 GTIN13 GTIN8 GTIN12 GTIN14 UPCA UPCE IMEI1 IMEI2 SWIFT SWIFTCODE SWIFTBIC BICSWIFT BICCODE VAT VATNO VATNR VATID
        VATNUMBER UID UIDNR USTID USTIDNR TVA NTVA NOTVA TVAINTRACOMMUNAUTAIRE NTVAINTRACOMMUNAUTAIRE
        PIVA PARTITAIVA BTW BTWNR BTWID BTWNUMMER MOMSNR CF CODICEFISCALE УНП DNI NIE MAC TAXID STEUERID
        STEUERIDNR STEUERNUMMER CRN
        """
    ).words
    private static let longestWords = 40

    /// The letter of the Latin alphabet that a capital of Cyrillic's or Greek's looks like: both are typed for it.
    private static func latin(_ character: Character) -> Character? {
        guard character.ascii == nil, let scalar = character.unicodeScalars.first else { return nil }
        switch scalar {
        case "А", "Α": return "A"
        case "В", "Β": return "B"
        case "С": return "C"
        case "Е", "Ε": return "E"
        case "Н", "Η": return "H"
        case "К", "Κ": return "K"
        case "М", "Μ": return "M"
        case "О", "Ο": return "O"
        case "Р", "Ρ": return "P"
        case "Т", "Τ": return "T"
        case "Х", "Χ": return "X"
        // Of the letters before numbers for value-added tax, which are EL.
        case "Λ": return "L"
        case "Ζ": return "Z"
        case "І", "Ι": return "I"
        case "Ν": return "N"
        case "Υ": return "Y"
        case "Ѕ": return "S"
        case "Ј": return "J"
        default: return nil
        }
    }

    /// The text without a word that may stand before a number or behind it.
    private func withoutWords(_ number: String, isSmall: Bool, _ cleaned: (Substring) -> String) -> [String] {
        var found: [String] = []
        for suffix in ["MWST", "TVA", "IVA", "TPV", "MVA"] where number.hasSuffix(suffix) {
            found.append(String(number.dropLast(suffix.count)))
        }
        let words = Identifiers.names(of: forms).map { cleaned($0.uppercased()[...]).filter { $0.isMeaningful } }
        for word in words + ["VAT", "UID", "USTIDNR", "USTID", "URNUUID", country] where !word.isEmpty {
            let word = isSmall ? word.lowercased() : word
            if number.hasPrefix(word) { found.append(String(number.dropFirst(word.count))) }
        }
        return found
    }
}

extension String {
    /// Where a word ends that the text begins with; nil where it begins with another one, or with more letters.
    fileprivate func endOfFirstWord(_ word: String) -> Index? {
        let text = drop { $0.isBlank }
        guard !word.isEmpty, text.hasPrefix(word) else { return nil }
        let end = text.index(text.startIndex, offsetBy: word.count)
        return end < endIndex && !self[end].isMeaningful ? end : nil
    }

    /// The text without signs that do not stand between two letters or digits.
    fileprivate var withoutSignsAroundWords: String {
        var (kept, signs) = ("", "")
        for character in self {
            if character.isMeaningful {
                if kept.last?.isMeaningful == true { kept += signs }
                kept.append(character)
                signs = ""
            } else if character.isBlank {
                kept.append(" ")
                signs = ""
            } else {
                signs.append(character)
            }
        }
        return kept
    }

    /// What the text ends with from so many digits on.
    fileprivate func fromLastDigits(_ count: Int) -> String {
        var (left, place) = (count, endIndex)
        while left > 0, place > startIndex {
            place = index(before: place)
            if self[place].isNumber { left -= 1 }
        }
        return String(self[place...])
    }
}

extension Language.Verdict {
    fileprivate var isImpossible: Bool {
        if case .impossible = self { return true }
        return false
    }
}
