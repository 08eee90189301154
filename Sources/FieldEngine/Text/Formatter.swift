import Automata

/// How a value becomes a text.
enum Formatter: Sendable {
    /// The text is the value.
    case plain
    case template(TemplateFormat)
    case parts(PartsFormat)
    /// By reference: each look at the others would count references to all texts of a number's.
    indirect case number(NumberFormat)
}

/// The templates of a type, of which the value alone chooses one, so that deleting switches back (specification, “Templates”).
///
/// Shared, and never changed: every key in a field looks at its parts, and as a value each look would count references to
/// all of them.
final class TemplateFormat: Sendable {
    let templates: [Template]
    /// The same with what is constant of them.
    let shapes: [TemplateShape]
    let choice: Choice
    /// A typed character replaces the one behind the caret.
    let overwrites: Bool
    /// Literals are written as soon as the slot before them is filled.
    let isEager: Bool
    /// Whether the text has a slot for each character.
    let isGrowing: Bool
    /// Whether some slot makes letters capital or small.
    let changesLetters: Bool
    /// Whether digits or letters are among the literals.
    let hasMeaningfulLiterals: Bool
    /// Whether digits may stand in several templates, of which their number alone chooses one: what was to divide them may have stood
    /// elsewhere.
    let mayDivideOtherwise: Bool

    enum Choice: Sendable {
        /// The shortest template, in the order given, that holds the value; the last where none does. From the right each is the
        /// end of the next, and what is typed pushes digits over the literals.
        case shortest(fromRight: Bool = false)
        /// One slot that is there for each character: a text of any length between literals.
        case growing
        /// The template of that index for a value.
        case by(@Sendable (String) -> Int)
        /// A template that is made for a value, where they are too many to be made at once. The first of the format is what
        /// is shown of the type. None has slots for more characters than `capacity`.
        case drawn(capacity: Int, @Sendable (String) -> TemplateShape)
    }

    /// Whether templates are made for values.
    var isDrawn: Bool {
        switch choice {
        case .drawn: true
        case .shortest, .growing, .by: false
        }
    }

    /// Whether what is typed pushes what stands before it over the literals.
    var fillsFromRight: Bool { if case .shortest(fromRight: true) = choice { true } else { false } }

    /// The index of the template for a value.
    func index(of value: String) -> Int {
        let last = templates.count - 1
        switch choice {
        case .growing, .drawn: return last
        case .shortest: return templates.firstIndex { $0.holds(value) } ?? last
        case .by(let index):
            let chosen = index(value)
            return templates.indices.contains(chosen) ? chosen : last
        }
    }

    /// Whether a character is a literal that comes next in some template that the value may still get: the space of
    /// a British postal code is typed before anyone can know that it belongs there. Where digits are pushed over literals, none
    /// divides them.
    func mayBeLiteral(_ character: Character, behind value: String, count: Int) -> Bool {
        guard case .shortest(fromRight: false) = choice, templates.count > 1 else { return false }
        return templates.contains { template in
            template.literal(character, at: count, after: 0) != nil && template.holds(value)
        }
    }

    /// The most characters that any of the templates holds.
    var capacity: Int {
        switch choice {
        case .growing: .max
        case .drawn(let capacity, _): capacity
        case .shortest, .by: templates.reduce(0) { max($0, $1.slots.count) }
        }
    }

    init(
        _ templates: [Template], choice: Choice = .shortest(), overwrites: Bool = false, isEager: Bool = false
    ) {
        precondition(!templates.isEmpty, "a type without a template is plain")
        self.templates = templates
        shapes = templates.map { TemplateShape($0) }
        self.choice = choice
        self.overwrites = overwrites
        self.isEager = isEager
        changesLetters = templates.contains { $0.slots.contains { $0.letters != .asTyped } }
        hasMeaningfulLiterals = templates.contains { $0.hasMeaningfulLiterals }
        if case .growing = choice { isGrowing = true } else { isGrowing = false }
        if case .shortest(fromRight: false) = choice, templates.count > 1 {
            mayDivideOtherwise = templates.allSatisfy { $0.slots.allSatisfy { $0.takes.isOfDigits } }
        } else {
            mayDivideOtherwise = false
        }
    }

    /// The same with other templates in place of its own.
    func with(_ templates: [Template]) -> TemplateFormat {
        TemplateFormat(templates, choice: choice, overwrites: overwrites, isEager: isEager)
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

    var isTyped: Bool { if case .typed = self { true } else { false } }
}

extension Formatter {
    /// Whether literals may stand behind the last cell that nobody typed.
    var writesBehindLast: Bool {
        switch self {
        case .plain: false
        case .template(let format): format.isEager
        case .parts: true
        case .number: true
        }
    }

    /// Whether the text is the value.
    var isPlain: Bool {
        switch self {
        case .plain: true
        case .template, .parts, .number: false
        }
    }

    var isNumber: Bool {
        switch self {
        case .plain, .template, .parts: false
        case .number: true
        }
    }

    /// Whether a text whose digits are divided otherwise than what shows may have meant another value.
    var mayDivideOtherwise: Bool {
        switch self {
        case .plain, .parts, .number: false
        case .template(let format): format.mayDivideOtherwise || format.fillsFromRight
        }
    }

    /// Whether there are digits or letters among the literals of its templates.
    var hasMeaningfulLiterals: Bool {
        switch self {
        case .plain, .parts, .number: false
        case .template(let format): format.hasMeaningfulLiterals
        }
    }

    /// The format, of those that are made of parts.
    var parts: PartsFormat? {
        switch self {
        case .plain, .template, .number: nil
        case .parts(let format): format
        }
    }

    /// How wide a text of the template for the value is, of parts their template; nil where there is none. What is pushed over
    /// literals from the right begins with the shortest of its templates, and may become the longest.
    func width(of shape: TemplateShape?) -> Int? {
        switch self {
        case .plain, .number: nil
        case .template(let format): format.fillsFromRight ? format.shapes.last?.width : shape?.width
        case .parts(let format): format.patternWidth
        }
    }

    /// The literals behind a value when editing ends. Those that were typed before all slots are filled stay: a text
    /// that a client shows reads back as itself.
    func finalTail(of value: String, typed tail: Tail) -> Tail {
        switch self {
        case .plain, .number: return .finished
        case .template(let format):
            guard case .typed = tail, !format.isGrowing else { return .finished }
            return value.count < format.shape(for: value).slotCount ? tail : .finished
        case .parts(let format):
            guard case .typed = tail, let texts = format.texts(of: value), let last = texts.last else {
                return .finished
            }
            return format.parts[texts.count - 1].state(of: last) == .complete ? .finished : tail
        }
    }

    /// How many characters stand before the first slot or part of an empty value.
    var openingCount: Int {
        switch self {
        case .plain, .number: 0
        case .template(let format): format.shape(for: "").template.literals[0].count
        case .parts(let format): format.literals[0].count
        }
    }

    /// Whether a value is a text that was read and says none of the type, so that it is shown and edited as it is.
    func isVerbatim(_ value: String) -> Bool {
        switch self {
        case .plain, .template: false
        case .parts(let format): format.isVerbatim(value)
        case .number: NumberFormat.isVerbatim(value)
        }
    }

    /// The text of a layout.
    func text(of value: String, tail: Tail) -> String {
        switch self {
        case .plain: value
        case .template(let format): format.shape(for: value).text(of: value, tail: tail, isEager: format.isEager)
        case .parts(let format): format.layout(value, tail: tail).text
        case .number(let format): format.text(of: value, tail: tail)
        }
    }

    func layout(_ value: String, tail: Tail) -> Layout {
        switch self {
        case .plain:
            return Layout(text: value, cells: [])
        case .template(let format):
            return format.layout(value, tail: tail, of: format.shape(for: value))
        case .parts(let format):
            return format.layout(value, tail: tail)
        case .number(let format):
            return format.layout(value, tail: tail)
        }
    }
}

extension TemplateFormat {
    /// - Parameter shape: the template for the value.
    func layout(_ value: String, tail: Tail, of shape: TemplateShape) -> Layout {
        Layout(text: shape.text(of: value, tail: tail, isEager: isEager), cells: shape.cells(of: value))
    }
}
