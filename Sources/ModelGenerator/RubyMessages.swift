/// Ruby for the structures, enumerations and errors of the model.
struct RubyMessages {
    let model: Model

    func file() -> String {
        let spoken = model.spoken
        var source = RubyText()
        source.documentation("The messages of the Field Server Protocol \(model.version).")
        source.block("module FieldClient") { source in
            source.line("PROTOCOL_VERSION = \(SwiftName.literal(model.version))")
            for enumeration in model.enumerations where spoken.contains(enumeration.name) {
                write(enumeration, to: &source)
            }
            for structure in model.structures where spoken.contains(structure.name) { write(structure, to: &source) }
            source.line()
            source.documentation("The codes of errors.")
            source.block("module ErrorCode") { source in
                for error in model.errors {
                    source.documentation(error.documentation)
                    source.line("\(PythonName.constant(error.name)) = \(error.code)")
                }
            }
        }
        return source.text
    }

    private func write(_ enumeration: Model.Enumeration, to source: inout RubyText) {
        source.line()
        source.documentation(enumeration.documentation)
        source.block("module \(enumeration.name)") { source in
            for value in enumeration.values {
                source.documentation(value.documentation)
                source.line("\(PythonName.constant(value.name)) = \(value.value.text)")
            }
        }
    }

    private func write(_ structure: Model.Structure, to source: inout RubyText) {
        source.line()
        source.documentation(structure.documentation)
        source.block("class \(structure.name) < Structure") { source in
            for member in model.allMembers(of: structure) {
                source.documentation(member.documentation)
                let type = type(member.type).map { ", \($0)" } ?? ""
                source.line("member :\(PythonName.snake(member.name)), \(SwiftName.literal(member.name))\(type)")
            }
            if let shorthand = structure.shorthand { source.line("shorthand \(SwiftName.literal(shorthand))") }
        }
    }

    /// How a value is read: the name of a structure, in a list or under names; nil for plain data.
    private func type(_ type: ModelType) -> String? {
        switch type {
        case .string, .integer, .number, .boolean, .any, .object, .requestID, .null, .json: nil
        case .reference(let name): model.structure(name) == nil ? nil : ":\(name)"
        case .array(let element), .oneOrMore(let element): self.type(element).map { "[\($0)]" }
        case .map(let value, _): self.type(value).map { "{ \"\" => \($0) }" }
        case .nullable(let value): self.type(value)
        }
    }
}

/// A Ruby file that is being written.
struct RubyText {
    private(set) var text =
        "# frozen_string_literal: true\n\n"
        + "# Generated from protocol/model.json by `\(ModelGenerator.command)`. Changes here will be lost.\n\n"
    private var indentation = 0

    mutating func line(_ line: String = "") {
        text += line.isEmpty ? "\n" : String(repeating: "  ", count: indentation) + line + "\n"
    }

    mutating func block(_ head: String, _ body: (inout RubyText) -> Void) {
        line(head)
        indentation += 1
        body(&self)
        indentation -= 1
        line("end")
    }

    /// A comment, wrapped.
    mutating func documentation(_ documentation: String) {
        var current = "#"
        for word in documentation.split(separator: " ") {
            if current.count + 1 + word.count > 110 - indentation * 2 && current != "#" {
                line(current)
                current = "#"
            }
            current += " " + word
        }
        line(current)
    }
}
