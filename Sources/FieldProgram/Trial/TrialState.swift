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
    /// Month, day, year and the like.
    var segments: [Segment] = []
    /// Whether there can be a value above or below the one that is there.
    var steps = false
    /// Whether those are choices of a list, which goes on downward.
    var hasChoices = false
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

    struct Segment: Equatable, Sendable {
        var range: Range<Int>
        var isEmpty = false
        var isComplete = false
        /// The caret is in it.
        var isActive = false

        /// Where its placeholder begins: behind what was typed `_` shows, or letters behind digits.
        func gapStart(in text: String) -> Int {
            if isEmpty { return range.lowerBound }
            if isComplete { return range.upperBound }
            let start = text.characterIndex(atOffset: range.lowerBound)
            var typed = text[start..<max(start, text.characterIndex(atOffset: range.upperBound))]
            while typed.last == "_" { typed.removeLast() }
            if typed.first?.isNumber == true {
                while typed.last?.isNumber == false { typed.removeLast() }
            }
            return text.offset(of: typed.endIndex)
        }
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
