/// The shape of a formatted text: slots that characters fill, with literals before, between and after them.
///
/// `(000) 000-0000` has ten slots and the literals `(`, ``, ``, `) `, ``, ``, `-`, ``, ``, ``, and a last, empty one
/// behind the tenth slot: `literals[i]` stands before slot i, so there is one more literal than there are slots.
struct Template: Equatable, Sendable {
    struct Slot: Equatable, Sendable {
        /// What an empty slot looks like, such as `0` or `M`.
        var placeholder: Character
        var takes: CharacterClass
        /// What is done to a letter before it is tested.
        var letters = LetterCase.asTyped

        /// The character as the slot takes it; nil where it is refused.
        func taken(_ character: Character) -> Character? {
            switch letters {
            case .asTyped: takes.taken(character)
            case .upper: takes.taken(character.upperCased)
            case .lower: takes.taken(character.lowerCased)
            }
        }
    }

    enum LetterCase: Sendable { case asTyped, upper, lower }

    var slots: [Slot]
    var literals: [String]

    /// Whether digits or letters are among the literals.
    var hasMeaningfulLiterals: Bool { literals.contains { $0.contains { $0.isMeaningful } } }

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

    /// The character as the slot at a place takes it. The slot is asked where it lies: a copy of it is retained and released.
    func taken(_ character: Character, at place: Int) -> Character? {
        if slots[place].letters == .asTyped, let byte = character.ascii {
            return slots[place].takes.takes(ascii: byte) ? character : nil
        }
        return slots[place].taken(character)
    }

    /// Whether the characters of a value fit the slots, each in its own.
    func holds(_ value: String) -> Bool {
        if value.isASCII {
            guard value.utf8.count <= slots.count else { return false }
            return value.withUTF8Bytes { bytes in
                // A line break of two bytes is one character, which no slot but that of any text takes.
                for (index, byte) in bytes.enumerated() where !slots[index].takes.takes(ascii: byte) { return false }
                return true
            }
        }
        var index = 0
        for character in value {
            guard index < slots.count, slots[index].takes.taken(character) == character else { return false }
            index += 1
        }
        return true
    }
}

extension Template {
    /// Reads a template: each character that names a slot is one, `\` makes the next a literal, any other is a
    /// literal (specification, section 7). Nil for one without a slot.
    init?(_ source: String, slots classes: [Character: CharacterClass], letters: [Character: LetterCase] = [:]) {
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
                slots.append(Slot(placeholder: character, takes: takes, letters: letters[character] ?? .asTyped))
                literals.append("")
            } else {
                literals[literals.count - 1].append(character)
            }
        }
        guard !slots.isEmpty else { return nil }
        self.init(slots: slots, literals: literals)
    }
}
