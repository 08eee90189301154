import FieldProtocol

/// Where the fields, groups, sections, pages and types of a form file are given their names, and where these stand.
struct FormFileNames {
    enum Kind: Sendable { case field, group, section, page, type }

    /// What is named: of a row's field with its section before it, `items[].amount`.
    struct Key: Hashable, Sendable {
        var kind: Kind
        var name: String
    }

    struct Occurrence: Sendable {
        var key: Key
        /// The name alone, without quotation marks, and of `items[].amount` one of its parts.
        var range: Range<Int>
        var isDefinition: Bool
        /// The value that it stands in.
        var node: Int
    }

    private let tree: JSONTree
    private(set) var occurrences: [Occurrence] = []
    private var sections: Set<String> = []

    init(_ tree: JSONTree) {
        self.tree = tree
        guard tree.nodes.first?.kind == .object else { return }
        for section in tree.elements("sections", of: JSONTree.root) {
            if let name = tree.word("section", of: section) { sections.insert(name) }
        }
        for list in tree.children(of: JSONTree.root) where tree[list].kind == .array {
            let structure: String
            switch tree.name(of: list) {
            case "fields": structure = "FieldOptions"
            case "types": structure = "TypeDefinition"
            case "groups": structure = "Group"
            case "rules": structure = "GroupRule"
            case "pages": structure = "Page"
            case "sections": structure = "Section"
            case "order":
                for name in tree.children(of: list) { addFieldOrSection(name) }
                continue
            default: continue
            }
            for element in tree.children(of: list) { look(at: element, structure, in: nil) }
        }
    }

    /// `section`: the one whose rows a value is about.
    private mutating func look(at node: Int, _ structure: String, in section: String?) {
        if structure == "Total", tree[node].kind == .string { return addField(node, in: section) }
        if structure == "TypeReference", tree[node].kind == .string { return add(.type, node) }
        guard tree[node].kind == .object else { return }
        var section = section
        if structure == "Section" { section = tree.word("section", of: node) ?? "" }
        // A type's parameters are its own affair, but for the conditions of its choices.
        if structure == "TypeReference" {
            for choice in tree.elements("choices", of: node) { look(at: choice, "Choice", in: section) }
        }
        let known = members(of: structure, at: node)
        for member in tree.children(of: node) {
            guard let name = tree.name(of: member) else { continue }
            addName(member, called: name, of: structure, in: section)
            guard let inner = known.first(where: { $0.name == name })?.structure else { continue }
            if tree[member].kind == .array {
                for element in tree.children(of: member) { look(at: element, inner, in: section) }
            } else {
                look(at: member, inner, in: section)
            }
        }
    }

    private func members(of structure: String, at node: Int) -> [WrittenMembers.Member] {
        var members = WrittenMembers.members(of: structure) ?? []
        if structure == "Rule" || structure == "Condition", let rule = tree.word("rule", of: node) {
            // The rules in a condition are conditions.
            members += (WrittenMembers.parameters(ofRule: rule) ?? []).map { parameter in
                var parameter = parameter
                if parameter.structure == "Rule" { parameter.structure = structure }
                return parameter
            }
        }
        return members
    }

    private mutating func addName(_ node: Int, called member: String, of structure: String, in section: String?) {
        switch (structure, member) {
        case ("FieldOptions", "field"): add(.field, node, isDefinition: true)
        case ("SectionField", "field"): add(.field, node, name: "\(section ?? "")[].", isDefinition: true)
        case ("Condition", "field"), ("Rule", "field"), ("Total", "field"), ("GroupRule", "on"):
            addField(node, in: section)
        case ("GroupRule", "fields"), ("Page", "fields"):
            for element in tree.children(of: node) { addField(element, in: section) }
        case ("Section", "unique"):
            for element in tree.children(of: node) { add(.field, element, name: "\(section ?? "")[].") }
        case ("FieldOptions", "group"), ("SectionField", "group"), ("Section", "group"), ("GroupRule", "group"):
            add(.group, node)
        case ("Group", "name"): add(.group, node, isDefinition: true)
        case ("Page", "groups"): for element in tree.children(of: node) { add(.group, element) }
        case ("Section", "section"): add(.section, node, isDefinition: true)
        case ("Total", "count"): add(.section, node)
        case ("Page", "page"): add(.page, node, isDefinition: true)
        case ("Section", "page"): add(.page, node)
        case ("TypeDefinition", "name"): add(.type, node, isDefinition: true)
        case ("TypeDefinition", "extends"), ("TypeReference", "name"): add(.type, node)
        case ("TypeReference", "of"): look(at: node, "TypeReference", in: section)
        // The fields that types go by: the country, the region of a postal code, the card of a security code, the month of a year.
        case ("TypeReference", "country"), ("TypeReference", "region"), ("TypeReference", "card"),
            ("TypeReference", "month"):
            if let field = tree.member(node, "field") { addField(field, in: section) }
        default: break
        }
    }

    private mutating func add(_ kind: Kind, _ node: Int, name prefix: String = "", isDefinition: Bool = false) {
        guard let name = tree.string(node) else { return }
        occurrences.append(
            Occurrence(
                key: Key(kind: kind, name: prefix + name), range: tree.inside(tree[node].range),
                isDefinition: isDefinition, node: node))
    }

    private mutating func addFieldOrSection(_ node: Int) {
        add(tree.string(node).map(sections.contains) ?? false ? .section : .field, node)
    }

    /// The name of a field as rules and conditions write it: `.amount` of the own row, `items[].amount` of all rows.
    private mutating func addField(_ node: Int, in section: String?) {
        guard let name = tree.string(node) else { return }
        let inside = tree.inside(tree[node].range)
        // Where escapes are, nobody knows which bytes are which part.
        guard name.utf8.count == inside.count else { return add(.field, node) }
        if let section, name.utf8.first == UInt8(ascii: ".") {
            let range = inside.lowerBound + 1..<inside.upperBound
            let key = Key(kind: .field, name: "\(section)[]\(name)")
            return occurrences.append(Occurrence(key: key, range: range, isDefinition: false, node: node))
        }
        let bytes = Array(name.utf8)
        guard let open = bytes.firstIndex(of: UInt8(ascii: "[")), let close = bytes.firstIndex(of: UInt8(ascii: "]")),
            open < close, close + 2 < bytes.count, bytes[close + 1] == UInt8(ascii: ".")
        else { return add(.field, node) }
        let row = String(decoding: bytes[..<open], as: UTF8.self)
        let local = String(decoding: bytes[(close + 2)...], as: UTF8.self)
        let start = inside.lowerBound
        occurrences.append(
            Occurrence(
                key: Key(kind: .section, name: row), range: start..<start + open, isDefinition: false, node: node))
        occurrences.append(
            Occurrence(
                key: Key(kind: .field, name: "\(row)[].\(local)"), range: start + close + 2..<inside.upperBound,
                isDefinition: false, node: node))
    }

    // MARK: Questions

    func occurrence(at offset: Int) -> Occurrence? {
        occurrences.first { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
            ?? occurrences.first {
                tree[$0.node].range.lowerBound == offset || tree[$0.node].range.upperBound == offset
            }
    }

    func all(_ key: Key) -> [Occurrence] {
        occurrences.filter { $0.key == key }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    func definition(of key: Key) -> Occurrence? { occurrences.first { $0.key == key && $0.isDefinition } }

    /// Those of a kind that have a definition, in the order of the file.
    func defined(_ kind: Kind) -> [Occurrence] { occurrences.filter { $0.key.kind == kind && $0.isDefinition } }

    /// All of a kind, defined or not, each once.
    func named(_ kind: Kind) -> [String] {
        var seen: Set<String> = []
        return occurrences.compactMap { occurrence in
            occurrence.key.kind == kind && seen.insert(occurrence.key.name).inserted ? occurrence.key.name : nil
        }
    }
}
