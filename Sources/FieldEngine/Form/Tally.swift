/// How the fields of a form, group or page stand.
public struct Tally: Equatable, Sendable {
    public var fields = 0
    public var invalid = 0
    public var pending = 0

    public init() {}

    /// Whether submit would go through: nothing is invalid, nothing waits for a verdict.
    public var valid: Bool { invalid == 0 && pending == 0 }

    /// Counts a field that stands so. One that is excluded is not counted.
    public mutating func add(_ submitState: SubmitState) { apply(submitState, 1) }
    /// Takes back what `add` counted of the same state.
    public mutating func remove(_ submitState: SubmitState) { apply(submitState, -1) }

    /// Both together, where no field is in both.
    public static func + (a: Tally, b: Tally) -> Tally {
        var sum = a
        sum.fields += b.fields
        sum.invalid += b.invalid
        sum.pending += b.pending
        return sum
    }

    /// Whether both say the same of what is wrong, of however many fields.
    public func isAsGood(as other: Tally) -> Bool { invalid == other.invalid && pending == other.pending }

    private mutating func apply(_ submitState: SubmitState, _ sign: Int) {
        switch submitState {
        case .invalid: invalid += sign
        case .pending: pending += sign
        case .acceptable: break
        case .excluded, .hidden: return
        }
        fields += sign
    }
}
