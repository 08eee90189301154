/// How a number is stepped: between which numbers of a field, and how far.
struct NumberSteps: Sendable {
    private let format: NumberFormat
    private let step: DecimalNumber
    /// From where steps are counted; nil where any number may be stepped from.
    private let origin: DecimalNumber?
    /// The least and the greatest number of the field; nil where there is none.
    let least: DecimalNumber?
    let greatest: DecimalNumber?

    init(_ bounds: NumberBounds, _ format: NumberFormat) {
        self.format = format
        step = bounds.step ?? .unit(places: 0)
        origin = bounds.step == nil ? nil : bounds.origin
        var minimum = bounds.minimum
        if !format.allowsNegative, minimum.map({ $0 < .zero }) ?? true { minimum = .zero }
        // Next to a bound that is excluded lies the next step, or the next number that can be written.
        let isGiven = bounds.step != nil
        let grid = isGiven ? step : DecimalNumber.unit(places: format.decimals ?? 0)
        let hasGrid = isGiven || format.decimals != nil
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
        if next == number, PlainNumber(value) != nil { return value }
        return format.value(ofTyped: next.text)
    }

    /// Whether there is a greater number, and a smaller one.
    func directions(from value: String) -> (up: Bool, down: Bool)? {
        if NumberFormat.isVerbatim(value) { return nil }
        guard least != nil || greatest != nil else { return (true, true) }
        let number = PlainNumber(value) ?? .zero
        return (greatest.map { number.isLess(than: $0) } ?? true, least.map { number.isGreater(than: $0) } ?? true)
    }

    /// What is stepped from: nothing, a sign and a point count as zero. Nil for a text that says no number.
    private func number(of value: String) -> DecimalNumber? {
        if NumberFormat.isVerbatim(value) { return nil }
        return PlainNumber(value) == nil ? .zero : DecimalNumber(value)
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
