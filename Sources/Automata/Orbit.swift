/// A set of states, the states one scalar before it, the states one scalar before those, and so on. There are finitely
/// many sets, so that they repeat sooner or later, and then for ever.
struct Orbit {
    /// How many scalars the first set leaves open; what one orbit is told from another by.
    let slack: Int32
    /// The last set made.
    private(set) var last: [Bool]
    /// All sets made, as bits, `width` words each.
    private var words: [UInt64] = []
    private let width: Int
    private var count = 0
    /// The numbers of the sets, by a hash of them.
    private var numbers: [UInt64: [Int]] = [:]
    /// The number of the set that the one behind the last made equals.
    private var repeated: Int?

    /// The words of all sets: 16 MB. Automata of up to 512 states never need more for texts of 262,144 scalars.
    private static let wordLimit = 2_097_152

    init(slack: Int32, first: [Bool]) {
        self.slack = slack
        last = first
        width = first.count / 64 + 1
        append(first)
    }

    /// About how much memory it takes.
    var byteCount: Int { 8 * words.capacity + 48 * numbers.count + 2 * last.count }

    /// Whether a set has yet to be made, and may be, before the one of that number is known.
    func needsMore(for number: Int) -> Bool {
        repeated == nil && count <= number && words.count + width <= Orbit.wordLimit
    }

    /// Adds the set before the last.
    mutating func append(_ set: [Bool]) {
        last = set
        var packed = [UInt64](repeating: 0, count: width)
        for (state, isIn) in set.enumerated() where isIn { packed[state / 64] |= 1 << UInt64(state % 64) }
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for word in packed {
            hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
        }
        let same = numbers[hash, default: []].first { number in
            words[number * width..<(number + 1) * width].elementsEqual(packed)
        }
        if let same {
            repeated = same
            return
        }
        numbers[hash, default: []].append(count)
        words.append(contentsOf: packed)
        count += 1
    }

    /// The set of that number; nil where it was not made.
    func set(_ number: Int) -> [Bool]? {
        var place = number
        if number >= count {
            guard let repeated else { return nil }
            place = repeated + (number - repeated) % (count - repeated)
        }
        return last.indices.map { state in words[place * width + state / 64] >> UInt64(state % 64) & 1 == 1 }
    }
}
