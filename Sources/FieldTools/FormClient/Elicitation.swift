package import FieldEngine
import FieldProtocol
package import FieldSchema
package import FieldServer
import JSONBytes

/// A form that a server of MCP asks for by `elicitation/create`: a flat schema in, content of the schema's types out.
package struct Elicitation {
    /// As of a form file.
    package let form: Parameter
    /// What of the schema the form does not say.
    package let findings: [SchemaFinding]
    private let properties: [Parameter.Member]
    private let required: [String]

    /// Why it is not asked.
    package struct Refusal: Error, Equatable {
        package var message: String

        package init(_ message: String) { self.message = message }
    }

    /// - Parameter request: the params of `elicitation/create`, or its schema alone.
    package init(_ request: Parameter, limits: Limits) throws(Refusal) {
        if let mode = request["mode"]?.text, mode != "form" {
            throw Refusal("only mode \"form\" can be asked here, not \"\(mode)\"")
        }
        let schema = request["requestedSchema"] ?? request
        guard schema["type"]?.text == "object", case .table(let properties)? = schema["properties"] else {
            throw Refusal("the schema is no object with properties")
        }
        for property in properties {
            if Self.isSecret(property) {
                throw Refusal("\"\(property.name)\" is a secret, which an elicitation must not ask for")
            }
            guard Self.isPlain(property.value) else {
                throw Refusal("\"\(property.name)\" is no text, number, yes or no, or choice")
            }
        }
        self.properties = properties
        required = schema["required"]?.texts ?? []
        var members = schema.members.filter { $0.name != "properties" }
        members.append(
            Parameter.Member(
                name: "properties",
                value: .table(
                    properties.map { Parameter.Member(name: $0.name, value: Self.withTitles($0.value)) })))
        var writer = JSONWriter()
        Parameter.table(members).encode(to: &writer)
        var document = JSONDocument()
        guard (try? document.parse(Array(writer.bytes), maxDepth: limits.maxDepth)) != nil else {
            throw Refusal("the schema is too deep")
        }
        let imported = SchemaImport(document, limits: limits.ofSchemas)
        findings = imported.findings
        let title = request["message"] ?? imported.form["title"] ?? .text("")
        form = .table(
            [Parameter.Member(name: "title", value: title)] + imported.form.members.filter { $0.name != "title" })
    }

    /// Whether a schema is one of those that an elicitation may have: of a primitive, or of a list of what is chosen.
    private static func isPlain(_ schema: Parameter) -> Bool {
        let isChoice = ["enum", "oneOf", "const"].contains { schema[$0] != nil }
        switch schema["type"]?.text {
        case "string", "number", "integer", "boolean": return true
        case "array": return ["enum", "anyOf", "oneOf"].contains { schema["items"]?[$0] != nil }
        case nil: return isChoice
        default: return false
        }
    }

    /// Whether a property is one that nobody should be asked for in the open: by its format, and by the words of its names.
    private static func isSecret(_ property: Parameter.Member) -> Bool {
        if property.value["format"]?.text == "password" || property.value["writeOnly"]?.flag == true { return true }
        return [property.name, property.value["title"]?.text ?? ""].contains { name in
            let word = String(name.lowercased().filter { $0.isLetter || $0.isNumber })
            return ["secret", "token", "pin", "cvc", "cvv"].contains(word)
                || [
                    "password", "passphrase", "passcode", "apikey", "accesstoken", "refreshtoken", "privatekey",
                    "secretkey", "clientsecret",
                ].contains { word.hasSuffix($0) }
        }
    }

    /// The schema with the titles of its `enum` as the newer schemas have them.
    private static func withTitles(_ schema: Parameter) -> Parameter {
        guard case .list(let values)? = schema["enum"], let names = schema["enumNames"]?.texts,
            names.count == values.count
        else { return schema }
        let choices = zip(values, names).map { Parameter.object(["const": $0, "title": .text($1)]) }
        return .table(
            schema.members.filter { $0.name != "enum" && $0.name != "enumNames" }
                + [Parameter.Member(name: "oneOf", value: .list(choices))])
    }

    /// The answers as the schema has them.
    package func content(_ answers: FormAnswers) -> Parameter {
        .table(
            properties.compactMap { property in
                let answer = answers.answers.first { $0.name == property.name }?.value ?? .null
                return value(answer, of: property).map { Parameter.Member(name: property.name, value: $0) }
            })
    }

    private func value(_ answer: Parameter, of property: Parameter.Member) -> Parameter? {
        let isRequired = required.contains(property.name)
        switch (property.value["type"]?.text, answer) {
        case ("boolean", .null): return isRequired ? .boolean(false) : nil
        case ("array", .null): return isRequired ? .list([]) : nil
        case (_, .null): return nil
        case ("number", .text(let digits)), ("integer", .text(let digits)): return .number(digits)
        default: return answer
        }
    }

    /// The result of `elicitation/create` for answers.
    package func acceptance(_ answers: FormAnswers) -> Parameter {
        .object(["action": .text("accept"), "content": content(answers)])
    }

    /// Its result where nobody wants to answer.
    package static var cancellation: Parameter { .object(["action": .text("cancel")]) }
}
