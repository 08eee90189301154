/// When what stands around a value shows.
public enum AffixDisplay: String, CaseIterable, Sendable {
    /// What is before it with its first character, what is behind it when editing ends.
    case filled
    /// While the field has the focus, or a value.
    case focused
    case always
}
