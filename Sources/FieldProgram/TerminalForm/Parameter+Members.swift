internal import FieldEngine

/// Messages as a client of few words reads and writes them.
extension Parameter {
    var text: String? {
        guard case .text(let text) = self else { return nil }
        return text
    }

    var flag: Bool? {
        guard case .boolean(let flag) = self else { return nil }
        return flag
    }

    var count: Int? {
        guard case .number(let spelling) = self else { return nil }
        return Int(spelling)
    }

    var elements: [Parameter] {
        guard case .list(let elements) = self else { return [] }
        return elements
    }

    var members: [Member] {
        guard case .table(let members) = self else { return [] }
        return members
    }

    var texts: [String] { elements.compactMap { $0.text } }

    /// A range of offsets.
    var range: Range<Int>? {
        guard let start = self["start"]?.count, let end = self["end"]?.count, start >= 0, start <= end else {
            return nil
        }
        return start..<end
    }

    static func object(_ members: KeyValuePairs<String, Parameter>) -> Parameter {
        .table(members.map { Member(name: $0.key, value: $0.value) })
    }
}
