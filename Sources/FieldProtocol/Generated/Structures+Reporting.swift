// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

public import JSONBytes

/// Which fields to list.
public struct FieldListParams: WireDecodableObject {
    /// Only this form's; absent: all.
    public var form: String?
    /// Only this group's.
    public var group: String?
    /// Most entries of this page; over 10,000 counts as 10,000. Default: `10000`.
    public var limit: Int64?
    /// The last field of the page before.
    public var after: String?

    @inlinable
    @inline(__always)
    public init(form: String? = nil, group: String? = nil, limit: Int64? = nil, after: String? = nil) {
        self.form = form
        self.group = group
        self.limit = limit
        self.after = after
    }

    public static var hasRequiredMembers: Bool { false }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let form: String? = try document.optional("form", of: node, noted)
        let group: String? = try document.optional("group", of: node, noted)
        let limit: Int64? = try document.optional("limit", of: node, noted, in: .unsigned)
        let after: String? = try document.optional("after", of: node, noted)
        return Self(form: form, group: group, limit: limit, after: after)
    }
}

/// A page of fields.
public struct FieldListResult: WireEncodableObject {
    /// In order of creation.
    public var fields: [FieldListEntry]

    @inlinable
    @inline(__always)
    public init(fields: [FieldListEntry]) {
        self.fields = fields
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("fields", fields)
    }
}

/// A field in a list.
public struct FieldListEntry: WireEncodableObject {
    /// The field's id.
    public var field: String
    /// Its form.
    public var form: String
    /// Its group.
    public var group: String?
    /// Its type's name.
    public var type: String
    /// What its state says.
    public var validity: Validity

    @inlinable
    @inline(__always)
    public init(field: String, form: String, group: String? = nil, type: String, validity: Validity) {
        self.field = field
        self.form = form
        self.group = group
        self.type = type
        self.validity = validity
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("field", field)
        writer.member(spelled: #","form":"#, form)
        writer.member(spelled: #","group":"#, group)
        writer.member(spelled: #","type":"#, type)
        writer.member(spelled: #","validity":"#, validity)
    }
}

/// Diagnostics from outside.
public struct FieldReportParams: WireDecodableObject {
    /// The field's id.
    public var field: String
    /// The version they are about; a report about another version than the field's is dropped.
    public var version: Int64?
    /// Who reports; each report replaces its owner's earlier one.
    public var owner: String
    /// All of the owner's, [] for none.
    public var diagnostics: [ReportedDiagnostic]
    /// They stay when the text changes. Default: `false`.
    public var sticky: Bool?

    @inlinable
    @inline(__always)
    public init(
        field: String,
        version: Int64? = nil,
        owner: String,
        diagnostics: [ReportedDiagnostic],
        sticky: Bool? = nil
    ) {
        self.field = field
        self.version = version
        self.owner = owner
        self.diagnostics = diagnostics
        self.sticky = sticky
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let field: String = try document.required("field", of: node)
        let version: Int64? = try document.optional("version", of: node, noted, in: .unsigned)
        let owner: String = try document.required("owner", of: node)
        let diagnostics: [ReportedDiagnostic] = try document.required("diagnostics", of: node)
        let sticky: Bool? = try document.optional("sticky", of: node, noted)
        return Self(field: field, version: version, owner: owner, diagnostics: diagnostics, sticky: sticky)
    }
}

/// A diagnostic from outside.
public struct ReportedDiagnostic: WireDecodableObject {
    /// How grave it is.
    public var severity: Severity
    /// What it is, for programs.
    public var code: String
    /// What it is, for people.
    public var message: String
    /// Where in `text`; else all of it.
    public var range: TextRange?

    @inlinable
    @inline(__always)
    public init(severity: Severity, code: String, message: String, range: TextRange? = nil) {
        self.severity = severity
        self.code = code
        self.message = message
        self.range = range
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let severity: Severity = try document.required("severity", of: node)
        let code: String = try document.required("code", of: node)
        let message: String = try document.required("message", of: node)
        let range: TextRange? = try document.optional("range", of: node, noted)
        return Self(severity: severity, code: code, message: message, range: range)
    }
}
