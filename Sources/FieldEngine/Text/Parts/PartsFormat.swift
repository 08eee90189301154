import Automata

/// A format made of parts that keep their own characters, with literals between them.
///
/// The value of a format of which each part has a fixed width has no literals: `12252024`. A place that is still empty
/// before one that is filled is a gap there, `12__2024`, and shows its placeholder, `12/DD/2024`. Where widths vary, the
/// value has the literals between the parts, since nothing else would tell them apart, `7.1.2024`, and one gap stands for all
/// that is missing of a part, `7._.2024`.
final class PartsFormat: Sendable {
    let parts: [Part]
    /// `literals[i]` stands before part i, the last one behind all parts.
    let literals: [String]
    let typing: Typing
    let isFixed: Bool
    /// The whole format when nothing is filled in.
    let pattern: String
    /// Where in the pattern each part begins.
    let starts: [Int]
    /// The characters of the longest text.
    let patternWidth: Int
    /// Whether any usual separator of dates and times stands for the one that is expected.
    let takesAnySeparator: Bool
    /// What some part takes. A value that has anything else is a text that was read and says no value.
    private let characters: CharacterClass
    /// What a value may have in place of a character that is still to come.
    let gap: Language.Gap

    static let gapCharacter: Character = "_"
    private static let gapByte = UInt8(ascii: "_")

    /// How characters that are typed go in.
    struct Typing: Sendable {
        /// Whether one always replaces the one behind the caret.
        var overwrites = false
        /// Whether the literal behind a full part is written at once, and goes with the part's last character.
        var isEager = false
        /// Whether the year of two digits at the end may be typed with its century, which goes with the digit behind it.
        var takesCentury = false
    }

    static let century = "20"

    /// Whether a value ends with what may be the century of its year.
    func mayEndWithCentury(_ value: String) -> Bool {
        typing.takesCentury && value.utf8.count == fixedWidth && value.hasSuffix(Self.century)
    }

    /// - Precondition: there is a part, and a literal before each and behind the last.
    init(_ parts: [Part], literals: [String], typing: Typing = Typing()) {
        precondition(!parts.isEmpty && literals.count == parts.count + 1, "a format without parts is no format")
        self.parts = parts
        self.literals = literals
        self.typing = typing
        isFixed = parts.allSatisfy { $0.isFixed }
        takesAnySeparator = parts.allSatisfy { $0.kind.isOfCalendar }
        var pattern = ""
        var width = literals[0].count
        var starts: [Int] = []
        for (part, literal) in zip(parts, literals) {
            pattern += literal
            starts.append(pattern.utf8.count)
            pattern += part.placeholder + part.ending
            width += (part.words.map { $0.count }.max() ?? part.width.upperBound) + part.ending.count
        }
        self.pattern = pattern + (literals.last ?? "")
        self.starts = starts
        patternWidth = width + literals.dropFirst().reduce(0) { $0 + $1.count }
        let scalars = parts.reduce(ScalarSet()) { all, part in all.union(part.takes.scalars ?? .all) }
        characters = CharacterClass(scalars, isExact: true)
        gap = Language.Gap("_", fillings: scalars, isRun: !isFixed)
    }

    /// The format that the pieces of a spelling are.
    convenience init<Named>(_ pieces: [FormatPiece<Named>], part: (Named) -> Part) {
        var parts: [Part] = []
        var literals = [""]
        for piece in pieces {
            switch piece {
            case .literal(let character): literals[parts.count].append(character)
            case .part(let named):
                parts.append(part(named))
                literals.append("")
            }
        }
        self.init(parts, literals: literals)
    }

    // MARK: Values

    /// The texts of the parts that a value has; nil where it is no value of the format.
    func texts(of value: String) -> [String]? {
        var texts = [String](repeating: "", count: parts.count)
        guard !value.isEmpty else { return texts }
        return (isFixed ? takeFixed(value, &texts) : takeVarying(value, &texts)) ? texts : nil
    }

    private func takeFixed(_ value: String, _ texts: inout [String]) -> Bool {
        let isPlain = value.isOneByteEach
        return value.withUTF8Bytes { bytes in
            var place = 0
            var isBehindGap = false
            for index in parts.indices where place < bytes.count {
                let start = place
                var end = start
                isBehindGap = false
                for _ in 0..<parts[index].width.upperBound where place < bytes.count {
                    let next = isPlain ? place + 1 : value.clusterEnd(after: place)
                    if next == place + 1, bytes[place] == PartsFormat.gapByte {
                        isBehindGap = true
                    } else {
                        // A gap stands behind the characters of its part.
                        guard !isBehindGap, takes(bytes[place..<next]) else { return false }
                        end = next
                    }
                    place = next
                }
                texts[index] = String(decoding: bytes[start..<end], as: UTF8.self)
            }
            return place == bytes.count && !isBehindGap
        }
    }

    /// Whether some part takes a character of those bytes.
    private func takes(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        if bytes.count == 1, let byte = bytes.first { return characters.takes(ascii: byte) }
        let character = Character(String(decoding: bytes, as: UTF8.self))
        return characters.taken(character) == character
    }

    private func takeVarying(_ value: String, _ texts: inout [String]) -> Bool {
        var rest = value[...]
        for index in parts.indices {
            if index > 0 {
                if rest.isEmpty { return true }
                guard rest.hasPrefix(literals[index]) else { return false }
                rest = rest.dropFirst(literals[index].count)
                // Nothing is left behind what only separates.
                if rest.isEmpty { return false }
            }
            let part = parts[index]
            let length = part.length(in: rest, before: literals[index + 1])
            texts[index] = String(rest.prefix(length))
            rest = rest.dropFirst(length)
            if needsGap(texts[index], part) { rest = rest.first == PartsFormat.gapCharacter ? rest.dropFirst() : rest }
        }
        return rest.isEmpty
    }

    /// Whether something is missing of a part of a format of varying widths, so that its value has a gap before what follows.
    private func needsGap(_ text: String, _ part: Part) -> Bool {
        switch part.state(of: text) {
        case .empty, .partial: true
        case .complete, .wrong: false
        }
    }

    /// The value that has the texts.
    func value(of texts: [String]) -> String {
        guard let last = texts.lastFilled else { return "" }
        var value = ""
        for index in 0...last {
            if !isFixed, index > 0 { value += literals[index] }
            value += texts[index]
            guard index < last else { continue }
            for _ in 0..<missing(in: texts[index], at: index) { value.append(PartsFormat.gapCharacter) }
        }
        return value
    }

    /// How many gaps a value has behind a text of a part that others follow.
    func missing(in text: String, at index: Int) -> Int {
        if isFixed { return max(parts[index].width.upperBound - text.characterCount, 0) }
        return needsGap(text, parts[index]) ? 1 : 0
    }

    /// Whether a value is a text that says none of the format, shown as it is.
    func isVerbatim(_ value: String) -> Bool {
        if isFixed, value.utf8.count <= fixedWidth, value.utf8.allSatisfy({ characters.takes(ascii: $0) }) {
            return false
        }
        return texts(of: value) == nil
    }

    private var fixedWidth: Int { parts.reduce(0) { $0 + $1.width.upperBound } }

    func hasGap(_ value: String) -> Bool { value.utf8.contains(PartsFormat.gapByte) }

    /// Whether a character stands for a literal, of which so many characters lie before the caret: how many do behind it. Its letters may
    /// be small or capital: those of a time are made capital before.
    func literal(_ character: Character, at index: Int, after passed: Int) -> Int? {
        var other: Int?
        for (place, expected) in literals[index].enumerated().dropFirst(passed) {
            if expected == character || takesAnySeparator && expected.isSpelled(character)
                || expected.isLetter && expected.lowercased() == character.lowercased()
            {
                return place + 1
            }
            if other == nil, takesAnySeparator || character.isSpace, expected.separatesParts, character.separatesParts {
                other = place + 1
            }
        }
        // The word of a unit is passed over by what separates parts elsewhere: `2024/1/15` where the year is followed by 年.
        if other == nil, takesAnySeparator, character.separatesParts, passed == 0, !literals[index].isEmpty {
            return literals[index].count
        }
        return other
    }
}

extension [String] {
    /// Of the texts of parts the last one that is not empty.
    var lastFilled: Int? { lastIndex { !$0.isEmpty } }
}

extension Part {
    /// How many characters at the start of a text are the part's.
    func length(in text: Substring, before literal: String) -> Int {
        if !words.isEmpty {
            // A word may have what separates parts in it, so the longest one counts.
            let known = words.filter { text.hasPrefix($0) }.map { $0.count }.max()
            if let known { return known }
            if words.contains(where: { $0.foldedHasPrefix(String(text)) }) { return text.characterCount }
        }
        var length = 0
        let limit = words.isEmpty ? width.upperBound : .max
        for character in text {
            guard length < limit, takes.taken(character) == character else { break }
            length += 1
        }
        return length
    }
}

extension Character {
    /// Whether it is what another character is meant for: any dash for a dash, and what people write for ISO 8601's `T`.
    fileprivate func isSpelled(_ other: Character) -> Bool {
        isMinusSign && other.isMinusSign || self == "T" && (other == "t" || other == " ")
    }

    var separatesParts: Bool {
        switch self {
        case "/", ".", "-", ":", " ", ",", "–", "—": true
        default: false
        }
    }
}
