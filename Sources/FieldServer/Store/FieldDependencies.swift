import Automata
import FieldEngine

/// Which fields are judged with which others: the rules between fields, and the fields that each field's own rules
/// name. Found from the side of the field that changes, so that no change ever walks a form.
///
/// It knows those that are named by their ids: a rule may name a field that is not there yet, or not any more. Those that name
/// others in rules of their own are there, and known by their numbers: a hundred thousand are not looked up with each key.
struct FieldDependencies {
    /// A rule between fields where it stands.
    private struct Placed {
        var form: String
        var rule: FieldEngine.GroupRule
        /// The field that shows its finding now; nil where none that it names takes part.
        var host: String?
    }

    /// By number, in order of definition.
    private var rules: [Int32: Placed] = [:]
    private var lastRule: Int32 = 0
    /// The numbers of each group's rules, by form and group.
    private var rulesOfGroup: [String: [String: [Int32]]] = [:]
    private var rulesNaming: [String: SortedNumbers] = [:]
    private var rulesShownOn: [String: SortedNumbers] = [:]
    /// The fields that a field's own rules name, and those that its conditions ask.
    private var named = NamedFields()
    private var asked = NamedFields()
    /// How far fields are from those without conditions, as far as anybody wanted to know (`level`).
    private var levels: [String: Int] = [:]
    /// The number of field names in all rules, as a measure of their size.
    private(set) var namedCount = 0
    /// What fields of rows must not have in common, by their numbers.
    private var uniqueValues: [Int32: UniqueValues] = [:]
    /// The fields that conditions of each form's pages ask.
    private var askedByPages: [String: [String]] = [:]

    var isEmpty: Bool {
        rules.isEmpty && named.isEmpty && asked.isEmpty && uniqueValues.isEmpty && askedByPages.isEmpty
    }

    // MARK: What depends on what

    /// The fields that name this one in rules of their own.
    func namers(of field: String) -> SortedNumbers { named.namers(of: field) }

    /// The fields with conditions that ask this one.
    ///
    /// - Parameter asRow: Also those that count its rows, which ask no field of them for what it holds.
    func askers(of field: String, asRow: Bool = true) -> [Int32] {
        guard !asked.isEmpty else { return [] }
        let rows = Total.namesOfRows(with: field)
        return ([field] + (asRow ? rows[...] : rows.prefix(1))).flatMap { asked.namers(of: $0).all }
    }

    /// Whether conditions or totals ask a field, or those of all rows by one id.
    func isAsked(_ field: String) -> Bool { !asked.namers(of: field).isEmpty }

    /// The fields on which rules show that name this one, itself not among them.
    func hosts(ofRulesNaming field: String) -> Set<String> {
        var hosts: Set<String> = []
        for number in rulesNaming[field]?.all ?? [] {
            if let host = rules[number]?.host { hosts.insert(host) }
        }
        hosts.remove(field)
        return hosts
    }

    /// The fields that this one's own rules name.
    func names(of field: String) -> [String] { named.names(of: field) }

    /// The rules between fields that show on this one, in order of definition.
    func rules(shownOn field: String) -> [FieldEngine.GroupRule] {
        (rulesShownOn[field]?.all ?? []).compactMap { rules[$0]?.rule }
    }

    /// The forms that have rules.
    var forms: some Sequence<String> { rulesOfGroup.keys }

    /// The rules of each group of a form, in order of definition.
    func rules(inForm form: String) -> [(group: String, rules: [FieldEngine.GroupRule])] {
        // A group's rules are defined together.
        Array(rulesOfGroup[form] ?? [:]).ordered { $0.value.first ?? 0 }.map { group, numbers in
            (group, numbers.compactMap { rules[$0]?.rule })
        }
    }

    /// Whether the field counts for its form, and has a part in any rule about several.
    func concern(_ slot: FieldSlot) -> Bool {
        guard slot.read({ $0.participates }) else { return false }
        let field = slot.read { $0.identifier }
        return named.concerns(field) || rulesNaming[field] != nil || !askers(of: field).isEmpty
            || uniqueValues[slot.read { $0.number }] != nil
    }

    /// Whether the verdict on a field depends on others.
    func isJudgedWithOthers(_ field: String, number: Int32) -> Bool {
        !named.names(of: field).isEmpty || uniqueValues[number] != nil || !rules(shownOn: field).isEmpty
    }

    /// Whether any field must have another value than those beside it.
    var hasUniqueValues: Bool { !uniqueValues.isEmpty }

    /// The values of which a field must have another than those beside it.
    func uniqueValues(of number: Int32) -> UniqueValues? { uniqueValues.isEmpty ? nil : uniqueValues[number] }

    /// What a field's rules need of others, wherever those lie.
    ///
    /// - Parameters:
    ///   - place: Where the field's own value must be unique.
    ///   - rules: The rules between fields that show on it, where they are others than in its form.
    ///   - neighbour: The other field of a name, with its canonical form if that is compared.
    func relatedFields(
        of identifier: String, _ place: UniquePlace?, _ rules: [FieldEngine.GroupRule]? = nil, at now: Moment,
        _ neighbour: (_ name: String, _ withTyped: Bool) -> Neighbour?
    ) -> RelatedFields {
        let rules = rules ?? self.rules(shownOn: identifier)
        let names = names(of: identifier)
        let comparesTyped = !names.isEmpty || rules.contains { $0.kind.comparesValues }
        var neighbours: [String: Neighbour] = [:]
        neighbours.reserveCapacity(rules.reduce(names.count) { $0 + $1.fields.count })
        for list in [names] + rules.map({ $0.fields }) {
            for name in list where name != identifier {
                neighbours[name] = neighbour(name, comparesTyped)
            }
        }
        return RelatedFields(
            of: identifier, neighbours: neighbours, groupRules: rules, typedOn: comparesTyped ? now.today : nil,
            uniqueValues: place)
    }

    // MARK: Definition

    /// The pages of a form ask these fields when they show.
    mutating func setFieldsAskedByPages(_ fields: Set<String>, of form: String) {
        askedByPages[form] = fields.isEmpty ? nil : Array(fields)
    }

    /// The forms with pages that ask a field.
    func formsWithPages(asking field: String) -> [String] {
        if askedByPages.isEmpty { return [] }
        return Array(askedByPages.keys).filter { askedByPages[$0]?.contains(field) == true }.ascending
    }

    mutating func setUniqueValues(_ values: UniqueValues?, of number: Int32) {
        if values != nil || !uniqueValues.isEmpty { uniqueValues[number] = values }
    }

    /// All fields that a definition names in rules and conditions.
    static func names(by definition: FieldDefinition, of field: String) -> [String] {
        definition.namedFields + definition.askedFields.map { $0.inRow(of: field) }
    }

    /// The fields that a field's own rules and conditions name from now on; none for a field that is gone, which has no
    /// definition.
    mutating func setNames(by definition: FieldDefinition?, of field: String, number: Int32) {
        named.set(definition?.namedFields ?? [], of: field, number: number)
        setAsked(by: definition, of: field, number: number)
    }

    /// The fields that a field's conditions and its total ask from now on.
    mutating func setAsked(by definition: FieldDefinition?, of field: String, number: Int32) {
        let asked = definition?.askedFields.map { $0.inRow(of: field) } ?? []
        if self.asked.set(asked, of: field, number: number) { noteAsked(by: field) }
    }

    /// Gives a group its rules, in place of those it had.
    ///
    /// - Returns: The fields that showed findings of those.
    mutating func define(_ new: [FieldEngine.GroupRule], form: String, group: String) -> Set<String> {
        var hosts: Set<String> = []
        for number in rulesOfGroup[form]?[group] ?? [] {
            if let host = remove(number) { hosts.insert(host) }
        }
        rulesOfGroup[form, default: [:]][group] = nil
        for rule in new {
            lastRule += 1
            rules[lastRule] = Placed(form: form, rule: rule)
            rulesOfGroup[form, default: [:]][group, default: []].append(lastRule)
            for field in rule.named { rulesNaming[field, default: SortedNumbers()].insert(lastRule) }
            namedCount += rule.named.count
        }
        if rulesOfGroup[form]?.isEmpty == true { rulesOfGroup[form] = nil }
        return hosts
    }

    func rules(ofGroup group: String, form: String) -> [FieldEngine.GroupRule] {
        (rulesOfGroup[form]?[group] ?? []).compactMap { rules[$0]?.rule }
    }

    /// A form is closed: its rules go with it.
    mutating func removeForm(_ form: String) {
        askedByPages[form] = nil
        for numbers in (rulesOfGroup.removeValue(forKey: form) ?? [:]).values {
            for number in numbers { _ = remove(number) }
        }
    }

    private mutating func remove(_ number: Int32) -> String? {
        guard let placed = rules.removeValue(forKey: number) else { return nil }
        for field in placed.rule.named { rulesNaming.remove(number, from: field) }
        namedCount -= placed.rule.named.count
        if let host = placed.host { rulesShownOn.remove(number, from: host) }
        return placed.host
    }

    /// Finds anew where the rules that name fields show, after those came, went, or were switched on or off.
    ///
    /// - Returns: The fields on which a rule shows now, or showed before.
    mutating func placeRules(
        naming fields: Set<String>, in registry: borrowing FieldRegistry
    ) -> Set<String> {
        // Each rule once: it may name a hundred thousand of them.
        var numbers = SortedNumbers()
        for field in fields { for number in rulesNaming[field]?.all ?? [] { numbers.insert(number) } }
        var moved: Set<String> = []
        for number in numbers.all { place(number, &moved, registry) }
        return moved
    }

    /// The same for the rules of a group.
    mutating func placeRules(
        ofGroup group: String, form: String, in registry: borrowing FieldRegistry
    ) -> Set<String> {
        var moved: Set<String> = []
        for number in rulesOfGroup[form]?[group] ?? [] { place(number, &moved, registry) }
        return moved
    }

    private mutating func place(_ number: Int32, _ moved: inout Set<String>, _ registry: borrowing FieldRegistry) {
        guard let placed = rules[number] else { return }
        let host = placed.rule.host { registry.takesPart($0, inForm: placed.form) }
        guard host != placed.host else { return }
        rules[number]?.host = host
        if let old = placed.host {
            rulesShownOn.remove(number, from: old)
            moved.insert(old)
        }
        if let host {
            rulesShownOn[host, default: SortedNumbers()].insert(number)
            moved.insert(host)
        }
    }

    // MARK: Levels

    /// A field asks others than before. Levels that stay are kept: rows come and go by the thousand, each like the others.
    private mutating func noteAsked(by field: String) {
        if levels.isEmpty { return }
        let old = levels[field] ?? 0
        guard let new = knownLevel(of: field) else {
            levels.removeAll()
            return
        }
        levels[field] = new == 0 ? nil : new
        for asker in asked.namerNames(of: field) {
            if let known = levels[asker], new < old || known <= new {
                levels.removeAll()
                return
            }
        }
        guard let all = Total.namesOfRows(with: field).first else { return }
        guard let known = levels[all] else {
            if !asked.namers(of: all).isEmpty { levels.removeAll() }
            return
        }
        let isGreatestStill = old <= new || old + 1 < known || asked.rowNames(of: all).contains { levels[$0] == old }
        if known <= new || !isGreatestStill { levels.removeAll() }
    }

    /// The level of a field where that of all that it asks is known.
    private func knownLevel(of field: String) -> Int? {
        let names = asked.names(of: field)
        if names.isEmpty { return 0 }
        var level = 0
        for name in names where asked.nameAny(name) {
            guard let known = levels[name] else { return nil }
            level = max(level, known)
        }
        return level + 1
    }

    /// How many conditions are decided one behind the other before this field's are: one more than of the fields that they
    /// ask. Who is decided in this order is decided once, when all is known; else a form could be made in which each field
    /// has two deciding it, and twice as many before each of those.
    mutating func level(of field: String) -> Int {
        // Without recursion: a chain may be as long as a form.
        if let known = levels[field] { return known }
        var path = [(field: field, rest: asked.names(of: field)[...], level: 0)]
        while let last = path.last {
            guard let name = last.rest.first else {
                levels[last.field] = asked.nameAny(last.field) ? last.level + 1 : 0
                path.removeLast()
                continue
            }
            if asked.nameAny(name) {
                guard let known = levels[name] else {
                    path.append((name, asked.names(of: name)[...], 0))
                    continue
                }
                path[path.count - 1].level = max(last.level, known)
            }
            path[path.count - 1].rest.removeFirst()
        }
        return levels[field] ?? 0
    }

    // MARK: Cycles

    /// A cycle that a field would close whose own rules name these: `[a, b, a]`.
    func cycle(of field: String, naming names: [String]) -> [String]? {
        let all = Total.namesOfRows(with: field).first
        guard
            names.contains(field) || all.map(names.contains) == true || !named.namers(of: field).isEmpty
                || !askers(of: field).isEmpty || rulesNaming[field] != nil
        else { return nil }
        // What asks all rows asks this one too, which is not known yet to name anything.
        return cycle(from: [field]) { $0 == field ? names : $0 == all ? own($0) + [field] : own($0) }
    }

    /// A cycle that leads through a field on which one of these rules is to show.
    func cycle(through rules: [FieldEngine.GroupRule]) -> [String]? {
        cycle(from: rules.compactMap { $0.declaredHost }) { own($0) }
    }

    /// A cycle that new fields and rules between them would close.
    func cycle(of fields: [Field], _ rules: [FieldEngine.GroupRule], form: String, group: String) -> [String]? {
        guard !rules.isEmpty || fields.contains(where: { $0.definition.namesOthers }) else { return nil }
        if rules.isEmpty {
            return cycle(
                adding: fields.map { ($0.identifier, Self.names(by: $0.definition, of: $0.identifier)) })
        }
        var linked = self
        for field in fields {
            linked.setNames(by: field.definition, of: field.identifier, number: field.number)
        }
        _ = linked.define(rules, form: form, group: group)
        return linked.cycle(through: fields.map { $0.identifier })
    }

    /// A cycle that new fields would close that name these.
    func cycle(adding fields: [(field: String, names: [String])]) -> [String]? {
        var names: [String: [String]] = [:]
        for (field, new) in fields where !new.isEmpty {
            names[field] = new
            // What asks all rows asks these too, which are not known yet to name anything.
            if let all = Total.namesOfRows(with: field).first { names[all, default: own(all)].append(field) }
        }
        return cycle(from: fields.map { $0.field }) { names[$0] ?? own($0) }
    }

    /// A cycle that leads through one of these fields.
    func cycle(through fields: [String]) -> [String]? { cycle(from: fields) { own($0) } }

    /// Any cycle, for restored rules.
    func cycle() -> [String]? {
        guard !isEmpty else { return nil }
        let hosts = rules.values.compactMap { $0.rule.declaredHost }
        return cycle(from: Array(Set(hosts).union(named.all).union(asked.all)).ascending) { own($0) }
    }

    private func own(_ field: String) -> [String] { named.names(of: field) + asked.names(of: field) }

    /// What a field depends on, by where rules are meant to show: a field that is switched off and on again must not
    /// open and close cycles.
    private func dependencies(of field: String, own: (String) -> [String]) -> [String] {
        var result = own(field)
        for number in rulesNaming[field]?.all ?? [] {
            guard let rule = rules[number]?.rule, rule.declaredHost == field else { continue }
            result += rule.fields.filter { $0 != field }
        }
        return result
    }

    /// Looks in depth, each field once, and without recursion: a chain may be as long as a form.
    private func cycle(from starts: [String], own: (String) -> [String]) -> [String]? {
        var done: Set<String> = []
        var onPath: Set<String> = []
        var path: [(field: String, rest: ArraySlice<String>)] = []
        for start in starts where !done.contains(start) {
            path = [(start, dependencies(of: start, own: own)[...])]
            onPath = [start]
            while let last = path.last {
                guard let next = last.rest.first else {
                    done.insert(last.field)
                    onPath.remove(last.field)
                    path.removeLast()
                    continue
                }
                path[path.count - 1].rest.removeFirst()
                if onPath.contains(next) {
                    return path.map { $0.field }.drop { $0 != next } + [next]
                }
                guard !done.contains(next) else { continue }
                let rest = dependencies(of: next, own: own)
                guard !rest.isEmpty else {
                    done.insert(next)
                    continue
                }
                path.append((next, rest[...]))
                onPath.insert(next)
            }
        }
        return nil
    }
}

/// The fields that others name, and the way back.
private struct NamedFields {
    private var names: [String: [String]] = [:]
    private var namers: [String: SortedNumbers] = [:]
    /// The fields of rows that name any, by the ids for all rows, which stand for them.
    private var rows: [String: SortedNumbers] = [:]
    /// The ids of those that name any.
    private var identifiers: [Int32: String] = [:]

    var isEmpty: Bool { names.isEmpty }
    /// Those that name any.
    var all: some Sequence<String> { names.keys }

    func names(of field: String) -> [String] { names[field] ?? rowNames(of: field).ascending }
    /// Whether a field names any, or that of a row for which an id of all rows stands.
    func nameAny(_ field: String) -> Bool { names[field] != nil || rows[field] != nil }
    /// The fields of rows that name any, for which an id of all rows stands.
    func rowNames(of all: String) -> [String] { identifiers(of: rows[all]) }
    func namers(of field: String) -> SortedNumbers { namers[field] ?? SortedNumbers() }
    /// The ids of those that name a field.
    func namerNames(of field: String) -> [String] { identifiers(of: namers[field]) }
    private func identifiers(of numbers: SortedNumbers?) -> [String] {
        numbers?.all.compactMap { identifiers[$0] } ?? []
    }
    func concerns(_ field: String) -> Bool { names[field] != nil || namers[field] != nil }

    /// - Returns: Whether it names others than before.
    @discardableResult
    mutating func set(_ new: [String], of field: String, number: Int32) -> Bool {
        if new.isEmpty, names.isEmpty { return false }
        let old = names[field] ?? []
        if old == new { return false }
        for name in old { namers.remove(number, from: name) }
        names[field] = new.isEmpty ? nil : new
        identifiers[number] = new.isEmpty ? nil : field
        if let all = Total.namesOfRows(with: field).first {
            if new.isEmpty {
                rows.remove(number, from: all)
            } else {
                rows[all, default: SortedNumbers()].insert(number)
            }
        }
        for name in new { namers[name, default: SortedNumbers()].insert(number) }
        return true
    }
}

extension [String: SortedNumbers] {
    fileprivate mutating func remove(_ number: Int32, from key: String) {
        self[key]?.remove(number)
        if self[key]?.isEmpty == true { self[key] = nil }
    }
}

extension FieldRegistry {
    /// Whether rules between the fields of a form may compare with the field.
    fileprivate borrowing func takesPart(_ name: String, inForm form: String) -> Bool {
        slot(of: name)?.read { $0.definition.form == form && $0.participates } ?? false
    }
}
