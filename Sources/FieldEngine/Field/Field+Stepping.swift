/// Steps to the value beside the one that is there (specification, section 3.4): what arrow keys and spin buttons do.
extension Field {
    /// Makes a step. The caller has looked at `isEditable`. What a client shows of it is the server's: it is nowhere in the
    /// client's view.
    public mutating func step(_ target: FieldStep, origin: FieldEdit.Origin, at now: Moment) -> EditOutcome {
        guard !isComposing else { return .refused(.composing) }
        // A number is the one that its keys say, as if its editing had ended.
        let read = definition.type.formatter.isNumber ? contentOfKeys(at: now) : nil
        let stepped = definition.type.stepped(
            read ?? content, by: target, among: definition.choices, editor(), today: now.today)
        guard let stepped else { return .refused(.notAllowedHere) }
        let before = content
        let versionBefore = version
        let isLeft = !origin.focuses && !isFocused
        content = isLeft ? finished(stepped, at: now) : stepped
        if isLeft {
            moveSelection(to: .caret(content.text.utf8.count))
        } else {
            focusWithoutJudging()
        }
        if !content.isLike(before) {
            history.record(
                before: before, change: 0..<before.text.utf8.count, caret: content.selection, kind: .stepping)
        }
        var outcome = EditOutcome()
        outcome.textChanged = !content.text.isIdentical(to: before.text)
        if outcome.textChanged {
            textMoved()
            textChanged(at: now)
            logOtherChange(before: before, from: versionBefore, movesCaret: false)
            if isLeft { finalVerdict(reaches: definition.validation.on.contains(.blur), at: now) }
        }
        return outcome
    }

    /// Whether a step leads on, and back; nil where nothing can be stepped. Of a secret nothing is told.
    func stepDirections(at now: Moment) -> WidgetView.Stepping? {
        guard definition.isEditable, !isSecure else { return nil }
        return definition.type.stepDirections(
            from: content, among: definition.choices, shownParts, today: now.today
        )
        .map { WidgetView.Stepping(increment: $0.up, decrement: $0.down) }
    }
}

extension EditOutcome {
    /// Nothing was done.
    static func refused(_ reason: Refusal) -> EditOutcome {
        var outcome = EditOutcome(refusal: reason)
        outcome.accepted = false
        return outcome
    }
}
