import JSONBytes

/// The parsed text of a form file, with the positions of its values.
struct FormFileText {
    let document: JSONDocument
    let bytes: [UInt8]
    /// How many values may still be passed on the way to a place.
    private var patience = 20_000_000

    /// - Throws: The error where the text is no JSON.
    init(_ bytes: [UInt8], maxDepth: Int) throws(JSONSyntaxError) {
        var document = JSONDocument()
        try document.parse(bytes, maxDepth: maxDepth)
        self.document = document
        self.bytes = bytes
    }

    /// Where a value begins in the bytes.
    func offset(of node: JSONNode) -> Int { document.source(node).startIndex }

    /// Where that begins which a path names, or as much of it as is there: of what is missing, the object that it is
    /// missing in.
    mutating func offset(of path: String) -> Int {
        var node = document.root
        var rest = path[...]
        while !rest.isEmpty, patience > 0 {
            patience -= document.count(node)
            guard let step = step(from: node, along: rest) else { break }
            (node, rest) = step
        }
        return offset(of: node)
    }

    private func step(from node: JSONNode, along path: Substring) -> (JSONNode, Substring)? {
        if let (index, rest) = PathStep.index(in: path) {
            for (place, element) in document.elements(node).enumerated() where place == index { return (element, rest) }
            return nil
        }
        var found: (JSONNode, Substring)?
        for member in document.members(node) {
            guard let name = document.string(member.name), let rest = PathStep.rest(of: path, behind: name) else {
                continue
            }
            // Of two that fit the longer: a name may hold a full stop.
            if found.map({ rest.utf8.count <= $0.1.utf8.count }) ?? true { found = (member.value, rest) }
        }
        return found
    }
}

/// The steps of a path such as `fields[3].type.format`.
enum PathStep {
    /// The index at the beginning, and what follows.
    static func index(in path: Substring) -> (Int, Substring)? {
        guard path.first == "[", let end = path.firstIndex(of: "]") else { return nil }
        guard let index = Int(path[path.index(after: path.startIndex)..<end]) else { return nil }
        return (index, behind(path[path.index(after: end)...]))
    }

    /// What follows a member's name at the beginning; nil where it is not there.
    static func rest(of path: Substring, behind name: String) -> Substring? {
        guard path.hasPrefix(name) else { return nil }
        let rest = path.dropFirst(name.count)
        guard rest.isEmpty || rest.first == "." || rest.first == "[" else { return nil }
        return behind(rest)
    }

    private static func behind(_ rest: Substring) -> Substring { rest.first == "." ? rest.dropFirst() : rest }

    /// The member that a path ends with; nil for an element of a list, and for a name that a path can't tell.
    static func lastName(of path: String) -> String? {
        let name = path[(path.lastIndex(of: ".").map(path.index(after:)) ?? path.startIndex)...]
        return name.isEmpty || name.last == "]" ? nil : String(name)
    }

    /// A path and one that begins where it ends.
    static func joined(_ path: String, _ inner: String) -> String {
        if path.isEmpty || inner.isEmpty { return path + inner }
        return inner.hasPrefix("[") ? path + inner : "\(path).\(inner)"
    }
}
