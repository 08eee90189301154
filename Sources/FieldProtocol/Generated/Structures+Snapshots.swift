// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

public import FieldEngine
public import JSONBytes

/// What is to be kept.
public struct SessionSnapshotParams: WireObject {
    /// Only this form; absent: all.
    public var form: String?
    /// The contents of secure fields are kept too. Default: `false`.
    public var secure: Bool?

    public init(form: String? = nil, secure: Bool? = nil) {
        self.form = form
        self.secure = secure
    }

    public static var hasRequiredMembers: Bool { false }

    public init(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) {
        form = try document.optional("form", of: node)
        secure = try document.optional("secure", of: node)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("form", form)
        writer.member("secure", secure)
    }
}

/// What was kept.
public struct SessionSnapshotResult: WireObject {
    /// For `session/restore`; its inside is the server's own affair.
    public var snapshot: Parameter

    public init(snapshot: Parameter) {
        self.snapshot = snapshot
    }

    public init(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) {
        snapshot = try document.requiredObject("snapshot", of: node)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("snapshot", snapshot)
    }
}

/// What is to be brought back.
public struct SessionRestoreParams: WireObject {
    /// From `session/snapshot`.
    public var snapshot: Parameter
    /// Fields that exist are replaced. Default: `false`.
    public var replace: Bool?

    public init(snapshot: Parameter, replace: Bool? = nil) {
        self.snapshot = snapshot
        self.replace = replace
    }

    public init(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) {
        snapshot = try document.requiredObject("snapshot", of: node)
        replace = try document.optional("replace", of: node)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("snapshot", snapshot)
        writer.member("replace", replace)
    }
}

/// What was brought back.
public struct SessionRestoreResult: WireObject {
    /// How many fields.
    public var fields: Int

    public init(fields: Int) {
        self.fields = fields
    }

    public init(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) {
        fields = try document.required("fields", of: node, in: 0...Int.max)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("fields", fields)
    }
}
