import FieldEngine
import FieldProtocol

/// Rules between fields: their definition, and what a change of one field means for others (specification, sections
/// 4.2 and 6).
extension Session {
    // MARK: Definition

    mutating func define(_ params: GroupDefineParams, at now: Moment) throws(ResponseError) {
        let form = params.form ?? ""
        let rules = try groupRules(params.rules, form: form)
        let old = dependencies.rules(ofGroup: params.group, form: form)
        let found =
            rules.reduce(dependencies.namedCount) { $0 + $1.named.count } - old.reduce(0) { $0 + $1.named.count }
        let maximum = configuration.limits.maxRuleFields
        if found > maximum { throw .limitExceeded("maxRuleFields", maximum: maximum, found: found) }
        var hosts = dependencies.define(rules, form: form, group: params.group)
        if let cycle = dependencies.cycle(through: rules) {
            _ = dependencies.define(old, form: form, group: params.group)
            for field in Set(old.flatMap(\.named)) { _ = placeRules(naming: field) }
            // The last of those that make it up is the one that closes it.
            let index = rules.lastIndex { $0.isPart(of: cycle) } ?? 0
            let member = rules[index].on == nil ? "fields" : "on"
            throw .invalidDefinition("rules[\(index)].\(member)", Self.reason(of: cycle))
        }
        for field in Set(rules.flatMap(\.named)) { hosts.formUnion(placeRules(naming: field)) }
        judgeAgain(hosts, after: .change, at: now)
    }

    private func groupRules(
        _ rules: [FieldProtocol.GroupRule], form: String
    ) throws(ResponseError) -> [FieldEngine.GroupRule] {
        var result: [FieldEngine.GroupRule] = []
        for (index, rule) in rules.enumerated() {
            let path = "rules[\(index)]"
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
        guard let other = registry[field]?.settings.form else {
            throw .invalidDefinition(path, "there is no field \"\(field.prefix(40))\"")
        }
        guard other == form else {
            throw .invalidDefinition(
                path, "the field \"\(field.prefix(40))\" is in the form \"\(other.prefix(40))\", not in this one")
        }
    }

    /// Refuses a field whose own rules close a cycle.
    func checkCycle(of field: String, _ definition: FieldDefinition) throws(ResponseError) {
        guard let cycle = dependencies.cycle(of: field, naming: definition.namedFields) else { return }
        // The step that leads away from the field is one of its own rules, or one between fields.
        let steps = zip(cycle, cycle.dropFirst())
        let named = steps.first { $0 == field && definition.namedFields.contains($1) }?.1
        throw .invalidDefinition(definition.path(ofField: named ?? ""), Self.reason(of: cycle))
    }

    static func reason(of cycle: [String]) -> String {
        var names = cycle.map { "\($0.prefix(40))" }
        if names.count > 10 { names.replaceSubrange(5..<names.count - 4, with: ["…"]) }
        return "the fields depend on each other in a cycle: \(names.joined(separator: " → "))"
    }

    // MARK: What a change means for others

    /// What a field has to know of others.
    func surroundings(of field: Field, at now: Moment) -> Surroundings {
        var result = Surroundings()
        result.groupRules = dependencies.rules(shownOn: field.identifier)
        let comparesTyped = result.groupRules.contains { $0.kind == .ascending }
        for name in dependencies.neighbours(of: field.identifier) {
            guard let other = participant(name, form: field.settings.form) else { continue }
            result.neighbours[name] = other.neighbour(withTyped: comparesTyped, at: now)
        }
        return result
    }

    /// A field as far as rules may compare with it: it is in the form, and enabled.
    private func participant(_ name: String, form: String) -> Field? {
        guard let field = registry[name], field.settings.form == form, field.counts else { return nil }
        return field
    }

    private mutating func placeRules(naming field: String, as given: Field? = nil) -> Set<String> {
        // Out of the session, which is looked at meanwhile.
        var placed = FieldDependencies()
        swap(&placed, &dependencies)
        defer { swap(&placed, &dependencies) }
        return placed.placeRules(naming: field) { name, form in
            let other = name == given?.identifier ? given : registry[name]
            return other.map { $0.settings.form == form && $0.counts } ?? false
        }
    }

    /// Takes a new field up among those that it depends on and that depend on it, before it is counted.
    ///
    /// - Returns: The fields that are to be judged again.
    mutating func link(_ field: inout Field, at now: Moment) -> Set<String> {
        dependencies.setNames(field.definition.namedFields, of: field.identifier)
        guard !dependencies.isEmpty else { return [] }
        let hosts = placeRules(naming: field.identifier, as: field)
        field.surround(with: surroundings(of: field, at: now), at: now)
        return hosts.union(dependencies.followers(of: field.identifier)).subtracting([field.identifier])
    }

    /// A field is gone: rules pass over it.
    mutating func unlink(_ identifier: String, at now: Moment) {
        dependencies.setNames([], of: identifier)
        guard !dependencies.isEmpty else { return }
        let hosts = placeRules(naming: identifier).union(dependencies.followers(of: identifier))
        judgeAgain(hosts.subtracting([identifier]), after: .change, at: now)
    }

    /// A field has other settings than before: what it depends on, and where rules show, may be others.
    ///
    /// - Returns: The fields, besides those that follow it, that are to be judged again.
    mutating func relink(_ number: Int32, from before: FieldGlance, at now: Moment) -> Set<String> {
        guard let field = registry[number], field.definition !== before.definition else { return [] }
        dependencies.setNames(field.definition.namedFields, of: field.identifier)
        guard !dependencies.isEmpty || before.isSurrounded else { return [] }
        let hosts = placeRules(naming: field.identifier)
        let surroundings = surroundings(of: field, at: now)
        if surroundings != field.surroundings {
            _ = registry.withField(number) { $0.neighbourChanged(surroundings, after: .change, at: now) }
        }
        return hosts
    }

    /// Judges again what depends on a field that was changed, left, or judged.
    mutating func follow(
        _ number: Int32, from before: FieldGlance, and hosts: Set<String> = [],
        after event: ValidationPolicy.Triggers, at now: Moment
    ) {
        guard !dependencies.isEmpty, let field = registry[number] else { return }
        var concerned = hosts
        if before.looksDifferentToRules(now: field) || event != .change {
            concerned.formUnion(dependencies.followers(of: field.identifier))
        }
        concerned.remove(field.identifier)
        judgeAgain(concerned, after: event, at: now)
    }

    /// Judges fields again with what is known of others now, in order of creation.
    mutating func judgeAgain(_ fields: Set<String>, after event: ValidationPolicy.Triggers, at now: Moment) {
        guard !fields.isEmpty else { return }
        for number in fields.compactMap({ registry.number(of: $0) }).sorted() {
            guard let other = registry[number] else { continue }
            let before = look(at: other, at: now)
            let surroundings = surroundings(of: other, at: now)
            _ = registry.withField(number) { $0.neighbourChanged(surroundings, after: event, at: now) }
            fieldChanged(number, from: before, at: now)
            guard let field = registry[number], field.isReady != before.glance.isReady else { continue }
            // That it is ready others must know, but it is no change that they are judged for.
            for follower in dependencies.followers(of: field.identifier) {
                guard let other = registry[follower] else { continue }
                let surroundings = self.surroundings(of: other, at: now)
                _ = registry.withField(other.number) { $0.surround(with: surroundings, at: now) }
                // What it would be found to be is counted all the same.
                guard let after = registry[follower], after.standing != other.standing else { continue }
                standingChanged(of: after, from: other.standing)
            }
        }
    }

    /// Links fields that were restored, and rules that were, with each other and with what is there. The restored fields
    /// come as they were judged; others are judged again.
    mutating func linkRestored(_ restored: [Field], _ rules: [RestoredRules], at now: Moment) {
        let ids = Set(restored.map(\.identifier))
        for field in restored { dependencies.setNames(field.definition.namedFields, of: field.identifier) }
        var concerned: Set<String> = []
        var placed = ids
        for part in rules {
            concerned.formUnion(dependencies.define(part.rules, form: part.form, group: part.group))
            for rule in part.rules { placed.formUnion(rule.named) }
        }
        guard !dependencies.isEmpty else { return }
        for field in placed { concerned.formUnion(placeRules(naming: field)) }
        for field in restored {
            concerned.formUnion(dependencies.followers(of: field.identifier))
            guard let before = registry[field.number] else { continue }
            let surroundings = surroundings(of: before, at: now)
            guard surroundings != before.surroundings else { continue }
            _ = registry.withField(field.number) { $0.surround(with: surroundings, at: now) }
            guard let after = registry[field.number], after.standing != before.standing else { continue }
            standingChanged(of: after, from: before.standing)
        }
        judgeAgain(concerned.subtracting(ids), after: .change, at: now)
    }
}

/// The rules between fields that a group is given by a snapshot.
struct RestoredRules {
    var form: String
    var group: String
    var rules: [FieldEngine.GroupRule]
}

extension FieldEngine.GroupRule {
    /// Whether one step of the cycle is from the field that shows the rule to one that it names.
    fileprivate func isPart(of cycle: [String]) -> Bool {
        zip(cycle, cycle.dropFirst()).contains { $0 == declaredHost && fields.contains($1) }
    }
}
