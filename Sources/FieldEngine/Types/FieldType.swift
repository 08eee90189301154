import Automata

/// A type of field: what it takes, how it shows it, which texts are in its language, what else is judged.
///
/// A type is made once for its name and parameters and shared by all fields of them; it never changes, except that
/// what is derived from it (compiled languages) is kept once it was needed. Everything happens on one thread.
public final class FieldType {
    public let name: String
    /// What was asked for: the parameters as the client gave them.
    public let parameters: Parameter
    public let traits: TypeTraits
    /// The locale of its numbers where it is the connection's and not among the parameters; nil mostly.
    package let impliedLocale: String?

    /// How its client declared it; nil for a built-in type.
    package let declaration: Declaration?

    let filter: Filter
    let formatter: Formatter
    let language: TypeLanguage
    /// How many characters a value has, where that is a matter of the type; counted beside the language.
    let characters: LengthBounds?
    let checks: TypeChecks
    let conversion: TypeConversion
    let stepping: Stepping
    /// The list that its values are of; nil of most.
    let listing: ChoiceListing?
    /// What its values list, where they list several; nil of most.
    let items: ItemList?
    /// The sign between the items of a text that lists several.
    public var separator: Character? { items?.separator }
    /// What it asks of a file, where its values are paths.
    public let file: FileDemands?
    let messages: [String: String]
    /// The pattern of a defined type, of which its values are.
    let pattern: Rule?
    /// Rules of a defined type, judged before those of the field.
    let liveRules: [Rule]
    let finalRules: [Rule]
    /// The most characters of a value of a defined type.
    let maxLength: Int?
    /// When the literals before the first slot of a template show.
    let opening: AffixDisplay
    /// The digits with which it shows; nil for those of ASCII.
    let digits: NumberingSystem?
    /// Languages compiled so far, of the type alone and together with rules of fields.
    var languages = LanguageCache()
    let memory: LanguageMemory
    /// What a field of the type holds that nothing was put into; nil till one was made.
    var blankContent: Content?
    /// The type that this one stands for: with all entries of its list, or before anything was known of what it goes by.
    private let whole: FieldType?
    /// The fields that it goes by; none of most.
    let asked: [AskedField]

    init(
        _ definition: TypeDefinition, parameters: Parameter, impliedLocale: String? = nil,
        declaration: Declaration? = nil, asked: [AskedField] = [], whole: FieldType? = nil,
        memory: LanguageMemory = LanguageMemory()
    ) {
        self.declaration = declaration
        self.memory = memory
        self.impliedLocale = impliedLocale
        name = definition.name
        self.parameters = parameters
        traits = definition.traits
        filter = definition.filter
        formatter = definition.formatter
        language = definition.language
        characters = definition.characters
        checks = definition.checks
        conversion = definition.conversion
        stepping = definition.stepping
        listing = definition.listing
        items = definition.items
        file = definition.file
        messages = definition.messages
        pattern = definition.pattern
        liveRules = definition.liveRules
        finalRules = definition.finalRules
        maxLength = definition.maxLength
        opening = definition.opening
        digits = definition.digits
        self.whole = whole
        self.asked = asked
    }

    /// A type with other entries in its list.
    convenience init(_ type: FieldType, listing: ChoiceListing?, items: ItemList?) {
        let definition = TypeDefinition(of: type)
        definition.listing = listing
        definition.items = items
        self.init(
            definition, parameters: type.parameters, impliedLocale: type.impliedLocale, declaration: type.declaration,
            asked: type.asked, whole: type.whole ?? type, memory: type.memory)
    }

    deinit { memory.forget(self) }
}

extension FieldType {
    /// A client's own type as it was declared, and the one that it extends as that was then.
    package final class Declaration {
        package let declared: DefinedType
        package let base: FieldType?

        init(declared: DefinedType, base: FieldType?) {
            self.declared = declared
            self.base = base
        }

        /// How many types it extends, one the other.
        var depth: Int {
            var depth = 0
            var next = base
            while let type = next {
                depth += 1
                next = type.declaration?.base
            }
            return depth
        }

        /// The most types that one extends: a chain of any length could be made by defining types anew by turns.
        static let maximumDepth = 32
    }

    /// Whether the other is the same type with the same parameters. Of the client's own types each definition is one
    /// by itself.
    func isSame(as other: FieldType) -> Bool {
        // What is written of one country means nothing in another; a security code is one whatever its card is.
        if isPlaced, asked.answer(to: .country) != other.asked.answer(to: .country) { return false }
        if (whole ?? self) === (other.whole ?? other) { return true }
        return declaration == nil && other.declaration == nil && name == other.name && parameters == other.parameters
            && impliedLocale == other.impliedLocale
    }

    /// Whether what a value means hangs on the country that another field has.
    var isPlaced: Bool { asked.contains { $0.question == .country } }

    /// The type by what the fields say that it asks, in their order; itself where it asks none, or nobody asked yet.
    func answered(_ answers: [String?]) -> FieldType {
        var asked = self.asked
        for place in asked.indices { asked[place].answer = answers.isEmpty ? nil : answers[place] }
        guard asked != self.asked, let builtIn = BuiltInType(rawValue: name) else { return self }
        let reader = ParameterReader(parameters: parameters, locale: impliedLocale ?? "")
        guard let definition = try? builtIn.definition(reader, by: asked) else { return self }
        return FieldType(
            definition, parameters: parameters, impliedLocale: impliedLocale,
            asked: asked, whole: whole ?? self, memory: memory)
    }

    /// A value as it is shown.
    package func text(of value: String, tail: Tail) -> String { formatter.text(of: value, tail: tail) }
}

extension FieldType: Equatable {
    public static func == (left: FieldType, right: FieldType) -> Bool { left === right }
}

/// What a type says of itself to people and toolkits.
public struct TypeTraits: Sendable {
    /// Of the client's own types; those that are built in have a table of it (`TypeRegistry.description`).
    public var description = ""
    /// The label of a field that gives none.
    public var label: TypeLabel = "Text"
    public var keyboard = Keyboard.normal
    /// Share of the width of a row that a layout gives the field.
    public var priority = DecimalNumber(1)
    /// HTML's autocomplete token.
    public var autofill: String?
    public var autocorrect = false
    public var capitalize = "none"
    public var isSecure = false
    public var isMultiline = false
    /// How wide the field is at least, in characters; nil: as its template.
    public var minimumWidth: Int?
    /// What a widget draws it as; nil: as a text.
    public var control: Control?
    /// The first day of the week in a calendar that is drawn for it, 1 for Monday to 7 for Sunday; nil: it has no days.
    public var firstDay: Int?
    /// Whether the client's validator is asked when editing ends, also where the field does not say so.
    public var asksClient = false
    /// False: the country has no such thing, so that no field of it shows.
    public var isThere = true
    /// False: the country does without it where it asks for the rest.
    public var isNeeded = true
}

/// What a widget draws a field as, where that is no line of text. The words are ARIA's roles and HTML's types of input.
public enum Control: Sendable {
    case checkbox, combobox, listbox, rating, slider, file, tags
}

/// The keyboard that suits a field, in words that toolkits map to theirs (HTML's inputmode where it has one).
public enum Keyboard: Equatable, Sendable {
    case normal
    case numeric
    case decimal
    case phone
    case email
    case url
    /// A word of the client's own.
    case named(String)

    public var rawValue: String {
        switch self {
        case .normal: "text"
        case .numeric: "numeric"
        case .decimal: "decimal"
        case .phone: "tel"
        case .email: "email"
        case .url: "url"
        case .named(let word): word
        }
    }
}

/// A type while it is put together: each built-in type's file fills one in, and so does `type/define`. It is an object, since it
/// is large: as a value it was copied by each function that handed one on, in 74 KB of the module for web pages.
final class TypeDefinition {
    var name: String
    var traits = TypeTraits()
    var filter = Filter.everything
    var formatter = Formatter.plain
    var language = TypeLanguage.none
    var characters: LengthBounds?
    var checks = TypeChecks()
    var conversion = TypeConversion()
    var stepping = Stepping.none
    var listing: ChoiceListing?
    var items: ItemList?
    var file: FileDemands?
    var messages: [String: String] = [:]
    var pattern: Rule?
    var liveRules: [Rule] = []
    var finalRules: [Rule] = []
    var maxLength: Int?
    /// When the literals before the first slot of a template show.
    var opening = AffixDisplay.filled
    /// The digits with which it shows; nil for those of ASCII.
    var digits: NumberingSystem?

    init(name: String) { self.name = name }

    /// What a type was made of, to be changed for another.
    init(of type: FieldType) {
        name = type.name
        traits = type.traits
        filter = type.filter
        formatter = type.formatter
        language = type.language
        characters = type.characters
        checks = type.checks
        conversion = type.conversion
        stepping = type.stepping
        listing = type.listing
        items = type.items
        file = type.file
        messages = type.messages
        pattern = type.pattern
        liveRules = type.liveRules
        finalRules = type.finalRules
        maxLength = type.maxLength
        opening = type.opening
        digits = type.digits
    }
}

/// The language of a type's values.
enum TypeLanguage: Sendable {
    /// Any text will do.
    case none
    case fixed(Expression)
    /// The language moves with the year, or with the day.
    case yearly(@Sendable (_ year: Int) -> Expression)
    case daily(@Sendable (CivilDate) -> Expression)
    /// Of more texts than are compiled at once: the language is wide where a text does not go, and exact where it does.
    case branched(Branches)

    /// Languages that agree on all texts of a branch, of which only the one that a text is of is compiled.
    struct Branches: Sendable {
        /// The branch of a text; 0 before it is known.
        var branch: @Sendable (_ value: String) -> Int
        /// The language that is exact for texts of a branch. It has every text that belongs to the type.
        var language: @Sendable (_ branch: Int) -> Expression
    }

    /// The branch that a text is of; 0 where there are none.
    func branch(of value: String) -> Int {
        switch self {
        case .none, .fixed, .yearly, .daily: 0
        case .branched(let branches): branches.branch(value)
        }
    }

    /// Whether it moves, so that no one could say when the type was made whether any text belongs to it.
    var dependsOnToday: Bool {
        switch self {
        case .none, .fixed, .branched: false
        case .yearly, .daily: true
        }
    }

    /// Whether it is anything.
    var isAutomaton: Bool {
        switch self {
        case .none: false
        case .fixed, .yearly, .daily, .branched: true
        }
    }

    /// The language as it is on that day, in a branch; nil where any text will do.
    func expression(today: CivilDate, branch: Int = 0) -> Expression? {
        switch self {
        case .none: nil
        case .fixed(let expression): expression
        case .yearly(let expression): expression(today.year)
        case .daily(let expression): expression(today)
        case .branched(let branches): branches.language(branch)
        }
    }

    /// The language of what is made of the values of this one.
    func map(_ transform: @escaping @Sendable (Expression) -> Expression) -> TypeLanguage {
        switch self {
        case .none: .none
        case .fixed(let expression): .fixed(transform(expression))
        case .yearly(let expression): .yearly { transform(expression($0)) }
        case .daily(let expression): .daily { transform(expression($0)) }
        case .branched(let branches):
            .branched(Branches(branch: branches.branch) { transform(branches.language($0)) })
        }
    }
}

/// What a type judges besides whether a value is in its language. Ranges of findings are offsets in the value.
struct TypeChecks: Sendable {
    /// The finding for a value that no continuation can mend, hopeless from the offset on.
    var impossible: @Sendable (_ value: String, _ from: Int, _ now: Moment) -> Finding = { _, from, _ in
        Finding("invalid", range: from..<Int.max)
    }
    /// The finding for a value that is not complete when editing ends.
    var incomplete: @Sendable (_ value: String, _ now: Moment) -> Finding = { _, _ in Finding("incomplete") }
    /// That what stands behind something is before it, whatever may still be typed: judged with each key, of values that the
    /// language can still take. It is as good as part of the language: who is hopeless for it is impossible.
    var order: (@Sendable (_ value: String, _ today: CivilDate) -> Finding?)?
    /// Judged when editing ends, of values in the language: checksums and what else is no language.
    var final: (@Sendable (_ value: String, _ now: Moment) -> Finding?)?
    /// Warnings and hints, judged while typing and when editing ends.
    var advice: (@Sendable (_ value: String, _ now: Moment) -> Finding?)?
    var badge: (@Sendable (_ value: String) -> Badge?)?

    /// Warns of years that are mostly of another calendar where the language of a locale is spoken.
    mutating func warnOfOtherCalendar(
        _ locale: String, _ date: @escaping @Sendable (_ value: String, _ today: CivilDate) -> CivilDate?
    ) {
        guard let years = CalendarFormats.yearsOfOtherCalendar(locale) else { return }
        advice = { value, now in
            guard let date = date(value, now.today), years.contains(date.year) else { return nil }
            return Finding("year-out-of-range", severity: .warning)
        }
    }
}

/// A small mark at a field: a card's network, a password's strength.
public struct Badge: Equatable, Sendable {
    public var text: String
    public var kind: String
    public var level: Int64?

    /// The kind that tells how hard a secret is to guess.
    public static let strength = "strength"
    /// The kind that tells what the network of a card calls its security code, whatever that is.
    public static let securityCode = "code"

    public init(text: String, kind: String, level: Int64? = nil) {
        self.text = text
        self.kind = kind
        self.level = level
    }
}

/// The typed view of a value, and the way back (specification, section 3).
struct TypeConversion: Sendable {
    /// The canonical form of a value; nil where the value is not a whole one.
    var typed: (@Sendable (_ value: String, _ today: CivilDate) -> Parameter?)?
    /// The value of a canonical form; nil where it is not one.
    var value: (@Sendable (_ typed: Parameter, _ today: CivilDate) -> String?)?
    /// The value as it is written when editing ends.
    var finished: (@Sendable (_ value: String) -> String)?
    /// The nearest value that is allowed, of one that lies beyond a bound when editing ends; nil of any other.
    var clamped: (@Sendable (_ value: String) -> String?)?
    /// A whole value with what was left out of it, which is told; nil where nothing was.
    var completed: (@Sendable (_ value: String) -> String?)?
    /// What a text from elsewhere says; nil where it says nothing that is known, so that it goes through the slots or the
    /// filter.
    var read: (@Sendable (_ text: String, _ context: ReadingContext) -> Reading?)?
    /// How a value that is a date spells it.
    var dates: DateSpelling?
}
