import JSONBytes

/// The values of a text that should be JSON, as far as they can be told, with the places where they stand.
///
/// `JSONDocument` stops at the first mistake; what is edited has one most of the time.
struct JSONTree: Sendable {
    enum Kind: Sendable {
        case object, array, string, number, bool, null
        /// Letters that are no value.
        case word
        /// A value is due, and there is none.
        case missing
    }

    struct Node: Sendable {
        var kind: Kind
        /// From the first byte to behind the last, with brackets and quotation marks.
        var range: Range<Int>
        /// Of a member: its name, with quotation marks.
        var name: Range<Int>?
        var parent: Int?
        /// The number of the next node that is not inside of this one.
        var next: Int
    }

    let bytes: [UInt8]
    /// In the order of the text; the first is the whole.
    private(set) var nodes: [Node]
    let slips: [JSONSlip]

    init(_ bytes: [UInt8], maxDepth: Int = 64) {
        var parser = JSONTreeParser(bytes, maxDepth: maxDepth)
        parser.parse()
        self.bytes = bytes
        nodes = parser.nodes
        slips = parser.slips
    }

    static let root = 0

    subscript(node: Int) -> Node { nodes[node] }

    /// The members of an object or the elements of an array.
    func children(of node: Int) -> [Int] {
        var children: [Int] = []
        var child = node + 1
        while child < nodes[node].next {
            children.append(child)
            child = nodes[child].next
        }
        return children
    }

    /// An object's last member of that name.
    func member(_ node: Int, _ name: String) -> Int? {
        guard nodes[node].kind == .object else { return nil }
        return children(of: node).last { self.name(of: $0) == name }
    }

    /// A member of an object that is one, and what it says.
    func word(_ name: String, of node: Int) -> String? { member(node, name).flatMap { string($0) } }

    /// The elements of an array that is a member; none where there is none.
    func elements(_ name: String, of node: Int) -> [Int] {
        guard let list = member(node, name), nodes[list].kind == .array else { return [] }
        return children(of: list)
    }

    func name(of node: Int) -> String? { nodes[node].name.map { content($0) } }

    /// A string's content; nil for any other value.
    func string(_ node: Int) -> String? { nodes[node].kind == .string ? content(nodes[node].range) : nil }

    /// What is between the quotation marks, where there are any; the closing one may be missing.
    func inside(_ range: Range<Int>) -> Range<Int> {
        guard let first = range.first, bytes[first] == UInt8(ascii: "\"") || bytes[first] == UInt8(ascii: "'") else {
            return range
        }
        let isClosed = range.count > 1 && bytes[range.upperBound - 1] == bytes[first]
        return first + 1..<(isClosed ? range.upperBound - 1 : range.upperBound)
    }

    func content(_ range: Range<Int>) -> String {
        let inside = inside(range)
        if bytes[inside].contains(UInt8(ascii: "\\")) {
            var document = JSONDocument()
            let quoted = [UInt8(ascii: "\"")] + bytes[inside] + [UInt8(ascii: "\"")]
            if (try? document.parse(quoted)) != nil, let text = document.string(document.root) { return text }
        }
        return String(decoding: bytes[inside], as: UTF8.self)
    }

    /// The place of an element among those of its array, or of a member in its object.
    func index(of node: Int) -> Int {
        guard let parent = nodes[node].parent else { return 0 }
        return children(of: parent).firstIndex(of: node) ?? 0
    }

    /// The innermost value that an offset lies in or at, its name counted; nil where it lies outside of all.
    func innermost(at offset: Int) -> Int? {
        guard !nodes.isEmpty, touches(Self.root, offset) else { return nil }
        var node = Self.root
        while let inner = children(of: node).last(where: { touches($0, offset) }) { node = inner }
        return node
    }

    private func touches(_ node: Int, _ offset: Int) -> Bool {
        let node = nodes[node]
        let start = node.name?.lowerBound ?? node.range.lowerBound
        guard start <= offset, offset <= node.range.upperBound else { return false }
        // Brackets are touched from the inside alone.
        guard node.kind == .object || node.kind == .array, offset >= node.range.lowerBound else { return true }
        return offset > node.range.lowerBound && (offset < node.range.upperBound || !isClosed(node))
    }

    private func isClosed(_ node: Node) -> Bool {
        guard node.range.count > 1, let last = node.range.last else { return false }
        return bytes[last] == (node.kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]"))
    }

    /// The value, or the name of the member, that begins there.
    func token(at offset: Int) -> (node: Int, isName: Bool)? {
        var low = 0
        var high = nodes.count
        func start(_ node: Node) -> Int { node.name?.lowerBound ?? node.range.lowerBound }
        while low < high {
            let middle = (low + high) / 2
            if start(nodes[middle]) <= offset { low = middle + 1 } else { high = middle }
        }
        // What begins there, or the member whose name does before it.
        guard low > 0 else { return nil }
        let node = nodes[low - 1]
        if node.name?.lowerBound == offset { return (low - 1, true) }
        return node.range.lowerBound == offset ? (low - 1, false) : nil
    }
}

/// A mistake in a text that should be JSON, and the least change that makes it JSON there.
struct JSONSlip: Equatable, Sendable {
    var range: Range<Int>
    var reason: String
    var mend: TextChange
    /// The mend as an action; nil where it is no use to people.
    var title: String?
}

/// A text without its slips, and the way back to the places of the text as it is.
struct MendedJSON: Sendable {
    private(set) var bytes: [UInt8] = []
    private struct Piece {
        /// Where it begins in the mended text, and what that was made of.
        var start: Int
        var origin: Int
        /// Whether it stands in no place of the text.
        var isAdded: Bool
        /// Whether it stands for something else.
        var isReplaced: Bool
    }
    private var pieces: [Piece] = []

    init(_ text: [UInt8], _ slips: [JSONSlip]) {
        // What is put in at a place goes before what is taken away from there.
        let mends = slips.map { $0.mend }.enumerated().sorted { left, right in
            let (one, other) = (left.element.range, right.element.range)
            if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
            return one.isEmpty != other.isEmpty ? one.isEmpty : left.offset < right.offset
        }
        var position = 0
        for (_, mend) in mends {
            // Of two that would overlap the first goes.
            guard mend.range.lowerBound >= position else { continue }
            copy(text, position..<mend.range.lowerBound)
            if !mend.text.isEmpty {
                pieces.append(
                    Piece(
                        start: bytes.count, origin: mend.range.lowerBound, isAdded: mend.range.isEmpty,
                        isReplaced: !mend.range.isEmpty))
                bytes += mend.text.utf8
            }
            position = mend.range.upperBound
        }
        copy(text, position..<text.count)
    }

    private mutating func copy(_ text: [UInt8], _ range: Range<Int>) {
        guard !range.isEmpty else { return }
        pieces.append(Piece(start: bytes.count, origin: range.lowerBound, isAdded: false, isReplaced: false))
        bytes += text[range]
    }

    /// Where the byte at an offset of the mended text stands in the text; nil for what was added.
    func origin(of offset: Int) -> Int? {
        var low = 0
        var high = pieces.count
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].start <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return offset }
        let piece = pieces[low - 1]
        if piece.isAdded { return nil }
        return piece.isReplaced ? piece.origin : piece.origin + offset - piece.start
    }
}
