/// Python for the structures, enumerations and errors of the model.
struct PythonMessages {
    let model: Model
    private var names: PythonName { PythonName(model: model) }

    init(model: Model) {
        self.model = model
    }

    func file() -> String {
        var source = PythonText("The messages of the Field Server Protocol \(model.version).")
        source.line("import builtins")
        source.line("import enum")
        source.line("from dataclasses import dataclass")
        source.line("from dataclasses import field as member")
        source.line("from typing import Any, Final")
        source.line()
        source.line("from .wire import ABSENT, Absent, ServerError, Structure, describe")
        source.line()
        source.line("PROTOCOL_VERSION: Final = \(SwiftName.literal(model.version))")
        for enumeration in model.enumerations { write(enumeration, to: &source) }
        for structure in inheritanceOrder() { write(structure, to: &source) }
        writeCodes(to: &source)
        for error in model.errors { write(error, to: &source) }
        source.line()
        source.line()
        for structure in inheritanceOrder() { writeMembers(of: structure, to: &source) }
        writeTables(to: &source)
        return source.text
    }

    /// A class comes behind those that it inherits from.
    private func inheritanceOrder() -> [Model.Structure] {
        var ordered: [Model.Structure] = []
        var waiting = model.structures
        while !waiting.isEmpty {
            let ready = waiting.filter { structure in
                structure.mixins.allSatisfy { part in ordered.contains { $0.name == part.structure } }
            }
            guard !ready.isEmpty else { return ordered + waiting }
            ordered += ready
            waiting.removeAll { structure in ready.contains { $0.name == structure.name } }
        }
        return ordered
    }

    // MARK: - Enumerations

    private func write(_ enumeration: Model.Enumeration, to source: inout PythonText) {
        source.line()
        source.line()
        source.block("class \(enumeration.name)(enum.\(enumeration.isNumbered ? "IntEnum" : "StrEnum"))") { source in
            source.documentation(enumeration.documentation)
            source.line()
            for value in enumeration.values {
                source.line("\(PythonName.constant(value.name)) = \(value.value.text)")
                source.documentation(value.documentation)
            }
        }
    }

    // MARK: - Structures

    private func write(_ structure: Model.Structure, to source: inout PythonText) {
        let parents = structure.mixins.map(\.structure)
        let members = ownMembers(of: structure)
        let names = PythonName(model: model, members: Set(members.map { PythonName.snake($0.name) }))
        source.line()
        source.line()
        source.line("@dataclass(slots=True, kw_only=True)")
        source.block("class \(structure.name)(\(parents.isEmpty ? "Structure" : parents.joined(separator: ", ")))") {
            source in
            source.documentation(structure.documentation)
            source.line()
            for each in members {
                source.line("\(PythonName.snake(each.name)): \(type(of: each, names))")
                source.documentation(documentation(of: each))
            }
            if let open = structure.open {
                source.line("\(PythonName.snake(open.name)): dict[str, Any] = member(default_factory=dict)")
                source.documentation(open.documentation)
            }
        }
    }

    private func ownMembers(of structure: Model.Structure) -> [Model.Member] {
        structure.changesOf == nil ? structure.members : model.allMembers(of: structure)
    }

    private func type(of member: Model.Member, _ names: PythonName) -> String {
        if case .nullable = member.type { return "\(names.type(member.type)) | Absent = ABSENT" }
        let type = names.type(member.type)
        guard member.isOptional else { return type }
        return member.type == .any ? "Any = None" : "\(type) | None = None"
    }

    private func documentation(of member: Model.Member) -> String {
        guard let value = member.defaultValue else { return member.documentation }
        return "\(member.documentation) Default: `\(value.text)`."
    }

    /// What a structure's members are called on the wire, and how they are read. It stands behind all classes, as they
    /// name each other.
    private func writeMembers(of structure: Model.Structure, to source: inout PythonText) {
        let members = ownMembers(of: structure).map { member in
            let name = "(\(SwiftName.literal(PythonName.snake(member.name))), \(SwiftName.literal(member.name))"
            return name + ", \(names.reader(member.type) ?? "None"))"
        }
        var tail = ")"
        if let open = structure.open { tail = ", rest=\(SwiftName.literal(PythonName.snake(open.name))))" }
        if let shorthand = structure.shorthand {
            tail = ", shorthand=\(SwiftName.literal(PythonName.snake(shorthand)))" + tail
        }
        guard !members.isEmpty else {
            source.line("describe(\(structure.name), []" + tail)
            return
        }
        source.list("describe(\(structure.name), [", members, "]" + tail)
    }

    // MARK: - Errors

    private func writeCodes(to source: inout PythonText) {
        source.line()
        source.line()
        source.block("class ErrorCode(enum.IntEnum)") { source in
            source.documentation("The code of an error.")
            source.line()
            for error in model.errors { source.line("\(PythonName.constant(error.name)) = \(error.code)") }
        }
    }

    private func write(_ error: Model.ErrorKind, to source: inout PythonText) {
        source.line()
        source.line()
        source.block("class \(error.name)(ServerError)") { source in
            source.documentation(error.documentation)
            source.line()
            source.line("code = \(error.code)")
            if let data = error.data { source.line("data: \(data) | None") }
        }
    }

    // MARK: - Tables

    private func writeTables(to source: inout PythonText) {
        source.line()
        source.line("ERRORS: Final[dict[int, tuple[type[ServerError], type[Structure] | None]]] = {")
        source.indented { source in
            for error in model.errors { source.line("\(error.code): (\(error.name), \(error.data ?? "None")),") }
        }
        source.line("}")
        source.documentation("Exceptions by code, and what their data is.")
        writeMessages("NOTIFICATIONS", "Params of the server's notifications.", isRequest: false, to: &source)
        writeMessages("QUESTIONS", "Params of the server's requests.", isRequest: true, to: &source)
    }

    private func writeMessages(
        _ name: String, _ documentation: String, isRequest: Bool, to source: inout PythonText
    ) {
        source.line()
        source.line("\(name): Final[dict[str, type[Structure]]] = {")
        source.indented { source in
            for method in model.methods where method.goesOut && method.isRequest == isRequest {
                guard let params = method.params else { continue }
                source.line("\(SwiftName.literal(method.name)): \(params),")
            }
        }
        source.line("}")
        source.documentation(documentation)
    }
}
