import Foundation

/// The sentences of one language, from `protocol/messages/TAG.json`.
struct MessageFile {
    /// BCP 47, such as "zh-Hant".
    let tag: String
    /// The language in itself.
    let name: String
    let isRightToLeft: Bool
    /// What stands between the elements of a list.
    let listSeparator: String
    /// CLDR's rules of its categories, that of `other` left out.
    let plurals: [(category: String, rule: PluralRule)]
    let messages: [Message]
    /// What buttons and marks say.
    let words: [Message]
    /// What fields are called that have no label of their own.
    let labels: [Message]
    /// All of them that the engine says.
    var said: [Message] { messages + words + labels }
    /// What is said of forms that are filled in as documents.
    let documents: [Message]

    /// What stands before the name of a word in its code.
    static let wordPrefix = "word-"
    static let labelPrefix = "label-"

    struct Message {
        /// Of a word its name behind ``wordPrefix``, of a label behind ``labelPrefix``.
        let code: String
        /// The sentences by category; "" for the only one.
        let forms: [(category: String, sentence: String)]

        var last: String { forms.last?.sentence ?? "" }
        var isCounted: Bool { forms.count > 1 }
    }

    static let folder = "protocol/messages"
    /// The language of which all others are translations.
    static let original = "en"
    static let categories = ["zero", "one", "two", "few", "many", "other"]

    /// All languages: those that are whole, in the order of their tags, and what is wrong with the others, which do not ship.
    static func read(in root: URL) throws -> (shipped: [MessageFile], problems: [String]) {
        let folder = root.appendingPathComponent(folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
        let files = try names.map { String($0.dropLast(5)) }.sorted().map { try MessageFile(tag: $0, in: folder) }
        guard let original = files.first(where: { $0.tag == original }) else { throw ModelError("en.json is missing") }
        var shipped: [MessageFile] = []
        var problems: [String] = []
        for file in files {
            let found = file.problems(comparedWith: original)
            problems += found.map { "\(file.tag).json: \($0)" }
            if found.isEmpty { shipped.append(file) }
        }
        return (shipped, problems)
    }

    private init(tag: String, in folder: URL) throws {
        self.tag = tag
        let value = try Value(file: folder.appendingPathComponent("\(tag).json"))
        guard case .string(let name)? = value["name"], case .string(let separator)? = value["list"],
            case .object(let rules)? = value["plurals"], case .object(let members)? = value["messages"],
            case .object(let named)? = value["words"], case .object(let ofFields)? = value["labels"],
            case .object(let ofDocuments)? = value["documents"]
        else { throw ModelError("\(tag).json lacks name, list, plurals, messages, words, labels or documents") }
        self.name = name
        listSeparator = separator
        isRightToLeft = value["direction"] == "rtl"
        plurals = try rules.filter { $0.name != "other" }.map { rule in
            guard case .string(let text) = rule.value else { throw ModelError("\(tag).json: \(rule.name) is no rule") }
            return (rule.name, try PluralRule(text))
        }
        let text = { (member: Value.Member) throws -> String in
            guard case .string(let text) = member.value else {
                throw ModelError("\(tag).json: \(member.name) is no text")
            }
            return text
        }
        words = try named.map { Message(code: Self.wordPrefix + $0.name, forms: [("", try text($0))]) }
        labels = try ofFields.map { Message(code: Self.labelPrefix + $0.name, forms: [("", try text($0))]) }
        documents = try ofDocuments.map { Message(code: $0.name, forms: [("", try text($0))]) }
        messages = try members.map { member in
            switch member.value {
            case .string(let sentence): return Message(code: member.name, forms: [("", sentence)])
            case .object(let forms):
                return Message(
                    code: member.name,
                    forms: try forms.map { form in
                        guard case .string(let sentence) = form.value else {
                            throw ModelError("\(tag).json: \(member.name) is no sentence")
                        }
                        return (form.name, sentence)
                    })
            default: throw ModelError("\(tag).json: \(member.name) is no sentence")
            }
        }
    }

    /// The category of a count.
    func category(of count: Int) -> String { plurals.first { $0.rule.holds(for: count) }?.category ?? "other" }

    /// The categories that counts have here, and in how many of the counts up to a thousand.
    private var counts: [(category: String, number: Int)] {
        let found = Dictionary(grouping: Array(0...1000) + [1_000_000], by: category)
        return Self.categories.compactMap { category in found[category].map { (category, $0.count) } }
    }

    // MARK: Checking

    private func problems(comparedWith original: MessageFile) -> [String] {
        let known = codes
        let wanted = original.codes
        if known != wanted {
            let missing = wanted.filter { !known.contains($0) }
            let unknown = known.filter { !wanted.contains($0) }
            if missing.isEmpty, unknown.isEmpty { return ["the messages are not in the order of en.json"] }
            return missing.map { "\($0) is missing" } + unknown.map { "\($0) is unknown" }
        }
        let compared = [
            (messages, original.messages, Role.sentence), (words, original.words, .word),
            (labels, original.labels, .word), (documents, original.documents, .line),
        ]
        return compared.flatMap { messages, originals, role in
            zip(messages, originals).flatMap { problems(of: $0, comparedWith: $1, as: role) }
        }
    }

    /// Those of everything that is to be said, in the file's order.
    private var codes: [String] { (said + documents).map(\.code) }

    /// What a text is shown as.
    private enum Role {
        case sentence, word, line

        /// In characters: a button has no room for a sentence.
        var longest: Int {
            switch self {
            case .sentence: 90
            case .word: 32
            case .line: 120
            }
        }
    }

    private func problems(of message: Message, comparedWith original: Message, as role: Role) -> [String] {
        let categories = counts
        if original.isCounted, categories.count > 1 {
            guard message.forms.map(\.category) == categories.map(\.category) else {
                return ["\(message.code) needs \(categories.map(\.category).joined(separator: ", "))"]
            }
        } else if message.isCounted {
            return ["\(message.code) has one sentence"]
        }
        let wanted = Self.parameters(of: original.last)
        return message.forms.flatMap { form in
            var found: [String] = []
            // A category of one count alone may say it in words.
            let isOneCount = categories.contains { $0.category == form.category && $0.number == 1 }
            let missing = wanted.subtracting(Self.parameters(of: form.sentence))
            if isOneCount ? missing.count > 1 : !missing.isEmpty { found.append("lacks \(missing.sorted())") }
            let unknown = Self.parameters(of: form.sentence).subtracting(wanted)
            if !unknown.isEmpty { found.append("has the unknown \(unknown.sorted())") }
            if role == .sentence, form.sentence.last.map({ !".?。？؟।;".contains($0) }) ?? true {
                found.append("does not end as a sentence")
            }
            if form.sentence.isEmpty { found.append("is empty") }
            if form.sentence.count > role.longest { found.append("has more than \(role.longest) characters") }
            if isRightToLeft, !Self.isIsolated(form.sentence) { found.append("has Latin letters outside of isolates") }
            if form.sentence.unicodeScalars.contains(where: { $0.value < 0x20 }) {
                found.append("has control characters")
            }
            return found.map { "\(message.code) \($0): \(form.sentence)" }
        }
    }

    /// The names in braces.
    static func parameters(of sentence: String) -> Set<String> {
        let parts = sentence.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
        return Set(parts.compactMap { $0.split(separator: "}").first.map(String.init) })
    }

    /// Whether what is written from left to right stands between U+2066 and U+2069, or in braces.
    private static func isIsolated(_ sentence: String) -> Bool {
        var isInside = false
        for scalar in sentence.unicodeScalars {
            switch scalar {
            case "{", "\u{2066}": isInside = true
            case "}", "\u{2069}": isInside = false
            case "a"..."z", "A"..."Z", "0"..."9": if !isInside { return false }
            default: break
            }
        }
        return !isInside
    }
}
