public import FieldEngine
import FieldProtocol
public import FieldServer
import JSONBytes

/// Finds out what is wrong with a form file: the shape of the file, members that nothing reads, and whatever a session
/// refuses when the form is loaded into it (specification, appendix A).
public struct FormFileCheck {
    private var text: FormFileText
    private(set) var findings = FormFileFindings()
    private var spelling = Spelling()
    /// The fields that are there, by id, with their places.
    private var fields: [String: Int] = [:]
    private var groups: Set<String> = []
    private var unknownRules: [String: String] = [:]
    /// The parameters of types that were asked for.
    private var parametersOfTypes: [String: [String]] = [:]
    private var isCutShort = false
    /// What was found out of an earlier state of the file; nil where all is asked in one conversation.
    private(set) var memory: FormFileMemory?
    /// The fields that others name, in the one conversation.
    private var named: Set<String> = []
    /// What is said of fields that have to do with each other alone, of those that were looked at.
    private var joined = JoinedFields()
    private var answersOfJoined: [Int: FormFileField.Answer] = [:]
    private var conditionalPages = ConditionalPages()
    /// Whether no field can be asked about by itself.
    private(set) var isWhole = true

    /// Checks the bytes of a file with a session in which nothing was said yet. `now`: what today is, for fields that
    /// no text can satisfy any more.
    public static func report(
        on bytes: [UInt8], with partner: some ConversationPartner, at now: Moment, maxDepth: Int = Limits().maxDepth
    ) -> FormFileReport {
        report(on: bytes, maxDepth: maxDepth) { check in
            var loader = FormFileLoader(at: now, fileSize: bytes.count) { partner }
            return check.run(&loader)
        }
    }

    /// The same of a file that changes: what is known of its fields is not asked again.
    public static func report(
        on bytes: [UInt8], knowing memory: FormFileMemory, at now: Moment, maxDepth: Int = Limits().maxDepth
    ) -> FormFileReport {
        report(on: bytes, maxDepth: maxDepth) { check in
            var loader = memory.begin(at: now, fileSize: bytes.count)
            check.memory = memory
            let contents = check.run(&loader)
            memory.end(&loader)
            return contents
        }
    }

    private static func report(
        on bytes: [UInt8], maxDepth: Int, _ run: (inout FormFileCheck) -> FormFileReport.Contents
    ) -> FormFileReport {
        let text: FormFileText
        do throws(JSONSyntaxError) {
            text = try FormFileText(bytes, maxDepth: maxDepth)
        } catch {
            return only("this is no JSON: \(error.reason)", at: error.offset, in: bytes)
        }
        guard text.document.kind(text.document.root) == .object else {
            return only("a form is an object", at: 0, in: bytes)
        }
        var check = FormFileCheck(text: text)
        let contents = run(&check)
        return check.findings.report(on: bytes, contents: contents, isCutShort: check.isCutShort)
    }

    private static func only(_ reason: String, at offset: Int, in bytes: [UInt8]) -> FormFileReport {
        var findings = FormFileFindings()
        _ = findings.count(.error)
        findings.keep(.error, path: "", reason: reason, offset: offset)
        return findings.report(on: bytes, contents: nil, isCutShort: false)
    }

    private init(text: FormFileText) { self.text = text }

    /// - Parameters:
    ///   - meant: a word that is nearly the one that stands there.
    ///   - isName: whether the member's name is wrong, and not its value.
    mutating func report(
        _ severity: FormFileProblem.Severity = .error, at path: String, _ reason: String, meant: String? = nil,
        isName: Bool = false, remedy: FormFileProblem.Remedy? = nil, offset: Int? = nil, contrary: [String] = []
    ) {
        guard findings.count(severity) else { return }
        let offset = offset ?? text.offset(of: path)
        let question = Spelling.question(meant)
        findings.keep(
            severity, path: path, reason: reason + question,
            remedy: meant.map { isName ? .rename(to: $0) : .replace(with: $0) } ?? remedy, offset: offset,
            contrary: contrary.map { FormFileProblem.Place(path: $0, offset: text.offset(of: $0)) })
    }

    /// A guess at the intended word, if it is going to be shown.
    private mutating func guess(
        about word: String, among words: some Collection<String>, areInOrder: Bool = true,
        _ severity: FormFileProblem.Severity = .error
    ) -> String? {
        findings.keepsNext(severity) ? spelling.nearest(to: word, among: words, areInOrder: areInOrder) : nil
    }

    private mutating func run(
        _ loader: inout FormFileLoader<some ConversationPartner>
    ) -> FormFileReport.Contents {
        let (form, placed) = parts()
        let members = FormFileMemberReader.members(
            ofFile: text.document, fields: placed.lazy.map { ($0.field.members, $0.offset) })
        unknownRules = members.unknownRules
        for slip in members.slips {
            report(
                .warning, at: slip.path, slip.reason, meant: slip.meant, isName: true, remedy: .remove,
                offset: slip.offset)
        }
        findings.countMoreWarnings(members.moreSlips)

        let title = word("title", of: form, at: "", isRequired: true)
        let name = word("form", of: form, at: "") ?? ""
        let types = tables("types", of: form)
        let fieldTables = fields(placed, of: form)
        let ruleTables = tables("rules", of: form)
        checkGroups(tables("groups", of: form))
        let order = words("order", of: form)
        let steps = FormFileSteps(form)

        for (index, type) in types { load(type, at: "types[\(index)]", &loader) }
        open(name, form, order: order, &loader)
        partFields(fieldTables, form, name: name, types: types.map { $0.members })
        for (path, type) in steps.types { checkParameters(of: type, at: path, &loader) }
        for (index, field) in fieldTables { load(field, index: index, form: name, &loader) }
        loadRules(ruleTables, form: name, &loader)
        checkConditions(of: fieldTables, in: form, &loader)
        checkDemands(of: fieldTables, rules: ruleTables, in: form)
        for naming in members.namings + steps.namedInRules where fields[naming.field] == nil {
            let isKnown =
                steps.knowsOwnField(naming.field, namedAt: naming.path)
                ?? steps.haveField(naming.field, forTotal: naming.isOfTotal)
            if isKnown { continue }
            if steps.haveField(naming.field, forTotal: true) {
                report(at: naming.path, "only a total asks the fields of all rows")
            } else {
                reportUnknownField(naming.field, at: naming.path)
            }
        }
        for (path, section) in members.countedSections where steps.fieldsOfSection[section] == nil {
            let meant = guess(about: section, among: steps.fieldsOfSection.keys, areInOrder: false)
            report(at: path, "there is no section \"\(section.prefix(40))\"", meant: meant)
        }
        for (index, field) in (order ?? []).enumerated()
        where fields[field] == nil && steps.fieldsOfSection[field] == nil {
            reportUnknownField(field, at: "order[\(index)]")
        }
        check(steps, fieldTables)
        isCutShort = loader.hasGivenUp || memory?.hasGivenUp ?? false
        return FormFileReport.Contents(
            title: title ?? "", form: name, fields: fieldTables.count, groups: groups.count, types: types.count,
            rules: ruleTables.count, pages: steps.pageCount, sections: steps.sectionCount)
    }

    // MARK: Fields

    /// The form without its fields, and these, with where they begin.
    private func parts() -> (form: Parameter, fields: [(field: FormFileField, offset: Int)]) {
        let document = text.document
        let list = document.member(document.root, "fields")
        let fields = list.map { list in
            document.elements(list).map { node in
                (memory?.field(node, in: document) ?? FormFileField(node, in: document), text.offset(of: node))
            }
        }
        let members = document.members(document.root).compactMap { member -> Parameter.Member? in
            guard let name = document.string(member.name) else { return nil }
            // Of two with one name the last counts.
            let isLeftOut = name == "fields" && document.kind(member.value) == .array
            return Parameter.Member(
                name: name, value: isLeftOut ? .list([]) : Parameter(decoding: member.value, in: document))
        }
        return (.table(members), fields ?? [])
    }

    private mutating func fields(
        _ placed: [(field: FormFileField, offset: Int)], of form: Parameter
    ) -> [(index: Int, field: FormFileField)] {
        _ = list("fields", of: form, isRequired: true)
        var fields: [(index: Int, field: FormFileField)] = []
        fields.reserveCapacity(placed.count)
        for (index, placed) in placed.enumerated() {
            if case .table = placed.field.value {
                fields.append((index, placed.field))
            } else {
                report(at: "fields[\(index)]", "expected an object")
            }
        }
        return fields
    }

    /// Finds out which fields have to do with others.
    private mutating func partFields(
        _ fields: [(index: Int, field: FormFileField)], _ form: Parameter, name: String, types: [Parameter]
    ) {
        guard let memory else { return }
        memory.setBasis(types: types, form: name)
        var ofTypes: Set<String> = []
        // A type may name fields for all that are of it, and addresses and rows have more of them than are counted here.
        isWhole =
            types.contains { $0.collectFieldNames(into: &ofTypes) } || 2 * fields.count > memory.maxFields
        for part in ["rules", "sections"] { form[part]?.collectFieldNames(into: &named) }
        conditionalPages = ConditionalPages(form, naming: &named)
        if !isWhole, form["sections"] == nil {
            joined = JoinedFields(fields) { [named, conditionalPages] field, identifier in
                named.contains(identifier) || conditionalPages.have(field.value, identifier)
            }
        }
        for (_, field) in fields where field.namesOthers { named.formUnion(field.named) }
    }

    /// Whether what is said of a field follows from itself and the types alone.
    private func standsAlone(_ field: FormFileField, _ identifier: String) -> Bool {
        !isWhole && !field.namesOthers && !named.contains(identifier) && !identifier.utf8.contains(UInt8(ascii: "["))
            && !conditionalPages.have(field.value, identifier)
    }

    /// Pages name fields and groups that are there, and have something on them.
    private mutating func check(_ steps: FormFileSteps, _ tables: [(index: Int, field: FormFileField)]) {
        var used = steps.groups
        for (_, field) in tables { if case .text(let group)? = field.value["group"] { used.insert(group) } }
        for (index, page) in steps.pageNames.enumerated() {
            var isEmpty = !steps.hasSection(onPageAt: index)
            for name in page.names {
                let isThere = name.isGroup ? used.contains(name.name) : fields[name.name] != nil
                if isThere {
                    isEmpty = false
                } else if name.isGroup {
                    let meant = guess(about: name.name, among: used, areInOrder: false, .warning)
                    report(
                        .warning, at: name.path, "no field is in the group \"\(name.name.prefix(40))\"", meant: meant)
                } else {
                    reportUnknownField(name.name, at: name.path)
                }
            }
            if isEmpty { report(.warning, at: page.path, "no field is on this page") }
        }
    }

    private mutating func reportUnknownField(_ field: String, at path: String) {
        let meant = guess(about: field, among: fields.keys, areInOrder: false)
        report(at: path, "there is no field \"\(field.prefix(40))\"", meant: meant)
    }

    // MARK: The shape of the file

    private mutating func word(
        _ name: String, of table: Parameter, at path: @autoclosure () -> String, isRequired: Bool = false
    ) -> String? {
        switch table[name] {
        case .text(let text): return text
        case nil, .null:
            if isRequired {
                report(at: PathStep.joined(path(), name), "a string is missing here", remedy: .add(member: name))
            }
        case .boolean, .number, .list, .table: report(at: PathStep.joined(path(), name), "expected a string")
        }
        return nil
    }

    /// The objects of a list, with their places in it.
    private mutating func tables(
        _ name: String, of form: Parameter
    ) -> [(index: Int, members: Parameter)] {
        var tables: [(index: Int, members: Parameter)] = []
        for (index, element) in list(name, of: form).enumerated() {
            if case .table = element {
                tables.append((index: index, members: element))
            } else {
                report(at: "\(name)[\(index)]", "expected an object")
            }
        }
        return tables
    }

    private mutating func words(_ name: String, of form: Parameter) -> [String]? {
        guard form[name] != nil else { return nil }
        var words: [String] = []
        var seen: Set<String> = []
        for (index, element) in list(name, of: form).enumerated() {
            if case .text(let word) = element {
                if !seen.insert(word).inserted {
                    report(.warning, at: "\(name)[\(index)]", "this stands here twice", remedy: .remove)
                }
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
            if isRequired { report(at: name, "an array is missing here", remedy: .add(member: name)) }
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

    // MARK: Answers of the session

    private mutating func report(_ refusal: FormFileAnswer.Refusal, at path: String) {
        let place = PathStep.joined(path, refusal.path)
        let rule = unknownRules[place]
        let meant = refusal.meant ?? rule.flatMap { guess(about: $0, among: FieldEngine.Rule.names) }
        let missing = refusal.isMissing ? PathStep.lastName(of: place) : nil
        let contrary = refusal.contrary.map { PathStep.joined(path, $0) }.filter { $0 != place }
        report(
            at: place, refusal.reason, meant: meant, remedy: missing.map { .add(member: $0) }, contrary: contrary)
    }

    private mutating func load(
        _ type: Parameter, at path: String, _ loader: inout FormFileLoader<some ConversationPartner>
    ) {
        guard case .table(let members) = type else { return }
        for refusal in loader.sendUntilTaken("type/define", members).refusals { report(refusal, at: path) }
        if let base = type["extends"], case .table(let given)? = type["parameters"] {
            checkParameters(
                of: .table([loader.member("name", base)] + given), at: PathStep.joined(path, "parameters"), &loader)
        }
    }

    private mutating func open(
        _ name: String, _ form: Parameter, order: [String]?, _ loader: inout FormFileLoader<some ConversationPartner>
    ) {
        var members = [loader.member("form", .text(name))]
        if let order { members.append(loader.member("order", .list(order.map { .text($0) }))) }
        for part in ["pages", "sections"] {
            if let list = form[part] { members.append(loader.member(part, list)) }
        }
        for refusal in loader.sendUntilTaken("form/open", members).refusals { report(refusal, at: "") }
    }

    private mutating func load(
        _ field: FormFileField, index: Int, form: String, _ loader: inout FormFileLoader<some ConversationPartner>
    ) {
        let value = field.value
        guard case .table(let given) = value else { return }
        let identifier = word("field", of: value, at: "fields[\(index)]", isRequired: true)
        if let identifier {
            if let earlier = fields[identifier] {
                report(
                    at: "fields[\(index)].field",
                    "the field \"\(identifier.prefix(40))\" is there already, in fields[\(earlier)]")
                return
            }
            fields[identifier] = index
        }
        if case .text(let group)? = value["group"], !groups.contains(group) {
            // A group need not be listed, but one that nearly is was meant to be.
            if let near = spelling.nearest(to: group, among: groups, areInOrder: false) {
                report(.warning, at: "fields[\(index)].group", "the groups don't list \"\(group)\"", meant: near)
            }
            groups.insert(group)
        }
        checkParameters(of: value["type"], at: "fields[\(index)].type", &loader)
        let isAlone = !field.isAddress && identifier.map { standsAlone(field, $0) } ?? false
        if isAlone, let answer = field.answer { return report(answer, of: value, index: index) }
        if identifier != nil, let answer = answerOfJoined(at: index, form: form) {
            return report(answer, of: value, index: index)
        }
        let members = Self.members(of: given, identifier, form: form)
        if field.isAddress {
            load(address: members.filter { $0.name != "form" }, index: index, form: form, &loader)
        } else if isAlone, let identifier, let memory {
            report(memory.ask(about: field, identifier, members), of: value, index: index)
        } else {
            let answer = FormFileField.Answer(loader.sendUntilTaken("field/create", members))
            report(answer, of: value, index: index)
        }
    }

    /// The message that makes a field.
    private static func members(
        of given: [Parameter.Member], _ identifier: String?, form: String
    ) -> [Parameter.Member] {
        var members = given.filter { $0.name != "form" && $0.name != "replace" && $0.name != "field" }
        members.append(Parameter.Member(name: "form", value: .text(form)))
        if let identifier { members.append(Parameter.Member(name: "field", value: .text(identifier))) }
        return members
    }

    /// What is said of a field that has to do with those of its set alone; nil of any other.
    private mutating func answerOfJoined(at index: Int, form: String) -> FormFileField.Answer? {
        if let answer = answersOfJoined[index] { return answer }
        guard let memory, let set = joined.set(ofFieldAt: index) else { return nil }
        let answers = memory.answers(about: set) { member in
            guard case .table(let given) = member.field.value else { return [] }
            return Self.members(of: given, member.identifier, form: form)
        }
        for (member, answer) in zip(set, answers) { answersOfJoined[member.index] = answer }
        return answersOfJoined[index]
    }

    private mutating func report(_ answer: FormFileField.Answer, of field: Parameter, index: Int) {
        for refusal in answer.refusals { report(refusal, at: "fields[\(index)]") }
        if answer.refusals.isEmpty, let dropped = answer.dropped {
            let view = ["text", "value", "typed"].first { field[$0] != nil } ?? "text"
            report(.warning, at: "fields[\(index)].\(view)", "the field does not take \"\(dropped.prefix(40))\"")
        }
    }

    /// An address is made by the form, with an id for each of its parts.
    private mutating func load(
        address members: [Parameter.Member], index: Int, form: String,
        _ loader: inout FormFileLoader<some ConversationPartner>
    ) {
        let params = [
            loader.member("form", .text(form)), loader.member("fields", .list([.table(members)])),
        ]
        let (refusals, result) = loader.sendUntilTaken("form/open", params)
        for var refusal in refusals {
            // The path is that in a form of this field alone.
            if refusal.path.hasPrefix("fields[0]") {
                refusal.path = String(refusal.path.dropFirst(9).drop { $0 == "." })
            }
            report(refusal, at: "fields[\(index)]")
        }
        guard case .list(let made)? = result?["fields"] else { return }
        for field in made { if case .text(let identifier)? = field["field"] { fields[identifier] = index } }
    }

    /// Parameters that the type does not have are ignored, as every member that nobody knows.
    private mutating func checkParameters(
        of type: Parameter?, at path: @autoclosure () -> String,
        _ loader: inout FormFileLoader<some ConversationPartner>
    ) {
        guard case .table(let members)? = type, case .text(let name)? = type?["name"],
            let known = parameters(ofType: name, &loader)
        else { return }
        for member in members where member.name != "name" && !known.contains(member.name) {
            let meant = guess(about: member.name, among: known, .warning)
            report(
                .warning, at: PathStep.joined(path(), member.name),
                "the type \"\(name.prefix(40))\" has no such parameter", meant: meant, isName: true, remedy: .remove)
        }
        if known.contains("of") { checkParameters(of: type?["of"], at: PathStep.joined(path(), "of"), &loader) }
    }

    /// Nil where there is no such type.
    private mutating func parameters(
        ofType name: String, _ loader: inout FormFileLoader<some ConversationPartner>
    ) -> [String]? {
        if let memory { return memory.parameters(ofType: name) }
        if let known = parametersOfTypes[name] { return known }
        let known = loader.parameters(ofType: name)
        parametersOfTypes[name] = known
        return known
    }

    /// Sends one `group/define` a group, as a loader does, and again without a rule that is refused.
    private mutating func loadRules(
        _ rules: [(index: Int, members: Parameter)], form: String,
        _ loader: inout FormFileLoader<some ConversationPartner>
    ) {
        var order: [String] = []
        var rulesOfGroup: [String: [(index: Int, members: Parameter)]] = [:]
        for (index, rule) in rules {
            // Without a group it is a rule of that without a name.
            let isNamed = rule["group"] ?? .null != .null
            guard let group = isNamed ? word("group", of: rule, at: "rules[\(index)]", isRequired: true) : "" else {
                continue
            }
            if rulesOfGroup[group] == nil { order.append(group) }
            rulesOfGroup[group, default: []].append((index, rule))
            if !group.isEmpty, !groups.contains(group) {
                let meant = guess(about: group, among: groups, areInOrder: false, .warning)
                report(
                    .warning, at: "rules[\(index)].group", "no field is in the group \"\(group.prefix(40))\"",
                    meant: meant)
            }
        }
        for group in order {
            var rest = rulesOfGroup[group] ?? []
            var isRepeated = false
            while !rest.isEmpty, !isRepeated || loader.mayRepeat {
                guard let refusal = define(group, rest[...], of: form, &loader, isRepeated: isRepeated) else {
                    rest = []
                    break
                }
                isRepeated = true
                guard let place = report(refusal, ofOneOf: rest[...]) else {
                    rest = []
                    break
                }
                rest.remove(at: place)
            }
            // With so much that is wrong each of them is looked at by itself: but for cycles that is as good.
            for index in rest.indices {
                guard let refusal = define(group, rest[index...index], of: form, &loader) else { continue }
                _ = report(refusal, ofOneOf: rest[index...index])
            }
        }
    }

    /// Why the session does not take these rules.
    private func define(
        _ group: String, _ rules: ArraySlice<(index: Int, members: Parameter)>, of form: String,
        _ loader: inout FormFileLoader<some ConversationPartner>, isRepeated: Bool = false
    ) -> (path: String, reason: String)? {
        let list = rules.map { rule -> Parameter in
            guard case .table(let members) = rule.members else { return rule.members }
            return .table(members.filter { $0.name != "group" })
        }
        let members = [
            loader.member("form", .text(form)), loader.member("group", .text(group)),
            loader.member("rules", .list(list)),
        ]
        guard case .refusal(let refusal) = loader.send("group/define", members, isRepeated: isRepeated) else {
            return nil
        }
        return (refusal.path, refusal.reason)
    }

    /// - Returns: Which of the rules it is about; nil where it is about none of them.
    private mutating func report(
        _ refusal: (path: String, reason: String), ofOneOf rules: ArraySlice<(index: Int, members: Parameter)>
    ) -> Int? {
        guard refusal.path.hasPrefix("rules"),
            let (place, inner) = PathStep.index(in: refusal.path.dropFirst(5)), place >= 0, place < rules.count
        else {
            report(at: refusal.path, refusal.reason)
            return nil
        }
        let rule = rules[rules.startIndex + place]
        let path = PathStep.joined("rules[\(rule.index)]", String(inner))
        if let field = unknownField(at: inner, in: rule.members) {
            reportUnknownField(field, at: path)
        } else {
            report(at: path, refusal.reason)
        }
        return place
    }

    /// The field that a rule names at a path, where there is none of that name.
    private func unknownField(at path: Substring, in rule: Parameter) -> String? {
        var named: Parameter?
        if let rest = PathStep.rest(of: path, behind: "fields"), let (index, _) = PathStep.index(in: rest),
            case .list(let fields)? = rule["fields"], fields.indices.contains(index)
        {
            named = fields[index]
        } else if path == "on" {
            named = rule["on"]
        }
        guard case .text(let field)? = named, fields[field] == nil else { return nil }
        return field
    }
}
