import Automata

/// A rule of a field or a type, checked and ready to judge (specification, section 4.2).
public struct Rule: Hashable, Sendable {
    var check: Check
    var severity = Severity.error
    /// The words to show; nil where the catalogue has them.
    var message: String?
    /// The code to give; nil for that of the check.
    var code: String?
    /// Who says so: the rule, or the type whose pattern it is.
    var source = Finding.Source.rule
    /// When it holds; nil: always.
    public var when: Condition?

    indirect enum Check: Hashable, Sendable {
        case length(min: Int?, max: Int?, exact: Int?, unit: LengthUnit?)
        case pattern(source: String, ignoreCase: Bool)
        case range(min: DecimalNumber?, max: DecimalNumber?, step: DecimalNumber?)
        case dateRange(min: DateBound?, max: DateBound?)
        case oneOf([String], ignoreCase: Bool)
        case noneOf([String], ignoreCase: Bool)
        case contains(ScalarSet, written: String, atLeast: Int)
        case startsWith(String)
        case endsWith(String)
        case luhn
        case mod97
        case checksum(CheckSystem)
        case equalsField(String)
        case differsFromField(String)
        case strength(min: Int)
        /// The value is this one, in its canonical form or as a text.
        case equals(Parameter)
        /// There is no value.
        case empty
        /// None of them is met.
        case not([Rule])
        case all([Rule])
        case any([Rule])

        /// Texts are the same where their scalars are, as languages look at them: else a pattern would be another one that Swift's
        /// strings take for it.
        static func == (left: Check, right: Check) -> Bool {
            switch left {
            case .length(let min, let max, let exact, let unit):
                guard case .length(let min2, let max2, let exact2, let unit2) = right else { return false }
                return min == min2 && max == max2 && exact == exact2 && unit == unit2
            case .pattern(let source, let ignoreCase):
                guard case .pattern(let source2, let ignoreCase2) = right else { return false }
                return source.isIdentical(to: source2) && ignoreCase == ignoreCase2
            case .range(let min, let max, let step):
                guard case .range(let min2, let max2, let step2) = right else { return false }
                return min == min2 && max == max2 && step == step2
            case .dateRange(let min, let max):
                guard case .dateRange(let min2, let max2) = right else { return false }
                return min == min2 && max == max2
            case .oneOf(let values, let ignoreCase):
                guard case .oneOf(let values2, let ignoreCase2) = right else { return false }
                return ignoreCase == ignoreCase2 && values.elementsEqual(values2) { $0.isIdentical(to: $1) }
            case .noneOf(let values, let ignoreCase):
                guard case .noneOf(let values2, let ignoreCase2) = right else { return false }
                return ignoreCase == ignoreCase2 && values.elementsEqual(values2) { $0.isIdentical(to: $1) }
            case .contains(let set, let written, let count):
                guard case .contains(let set2, let written2, let count2) = right else { return false }
                return set == set2 && written.isIdentical(to: written2) && count == count2
            case .startsWith(let text):
                guard case .startsWith(let text2) = right else { return false }
                return text.isIdentical(to: text2)
            case .endsWith(let text):
                guard case .endsWith(let text2) = right else { return false }
                return text.isIdentical(to: text2)
            case .equalsField(let text):
                guard case .equalsField(let text2) = right else { return false }
                return text.isIdentical(to: text2)
            case .differsFromField(let text):
                guard case .differsFromField(let text2) = right else { return false }
                return text.isIdentical(to: text2)
            case .luhn:
                guard case .luhn = right else { return false }
                return true
            case .mod97:
                guard case .mod97 = right else { return false }
                return true
            case .empty:
                guard case .empty = right else { return false }
                return true
            case .checksum(let part):
                guard case .checksum(let part2) = right else { return false }
                return part == part2
            case .strength(let part):
                guard case .strength(let part2) = right else { return false }
                return part == part2
            case .equals(let part):
                guard case .equals(let part2) = right else { return false }
                return part == part2
            case .not(let part):
                guard case .not(let part2) = right else { return false }
                return part == part2
            case .all(let part):
                guard case .all(let part2) = right else { return false }
                return part == part2
            case .any(let part):
                guard case .any(let part2) = right else { return false }
                return part == part2
            }
        }
    }

    /// The names of all rules, as `initialize` announces them.
    public static let names = [
        "length", "pattern", "range", "dateRange", "oneOf", "noneOf", "contains", "startsWith", "endsWith", "luhn",
        "mod97", "checksum", "equalsField", "differsFromField", "strength", "equals", "empty", "not", "all", "any",
    ]
}

/// A bound of a range of dates: a date, or one that moves with today.
enum DateBound: Hashable, Sendable {
    case fixed(CivilDate)
    case today(days: Int, years: Int)

    func date(today: CivilDate) -> CivilDate {
        switch self {
        case .fixed(let date): date
        case .today(let days, let years): today.adding(years: years).adding(days: days)
        }
    }

    /// Reads an ISO date, or `today`, or `today` with a distance such as `today+30d` or `today-2y`.
    init?(_ text: String) {
        if let date = CivilDate(iso: text) {
            self = .fixed(date)
            return
        }
        guard text.hasPrefix("today") else { return nil }
        var rest = text.dropFirst(5)
        guard let sign = rest.popFirst() else {
            self = .today(days: 0, years: 0)
            return
        }
        guard sign == "+" || sign == "-", let unit = rest.popLast(), let count = Int(rest), rest.first != "-",
            rest.first != "+"
        else { return nil }
        let signed = sign == "-" ? -count : count
        switch unit {
        case "d": self = .today(days: signed, years: 0)
        case "y": self = .today(days: 0, years: signed)
        default: return nil
        }
    }
}
