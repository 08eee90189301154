import Automata

/// A type as a client declares it (specification, section 7): what is given, nothing filled in.
public struct DefinedType: Sendable {
    public var name: String
    public var description: String
    /// The type it starts from: what is not given here stays as it is there.
    public var base: String?
    /// Those of a built-in type that it starts from.
    public var baseParameters = Parameter.table([])
    /// Short to long.
    public var templates: [String]?
    public var slots: [Slot] = []
    /// What runs of slots are that stay together.
    public var parts: [Part] = []
    /// Whether brackets and braces of the templates are groups.
    public var groups: Bool?
    public var align: Alignment?
    /// What is done to the letters of some slots, by the names of those.
    public var cases: [SlotCase] = []
    public var allow: String?
    public var transform: Transform?
    public var keepsBlanks: Bool?
    public var overwrite: Bool?
    public var eager: Bool?
    public var maxLength: Int?
    public var pattern: String?
    public var liveRules: [Rule]?
    public var finalRules: [Rule]?
    public var format = Format()
    /// The typed form of each value, in the order given.
    public var map: [Conversion]?
    public var priority: DecimalNumber?
    public var keyboard: String?
    public var secure: Bool?
    public var messages: [String: String] = [:]

    /// A slot of the templates, named by one character, and the class of characters that it takes.
    public struct Slot: Equatable, Sendable {
        public var name: String
        public var characters: String

        public init(name: String, characters: String) {
            self.name = name
            self.characters = characters
        }
    }

    /// What is done to the letters of the slots of one name: `upper` or `lower`.
    public struct SlotCase: Equatable, Sendable {
        public var name: String
        public var transform: Transform

        public init(name: String, transform: Transform) {
            self.name = name
            self.transform = transform
        }
    }

    /// What is done to a character before it is tested (specification, section 7.1).
    public enum Transform: String, CaseIterable, Sendable {
        case none, upper, lower, capitalize

        var capitalisation: Capitalisation {
            switch self {
            case .none: .none
            case .upper: .upper
            case .lower: .lower
            case .capitalize: .capitals
            }
        }
    }

    /// What is written around and into a value when editing ends (specification, section 7.1).
    public struct Format: Equatable, Sendable {
        public var fixedDecimals: Int?
        public var prefix: String?
        public var suffix: String?
        /// The locale of a number's signs.
        public var locale: String?
        /// When what stands around a value shows.
        public var affixes: AffixDisplay?

        public init(
            fixedDecimals: Int? = nil, prefix: String? = nil, suffix: String? = nil, locale: String? = nil,
            affixes: AffixDisplay? = nil
        ) {
            self.affixes = affixes
            self.locale = locale
            self.fixedDecimals = fixedDecimals
            self.prefix = prefix
            self.suffix = suffix
        }
    }

    /// The typed form of one value. Of two values with one typed form the first is the way back.
    public struct Conversion: Equatable, Sendable {
        public var value: String
        public var typed: String

        public init(value: String, typed: String) {
            self.value = value
            self.typed = typed
        }
    }

    public init(name: String, description: String) {
        self.name = name
        self.description = description
    }
}

extension DefinedType {
    /// The type that is declared, on the ground of another.
    ///
    /// - Throws: `DefinitionError` with the path of the member that makes no type.
    func definition(
        on base: FieldType?, stateLimit: Int, workLimit: Int = .max, today: CivilDate, mayBeEmpty: Bool = false
    ) throws(DefinitionError) -> TypeDefinition {
        if name.isEmpty { throw .invalid(path: "name", reason: "a type needs a name") }
        let type = base.map { TypeDefinition(of: $0) } ?? TypeDefinition(name: name)
        type.name = name
        if let transform { type.filter.capitalisation = transform.capitalisation }
        // A pattern says itself where white space may be.
        if let keepsBlanks {
            type.filter.keepsBlanks = keepsBlanks
        } else if pattern != nil {
            type.filter.keepsBlanks = true
        }
        let allowed = try allowedScalars()
        if let allowed { type.filter.takes = CharacterClass(exactly: allowed) }
        let made = try partsFormat(on: type.formatter, try ownClasses(), allowed: allowed, slotLimit: stateLimit)
        if let made {
            type.formatter = .parts(made)
        } else if let format = try templateFormat(on: type.formatter, allowed: allowed, slotLimit: stateLimit) {
            type.formatter = .template(format)
        }
        if let maxLength { type.maxLength = maxLength }
        try takeFormat(type, allowed: allowed)
        if let affixes = format.affixes { type.opening = affixes }
        takeTraits(type)
        if let pattern { type.pattern = try patternRule(pattern, stateLimit: stateLimit) }
        if let liveRules { type.liveRules = liveRules }
        if let finalRules { type.finalRules = finalRules }
        takeConversion(type)
        takeLanguage(type)
        if base == nil { takeChecks(type) }
        try refuseEmptiness(
            of: type, on: base, stateLimit: stateLimit, workLimit: workLimit, today: today, unlessAllowed: mayBeEmpty)
        return type
    }

    private func takeTraits(_ type: TypeDefinition) {
        type.traits.description = description
        type.traits.label = .name(description.isEmpty ? name : description)
        if let priority { type.traits.priority = priority }
        if let keyboard { type.traits.keyboard = .named(keyboard) }
        if let secure { type.traits.isSecure = secure }
        for (code, message) in messages { type.messages[code] = message }
    }

    private func allowedScalars() throws(DefinitionError) -> ScalarSet? {
        guard let allow else { return nil }
        let allowed = try scalarSet(allow, path: "allow")
        if allowed.isEmpty { throw .invalid(path: "allow", reason: "the class is empty: nothing could be typed") }
        return allowed
    }

    private func patternRule(_ pattern: String, stateLimit: Int) throws(DefinitionError) -> Rule {
        try checkPattern(pattern, ignoreCase: false, stateLimit: stateLimit, path: "pattern")
        return Rule(check: .pattern(source: pattern, ignoreCase: false), source: .type)
    }

    /// What is wrong with a value that can't be mended: more characters than the slots hold, else its form.
    private func takeChecks(_ type: TypeDefinition) {
        guard case .template(let format) = type.formatter, !format.isGrowing else { return }
        let capacity = format.capacity
        type.checks.impossible = { value, from, _ in
            let count = value.count
            guard count > capacity else { return Finding("pattern-mismatch", range: from..<Int.max) }
            return Finding(
                "too-long", range: value.prefix(capacity).utf8.count..<Int.max,
                data: [
                    Parameter.Member(name: "max", value: .integer(capacity)),
                    Parameter.Member(name: "count", value: .integer(count)),
                ])
        }
    }

    private func takeConversion(_ type: TypeDefinition) {
        guard let map else { return }
        // Of two values with one typed form the first is the way back.
        let typed = Dictionary(lastOf: map.map { ($0.value, $0.typed) })
        let values = Dictionary(firstOf: map.map { ($0.typed, $0.value) })
        type.conversion.typed = { value, _ in typed[value].map { .text($0) } }
        type.conversion.value = { canonical, _ in
            guard case .text(let text) = canonical else { return nil }
            return values[text]
        }
    }
}
