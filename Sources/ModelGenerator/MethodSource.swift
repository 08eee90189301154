/// Swift for the methods of the model.
struct MethodSource {
    let model: Model

    private var requests: [Model.Method] { model.methods.filter { $0.isRequest && $0.comesIn } }
    private var notifications: [Model.Method] { model.methods.filter { !$0.isRequest && $0.comesIn } }

    // MARK: - Names

    /// The file of the methods' names.
    func methods() -> String {
        var source = SwiftSource(imports: ["public import JSONBytes"])
        source.documentation("A method that the client calls.")
        source.block("public enum Method: Hashable, Sendable") { source in
            source.line("case request(RequestMethod)")
            source.line("case notification(NotificationMethod)")
            source.line()
            source.documentation("As it is spelled on the wire.")
            source.block("public var name: String") { source in
                source.line("switch self {")
                source.line("case .request(let method): method.rawValue")
                source.line("case .notification(let method): method.rawValue")
                source.line("}")
            }
            source.line()
            source.documentation("Nil where the node is not the name of a method that the client may call.")
            source.block("public init?(node: JSONNode, in document: JSONDocument)") { source in
                writeSearch(to: &source)
            }
        }
        source.line()
        writeNames("RequestMethod", "A request that the client makes.", requests, to: &source)
        source.line()
        writeNames("NotificationMethod", "A notification that the client sends.", notifications, to: &source)
        return source.text
    }

    private func writeNames(
        _ name: String, _ documentation: String, _ methods: [Model.Method], _ access: String = "public ",
        to source: inout SwiftSource
    ) {
        source.documentation(documentation)
        source.block("\(access)enum \(name): String, CaseIterable, Sendable") { source in
            for method in methods {
                source.documentation(method.documentation)
                let name = SwiftName.method(method.name)
                source.line("case \(name)" + (name == method.name ? "" : " = \(SwiftName.literal(method.name))"))
            }
        }
    }

    private func writeSearch(to source: inout SwiftSource) {
        source.search(
            among: (requests + notifications).map { method in
                let kind = method.isRequest ? "request" : "notification"
                return (method.name, ".\(kind)(.\(SwiftName.method(method.name)))")
            })
    }

    // MARK: - Messages of the client

    /// The file of the client's notifications. Its requests are read by whoever answers them, each where it is answered.
    func clientMessages() -> String {
        var source = SwiftSource(imports: ["public import JSONBytes"])
        source.documentation("A notification of the client with its params.")
        source.block("public enum ClientNotification: Sendable") { source in
            for method in notifications {
                source.documentation(method.documentation)
                source.line("case \(declaration(method))")
            }
            source.line()
            source.block("public var method: NotificationMethod") { source in
                source.line("switch self {")
                for method in notifications {
                    let name = SwiftName.method(method.name)
                    source.line("case .\(name): .\(name)")
                }
                source.line("}")
            }
            source.line()
            source.documentation("Reads the params of a method; absent, `null`, `{}` and `[]` are the same.")
            source.line("public static func decode(")
            source.indented { $0.line("_ method: NotificationMethod, params: JSONNode?, in document: JSONDocument") }
            source.block(") throws(DecodingFailure) -> ClientNotification") { source in
                source.line("switch method {")
                for method in notifications {
                    let name = SwiftName.method(method.name)
                    if method.params == nil {
                        source.line("case .\(name):")
                        source.indented { source in
                            source.line("try document.noParams(params)")
                            source.line("return .\(name)")
                        }
                    } else {
                        source.line("case .\(name): return .\(name)(try document.params(params))")
                    }
                }
                source.line("}")
            }
        }
        return source.text
    }

    private func declaration(_ method: Model.Method) -> String {
        SwiftName.method(method.name) + (method.params.map { "(\($0))" } ?? "")
    }

    // MARK: - Messages of the server

    /// The file that says which structures are the params of the server's messages.
    func serverMessages() -> String {
        var source = SwiftSource()
        for (index, method) in model.methods.filter(\.goesOut).enumerated() {
            guard let params = method.params else { continue }
            if index > 0 { source.line() }
            source.block("extension \(params): \(method.isRequest ? "ServerRequest" : "ServerNotification")") {
                source in
                if let answer = method.result?.reference {
                    source.documentation("The client's answer; it may be null.")
                    source.line("public typealias Answer = \(answer)")
                    source.line()
                }
                source.documentation(method.documentation)
                source.line("public static var method: StaticString { \(SwiftName.literal(method.name)) }")
            }
        }
        return source.text
    }

    // MARK: - Checks

    /// The file of checks that tests make of messages.
    func checks() -> String {
        var source = SwiftSource(imports: ["import JSONBytes", "@testable import FieldProtocol"])
        source.block("extension RequestMethod") { source in
            source.documentation("Checks that params are what the method takes.")
            source.block("func check(params: JSONNode?, in document: JSONDocument) throws(DecodingFailure)") {
                source in
                source.line("switch self {")
                for method in requests {
                    let check = method.params.map { "_ = try document.params(params) as \($0)" }
                    let name = SwiftName.method(method.name)
                    source.line("case .\(name): \(check ?? "try document.noParams(params)")")
                }
                source.line("}")
            }
            source.line()
            source.documentation("Checks that a result is what the method promises.")
            source.block("func check(result: JSONNode, in document: JSONDocument) throws(DecodingFailure)") {
                source in
                source.line("switch self {")
                for method in requests {
                    let result = method.result?.reference
                    let check = result.map { "_ = try \($0)(decoding: result, in: document)" }
                    let name = SwiftName.method(method.name)
                    source.line("case .\(name): \(check ?? "try document.requireNull(result)")")
                }
                source.line("}")
            }
        }
        source.line()
        let methods = model.methods.filter(\.goesOut)
        writeNames("ServerMethod", "A method that the server calls.", methods, "", to: &source)
        source.line()
        source.block("extension ServerMethod") { source in
            source.documentation("Checks that params are what the method promises.")
            source.block("func check(params: JSONNode, in document: JSONDocument) throws(DecodingFailure)") {
                source in
                source.line("switch self {")
                for method in methods {
                    guard let params = method.params else { continue }
                    let name = SwiftName.method(method.name)
                    source.line("case .\(name): _ = try \(params)(decoding: params, in: document)")
                }
                source.line("}")
            }
        }
        return source.text
    }
}
