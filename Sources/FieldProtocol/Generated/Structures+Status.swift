// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

public import FieldEngine
public import JSONBytes

/// A field as it is: its three views of one content, and its status.
public struct FieldSnapshot: WireEncodableObject {
    /// The field's id.
    public var field: String
    /// Its form, "" for the default one.
    public var form: String
    /// Its group.
    public var group: String?
    /// Its type's name.
    public var type: String
    /// Counts the changes of the text, from 1.
    public var version: Int64
    /// What the widget shows.
    public var text: String
    /// The data without the template's literals.
    public var value: String
    /// The canonical form, of types that have one.
    public var typed: Parameter?
    /// The selection, in `text`.
    public var selection: TextRange
    /// Characters of the content just set that were not taken: in answers to `field/create`, `field/update` and
    /// `field/action`.
    public var dropped: String?
    /// Why the first of them was not.
    public var reason: RefusalReason?
    /// The same for people, in one line and the field's language: what was not taken, and why.
    public var refusal: String?
    /// The last changes of its state, oldest first: in answers to `field/get` of a field that is debugged.
    public var transitions: [StateTransition]?
    /// Members of the same object. What a field shows: the part that snapshots and notifications share.
    public var status: FieldStatus

    @inlinable
    @inline(__always)
    public init(
        field: String,
        form: String,
        group: String? = nil,
        type: String,
        version: Int64,
        text: String,
        value: String,
        typed: Parameter? = nil,
        selection: TextRange,
        dropped: String? = nil,
        reason: RefusalReason? = nil,
        refusal: String? = nil,
        transitions: [StateTransition]? = nil,
        status: FieldStatus
    ) {
        self.field = field
        self.form = form
        self.group = group
        self.type = type
        self.version = version
        self.text = text
        self.value = value
        self.typed = typed
        self.selection = selection
        self.dropped = dropped
        self.reason = reason
        self.refusal = refusal
        self.transitions = transitions
        self.status = status
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        Self.encodeMembers(
            to: &writer,
            field: field,
            form: form,
            group: group,
            type: type,
            version: version,
            text: text,
            value: value,
            typed: typed,
            selection: selection,
            dropped: dropped,
            reason: reason,
            refusal: refusal,
            transitions: transitions,
            status: { status.encodeMembers(to: &$0) }
        )
    }

    /// Writes the members without a value that holds them all; whoever calls writes those of parts as well.
    public static func encodeMembers(
        to writer: inout JSONWriter,
        field: String,
        form: String,
        group: String?,
        type: String,
        version: Int64,
        text: String,
        value: String,
        typed: Parameter?,
        selection: TextRange,
        dropped: String?,
        reason: RefusalReason?,
        refusal: String?,
        transitions: [StateTransition]?,
        status: (inout JSONWriter) -> Void
    ) {
        writer.member("field", field)
        writer.member(spelled: #","form":"#, form)
        writer.member(spelled: #","group":"#, group)
        writer.member(spelled: #","type":"#, type)
        writer.member(spelled: #","version":"#, version)
        writer.member(spelled: #","text":"#, text)
        writer.member(spelled: #","value":"#, value)
        writer.member(spelled: #","typed":"#, typed)
        writer.member(spelled: #","selection":{"start":"#, selection.start)
        writer.member(spelled: #","end":"#, selection.end)
        writer.endObject()
        writer.member(spelled: #","dropped":"#, dropped)
        writer.member(spelled: #","reason":"#, reason)
        writer.member(spelled: #","refusal":"#, refusal)
        writer.member(spelled: #","transitions":"#, transitions)
        status(&writer)
    }
}

/// A change of a field's state, without any text.
public struct StateTransition: WireEncodableObject {
    /// The version after it.
    public var version: Int64
    /// What caused it: a method, or `timer`.
    public var event: String
    /// The state before it, as `focus.content.validity`.
    public var from: String
    /// The state after it.
    public var to: String
    /// When, in milliseconds of the server's own clock; only differences mean something.
    public var at: Int64

    @inlinable
    @inline(__always)
    public init(version: Int64, event: String, from: String, to: String, at: Int64) {
        self.version = version
        self.event = event
        self.from = from
        self.to = to
        self.at = at
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("version", version)
        writer.member(spelled: #","event":"#, event)
        writer.member(spelled: #","from":"#, from)
        writer.member(spelled: #","to":"#, to)
        writer.member(spelled: #","at":"#, at)
    }
}

/// The final verdict and the status that it led to.
public struct FieldValidateResult: WireEncodableObject {
    /// The final verdict; false while a client's validator is out.
    public var valid: Bool
    /// Members of the same object. What a field shows: the part that snapshots and notifications share.
    public var status: FieldStatus

    @inlinable
    @inline(__always)
    public init(valid: Bool, status: FieldStatus) {
        self.valid = valid
        self.status = status
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("valid", valid)
        status.encodeMembers(to: &writer)
    }
}

/// Which part of a list is asked for.
public struct FieldChoicesParams: WireDecodableObject {
    /// The field's id.
    public var field: String
    /// What is looked for, "" for all of the list; else what the field's text looks for.
    public var query: String?
    /// The rank of the first entry; else so that the chosen one is in the middle.
    public var from: Int64?
    /// How many entries at most. Default: `10`.
    public var count: Int?

    @inlinable
    @inline(__always)
    public init(field: String, query: String? = nil, from: Int64? = nil, count: Int? = nil) {
        self.field = field
        self.query = query
        self.from = from
        self.count = count
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let field: String = try document.required("field", of: node)
        let query: String? = try document.optional("query", of: node, noted)
        let from: Int64? = try document.optional("from", of: node, noted, in: .unsigned)
        let count: Int? = try document.optional("count", of: node, noted, in: 0...1000)
        return Self(field: field, query: query, from: from, count: count)
    }
}

/// What final validation would say.
public struct FieldCheckResult: WireEncodableObject {
    /// The verdict.
    public var valid: Bool
    /// True: only the verdict of a client's validator is missing, which is not asked.
    public var pending: Bool?
    /// Its diagnostics.
    public var diagnostics: [Diagnostic]

    @inlinable
    @inline(__always)
    public init(valid: Bool, pending: Bool? = nil, diagnostics: [Diagnostic]) {
        self.valid = valid
        self.pending = pending
        self.diagnostics = diagnostics
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("valid", valid)
        writer.member(spelled: #","pending":"#, pending)
        writer.member(spelled: #","diagnostics":"#, diagnostics)
    }
}

/// What a field shows: the part that snapshots and notifications share.
public struct FieldStatus: WireEncodableObject, Equatable {
    /// All that have reached the state, [] when there are none: errors first, then warnings, information, hints.
    public var diagnostics: [Diagnostic]
    /// The state.
    public var state: FieldState
    /// The line below the field.
    public var helper: HelperLine?
    /// The counter.
    public var counter: CharacterCounter?
    /// How the widget looks, for clients that want it.
    @Indirect public var presentation: Presentation?
    /// A line for people who look for a fault.
    public var debug: String?

    public init(
        diagnostics: [Diagnostic],
        state: FieldState,
        helper: HelperLine? = nil,
        counter: CharacterCounter? = nil,
        presentation: Presentation? = nil,
        debug: String? = nil
    ) {
        self.diagnostics = diagnostics
        self.state = state
        self.helper = helper
        self.counter = counter
        self.presentation = presentation
        self.debug = debug
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("diagnostics", diagnostics)
        writer.member(spelled: #","state":"#, state)
        writer.member(spelled: #","helper":"#, helper)
        writer.member(spelled: #","counter":"#, counter)
        writer.member(spelled: #","presentation":"#, presentation)
        writer.member(spelled: #","debug":"#, debug)
    }
}

/// A field's status after something changed; of `presentation` only the members that did.
public struct FieldDiagnosticsParams: WireEncodableObject {
    /// The field's id.
    public var field: String
    /// The version that this is about.
    public var version: Int64
    /// All that have reached the state, [] when there are none.
    public var diagnostics: [Diagnostic]
    /// The state.
    public var state: FieldState
    /// The line below the field.
    public var helper: HelperLine?
    /// The counter.
    public var counter: CharacterCounter?
    /// What changed in the presentation since the last report.
    @Indirect public var presentation: PresentationChanges?
    /// A line for people who look for a fault.
    public var debug: String?
    /// What it shows, of a field with a `total` that is no secret: no client knows it before.
    public var text: String?

    public init(
        field: String,
        version: Int64,
        diagnostics: [Diagnostic],
        state: FieldState,
        helper: HelperLine? = nil,
        counter: CharacterCounter? = nil,
        presentation: PresentationChanges? = nil,
        debug: String? = nil,
        text: String? = nil
    ) {
        self.field = field
        self.version = version
        self.diagnostics = diagnostics
        self.state = state
        self.helper = helper
        self.counter = counter
        self.presentation = presentation
        self.debug = debug
        self.text = text
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        Self.encodeMembers(
            to: &writer,
            field: field,
            version: version,
            diagnostics: diagnostics,
            state: state,
            helper: helper,
            counter: counter,
            presentation: { $0.member("presentation", presentation) },
            debug: debug,
            text: text
        )
    }

    /// Writes the members without a value that holds them all; whoever calls writes those of parts as well.
    public static func encodeMembers(
        to writer: inout JSONWriter,
        field: String,
        version: Int64,
        diagnostics: [Diagnostic],
        state: FieldState,
        helper: HelperLine?,
        counter: CharacterCounter?,
        presentation: (inout JSONWriter) -> Void,
        debug: String?,
        text: String?
    ) {
        writer.member("field", field)
        writer.member(spelled: #","version":"#, version)
        writer.member(spelled: #","diagnostics":"#, diagnostics)
        writer.member(spelled: #","state":"#, state)
        writer.member(spelled: #","helper":"#, helper)
        writer.member(spelled: #","counter":"#, counter)
        presentation(&writer)
        writer.member(spelled: #","debug":"#, debug)
        writer.member(spelled: #","text":"#, text)
    }
}

/// A field's state.
public struct FieldState: WireEncodableObject, Equatable {
    /// Where the field is in its life.
    public var focus: FocusState
    /// The truth about the text, whatever shows of it.
    public var content: ContentState
    /// The verdict that shows.
    public var validity: Validity
    /// Takes focus and edits.
    public var enabled: Bool
    /// Was left at least once, or submitted.
    public var touched: Bool
    /// The value is another than the initial one.
    public var dirty: Bool
    /// The state in the appearance's own words.
    public var appearance: String
    /// True: no widget shows the field, as its `shown` has it. Absent where it shows.
    public var hidden: Bool?

    @inlinable
    @inline(__always)
    public init(
        focus: FocusState,
        content: ContentState,
        validity: Validity,
        enabled: Bool,
        touched: Bool,
        dirty: Bool,
        appearance: String,
        hidden: Bool? = nil
    ) {
        self.focus = focus
        self.content = content
        self.validity = validity
        self.enabled = enabled
        self.touched = touched
        self.dirty = dirty
        self.appearance = appearance
        self.hidden = hidden
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("focus", focus)
        writer.member(spelled: #","content":"#, content)
        writer.member(spelled: #","validity":"#, validity)
        writer.member(spelled: #","enabled":"#, enabled)
        writer.member(spelled: #","touched":"#, touched)
        writer.member(spelled: #","dirty":"#, dirty)
        writer.member(spelled: #","appearance":"#, appearance)
        writer.member(spelled: #","hidden":"#, hidden)
    }
}

/// The line below a field.
public struct HelperLine: WireEncodableObject, Equatable {
    /// What it says.
    public var text: String
    /// What it is.
    public var kind: HelperKind

    @inlinable
    @inline(__always)
    public init(text: String, kind: HelperKind) {
        self.text = text
        self.kind = kind
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("text", text)
        writer.member(spelled: #","kind":"#, kind)
    }
}

/// A field's counter, in the field's length unit.
public struct CharacterCounter: WireEncodableObject, Equatable {
    /// Characters of the value.
    public var count: Int64
    /// Most characters.
    public var max: Int64?
    /// How many more fit; negative over the limit.
    public var remaining: Int64?
    /// What the counter shows.
    public var text: String
    /// The value is over the limit.
    public var overflow: Bool

    @inlinable
    @inline(__always)
    public init(count: Int64, max: Int64? = nil, remaining: Int64? = nil, text: String, overflow: Bool) {
        self.count = count
        self.max = max
        self.remaining = remaining
        self.text = text
        self.overflow = overflow
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("count", count)
        writer.member(spelled: #","max":"#, max)
        writer.member(spelled: #","remaining":"#, remaining)
        writer.member(spelled: #","text":"#, text)
        writer.member(spelled: #","overflow":"#, overflow)
    }
}

/// What happened to a field.
public struct FieldEventParams: WireEncodableObject {
    /// The field's id.
    public var field: String
    /// The field's tag, 0 where it has none.
    public var tag: Int64
    /// What happened.
    public var event: FieldEventKind

    @inlinable
    @inline(__always)
    public init(field: String, tag: Int64, event: FieldEventKind) {
        self.field = field
        self.tag = tag
        self.event = event
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("field", field)
        writer.member(spelled: #","tag":"#, tag)
        writer.member(spelled: #","event":"#, event)
    }
}
