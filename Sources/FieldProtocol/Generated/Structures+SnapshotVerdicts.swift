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
        let severity: Severity = try document.required("severity", of: node)
        let code: String = try document.required("code", of: node)
        let source: DiagnosticSource = try document.required("source", of: node)
        let range: SnapshotRange? = try document.optional("range", of: node)
        let textRange: SnapshotRange? = try document.optional("textRange", of: node)
        let data: Parameter? = try document.optionalObject("data", of: node)
        let message: String? = try document.optional("message", of: node)
        let sentence: String? = try document.optional("sentence", of: node)
        self.init(
            severity: severity,
            code: code,
            source: source,
            range: range,
            textRange: textRange,
            data: data,
            message: message,
            sentence: sentence
        )
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
        let id: Int = try document.required("id", of: node, in: 1...9_007_199_254_740_991)
        let version: Int = try document.required("version", of: node, in: 1...9_007_199_254_740_991)
        let asked: ValidationPhase = try document.required("asked", of: node)
        let phase: ValidationPhase = try document.required("phase", of: node)
        let later: Bool? = try document.optional("later", of: node)
        let waiting: Int? = try document.optional("waiting", of: node, in: 0...9_007_199_254_740_991)
        self.init(id: id, version: version, asked: asked, phase: phase, later: later, waiting: waiting)
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
        let finding: SnapshotFinding? = try document.optional("finding", of: node)
        self.init(finding: finding)
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
        let owner: String = try document.required("owner", of: node)
        let findings: [SnapshotFinding] = try document.required("findings", of: node)
        let sticky: Bool? = try document.optional("sticky", of: node)
        self.init(owner: owner, findings: findings, sticky: sticky)
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
        let version: Int = try document.required("version", of: node, in: 1...9_007_199_254_740_991)
        let event: String = try document.required("event", of: node)
        let from: String = try document.required("from", of: node)
        let to: String = try document.required("to", of: node)
        let time: Int = try document.required("time", of: node, in: 0...9_007_199_254_740_991)
        self.init(version: version, event: event, from: from, to: to, time: time)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("version", version)
        writer.member("event", event)
        writer.member("from", from)
        writer.member("to", to)
        writer.member("time", time)
    }
}
