public import FieldEngine
public import JSONBytes

/// What a JSON Schema (2020-12) comes to as a form (specification, section 6): the form file's value, and all of the schema
/// that it does not say.
public struct SchemaImport {
    public var form: Parameter
    /// In the order in which they were met, each place once.
    public var findings: [SchemaFinding]

    /// Reads the schema that a document holds. What is made of it depends on nothing else.
    public init(_ document: JSONDocument, limits: SchemaLimits) {
        var reader = SchemaReader(document, limits)
        reader.readRoot()
        form = reader.form
        findings = reader.findings.list
    }
}

/// A part of a schema that a form does not say.
public struct SchemaFinding: Equatable, Sendable {
    /// Where it stands, as a JSON pointer; empty for the whole schema.
    public var pointer: String
    public var reason: String
}

/// What is left out, so far.
struct SchemaFindings {
    private(set) var list: [SchemaFinding] = []
    private var places: Set<String> = []

    /// Of two things about one place the first is told: definitions that many fields refer to are read many times.
    mutating func add(_ pointer: String, _ reason: String) {
        if places.insert(pointer).inserted { list.append(SchemaFinding(pointer: pointer, reason: reason)) }
    }
}

/// Reads a schema place by place and makes fields of it.
struct SchemaReader {
    let document: JSONDocument
    let names: SchemaNames
    var findings = SchemaFindings()
    var trial: SchemaTrial
    /// How many schemas may still be looked at: references can ask for any number of them.
    var patience = 100_000
    /// How many values of lists may still be looked at.
    var entriesLeft = 200_000
    private let limits: SchemaLimits
    private var title = "Form"
    var made = Part()
    private(set) var sections: [Parameter] = []
    private var types: [Parameter] = []
    private var count = 0

    /// What a form or a row of a section is made of.
    struct Part {
        var fields: [SchemaField] = []
        /// The places of the fields by their ids.
        var places: [String: Int] = [:]
        var groups: [Parameter] = []
        /// The objects inside that are there in any case.
        var requiredObjects: Set<String> = []
        var rules: [Parameter] = []
        /// The fields that a field depends on: no cycle of these is a form.
        var dependencies: [String: [String]] = [:]
        /// Each of them as a word, so that none is noted twice.
        private var noted: Set<String> = []

        /// Notes that a field depends on others.
        mutating func depend(_ field: String, on others: [String]) {
            for other in others where noted.insert("\(field)\u{0}\(other)").inserted {
                dependencies[field, default: []].append(other)
            }
        }
        var isRow = false
        /// What names of types begin with: rows of two sections may have fields of one name.
        var typePrefix = ""
    }

    /// The most fields of one schema, and how deep its objects may lie in each other.
    private static let mostFields = 2_000
    private static let deepest = 32

    init(_ document: JSONDocument, _ limits: SchemaLimits) {
        self.document = document
        names = SchemaNames(document)
        self.limits = limits
        trial = SchemaTrial(limits)
    }

    var form: Parameter {
        var members: [Parameter.Member] = []
        members.add("title", .text(title))
        if !made.groups.isEmpty { members.add("groups", .list(made.groups)) }
        members.add("fields", .list(made.fields.map { $0.written }))
        if !sections.isEmpty { members.add("sections", .list(sections)) }
        if !made.rules.isEmpty { members.add("rules", .list(made.rules)) }
        if !types.isEmpty { members.add("types", .list(types)) }
        return .table(members)
    }

    // MARK: Objects

    /// Reads the whole schema. One that is no object's is a form of one field.
    mutating func readRoot() {
        let view = view(of: SchemaPart(node: document.root, pointer: ""), inside: SchemaTrail())
        if let title = text("title", of: view) { self.title = title }
        if kind(of: view) == .object {
            readObject(view, SchemaPlace())
        } else {
            readProperty(view, SchemaPlace(name: "value", isRequired: true))
        }
        settleConditionalRules()
    }

    /// Reads the properties of an object that stands at a place.
    private mutating func readObject(_ view: SchemaView, _ place: SchemaPlace) {
        listUnsaid(in: view, of: .object)
        guard place.depth < Self.deepest else {
            return findings.add(view.pointer, "objects lie in each other too deeply for a form")
        }
        let (first, firstSection) = (made.fields.count, sections.count)
        let required = required(by: view)
        let properties = properties(of: view)
        for (name, parts) in properties where patience > 0 {
            var inner = SchemaPlace(name: name, in: place)
            inner.isRequired = required.contains(name)
            let property = self.view(of: parts, inside: view.trail)
            if !property.isRecursive { readProperty(property, inner) }
        }
        readConditions(of: view, at: place)
        readCounts(of: view, at: place, when: .always)
        let names = Set(properties.map { $0.name })
        for (name, pointer) in required where !names.contains(name) {
            // What one of several forms has is required there.
            if made.places[SchemaPlace(name: name, in: place).identifier] == nil {
                findings.add(pointer, "the schema says nothing of this property")
            }
        }
        if !place.isRequired, let group = place.group {
            requireWhole(group, first..<made.fields.count, view, hasSection: sections.count > firstSection)
        }
        listClosed(view, at: place) { _ in true }
    }

    /// The names of the properties that have to be there.
    func required(by view: SchemaView) -> SchemaRequired {
        var required = SchemaRequired()
        for part in view.parts {
            guard let names = document.member(part.node, "required") else { continue }
            for (index, name) in document.elements(names).enumerated() {
                guard let name = document.string(name) else { continue }
                required.add(name, "\(part.pointer)/required/\(index)")
            }
        }
        return required
    }

    /// The properties of an object in their order, each with all that is said of it.
    func properties(of view: SchemaView) -> [(name: String, parts: [SchemaPart])] {
        var list: [(name: String, parts: [SchemaPart])] = []
        var places: [String: Int] = [:]
        for part in view.parts {
            guard let properties = document.member(part.node, "properties") else { continue }
            for property in document.members(properties) {
                guard let name = document.string(property.name) else { continue }
                let schema = SchemaPart(
                    node: property.value, pointer: "\(part.pointer)/properties/\(SchemaPointer.token(name))")
                if let place = places[name] {
                    list[place].parts.append(schema)
                } else {
                    places[name] = list.count
                    list.append((name, [schema]))
                }
            }
        }
        return list
    }

    /// A property is a group of fields, a section or a field.
    mutating func readProperty(_ view: SchemaView, _ place: SchemaPlace) {
        switch kind(of: view) {
        case .object: readGroup(view, place)
        case .array:
            if let items = items(of: view), kind(of: items) == .object, !items.isRecursive {
                readSection(view, items, place)
            } else {
                readField(view, place)
            }
        case .string, .number, .integer, .boolean, .choice, nil: readField(view, place)
        }
    }

    /// An object inside of another is a group.
    private mutating func readGroup(_ view: SchemaView, _ place: SchemaPlace) {
        var place = place
        if place.isRequired, !place.isInRequired {
            findings.add(view.pointer, "it is not required where only other fields of the object around it are filled")
        }
        // What lies in an object that may be missing is not required either.
        place.isRequired = place.isRequired && !view.isNullable && place.isInRequired
        place.isInRequired = place.isRequired
        place.group = place.identifier
        if place.isRequired { made.requiredObjects.insert(place.identifier) }
        let groupCount = made.groups.count
        if !made.isRow {
            made.groups.append(
                .table([
                    Parameter.Member(name: "name", value: .text(place.identifier)),
                    Parameter.Member(name: "title", value: .text(text("title", of: view) ?? place.label)),
                ]))
        }
        for part in view.parts where made.isRow && document.member(part.node, "title") != nil {
            findings.add("\(part.pointer)/title", "a row has no groups")
        }
        let fieldCount = made.fields.count
        readObject(view, place)
        // Without a field of its own or of an object inside, nothing would show of it.
        if made.fields.count == fieldCount { made.groups.removeSubrange(groupCount...) }
    }

    /// An object that may be missing has all that it requires, or nothing.
    private mutating func requireWhole(
        _ group: String, _ range: Range<Int>, _ view: SchemaView, hasSection: Bool
    ) {
        var needed: [Int] = []
        var filled: [Int] = []
        var others: [SchemaCondition] = []
        for index in range {
            let field = made.fields[index]
            let isNeeded = field.isNeeded && field.object == group
            let isAgreement = field.type == "flag" && field.isRequired && field.object == group
            if isNeeded && field.content != nil || isAgreement {
                filled.append(index)
            } else if isNeeded {
                needed.append(index)
            } else if field.saysPresence {
                others.append(isFilled(field.identifier))
            }
        }
        // Where a field shows only with another one filled, the object is there.
        let presences = Set((needed.map { made.fields[$0].identifier } + others.flatMap { $0.fields }).map(reference))
        for index in needed where made.fields[index].showsOnly(whereFilled: presences) {
            made.fields[index].isRequired = true
            others.append(isFilled(made.fields[index].identifier))
        }
        needed.removeAll { made.fields[$0].isRequired }
        let names = needed.map { made.fields[$0].identifier }
        let pointer = required(by: view).first?.pointer ?? view.pointer
        requireTogether(needed, in: group, pointer)
        let all = others + names.map { isFilled($0) }
        for index in filled where !all.isEmpty && depend(index, on: .any(all), pointer) {
            made.fields[index].isRequired = false
            made.fields[index].requiredThen.append(.any(all))
        }
        if hasSection, !needed.isEmpty {
            findings.add(pointer, "it does not hold where only a section of the object has rows")
        }
        let together = Set(names.map(reference))
        for index in needed { requireWhere(others, index, with: together, pointer) }
    }

    /// All of some fields are filled, or none is.
    ///
    /// A rule between fields is not judged where the field that shows it does not show: fields that show together have one with
    /// those before them.
    private mutating func requireTogether(_ needed: [Int], in group: String, _ pointer: String) {
        var sets: [[Int]] = [[]]
        for index in needed {
            let field = made.fields[index]
            if field.shown.isEmpty, field.hidden.isEmpty {
                sets[0].append(index)
            } else if let set = sets.indices.dropFirst().first(where: { set in
                let other = made.fields[sets[set][0]]
                return other.shown == field.shown && other.hidden == field.hidden
            }) {
                sets[set].append(index)
            } else {
                sets.append([index])
            }
        }
        var names: [String] = []
        for (place, set) in sets.enumerated() where !set.isEmpty {
            names += set.map { made.fields[$0].identifier }
            guard place == 0 || names.count <= 100 else {
                return findings.add(pointer, "it does not hold of all fields that show under conditions")
            }
            if names.count > 1 { makeRule("allOrNone", names, in: group, pointer) }
        }
    }

    /// A field is required where one of others is filled, as far as that can be asked.
    ///
    /// - Parameter together: itself and the fields that are filled where it is, as conditions call them.
    private mutating func requireWhere(
        _ others: [SchemaCondition], _ index: Int, with together: Set<String>, _ pointer: String
    ) {
        let name = made.fields[index].identifier
        var asked = others
        if leads(from: asked.flatMap { $0.fields }, to: name) {
            let waiting = asked.filter { leads(from: $0.fields, to: name) }
            asked.removeAll { waiting.contains($0) }
            // What shows only where these are filled needs no asking.
            let areCovered = waiting.allSatisfy { condition in
                condition.fields.allSatisfy { field(named: $0)?.showsOnly(whereFilled: together) ?? false }
            }
            if !areCovered { findings.add(pointer, Self.cycle) }
        }
        guard !asked.isEmpty else { return }
        // Nobody reads a condition of more.
        guard asked.count <= 100 else {
            return findings.add(pointer, "it does not hold where only others of the object's fields are filled")
        }
        if depend(index, on: .any(asked), pointer) { made.fields[index].requiredThen.append(.any(asked)) }
    }

    /// What a rule or condition calls a field.
    func reference(to field: String) -> String { made.isRow ? ".\(field)" : field }

    // MARK: Sections

    /// A list of objects is a section that repeats.
    private mutating func readSection(_ view: SchemaView, _ items: SchemaView, _ place: SchemaPlace) {
        guard !made.isRow else { return findings.add(view.pointer, "a section has no section inside") }
        guard !place.identifier.contains(where: { $0 == "[" || $0 == "]" }), !place.identifier.isEmpty else {
            return findings.add(view.pointer, "a section can't have this name")
        }
        // What is said of it again is said under a condition.
        guard !sections.contains(where: { $0["section"] == .text(place.identifier) }) else {
            return findings.add(view.pointer, Self.unchangeableSection)
        }
        guard sections.count < limits.sections else {
            return findings.add(view.pointer, "a form has \(limits.sections) sections at most")
        }
        listUnsaid(in: view, of: .array)
        var row = Part()
        row.isRow = true
        row.typePrefix = "\(place.identifier)."
        swap(&made, &row)
        readObject(items, SchemaPlace(depth: place.depth + 1))
        settleConditionalRules()
        swap(&made, &row)
        if row.fields.isEmpty { return findings.add(items.pointer, "a row of no fields is none") }
        var section: [Parameter.Member] = [.init(name: "section", value: .text(place.identifier))]
        section.add("title", .text(text("title", of: view) ?? place.label))
        if let group = place.group { section.add("group", .text(group)) }
        section.add("fields", .list(row.fields.map { $0.written }))
        let (least, most) = counts(of: view)
        if let least, place.isRequired, !place.isInRequired {
            findings.add(
                least.pointer, "it is not required where only other fields of the object around it are filled")
        } else if let least, !place.isRequired || view.isNullable {
            // Without a row it is left out, as it may be.
            if least.count > 1 { findings.add(least.pointer, "a section that can be left out has any number of rows") }
        } else if let least, least.count <= limits.rows {
            section.add("least", .integer(least.count))
        } else if let least {
            findings.add(least.pointer, "a section has \(limits.rows) rows at most")
        }
        if let most, most.count >= least?.count ?? 0 {
            section.add("most", .integer(most.count))
        } else if let most {
            findings.add(most.pointer, "this is less than minItems")
        }
        if !row.rules.isEmpty { section.add("rules", .list(row.rules)) }
        sections.append(.table(section))
        for part in view.parts {
            for member in document.members(part.node) {
                guard let keyword = document.string(member.name), !isNothing(member.value),
                    document.bool(member.value) != false,
                    ["default", "examples", "uniqueItems", "description", "readOnly", "writeOnly"].contains(keyword)
                else { continue }
                findings.add("\(part.pointer)/\(keyword)", "a section says this of its fields one by one")
            }
        }
    }

    static let unchangeableSection = "a condition can't change this of a section"

    /// The fewest and the most items of a list, and where that is said.
    mutating func counts(
        of view: SchemaView
    ) -> (least: (count: Int, pointer: String)?, most: (count: Int, pointer: String)?) {
        var least: (count: Int, pointer: String)?
        var most: (count: Int, pointer: String)?
        for part in view.parts {
            if let node = document.member(part.node, "minItems"),
                let count = length(node, at: "\(part.pointer)/minItems"), count > least?.count ?? 0
            {
                least = (count, "\(part.pointer)/minItems")
            }
            if let node = document.member(part.node, "maxItems"),
                let count = length(node, at: "\(part.pointer)/maxItems"), most.map({ count < $0.count }) ?? true
            {
                most = (count, "\(part.pointer)/maxItems")
            }
        }
        return (least, most)
    }

    // MARK: Fields

    private mutating func readField(_ view: SchemaView, _ place: SchemaPlace) {
        if view.isImpossible { return findings.add(view.pointer, "no value is allowed here") }
        guard !place.identifier.isEmpty else { return findings.add(view.pointer, "a field needs a name") }
        guard var field = field(of: view, at: place) else { return }
        describe(&field, view, place)
        _ = add(field, at: view.pointer)
    }

    /// Puts a field into the form, without what can't be asked of it together; false where it can't be there at all.
    mutating func add(_ field: SchemaField, at pointer: String) -> Bool {
        guard count < Self.mostFields else {
            patience = 0
            findings.add("", "no more than \(Self.mostFields) fields are made of a schema")
            return false
        }
        guard made.places[field.identifier] == nil else {
            findings.add(pointer, "there is another field \"\(field.identifier)\"")
            return false
        }
        var field = field
        if let reason = trial.settle(&field, &findings) {
            findings.add(pointer, reason)
            return false
        }
        if let type = field.itemType { types.append(type) }
        made.places[field.identifier] = made.fields.count
        made.fields.append(field)
        count += 1
        return true
    }

    /// Leaves out of all fields what conditions ask of them and can't together: each was tried by itself when it came.
    private mutating func settleConditionalRules() {
        for index in made.fields.indices where made.fields[index].hasConditionalRules {
            if let reason = trial.settle(&made.fields[index], &findings) { findings.add("", reason) }
        }
    }

    /// What every field takes from its schema.
    mutating func describe(_ field: inout SchemaField, _ view: SchemaView, _ place: SchemaPlace) {
        field.object = place.group
        field.group = made.isRow ? nil : place.group
        field.label = text("title", of: view) ?? place.label
        field.helper = text("description", of: view)?.inOneLine
        field.isNullable = view.isNullable
        field.isNeeded = place.isRequired && !view.isNullable && field.takesRequired
        field.isThereEmpty = place.isRequired && !field.takesRequired
        field.isRequired = field.isRequired || field.isNeeded && place.isInRequired
        for part in view.parts {
            if document.member(part.node, "writeOnly").flatMap(document.bool) == true { field.isSecure = true }
            if let examples = document.member(part.node, "examples"), field.placeholder == nil {
                field.placeholder = document.elements(examples).lazy.compactMap { document.shown($0)?.inOneLine }.first
            }
        }
        if let part = view.parts.first(where: { document.member($0.node, "default") != nil }),
            let value = document.member(part.node, "default"), !isNothing(value)
        {
            field.content = content(of: field, from: value)
            field.contentPointer = "\(part.pointer)/default"
            if field.content == nil { findings.add(field.contentPointer, "the field can't have this content") }
        }
        for part in view.parts where document.member(part.node, "readOnly").flatMap(document.bool) == true {
            field.isReadOnly = true
            if field.content == nil, field.isNeeded {
                findings.add("\(part.pointer)/readOnly", "a field that can't be changed gives no answer")
            }
        }
    }

    /// Whether a default says what a field without content has.
    func isNothing(_ value: JSONNode) -> Bool {
        switch document.kind(value) {
        case .null: true
        case .string: document.contentLength(value) == 0
        case .array, .object: document.count(value) == 0
        case .bool, .number: false
        }
    }

    /// A text that a schema says of itself.
    func text(_ keyword: StaticString, of view: SchemaView) -> String? {
        for part in view.parts {
            if let text = document.member(part.node, keyword).flatMap(document.string), !text.isEmpty { return text }
        }
        return nil
    }
}

/// Where a schema stands among the fields of the form.
struct SchemaPlace {
    /// The id that a field has there.
    var identifier = ""
    /// What a field is called that has no title.
    var label = ""
    var group: String?
    var isRequired = true
    /// Whether the object around it is there in any case.
    var isInRequired = true
    /// Whether the object around it is read already, and what comes to it now comes by a condition about an object around that.
    var isInKnown = false
    var depth = 0

    /// The whole schema, or a row of a section.
    init(depth: Int = 0) { self.depth = depth }

    init(name: String, isRequired: Bool) {
        identifier = name
        label = name.asLabel
        self.isRequired = isRequired
    }

    /// A property of an object.
    init(name: String, in object: SchemaPlace) {
        identifier = object.identifier.isEmpty ? name : "\(object.identifier).\(name)"
        label = name.asLabel
        group = object.group
        isInRequired = object.isInRequired
        isInKnown = object.isInKnown
        depth = object.depth + 1
    }
}

extension [Parameter.Member] {
    mutating func add(_ name: String, _ value: Parameter) { append(Parameter.Member(name: name, value: value)) }
}
