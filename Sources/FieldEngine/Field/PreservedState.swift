/// All that a field holds besides its definition, as one object that never changes: what a snapshot keeps of it (specification,
/// section 8).
///
/// Nothing has a default here: what is added to `Field` is added here, and then `Field.preservedState` and the snapshot's own
/// reading demand to be told of it. A test compares the two lists of properties.
package final class PreservedState {
    package let content: Content
    package let version: Int64
    package let initialValue: String
    package let isFocused: Bool
    package let wasFocused: Bool
    package let touched: Bool
    package let composition: Content?
    package let history: EditHistory
    package let editLog: EditLog
    package let validity: Field.Validity
    package let phase: Field.Phase
    package let findings: [Finding]
    package let ownError: String?
    package let overriddenWord: String?
    package let showsSuccess: Bool
    package let question: ClientQuestion?
    package let clientVerdict: ClientVerdict?
    package let reports: [FieldReport]
    package let contentState: Field.ContentState
    package let wouldBeValid: Bool
    /// Whether live validation waits. When it is due is not kept: a delay starts anew.
    package let waitsForQuiet: Bool
    package let hasNext: Bool
    package let isRevealed: Bool
    package let log: TransitionLog

    package init(
        content: Content, version: Int64, initialValue: String, isFocused: Bool, wasFocused: Bool, touched: Bool,
        composition: Content?, history: EditHistory, editLog: EditLog, validity: Field.Validity, phase: Field.Phase,
        findings: [Finding], ownError: String?, overriddenWord: String?, showsSuccess: Bool,
        question: ClientQuestion?, clientVerdict: ClientVerdict?, reports: [FieldReport],
        contentState: Field.ContentState, wouldBeValid: Bool, waitsForQuiet: Bool, hasNext: Bool, isRevealed: Bool,
        log: TransitionLog
    ) {
        self.content = content
        self.version = version
        self.initialValue = initialValue
        self.isFocused = isFocused
        self.wasFocused = wasFocused
        self.touched = touched
        self.composition = composition
        self.history = history
        self.editLog = editLog
        self.validity = validity
        self.phase = phase
        self.findings = findings
        self.ownError = ownError
        self.overriddenWord = overriddenWord
        self.showsSuccess = showsSuccess
        self.question = question
        self.clientVerdict = clientVerdict
        self.reports = reports
        self.contentState = contentState
        self.wouldBeValid = wouldBeValid
        self.waitsForQuiet = waitsForQuiet
        self.hasNext = hasNext
        self.isRevealed = isRevealed
        self.log = log
    }
}

/// Why a state is not one that a field can be in.
package struct PreservedStateError: Error, Equatable {
    /// The property, such as `content.selection`.
    package var path: String
    package var reason: String

    package init(_ path: String, _ reason: String) {
        self.path = path
        self.reason = reason
    }
}

extension Field {
    package var preservedState: PreservedState {
        PreservedState(
            content: content, version: version, initialValue: initialValue, isFocused: isFocused,
            wasFocused: wasFocused, touched: touched, composition: composition, history: history,
            editLog: editLog.size <= EditLog.keptBytes ? editLog : EditLog(), validity: validity, phase: phase,
            findings: findings, ownError: ownError, overriddenWord: overriddenWord, showsSuccess: showsSuccess,
            question: question, clientVerdict: clientVerdict, reports: reports, contentState: contentState,
            wouldBeValid: wouldBeValid, waitsForQuiet: liveDeadline != nil, hasNext: hasNext,
            isRevealed: isRevealed, log: log)
    }

    /// A field in a state that it was in before, in another process perhaps. What waits starts anew.
    ///
    /// - Parameters:
    ///   - maximumScalars: how long a value may be, in Unicode scalars.
    ///   - reportLimits: how much may have been reported.
    /// - Throws: `PreservedStateError` where no field is ever in such a state.
    package init(
        number: Int32, identifier: String, definition: FieldDefinition, state: PreservedState, maximumScalars: Int,
        reportLimits: FieldReport.Limits, at now: Moment
    ) throws(PreservedStateError) {
        try state.check(for: definition, maximumScalars: maximumScalars)
        // Twice as much as a text that is typed: what another day asks of it may take a little more.
        if let excess = definition.excess(of: state.content.value, at: now), excess.steps / 2 > excess.maximum {
            throw PreservedStateError("content.value", "it takes more steps than there may be to judge it")
        }
        try state.checkReports(reportLimits)
        self.number = number
        self.identifier = identifier
        self.definition = definition
        content = state.content
        version = state.version
        initialValue = state.initialValue
        isFocused = state.isFocused
        wasFocused = state.wasFocused
        touched = state.touched
        composition = state.composition
        editBox = nil
        if !state.history.isEmpty { history = state.history }
        if !state.editLog.isEmpty { editLog = state.editLog }
        validity = state.validity
        phase = state.phase
        findings = state.findings
        ownError = state.ownError
        overriddenWord = state.overriddenWord
        showsSuccess = state.showsSuccess
        question = state.question
        question?.deadline = now.milliseconds + Int64(definition.validation.clientTimeout)
        clientVerdict = state.clientVerdict
        reports = state.reports
        contentState = state.contentState
        wouldBeValid = state.wouldBeValid
        liveDeadline =
            state.waitsForQuiet ? now.milliseconds + Int64(definition.validation.liveDelay) : nil
        hasNext = state.hasNext
        isRevealed = state.isRevealed
        if !state.log.transitions.isEmpty { log = state.log }
    }

    /// The field without its text and all that would tell of it, as a snapshot keeps one that is secure. Edits of the
    /// text that was left out are not understood: its version is another.
    package func withoutText(at now: Moment) -> Field {
        var field = self
        let empty = (try? filtered(.text(""), at: now))?.content ?? Content()
        if !content.text.isIdentical(to: empty.text) || !content.value.isIdentical(to: empty.value) {
            field.countVersion()
        }
        field.content = empty
        field.moveSelection(to: .caret(empty.text.utf8.count))
        field.initialValue = empty.value
        field.composition = nil
        field.editBox = nil
        field.validity = .unknown
        field.phase = .live
        field.findings = []
        field.overriddenWord = nil
        field.showsSuccess = false
        field.liveDeadline = nil
        field.question = nil
        field.clientVerdict = nil
        // What stays when the text changes is not about the text.
        field.reports = reports.filter { $0.isSticky }
        field.log = TransitionLog()
        field.judgeContent(at: now)
        return field
    }
}

extension PreservedState {
    /// What final formatting may add to a value that is as long as a value may be.
    private static let formattingAllowance = 64

    fileprivate func check(for definition: FieldDefinition, maximumScalars: Int) throws(PreservedStateError) {
        let checker = ContentChecker(
            type: definition.type, maximumScalars: maximumScalars.addingSaturated(Self.formattingAllowance))
        guard version >= 1 else { throw PreservedStateError("version", "it is below 1") }
        // What a value shows as in its country is known when the field is that says which.
        let isPlaced = definition.isPlaced
        try checker.check(content, mayDiffer: isPlaced || composition != nil, "content")
        try checker.check(length: initialValue, "initial")
        if let composition { try checker.check(composition, mayDiffer: isPlaced, "composition") }
        for (index, unit) in history.units.enumerated() {
            try checker.check(unit.before, mayDiffer: isPlaced, "undo[\(index)].before")
        }
        for (index, content) in history.undone.enumerated() {
            try checker.check(content, mayDiffer: isPlaced, "redo[\(index)]")
        }
        var earlier: Int64 = 1
        for (index, entry) in editLog.entries.enumerated() {
            guard entry.from >= earlier, entry.from <= version else {
                throw PreservedStateError("edits[\(index)].from", "it is no version between those around it")
            }
            earlier = entry.from
            // While an input method is at work a text is not what the value would show.
            try checker.check(entry.before, mayDiffer: true, "edits[\(index)].before")
        }
        guard editLog.size <= EditLog.keptBytes else {
            throw PreservedStateError("edits", "they are longer than any kept")
        }
        if let question, question.version < 1 || question.version > version {
            throw PreservedStateError("question.version", "it is no version of the text up to now")
        }
        if question != nil, definition.validation.clientTimeout == 0 {
            throw PreservedStateError("question", "the client's validator has no time to answer")
        }
        if isFocused, !definition.participates, !isPlaced {
            throw PreservedStateError("focused", "the field is disabled or hidden")
        }
    }
}

extension PreservedState {
    fileprivate func checkReports(_ limits: FieldReport.Limits) throws(PreservedStateError) {
        guard reports.count <= limits.owners else {
            throw PreservedStateError("reports", "they are of more than \(limits.owners) owners")
        }
        var owners: Set<String> = []
        for (index, report) in reports.enumerated() {
            let path = "reports[\(index)]"
            if !owners.insert(report.owner).inserted {
                throw PreservedStateError("\(path).owner", "the owner has another report")
            }
            guard !report.findings.isEmpty, report.findings.count <= limits.findings else {
                throw PreservedStateError("\(path).findings", "there are none, or too many")
            }
        }
    }
}

/// Whether contents are such as a field of the type can hold.
private struct ContentChecker {
    let type: FieldType
    let maximumScalars: Int

    /// - Parameter mayDiffer: whether the text may be another than the value's own.
    func check(_ content: Content, mayDiffer: Bool, _ path: String) throws(PreservedStateError) {
        try check(length: content.value, "\(path).value")
        if case .typed(let count, _) = content.tail, count < 0 {
            throw PreservedStateError("\(path).literals", "it is below 0")
        }
        if mayDiffer {
            try check(length: content.text, "\(path).text", allowing: 4)
        } else if !type.text(of: content.value, tail: content.tail).isIdentical(to: content.text) {
            throw PreservedStateError("\(path).text", "it is not how the type shows the value")
        }
    }

    /// - Parameter factor: how many times as long as a value a text may be: it has literals besides.
    func check(length text: String, _ path: String, allowing factor: Int = 1) throws(PreservedStateError) {
        let maximum = maximumScalars.multipliedSaturated(by: factor)
        guard text.utf8.count > maximum, text.unicodeScalars.count > maximum else { return }
        throw PreservedStateError(path, "it is longer than a text may be")
    }
}

extension Int {
    fileprivate func addingSaturated(_ other: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? .max : sum
    }
}

extension FixedWidthInteger {
    func multipliedSaturated(by other: Self) -> Self {
        let (product, overflow) = multipliedReportingOverflow(by: other)
        return overflow ? .max : product
    }
}
