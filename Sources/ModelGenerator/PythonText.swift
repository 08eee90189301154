/// A Python file that is being written.
struct PythonText {
    private(set) var text: String
    private var indentation = 0

    init(_ documentation: String) {
        text = "# Generated from protocol/model.json by `\(ModelGenerator.command)`. Changes here will be lost.\n"
        text += "\"\"\"\(documentation)\"\"\"\n\nfrom __future__ import annotations\n\n"
    }

    mutating func line(_ line: String = "") {
        text += line.isEmpty ? "\n" : String(repeating: "    ", count: indentation) + line + "\n"
    }

    mutating func indented(_ body: (inout PythonText) -> Void) {
        indentation += 1
        body(&self)
        indentation -= 1
    }

    /// `head` with a colon, and what belongs to it.
    mutating func block(_ head: String, _ body: (inout PythonText) -> Void) {
        line(head + ":")
        indented(body)
    }

    /// A string of documentation, wrapped.
    mutating func documentation(_ documentation: String) {
        let words = documentation.replacing("\\", with: "\\\\").split(separator: " ")
        let width = SwiftSource.lineLength - indentation * 4
        var lines: [String] = []
        var current = "\"\"\""
        for (index, word) in words.enumerated() {
            let isFirst = index == 0
            if !isFirst && current.count + 1 + word.count > width - 3 {
                lines.append(current)
                current = String(word)
            } else {
                current += (isFirst ? "" : " ") + word
            }
        }
        // A quotation mark must not run into those that end the string.
        lines.append(current + (current.hasSuffix("\"") ? " " : "") + "\"\"\"")
        for each in lines { line(each) }
    }

    /// `head(items)tail` on one line where that fits, else an item a line.
    mutating func list(_ head: String, _ items: [String], _ tail: String) {
        let single = head + items.joined(separator: ", ") + tail
        guard single.count + indentation * 4 > SwiftSource.lineLength else {
            line(single)
            return
        }
        line(head)
        indented { source in
            for item in items { source.line(item + ",") }
        }
        line(tail)
    }
}

/// How the model's names and types are spelled in Python.
struct PythonName {
    let model: Model
    /// Members of the class in hand: in its annotations a type of such a name is spelled with its module.
    var members: Set<String> = []

    private static let keywords: Set<String> = [
        "and", "as", "assert", "async", "await", "break", "class", "continue", "def", "del", "elif", "else", "except",
        "finally", "for", "from", "global", "if", "import", "in", "is", "lambda", "nonlocal", "not", "or", "pass",
        "raise", "return", "try", "while", "with", "yield", "None", "True", "False",
    ]

    /// `minLength` is `min_length`, `field/edit` is `field_edit`, `$/setTrace` is `set_trace`.
    static func snake(_ name: String) -> String {
        var result = ""
        for character in name {
            if character.isUppercase || character == "/" || character == "-" {
                if !result.isEmpty && result.last != "_" { result.append("_") }
                if character.isUppercase { result += character.lowercased() }
            } else if character != "$" {
                result.append(character)
            }
        }
        return keywords.contains(result) ? result + "_" : result
    }

    static func constant(_ name: String) -> String { snake(name).uppercased() }

    private func builtin(_ type: String) -> String { members.contains(type) ? "builtins.\(type)" : type }

    /// The type of what is read.
    func type(_ type: ModelType) -> String {
        let string = builtin("str")
        switch type {
        case .string: return string
        case .integer: return builtin("int")
        case .number: return builtin("float")
        case .boolean: return builtin("bool")
        case .any: return "Any"
        // A snapshot is kept and given back, not read.
        case .object, .json: return "\(builtin("dict"))[\(string), Any]"
        case .requestID: return "\(builtin("int")) | \(string)"
        case .null: return "None"
        case .reference(let name):
            // A word that this version of the package doesn't know stays what it is.
            if let enumeration = model.enumeration(name) {
                return enumeration.isNumbered ? "\(name) | \(builtin("int")) | \(string)" : "\(name) | \(string)"
            }
            guard let structure = model.structure(name), structure.shorthand != nil else { return name }
            return "\(name) | \(structure.isShortBoolean ? builtin("bool") : string)"
        case .array(let element): return "\(builtin("list"))[\(self.type(element))]"
        case .oneOrMore(let element): return "\(self.type(element)) | \(builtin("list"))[\(self.type(element))]"
        case .map(let value, _): return "\(builtin("dict"))[\(string), \(self.type(value))]"
        case .nullable(let value): return "\(self.type(value)) | None"
        }
    }

    /// The type of an argument: where a structure belongs, plain data is taken too.
    func argumentType(_ type: ModelType) -> String {
        switch type {
        case .object, .json: return "Mapping[str, Any]"
        case .reference(let name) where model.structure(name) != nil:
            return self.type(type) + " | Mapping[str, Any]"
        case .array(let element): return "Sequence[\(argumentType(element))]"
        case .oneOrMore(let element): return "\(argumentType(element)) | Sequence[\(argumentType(element))]"
        case .map(let value, _): return "Mapping[str, \(argumentType(value))]"
        case .nullable(let value): return "\(argumentType(value)) | None"
        case .string, .integer, .number, .boolean, .any, .requestID, .null, .reference: return self.type(type)
        }
    }

    /// How a value is read: the class of a structure or of words, in a list or under names; nil for plain data.
    func reader(_ type: ModelType) -> String? {
        switch type {
        case .string, .integer, .number, .boolean, .any, .object, .json, .requestID, .null: nil
        case .reference(let name): name
        case .array(let element), .oneOrMore(let element): reader(element).map { "[\($0)]" }
        case .map(let value, _): reader(value).map { "{\"\": \($0)}" }
        case .nullable(let value): reader(value)
        }
    }
}
