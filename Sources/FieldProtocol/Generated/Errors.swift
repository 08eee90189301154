// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

public import JSONBytes

/// What a message's own version says.
public enum ProtocolConstants {
    /// The protocol's version, as `initialize` answers it.
    public static let version = "1.0"
}

/// The code of an error.
public enum ErrorCode: Int, CaseIterable, Sendable {
    /// The body is not JSON, or the frame can't be read; answered with id null, and the stream goes on with the next
    /// frame.
    case parseError = -32700
    /// JSON but no request (wrong `jsonrpc`, an id that is no integer or string); after `shutdown`, every request but
    /// `exit`; a second `initialize`.
    case invalidRequest = -32600
    /// An unknown method of a request. An unknown notification is ignored, `$/…` ones silently.
    case methodNotFound = -32601
    /// A member of the wrong kind, outside its bounds, missing, or at odds with another.
    case invalidParams = -32602
    /// A defect of the server, which goes on.
    case internalError = -32603
    /// Any request but `initialize` before `initialize`.
    case serverNotInitialized = -32002
    /// The client took the request back by `$/cancelRequest` before it was done.
    case requestCancelled = -32800
    /// The edit's `range` overlaps a change that the client has not seen; the data is the field as it is.
    case contentModified = -32801
    /// Understood, but it can't be done now.
    case requestFailed = -32803
    /// No field of the connection has that id.
    case fieldNotFound = -32010
    /// A field of the connection has that id already.
    case fieldExists = -32011
    /// Neither a built-in type nor one of the client's own has that name.
    case typeNotFound = -32012
    /// A type, rule, pattern or template that can't be compiled.
    case invalidDefinition = -32013
    /// More was asked for than one of the limits in `initialize`'s answer allows.
    case limitExceeded = -32014
    /// An edit of a disabled, read-only or hidden field, or the focus or Return for a disabled or hidden one.
    case notEditable = -32015
    /// A snapshot that can't be restored; nothing was changed.
    case snapshotInvalid = -32017

    /// The name in the specification.
    public var name: String {
        switch self {
        case .parseError: "ParseError"
        case .invalidRequest: "InvalidRequest"
        case .methodNotFound: "MethodNotFound"
        case .invalidParams: "InvalidParams"
        case .internalError: "InternalError"
        case .serverNotInitialized: "ServerNotInitialized"
        case .requestCancelled: "RequestCancelled"
        case .contentModified: "ContentModified"
        case .requestFailed: "RequestFailed"
        case .fieldNotFound: "FieldNotFound"
        case .fieldExists: "FieldExists"
        case .typeNotFound: "TypeNotFound"
        case .invalidDefinition: "InvalidDefinition"
        case .limitExceeded: "LimitExceeded"
        case .notEditable: "NotEditable"
        case .snapshotInvalid: "SnapshotInvalid"
        }
    }

    /// What is said where there is nothing more to say.
    public var message: String {
        switch self {
        case .parseError: "The message is not JSON."
        case .invalidRequest: "The message is no request that can be taken here."
        case .methodNotFound: "There is no such method."
        case .invalidParams: "A parameter is not what it must be."
        case .internalError: "The server has a defect."
        case .serverNotInitialized: "The session is not initialized."
        case .requestCancelled: "The request was cancelled."
        case .contentModified: "The text was changed by something else in the meantime."
        case .requestFailed: "This can't be done now."
        case .fieldNotFound: "There is no such field."
        case .fieldExists: "There is a field of that id already."
        case .typeNotFound: "There is no such type."
        case .invalidDefinition: "The definition can't be compiled."
        case .limitExceeded: "A limit of the server was met."
        case .notEditable: "The field is disabled, read-only or hidden."
        case .snapshotInvalid: "The snapshot can't be restored."
        }
    }

    /// When it is answered.
    public var documentation: String {
        switch self {
        case .parseError:
            """
            The body is not JSON, or the frame can't be read; answered with id null, and the stream goes on with \
            the next frame.
            """
        case .invalidRequest:
            """
            JSON but no request (wrong `jsonrpc`, an id that is no integer or string); after `shutdown`, every \
            request but `exit`; a second `initialize`.
            """
        case .methodNotFound: "An unknown method of a request. An unknown notification is ignored, `$/…` ones silently."
        case .invalidParams: "A member of the wrong kind, outside its bounds, missing, or at odds with another."
        case .internalError: "A defect of the server, which goes on."
        case .serverNotInitialized: "Any request but `initialize` before `initialize`."
        case .requestCancelled: "The client took the request back by `$/cancelRequest` before it was done."
        case .contentModified:
            """
            The edit's `range` overlaps a change that the client has not seen; the data is the field as it is.
            """
        case .requestFailed: "Understood, but it can't be done now."
        case .fieldNotFound: "No field of the connection has that id."
        case .fieldExists: "A field of the connection has that id already."
        case .typeNotFound: "Neither a built-in type nor one of the client's own has that name."
        case .invalidDefinition: "A type, rule, pattern or template that can't be compiled."
        case .limitExceeded: "More was asked for than one of the limits in `initialize`'s answer allows."
        case .notEditable:
            """
            An edit of a disabled, read-only or hidden field, or the focus or Return for a disabled or hidden \
            one.
            """
        case .snapshotInvalid: "A snapshot that can't be restored; nothing was changed."
        }
    }
}

/// An error with the data that belongs to its code.
public enum ProtocolError: Error, Sendable {
    /// The body is not JSON, or the frame can't be read; answered with id null, and the stream goes on with the next
    /// frame.
    case parseError
    /// JSON but no request (wrong `jsonrpc`, an id that is no integer or string); after `shutdown`, every request but
    /// `exit`; a second `initialize`.
    case invalidRequest
    /// An unknown method of a request. An unknown notification is ignored, `$/…` ones silently.
    case methodNotFound
    /// A member of the wrong kind, outside its bounds, missing, or at odds with another.
    case invalidParams(InvalidParamsData)
    /// A defect of the server, which goes on.
    case internalError
    /// Any request but `initialize` before `initialize`.
    case serverNotInitialized
    /// The client took the request back by `$/cancelRequest` before it was done.
    case requestCancelled
    /// The edit's `range` overlaps a change that the client has not seen; the data is the field as it is.
    indirect case contentModified(FieldSnapshot)
    /// Understood, but it can't be done now.
    case requestFailed(RequestFailedData)
    /// No field of the connection has that id.
    case fieldNotFound(FieldErrorData)
    /// A field of the connection has that id already.
    case fieldExists(FieldErrorData)
    /// Neither a built-in type nor one of the client's own has that name.
    case typeNotFound(TypeNotFoundData)
    /// A type, rule, pattern or template that can't be compiled.
    case invalidDefinition(InvalidDefinitionData)
    /// More was asked for than one of the limits in `initialize`'s answer allows.
    case limitExceeded(LimitExceededData)
    /// An edit of a disabled, read-only or hidden field, or the focus or Return for a disabled or hidden one.
    case notEditable
    /// A snapshot that can't be restored; nothing was changed.
    case snapshotInvalid(SnapshotInvalidData)

    public var code: ErrorCode {
        switch self {
        case .parseError: .parseError
        case .invalidRequest: .invalidRequest
        case .methodNotFound: .methodNotFound
        case .invalidParams: .invalidParams
        case .internalError: .internalError
        case .serverNotInitialized: .serverNotInitialized
        case .requestCancelled: .requestCancelled
        case .contentModified: .contentModified
        case .requestFailed: .requestFailed
        case .fieldNotFound: .fieldNotFound
        case .fieldExists: .fieldExists
        case .typeNotFound: .typeNotFound
        case .invalidDefinition: .invalidDefinition
        case .limitExceeded: .limitExceeded
        case .notEditable: .notEditable
        case .snapshotInvalid: .snapshotInvalid
        }
    }

    /// Writes the error object; `message` in place of the code's own.
    public func encode(to writer: inout JSONWriter, message: String? = nil) {
        writer.beginObject()
        writer.member("code", code.rawValue)
        writer.member("message", message ?? code.message)
        switch self {
        case .invalidParams(let data): writer.member("data", data)
        case .contentModified(let data): writer.member("data", data)
        case .requestFailed(let data): writer.member("data", data)
        case .fieldNotFound(let data): writer.member("data", data)
        case .fieldExists(let data): writer.member("data", data)
        case .typeNotFound(let data): writer.member("data", data)
        case .invalidDefinition(let data): writer.member("data", data)
        case .limitExceeded(let data): writer.member("data", data)
        case .snapshotInvalid(let data): writer.member("data", data)
        case .parseError, .invalidRequest, .methodNotFound, .internalError, .serverNotInitialized, .requestCancelled,
            .notEditable:
            break
        }
        writer.endObject()
    }
}
