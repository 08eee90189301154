import Automata
import FieldEngine
import FieldProtocol

/// Groups and rules between their fields (specification, sections 4.2 and 6).
extension Session {
    /// Gives a group its rules between fields.
    mutating func define(_ params: GroupDefineParams, at now: Moment) throws(ResponseError) {
        try define(params.rules, form: params.form ?? "", group: params.group, at: now) { "rules[\($0)]" }
    }

    /// - Parameter path: where the client said a rule.
    mutating func define(
        _ rules: [FieldProtocol.GroupRule], form: String, group: String, at now: Moment, path: (Int) -> String
    ) throws(ResponseError) {
        let rules = try groupRules(rules, form: form, path: path)
        let old = store.dependencies.rules(ofGroup: group, form: form)
        let found =
            rules.reduce(store.dependencies.namedCount) { $0 + $1.named.count }
            - old.reduce(0) { $0 + $1.named.count }
        let maximum = configuration.limits.maxRuleFields
        if found > maximum { throw .limitExceeded("maxRuleFields", maximum: maximum, found: found) }
        let judging: Judging
        do throws(DependencyCycle) {
            judging = try store.define(rules, form: form, group: group)
        } catch {
            // The last rule of the cycle is the one that closes it.
            let index = rules.lastIndex { $0.isPart(of: error.fields) } ?? 0
            let member = rules[index].on == nil ? "fields" : "on"
            throw .invalidDefinition("\(path(index)).\(member)", error.reason)
        }
        judgeAgain(judging, at: now)
    }

    private func groupRules(
        _ rules: [FieldProtocol.GroupRule], form: String, path: (Int) -> String
    ) throws(ResponseError) -> [FieldEngine.GroupRule] {
        var result: [FieldEngine.GroupRule] = []
        for (index, rule) in rules.enumerated() {
            let path = path(index)
            if rule.fields.isEmpty { throw .invalidDefinition("\(path).fields", "a rule needs fields to be about") }
            var seen: Set<String> = []
            for (place, field) in rule.fields.enumerated() {
                try checkField(field, form: form, path: "\(path).fields[\(place)]")
                guard seen.insert(field).inserted else {
                    throw .invalidDefinition(
                        "\(path).fields[\(place)]", "the field \"\(field.prefix(40))\" is named twice")
                }
            }
            if let on = rule.on { try checkField(on, form: form, path: "\(path).on") }
            guard let kind = FieldEngine.GroupRule.Kind(rawValue: rule.rule.rawValue) else { continue }
            result.append(FieldEngine.GroupRule(kind, fields: rule.fields, message: rule.message, on: rule.on))
        }
        return result
    }

    private func checkField(_ field: String, form: String, path: String) throws(ResponseError) {
        guard let other = store.slot(of: field)?.read({ $0.definition.form }) else {
            throw .invalidDefinition(path, "there is no field \"\(field.prefix(40))\"")
        }
        guard other == form else {
            throw .invalidDefinition(
                path, "the field \"\(field.prefix(40))\" is in the form \"\(other.prefix(40))\", not in this one")
        }
    }

    mutating func verify(_ params: GroupVerifyParams, at now: Moment) -> GroupVerifyResult {
        let name = params.form ?? ""
        guard let form = store.forms[name]?.form else {
            return GroupVerifyResult(
                valid: true, fields: 0, invalid: [], pending: [], groups: params.group == nil ? [:] : nil)
        }
        let groups: [String]
        if let group = params.group {
            groups = [group]
        } else {
            groups = form.monitored ?? Array(form.groups.keys).ascending
        }
        var tally = (fields: 0, invalid: [String](), pending: [String](), truncated: false)
        var validity: [OrderedMap<Bool>.Entry] = []
        for group in groups {
            guard let record = form.groups[group] else {
                validity.append(OrderedMap.Entry(name: group, value: true))
                continue
            }
            validity.append(OrderedMap.Entry(name: group, value: record.tally.valid))
            tally.fields += record.tally.fields
            // The counts say whether there is anything to look for.
            guard !record.tally.valid else { continue }
            for number in record.members.all {
                guard let field = store[number] else { continue }
                switch field.submitState {
                case .acceptable, .excluded, .hidden: continue
                case .invalid where tally.invalid.count < Self.listedIdentifiers: tally.invalid.append(field.identifier)
                case .pending where tally.pending.count < Self.listedIdentifiers: tally.pending.append(field.identifier)
                case .invalid, .pending: tally.truncated = true
                }
            }
        }
        return GroupVerifyResult(
            valid: validity.allSatisfy { $0.value }, fields: Int64(tally.fields), invalid: tally.invalid,
            pending: tally.pending,
            groups: params.group == nil ? OrderedMap(validity) : nil, truncated: tally.truncated ? true : nil)
    }

    func count(_ params: GroupParams) -> GroupCountResult {
        GroupCountResult(
            fields: Int64(store.forms[params.form ?? ""]?.form.groups[params.group]?.tally.fields ?? 0))
    }

    func debug(_ params: GroupParams, at now: Moment) -> GroupDebugResult {
        let members = store.forms[params.form ?? ""]?.form.groups[params.group]?.members.all ?? []
        let entries = members.compactMap { store[$0] }.map { field in
            let status = pushedStatus(of: field, at: now)
            return GroupDebugEntry(
                field: field.identifier, type: field.definition.type.name, text: field.isSecure ? nil : field.text,
                state: status.state, diagnostics: status.diagnostics)
        }
        return GroupDebugResult(fields: entries)
    }
}

extension FieldEngine.GroupRule {
    /// Whether one step of the cycle is from the field that shows the rule to one that it names.
    fileprivate func isPart(of cycle: [String]) -> Bool {
        zip(cycle, cycle.dropFirst()).contains { $0 == declaredHost && fields.contains($1) }
    }
}
