public import JSONBytes

/// What JSON-RPC 2.0 says about a message, before anyone looks at its method and params.
public enum Envelope: Equatable, Sendable {
    /// The id is an integer of 64 bits or a string, and is echoed as it came.
    case request(id: JSONNode, method: JSONNode, params: JSONNode?)
    case notification(method: JSONNode, params: JSONNode?)
    /// An answer to a request of the server. Without an id, or with one the server never gave, it is ignored: to
    /// answer an answer could go on for ever.
    case response(id: JSONNode?, outcome: Outcome)
    /// Not a message; the id where there is a usable one.
    case invalid(id: JSONNode?)

    /// What a response says. An `error` that is null is none, and beside any other the result does not count.
    public enum Outcome: Equatable, Sendable {
        case result(JSONNode)
        case error(JSONNode)
    }

    public init(_ node: JSONNode, in document: JSONDocument) {
        let (version, idNode, method, params) = document.members(node, "jsonrpc", "id", "method", "params")
        let id = idNode.flatMap { RequestID.isValid($0, in: document) ? $0 : nil }
        guard let version, document.equals(version, "2.0") else {
            self = .invalid(id: id)
            return
        }
        guard let method else {
            if let outcome = Self.outcome(node, in: document) {
                self = .response(id: id, outcome: outcome)
            } else {
                self = .invalid(id: id)
            }
            return
        }
        if document.kind(method) != .string {
            self = .invalid(id: id)
        } else if let id {
            self = .request(id: id, method: method, params: params)
        } else if idNode == nil {
            self = .notification(method: method, params: params)
        } else {
            self = .invalid(id: nil)
        }
    }

    /// Some clients write `error: null` beside a result.
    private static func outcome(_ node: JSONNode, in document: JSONDocument) -> Outcome? {
        if let error = document.member(node, "error"), document.kind(error) != .null { return .error(error) }
        return document.member(node, "result").map { .result($0) }
    }
}

extension Envelope {
    /// What makes a message invalid, in a sentence that quotes nothing of it.
    public static func flaw(of node: JSONNode, in document: JSONDocument) -> String {
        guard let version = document.member(node, "jsonrpc"), document.equals(version, "2.0") else {
            return "The member jsonrpc must be \"2.0\"."
        }
        guard let method = document.member(node, "method") else {
            return "A message has a method, a result or an error."
        }
        return document.kind(method) == .string
            ? "The id must be an integer of 64 bits or a string." : "The method must be a string."
    }
}

extension RequestID {
    static func isValid(_ node: JSONNode, in document: JSONDocument) -> Bool {
        document.kind(node) == .string || document.integer(node) != nil
    }
}
