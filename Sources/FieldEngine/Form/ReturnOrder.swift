/// The order in which the Return key walks a form: what the client's order names, then the other fields in order of
/// creation, then the other sections (specification, section 3.5).
///
/// Only fields that can be edited are in it: the others are skipped. In a form with pages each of these is a lane, and what is
/// on no page is in lane 0, which is walked with every other. What a field leads to is found without walking the form,
/// however many fields are skipped.
public struct ReturnOrder: Sendable {
    /// The client's own order; empty where it gave none.
    public private(set) var names: [String] = []
    private var places: [String: Int32] = [:]
    /// Which field has a place that the order names, and which section.
    private var numbers: [Int32: Int32] = [:]
    private var sectionAt: [Int32: Int32] = [:]
    private var placeOfSection: [Int32: Int32] = [:]
    private var lanes = [Lane()]

    private struct Lane: Sendable {
        /// Places of fields that the order names, and of sections.
        var named = SortedNumbers()
        /// Numbers of the fields that it does not name.
        var others = SortedNumbers()
        /// The sections that it does not name.
        var sections: [Int] = []
        /// Places of names under which the form has had no field yet.
        var awaited = SortedNumbers()
    }

    public init() {}

    /// What Return stops at, if a section has a stop at all.
    enum Stop: Equatable {
        case field(Int32)
        case section(Int)
    }

    /// A place in the order, from which the walk goes on.
    enum Position: Equatable {
        case start
        case named(Int32)
        case other(Int32)
        /// A section that the order does not name.
        case section(Int)
    }

    // MARK: Setting up

    /// Takes another order, and forgets all fields. A name that comes twice has its first place.
    mutating func begin(_ names: [String], lanes count: Int) {
        self = ReturnOrder()
        self.names = names
        lanes = Array(repeating: Lane(), count: count)
        for (place, name) in zip(Int32(1)..., names) where places[name] == nil { places[name] = place }
    }

    mutating func addSection(_ section: Int, name: String, lane: Int) {
        if let place = places[name] {
            sectionAt[place] = Int32(section)
            placeOfSection[Int32(section)] = place
            lanes[lane].named.insert(place)
        } else {
            lanes[lane].sections.append(section)
        }
    }

    /// The form has had no field of that name yet.
    mutating func await(_ name: String, lane: Int) {
        if let place = places[name], sectionAt[place] == nil { lanes[lane].awaited.insert(place) }
    }

    /// The names under which the form has had no field yet.
    public var awaitedNames: [String] {
        zip(Int32(1)..., names).filter { place, name in
            places[name] == place && lanes.contains { $0.awaited.contains(place) }
        }.map { $0.1 }
    }

    /// The form has a field of that name now, whether Return stops at it or not. It is not waited for a second time:
    /// what was disposed of stays away.
    mutating func arrived(_ name: String, lane: Int) {
        if let place = places[name] { lanes[lane].awaited.remove(place) }
    }

    mutating func insert(_ number: Int32, name: String, lane: Int) {
        guard let place = place(of: name) else {
            lanes[lane].others.insert(number)
            return
        }
        lanes[lane].named.insert(place)
        numbers[place] = number
    }

    mutating func remove(_ number: Int32, name: String, lane: Int) {
        lanes[lane].others.remove(number)
        guard let place = place(of: name), numbers[place] == number else { return }
        lanes[lane].named.remove(place)
        numbers[place] = nil
    }

    /// The place of a field; a section's name is not that of a field.
    private func place(of name: String) -> Int32? {
        places.isEmpty ? nil : places[name].flatMap { sectionAt[$0] == nil ? $0 : nil }
    }

    // MARK: Walking

    func position(of number: Int32, name: String) -> Position { place(of: name).map { .named($0) } ?? .other(number) }

    func position(ofSection section: Int) -> Position {
        placeOfSection[Int32(section)].map { .named($0) } ?? .section(section)
    }

    /// What comes behind a position, in a lane and in lane 0.
    func next(after position: Position, lane: Int) -> (stop: Stop, position: Position)? {
        let (own, common) = (lanes[lane], lanes[0])
        switch position {
        case .start: return next(after: .named(0), lane: lane)
        case .named(let place):
            guard let next = Self.first(own.named.first(after: place), common.named.first(after: place)) else {
                return self.next(after: .other(0), lane: lane)
            }
            return stop(at: next).map { ($0, .named(next)) }
        case .other(let number):
            guard let next = Self.first(own.others.first(after: number), common.others.first(after: number)) else {
                return self.next(after: .section(-1), lane: lane)
            }
            return (.field(next), .other(next))
        case .section(let section):
            let next = Self.first(
                own.sections.first { $0 > section }.map { Int32($0) },
                common.sections.first { $0 > section }.map { Int32($0) })
            return next.map { (.section(Int($0)), .section(Int($0))) }
        }
    }

    /// What comes last, before a position or at all.
    func last(before position: Position?, lane: Int) -> (stop: Stop, position: Position)? {
        let (own, common) = (lanes[lane], lanes[0])
        switch position {
        case nil, .section:
            let end: Int = if case .section(let section)? = position { section } else { .max }
            let last = max(own.sections.last { $0 < end } ?? -1, common.sections.last { $0 < end } ?? -1)
            if last >= 0 { return (.section(last), .section(last)) }
            return self.last(before: .other(.max), lane: lane)
        case .other(let number):
            let last = max(own.others.last(before: number) ?? 0, common.others.last(before: number) ?? 0)
            if last > 0 { return (.field(last), .other(last)) }
            return self.last(before: .named(.max), lane: lane)
        case .named(let place):
            let last = max(own.named.last(before: place) ?? 0, common.named.last(before: place) ?? 0)
            return last > 0 ? stop(at: last).map { ($0, .named(last)) } : nil
        case .start: return nil
        }
    }

    private func stop(at place: Int32) -> Stop? {
        sectionAt[place].map { .section(Int($0)) } ?? numbers[place].map { .field($0) }
    }

    /// Whether a field behind the position is still to come.
    func isAwaiting(after position: Position, lane: Int) -> Bool {
        guard case .named(let place) = position else { return false }
        return lanes[lane].awaited.first(after: place) != nil || lanes[0].awaited.first(after: place) != nil
    }

    private static func first(_ a: Int32?, _ b: Int32?) -> Int32? {
        guard let a, let b else { return a ?? b }
        return min(a, b)
    }
}
