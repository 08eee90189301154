/// Which structures the server reads, and which it writes.
extension Model {
    /// The names of the structures that are in what clients send: params of their messages and answers to the server's
    /// requests.
    var read: Set<String> {
        inside(
            methods.flatMap { method in
                (method.comesIn ? [method.params] : []) + (method.goesOut ? [method.result?.reference] : [])
            })
    }

    /// The names of the structures that are in what the server sends: params of its messages, answers, and what errors
    /// carry.
    var written: Set<String> {
        inside(
            methods.flatMap { method in
                (method.goesOut ? [method.params] : []) + (method.comesIn ? [method.result?.reference] : [])
            } + errors.map(\.data))
    }

    /// The structures of those names and all that are inside them.
    private func inside(_ names: [String?]) -> Set<String> {
        var found: Set<String> = []
        var waiting = names.compactMap { $0.flatMap(structure) }
        while let structure = waiting.popLast() {
            guard found.insert(structure.name).inserted else { continue }
            let parts = allMembers(of: structure).map(\.type.reference) + structure.mixins.map { $0.structure }
            waiting += parts.compactMap { $0.flatMap(self.structure) }
        }
        return found
    }
}
