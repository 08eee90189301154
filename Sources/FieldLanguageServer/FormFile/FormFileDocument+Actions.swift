/// What may be done in a form file where nothing is wrong.
extension FormFileDocument {
    func actions(in range: Range<Int>) -> [DocumentAction] {
        guard tree.slips.isEmpty, let node = tree.innermost(at: range.lowerBound) else { return [] }
        var actions: [DocumentAction] = []
        var next: Int? = node
        while let inner = next, actions.isEmpty {
            if tree[inner].kind == .object, let change = sorting(inner) {
                actions.append(DocumentAction("Sort the members as the protocol has them", .rewrite, [change]))
            }
            // The nearest object alone: what is around it is sorted where it is pointed at.
            next = tree[inner].kind == .object ? nil : tree[inner].parent
        }
        return actions
    }

    /// The members of an object in the order of the schema, unknown ones behind; what stands between them stays. Nil where they
    /// are in order.
    private func sorting(_ object: Int) -> TextChange? {
        let schema = workshop.schema
        guard let shape = schema.shapes(of: object, in: tree).first else { return nil }
        let order = schema.properties(of: shape).map { $0.name }
        let members = tree.children(of: object)
        func rank(_ member: Int) -> Int { tree.name(of: member).flatMap { order.firstIndex(of: $0) } ?? order.count }
        let sorted = members.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map {
            $0.element
        }
        guard sorted != members, let first = members.first, let last = members.last else { return nil }
        var result = ""
        for (place, member) in sorted.enumerated() {
            result += text.text(in: wholeRange(of: member))
            guard place + 1 < members.count else { continue }
            result += text.text(
                in: wholeRange(of: members[place]).upperBound..<wholeRange(of: members[place + 1]).lowerBound)
        }
        return TextChange(wholeRange(of: first).lowerBound..<wholeRange(of: last).upperBound, result)
    }
}
