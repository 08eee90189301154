// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

public import JSONBytes

/// A field: what it is by definition, and its state. What is absent is as in a field that nobody has touched.
public struct SnapshotField: WireObject {
    /// Its id.
    public var field: String
    /// As in `field/create`, without a content.
    public var definition: FieldOptions
    /// Where its type is one of the client's own: the index in `types`.
    public var declared: Int64?
    /// Return leads to another field, as its client was last told.
    public var hasNext: Bool?
    /// The version of the text. Absent: 1.
    public var version: Int64?
    /// Value, text and selection.
    public var content: SnapshotContent
    /// The value by which it is dirty; absent: the value, it is not.
    public var initial: String?
    /// It has the focus.
    public var focused: Bool?
    /// It had the focus before.
    public var entered: Bool?
    /// It was left, or submitted.
    public var touched: Bool?
    /// The content before an input method began to mark text.
    public var composition: SnapshotContent?
    /// What can be undone, the last unit last.
    public var undo: [SnapshotUnit]?
    /// What can be redone, the next content last.
    public var redo: [SnapshotContent]?
    /// Where the last unit left the caret; absent where the next edit is a unit of its own.
    public var run: SnapshotRange?
    /// All that was typed in the run, where it began with nothing in a type that is made of parts.
    public var keys: String?
    /// Some of that was refused.
    public var refused: Bool?
    /// What happened since the version that the client last took.
    public var edits: [SnapshotEdit]?
    /// The verdict that reached the state; absent: unknown.
    public var validity: Validity?
    /// In which phase it was given; absent: live.
    public var phase: ValidationPhase?
    /// What shows, errors first.
    public var findings: [SnapshotFinding]?
    /// The verdict had something to check.
    public var success: Bool?
    /// The question to the client's validator that is out.
    public var question: SnapshotQuestion?
    /// What the client's validator said of the text.
    public var verdict: SnapshotVerdict?
    /// What others reported.
    public var reports: [SnapshotReport]?
    /// Its own error.
    public var error: String?
    /// The state that it was set to, until the next verdict.
    public var word: String?
    /// The truth about the text; absent: empty.
    public var state: ContentState?
    /// Final validation would not take the text.
    public var unacceptable: Bool?
    /// Live validation waits for quiet; its place among all that waits.
    public var waiting: Int64?
    /// Its secret is shown for now.
    public var revealed: Bool?
    /// What happened to its state while it was debugged, oldest first.
    public var log: [SnapshotTransition]?
    /// Of all other members, for damage that nothing else would show.
    public var checksum: String

    @inlinable
    @inline(__always)
    public init(
        field: String,
        definition: FieldOptions,
        declared: Int64? = nil,
        hasNext: Bool? = nil,
        version: Int64? = nil,
        content: SnapshotContent,
        initial: String? = nil,
        focused: Bool? = nil,
        entered: Bool? = nil,
        touched: Bool? = nil,
        composition: SnapshotContent? = nil,
        undo: [SnapshotUnit]? = nil,
        redo: [SnapshotContent]? = nil,
        run: SnapshotRange? = nil,
        keys: String? = nil,
        refused: Bool? = nil,
        edits: [SnapshotEdit]? = nil,
        validity: Validity? = nil,
        phase: ValidationPhase? = nil,
        findings: [SnapshotFinding]? = nil,
        success: Bool? = nil,
        question: SnapshotQuestion? = nil,
        verdict: SnapshotVerdict? = nil,
        reports: [SnapshotReport]? = nil,
        error: String? = nil,
        word: String? = nil,
        state: ContentState? = nil,
        unacceptable: Bool? = nil,
        waiting: Int64? = nil,
        revealed: Bool? = nil,
        log: [SnapshotTransition]? = nil,
        checksum: String
    ) {
        self.field = field
        self.definition = definition
        self.declared = declared
        self.hasNext = hasNext
        self.version = version
        self.content = content
        self.initial = initial
        self.focused = focused
        self.entered = entered
        self.touched = touched
        self.composition = composition
        self.undo = undo
        self.redo = redo
        self.run = run
        self.keys = keys
        self.refused = refused
        self.edits = edits
        self.validity = validity
        self.phase = phase
        self.findings = findings
        self.success = success
        self.question = question
        self.verdict = verdict
        self.reports = reports
        self.error = error
        self.word = word
        self.state = state
        self.unacceptable = unacceptable
        self.waiting = waiting
        self.revealed = revealed
        self.log = log
        self.checksum = checksum
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let field: String = try document.required("field", of: node)
        let definition: FieldOptions = try document.required("definition", of: node)
        let declared: Int64? = try document.optional("declared", of: node, noted, in: .unsigned)
        let hasNext: Bool? = try document.optional("hasNext", of: node, noted)
        let version: Int64? = try document.optional("version", of: node, noted, in: 1...WireInteger.greatest)
        let content: SnapshotContent = try document.required("content", of: node)
        let initial: String? = try document.optional("initial", of: node, noted)
        let focused: Bool? = try document.optional("focused", of: node, noted)
        let entered: Bool? = try document.optional("entered", of: node, noted)
        let touched: Bool? = try document.optional("touched", of: node, noted)
        let composition: SnapshotContent? = try document.optional("composition", of: node, noted)
        let undo: [SnapshotUnit]? = try document.optional("undo", of: node, noted)
        let redo: [SnapshotContent]? = try document.optional("redo", of: node, noted)
        let run: SnapshotRange? = try document.optional("run", of: node, noted)
        let keys: String? = try document.optional("keys", of: node, noted)
        let refused: Bool? = try document.optional("refused", of: node, noted)
        let edits: [SnapshotEdit]? = try document.optional("edits", of: node, noted)
        let validity: Validity? = try document.optional("validity", of: node, noted)
        let phase: ValidationPhase? = try document.optional("phase", of: node, noted)
        let findings: [SnapshotFinding]? = try document.optional("findings", of: node, noted)
        let success: Bool? = try document.optional("success", of: node, noted)
        let question: SnapshotQuestion? = try document.optional("question", of: node, noted)
        let verdict: SnapshotVerdict? = try document.optional("verdict", of: node, noted)
        let reports: [SnapshotReport]? = try document.optional("reports", of: node, noted)
        let error: String? = try document.optional("error", of: node, noted)
        let word: String? = try document.optional("word", of: node, noted)
        let state: ContentState? = try document.optional("state", of: node, noted)
        let unacceptable: Bool? = try document.optional("unacceptable", of: node, noted)
        let waiting: Int64? = try document.optional("waiting", of: node, noted, in: .unsigned)
        let revealed: Bool? = try document.optional("revealed", of: node, noted)
        let log: [SnapshotTransition]? = try document.optional("log", of: node, noted)
        let checksum: String = try document.required("checksum", of: node)
        return Self(
            field: field,
            definition: definition,
            declared: declared,
            hasNext: hasNext,
            version: version,
            content: content,
            initial: initial,
            focused: focused,
            entered: entered,
            touched: touched,
            composition: composition,
            undo: undo,
            redo: redo,
            run: run,
            keys: keys,
            refused: refused,
            edits: edits,
            validity: validity,
            phase: phase,
            findings: findings,
            success: success,
            question: question,
            verdict: verdict,
            reports: reports,
            error: error,
            word: word,
            state: state,
            unacceptable: unacceptable,
            waiting: waiting,
            revealed: revealed,
            log: log,
            checksum: checksum
        )
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("field", field)
        writer.member(spelled: #","definition":"#, definition)
        writer.member(spelled: #","declared":"#, declared)
        writer.member(spelled: #","hasNext":"#, hasNext)
        writer.member(spelled: #","version":"#, version)
        writer.member(spelled: #","content":"#, content)
        writer.member(spelled: #","initial":"#, initial)
        writer.member(spelled: #","focused":"#, focused)
        writer.member(spelled: #","entered":"#, entered)
        writer.member(spelled: #","touched":"#, touched)
        writer.member(spelled: #","composition":"#, composition)
        writer.member(spelled: #","undo":"#, undo)
        writer.member(spelled: #","redo":"#, redo)
        writer.member(spelled: #","run":"#, run)
        writer.member(spelled: #","keys":"#, keys)
        writer.member(spelled: #","refused":"#, refused)
        writer.member(spelled: #","edits":"#, edits)
        writer.member(spelled: #","validity":"#, validity)
        writer.member(spelled: #","phase":"#, phase)
        writer.member(spelled: #","findings":"#, findings)
        writer.member(spelled: #","success":"#, success)
        writer.member(spelled: #","question":"#, question)
        writer.member(spelled: #","verdict":"#, verdict)
        writer.member(spelled: #","reports":"#, reports)
        writer.member(spelled: #","error":"#, error)
        writer.member(spelled: #","word":"#, word)
        writer.member(spelled: #","state":"#, state)
        writer.member(spelled: #","unacceptable":"#, unacceptable)
        writer.member(spelled: #","waiting":"#, waiting)
        writer.member(spelled: #","revealed":"#, revealed)
        writer.member(spelled: #","log":"#, log)
        writer.member(spelled: #","checksum":"#, checksum)
    }
}

/// A stretch of a text, in UTF-8.
public struct SnapshotRange: WireObject {
    /// Where it begins.
    public var start: Int64
    /// Where it ends; absent: with the text.
    public var end: Int64?

    @inlinable
    @inline(__always)
    public init(start: Int64, end: Int64? = nil) {
        self.start = start
        self.end = end
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let start: Int64 = try document.required("start", of: node, in: .unsigned)
        let end: Int64? = try document.optional("end", of: node, noted, in: .unsigned)
        return Self(start: start, end: end)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("start", start)
        writer.member(spelled: #","end":"#, end)
    }
}

/// What is to be said of how a text from elsewhere was read, until it is edited.
public struct SnapshotRemark: WireObject {
    /// What it is about.
    public var kind: SnapshotRemarkKind
    /// How much the value differs from the text.
    public var weight: SnapshotRemarkWeight
    /// What was left out, or how the text was read.
    public var text: String

    @inlinable
    @inline(__always)
    public init(kind: SnapshotRemarkKind, weight: SnapshotRemarkWeight, text: String) {
        self.kind = kind
        self.weight = weight
        self.text = text
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let kind: SnapshotRemarkKind = try document.required("kind", of: node)
        let weight: SnapshotRemarkWeight = try document.required("weight", of: node)
        let text: String = try document.required("text", of: node)
        return Self(kind: kind, weight: weight, text: text)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("kind", kind)
        writer.member(spelled: #","weight":"#, weight)
        writer.member(spelled: #","text":"#, text)
    }
}

/// What a field holds, or held.
public struct SnapshotContent: WireObject {
    /// The value; absent: empty.
    public var value: String?
    /// The text, where it is not the value as its type shows it, because an input method is at work.
    public var text: String?
    /// The selection; absent: a caret at the end.
    public var selection: SnapshotRange?
    /// The literals at the end show because editing had ended.
    public var finished: Bool?
    /// So many literals at the end show because they were typed.
    public var literals: Int64?
    /// Typing them put a zero before the last digit.
    public var padded: Bool?
    /// The cells with a zero that the server put there; of a number, the bits of how much of its prefix was typed; of a
    /// template, those of how much before its first slot was typed again.
    public var zeros: [Int]?
    /// What is to be said of how the value was read.
    public var remark: SnapshotRemark?

    @inlinable
    @inline(__always)
    public init(
        value: String? = nil,
        text: String? = nil,
        selection: SnapshotRange? = nil,
        finished: Bool? = nil,
        literals: Int64? = nil,
        padded: Bool? = nil,
        zeros: [Int]? = nil,
        remark: SnapshotRemark? = nil
    ) {
        self.value = value
        self.text = text
        self.selection = selection
        self.finished = finished
        self.literals = literals
        self.padded = padded
        self.zeros = zeros
        self.remark = remark
    }

    public static var hasRequiredMembers: Bool { false }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let value: String? = try document.optional("value", of: node, noted)
        let text: String? = try document.optional("text", of: node, noted)
        let selection: SnapshotRange? = try document.optional("selection", of: node, noted)
        let finished: Bool? = try document.optional("finished", of: node, noted)
        let literals: Int64? = try document.optional("literals", of: node, noted, in: .unsigned)
        let padded: Bool? = try document.optional("padded", of: node, noted)
        let zeros: [Int]? = try document.optional("zeros", of: node, noted)
        let remark: SnapshotRemark? = try document.optional("remark", of: node, noted)
        return Self(
            value: value,
            text: text,
            selection: selection,
            finished: finished,
            literals: literals,
            padded: padded,
            zeros: zeros,
            remark: remark
        )
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("value", value)
        writer.member("text", text)
        writer.member("selection", selection)
        writer.member("finished", finished)
        writer.member("literals", literals)
        writer.member("padded", padded)
        writer.member("zeros", zeros)
        writer.member("remark", remark)
    }
}

/// A unit of editing that can be undone.
public struct SnapshotUnit: WireObject {
    /// The content that undoing it brings back.
    public var before: SnapshotContent
    /// What of editing it is.
    public var kind: SnapshotUnitKind

    @inlinable
    @inline(__always)
    public init(before: SnapshotContent, kind: SnapshotUnitKind) {
        self.before = before
        self.kind = kind
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let before: SnapshotContent = try document.required("before", of: node)
        let kind: SnapshotUnitKind = try document.required("kind", of: node)
        return Self(before: before, kind: kind)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("before", before)
        writer.member(spelled: #","kind":"#, kind)
    }
}

/// A change of the text that its client may not have seen.
public struct SnapshotEdit: WireObject {
    /// The version before.
    public var from: Int64
    /// The content before.
    public var before: SnapshotContent
    /// The client's own edit; absent for what anything else did.
    public var sent: SnapshotSent?
    /// The value after; absent: empty.
    public var after: String?
    /// The selection was moved after it.
    public var moved: Bool?
    /// What the client has selected in its own view since.
    public var selected: SnapshotRange?

    @inlinable
    @inline(__always)
    public init(
        from: Int64,
        before: SnapshotContent,
        sent: SnapshotSent? = nil,
        after: String? = nil,
        moved: Bool? = nil,
        selected: SnapshotRange? = nil
    ) {
        self.from = from
        self.before = before
        self.sent = sent
        self.after = after
        self.moved = moved
        self.selected = selected
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let from: Int64 = try document.required("from", of: node, in: 1...WireInteger.greatest)
        let before: SnapshotContent = try document.required("before", of: node)
        let sent: SnapshotSent? = try document.optional("sent", of: node, noted)
        let after: String? = try document.optional("after", of: node, noted)
        let moved: Bool? = try document.optional("moved", of: node, noted)
        let selected: SnapshotRange? = try document.optional("selected", of: node, noted)
        return Self(from: from, before: before, sent: sent, after: after, moved: moved, selected: selected)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("from", from)
        writer.member(spelled: #","before":"#, before)
        writer.member(spelled: #","sent":"#, sent)
        writer.member(spelled: #","after":"#, after)
        writer.member(spelled: #","moved":"#, moved)
        writer.member(spelled: #","selected":"#, selected)
    }
}

/// An edit as its client made it, in its own view.
public struct SnapshotSent: WireObject {
    /// What was replaced.
    public var range: SnapshotRange
    /// By what; absent: nothing.
    public var inserted: String?
    /// The widget's selection after it.
    public var selection: SnapshotRange?

    @inlinable
    @inline(__always)
    public init(range: SnapshotRange, inserted: String? = nil, selection: SnapshotRange? = nil) {
        self.range = range
        self.inserted = inserted
        self.selection = selection
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let range: SnapshotRange = try document.required("range", of: node)
        let inserted: String? = try document.optional("inserted", of: node, noted)
        let selection: SnapshotRange? = try document.optional("selection", of: node, noted)
        return Self(range: range, inserted: inserted, selection: selection)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("range", range)
        writer.member(spelled: #","inserted":"#, inserted)
        writer.member(spelled: #","selection":"#, selection)
    }
}
