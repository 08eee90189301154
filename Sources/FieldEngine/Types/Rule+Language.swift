import Automata

extension Rule {
    /// The name of the rule on the wire.
    var name: String {
        switch check {
        case .length: "length"
        case .pattern: "pattern"
        case .range: "range"
        case .dateRange: "dateRange"
        case .oneOf: "oneOf"
        case .noneOf: "noneOf"
        case .contains: "contains"
        case .startsWith: "startsWith"
        case .endsWith: "endsWith"
        case .luhn: "luhn"
        case .mod97: "mod97"
        case .checksum: "checksum"
        case .equalsField: "equalsField"
        case .differsFromField: "differsFromField"
        case .strength: "strength"
        case .equals: "equals"
        case .empty: "empty"
        case .not: "not"
        case .all: "all"
        case .any: "any"
        }
    }

    /// Whether the texts of a type that meet the rule are a regular language, so that it can be judged before all is typed.
    /// They are not where the rule asks what a text stands for, or how many items it lists.
    func isLanguage(of type: FieldType) -> Bool {
        switch check {
        case .length: !countsItems(of: type)
        case .range: type.listing == nil
        case .oneOf, .noneOf: !type.hasOtherSpellings
        case .not(let rules), .all(let rules), .any(let rules): rules.allSatisfy { $0.isLanguage(of: type) }
        case .pattern, .dateRange, .contains, .startsWith, .endsWith, .luhn, .mod97, .checksum, .equalsField,
            .differsFromField, .strength, .equals, .empty:
            mayBeLanguage
        }
    }

    /// Whether it is a language in a field of plain texts.
    var mayBeLanguage: Bool {
        switch check {
        case .length, .pattern, .range, .dateRange, .oneOf, .noneOf, .contains, .startsWith, .endsWith: true
        case .luhn, .mod97, .checksum, .equalsField, .differsFromField, .strength, .equals, .empty: false
        case .not(let rules), .all(let rules), .any(let rules): rules.allSatisfy { $0.mayBeLanguage }
        }
    }

    /// Whether it is a length that says no unit, of a text that lists several: that is their number.
    func countsItems(of type: FieldType) -> Bool {
        guard type.items != nil, case .length(_, _, _, nil) = check else { return false }
        return true
    }

    /// The day with which the language of the rule last changed; nil where it never does.
    func dayOfInterest(_ today: CivilDate) -> CivilDate? {
        switch check {
        case .dateRange(let min, let max):
            let moves = [min, max].contains { if case .today? = $0 { true } else { false } }
            // Two digits of a year mean other years from year to year.
            return moves ? today : CivilDate(year: today.year, month: 1, day: 1)
        case .not(let rules), .all(let rules), .any(let rules):
            return rules.lazy.compactMap { $0.dayOfInterest(today) }.max()
        case .length, .pattern, .range, .oneOf, .noneOf, .contains, .startsWith, .endsWith, .luhn, .mod97,
            .checksum, .equalsField, .differsFromField, .strength, .equals, .empty:
            return nil
        }
    }

    /// The texts that meet the rule; nil for a rule that is no language.
    func expression(for type: FieldType, unit: LengthUnit, today: CivilDate, stateLimit: Int) -> Expression? {
        func parts(_ rules: [Rule]) -> [Expression]? {
            let parts = rules.compactMap {
                $0.expression(for: type, unit: unit, today: today, stateLimit: stateLimit)
            }
            return parts.count == rules.count ? parts : nil
        }
        guard isLanguage(of: type) else { return nil }
        switch check {
        case .length:
            guard let bounds = lengthBounds(unit) else { return nil }
            let anyScalar = Expression.set(.all)
            guard let maximum = bounds.maximum else { return anyScalar.repeated(bounds.minimum...) }
            return bounds.minimum <= maximum ? anyScalar.repeated(bounds.minimum...maximum) : .nothing
        case .pattern(let source, let ignoreCase):
            return (try? Pattern(source, ignoreCase: ignoreCase, stateLimit: stateLimit))?.expression
        case .range(let min, let max, _):
            return .numbers(from: min, through: max)
        case .dateRange(let min, let max):
            return type.dates(from: min?.date(today: today), through: max?.date(today: today), today: today)
        case .oneOf(let values, let ignoreCase):
            return Self.words(values, ignoreCase, of: type)
        case .noneOf(let values, let ignoreCase):
            return Self.words(values, ignoreCase, of: type).complement
        case .contains(let characters, _, let atLeast):
            let others = Expression.set(characters.complement).repeated(0...)
            return (others + Expression.set(characters)).repeated(atLeast) + Expression.anything
        case .startsWith(let text): return Expression.text(text) + .anything
        case .endsWith(let text): return Expression.anything + .text(text)
        case .not(let rules): return parts(rules).map { Expression.any(of: $0).complement }
        case .all(let rules): return parts(rules).map { .all(of: $0) }
        case .any(let rules): return parts(rules).map { .any(of: $0) }
        case .luhn, .mod97, .checksum, .equalsField, .differsFromField, .strength, .equals, .empty: return nil
        }
    }

    /// Some texts; in a number each number in all its spellings.
    private static func words(_ values: [String], _ ignoreCase: Bool, of type: FieldType) -> Expression {
        guard type.formatter.isNumber else { return .words(values, ignoringCase: ignoreCase) }
        return .any(
            of: values.map { value in
                DecimalNumber(value).map { .numbers(from: $0, through: $0) }
                    ?? .words([value], ignoringCase: ignoreCase)
            })
    }
}
