/// Swift for the rules of the model.
struct RuleSource {
    let model: Model

    func file() -> String {
        var source = SwiftSource(imports: ["import JSONBytes", "", "import enum FieldEngine.Parameter"])
        source.block("extension Rule") { source in
            source.documentation("The rules that the protocol names.")
            source.line("public static let names = [")
            source.indented { source in
                for rule in model.rules { source.line(SwiftName.literal(rule.name) + ",") }
            }
            source.line("]")
            source.line()
            source.documentation("Checks the kinds of a rule's parameters; those of an unknown rule are not checked.")
            source.line("static func checkParameters(")
            source.indented { $0.line("of node: JSONNode?, in document: JSONDocument") }
            source.block(") throws(DecodingFailure)") { source in
                source.line("switch try document.required(\"rule\", of: node) as String {")
                for rule in model.rules where !rule.parameters.isEmpty {
                    source.line("case \(SwiftName.literal(rule.name)):")
                    source.indented { source in
                        if rule.parameters.contains(where: StructureSource.readsNames) {
                            source.line("let noted = document.names(of: node)")
                        }
                        for parameter in rule.parameters { source.line(check(parameter)) }
                    }
                }
                source.line("default: break")
                source.line("}")
            }
        }
        return source.text
    }

    private func check(_ parameter: Model.Member) -> String {
        if parameter.type == .array(.reference("Rule")) { return "try checkRules(of: node, in: document)" }
        let decoding = "_ = try \(StructureSource.decoding(parameter))"
        if case .integer = parameter.type { return decoding }
        return "\(decoding) as \(SwiftName.type(of: parameter))"
    }
}
