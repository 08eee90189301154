// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

public import FieldEngine
public import JSONBytes

/// What is judged.
public struct TypeCheckParams: WireDecodableObject {
    /// A column for each type; they may differ in length.
    public var columns: [CheckColumn]
    /// True: `columns` is left out of the answer. Default: `false`.
    public var findingsOnly: Bool?

    @inlinable
    @inline(__always)
    public init(columns: [CheckColumn], findingsOnly: Bool? = nil) {
        self.columns = columns
        self.findingsOnly = findingsOnly
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let columns: [CheckColumn] = try document.required("columns", of: node)
        let findingsOnly: Bool? = try document.optional("findingsOnly", of: node, noted)
        return Self(columns: columns, findingsOnly: findingsOnly)
    }
}

/// Texts, and the field that judges them: its options as in `field/create`, without a content.
public struct CheckColumn: WireDecodableObject {
    /// The texts, each read as the initial `text` of a field.
    public var texts: [String]
    /// Members of the same object. What a field is made of. In `field/create` what is absent takes its default, in
    /// `field/update` it stays as it is.
    public var options: FieldOptions

    @inlinable
    @inline(__always)
    public init(texts: [String], options: FieldOptions = FieldOptions()) {
        self.texts = texts
        self.options = options
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let texts: [String] = try document.required("texts", of: node)
        let options: FieldOptions = try .read(membersOf: node, in: document)
        return Self(texts: texts, options: options)
    }
}

/// Which rows are judged.
public struct FormCheckParams: WireDecodableObject {
    /// The form's name.
    public var form: String
    /// The ids of the fields that have a column, each once. The form's other fields are judged with each row as they
    /// stand.
    public var fields: [String]
    /// For each row a text for each of `fields`, read as a field's initial `text`.
    public var rows: [[String]]
    /// True: `columns` is left out of the answer. Default: `false`.
    public var findingsOnly: Bool?

    @inlinable
    @inline(__always)
    public init(form: String, fields: [String], rows: [[String]], findingsOnly: Bool? = nil) {
        self.form = form
        self.fields = fields
        self.rows = rows
        self.findingsOnly = findingsOnly
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let form: String = try document.required("form", of: node)
        let fields: [String] = try document.required("fields", of: node)
        let rows: [[String]] = try document.required("rows", of: node)
        let findingsOnly: Bool? = try document.optional("findingsOnly", of: node, noted)
        return Self(form: form, fields: fields, rows: rows, findingsOnly: findingsOnly)
    }
}

/// What final validation says of many texts.
public struct CheckResult: WireEncodableObject {
    /// No row is invalid, and no verdict of a client's validator is missing.
    public var valid: Bool
    /// The rows with an error, or with a text of which nothing could be read, from 0, in order.
    public var invalid: [Int64]
    /// What there is to say, in order of rows and then of columns. A text of which nothing is said is valid.
    public var findings: [CheckFinding]
    /// What became of the texts, column by column.
    public var columns: [CheckedColumn]?

    @inlinable
    @inline(__always)
    public init(valid: Bool, invalid: [Int64], findings: [CheckFinding], columns: [CheckedColumn]? = nil) {
        self.valid = valid
        self.invalid = invalid
        self.findings = findings
        self.columns = columns
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("valid", valid)
        writer.member(spelled: #","invalid":"#, invalid)
        writer.member(spelled: #","findings":"#, findings)
        writer.member(spelled: #","columns":"#, columns)
    }
}

/// What there is to say of one text.
public struct CheckFinding: WireEncodableObject {
    /// Its row, from 0.
    public var row: Int64
    /// Its column, from 0; absent for a field that has none.
    public var column: Int64?
    /// The field's id, of a form.
    public var field: String?
    /// True: only the verdict of a client's validator is missing, which is not asked.
    public var pending: Bool?
    /// What was left out of the text that was given, as in the answer to `field/create`.
    public var dropped: String?
    /// As `field/check` says them; ranges lie in the text as `columns` has it.
    public var diagnostics: [Diagnostic]

    @inlinable
    @inline(__always)
    public init(
        row: Int64,
        column: Int64? = nil,
        field: String? = nil,
        pending: Bool? = nil,
        dropped: String? = nil,
        diagnostics: [Diagnostic]
    ) {
        self.row = row
        self.column = column
        self.field = field
        self.pending = pending
        self.dropped = dropped
        self.diagnostics = diagnostics
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("row", row)
        writer.member(spelled: #","column":"#, column)
        writer.member(spelled: #","field":"#, field)
        writer.member(spelled: #","pending":"#, pending)
        writer.member(spelled: #","dropped":"#, dropped)
        writer.member(spelled: #","diagnostics":"#, diagnostics)
    }
}

/// A column as it was read. A secure one has no members.
public struct CheckedColumn: WireEncodableObject {
    /// The texts as a field shows them.
    public var texts: [String]?
    /// Their canonical forms, null where there is none.
    public var typed: [Parameter]?

    @inlinable
    @inline(__always)
    public init(texts: [String]? = nil, typed: [Parameter]? = nil) {
        self.texts = texts
        self.typed = typed
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("texts", texts)
        writer.member("typed", typed)
    }
}
