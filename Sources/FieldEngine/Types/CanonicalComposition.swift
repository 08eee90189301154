/// Unicode's normalization form C of a few scalars, by the table of what two scalars are put together to.
struct CanonicalComposition: Sendable {
    private struct Composite {
        var scalar: UInt32
        var first: UInt32
        var second: UInt32
    }

    /// In the order of the composites.
    private let composites: [Composite]

    static let shared = CanonicalComposition(DomainNameTable.composites)

    private init(_ text: StaticString) {
        let table = TableText(text)
        var (place, last) = (0, 0)
        var composites: [Composite] = []
        while place < table.count {
            last += table.number(at: &place)
            let first = table.number(at: &place)
            composites.append(
                Composite(scalar: UInt32(last), first: UInt32(first), second: UInt32(table.number(at: &place))))
        }
        self.composites = composites
    }

    /// The scalars with what belongs together put together, marks of one letter in their order.
    func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        // Below U+0300 nothing is put together.
        guard scalars.contains(where: { $0.value >= 0x300 }) else { return scalars }
        var result: [Unicode.Scalar] = []
        var starter: Int?
        var lastClass: UInt8 = 0
        for scalar in takenApart(scalars) {
            let itsClass = Self.combiningClass(scalar)
            if let place = starter, result.count == place + 1 || lastClass < itsClass,
                let composite = composite(of: result[place].value, scalar.value)
            {
                result[place] = composite
                continue
            }
            if itsClass == 0 { starter = result.count }
            lastClass = itsClass
            result.append(scalar)
        }
        return result
    }

    /// The scalars with what is put together taken apart, marks of one letter in their order.
    func takenApart(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var apart: [Unicode.Scalar] = []
        for scalar in scalars { takeApart(scalar.value, into: &apart) }
        order(&apart)
        return apart
    }

    private static func combiningClass(_ scalar: Unicode.Scalar) -> UInt8 {
        scalar.value < 0x300 ? 0 : scalar.properties.canonicalCombiningClass.rawValue
    }

    private func order(_ scalars: inout [Unicode.Scalar]) {
        for index in scalars.indices.dropFirst() {
            let itsClass = Self.combiningClass(scalars[index])
            var place = index
            while itsClass > 0, place > 0, Self.combiningClass(scalars[place - 1]) > itsClass {
                scalars.swapAt(place, place - 1)
                place -= 1
            }
        }
    }

    // MARK: Hangul, by Unicode's section 3.12

    private static let syllables: Range<UInt32> = 0xAC00..<0xD7A4
    private static let (leading, vowel, trailing) = (UInt32(0x1100), UInt32(0x1161), UInt32(0x11A7))
    private static let (vowels, trailings) = (UInt32(21), UInt32(28))

    private func takeApart(_ value: UInt32, into result: inout [Unicode.Scalar]) {
        func add(_ value: UInt32) { if let scalar = Unicode.Scalar(value) { result.append(scalar) } }
        if Self.syllables.contains(value) {
            let index = value - Self.syllables.lowerBound
            add(Self.leading + index / (Self.vowels * Self.trailings))
            add(Self.vowel + index % (Self.vowels * Self.trailings) / Self.trailings)
            if index % Self.trailings > 0 { add(Self.trailing + index % Self.trailings) }
            return
        }
        guard value >= 0xC0, let composite = composite(of: value) else { return add(value) }
        takeApart(composite.first, into: &result)
        add(composite.second)
    }

    private func composite(of value: UInt32) -> Composite? {
        var (low, high) = (0, composites.count)
        while low < high {
            let middle = (low + high) / 2
            if composites[middle].scalar < value { low = middle + 1 } else { high = middle }
        }
        return low < composites.count && composites[low].scalar == value ? composites[low] : nil
    }

    private func composite(of first: UInt32, _ second: UInt32) -> Unicode.Scalar? {
        let (leading, vowel) = (first &- Self.leading, second &- Self.vowel)
        if leading < 19, vowel < Self.vowels {
            return Unicode.Scalar(Self.syllables.lowerBound + (leading * Self.vowels + vowel) * Self.trailings)
        }
        let trailing = second &- Self.trailing
        if Self.syllables.contains(first), (first - Self.syllables.lowerBound) % Self.trailings == 0,
            trailing > 0, trailing < Self.trailings
        {
            return Unicode.Scalar(first + trailing)
        }
        // Some marks of Indic scripts and all of other ones stand behind U+0300.
        guard second >= 0x300 else { return nil }
        return composites.first { $0.first == first && $0.second == second }.flatMap { Unicode.Scalar($0.scalar) }
    }
}
