import FieldEngine
import JSONBytes

// What the generated decoders call. A member that is null counts as absent, except where it is `explicit`.

extension JSONDocument {
    // MARK: Members

    @inline(__always)
    func required<Value: WireDecodable>(
        _ name: StaticString, of node: JSONNode?
    ) throws(DecodingFailure) -> Value {
        try demanded(value(name, of: node), name)
    }

    private func demanded<Value: WireDecodable>(
        _ node: JSONNode?, _ name: StaticString
    ) throws(DecodingFailure) -> Value {
        guard let node else {
            throw DecodingFailure(path: "\(name)", expected: Value.expectation, found: "nothing")
        }
        return try decode(node, name)
    }

    @inline(__always)
    func optional<Value: WireDecodable>(
        _ name: StaticString, of node: JSONNode?, _ names: JSONNames
    ) throws(DecodingFailure) -> Value? {
        guard names.mayHold(name), let node else { return nil }
        return try present(member(node, name), name)
    }

    private func present<Value: WireDecodable>(
        _ node: JSONNode?, _ name: StaticString
    ) throws(DecodingFailure) -> Value? {
        guard let node, kind(node) != .null else { return nil }
        return try decode(node, name)
    }

    func explicit<Value: WireDecodable>(
        _ name: StaticString, of node: JSONNode?
    ) throws(DecodingFailure) -> Explicit<Value> {
        guard let value = value(name, of: node) else { return .absent }
        guard kind(value) != .null else { return .null }
        return .value(try decode(value, name))
    }

    @inline(__always)
    private func value(_ name: StaticString, of node: JSONNode?) -> JSONNode? {
        guard let node else { return nil }
        return member(node, name)
    }

    private func decode<Value: WireDecodable>(
        _ node: JSONNode, _ name: StaticString
    ) throws(DecodingFailure) -> Value {
        do {
            return try Value(decoding: node, in: self)
        } catch {
            throw error.inside("\(name)")
        }
    }

    /// The elements of an array. By itself, so that it is not written out for each kind of element.
    @inline(never)
    func elements(ofArray node: JSONNode) throws(DecodingFailure) -> [JSONNode] {
        guard kind(node) == .array else { throw failure(node, expected: [String].expectation) }
        return Array(elements(node))
    }

    // MARK: Integers within bounds

    func required(
        _ name: StaticString, of node: JSONNode?, in bounds: ClosedRange<Int64>
    ) throws(DecodingFailure) -> Int64 {
        guard let value = value(name, of: node) else {
            throw DecodingFailure(path: "\(name)", expected: Self.expectation(bounds), found: "nothing")
        }
        return try decode(value, name, in: bounds)
    }

    @inline(__always)
    func optional(
        _ name: StaticString, of node: JSONNode?, _ names: JSONNames, in bounds: ClosedRange<Int64>
    ) throws(DecodingFailure) -> Int64? {
        guard names.mayHold(name), let node else { return nil }
        return try present(member(node, name), name, in: bounds)
    }

    /// Integers that 32 bits hold.
    func required(
        _ name: StaticString, of node: JSONNode?, in bounds: ClosedRange<Int>
    ) throws(DecodingFailure) -> Int {
        let wide = Int64(bounds.lowerBound)...Int64(bounds.upperBound)
        return Int(truncatingIfNeeded: try required(name, of: node, in: wide) as Int64)
    }

    func optional(
        _ name: StaticString, of node: JSONNode?, _ names: JSONNames, in bounds: ClosedRange<Int>
    ) throws(DecodingFailure) -> Int? {
        let wide = Int64(bounds.lowerBound)...Int64(bounds.upperBound)
        let value: Int64? = try optional(name, of: node, names, in: wide)
        return value.map { Int(truncatingIfNeeded: $0) }
    }

    private func present(
        _ node: JSONNode?, _ name: StaticString, in bounds: ClosedRange<Int64>
    ) throws(DecodingFailure) -> Int64? {
        guard let node, kind(node) != .null else { return nil }
        return try decode(node, name, in: bounds)
    }

    private func decode(
        _ node: JSONNode, _ name: StaticString, in bounds: ClosedRange<Int64>
    ) throws(DecodingFailure) -> Int64 {
        guard let value = integer(node), bounds.contains(value) else {
            throw failure(node, expected: Self.expectation(bounds), showsValue: true).inside("\(name)")
        }
        return value
    }

    private static func expectation(_ bounds: ClosedRange<Int64>) -> String {
        "an integer from \(bounds.lowerBound) to \(bounds.upperBound)"
    }

    // MARK: One or more

    /// A list of which a single element may stand for itself.
    func optionalOneOrMore(_ name: StaticString, of node: JSONNode?) throws(DecodingFailure) -> [String]? {
        guard let value = value(name, of: node), kind(value) != .null else { return nil }
        if let single = string(value) { return [single] }
        guard kind(value) == .array else {
            throw failure(value, expected: "a string or an array of strings").inside("\(name)")
        }
        return try decode(value, name) as [String]
    }

    // MARK: Open objects

    /// An object with any members; nil where there is none.
    func optionalObject(_ name: StaticString, of node: JSONNode?) throws(DecodingFailure) -> Parameter? {
        guard let value = value(name, of: node), kind(value) != .null else { return nil }
        return try object(value, name)
    }

    private func object(_ node: JSONNode, _ name: StaticString) throws(DecodingFailure) -> Parameter {
        guard isObject(node) || isEmptyObject(node) else {
            throw failure(node, expected: "an object").inside("\(name)")
        }
        return .table(table(node))
    }

    /// Every member but those that are named, and those that are null.
    func parameters(of node: JSONNode?, except names: [String]) -> Parameter {
        guard let node else { return .table([]) }
        return .table(table(node).filter { $0.value != .null && !names.contains($0.name) })
    }

    /// An object's members; the last of one name counts, at the place of the first.
    func table(_ node: JSONNode) -> [Parameter.Member] {
        var table: [Parameter.Member] = []
        table.reserveCapacity(count(node))
        var places = Places()
        for (nameNode, valueNode) in members(node) {
            let name = string(nameNode) ?? ""
            let value = Parameter(decoding: valueNode, in: self)
            if let place = places.firstPlace(of: name, else: table.count) {
                table[place].value = value
            } else {
                table.append(Parameter.Member(name: name, value: value))
            }
        }
        return table
    }

    // MARK: Kinds

    func isObject(_ node: JSONNode) -> Bool { kind(node) == .object }

    /// Whether the value stands for an object without members though it is none.
    func isEmptyObject(_ node: JSONNode) -> Bool {
        switch kind(node) {
        case .null: true
        case .array: count(node) == 0
        case .bool, .number, .string, .object: false
        }
    }

    /// That a value which is no object stands for one. By itself, so that it is not written out for each structure.
    @inline(never)
    func checkIsEmptyObject(_ node: JSONNode, mayBe isTaken: Bool, expected: String) throws(DecodingFailure) {
        guard isTaken, isEmptyObject(node) else { throw failure(node, expected: expected) }
    }

    /// That the value is not what was expected. The content of a string is never shown: a client that mistakes one
    /// member for another would find its user's secret in an error, and then in a log.
    func failure(_ node: JSONNode, expected: String, showsValue: Bool = false) -> DecodingFailure {
        let found =
            switch kind(node) {
            case .null: "null"
            case .bool: "a boolean"
            case .number: showsValue ? "the number " + DecodingFailure.shortened(numberText(node) ?? "") : "a number"
            case .string: showsValue && expected.hasPrefix("one of ") ? "another string" : "a string"
            case .array: "an array"
            case .object: "an object"
            }
        return DecodingFailure(path: "", expected: expected, found: found)
    }
}

extension DecodingFailure {
    /// What an error shows of a name or value that may be as long as a message.
    static func shortened(_ text: String) -> String {
        let limit = 40
        let scalars = text.unicodeScalars
        guard scalars.count > limit else { return text }
        return String(String.UnicodeScalarView(scalars.prefix(limit))) + "…"
    }
}
