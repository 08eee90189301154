import Automata

/// Which numbers a field takes: a least and a greatest one, which may be excluded, and whole steps between them. Also what
/// is said of others.
struct NumberBounds: Equatable, Sendable {
    var minimum: DecimalNumber?
    var maximum: DecimalNumber?
    /// Whether the bound itself is no number of the field.
    var excludesMinimum = false
    var excludesMaximum = false
    /// How far numbers are apart, counted from the origin.
    var step: DecimalNumber?
    /// From where steps are counted: the `min` that is named, also where an excluded bound is stricter, else 0.
    var origin = DecimalNumber.zero
    /// Whether a number beyond a bound becomes the nearest that is allowed when editing ends.
    var clamps = false

    /// Whether a minimum asks for negative numbers.
    var reachesBelowZero: Bool { minimum.map { $0 < .zero } ?? false }

    func isBelow(_ number: DecimalNumber) -> Bool {
        minimum.map { number < $0 || excludesMinimum && number == $0 } ?? false
    }

    func isAbove(_ number: DecimalNumber) -> Bool {
        maximum.map { $0 < number || excludesMaximum && number == $0 } ?? false
    }

    func isOffStep(_ number: DecimalNumber) -> Bool { step.map { !number.isStep(of: $0, from: origin) } ?? false }

    /// The parameter that is told when no number is left.
    var path: String {
        if step != nil { return "step" }
        if maximum != nil { return excludesMaximum ? "exclusiveMax" : "max" }
        return excludesMinimum ? "exclusiveMin" : "min"
    }

    // MARK: What is said of others

    /// The finding for a number that is not within the bounds; `from` where no continuation can bring it there.
    func finding(_ value: String, from: Int?) -> Finding {
        let code = code(of: value, from: from)
        var finding = Finding(code, range: from.map { $0..<Int.max }, data: code == "off-step" ? stepData : data)
        if code == "below-minimum", excludesMinimum { finding.sentence = "below-exclusive" }
        if code == "above-maximum", excludesMaximum { finding.sentence = "above-exclusive" }
        return finding
    }

    /// What is wrong with a number that is not within the bounds: a gap between numbers is below the minimum when the
    /// number as it stands is below, else above the maximum (specification, section 9). A sign or a decimal sign alone
    /// stands for zero, or for a number below all others. What steps alone forbid is off them.
    func code(of value: String, from: Int?) -> String {
        let unsigned = value.utf8.first == UInt8(ascii: "+") ? String(value.dropFirst()) : value
        if PlainNumber(unsigned) != nil, let number = DecimalNumber(unsigned) {
            // Nothing with a sign is nothing, once it is whole.
            if from != nil, unsigned.hasPrefix("-"), minimum.map({ !($0 < .zero) }) == true { return "below-minimum" }
            if step != nil {
                if let from {
                    let beginning = String(value.slice(0..<min(from + 1, value.utf8.count)))
                    if mayReach(from: beginning) { return "off-step" }
                } else if !isBelow(number), !isAbove(number) {
                    return "off-step"
                }
            }
            if isBelow(number) { return "below-minimum" }
            if isAbove(number) { return "above-maximum" }
            // Within the bounds its spelling is hopeless: an item of a list with more decimals than there are.
            if from != nil, minimum == nil || maximum == nil { return "not-a-number" }
            return maximum == nil ? "below-minimum" : "above-maximum"
        }
        guard from != nil, ["", ".", "-", "-."].contains(unsigned), let minimum else { return "not-a-number" }
        return unsigned.hasPrefix("-") || minimum > .zero ? "below-minimum" : "above-maximum"
    }

    /// Whether digits behind a beginning can bring it between the bounds, whatever the steps are.
    private func mayReach(from beginning: String) -> Bool {
        let isNegative = beginning.utf8.first == .minusSign
        let digits = isNegative ? String(beginning.dropFirst()) : beginning
        guard let plain = PlainNumber(digits), let number = DecimalNumber(digits) else { return true }
        // Of the magnitude: what lies between the bounds on that side of zero.
        let (near, far) = isNegative ? (maximum.map { -$0 }, minimum.map { -$0 }) : (minimum, maximum)
        let excludesFar = isNegative ? excludesMinimum : excludesMaximum
        func meets(_ least: DecimalNumber, _ end: DecimalNumber) -> Bool {
            if let far, far < least || far == least && excludesFar { return false }
            return near.map { $0 < end } ?? true
        }
        if digits.utf8.contains(.decimalPoint) {
            return meets(number, number + .unit(places: plain.decimals))
        }
        guard let far else { return true }
        var (least, end) = (number, number + .unit(places: 0))
        // More digits than the greatest has make it too great, unless they are zeros.
        for _ in 0...far.text.utf8.count {
            if meets(least, end) { return true }
            (least, end) = (least.times(10), end.times(10))
        }
        return false
    }

    private var data: [Parameter.Member] {
        var data: [Parameter.Member] = []
        func add(_ name: String, _ number: DecimalNumber?) {
            if let number { data.append(Parameter.Member(name: name, value: .number(number.text))) }
        }
        add(excludesMinimum ? "exclusiveMin" : "min", minimum)
        add(excludesMaximum ? "exclusiveMax" : "max", maximum)
        return data
    }

    private var stepData: [Parameter.Member] {
        step.map { [Parameter.Member(name: "step", value: .number($0.text))] } ?? []
    }

    // MARK: The language

    /// The spellings of the numbers within the bounds, and of steps where those are not too many to be told apart while
    /// digits are typed. Nil where the bounds have too many digits.
    func expression(_ spelling: NumericFormat) -> (expression: Expression, holdsSteps: Bool)? {
        let (least, most) = (minimum?.text, maximum?.text)
        guard var numbers = Expression.numericRange(from: least, through: most, format: spelling) else { return nil }
        for (isExcluded, bound) in [(excludesMinimum, minimum), (excludesMaximum, maximum)] {
            guard isExcluded, let bound else { continue }
            guard var exactly = Expression.numericRange(from: bound.text, through: bound.text, format: spelling) else {
                return nil
            }
            // Nothing with a sign is nothing too.
            if bound == .zero, spelling.sign != .none { exactly = Expression.text("-").optional + exactly }
            numbers = numbers.subtracting(exactly)
        }
        guard let step else { return (numbers, true) }
        guard let steps = Expression.multiples(of: step.text, from: origin.text, sign: spelling.sign) else {
            return (numbers, false)
        }
        return (.all(of: numbers, steps), true)
    }
}
