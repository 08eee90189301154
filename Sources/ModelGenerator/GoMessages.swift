/// Go for the structures, enumerations, errors and methods of the model.
struct GoMessages {
    let model: Model

    /// What the package does itself, at the right time.
    private static let lifecycle: Set<String> = ["initialize", "initialized", "shutdown", "exit", "$/cancelRequest"]

    func file() -> String {
        let spoken = model.spoken
        var source = GoText(imports: ["encoding/json", "fmt"])
        source.documentation("ProtocolVersion is the version of the protocol that the types are of.")
        source.line("const ProtocolVersion = \(SwiftName.literal(model.version))")
        for enumeration in model.enumerations where spoken.contains(enumeration.name) {
            write(enumeration, to: &source)
        }
        for structure in model.structures where spoken.contains(structure.name) { write(structure, to: &source) }
        source.line()
        source.documentation("The codes of errors.")
        source.block("const (", ")") { source in
            for error in model.errors {
                source.documentation("Code\(error.name): \(error.documentation)")
                source.line("Code\(error.name) = \(error.code)")
            }
        }
        source.line()
        source.lines(Self.support)
        return source.text
    }

    /// What the types that are written here stand on.
    private static let support = """
        // Error is the server's answer to a request that it did not carry out.
        type Error struct {
        \tCode    int             `json:"code"`
        \tMessage string          `json:"message"`
        \tData    json.RawMessage `json:"data,omitempty"`
        }

        func (e *Error) Error() string { return fmt.Sprintf("%s (%d)", e.Message, e.Code) }

        // OneOrMore is a list of which a single element may stand for itself.
        type OneOrMore[T any] []T

        // UnmarshalJSON reads a list, or one of its elements.
        func (l *OneOrMore[T]) UnmarshalJSON(data []byte) error {
        \tif data[0] == '[' {
        \t\treturn json.Unmarshal(data, (*[]T)(l))
        \t}
        \t*l = make([]T, 1)
        \treturn json.Unmarshal(data, &(*l)[0])
        }

        // Ptr is a pointer to a value, for members that may be left out.
        func Ptr[T any](value T) *T { return &value }

        // What is nested is told whole; null is what is gone.
        func replace[T any](member *T, value json.RawMessage) {
        \tvar told T
        \tif json.Unmarshal(value, &told) == nil {
        \t\t*member = told
        \t}
        }
        """

    // MARK: - Methods

    /// A function for each request, which waits for the answer, and for each notification.
    func requests() -> String {
        var source = GoText(imports: [])
        for (index, method) in model.methods.filter({ $0.comesIn && !Self.lifecycle.contains($0.name) }).enumerated() {
            if index > 0 { source.line() }
            let name = method.name.split(separator: "/").map { Self.exported(String($0)) }.joined()
                .filter { $0 != "$" }
            let params = method.params.map { "params \($0)" } ?? ""
            let argument = method.params == nil ? "struct{}{}" : "params"
            source.documentation("\(name) calls \(method.name). \(method.documentation)")
            let head = "func (c *Client) \(name)(\(params))"
            let wire = SwiftName.literal(method.name)
            switch method.result {
            case nil:
                source.block("\(head) {", "}") {
                    $0.line("defer c.lock()()")
                    $0.line("c.process.send(message{Method: \(wire), Params: encode(\(argument))})")
                }
            case .null:
                source.block("\(head) error {", "}") {
                    $0.line("_, err := call[any](c, \(wire), \(argument), nil)")
                    $0.line("return err")
                }
            case let result?:
                source.block("\(head) (*\(type(result)), error) {", "}") {
                    $0.line("return call[\(type(result))](c, \(wire), \(argument), nil)")
                }
            }
        }
        return source.text
    }

    // MARK: - Enumerations

    private func write(_ enumeration: Model.Enumeration, to source: inout GoText) {
        source.line()
        source.documentation("\(enumeration.name): \(enumeration.documentation)")
        source.line("type \(enumeration.name) \(enumeration.isNumbered ? "int" : "string")")
        source.line()
        source.documentation("The values of \(enumeration.name).")
        source.block("const (", ")") { source in
            for value in enumeration.values {
                source.documentation(value.documentation)
                source.line("\(enumeration.name)\(Self.exported(value.name)) \(enumeration.name) = \(value.value.text)")
            }
        }
    }

    // MARK: - Structures

    private func write(_ structure: Model.Structure, to source: inout GoText) {
        source.line()
        source.documentation("\(structure.name): \(structure.documentation)")
        if let origin = structure.changesOf {
            source.documentation("By the names of \(origin)'s members; null for one that is gone.")
            source.line("type \(structure.name) map[string]json.RawMessage")
            if !model.read.contains(structure.name), let whole = model.structure(origin) {
                writeChanges(structure, of: whole, to: &source)
            }
            return
        }
        if structure.open != nil {
            // It has members that no Go type can list.
            for member in structure.members {
                source.documentation("The member \(member.name) has: \(member.documentation)")
            }
            source.line("type \(structure.name) \(structure.shorthand == nil ? "map[string]any" : "= any")")
            return
        }
        source.block("type \(structure.name) struct {", "}") { source in
            for mixin in structure.mixins { source.line(mixin.structure) }
            for member in structure.members {
                source.documentation(documentation(of: member))
                let type = type(of: member, in: structure)
                // A list that is empty says something: none.
                let omission = type.hasPrefix("[]") || type.hasPrefix("map[") ? ",omitzero" : ",omitempty"
                let tag = "`json:\"\(member.name)\(member.isOptional ? omission : "")\"`"
                source.line("\(Self.exported(member.name)) \(type) \(tag)")
            }
        }
        guard let shorthand = structure.shorthand else { return }
        source.line()
        source.documentation("UnmarshalJSON reads the object, or the \(shorthand) that stands for it.")
        source.block("func (s *\(structure.name)) UnmarshalJSON(data []byte) error {", "}") { source in
            source.line("type plain \(structure.name)")
            source.block("if data[0] == '{' {", "}") { $0.line("return json.Unmarshal(data, (*plain)(s))") }
            source.line("return json.Unmarshal(data, &s.\(Self.exported(shorthand)))")
        }
    }

    private func writeChanges(_ changes: Model.Structure, of whole: Model.Structure, to source: inout GoText) {
        source.line()
        source.documentation("Applied is what the changes make of one.")
        source.block("func (c \(changes.name)) Applied(to \(whole.name)) \(whole.name) {", "}") { source in
            source.block("for name, value := range c {", "}") { source in
                source.line("switch name {")
                for member in model.allMembers(of: whole) {
                    source.line("case \(SwiftName.literal(member.name)):")
                    source.line("\treplace(&to.\(Self.exported(member.name)), value)")
                }
                source.line("}")
            }
            source.line("return to")
        }
    }

    private func documentation(of member: Model.Member) -> String {
        guard let value = member.defaultValue else { return member.documentation }
        return "\(member.documentation) Default: \(value.text)."
    }

    /// Where a value's absence says something else than its emptiness, it is behind a pointer.
    private func type(of member: Model.Member, in structure: Model.Structure) -> String {
        let type = type(member.type)
        guard member.isOptional else { return type }
        switch member.type {
        case .string, .integer, .number: return "*" + type
        // Some answers say what is so, and nothing where it is not; params say also what is not.
        case .boolean:
            let isMark = member.documentation.hasPrefix("True:") && !model.read.contains(structure.name)
            return isMark ? type : "*" + type
        case .reference(let name):
            guard let structure = model.structure(name) else { return type }
            return structure.open == nil && structure.changesOf == nil ? "*" + type : type
        case .any, .object, .requestID, .null, .array, .map, .oneOrMore, .nullable, .json: return type
        }
    }

    private func type(_ type: ModelType) -> String {
        switch type {
        case .string: "string"
        case .integer: "int"
        case .number: "float64"
        case .boolean: "bool"
        case .any, .requestID: "any"
        case .object: "map[string]any"
        case .json, .null, .nullable: "json.RawMessage"
        case .reference(let name): name
        case .array(let element): "[]" + self.type(element)
        case .oneOrMore(let element): "OneOrMore[\(self.type(element))]"
        case .map(let value, _): "map[string]" + self.type(value)
        }
    }

    /// `minLength` is `MinLength`, `processId` is `ProcessID`.
    private static func exported(_ name: String) -> String {
        let name = name.hasSuffix("Id") ? name.dropLast(2) + "ID" : name == "id" ? "ID" : name
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}

/// A Go file that is being written, laid out as `gofmt` would.
struct GoText {
    private(set) var text: String
    private var indentation = 0

    init(imports: [String]) {
        text = "// Code generated from protocol/model.json by `\(ModelGenerator.command)`. DO NOT EDIT.\n\n"
        text += "package fieldclient\n\n"
        if imports.isEmpty { return }
        text += "import (\n" + imports.map { "\t\"\($0)\"\n" }.joined() + ")\n\n"
    }

    mutating func line(_ line: String = "") {
        text += line.isEmpty ? "\n" : String(repeating: "\t", count: indentation) + line + "\n"
    }

    mutating func lines(_ lines: String) {
        text += lines + "\n"
    }

    mutating func block(_ head: String, _ tail: String, _ body: (inout GoText) -> Void) {
        line(head)
        indentation += 1
        body(&self)
        indentation -= 1
        line(tail)
    }

    /// A comment, wrapped.
    mutating func documentation(_ documentation: String) {
        var current = "//"
        for word in documentation.split(separator: " ") {
            if current.count + 1 + word.count > 100 - indentation * 4 && current != "//" {
                line(current)
                current = "//"
            }
            current += " " + word
        }
        line(current)
    }
}
