import FieldEngine
import FieldProtocol

/// A form with its last published counts.
struct FormRecord {
    var form = Form()
    var published = LastPublished()
    var publishedGroups: [String: LastPublished] = [:]
    /// The last published validity of each group.
    var publishedValidity: [String: Bool] = [:]
    /// Its pages, as the client defined them, and when they show; nil: always.
    private(set) var pages: [Page] = []
    private(set) var pageConditions: [FieldEngine.Condition?] = []
    /// The pages that were told last to be left out, and the one that the form is on.
    var publishedHidden: Set<Int> = []
    var publishedPage = 0
    /// The last published counts of each lane: what is on no page, then each page. Empty where there are no pages.
    var publishedLanes: [Tally] = []
    /// Its sections, as the client defined them.
    private(set) var sections: [Section] = []
    /// What is unique over the rows of each, by the fields' ids in the row.
    private(set) var uniqueValues: [[String: UniqueValues]] = []
    /// Groups with changed counts, in the order of their first change.
    private var movedGroups: [String] = []
    private var movedNames: Set<String> = []
    /// The number of groups at which empty ones are swept.
    private var groupsWorthSweeping = 64

    mutating func add(_ field: borrowing Field) { add(field, field.submitState) }

    private mutating func add(_ field: borrowing Field, _ submitState: SubmitState) {
        let group = field.definition.group
        if let group { sweepGroups(before: group) }
        form.add(field.number, name: field.identifier, group: group, submitState: submitState)
        if field.definition.isEditable { form.setStop(true, at: field.number, name: field.identifier, group: group) }
    }

    /// Counts a field whose client knows of it with the answer that makes it.
    ///
    /// - Returns: Whether the Return key leads on from it.
    mutating func add(new field: borrowing Field) -> Bool {
        let submitState = field.submitState
        add(field, submitState)
        published.tally.add(submitState)
        if let group = field.definition.group {
            publishedGroups[group, default: LastPublished()].tally.add(submitState)
        }
        if !publishedLanes.isEmpty { publishedLanes[form.lane(of: field)].add(submitState) }
        return form.leadsOn(from: field.number, name: field.identifier, group: field.definition.group)
    }

    /// The published counts of a form and a group before the replacement of a field.
    struct Replaced {
        fileprivate var published: Tally
        fileprivate var isKnown: Bool
        fileprivate var publishedLanes: [Tally]
        fileprivate var areLanesKnown: Bool
        /// Nil where the old field was not in the new one's group.
        fileprivate var publishedGroup: Tally?
        fileprivate var isGroupKnown = false

        init(_ old: borrowing Field, in record: FormRecord?, group: String?) {
            published = record?.published.tally ?? Tally()
            isKnown = record.map { $0.published.tally.isAsGood(as: $0.form.tally) } ?? false
            publishedLanes = record?.publishedLanes ?? []
            areLanesKnown = record.map { $0.publishedLanes == $0.form.pages.tallies } ?? false
            guard let group, group == old.definition.group else { return }
            publishedGroup = record?.publishedGroups[group]?.tally ?? Tally()
            isGroupKnown = publishedGroup == record?.form.groups[group]?.tally
        }
    }

    /// Restores the published counts after the replacement.
    mutating func restorePublished(_ replaced: Replaced, group: String?) {
        published.tally = replaced.isKnown ? form.tally : replaced.published
        publishedLanes = replaced.areLanesKnown ? form.pages.tallies : replaced.publishedLanes
        guard let group, let publishedGroup = replaced.publishedGroup else { return }
        publishedGroups[group]?.tally = replaced.isGroupKnown ? form.groups[group]?.tally ?? Tally() : publishedGroup
    }

    /// The published counts, as they are before fields are made of which the client may not hear.
    struct Told {
        fileprivate var tally = Tally()
        fileprivate var groups: [String: Tally] = [:]
        fileprivate var lanes: [Tally] = []
    }

    var told: Told {
        Told(tally: published.tally, groups: publishedGroups.mapValues { $0.tally }, lanes: publishedLanes)
    }

    /// The fields that came since are gone, and the client has not heard of them.
    mutating func restore(_ told: Told) {
        published.tally = told.tally
        for group in Array(publishedGroups.keys) { publishedGroups[group]?.tally = told.groups[group] ?? Tally() }
        publishedLanes = told.lanes
    }

    // MARK: Setting up

    /// What the form has to know of its fields.
    func members(in registry: borrowing FieldRegistry) -> [Form.Member] {
        var members: [Form.Member] = []
        for number in form.members.all {
            guard let slot = registry.slot(of: number) else { continue }
            members.append(
                slot.read { field in
                    Form.Member(
                        number: number, name: field.identifier, group: field.definition.group,
                        submitState: field.submitState, isStop: field.definition.isEditable)
                })
        }
        return members
    }

    /// Takes other pages, whose standing the client gets with the answer.
    mutating func setPages(_ pages: [Page], _ conditions: [FieldEngine.Condition?], _ members: [Form.Member]) {
        self.pages = pages
        pageConditions = conditions
        form.setPages(pages.map { FormPages.Definition($0) }, members)
        notePagesTold()
    }

    /// The client knows how the form and its groups stand: from here on it is told what changes.
    mutating func noteTold() {
        published.tally = form.tally
        for group in Array(publishedGroups.keys) where form.isMonitored(group) {
            publishedGroups[group]?.tally = form.groups[group]?.tally ?? Tally()
        }
        if !pages.isEmpty { notePagesTold() }
    }

    /// The client knows how all pages stand.
    mutating func notePagesTold() {
        publishedLanes = form.pages.tallies
        publishedHidden = form.pages.hidden
        publishedPage = form.pages.current
    }

    var hasPageConditions: Bool { pageConditions.contains { $0 != nil } }

    /// When the page of a lane shows; nil: always.
    func pageCondition(ofLane lane: Int) -> FieldEngine.Condition? { lane == 0 ? nil : pageConditions[lane - 1] }

    /// Takes sections, which have no rows yet. `last`: the greatest number that a row of each had.
    mutating func setSections(_ sections: [Section], last: (Int) -> Int64 = { _ in 0 }) {
        self.sections = sections
        uniqueValues = sections.map { section in
            Dictionary(firstOf: (section.unique ?? []).map { ($0, UniqueValues()) })
        }
        form.setSections(
            sections.indices.map { index in
                let section = sections[index]
                return SectionRows(name: section.section, page: section.page, group: section.group, last: last(index))
            })
    }

    /// How the pages stand: all of them, with their titles, or those that stand otherwise than they were told.
    func pageStatus(onlyNews: Bool = false) -> [PageStatus] {
        pages.indices.filter { !onlyNews || isNews($0) }.map { index in
            let tally = form.pages.tally(of: index)
            return PageStatus(
                page: pages[index].page, title: onlyNews ? nil : pages[index].title, valid: tally.valid,
                invalid: Int64(tally.invalid), pending: Int64(tally.pending),
                shown: form.pages.hidden.contains(index) ? false : nil)
        }
    }

    /// Whether a page stands otherwise than it was told.
    private func isNews(_ page: Int) -> Bool {
        !form.pages.tally(of: page).isAsGood(as: publishedLanes[page + 1] + publishedLanes[0])
            || form.pages.hidden.contains(page) != publishedHidden.contains(page)
    }

    /// Whether the pages stand otherwise than they were told, or the form is on another.
    var hasPageNews: Bool {
        publishedPage != form.pages.current || pages.indices.contains { isNews($0) }
    }

    /// The page that the form is on, where it has pages.
    var page: String? { pages.isEmpty ? nil : pages[form.pages.current].page }

    mutating func noteMove(of group: String) {
        if movedNames.insert(group).inserted { movedGroups.append(group) }
    }

    /// Forgets groups without fields where there are many: a client that makes up a new one for each field takes no more
    /// than its fields need. What is still to be told of a group is kept.
    mutating func sweepGroups(before name: String) {
        guard form.groups.count >= groupsWorthSweeping, form.groups[name] == nil else { return }
        let forgotten = form.forgetEmptyGroups { group in
            publishedGroups[group]?.waits == true || published.groups[group] != nil || movedNames.contains(group)
        }
        for group in forgotten {
            publishedGroups[group] = nil
            publishedValidity[group] = nil
        }
        groupsWorthSweeping = max(64, form.groups.count * 2)
    }

    mutating func takeMovedGroups() -> [String] {
        defer {
            movedGroups.removeAll(keepingCapacity: movedGroups.count < 64)
            movedNames.removeAll(keepingCapacity: movedGroups.count < 64)
        }
        return movedGroups
    }

    /// The last published counts and their time. At most one notification is sent in 100 milliseconds.
    struct LastPublished {
        var tally = Tally()
        var sentAt: Int64?
        /// Whether a notification waits for the end of the 100 milliseconds.
        var waiting = Waiting.no
        /// For forms: groups with unpublished validity.
        var groups: [String: Bool] = [:]

        static let interval: Int64 = 100

        /// When the next may go: now, or at the end of the interval.
        func nextTime(after now: Int64) -> Int64 {
            sentAt.map { max(now, $0 + Self.interval) } ?? now
        }

        func mayGo(at now: Int64) -> Bool { nextTime(after: now) == now }

        var waits: Bool { waiting != .no }
    }

    /// The state of a delayed notification.
    enum Waiting: Equatable {
        case no
        /// A timer that is queued at the end of a restore.
        case restored
        /// The timer with this order number. A timer of a closed form of the same name has another.
        case timer(UInt64)
    }
}

extension Form {
    /// The lane of a field among the pages.
    func lane(of field: borrowing Field) -> Int {
        lane(of: field.number, name: field.identifier, group: field.definition.group)
    }
}

extension SectionRows {
    /// What the ids of a row's fields begin with.
    static func rowName(_ serial: Int64, of section: String) -> String { "\(section)[\(serial)]" }

    func rowName(_ serial: Int64) -> String { Self.rowName(serial, of: name) }
}

extension FormPages.Definition {
    init(_ page: Page) { self.init(name: page.page, groups: page.groups ?? [], fields: page.fields ?? []) }
}
