import JSONBytes

/// The schema of form files, asked about the values of a file: what may stand there, and what it means.
struct FormFileSchema: Sendable {
    private let document: JSONDocument
    private let definitions: [String: JSONNode]

    /// One of the ways in which a value may be written.
    struct Shape: Sendable {
        fileprivate let node: JSONNode
        /// The structure's name in the protocol; "Form" for the whole file.
        let structure: String
        /// What it is for, in the place where it stands.
        let documentation: String
        /// The value where nothing is said, as JSON; nil where there is none.
        let usual: String?
    }

    init() {
        var document = JSONDocument()
        let text = UnsafeRawBufferPointer(
            start: FormSchemaText.json.utf8Start, count: FormSchemaText.json.utf8CodeUnitCount)
        // What the generator wrote is JSON; of anything else no shape is known.
        try? document.parse(text, maxDepth: 64)
        self.document = document
        var definitions: [String: JSONNode] = [:]
        for member in document.member(document.root, "$defs").map({ Array(document.members($0)) }) ?? [] {
            if let name = document.string(member.name) { definitions[name] = member.value }
        }
        self.definitions = definitions
    }

    // MARK: Shapes

    /// The ways in which the value at a node may be written, those that it can't be meant as left out.
    func shapes(of node: Int, in tree: JSONTree) -> [Shape] {
        guard let parent = tree[node].parent else {
            return fitting(Shape(node: document.root, structure: "Form", documentation: "", usual: nil), node, tree)
        }
        let name = tree.name(of: node)
        return shapes(of: parent, in: tree).compactMap { shape in
            if let name { return property(name, of: shape) }
            return document.member(shape.node, "items").map { inner($0, of: shape) }
        }.flatMap { fitting($0, node, tree) }
    }

    /// The ways in which an element may be written that is put into an array.
    func elementShapes(of array: Int, in tree: JSONTree) -> [Shape] {
        shapes(of: array, in: tree).compactMap { shape in
            document.member(shape.node, "items").map { inner($0, of: shape) }
        }.flatMap { ways($0) }
    }

    private func inner(_ node: JSONNode, of shape: Shape) -> Shape {
        Shape(
            node: node, structure: shape.structure, documentation: text("description", of: node) ?? shape.documentation,
            usual: document.member(node, "default").map { String(decoding: document.source($0), as: UTF8.self) })
    }

    func property(_ name: String, of shape: Shape) -> Shape? {
        guard let properties = document.member(shape.node, "properties") else { return nil }
        let found = document.members(properties).first { document.string($0.name) == name }
        return found.map { inner($0.value, of: shape) }
    }

    /// A reference followed, and each of several ways by itself.
    func ways(_ shape: Shape) -> [Shape] {
        var node = shape.node
        var structure = shape.structure
        if let reference = text("$ref", of: node) {
            structure = String(
                reference[(reference.lastIndex(of: "/").map(reference.index(after:)) ?? reference.startIndex)...])
            guard let definition = definitions[structure] else { return [] }
            node = definition
        }
        guard let ways = document.member(node, "oneOf") else {
            return [Shape(node: node, structure: structure, documentation: shape.documentation, usual: shape.usual)]
        }
        return document.elements(ways).flatMap { way in
            self.ways(
                Shape(
                    node: way, structure: structure,
                    documentation: text("description", of: way) ?? shape.documentation, usual: shape.usual))
        }
    }

    private func fitting(_ shape: Shape, _ node: Int, _ tree: JSONTree) -> [Shape] {
        let all = ways(shape)
        let kind: String
        switch tree[node].kind {
        case .object: kind = "object"
        case .array: kind = "array"
        case .string, .number, .bool, .null, .word, .missing: return all
        }
        let ofKind = all.filter { self.kind(of: $0) == kind }
        // A rule is told by its name.
        guard let rule = tree.word("rule", of: node) else { return ofKind }
        let ofRule = ofKind.filter { property("rule", of: $0).flatMap { constant(of: $0) } == rule }
        return ofRule.isEmpty ? ofKind : ofRule
    }

    // MARK: What a shape says

    /// `object`, `array`, `string`, `boolean`, `integer`, `number`; nil where anything may stand.
    func kind(of shape: Shape) -> String? {
        text("type", of: shape.node) ?? (constant(of: shape) != nil ? "string" : nil)
    }

    /// The only text that it is.
    func constant(of shape: Shape) -> String? { document.member(shape.node, "const").flatMap(document.string) }

    /// The members of an object of this shape.
    func properties(of shape: Shape) -> [(name: String, shape: Shape)] {
        guard let properties = document.member(shape.node, "properties") else { return [] }
        return document.members(properties).compactMap { member in
            document.string(member.name).map { ($0, inner(member.value, of: shape)) }
        }
    }

    func required(of shape: Shape) -> [String] {
        document.member(shape.node, "required").map { document.elements($0).compactMap(document.string) } ?? []
    }

    private func text(_ name: StaticString, of node: JSONNode) -> String? {
        document.member(node, name).flatMap(document.string)
    }

    /// The least value of a property, with places to fill in for a snippet. `next`: the number of the first place.
    func leastValue(of shape: Shape, asSnippet: Bool, next: inout Int) -> String {
        func place(_ text: String = "") -> String {
            guard asSnippet else { return text }
            defer { next += 1 }
            return text.isEmpty ? "$\(next)" : "${\(next):\(text)}"
        }
        let ways = ways(shape)
        if ways.count > 1, ways.allSatisfy({ constant(of: $0) != nil }) { return "\"\(place())\"" }
        // A condition or a type is written as a word or an object: the word is what is meant mostly.
        for way in ways where kind(of: way) == "boolean" {
            _ = way
            return place(shape.usual == "true" ? "false" : "true")
        }
        guard let way = ways.first(where: { kind(of: $0) == "string" }) ?? ways.first else { return "\"\(place())\"" }
        switch kind(of: way) {
        case "array": return "[\(place())]"
        case "integer", "number": return place("0")
        case "object": return asSnippet ? "{ \(place()) }" : "{}"
        case "string": return "\"\(constant(of: way) ?? place())\""
        default: return asSnippet ? place() : "null"
        }
    }

    /// An object with what it must have.
    func leastObject(of shape: Shape, asSnippet: Bool, besides: [String] = []) -> String {
        var next = 1
        let names = required(of: shape) + besides
        let members = names.compactMap { name -> String? in
            guard let property = property(name, of: shape) else { return nil }
            return "\"\(name)\": \(leastValue(of: property, asSnippet: asSnippet, next: &next))"
        }
        return members.isEmpty ? "{ \(asSnippet ? "$1" : "") }" : "{ \(members.joined(separator: ", ")) }"
    }
}
