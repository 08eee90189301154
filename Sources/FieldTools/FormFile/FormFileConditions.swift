import FieldEngine
import FieldServer

/// Conditions of a form file that never hold, or always do, whatever is filled in.
extension FormFileCheck {
    /// What can be said of a condition before anything is filled in.
    private enum Prospect {
        case never, always, open

        var opposite: Prospect {
            switch self {
            case .never: .always
            case .always: .never
            case .open: .open
            }
        }
    }

    mutating func checkConditions(
        of fields: [(index: Int, field: FormFileField)], in form: Parameter,
        _ loader: inout FormFileLoader<some ConversationPartner>
    ) {
        guard form["pages"] != nil || form["sections"] != nil || fields.contains(where: { $0.field.hasConditions })
        else {
            return
        }
        var known: [String: Parameter] = [:]
        for (_, field) in fields {
            if case .text(let name)? = field.value["field"] { known[name] = field.value }
        }
        for section in Self.elements(form["sections"]) {
            guard case .text(let name)? = section["section"] else { continue }
            for field in Self.elements(section["fields"]) {
                if case .text(let local)? = field["field"] { known["\(name)[].\(local)"] = field }
            }
        }
        for (index, field) in fields where field.hasConditions {
            for (path, condition) in Self.conditions(of: field.value, at: "fields[\(index)]") {
                _ = look(at: condition, about: nil, path: path, known, &loader)
            }
        }
        for (index, page) in Self.elements(form["pages"]).enumerated() {
            guard let shown = page["shown"] else { continue }
            _ = look(at: shown, about: nil, path: "pages[\(index)].shown", known, &loader)
        }
        for (place, section) in Self.elements(form["sections"]).enumerated() {
            var known = known
            let fields = Self.elements(section["fields"])
            for field in fields { if case .text(let name)? = field["field"] { known[".\(name)"] = field } }
            for (index, field) in fields.enumerated() {
                for (path, condition) in Self.conditions(of: field, at: "sections[\(place)].fields[\(index)]") {
                    _ = look(at: condition, about: nil, path: path, known, &loader)
                }
            }
        }
    }

    /// The conditions of a field, with their paths.
    static func conditions(of field: Parameter, at path: String) -> [(path: String, condition: Parameter)] {
        var found: [(path: String, condition: Parameter)] = []
        func add(_ condition: Parameter?, _ place: String) {
            if case .table? = condition, let condition { found.append(("\(path).\(place)", condition)) }
        }
        for name in ["shown", "enabled", "required"] { add(field[name], name) }
        for (list, place) in [(field["choices"], "choices"), (field["type"]?["choices"], "type.choices")] {
            for (index, choice) in elements(list).enumerated() { add(choice["shown"], "\(place)[\(index)].shown") }
        }
        for phase in ["live", "final"] {
            for (index, rule) in elements(field["validation"]?[phase]?["rules"]).enumerated() {
                add(rule["when"], "validation.\(phase).rules[\(index)].when")
            }
        }
        return found
    }

    private static func elements(_ list: Parameter?) -> [Parameter] {
        if case .list(let elements)? = list { elements } else { [] }
    }

    private mutating func look(
        at condition: Parameter, about around: String?, path: String, _ fields: [String: Parameter],
        _ loader: inout FormFileLoader<some ConversationPartner>
    ) -> Prospect {
        if case .boolean(let holds) = condition { return holds ? .always : .never }
        guard case .text(let rule)? = condition["rule"] else { return .open }
        var field = around
        if case .text(let own)? = condition["field"] { field = own }
        guard ["all", "any", "not"].contains(rule) else {
            guard let field, let options = fields[field] ?? Self.options(ofRowField: field, fields) else {
                return .open
            }
            let prospect = prospect(of: condition, rule, on: options, &loader)
            switch prospect {
            case .never: report(.warning, at: path, "no value of \"\(field.prefix(40))\" meets this: it never holds")
            case .always:
                report(.warning, at: path, "each value of \"\(field.prefix(40))\" meets this: it always holds")
            case .open: break
            }
            return prospect
        }
        var prospects: [Prospect] = []
        for (index, inner) in Self.elements(condition["rules"]).enumerated() {
            prospects.append(look(at: inner, about: field, path: "\(path).rules[\(index)]", fields, &loader))
        }
        // What one part says of itself is said already.
        switch rule {
        case "all":
            if prospects.contains(.never) { return .never }
            if prospects.allSatisfy({ $0 == .always }) { return .always }
            return contradicts(condition, about: field, path: path, fields, &loader) ? .never : .open
        case "any":
            if prospects.contains(.always) { return .always }
            return prospects.allSatisfy { $0 == .never } ? .never : .open
        default:
            if prospects.contains(.always) { return .never }
            return prospects.allSatisfy { $0 == .never } ? .always : .open
        }
    }

    /// The field of each row that `items[3].amount` is one of.
    private static func options(ofRowField field: String, _ fields: [String: Parameter]) -> Parameter? {
        Total.namesOfRows(with: field).first.flatMap { fields[$0] }
    }

    /// Whether rules about the same field contradict each other, which is reported.
    private mutating func contradicts(
        _ condition: Parameter, about around: String?, path: String, _ fields: [String: Parameter],
        _ loader: inout FormFileLoader<some ConversationPartner>
    ) -> Bool {
        let all = Self.elements(condition["rules"])
        var rules: [String: [(place: Int, rule: Parameter)]] = [:]
        for (place, inner) in all.enumerated() {
            guard let rule = Self.language(of: inner) else { continue }
            if case .text(let field)? = inner["field"] {
                rules[field, default: []].append((place, rule))
            } else if let around {
                rules[around, default: []].append((place, rule))
            }
        }
        for (field, rules) in rules.sorted(by: { $0.key < $1.key }) where rules.count > 1 {
            guard !rules.allSatisfy({ Self.holdsOfNothing($0.rule) }),
                let options = fields[field] ?? Self.options(ofRowField: field, fields),
                !isPossible(rules.map { $0.rule }, for: options, &loader)
            else { continue }
            let contrary = contrary(rules, for: options, &loader)
            let names = contrary.count == all.count ? ["all of these"] : contrary.map { "rules[\($0)]" }
            report(
                .warning, at: path,
                "no value of \"\(field.prefix(40))\" meets \(names.joined(separator: " and ")): it never holds",
                contrary: contrary.map { "\(path).rules[\($0)]" })
            return true
        }
        return false
    }

    /// Those of some rules that contradict each other: none of them can be done without.
    private func contrary(
        _ rules: [(place: Int, rule: Parameter)], for field: Parameter,
        _ loader: inout FormFileLoader<some ConversationPartner>
    ) -> [Int] {
        // Of more than anybody writes all are named: each is asked about with all others.
        if rules.count > 16 { return rules.map { $0.place } }
        var left = rules
        for place in rules.map({ $0.place }) where left.count > 2 {
            let others = left.filter { $0.place != place }
            if !isPossible(others.map { $0.rule }, for: field, &loader) { left = others }
        }
        return left.map { $0.place }
    }

    /// A rule as a field has it, where it is one that can be looked at before there is a text.
    private static func language(of condition: Parameter) -> Parameter? {
        guard case .table(let members) = condition, case .text(let rule)? = condition["rule"],
            ["length", "pattern", "range", "dateRange", "contains", "startsWith", "endsWith"].contains(rule)
        else { return nil }
        return .table(members.filter { $0.name != "field" })
    }

    private func prospect(
        of condition: Parameter, _ rule: String, on field: Parameter,
        _ loader: inout FormFileLoader<some ConversationPartner>
    ) -> Prospect {
        if let choices = Self.choices(of: field) {
            let ignoreCase = condition["ignoreCase"] == .boolean(true)
            func isKnown(_ wanted: Parameter) -> Bool {
                choices.contains { Self.isSame($0, wanted, ignoreCase: ignoreCase) }
                    || Self.mayBeWord(wanted, of: field)
            }
            switch rule {
            case "equals": return condition["value"].map(isKnown) == false ? .never : .open
            case "oneOf": return Self.elements(condition["values"]).contains(where: isKnown) ? .open : .never
            case "noneOf": return Self.elements(condition["values"]).contains(where: isKnown) ? .open : .always
            default: break
            }
        }
        guard let rule = Self.language(of: condition) else { return .open }
        return Self.holdsOfNothing(rule) || isPossible([rule], for: field, &loader) ? .open : .never
    }

    /// Whether a rule holds of a field that is empty, whatever texts the field takes: of those that are asked here a length without a
    /// least one.
    private static func holdsOfNothing(_ rule: Parameter) -> Bool {
        guard rule["rule"] == .text("length") else { return false }
        return ["min", "exact"].allSatisfy { (rule[$0]?.count ?? 0) <= 0 }
    }

    private static func isFlag(_ type: Parameter?) -> Bool { type == .text("flag") || type?["name"] == .text("flag") }

    /// Whether a text may be the word of a flag in the language of who fills in the form: those begin with a capital letter, where there
    /// are any.
    private static func mayBeWord(_ wanted: Parameter, of field: Parameter) -> Bool {
        guard case .text(let text) = wanted, let first = text.first else { return false }
        return isFlag(field["type"]) && (first.isUppercase || first.isLetter && !first.isCased)
    }

    /// What a field's values are, where they are of a list; nil where they are not, or of a text of one's own.
    private static func choices(of field: Parameter) -> [Parameter]? {
        guard let type = field["type"] else { return nil }
        if isFlag(type) {
            return [.boolean(true), .boolean(false)] + ["yes", "no"].compactMap { type[$0] }
        }
        guard type["name"] == .text("choice") || type["name"] == .text("choices"), type["custom"] != .boolean(true)
        else { return nil }
        // Nothing is chosen at first.
        return [.text("")]
            + elements(type["choices"]).flatMap { choice in
                [choice, choice["label"], choice["value"]].compactMap { $0 }
            }
    }

    /// Whether a condition takes two values for the same: numbers however they are spelled.
    private static func isSame(_ value: Parameter, _ wanted: Parameter, ignoreCase: Bool) -> Bool {
        if value == wanted { return true }
        switch (value, wanted) {
        case (.boolean(let flag), .text(let text)): return text == (flag ? "true" : "false")
        case (.number(let number), .number(let other)), (.number(let number), .text(let other)),
            (.text(let number), .number(let other)):
            guard let number = DecimalNumber(number), let other = DecimalNumber(other) else { return false }
            return number == other
        case (.text(let text), .text(let other)): return ignoreCase && text.lowercased() == other.lowercased()
        default: return false
        }
    }

    /// Whether the session takes a field with these rules besides its own, which no text may satisfy.
    private func isPossible(
        _ rules: [Parameter], for field: Parameter, _ loader: inout FormFileLoader<some ConversationPartner>
    ) -> Bool {
        guard case .table(let members) = field else { return true }
        let kept = ["type", "minLength", "maxLength", "lengthUnit", "blanks"]
        var probe = members.filter { kept.contains($0.name) }
        let name = "\u{0}"
        probe.append(loader.member("field", .text(name)))
        // In no form of the file.
        probe.append(loader.member("form", .text(name)))
        let final = Parameter.table([loader.member("rules", .list(rules))])
        probe.append(loader.member("validation", .table([loader.member("final", final)])))
        var named: Set<String> = []
        // Where the type asks no other field, all that it hangs on is known.
        guard let memory, !isWhole,
            members.first(where: { $0.name == "type" })?.value.collectFieldNames(into: &named) != true
        else { return isPossible(probe, named: name, &loader) }
        return memory.isPossible(probe) { isPossible(probe, named: name, &$0) }
    }

    private func isPossible(
        _ probe: [Parameter.Member], named name: String, _ loader: inout FormFileLoader<some ConversationPartner>
    ) -> Bool {
        guard case .refusal(let refusal) = loader.send("field/create", probe, isRepeated: true) else {
            _ = loader.send("field/dispose", [loader.member("field", .text(name))], isRepeated: true)
            return true
        }
        return !refusal.isContradiction
    }
}
