/// The sentences of all languages as Swift: the languages with their plural rules, the table that is read where it lies, and what
/// is said of documents.
struct MessageSource {
    let languages: [MessageFile]

    private static let head = """
        // Generated from protocol/messages by `\(ModelGenerator.command)`. Changes here will be lost.
        // swift-format-ignore-file


        """

    private func name(_ language: MessageFile) -> String {
        let subtags = language.tag.split(separator: "-")
        return subtags.enumerated()
            .map { $0 == 0 ? $1.lowercased() : $1.prefix(1).uppercased() + $1.dropFirst() }
            .joined()
    }

    // MARK: Languages

    func languageFile() -> String {
        var text = Self.head
        text += """
            /// The languages with a catalogue of their own.
            public enum MessageLanguage: UInt8, CaseIterable, Sendable {
                case \(languages.map(name).joined(separator: ", "))

                /// BCP 47.
                public var tag: String {
                    switch self {

            """
        for language in languages { text += "        case .\(name(language)): \"\(language.tag)\"\n" }
        text += """
                    }
                }

                /// What stands between the elements of a list.
                var listSeparator: String {
                    switch self {

            """
        let separators = Dictionary(grouping: languages, by: \.listSeparator).sorted { $0.value.count < $1.value.count }
        for (separator, languages) in separators.dropLast() {
            text += "        case \(cases(languages)): \"\(separator)\"\n"
        }
        text += "        default: \"\(separators.last?.key ?? "")\"\n        }\n    }\n\n"
        text += """
                package var isRightToLeft: Bool {
                    switch self {
                    case \(cases(languages.filter(\.isRightToLeft))): true
                    default: false
                    }
                }

                /// The category of a count, by the rules of Unicode CLDR (NOTICE) for whole numbers.
                func category(of count: Int) -> PluralCategory {
                    switch self {

            """
        for (rules, languages) in languagesByRules() {
            text += "        case \(cases(languages)):\n"
            for rule in rules { text += "            \(rule)\n" }
            if rules.isEmpty { text += "            break\n" }
        }
        return text + "        }\n        return .other\n    }\n}\n"
    }

    private func cases(_ languages: [MessageFile]) -> String {
        languages.map { "." + name($0) }.joined(separator: ", ")
    }

    private func languagesByRules() -> [(rules: [String], languages: [MessageFile])] {
        var found: [(rules: [String], languages: [MessageFile])] = []
        for language in languages {
            let rules = language.plurals.filter { !$0.rule.swift.isEmpty }
                .map { "if \($0.rule.swift) { return .\($0.category) }" }
            if let place = found.firstIndex(where: { $0.rules == rules }) {
                found[place].languages.append(language)
            } else {
                found.append((rules, [language]))
            }
        }
        return found
    }

    // MARK: Sentences

    func tableFile() -> String {
        let codes = (languages.first?.said ?? []).map(\.code).sorted {
            $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
        let width = (codes.map(\.utf8.count).max() ?? 0) + 1
        var text = Self.head
        text += """
            /// The sentences, words and labels of protocol/messages, read where they lie: `MessageTable+Lookup` says how.
            enum MessageTable {
                /// The codes in the order of their bytes, each in so many characters.
                static let width = \(width)
                static let count = \(codes.count)
                /// What stands before the name of a word in its code.
                static let wordPrefix = "\(MessageFile.wordPrefix)"
                /// The same of a label.
                static let labelPrefix = "\(MessageFile.labelPrefix)"
                static let codes: StaticString = \"""

            """
        text += Self.lines(codes.map { $0 + String(repeating: " ", count: width - $0.utf8.count) })
        text += "        \"\"\"\n\n"
        text += """
                /// Where each sentence begins, in the order of the codes, and where the last ends; then the sentences.
                static func sentences(in language: MessageLanguage) -> StaticString {
                    switch language {

            """
        for language in languages { text += "        case .\(name(language)): \(name(language))\n" }
        text += "        }\n    }\n"
        for language in languages { text += table(of: language, codes) }
        return text + "}\n"
    }

    private func table(of language: MessageFile, _ codes: [String]) -> String {
        let said = language.said
        let sentences = codes.map { code in said.first { $0.code == code }.map(entry) ?? "" }
        var place = (codes.count + 1) * 3
        var places = ""
        for sentence in sentences + [""] {
            for shift in [12, 6, 0] {
                places.unicodeScalars.append(Unicode.Scalar(UInt8(place >> shift & 63) + 0x30))
            }
            place += sentence.utf8.count
        }
        return "\n    private static let \(name(language)): StaticString = \"\"\"\n\(Self.lines([places] + sentences))"
            + "        \"\"\"\n"
    }

    /// One sentence as it is; several each behind the number of its category, with U+001F between them.
    private func entry(_ message: MessageFile.Message) -> String {
        guard message.isCounted else { return message.last }
        return message.forms.map { form in
            "\(MessageFile.categories.firstIndex(of: form.category) ?? 0)\(form.sentence)"
        }.joined(separator: "\u{1F}")
    }

    // MARK: Documents

    /// What is said of documents: a case for each line, and the lines of each language in their order.
    func documentFile() -> String {
        var text = Self.head
        text += """
            import FieldEngine

            /// What is said of forms that are filled in as documents: `documents` of protocol/messages.
            package enum DocumentSentence: Int, CaseIterable {

            """
        for line in languages.first?.documents ?? [] { text += "    case \(SwiftName.escaped(line.code))\n" }
        text += """

                /// The sentences of a language, a line for each case.
                static func lines(in language: MessageLanguage) -> StaticString {
                    switch language {

            """
        for language in languages {
            text += "        case .\(name(language)): \"\"\"\n"
            for line in language.documents { text += "            \(Self.literal(line.last))\n" }
            text += "            \"\"\"\n"
        }
        return text + "        }\n    }\n}\n"
    }

    /// One text, a part of it on each line.
    private static func lines(_ parts: [String]) -> String {
        let text = parts.map { "        " + literal($0) }.joined(separator: "\\\n")
        // A space at the end of a line is not seen either.
        return (text.hasSuffix(" ") ? text.dropLast() + "\\u{20}" : text) + "\n"
    }

    private static func literal(_ text: String) -> String {
        var literal = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": literal += "\\\\"
            case "\"": literal += "\\\""
            // What is not seen.
            case "\u{1F}", "\u{A0}", "\u{200B}"..."\u{200F}", "\u{202F}", "\u{2066}"..."\u{2069}":
                literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal
    }
}
