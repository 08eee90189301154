import JSONBytes

extension Rule {
    /// Checks a rule without keeping it. Rules hold rules, and each is made into a parameter only once.
    private static func check(_ node: JSONNode, in document: JSONDocument) throws(DecodingFailure) {
        guard document.isObject(node) else { throw document.failure(node, expected: expectation) }
        _ = try document.required("rule", of: node) as String
        let noted = document.names(of: node)
        _ = try document.optional("severity", of: node, noted) as RuleSeverity?
        _ = try document.optional("message", of: node, noted) as String?
        _ = try document.optional("code", of: node, noted) as String?
        try checkParameters(of: node, in: document)
    }

    /// Checks the rules within a rule; recursion ends with the depth that the document was parsed to.
    static func checkRules(of node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) {
        guard let rules = node.flatMap({ document.member($0, "rules") }) else {
            throw DecodingFailure(path: "rules", expected: [Rule].expectation, found: "nothing")
        }
        guard document.kind(rules) == .array else {
            throw document.failure(rules, expected: [Rule].expectation).inside("rules")
        }
        var index = 0
        for rule in document.elements(rules) {
            do {
                try check(rule, in: document)
            } catch {
                throw error.inside("rules[\(index)]")
            }
            index += 1
        }
    }
}
