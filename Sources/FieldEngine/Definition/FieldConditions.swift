/// What conditions decide of a field (specification, section 4.5): which of them there are is in its settings, and how they
/// stand. So a field whose conditions stand otherwise is one of other settings, and all that follows from that is what
/// follows from `field/update`.
public struct FieldConditions: Equatable {
    public var shown: Condition?
    public var enabled: Condition?
    public var required: Condition?
    /// Whether the page shows that the field is on, which the form says and not the field.
    public var page: Condition?
}

/// How a field's conditions stand.
public struct FieldDecision: Equatable, Sendable {
    public var shown = true
    public var enabled = true
    public var required = false
    public var pageShows = true
    /// What the fields say that the type goes by (`AskedField`), in its order; empty before they are asked.
    var answers: [String?] = []
    /// Places of the rules that do not hold: live ones first, then final ones.
    var idleRules: [Int] = []
    /// Places of the choices that do not show.
    var hiddenChoices: [Int] = []

    public init() {}
}

extension FieldSettings {
    /// What follows from the conditions; what has none is as it was set.
    ///
    /// - Parameters:
    ///   - holds: Whether a condition holds.
    ///   - answer: What a field says that the type goes by.
    public func decision(
        _ holds: (Condition) -> Bool, answer: (AskedField) -> String?
    ) -> FieldDecision {
        var decision = FieldDecision()
        let answers = type.asked.map(answer)
        if answers.contains(where: { $0 != nil }) { decision.answers = answers }
        decision.shown = conditions.shown.map(holds) ?? self.decision.shown
        decision.enabled = conditions.enabled.map(holds) ?? self.decision.enabled
        decision.required = conditions.required.map(holds) ?? self.decision.required
        decision.pageShows = conditions.page.map(holds) ?? true
        for (place, rule) in conditionalRules {
            if let condition = rule.when, !holds(condition) { decision.idleRules.append(place) }
        }
        if let list = listed, list.hasConditions {
            for place in list.labels.indices {
                if let condition = list.detail(place).shown, !holds(condition) { decision.hiddenChoices.append(place) }
            }
        }
        return decision
    }

    /// Takes back what conditions decided, before they or what they are about are others.
    public mutating func forgetDecision() {
        if conditions.shown != nil { decision.shown = true }
        if conditions.enabled != nil { decision.enabled = true }
        if conditions.required != nil { decision.required = false }
        decision.pageShows = true
        decision.answers = []
        decision.idleRules = []
        decision.hiddenChoices = []
    }

    /// The list that its entries are of, whether they show or not.
    private var listed: ChoiceList? { choices ?? type.listing?.list ?? type.items?.listing?.list }

    /// The rules that hold under a condition, with their places.
    private var conditionalRules: [(place: Int, rule: Rule)] {
        guard let validation else { return [] }
        var found: [(place: Int, rule: Rule)] = []
        for (place, rule) in validation.liveRules.enumerated() where rule.when != nil { found.append((place, rule)) }
        for (place, rule) in validation.finalRules.enumerated() where rule.when != nil {
            found.append((validation.liveRules.count + place, rule))
        }
        return found
    }

    var hasConditionalRules: Bool {
        validation.map { $0.liveRules.contains { $0.when != nil } || $0.finalRules.contains { $0.when != nil } }
            ?? false
    }

    /// All conditions, each with the member that it is in.
    var allConditions: [(path: String, condition: Condition)] {
        var all: [(path: String, condition: Condition)] = []
        if let condition = conditions.shown { all.append(("shown", condition)) }
        if let condition = conditions.enabled { all.append(("enabled", condition)) }
        if let condition = conditions.required { all.append(("required", condition)) }
        if let condition = conditions.page { all.append(("page", condition)) }
        for (place, rule) in conditionalRules {
            guard let condition = rule.when else { continue }
            let liveCount = validation?.liveRules.count ?? 0
            all.append(
                place < liveCount
                    ? ("validation.live.rules[\(place)].when", condition)
                    : ("validation.final.rules[\(place - liveCount)].when", condition))
        }
        if let list = listed, list.hasConditions {
            let prefix = choices == nil ? "type.choices" : "choices"
            for place in list.labels.indices {
                if let condition = list.detail(place).shown { all.append(("\(prefix)[\(place)].shown", condition)) }
            }
        }
        return all
    }

    /// The rules of a list that hold.
    func holding(_ rules: [Rule], from start: Int) -> [Rule] {
        guard !decision.idleRules.isEmpty else { return rules }
        return rules.enumerated().filter { !decision.idleRules.contains(start + $0.offset) }.map { $0.element }
    }
}

extension FieldType {
    /// The type with fewer entries in its list.
    func without(choices hidden: [Int]) -> FieldType {
        if hidden.isEmpty { return self }
        var listing = self.listing
        var items = self.items
        if let list = listing?.list { listing?.list = list.without(hidden) }
        if let list = items?.listing?.list { items?.listing?.list = list.without(hidden) }
        return FieldType(self, listing: listing, items: items)
    }
}
