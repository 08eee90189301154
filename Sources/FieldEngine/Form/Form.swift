import Automata

/// A form: a validation context whose fields and groups never meet those of another (specification, section 6).
///
/// It holds counts that move with each field's verdict, so that no verdict ever walks the form.
public struct Form: Sendable {
    public private(set) var tally = Tally()
    public private(set) var groups: [String: Group] = [:]
    /// All fields, in order of creation.
    public private(set) var members = Roster()
    /// The groups that are reported and verified; nil: all.
    public var monitored: [String]? { didSet { monitoredNames = monitored.map(Set.init) } }
    private var monitoredNames: Set<String>?
    public private(set) var pages = FormPages()
    public internal(set) var sections: [SectionRows] = []
    /// The row that a field is in.
    var rowOfField: [Int32: RowPlace] = [:]
    /// How Return walks the fields.
    public internal(set) var returnOrder = ReturnOrder()
    /// Whether its fields show a debug line; nil: as the connection has it.
    public var debug: Bool?
    /// The locale of the numbers of its fields, where their types name none; nil: the connection's.
    public var locale: String?
    /// Whether the client opened it by name, so that it stays without fields.
    public var isOpened = false

    /// The fields that a client gave the same group, and how they stand.
    public struct Group: Sendable {
        public internal(set) var tally = Tally()
        public internal(set) var members = Roster()

        fileprivate mutating func add(_ number: Int32, _ submitState: SubmitState) {
            members.append(number)
            tally.add(submitState)
        }
    }

    /// A row of a section.
    public struct RowPlace: Sendable {
        public let section: Int
        public let serial: Int64
    }

    /// What a form has to know of a field.
    public struct Member {
        public var number: Int32
        public var name: String
        public var group: String?
        public var submitState: SubmitState
        /// Whether Return stops at it.
        public var isStop: Bool

        public init(number: Int32, name: String, group: String?, submitState: SubmitState, isStop: Bool) {
            self.number = number
            self.name = name
            self.group = group
            self.submitState = submitState
            self.isStop = isStop
        }
    }

    public init() {}

    // MARK: Fields

    /// Takes in a field and counts it, in its group and on its page too. A group that is new is known from then on.
    public mutating func add(_ number: Int32, name: String, group: String?, submitState: SubmitState) {
        members.append(number)
        tally.add(submitState)
        if !returnOrder.names.isEmpty {
            returnOrder.arrived(name, lane: pages.isEmpty ? 0 : pages.lane(ofField: name, group: nil))
        }
        if !pages.isEmpty { pages.add(number, submitState, lane: lane(of: number, name: name, group: group)) }
        guard let group else { return }
        groups[group, default: Group()].add(number, submitState)
    }

    /// A group is known though no field is in it any more.
    public mutating func addGroup(_ group: String) {
        if groups[group] == nil { groups[group] = Group() }
    }

    /// Takes out a field, with the state that it was counted with. Its group stays known.
    public mutating func remove(_ number: Int32, name: String, group: String?, submitState: SubmitState) {
        setStop(false, at: number, name: name, group: group)
        members.remove(number)
        tally.remove(submitState)
        if !pages.isEmpty { pages.remove(number, submitState, lane: lane(of: number, name: name, group: group)) }
        guard let group else { return }
        groups[group]?.members.remove(number)
        groups[group]?.tally.remove(submitState)
    }

    /// Forgets the groups that have no fields, but those that are still wanted.
    public mutating func forgetEmptyGroups(but isWanted: (String) -> Bool) -> [String] {
        let forgotten = Array(groups.filter { $0.value.members.count == 0 && !isWanted($0.key) }.keys).ascending
        for group in forgotten { groups[group] = nil }
        return forgotten
    }

    /// A field's standing has changed.
    public mutating func change(
        _ number: Int32, name: String, group: String?, from old: SubmitState, to new: SubmitState
    ) {
        guard old != new else { return }
        tally.remove(old)
        tally.add(new)
        if !pages.isEmpty { pages.change(from: old, to: new, lane: lane(of: number, name: name, group: group)) }
        guard let group else { return }
        groups[group]?.tally.remove(old)
        groups[group]?.tally.add(new)
    }

    /// Whether changes of the group are reported.
    public func isMonitored(_ group: String) -> Bool { monitoredNames?.contains(group) ?? true }

    // MARK: Pages

    /// Takes other pages, and counts their fields.
    public mutating func setPages(_ definitions: [FormPages.Definition], _ members: [Member]) {
        pages = FormPages(definitions, after: pages)
        for index in sections.indices { sections[index].findLane(among: pages) }
        guard !pages.isEmpty else { return }
        for member in members {
            pages.add(
                member.number, member.submitState, lane: lane(of: member.number, name: member.name, group: member.group)
            )
        }
    }

    /// Whether there are fields on a page, and none of them shows. To one of a section rows may come.
    public func isBare(_ page: Int) -> Bool { pages.isBare(page) && !sections.contains { $0.lane == page + 1 } }

    /// Leaves pages out.
    public mutating func hide(_ pages: Set<Int>) { self.pages.hide(pages) }

    /// The client that opens the form is on none of those.
    public mutating func leaveHiddenPage() { pages.leaveHidden() }

    /// Which pages show was found out.
    public mutating func notePagesLooked() { pages.noteLooked() }

    /// The client is on another page.
    public mutating func turn(to page: Int) { pages.current = page }

    /// The lane of a field among the pages.
    public func lane(of number: Int32, name: String, group: String?) -> Int {
        if pages.isEmpty { return 0 }
        if let row = rowOfField[number] { return sections[row.section].lane }
        return pages.lane(ofField: name, group: group)
    }
}
