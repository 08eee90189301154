/// The pages of a form, and how each of them stands (specification, section 6).
///
/// What is on no page belongs to all of them. A lane is a page's index plus 1, or 0 for what is on none.
public struct FormPages: Sendable {
    /// A page as its client defines it.
    public struct Definition: Sendable {
        public var name: String
        public var groups: [String]
        public var fields: [String]

        public init(name: String, groups: [String], fields: [String]) {
            self.name = name
            self.groups = groups
            self.fields = fields
        }
    }

    private struct Lane: Sendable {
        var tally = Tally()
        var members = Roster()
        /// How many fields don't show.
        var hidden = 0
        /// Whether one of them ever did.
        var hasShown = false

        /// Whether there are fields, and none of them shows.
        var isBare: Bool { hidden > 0 && hidden == members.count }

        mutating func count(_ submitState: SubmitState, _ sign: Int) {
            if submitState == .hidden { hidden += sign } else if sign > 0 { hasShown = true }
        }
    }

    public private(set) var names: [String] = []
    /// The page that the client is on.
    public internal(set) var current = 0
    /// The pages that are left out.
    public private(set) var hidden: Set<Int> = []
    /// Whether the fields of a page came to show, or none of them does any more, since that was looked at.
    public private(set) var hasNews = false
    private var lanes: [Lane] = []
    private var laneOfField: [String: Int] = [:]
    private var laneOfGroup: [String: Int] = [:]

    public init() {}

    /// The client stays on a page of the same name, if there is one.
    public init(_ definitions: [Definition], after old: FormPages) {
        guard !definitions.isEmpty else { return }
        names = definitions.map { $0.name }
        current = old.isEmpty ? 0 : names.firstIndex(of: old.names[old.current]) ?? 0
        lanes = Array(repeating: Lane(), count: names.count + 1)
        for (index, page) in definitions.enumerated() {
            for field in page.fields { laneOfField[field] = index + 1 }
            for group in page.groups { laneOfGroup[group] = index + 1 }
        }
    }

    public var isEmpty: Bool { names.isEmpty }
    public var count: Int { names.count }
    var laneCount: Int { max(lanes.count, 1) }
    /// How each lane stands by itself; none where there are no pages.
    public var tallies: [Tally] { lanes.map { $0.tally } }

    /// The page of that name, left out or not; nil where there is none.
    public func index(of name: String) -> Int? { names.firstIndex(of: name) }

    /// How a page stands, with what belongs to all.
    public func tally(of page: Int) -> Tally { lanes[page + 1].tally + lanes[0].tally }

    /// The fields of a page, in order of creation, or those that are on none.
    func members(inLane lane: Int) -> Roster { lanes[lane].members }

    // MARK: Turning

    /// The page that a client comes to from another, if there is one.
    public func page(after index: Int) -> Int? { names.indices.first { $0 > index && !hidden.contains($0) } }
    /// The page that a client goes back to from another, if there is one.
    public func page(before index: Int) -> Int? { names.indices.last { $0 < index && !hidden.contains($0) } }
    var lastPage: Int? { page(before: count) }

    /// Whether there are fields on a page, and none of them shows.
    func isBare(_ page: Int) -> Bool { lanes[page + 1].isBare }

    mutating func noteLooked() { hasNews = false }

    /// Leaves pages out. A client that is on one of them is no more, but where nothing of it shows yet: fields that come one by one may
    /// be behind those that don't show.
    mutating func hide(_ pages: Set<Int>) {
        hidden = pages
        if !isBare(current) || lanes[current + 1].hasShown { leaveHidden() }
    }

    /// A client that is on a page that is left out comes to the next that shows, or else to the one before.
    mutating func leaveHidden() {
        if hidden.contains(current) { current = page(after: current) ?? page(before: current) ?? current }
    }

    // MARK: Lanes

    /// The lane of a section: of the page that it names, or that its group is on.
    public func lane(ofSectionOnPage page: String?, group: String?) -> Int {
        if let page, let index = index(of: page) { return index + 1 }
        return group.flatMap { laneOfGroup[$0] } ?? 0
    }

    /// The lane of a field, by its own name or by its group.
    public func lane(ofField name: String, group: String?) -> Int {
        if let lane = laneOfField[name] { return lane }
        return group.flatMap { laneOfGroup[$0] } ?? 0
    }

    // MARK: Counting

    mutating func add(_ number: Int32, _ submitState: SubmitState, lane: Int) {
        watch(lane) {
            $0.members.append(number)
            $0.tally.add(submitState)
            $0.count(submitState, 1)
        }
    }

    mutating func remove(_ number: Int32, _ submitState: SubmitState, lane: Int) {
        watch(lane) {
            $0.members.remove(number)
            $0.tally.remove(submitState)
            $0.count(submitState, -1)
        }
    }

    mutating func change(from old: SubmitState, to new: SubmitState, lane: Int) {
        watch(lane) {
            $0.tally.remove(old)
            $0.tally.add(new)
            $0.count(old, -1)
            $0.count(new, 1)
        }
    }

    private mutating func watch(_ lane: Int, _ change: (inout Lane) -> Void) {
        let wasBare = lanes[lane].isBare
        change(&lanes[lane])
        if lanes[lane].isBare != wasBare { hasNews = true }
    }
}
