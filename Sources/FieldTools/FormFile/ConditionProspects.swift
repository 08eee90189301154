import FieldEngine
import FieldServer

/// What can be said of a form file's conditions before anything is filled in: that they never hold, or always do.
///
/// A condition asks what a field has, and not whether it is valid; here it is said to hold never where no valid value meets it.
struct ConditionProspects {
    /// What is said of a condition.
    struct Remark {
        var path: String
        var reason: String
        /// The paths of the rules that contradict each other.
        var contrary: [String] = []
    }

    private enum Prospect {
        case never, always, open
    }

    private(set) var remarks: [Remark] = []
    /// By the names that conditions have for them: their ids, `section[].id`, and within the rows of a section `.id`.
    private var fields: [String: Parameter] = [:]
    private var namesInRows: [String] = []
    /// What the pages show by, whose fields and groups these are, where they do not always show.
    private var pageOfField: [String: Parameter] = [:]
    private var pageOfGroup: [String: Parameter] = [:]
    /// Whether fields never show, of those that were asked about.
    private var hidden: [String: Bool] = [:]
    private var isFindingOut = false
    /// What the session said, by what it was asked: many conditions are alike, and what a field shows by is asked twice.
    private var known: [Parameter: Bool] = [:]
    /// How many values were tried.
    private var trials = 0
    /// Where each field is asked about by itself.
    private let memory: FormFileMemory?

    /// More values than anybody writes are not tried each by itself.
    private static let mostValues = 100
    /// A value takes up to sixteen messages to try, and a file may have a hundred thousand: the rest is left open.
    private static let mostTrials = 2_000

    init(of fields: [Parameter], in form: Parameter, knowing memory: FormFileMemory?) {
        self.memory = memory
        for field in fields { if let name = field.text("field") { self.fields[name] = field } }
        for section in form.list("sections") {
            guard let name = section.text("section") else { continue }
            for field in section.list("fields") {
                if let local = field.text("field") { self.fields["\(name)[].\(local)"] = field }
            }
        }
        for page in form.list("pages") {
            guard let shown = page["shown"], shown != .boolean(true) else { continue }
            for case .text(let name) in page.list("fields") { pageOfField[name] = shown }
            for case .text(let name) in page.list("groups") { pageOfGroup[name] = shown }
        }
    }

    /// From here on conditions are those of rows with these fields.
    mutating func enter(rowsWith fields: [Parameter]) {
        for field in fields {
            guard let name = field.text("field").map({ ".\($0)" }) else { continue }
            self.fields[name] = field
            namesInRows.append(name)
        }
    }

    mutating func leaveRows() {
        for name in namesInRows { (fields[name], hidden[name]) = (nil, nil) }
        namesInRows = []
    }

    mutating func look(
        at condition: Parameter, path: String, _ loader: inout FormFileLoader<some ConversationPartner>
    ) {
        _ = prospect(of: condition, about: nil, path: path, &loader)
    }

    /// Tells where a field has to be filled in from a list of which nothing can be chosen.
    mutating func lookAtChoices(
        of field: Parameter, at path: String, _ loader: inout FormFileLoader<some ConversationPartner>
    ) {
        guard field["required"] == .boolean(true), let type = field["type"], Self.isList(type) else { return }
        guard let (choices, place) = FormFileCheck.choices(of: field).last(where: { !$0.choices.isEmpty }) else {
            return
        }
        for choice in choices where choice["disabled"] != .boolean(true) {
            guard let shown = choice["shown"] else { return }
            if quietly({ $0.prospect(of: shown, about: nil, path: "", &$1) }, &loader) != .never { return }
        }
        say(at: "\(path).\(place)", "the field is required, and none of these can be chosen")
    }

    /// Tells where a rule asks a field for what it never has, or forbids that.
    mutating func lookAtNamedValues(
        of field: Parameter, at path: String, _ loader: inout FormFileLoader<some ConversationPartner>
    ) {
        for (path, rule) in FormFileCheck.namedValues(of: field, at: path) {
            switch prospect(of: rule, rule.text("rule") ?? "", on: field, &loader) {
            case .always: say(at: path, "the field never has one of these values: nothing is forbidden")
            case .never: say(at: path, "no value of the field meets this")
            case .open: break
            }
        }
    }

    /// Tells where a total asks a field that never has a number: it stays empty.
    mutating func lookAtTotal(_ total: Parameter, at path: String) {
        let isName = if case .text = total { true } else { false }
        if case .text(let name)? = isName ? total : total["field"], let field = options(of: name),
            case .text(let type)? = field["type"]?["name"] ?? field["type"] ?? .text("phrase"),
            Self.words.contains(type)
        {
            say(at: isName ? path : "\(path).field", "\"\(name.prefix(40))\" never has a number, nor has this total")
        }
        for operation in ["sum", "product"] {
            for (index, inner) in total.list(operation).enumerated() {
                lookAtTotal(inner, at: "\(path).\(operation)[\(index)]")
            }
        }
    }

    /// Types of which no value is a number.
    private static let words: Set = [
        "phrase", "multiline", "name", "street", "city", "email", "url", "country", "password", "date", "time",
        "dateTime",
        "flag", "choices", "tags", "file",
    ]

    private mutating func say(at path: String, _ reason: String, contrary: [String] = []) {
        remarks.append(Remark(path: path, reason: reason, contrary: contrary))
    }

    /// What is found out for another condition's sake is not said.
    private mutating func quietly<Partner>(
        _ look: (inout Self, inout FormFileLoader<Partner>) -> Prospect, _ loader: inout FormFileLoader<Partner>
    ) -> Prospect {
        let count = remarks.count
        defer { remarks.removeSubrange(count...) }
        return look(&self, &loader)
    }

    // MARK: A condition

    private mutating func prospect(
        of condition: Parameter, about around: String?, path: String,
        _ loader: inout FormFileLoader<some ConversationPartner>
    ) -> Prospect {
        if case .boolean(let holds) = condition { return holds ? .always : .never }
        guard let rule = condition.text("rule") else { return .open }
        let field = condition.text("field") ?? around
        guard Self.isGroup(rule) else {
            guard let field, let options = options(of: field) else { return .open }
            let name = field.prefix(40)
            if neverShows(field, &loader) {
                guard let holds = Self.holdsOfNothing(condition) else { return .open }
                let prospect = holds ? "always" : "never"
                say(at: path, "\"\(name)\" never shows, and is as good as empty: this \(prospect) holds")
                return holds ? .always : .never
            }
            let prospect = prospect(of: condition, rule, on: options, &loader)
            switch prospect {
            case .never: say(at: path, "no value of \"\(name)\" meets this: it never holds")
            case .always: say(at: path, "each value of \"\(name)\" meets this: it always holds")
            case .open: break
            }
            return prospect
        }
        var prospects: [Prospect] = []
        for (index, inner) in condition.list("rules").enumerated() {
            prospects.append(prospect(of: inner, about: field, path: "\(path).rules[\(index)]", &loader))
        }
        // What one part says of itself is said already.
        switch rule {
        case "all":
            if prospects.contains(.never) { return .never }
            if prospects.allSatisfy({ $0 == .always }) { return .always }
            return contradicts(condition, about: field, path: path, &loader) ? .never : .open
        case "any":
            if prospects.contains(.always) { return .always }
            return prospects.allSatisfy { $0 == .never } ? .never : .open
        default:
            if prospects.contains(.always) { return .never }
            return prospects.allSatisfy { $0 == .never } ? .always : .open
        }
    }

    private static func isGroup(_ rule: String) -> Bool { ["all", "any", "not"].contains(rule) }

    /// The field of that name; of `items[3].amount` the field of each row.
    private func options(of field: String) -> Parameter? {
        fields[field] ?? Total.namesOfRows(with: field).first.flatMap { fields[$0] }
    }

    /// Whether a field never shows, whatever is filled in: by what it shows by, or by what its page does.
    ///
    /// A file may have a chain of all its fields, and nobody's stack is so deep: those that are asked about are found out first.
    private mutating func neverShows(
        _ name: String, _ loader: inout FormFileLoader<some ConversationPartner>
    ) -> Bool {
        // That fields ask each other in a cycle is refused elsewhere.
        if let known = hidden[name] ?? (isFindingOut ? false : nil) { return known }
        isFindingOut = true
        defer { isFindingOut = false }
        var waiting = [(name: name, isReady: false)]
        var met: Set<String> = []
        while let (next, isReady) = waiting.popLast() {
            guard hidden[next] == nil else { continue }
            let conditions = shownBy(next)
            if isReady {
                hidden[next] = conditions.contains { shown in
                    quietly({ $0.prospect(of: shown, about: nil, path: "", &$1) }, &loader) == .never
                }
            } else if met.insert(next).inserted {
                waiting.append((next, true))
                for condition in conditions { waiting += Self.names(in: condition).map { ($0, false) } }
            }
        }
        return hidden[name] ?? false
    }

    /// What a field shows by: its page's condition and its own.
    private func shownBy(_ name: String) -> [Parameter] {
        guard let field = options(of: name) else { return [] }
        let page = pageOfField[name] ?? field.text("group").flatMap { pageOfGroup[$0] }
        // Its own boolean may be another one later.
        let own = field["shown"].flatMap { if case .table = $0 { $0 } else { nil } }
        return [page, own].compactMap { $0 }
    }

    /// The fields that a condition asks.
    private static func names(in condition: Parameter) -> [String] {
        [condition.text("field")].compactMap { $0 } + condition.list("rules").flatMap { names(in: $0) }
    }

    /// Whether rules about the same field contradict each other, which is said.
    private mutating func contradicts(
        _ condition: Parameter, about around: String?, path: String,
        _ loader: inout FormFileLoader<some ConversationPartner>
    ) -> Bool {
        let all = condition.list("rules")
        var rules: [String: [(place: Int, rule: Parameter)]] = [:]
        for (place, inner) in all.enumerated() {
            guard let rule = inner.text("rule"), !Self.isGroup(rule), let field = inner.text("field") ?? around else {
                continue
            }
            rules[field, default: []].append((place, Self.withoutField(inner)))
        }
        for (field, rules) in rules.sorted(by: { $0.key < $1.key }) where rules.count > 1 {
            guard let options = options(of: field), !neverShows(field, &loader),
                !mayHold(rules.map { $0.rule }, of: options, &loader)
            else { continue }
            let contrary = contrary(rules, for: options, &loader)
            let names = contrary.count == all.count ? ["all of these"] : contrary.map { "rules[\($0)]" }
            say(
                at: path,
                "no value of \"\(field.prefix(40))\" meets \(names.joined(separator: " and ")): it never holds",
                contrary: contrary.map { "\(path).rules[\($0)]" })
            return true
        }
        return false
    }

    /// Those of some rules that contradict each other: none of them can be done without.
    private mutating func contrary(
        _ rules: [(place: Int, rule: Parameter)], for field: Parameter,
        _ loader: inout FormFileLoader<some ConversationPartner>
    ) -> [Int] {
        // Of more than anybody writes all are named: each is asked about with all others.
        if rules.count > 16 { return rules.map { $0.place } }
        var left = rules
        for place in rules.map({ $0.place }) where left.count > 2 {
            let others = left.filter { $0.place != place }
            if !mayHold(others.map { $0.rule }, of: field, &loader) { left = others }
        }
        return left.map { $0.place }
    }

    private static func withoutField(_ rule: Parameter) -> Parameter {
        guard case .table(let members) = rule else { return rule }
        return .table(members.filter { $0.name != "field" })
    }

    // MARK: A field

    private mutating func prospect(
        of condition: Parameter, _ rule: String, on field: Parameter,
        _ loader: inout FormFileLoader<some ConversationPartner>
    ) -> Prospect {
        let condition = Self.withoutField(condition)
        if rule == "noneOf" {
            let wanted = condition.list("values")
            let isAnyPossible = wanted.contains(.text("")) || mayBeOneOf(wanted, condition, field, &loader)
            return isAnyPossible ? .open : .always
        }
        return mayHold([condition], of: field, &loader) ? .open : .never
    }

    /// Whether some value of a field may meet all of these rules, or nothing does.
    private mutating func mayHold(
        _ rules: [Parameter], of field: Parameter, _ loader: inout FormFileLoader<some ConversationPartner>
    ) -> Bool {
        if rules.allSatisfy({ Self.holdsOfNothing($0) != false }) { return true }
        // One of few values is meant, and each can be tried.
        if let listed = rules.first(where: { Self.values($0) != nil }), let values = Self.values(listed) {
            if rules.count == 1 { return mayBeOneOf(values, listed, field, &loader) }
            if rules.contains(where: { Self.asksForWord($0) }), Self.isFlag(field["type"]) { return true }
            return mayHave(values, meeting: rules, field, &loader)
        }
        let languages = rules.filter { rule in rule.text("rule").map(Self.languages.contains) ?? false }
        return languages.isEmpty || isPossible(languages, for: field, &loader)
    }

    /// The values of which a rule asks that there is one.
    private static func values(_ rule: Parameter) -> [Parameter]? {
        switch rule.text("rule") {
        case "equals": rule["value"].map { [$0] }
        case "oneOf": rule.list("values")
        default: nil
        }
    }

    /// Whether a rule asks for a text, which of a flag may be its word in any language.
    private static func asksForWord(_ rule: Parameter) -> Bool {
        let isOfTruth = values(rule)?.allSatisfy { if case .boolean = $0 { true } else { false } }
        return !(isOfTruth ?? (rule.text("rule") == "empty"))
    }

    /// Whether a field may have one of some values, as `equals` or a list of values asks for it.
    private mutating func mayBeOneOf(
        _ values: [Parameter], _ rule: Parameter, _ field: Parameter,
        _ loader: inout FormFileLoader<some ConversationPartner>
    ) -> Bool {
        guard let choices = Self.choices(of: field) else {
            return mayHave(values, meeting: [Self.asking(values, like: rule)], field, &loader)
        }
        let ignoreCase = rule["ignoreCase"] == .boolean(true)
        return values.contains { wanted in
            choices.contains { Self.isSame($0, wanted, ignoreCase: ignoreCase) } || Self.mayBeWord(wanted, of: field)
        }
    }

    /// The rule that a value is one of these.
    private static func asking(_ values: [Parameter], like rule: Parameter) -> Parameter {
        guard rule.text("rule") == "noneOf", case .table(let members) = rule else { return rule }
        return .table(members.map { $0.name == "rule" ? Parameter.Member(name: "rule", value: .text("oneOf")) : $0 })
    }

    /// The rules of which a session knows before there is a text that none can satisfy them.
    private static let languages: Set = [
        "length", "pattern", "range", "dateRange", "contains", "startsWith", "endsWith",
    ]

    /// Whether a rule holds of a field that is empty, whatever texts the field takes (specification, section 4.5); nil where it is not
    /// known: a flag that is not set is no, too.
    private static func holdsOfNothing(_ rule: Parameter) -> Bool? {
        switch rule.text("rule") {
        case "empty": true
        case "equals": rule["value"] == .boolean(false) ? nil : rule["value"] == .text("")
        case "oneOf": rule.list("values").contains(.text(""))
        case "noneOf": !rule.list("values").contains(.text(""))
        case "length": ["min", "exact"].allSatisfy { (rule[$0]?.count ?? 0) <= 0 }
        default: false
        }
    }

    private static func isFlag(_ type: Parameter?) -> Bool { type == .text("flag") || type?["name"] == .text("flag") }

    /// Whether only what is listed can be chosen.
    private static func isList(_ type: Parameter) -> Bool {
        let name = type["name"] ?? type
        return (name == .text("choice") || name == .text("choices")) && type["custom"] != .boolean(true)
    }

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
        guard isList(type), type["name"] != nil else { return nil }
        // Nothing is chosen at first.
        return [.text("")]
            + type.list("choices").flatMap { choice in
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

    // MARK: Questions to a session

    /// A field of this kind, in no form of the file.
    private static let probe = "\u{0}"
    /// One that shows where a condition holds of it.
    private static let witness = "\u{0}\u{0}"

    private static func probe(
        of field: Parameter, _ loader: inout FormFileLoader<some ConversationPartner>
    ) -> [Parameter.Member]? {
        guard case .table(let members) = field else { return nil }
        let kept = ["type", "minLength", "maxLength", "lengthUnit", "blanks"]
        return members.filter { kept.contains($0.name) } + [
            loader.member("field", .text(probe)), loader.member("form", .text(probe)),
        ]
    }

    /// Whether the type of a field asks no other field: all that it hangs on is known.
    private static func standsAlone(_ field: Parameter) -> Bool {
        var named: Set<String> = []
        return field["type"]?.collectFieldNames(into: &named) != true
    }

    /// Whether the session takes a field with these rules besides its own, which no text may satisfy.
    private mutating func isPossible(
        _ rules: [Parameter], for field: Parameter, _ loader: inout FormFileLoader<some ConversationPartner>
    ) -> Bool {
        guard var probe = Self.probe(of: field, &loader) else { return true }
        let final = Parameter.table([loader.member("rules", .list(rules))])
        probe.append(loader.member("validation", .table([loader.member("final", final)])))
        if let answer = known[.table(probe)] { return answer }
        let remembers = Self.standsAlone(field) ? memory : nil
        let answer = remembers?.isPossible(probe) { Self.isPossible(probe, &$0) } ?? Self.isPossible(probe, &loader)
        known[.table(probe)] = answer
        return answer
    }

    private static func isPossible(
        _ members: [Parameter.Member], _ loader: inout FormFileLoader<some ConversationPartner>
    ) -> Bool {
        guard case .refusal(let refusal) = loader.send("field/create", members, isRepeated: true) else {
            _ = loader.send("field/dispose", [loader.member("field", .text(probe))], isRepeated: true)
            return true
        }
        return !refusal.isContradiction
    }

    /// Whether a field may have one of some values, so that it is valid and all of these rules hold of it.
    private mutating func mayHave(
        _ values: [Parameter], meeting rules: [Parameter], _ field: Parameter,
        _ loader: inout FormFileLoader<some ConversationPartner>
    ) -> Bool {
        // What another field decides is not known here.
        guard values.count <= Self.mostValues, Self.standsAlone(field), let probe = Self.probe(of: field, &loader)
        else {
            return true
        }
        let condition = Parameter.table([
            loader.member("field", .text(Self.probe)), loader.member("rule", .text("all")),
            loader.member("rules", .list(rules)),
        ])
        func isPossible(_ loader: inout FormFileLoader<some ConversationPartner>) -> Bool {
            for value in values {
                guard let text = Self.spelled(value), !text.isEmpty else { return true }
                let views = [("typed", value), ("typed", .text(text)), ("value", .text(text)), ("text", .text(text))]
                for (name, view) in views
                where Self.meets(probe + [loader.member(name, view)], condition, &loader) { return true }
            }
            return false
        }
        let question = probe + [loader.member("values", .list(values)), loader.member("shown", condition)]
        if let answer = known[.table(question)] { return answer }
        trials += values.count
        guard trials <= Self.mostTrials else { return true }
        let answer = memory?.isPossible(question) { isPossible(&$0) } ?? isPossible(&loader)
        known[.table(question)] = answer
        return answer
    }

    /// A value as a field is given it: numbers are written plainly.
    private static func spelled(_ value: Parameter) -> String? {
        switch value {
        case .text(let text): text
        case .number(let number): DecimalNumber(number)?.text ?? number
        case .boolean(let flag): flag ? "true" : "false"
        case .null, .list, .table: nil
        }
    }

    /// Whether a field that is made with a content is valid, and a condition holds of it. What the session does not say is possible.
    private static func meets(
        _ members: [Parameter.Member], _ condition: Parameter,
        _ loader: inout FormFileLoader<some ConversationPartner>
    ) -> Bool {
        var isOfSeveral = false
        switch loader.send("field/create", members) {
        case .refusal(let refusal):
            // That the type has no such value is said of the value; what else is wrong is told elsewhere.
            return !["typed", "value", "text"].contains(refusal.path)
        case .nothing: return true
        case .result(let view):
            // One of several items may meet one rule, and another the next.
            if case .list? = view["typed"] { isOfSeveral = true }
        }
        defer { _ = loader.send("field/dispose", [loader.member("field", .text(probe))]) }
        if isOfSeveral, condition.list("rules").count > 1 { return true }
        let check = loader.send("field/check", [loader.member("field", .text(probe))])
        // Of a question to the client the answer is not known.
        if case .result(let verdict) = check, verdict["valid"] == .boolean(false),
            verdict.list("diagnostics").contains(where: { $0["severity"]?.count == 1 })
        {
            return false
        }
        let asking = [
            loader.member("field", .text(witness)), loader.member("form", .text(probe)),
            loader.member("shown", condition),
        ]
        // A condition that is refused is told elsewhere.
        guard case .result(let view) = loader.send("field/create", asking) else { return true }
        _ = loader.send("field/dispose", [loader.member("field", .text(witness))])
        return view["state"]?["hidden"] != .boolean(true)
    }
}
