/// A TypeScript file that is being written.
struct TypeScriptText {
    private(set) var text: String
    private var indentation = 0

    init(_ documentation: String) {
        text = "// Generated from protocol/model.json by `\(ModelGenerator.command)`. Changes here will be lost.\n\n"
        text += "/**\n * \(documentation)\n * @module\n */\n"
    }

    mutating func line(_ line: String = "") {
        text += line.isEmpty ? "\n" : String(repeating: "  ", count: indentation) + line + "\n"
    }

    /// `head` with a brace, what belongs to it, and the closing brace.
    mutating func block(_ head: String, tail: String = "}", _ body: (inout TypeScriptText) -> Void) {
        line(head + " {")
        indentation += 1
        body(&self)
        indentation -= 1
        line(tail)
    }

    /// A comment of documentation, wrapped.
    mutating func documentation(_ documentation: String) {
        let text = documentation.replacing("*/", with: "* /")
        let width = SwiftSource.lineLength - indentation * 2
        guard text.count + 7 > width else {
            line("/** \(text) */")
            return
        }
        line("/**")
        var current = " *"
        for word in text.split(separator: " ") {
            if current.count + 1 + word.count > width {
                line(current)
                current = " *"
            }
            current += " " + word
        }
        line(current)
        line(" */")
    }
}

/// How the model's names and types are spelled in TypeScript.
struct TypeScriptName {
    let model: Model

    /// `field/edit` is `fieldEdit`, `$/setTrace` is `setTrace`.
    static func camel(_ method: String) -> String {
        let parts = method.split(separator: "/").filter { $0 != "$" }
        return parts.enumerated().map { index, part in
            index == 0 ? String(part) : part.prefix(1).uppercased() + part.dropFirst()
        }.joined()
    }

    func type(_ type: ModelType) -> String {
        switch type {
        case .string: return "string"
        case .integer, .number: return "number"
        case .boolean: return "boolean"
        case .any: return "unknown"
        // A snapshot is kept and given back, not read.
        case .object, .json: return "Record<string, unknown>"
        case .requestID: return "number | string"
        case .null: return "null"
        case .reference(let name):
            guard let structure = model.structure(name), structure.shorthand != nil else { return name }
            return "\(name) | \(structure.isShortBoolean ? "boolean" : "string")"
        case .array(let element): return "\(inParentheses(element))[]"
        case .oneOrMore(let element): return "\(self.type(element)) | \(inParentheses(element))[]"
        case .map(let value, _): return "Record<string, \(self.type(value))>"
        case .nullable(let value): return "\(self.type(value)) | null"
        }
    }

    private func inParentheses(_ type: ModelType) -> String {
        let text = self.type(type)
        return text.contains(" | ") ? "(\(text))" : text
    }
}
