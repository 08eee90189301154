// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

public import FieldEngine
public import JSONBytes

/// A finding that shows.
public struct SnapshotFinding: WireObject {
    /// How grave it is.
    public var severity: Severity
    /// What it is, for programs.
    public var code: String
    /// Who found it.
    public var source: DiagnosticSource
    /// Where in the value; absent: all of it.
    public var range: SnapshotRange?
    /// Where in the text, if its finder spoke of that.
    public var textRange: SnapshotRange?
    /// What its message is made with.
    public var data: Parameter?
    /// Its own message.
    public var message: String?
    /// The message's name in the catalogue, where it is not the code.
    public var sentence: String?

    public init(
        severity: Severity,
        code: String,
        source: DiagnosticSource,
        range: SnapshotRange? = nil,
        textRange: SnapshotRange? = nil,
        data: Parameter? = nil,
        message: String? = nil,
        sentence: String? = nil
    ) {
        self.severity = severity
        self.code = code
        self.source = source
        self.range = range
        self.textRange = textRange
        self.data = data
        self.message = message
        self.sentence = sentence
    }

    public init(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) {
        severity = try document.required("severity", of: node)
        code = try document.required("code", of: node)
        source = try document.required("source", of: node)
        range = try document.optional("range", of: node)
        textRange = try document.optional("textRange", of: node)
        data = try document.optionalObject("data", of: node)
        message = try document.optional("message", of: node)
        sentence = try document.optional("sentence", of: node)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("severity", severity)
        writer.member("code", code)
        writer.member("source", source)
        writer.member("range", range)
        writer.member("textRange", textRange)
        writer.member("data", data)
        writer.member("message", message)
        writer.member("sentence", sentence)
    }
}

/// A question to the client's validator that is out.
public struct SnapshotQuestion: WireObject {
    /// The request's id.
    public var id: Int
    /// The version that the client was asked about.
    public var version: Int
    /// The phase that it was asked about.
    public var asked: ValidationPhase
    /// The phase that the verdict will be part of.
    public var phase: ValidationPhase
    /// The client has answered that its verdict comes as `field/verdict`.
    public var later: Bool?
    /// The place of its time-out among all that waits.
    public var waiting: Int?

    public init(
        id: Int,
        version: Int,
        asked: ValidationPhase,
        phase: ValidationPhase,
        later: Bool? = nil,
        waiting: Int? = nil
    ) {
        self.id = id
        self.version = version
        self.asked = asked
        self.phase = phase
        self.later = later
        self.waiting = waiting
    }

    public init(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) {
        id = try document.required("id", of: node, in: 1...9_007_199_254_740_991)
        version = try document.required("version", of: node, in: 1...9_007_199_254_740_991)
        asked = try document.required("asked", of: node)
        phase = try document.required("phase", of: node)
        later = try document.optional("later", of: node)
        waiting = try document.optional("waiting", of: node, in: 0...9_007_199_254_740_991)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("id", id)
        writer.member("version", version)
        writer.member("asked", asked)
        writer.member("phase", phase)
        writer.member("later", later)
        writer.member("waiting", waiting)
    }
}

/// What the client's validator said of a text.
public struct SnapshotVerdict: WireObject {
    /// What is wrong; absent: nothing.
    public var finding: SnapshotFinding?

    public init(finding: SnapshotFinding? = nil) {
        self.finding = finding
    }

    public static var hasRequiredMembers: Bool { false }

    public init(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) {
        finding = try document.optional("finding", of: node)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("finding", finding)
    }
}

/// What somebody outside reported of a field.
public struct SnapshotReport: WireObject {
    /// Who.
    public var owner: String
    /// What was found.
    public var findings: [SnapshotFinding]
    /// It stays when the text changes.
    public var sticky: Bool?

    public init(owner: String, findings: [SnapshotFinding], sticky: Bool? = nil) {
        self.owner = owner
        self.findings = findings
        self.sticky = sticky
    }

    public init(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) {
        owner = try document.required("owner", of: node)
        findings = try document.required("findings", of: node)
        sticky = try document.optional("sticky", of: node)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("owner", owner)
        writer.member("findings", findings)
        writer.member("sticky", sticky)
    }
}

/// A change of a field's state.
public struct SnapshotTransition: WireObject {
    /// The version after it.
    public var version: Int
    /// What caused it.
    public var event: String
    /// The state before.
    public var from: String
    /// The state after.
    public var to: String
    /// When, in milliseconds of the clock of the process in which it happened.
    public var time: Int

    public init(version: Int, event: String, from: String, to: String, time: Int) {
        self.version = version
        self.event = event
        self.from = from
        self.to = to
        self.time = time
    }

    public init(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) {
        version = try document.required("version", of: node, in: 1...9_007_199_254_740_991)
        event = try document.required("event", of: node)
        from = try document.required("from", of: node)
        to = try document.required("to", of: node)
        time = try document.required("time", of: node, in: 0...9_007_199_254_740_991)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("version", version)
        writer.member("event", event)
        writer.member("from", from)
        writer.member("to", to)
        writer.member("time", time)
    }
}
