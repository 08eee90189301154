/// Python for the methods that a client calls: once to be awaited, once to be waited for.
struct PythonRequests {
    let model: Model
    private var names: PythonName { PythonName(model: model) }

    init(model: Model) {
        self.model = model
    }

    /// What packages do themselves, at the right time.
    static let lifecycle: Set<String> = ["initialize", "initialized", "shutdown", "exit", "$/cancelRequest"]

    func file() -> String {
        var source = PythonText("The methods of the Field Server Protocol \(model.version).")
        source.line("from asyncio import Future")
        source.line("from collections.abc import Mapping, Sequence")
        source.line("from typing import Any")
        source.line()
        source.line("from .protocol import (")
        source.indented { source in
            for name in mentioned() { source.line("\(name),") }
        }
        source.line(")")
        write(
            "Requests",
            "The methods. Each call sends at once, in the order of the calls; the answer is awaited or not.",
            result: { "Future[\($0)]" }, to: &source)
        write(
            "BlockingRequests", "The methods. Each call waits for its answer.", result: { $0 }, to: &source)
        return source.text
    }

    private var methods: [Model.Method] {
        model.methods.filter { $0.comesIn && !Self.lifecycle.contains($0.name) }
    }

    /// The classes that signatures name.
    private func mentioned() -> [String] {
        var names: Set<String> = []
        for method in methods {
            for member in parameters(of: method) {
                if let name = member.type.reference { names.insert(name) }
            }
            if let name = method.result?.reference { names.insert(name) }
        }
        return names.sorted()
    }

    private func parameters(of method: Model.Method) -> [Model.Member] {
        method.params.flatMap(model.structure).map(model.allMembers) ?? []
    }

    private func write(
        _ name: String, _ documentation: String, result: (String) -> String, to source: inout PythonText
    ) {
        source.line()
        source.line()
        source.block("class \(name)") { source in
            source.documentation(documentation)
            source.line()
            source.block(
                "def _request(self, method: str, params: dict[str, Any], answer: Any) -> \(result("Any"))"
            ) { $0.line("raise NotImplementedError") }
            source.line()
            source.block("def _notify(self, method: str, params: dict[str, Any]) -> None") {
                $0.line("raise NotImplementedError")
            }
            for method in methods {
                source.line()
                write(method, result: result, to: &source)
            }
        }
    }

    private func write(_ method: Model.Method, result: (String) -> String, to source: inout PythonText) {
        let members = parameters(of: method)
        let required = members.filter { !$0.isOptional }
        let optional = members.filter(\.isOptional)
        var arguments = ["self"] + required.map { "\(PythonName.snake($0.name)): \(names.argumentType($0.type))" }
        if !optional.isEmpty { arguments.append("*") }
        arguments += optional.map { member in
            let type = member.type == .any ? "Any" : "\(names.argumentType(member.type)) | None"
            return "\(PythonName.snake(member.name)): \(type) = None"
        }
        let answer = method.result.map { result(names.type($0)) } ?? "None"
        source.list("def \(PythonName.snake(method.name))(", arguments, ") -> \(answer):")
        source.indented { source in
            source.documentation(method.documentation)
            let params = members.map { "\(SwiftName.literal($0.name)): \(PythonName.snake($0.name))" }
            let name = SwiftName.literal(method.name)
            if let type = method.result {
                source.list(
                    "return self._request(\(name), {", params, "}, \(names.reader(type) ?? "None"))")
            } else {
                source.list("self._notify(\(name), {", params, "})")
            }
        }
    }
}
