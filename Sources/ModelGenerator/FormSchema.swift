/// `protocol/form.schema.json`: what a form file may say (specification, appendix A). Fields, rules and types in it are
/// those of the messages, so that they are made from the model too.
struct FormSchema {
    let model: Model

    static let path = "protocol/form.schema.json"
    /// The structures that a person writes in a form file.
    static let roots = ["FieldOptions", "Page", "Section", "TypeDefinition"]

    func file() -> String { schema.laidOut + "\n" }

    /// The same as a text in Swift, for the server of editors.
    func source() -> String {
        var source = SwiftSource()
        source.documentation("The schema of form files.")
        source.block("enum FormSchemaText") { source in
            source.line("static let json: StaticString = #\"\"\"")
            source.indented { source in
                for line in schema.laidOut.split(separator: "\n") { source.line(String(line)) }
                source.line("\"\"\"#")
            }
        }
        return source.text
    }

    private var schema: Value {
        [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "Form of field-server",
            "description": .string(
                "A form in a file: its fields, their types, and the rules between them. A loader sends `type/define` for "
                    + "each of `types`, `form/open`, `field/create` for each of `fields`, and `group/define` for each "
                    + "group that `rules` name; `field-server check` says what is wrong. Made from protocol/model.json "
                    + "by `\(ModelGenerator.command)`."),
            "type": "object",
            "properties": [
                "$schema": ["description": "This schema, for editors.", "type": "string"],
                "title": ["description": "What people call the form.", "type": "string"],
                "form": ["description": "The form's name on the wire.", "type": "string", "default": ""],
                "groups": [
                    "description": .string(
                        "The groups in the order in which they show, with their titles; a group that only fields name "
                            + "shows behind them."), "type": "array", "items": ["$ref": "#/$defs/Group"],
                ],
                "fields": [
                    "description": "The fields, in the order in which they show.", "type": "array",
                    "items": ["$ref": "#/$defs/Field"],
                ],
                "rules": [
                    "description": "Rules between fields.", "type": "array", "items": ["$ref": "#/$defs/FormRule"],
                ],
                "order": [
                    "description": .string(
                        "Ids of fields and names of sections in the order of the Return key, where it is another than that "
                            + "of `fields` with the sections behind them."),
                    "type": "array", "items": ["type": "string"],
                ],
                "pages": [
                    "description": "The pages, in order, where the form has several.", "type": "array",
                    "items": ["$ref": "#/$defs/Page"],
                ],
                "sections": [
                    "description": "The sections that repeat.", "type": "array", "items": ["$ref": "#/$defs/Section"],
                ],
                "types": [
                    "description": "Types of one's own, for the fields of the form.", "type": "array",
                    "items": ["$ref": "#/$defs/TypeDefinition"],
                ],
            ],
            "required": ["title", "fields"],
            "additionalProperties": false,
            "$defs": .object(
                [Value.Member("Group", group), Value.Member("Field", field), Value.Member("FormRule", formRule)]
                    + definitions),
        ]
    }

    private var group: Value {
        [
            "description": "A group of fields as people see it.", "type": "object",
            "properties": [
                "name": ["description": "What fields and rules call it.", "type": "string"],
                "title": ["description": "What stands above it.", "type": "string"],
            ],
            "required": ["name"], "additionalProperties": false,
        ]
    }

    /// A field as in `field/create`, without what the loader adds or decides.
    private var field: Value {
        let options = model.structure("FieldOptions")
        let identifier = Model.Member(
            name: "field", type: .string, isOptional: false, defaultValue: nil,
            documentation: "The field's id, unique in the form.")
        let members = [identifier] + (options.map(model.allMembers) ?? []).filter { $0.name != "form" }
        return object(members, description: options?.documentation ?? "", isOpen: false)
    }

    /// A rule between fields, which may name its group.
    private var formRule: Value {
        let structure = model.structure("FormRule")
        return object(
            structure.map(model.allMembers) ?? [], description: structure?.documentation ?? "", isOpen: false)
    }

    private var definitions: [Value.Member] {
        var definitions: [Value.Member] = []
        for name in names {
            if let enumeration = model.enumeration(name) {
                definitions.append(Value.Member(name, schema(of: enumeration)))
            } else if let structure = model.structure(name), structure.open?.rules != nil {
                definitions.append(Value.Member(name, rule(structure)))
            } else if let structure = model.structure(name), name != "FieldOptions" {
                definitions.append(Value.Member(name, schema(of: structure)))
            }
        }
        return definitions
    }

    /// Every structure and enumeration that can be met in a form file, in the order of their meeting.
    var names: [String] { model.inside(Self.roots) }

    private func schema(of enumeration: Model.Enumeration) -> Value {
        [
            "description": .string(enumeration.documentation),
            "oneOf": .array(
                enumeration.values.flatMap { value in
                    ([value.value] + value.aliases.map { .string($0) }).map {
                        ["const": $0, "description": .string(value.documentation)]
                    }
                }),
        ]
    }

    private func schema(of structure: Model.Structure) -> Value {
        var members = model.allMembers(of: structure)
        if structure.name == "SectionField" { members.removeAll { $0.name == "form" } }
        let schema = object(members, description: structure.documentation, isOpen: structure.open != nil)
        guard structure.shorthand != nil else { return schema }
        return ["description": .string(structure.documentation), "oneOf": [["type": "string"], schema]]
    }

    /// One form for each rule, with its own parameters; the rules in a condition are conditions.
    private func rule(_ structure: Model.Structure) -> Value {
        let isCondition = structure.shorthand != nil
        let common = model.allMembers(of: structure).filter { $0.name != "rule" && $0.name != structure.shorthand }
        let rules = isCondition ? model.rules.filter { !$0.parameters.contains { $0.name == "field" } } : model.rules
        let holds: Value = [
            "type": "object", "properties": ["holds": ["type": "boolean"]], "required": ["holds"],
            "additionalProperties": false,
        ]
        let short: [Value] = isCondition ? [["type": "boolean"], holds] : []
        return [
            "description": .string(structure.documentation),
            "oneOf": .array(
                short
                    + rules.map { rule in
                        let own = rule.parameters.map { parameter in
                            var parameter = parameter
                            if parameter.type == .array(.reference("Rule")) {
                                parameter.type = .array(.reference(structure.name))
                            }
                            return parameter
                        }
                        guard
                            case .object(var keywords) = object(
                                own + common, description: rule.documentation, isOpen: false)
                        else { return .null }
                        for (index, keyword) in keywords.enumerated() {
                            switch (keyword.name, keyword.value) {
                            case ("properties", .object(let properties)):
                                keywords[index].value = .object(
                                    [Value.Member("rule", ["const": .string(rule.name)])] + properties)
                            case ("required", .array(let names)): keywords[index].value = .array(["rule"] + names)
                            default: break
                            }
                        }
                        return .object(keywords)
                    }),
        ]
    }

    private func object(_ members: [Model.Member], description: String, isOpen: Bool) -> Value {
        var keywords: [Value.Member] = [
            Value.Member("description", .string(description)), Value.Member("type", "object"),
            Value.Member("properties", .object(members.map { Value.Member($0.name, property($0)) })),
            Value.Member("required", .array(members.filter { !$0.isOptional }.map { .string($0.name) })),
        ]
        if !isOpen { keywords.append(Value.Member("additionalProperties", false)) }
        return .object(keywords)
    }

    private func property(_ member: Model.Member) -> Value {
        var keywords = [Value.Member("description", .string(member.documentation))]
        if case .object(let type) = schema(of: member.type) { keywords += type }
        if let value = member.defaultValue { keywords.append(Value.Member("default", value)) }
        return .object(keywords)
    }

    private func schema(of type: ModelType) -> Value {
        switch type {
        case .string: return ["type": "string"]
        case .integer(let range):
            return [
                "type": "integer", "minimum": .number(String(range.lowerBound)),
                "maximum": .number(String(range.upperBound)),
            ]
        case .number: return ["type": "number"]
        case .boolean: return ["type": "boolean"]
        case .any: return [:]
        case .object, .json: return ["type": "object"]
        case .requestID: return ["type": ["integer", "string"]]
        case .null: return ["type": "null"]
        case .reference(let name): return ["$ref": .string("#/$defs/\(name)")]
        case .array(let element): return ["type": "array", "items": schema(of: element)]
        case .map(let element, _): return ["type": "object", "additionalProperties": schema(of: element)]
        case .oneOrMore(let element):
            return ["oneOf": [schema(of: element), ["type": "array", "items": schema(of: element)]]]
        case .nullable(let type): return schema(of: type)
        }
    }
}

extension Value {
    /// The value for people: an array or object on one line where that fits, else a line for each of its parts.
    fileprivate var laidOut: String { laidOut(indentation: "", before: 0) }

    private func laidOut(indentation: String, before: Int) -> String {
        let line = spaced
        if indentation.count + before + line.count <= 119 { return line }
        let inner = indentation + "  "
        switch self {
        case .array(let values):
            return "[\n" + values.map { inner + $0.laidOut(indentation: inner, before: 0) }.joined(separator: ",\n")
                + "\n\(indentation)]"
        case .object(let members):
            let lines = members.map { member in
                let name = Value.string(member.name).text + ": "
                return inner + name + member.value.laidOut(indentation: inner, before: name.count)
            }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indentation)}"
        case .null, .boolean, .number, .string: return line
        }
    }

    /// On one line, with spaces between its parts.
    private var spaced: String {
        switch self {
        case .array(let values): "[" + values.map(\.spaced).joined(separator: ", ") + "]"
        case .object(let members):
            members.isEmpty
                ? "{}"
                : "{ " + members.map { Value.string($0.name).text + ": " + $0.value.spaced }.joined(separator: ", ")
                    + " }"
        case .null, .boolean, .number, .string: text
        }
    }
}
