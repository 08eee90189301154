import JSONBytes

/// The schemas of a document by what they call themselves: an `$id`, or an anchor within the one around it.
struct SchemaNames {
    private var parts: [SchemaPart] = []
    /// The places in `parts`, by whole references.
    private var places: [String: Int] = [:]
    /// The names of what has an `$id`, by their pointers.
    private var resources: [String: String] = [:]
    private var dynamicAnchors: Set<String> = []
    /// Those that several schemas have: which of them is meant follows from the way there.
    private var sharedAnchors: Set<String> = []

    private static let hash = UInt8(ascii: "#")
    private static let slash = UInt8(ascii: "/")

    init(_ document: JSONDocument) {
        let root = SchemaPart(node: document.root, pointer: "")
        add(root, "")
        read(root, in: "", of: document)
    }

    private mutating func read(_ part: SchemaPart, in around: String, of document: JSONDocument) {
        var name = around
        if let given = document.member(part.node, "$id").flatMap(document.string) {
            let whole = Self.whole(given, in: around)
            add(part, whole)
            // One of an anchor alone is an anchor, as they were written before.
            if given.utf8.first != Self.hash {
                name = whole
                resources[part.pointer] = name
            }
        }
        if let anchor = document.member(part.node, "$anchor").flatMap(document.string) {
            add(part, "\(name)#\(anchor)")
        }
        if let anchor = document.member(part.node, "$dynamicAnchor").flatMap(document.string) {
            add(part, "\(name)#\(anchor)")
            if !dynamicAnchors.insert(anchor).inserted { sharedAnchors.insert(anchor) }
        }
        for (index, element) in document.elements(part.node).enumerated() {
            read(SchemaPart(node: element, pointer: "\(part.pointer)/\(index)"), in: name, of: document)
        }
        for member in document.members(part.node) {
            // Values are no schemas, whatever they hold.
            guard let step = document.string(member.name), !["const", "enum", "default", "examples"].contains(step)
            else { continue }
            let pointer = "\(part.pointer)/\(SchemaPointer.token(step))"
            read(SchemaPart(node: member.value, pointer: pointer), in: name, of: document)
        }
    }

    private mutating func add(_ part: SchemaPart, _ name: String) {
        guard places[name] == nil else { return }
        places[name] = parts.count
        parts.append(part)
    }

    /// A reference beside the name of what it stands in. An empty fragment is none.
    private static func whole(_ reference: String, in name: String) -> String {
        let bytes = reference.utf8
        if (bytes.first ?? hash) == hash { return name + (bytes.count <= 1 ? "" : reference) }
        let start = bytes.prefix { $0 != slash && $0 != UInt8(ascii: ":") }
        // What begins with a scheme or a slash stands by itself.
        let isWhole = start.isEmpty || bytes.dropFirst(start.count).first == UInt8(ascii: ":")
        let folder = isWhole ? "" : name.utf8.lastIndex(of: slash).map { String(name[...$0]) } ?? ""
        return folder + (bytes.last == hash ? String(reference.dropLast()) : reference)
    }

    /// What a reference at a place of the document means; nil where nothing of the document.
    func part(of reference: String, at pointer: String, in document: JSONDocument) -> SchemaPart? {
        let whole = Self.whole(reference, in: name(around: pointer))
        if let place = places[whole] { return parts[place] }
        guard let end = whole.utf8.firstIndex(of: Self.hash), let place = places[String(whole[..<end])] else {
            return nil
        }
        return SchemaPointer.part(at: whole[end...].utf8.dropFirst(), of: parts[place], in: document)
    }

    /// The name of the innermost resource that a place lies in: one step of its pointer after the other is taken away.
    private func name(around pointer: String) -> String {
        if resources.isEmpty { return "" }
        var place = pointer[...]
        while resources[String(place)] == nil, let end = place.utf8.lastIndex(of: Self.slash) { place = place[..<end] }
        return resources[String(place)] ?? ""
    }

    /// Whether a dynamic reference means what a plain one does, whatever the way to it.
    func isPlain(_ reference: String) -> Bool {
        guard let hash = reference.utf8.lastIndex(of: Self.hash) else { return true }
        return !sharedAnchors.contains(String(reference[hash...].dropFirst()))
    }
}
