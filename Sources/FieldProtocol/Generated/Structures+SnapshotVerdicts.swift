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

    @inlinable
    @inline(__always)
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

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let severity: Severity = try document.required("severity", of: node)
        let code: String = try document.required("code", of: node)
        let source: DiagnosticSource = try document.required("source", of: node)
        let range: SnapshotRange? = try document.optional("range", of: node, noted)
        let textRange: SnapshotRange? = try document.optional("textRange", of: node, noted)
        let data: Parameter? = try document.optionalObject("data", of: node)
        let message: String? = try document.optional("message", of: node, noted)
        let sentence: String? = try document.optional("sentence", of: node, noted)
        return Self(
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
        writer.member(spelled: #","code":"#, code)
        writer.member(spelled: #","source":"#, source)
        writer.member(spelled: #","range":"#, range)
        writer.member(spelled: #","textRange":"#, textRange)
        writer.member(spelled: #","data":"#, data)
        writer.member(spelled: #","message":"#, message)
        writer.member(spelled: #","sentence":"#, sentence)
    }
}

/// A question to the client's validator that is out.
public struct SnapshotQuestion: WireObject {
    /// The request's id.
    public var id: Int64
    /// The version that the client was asked about.
    public var version: Int64
    /// The phase that it was asked about.
    public var asked: ValidationPhase
    /// The phase that the verdict will be part of.
    public var phase: ValidationPhase
    /// The client has answered that its verdict comes as `field/verdict`.
    public var later: Bool?
    /// The place of its time-out among all that waits.
    public var waiting: Int64?

    @inlinable
    @inline(__always)
    public init(
        id: Int64,
        version: Int64,
        asked: ValidationPhase,
        phase: ValidationPhase,
        later: Bool? = nil,
        waiting: Int64? = nil
    ) {
        self.id = id
        self.version = version
        self.asked = asked
        self.phase = phase
        self.later = later
        self.waiting = waiting
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let id: Int64 = try document.required("id", of: node, in: 1...WireInteger.greatest)
        let version: Int64 = try document.required("version", of: node, in: 1...WireInteger.greatest)
        let asked: ValidationPhase = try document.required("asked", of: node)
        let phase: ValidationPhase = try document.required("phase", of: node)
        let later: Bool? = try document.optional("later", of: node, noted)
        let waiting: Int64? = try document.optional("waiting", of: node, noted, in: .unsigned)
        return Self(id: id, version: version, asked: asked, phase: phase, later: later, waiting: waiting)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("id", id)
        writer.member(spelled: #","version":"#, version)
        writer.member(spelled: #","asked":"#, asked)
        writer.member(spelled: #","phase":"#, phase)
        writer.member(spelled: #","later":"#, later)
        writer.member(spelled: #","waiting":"#, waiting)
    }
}

/// What the client's validator said of a text.
public struct SnapshotVerdict: WireObject {
    /// What is wrong; absent: nothing.
    public var finding: SnapshotFinding?

    @inlinable
    @inline(__always)
    public init(finding: SnapshotFinding? = nil) {
        self.finding = finding
    }

    public static var hasRequiredMembers: Bool { false }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let finding: SnapshotFinding? = try document.optional("finding", of: node, noted)
        return Self(finding: finding)
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

    @inlinable
    @inline(__always)
    public init(owner: String, findings: [SnapshotFinding], sticky: Bool? = nil) {
        self.owner = owner
        self.findings = findings
        self.sticky = sticky
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let owner: String = try document.required("owner", of: node)
        let findings: [SnapshotFinding] = try document.required("findings", of: node)
        let sticky: Bool? = try document.optional("sticky", of: node, noted)
        return Self(owner: owner, findings: findings, sticky: sticky)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("owner", owner)
        writer.member(spelled: #","findings":"#, findings)
        writer.member(spelled: #","sticky":"#, sticky)
    }
}

/// A change of a field's state.
public struct SnapshotTransition: WireObject {
    /// The version after it.
    public var version: Int64
    /// What caused it.
    public var event: String
    /// The state before.
    public var from: String
    /// The state after.
    public var to: String
    /// When, in milliseconds of the clock of the process in which it happened.
    public var time: Int64

    @inlinable
    @inline(__always)
    public init(version: Int64, event: String, from: String, to: String, time: Int64) {
        self.version = version
        self.event = event
        self.from = from
        self.to = to
        self.time = time
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let version: Int64 = try document.required("version", of: node, in: 1...WireInteger.greatest)
        let event: String = try document.required("event", of: node)
        let from: String = try document.required("from", of: node)
        let to: String = try document.required("to", of: node)
        let time: Int64 = try document.required("time", of: node, in: .unsigned)
        return Self(version: version, event: event, from: from, to: to, time: time)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("version", version)
        writer.member(spelled: #","event":"#, event)
        writer.member(spelled: #","from":"#, from)
        writer.member(spelled: #","to":"#, to)
        writer.member(spelled: #","time":"#, time)
    }
}
