/// What happened to a field's text since the version that its client last took, so that an edit can be understood
/// that was made without seeing it.
///
/// Empty for a client that awaits its answers: each of its edits names the version before, and all that is older goes.
package struct EditLog: Sendable {
    package struct Entry: Sendable {
        /// The version before, and the content it had.
        package var from: Int
        package var before: Content
        /// The client's own edit in its view; nil for what anything else did.
        package var sent: Sent?
        /// The value after, to which what was sent is linked.
        package var valueAfter: String
        /// Whether the selection was moved after it by other means than edits, so that the client's caret is not where
        /// its edits left it.
        package var selectionMoved: Bool

        package init(
            from: Int, before: Content, sent: Sent?, valueAfter: String, selectionMoved: Bool = false
        ) {
            self.from = from
            self.before = before
            self.sent = sent
            self.valueAfter = valueAfter
            self.selectionMoved = selectionMoved
        }

        /// Found when it is asked for: a client that awaits its answers never does.
        var change: ValueChange { ValueChange(from: before.value, to: valueAfter) }
    }

    package struct Sent: Equatable, Sendable {
        package var range: Range<Int>
        package var inserted: String
        package var selection: Range<Int>?

        package init(range: Range<Int>, inserted: String, selection: Range<Int>?) {
            self.range = range
            self.inserted = inserted
            self.selection = selection
        }
    }

    /// More edits than anybody types before an answer comes; of a client that is further behind, nothing is guessed.
    static let maximumEntries = 4_096

    /// The most bytes of text with which a snapshot keeps it (specification, section 8).
    static let keptBytes = 65_536

    /// The first, where there is any: of a client that awaits its answers it is all, and lies here, since with each key of
    /// another field each line of memory that is not in a cache counts (issue 7).
    private var first = Entry.none
    private var others: [Entry] = []
    private var isBegun = false
    /// The view of the client that last took `version`, brought up to date with `applied` entries. What the entries
    /// say, kept so that each is applied once.
    private var view: (version: Int, applied: Int, view: ClientView)?

    package init() {}

    /// A log as it was; nil where it holds more than one ever does.
    package init?(_ entries: [Entry]) {
        guard entries.count <= Self.maximumEntries else { return nil }
        for entry in entries { append(entry) }
    }

    var isEmpty: Bool { !isBegun }
    package var entries: [Entry] { isBegun ? [first] + others : [] }
    private var count: Int { isBegun ? 1 + others.count : 0 }

    /// How many bytes of text it holds.
    package var size: Int {
        entries.reduce(0) { size, entry in
            size + entry.before.value.utf8.count + entry.before.text.utf8.count + entry.valueAfter.utf8.count
                + (entry.sent?.inserted.utf8.count ?? 0)
        }
    }

    mutating func append(_ entry: consuming Entry) {
        if count >= Self.maximumEntries { removeAll() }
        if isBegun {
            others.append(entry)
        } else {
            first = entry
            isBegun = true
        }
    }

    mutating func removeAll() {
        first = .none
        isBegun = false
        others.removeAll(keepingCapacity: others.count < 64)
        view = nil
    }

    /// Forgets all that was, and goes on with this. The content from before is given away.
    mutating func begin(from: Int, before: inout Content, sent: Sent, valueAfter: String) {
        if !others.isEmpty { removeAll() }
        if view != nil { view = nil }
        // So it is with each key of a client that awaits its answers: what is there is written over, bit by bit.
        isBegun = true
        first.from = from
        swap(&first.before, &before)
        first.sent = sent
        first.valueAfter = valueAfter
        first.selectionMoved = false
    }

    /// The selection was moved by other means than edits.
    mutating func forgetSelection() {
        view?.view.forgetSelection()
        if !others.isEmpty {
            others[others.count - 1].selectionMoved = true
        } else if isBegun {
            first.selectionMoved = true
        }
    }

    /// The view of a client that last took that version; nil where what happened since is no longer known.
    mutating func clientView(version: Int, formatter: Formatter) -> ClientView? {
        if view?.version != version {
            // Older versions will not be named again: a client does not go back.
            guard forget(before: version) else { return nil }
            view = (version, 0, ClientView(of: first.before, formatter: formatter))
        }
        guard var current = view else { return nil }
        if current.applied == 0 { current.view.apply(first) }
        for entry in others[max(current.applied - 1, 0)...] { current.view.apply(entry) }
        current.applied = count
        view = current
        return current.view
    }

    /// Forgets what led to a version; false, and nothing is forgotten, where it is not known what came of that.
    private mutating func forget(before version: Int) -> Bool {
        guard isBegun, first.from < version else { return isBegun && first.from == version }
        guard let index = others.firstIndex(where: { $0.from >= version }), others[index].from == version else {
            return false
        }
        first = others[index]
        others.removeSubrange(...index)
        return true
    }
}

extension EditLog.Entry {
    fileprivate static let none = EditLog.Entry(from: 0, before: Content(), sent: nil, valueAfter: "")
}

extension ClientView {
    fileprivate mutating func apply(_ entry: EditLog.Entry) {
        defer { if entry.selectionMoved { forgetSelection() } }
        let change = entry.change
        guard let sent = entry.sent else {
            valueChanged(change, byOther: true)
            return
        }
        let replaced = TextSpan(sent.range, in: text)
        replace(replaced, by: sent.inserted, selection: sent.selection)
        valueChanged(change, byOther: false)
        let start = change.range.lowerBound
        link(
            insertedAt: replaced.utf8.lowerBound, sent.inserted, to: start..<start + change.inserted,
            of: entry.valueAfter)
    }
}
