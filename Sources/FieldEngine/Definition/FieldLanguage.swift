import Automata

/// The languages of a field: of its type, of each of its rules that is one, of all of them at once.
///
/// Compiled when first asked for, and shared through the type with other fields of the same rules. Lengths are counted
/// beside the automaton: what is there in the unit asked for, what is still to come as one for each scalar.
final class FieldLanguage {
    let type: FieldType
    /// What the type asks for, but for its pattern.
    private let ofType: Demanded
    /// The type with its pattern, the lengths, and the rules that are errors: live ones, or all.
    private let live: Demanded
    let all: Demanded
    private let unit: LengthUnit
    let stateLimit: Int
    /// What compiling a language may take, and judging a text.
    let workLimit: Int
    private var knownCost: Cost?
    /// All rules that are judged alone, of type and field.
    private let rules: [Rule]
    private let bytesOfRules: Int
    /// The format of numbers whose places may be typed over; nil for all others.
    let places: NumberFormat?
    /// Of the items, where the type lists texts of another.
    let items: FieldLanguage?
    /// Whether texts that were judged may be kept: not where they are secrets.
    private let keepsTexts: Bool
    /// Whether a long text is kept with its verdict.
    private var holdsLongText = false
    // What was found last of the order in a text, on which day. One by one, so that what is looked at is not copied.
    private var orderedValue = ""
    private var orderedDay: CivilDate?
    private var lastDisorder: Finding?

    /// The most bytes of a text that is kept for as long as nothing else is judged by its demand.
    static let longText = 64

    /// - Throws: `DefinitionError.invalid` where no text can satisfy all of it.
    init(
        type: FieldType, items: FieldLanguage? = nil, liveRules: [Rule], finalRules: [Rule], minLength: Int?,
        maxLength: Int?, unit: LengthUnit, stateLimit: Int, workLimit: Int = .max, keepsTexts: Bool = true,
        today: CivilDate, mayBeEmpty: Bool = false, isKnown: Bool = false
    ) throws(DefinitionError) {
        self.type = type
        self.items = items
        self.workLimit = workLimit
        self.keepsTexts = keepsTexts
        if case .number(let format) = type.formatter, format.entry != .insert { places = format } else { places = nil }
        self.unit = unit
        self.stateLimit = stateLimit
        rules = (type.pattern.map { [$0] } ?? []) + type.liveRules + liveRules + type.finalRules + finalRules
        bytesOfRules = rules.byteCount
        var demands = Demands(of: type, unit: unit)
        if let characters = type.characters { demands.add(characters) }
        ofType = Demanded(demands)
        demands.add(LengthBounds(minimum: minLength ?? 0, maximum: maxLength, unit: unit))
        demands.add(LengthBounds(maximum: type.maxLength, unit: unit))
        if let pattern = type.pattern { demands.add(pattern) }
        for rule in type.liveRules + liveRules where rule.severity == .error { demands.add(rule) }
        live = ofType.adding(demands)
        let finals = (type.finalRules + finalRules).filter { $0.severity == .error }
        for rule in finals { demands.add(rule) }
        all = live.adding(demands)
        // It was looked at with more rules.
        if isKnown { return }
        try refuseEmptiness(
            liveRules: liveRules, finalRules: finalRules, minLength: minLength, maxLength: maxLength, today: today,
            mayBeEmpty: mayBeEmpty)
    }

    /// Whether values are of a list.
    private var isListed: Bool { type.listing != nil || type.items != nil }

    /// Whether anything is asked of the text.
    var isConstrained: Bool {
        type.language.isAutomaton || isListed || !all.isEmpty
    }

    // MARK: Verdicts

    /// The verdict of everything at once. `caret` is where more may be typed besides at the end.
    func verdict(_ value: String, caret: Int?, today: CivilDate) -> Automata.Language.Verdict {
        verdict(of: all, on: value, caret: caret, today: today)
    }

    /// The verdict of the type, the lengths and the live rules.
    func liveVerdict(_ value: String, caret: Int?, today: CivilDate) -> Automata.Language.Verdict {
        verdict(of: live, on: value, caret: caret, today: today)
    }

    /// The verdict of the type without its pattern and its rules.
    func typeVerdict(_ value: String, caret: Int?, today: CivilDate) -> Automata.Language.Verdict {
        verdict(of: ofType, on: value, caret: caret, today: today)
    }

    /// What stands in an order that nothing mends (`TypeChecks.order`), of a text that the language can still take. Found out
    /// once a key, as a verdict is: it is asked for what is true, for what shows, and for what would be at the end.
    func disorder(of value: String, today: CivilDate) -> Finding? {
        guard let order = type.checks.order else { return nil }
        if orderedDay == today, orderedValue.isIdentical(to: value) { return lastDisorder }
        let finding = order(value, today)
        if keepsTexts, value.utf8.count <= Self.longText {
            orderedValue = value
            orderedDay = today
            lastDisorder = finding
        }
        return finding
    }

    /// The verdict of one rule alone.
    func verdict(of rule: Rule, on value: String, caret: Int?, today: CivilDate) -> Automata.Language.Verdict {
        guard let places, rule.isLanguage(of: type) else { return judged(value, by: rule, caret: caret, today: today) }
        return places.verdict(of: value, caret: caret) { judged($0, by: rule, caret: $1, today: today) }
    }

    private func judged(
        _ value: String, by rule: Rule, caret: Int?, today: CivilDate
    ) -> Automata.Language.Verdict {
        if rule.isLanguage(of: type), !rule.countsLength {
            if isKnown(toHold: value, rule, today: today) { return .complete }
            guard let language = language(of: rule, today: today) else { return .complete }
            let verdict = language.verdict(value)
            if case .impossible = verdict, let caret, caret < value.utf8.count,
                language.canComplete(value, insertingAt: caret)
            {
                return .partial
            }
            return verdict
        }
        if canMeet(rule, value, caret: caret, today: today) { return .partial }
        return .impossible(
            from: firstHopeless(value, before: value.utf8.count) { self.canMeet(rule, $0, caret: nil, today: today) })
    }

    private func verdict(
        of demanded: Demanded, on value: String, caret: Int?, today: CivilDate
    ) -> Automata.Language.Verdict {
        if demanded.isEmpty, !type.language.isAutomaton, !isListed { return .complete }
        // Into parts of a fixed width nothing is put between what is there.
        let isFixed = type.formatter.parts?.isFixed == true
        // At the end nothing is put between either, but it tells which item is typed.
        let tellsEnd = places != nil || type.items != nil
        let place = isFixed ? nil : caret.flatMap { $0 < value.utf8.count || tellsEnd ? $0 : nil }
        return demanded.known(value, place, today) ?? newVerdict(of: demanded, on: value, caret: place, today: today)
    }

    /// The verdict of a text that was not judged last. Apart, since most that is asked was.
    @inline(never)
    private func newVerdict(
        of demanded: Demanded, on value: String, caret: Int?, today: CivilDate
    ) -> Automata.Language.Verdict {
        let listed = isListed ? listedVerdict(value, caret: caret, today: today) : .complete
        let verdict: Automata.Language.Verdict
        var end: (place: Automata.Language.Place, ofWhole: Bool)?
        if listed != .complete || isListed && demanded.isEmpty {
            verdict = listed
        } else if let places {
            verdict = places.verdict(of: value, caret: caret) { judged($0, by: demanded, caret: $1, today: today) }
        } else if let caret {
            let standing = self.verdict(of: demanded, on: value, caret: nil, today: today)
            verdict = mended(standing, of: value, by: demanded, at: caret, today: today)
        } else {
            (verdict, end) = standing(value, by: demanded, today: today)
        }
        // Nothing is kept of a text that may be a secret.
        if keepsTexts {
            demanded.keep(verdict, of: value, caret, today, end: end)
            forgetLongTexts(but: value)
        }
        return verdict
    }

    /// The verdict of a text as it stands, or with more that is typed at the caret.
    func judged(
        _ value: String, by demanded: Demanded, caret: Int?, today: CivilDate
    ) -> Automata.Language.Verdict {
        let verdict = standing(value, by: demanded, today: today).verdict
        return caret.map { mended(verdict, of: value, by: demanded, at: $0, today: today) } ?? verdict
    }

    /// The verdict of a text as it stands, and where a long one ended in the language.
    private func standing(
        _ value: String, by demanded: Demanded, today: CivilDate
    ) -> (verdict: Automata.Language.Verdict, end: (place: Automata.Language.Place, ofWhole: Bool)?) {
        let isWhole = demanded.demands.countScalars(in: value)
        let language = language(of: demanded, for: value, withMixed: isWhole, today: today)
        let said: Automata.Language.Verdict
        var end: Automata.Language.Place?
        if let gap = gap(in: value), let language {
            said = language.verdict(value, gap: gap)
        } else if let language, !demanded.demands.lengths.isEmpty || value.utf8.count > Self.longText {
            // What is counted asks for more about its end.
            (said, end) = language.reading(of: value)
        } else {
            said = language?.verdict(value) ?? .complete
        }
        let verdict = found(
            of: demanded.demands, in: language, said, endingAt: end, withMixed: isWhole, on: value, today: today)
        return (verdict, value.utf8.count > Self.longText ? end.map { ($0, isWhole) } : nil)
    }

    /// The verdict of a text in which more may be typed at an offset, of which as it stands that is said.
    private func mended(
        _ standing: Automata.Language.Verdict, of value: String, by demanded: Demanded, at caret: Int, today: CivilDate
    ) -> Automata.Language.Verdict {
        guard case .impossible = standing, caret < value.utf8.count else { return standing }
        let demands = demanded.demands
        let isWhole = demands.countScalars(in: value)
        guard let language = language(of: demanded, for: value, withMixed: isWhole, today: today),
            let room = demands.room(behind: value, widest: language.widestScalar),
            language.canComplete(value, insertingAt: caret, within: room),
            isWhole || demands.mixed.allSatisfy({ canMeet($0, value, caret: caret, today: today) })
        else { return standing }
        return .partial
    }

    /// A long text is kept no longer than until the next is judged, by whatever demand.
    private func forgetLongTexts(but value: String) {
        let isLong = value.utf8.count > Self.longText
        guard isLong || holdsLongText else { return }
        holdsLongText = isLong
        for demanded in [ofType, live, all] {
            guard demanded.lastValue.utf8.count > Self.longText else { continue }
            if !isLong || !demanded.lastValue.isIdentical(to: value) { demanded.forget() }
        }
    }

    /// Whether every language that is demanded has been found to hold a long text, and the rule's is one of them: it is
    /// run over as few times as can be.
    private func isKnown(toHold value: String, _ rule: Rule, today: CivilDate) -> Bool {
        guard holdsLongText, value.utf8.count > Self.longText else { return false }
        return [all, live].contains { demanded in
            demanded.isKnownToHold(value, today) && demanded.demands.languages.contains(rule)
        }
    }

    /// What a demand says of a text of which its language says a verdict. `withMixed`: whether that knows the lengths in
    /// choices. `end`: where the text ends in the language.
    private func found(
        of demands: Demands, in language: Automata.Language?, _ verdict: Automata.Language.Verdict,
        endingAt end: Automata.Language.Place?, withMixed: Bool, on value: String, today: CivilDate
    ) -> Automata.Language.Verdict {
        let mixed = withMixed ? [] : demands.mixed
        let room = demands.room(behind: value, widest: language?.widestScalar ?? 4)

        func isViable(_ text: String, endingAt end: Automata.Language.Place? = nil) -> Bool {
            guard let room = demands.room(behind: text, widest: language?.widestScalar ?? 4) else { return false }
            return language.flatMap { canContinue(text, endingAt: end, in: $0, within: room) } != false
                && mixed.allSatisfy { canMeet($0, text, caret: nil, today: today) }
        }
        var hopeless = value.utf8.count
        switch verdict {
        case .impossible(let from): hopeless = from
        case .complete, .partial:
            guard let room else { break }
            let meetsMixed = mixed.allSatisfy { isMet($0, by: value, today: today) }
            if case .complete = verdict, room.least == 0, meetsMixed { return .complete }
            // Nothing that is counted stands in the way.
            if room == .any, mixed.isEmpty { return .partial }
            if isViable(value, endingAt: end) { return .partial }
        }
        hopeless = min(hopeless, demands.fittingOffset(in: value))
        return .impossible(from: firstHopeless(value, before: hopeless) { isViable($0) })
    }

    /// Where the first scalar stands that made a text hopeless, which it is from `end` on at the latest. Being viable
    /// never comes back: the beginnings of the text are viable up to one of them.
    private func firstHopeless(_ value: String, before end: Int, isViable: (String) -> Bool) -> Int {
        if end < value.utf8.count, isViable(String(value.slice(0..<end))) { return end }
        var low = 0
        var high = end
        // The text of `high` bytes is hopeless; that of `low` bytes is viable, or `low` is 0.
        while true {
            let middle = value.scalarBoundary(atOrBefore: (low + high + 1) / 2)
            let split = middle > low ? middle : value.scalarEnd(after: low)
            if split >= high { return low }
            if isViable(String(value.slice(0..<split))) { low = split } else { high = split }
        }
    }

    /// Whether a value meets a rule that is a language. What is none is met as far as languages know.
    func isMet(_ rule: Rule, by value: String, today: CivilDate) -> Bool {
        guard rule.isLanguage(of: type) else { return true }
        switch rule.check {
        case .length: return rule.lengthBounds(unit)?.holds(value) ?? true
        case .not(let rules): return !rules.contains { isMet($0, by: value, today: today) }
        case .all(let rules): return rules.allSatisfy { isMet($0, by: value, today: today) }
        case .any(let rules): return rules.contains { isMet($0, by: value, today: today) }
        case .pattern, .range, .dateRange, .oneOf, .noneOf, .contains, .startsWith, .endsWith:
            if isKnown(toHold: value, rule, today: today) { return true }
            return language(of: rule, today: today)?.accepts(value) ?? true
        case .luhn, .mod97, .checksum, .equalsField, .differsFromField, .strength, .equals, .empty: return true
        }
    }

    /// Whether some continuation may meet the rule, or its opposite. Never no where one can; yes where it is met only
    /// together with something that is no language.
    private func canMeet(
        _ rule: Rule, _ value: String, caret: Int?, opposite: Bool = false, today: CivilDate
    ) -> Bool {
        func canMeet(_ inner: Rule, opposite: Bool) -> Bool {
            self.canMeet(inner, value, caret: caret, opposite: opposite, today: today)
        }
        switch rule.check {
        case .length:
            guard let bounds = rule.lengthBounds(unit), !rule.countsItems(of: type) else { return true }
            let count = bounds.unit.count(value)
            if opposite { return bounds.maximum != nil || count < bounds.minimum }
            return bounds.maximum.map { count <= $0 && bounds.minimum <= $0 } ?? true
        case .all(let rules):
            return opposite
                ? rules.contains { canMeet($0, opposite: true) } : rules.allSatisfy { canMeet($0, opposite: false) }
        case .any(let rules):
            return opposite
                ? rules.allSatisfy { canMeet($0, opposite: true) } : rules.contains { canMeet($0, opposite: false) }
        case .not(let rules):
            return opposite
                ? rules.contains { canMeet($0, opposite: false) } : rules.allSatisfy { canMeet($0, opposite: true) }
        case .pattern, .range, .dateRange, .oneOf, .noneOf, .contains, .startsWith, .endsWith:
            guard rule.isLanguage(of: type) else { return true }
            let alone = opposite ? Rule(check: .not([rule])) : rule
            if case .impossible = verdict(of: alone, on: value, caret: caret, today: today) { return false }
            return true
        case .luhn, .mod97, .checksum, .equalsField, .differsFromField, .strength, .equals, .empty: return true
        }
    }

    // MARK: The languages

    /// The language of a rule alone; nil where it can't be compiled, which was refused when the field was made.
    private func language(of rule: Rule, today: CivilDate) -> Automata.Language? {
        let key = LanguageCache.Key(
            rules: [rule], unit: unit, day: rule.dayOfInterest(today), includesType: false)
        return try? type.compiled(key, stateLimit: stateLimit, workLimit: workLimit) {
            [rule.expression(for: type, unit: unit, today: today, stateLimit: stateLimit) ?? .anything]
        }
    }

    /// The language of a demand without its lengths, as it is exact for a text; nil where nothing else is asked.
    func language(
        of demanded: Demanded, for value: String, withMixed: Bool, today: CivilDate
    ) -> Automata.Language? {
        let branch = type.language.branch(of: value)
        if let known = withMixed ? demanded.whole : demanded.withoutMixed, known.today == today,
            known.branch == branch
        {
            return known.language
        }
        if demanded.isEmpty, !type.language.isAutomaton { return nil }
        let rules = demanded.demands.languages + (withMixed ? demanded.demands.mixed : [])
        guard !rules.isEmpty || type.language.isAutomaton else { return nil }
        var key = key(of: rules, today: today)
        key.branch = branch
        // What can't be compiled was refused when the field was made.
        let language = try? type.compiled(key, stateLimit: stateLimit, workLimit: workLimit) {
            [type.language.expression(today: today, branch: branch)].compactMap { $0 }
                + rules.compactMap { $0.expression(for: type, unit: unit, today: today, stateLimit: stateLimit) }
        }
        guard let language else { return nil }
        let known = Demanded.Known(today: today, branch: branch, language: language)
        if withMixed { demanded.whole = known } else { demanded.withoutMixed = known }
        return language
    }

    private func key(of rules: [Rule], today: CivilDate) -> LanguageCache.Key {
        // Of a type that takes anything, one rule by itself is the same language.
        LanguageCache.Key(
            rules: rules, unit: unit, day: dayOfInterest(rules, today), includesType: type.language.isAutomaton)
    }

    /// What of today the languages depend on, so that they are compiled anew only when that changes.
    private func dayOfInterest(_ rules: [Rule], _ today: CivilDate) -> CivilDate? {
        let day = rules.lazy.compactMap { $0.dayOfInterest(today) }.max()
        switch type.language {
        case .none, .fixed, .branched: return day
        case .yearly: return day ?? CivilDate(year: today.year, month: 1, day: 1)
        case .daily: return today
        }
    }

    // MARK: What it costs

    /// About how much memory it holds, in languages and rules.
    var byteCount: Int {
        var bytes = bytesOfRules
        for demanded in [ofType, live, all] {
            bytes += (demanded.whole?.language.byteCount ?? 0) + (demanded.withoutMixed?.language.byteCount ?? 0)
        }
        return bytes
    }

    /// Why a text of that many scalars is too long to be judged within the bounds; nil where it is not. What a text takes is
    /// what its scalars take in each of the languages; where that is too much, languages are made tables as far as they can.
    func excess(of scalars: Int, today: CivilDate) -> WorkExcess? {
        if scalars <= WorkExcess.alwaysTaken { return nil }
        var cost = knownCost.flatMap { $0.day == today ? $0 : nil } ?? cost(on: today)
        if scalars > cost.most(workLimit), !cost.isLeast {
            var work = Work(limit: workLimit)
            for language in allLanguages(today: today) { language.tabulate(work: &work) }
            cost = self.cost(on: today)
            cost.isLeast = true
        }
        knownCost = cost
        guard scalars > cost.most(workLimit) else { return nil }
        let steps = Int64(scalars).multipliedSaturated(by: Int64(cost.stepsPerScalar))
        return WorkExcess(steps: steps, maximum: workLimit)
    }

    /// What a scalar of a text takes.
    private struct Cost {
        var day: CivilDate
        var stepsPerScalar: Int
        /// Whether all was done to make it less.
        var isLeast = false

        func most(_ limit: Int) -> Int { stepsPerScalar == 0 ? .max : limit / stepsPerScalar }
    }

    private func cost(on today: CivilDate) -> Cost {
        let steps = allLanguages(today: today).reduce(0) { $0 + $1.stepsPerScalar }
        return Cost(day: today, stepsPerScalar: steps)
    }

    /// Each language that a text of the field may be run over, once.
    private func allLanguages(today: CivilDate) -> [Automata.Language] {
        var languages: [Automata.Language] = []
        func add(_ language: Automata.Language?) {
            guard let language, !languages.contains(where: { $0 === language }) else { return }
            languages.append(language)
        }
        for demanded in [ofType, live, all] {
            add(language(of: demanded, for: "", withMixed: true, today: today))
            if !demanded.demands.mixed.isEmpty {
                add(language(of: demanded, for: "", withMixed: false, today: today))
            }
        }
        for rule in rules where rule.isLanguage(of: type) && !rule.countsLength {
            add(language(of: rule, today: today))
        }
        return languages
    }

    // MARK: Emptiness

    /// A field that no text can satisfy is refused, and told what contradicts what.
    private func refuseEmptiness(
        liveRules: [Rule], finalRules: [Rule], minLength: Int?, maxLength: Int?, today: CivilDate, mayBeEmpty: Bool
    ) throws(DefinitionError) {
        // A type by itself was looked at when it was made, unless it moves with the day.
        let isFixed = [liveRules, finalRules].allSatisfy { $0.isEmpty } && minLength == nil && maxLength == nil
        if isFixed, !type.language.dependsOnToday { return }
        var check = EmptinessCheck(
            type: type, unit: unit, stateLimit: stateLimit, workLimit: workLimit, today: today)
        check.addType(named: "the type \(type.name)")
        check.add(liveRules) { "validation.live.rules[\($0)]" }
        check.add(finalRules) { "validation.final.rules[\($0)]" }
        check.add(LengthBounds(minimum: minLength ?? 0, unit: unit), name: "minLength", path: "minLength")
        check.add(LengthBounds(maximum: maxLength, unit: unit), name: "maxLength", path: "maxLength")
        try check.refuseEmptiness(unlessAllowed: mayBeEmpty)
        try check.refuseCostly(liveRules) { "validation.live.rules[\($0)]" }
        try check.refuseCostly(finalRules) { "validation.final.rules[\($0)]" }
        if let language = check.language { keep(language, today: today) }
    }

    /// Keeps the language of everything, which was compiled to find out whether any text is of it, for the first text.
    private func keep(_ language: Automata.Language, today: CivilDate) {
        type.keep(language, key(of: all.demands.languages + all.demands.mixed, today: today))
    }
}
