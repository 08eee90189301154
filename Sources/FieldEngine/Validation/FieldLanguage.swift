import Automata

/// The languages of a field: of its type, of each of its rules that is one, of all of them at once.
///
/// Compiled when first asked for, and shared through the type with other fields of the same rules. The length of the
/// text is part of the whole: it is counted in scalars by the automaton, which is right wherever each character is one
/// scalar; other texts are judged by the automaton without it and counted beside it.
final class FieldLanguage {
    private let type: FieldType
    /// The rules that are languages and errors, live and final.
    private let rules: [Rule]
    private let liveRules: [Rule]
    private let minLength: Int?
    private let maxLength: Int?
    private let unit: LengthUnit
    private let stateLimit: Int

    /// - Throws: `DefinitionError.invalid` where no text can satisfy all of it.
    init(
        type: FieldType, liveRules: [Rule], finalRules: [Rule], minLength: Int?, maxLength: Int?, unit: LengthUnit,
        stateLimit: Int, today: CivilDate
    ) throws(DefinitionError) {
        self.type = type
        self.liveRules = liveRules.filter { $0.isLanguage && $0.severity == .error }
        rules = self.liveRules + finalRules.filter { $0.isLanguage && $0.severity == .error }
        self.minLength = minLength
        self.maxLength = maxLength
        self.unit = unit
        self.stateLimit = stateLimit
        if let minLength, let maxLength, minLength > maxLength {
            throw .invalid(
                path: "minLength", reason: "minLength \(minLength) is above maxLength \(maxLength): no text can be both")
        }
        try refuseEmptiness(today: today)
    }

    /// Whether anything is asked of the text.
    var isConstrained: Bool {
        if case .none = type.language { return !rules.isEmpty || minLength != nil || maxLength != nil }
        return true
    }

    /// The verdict of everything at once. `caret` is where more may be typed besides at the end.
    func verdict(_ value: String, caret: Int?, today: CivilDate) -> Automata.Language.Verdict {
        if let counted = clusterVerdict(value) {
            let others = withoutType(rules, value, caret, today: today)
            return counted.combined(with: others).combined(with: lengthVerdict(unit.count(value), value))
        }
        let count = unit.count(value)
        let counted = count == LengthUnit.scalar.count(value)
        if let language = language(rules, length: counted ? length : .any, today: today) {
            let verdict = verdict(of: language, value, caret)
            if case .complete = verdict, !counted { return lengthVerdict(count, value) }
            if case .partial = verdict, !counted, case .impossible = lengthVerdict(count, value) {
                return lengthVerdict(count, value)
            }
            return verdict
        }
        return lengthVerdict(count, value)
    }

    /// The verdict of the type and the live rules.
    func liveVerdict(_ value: String, caret: Int?, today: CivilDate) -> Automata.Language.Verdict {
        if let counted = clusterVerdict(value) {
            return counted.combined(with: withoutType(liveRules, value, caret, today: today))
        }
        guard let language = language(liveRules, today: today) else { return .complete }
        return verdict(of: language, value, caret)
    }

    func typeVerdict(_ value: String, caret: Int?, today: CivilDate) -> Automata.Language.Verdict {
        if let counted = clusterVerdict(value) { return counted }
        guard let language = language([], today: today) else { return .complete }
        return verdict(of: language, value, caret)
    }

    /// The verdict of one rule alone.
    func verdict(of rule: Rule, on value: String, caret: Int?, today: CivilDate) -> Automata.Language.Verdict {
        let key = LanguageCache.Key(rules: [rule], day: today, includesType: false)
        let language = try? type.languages.language(key, stateLimit: stateLimit) {
            [rule.expression(for: type, unit: unit, today: today) ?? .anything]
        }
        return language.map { verdict(of: $0, value, caret) } ?? .complete
    }

    /// Whether nothing can be added to a complete text. The length alone fills nothing: a phrase goes on.
    func isFull(_ value: String, today: CivilDate) -> Bool {
        if let counted = clusterVerdict(value), case .characters(_, let most) = type.language {
            return counted == .complete && most == value.count
        }
        guard let language = language(rules, length: length, today: today) else { return false }
        return !language.canGrow(value)
    }

    /// The characters that may come at an offset, as a class; nil where anything may or the class is long.
    func allowed(in value: String, at offset: Int, today: CivilDate) -> String? {
        let language: Automata.Language?
        if clusterVerdict(value) != nil {
            if isFull(value, today: today) { return "[]" }
            language = languageWithoutType(rules, today: today)
        } else {
            language = self.language(rules, length: length, today: today)
        }
        guard var allowed = language?.allowed(at: offset, in: value), allowed != .all else { return nil }
        // What the value writes as a full stop may be typed as its text shows it.
        if case .number(let format) = type.formatter, format.decimalSign == .comma, allowed.contains(".") {
            allowed = allowed.union(ScalarSet(","))
        }
        let written = allowed.description
        return written.utf8.count <= 256 ? written : nil
    }

    // MARK: The languages

    private var length: Automata.Language.Length {
        Automata.Language.Length(minimum: minLength ?? 0, maximum: maxLength)
    }

    /// Nil where nothing is asked but the length.
    private func language(
        _ rules: [Rule], length: Automata.Language.Length = .any, today: CivilDate
    ) -> Automata.Language? {
        // What can't be compiled was refused when the field was made.
        try? compiled(rules, length: length, today: today)
    }

    private func compiled(
        _ rules: [Rule], length: Automata.Language.Length, today: CivilDate
    ) throws(LanguageError) -> Automata.Language? {
        if case .none = type.language, rules.isEmpty { return nil }
        let key = LanguageCache.Key(rules: rules, length: length, day: dayOfInterest(rules, today))
        return try type.languages.language(key, stateLimit: stateLimit) { components(rules, today: today) }
    }

    private func components(_ rules: [Rule], today: CivilDate) -> [Expression] {
        var parts: [Expression] = []
        switch type.language {
        case .none: break
        case .fixed(let expression): parts.append(expression)
        case .characters(let least, let most):
            let anyScalar = Expression.set(.all)
            parts.append(most.map { anyScalar.repeated(least...max(least, $0)) } ?? anyScalar.repeated(least...))
        case .yearly(let expression): parts.append(expression(today.year))
        case .daily(let expression): parts.append(expression(today))
        }
        return parts + rules.compactMap { $0.expression(for: type, unit: unit, today: today) }
    }

    /// What of today the languages depend on, so that they are compiled anew only when that changes.
    private func dayOfInterest(_ rules: [Rule], _ today: CivilDate) -> CivilDate? {
        if rules.contains(where: \.dependsOnToday) { return today }
        switch type.language {
        case .none, .fixed, .characters: return nil
        case .yearly: return CivilDate(year: today.year, month: 1, day: 1)
        case .daily: return today
        }
    }

    private func verdict(of language: Automata.Language, _ value: String, _ caret: Int?) -> Automata.Language.Verdict {
        let verdict = language.verdict(value)
        if case .impossible = verdict, let caret, caret < value.utf8.count,
            language.canComplete(value, insertingAt: caret)
        {
            return .partial
        }
        return verdict
    }

    // MARK: Characters of several scalars

    /// The verdict of a type that counts characters, where the automaton, which counts scalars, would be wrong: on a
    /// value that has characters of several.
    private func clusterVerdict(_ value: String) -> Automata.Language.Verdict? {
        guard case .characters(let least, let most) = type.language else { return nil }
        let count = LengthUnit.character.count(value)
        if count == LengthUnit.scalar.count(value) { return nil }
        if let most, count > most {
            return .impossible(from: LengthUnit.character.prefix(of: value, maximum: most).utf8.count)
        }
        return count < least ? .partial : .complete
    }

    /// The verdict of the rules alone.
    private func withoutType(
        _ rules: [Rule], _ value: String, _ caret: Int?, today: CivilDate
    ) -> Automata.Language.Verdict {
        languageWithoutType(rules, today: today).map { verdict(of: $0, value, caret) } ?? .complete
    }

    private func languageWithoutType(_ rules: [Rule], today: CivilDate) -> Automata.Language? {
        guard !rules.isEmpty else { return nil }
        let key = LanguageCache.Key(rules: rules, day: dayOfInterest(rules, today), includesType: false)
        return try? type.languages.language(key, stateLimit: stateLimit) {
            rules.compactMap { $0.expression(for: type, unit: unit, today: today) }
        }
    }

    private func lengthVerdict(_ count: Int, _ value: String) -> Automata.Language.Verdict {
        if let maxLength, count > maxLength {
            return .impossible(from: unit.prefix(of: value, maximum: maxLength).utf8.count)
        }
        if let minLength, count < minLength { return .partial }
        return .complete
    }

    /// A field that no text can satisfy is refused, and told which of its rules contradict each other.
    private func refuseEmptiness(today: CivilDate) throws(DefinitionError) {
        guard !rules.isEmpty || length != .any else { return }
        do throws(LanguageError) {
            for rule in rules { _ = try compiled([rule], length: .any, today: today) }
            guard try compiled(rules, length: length, today: today)?.isEmpty == true else { return }
        } catch {
            switch error {
            case .tooManyStates(let limit):
                throw .invalid(path: path(ofRule: 0), reason: "the rule takes more than \(limit) states")
            }
        }
        let typeParts = components([], today: today).count
        let conflict = Automata.Language.conflict(
            among: components(rules, today: today), length: length, stateLimit: stateLimit)
        let indices = conflict?.components ?? []
        var names = indices.map { $0 < typeParts ? "the type \(type.name)" : "the rule \(rules[$0 - typeParts].name)" }
        if conflict?.length == true { names.append("its length") }
        let place = indices.last { $0 >= typeParts }.map { self.path(ofRule: $0 - typeParts) }
        throw .invalid(
            path: place ?? (minLength == nil ? "maxLength" : "minLength"),
            reason: "no text can satisfy " + (names.isEmpty ? "all of this" : names.joined(separator: ", ")) + " at once")
    }

    /// Where a client wrote the rule of that index. Rules of a type stand before the field's own.
    private func path(ofRule index: Int) -> String {
        let isLive = index < liveRules.count
        return "validation.\(isLive ? "live" : "final").rules[\(isLive ? index : index - liveRules.count)]"
    }
}

extension Automata.Language.Verdict {
    /// What is said of a text that two judge apart: the worse of the two.
    fileprivate func combined(with other: Automata.Language.Verdict) -> Automata.Language.Verdict {
        switch (self, other) {
        case (.impossible(let from), .impossible(let otherFrom)): .impossible(from: min(from, otherFrom))
        case (.impossible, _), (.partial, .complete), (.partial, .partial), (.complete, .complete): self
        case (_, .impossible), (.complete, .partial): other
        }
    }
}

/// Languages compiled so far, so that fields of one definition share them.
struct LanguageCache {
    struct Key: Hashable {
        var rules: [Rule]
        var length = Automata.Language.Length.any
        var day: CivilDate?
        var includesType = true
    }

    private var compiled: [Key: Automata.Language] = [:]

    mutating func language(
        _ key: Key, stateLimit: Int, _ parts: () -> [Expression]
    ) throws(LanguageError) -> Automata.Language {
        if let language = compiled[key] { return language }
        let language = try Automata.Language(allOf: parts(), length: key.length, stateLimit: stateLimit)
        if compiled.count >= 256 { compiled.removeAll() }
        compiled[key] = language
        return language
    }
}
