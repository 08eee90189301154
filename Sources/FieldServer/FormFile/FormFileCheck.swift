public import FieldEngine
import FieldProtocol
import JSONBytes

/// Finds out what is wrong with a form file: the shape of the file, members that nothing reads, and whatever a session
/// refuses when the form is loaded into it (specification, appendix A).
public struct FormFileCheck {
    private let text: FormFileText
    private var problems: [FormFileProblem] = []
    /// The fields that are there, by id, with their places.
    private var fields: [String: Int] = [:]
    private var groups: Set<String> = []
    private var unknownRules: [String: String] = [:]

    /// Checks the bytes of a file with a session in which nothing was said yet. `now`: what today is, for fields that
    /// no text can satisfy any more.
    public static func report(
        on bytes: [UInt8], with partner: some ConversationPartner, at now: Moment, maxDepth: Int = Limits().maxDepth
    ) -> FormFileReport {
        let text: FormFileText
        do throws(JSONSyntaxError) {
            text = try FormFileText(bytes, maxDepth: maxDepth)
        } catch {
            let place = FormFileText.place(of: error.offset, in: bytes)
            return FormFileReport(problems: [
                FormFileProblem(
                    severity: .error, path: "", reason: "this is no JSON: \(error.reason)", line: place.line,
                    column: place.column)
            ])
        }
        guard text.document.kind(text.document.root) == .object else {
            return FormFileReport(problems: [
                FormFileProblem(severity: .error, path: "", reason: "a form is an object", line: 1, column: 1)
            ])
        }
        var check = FormFileCheck(text: text)
        let contents = check.run(with: partner, at: now)
        return FormFileReport(problems: check.inOrder, contents: contents)
    }

    private init(text: FormFileText) { self.text = text }

    private var inOrder: [FormFileProblem] {
        // Stable, so that what is said of one place keeps its order.
        problems.enumerated().sorted {
            ($0.element.line, $0.element.column, $0.offset) < ($1.element.line, $1.element.column, $1.offset)
        }.map(\.element)
    }

    private mutating func report(
        _ severity: FormFileProblem.Severity = .error, at path: String, _ reason: String, node: JSONNode? = nil
    ) {
        let place = node.map { text.place(of: $0) } ?? text.place(of: path)
        problems.append(
            FormFileProblem(
                severity: severity, path: path, reason: reason, line: place.line, column: place.column))
    }

    private mutating func run(with partner: some ConversationPartner, at now: Moment) -> FormFileReport.Contents {
        let form = Parameter(decoding: text.document.root, in: text.document)
        let members = FormFileMembers(text.document)
        unknownRules = members.unknownRules
        for slip in members.slips { report(.warning, at: slip.path, slip.reason, node: slip.node) }

        let title = word("title", of: form, at: "", isRequired: true)
        let name = word("form", of: form, at: "") ?? ""
        let types = tables("types", of: form)
        let fieldTables = tables("fields", of: form, isRequired: true)
        let ruleTables = tables("rules", of: form)
        checkGroups(tables("groups", of: form))
        let order = words("order", of: form)

        var loader = FormFileLoader(partner, at: now)
        for (index, type) in types { load(type, at: "types[\(index)]", &loader) }
        open(name, order: order, &loader)
        for (index, field) in fieldTables { load(field, index: index, form: name, &loader) }
        loadRules(ruleTables, form: name, &loader)
        for naming in members.namings where fields[naming.field] == nil {
            report(at: naming.path, Self.unknownField(naming.field, among: fields.keys))
        }
        for (index, field) in (order ?? []).enumerated() where fields[field] == nil {
            report(at: "order[\(index)]", Self.unknownField(field, among: fields.keys))
        }
        return FormFileReport.Contents(
            title: title ?? "", fields: fieldTables.count, groups: groups.count, types: types.count,
            rules: ruleTables.count)
    }

    private static func unknownField(_ field: String, among known: some Sequence<String>) -> String {
        "there is no field \"\(field.prefix(40))\"\(Spelling.question(about: field, among: known.sorted()))"
    }

    // MARK: The shape of the file

    private mutating func word(
        _ name: String, of table: Parameter, at path: String, isRequired: Bool = false
    ) -> String? {
        switch table[name] {
        case .text(let text): return text
        case nil, .null:
            if isRequired { report(at: PathStep.joined(path, name), "a string is missing here") }
        case .boolean, .number, .list, .table: report(at: PathStep.joined(path, name), "expected a string")
        }
        return nil
    }

    /// The objects of a list, with their places in it.
    private mutating func tables(
        _ name: String, of form: Parameter, isRequired: Bool = false
    ) -> [(index: Int, members: Parameter)] {
        var tables: [(Int, Parameter)] = []
        for (index, element) in list(name, of: form, isRequired: isRequired).enumerated() {
            if case .table = element {
                tables.append((index, element))
            } else {
                report(at: "\(name)[\(index)]", "expected an object")
            }
        }
        return tables
    }

    private mutating func words(_ name: String, of form: Parameter) -> [String]? {
        guard form[name] != nil else { return nil }
        var words: [String] = []
        for (index, element) in list(name, of: form).enumerated() {
            if case .text(let word) = element {
                if words.contains(word) { report(.warning, at: "\(name)[\(index)]", "this stands here twice") }
                words.append(word)
            } else {
                report(at: "\(name)[\(index)]", "expected a string")
            }
        }
        return words
    }

    private mutating func list(_ name: String, of form: Parameter, isRequired: Bool = false) -> [Parameter] {
        switch form[name] {
        case .list(let elements): return elements
        case nil, .null:
            if isRequired { report(at: name, "an array is missing here") }
        case .boolean, .number, .text, .table: report(at: name, "expected an array")
        }
        return []
    }

    private mutating func checkGroups(_ tables: [(index: Int, members: Parameter)]) {
        for (index, group) in tables {
            let path = "groups[\(index)]"
            _ = word("title", of: group, at: path)
            guard let name = word("name", of: group, at: path, isRequired: true) else { continue }
            if !groups.insert(name).inserted { report(at: "\(path).name", "the group \"\(name)\" is listed twice") }
        }
    }

    // MARK: What the session says

    private mutating func report(_ refusal: FormFileLoader<some ConversationPartner>.Refusal, at path: String) {
        let place = PathStep.joined(path, refusal.path)
        let question = unknownRules[place].map { Spelling.question(about: $0, among: FieldEngine.Rule.names) }
        report(at: place, refusal.reason + (question ?? ""))
    }

    private mutating func load(
        _ type: Parameter, at path: String, _ loader: inout FormFileLoader<some ConversationPartner>
    ) {
        guard case .table(let members) = type else { return }
        for refusal in loader.sendUntilTaken("type/define", members).refusals { report(refusal, at: path) }
    }

    private mutating func open(
        _ form: String, order: [String]?, _ loader: inout FormFileLoader<some ConversationPartner>
    ) {
        var members = [loader.member("form", .text(form))]
        if let order { members.append(loader.member("order", .list(order.map { .text($0) }))) }
        if case .refusal(let refusal) = loader.send("form/open", members) { report(refusal, at: "") }
    }

    private mutating func load(
        _ field: Parameter, index: Int, form: String, _ loader: inout FormFileLoader<some ConversationPartner>
    ) {
        let path = "fields[\(index)]"
        guard case .table(let given) = field else { return }
        let identifier = word("field", of: field, at: path, isRequired: true)
        if let identifier {
            if let earlier = fields[identifier] {
                report(
                    at: "\(path).field",
                    "the field \"\(identifier.prefix(40))\" is there already, in fields[\(earlier)]")
                return
            }
            fields[identifier] = index
        }
        if case .text(let group)? = field["group"], !groups.contains(group) {
            // A group need not be listed, but one that nearly is was meant to be.
            if let near = Spelling.nearest(to: group, among: groups.sorted()) {
                report(.warning, at: "\(path).group", "the groups don't list \"\(group)\"; did you mean \"\(near)\"?")
            }
            groups.insert(group)
        }
        checkParameters(of: field["type"], at: "\(path).type", &loader)
        var members = given.filter { $0.name != "form" && $0.name != "replace" && $0.name != "field" }
        members.append(loader.member("form", .text(form)))
        if let identifier { members.append(loader.member("field", .text(identifier))) }
        let (refusals, result) = loader.sendUntilTaken("field/create", members)
        for refusal in refusals { report(refusal, at: path) }
        if refusals.isEmpty, case .text(let dropped)? = result?["dropped"] {
            let view = ["text", "value", "typed"].first { field[$0] != nil } ?? "text"
            report(.warning, at: "\(path).\(view)", "the field does not take \"\(dropped.prefix(40))\"")
        }
    }

    /// Parameters that the type does not have are ignored, as every member that nobody knows.
    private mutating func checkParameters(
        of type: Parameter?, at path: String, _ loader: inout FormFileLoader<some ConversationPartner>
    ) {
        guard case .table(let members)? = type, case .text(let name)? = type?["name"],
            case .result(let description) = loader.send("type/describe", [loader.member("type", .text(name))]),
            case .list(let parameters)? = description["params"]
        else { return }
        let known = parameters.compactMap { parameter -> String? in
            guard case .text(let name)? = parameter["name"] else { return nil }
            return name
        }
        for member in members where member.name != "name" && !known.contains(member.name) {
            let question = Spelling.question(about: member.name, among: known)
            report(
                .warning, at: PathStep.joined(path, member.name),
                "the type \"\(name.prefix(40))\" has no such parameter\(question)")
        }
    }

    /// Sends one `group/define` a group, as a loader does, and again without a rule that is refused.
    private mutating func loadRules(
        _ rules: [(index: Int, members: Parameter)], form: String,
        _ loader: inout FormFileLoader<some ConversationPartner>
    ) {
        var order: [String] = []
        var rulesOfGroup: [String: [(index: Int, members: Parameter)]] = [:]
        for (index, rule) in rules {
            guard let group = word("group", of: rule, at: "rules[\(index)]", isRequired: true) else { continue }
            if rulesOfGroup[group] == nil { order.append(group) }
            rulesOfGroup[group, default: []].append((index, rule))
            if !groups.contains(group) {
                let question = Spelling.question(about: group, among: groups.sorted())
                report(
                    .warning, at: "rules[\(index)].group", "no field is in the group \"\(group.prefix(40))\"\(question)"
                )
            }
        }
        for group in order {
            var rest = rulesOfGroup[group] ?? []
            while !rest.isEmpty {
                let list = rest.map { rule -> Parameter in
                    guard case .table(let members) = rule.members else { return rule.members }
                    return .table(members.filter { $0.name != "group" })
                }
                let members = [
                    loader.member("form", .text(form)), loader.member("group", .text(group)),
                    loader.member("rules", .list(list)),
                ]
                guard case .refusal(let refusal) = loader.send("group/define", members) else { break }
                guard refusal.path.hasPrefix("rules"),
                    let (place, inner) = PathStep.index(in: refusal.path.dropFirst(5)),
                    rest.indices.contains(place)
                else {
                    report(refusal, at: "")
                    break
                }
                let rule = rest.remove(at: place)
                report(
                    at: PathStep.joined("rules[\(rule.index)]", String(inner)),
                    reason(of: refusal, at: inner, in: rule.members))
            }
        }
    }

    /// Of an unknown field, which one may have been meant.
    private func reason(
        of refusal: FormFileLoader<some ConversationPartner>.Refusal, at path: Substring, in rule: Parameter
    ) -> String {
        var named: Parameter?
        if let rest = PathStep.rest(of: path, behind: "fields"), let (index, _) = PathStep.index(in: rest),
            case .list(let fields)? = rule["fields"], fields.indices.contains(index)
        {
            named = fields[index]
        } else if path == "on" {
            named = rule["on"]
        }
        guard case .text(let field)? = named, fields[field] == nil else { return refusal.reason }
        return Self.unknownField(field, among: fields.keys)
    }
}
