/// What is constant of a template: how its literals and placeholders lie. Made once, since each key asks for it.
///
/// Lengths and offsets are in UTF-8.
final class TemplateShape: Sendable {
    /// The whole template when nothing is filled in.
    let pattern: String
    /// The characters of `pattern`.
    let width: Int
    /// What each slot means; empty where none means anything.
    let parts: [SegmentKind?]
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
        parts = template.slots.contains { $0.part != nil } ? template.slots.map { $0.part } : []
    }

    /// Where in `pattern` begins what is left behind so many filled slots, the literals before the next included.
    func start(ofRemainderBehind count: Int) -> Int { count < starts.count ? Int(starts[count]) : pattern.utf8.count }

    /// Where the last of so many cells ends in a text whose cells have that length together.
    func endOfCells(_ count: Int, length: Int) -> Int {
        count == 0 ? 0 : length + Int(literalEnds[min(count, slotCount) - 1])
    }

    /// Where a cell begins, of which the cells before have that length together.
    func startOfCell(_ index: Int, behind length: Int) -> Int { length + Int(literalEnds[min(index, slotCount)]) }
}

extension TemplateFormat {
    /// The shape of the template for a value.
    func shape(for value: String) -> TemplateShape {
        if isVerbatim(value) { return TemplateShape(.verbatim(count: value.count)) }
        if isGrowing { return TemplateShape(slotTemplate(for: Array(value))) }
        if value.isASCII, let index = index(forASCII: value) { return shapes[index] }
        let characters = Array(value)
        return shapes[index(of: value) { $0.holds(characters) }]
    }
}
