import FieldEngine

/// Removes an error from a message, so that the next one can be found.
extension Parameter {
    /// Takes out what a path names: a rule, which leaves a rule that always holds so that the others keep their places;
    /// else the member, or as much of the path as is there. False where nothing of it is.
    mutating func remove(at path: Substring) -> Bool {
        if case .list(var elements) = self {
            guard let (index, rest) = PathStep.index(in: path), elements.indices.contains(index), !rest.isEmpty,
                !elements[index].has("rule"), elements[index].remove(at: rest)
            else { return false }
            self = .list(elements)
            return true
        }
        guard case .table(var members) = self else { return false }
        let found = members.indices.filter { PathStep.rest(of: path, behind: members[$0].name) != nil }
        guard let place = found.max(by: { members[$0].name.utf8.count < members[$1].name.utf8.count }),
            let rest = PathStep.rest(of: path, behind: members[place].name)
        else { return false }
        if case .list(var elements) = members[place].value, let (index, _) = PathStep.index(in: rest),
            elements.indices.contains(index), elements[index].has("rule"), !elements[index].has("fields")
        {
            guard elements[index] != Self.ruleThatHolds else { return false }
            elements[index] = Self.ruleThatHolds
            members[place].value = .list(elements)
        } else if !rest.isEmpty, members[place].value.remove(at: rest) {
            // Found further inside.
        } else {
            members.remove(at: place)
        }
        self = .table(members)
        return true
    }

    private func has(_ name: String) -> Bool { self[name] != nil }

    private static var ruleThatHolds: Parameter {
        .table([
            Parameter.Member(name: "rule", value: .text("all")), Parameter.Member(name: "rules", value: .list([])),
        ])
    }
}
