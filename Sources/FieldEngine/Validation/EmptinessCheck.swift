import Automata

/// Everything that is asked of a text, each with its name and the place where a client wrote it, to find out whether
/// any text can satisfy all of it. The empty text counts: `required` alone is about that.
struct EmptinessCheck {
    let type: FieldType
    let unit: LengthUnit
    let stateLimit: Int
    let today: CivilDate
    private var parts: [LanguagePart] = []
    private var lengths: [NamedLength] = []

    private struct NamedLength {
        var bounds: LengthBounds
        var name: String
        var path: String
    }

    /// - Parameter unit: what lengths count that do not say so themselves.
    init(type: FieldType, unit: LengthUnit, stateLimit: Int, today: CivilDate) {
        self.type = type
        self.unit = unit
        self.stateLimit = stateLimit
        self.today = today
    }

    mutating func add(_ part: LanguagePart) { parts.append(part) }

    mutating func add(_ bounds: LengthBounds, name: String, path: String) {
        if bounds.minimum > 0 || bounds.maximum != nil {
            lengths.append(NamedLength(bounds: bounds, name: name, path: path))
        }
    }

    /// What of rules is known before all is typed, of those that are errors.
    mutating func add(_ rules: [Rule], named name: String? = nil, path: (Int) -> String) {
        for (index, rule) in rules.enumerated() where rule.severity == .error {
            let demands = Demands([rule], unit: unit)
            let name = name ?? "the rule \(rule.name)"
            for bounds in demands.lengths { add(bounds, name: name, path: path(index)) }
            let expressions = (demands.languages + demands.mixed).compactMap {
                $0.expression(for: type, unit: unit, today: today, stateLimit: stateLimit)
            }
            if !expressions.isEmpty {
                add(LanguagePart(path: path(index), name: name, expression: .all(of: expressions)))
            }
        }
    }

    /// The type as a whole, for a field of it.
    mutating func addType(named name: String) {
        if let expression = type.language.expression(today: today) {
            add(LanguagePart(path: "type", name: name, expression: expression))
        }
        if let characters = type.characters { add(characters, name: name, path: "type") }
        add(LengthBounds(maximum: type.maxLength, unit: unit), name: name, path: "type")
        add(type.pattern.map { [$0] } ?? [], named: name) { _ in "type" }
        add(type.liveRules, named: name) { _ in "type" }
        add(type.finalRules, named: name) { _ in "type" }
    }

    // MARK: The verdict

    /// - Throws: `DefinitionError.invalid` where no text can satisfy all of it, with the names of what contradicts each
    ///   other and the place of the last of them; or where a part is too large to be compiled, which is all that is
    ///   looked at where emptiness is allowed.
    func refuseEmptiness(unlessAllowed isAllowed: Bool = false) throws(DefinitionError) {
        if !isAllowed { try refuseContraryLengths() }
        guard !parts.isEmpty else { return }
        let expressions = parts.map(\.expression)
        do throws(LanguageError) {
            let language = try Automata.Language(
                allOf: expressions, length: length(lengths), stateLimit: stateLimit, preparation: .asMet)
            guard language.isEmpty == true, !isAllowed else { return }
        } catch {
            try refuseLargest()
            throw tooLarge("all of this", path: parts.last?.path ?? "", error)
        }
        let conflict = Automata.Language.conflict(
            among: expressions, length: length(lengths), stateLimit: stateLimit)
        guard let conflict else { return }
        let contrary = conflict.components.map { parts[$0] }
        let tooTight = conflict.length ? needed(with: contrary) : []
        throw contradiction(contrary.map { ($0.name, $0.path) } + tooTight.map { ($0.name, $0.path) })
    }

    /// Counts of characters are at most those of scalars, these at most those of UTF-16, these at most those of UTF-8:
    /// a least number of one and a greatest of another contradict each other where that is so.
    private func refuseContraryLengths() throws(DefinitionError) {
        let order = LengthUnit.allCases
        for lower in lengths {
            for upper in lengths {
                guard let maximum = upper.bounds.maximum, maximum < lower.bounds.minimum || maximum < 0,
                    let coarse = order.firstIndex(of: lower.bounds.unit),
                    let fine = order.firstIndex(of: upper.bounds.unit), coarse <= fine
                else { continue }
                if lower.path == upper.path || maximum < 0 { throw contradiction([(upper.name, upper.path)]) }
                throw contradiction([(lower.name, lower.path), (upper.name, upper.path)])
            }
        }
    }

    /// The bounds in scalars. A least number of code units may be met by fewer of them.
    private func length(_ lengths: [NamedLength]) -> Automata.Language.Length {
        var minimum = 0
        var maximum: Int?
        for bounds in lengths.map(\.bounds) {
            let widest = ScalarWidth(bytes: 4).count(in: bounds.unit)
            minimum = max(minimum, (bounds.minimum + widest - 1) / widest)
            maximum = [maximum, bounds.maximum].compactMap { $0 }.min()
        }
        return Automata.Language.Length(minimum: minimum, maximum: maximum)
    }

    /// The lengths without which the parts could be satisfied: as few as possible.
    private func needed(with parts: [LanguagePart]) -> [NamedLength] {
        var kept = lengths
        for length in lengths {
            let fewer = kept.filter { $0.name != length.name || $0.path != length.path }
            let language = try? Automata.Language(
                allOf: parts.map(\.expression), length: self.length(fewer), stateLimit: stateLimit,
                preparation: .asMet)
            if language?.isEmpty == true { kept = fewer }
        }
        return kept
    }

    private func contradiction(_ contrary: [(name: String, path: String)]) -> DefinitionError {
        var names: [String] = []
        for part in contrary where !names.contains(part.name) || part.name.hasPrefix("the rule") {
            names.append(part.name)
        }
        let all = names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "") + (names.last ?? "")
        // What a type asks for is not to be changed in the message of a field.
        let place = contrary.last { $0.path != "type" && $0.path != "extends" } ?? contrary.last
        return .invalid(
            path: place?.path ?? "", reason: "no text can satisfy " + all + (names.count > 1 ? " at once" : ""))
    }

    private func refuseLargest() throws(DefinitionError) {
        for part in parts {
            do throws(LanguageError) {
                _ = try Automata.Language(
                    allOf: [part.expression], stateLimit: stateLimit, preparation: .asMet)
            } catch {
                throw tooLarge(part.name, path: part.path, error)
            }
        }
    }

    private func tooLarge(_ name: String, path: String, _ error: LanguageError) -> DefinitionError {
        switch error {
        case .tooManyStates(let limit):
            .tooManyStates(path: path, reason: "\(name) takes more than \(limit) states", maximum: limit)
        }
    }
}

/// One of the things asked of a text that are a language, and where a client wrote it.
struct LanguagePart {
    /// The member of the client's message.
    var path: String
    /// For people, such as `the rule pattern`.
    var name: String
    var expression: Expression
}
