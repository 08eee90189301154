import FieldEngine

/// What a form file asks of fields that nobody who fills in the form can give.
extension FormFileCheck {
    mutating func checkDemands(
        of fields: [(index: Int, field: FormFileField)], rules: [(index: Int, members: Parameter)], in form: Parameter
    ) {
        var required: Set<String> = []
        var asked: Set<String> = []
        let pages = ConditionalPages(form, naming: &asked)
        for (index, field) in fields where field.value["required"] == .boolean(true) {
            // What shows, or can be edited, now and then may be filled by then, or not be judged.
            guard let name = field.value.text("field"), !pages.have(field.value, name),
                ["shown", "enabled"].allSatisfy({ field.value[$0] ?? .boolean(true) == .boolean(true) })
            else { continue }
            required.insert(name)
            if Self.isReadOnlyAndEmpty(field) {
                report(
                    .warning, at: "fields[\(index)].readOnly",
                    "the field is required and empty, and only the program can fill it in")
            }
        }
        checkRules(rules, required: required)
    }

    private static func isReadOnlyAndEmpty(_ field: FormFileField) -> Bool {
        guard field.value["readOnly"] == .boolean(true), !field.isAddress else { return false }
        return ["text", "value", "typed", "total"].allSatisfy { name in
            let content = field.value[name] ?? .null
            return content == .null || content == .text("") || content == .list([])
        }
    }

    /// Rules between fields that are always filled, which never hold.
    private mutating func checkRules(_ rules: [(index: Int, members: Parameter)], required: Set<String>) {
        var ofFields: [Set<String>: [String: Int]] = [:]
        for (index, rule) in rules {
            let names = Set(rule.list("fields").compactMap { if case .text(let name) = $0 { name } else { nil } })
            guard let kind = rule.text("rule"), names.count > 1 else { continue }
            let path = "rules[\(index)].rule"
            if kind == "exactlyOne", names.intersection(required).count > 1 {
                report(.warning, at: path, "several of these fields are required: only one may be filled")
            }
            guard names.isSubset(of: required) else { continue }
            let other = kind == "equal" ? "different" : kind == "different" ? "equal" : nil
            if let other = other.flatMap({ ofFields[names]?[$0] }) {
                report(
                    .warning, at: path, "these fields are required, and rules[\(other)] asks the contrary of them",
                    contrary: ["rules[\(other)].rule"])
            }
            ofFields[names, default: [:]][kind] = index
        }
    }
}
