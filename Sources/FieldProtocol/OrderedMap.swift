public import JSONBytes

/// The members of an object whose names are data, such as a message catalogue. They keep their order: the same
/// messages must lead to the same bytes, which a dictionary doesn't promise.
public struct OrderedMap<Value: Sendable>: Sendable {
    /// A member of the object.
    public struct Entry: Sendable {
        public var name: String
        public var value: Value

        public init(name: String, value: Value) {
            self.name = name
            self.value = value
        }
    }

    /// The names are unique.
    public private(set) var entries: [Entry] = []

    public init() {}

    /// Of two entries with one name the last counts, at the place of the first.
    public init(_ entries: some Sequence<Entry>) {
        var places = Places()
        for entry in entries {
            if let place = places.firstPlace(of: entry.name, else: self.entries.count) {
                self.entries[place] = entry
            } else {
                self.entries.append(entry)
            }
        }
    }

    /// Entries of which it is known that no two have one name.
    public init(unique entries: [Entry]) { self.entries = entries }

    public var isEmpty: Bool { entries.isEmpty }
    public var count: Int { entries.count }

    /// The value of that name. The search takes time linear in the number of entries.
    public subscript(name: String) -> Value? { entries.first { $0.name == name }?.value }
}

extension OrderedMap: Equatable where Value: Equatable {}
extension OrderedMap.Entry: Equatable where Value: Equatable {}

extension OrderedMap: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (String, Value)...) {
        self.init(elements.lazy.map { Entry(name: $0.0, value: $0.1) })
    }
}

extension OrderedMap: WireDecodable where Value: WireDecodable {
    public static var expectation: String { "an object" }

    public init(decoding node: JSONNode, in document: JSONDocument) throws(DecodingFailure) {
        guard document.isObject(node) || document.isEmptyObject(node) else {
            throw document.failure(node, expected: Self.expectation)
        }
        // The last of two members of one name counts, so that what an earlier one holds is no error.
        var nodes: [(name: String, node: JSONNode)] = []
        var places = Places()
        for (nameNode, value) in document.members(node) {
            let name = document.string(nameNode) ?? ""
            if let place = places.firstPlace(of: name, else: nodes.count) {
                nodes[place].node = value
            } else {
                nodes.append((name, value))
            }
        }
        entries.reserveCapacity(nodes.count)
        for (name, value) in nodes {
            do {
                entries.append(Entry(name: name, value: try Value(decoding: value, in: document)))
            } catch {
                throw error.inside(DecodingFailure.shortened(name))
            }
        }
    }
}

extension OrderedMap: WireEncodable where Value: WireEncodable {
    public func encode(to writer: inout JSONWriter) {
        writer.beginObject()
        for entry in entries {
            writer.name(entry.name)
            entry.value.encode(to: &writer)
        }
        writer.endObject()
    }
}

/// Where names have been seen first. A hostile object of a million members must not cost a million searches, and the
/// usual one of a few must not cost a dictionary.
struct Places {
    private var few: [(name: String, place: Int)] = []
    private var many: [String: Int] = [:]

    /// The place where the name was seen first; nil where this is the first time, at `place`.
    mutating func firstPlace(of name: String, else place: Int) -> Int? {
        if let seen = few.first(where: { $0.name == name }) { return seen.place }
        if let first = many[name] { return first }
        if few.count < 8 {
            few.append((name, place))
        } else {
            many[name] = place
        }
        return nil
    }
}
