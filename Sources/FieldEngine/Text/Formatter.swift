import Automata

/// How a value becomes a text.
enum Formatter: Sendable {
    /// The text is the value.
    case plain
    case template(TemplateFormat)
    case number(NumberFormat)
}

/// The templates of a type, of which the value alone chooses one, so that deleting switches back (specification, “Templates”).
///
/// Shared, and never changed: every key in a field looks at its parts, and as a value each look would count references to
/// all of them.
final class TemplateFormat: Sendable {
    let templates: [Template]
    /// The shapes of the templates.
    let shapes: [TemplateShape]
    let choice: Choice
    /// A typed character replaces the one behind the caret.
    let overwrites: Bool
    /// Literals are written as soon as the slot before them is filled.
    let isEager: Bool
    /// Whether the text has a slot for each character.
    let isGrowing: Bool
    /// What some slot takes, where a value that has anything else is a text that was read and says no value: it is shown
    /// as it is (`Reading.verbatim`). Nil where such texts go through the slots.
    private let slotCharacters: CharacterClass?

    enum Choice: Sendable {
        /// The shortest template, in the order given, that holds the value; the last where none does.
        case shortest
        /// One slot that is there for each character: a text of any length between literals.
        case growing
        /// The template of that index for a value. One of so many bytes has the same as with a byte more behind it where
        /// their number is in `settled`.
        case by(@Sendable (String) -> Int, settled: Range<Int> = 0..<0)
    }

    /// The template for a value. The value is asked for only where there is a choice.
    func template(for characters: @autoclosure () -> [Character]) -> Template {
        guard let slotCharacters, !isGrowing else { return slotTemplate(for: characters()) }
        let characters = characters()
        let isForeign = characters.contains { character in
            if let byte = character.asciiValue, slotCharacters.takes(ascii: byte) { return false }
            return slotCharacters.taken(character) != character
        }
        if isForeign { return .verbatim(count: characters.count) }
        return slotTemplate(for: characters)
    }

    /// The same where a value may hold what no slot takes because somebody just typed it: that goes through the slots, and
    /// makes no verbatim text of what was none.
    func slotTemplate(for characters: @autoclosure () -> [Character]) -> Template {
        let last = templates[templates.count - 1]
        if case .growing = choice { return last.grown(to: characters().count) }
        guard templates.count > 1 else { return last }
        let characters = characters()
        return templates[index(of: String(characters)) { $0.holds(characters) }]
    }

    /// The index of the template for a value that goes through the slots. `holds`: whether a template holds the value.
    @inline(__always)
    func index(of value: @autoclosure () -> String, holds: (Template) -> Bool) -> Int {
        let last = templates.count - 1
        switch choice {
        case .growing: return last
        case .shortest: return templates.firstIndex(where: holds) ?? last
        case .by(let index, _):
            let chosen = index(value())
            return templates.indices.contains(chosen) ? chosen : last
        }
    }

    /// Whether a character is a literal that comes next in some template that the value may still get: the space of
    /// a British postal code is typed before anyone can know that it belongs there.
    func mayBeLiteral(_ character: Character, behind cells: [Character]) -> Bool {
        guard case .shortest = choice, templates.count > 1 else { return false }
        return templates.contains { template in
            template.literal(character, at: cells.count, after: 0) != nil && template.holds(cells)
        }
    }

    /// The most characters that any of the templates holds.
    var capacity: Int { isGrowing ? .max : templates.reduce(0) { max($0, $1.slots.count) } }

    init(
        _ templates: [Template], choice: Choice = .shortest, overwrites: Bool = false, isEager: Bool = false,
        allowsVerbatim: Bool = false
    ) {
        precondition(!templates.isEmpty, "a type without a template is plain")
        self.templates = templates
        shapes = templates.map { TemplateShape($0) }
        self.choice = choice
        self.overwrites = overwrites
        self.isEager = isEager
        if case .growing = choice { isGrowing = true } else { isGrowing = false }
        slotCharacters =
            allowsVerbatim
            ? CharacterClass(
                templates.reduce(into: ScalarSet()) { all, template in
                    for slot in template.slots { all = all.union(slot.takes.scalars ?? .all) }
                }, isExact: true) : nil
    }

    var allowsVerbatim: Bool { slotCharacters != nil }

    /// Whether a value is a text that says none of the type, shown as it is.
    func isVerbatim(_ value: String) -> Bool {
        guard let slotCharacters, !isGrowing else { return false }
        if value.utf8.allSatisfy({ slotCharacters.takes(ascii: $0) }) { return false }
        return value.contains { slotCharacters.taken($0) != $0 }
    }

    /// The same with other templates in place of its own.
    func with(_ templates: [Template]) -> TemplateFormat {
        TemplateFormat(
            templates, choice: choice, overwrites: overwrites, isEager: isEager, allowsVerbatim: allowsVerbatim)
    }
}

/// The literals behind the last cell that are shown.
package enum Tail: Equatable, Sendable {
    case none
    /// So many characters of them, because the user typed one of them. `padded` where typing it put a zero before
    /// the digit in front of it (`1/` is `01/`), which goes with it.
    case typed(Int, padded: Bool)
    /// Those at the end of a filled template, written when editing ended.
    case finished
}

extension Formatter {
    /// Whether literals may stand behind the last cell that nobody typed.
    var writesBehindLast: Bool {
        switch self {
        case .plain: false
        case .template(let format): format.isEager
        case .number: true
        }
    }

    /// Whether the text is the value.
    var isPlain: Bool {
        switch self {
        case .plain: true
        case .template, .number: false
        }
    }

    var isNumber: Bool {
        switch self {
        case .plain, .template: false
        case .number: true
        }
    }

    /// The literals behind a value when editing ends. Those that were typed before all slots are filled stay: a text
    /// that a client shows reads back as itself.
    func finalTail(of value: String, typed tail: Tail) -> Tail {
        switch self {
        case .plain, .number: return .finished
        case .template(let format):
            guard case .typed = tail, !format.isGrowing else { return .finished }
            let characters = Array(value)
            return characters.count < format.template(for: characters).slots.count ? tail : .finished
        }
    }

    /// Whether a value is a text that was read and says none of the type, so that it is shown and edited as it is.
    func isVerbatim(_ value: String) -> Bool {
        switch self {
        case .plain: false
        case .template(let format): format.isVerbatim(value)
        case .number: NumberFormat.isVerbatim(value)
        }
    }

    func layout(_ value: String, tail: Tail) -> Layout {
        switch self {
        case .plain:
            return Layout(text: value, cells: [])
        case .template(let format):
            let characters = Array(value)
            return format.layout(characters, in: format.template(for: characters), tail: tail)
        case .number(let format):
            return format.layout(value, tail: tail)
        }
    }
}

extension TemplateFormat {
    func layout(_ characters: [Character], in template: Template, tail: Tail) -> Layout {
        var layout = Layout(text: "", cells: [])
        layout.cells.reserveCapacity(characters.count)
        for (index, character) in characters.enumerated() {
            if index < template.slots.count { layout.text += template.literals[index] }
            let start = layout.text.utf8.count
            layout.text.append(character)
            layout.cells.append(start..<layout.text.utf8.count)
        }
        guard characters.count <= template.slots.count else { return layout }
        let literal = template.literals[characters.count]
        switch tail {
        case .none:
            if isEager, !characters.isEmpty { layout.text += literal }
        case .typed(let count, padded: _):
            layout.text += isEager ? literal[...] : literal.prefix(count)
        case .finished:
            if characters.count == template.slots.count { layout.text += literal }
        }
        return layout
    }
}
