/// TypeScript for the structures, enumerations and errors of the model. Messages stay the plain objects that JSON makes
/// of them, so that but for numbered words there is nothing to run.
struct TypeScriptMessages {
    let model: Model
    private var names: TypeScriptName { TypeScriptName(model: model) }

    init(model: Model) {
        self.model = model
    }

    func file() -> String {
        var source = TypeScriptText("The messages of the Field Server Protocol \(model.version).")
        source.line()
        source.line("export const PROTOCOL_VERSION = \(SwiftName.literal(model.version));")
        for enumeration in model.enumerations { write(enumeration, to: &source) }
        for structure in model.structures { write(structure, to: &source) }
        writeErrors(to: &source)
        writeMessages(
            "ServerNotifications", "Params of the server's notifications, by method.", isRequest: false, to: &source)
        writeMessages("ServerRequests", "Params of the server's requests, by method.", isRequest: true, to: &source)
        return source.text
    }

    private func write(_ enumeration: Model.Enumeration, to source: inout TypeScriptText) {
        source.line()
        source.documentation(enumeration.documentation)
        if enumeration.isNumbered {
            source.block("export const \(enumeration.name) =", tail: "} as const;") { source in
                for value in enumeration.values {
                    source.documentation(value.documentation)
                    source.line("\(value.name): \(value.value.text),")
                }
            }
            let name = enumeration.name
            source.line("export type \(name) = (typeof \(name))[keyof typeof \(name)];")
        } else {
            source.line("export type \(enumeration.name) =")
            for (index, value) in enumeration.values.enumerated() {
                source.line("  /** \(value.documentation) */")
                source.line("  | \(value.value.text)\(index == enumeration.values.count - 1 ? ";" : "")")
            }
        }
    }

    private func write(_ structure: Model.Structure, to source: inout TypeScriptText) {
        source.line()
        source.documentation(structure.documentation)
        if let origin = structure.changesOf {
            source.line(
                "export type \(structure.name) = { [Name in keyof \(origin)]?: \(origin)[Name] | null };")
            return
        }
        let parents = structure.mixins.map(\.structure).joined(separator: ", ")
        source.block("export interface \(structure.name)\(parents.isEmpty ? "" : " extends \(parents)")") { source in
            for member in structure.members {
                source.documentation(documentation(of: member))
                source.line("\(member.name)\(member.isOptional ? "?" : ""): \(names.type(member.type));")
            }
            if let open = structure.open {
                source.documentation(open.documentation)
                source.line("[\(open.name): string]: unknown;")
            }
        }
    }

    private func documentation(of member: Model.Member) -> String {
        guard let value = member.defaultValue else { return member.documentation }
        return "\(member.documentation) Default: `\(value.text)`."
    }

    private func writeErrors(to source: inout TypeScriptText) {
        source.line()
        source.documentation("The codes of errors, by name.")
        source.block("export const ErrorCode =", tail: "} as const;") { source in
            for error in model.errors {
                source.documentation(error.documentation)
                source.line("\(error.name): \(error.code),")
            }
        }
        source.documentation("The name of an error.")
        source.line("export type ErrorName = keyof typeof ErrorCode;")
        source.line()
        source.documentation("What errors say beside their message, by name.")
        source.block("export interface ErrorData") { source in
            for error in model.errors {
                if let data = error.data { source.line("\(error.name): \(data);") }
            }
        }
    }

    private func writeMessages(
        _ name: String, _ documentation: String, isRequest: Bool, to source: inout TypeScriptText
    ) {
        source.line()
        source.documentation(documentation)
        source.block("export interface \(name)") { source in
            for method in model.methods where method.goesOut && method.isRequest == isRequest {
                guard let params = method.params else { continue }
                source.line("\(SwiftName.literal(method.name)): \(params);")
            }
        }
    }
}
