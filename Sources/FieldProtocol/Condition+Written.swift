public import FieldEngine
public import JSONBytes

extension Condition: ExpressibleByBooleanLiteral {
    public init(booleanLiteral holds: Bool) { self.init(holds: holds) }

    /// As a client writes it: a boolean, or the members of an object.
    public init(written: Parameter) {
        switch written {
        case .boolean(let holds): self.init(holds: holds)
        case .table(let members):
            var (rule, field): (String?, String?)
            if case .text(let text)? = written["rule"] { rule = text }
            if case .text(let text)? = written["field"] { field = text }
            self.init(
                rule: rule, field: field,
                parameters: .table(members.filter { $0.name != "rule" && $0.name != "field" }))
        case .null, .number, .text, .list: self.init()
        }
    }

    /// One that no field has a say in is written as the boolean that it is.
    public func encode(to writer: inout JSONWriter) {
        if rule == nil, let holds {
            writer.bool(holds)
        } else {
            written.encode(to: &writer)
        }
    }

    public var written: Parameter {
        var members: [Parameter.Member] = []
        if let rule { members.append(Parameter.Member(name: "rule", value: .text(rule))) }
        if let field { members.append(Parameter.Member(name: "field", value: .text(field))) }
        if let holds { members.append(Parameter.Member(name: "holds", value: .boolean(holds))) }
        if case .table(let parameters) = parameters { members += parameters }
        return .table(members)
    }

    /// Checks the kinds of the parameters of the rule, and the conditions in it.
    static func checkParameters(of node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) {
        guard let node, let rule = document.member(node, "rule").flatMap({ document.string($0) }) else { return }
        switch rule {
        case "all", "any", "not": try checkConditions(of: node, in: document)
        // It is no rule of a condition, which is said where it is made.
        case "equalsField", "differsFromField": break
        default: try Rule.checkParameters(of: node, in: document)
        }
    }

    /// Recursion ends with the depth that the document was parsed to.
    private static func checkConditions(of node: JSONNode, in document: JSONDocument) throws(DecodingFailure) {
        guard let rules = document.member(node, "rules") else {
            throw DecodingFailure(path: "rules", expected: [Condition].expectation, found: "nothing")
        }
        guard document.kind(rules) == .array else {
            throw document.failure(rules, expected: [Condition].expectation).inside("rules")
        }
        var index = 0
        for element in document.elements(rules) {
            do {
                try check(element, in: document)
            } catch {
                throw error.inside("rules[\(index)]")
            }
            index += 1
        }
    }

    private static func check(_ node: JSONNode, in document: JSONDocument) throws(DecodingFailure) {
        if document.bool(node) != nil { return }
        guard document.isObject(node) else { throw document.failure(node, expected: expectation) }
        let noted = document.names(of: node)
        _ = try document.optional("rule", of: node, noted) as String?
        _ = try document.optional("field", of: node, noted) as String?
        _ = try document.optional("holds", of: node, noted) as Bool?
        try checkParameters(of: node, in: document)
    }
}
