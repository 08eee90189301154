/// Swift for the enumerations of the model.
struct EnumerationSource {
    func file(_ enumerations: [Model.Enumeration]) -> String {
        var source = SwiftSource(imports: ["public import JSONBytes"])
        for (index, enumeration) in enumerations.enumerated() {
            if index > 0 { source.line() }
            write(enumeration, to: &source)
        }
        return source.text
    }

    private func write(_ enumeration: Model.Enumeration, to source: inout SwiftSource) {
        source.documentation(enumeration.documentation)
        let conformance = enumeration.isNumbered ? "Int, WireNumber" : "String, WireWord"
        source.block("public enum \(enumeration.name): \(conformance)") { source in
            for value in enumeration.values {
                source.documentation(value.documentation)
                let name = SwiftName.escaped(value.name)
                source.line(value.value == .string(value.name) ? "case \(name)" : "case \(name) = \(value.value.text)")
            }
            guard enumeration.isNumbered else {
                source.line()
                source.block("public static var expectation: String") { source in
                    source.line("\"\"\"")
                    for line in lines(of: enumeration.values.map { "\"\($0.word)\"" }) { source.line(line) }
                    source.line("\"\"\"")
                }
                source.line()
                source.block("public var word: StaticString") { source in
                    source.line("switch self {")
                    for value in enumeration.values {
                        source.line("case .\(SwiftName.escaped(value.name)): \(value.value.text)")
                    }
                    source.line("}")
                }
                source.line()
                source.block("public init?(node: JSONNode, in document: JSONDocument)") { source in
                    source.search(
                        among: enumeration.values.map { ($0.word, ".\(SwiftName.escaped($0.name))") })
                }
                return
            }
            source.line()
            source.block("public init?(word: String)") { source in
                source.line("switch word {")
                for value in enumeration.values where !value.aliases.isEmpty {
                    let words = value.aliases.map(SwiftName.literal).joined(separator: ", ")
                    source.line("case \(words): self = .\(value.name)")
                }
                source.line("default: return nil")
                source.line("}")
            }
        }
    }
}

/// The words of an enumeration in lines of a literal, each of which but the last goes on in the next.
private func lines(of words: [String]) -> [String] {
    var lines = ["one of "]
    for (index, word) in words.enumerated() {
        let next = index + 1 < words.count ? "\(word), " : word
        if lines[lines.count - 1].count + next.count > SwiftSource.lineLength - 12 {
            lines[lines.count - 1] += "\\"
            lines.append("")
        }
        lines[lines.count - 1] += next
    }
    return lines
}

extension Model.Enumeration.Case {
    /// As it is written.
    fileprivate var word: String {
        guard case .string(let word) = value else { return name }
        return word
    }
}
