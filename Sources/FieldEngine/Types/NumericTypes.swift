import Automata

extension TypeDefinition {
    /// A type whose value is a decimal number within bounds.
    static func number(
        _ name: String, _ format: NumberFormat, _ bounds: NumberBounds
    ) throws(DefinitionError) -> TypeDefinition {
        // Zeros before a number may stand while it is typed: they go when editing ends.
        let spelling = NumericFormat(
            sign: format.allowsNegative ? .minus : .none, allowsLeadingZeros: true,
            minimumFractionDigits: format.entry == .insert ? 0 : format.decimals ?? 0,
            maximumFractionDigits: format.decimals, allowsMissingInteger: format.decimals != 0,
            allowsTrailingDecimalSign: format.decimals != 0)
        guard let (language, holdsSteps) = bounds.expression(spelling) else {
            throw .invalid(path: bounds.path, reason: "these bounds have too many digits")
        }
        try checkLanguage(language, path: bounds.path)

        let type = TypeDefinition(name: name)
        type.traits.keyboard = format.decimals == 0 ? .numeric : .decimal
        type.traits.minimumWidth = format.minimumWidth(bounds)
        type.filter.takes = .digits
        type.filter.isWholeNumber = true
        type.formatter = .number(format)
        type.language = .fixed(language)
        type.checks.impossible = { value, from, _ in
            guard NumberFormat.isVerbatim(value) else { return bounds.finding(value, from: from) }
            return Finding("not-a-number", range: NumberReading.fault(in: value))
        }
        type.checks.incomplete = { value, _ in bounds.finding(value, from: nil) }
        let steps = NumberSteps(bounds, format)
        type.stepping = .number(steps)
        if bounds.clamps {
            type.conversion.clamped = { value in
                guard PlainNumber(value) != nil, let number = DecimalNumber(value) else { return nil }
                return steps.nearest(to: number).flatMap { format.value(ofTyped: $0.text) }
            }
        }
        if !holdsSteps {
            type.checks.final = { value, _ in
                guard let number = DecimalNumber(value) else { return Finding("not-a-number") }
                return bounds.isOffStep(number) ? bounds.finding(value, from: nil) : nil
            }
        }
        type.conversion.typed = { value, _ in format.typed(value).map { .text($0) } }
        type.conversion.value = { typed, _ in
            guard case .text(let text) = typed else { return nil }
            return format.value(ofTyped: text)
        }
        type.conversion.finished = { format.finished($0) }
        type.conversion.read = { text, context in
            // `S/.5`: the sign is one that may be abbreviated.
            if context.own != nil, !text.hasPointOfAbbreviation { return .own }
            return NumberReading(format: format, bounds: bounds).reading(of: text)
        }
        return type
    }
}

extension NumberFormat {
    /// As wide as the widest of the bounds, or a dozen characters where there is none.
    fileprivate func minimumWidth(_ bounds: NumberBounds) -> Int {
        guard let maximum = bounds.maximum else { return 12 }
        let widths = [bounds.minimum ?? .zero, maximum].map { bound in
            layout(finished(bound.text), tail: .finished).text.count
        }
        return min(max(widths.max() ?? 12, 3), 40)
    }
}

extension ParameterReader {
    /// The least and the greatest number of a numeric type.
    func numberBounds() throws(DefinitionError) -> NumberBounds {
        var bounds = NumberBounds(minimum: try bound("min"), maximum: try bound("max"))
        bounds.origin = bounds.minimum ?? .zero
        // Of two bounds to one side the stricter one counts.
        if let number = try bound("exclusiveMin"), bounds.minimum.map({ $0 <= number }) ?? true {
            bounds.minimum = number
            bounds.excludesMinimum = true
        }
        if let number = try bound("exclusiveMax"), bounds.maximum.map({ number <= $0 }) ?? true {
            bounds.maximum = number
            bounds.excludesMaximum = true
        }
        if let minimum = bounds.minimum, let maximum = bounds.maximum, maximum < minimum {
            throw .invalid(
                path: bounds.path, reason: "the maximum \(maximum.text) is below the minimum \(minimum.text)")
        }
        bounds.clamps = try boolean("clamp") ?? false
        bounds.step = try decimal("step")
        if let step = bounds.step, step <= .zero || step.text.utf8.count > 100 {
            throw .wrongParameter(
                path: "step", expected: "a number above 0 of at most 100 digits",
                found: "the number \(step.text.prefix(40))")
        }
        return bounds
    }

    /// A bound of numbers, of no more digits than an automaton can hold.
    func bound(_ name: String) throws(DefinitionError) -> DecimalNumber? {
        guard let number = try decimal(name) else { return nil }
        guard number.text.utf8.count <= Expression.maximumBoundDigits else {
            throw .wrongParameter(
                path: name, expected: "a decimal number of at most \(Expression.maximumBoundDigits) digits",
                found: "a number of \(number.text.utf8.count)")
        }
        return number
    }

    func decimals() throws(DefinitionError) -> Int? { try integer("decimals", in: 0...20) }
}
