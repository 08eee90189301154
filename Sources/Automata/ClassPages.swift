/// The classes of an alphabet's scalars in pages of 256, each filled in when a text first has a scalar of it: text in any
/// script is run over without a search for each scalar. Shared by the copies of an alphabet; for one thread at a time.
final class ClassPages {
    /// The first code points of the spans between which the class changes, ascending, beginning with 0.
    private let starts: [UInt32]
    private let spanClasses: [Int32]
    /// Where the classes of each page of the lowest 131,072 code points begin in `classes`; -1: not filled in yet.
    private var places: [Int32]
    private var classes: [Int32] = []

    init(starts: [UInt32], classes: [Int32]) {
        self.starts = starts
        spanClasses = classes
        places = [Int32](repeating: -1, count: 512)
    }

    /// The class of a code point. O(1) below 131,072, but for the first of its page; else O(log spans).
    @inline(__always)
    func classOf(_ value: UInt32) -> Int {
        if value < 0x20000 {
            let place = places[Int(value >> 8)]
            if place >= 0 { return Int(classes[Int(place) &+ Int(value & 0xFF)]) }
        }
        return findClass(of: value)
    }

    private func findClass(of value: UInt32) -> Int {
        guard value < 0x20000 else { return Int(spanClasses[span(of: value)]) }
        let page = value & ~0xFF
        var span = span(of: page)
        places[Int(value >> 8)] = Int32(classes.count)
        for member in page...page + 0xFF {
            if span + 1 < starts.count, starts[span + 1] <= member { span += 1 }
            classes.append(spanClasses[span])
        }
        return Int(classes[classes.count - 256 + Int(value & 0xFF)])
    }

    /// The last span that begins at the value or before it.
    private func span(of value: UInt32) -> Int {
        var low = 0
        var high = starts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= value { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
