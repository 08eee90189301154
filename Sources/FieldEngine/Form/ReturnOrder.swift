/// The order in which the Return key walks the fields of a form: those that the client's order names, then the others
/// in order of creation (specification, section 3.5).
///
/// Only fields that can be edited are in it: the others are skipped. What a field leads to is found without walking
/// the form, however many fields are skipped.
public struct ReturnOrder: Sendable {
    /// The client's own order; empty where it gave none.
    public private(set) var names: [String] = []
    private var places: [String: Int32] = [:]
    /// Places of fields that the order names, and which field has each.
    private var named = SortedNumbers()
    private var numbers: [Int32: Int32] = [:]
    /// Numbers of the fields that it does not name.
    private var others = SortedNumbers()
    /// Places of names under which the form has had no field yet.
    private var awaited = SortedNumbers()

    public init() {}

    /// What a form has under a name.
    public enum Place: Sendable {
        /// A field at which Return stops.
        case stop(Int32)
        /// A field that can't be edited.
        case skipped
        /// No field.
        case missing
    }

    /// Takes another order.
    public mutating func setNames(_ names: [String], place find: (String) -> Place) {
        for (_, number) in numbers { others.insert(number) }
        named = SortedNumbers()
        awaited = SortedNumbers()
        numbers = [:]
        places = [:]
        self.names = names
        for (place, name) in zip(Int32(1)..., names) where places[name] == nil {
            places[name] = place
            switch find(name) {
            case .stop(let number):
                others.remove(number)
                named.insert(place)
                numbers[place] = number
            case .skipped: break
            case .missing: awaited.insert(place)
            }
        }
    }

    /// The names under which the form has had no field yet.
    public var awaitedNames: [String] {
        zip(Int32(1)..., names).filter { place, name in places[name] == place && awaited.contains(place) }.map { $0.1 }
    }

    /// The form has a field of that name now, whether Return stops at it or not. It is not waited for a second time:
    /// what was disposed of stays away.
    mutating func arrived(_ name: String) {
        if let place = places[name] { awaited.remove(place) }
    }

    mutating func insert(_ number: Int32, name: String) {
        guard let place = places[name] else {
            others.insert(number)
            return
        }
        named.insert(place)
        numbers[place] = number
    }

    mutating func remove(_ number: Int32, name: String) {
        others.remove(number)
        guard let place = places[name], numbers[place] == number else { return }
        named.remove(place)
        numbers[place] = nil
    }

    /// The field that Return leads to from this one, whether that can be edited itself or not.
    public func next(after number: Int32, name: String) -> Int32? {
        guard let place = places[name] else { return others.first(after: number) }
        if let next = named.first(after: place) { return numbers[next] }
        return others.first(after: 0)
    }

    /// Whether Return leads on: to a field, or to one that is still to come (specification, section 3.5).
    public func leadsOn(from number: Int32, name: String) -> Bool {
        if next(after: number, name: name) != nil { return true }
        return places[name].map { awaited.first(after: $0) != nil } ?? false
    }

    /// The field from which Return leads to submitting; nil also where one behind it is still to come.
    public var last: Int32? {
        if let last = others.last { return last }
        guard let place = named.last, awaited.first(after: place) == nil else { return nil }
        return numbers[place]
    }
}
