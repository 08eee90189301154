/// Where the words for a code come from: the field's own, its type's, the connection's, the catalogue of the locale,
/// English (specification, section 4.3).
public struct MessageCatalogue: Sendable {
    /// `initialize.messages`.
    public var own: [String: String]
    public var language: Language

    /// The languages with a catalogue of their own.
    public enum Language: String, CaseIterable, Sendable {
        case english = "en"
        case spanish = "es"

        /// The language of a BCP 47 tag, English where it is none of ours.
        public init(locale: String) {
            let subtag = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
            self = Language(rawValue: subtag) ?? .english
        }
    }

    public init(own: [String: String] = [:], language: Language = .english) {
        self.own = own
        self.language = language
    }

    /// The sentence for a finding of a field.
    public func text(for finding: Finding, definition: FieldDefinition) -> String {
        if let message = finding.message { return filled(message, finding, definition) }
        let given = definition.messages[finding.code] ?? definition.type.messages[finding.code] ?? own[finding.code]
        // The client's own codes mean nothing to the catalogue.
        if given == nil, finding.source == .client, finding.sentence == nil { return "" }
        return filled(given ?? sentence(for: finding), finding, definition)
    }

    /// What the catalogue of the locale has for a finding, else English; a sentence is no use without its parameters.
    private func sentence(for finding: Finding) -> String {
        finding.sentence.flatMap { sentence(for: $0, finding) }
            ?? sentence(for: finding.code, finding) ?? sentence(for: "invalid", finding) ?? ""
    }

    private func sentence(for code: String, _ finding: Finding) -> String? {
        sentence(for: code, finding, in: language) ?? sentence(for: code, finding, in: .english)
    }

    private func sentence(for code: String, _ finding: Finding, in language: Language) -> String? {
        let isOne = finding.data.contains { $0.name == Self.number(in: code) && $0.value == .integer(1) }
        let singular = isOne ? Self.sentence(for: code + ".one", in: language) : nil
        guard let sentence = singular ?? Self.sentence(for: code, in: language) else { return nil }
        let isWhole = Self.parameters(of: sentence).allSatisfy { name in
            name == "label" || finding.data.contains { $0.name == name }
        }
        return isWhole ? sentence : nil
    }

    /// The parameter that decides between one and several.
    private static func number(in code: String) -> String? {
        switch code {
        case "too-short", "too-short-bytes", "too-few": "min"
        case "too-long", "too-long-bytes", "too-many": "max"
        case "wrong-length", "wrong-length-bytes": "exact"
        case "missing-characters": "atLeast"
        default: nil
        }
    }

    /// The names in braces.
    static func parameters(of sentence: String) -> Set<String> {
        // Most have none, and cutting them up took a third of what a verdict with an error costs.
        guard sentence.hasParameters else { return [] }
        return Set(
            sentence.split(separator: "{").dropFirst().compactMap { $0.split(separator: "}").first.map(String.init) })
    }

    /// Replaces `{name}` by the datum of that name, and `{label}` by the field's label; other braces stay.
    private func filled(_ template: String, _ finding: Finding, _ definition: FieldDefinition) -> String {
        guard template.hasParameters else { return template }
        var result = ""
        var rest = template[...]
        while let open = rest.firstIndex(of: "{") {
            result += rest[..<open]
            rest = rest[open...]
            guard let close = rest.firstIndex(of: "}") else { break }
            let name = rest[rest.index(after: open)..<close]
            if let datum = finding.data.last(where: { $0.name == name }) {
                result += shown(datum, of: finding, definition)
            } else if name == "label" {
                result += definition.label
            } else {
                result += rest[...close]
            }
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    private static let boundNames = ["min", "max", "step", "exclusiveMin", "exclusiveMax"]

    /// A datum as a person reads it: the bound of a number as the field would show that number.
    private func shown(_ datum: Parameter.Member, of finding: Finding, _ definition: FieldDefinition) -> String {
        switch definition.type.formatter {
        case .plain, .template, .parts: break
        case .number(let format):
            // A length counts characters, and says how many there are.
            if Self.boundNames.contains(datum.name), case .number(let number) = datum.value,
                !finding.data.contains(where: { $0.name == "count" })
            {
                return format.shown(number)
            }
        }
        return datum.value.shown
    }
}

extension String {
    /// Whether a brace is in it, looked for in its bytes at once: asked four times of each finding that shows.
    fileprivate var hasParameters: Bool { withUTF8Bytes { $0.contains(UInt8(ascii: "{")) } }
}

extension Parameter {
    /// The value as a person reads it in a message.
    fileprivate var shown: String {
        switch self {
        case .null: ""
        case .boolean(let value): value ? "true" : "false"
        case .number(let text), .text(let text): text
        case .list(let elements): elements.map { $0.shown }.joined(separator: ", ")
        case .table: ""
        }
    }
}
