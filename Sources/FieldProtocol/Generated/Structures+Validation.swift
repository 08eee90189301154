// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

public import FieldEngine
public import JSONBytes

/// When and by which rules a field is judged.
public struct Validation: WireObject {
    /// When a verdict reaches the state. Default: `["change","blur","commit"]`.
    public var on: [ValidationMoment]?
    /// What a change does to an error that shows. Default: `"recheck"`.
    public var afterError: AfterError?
    /// While typing.
    public var live: LiveValidation?
    /// When editing ends, at commit, at validate and at submit.
    public var final: FinalValidation?
    /// Milliseconds that the client's validator may take; 0: nobody is asked. Default: `5000`.
    public var clientTimeout: Int64?

    @inlinable
    @inline(__always)
    public init(
        on: [ValidationMoment]? = nil,
        afterError: AfterError? = nil,
        live: LiveValidation? = nil,
        final: FinalValidation? = nil,
        clientTimeout: Int64? = nil
    ) {
        self.on = on
        self.afterError = afterError
        self.live = live
        self.final = final
        self.clientTimeout = clientTimeout
    }

    public static var hasRequiredMembers: Bool { false }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let on: [ValidationMoment]? = try document.optional("on", of: node, noted)
        let afterError: AfterError? = try document.optional("afterError", of: node, noted)
        let live: LiveValidation? = try document.optional("live", of: node, noted)
        let final: FinalValidation? = try document.optional("final", of: node, noted)
        let clientTimeout: Int64? = try document.optional("clientTimeout", of: node, noted, in: .unsigned)
        return Self(on: on, afterError: afterError, live: live, final: final, clientTimeout: clientTimeout)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("on", on)
        writer.member("afterError", afterError)
        writer.member("live", live)
        writer.member("final", final)
        writer.member("clientTimeout", clientTimeout)
    }
}

/// Validation while typing.
public struct LiveValidation: WireObject {
    /// Judged in order; the first error ends the chain.
    public var rules: [Rule]?
    /// Milliseconds of quiet after the last change; 0, but 500 where `client` is true.
    public var delay: Int64?
    /// Asks the client's validator at the end of the chain. Default: `false`.
    public var client: Bool?

    @inlinable
    @inline(__always)
    public init(rules: [Rule]? = nil, delay: Int64? = nil, client: Bool? = nil) {
        self.rules = rules
        self.delay = delay
        self.client = client
    }

    public static var hasRequiredMembers: Bool { false }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let rules: [Rule]? = try document.optional("rules", of: node, noted)
        let delay: Int64? = try document.optional("delay", of: node, noted, in: .unsigned)
        let client: Bool? = try document.optional("client", of: node, noted)
        return Self(rules: rules, delay: delay, client: client)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("rules", rules)
        writer.member("delay", delay)
        writer.member("client", client)
    }
}

/// Validation when editing ends.
public struct FinalValidation: WireObject {
    /// Judged in order, behind the live ones; the first error ends the chain.
    public var rules: [Rule]?
    /// Asks the client's validator at the end of the chain. Default: `false`.
    public var client: Bool?

    @inlinable
    @inline(__always)
    public init(rules: [Rule]? = nil, client: Bool? = nil) {
        self.rules = rules
        self.client = client
    }

    public static var hasRequiredMembers: Bool { false }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let rules: [Rule]? = try document.optional("rules", of: node, noted)
        let client: Bool? = try document.optional("client", of: node, noted)
        return Self(rules: rules, client: client)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("rules", rules)
        writer.member("client", client)
    }
}

/// A rule about one field's value.
public struct Rule: WireObject {
    /// The rule's name.
    public var rule: String
    /// What breaking it amounts to; only an error makes a field invalid. Default: `"error"`.
    public var severity: RuleSeverity?
    /// What is said when it is broken.
    public var message: String?
    /// The diagnostic's code; else the rule's own.
    public var code: String?
    /// When it holds. For the outermost rules of a field alone. Default: `true`.
    public var when: Condition?
    /// The rule's parameters: every other member.
    public var parameters: Parameter

    @inlinable
    @inline(__always)
    public init(
        rule: String,
        severity: RuleSeverity? = nil,
        message: String? = nil,
        code: String? = nil,
        when: Condition? = nil,
        parameters: Parameter = .table([])
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.code = code
        self.when = when
        self.parameters = parameters
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let rule: String = try document.required("rule", of: node)
        let severity: RuleSeverity? = try document.optional("severity", of: node, noted)
        let message: String? = try document.optional("message", of: node, noted)
        let code: String? = try document.optional("code", of: node, noted)
        let when: Condition? = try document.optional("when", of: node, noted)
        let parameters: Parameter = document.parameters(
            of: node,
            except: ["rule", "severity", "message", "code", "when"]
        )
        try Self.checkParameters(of: node, in: document)
        return Self(rule: rule, severity: severity, message: message, code: code, when: when, parameters: parameters)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("rule", rule)
        writer.member(spelled: #","severity":"#, severity)
        writer.member(spelled: #","message":"#, message)
        writer.member(spelled: #","code":"#, code)
        writer.member(spelled: #","when":"#, when)
        writer.parameters(parameters)
    }
}

/// What decides something of a field: a rule about another field of its form, or a boolean.
public struct Condition: WireObject {
    /// The name of a rule that names no field itself. Of `all`, `any` and `not`, `rules` are conditions.
    public var rule: String?
    /// The field whose value is to meet it; else that of the condition around it.
    public var field: String?
    /// Without a rule: whether it holds, whatever any field has.
    public var holds: Bool?
    /// The rule's parameters: every other member.
    public var parameters: Parameter

    @inlinable
    @inline(__always)
    public init(rule: String? = nil, field: String? = nil, holds: Bool? = nil, parameters: Parameter = .table([])) {
        self.rule = rule
        self.field = field
        self.holds = holds
        self.parameters = parameters
    }

    public static var hasRequiredMembers: Bool { false }

    public static var expectation: String { "a boolean or an object" }

    public init(decoding node: JSONNode, in document: JSONDocument) throws(DecodingFailure) {
        if let holds = document.bool(node) {
            self.init(holds: holds)
        } else if document.isObject(node) {
            self = try Self.read(membersOf: node, in: document)
        } else {
            throw document.failure(node, expected: Self.expectation)
        }
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let rule: String? = try document.optional("rule", of: node, noted)
        let field: String? = try document.optional("field", of: node, noted)
        let holds: Bool? = try document.optional("holds", of: node, noted)
        let parameters: Parameter = document.parameters(of: node, except: ["rule", "field", "holds"])
        try Self.checkParameters(of: node, in: document)
        return Self(rule: rule, field: field, holds: holds, parameters: parameters)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("rule", rule)
        writer.member("field", field)
        writer.member("holds", holds)
        writer.parameters(parameters)
    }
}

/// One finding about a field's content.
public struct Diagnostic: WireEncodableObject, Equatable {
    /// How grave it is.
    public var severity: Severity
    /// What it is, for programs.
    public var code: String
    /// What it is, for people.
    public var message: String
    /// Where in `text`.
    public var range: TextRange
    /// Who found it.
    public var source: DiagnosticSource
    /// What the message was made with: values by parameter.
    public var data: Parameter?

    @inlinable
    @inline(__always)
    public init(
        severity: Severity,
        code: String,
        message: String,
        range: TextRange,
        source: DiagnosticSource,
        data: Parameter? = nil
    ) {
        self.severity = severity
        self.code = code
        self.message = message
        self.range = range
        self.source = source
        self.data = data
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("severity", severity)
        writer.member(spelled: #","code":"#, code)
        writer.member(spelled: #","message":"#, message)
        writer.member(spelled: #","range":{"start":"#, range.start)
        writer.member(spelled: #","end":"#, range.end)
        writer.endObject()
        writer.member(spelled: #","source":"#, source)
        writer.member(spelled: #","data":"#, data)
    }
}

/// A question to the client's validator.
public struct ClientValidateParams: WireEncodableObject {
    /// The field's id.
    public var field: String
    /// The field's tag, 0 where it has none.
    public var tag: Int64
    /// Whether typing goes on.
    public var phase: ValidationPhase
    /// The version of the text in question.
    public var version: Int64
    /// What the widget shows.
    public var text: String
    /// The data without the template's literals.
    public var value: String
    /// Of a path: what is asked of the file, which the client looks at.
    public var file: FileOptions?

    @inlinable
    @inline(__always)
    public init(
        field: String,
        tag: Int64,
        phase: ValidationPhase,
        version: Int64,
        text: String,
        value: String,
        file: FileOptions? = nil
    ) {
        self.field = field
        self.tag = tag
        self.phase = phase
        self.version = version
        self.text = text
        self.value = value
        self.file = file
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("field", field)
        writer.member(spelled: #","tag":"#, tag)
        writer.member(spelled: #","phase":"#, phase)
        writer.member(spelled: #","version":"#, version)
        writer.member(spelled: #","text":"#, text)
        writer.member(spelled: #","value":"#, value)
        writer.member(spelled: #","file":"#, file)
    }
}

/// What the client's validator found.
public struct ValidatorVerdict: WireDecodableObject {
    /// Whether the text passed.
    public var outcome: ValidatorOutcome
    /// What to tell the user of a failure; without one the helper stays as it is.
    public var message: String?
    /// How grave a failure is. Default: `1`.
    public var severity: Severity?
    /// What the failure is, for programs.
    public var code: String?
    /// Where in `text`; else all of it.
    public var range: TextRange?

    @inlinable
    @inline(__always)
    public init(
        outcome: ValidatorOutcome,
        message: String? = nil,
        severity: Severity? = nil,
        code: String? = nil,
        range: TextRange? = nil
    ) {
        self.outcome = outcome
        self.message = message
        self.severity = severity
        self.code = code
        self.range = range
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let outcome: ValidatorOutcome = try document.required("outcome", of: node)
        let message: String? = try document.optional("message", of: node, noted)
        let severity: Severity? = try document.optional("severity", of: node, noted)
        let code: String? = try document.optional("code", of: node, noted)
        let range: TextRange? = try document.optional("range", of: node, noted)
        return Self(outcome: outcome, message: message, severity: severity, code: code, range: range)
    }
}

/// A late verdict of the client's validator; dropped where the text has changed since.
public struct FieldVerdictParams: WireDecodableObject {
    /// The field's id.
    public var field: String
    /// The version that was asked about.
    public var version: Int64
    /// The phase that was asked about.
    public var phase: ValidationPhase
    /// Members of the same object. What the client's validator found.
    public var verdict: ValidatorVerdict

    @inlinable
    @inline(__always)
    public init(field: String, version: Int64, phase: ValidationPhase, verdict: ValidatorVerdict) {
        self.field = field
        self.version = version
        self.phase = phase
        self.verdict = verdict
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let field: String = try document.required("field", of: node)
        let version: Int64 = try document.required("version", of: node, in: .unsigned)
        let phase: ValidationPhase = try document.required("phase", of: node)
        let verdict: ValidatorVerdict = try .read(membersOf: node, in: document)
        return Self(field: field, version: version, phase: phase, verdict: verdict)
    }
}
