import Automata

/// One of the things asked of a text that are a language, and where a client wrote it.
struct LanguagePart {
    /// The member of the client's message; nil for what a field's type asks.
    var path: String?
    /// For people, such as `the rule pattern`.
    var name: String
    var expression: Expression

    /// Refuses parts that no text can satisfy all of, naming those that contradict each other, and a part that is too
    /// large to be compiled.
    ///
    /// - Parameters:
    ///   - length: how many characters the text may have.
    ///   - lengthName: what asks for that, for people.
    ///   - lengthPath: where it was written.
    static func refuseConflict(
        among parts: [LanguagePart], length: Automata.Language.Length, lengthName: String, lengthPath: String,
        stateLimit: Int
    ) throws(DefinitionError) {
        guard !parts.isEmpty else { return }
        let expressions = parts.map(\.expression)
        do throws(LanguageError) {
            let language = try Automata.Language(allOf: expressions, length: length, stateLimit: stateLimit)
            guard language.isEmpty == true else { return }
        } catch {
            try refuseLargest(parts, stateLimit: stateLimit)
            throw tooLarge("all of this", path: parts.last?.path ?? "type", error)
        }
        guard let conflict = Automata.Language.conflict(among: expressions, length: length, stateLimit: stateLimit)
        else { return }
        var names = conflict.components.map { parts[$0].name }
        if conflict.length { names.append(lengthName) }
        let path = conflict.components.reversed().lazy.compactMap { parts[$0].path }.first
        throw .invalid(
            path: path ?? (conflict.length ? lengthPath : "type"),
            reason: "no text can satisfy " + (names.count == 1 ? names[0] : list(names) + " at once"))
    }

    private static func refuseLargest(_ parts: [LanguagePart], stateLimit: Int) throws(DefinitionError) {
        for part in parts {
            do throws(LanguageError) {
                _ = try Automata.Language(allOf: [part.expression], stateLimit: stateLimit)
            } catch {
                throw tooLarge(part.name, path: part.path ?? "type", error)
            }
        }
    }

    private static func tooLarge(_ name: String, path: String, _ error: LanguageError) -> DefinitionError {
        switch error {
        case .tooManyStates(let limit): .invalid(path: path, reason: "\(name) takes more than \(limit) states")
        }
    }

    private static func list(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}
