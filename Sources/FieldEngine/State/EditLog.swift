/// What happened to a field's text since the version that its client last took, so that an edit can be understood
/// that was made without seeing it.
///
/// Empty for a client that awaits its answers: each of its edits names the version before, and all that is older goes.
struct EditLog: Sendable {
    struct Entry: Sendable {
        /// The version before, and the content it had.
        var from: Int
        var before: Content
        /// The client's own edit in its view; nil for what anything else did.
        var sent: Sent?
        /// The value after, to which what was sent is linked.
        var valueAfter: String

        /// Found when it is asked for: a client that awaits its answers never does.
        var change: ValueChange { ValueChange(from: before.value, to: valueAfter) }
    }

    struct Sent: Equatable, Sendable {
        var range: Range<Int>
        var inserted: String
        var selection: Range<Int>?
    }

    /// More edits than anybody types before an answer comes; of a client that is further behind, nothing is guessed.
    static let maximumEntries = 4_096

    private var entries: [Entry] = []
    /// The view of the client that last took `version`, brought up to date with `applied` entries.
    private var view: (version: Int, applied: Int, view: ClientView)?

    var isEmpty: Bool { entries.isEmpty }

    mutating func append(_ entry: Entry) {
        if entries.count >= Self.maximumEntries { removeAll() }
        entries.append(entry)
    }

    mutating func removeAll() {
        entries.removeAll(keepingCapacity: entries.count < 64)
        view = nil
    }

    /// The client has the text as it is now: nothing that was before is needed any more.
    mutating func taken() {
        if !entries.isEmpty { removeAll() }
    }

    /// The selection was moved by other means than edits, so that the client's caret is not where its edits left it.
    mutating func forgetSelection() {
        view?.view.selection = nil
        if !entries.isEmpty { entries[entries.count - 1].sent?.selection = nil }
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
