/// What can be undone and redone: contents of a field, a unit of editing apart (issue 4).
///
/// A run of typed characters, a run of deletions, a paste, a composition are one unit each; what the server added
/// (literals, zeros, the formatting at blur) belongs to the unit that caused it.
package struct EditHistory: Sendable {
    package enum Kind: Equatable, Sendable {
        case typing
        case deletingBackward
        case deletingForward
        /// A unit of its own, whatever comes before or after.
        case single

        var continues: Bool {
            switch self {
            case .typing, .deletingBackward, .deletingForward: true
            case .single: false
            }
        }
    }

    package struct Unit: Sendable {
        package var before: Content
        package var kind: Kind

        package init(before: Content, kind: Kind) {
            self.before = before
            self.kind = kind
        }
    }

    static let maximumUnits = 100
    /// The most bytes of text that all units hold together, so that a hundred edits of a long text stay bounded.
    static let maximumBytes = 4 << 20

    package private(set) var undone: [Content] = []
    /// What can be undone, the oldest first, behind as many blanks as `dropped` says.
    private var kept: [Unit] = []
    /// How many were too many. They go some at once, since all others move with that; before that they are blank.
    private var dropped = 0
    /// As many as leave the array in the room that it has with a hundred.
    private static let mostDropped = 24
    /// Where the last unit left the caret; nil where the run was broken off.
    package private(set) var runEnd: Range<Int>?
    private var bytes = 0

    package init() {}

    /// A history as it was; nil where it holds more than one ever does.
    package init?(units: [Unit], undone: [Content], runEnd: Range<Int>?) {
        guard units.count <= Self.maximumUnits, undone.count <= Self.maximumUnits else { return nil }
        kept = units
        self.undone = undone
        self.runEnd = runEnd
        bytes = units.reduce(0) { $0 + $1.size }
        guard bytes <= Self.maximumBytes || units.count == 1 else { return nil }
    }

    package var units: ArraySlice<Unit> { kept[dropped...] }

    private var last: Unit? { kept.count > dropped ? kept.last : nil }

    mutating func record(before: Content, after: Content, kind: Kind) {
        undone.removeAll()
        defer { runEnd = after.selection }
        if kind.continues, let last, last.kind == kind, runEnd == before.selection { return }
        append(Unit(before: before, kind: kind))
    }

    /// The caret moved, or the field was left: what comes next is a unit of its own.
    mutating func breakRun() { runEnd = nil }

    mutating func removeAll() { self = EditHistory() }

    mutating func undo(from current: Content) -> Content? {
        guard let unit = last else { return nil }
        kept.removeLast()
        bytes -= unit.size
        undone.append(current)
        runEnd = nil
        return unit.before
    }

    mutating func redo(from current: Content) -> Content? {
        guard let content = undone.popLast() else { return nil }
        append(Unit(before: current, kind: .single))
        runEnd = nil
        return content
    }

    private mutating func append(_ unit: Unit) {
        kept.append(unit)
        bytes += unit.size
        while units.count > Self.maximumUnits || bytes > Self.maximumBytes && units.count > 1 {
            bytes -= kept[dropped].size
            kept[dropped] = Unit(before: Content(), kind: .single)
            dropped += 1
        }
        if dropped > Self.mostDropped {
            kept.removeFirst(dropped)
            dropped = 0
        }
    }
}

extension EditHistory.Unit {
    fileprivate var size: Int { before.text.utf8.count }
}
