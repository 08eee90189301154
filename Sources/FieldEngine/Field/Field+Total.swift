/// Fields that are computed of others (specification, section 4.6).
extension Field {
    /// What the field gives to a total: the number that its value is, as its type has it.
    public func operand(at now: Moment) -> Total.Operand {
        guard definition.isShown else { return .hidden }
        guard case .text(let text)? = typedValue(at: now), let number = DecimalNumber(text) else { return .nothing }
        return .number(number)
    }
}
