/// A value as it is shown: its text, and where each of its characters (cells) stands in it.
///
/// Offsets are UTF-8 offsets in `text`. Between cells stand literals: those of a template, a currency sign, group
/// separators. What a user selects is mapped to cells, what the engine changes is mapped back.
struct Layout: Equatable {
    var text: String
    /// Where each cell begins and ends.
    var cells: [Range<Int>]
    /// Cells that show what is missing of a part, in their order: in the value that is one byte, whatever shows.
    var gaps: [Int] = []
    /// Where the literals end that stand behind the last cell; the end of the text.
    var end: Int { text.utf8.count }

    /// A text that is shown as it is: each of its characters is a cell.
    static func verbatim(_ text: String) -> Layout {
        var cells: [Range<Int>] = []
        var end = 0
        for character in text {
            let start = end
            end += character.utf8.count
            cells.append(start..<end)
        }
        return Layout(text: text, cells: cells)
    }

    /// How many cells lie before the offset.
    func cellCount(before offset: Int) -> Int {
        var low = 0
        var high = cells.count
        while low < high {
            let middle = (low + high) / 2
            if cells[middle].lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Where the text before the cell of that index ends: behind the cell before it.
    func endOfCell(before index: Int) -> Int {
        index > 0 && index <= cells.count ? cells[index - 1].upperBound : 0
    }

    /// The offset in the value of an offset in the text; one inside literals is that of the cell behind them.
    func valueOffset(ofText offset: Int) -> Int {
        var result = 0
        for (index, cell) in cells.enumerated() {
            let length = lengthInValue(ofCell: index)
            if cell.upperBound > offset { return result + min(max(0, offset - cell.lowerBound), length - 1) }
            result += length
        }
        return result
    }

    private func lengthInValue(ofCell index: Int) -> Int { gaps.contains(index) ? 1 : cells[index].count }

    /// The range in the text of a range in the value: from the first of its cells to the end of the last, or the
    /// caret where a character there would come.
    func textRange(ofValue range: Range<Int>) -> Range<Int> {
        var start: Int?
        var end: Int?
        var offset = 0
        for (index, cell) in cells.enumerated() {
            let next = offset + lengthInValue(ofCell: index)
            if start == nil, range.lowerBound < next { start = cell.lowerBound + range.lowerBound - offset }
            if range.upperBound > offset {
                end = range.upperBound < next ? cell.lowerBound + range.upperBound - offset : cell.upperBound
            }
            offset = next
        }
        let from = start ?? cells.last?.upperBound ?? 0
        return from..<max(from, end ?? from)
    }
}
