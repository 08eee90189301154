public import FieldEngine
public import JSONBytes

/// What a JSON Schema (2020-12) comes to as a form (specification, section 6): the form file's value, and all of the schema
/// that it does not say.
public struct SchemaImport {
    public var form: Parameter
    /// In the order in which they were met, each place once.
    public var findings: [SchemaFinding]

    /// Reads the schema that a document holds. What is made of it depends on nothing else.
    public init(_ document: JSONDocument, limits: Limits = Limits()) {
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
    var findings = SchemaFindings()
    var trial: SchemaTrial
    /// How many schemas may still be looked at: references can ask for any number of them.
    var patience = 100_000
    private(set) var title = "Form"
    private(set) var fields: [SchemaField] = []
    private var identifiers: Set<String> = []
    private var groups: [Parameter] = []
    private var rules: [Parameter] = []
    private var types: [Parameter] = []

    /// The most fields of one schema, and how deep its objects may lie in each other.
    private static let mostFields = 2_000
    private static let deepest = 32

    init(_ document: JSONDocument, _ limits: Limits) {
        self.document = document
        trial = SchemaTrial(limits)
    }

    var form: Parameter {
        var members: [Parameter.Member] = []
        members.add("title", .text(title))
        if !groups.isEmpty { members.add("groups", .list(groups)) }
        members.add("fields", .list(fields.map { $0.written }))
        if !rules.isEmpty { members.add("rules", .list(rules)) }
        if !types.isEmpty { members.add("types", .list(types)) }
        return .table(members)
    }

    // MARK: Objects

    /// Reads the whole schema. One that is no object's is a form of one field.
    mutating func readRoot() {
        let view = view(of: SchemaPart(node: document.root, pointer: ""), inside: [])
        if let title = text("title", of: view) { self.title = title }
        if kind(of: view) == .object {
            readObject(view, SchemaPlace())
        } else {
            readField(view, SchemaPlace(name: "value", isRequired: true))
        }
    }

    /// Reads the properties of an object that stands at a place.
    private mutating func readObject(_ view: SchemaView, _ place: SchemaPlace) {
        listUnsaid(in: view, of: .object)
        guard place.depth < Self.deepest else {
            return findings.add(view.pointer, "objects lie in each other too deeply for a form")
        }
        var required: Set<String> = []
        for part in view.parts {
            guard let names = document.member(part.node, "required") else { continue }
            for name in document.elements(names) { if let name = document.string(name) { required.insert(name) } }
        }
        var filled = OptionalObject()
        for (name, parts) in properties(of: view) where patience > 0 {
            var inner = SchemaPlace(name: name, in: place)
            inner.isRequired = required.contains(name)
            required.remove(name)
            let property = self.view(of: parts, inside: view.trail)
            if property.isRecursive { continue }
            switch kind(of: property) {
            case .object:
                readGroup(property, inner)
            case .array, .string, .number, .integer, .boolean, .choice, nil:
                let count = fields.count
                readField(property, inner)
                if fields.count > count { filled.add(fields[count], isRequired: inner.isRequired) }
            }
        }
        for part in view.parts {
            guard let names = document.member(part.node, "required") else { continue }
            for (index, name) in document.elements(names).enumerated() {
                guard let name = document.string(name), required.contains(name) else { continue }
                findings.add("\(part.pointer)/required/\(index)", "the schema says nothing of this property")
            }
        }
        if !place.isRequired, let group = place.group { sayAllOrNone(filled, group, view) }
    }

    /// The properties of an object in their order, each with all that is said of it.
    private func properties(of view: SchemaView) -> [(name: String, parts: [SchemaPart])] {
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

    /// An object inside of another is a group.
    private mutating func readGroup(_ view: SchemaView, _ place: SchemaPlace) {
        var place = place
        place.group = place.identifier
        // What lies in an object that may be missing is not required either.
        place.isRequired = place.isRequired && !view.isNullable && place.isInRequired
        place.isInRequired = place.isRequired
        let count = groups.count
        groups.append(
            .table([
                Parameter.Member(name: "name", value: .text(place.identifier)),
                Parameter.Member(name: "title", value: .text(text("title", of: view) ?? place.label)),
            ]))
        let fieldCount = fields.count
        readObject(view, place)
        // Without a field of its own or of an object inside, nothing would show of it.
        if fields.count == fieldCount { groups.removeSubrange(count...) }
    }

    /// An object that may be missing has all that it requires, or nothing.
    private mutating func sayAllOrNone(_ object: OptionalObject, _ group: String, _ view: SchemaView) {
        if object.required.count > 1 {
            rules.append(
                .table([
                    Parameter.Member(name: "group", value: .text(group)),
                    Parameter.Member(name: "rule", value: .text("allOrNone")),
                    Parameter.Member(name: "fields", value: .list(object.required.map { .text($0) })),
                ]))
        }
        guard !object.required.isEmpty, object.hasOthers else { return }
        for part in view.parts where document.member(part.node, "required") != nil {
            findings.add(
                "\(part.pointer)/required", "it does not hold where only others of the object's fields are filled")
        }
    }

    // MARK: Fields

    private mutating func readField(_ view: SchemaView, _ place: SchemaPlace) {
        if view.isImpossible { return findings.add(view.pointer, "no value is allowed here") }
        guard !place.identifier.isEmpty else { return findings.add(view.pointer, "a field needs a name") }
        guard fields.count < Self.mostFields else {
            patience = 0
            return findings.add("", "no more than \(Self.mostFields) fields are made of a schema")
        }
        guard var field = field(of: view, at: place) else { return }
        guard identifiers.insert(field.identifier).inserted else {
            return findings.add(view.pointer, "there is another field \"\(field.identifier)\"")
        }
        if let type = field.itemType { types.append(type) }
        describe(&field, view, place)
        if let reason = trial.settle(&field, &findings) { return findings.add(view.pointer, reason) }
        fields.append(field)
    }

    /// What every field takes from its schema.
    private mutating func describe(_ field: inout SchemaField, _ view: SchemaView, _ place: SchemaPlace) {
        field.group = place.group
        field.label = text("title", of: view) ?? place.label
        field.helper = text("description", of: view)?.inOneLine
        field.isRequired =
            field.isRequired || place.isRequired && place.isInRequired && !view.isNullable && field.takesRequired
        for part in view.parts {
            if document.member(part.node, "readOnly").flatMap(document.bool) == true { field.isEnabled = false }
            if document.member(part.node, "writeOnly").flatMap(document.bool) == true { field.isSecure = true }
            if let examples = document.member(part.node, "examples"), field.placeholder == nil {
                field.placeholder = document.elements(examples).lazy.compactMap { document.shown($0)?.inOneLine }.first
            }
        }
        guard let part = view.parts.first(where: { document.member($0.node, "default") != nil }),
            let value = document.member(part.node, "default"), document.kind(value) != .null
        else { return }
        field.content = content(of: field, from: value)
        field.contentPointer = "\(part.pointer)/default"
        if field.content == nil { findings.add(field.contentPointer, "the field can't have this content") }
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
    var depth = 0

    /// The whole schema.
    init() {}

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
        depth = object.depth + 1
    }
}

/// The fields of an object that may be missing.
private struct OptionalObject {
    var required: [String] = []
    var hasOthers = false

    /// A flag is never empty: it does not say whether the object is there.
    mutating func add(_ field: SchemaField, isRequired: Bool) {
        if field.type == "flag" { return }
        if isRequired && field.takesRequired { required.append(field.identifier) } else { hasOthers = true }
    }
}

extension [Parameter.Member] {
    mutating func add(_ name: String, _ value: Parameter) { append(Parameter.Member(name: name, value: value)) }
}
