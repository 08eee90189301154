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

    package private(set) var entries: [Entry] = []
    /// The view of the client that last took `version`, brought up to date with `applied` entries. What the entries
    /// say, kept so that each is applied once.
    private var view: (version: Int, applied: Int, view: ClientView)?

    package init() {}

    /// A log as it was; nil where it holds more than one ever does.
    package init?(_ entries: [Entry]) {
        guard entries.count <= Self.maximumEntries else { return nil }
        self.entries = entries
    }

    var isEmpty: Bool { entries.isEmpty }

    /// How many bytes of text it holds.
    package var size: Int {
        entries.reduce(0) { size, entry in
            size + entry.before.value.utf8.count + entry.before.text.utf8.count + entry.valueAfter.utf8.count
                + (entry.sent?.inserted.utf8.count ?? 0)
        }
    }

    mutating func append(_ entry: consuming Entry) {
        if entries.count >= Self.maximumEntries { removeAll() }
        entries.append(entry)
    }

    mutating func removeAll() {
        entries.removeAll(keepingCapacity: entries.count < 64)
        view = nil
    }

    /// Forgets all that was, and goes on with this. The content from before is given away.
    mutating func begin(from: Int, before: inout Content, sent: Sent, valueAfter: String) {
        view = nil
        guard entries.count == 1 else {
            removeAll()
            entries.append(Entry(from: from, before: before, sent: sent, valueAfter: valueAfter))
            return
        }
        // So it is with each key of a client that awaits its answers: what is there is written over, bit by bit.
        entries[0].from = from
        swap(&entries[0].before, &before)
        entries[0].sent = sent
        entries[0].valueAfter = valueAfter
        entries[0].selectionMoved = false
    }

    /// The selection was moved by other means than edits.
    mutating func forgetSelection() {
        view?.view.selection = nil
        if !entries.isEmpty { entries[entries.count - 1].selectionMoved = true }
    }

    /// The view of a client that last took that version; nil where what happened since is no longer known.
    mutating func clientView(version: Int, formatter: Formatter) -> ClientView? {
        if view?.version != version {
            guard let first = entries.firstIndex(where: { $0.from >= version }), entries[first].from == version else {
                return nil
            }
            // Older versions will not be named again: a client does not go back.
            entries.removeFirst(first)
            view = (version, 0, ClientView(of: entries[0].before, formatter: formatter))
        }
        guard var current = view else { return nil }
        for entry in entries[current.applied...] { current.view.apply(entry) }
        current.applied = entries.count
        view = current
        return current.view
    }
}

extension ClientView {
    fileprivate mutating func apply(_ entry: EditLog.Entry) {
        defer { if entry.selectionMoved { selection = nil } }
        let change = entry.change
        guard let sent = entry.sent else {
            valueChanged(change, byOther: true)
            return
        }
        let range = sent.range.clamped(toLengthOf: text)
        replace(range, by: sent.inserted, selection: sent.selection)
        valueChanged(change, byOther: false)
        let start = change.range.lowerBound
        link(
            insertedAt: range.lowerBound, sent.inserted, to: start..<start + change.inserted,
            of: entry.valueAfter)
    }
}
