// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

extension ClientValidateParams: ServerRequest {
    /// The client's answer; it may be null.
    public typealias Answer = ValidatorVerdict

    /// Asks the client's own validator about a text; null means that the verdict comes later as `field/verdict`.
    public static var method: StaticString { "client/validate" }
}

extension CancelParams: ServerNotification {
    /// The answer to a request that still waits is no longer wanted.
    public static var method: StaticString { "$/cancelRequest" }
}

extension LogTraceParams: ServerNotification {
    /// A line about the server's work, where tracing is on.
    public static var method: StaticString { "$/logTrace" }
}

extension FieldDiagnosticsParams: ServerNotification {
    /// What a field shows now: one after every change of text, and whenever anything in it changed.
    public static var method: StaticString { "field/diagnostics" }
}

extension FieldEventParams: ServerNotification {
    /// What happened to a field, for clients that asked for events.
    public static var method: StaticString { "field/event" }
}

extension GroupStatusParams: ServerNotification {
    /// A monitored group's standing, when it changed.
    public static var method: StaticString { "group/status" }
}

extension FormStatusParams: ServerNotification {
    /// A form's standing, when it changed: what a submit would say.
    public static var method: StaticString { "form/status" }
}
