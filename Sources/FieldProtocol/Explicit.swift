/// A member for which null says something else than absence: that the thing is gone.
public enum Explicit<Value: Sendable>: Sendable {
    case absent
    case null
    case value(Value)
}

extension Explicit: Equatable where Value: Equatable {
    /// What a member that changed from `old` to `new` is written as.
    public init(from old: Value?, to new: Value?) {
        if old == new {
            self = .absent
        } else if let new {
            self = .value(new)
        } else {
            self = .null
        }
    }
}
