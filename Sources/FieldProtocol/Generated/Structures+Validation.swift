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
    /// Milliseconds that the client's validator may take. Default: `5000`.
    public var clientTimeout: Int?

    public init(
        on: [ValidationMoment]? = nil,
        afterError: AfterError? = nil,
        live: LiveValidation? = nil,
        final: FinalValidation? = nil,
        clientTimeout: Int? = nil
    ) {
        self.on = on
        self.afterError = afterError
        self.live = live
        self.final = final
        self.clientTimeout = clientTimeout
    }

    public static var hasRequiredMembers: Bool { false }

    public init(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) {
        on = try document.optional("on", of: node)
        afterError = try document.optional("afterError", of: node)
        live = try document.optional("live", of: node)
        final = try document.optional("final", of: node)
        clientTimeout = try document.optional("clientTimeout", of: node, in: 0...9_007_199_254_740_991)
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
    public var delay: Int?
    /// Asks the client's validator at the end of the chain. Default: `false`.
    public var client: Bool?

    public init(rules: [Rule]? = nil, delay: Int? = nil, client: Bool? = nil) {
        self.rules = rules
        self.delay = delay
        self.client = client
    }

    public static var hasRequiredMembers: Bool { false }

    public init(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) {
        rules = try document.optional("rules", of: node)
        delay = try document.optional("delay", of: node, in: 0...9_007_199_254_740_991)
        client = try document.optional("client", of: node)
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

    public init(rules: [Rule]? = nil, client: Bool? = nil) {
        self.rules = rules
        self.client = client
    }

    public static var hasRequiredMembers: Bool { false }

    public init(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) {
        rules = try document.optional("rules", of: node)
        client = try document.optional("client", of: node)
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
    /// The rule's parameters: every other member.
    public var parameters: Parameter

    public init(
        rule: String,
        severity: RuleSeverity? = nil,
        message: String? = nil,
        code: String? = nil,
        parameters: Parameter = .table([])
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.code = code
        self.parameters = parameters
    }

    public init(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) {
        rule = try document.required("rule", of: node)
        severity = try document.optional("severity", of: node)
        message = try document.optional("message", of: node)
        code = try document.optional("code", of: node)
        parameters = document.parameters(of: node, except: ["rule", "severity", "message", "code"])
        try Self.checkParameters(of: node, in: document)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("rule", rule)
        writer.member("severity", severity)
        writer.member("message", message)
        writer.member("code", code)
        writer.parameters(parameters)
    }
}

/// One finding about a field's content.
public struct Diagnostic: WireObject {
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

    public init(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) {
        severity = try document.required("severity", of: node)
        code = try document.required("code", of: node)
        message = try document.required("message", of: node)
        range = try document.required("range", of: node)
        source = try document.required("source", of: node)
        data = try document.optionalObject("data", of: node)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("severity", severity)
        writer.member("code", code)
        writer.member("message", message)
        writer.member("range", range)
        writer.member("source", source)
        writer.member("data", data)
    }
}

/// A question to the client's validator.
public struct ClientValidateParams: WireObject {
    /// The field's id.
    public var field: String
    /// The field's tag, 0 where it has none.
    public var tag: Int
    /// Whether typing goes on.
    public var phase: ValidationPhase
    /// The version of the text in question.
    public var version: Int
    /// What the widget shows.
    public var text: String
    /// The data without the template's literals.
    public var value: String

    public init(field: String, tag: Int, phase: ValidationPhase, version: Int, text: String, value: String) {
        self.field = field
        self.tag = tag
        self.phase = phase
        self.version = version
        self.text = text
        self.value = value
    }

    public init(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) {
        field = try document.required("field", of: node)
        tag = try document.required("tag", of: node)
        phase = try document.required("phase", of: node)
        version = try document.required("version", of: node, in: 0...Int.max)
        text = try document.required("text", of: node)
        value = try document.required("value", of: node)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("field", field)
        writer.member("tag", tag)
        writer.member("phase", phase)
        writer.member("version", version)
        writer.member("text", text)
        writer.member("value", value)
    }
}

/// What the client's validator found.
public struct ValidatorVerdict: WireObject {
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

    public init(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) {
        outcome = try document.required("outcome", of: node)
        message = try document.optional("message", of: node)
        severity = try document.optional("severity", of: node)
        code = try document.optional("code", of: node)
        range = try document.optional("range", of: node)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("outcome", outcome)
        writer.member("message", message)
        writer.member("severity", severity)
        writer.member("code", code)
        writer.member("range", range)
    }
}

/// A late verdict of the client's validator; dropped where the text has changed since.
public struct FieldVerdictParams: WireObject {
    /// The field's id.
    public var field: String
    /// The version that was asked about.
    public var version: Int
    /// The phase that was asked about.
    public var phase: ValidationPhase
    /// Members of the same object. What the client's validator found.
    public var verdict: ValidatorVerdict

    public init(field: String, version: Int, phase: ValidationPhase, verdict: ValidatorVerdict) {
        self.field = field
        self.version = version
        self.phase = phase
        self.verdict = verdict
    }

    public init(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) {
        field = try document.required("field", of: node)
        version = try document.required("version", of: node, in: 0...Int.max)
        phase = try document.required("phase", of: node)
        verdict = try ValidatorVerdict(membersOf: node, in: document)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("field", field)
        writer.member("version", version)
        writer.member("phase", phase)
        verdict.encodeMembers(to: &writer)
    }
}
