/// Where the words for a code come from: the field's own, its type's, the connection's, the catalogue of the locale
/// (specification, section 4.3).
public struct MessageCatalogue {
    /// `initialize.messages`.
    public var own: [String: String]
    /// Of fields that have no locale of their own.
    public var language: MessageLanguage
    /// The digits of numbers in them, where they are not those of ASCII.
    public var digits: NumberingSystem?
    private let sentences = Sentences()

    public init(own: [String: String] = [:], language: MessageLanguage = .en, digits: NumberingSystem? = nil) {
        self.own = own
        self.language = language
        self.digits = digits
    }

    /// The digits of numbers in what is said of a field: its own, else the connection's.
    public func digits(of definition: FieldDefinition) -> NumberingSystem? {
        definition.type.digits ?? (definition.settings.locale == nil ? digits : definition.settings.digits)
    }

    /// The sentence for a finding of a field.
    public func text(for finding: Finding, definition: FieldDefinition) -> String {
        let language = definition.settings.language ?? language
        if let message = finding.message { return filled(message, finding, definition, language) }
        let given =
            Self.words(definition.messages, for: finding, language)
            ?? Self.words(definition.type.messages, for: finding, language) ?? Self.words(own, for: finding, language)
        // The client's own codes mean nothing to the catalogue.
        if given == nil, finding.source == .client, finding.sentence == nil { return "" }
        return filled(given ?? sentence(for: finding, language), finding, definition, language)
    }

    /// What a client's catalogue has for a finding: the form that the count takes, else what is said of any count.
    private static func words(
        _ catalogue: [String: String], for finding: Finding, _ language: MessageLanguage
    ) -> String? {
        guard !catalogue.isEmpty else { return nil }
        return finding.sentence.flatMap { words(catalogue, named: $0, finding, language) }
            ?? words(catalogue, named: finding.code, finding, language)
    }

    private static func words(
        _ catalogue: [String: String], named name: String, _ finding: Finding, _ language: MessageLanguage
    ) -> String? {
        let form = count(of: finding, in: name).flatMap { catalogue["\(name).\(language.category(of: $0).name)"] }
        return form ?? catalogue[name]
    }

    /// What buttons and marks around fields say, by name: the connection's own words, else those of the language.
    public func words(in language: MessageLanguage) -> [(name: String, text: String)] {
        MessageTable.words.map { word in
            (word.name, own[MessageTable.wordPrefix + word.name] ?? sentences.sentence(word.number, in: language))
        }
    }

    /// What our catalogue has for a finding; a sentence is no use without its parameters.
    private func sentence(for finding: Finding, _ language: MessageLanguage) -> String {
        finding.sentence.flatMap { sentence(for: $0, finding, language) }
            ?? sentence(for: finding.code, finding, language) ?? sentence(for: "invalid", finding, language) ?? ""
    }

    private func sentence(for code: String, _ finding: Finding, _ language: MessageLanguage) -> String? {
        guard let number = MessageTable.number(of: code) else { return nil }
        let forms = sentences.sentence(number, in: language)
        let sentence = Self.form(of: forms, for: Self.count(of: finding, in: code), language)
        guard sentence.namesSomething else { return sentence }
        var isWhole = true
        Self.forEachPiece(of: sentence) { piece, isName in
            if isName, piece != "label", !finding.data.contains(where: { $0.name == piece }) { isWhole = false }
        }
        return isWhole ? sentence : nil
    }

    /// The form of a sentence for a count; the last one where there is no count.
    static func form(of forms: String, for count: Int?, _ language: MessageLanguage) -> String {
        guard forms.withUTF8Bytes({ $0.contains(0x1F) }) else { return forms }
        let digit = (count.map { language.category(of: $0) } ?? .other).rawValue + UInt8(ascii: "0")
        let all = forms.split(separator: "\u{1F}")
        let form = all.first { $0.utf8.first == digit } ?? all.last
        return form.map { String($0.dropFirst()) } ?? ""
    }

    /// How many a sentence speaks of.
    private static func count(of finding: Finding, in code: String) -> Int? {
        guard let name = number(in: code), let datum = finding.data.first(where: { $0.name == name }),
            case .number(let text) = datum.value
        else { return nil }
        return Int(text)
    }

    /// The parameter that is counted.
    static func number(in code: String) -> String? {
        switch code {
        case "too-short", "too-short-bytes", "too-few": "min"
        case "too-long", "too-long-bytes", "too-many": "max"
        case "wrong-length", "wrong-length-bytes": "exact"
        case "missing-characters": "atLeast"
        default: nil
        }
    }

    /// The names in braces, and what stands between them. By bytes, since a sentence is cut up whenever it is said.
    package static func forEachPiece(of sentence: String, _ body: (_ piece: String, _ isName: Bool) -> Void) {
        sentence.withUTF8Bytes { bytes in
            var start = 0
            func piece(to end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }
            while let open = bytes[start...].firstIndex(of: UInt8(ascii: "{")),
                let close = bytes[open...].firstIndex(of: UInt8(ascii: "}"))
            {
                if open > start { body(piece(to: open), false) }
                start = open + 1
                body(piece(to: close), true)
                start = close + 1
            }
            if start < bytes.count { body(piece(to: bytes.count), false) }
        }
    }

    /// Replaces `{name}` by the datum of that name, and `{label}` by the field's label; other braces stay.
    private func filled(
        _ template: String, _ finding: Finding, _ definition: FieldDefinition, _ language: MessageLanguage
    ) -> String {
        guard template.namesSomething else { return template }
        // A number or a Latin word would turn the order of a line around that is read from right to left.
        let (before, behind) = language.isRightToLeft ? ("\u{2068}", "\u{2069}") : ("", "")
        var result = ""
        Self.forEachPiece(of: template) { piece, isName in
            if !isName {
                result += piece
            } else if let datum = finding.data.last(where: { $0.name == piece }) {
                result += before + shown(datum, of: finding, definition, language) + behind
            } else if piece == "label" {
                result += before + definition.label + behind
            } else {
                result += "{" + piece + "}"
            }
        }
        return result
    }

    private static let boundNames = ["min", "max", "step", "exclusiveMin", "exclusiveMax"]

    /// A datum as a person reads it: the bound of a number, of a date or a time as the field would show it.
    private func shown(
        _ datum: Parameter.Member, of finding: Finding, _ definition: FieldDefinition, _ language: MessageLanguage
    ) -> String {
        switch definition.type.formatter {
        case .plain, .template: break
        case .parts:
            // In ISO 8601 there, for which no day has to be known.
            if finding.code == "too-early" || finding.code == "too-late", Self.boundNames.contains(datum.name),
                let value = definition.type.value(ofTyped: datum.value, today: CivilDate(year: 1970, month: 1, day: 1))
            {
                let text = definition.type.formatter.text(of: value, tail: .finished)
                return digits(of: definition)?.shown(text) ?? text
            }
        case .number(let format):
            // A length counts characters, and says how many there are.
            if Self.boundNames.contains(datum.name), case .number(let number) = datum.value,
                !finding.data.contains(where: { $0.name == "count" })
            {
                return definition.type.shownNumber(number, format)
            }
        }
        let text = datum.value.shown(language)
        // What somebody wrote is told as it was written.
        guard let digits = digits(of: definition), isOurs(datum, definition) else { return text }
        return digits.shown(text)
    }

    /// Whether a datum is a number, or a text that the field would show with its own digits.
    private func isOurs(_ datum: Parameter.Member, _ definition: FieldDefinition) -> Bool {
        switch datum.value {
        case .number: return true
        case .null, .boolean, .text, .list, .table: break
        }
        return definition.type.digits != nil && Self.boundNames.contains(datum.name)
    }
}

extension String {
    /// Whether a brace is in it: a sentence without one is said as it is.
    fileprivate var namesSomething: Bool { withUTF8Bytes { $0.contains(UInt8(ascii: "{")) } }
}

extension Parameter {
    /// The value as a person reads it in a message.
    fileprivate func shown(_ language: MessageLanguage) -> String {
        switch self {
        case .null: ""
        case .boolean(let value): value ? "true" : "false"
        case .number(let text), .text(let text): text
        case .list(let elements): elements.map { $0.shown(language) }.joined(separator: language.listSeparator)
        case .table: ""
        }
    }
}
