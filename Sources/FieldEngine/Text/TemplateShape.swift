/// A template with what is constant of it: how its literals and placeholders lie. Made once, since each key asks for it.
///
/// Lengths and offsets are in UTF-8.
final class TemplateShape: Sendable {
    let template: Template
    /// The whole template when nothing is filled in.
    let pattern: String
    /// The characters of `pattern`.
    let width: Int
    let slotCount: Int
    /// Where in `pattern` begins what is left behind so many filled slots.
    private let starts: [Int32]
    /// All literals, one behind the other.
    private let literals: [UInt8]
    /// Where in them end those before each slot, and those behind the last.
    private let literalEnds: [Int32]

    init(_ template: Template) {
        var pattern = ""
        var starts: [Int32] = []
        var literalEnds: [Int32] = []
        var literals: [UInt8] = []
        for (index, literal) in template.literals.enumerated() {
            starts.append(Int32(clamping: pattern.utf8.count))
            literals += literal.utf8
            literalEnds.append(Int32(clamping: literals.count))
            pattern += literal
            if index < template.slots.count { pattern.append(template.slots[index].placeholder) }
        }
        self.template = template
        self.pattern = pattern
        self.starts = starts
        self.literals = literals
        self.literalEnds = literalEnds
        width = pattern.count
        slotCount = template.slots.count
    }

    /// Where in `pattern` begins what is left behind so many filled slots, the literals before the next included.
    func start(ofRemainderBehind count: Int) -> Int { count < starts.count ? Int(starts[count]) : pattern.utf8.count }

    /// Where the last of so many cells ends in a text whose cells have that length together.
    func endOfCells(_ count: Int, length: Int) -> Int {
        count == 0 ? 0 : length + Int(literalEnds[min(count, slotCount) - 1])
    }

    /// Where a cell begins, of which the cells before have that length together. Those past the last slot have no literals
    /// before them.
    func startOfCell(_ index: Int, behind length: Int) -> Int { length + Int(literalEnds[min(index, slotCount - 1)]) }

    /// A place between the characters of a value: how many are before it, and their bytes.
    struct Place: Equatable {
        var cells: Int
        var utf8: Int
    }

    /// The place of an offset in the text of a value: behind all characters that begin before it.
    func place(of offset: Int, in value: String) -> Place {
        var place = Place(cells: 0, utf8: 0)
        let isPlain = value.isOneByteEach
        while place.utf8 < value.utf8.count, startOfCell(place.cells, behind: place.utf8) < offset {
            place.utf8 = isPlain ? place.utf8 + 1 : value.clusterEnd(after: place.utf8)
            place.cells += 1
        }
        return place
    }

    /// The offset in a value of one in its text; one inside literals is that of the character behind them.
    func valueOffset(ofText offset: Int, in value: String) -> Int {
        let place = place(of: offset, in: value)
        // It may lie inside the last character before it.
        return place.utf8 - max(0, endOfCells(place.cells, length: place.utf8) - offset)
    }

    /// A value with the literals between its characters, and those of the tail behind them.
    func text(of value: String, tail: Tail, isEager: Bool) -> String {
        let isPlain = value.isOneByteEach
        let count = isPlain ? value.utf8.count : value.count
        let tailLength = length(of: tail, behind: count, isEager: isEager)
        return value.withUTF8Bytes { bytes in
            literals.withUnsafeBufferPointer { literals in
                let length = endOfCells(count, length: bytes.count) + tailLength
                return String(unsafeUninitializedCapacity: length) { text in
                    var (end, place, written) = (0, 0, 0)
                    for index in 0..<count {
                        let literalEnd = Int(literalEnds[min(index, slotCount - 1)])
                        if literalEnd > written {
                            end = text[end...].update(fromContentsOf: literals[written..<literalEnd])
                            written = literalEnd
                        }
                        let next = isPlain ? place + 1 : value.clusterEnd(after: place)
                        end = text[end...].update(fromContentsOf: bytes[place..<next])
                        place = next
                    }
                    return text[end...].update(fromContentsOf: literals[written..<written + tailLength])
                }
            }
        }
    }

    /// How long the literals are that a tail shows behind so many characters.
    private func length(of tail: Tail, behind count: Int, isEager: Bool) -> Int {
        guard count <= slotCount else { return 0 }
        let literal = template.literals[count]
        switch tail {
        case .none: return isEager && count > 0 ? literal.utf8.count : 0
        case .typed(let passed, padded: _): return (isEager ? literal[...] : literal.prefix(passed)).utf8.count
        case .finished: return count == slotCount ? literal.utf8.count : 0
        }
    }

    /// Where each character of a value stands in its text.
    func cells(of value: String) -> [Range<Int>] {
        let isPlain = value.isOneByteEach
        var cells: [Range<Int>] = []
        cells.reserveCapacity(value.utf8.count)
        var place = 0
        while place < value.utf8.count {
            let next = isPlain ? place + 1 : value.clusterEnd(after: place)
            let start = startOfCell(cells.count, behind: place)
            cells.append(start..<start + next - place)
            place = next
        }
        return cells
    }

    /// How many characters of the literals at a place lie before an offset in the text.
    func literalCharacters(before offset: Int, behind place: Place, in text: String) -> Int {
        let start = endOfCells(place.cells, length: place.utf8)
        return offset > start ? text.slice(start..<min(offset, text.utf8.count)).count : 0
    }
}

extension TemplateFormat {
    /// The template for a value. The value is asked for only where there is a choice.
    func shape(for value: @autoclosure () -> String) -> TemplateShape {
        switch choice {
        case .growing: return TemplateShape(templates[templates.count - 1].grown(to: value().count))
        case .drawn(_, let draw): return draw(value())
        case .shortest, .by: break
        }
        return shapes[shapes.count == 1 ? 0 : index(of: value())]
    }
}

extension String {
    /// Whether each byte is a character.
    var isOneByteEach: Bool {
        withUTF8Bytes { bytes in
            var isPlain = true
            for byte in bytes where byte >= 0x80 || byte == 0x0D { isPlain = false }
            return isPlain
        }
    }
}
