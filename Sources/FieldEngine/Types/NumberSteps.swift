/// How a number is stepped: between which numbers of a field, and how far.
struct NumberSteps: Sendable {
    /// How a number is spelled in a value.
    enum Spelling {
        case plain(NumberFormat)
        /// As `1.5e3`; a number that is stepped to, without an exponent.
        case scientific(takesComma: Bool)

        /// Nil of a text that says no number.
        func number(of value: String) -> DecimalNumber? {
            switch self {
            case .plain: DecimalNumber(value)
            case .scientific(let takesComma):
                DecimalNumber(takesComma ? String(value.map { $0 == "," ? "." : $0 }) : value)
            }
        }

        func value(of number: DecimalNumber) -> String? {
            switch self {
            case .plain(let format): return format.value(ofTyped: number.text)
            case .scientific(let takesComma):
                let text = number.text
                // Of an exponent by which a number has more digits than anybody reads nothing is left without it.
                guard text.utf8.count <= 40 else { return nil }
                return takesComma ? String(text.map { $0 == "." ? "," : $0 }) : text
            }
        }
    }

    private let spelling: Spelling
    let bounds: NumberBounds
    let step: DecimalNumber
    /// From where steps are counted; nil where any number may be stepped from.
    private let origin: DecimalNumber?
    /// The least and the greatest number of the field; nil where there is none.
    let least: DecimalNumber?
    let greatest: DecimalNumber?

    init(_ bounds: NumberBounds, _ format: NumberFormat) {
        self.init(bounds, .plain(format), allowsNegative: format.allowsNegative, decimals: format.decimals)
    }

    init(_ bounds: NumberBounds, _ spelling: Spelling, allowsNegative: Bool, decimals: Int? = nil) {
        self.spelling = spelling
        self.bounds = bounds
        step = bounds.step ?? .unit(places: 0)
        origin = bounds.step == nil ? nil : bounds.origin
        var minimum = bounds.minimum
        if !allowsNegative, minimum.map({ $0 < .zero }) ?? true { minimum = .zero }
        // Next to a bound that is excluded lies the next step, or the next number that can be written.
        let isGiven = bounds.step != nil
        let grid = isGiven ? step : DecimalNumber.unit(places: decimals ?? 0)
        let hasGrid = isGiven || decimals != nil
        let start = origin ?? .zero
        let excludesMinimum = bounds.excludesMinimum && minimum == bounds.minimum
        least = minimum.map { bound in
            guard hasGrid || excludesMinimum else { return bound }
            let nearest = bound.steppedUp(to: grid, from: start)
            return excludesMinimum && nearest == bound ? nearest + grid : nearest
        }
        greatest = bounds.maximum.map { bound in
            guard hasGrid || bounds.excludesMaximum else { return bound }
            let nearest = bound.steppedDown(to: grid, from: start)
            return bounds.excludesMaximum && nearest == bound ? nearest - grid : nearest
        }
    }

    /// The value so many steps further. One that is there already stays as it is written. Nil where there is none.
    func value(behind value: String, by target: FieldStep) -> String? {
        guard let number = number(of: value) else { return nil }
        let next: DecimalNumber?
        switch target {
        case .by(let count):
            next = self.number(behind: number, by: count)
            if next == number { return value }
        case .minimum: next = least
        case .maximum: next = greatest
        }
        guard let next else { return nil }
        if next == number, says(value) { return value }
        return spelling.value(of: next)
    }

    /// Whether there is a greater number, and a smaller one.
    func directions(from value: String) -> (up: Bool, down: Bool)? {
        if case .scientific = spelling {
            return number(of: value).map { number in
                guard spelling.value(of: number) != nil else { return (false, false) }
                return (greatest.map { number < $0 } ?? true, least.map { $0 < number } ?? true)
            }
        }
        if NumberFormat.isVerbatim(value) { return nil }
        guard least != nil || greatest != nil else { return (true, true) }
        let number = PlainNumber(value) ?? .zero
        return (greatest.map { number.isLess(than: $0) } ?? true, least.map { number.isGreater(than: $0) } ?? true)
    }

    /// What is stepped from: nothing, a sign and a point count as zero. Nil for a text that says no number.
    private func number(of value: String) -> DecimalNumber? {
        if case .plain = spelling, NumberFormat.isVerbatim(value) { return nil }
        if says(value) { return spelling.number(of: value) }
        // A mantissa whose exponent is not typed yet is no zero.
        return value.utf8.contains { $0.isDigit } ? nil : .zero
    }

    /// Whether a value says a number.
    private func says(_ value: String) -> Bool {
        switch spelling {
        case .plain: PlainNumber(value) != nil
        case .scientific: spelling.number(of: value) != nil
        }
    }

    private func number(behind number: DecimalNumber, by count: Int) -> DecimalNumber {
        if count == 0 { return number }
        let isUp = count > 0
        // Beyond a bound there is nothing to go on to.
        if isUp, let greatest, greatest <= number { return number }
        if !isUp, let least, number <= least { return number }
        var next = number + step.times(count)
        if let origin {
            let nearest = isUp ? number.steppedUp(to: step, from: origin) : number.steppedDown(to: step, from: origin)
            // The step to the nearest of them is one.
            if nearest != number { next = nearest + step.times(isUp ? count - 1 : count + 1) }
        }
        if let greatest, greatest < next { next = greatest }
        if let least, next < least { next = least }
        return next
    }

    /// The nearest number of the field; nil where the number is one, or lies between its bounds.
    func nearest(to number: DecimalNumber) -> DecimalNumber? {
        if let greatest, greatest < number { return greatest }
        if let least, number < least { return least }
        return nil
    }
}
