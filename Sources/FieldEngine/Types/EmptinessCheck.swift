import Automata

/// Everything that is asked of a text, each with its name and the place where a client wrote it, to find out whether
/// any text can satisfy all of it. The empty text counts: `required` alone is about that.
struct EmptinessCheck {
    let type: FieldType
    let unit: LengthUnit
    let stateLimit: Int
    let today: CivilDate
    /// What compiling may take, all in all.
    private(set) var work: Work
    /// The language of all parts, lengths aside, where some text is of it.
    private(set) var language: Automata.Language?
    /// What a scalar of a text takes in all languages looked at.
    private var stepsPerScalar = 0
    private var parts: [LanguagePart] = []
    private var lengths: [NamedLength] = []

    private struct NamedLength {
        var bounds: LengthBounds
        var name: String
        var path: String
    }

    /// - Parameter unit: what lengths count that do not say so themselves.
    init(type: FieldType, unit: LengthUnit, stateLimit: Int, workLimit: Int, today: CivilDate) {
        self.type = type
        self.unit = unit
        work = Work(limit: workLimit)
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
            let demands = Demands([rule], of: type, unit: unit)
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
    mutating func refuseEmptiness(unlessAllowed isAllowed: Bool = false) throws(DefinitionError) {
        if !isAllowed { try refuseContraryLengths() }
        guard !parts.isEmpty else { return }
        let expressions = parts.map { $0.expression }
        do throws(LanguageError) {
            let language = try Automata.Language(
                allOf: expressions, stateLimit: stateLimit, preparation: .lazy, work: &work)
            let bounds = length(lengths)
            let room = Automata.Language.Room(least: bounds.minimum, most: bounds.maximum)
            let isEmpty = try language.isEmpty(within: room, work: &work)
            try refuseCostly(language.stepsPerScalar)
            guard isEmpty == true, !isAllowed else {
                self.language = language
                return
            }
        } catch {
            try refuseLargest()
            throw DefinitionError(error, "all of this", path: parts.last?.path ?? "")
        }
        let conflict = Automata.Language.conflict(
            among: expressions, length: length(lengths), stateLimit: stateLimit, work: &work)
        // Found out in part only, it would be a list of what is not to blame.
        guard let conflict, conflict.isSmallest || conflict.components.count <= 8 else {
            let path = parts.last { $0.path != "type" && $0.path != "extends" }?.path ?? parts.last?.path ?? ""
            throw .invalid(path: path, reason: "no text can satisfy all of this at once")
        }
        let contrary = conflict.components.map { parts[$0] }
        let tooTight = conflict.length ? needed(with: contrary) : []
        throw contradiction(contrary.map { ($0.name, $0.path) } + tooTight.map { ($0.name, $0.path) })
    }

    /// Counts of characters are at most those of scalars, these at most those of UTF-16, these at most those of UTF-8:
    /// a least number of one and a greatest of another contradict each other where that is so.
    private func refuseContraryLengths() throws(DefinitionError) {
        let order = LengthUnit.allCases
        // Of many lengths most contradict nothing: the least of the greatest numbers of each unit tells.
        var least = [Int](repeating: .max, count: order.count)
        for upper in lengths {
            guard let maximum = upper.bounds.maximum, let fine = order.firstIndex(of: upper.bounds.unit) else {
                continue
            }
            for coarse in 0...fine { least[coarse] = min(least[coarse], maximum) }
        }
        for lower in lengths {
            guard let coarse = order.firstIndex(of: lower.bounds.unit),
                least[coarse] < lower.bounds.minimum || least[coarse] < 0
            else { continue }
            for upper in lengths {
                guard let maximum = upper.bounds.maximum, maximum < lower.bounds.minimum || maximum < 0,
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
        for bounds in lengths.map({ $0.bounds }) {
            let widest = ScalarWidth(bytes: 4).count(in: bounds.unit)
            minimum = max(minimum, (bounds.minimum + widest - 1) / widest)
            maximum = [maximum, bounds.maximum].compactMap { $0 }.min()
        }
        return Automata.Language.Length(minimum: minimum, maximum: maximum)
    }

    /// The lengths without which the parts could be satisfied: as few as possible.
    private mutating func needed(with parts: [LanguagePart]) -> [NamedLength] {
        var kept = lengths
        for length in lengths where work.remaining > 0 {
            let fewer = kept.filter { $0.name != length.name || $0.path != length.path }
            let language = try? Automata.Language(
                allOf: parts.map { $0.expression }, length: self.length(fewer), stateLimit: stateLimit,
                preparation: .lazy, work: &work)
            if let language, (try? language.isEmpty(work: &work)) == true { kept = fewer }
        }
        return kept
    }

    private func contradiction(_ contrary: [(name: String, path: String)]) -> DefinitionError {
        var parts: [(name: String, path: String)] = []
        for part in contrary {
            let isTold = parts.contains { told in
                told.name == part.name && (told.path == part.path || !part.name.hasPrefix("the rule"))
            }
            if !isTold { parts.append(part) }
        }
        // Rules of one kind are told apart by where they stand.
        let names = parts.map { part in
            parts.count { $0.name == part.name } > 1 ? "\(part.name) in \(part.path)" : part.name
        }
        let all = names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "") + (names.last ?? "")
        // What a type asks for is not to be changed in the message of a field.
        let place = contrary.last { $0.path != "type" && $0.path != "extends" } ?? contrary.last
        return .invalid(
            path: place?.path ?? "", reason: "no text can satisfy " + all + (names.count > 1 ? " at once" : ""),
            contrary: parts.count > 1 ? parts.map { $0.path } : [])
    }

    /// Names the first part that is too large by itself, as far as it can be found for a fourth of the work again.
    private func refuseLargest() throws(DefinitionError) {
        var rest = Work(limit: work.limit / 4)
        for part in parts where rest.remaining > 0 {
            var own = Work(limit: work.limit)
            do throws(LanguageError) {
                _ = try Automata.Language(
                    allOf: [part.expression], stateLimit: stateLimit, preparation: .lazy, work: &own)
            } catch {
                throw DefinitionError(error, part.name, path: part.path)
            }
            rest.count(own.steps)
        }
    }

    // MARK: Parts that are judged alone

    /// Refuses rules that are compiled by themselves, as those are that are no errors, where that is too much work.
    mutating func refuseCostly(_ rules: [Rule], path: (Int) -> String) throws(DefinitionError) {
        for (index, rule) in rules.enumerated() where rule.severity != .error && rule.isLanguage(of: type) {
            guard let expression = rule.expression(for: type, unit: unit, today: today, stateLimit: stateLimit) else {
                continue
            }
            do throws(LanguageError) {
                let language = try Automata.Language(
                    allOf: [expression], stateLimit: stateLimit, preparation: .lazy, work: &work)
                try refuseCostly(language.stepsPerScalar)
            } catch {
                throw DefinitionError(error, "the rule \(rule.name)", path: path(index))
            }
        }
    }

    /// Of a language that takes as many steps for a scalar, not even a short text could be judged.
    private mutating func refuseCostly(_ stepsPerScalar: Int) throws(LanguageError) {
        self.stepsPerScalar += stepsPerScalar
        if self.stepsPerScalar > work.limit / WorkExcess.alwaysTaken { throw .tooMuchWork(limit: work.limit) }
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
