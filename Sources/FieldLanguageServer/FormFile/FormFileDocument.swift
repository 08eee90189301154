import FieldEngine
import FieldServer
import FieldTools

/// A form file in an editor: its text, and its values as far as they can be told.
public struct FormFileDocument {
    let text: DocumentText
    let tree: JSONTree
    let workshop: Workshop
    /// What was found out of the text as it was before.
    let memory: FormFileMemory

    init(_ text: DocumentText, workshop: Workshop, knowing memory: FormFileMemory? = nil) {
        self.text = text
        self.memory = memory ?? FormFileMemory(workshop.configuration)
        self.workshop = workshop
        tree = JSONTree(text.bytes, maxDepth: workshop.configuration.limits.maxDepth)
    }

    /// A member with its name, or an element.
    func wholeRange(of node: Int) -> Range<Int> {
        let node = tree[node]
        let start = node.name?.lowerBound ?? node.range.lowerBound
        return start..<max(start, node.name?.upperBound ?? start, node.range.upperBound)
    }

    /// The first line of a range, so that nobody sees half of a file marked.
    func firstLine(of range: Range<Int>) -> Range<Int> {
        let end = text.range(ofLine: text.line(at: range.lowerBound)).upperBound
        return range.lowerBound..<max(range.lowerBound, min(range.upperBound, end))
    }

    // MARK: Parts

    func outline() -> [OutlineEntry] {
        guard let root = tree.nodes.first, root.kind == .object else { return [] }
        return tree.children(of: JSONTree.root).compactMap { list in
            guard tree[list].kind == .array, let name = tree.name(of: list), let selection = tree[list].name else {
                return nil
            }
            let parts = entries(of: list)
            guard !parts.isEmpty else { return nil }
            return OutlineEntry(
                name: name, kind: .namespace, range: wholeRange(of: list), selection: selection, parts: parts)
        }
    }

    private func entries(of list: Int) -> [OutlineEntry] {
        tree.children(of: list).compactMap { element in
            guard tree[element].kind == .object else { return nil }
            let identifier = ["field", "section", "page", "name", "rule"].lazy.compactMap { tree.member(element, $0) }
                .first
            let name = identifier.flatMap { tree.string($0) } ?? ""
            let type = tree.member(element, "type")
            let typeName = type.flatMap { tree.string($0) ?? tree.word("name", of: $0) }
            let parts = tree.member(element, "fields").map { entries(of: $0) } ?? []
            let label = tree.word("label", of: element) ?? tree.word("title", of: element)
            return OutlineEntry(
                name: name, detail: [label, typeName].compactMap { $0 }.joined(separator: " · "),
                kind: tree.member(element, "rule") != nil ? .event : parts.isEmpty ? .field : .structure,
                range: wholeRange(of: element),
                selection: identifier.map { tree[$0].range } ?? firstLine(of: tree[element].range),
                parts: parts)
        }
    }

    /// From an opening bracket to the end of the last value in it, so that the closing one stays in sight.
    func folds() -> [Range<Int>] {
        tree.nodes.indices.compactMap { node in
            guard tree[node].next > node + 1, let last = tree.children(of: node).last else { return nil }
            return tree[node].range.lowerBound..<wholeRange(of: last).upperBound
        }
    }

    func selections(at offset: Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        func add(_ range: Range<Int>) {
            if range.lowerBound <= offset, offset <= range.upperBound, range != ranges.last { ranges.append(range) }
        }
        var next = tree.innermost(at: offset)
        while let node = next {
            if let name = tree[node].name {
                add(tree.inside(name))
                add(name)
            }
            if tree[node].kind == .string { add(tree.inside(tree[node].range)) }
            add(tree[node].range)
            add(wholeRange(of: node))
            next = tree[node].parent
        }
        add(0..<text.bytes.count)
        return ranges
    }

    // MARK: Layout

    /// Nothing while the file is no JSON, or where something would be lost: one of two members of a name, or half of a pair of
    /// surrogates.
    func formatting() -> [TextChange]? {
        guard tree.slips.isEmpty, !hasTwins, !hasHalfPairs, let value = workshop.value(of: text.bytes) else {
            return nil
        }
        var bytes = FormFileLayout.bytes(of: value)
        if hasWideLineBreaks {
            bytes = bytes.flatMap { $0 == UInt8(ascii: "\n") ? [UInt8(ascii: "\r"), $0] : [$0] }
        }
        return change(to: bytes).map { [$0] } ?? []
    }

    /// Whether its first line ends with two characters, as on Windows: so do all lines that are laid out.
    private var hasWideLineBreaks: Bool {
        guard let first = text.bytes.firstIndex(of: UInt8(ascii: "\n")), first > 0 else { return false }
        return text.bytes[first - 1] == UInt8(ascii: "\r")
    }

    private var hasTwins: Bool {
        tree.nodes.indices.contains { node in
            guard tree[node].kind == .object else { return false }
            var seen: Set<String> = []
            return tree.children(of: node).contains { !seen.insert(tree.name(of: $0) ?? "").inserted }
        }
    }

    /// Whether an escape is half of a pair of surrogates, which no text can hold.
    private var hasHalfPairs: Bool {
        var isBehindHigh = false
        var place = 0
        while place < text.bytes.count {
            guard text.bytes[place] == UInt8(ascii: "\\") else {
                if isBehindHigh { return true }
                place += 1
                continue
            }
            let escape = text.bytes[place...].dropFirst().prefix(5)
            let unit =
                escape.first == UInt8(ascii: "u")
                ? UInt16(String(decoding: escape.dropFirst(), as: UTF8.self), radix: 16) : nil
            let isLow = unit.map { 0xDC00..<0xE000 ~= $0 } ?? false
            if isBehindHigh != isLow { return true }
            isBehindHigh = unit.map { 0xD800..<0xDC00 ~= $0 } ?? false
            place += unit == nil ? 2 : 6
        }
        return false
    }

    /// Without what stays at both ends, so that carets and marks stay where they are.
    private func change(to bytes: [UInt8]) -> TextChange? {
        let old = text.bytes
        guard old != bytes else { return nil }
        var head = 0
        while head < min(old.count, bytes.count), old[head] == bytes[head] { head += 1 }
        var tail = 0
        while tail < min(old.count, bytes.count) - head, old[old.count - 1 - tail] == bytes[bytes.count - 1 - tail] {
            tail += 1
        }
        // No character is cut.
        func isInside(_ offset: Int) -> Bool { offset < old.count && old[offset] & 0xC0 == 0x80 }
        while head > 0, isInside(head) { head -= 1 }
        while tail > 0, isInside(old.count - tail) { tail -= 1 }
        return TextChange(
            head..<old.count - tail, String(decoding: bytes[head..<bytes.count - tail], as: UTF8.self))
    }
}
