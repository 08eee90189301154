/// Why params are not what a method takes; the data of an InvalidParams error.
public struct DecodingFailure: Error, Equatable, Sendable {
    /// The member, such as `range.start` or `validation.final.rules[0].pattern`; `params` for the whole.
    public var path: String
    /// What it must be, such as `an integer >= 0`.
    public var expected: String
    /// What it is: a word for the kind, with the value where that says more; `nothing` where there is no member.
    public var found: String

    public init(path: String, expected: String, found: String) {
        self.path = path
        self.expected = expected
        self.found = found
    }

    /// The same failure seen from the object that the failing value, or the value around it, is a member of.
    func inside(_ member: String) -> DecodingFailure {
        var failure = self
        if path.isEmpty || path.hasPrefix("[") {
            failure.path = member + path
        } else {
            failure.path = member + "." + path
        }
        return failure
    }
}
