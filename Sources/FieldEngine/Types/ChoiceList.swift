/// A list of texts that a user chooses from. It never changes, and all fields of a definition share it; what a search needs
/// is made when somebody searches.
public final class ChoiceList {
    /// What an entry has besides its label.
    public struct Detail: Equatable, Sendable {
        /// What is chosen; nil: the label.
        public var value: Parameter?
        public var description: String?
        public var group: String?
        /// Whether it shows, and can't be chosen.
        public var isDisabled: Bool
        /// When it is there at all; nil: always.
        public var shown: Condition?

        public init(
            value: Parameter? = nil, description: String? = nil, group: String? = nil, isDisabled: Bool = false,
            shown: Condition? = nil
        ) {
            self.value = value
            self.description = description
            self.group = group
            self.isDisabled = isDisabled
            self.shown = shown
        }

        static let none = Detail()
    }

    public let labels: [String]
    /// One for each label; none where all are plain.
    private let details: [Detail]
    /// Whether any entry is there under a condition.
    let hasConditions: Bool
    /// Made when it is asked for first.
    private var madeIndex: ChoiceIndex?
    private var placesOfValues: [Parameter: Int]?
    /// What was found last, newest last: a key asks for what was found before it, and several times behind it.
    private var latest: [ChoiceMatches] = []

    private static let mostLatest = 3
    /// The text that was asked about last, and what it is folded to: a key asks about one several times.
    private var asked: (text: String, query: [UInt8]) = ("", [])
    /// What a search finds by beginnings. Its room is used again.
    private var begun = PlaceSet()
    private var withWord = PlaceSet()

    /// - Parameter details: one for each label.
    public init(_ labels: [String], details: [Detail] = []) {
        self.labels = labels
        self.details = details.contains { $0 != .none } ? details : []
        hasConditions = details.contains { $0.shown != nil }
    }

    /// The list without some of its entries, whose places are in order.
    func without(_ places: [Int]) -> ChoiceList {
        var left = places[...]
        var shown: [Int] = []
        for place in labels.indices {
            if place == left.first { left.removeFirst() } else { shown.append(place) }
        }
        return ChoiceList(shown.map { labels[$0] }, details: details.isEmpty ? [] : shown.map { details[$0] })
    }

    public var count: Int { labels.count }

    public func detail(_ place: Int) -> Detail { details.indices.contains(place) ? details[place] : .none }

    public func isDisabled(_ place: Int) -> Bool { details.indices.contains(place) && details[place].isDisabled }

    /// Whether any entry has more than a label.
    public var hasDetails: Bool { !details.isEmpty }

    /// What is chosen with an entry.
    public func value(_ place: Int) -> Parameter { detail(place).value ?? .text(labels[place]) }

    /// The first entry that can be chosen with that value.
    func place(ofValue value: Parameter) -> Int? {
        if let known = placesOfValues { return known[value] }
        var places: [Parameter: Int] = [:]
        places.reserveCapacity(count)
        for place in labels.indices.reversed() { places[self.value(place)] = place }
        placesOfValues = places
        return places[value]
    }

    /// Makes what searches need, so that no key waits for it.
    func prepareSearch() { _ = index }

    private var index: ChoiceIndex {
        if let known = madeIndex { return known }
        let made = ChoiceIndex(labels)
        madeIndex = made
        return made
    }

    /// Forgets what was asked, which may be a secret.
    func forgetTexts() {
        asked = ("", [])
        latest = []
    }

    private func query(of text: String) -> [UInt8] {
        if asked.text.isIdentical(to: text) { return asked.query }
        let query = LetterFolding.folded(text)
        asked = (text, query)
        return query
    }

    // MARK: What a text is

    /// The entry that a text is: with its letters, else in any case, else with or without accents.
    func place(of text: String) -> Int? {
        let query = query(of: text)
        guard !query.isEmpty else { return nil }
        var alike: Int?
        var inOtherCase: Int?
        var same: Int?
        var folded: String?
        index.forEachWhole(query) { owner in
            let label = labels[owner]
            if label.isIdentical(to: text) {
                same = owner
                return false
            }
            if alike == nil { alike = owner }
            if inOtherCase == nil {
                let known = folded ?? text.caseFolded
                folded = known
                if label.caseFolded == known { inOtherCase = owner }
            }
            return true
        }
        return same ?? inOtherCase ?? alike
    }

    /// The only entry that can be chosen and begins with a text; nil where there are others.
    func onlyPlace(begunBy text: String) -> Int? {
        let query = query(of: text)
        var only: Int?
        var isOnly = true
        let index = index
        index.forEachBeginning(with: query) { owner, isWhole in
            guard isWhole, !isDisabled(owner) else { return true }
            if let other = only, !index.areAlike(other, owner) { isOnly = false }
            if only == nil { only = owner }
            return isOnly
        }
        return isOnly ? only : nil
    }

    /// The first or last entry that can be chosen and begins with a text.
    func place(begunBy text: String, isLast: Bool) -> Int? {
        var found: Int?
        index.forEachBeginning(with: query(of: text)) { owner, isWhole in
            guard isWhole, !isDisabled(owner) else { return true }
            found = found.map { isLast ? max($0, owner) : min($0, owner) } ?? owner
            return true
        }
        return found
    }

    /// Whether a text that is an entry may become a longer one.
    func mayGrow(_ text: String) -> Bool {
        let query = query(of: text)
        var grows = false
        let index = index
        index.forEachBeginning(with: query) { owner, isWhole in
            grows = isWhole && !isDisabled(owner) && !index.isWhole(query, owner)
            return !grows
        }
        return grows
    }

    /// What can be chosen of all that a text finds.
    enum Prospect { case some, disabledOnly, none }

    func prospect(of text: String) -> Prospect {
        let query = query(of: text)
        if query.isEmpty { return .some }
        if let known = latest.last(where: { $0.query == query }) {
            if known.count == 0 { return .none }
            return (0..<known.count).contains { !isDisabled(known[$0]) } ? .some : .disabledOnly
        }
        var prospect = Prospect.none
        let index = index
        index.forEachBeginning(with: query) { owner, _ in
            prospect = isDisabled(owner) ? .disabledOnly : .some
            return prospect != .some
        }
        if prospect == .some { return .some }
        guard let letters = index.lettersInOrder(of: query) else { return prospect }
        index.forEachInOrder(letters) { owner in
            prospect = isDisabled(owner) ? .disabledOnly : .some
            return prospect != .some
        }
        return prospect
    }

    // MARK: What a text finds

    /// The entries that a text finds: those that begin with it, then those of which a word does, then those that have its
    /// letters in order. Each time in the order of the list; an empty text finds all.
    public func matches(_ text: String) -> ChoiceMatches {
        let query = query(of: text)
        if query.isEmpty { return ChoiceMatches(all: count) }
        if let place = latest.lastIndex(where: { $0.query == query }) { return latest[place] }
        let found = search(query)
        if latest.count >= Self.mostLatest { latest.removeFirst() }
        latest.append(found)
        return found
    }

    /// More entries that only have the letters of a text in order tell nobody anything.
    private static let mostInOrder = 100

    private func search(_ query: [UInt8]) -> ChoiceMatches {
        let index = index
        begun.removeAll(of: count)
        withWord.removeAll(of: count)
        index.forEachBeginning(with: query) { owner, isWhole in
            if isWhole { begun.insert(owner) } else { withWord.insert(owner) }
            return true
        }
        var places: [Int32] = []
        begun.append(to: &places, except: nil)
        withWord.append(to: &places, except: begun)
        if let letters = index.lettersInOrder(of: query) {
            let most = places.count + Self.mostInOrder
            index.forEachInOrder(letters) { owner in
                if !begun.contains(owner), !withWord.contains(owner) { places.append(Int32(owner)) }
                return places.count < most
            }
        }
        return ChoiceMatches(query: query, places: places)
    }
}

extension ChoiceList: Equatable {
    public static func == (left: ChoiceList, right: ChoiceList) -> Bool {
        left === right || left.labels == right.labels && left.details == right.details
    }
}

/// What a query finds in a list, best first.
public struct ChoiceMatches {
    let query: [UInt8]
    /// Nil: all of the list in its order.
    private let places: [Int32]?
    public let count: Int

    init(query: [UInt8], places: [Int32]) {
        self.query = query
        self.places = places
        count = places.count
    }

    init(all count: Int) {
        query = []
        places = nil
        self.count = count
    }

    /// Whether nothing was looked for.
    var isAll: Bool { places == nil }

    /// The place in the list of what is found at a rank.
    public subscript(rank: Int) -> Int { places.map { Int($0[rank]) } ?? rank }
}

/// Places of a list, a bit for each.
private struct PlaceSet {
    private var words: [UInt64] = []
    private var isEmpty = true

    /// Makes the set an empty one of a list.
    mutating func removeAll(of count: Int) {
        let length = (count + 63) / 64
        if words.count != length {
            words = [UInt64](repeating: 0, count: length)
        } else if !isEmpty {
            for place in words.indices { words[place] = 0 }
        }
        isEmpty = true
    }

    mutating func insert(_ place: Int) {
        words[place / 64] |= 1 << UInt64(place % 64)
        isEmpty = false
    }

    func contains(_ place: Int) -> Bool { words[place / 64] & 1 << UInt64(place % 64) != 0 }

    /// Appends the places in order.
    func append(to places: inout [Int32], except others: PlaceSet?) {
        if isEmpty { return }
        for (position, word) in words.enumerated() {
            var rest = others.map { word & ~$0.words[position] } ?? word
            while rest != 0 {
                places.append(Int32(position * 64 + rest.trailingZeroBitCount))
                rest &= rest - 1
            }
        }
    }
}
