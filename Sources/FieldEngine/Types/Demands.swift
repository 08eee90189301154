/// How long a text has to be.
struct LengthBounds: Hashable, Sendable {
    private(set) var minimum: Int
    private(set) var maximum: Int?
    private(set) var unit: LengthUnit

    /// What a bound may be: far beyond any text, and far from where arithmetic on it would overflow. A maximum below zero is
    /// that of no text.
    private static let countable = -1...Int(clamping: min(Int64(1) << 40, Int64(Int.max / 2)))

    init(minimum: Int = 0, maximum: Int? = nil, unit: LengthUnit) {
        self.minimum = Self.counted(minimum)
        self.maximum = maximum.map(Self.counted)
        self.unit = unit
    }

    private static func counted(_ bound: Int) -> Int { min(max(bound, countable.lowerBound), countable.upperBound) }

    func holds(_ value: String) -> Bool { holds(unit.count(value)) }

    func holds(_ count: Int) -> Bool { count >= minimum && count <= maximum ?? .max }
}

/// What is asked of a value, divided by how it is found out whether the value meets it or still can.
///
/// Lengths are counted, because an automaton knows scalars only and would need a state for each number. The others are
/// automata. What has a length in a choice is both: right where each character is one scalar, else judged part by part.
struct Demands {
    /// One for each unit at most.
    private(set) var lengths: [LengthBounds] = []
    /// Languages in which no length is counted.
    private(set) var languages: [Rule] = []
    private(set) var mixed: [Rule] = []
    private let type: FieldType
    private let unit: LengthUnit

    /// - Parameters:
    ///   - type: whose values these are.
    ///   - unit: what a length counts that does not say so itself.
    init(_ rules: [Rule] = [], of type: FieldType, unit: LengthUnit) {
        self.type = type
        self.unit = unit
        for rule in rules { add(rule) }
    }

    mutating func add(_ bounds: LengthBounds) {
        guard let place = lengths.firstIndex(where: { $0.unit == bounds.unit }) else {
            if bounds.minimum > 0 || bounds.maximum != nil { lengths.append(bounds) }
            return
        }
        let other = lengths[place]
        lengths[place] = LengthBounds(
            minimum: max(other.minimum, bounds.minimum),
            maximum: [other.maximum, bounds.maximum].compactMap { $0 }.min(), unit: other.unit)
    }

    mutating func add(_ rule: Rule) {
        switch rule.check {
        case .length:
            if let bounds = rule.lengthBounds(unit), !rule.countsItems(of: type) { add(bounds) }
        case .all(let rules): for inner in rules { add(inner) }
        case .any(let rules) where rules.count == 1: add(rules[0])
        case .not(let rules): for inner in rules { addOpposite(of: inner) }
        case .any, .pattern, .range, .dateRange, .oneOf, .noneOf, .contains, .startsWith, .endsWith, .luhn, .mod97,
            .checksum,
            .equalsField, .differsFromField, .strength, .equals, .empty:
            addLanguage(rule)
        }
    }

    private mutating func addOpposite(of rule: Rule) {
        switch rule.check {
        case .not(let rules): add(Rule(check: .any(rules)))
        case .any(let rules): for inner in rules { addOpposite(of: inner) }
        case .all(let rules) where rules.count == 1: addOpposite(of: rules[0])
        case .length:
            guard let bounds = rule.lengthBounds(unit), !rule.countsItems(of: type) else { return }
            if let maximum = bounds.maximum {
                guard bounds.minimum == 0 else { return addLanguage(Rule(check: .not([rule]))) }
                add(LengthBounds(minimum: maximum + 1, unit: bounds.unit))
            } else {
                add(LengthBounds(maximum: bounds.minimum - 1, unit: bounds.unit))
            }
        case .all, .pattern, .range, .dateRange, .oneOf, .noneOf, .contains, .startsWith, .endsWith, .luhn, .mod97,
            .checksum,
            .equalsField, .differsFromField, .strength, .equals, .empty:
            addLanguage(Rule(check: .not([rule])))
        }
    }

    private mutating func addLanguage(_ rule: Rule) {
        guard rule.isLanguage(of: type) else { return }
        if rule.countsLength { mixed.append(rule) } else { languages.append(rule) }
    }
}

extension Rule {
    /// The bounds of a rule about length.
    func lengthBounds(_ unit: LengthUnit) -> LengthBounds? {
        guard case .length(let min, let max, let exact, let own) = check else { return nil }
        return LengthBounds(
            minimum: Swift.max(min ?? 0, exact ?? 0), maximum: [max, exact].compactMap { $0 }.min(), unit: own ?? unit)
    }

    /// Whether a length is part of the rule.
    var countsLength: Bool {
        switch check {
        case .length: true
        case .not(let rules), .all(let rules), .any(let rules): rules.contains { $0.countsLength }
        case .pattern, .range, .dateRange, .oneOf, .noneOf, .contains, .startsWith, .endsWith, .luhn, .mod97, .checksum,
            .equalsField, .differsFromField, .strength, .equals, .empty:
            false
        }
    }
}
