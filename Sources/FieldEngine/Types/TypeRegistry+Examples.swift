import Automata

extension TypeRegistry {
    /// A shortest value that a type takes without parameters; nil where any text will do, where it can't be without, or where
    /// none is found for little work.
    package mutating func shortestValue(ofType name: String, today: CivilDate) -> String? {
        guard let type = try? type(named: name, parameters: .table([])),
            let expression = type.language.expression(today: today)
        else { return nil }
        var work = Work(limit: workLimit)
        var parts = [expression]
        for rule in (type.pattern.map { [$0] } ?? []) + type.liveRules + type.finalRules {
            let part = rule.expression(
                for: type, unit: LengthUnit.character, today: today, stateLimit: stateLimit)
            if let part { parts.append(part) }
        }
        let one = Expression.all(of: parts)
        let language = try? Automata.Language(
            allOf: [one], length: Automata.Language.Length(minimum: 1), stateLimit: stateLimit, work: &work)
        return language?.shortestCompletion(after: "", maximumCount: 100)
    }
}
