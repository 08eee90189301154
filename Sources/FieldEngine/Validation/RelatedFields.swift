/// What a field knows of the other fields that it is judged with.
///
/// The field holds copies, which whoever keeps all fields brings up to date when one of them changes. So a field stays
/// a value that is judged by itself, and looks up nothing.
public struct RelatedFields: Equatable {
    /// The fields that its rules name, by id: those that are there, in its form, and not disabled.
    public private(set) var neighbours: [String: Neighbour] = [:]
    /// The rules between fields whose findings show on this field, in the order of their definition.
    public private(set) var groupRules: [GroupRule] = []
    /// What each of those asks of all that it names, kept so that nobody has to ask them one by one.
    private(set) var tallies: [GroupTally] = []
    /// The day on which canonical forms were looked up; nil where none are compared.
    private(set) var typedOn: CivilDate?
    /// Its place among the fields that must not have its value; nil where any may.
    public let uniqueValues: UniquePlace?

    public init() { uniqueValues = nil }

    /// - Parameters:
    ///   - identifier: the field that this is around.
    ///   - typedOn: the day on which canonical forms were looked up; nil where none are compared.
    public init(
        of identifier: String, neighbours: [String: Neighbour], groupRules: [GroupRule], typedOn: CivilDate?,
        uniqueValues: UniquePlace?
    ) {
        self.neighbours = neighbours
        self.groupRules = groupRules
        self.typedOn = typedOn
        self.uniqueValues = uniqueValues
        tallies = groupRules.map { GroupTally($0, shownOn: identifier, neighbours) }
    }

    public var isEmpty: Bool { neighbours.isEmpty && groupRules.isEmpty && uniqueValues == nil }

    /// Whether the verdict depends on other fields but by the field's own rules.
    var hasOutsideRules: Bool { !groupRules.isEmpty || uniqueValues != nil }

    /// Takes note of one neighbour; nil for one that takes part no longer.
    mutating func note(_ neighbour: Neighbour?, named name: String) {
        let old = neighbours[name]
        guard neighbour != old else { return }
        neighbours[name] = neighbour
        for (index, rule) in groupRules.enumerated() where rule.fields.contains(name) {
            if let old { tallies[index].remove(old, of: rule.kind) }
            if let neighbour { tallies[index].add(neighbour, of: rule.kind) }
        }
    }
}

/// Another field, as far as rules between fields look at it.
public struct Neighbour: Equatable, Sendable {
    public var label: String
    public var value: String
    /// What says whether it is the same as another: see `FieldDefinition.compared`.
    public var compared: String
    /// Whether it has one: a flag that says no has not.
    public var isFilled: Bool
    /// The canonical form, for rules that compare by it.
    public var typed: Parameter?
    /// Whether its type has canonical forms.
    public var hasTyped: Bool
    /// Whether it is touched or shows a verdict.
    public var isReady: Bool
}
