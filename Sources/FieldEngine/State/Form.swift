/// How the fields of a form or group stand.
public struct Tally: Equatable, Sendable {
    public var fields = 0
    public var invalid = 0
    public var pending = 0

    public init() {}

    /// Whether submit would go through: nothing is invalid, nothing waits for a verdict.
    public var valid: Bool { invalid == 0 && pending == 0 }

    public mutating func add(_ standing: Standing) { apply(standing, 1) }
    public mutating func remove(_ standing: Standing) { apply(standing, -1) }

    /// Whether both say the same of what is wrong, of however many fields.
    public func isAsGood(as other: Tally) -> Bool { invalid == other.invalid && pending == other.pending }

    private mutating func apply(_ standing: Standing, _ sign: Int) {
        guard standing != .absent else { return }
        fields += sign
        switch standing {
        case .invalid: invalid += sign
        case .pending: pending += sign
        case .acceptable, .absent: break
        }
    }
}

/// What one field contributes to its group and form.
public enum Standing: Equatable, Sendable {
    case acceptable, invalid, pending
    /// Disabled: left out of every count.
    case absent
}

extension Field {
    public var standing: Standing {
        guard counts else { return .absent }
        if validity == .pending { return .pending }
        return isAcceptable ? .acceptable : .invalid
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
    /// The fields' order for Return, where the client gave one.
    public private(set) var order: [String] = []
    private var placeInOrder: [String: Int] = [:]
    /// Where Return stops: the ranks of the fields that can be edited.
    private var stops = Roster()
    public var debug = false
    /// Whether the client opened it by name, so that it stays without fields.
    public var isOpened = false

    public struct Group: Sendable {
        public internal(set) var tally = Tally()
        public internal(set) var members = Roster()
    }

    public init() {}

    /// Gives the fields an order for Return. `fields` are those that can be edited, of which some may be named in it.
    public mutating func setOrder(_ fields: [String], stops members: [(number: Int32, identifier: String)]) {
        var seen: Set<String> = []
        order = fields.filter { seen.insert($0).inserted }
        placeInOrder = Dictionary(zip(order, order.indices), uniquingKeysWith: { first, _ in first })
        stops = Roster(members.map { rank(of: $0.number, $0.identifier) }.sorted())
    }

    /// Where Return finds a field: those that the form's own order names come first, the others behind them in order
    /// of creation.
    private func rank(of number: Int32, _ identifier: String) -> Int32 {
        guard let place = placeInOrder[identifier] else { return Int32(clamping: order.count + Int(number)) }
        return Int32(clamping: place + 1)
    }

    /// A field where Return may stop.
    public enum Stop: Equatable, Sendable {
        case named(String)
        case numbered(Int32)
    }

    /// The field to which Return leads from this one; nil where none follows that can be edited.
    public func stop(after number: Int32, _ identifier: String) -> Stop? {
        guard let rank = stops.first(after: rank(of: number, identifier)) else { return nil }
        let index = Int(rank) - 1
        return index < order.count ? .named(order[index]) : .numbered(Int32(clamping: Int(rank) - order.count))
    }

    /// A field can be edited from now on, or can't any more.
    public mutating func setStop(_ isStop: Bool, at number: Int32, _ identifier: String) {
        let rank = rank(of: number, identifier)
        if isStop { stops.append(rank) } else { stops.remove(rank) }
    }

    public mutating func add(_ number: Int32, group: String?, standing: Standing) {
        members.append(number)
        tally.add(standing)
        guard let group else { return }
        groups[group, default: Group()].members.append(number)
        groups[group, default: Group()].tally.add(standing)
    }

    public mutating func remove(_ number: Int32, group: String?, standing: Standing) {
        members.remove(number)
        tally.remove(standing)
        guard let group else { return }
        groups[group]?.members.remove(number)
        groups[group]?.tally.remove(standing)
    }

    /// A field's standing has changed.
    public mutating func change(group: String?, from old: Standing, to new: Standing) {
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
    private var numbers: [Int32] = []
    private var removed = 0

    public init() {}

    /// Numbers that are in order already.
    init(_ sorted: [Int32]) { numbers = sorted }

    public var count: Int { numbers.count - removed }

    public mutating func append(_ number: Int32) {
        if let last = numbers.last, abs(last) >= number {
            // A field replaced under its number keeps its place.
            let index = self.index(notBefore: number)
            if index < numbers.count, abs(numbers[index]) == number {
                if numbers[index] < 0 {
                    numbers[index] = number
                    removed -= 1
                }
            } else {
                numbers.insert(number, at: index)
            }
        } else {
            numbers.append(number)
        }
    }

    /// A removed number is kept, negated, until half are: taking one out of a million moves nothing.
    public mutating func remove(_ number: Int32) {
        let index = self.index(notBefore: number)
        guard index < numbers.count, numbers[index] == number else { return }
        numbers[index] = -number
        removed += 1
        if removed > 32, removed * 2 > numbers.count {
            numbers.removeAll { $0 < 0 }
            removed = 0
        }
    }

    /// The first member after a number.
    func first(after number: Int32) -> Int32? {
        numbers[index(notBefore: number &+ 1)...].first { $0 > 0 }
    }

    public var all: some Sequence<Int32> { numbers.lazy.filter { $0 > 0 } }

    private func index(notBefore number: Int32) -> Int {
        var low = 0
        var high = numbers.count
        while low < high {
            let middle = (low + high) / 2
            if abs(numbers[middle]) < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
