/// What a field of a type is called that has no label of its own.
public enum TypeLabel: ExpressibleByStringLiteral, Sendable {
    /// The engine's own, in English: the languages of messages that have a word for it say that.
    case word(String)
    /// As a client named its type, or a number's own name.
    case name(String)

    public init(stringLiteral word: StaticString) { self = .word("\(word)") }

    public func text(in language: MessageLanguage) -> String {
        switch self {
        case .name(let name): name
        case .word(let word): language == .en ? word : MessageTable.label(word, in: language) ?? word
        }
    }
}
