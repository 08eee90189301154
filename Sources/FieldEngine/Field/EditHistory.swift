/// What can be undone and redone: contents of a field, a unit of editing apart.
///
/// A run of typed characters, a run of deletions, a run of steps, a paste, a composition are one unit each; what the server added
/// (literals, zeros, the formatting at blur) belongs to the unit that caused it.
package struct EditHistory: Sendable {
    package enum Kind: Equatable, Sendable {
        case typing
        case deletingBackward
        case deletingForward
        case stepping
        /// A unit of its own, whatever comes before or after.
        case single

        var continues: Bool {
            switch self {
            case .typing, .deletingBackward, .deletingForward, .stepping: true
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

    /// What was typed in a run that began where nothing stood.
    package struct Keys: Sendable {
        /// With a Backspace as that character, where it came behind keys some of which were refused: nothing tells which one it is
        /// to take back.
        package var text: String
        /// Whether some of it was refused.
        package var hasRefusal: Bool

        package init(text: String = "", hasRefusal: Bool = false) {
            self.text = text
            self.hasRefusal = hasRefusal
        }

        /// The keys that are left where each Backspace took back the one before it, and whether there was any.
        var resolved: (text: String, isUnsure: Bool) {
            var left = ""
            var isUnsure = false
            for key in text {
                if key == Self.backspace {
                    isUnsure = true
                    _ = left.popLast()
                } else {
                    left.append(key)
                }
            }
            return (left, isUnsure)
        }

        fileprivate static var backspace: Character { "\u{8}" }

        /// What an edit is to the keys before it.
        enum Step {
            /// It replaces all that there was, wherever the caret was.
            case begins
            /// It is typed behind them; from nothing, where that replaces all that there was.
            case goesOn, goesOnFromNothing
            case takesBack
            case ends
        }
    }

    static let maximumUnits = 100
    /// The most bytes of a run that are kept: longer texts say no date.
    static let maximumKeys = 240
    /// The most bytes of text that all units hold together, so that a hundred edits of a long text stay bounded.
    static let maximumBytes = 4 << 20

    package private(set) var undone: [Content] = []
    /// The units, behind some that are forgotten: the others are moved up for several at once, since what 100 units take is
    /// 9 KB, and that was moved with each new one.
    private var storage: [Unit] = []
    private var forgotten = 0
    private static let forgottenAtMost = 24
    package var units: [Unit] { Array(storage[forgotten...]) }
    /// Where the last unit left the caret; nil where the run was broken off.
    package private(set) var runEnd: Range<Int>?
    /// What kind the last unit is, as far as it may go on: looked at here with each key of a run, of which the units need
    /// not be fetched. A run that was broken off has no end.
    private var runKind = Kind.single
    private var bytes = 0
    /// The keys of the run, where it began with nothing and nothing else was done since; nil else.
    package private(set) var keys: Keys?

    package init() {}

    /// A history as it was; nil where it holds more than one ever does.
    package init?(units: [Unit], undone: [Content], runEnd: Range<Int>?, keys: Keys?) {
        guard units.count <= Self.maximumUnits, undone.count <= Self.maximumUnits else { return nil }
        storage = units
        self.undone = undone
        self.runEnd = runEnd
        self.keys = keys
        if let keys, keys.text.utf8.count > Self.maximumKeys { return nil }
        runKind = units.last?.kind ?? .single
        bytes = units.reduce(0) { $0 + $1.size }
        guard bytes <= Self.maximumBytes || units.count == 1 else { return nil }
    }

    /// What was there before the last unit.
    var latest: Content? { storage.last?.before }

    /// Whether something holds of all contents that undo and redo lead to.
    func allSatisfy(_ holds: (Content) -> Bool) -> Bool {
        units.allSatisfy { holds($0.before) } && undone.allSatisfy(holds)
    }

    /// Whether there is nothing that can be undone or redone, and no run that may go on.
    var isEmpty: Bool { storage.count == forgotten && undone.isEmpty && runEnd == nil && keys == nil }

    /// A change elsewhere than at the caret begins a run too: a widget that says ranges need not say that its caret moved.
    ///
    /// - Parameters:
    ///   - change: what was replaced of the text before.
    ///   - caret: where the unit leaves the caret.
    mutating func record(before: Content, change: Range<Int>, caret: Range<Int>, kind: Kind) {
        if !undone.isEmpty { undone.removeAll() }
        if kind == .stepping { keys = nil }
        defer { runEnd = caret }
        // With each key of a run nothing else is done.
        if kind.continues, runEnd == before.selection, runKind == kind,
            change.upperBound >= before.selection.lowerBound, change.lowerBound <= before.selection.upperBound
        {
            return
        }
        append(Unit(before: before, kind: kind))
    }

    /// What was typed was read again when editing ended, as something else than what showed.
    mutating func recordReading(over before: Content) {
        record(before: before, change: 0..<0, caret: before.selection, kind: .single)
        breakRun()
    }

    /// The caret moved, or the field was left: what comes next is a unit of its own.
    mutating func breakRun() {
        runEnd = nil
        keys = nil
    }

    /// Notes what was typed.
    mutating func note(_ text: String, _ step: Keys.Step, hasRefusal: Bool) {
        switch step {
        case .begins: keys = Keys(text: text, hasRefusal: hasRefusal)
        case .goesOn, .goesOnFromNothing:
            if keys == nil, step == .goesOnFromNothing { keys = Keys() }
            keys?.text += text
            if hasRefusal { keys?.hasRefusal = true }
        case .takesBack where keys?.hasRefusal == true:
            keys?.text.append(Keys.backspace)
        case .takesBack:
            _ = keys?.text.popLast()
            if keys?.text.isEmpty == true { keys = nil }
        case .ends: keys = nil
        }
        if let count = keys?.text.utf8.count, count > Self.maximumKeys { keys = nil }
    }

    mutating func removeAll() { self = EditHistory() }

    /// Units that ended in the text which they began with are left out: nobody sees what there is to undo.
    mutating func undo(from current: Content) -> Content? {
        while storage.count > forgotten, let unit = storage.popLast() {
            bytes -= unit.size
            breakRun()
            if unit.before.isLike(current) { continue }
            undone.append(current)
            return unit.before
        }
        return nil
    }

    mutating func redo(from current: Content) -> Content? {
        guard let content = undone.popLast() else { return nil }
        append(Unit(before: current, kind: .single))
        breakRun()
        return content
    }

    private mutating func append(_ unit: Unit) {
        storage.append(unit)
        runKind = unit.kind
        bytes += unit.size
        while storage.count - forgotten > Self.maximumUnits
            || bytes > Self.maximumBytes && storage.count - forgotten > 1
        {
            bytes -= storage[forgotten].size
            storage[forgotten] = Unit(before: Content(), kind: .single)
            forgotten += 1
        }
        if forgotten > Self.forgottenAtMost {
            storage.removeFirst(forgotten)
            forgotten = 0
        }
    }
}

extension EditHistory.Unit {
    fileprivate var size: Int { before.text.utf8.count }
}
