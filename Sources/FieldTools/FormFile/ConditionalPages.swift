import FieldEngine

/// The fields of pages that do not always show: each of them asks what its page does.
struct ConditionalPages {
    private var fields: Set<String> = []
    private var groups: Set<String> = []

    init() {}

    /// - Parameter names: gets the fields that the pages' conditions ask.
    init(_ form: Parameter, naming names: inout Set<String>) {
        guard case .list(let pages)? = form["pages"] else { return }
        for page in pages {
            guard let shown = page["shown"], shown != .boolean(true) else { continue }
            shown.collectFieldNames(into: &names)
            fields.formUnion(Self.texts(of: page["fields"]))
            groups.formUnion(Self.texts(of: page["groups"]))
        }
    }

    private static func texts(of list: Parameter?) -> [String] {
        guard case .list(let elements)? = list else { return [] }
        return elements.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    func have(_ field: Parameter, _ identifier: String) -> Bool {
        if fields.isEmpty, groups.isEmpty { return false }
        if case .text(let group)? = field["group"], groups.contains(group) { return true }
        return fields.contains(identifier)
    }
}
