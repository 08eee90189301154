/// What the client knows of its one field: what it took from the server, and nothing it made up.
///
/// Offsets are of UTF-8, the encoding that `try` asks for: a Swift string counts in it without copying.
struct TrialState: Equatable, Sendable {
    var label = ""
    var isRequired = false
    var text = ""
    /// `start` to `end`; the two are equal for a caret.
    var selection = 0..<0
    var version = 0
    var isComplete = false
    var focus = ""
    var content = ""
    var validity = ""
    var helper: Helper?
    var counter: Counter?
    var badge: Badge?
    var placeholder: String?
    var template: Template?
    /// What is shown in place of secure text, a character for a character.
    var masked: String?
    /// What became of the last key, where there is something to say.
    var note: Note?

    struct Helper: Equatable, Sendable {
        var text: String
        var kind: String
    }

    struct Counter: Equatable, Sendable {
        var text: String
        var overflow: Bool
    }

    struct Badge: Equatable, Sendable {
        var text: String
        var level: Int?
    }

    struct Template: Equatable, Sendable {
        var text: String
        var filled: Int

        /// What is still to be filled in.
        var rest: String { String(text.suffix(fromOffset: filled)) }
    }

    struct Note: Equatable, Sendable {
        var text: String
        var isError = false
    }
}

extension String {
    /// The boundary between characters at, or nearest before, an offset in UTF-8.
    func characterIndex(atOffset offset: Int) -> String.Index {
        guard let index = utf8.index(startIndex, offsetBy: max(0, offset), limitedBy: endIndex), index < endIndex
        else { return endIndex }
        return indices.last { $0 <= index } ?? endIndex
    }

    func offset(of index: String.Index) -> Int { utf8.distance(from: startIndex, to: index) }

    func suffix(fromOffset offset: Int) -> Substring { self[characterIndex(atOffset: offset)...] }
}
