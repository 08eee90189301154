import Automata

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
    /// What was found last, newest last: a key asks for what was found before it, and several times behind it, and a word is typed
    /// and taken back letter by letter.
    private var latest: [ChoiceMatches] = []

    private static let mostLatest = 16
    /// Of more than one that found so many all are not kept.
    private static let manyFound = 1_000
    /// The text that was asked about last, and what it is folded to: a key asks about one several times.
    private var asked: (text: String, query: [UInt8]) = ("", [])
    /// What begins with the query that was asked about last.
    private var begun: ChoiceIndex.Found?

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

    /// What the entry has besides its label; nothing where there is no such place.
    public func detail(_ place: Int) -> Detail { details.indices.contains(place) ? details[place] : .none }

    /// Whether the entry shows and can't be chosen; false where there is no such place.
    public func isDisabled(_ place: Int) -> Bool { details.indices.contains(place) && details[place].isDisabled }

    /// Whether any entry has more than a label.
    public var hasDetails: Bool { !details.isEmpty }

    /// What is chosen with an entry.
    public func value(_ place: Int) -> Parameter { detail(place).value ?? .text(labels[place]) }

    /// The first entry that can be chosen whose value is a text, or a number or a boolean that it spells.
    func place(ofSpelledValue text: String) -> Int? {
        if let place = place(ofValue: .text(text)) { return place }
        guard hasDetails else { return nil }
        switch text {
        case "true": return place(ofValue: .boolean(true))
        case "false": return place(ofValue: .boolean(false))
        default:
            guard let number = DecimalNumber(text) else { return nil }
            return place(ofValue: .number(text)) ?? place(ofValue: .number(number.text))
        }
    }

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
        begun = nil
        latest = []
    }

    private func query(of text: String) -> [UInt8] {
        if asked.text.isIdentical(to: text) { return asked.query }
        let query = LetterFolding.folded(text)
        asked = (text, query)
        return query
    }

    private func beginnings(with query: [UInt8]) -> ChoiceIndex.Found {
        if let known = begun, known.query == query { return known }
        let found = index.beginnings(with: query)
        begun = found
        return found
    }

    // MARK: What a text is

    /// The entry that a text is: with its letters, else in any case, else with or without accents; nil where it may be several.
    func place(of text: String) -> Int? {
        let query = query(of: text)
        guard !query.isEmpty else { return nil }
        var alike: [Int] = []
        var inOtherCase: [Int] = []
        var folded: String?
        let index = index
        // The shortest are first.
        for owner in index.labels(beginnings(with: query)) {
            guard index.isWhole(query, owner) else { break }
            let label = labels[owner]
            if label.isIdentical(to: text) { return owner }
            alike.append(owner)
            let known = folded ?? text.caseFolded
            folded = known
            if label.caseFolded == known { inOtherCase.append(owner) }
        }
        let found = inOtherCase.isEmpty ? alike : inOtherCase
        return areSame(found) ? found.first : nil
    }

    /// The only entry that can be chosen and begins with a text; nil where there are others. Of entries that differ in their accents
    /// it is the one that has those of the text, if that has any.
    func onlyPlace(begunBy text: String) -> Int? {
        let index = index
        var found: [Int] = []
        for owner in index.labels(beginnings(with: query(of: text))) where !isDisabled(owner) {
            if let first = found.first, !index.areAlike(first, owner) { return nil }
            found.append(owner)
        }
        if found.count > 1, !areSame(found) {
            let letters = text.caseFolded
            guard !letters.utf8.elementsEqual(query(of: text)) else { return nil }
            found.removeAll { !labels[$0].caseFolded.utf8.begins(withBytesOf: letters) }
        }
        return areSame(found) ? found.first : nil
    }

    /// Whether entries are one and the same for who reads and who is told of them.
    private func areSame(_ places: [Int]) -> Bool {
        places.allSatisfy { place in
            labels[place].isIdentical(to: labels[places[0]]) && detail(place).value == detail(places[0]).value
        }
    }

    /// The first or last entry that can be chosen and begins with a text.
    func place(begunBy text: String, isLast: Bool) -> Int? {
        var found: Int?
        for owner in index.labels(beginnings(with: query(of: text))) where !isDisabled(owner) {
            found = found.map { isLast ? max($0, owner) : min($0, owner) } ?? owner
        }
        return found
    }

    /// Whether a text that is an entry may become a longer one.
    func mayGrow(_ text: String) -> Bool {
        let query = query(of: text)
        let index = index
        return index.labels(beginnings(with: query)).contains { !isDisabled($0) && !index.isWhole(query, $0) }
    }

    /// What can be chosen of all that a text finds. Where entries were not looked through there may be some.
    enum Prospect { case some, disabledOnly, none }

    func prospect(of text: String) -> Prospect {
        let query = query(of: text)
        if query.isEmpty { return .some }
        if let known = latest.last(where: { $0.query == query }) {
            if known.isCut || known.known.contains(where: { !isDisabled($0) }) { return .some }
            if known.count == 0 { return .none }
            if known.knows(Int.max) { return .disabledOnly }
        }
        var prospect = Prospect.none
        let index = index
        let begun = beginnings(with: query)
        for owner in index.labels(begun) {
            if !isDisabled(owner) { return .some }
            prospect = .disabledOnly
        }
        for owner in index.labelsWithWord(begun) {
            if !isDisabled(owner) { return .some }
            prospect = .disabledOnly
        }
        guard let letters = index.lettersInOrder(of: query) else { return prospect }
        let before = forEachInOrder(letters, of: query) { owner in
            prospect = isDisabled(owner) ? .disabledOnly : .some
            return prospect != .some
        }
        let isCut = prospect != .some && before < count
        if prospect == .none {
            note(ChoiceMatches(query: query, places: [], count: 0, inOrderBefore: before, isCut: isCut))
        }
        return isCut ? .some : prospect
    }

    // MARK: What a text finds

    /// The entries that a text finds: those that begin with it, then those of which a word does, then, up to a hundred in all,
    /// those that have its letters in order, of the first that have all of them. Each time in the order of the list; an empty text
    /// finds all.
    ///
    /// - Parameter least: how many of the best are to be known.
    public func matches(_ text: String, least: Int = Int.max) -> ChoiceMatches {
        let query = query(of: text)
        if query.isEmpty { return ChoiceMatches(all: count) }
        if let known = latest.last(where: { $0.query == query }), known.knows(least) { return known }
        let found = search(query, least: least)
        note(found)
        return found
    }

    private func note(_ found: ChoiceMatches) {
        latest.removeAll { known in
            known.query == found.query
                || min(known.known.count, found.known.count) > Self.manyFound
        }
        if latest.count >= Self.mostLatest { latest.removeFirst() }
        latest.append(found)
    }

    /// Each entry that has the letters of a query in their order, of the first that have all of them. Ends where it is told so.
    ///
    /// - Returns: before which entry all were looked through.
    private func forEachInOrder(
        _ letters: ChoiceIndex.Letters, of query: [UInt8], _ body: (_ owner: Int) -> Bool
    ) -> Int {
        // What lacks a letter of a shorter query lacks one of this one too: behind what that was looked for in, the search goes on.
        var start = 0
        let index = index
        if let wider = latest.last(where: { $0.inOrderBefore > 0 && query.starts(with: $0.query) }) {
            start = wider.inOrderBefore
            for owner in Array(wider.known).ascending where owner < start && index.isInOrder(letters, owner) {
                if !body(owner) { return owner + 1 }
            }
        }
        return index.forEachInOrder(letters, from: start, body)
    }

    /// The best entry that can be chosen of those that a text finds.
    func firstEnabled(of found: ChoiceMatches, _ text: String) -> Int? {
        if let known = found.known.first(where: { !isDisabled($0) }) { return known }
        if found.knows(Int.max) { return nil }
        return matches(text).known.first { !isDisabled($0) }
    }

    /// Where so many are found already, entries that only have the letters of a text in order tell nobody anything.
    private static let mostInOrder = 100

    private func search(_ query: [UInt8], least: Int) -> ChoiceMatches {
        let index = index
        let begun = beginnings(with: query)
        if let withWord = index.countWithWord(begun) {
            let count = begun.labelCount + withWord
            if count >= Self.mostInOrder, least < count {
                var places = index.first(least, of: begun)
                if places.count < least { places += index.firstWithWord(least - places.count, of: begun) }
                return ChoiceMatches(query: query, places: places, count: count)
            }
        }
        var places = index.labels(begun).map { Int32($0) }
        places.sort()
        let first = places.count
        var withWord: [Int32] = []
        for owner in index.labelsWithWord(begun) where !index.begins(owner, begun) { withWord.append(Int32(owner)) }
        withWord.sort()
        for owner in withWord where places.count == first || places[places.count - 1] != owner { places.append(owner) }
        let beginnings = places.count
        guard beginnings < Self.mostInOrder, let letters = index.lettersInOrder(of: query) else {
            return ChoiceMatches(query: query, places: places, count: beginnings)
        }
        func add(_ owner: Int) -> Bool {
            if !places[..<beginnings].contains(Int32(owner)) { places.append(Int32(owner)) }
            return places.count < Self.mostInOrder
        }
        let before = forEachInOrder(letters, of: query, add)
        return ChoiceMatches(
            query: query, places: places, count: places.count, inOrderBefore: before,
            isCut: places.count < Self.mostInOrder && before < count)
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
    /// The best of them; nil: all of the list in its order.
    private let places: [Int32]?
    public let count: Int
    /// Before which entry of the list all with the query's letters in order are among them.
    let inOrderBefore: Int
    /// Whether there may be more of those, in the rest of the list, which was not looked through.
    let isCut: Bool

    init(query: [UInt8], places: [Int32], count: Int, inOrderBefore: Int = 0, isCut: Bool = false) {
        self.query = query
        self.places = places
        self.count = count
        self.inOrderBefore = inOrderBefore
        self.isCut = isCut
    }

    init(all count: Int) {
        query = []
        places = nil
        self.count = count
        inOrderBefore = 0
        isCut = false
    }

    /// Whether nothing was looked for.
    var isAll: Bool { places == nil }

    /// Whether so many of the best are known, or all where there are fewer.
    func knows(_ number: Int) -> Bool { places.map { $0.count >= min(number, count) } ?? true }

    /// The places in the list of those that are known, the best first.
    var known: some Collection<Int> { (0..<(places?.count ?? count)).lazy.map { self[$0] } }

    /// The place in the list of what is found at a rank that is known.
    public subscript(rank: Int) -> Int { places.map { Int($0[rank]) } ?? rank }
}
