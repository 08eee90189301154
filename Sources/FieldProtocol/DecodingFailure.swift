/// Why params are not what a method takes; the data of an InvalidParams error.
///
/// Its texts lie apart: what may fail hands on one word for it, and none of its code moves three texts about.
public struct DecodingFailure: Error, Equatable, Sendable {
    private final class Content: Sendable {
        let path: String
        let expected: String
        let found: String

        init(path: String, expected: String, found: String) {
            (self.path, self.expected, self.found) = (path, expected, found)
        }
    }

    private let content: Content

    /// The member, such as `range.start` or `validation.final.rules[0].pattern`; `params` for the whole.
    public var path: String { content.path }
    /// What it must be, such as `an integer >= 0`.
    public var expected: String { content.expected }
    /// What it is: a word for the kind, with the value where that says more; `nothing` where there is no member.
    public var found: String { content.found }

    // Made in hundreds of places, which only name what it says.
    @inline(never)
    public init(path: String, expected: String, found: String) {
        content = Content(path: path, expected: expected, found: found)
    }

    public static func == (left: DecodingFailure, right: DecodingFailure) -> Bool {
        left.path == right.path && left.expected == right.expected && left.found == right.found
    }

    /// The same failure seen from the object that the failing value, or the value around it, is a member of.
    @inline(never)
    func inside(_ member: String) -> DecodingFailure {
        let joint = path.isEmpty || path.hasPrefix("[") ? "" : "."
        return DecodingFailure(path: member + joint + path, expected: expected, found: found)
    }

    /// The same seen from the array that the failing value, or the value around it, is an element of.
    @inline(never)
    func inside(element index: Int) -> DecodingFailure { inside("[\(index)]") }
}
