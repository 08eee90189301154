/// What is constant of a template: how its literals and placeholders lie. Made once, since each key asks for it.
///
/// Lengths and offsets are in UTF-8.
final class TemplateShape: Sendable {
    /// The whole template when nothing is filled in.
    let pattern: String
    /// The characters of `pattern`.
    let width: Int
    let slotCount: Int
    /// Where in `pattern` begins what is left behind so many filled slots.
    private let starts: [Int32]
    /// The length of the literals before each slot, and behind the last, with all before them.
    private let literalEnds: [Int32]

    init(_ template: Template) {
        var pattern = ""
        var starts: [Int32] = []
        var literalEnds: [Int32] = []
        var literalLength: Int32 = 0
        for (index, literal) in template.literals.enumerated() {
            starts.append(Int32(clamping: pattern.utf8.count))
            literalLength += Int32(clamping: literal.utf8.count)
            literalEnds.append(literalLength)
            pattern += literal
            if index < template.slots.count { pattern.append(template.slots[index].placeholder) }
        }
        self.pattern = pattern
        self.starts = starts
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
        let isASCII = value.isASCII
        while place.utf8 < value.utf8.count, startOfCell(place.cells, behind: place.utf8) < offset {
            place.utf8 = isASCII ? place.utf8 + 1 : value.clusterEnd(after: place.utf8)
            place.cells += 1
        }
        return place
    }

    /// How many characters of the literals at a place lie before an offset in the text.
    func literalCharacters(before offset: Int, behind place: Place, in text: String) -> Int {
        let start = endOfCells(place.cells, length: place.utf8)
        return offset > start ? text.slice(start..<min(offset, text.utf8.count)).count : 0
    }
}

extension TemplateFormat {
    /// The shape of the template for a value.
    func shape(for value: String) -> TemplateShape {
        isGrowing ? TemplateShape(template(for: value)) : shapes[index(of: value)]
    }
}
