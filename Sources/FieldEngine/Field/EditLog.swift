/// What happened to a field's text since the version that its client last took, so that an edit can be understood
/// that was made without seeing it.
///
/// Empty for a client that awaits its answers: each of its edits names the version before, and all that is older goes.
package struct EditLog: Sendable {
    package struct Entry: Sendable {
        /// The version before, and the content it had.
        package var from: Int64
        package var before: Content
        /// The client's own edit in its view; nil for what anything else did.
        package var sent: Sent?
        /// The value after, to which what was sent is linked.
        package var valueAfter: String
        /// Whether the selection was moved after it by other means than edits, so that the client's caret is not where
        /// its edits left it.
        package var selectionMoved: Bool
        /// What the client has selected in its view since.
        package var selected: Range<Int>?

        package init(
            from: Int64, before: Content, sent: Sent?, valueAfter: String, selectionMoved: Bool = false,
            selected: Range<Int>? = nil
        ) {
            self.from = from
            self.before = before
            self.sent = sent
            self.valueAfter = valueAfter
            self.selectionMoved = selectionMoved
            self.selected = selected
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

        /// Behind what was inserted.
        var caret: Range<Int> { .caret(range.lowerBound + inserted.utf8.count) }
    }

    /// More edits than anybody types before an answer comes; of a client that is further behind, nothing is guessed.
    static let maximumEntries = 4_096

    /// The most bytes of changed text that it holds, where twice the field's text is not more. What is older is forgotten.
    static let maximumBytes = 65_536

    /// The most bytes that are copied to find out what the text was at a version: so many times the text.
    private static let copiedBytes = 64 << 20

    /// The most bytes of text with which a snapshot keeps it (specification, section 8).
    static let keptBytes = 65_536

    /// The first, where there is any: of a client that awaits its answers it is all, and lies here, since with each key of
    /// another field each line of memory that is not in a cache counts.
    private var first = Entry.none
    /// Those behind it, each as what is other than before it: none holds a text by itself.
    private var others: [Step] = []
    /// The content before the last of them.
    private var latest = Content()
    private var isBegun = false
    /// The view of the client that last took `version`, brought up to date with `applied` entries. What the entries
    /// say, kept so that each is applied once.
    private var view: (version: Int64, applied: Int, view: ClientView)?
    /// Of all behind the first: what they hold, and what it would be with whole texts.
    private var bytes = 0
    private var wholeBytes = 0

    package init() {}

    /// A log as it was; nil where it holds more than one ever does.
    package init?(_ entries: [Entry]) {
        guard entries.count <= Self.maximumEntries else { return nil }
        for entry in entries { append(entry) }
    }

    /// How many bytes of text it keeps in memory, but for the texts of its first and its last entry: the tests
    /// read it.
    var heldBytes: Int { bytes }

    var isEmpty: Bool { !isBegun }
    private var count: Int { isBegun ? 1 + others.count : 0 }

    package var entries: [Entry] {
        guard isBegun else { return [] }
        var result = [first]
        var before = first.before
        for step in others {
            before = step.before.applied(to: before)
            result.append(step.entry(before: before))
        }
        return result
    }

    /// How many bytes of text its entries hold.
    package var size: Int { isBegun ? first.size + wholeBytes : 0 }

    mutating func append(_ entry: Entry) {
        guard isBegun else {
            first = entry
            isBegun = true
            return
        }
        let step = Step(entry, behind: others.isEmpty ? first.before : latest)
        bytes += step.size
        wholeBytes += step.wholeSize
        latest = entry.before
        others.append(step)
        let text = latest.text.utf8.count + latest.value.utf8.count
        let most = min(Self.maximumEntries, max(16, Self.copiedBytes / max(text, 1)))
        if bytes > max(Self.maximumBytes, text) || others.count >= most { forgetOldest(text) }
    }

    mutating func removeAll() {
        first = .none
        isBegun = false
        others.removeAll(keepingCapacity: others.count < 64)
        latest = Content()
        view = nil
        bytes = 0
        wholeBytes = 0
    }

    /// Forgets all that was, and goes on with this. The content from before is given away.
    mutating func begin(from: Int64, before: inout Content, sent: Sent, valueAfter: String) {
        if !others.isEmpty { removeAll() }
        if view != nil { view = nil }
        // So it is with each key of a client that awaits its answers: what is there is written over, bit by bit.
        isBegun = true
        first.from = from
        swap(&first.before, &before)
        first.sent = sent
        first.valueAfter = valueAfter
        first.selectionMoved = false
        first.selected = nil
    }

    /// The selection was moved by other means than edits.
    mutating func loseCaret() {
        view?.view.loseCaret()
        if !others.isEmpty {
            others[others.count - 1].selectionMoved = true
            others[others.count - 1].selected = nil
        } else if isBegun {
            first.selectionMoved = true
            first.selected = nil
        }
    }

    /// A client has selected a range of its view, which it shows at once.
    mutating func select(_ range: Range<Int>, inViewOf version: Int64) {
        guard view?.version == version else { return }
        view?.view.select(range)
        if others.isEmpty { first.selected = range } else { others[others.count - 1].selected = range }
    }

    /// The view of a client that last took that version; nil where what happened since is no longer known.
    mutating func clientView(version: Int64, of type: FieldType) -> ClientView? {
        if view?.version != version {
            // Older versions will not be named again: a client does not go back.
            guard forget(before: version) else { return nil }
            view = (version, 0, ClientView(of: first.before, type: type))
        }
        guard var current = view else { return nil }
        // Not held twice while it changes, which would copy it.
        view = nil
        if current.applied == 0 { current.view.apply(first) }
        for step in others[max(current.applied - 1, 0)...] { current.view.apply(step) }
        current.applied = count
        view = current
        return current.view
    }

    /// Forgets what led to a version; false, and nothing is forgotten, where it is not known what came of that.
    private mutating func forget(before version: Int64) -> Bool {
        guard isBegun, first.from < version else { return isBegun && first.from == version }
        guard let index = others.firstIndex(where: { $0.from >= version }), others[index].from == version else {
            return false
        }
        forget(through: index)
        // What was selected in an older view stands elsewhere in this one.
        first.selected = nil
        for index in others.indices { others[index].selected = nil }
        return true
    }

    /// Makes one of the others the first.
    private mutating func forget(through index: Int) {
        var before = first.before
        for step in others[...index] {
            before = step.before.applied(to: before)
            bytes -= step.size
            wholeBytes -= step.wholeSize
        }
        first = others[index].entry(before: before)
        others.removeSubrange(...index)
        if others.isEmpty { latest = Content() }
    }

    /// Forgets as many of the oldest as leave half of what may be held. A view that has seen them stays: its client may go
    /// on naming its version.
    private mutating func forgetOldest(_ text: Int) {
        var left = bytes
        var index = 0
        while index < others.count - 1, left > max(Self.maximumBytes, text) / 2 || index < others.count / 2 {
            left -= others[index].size
            index += 1
        }
        if let current = view, current.applied <= index { view = nil }
        view?.applied -= index + 1
        forget(through: index)
    }
}

extension EditLog {
    /// An entry as what is other than in the one before it.
    fileprivate struct Step: Sendable {
        let from: Int64
        let before: ContentChange
        let sent: Sent?
        /// What became of the value.
        let after: Patch?
        let slack: Int
        var selectionMoved: Bool
        var selected: Range<Int>?
        let size: Int
        let wholeSize: Int

        init(_ entry: Entry, behind previous: Content) {
            from = entry.from
            before = ContentChange(from: previous, to: entry.before)
            sent = entry.sent
            let after = Patch(from: entry.before.value, to: entry.valueAfter)
            self.after = after
            slack =
                after.map {
                    ValueChange.slack(
                        of: $0.range, inserted: $0.text.utf8.count, from: entry.before.value, to: entry.valueAfter)
                } ?? 0
            selectionMoved = entry.selectionMoved
            selected = entry.selected
            size = before.size + (sent?.inserted.utf8.count ?? 0) + (after?.text.utf8.count ?? 0)
            wholeSize = entry.size
        }

        func entry(before: Content) -> Entry {
            Entry(
                from: from, before: before, sent: sent, valueAfter: after?.applied(to: before.value) ?? before.value,
                selectionMoved: selectionMoved, selected: selected)
        }

        var change: ValueChange {
            guard let after else { return .nothing }
            var change = ValueChange(range: after.range, inserted: after.text.utf8.count)
            change.slack = slack
            return change
        }
    }

    /// How a text becomes another.
    fileprivate struct Patch: Sendable {
        let range: Range<Int>
        let text: String

        /// Nil where they are the same.
        init?(from old: String, to new: String) {
            guard let patch = EditRecovery.patch(from: old, to: new) else { return nil }
            range = patch.range
            text = patch.text
        }

        func applied(to old: String) -> String { old.replacing(range, with: text) }
    }

    /// How a content becomes another.
    fileprivate struct ContentChange: Sendable {
        let value: Patch?
        /// Nil also where the text is the value, as it was.
        let text: Patch?
        let textIsValue: Bool
        let selection: Range<Int>
        let tail: Tail
        let zeros: UInt64
        let remark: Remark?

        init(from old: Content, to new: Content) {
            value = Patch(from: old.value, to: new.value)
            textIsValue = new.text.isIdentical(to: new.value)
            text = textIsValue ? nil : Patch(from: old.text, to: new.text)
            selection = new.selection
            tail = new.tail
            zeros = new.zeros
            remark = new.remark
        }

        var size: Int { (value?.text.utf8.count ?? 0) + (text?.text.utf8.count ?? 0) }

        func applied(to old: Content) -> Content {
            let value = self.value?.applied(to: old.value) ?? old.value
            let text = textIsValue ? value : self.text?.applied(to: old.text) ?? old.text
            return Content(value: value, text: text, selection: selection, tail: tail, zeros: zeros, remark: remark)
        }
    }
}

extension EditLog.Entry {
    fileprivate static let none = EditLog.Entry(from: 0, before: Content(), sent: nil, valueAfter: "")
}

extension EditLog.Entry {
    fileprivate var size: Int {
        before.value.utf8.count + before.text.utf8.count + valueAfter.utf8.count + (sent?.inserted.utf8.count ?? 0)
    }
}

extension ClientView {
    fileprivate mutating func apply(_ entry: EditLog.Entry) {
        let change = entry.change
        let start = change.range.lowerBound
        let taken = String(entry.valueAfter.slice(start..<start + change.inserted))
        apply(change, taken, sent: entry.sent)
        moveCaret(entry.selectionMoved, entry.selected)
    }

    fileprivate mutating func apply(_ step: EditLog.Step) {
        apply(step.change, step.after?.text ?? "", sent: step.sent)
        moveCaret(step.selectionMoved, step.selected)
    }

    /// The caret since: where others moved it to, or where the client has put it behind that.
    private mutating func moveCaret(_ isMoved: Bool, _ selected: Range<Int>?) {
        if isMoved { loseCaret() }
        if let selected { select(selected) }
    }

    /// - Parameter taken: what the change put into the value.
    private mutating func apply(_ change: ValueChange, _ taken: String, sent: EditLog.Sent?) {
        guard let sent else {
            valueChanged(change, byOther: true)
            return
        }
        let replaced = TextSpan(sent.range, in: text)
        // What stands there already keeps what it stands for. Nothing in place of nothing is a caret that was only put there.
        if sent.inserted.isIdentical(to: String(text.slice(replaced.utf8))) {
            select(sent.selection ?? .caret(replaced.utf8.upperBound))
            if change != .nothing { valueChanged(change, byOther: false) }
            return
        }
        let (change, taken) = asSent(change, taken, replacing: replaced.utf8)
        replace(replaced, by: sent.inserted, selection: sent.selection)
        valueChanged(change, byOther: false)
        link(insertedAt: replaced.utf8.lowerBound, sent.inserted, to: taken, at: change.range.lowerBound)
    }
}
