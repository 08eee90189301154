import FieldEngine
import JSONBytes

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
    let limits: SchemaLimits
    private var title = "Form"
    var made = Part()
    var sections: [Parameter] = []
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
    static let deepest = 32

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

    // MARK: Fields

    mutating func readField(_ view: SchemaView, _ place: SchemaPlace) {
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
    mutating func settleConditionalRules() {
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

extension [Parameter.Member] {
    mutating func add(_ name: String, _ value: Parameter) { append(Parameter.Member(name: name, value: value)) }
}
