/// Swift for the errors of the model.
struct ErrorSource {
    let model: Model

    func file() -> String {
        var source = SwiftSource(imports: ["public import JSONBytes"])
        source.documentation("What a message's own version says.")
        source.block("public enum ProtocolConstants") { source in
            source.documentation("The protocol's version, as `initialize` answers it.")
            source.line("public static let version = \(SwiftName.literal(model.version))")
        }
        source.line()
        writeCodes(to: &source)
        source.line()
        writeErrors(to: &source)
        return source.text
    }

    private func writeCodes(to source: inout SwiftSource) {
        source.documentation("The code of an error.")
        source.block("public enum ErrorCode: Int, CaseIterable, Sendable") { source in
            for error in model.errors {
                source.documentation(error.documentation)
                source.line("case \(SwiftName.lowercased(error.name)) = \(error.code)")
            }
            source.line()
            writeTexts("name", "The name in the specification.", \.name, to: &source)
            source.line()
            writeTexts("message", "What is said where there is nothing more to say.", \.message, to: &source)
            source.line()
            writeTexts("documentation", "When it is answered.", \.documentation, to: &source)
        }
    }

    private func writeTexts(
        _ property: String, _ documentation: String, _ text: (Model.ErrorKind) -> String, to source: inout SwiftSource
    ) {
        source.documentation(documentation)
        source.block("public var \(property): String") { source in
            source.line("switch self {")
            for error in model.errors {
                let line = "case .\(SwiftName.lowercased(error.name)): \(SwiftName.literal(text(error)))"
                if line.count + 8 <= SwiftSource.lineLength {
                    source.line(line)
                } else {
                    source.line("case .\(SwiftName.lowercased(error.name)):")
                    source.indented { writeLong(text(error), to: &$0) }
                }
            }
            source.line("}")
        }
    }

    /// A text over several lines.
    private func writeLong(_ text: String, to source: inout SwiftSource) {
        source.line("\"\"\"")
        var current = ""
        let words = text.replacing("\\", with: "\\\\").split(separator: " ")
        for word in words {
            if current.count + word.count > 100 {
                source.line(current + " \\")
                current = ""
            }
            current += (current.isEmpty ? "" : " ") + word
        }
        source.line(current)
        source.line("\"\"\"")
    }

    private func writeErrors(to source: inout SwiftSource) {
        source.documentation("An error with the data that belongs to its code.")
        source.block("public enum ProtocolError: Error, Sendable") { source in
            for error in model.errors {
                source.documentation(error.documentation)
                // A snapshot is kept in a box, so that throwing the small ones costs little.
                let large = error.data.flatMap(model.structure).map { model.allMembers(of: $0).count > 8 } ?? false
                let data = error.data.map { "(\($0))" } ?? ""
                source.line((large ? "indirect case " : "case ") + SwiftName.lowercased(error.name) + data)
            }
            source.line()
            source.block("public var code: ErrorCode") { source in
                source.line("switch self {")
                for error in model.errors {
                    let name = SwiftName.lowercased(error.name)
                    source.line("case .\(name): .\(name)")
                }
                source.line("}")
            }
            source.line()
            source.documentation("Writes the error object; `message` in place of the code's own.")
            source.block("public func encode(to writer: inout JSONWriter, message: String? = nil)") { source in
                source.line("writer.beginObject()")
                source.line("writer.member(\"code\", code.rawValue)")
                source.line("writer.member(\"message\", message ?? code.message)")
                source.line("switch self {")
                for error in model.errors where error.data != nil {
                    source.line("case .\(SwiftName.lowercased(error.name))(let data): writer.member(\"data\", data)")
                }
                let bare = model.errors.filter { $0.data == nil }.map { "." + SwiftName.lowercased($0.name) }
                source.emptyCase(bare)
                source.line("}")
                source.line("writer.endObject()")
            }
        }
    }
}
