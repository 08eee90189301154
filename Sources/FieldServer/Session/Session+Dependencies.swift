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
            _ = placeRules(ofGroup: params.group, form: form)
            // The last of those that make it up is the one that closes it.
            let index = rules.lastIndex { $0.isPart(of: cycle) } ?? 0
            let member = rules[index].on == nil ? "fields" : "on"
            throw .invalidDefinition("rules[\(index)].\(member)", Self.reason(of: cycle))
        }
        hosts.formUnion(placeRules(ofGroup: params.group, form: form))
        judgeAgain(Judging(numbers: hosts.compactMap { registry.number(of: $0) }.sorted(), event: .change), at: now)
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
        guard let other = registry.place(of: field)?.withField({ $0.definition.form }) else {
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
    func surroundings(of field: borrowing Field, at now: Moment) -> Surroundings {
        let rules = dependencies.rules(shownOn: field.identifier)
        let comparesTyped = rules.contains { $0.kind == .ascending }
        let names = dependencies.names(of: field.identifier)
        var neighbours: [String: Neighbour] = [:]
        neighbours.reserveCapacity(rules.reduce(names.count) { $0 + $1.fields.count })
        for list in [names] + rules.map({ $0.fields }) {
            for name in list where name != field.identifier {
                neighbours[name] = neighbour(name, form: field.definition.form, withTyped: comparesTyped, at: now)
            }
        }
        return Surroundings(
            of: field.identifier, neighbours: neighbours, groupRules: rules, typedOn: comparesTyped ? now.today : nil)
    }

    /// A field as far as rules may compare with it: it is in the form, and enabled.
    private func neighbour(_ name: String, form: String, withTyped: Bool, at now: Moment) -> Neighbour? {
        registry.place(of: name)?.withField { field in
            field.definition.form == form && field.counts ? field.neighbour(withTyped: withTyped, at: now) : nil
        }
    }

    private mutating func placeRules(naming field: String, as given: Field? = nil) -> Set<String> {
        lendDependencies { dependencies, registry in
            dependencies.placeRules(naming: [field]) { name, form in
                if let given, given.identifier == name { return given.settings.form == form && given.counts }
                return registry.takesPart(name, inForm: form)
            }
        }
    }

    private mutating func placeRules(naming fields: Set<String>) -> Set<String> {
        lendDependencies { dependencies, registry in
            dependencies.placeRules(naming: fields) { registry.takesPart($0, inForm: $1) }
        }
    }

    private mutating func placeRules(ofGroup group: String, form: String) -> Set<String> {
        lendDependencies { dependencies, registry in
            dependencies.placeRules(ofGroup: group, form: form) { registry.takesPart($0, inForm: $1) }
        }
    }

    /// Out of the session, of which the fields are looked at meanwhile.
    private mutating func lendDependencies(
        _ body: (inout FieldDependencies, borrowing FieldRegistry) -> Set<String>
    ) -> Set<String> {
        var lent = FieldDependencies()
        swap(&lent, &dependencies)
        defer { swap(&lent, &dependencies) }
        return body(&lent, registry)
    }

    /// The fields that are judged again when this one changes, itself not among them: in order of creation.
    private func followers(of field: String) -> [Int32] {
        var followers = dependencies.namers(of: field)
        for host in dependencies.hosts(ofRulesNaming: field) {
            if let number = registry.number(of: host) { followers.insert(number) }
        }
        return followers.all
    }

    /// Takes a new field up among those that it depends on and that depend on it, before it is counted.
    ///
    /// - Returns: The fields that are to be judged again.
    mutating func link(_ field: inout Field, at now: Moment) -> Judging? {
        dependencies.setNames(field.definition.namedFields, of: field.identifier, number: field.number)
        guard !dependencies.isEmpty else { return nil }
        let hosts = placeRules(naming: field.identifier, as: field)
        field.surround(with: surroundings(of: field, at: now), at: now)
        return judging(because: field.identifier, and: hosts, after: .change, ofFollowers: true)
    }

    /// A field is gone: rules pass over it.
    mutating func unlink(_ identifier: String, number: Int32, at now: Moment) {
        dependencies.setNames([], of: identifier, number: number)
        guard !dependencies.isEmpty else { return }
        let hosts = placeRules(naming: identifier)
        judgeAgain(judging(because: identifier, and: hosts, after: .change, ofFollowers: true), at: now)
    }

    /// A field has other settings than before: what it depends on, and where rules show, may be others.
    ///
    /// - Returns: The fields, besides those that follow it, that are to be judged again.
    mutating func relink(_ number: Int32, from before: FieldView, at now: Moment) -> Set<String> {
        guard let field = registry[number], field.definition !== before.definition else { return [] }
        dependencies.setNames(field.definition.namedFields, of: field.identifier, number: number)
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
        _ number: Int32, from before: FieldView, and hosts: Set<String> = [],
        after event: ValidationPolicy.Triggers, at now: Moment
    ) {
        guard !dependencies.isEmpty, let place = registry.place(of: number) else { return }
        let isNews = before.looksDifferentToRules(now: place.field) || event != .change
        guard isNews || !hosts.isEmpty else { return }
        judgeAgain(judging(because: place.field.identifier, and: hosts, after: event, ofFollowers: isNews), at: now)
    }

    /// The fields that are judged again because of one.
    ///
    /// - Parameters:
    ///   - hosts: those on which other rules show than before.
    ///   - ofFollowers: whether those that depend on the one are among them.
    private func judging(
        because identifier: String, and hosts: Set<String>, after event: ValidationPolicy.Triggers, ofFollowers: Bool
    ) -> Judging {
        var judging = Judging(numbers: ofFollowers ? followers(of: identifier) : [], event: event)
        judging.cause = identifier
        for host in hosts where host != identifier {
            if let number = registry.number(of: host) { judging.rebuilt.insert(number) }
        }
        if !judging.rebuilt.isEmpty { judging.numbers = judging.rebuilt.union(judging.numbers).sorted() }
        return judging
    }

    /// Judges one field again with what is known of others now.
    ///
    /// - Returns: How many steps that counts for.
    mutating func judgeOne(_ number: Int32, of judging: Judging, at now: Moment) -> Int {
        guard let place = registry.place(of: number) else { return 1 }
        let steps = place.withField { Self.steps(for: $0) }
        guard let event = judging.event else {
            let before = place.withField { $0.standing }
            take(judging, in: place, after: nil, at: now)
            // What it would be found to be is counted all the same.
            if place.field.standing != before { standingChanged(of: place.field, from: before) }
            return steps
        }
        let before = place.withField { view(of: $0, at: now) }
        take(judging, in: place, after: event, at: now)
        fieldChanged(number, from: before, at: now)
        guard place.field.isReady != before.isReady else { return steps }
        // That it is ready others must know, but it is no change that they are judged for.
        let identifier = place.field.identifier
        var noting = Judging(numbers: followers(of: identifier), event: nil)
        noting.cause = identifier
        work(on: noting, isNext: true, at: now)
        return steps + min(noting.count, Self.stepsOfSlice) / 4
    }

    /// Brings up to date what a field knows of others: of the one that changed alone, where that is enough.
    private mutating func take(
        _ judging: Judging, in place: FieldRegistry.Place, after event: ValidationPolicy.Triggers?, at now: Moment
    ) {
        guard let cause = judging.cause, !judging.rebuilt.contains(place.field.number),
            let glimpse = place.withField({ $0.glimpse(on: now.today) })
        else {
            let surroundings = surroundings(of: place.field, at: now)
            place.withField { field in
                if let event {
                    field.neighbourChanged(surroundings, after: event, at: now)
                } else {
                    field.surround(with: surroundings, at: now)
                }
            }
            return
        }
        let withTyped = glimpse == .canonicalForms
        let neighbour = neighbour(cause, form: place.field.definition.form, withTyped: withTyped, at: now)
        place.withField { field in
            if let event {
                field.neighbourChanged(neighbour, named: cause, after: event, at: now)
            } else {
                field.note(neighbour, named: cause)
            }
        }
    }

    /// Links fields that were restored, and rules that were, with each other and with what is there. The restored fields
    /// come as they were judged; others are judged again.
    mutating func linkRestored(_ restored: [Field], _ rules: [RestoredRules], at now: Moment) {
        let ids = Set(restored.map { $0.identifier })
        for field in restored {
            dependencies.setNames(field.definition.namedFields, of: field.identifier, number: field.number)
        }
        var concerned: Set<String> = []
        for part in rules {
            concerned.formUnion(dependencies.define(part.rules, form: part.form, group: part.group))
            concerned.formUnion(placeRules(ofGroup: part.group, form: part.form))
        }
        guard !dependencies.isEmpty else { return }
        concerned.formUnion(placeRules(naming: ids))
        var numbers = Set(concerned.subtracting(ids).compactMap { registry.number(of: $0) })
        let own = Set(restored.map { $0.number })
        for field in restored {
            numbers.formUnion(followers(of: field.identifier).filter { !own.contains($0) })
            guard let before = registry[field.number] else { continue }
            let surroundings = surroundings(of: before, at: now)
            guard surroundings != before.surroundings else { continue }
            _ = registry.withField(field.number) { $0.surround(with: surroundings, at: now) }
            guard let after = registry[field.number], after.standing != before.standing else { continue }
            standingChanged(of: after, from: before.standing)
        }
        // Before the forms are told what the snapshot says of them.
        finish(Judging(numbers: numbers.sorted(), event: .change), at: now)
    }
}

extension FieldRegistry {
    /// Whether rules between the fields of a form may compare with the field.
    fileprivate borrowing func takesPart(_ name: String, inForm form: String) -> Bool {
        place(of: name)?.withField { $0.definition.form == form && $0.counts } ?? false
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
