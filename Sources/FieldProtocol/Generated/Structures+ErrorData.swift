// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

public import JSONBytes

/// What in a snapshot can't be restored.
public struct SnapshotInvalidData: WireEncodableObject {
    /// The member of the snapshot, such as `fields[3].content.selection`; `snapshot` for the whole.
    public var path: String
    /// What is wrong with it, for people.
    public var reason: String

    @inlinable
    @inline(__always)
    public init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("path", path)
        writer.member(spelled: #","reason":"#, reason)
    }
}

/// Which member is not what it must be.
public struct InvalidParamsData: WireEncodableObject {
    /// The member, such as `range.start` or `validation.final.rules[0].pattern`; `params` for the whole.
    public var path: String
    /// What it must be.
    public var expected: String
    /// What it is.
    public var found: String

    @inlinable
    @inline(__always)
    public init(path: String, expected: String, found: String) {
        self.path = path
        self.expected = expected
        self.found = found
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("path", path)
        writer.member(spelled: #","expected":"#, expected)
        writer.member(spelled: #","found":"#, found)
    }
}

/// Why it can't be done now.
public struct RequestFailedData: WireEncodableObject {
    /// A word for programs, such as `no-validator`.
    public var reason: String

    @inlinable
    @inline(__always)
    public init(reason: String) {
        self.reason = reason
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("reason", reason)
    }
}

/// Which field is meant.
public struct FieldErrorData: WireEncodableObject {
    /// The field's id.
    public var field: String

    @inlinable
    @inline(__always)
    public init(field: String) {
        self.field = field
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("field", field)
    }
}

/// The type that is unknown, and those that are known.
public struct TypeNotFoundData: WireEncodableObject {
    /// The name that was asked for.
    public var type: String
    /// The names of all types.
    public var known: [String]
    /// The member that names it, where it lies inside another.
    public var path: String?

    @inlinable
    @inline(__always)
    public init(type: String, known: [String], path: String? = nil) {
        self.type = type
        self.known = known
        self.path = path
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("type", type)
        writer.member(spelled: #","known":"#, known)
        writer.member(spelled: #","path":"#, path)
    }
}

/// What in a definition can't be compiled.
public struct InvalidDefinitionData: WireEncodableObject {
    /// The member, such as `validation.final.rules[0].pattern`.
    public var path: String
    /// What is wrong with it, for people.
    public var reason: String
    /// Where in the member's text, in Unicode scalars.
    public var offset: Int64?
    /// The members that no text can satisfy at once, in the smallest number that was found; that of `path` is the last
    /// that is the client's.
    public var contrary: [String]?

    @inlinable
    @inline(__always)
    public init(path: String, reason: String, offset: Int64? = nil, contrary: [String]? = nil) {
        self.path = path
        self.reason = reason
        self.offset = offset
        self.contrary = contrary
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("path", path)
        writer.member(spelled: #","reason":"#, reason)
        writer.member(spelled: #","offset":"#, offset)
        writer.member(spelled: #","contrary":"#, contrary)
    }
}

/// Which limit was met.
public struct LimitExceededData: WireEncodableObject {
    /// The limit's name in `initialize`'s answer.
    public var limit: String
    /// What it allows.
    public var maximum: Int64
    /// What was asked for.
    public var found: Int64
    /// The member of the definition that asked for it, where it is one pattern, class, template or list.
    public var path: String?

    @inlinable
    @inline(__always)
    public init(limit: String, maximum: Int64, found: Int64, path: String? = nil) {
        self.limit = limit
        self.maximum = maximum
        self.found = found
        self.path = path
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("limit", limit)
        writer.member(spelled: #","maximum":"#, maximum)
        writer.member(spelled: #","found":"#, found)
        writer.member(spelled: #","path":"#, path)
    }
}
