import FieldTools

/// The names in a form file: where they stand, and what gives others.
extension FormFileDocument {
    func mentions(at offset: Int) -> [Mention]? {
        let names = FormFileNames(tree)
        guard let found = names.occurrence(at: offset) else { return nil }
        return names.all(found.key).map { Mention(range: $0.range, isDefinition: $0.isDefinition) }
    }

    /// Types of the server keep their names.
    func name(at offset: Int) -> (range: Range<Int>, name: String)? {
        let names = FormFileNames(tree)
        guard let found = names.occurrence(at: offset), isOwn(found.key, names) else { return nil }
        return (found.range, tree.content(found.range))
    }

    private func isOwn(_ key: FormFileNames.Key, _ names: FormFileNames) -> Bool {
        key.kind == .group || names.definition(of: key) != nil
    }

    func renaming(at offset: Int, to name: String) throws(DocumentRefusal) -> [TextChange] {
        let names = FormFileNames(tree)
        guard let found = names.occurrence(at: offset) else { throw DocumentRefusal("Nothing here has a name.") }
        guard isOwn(found.key, names) else {
            throw DocumentRefusal("The file gives nothing the name \"\(found.key.name.prefix(60))\".")
        }
        guard !name.isEmpty else { throw DocumentRefusal("A name has one character at least.") }
        // Of a row's field the section stands before the name.
        let local = tree.content(found.range)
        var key = found.key
        key.name = String(key.name.dropLast(local.count)) + name
        if key != found.key, names.definition(of: key) != nil {
            throw DocumentRefusal("There is a \(Self.word(key.kind)) \"\(name.prefix(60))\" already.")
        }
        if key.kind == .type, workshop.types.contains(where: { $0.name == name }) {
            throw DocumentRefusal("The server has a type \"\(name.prefix(60))\" of its own.")
        }
        let text = String(Self.quoted(name).dropFirst().dropLast())
        return names.all(found.key).map { TextChange($0.range, text) }
    }

    static func word(_ kind: FormFileNames.Kind) -> String {
        switch kind {
        case .field: "field"
        case .group: "group"
        case .section: "section"
        case .page: "page"
        case .type: "type"
        }
    }
}
