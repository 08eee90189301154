import FieldEngine
import FieldProtocol

/// A field as a snapshot has it.
extension SnapshotField {
    /// - Parameter declared: the index of the field's type among the client's own; nil for a built-in one.
    /// - Parameter waiting: the place of the field's live validation among all that waits.
    init(_ field: Field, declared: Int64?, waiting: Int64?, question: SnapshotQuestion?) {
        let state = field.preservedState
        // Not as it is in a country: which one it is, a snapshot does not say of this field.
        let type = field.settings.type
        self.init(
            field: field.identifier, definition: field.settings.options, declared: declared,
            hasNext: state.hasNext ? true : nil, version: state.version == 1 ? nil : state.version,
            content: SnapshotContent(state.content, of: type),
            initial: state.initialValue.isIdentical(to: state.content.value) ? nil : state.initialValue,
            focused: state.isFocused ? true : nil, entered: state.wasFocused ? true : nil,
            touched: state.touched ? true : nil,
            composition: state.composition.map { SnapshotContent($0, of: type) },
            undo: state.history.units.nonEmpty {
                SnapshotUnit(before: SnapshotContent($0.before, of: type), kind: SnapshotUnitKind($0.kind))
            },
            redo: state.history.undone.nonEmpty { SnapshotContent($0, of: type) },
            run: state.history.runEnd.map { SnapshotRange($0) },
            keys: state.history.keys?.text, refused: state.history.keys?.hasRefusal == true ? true : nil,
            edits: state.editLog.entries.nonEmpty { SnapshotEdit($0, of: type) },
            validity: state.validity == .unknown ? nil : Validity(rawValue: state.validity.rawValue),
            phase: state.phase == .live ? nil : .final, findings: state.findings.nonEmpty { SnapshotFinding($0) },
            success: state.showsSuccess ? true : nil, question: question,
            verdict: state.clientVerdict.map { verdict in
                SnapshotVerdict(finding: verdict.finding.map { SnapshotFinding($0) })
            },
            reports: state.reports.nonEmpty { SnapshotReport($0) }, error: state.ownError, word: state.overriddenWord,
            state: state.contentState == .empty ? nil : ContentState(rawValue: state.contentState.rawValue),
            unacceptable: state.wouldBeValid ? nil : true, waiting: state.waitsForQuiet ? waiting ?? 0 : nil,
            revealed: state.isRevealed ? true : nil,
            log: state.log.transitions.nonEmpty { SnapshotTransition($0) }, checksum: "")
    }

    /// The state of a field of that type. Whether a field can be in it is for the field to say.
    func preservedState(of type: FieldType) throws(SnapshotFailure) -> PreservedState {
        let content = try self.content.content(of: type, "content")
        var undone: [Content] = []
        for (index, content) in (redo ?? []).enumerated() {
            undone.append(try content.content(of: type, "redo[\(index)]"))
        }
        var units: [EditHistory.Unit] = []
        for (index, unit) in (undo ?? []).enumerated() {
            let before = try unit.before.content(of: type, "undo[\(index)].before")
            units.append(EditHistory.Unit(before: before, kind: EditHistory.Kind(unit.kind)))
        }
        var entries: [EditLog.Entry] = []
        for (index, edit) in (edits ?? []).enumerated() {
            entries.append(try edit.entry(of: type, "edits[\(index)]"))
        }
        let runEnd = try run.map { (range) throws(SnapshotFailure) in try range.closed("run") }
        let keys = keys.map { EditHistory.Keys(text: $0, hasRefusal: refused == true) }
        guard let history = EditHistory(units: units, undone: undone, runEnd: runEnd, keys: keys) else {
            throw SnapshotFailure("undo", "it is more than a field keeps")
        }
        guard let editLog = EditLog(entries) else { throw SnapshotFailure("edits", "they are more than a field keeps") }
        var findings: [Finding] = []
        for (index, finding) in (self.findings ?? []).enumerated() {
            findings.append(try finding.finding("findings[\(index)]"))
        }
        let verdict = try self.verdict.map { (verdict) throws(SnapshotFailure) in
            ClientVerdict(
                finding: try verdict.finding.map { (finding) throws(SnapshotFailure) in
                    try finding.finding("verdict.finding")
                })
        }
        var reports: [FieldReport] = []
        for (index, report) in (self.reports ?? []).enumerated() {
            reports.append(try report.report("reports[\(index)]"))
        }
        let composition = try self.composition.map { (composition) throws(SnapshotFailure) in
            try composition.content(of: type, "composition")
        }
        let validity: Field.Validity? = self.validity.flatMap { .init(rawValue: $0.rawValue) }
        let contentState: Field.ContentState? = state.flatMap { .init(rawValue: $0.rawValue) }
        return PreservedState(
            content: content, version: version ?? 1, initialValue: initial ?? content.value,
            isFocused: focused == true, wasFocused: entered == true, touched: touched == true,
            composition: composition, history: history, editLog: editLog, validity: validity ?? .unknown,
            phase: phase == .final ? .final : .live, findings: findings, ownError: error, overriddenWord: word,
            showsSuccess: success == true, question: question?.question, clientVerdict: verdict, reports: reports,
            contentState: contentState ?? .empty, wouldBeValid: unacceptable != true, waitsForQuiet: waiting != nil,
            hasNext: hasNext == true, isRevealed: revealed == true, log: transitionLog)
    }
}

/// Why a snapshot can't be restored: the member, from the snapshot on, and what is wrong with it.
/// Both lie apart, so that what may fail hands on one word for it.
struct SnapshotFailure: Error {
    private final class Content: Sendable {
        let path: String
        let reason: String

        init(_ path: String, _ reason: String) { (self.path, self.reason) = (path, reason) }
    }

    private let content: Content

    var path: String { content.path }
    var reason: String { content.reason }

    @inline(never)
    init(_ path: String, _ reason: String) { content = Content(path, reason) }

    func inside(_ part: String) -> SnapshotFailure {
        SnapshotFailure(path.isEmpty ? part : part + "." + path, reason)
    }
}

extension SnapshotContent {
    fileprivate init(_ content: Content, of type: FieldType) {
        let ownText = type.text(of: content.value, tail: content.tail)
        let end = content.text.utf8.count
        var literals: Int64?
        var isPadded = false
        if case .typed(let count, let padded) = content.tail { (literals, isPadded) = (Int64(count), padded) }
        self.init(
            value: content.value.isEmpty ? nil : content.value,
            text: content.text.isIdentical(to: ownText) ? nil : content.text,
            selection: content.selection == end..<end ? nil : SnapshotRange(content.selection),
            finished: content.tail == .finished ? true : nil, literals: literals, padded: isPadded ? true : nil,
            zeros: (0..<64).filter { content.zeros & (1 << UInt64($0)) != 0 }.nonEmpty { $0 },
            remark: content.remark.map { SnapshotRemark($0) })
    }

    fileprivate func content(of type: FieldType, _ path: String) throws(SnapshotFailure) -> Content {
        let value = self.value ?? ""
        let tail: Tail =
            if finished == true { .finished } else {
                literals.map { .typed(Int(clamping: $0), padded: padded ?? false) } ?? .none
            }
        let text = self.text ?? type.text(of: value, tail: tail)
        let end = text.utf8.count
        let selection = try self.selection.map { (range) throws(SnapshotFailure) in
            try range.range(openEnd: end, "\(path).selection")
        }
        let zeros = (self.zeros ?? []).reduce(UInt64(0)) { $0 | (1 << UInt64(clamping: $1)) }
        if let selection, TextSpan(exactly: selection, in: text) == nil {
            throw SnapshotFailure(
                "\(path).selection",
                selection.upperBound > end ? "it reaches past the end of the text" : "it is inside a character")
        }
        return Content(
            value: value, text: text, selection: selection ?? end..<end, tail: tail, zeros: zeros,
            remark: remark.map { $0.remark })
    }
}

extension SnapshotRemark {
    fileprivate init(_ remark: Remark) {
        let kind: SnapshotRemarkKind =
            switch remark.kind {
            case .leftOut: .leftOut
            case .readAs: .readAs
            case .clamped: .clamped
            }
        self.init(kind: kind, weight: SnapshotRemarkWeight(remark.weight), text: remark.text)
    }

    fileprivate var remark: Remark {
        let kind: Remark.Kind =
            switch kind {
            case .leftOut: .leftOut
            case .readAs: .readAs
            case .clamped: .clamped
            }
        let weight: Remark.Weight =
            switch weight {
            case .changesMeaning: .changesMeaning
            case .losesDetail: .losesDetail
            case .tells: .tells
            }
        return Remark(kind, weight, text)
    }
}

extension SnapshotRemarkWeight {
    fileprivate init(_ weight: Remark.Weight) {
        switch weight {
        case .changesMeaning: self = .changesMeaning
        case .losesDetail: self = .losesDetail
        case .tells: self = .tells
        }
    }
}

extension SnapshotRange {
    init(_ range: Range<Int>) {
        self.init(start: Int64(range.lowerBound), end: range.upperBound == .max ? nil : Int64(range.upperBound))
    }

    /// - Parameter openEnd: where a range ends that says nothing of its end.
    func range(openEnd: Int, _ path: String) throws(SnapshotFailure) -> Range<Int> {
        let (start, end) = (Int(clamping: self.start), self.end.map { Int(clamping: $0) } ?? openEnd)
        guard start <= end else { throw SnapshotFailure(path, "it ends before it begins") }
        return start..<end
    }

    /// A range whose end is given.
    func closed(_ path: String) throws(SnapshotFailure) -> Range<Int> {
        guard end != nil else { throw SnapshotFailure("\(path).end", "expected an integer, found nothing") }
        return try range(openEnd: 0, path)
    }
}

extension SnapshotEdit {
    fileprivate init(_ entry: EditLog.Entry, of type: FieldType) {
        self.init(
            from: entry.from, before: SnapshotContent(entry.before, of: type),
            sent: entry.sent.map { sent in
                SnapshotSent(
                    range: SnapshotRange(sent.range), inserted: sent.inserted.isEmpty ? nil : sent.inserted,
                    selection: sent.selection.map { SnapshotRange($0) })
            },
            after: entry.valueAfter.isEmpty ? nil : entry.valueAfter, moved: entry.selectionMoved ? true : nil,
            selected: entry.selected.map { SnapshotRange($0) })
    }

    fileprivate func entry(of type: FieldType, _ path: String) throws(SnapshotFailure) -> EditLog.Entry {
        let sent = try self.sent.map { (sent) throws(SnapshotFailure) in
            EditLog.Sent(
                range: try sent.range.closed("\(path).sent.range"), inserted: sent.inserted ?? "",
                selection: try sent.selection.map { (selection) throws(SnapshotFailure) in
                    try selection.closed("\(path).sent.selection")
                })
        }
        return EditLog.Entry(
            from: from, before: try before.content(of: type, "\(path).before"), sent: sent, valueAfter: after ?? "",
            selectionMoved: moved ?? false,
            selected: try selected.map { (selected) throws(SnapshotFailure) in try selected.closed("\(path).selected") }
        )
    }
}

extension SnapshotUnitKind {
    fileprivate init(_ kind: EditHistory.Kind) {
        switch kind {
        case .typing: self = .typing
        case .deletingBackward: self = .deletingBackward
        case .deletingForward: self = .deletingForward
        case .stepping: self = .stepping
        case .single: self = .single
        }
    }
}

extension EditHistory.Kind {
    fileprivate init(_ kind: SnapshotUnitKind) {
        switch kind {
        case .typing: self = .typing
        case .deletingBackward: self = .deletingBackward
        case .deletingForward: self = .deletingForward
        case .stepping: self = .stepping
        case .single: self = .single
        }
    }
}

extension Array {
    /// The elements as they are written; nil where there are none.
    func nonEmpty<Written>(_ written: (Element) -> Written) -> [Written]? { isEmpty ? nil : map(written) }
}
