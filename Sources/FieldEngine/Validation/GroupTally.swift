/// What a rule between fields asks of all the fields that it names but the one that shows it, kept as they come, change and
/// go: a rule may name a hundred thousand, of which one changes with a key.
struct GroupTally: Equatable, Sendable {
    /// Whether the rule names the field that shows it.
    let namesOwn: Bool
    /// How many of the others take part.
    private(set) var members = 0
    /// How many of those have a value.
    private(set) var filled = 0
    /// How many of those are neither touched nor show a verdict.
    private(set) var unready = 0
    /// How many have each value, where the rule is that all have the same, or that no two do. Of the latter kind those
    /// without a value are passed over.
    private(set) var values: [String: Int] = [:]

    init(_ rule: GroupRule, shownOn identifier: String, _ neighbours: [String: Neighbour]) {
        namesOwn = rule.fields.contains(identifier)
        for field in rule.fields where field != identifier {
            if let neighbour = neighbours[field] { add(neighbour, of: rule.kind) }
        }
    }

    mutating func add(_ neighbour: Neighbour, of kind: GroupRule.Kind) { count(neighbour, of: kind, by: 1) }
    mutating func remove(_ neighbour: Neighbour, of kind: GroupRule.Kind) { count(neighbour, of: kind, by: -1) }

    private mutating func count(_ neighbour: Neighbour, of kind: GroupRule.Kind, by change: Int) {
        let isFilled = neighbour.isFilled
        members += change
        if isFilled { filled += change }
        if !neighbour.isReady { unready += change }
        let comparesValue =
            switch kind {
            case .equal: true
            case .different: isFilled
            case .atLeastOne, .exactlyOne, .allOrNone, .ascending: false
            }
        guard comparesValue else { return }
        let count = values[neighbour.compared, default: 0] + change
        values[neighbour.compared] = count > 0 ? count : nil
    }

    /// Whether not all of the others have the same value.
    var isMixed: Bool { values.count > 1 }
    /// Whether two of the others have the same value.
    var hasRepetition: Bool { filled > values.count }
}
