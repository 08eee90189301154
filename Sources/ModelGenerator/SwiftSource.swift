/// A Swift file that is being written, laid out as `swift format` would.
struct SwiftSource {
    private(set) var text: String
    private var indentation = 0
    static let lineLength = 120

    /// `imports` are written as they are, such as `public import JSONBytes`.
    init(imports: [String] = []) {
        text = "// Generated from protocol/model.json by `\(ModelGenerator.command)`. Changes here will be lost.\n\n"
        for module in imports { text += module + "\n" }
        if !imports.isEmpty { text += "\n" }
    }

    mutating func line(_ line: String = "") {
        text += line.isEmpty ? "\n" : String(repeating: "    ", count: indentation) + line + "\n"
    }

    /// A declaration or statement with what is between its braces.
    mutating func block(_ head: String, _ body: (inout SwiftSource) -> Void) {
        line(head + " {")
        indented(body)
        line("}")
    }

    mutating func indented(_ body: (inout SwiftSource) -> Void) {
        indentation += 1
        body(&self)
        indentation -= 1
    }

    /// A case of a switch that has several patterns, and does nothing.
    mutating func emptyCase(_ patterns: [String]) {
        var current = "case"
        for (index, pattern) in patterns.enumerated() {
            let end = index + 1 < patterns.count ? "," : ":"
            if current.count + pattern.count + 2 + indentation * 4 > Self.lineLength {
                line(current)
                current = "   "
            }
            current += " " + pattern + end
        }
        line(current)
        indented { $0.line("break") }
    }

    /// A comment of documentation, wrapped.
    mutating func documentation(_ text: String) {
        let width = Self.lineLength - indentation * 4 - 4
        var current = ""
        for word in text.split(separator: " ") {
            if !current.isEmpty && current.count + 1 + word.count > width {
                line("/// " + current)
                current = ""
            }
            current += (current.isEmpty ? "" : " ") + word
        }
        line("/// " + current)
    }

    /// `head(arguments)tail` on one line where that fits, else an argument a line.
    mutating func call(_ head: String, _ arguments: [String], _ tail: String) {
        let single = head + "(" + arguments.joined(separator: ", ") + ")" + tail
        guard single.count + indentation * 4 > Self.lineLength else {
            line(single)
            return
        }
        line(head + "(")
        indented { source in
            for (index, argument) in arguments.enumerated() {
                source.line(argument + (index + 1 < arguments.count ? "," : ""))
            }
        }
        line(")" + tail)
    }
}

/// How the model's names are spelled in Swift.
enum SwiftName {
    private static let keywords: Set<String> = [
        "default", "return", "in", "is", "as", "case", "class", "do", "else", "enum", "extension", "false", "for",
        "func", "if", "import", "init", "internal", "let", "nil", "operator", "private", "protocol", "public",
        "repeat", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "var",
        "where", "while", "any",
    ]

    static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    /// `field/edit` is `fieldEdit`, `$/setTrace` is `setTrace`.
    static func method(_ name: String) -> String {
        let parts = name.split { $0 == "/" || $0 == "$" }.map(String.init)
        return parts.dropFirst().reduce(parts.first ?? "") { $0 + capitalized($1) }
    }

    static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    static func lowercased(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }

    static func type(_ type: ModelType) -> String {
        switch type {
        case .string: "String"
        case .integer(let bounds): isNarrow(bounds) ? "Int" : "Int64"
        case .number: "NumberText"
        case .boolean: "Bool"
        case .any, .object: "Parameter"
        case .requestID: "RequestID"
        case .null: "Void"
        case .reference(let name): name
        case .json: "JSONText"
        case .array(let element), .oneOrMore(let element): "[\(self.type(element))]"
        case .map(let value, _): "OrderedMap<\(self.type(value))>"
        case .nullable(let value): "Explicit<\(self.type(value))>"
        }
    }

    /// The type of a property: a member that may be absent is an optional, or says absence itself.
    static func type(of member: Model.Member) -> String {
        if case .nullable = member.type { return type(member.type) }
        return type(member.type) + (member.isOptional ? "?" : "")
    }

    /// A string in quotation marks.
    static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    /// Whether 32 bits hold every integer within the bounds: `Int` has no more where the engine runs in a web page.
    private static func isNarrow(_ bounds: ClosedRange<Int>) -> Bool {
        Int32(exactly: bounds.lowerBound) != nil && Int32(exactly: bounds.upperBound) != nil
    }

    static func literal(_ bounds: ClosedRange<Int>) -> String {
        switch ModelType.integer(bounds) {
        case .anyInteger: return ".integer"
        case .unsigned: return ".unsigned"
        default:
            let isOpen = bounds.upperBound == ModelType.greatest
            return literal(bounds.lowerBound) + "..." + (isOpen ? "WireInteger.greatest" : literal(bounds.upperBound))
        }
    }

    /// An integer, its digits in groups where there are many.
    static func literal(_ number: Int) -> String {
        let digits = Array(String(number.magnitude))
        guard digits.count > 6 else { return String(number) }
        let sign = number < 0 ? "-" : ""
        return sign
            + digits.enumerated().reduce(into: "") { text, digit in
                if digit.offset > 0 && (digits.count - digit.offset) % 3 == 0 { text += "_" }
                text.append(digit.element)
            }
    }
}
