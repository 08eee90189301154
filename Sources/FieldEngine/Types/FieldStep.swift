/// What a key steps to.
public enum FieldStep: Equatable, Sendable {
    /// So many values on, below 0 back.
    case by(Int)
    case minimum
    case maximum
}

/// How the values of a type lie beside each other.
enum Stepping: Sendable {
    /// They don't, but a field's own choices and the parts of a format do.
    case none
    case number(NumberSteps)
}
