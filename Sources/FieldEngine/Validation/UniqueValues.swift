/// The values of one field of a section in all its rows, of which no two may be the same (specification, section 6).
///
/// Shared by the fields, which ask it when they are judged; whoever keeps the fields notes what becomes of them. Copies of
/// the values in each of a thousand rows would be a million.
public final class UniqueValues {
    private struct Entry {
        var value: String
        var isFocused: Bool
    }

    private var entries: [Int32: Entry] = [:]
    private var holders: [String: [Int32]] = [:]

    public init() {}

    /// Notes how a field stands; without a value where it does not count.
    ///
    /// - Returns: The other fields that have something else to say now.
    public func note(_ number: Int32, _ value: String?, isFocused: Bool) -> [Int32] {
        let value = value.flatMap { $0.isEmpty ? nil : $0 }
        let old = entries[number]?.value
        entries[number] = value.map { Entry(value: $0, isFocused: isFocused) }
        guard old != value else { return [] }
        var concerned: [Int32] = []
        if let old {
            let others = (holders[old] ?? []).filter { $0 != number }
            holders[old] = others.isEmpty ? nil : others
            if others.count == 1 { concerned += others }
        }
        if let value {
            let others = holders[value] ?? []
            if others.count == 1 { concerned += others }
            holders[value] = others + [number]
        }
        return concerned
    }

    /// The other fields that have the same value.
    public func others(as number: Int32) -> [Int32] {
        guard let value = entries[number]?.value else { return [] }
        return (holders[value] ?? []).filter { $0 != number }
    }

    /// Whether another field has the value. `onlyLeft`: one in which nobody is typing.
    func isHeld(_ value: String, besides number: Int32, onlyLeft: Bool) -> Bool {
        (holders[value] ?? []).contains { $0 != number && !(onlyLeft && entries[$0]?.isFocused == true) }
    }
}

/// A field among those that have unique values.
public struct UniquePlace: Equatable {
    public let values: UniqueValues
    let number: Int32

    public init(_ number: Int32, among values: UniqueValues) {
        self.values = values
        self.number = number
    }

    public static func == (a: UniquePlace, b: UniquePlace) -> Bool { a.values === b.values && a.number == b.number }
}

extension Validator {
    /// What is wrong with a value that another row has.
    func repetition(of value: String, isLive: Bool, at now: Moment) -> Finding? {
        guard let place = known?.uniqueValues, !definition.type.saysNothing(value), !onlyReady || ownIsReady else {
            return nil
        }
        guard place.values.isHeld(definition.compared(value, at: now), besides: place.number, onlyLeft: onlyReady)
        else { return nil }
        // It may still become another by typing.
        if isLive, !definition.language.isFull(value, caret: nil, today: now.today) { return nil }
        return Finding("not-unique", source: .group)
    }
}
