/// Fields that are computed of others (specification, section 4.6).
extension Field {
    /// What the field gives to a total: the number that its value is, as its type has it. That of a secure field would be known
    /// from a total that is no secret itself.
    public func operand(ofSecret isSecret: Bool, at now: Moment) -> Total.Operand {
        guard definition.isShown else { return .hidden }
        guard isSecret || !isSecure else { return .nothing }
        // Numbers of types are texts; what an entry of a list stands for may be a number of JSON.
        switch typedValue(at: now) {
        case .text(let text)?, .number(let text)?: return DecimalNumber(text).map { .number($0) } ?? .nothing
        case .null?, .boolean?, .list?, .table?, nil: return saysNothing ? .empty : .nothing
        }
    }
}
