extension Model {
    /// Everything in the model that contradicts itself; empty for a sound one.
    func problems() -> [String] {
        var problems: [String] = []
        problems += duplicates("method", methods.map(\.name))
        problems += duplicates("structure or enumeration", structures.map(\.name) + enumerations.map(\.name))
        problems += duplicates("rule", rules.map(\.name))
        problems += duplicates("error", errors.map(\.name))
        problems += duplicates("error code", errors.map { String($0.code) })
        problems += methods.flatMap { self.problems(of: $0) }
        problems += structures.flatMap { self.problems(of: $0) }
        problems += enumerations.flatMap { self.problems(of: $0) }
        for rule in rules {
            problems += duplicates("parameter of \(rule.name)", rule.parameters.map(\.name))
            problems += rule.parameters.flatMap { self.problems(of: $0, in: "rule \(rule.name)") }
        }
        for error in errors {
            if let data = error.data, structure(data) == nil {
                problems.append("error \(error.name): unknown structure \(data)")
            }
        }
        return problems + unusedNames()
    }

    private func problems(of method: Method) -> [String] {
        var problems: [String] = []
        if let params = method.params, structure(params) == nil {
            problems.append("\(method.name): unknown structure \(params)")
        }
        if let result = method.result?.reference, structure(result) == nil {
            problems.append("\(method.name): unknown structure \(result)")
        }
        for error in method.errors where !errors.contains(where: { $0.name == error }) {
            problems.append("\(method.name): unknown error \(error)")
        }
        return problems
    }

    private func problems(of structure: Structure) -> [String] {
        var problems: [String] = []
        if let origin = structure.changesOf, self.structure(origin) == nil {
            return ["\(structure.name): unknown structure \(origin)"]
        }
        for mixin in structure.mixins {
            guard let part = self.structure(mixin.structure) else {
                return ["\(structure.name): unknown structure \(mixin.structure)"]
            }
            // One level is all that is needed, and keeps cycles out.
            if !part.mixins.isEmpty || part.open != nil {
                problems.append("\(structure.name): \(mixin.structure) can't be mixed in")
            }
        }
        let names = allMembers(of: structure).map(\.name)
        problems += duplicates("member of \(structure.name)", names)
        problems += structure.members.flatMap { self.problems(of: $0, in: structure.name) }
        let named =
            structure.ordered + structure.together + structure.atMostOne + structure.exactlyOne
            + structure.belonging.flatMap { [$0.member] + $0.owners }
            + [structure.shorthand, structure.open?.rules].compactMap { $0 }
        for name in named where !structure.members.contains(where: { $0.name == name }) {
            problems.append("\(structure.name): unknown member \(name)")
        }
        for belonging in structure.belonging where !Set(belonging.owners).isSubset(of: structure.exactlyOne) {
            problems.append("\(structure.name): \(belonging.member) belongs to what is no alternative")
        }
        for pair in [structure.ordered, structure.together] where !pair.isEmpty && pair.count != 2 {
            problems.append("\(structure.name): \(pair) is no pair")
        }
        return problems
    }

    private func problems(of member: Member, in owner: String) -> [String] {
        var problems: [String] = []
        if let reference = member.type.reference, structure(reference) == nil, enumeration(reference) == nil {
            problems.append("\(owner).\(member.name): unknown type \(reference)")
        }
        if member.defaultValue != nil && !member.isOptional && owner != "ServerLimits" {
            problems.append("\(owner).\(member.name): a required member has a default")
        }
        if case .nullable = member.type, !member.isOptional {
            problems.append("\(owner).\(member.name): a member whose null is distinct must be optional")
        }
        return problems
    }

    private func problems(of enumeration: Enumeration) -> [String] {
        duplicates("case of \(enumeration.name)", enumeration.values.map(\.name))
            + duplicates("value of \(enumeration.name)", enumeration.values.map(\.value.text))
    }

    private func duplicates(_ kind: String, _ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { !seen.insert($0).inserted }.map { "\(kind) declared twice: \($0)" }
    }

    private func unusedNames() -> [String] {
        var used = Set(methods.flatMap { [$0.params, $0.result?.reference].compactMap { $0 } })
        used.formUnion(errors.compactMap(\.data))
        for structure in structures {
            used.formUnion(structure.members.compactMap(\.type.reference))
            used.formUnion(structure.mixins.map(\.structure))
        }
        used.formUnion(rules.flatMap(\.parameters).compactMap(\.type.reference))
        return (structures.map(\.name) + enumerations.map(\.name)).filter { !used.contains($0) }
            .map { "nothing refers to \($0)" }
    }
}
