/// How the fields of a form or group stand.
public struct Tally: Equatable, Sendable {
    public var fields = 0
    public var invalid = 0
    public var pending = 0

    public init() {}

    /// Whether submit would go through: nothing is invalid, nothing waits for a verdict.
    public var valid: Bool { invalid == 0 && pending == 0 }

    public mutating func add(_ submitState: SubmitState) { apply(submitState, 1) }
    public mutating func remove(_ submitState: SubmitState) { apply(submitState, -1) }

    /// Whether both say the same of what is wrong, of however many fields.
    public func isAsGood(as other: Tally) -> Bool { invalid == other.invalid && pending == other.pending }

    private mutating func apply(_ submitState: SubmitState, _ sign: Int) {
        guard submitState != .excluded else { return }
        fields += sign
        switch submitState {
        case .invalid: invalid += sign
        case .pending: pending += sign
        case .acceptable, .excluded: break
        }
    }
}

/// A form: a validation context whose fields and groups never meet those of another (specification, section 6).
///
/// It holds counts that move with each field's verdict, so that no verdict ever walks the form.
public struct Form: Sendable {
    public private(set) var tally = Tally()
    public private(set) var groups: [String: Group] = [:]
    /// All fields, in order of creation.
    public private(set) var members = Roster()
    /// The groups that are reported and verified; nil: all.
    public var monitored: [String]? { didSet { monitoredNames = monitored.map(Set.init) } }
    private var monitoredNames: Set<String>?
    /// How Return walks the fields.
    public private(set) var returnOrder = ReturnOrder()
    /// Whether its fields show a debug line; nil: as the connection has it.
    public var debug: Bool?
    /// The locale of the numbers of its fields, where their types name none; nil: the connection's.
    public var locale: String?
    /// Whether the client opened it by name, so that it stays without fields.
    public var isOpened = false

    public struct Group: Sendable {
        public internal(set) var tally = Tally()
        public internal(set) var members = Roster()

        fileprivate mutating func add(_ number: Int32, _ submitState: SubmitState) {
            members.append(number)
            tally.add(submitState)
        }
    }

    public init() {}

    /// The fields' order for Return, where the client gave one.
    public var order: [String] { returnOrder.names }

    /// Takes another order. `place` says what the form has under a name.
    public mutating func setOrder(
        _ fields: [String], place: (String) -> ReturnOrder.Place = { _ in .missing }
    ) {
        returnOrder.setNames(fields, place: place)
    }

    /// Has Return stop at a field, or skip it.
    public mutating func setStop(_ stops: Bool, at number: Int32, name: String) {
        if stops { returnOrder.insert(number, name: name) } else { returnOrder.remove(number, name: name) }
    }

    public mutating func add(_ number: Int32, name: String, group: String?, submitState: SubmitState) {
        members.append(number)
        returnOrder.arrived(name)
        tally.add(submitState)
        guard let group else { return }
        groups[group, default: Group()].add(number, submitState)
    }

    /// A group is known though no field is in it any more.
    public mutating func addGroup(_ group: String) {
        if groups[group] == nil { groups[group] = Group() }
    }

    public mutating func remove(_ number: Int32, group: String?, submitState: SubmitState) {
        members.remove(number)
        tally.remove(submitState)
        guard let group else { return }
        groups[group]?.members.remove(number)
        groups[group]?.tally.remove(submitState)
    }

    /// Forgets the groups that have no fields, but those that are still wanted.
    public mutating func forgetEmptyGroups(but isWanted: (String) -> Bool) -> [String] {
        let forgotten = groups.filter { $0.value.members.count == 0 && !isWanted($0.key) }.keys.sorted()
        for group in forgotten { groups[group] = nil }
        return forgotten
    }

    /// A field's standing has changed.
    public mutating func change(group: String?, from old: SubmitState, to new: SubmitState) {
        guard old != new else { return }
        tally.remove(old)
        tally.add(new)
        guard let group else { return }
        groups[group]?.tally.remove(old)
        groups[group]?.tally.add(new)
    }

    /// Whether changes of the group are reported.
    public func isMonitored(_ group: String) -> Bool { monitoredNames?.contains(group) ?? true }
}

/// Field numbers in ascending order, which is their order of creation.
public struct Roster: Sendable {
    private var numbers = SortedNumbers()
    public private(set) var count = 0

    public init() {}

    /// A field replaced under its number keeps its place.
    public mutating func append(_ number: Int32) {
        if numbers.insert(number) { count += 1 }
    }

    public mutating func remove(_ number: Int32) {
        if numbers.remove(number) { count -= 1 }
    }

    public var all: [Int32] { numbers.all }
}
