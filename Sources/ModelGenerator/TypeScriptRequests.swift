/// TypeScript for the methods that a client calls.
struct TypeScriptRequests {
    let model: Model
    private var names: TypeScriptName { TypeScriptName(model: model) }

    init(model: Model) {
        self.model = model
    }

    func file() -> String {
        var source = TypeScriptText("The methods of the Field Server Protocol \(model.version).")
        source.line()
        source.block("import type", tail: "} from \"./protocol.ts\";") { source in
            for name in mentioned() { source.line("\(name),") }
        }
        source.line("import type { CallOptions } from \"./call.ts\";")
        source.line()
        source.documentation("The methods. Each call sends at once, in the order of the calls.")
        source.block("export abstract class Requests") { source in
            source.documentation("Sends a request; resolves with its result.")
            source.line(
                "abstract call<Result>(method: string, params: object, options?: CallOptions): Promise<Result>;")
            source.line()
            source.documentation("Sends a notification.")
            source.line("abstract notify(method: string, params: object): void;")
            for method in methods {
                source.line()
                write(method, to: &source)
            }
        }
        return source.text
    }

    private var methods: [Model.Method] {
        model.methods.filter { $0.comesIn && !PythonRequests.lifecycle.contains($0.name) }
    }

    private func mentioned() -> [String] {
        var names: Set<String> = []
        for method in methods {
            if let params = method.params { names.insert(params) }
            if let name = method.result?.reference { names.insert(name) }
        }
        return names.sorted()
    }

    private func write(_ method: Model.Method, to source: inout TypeScriptText) {
        source.documentation(method.documentation)
        let structure = method.params.flatMap(model.structure)
        let params = structure.map { structure in
            "params: \(structure.name)\(model.hasRequiredMembers(structure) ? "" : " = {}")"
        }
        let given = structure == nil ? "{}" : "params"
        let name = SwiftName.literal(method.name)
        if let result = method.result {
            let arguments = [params, "options?: CallOptions"].compactMap { $0 }.joined(separator: ", ")
            source.block(
                "\(TypeScriptName.camel(method.name))(\(arguments)): Promise<\(names.type(result))>"
            ) { $0.line("return this.call(\(name), \(given), options);") }
        } else {
            source.block("\(TypeScriptName.camel(method.name))(\(params ?? "")): void") {
                $0.line("this.notify(\(name), \(given));")
            }
        }
    }
}
