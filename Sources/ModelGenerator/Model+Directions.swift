/// Which structures the server reads, and which it writes.
extension Model.Structure {
    /// Whether a boolean alone stands for an object, and not a string.
    var isShortBoolean: Bool { members.contains { $0.name == shorthand && $0.type == .boolean } }
}

extension Model {
    /// The names of what is in what clients send: params of their messages and answers to the server's requests.
    var read: Set<String> {
        let roots = methods.flatMap { method in
            (method.comesIn ? [method.params] : []) + (method.goesOut ? [method.result?.reference] : [])
        }
        return Set(inside(roots.compactMap { $0 }))
    }

    /// The names of what is in what the server sends: params of its messages, answers, and what errors carry.
    var written: Set<String> {
        let roots = methods.flatMap { method in
            (method.goesOut ? [method.params] : []) + (method.comesIn ? [method.result?.reference] : [])
        }
        return Set(inside((roots + errors.map(\.data)).compactMap { $0 }))
    }

    /// The names of what is compared with what was told before, and of all that is in it.
    var compared: Set<String> {
        let origins = structures.compactMap { $0.changesOf.flatMap { self.structure($0) } }
        return Set(inside(origins.map { $0.name } + ["FieldStatus"]))
    }

    /// What a client speaks of: all but the parts of what it gives back as it got it, such as a snapshot.
    var spoken: Set<String> {
        let roots = methods.flatMap { [$0.params, $0.result?.reference] } + errors.map(\.data)
        return Set(inside(roots.compactMap { $0 }, opaque: true))
    }

    /// The structures and enumerations of those names and all that can be met in them, in the order of their meeting;
    /// where texts of JSON are opaque, what is in these is not met.
    func inside(_ roots: [String], opaque: Bool = false) -> [String] {
        var names: [String] = []
        var waiting = roots
        while !waiting.isEmpty {
            let name = waiting.removeFirst()
            guard !names.contains(name) else { continue }
            names.append(name)
            guard let structure = structure(name) else { continue }
            let types = allMembers(of: structure).map(\.type).filter { !opaque || $0.isReadAtOnce }
            waiting += structure.mixins.map(\.structure) + types.compactMap(\.reference)
            if structure.open?.rules != nil { waiting += rules.flatMap(\.parameters).compactMap(\.type.reference) }
        }
        return names
    }
}
