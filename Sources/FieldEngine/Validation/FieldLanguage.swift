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
    func verdict(_ value: String, caret: Int?, today: CivilDate) -> Verdict {
        let count = unit.count(value)
        let counted = count == LengthUnit.scalar.count(value)
        if let language = language(rules, length: counted ? length : nil, today: today) {
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
    func liveVerdict(_ value: String, caret: Int?, today: CivilDate) -> Verdict {
        guard let language = language(liveRules, length: nil, today: today) else { return .complete }
        return verdict(of: language, value, caret)
    }

    func typeVerdict(_ value: String, caret: Int?, today: CivilDate) -> Verdict {
        guard let language = language([], length: nil, today: today) else { return .complete }
        return verdict(of: language, value, caret)
    }

    /// The verdict of one rule alone.
    func verdict(of rule: Rule, on value: String, caret: Int?, today: CivilDate) -> Verdict {
        let key = LanguageCache.Key(rules: [rule], day: today, includesType: false)
        let language = type.languages.language(key, stateLimit: stateLimit) {
            [rule.expression(for: type, unit: unit, today: today) ?? .anything]
        }
        return verdict(of: language, value, caret)
    }

    /// Whether nothing can be added to a complete text. The length alone fills nothing: a phrase goes on.
    func isFull(_ value: String, today: CivilDate) -> Bool {
        guard let language = language(rules, length: length, today: today) else { return false }
        return !language.canGrow(value)
    }

    /// The characters that may come at an offset, as a class; nil where anything may or the class is long.
    func allowed(in value: String, at offset: Int, today: CivilDate) -> String? {
        guard let language = language(rules, length: length, today: today) else { return nil }
        let allowed = language.allowed(at: offset, in: value)
        guard allowed != .all else { return nil }
        let written = allowed.description
        return written.utf8.count <= 256 ? written : nil
    }

    // MARK: The languages

    private var length: ClosedRange<Int>? {
        guard minLength != nil || maxLength != nil else { return nil }
        return (minLength ?? 0)...(maxLength ?? .max)
    }

    private func language(_ rules: [Rule], length: ClosedRange<Int>?, today: CivilDate) -> Automata.Language? {
        if case .none = type.language, rules.isEmpty { return nil }
        let key = LanguageCache.Key(rules: rules, length: length, day: dayOfInterest(rules, today))
        return type.languages.language(key, stateLimit: stateLimit) { components(rules, today: today) }
    }

    private func components(_ rules: [Rule], today: CivilDate) -> [Expression] {
        var parts: [Expression] = []
        switch type.language {
        case .none: break
        case .fixed(let expression): parts.append(expression)
        case .yearly(let expression): parts.append(expression(today.year))
        case .daily(let expression): parts.append(expression(today))
        }
        return parts + rules.compactMap { $0.expression(for: type, unit: unit, today: today) }
    }

    /// What of today the languages depend on, so that they are compiled anew only when that changes.
    private func dayOfInterest(_ rules: [Rule], _ today: CivilDate) -> CivilDate? {
        if rules.contains(where: \.dependsOnToday) { return today }
        switch type.language {
        case .none, .fixed: return nil
        case .yearly: return CivilDate(year: today.year, month: 1, day: 1)
        case .daily: return today
        }
    }

    private func verdict(of language: Automata.Language, _ value: String, _ caret: Int?) -> Verdict {
        let verdict = language.verdict(value)
        if case .impossible = verdict, let caret, caret < value.utf8.count,
            language.canComplete(value, insertingAt: caret)
        {
            return .partial
        }
        return verdict
    }

    private func lengthVerdict(_ count: Int, _ value: String) -> Verdict {
        if let maxLength, count > maxLength {
            return .impossible(from: unit.prefix(of: value, maximum: maxLength).utf8.count)
        }
        if let minLength, count < minLength { return .partial }
        return .complete
    }

    /// A field that no text can satisfy is refused, and told which of its rules is the first that can't be met with
    /// those before it.
    private func refuseEmptiness(today: CivilDate) throws(DefinitionError) {
        guard !rules.isEmpty || length != nil else { return }
        guard let whole = language(rules, length: length, today: today), whole.isEmpty == true else { return }
        for count in 1...max(rules.count, 1) where count <= rules.count {
            let part = Array(rules.prefix(count))
            if language(part, length: nil, today: today)?.isEmpty == true {
                let names = part.map(\.name).joined(separator: ", ")
                let isLive = count <= liveRules.count
                let index = isLive ? count - 1 : count - 1 - liveRules.count
                throw .invalid(
                    path: "validation.\(isLive ? "live" : "final").rules[\(index)]",
                    reason: "no text can satisfy the type \(type.name) and the rules \(names) at once")
            }
        }
        throw .invalid(
            path: minLength == nil ? "maxLength" : "minLength",
            reason: "no text of this length can satisfy the type \(type.name) and its rules")
    }
}

/// Languages compiled so far, so that fields of one definition share them.
struct LanguageCache {
    struct Key: Hashable {
        var rules: [Rule]
        var length: ClosedRange<Int>?
        var day: CivilDate?
        var includesType = true
    }

    private var compiled: [Key: Automata.Language] = [:]

    mutating func language(_ key: Key, stateLimit: Int, _ parts: () -> [Expression]) -> Automata.Language {
        if let language = compiled[key] { return language }
        let language = Automata.Language(allOf: parts(), length: key.length, stateLimit: stateLimit)
        if compiled.count >= 256 { compiled.removeAll() }
        compiled[key] = language
        return language
    }
}
