// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

public import FieldEngine
public import JSONBytes

/// A group's standing.
public struct GroupStatusParams: WireEncodableObject {
    /// The form's name.
    public var form: String
    /// The group's name.
    public var group: String
    /// What `group/verify` would say.
    public var valid: Bool
    /// How many enabled fields it has.
    public var fields: Int64
    /// How many of them are not valid.
    public var invalid: Int64
    /// How many of them wait for a client's validator.
    public var pending: Int64

    @inlinable
    @inline(__always)
    public init(form: String, group: String, valid: Bool, fields: Int64, invalid: Int64, pending: Int64) {
        self.form = form
        self.group = group
        self.valid = valid
        self.fields = fields
        self.invalid = invalid
        self.pending = pending
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("form", form)
        writer.member(spelled: #","group":"#, group)
        writer.member(spelled: #","valid":"#, valid)
        writer.member(spelled: #","fields":"#, fields)
        writer.member(spelled: #","invalid":"#, invalid)
        writer.member(spelled: #","pending":"#, pending)
    }
}

/// A form's standing.
public struct FormStatusParams: WireEncodableObject {
    /// The form's name.
    public var form: String
    /// What `form/submit` would say.
    public var valid: Bool
    /// How many enabled fields are not valid.
    public var invalid: Int64
    /// How many wait for a client's validator.
    public var pending: Int64
    /// Whether each group that changed is valid.
    public var groups: OrderedMap<Bool>

    @inlinable
    @inline(__always)
    public init(form: String, valid: Bool, invalid: Int64, pending: Int64, groups: OrderedMap<Bool>) {
        self.form = form
        self.valid = valid
        self.invalid = invalid
        self.pending = pending
        self.groups = groups
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("form", form)
        writer.member(spelled: #","valid":"#, valid)
        writer.member(spelled: #","invalid":"#, invalid)
        writer.member(spelled: #","pending":"#, pending)
        writer.member(spelled: #","groups":"#, groups)
    }
}

/// Which form is meant.
public struct FormParams: WireDecodableObject {
    /// The form's name.
    public var form: String

    @inlinable
    @inline(__always)
    public init(form: String) {
        self.form = form
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let form: String = try document.required("form", of: node)
        return Self(form: form)
    }
}

/// A form's set-up.
public struct FormOpenParams: WireDecodableObject {
    /// The form's name.
    public var form: String
    /// The groups that are monitored; none given: all.
    public var groups: [String]?
    /// Ids of fields in the order of the Return key; fields that are not named follow in order of creation.
    public var order: [String]?
    /// BCP 47 tag of the locale of the numbers in fields that are made in the form from now on and whose type names
    /// none; "": the connection's.
    public var locale: String?
    /// The form's fields are debugged; else as the connection says.
    public var debug: Bool?

    @inlinable
    @inline(__always)
    public init(
        form: String,
        groups: [String]? = nil,
        order: [String]? = nil,
        locale: String? = nil,
        debug: Bool? = nil
    ) {
        self.form = form
        self.groups = groups
        self.order = order
        self.locale = locale
        self.debug = debug
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let form: String = try document.required("form", of: node)
        let groups: [String]? = try document.optional("groups", of: node, noted)
        let order: [String]? = try document.optional("order", of: node, noted)
        let locale: String? = try document.optional("locale", of: node, noted)
        let debug: Bool? = try document.optional("debug", of: node, noted)
        return Self(form: form, groups: groups, order: order, locale: locale, debug: debug)
    }
}

/// An open form, and how it stands.
public struct FormOpenResult: WireEncodableObject {
    /// The form's name.
    public var form: String
    /// What `form/submit` would say.
    public var valid: Bool
    /// How many enabled fields are not valid.
    public var invalid: Int64
    /// How many wait for a client's validator.
    public var pending: Int64
    /// Whether each group is valid: those that are monitored, all where none is.
    public var groups: OrderedMap<Bool>

    @inlinable
    @inline(__always)
    public init(form: String, valid: Bool, invalid: Int64, pending: Int64, groups: OrderedMap<Bool>) {
        self.form = form
        self.valid = valid
        self.invalid = invalid
        self.pending = pending
        self.groups = groups
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("form", form)
        writer.member(spelled: #","valid":"#, valid)
        writer.member(spelled: #","invalid":"#, invalid)
        writer.member(spelled: #","pending":"#, pending)
        writer.member(spelled: #","groups":"#, groups)
    }
}

/// What closing a form removed.
public struct FormCloseResult: WireEncodableObject {
    /// How many fields.
    public var disposed: Int64

    @inlinable
    @inline(__always)
    public init(disposed: Int64) {
        self.disposed = disposed
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("disposed", disposed)
    }
}

/// Which form is to be submitted.
public struct FormSubmitParams: WireDecodableObject {
    /// The form's name.
    public var form: String
    /// The contents of secure fields are wanted too. Default: `false`.
    public var secure: Bool?
    /// The answer comes when no field waits for a client's validator any more. Default: `false`.
    public var wait: Bool?

    @inlinable
    @inline(__always)
    public init(form: String, secure: Bool? = nil, wait: Bool? = nil) {
        self.form = form
        self.secure = secure
        self.wait = wait
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let form: String = try document.required("form", of: node)
        let secure: Bool? = try document.optional("secure", of: node, noted)
        let wait: Bool? = try document.optional("wait", of: node, noted)
        return Self(form: form, secure: secure, wait: wait)
    }
}

/// What a form comes to. The contents are there where the form is valid.
public struct FormSubmitResult: WireEncodableObject {
    /// Every enabled field is valid.
    public var valid: Bool
    /// The first invalid field, in the form's order.
    public var first: String?
    /// Ids of the fields that are not valid.
    public var invalid: [String]
    /// Ids of the fields that wait for a client's validator.
    public var pending: [String]
    /// Each field's value.
    public var values: OrderedMap<String>?
    /// Each field's text.
    public var texts: OrderedMap<String>?
    /// The canonical form of each field that has one.
    public var typed: OrderedMap<Parameter>?
    /// What now shows in each field whose text the submit changed; those of secure fields only with `secure: true`.
    public var changed: OrderedMap<SubmittedText>?

    @inlinable
    @inline(__always)
    public init(
        valid: Bool,
        first: String? = nil,
        invalid: [String],
        pending: [String],
        values: OrderedMap<String>? = nil,
        texts: OrderedMap<String>? = nil,
        typed: OrderedMap<Parameter>? = nil,
        changed: OrderedMap<SubmittedText>? = nil
    ) {
        self.valid = valid
        self.first = first
        self.invalid = invalid
        self.pending = pending
        self.values = values
        self.texts = texts
        self.typed = typed
        self.changed = changed
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("valid", valid)
        writer.member(spelled: #","first":"#, first)
        writer.member(spelled: #","invalid":"#, invalid)
        writer.member(spelled: #","pending":"#, pending)
        writer.member(spelled: #","values":"#, values)
        writer.member(spelled: #","texts":"#, texts)
        writer.member(spelled: #","typed":"#, typed)
        writer.member(spelled: #","changed":"#, changed)
    }
}

/// What shows in a field whose editing a submit has ended.
public struct SubmittedText: WireEncodableObject {
    /// The text.
    public var text: String
    /// Its version.
    public var version: Int64
    /// The selection in it.
    public var selection: TextRange

    @inlinable
    @inline(__always)
    public init(text: String, version: Int64, selection: TextRange) {
        self.text = text
        self.version = version
        self.selection = selection
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("text", text)
        writer.member(spelled: #","version":"#, version)
        writer.member(spelled: #","selection":{"start":"#, selection.start)
        writer.member(spelled: #","end":"#, selection.end)
        writer.endObject()
    }
}

/// Which groups are meant.
public struct GroupVerifyParams: WireDecodableObject {
    /// The form's name. Default: `""`.
    public var form: String?
    /// The group's name; absent: every monitored group, or all where none is monitored.
    public var group: String?

    @inlinable
    @inline(__always)
    public init(form: String? = nil, group: String? = nil) {
        self.form = form
        self.group = group
    }

    public static var hasRequiredMembers: Bool { false }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let form: String? = try document.optional("form", of: node, noted)
        let group: String? = try document.optional("group", of: node, noted)
        return Self(form: form, group: group)
    }
}

/// What final validation of the groups would say.
public struct GroupVerifyResult: WireEncodableObject {
    /// All are valid; an empty or unknown group is.
    public var valid: Bool
    /// How many enabled fields they have.
    public var fields: Int64
    /// Ids of the fields that are not valid, at most 10,000.
    public var invalid: [String]
    /// Ids of the fields that wait for a client's validator, at most 10,000.
    public var pending: [String]
    /// Whether each is valid, where no `group` was named.
    public var groups: OrderedMap<Bool>?
    /// True: there are more ids than 10,000.
    public var truncated: Bool?

    @inlinable
    @inline(__always)
    public init(
        valid: Bool,
        fields: Int64,
        invalid: [String],
        pending: [String],
        groups: OrderedMap<Bool>? = nil,
        truncated: Bool? = nil
    ) {
        self.valid = valid
        self.fields = fields
        self.invalid = invalid
        self.pending = pending
        self.groups = groups
        self.truncated = truncated
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("valid", valid)
        writer.member(spelled: #","fields":"#, fields)
        writer.member(spelled: #","invalid":"#, invalid)
        writer.member(spelled: #","pending":"#, pending)
        writer.member(spelled: #","groups":"#, groups)
        writer.member(spelled: #","truncated":"#, truncated)
    }
}

/// Which group is meant.
public struct GroupParams: WireDecodableObject {
    /// The form's name. Default: `""`.
    public var form: String?
    /// The group's name; its case counts.
    public var group: String

    @inlinable
    @inline(__always)
    public init(form: String? = nil, group: String) {
        self.form = form
        self.group = group
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let form: String? = try document.optional("form", of: node, noted)
        let group: String = try document.required("group", of: node)
        return Self(form: form, group: group)
    }
}

/// A group's size.
public struct GroupCountResult: WireEncodableObject {
    /// How many enabled fields it has.
    public var fields: Int64

    @inlinable
    @inline(__always)
    public init(fields: Int64) {
        self.fields = fields
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("fields", fields)
    }
}

/// A group's rules.
public struct GroupDefineParams: WireDecodableObject {
    /// The form's name. Default: `""`.
    public var form: String?
    /// The group's name; its case counts.
    public var group: String
    /// All its rules, [] for none.
    public var rules: [GroupRule]

    @inlinable
    @inline(__always)
    public init(form: String? = nil, group: String, rules: [GroupRule]) {
        self.form = form
        self.group = group
        self.rules = rules
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let form: String? = try document.optional("form", of: node, noted)
        let group: String = try document.required("group", of: node)
        let rules: [GroupRule] = try document.required("rules", of: node)
        return Self(form: form, group: group, rules: rules)
    }
}

/// A rule between fields of one form; judged once all the fields it names are touched or show a verdict.
public struct GroupRule: WireObject {
    /// What must hold.
    public var rule: GroupRuleKind
    /// Ids of the fields, in order.
    public var fields: [String]
    /// What is said when it is broken.
    public var message: String?
    /// The field that shows the diagnostic; else the last one named.
    public var on: String?

    @inlinable
    @inline(__always)
    public init(rule: GroupRuleKind, fields: [String], message: String? = nil, on: String? = nil) {
        self.rule = rule
        self.fields = fields
        self.message = message
        self.on = on
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let rule: GroupRuleKind = try document.required("rule", of: node)
        let fields: [String] = try document.required("fields", of: node)
        let message: String? = try document.optional("message", of: node, noted)
        let on: String? = try document.optional("on", of: node, noted)
        return Self(rule: rule, fields: fields, message: message, on: on)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("rule", rule)
        writer.member(spelled: #","fields":"#, fields)
        writer.member(spelled: #","message":"#, message)
        writer.member(spelled: #","on":"#, on)
    }
}

/// A group's fields in detail.
public struct GroupDebugResult: WireEncodableObject {
    /// In order of creation.
    public var fields: [GroupDebugEntry]

    @inlinable
    @inline(__always)
    public init(fields: [GroupDebugEntry]) {
        self.fields = fields
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("fields", fields)
    }
}

/// A field in detail.
public struct GroupDebugEntry: WireEncodableObject {
    /// The field's id.
    public var field: String
    /// Its type's name.
    public var type: String
    /// Its text; a secure field's is left out.
    public var text: String?
    /// Its state.
    public var state: FieldState
    /// What has reached its state.
    public var diagnostics: [Diagnostic]

    @inlinable
    @inline(__always)
    public init(field: String, type: String, text: String? = nil, state: FieldState, diagnostics: [Diagnostic]) {
        self.field = field
        self.type = type
        self.text = text
        self.state = state
        self.diagnostics = diagnostics
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("field", field)
        writer.member(spelled: #","type":"#, type)
        writer.member(spelled: #","text":"#, text)
        writer.member(spelled: #","state":"#, state)
        writer.member(spelled: #","diagnostics":"#, diagnostics)
    }
}
