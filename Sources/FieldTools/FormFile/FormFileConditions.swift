import FieldEngine
import FieldServer

/// Conditions of a form file that never hold, or always do, whatever is filled in.
extension FormFileCheck {
    mutating func checkConditions(
        of fields: [(index: Int, field: FormFileField)], in form: Parameter,
        _ loader: inout FormFileLoader<some ConversationPartner>
    ) {
        guard form["pages"] != nil || form["sections"] != nil || fields.contains(where: { $0.field.hasProspects })
        else { return }
        var prospects = ConditionProspects(
            of: fields.map { $0.field.value }, in: form, knowing: isWhole ? nil : memory)
        for (index, field) in fields where field.hasProspects {
            for (path, condition) in Self.conditions(of: field.value, at: "fields[\(index)]") {
                prospects.look(at: condition, path: path, &loader)
            }
            prospects.lookAtChoices(of: field.value, at: "fields[\(index)]", &loader)
            prospects.lookAtNamedValues(of: field.value, at: "fields[\(index)]", &loader)
            if let total = field.value["total"] { prospects.lookAtTotal(total, at: "fields[\(index)].total") }
        }
        for (index, page) in form.list("pages").enumerated() {
            if let shown = page["shown"] { prospects.look(at: shown, path: "pages[\(index)].shown", &loader) }
        }
        for (place, section) in form.list("sections").enumerated() {
            let fields = section.list("fields")
            prospects.enter(rowsWith: fields)
            for (index, field) in fields.enumerated() {
                let path = "sections[\(place)].fields[\(index)]"
                for (path, condition) in Self.conditions(of: field, at: path) {
                    prospects.look(at: condition, path: path, &loader)
                }
                prospects.lookAtChoices(of: field, at: path, &loader)
                prospects.lookAtNamedValues(of: field, at: path, &loader)
                if let total = field["total"] { prospects.lookAtTotal(total, at: "\(path).total") }
            }
            prospects.leaveRows()
        }
        for remark in prospects.remarks where !findings.haveError(at: remark.path) {
            report(.warning, at: remark.path, remark.reason, contrary: remark.contrary)
        }
    }

    /// The conditions of a field, with their paths.
    static func conditions(of field: Parameter, at path: String) -> [(path: String, condition: Parameter)] {
        var found: [(path: String, condition: Parameter)] = []
        func add(_ condition: Parameter?, _ place: String) {
            if case .table? = condition, let condition { found.append(("\(path).\(place)", condition)) }
        }
        for name in ["shown", "enabled", "required"] { add(field[name], name) }
        for (choices, place) in choices(of: field) {
            for (index, choice) in choices.enumerated() {
                add(choice["shown"], "\(place)[\(index)].shown")
            }
        }
        for phase in ["live", "final"] {
            for (index, rule) in (field["validation"]?[phase]?.list("rules") ?? []).enumerated() {
                add(rule["when"], "validation.\(phase).rules[\(index)].when")
            }
        }
        return found
    }

    /// The rules of a field that name values, with their paths.
    static func namedValues(of field: Parameter, at path: String) -> [(path: String, rule: Parameter)] {
        ["live", "final"].flatMap { phase in
            (field["validation"]?[phase]?.list("rules") ?? []).enumerated().compactMap { index, rule in
                let names = rule.text("rule").map(["noneOf", "oneOf", "equals"].contains) ?? false
                return names ? ("\(path).validation.\(phase).rules[\(index)]", rule) : nil
            }
        }
    }

    /// The entries of a field's list, and of its type's, with their places in the field.
    static func choices(of field: Parameter) -> [(choices: [Parameter], place: String)] {
        [(field.list("choices"), "choices"), (field["type"]?.list("choices") ?? [], "type.choices")]
    }
}
