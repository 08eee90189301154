package import FieldEngine

/// Messages as a client of few words reads and writes them.
extension Parameter {
    package var text: String? {
        guard case .text(let text) = self else { return nil }
        return text
    }

    package var flag: Bool? {
        guard case .boolean(let flag) = self else { return nil }
        return flag
    }

    package var count: Int? {
        guard case .number(let spelling) = self else { return nil }
        return Int(spelling)
    }

    package var elements: [Parameter] {
        guard case .list(let elements) = self else { return [] }
        return elements
    }

    package var members: [Member] {
        guard case .table(let members) = self else { return [] }
        return members
    }

    /// The elements of a member that is an array; of any other there are none.
    func list(_ name: String) -> [Parameter] { self[name]?.elements ?? [] }

    func text(_ name: String) -> String? { self[name]?.text }

    /// Of a submit or of a page: whether nothing is wrong, and answers to questions of the server are still to come.
    package var isOnlyPending: Bool {
        self["invalid"]?.elements.isEmpty != false && self["pending"]?.elements.isEmpty == false
    }

    package var texts: [String] { elements.compactMap { $0.text } }

    /// A range of offsets.
    package var range: Range<Int>? {
        guard let start = self["start"]?.count, let end = self["end"]?.count, start >= 0, start <= end else {
            return nil
        }
        return start..<end
    }

    package static func object(_ members: KeyValuePairs<String, Parameter>) -> Parameter {
        .table(members.map { Member(name: $0.key, value: $0.value) })
    }
}
