/// What a pattern says of a place in the text without taking a scalar there. Nothing but the two neighbours of the
/// place counts, so that a finite automaton can decide it.
enum Assertion: Hashable, Sendable {
    case textStart, textEnd
    case lineStart, lineEnd
    case word(WordEdge, isUnicode: Bool)

    /// What is asked of the words on the two sides of a place.
    enum WordEdge: UInt8 {
        /// A word begins or ends.
        case boundary
        case noBoundary
        case start, end
        /// No word ends at the place or goes on there; whether one begins does not matter.
        case startHalf
        /// No word begins at the place or goes on there.
        case endHalf
    }

    /// How many there are.
    static let count = 16

    /// A number of its own for each, below `count`.
    var number: Int {
        switch self {
        case .textStart: 0
        case .textEnd: 1
        case .lineStart: 2
        case .lineEnd: 3
        case .word(let edge, let isUnicode): 4 + Int(edge.rawValue) + (isUnicode ? 6 : 0)
        }
    }

    /// The scalars that it tells from others; nil where it asks for the ends of the text only.
    var scalars: ScalarSet? {
        switch self {
        case .textStart, .textEnd: nil
        case .lineStart, .lineEnd: .lineTerminators
        case .word(_, let isUnicode): isUnicode ? UnicodeProperty.word : .patternWord
        }
    }

    /// Whether it holds between two neighbours.
    func holds(between before: Neighbour, and after: Neighbour) -> Bool {
        switch self {
        case .textStart: return before == .outside
        case .textEnd: return after == .outside
        case .lineStart: return before == .outside || before == .lineTerminator
        case .lineEnd: return after == .outside || after == .lineTerminator
        case .word(let edge, let isUnicode):
            let (before, after) = (before.isWord(isUnicode), after.isWord(isUnicode))
            switch edge {
            case .boundary: return before != after
            case .noBoundary: return before == after
            case .start: return !before && after
            case .end: return before && !after
            case .startHalf: return !before
            case .endHalf: return !after
            }
        }
    }
}

/// What stands on one side of a place, as far as assertions tell it apart.
enum Neighbour: UInt8, CaseIterable {
    /// Nothing: the text begins or ends there. No word goes on outside of it.
    case outside
    case lineTerminator
    /// What belongs to a word even in ASCII.
    case asciiWord
    /// What belongs to a word in Unicode only.
    case otherWord
    case other

    func isWord(_ isUnicode: Bool) -> Bool {
        switch self {
        case .outside, .lineTerminator, .other: false
        case .asciiWord: true
        case .otherWord: isUnicode
        }
    }

    /// The bit of the neighbour in a set of them.
    var mask: UInt8 { 1 << rawValue }

    /// All, the end of the text too.
    static let any: UInt8 = 0b11111
    static let scalars = any & ~Neighbour.outside.mask
}
