extension FieldDefinition {
    /// What a field with a total shows of a number: as many places as its type has, and nothing where the type can't show it.
    public func content(ofTotal number: DecimalNumber?, at now: Moment) -> ContentView {
        guard var number else { return .text("") }
        if case .number(let format) = type.formatter, let places = format.decimals {
            number = number.rounded(places: places)
        }
        // Nobody edits a total: it is not brought within bounds, as a number is when its editing ends.
        if type.conversion.clamped?(number.text) != nil { return .text("") }
        guard type.hasTypedForm else { return .text(number.text) }
        let typed = Parameter.text(number.text)
        return type.value(ofTyped: typed, today: now.today) == nil ? .text("") : .typed(typed)
    }
}
