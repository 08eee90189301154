// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

public import JSONBytes

/// A notification of the client with its params.
public enum ClientNotification: Sendable {
    /// The client has read the answer to `initialize`.
    case initialized
    /// Ends the process: exit code 0 after `shutdown`, else 1.
    case exit
    /// The answer to a request that still waits is no longer wanted.
    case cancelRequest(CancelParams)
    /// How much the server tells about its work from now on.
    case setTrace(SetTraceParams)
    /// The late answer to a `client/validate` that was answered with null.
    case fieldVerdict(FieldVerdictParams)

    public var method: NotificationMethod {
        switch self {
        case .initialized: .initialized
        case .exit: .exit
        case .cancelRequest: .cancelRequest
        case .setTrace: .setTrace
        case .fieldVerdict: .fieldVerdict
        }
    }

    /// Reads the params of a method; absent, `null`, `{}` and `[]` are the same.
    public static func decode(
        _ method: NotificationMethod, params: JSONNode?, in document: JSONDocument
    ) throws(DecodingFailure) -> ClientNotification {
        switch method {
        case .initialized:
            try document.noParams(params)
            return .initialized
        case .exit:
            try document.noParams(params)
            return .exit
        case .cancelRequest: return .cancelRequest(try document.params(params))
        case .setTrace: return .setTrace(try document.params(params))
        case .fieldVerdict: return .fieldVerdict(try document.params(params))
        }
    }
}
