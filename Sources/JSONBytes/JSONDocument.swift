/// A JSON text, parsed once into a flat tape of its values.
///
/// A document is meant to be kept and to parse one text after the other: it keeps its memory, so that in the long
/// run parsing allocates nothing. It holds its own copy of the text. Nodes belong to the text that was parsed
/// last; a node of another text gives some value of this one or null, but is never a trap.
public struct JSONDocument: Sendable {
    /// The text, then the zeros that the scanner needs.
    var bytes: [UInt8] = []
    /// Entries up to `used`, then room for more.
    var tape: [JSONEntry] = []
    var used = 0

    public init() {}

    /// Parses one JSON text (RFC 8259, any value at the top). When it throws, the document's root is null.
    ///
    /// A container inside `maxDepth` others is an error.
    public mutating func parse(_ text: UnsafeRawBufferPointer, maxDepth: Int) throws(JSONSyntaxError) {
        prepare(for: text.count)
        bytes.append(contentsOf: text)
        try scan(maxDepth: maxDepth)
    }

    /// The same of any collection of bytes.
    @inlinable
    public mutating func parse(_ text: some Collection<UInt8>, maxDepth: Int = 64) throws(JSONSyntaxError) {
        // The usual collections are contiguous; of any other, an array is made.
        let outcome = text.withContiguousStorageIfAvailable { text -> Result<Void, JSONSyntaxError> in
            Result { () throws(JSONSyntaxError) in try parse(UnsafeRawBufferPointer(text), maxDepth: maxDepth) }
        }
        if let outcome { return try outcome.get() }
        try Array(text).withUnsafeBufferPointer { (text) throws(JSONSyntaxError) in
            try parse(UnsafeRawBufferPointer(text), maxDepth: maxDepth)
        }
    }

    /// How many bytes the text has.
    public var length: Int { max(0, bytes.count - JSONScanner.padding) }

    /// The whole text's value; null where nothing was parsed.
    public var root: JSONNode { JSONNode(index: 0) }

    /// What kind of value a node is; null where the text has no such node.
    public func kind(_ node: JSONNode) -> JSONKind { entry(node).kind }

    /// Nil where the node is neither true nor false.
    public func bool(_ node: JSONNode) -> Bool? {
        let entry = entry(node)
        guard entry.kind == .bool else { return nil }
        return bytes[Int(entry.start)] == UInt8(ascii: "t")
    }

    /// The elements of an array or the members of an object, duplicates counted; 0 for any other value.
    public func count(_ node: JSONNode) -> Int { Int(entry(node).count) }

    /// The value's own bytes as they came.
    public func source(_ node: JSONNode) -> ArraySlice<UInt8> {
        let entry = entry(node)
        return bytes[Int(entry.start)..<Int(entry.end)]
    }
}

// MARK: - Parsing

extension JSONDocument {
    /// Memory that a text of unusual size left behind is given back when the text after it needs far less.
    private static let keptBytes = 1 << 20

    private mutating func prepare(for length: Int) {
        used = 0
        if bytes.capacity > Self.keptBytes && length < bytes.capacity / 8 { bytes = [] }
        if tape.count * MemoryLayout<JSONEntry>.stride > Self.keptBytes && length < tape.count { tape = [] }
        bytes.removeAll(keepingCapacity: true)
        bytes.reserveCapacity(length + JSONScanner.padding)
    }

    /// Parses the text that is in `bytes`.
    private mutating func scan(maxDepth: Int) throws(JSONSyntaxError) {
        let length = bytes.count
        guard length <= JSONScanner.maximumLength else {
            bytes = []
            throw JSONSyntaxError(offset: JSONScanner.maximumLength, reason: .textTooLong)
        }
        bytes.append(contentsOf: repeatElement(0, count: JSONScanner.padding))
        var scanner = JSONScanner(length: length, maxDepth: maxDepth)
        while try !Self.run(&scanner, bytes, &tape) {
            tape.append(contentsOf: repeatElement(.null, count: max(64, tape.count)))
        }
        used = scanner.used
    }

    private static func run(
        _ scanner: inout JSONScanner, _ bytes: [UInt8], _ tape: inout [JSONEntry]
    ) throws(JSONSyntaxError) -> Bool {
        try bytes.withUnsafeBufferPointer { (bytes) throws(JSONSyntaxError) -> Bool in
            try tape.withUnsafeMutableBufferPointer { (tape) throws(JSONSyntaxError) -> Bool in
                guard let text = bytes.baseAddress else { return true }
                return try scanner.run(text, tape)
            }
        }
    }

    /// The entries of this text alone are looked at: those behind them are of texts before it.
    @inline(__always)
    func entry(_ node: JSONNode) -> JSONEntry {
        let index = Int(node.index)
        return index < used ? tape[index] : .null
    }
}

// MARK: - Numbers and strings

extension JSONDocument {
    /// The exact value of a number that is an integer of 64 bits however it is spelled, such as `3`, `3.0` or
    /// `30e-1`; nil for any other value.
    public func integer(_ node: JSONNode) -> Int64? {
        let entry = entry(node)
        guard entry.kind == .number else { return nil }
        return withBytes(Int(entry.start)..<Int(entry.end)) { JSONNumber.integer($0, isPlain: entry.isPlain) }
    }

    /// Whether a value is a number that a double can hold, though not all of its digits: at most 10³⁰⁸.
    public func isInDoubleRange(_ node: JSONNode) -> Bool {
        let entry = entry(node)
        guard entry.kind == .number else { return false }
        return withBytes(Int(entry.start)..<Int(entry.end)) { JSONNumber.isInDoubleRange($0) }
    }

    /// A number as it is spelled; nil where the value is not a number.
    public func numberText(_ node: JSONNode) -> String? {
        let entry = entry(node)
        guard entry.kind == .number else { return nil }
        return withBytes(Int(entry.start)..<Int(entry.end)) { String(decoding: $0, as: UTF8.self) }
    }

    /// A string's content, with U+FFFD for each surrogate that has no partner; nil where the value is not a string.
    public func string(_ node: JSONNode) -> String? {
        let entry = entry(node)
        guard entry.kind == .string else { return nil }
        return withContent(entry) { content in
            entry.isPlain ? String(decoding: content, as: UTF8.self) : JSONEscapes.decode(content)
        }
    }

    /// How many bytes of UTF-8 a string's content has; 0 for any other value.
    public func contentLength(_ node: JSONNode) -> Int {
        let entry = entry(node)
        guard entry.kind == .string else { return 0 }
        return entry.isPlain ? Int(entry.end) - Int(entry.start) - 2 : string(node)?.utf8.count ?? 0
    }

    /// Whether the value is a string with that content. Builds no string.
    public func equals(_ node: JSONNode, _ text: StaticString) -> Bool {
        let entry = entry(node)
        return entry.kind == .string && content(entry, equals: text)
    }

    @inline(__always)
    private func content(_ entry: JSONEntry, equals text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        let length = Int(entry.end) - Int(entry.start) - 2
        // An escape is never shorter than what it stands for.
        guard entry.isPlain ? length == count : length >= count else { return false }
        return withContent(entry) { content in
            entry.isPlain
                ? EightBytes.areEqual(UnsafeRawBufferPointer(content), UnsafeRawPointer(text.utf8Start))
                : JSONEscapes.equal(content, UnsafeBufferPointer(start: text.utf8Start, count: count))
        }
    }

    /// What is between a string's quotation marks.
    private func withContent<Result>(_ entry: JSONEntry, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        withBytes(Int(entry.start) + 1..<Int(entry.end) - 1, body)
    }

    private func withBytes<Result>(_ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
    }
}

// MARK: - Arrays and objects

extension JSONDocument {
    /// An array's elements in order; none for any other value.
    public func elements(_ node: JSONNode) -> JSONElements {
        let entry = entry(node)
        guard entry.kind == .array else { return JSONElements(tape: [], next: 0, end: 0) }
        return JSONElements(tape: tape, next: node.index + 1, end: entry.next)
    }

    /// An object's members in order, duplicates included; none for any other value.
    public func members(_ node: JSONNode) -> JSONMembers {
        let entry = entry(node)
        guard entry.kind == .object else { return JSONMembers(tape: [], next: 0, end: 0) }
        return JSONMembers(tape: tape, next: node.index + 1, end: entry.next)
    }

    /// The value of an object's last member of that name; nil where it has none, or the value is not an object.
    @inlinable
    @inline(__always)
    public func member(_ node: JSONNode, _ name: StaticString) -> JSONNode? {
        member(node, name, key: JSONNames.key(name))
    }

    @usableFromInline
    func member(_ node: JSONNode, _ name: StaticString, key: UInt32) -> JSONNode? {
        let object = entry(node)
        guard object.kind == .object, object.names & JSONNames.bit(of: key) != 0 else { return nil }
        return tape.withUnsafeBufferPointer { tape in
            var found: JSONNode?
            var index = Int(node.index) &+ 1
            // The object's entries are there: they end before `next`, and each name has its value behind it.
            while index < Int(object.next) {
                let member = tape[index]
                if member.names == key || member.names == JSONNames.unknown, content(member, equals: name) {
                    found = JSONNode(index: UInt32(truncatingIfNeeded: index &+ 1))
                    if object.isPlain { return found }
                }
                index = Int(tape[index &+ 1].next)
            }
            return found
        }
    }

    /// The values of an object's members of four names, found in one walk: of each name the last.
    @inlinable
    @inline(__always)
    public func members(
        _ node: JSONNode, _ a: StaticString, _ b: StaticString, _ c: StaticString, _ d: StaticString
    ) -> (JSONNode?, JSONNode?, JSONNode?, JSONNode?) {
        members(
            node, (a, b, c, d),
            keys: (JSONNames.key(a), JSONNames.key(b), JSONNames.key(c), JSONNames.key(d)))
    }

    @usableFromInline
    func members(
        _ node: JSONNode, _ names: (StaticString, StaticString, StaticString, StaticString),
        keys: (UInt32, UInt32, UInt32, UInt32)
    ) -> (JSONNode?, JSONNode?, JSONNode?, JSONNode?) {
        let object = entry(node)
        guard object.kind == .object else { return (nil, nil, nil, nil) }
        return tape.withUnsafeBufferPointer { tape in
            var found: (JSONNode?, JSONNode?, JSONNode?, JSONNode?) = (nil, nil, nil, nil)
            var index = Int(node.index) &+ 1
            while index < Int(object.next) {
                let member = tape[index]
                let value = JSONNode(index: UInt32(truncatingIfNeeded: index &+ 1))
                if isName(member, names.0, keys.0) {
                    found.0 = value
                } else if isName(member, names.1, keys.1) {
                    found.1 = value
                } else if isName(member, names.2, keys.2) {
                    found.2 = value
                } else if isName(member, names.3, keys.3) {
                    found.3 = value
                }
                index = Int(tape[index &+ 1].next)
            }
            return found
        }
    }

    @inline(__always)
    private func isName(_ member: JSONEntry, _ name: StaticString, _ key: UInt32) -> Bool {
        (member.names == key || member.names == JSONNames.unknown) && content(member, equals: name)
    }

    /// A Bloom mask of the member names: a clear bit proves absence. Empty for anything but an object.
    public func names(of node: JSONNode?) -> JSONNames { JSONNames(bits: node.map { entry($0).names } ?? 0) }
}
