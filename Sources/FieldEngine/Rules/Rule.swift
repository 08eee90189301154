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
