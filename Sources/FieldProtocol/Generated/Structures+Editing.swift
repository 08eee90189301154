// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

public import FieldEngine
public import JSONBytes

/// A stretch of a field's text, in code units of the negotiated encoding; end exclusive, `start` = `end` is a caret. An
/// offset inside a code point or past the end is clamped to the nearest boundary before it.
public struct TextRange: WireObject, Equatable {
    /// Offset of the first code unit.
    public var start: Int64
    /// Offset behind the last code unit.
    public var end: Int64

    @inlinable
    @inline(__always)
    public init(start: Int64, end: Int64) {
        self.start = start
        self.end = end
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let start: Int64 = try document.required("start", of: node, in: .unsigned)
        let end: Int64 = try document.required("end", of: node, in: .unsigned)
        try DecodingFailure.requireOrder("start", start, "end", end)
        return Self(start: start, end: end)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("start", start)
        writer.member(spelled: #","end":"#, end)
    }
}

/// Which field is meant.
public struct FieldParams: WireDecodableObject {
    /// The field's id.
    public var field: String

    @inlinable
    @inline(__always)
    public init(field: String) {
        self.field = field
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let field: String = try document.required("field", of: node)
        return Self(field: field)
    }
}

/// Which field is meant, and what the client shows of it.
public struct FieldViewParams: WireDecodableObject {
    /// The field's id.
    public var field: String
    /// The version that the client last took from the server; else the view is the server's text now.
    public var version: Int64?

    @inlinable
    @inline(__always)
    public init(field: String, version: Int64? = nil) {
        self.field = field
        self.version = version
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let field: String = try document.required("field", of: node)
        let version: Int64? = try document.optional("version", of: node, noted, in: .unsigned)
        return Self(field: field, version: version)
    }
}

/// One edit by the user, said in exactly one way: (a) `text`, (b) `range` with `insert`, (c) `input`, (d) `delete`, (e)
/// `step`.
public struct FieldEditParams: WireDecodableObject {
    /// The field's id.
    public var field: String
    /// (a) The widget's whole text after the edit; the server finds what changed.
    public var text: String?
    /// (b) What is replaced, in the client's view.
    public var range: TextRange?
    /// (b) What replaces it; "" deletes.
    public var insert: String?
    /// (c) Typed or pasted at the server's own selection.
    public var input: String?
    /// (d) A deletion at the server's own selection.
    public var delete: Deletion?
    /// (e) What an arrow key does to a value that has another one beside it.
    public var step: StepTarget?
    /// (d), (e) How many times, more than the text has being all of it, and more than there are being the last; of the
    /// other ways it is InvalidParams. Default: `1`.
    public var count: Int64?
    /// (a), (b) The widget's selection after its edit, in its own text; else a caret behind the change. Of (c), (d) and
    /// (e), which the server places, it is InvalidParams.
    public var selection: TextRange?
    /// The version that the client last took from the server; else the view is the server's text now.
    public var version: Int64?
    /// Answers as if and changes nothing, for a client that wants to veto. Default: `false`.
    public var dryRun: Bool?
    /// Where the edit comes from. Default: `"typing"`.
    public var cause: EditCause?
    /// Text of an input method that is not final yet, in the widget's text; null or absent: composing ends here.
    public var composing: TextRange?

    @inlinable
    @inline(__always)
    public init(
        field: String,
        text: String? = nil,
        range: TextRange? = nil,
        insert: String? = nil,
        input: String? = nil,
        delete: Deletion? = nil,
        step: StepTarget? = nil,
        count: Int64? = nil,
        selection: TextRange? = nil,
        version: Int64? = nil,
        dryRun: Bool? = nil,
        cause: EditCause? = nil,
        composing: TextRange? = nil
    ) {
        self.field = field
        self.text = text
        self.range = range
        self.insert = insert
        self.input = input
        self.delete = delete
        self.step = step
        self.count = count
        self.selection = selection
        self.version = version
        self.dryRun = dryRun
        self.cause = cause
        self.composing = composing
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let field: String = try document.required("field", of: node)
        let text: String? = try document.optional("text", of: node, noted)
        let range: TextRange? = try document.optional("range", of: node, noted)
        let insert: String? = try document.optional("insert", of: node, noted)
        let input: String? = try document.optional("input", of: node, noted)
        let delete: Deletion? = try document.optional("delete", of: node, noted)
        let step: StepTarget? = try document.optional("step", of: node, noted)
        let count: Int64? = try document.optional("count", of: node, noted, in: .unsigned)
        let selection: TextRange? = try document.optional("selection", of: node, noted)
        let version: Int64? = try document.optional("version", of: node, noted, in: .unsigned)
        let dryRun: Bool? = try document.optional("dryRun", of: node, noted)
        let cause: EditCause? = try document.optional("cause", of: node, noted)
        let composing: TextRange? = try document.optional("composing", of: node, noted)
        try DecodingFailure.requireTogether("range", range != nil, "insert", insert != nil)
        var alternatives = Alternatives()
        alternatives.note("text", text != nil)
        alternatives.note("range", range != nil)
        alternatives.note("input", input != nil)
        alternatives.note("delete", delete != nil)
        alternatives.note("step", step != nil)
        try alternatives.requireExactlyOne("text, range, input, delete, step")
        try DecodingFailure.requireOwner(of: "count", count != nil, "delete or step", delete != nil || step != nil)
        try DecodingFailure.requireOwner(
            of: "selection",
            selection != nil,
            "text or range",
            text != nil || range != nil
        )
        return Self(
            field: field,
            text: text,
            range: range,
            insert: insert,
            input: input,
            delete: delete,
            step: step,
            count: count,
            selection: selection,
            version: version,
            dryRun: dryRun,
            cause: cause,
            composing: composing
        )
    }
}

/// What became of an edit. Over 8,192 code units `text` and `value` are left out; `patch` suffices.
public struct FieldEditResult: WireEncodableObject {
    /// The version after the edit.
    public var version: Int64
    /// What the widget shows now; absent over 8,192 code units.
    public var text: String?
    /// The data without the template's literals; absent over 8,192 code units.
    public var value: String?
    /// The canonical form, of types that have one.
    public var typed: Parameter?
    /// Where the selection is now, in `text`.
    public var selection: TextRange
    /// The smallest change from the client's view after its edit to `text`; absent where they agree.
    public var patch: TextPatch?
    /// False: characters were refused and none was taken.
    public var accepted: Bool
    /// The characters that were not taken.
    public var dropped: String?
    /// Why the first of them was not.
    public var reason: RefusalReason?
    /// The same for people, in one line and the field's language: what was not taken, and why.
    public var refusal: String?
    /// Nothing more can or need be typed: a client may move on.
    public var complete: Bool
    /// The field to move on to.
    public var next: String?

    @inlinable
    @inline(__always)
    public init(
        version: Int64,
        text: String? = nil,
        value: String? = nil,
        typed: Parameter? = nil,
        selection: TextRange,
        patch: TextPatch? = nil,
        accepted: Bool,
        dropped: String? = nil,
        reason: RefusalReason? = nil,
        refusal: String? = nil,
        complete: Bool,
        next: String? = nil
    ) {
        self.version = version
        self.text = text
        self.value = value
        self.typed = typed
        self.selection = selection
        self.patch = patch
        self.accepted = accepted
        self.dropped = dropped
        self.reason = reason
        self.refusal = refusal
        self.complete = complete
        self.next = next
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        Self.encodeMembers(
            to: &writer,
            version: version,
            text: text,
            value: value,
            typed: typed,
            selection: selection,
            patch: patch,
            accepted: accepted,
            dropped: dropped,
            reason: reason,
            refusal: refusal,
            complete: complete,
            next: next
        )
    }

    /// Writes the members without a value that holds them all.
    public static func encodeMembers(
        to writer: inout JSONWriter,
        version: Int64,
        text: String?,
        value: String?,
        typed: Parameter?,
        selection: TextRange,
        patch: TextPatch?,
        accepted: Bool,
        dropped: String?,
        reason: RefusalReason?,
        refusal: String?,
        complete: Bool,
        next: String?
    ) {
        writer.member("version", version)
        writer.member(spelled: #","text":"#, text)
        writer.member(spelled: #","value":"#, value)
        writer.member(spelled: #","typed":"#, typed)
        writer.member(spelled: #","selection":{"start":"#, selection.start)
        writer.member(spelled: #","end":"#, selection.end)
        writer.endObject()
        writer.member(spelled: #","patch":"#, patch)
        writer.member(spelled: #","accepted":"#, accepted)
        writer.member(spelled: #","dropped":"#, dropped)
        writer.member(spelled: #","reason":"#, reason)
        writer.member(spelled: #","refusal":"#, refusal)
        writer.member(spelled: #","complete":"#, complete)
        writer.member(spelled: #","next":"#, next)
    }
}

/// A replacement in a text.
public struct TextPatch: WireEncodableObject {
    /// What is replaced, in the client's view.
    public var range: TextRange
    /// What replaces it.
    public var text: String

    @inlinable
    @inline(__always)
    public init(range: TextRange, text: String) {
        self.range = range
        self.text = text
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("range", range)
        writer.member(spelled: #","text":"#, text)
    }
}

/// A focused field.
public struct FieldFocusResult: WireEncodableObject {
    /// The field took the focus.
    public var accepted: Bool
    /// What the widget shows.
    public var text: String
    /// Where the selection is.
    public var selection: TextRange

    @inlinable
    @inline(__always)
    public init(accepted: Bool, text: String, selection: TextRange) {
        self.accepted = accepted
        self.text = text
        self.selection = selection
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("accepted", accepted)
        writer.member(spelled: #","text":"#, text)
        writer.member(spelled: #","selection":{"start":"#, selection.start)
        writer.member(spelled: #","end":"#, selection.end)
        writer.endObject()
    }
}

/// A field after final formatting and final validation.
public struct FieldBlurResult: WireEncodableObject {
    /// The version after final formatting.
    public var version: Int64
    /// What the widget shows.
    public var text: String
    /// The data without the template's literals.
    public var value: String
    /// The canonical form, of types that have one.
    public var typed: Parameter?
    /// The final verdict; false while a client's validator is out.
    public var valid: Bool
    /// True: only the verdict of a client's validator is missing; it follows as a notification where it was asked.
    public var pending: Bool?
    /// Where the selection is now, in `text`; where the client's view is not what is there now.
    public var selection: TextRange?
    /// The smallest change from the client's view to `text`; absent where they agree.
    public var patch: TextPatch?

    @inlinable
    @inline(__always)
    public init(
        version: Int64,
        text: String,
        value: String,
        typed: Parameter? = nil,
        valid: Bool,
        pending: Bool? = nil,
        selection: TextRange? = nil,
        patch: TextPatch? = nil
    ) {
        self.version = version
        self.text = text
        self.value = value
        self.typed = typed
        self.valid = valid
        self.pending = pending
        self.selection = selection
        self.patch = patch
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("version", version)
        writer.member(spelled: #","text":"#, text)
        writer.member(spelled: #","value":"#, value)
        writer.member(spelled: #","typed":"#, typed)
        writer.member(spelled: #","valid":"#, valid)
        writer.member(spelled: #","pending":"#, pending)
        writer.member(spelled: #","selection":"#, selection)
        writer.member(spelled: #","patch":"#, patch)
    }
}

/// What the Return key leads to. `version` and what follows it are there where the client's view is not what is there
/// now.
public struct FieldCommitResult: WireEncodableObject {
    /// The field took the key.
    public var accepted: Bool
    /// The final verdict; false while a client's validator is out.
    public var valid: Bool
    /// True: only the verdict of a client's validator is missing; it follows as a notification where it was asked.
    public var pending: Bool?
    /// The form's next field; disabled and read-only ones are skipped.
    public var next: String?
    /// The page that comes next, where this was the last field of another: it is turned to by `form/page`.
    public var page: String?
    /// True: this was the last field.
    public var submit: Bool
    /// The version after final formatting.
    public var version: Int64?
    /// What the widget shows now; absent over 8,192 code units.
    public var text: String?
    /// The data without the template's literals; absent over 8,192 code units.
    public var value: String?
    /// The canonical form, of types that have one.
    public var typed: Parameter?
    /// Where the selection is now, in `text`.
    public var selection: TextRange?
    /// The smallest change from the client's view to `text`; absent where they agree.
    public var patch: TextPatch?

    @inlinable
    @inline(__always)
    public init(
        accepted: Bool,
        valid: Bool,
        pending: Bool? = nil,
        next: String? = nil,
        page: String? = nil,
        submit: Bool,
        version: Int64? = nil,
        text: String? = nil,
        value: String? = nil,
        typed: Parameter? = nil,
        selection: TextRange? = nil,
        patch: TextPatch? = nil
    ) {
        self.accepted = accepted
        self.valid = valid
        self.pending = pending
        self.next = next
        self.page = page
        self.submit = submit
        self.version = version
        self.text = text
        self.value = value
        self.typed = typed
        self.selection = selection
        self.patch = patch
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("accepted", accepted)
        writer.member(spelled: #","valid":"#, valid)
        writer.member(spelled: #","pending":"#, pending)
        writer.member(spelled: #","next":"#, next)
        writer.member(spelled: #","page":"#, page)
        writer.member(spelled: #","submit":"#, submit)
        writer.member(spelled: #","version":"#, version)
        writer.member(spelled: #","text":"#, text)
        writer.member(spelled: #","value":"#, value)
        writer.member(spelled: #","typed":"#, typed)
        writer.member(spelled: #","selection":"#, selection)
        writer.member(spelled: #","patch":"#, patch)
    }
}

/// Where the user put the selection, which part of the text is to be selected, or where the caret is to go.
public struct FieldSelectParams: WireDecodableObject {
    /// The field's id.
    public var field: String
    /// The widget's selection.
    public var selection: TextRange?
    /// Of a text that has parts, the one that is selected, as seen from that with the caret; of others, all of the
    /// text.
    public var part: PartStep?
    /// Where the caret goes from where the server has it, whatever keys are still on their way.
    public var move: CaretMove?
    /// How many times; more than the text has is to its end. Default: `1`.
    public var count: Int64?
    /// True: the other end of the selection stays, as with the Shift key. Default: `false`.
    public var extend: Bool?
    /// The version that the client last took from the server; else the view is the server's text now.
    public var version: Int64?

    @inlinable
    @inline(__always)
    public init(
        field: String,
        selection: TextRange? = nil,
        part: PartStep? = nil,
        move: CaretMove? = nil,
        count: Int64? = nil,
        extend: Bool? = nil,
        version: Int64? = nil
    ) {
        self.field = field
        self.selection = selection
        self.part = part
        self.move = move
        self.count = count
        self.extend = extend
        self.version = version
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let field: String = try document.required("field", of: node)
        let selection: TextRange? = try document.optional("selection", of: node, noted)
        let part: PartStep? = try document.optional("part", of: node, noted)
        let move: CaretMove? = try document.optional("move", of: node, noted)
        let count: Int64? = try document.optional("count", of: node, noted, in: .unsigned)
        let extend: Bool? = try document.optional("extend", of: node, noted)
        let version: Int64? = try document.optional("version", of: node, noted, in: .unsigned)
        var alternatives = Alternatives()
        alternatives.note("selection", selection != nil)
        alternatives.note("part", part != nil)
        alternatives.note("move", move != nil)
        try alternatives.requireExactlyOne("selection, part, move")
        try DecodingFailure.requireOwner(of: "count", count != nil, "move", move != nil)
        try DecodingFailure.requireOwner(of: "extend", extend != nil, "move", move != nil)
        return Self(
            field: field,
            selection: selection,
            part: part,
            move: move,
            count: count,
            extend: extend,
            version: version
        )
    }
}

/// Where the selection is. `version` and what follows it are there where the client's view is not what is there now: a
/// part that the caret leaves is written out, `7` as `07`. So they are where a caret that was put somewhere in the view
/// of a named version stands elsewhere.
public struct FieldSelectResult: WireEncodableObject {
    /// The selection; a caret stands where typing is possible.
    public var selection: TextRange
    /// Which end of a selection that `move` has extended goes on moving.
    public var caret: Int64?
    /// The version after it.
    public var version: Int64?
    /// What the widget shows now; absent over 8,192 code units.
    public var text: String?
    /// The data without the template's literals; absent over 8,192 code units.
    public var value: String?
    /// The canonical form, of types that have one.
    public var typed: Parameter?
    /// The smallest change from the client's view to `text`; absent where they agree.
    public var patch: TextPatch?

    @inlinable
    @inline(__always)
    public init(
        selection: TextRange,
        caret: Int64? = nil,
        version: Int64? = nil,
        text: String? = nil,
        value: String? = nil,
        typed: Parameter? = nil,
        patch: TextPatch? = nil
    ) {
        self.selection = selection
        self.caret = caret
        self.version = version
        self.text = text
        self.value = value
        self.typed = typed
        self.patch = patch
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("selection", selection)
        writer.member(spelled: #","caret":"#, caret)
        writer.member(spelled: #","version":"#, version)
        writer.member(spelled: #","text":"#, text)
        writer.member(spelled: #","value":"#, value)
        writer.member(spelled: #","typed":"#, typed)
        writer.member(spelled: #","patch":"#, patch)
    }
}

/// What the user did beside the text.
public struct FieldActionParams: WireDecodableObject {
    /// The field's id.
    public var field: String
    /// What was done.
    public var action: FieldAction
    /// Which entry of the list, from 0, for `pick`; which item of the text for `remove`.
    public var index: Int64?

    @inlinable
    @inline(__always)
    public init(field: String, action: FieldAction, index: Int64? = nil) {
        self.field = field
        self.action = action
        self.index = index
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let field: String = try document.required("field", of: node)
        let action: FieldAction = try document.required("action", of: node)
        let index: Int64? = try document.optional("index", of: node, noted, in: .unsigned)
        return Self(field: field, action: action, index: index)
    }
}
