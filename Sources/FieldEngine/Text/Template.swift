/// The shape of a formatted text: slots that characters fill, with literals before, between and after them.
///
/// `(000) 000-0000` has ten slots and the literals `(`, ``, ``, `) `, ``, ``, `-`, ``, ``, ``, and a last, empty one
/// behind the tenth slot: `literals[i]` stands before slot i, so there is one more literal than there are slots.
struct Template: Equatable, Sendable {
    struct Slot: Equatable, Sendable {
        /// What an empty slot looks like, such as `0` or `M`.
        var placeholder: Character
        var takes: CharacterClass
        var part: SegmentKind?
    }

    var slots: [Slot]
    var literals: [String]

    /// The whole template as a widget shows it when nothing is filled in.
    var pattern: String { remainder(from: 0) }

    /// What is left of the template behind `count` filled slots, the literals before the next slot included.
    func remainder(from count: Int) -> String {
        guard count < literals.count else { return "" }
        var result = ""
        for index in count..<slots.count {
            result += literals[index]
            result.append(slots[index].placeholder)
        }
        return result + (literals.last ?? "")
    }

    /// The same with its first slot as often as there are characters, once at least.
    func grown(to count: Int) -> Template {
        guard let slot = slots.first, let first = literals.first, let last = literals.last, count > 1 else {
            return self
        }
        return Template(
            slots: Array(repeating: slot, count: count),
            literals: [first] + Array(repeating: "", count: count - 1) + [last])
    }

    /// A template in which every character of a text is a cell by itself, and nothing stands between them.
    static func verbatim(count: Int) -> Template {
        Template(
            slots: Array(repeating: Slot(placeholder: "…", takes: .everything), count: count),
            literals: Array(repeating: "", count: count + 1))
    }

    /// Whether the characters fit the slots, each in its own.
    func holds(_ characters: some Collection<Character>) -> Bool {
        characters.count <= slots.count && zip(characters, slots).allSatisfy { $1.takes.taken($0) == $0 }
    }
}

/// What a part of a text means, for widgets with spin buttons (specification, section 5, `segments`).
public enum SegmentKind: String, Sendable {
    case year, month, day, hour, minute, second, dayPeriod
}

extension Template.Slot {
    /// The largest first digit of a two-digit number of the slot's part that a second digit may follow. A larger one,
    /// typed at the end, can only mean itself with a zero before it. Nil for parts that have no zeros in front.
    var largestFirstDigit: Int? {
        switch part {
        case .month: 1
        case .day: 3
        case .hour: placeholder == Self.hourOfTwelve ? 1 : 2
        case .minute, .second: 5
        case .year, .dayPeriod, nil: nil
        }
    }

    /// What an empty slot of an hour from 1 to 12 looks like; other hours go to 23.
    static let hourOfTwelve: Character = "h"
}

extension Template {
    /// Reads a template: each character that names a slot is one, `\` makes the next a literal, any other is a
    /// literal (specification, section 7). Nil for one without a slot.
    init?(_ source: String, slots classes: [Character: CharacterClass], parts: [Character: SegmentKind] = [:]) {
        var slots: [Slot] = []
        var literals = [""]
        var escaped = false
        for character in source {
            if escaped {
                literals[literals.count - 1].append(character)
                escaped = false
            } else if character == "\\" {
                escaped = true
            } else if let takes = classes[character] {
                slots.append(Slot(placeholder: character, takes: takes, part: parts[character]))
                literals.append("")
            } else {
                literals[literals.count - 1].append(character)
            }
        }
        guard !slots.isEmpty else { return nil }
        self.init(slots: slots, literals: literals)
    }
}
