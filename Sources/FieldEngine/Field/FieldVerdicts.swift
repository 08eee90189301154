import Automata

/// How verdicts come about and reach the state (specification, section 4.1).
extension Field {
    /// Judges what is true, whatever may show yet of rules between fields.
    private var strict: Validator {
        @inline(__always) get { Validator(definition: definition, identifier: identifier, known: knownRelatedFields) }
    }

    /// Judges what may show: rules between fields wait until all that they name are touched or show a verdict.
    @inline(__always)
    private func validator(ownIsReady: Bool) -> Validator {
        Validator(
            definition: definition, identifier: identifier, known: knownRelatedFields, onlyReady: true,
            ownIsReady: ownIsReady)
    }

    /// Brings up to date what is true of the text, whether it shows or not.
    mutating func judgeContent(at now: Moment) {
        contentState = definition.contentState(of: content.value, caret: caretInValue, at: now)
        if hasOpenSign, contentState == .impossible, groupBegun(at: now) != nil { contentState = .partial }
        // What is not whole yet is not put into words.
        wouldBeValid =
            definition.isWhole(content.value, at: now) && !content.isMisread
            && !strict.final(content.value, at: now).hasError
    }

    /// After every change of the text, which the caller has counted.
    mutating func textChanged(at now: Moment) {
        judgeContent(at: now)
        let policy = definition.validation
        if validity == .invalid || !findings.isEmpty {
            switch policy.afterError {
            case .recheck where findings.hasError:
                // Judged by the phase that set the error, at once.
                liveDeadline = nil
                let judged = phase
                rejudge(at: now)
                if findings.hasError || question != nil { return }
                if policy.on.contains(.change) {
                    // What was judged at once is not judged again after a pause, but by a client that was not asked.
                    if judged == .live { return }
                    if !policy.asksClientLive {
                        liveVerdict(at: now)
                        return
                    }
                }
            case .keep where findings.hasError:
                liveDeadline = nil
                return
            case .recheck, .clear, .keep: break
            }
        }
        guard policy.on.contains(.change) else {
            showNothing()
            return
        }
        guard policy.liveDelay > 0 else {
            liveVerdict(at: now)
            return
        }
        liveDeadline = now.milliseconds + Int64(policy.liveDelay)
        showNothing()
    }

    mutating func liveVerdict(at now: Moment) {
        let caret = caretInValue
        // What is whole shows that it is with this verdict.
        let validator = validator(ownIsReady: isReady || contentState == .complete)
        let isOpen = hasOpenSign
        let value = isOpen && contentState == .partial ? groupBegun(at: now) ?? content.value : content.value
        var found = validator.live(value, caret: caret, at: now)
        // What a sign is left out of may become a group, and then it is none.
        if !isOpen || openSign == nil { found = remarked(found) }
        let validity: Validity
        if waitsForClient(in: .live, behind: &found, at: now) {
            validity = .pending
        } else if found.hasError {
            validity = .invalid
        } else if found.hasWarning {
            validity = .warning
        } else {
            validity = !isBlank && chainSubmitState == .acceptable ? .valid : .unknown
        }
        show(found, validity, phase: .live)
    }

    /// Judges the text as final; the verdict is shown where the policy lets it reach the state. `isDecisive`: rules
    /// between fields do not wait.
    mutating func finalVerdict(reaches: Bool, isDecisive: Bool = false, at now: Moment) {
        let waitedForQuiet = liveDeadline != nil
        liveDeadline = nil
        let isAlone = isDecisive || relatedFields.isEmpty
        var found = remarked(
            isAlone ? strict.final(content.value, at: now) : validator(ownIsReady: true).final(content.value, at: now))
        wouldBeValid =
            isAlone ? !found.hasError : !content.isMisread && !strict.final(content.value, at: now).hasError
        guard reaches else {
            // Whoever is not asked finally is judged now by what waited for quiet.
            if waitedForQuiet { liveVerdict(at: now) }
            return
        }
        let validity: Validity
        if waitsForClient(in: .final, behind: &found, at: now) {
            validity = .pending
        } else if found.hasError {
            validity = .invalid
        } else if found.hasWarning {
            validity = .warning
        } else {
            // Where a rule between fields waits, it is not known yet.
            validity = isBlank && !definition.isRequired || !wouldBeValid ? .unknown : .valid
        }
        show(found, validity, phase: .final)
    }

    /// A number that the one with an open sign at its end can become, where its digits as they stand can't be decimals of the
    /// field: they are a group (specification, section 9.6).
    private func groupBegun(at now: Moment) -> String? {
        guard let sign = openSign, sign.mayBeDecimal,
            case .impossible = definition.contentState(of: content.value, caret: nil, at: now)
        else { return nil }
        return sign.groups(of: content.value).first {
            definition.contentState(of: $0, caret: nil, at: now) != .impossible
        }
    }

    /// Whether a number may have a sign whose meaning is open. Inlined, as all that is asked with each key.
    @inline(__always)
    private var hasOpenSign: Bool { content.zeros > OpenSign.prefixMask && definition.type.formatter.isNumber }

    /// The sign at the end of a number whose meaning the next digits tell.
    var openSign: OpenSign? {
        guard hasOpenSign, let sign = OpenSign(in: content.zeros), sign.kind != .ownSign,
            sign.digits(of: content.value).utf8.count < sign.place + 3
        else { return nil }
        return sign
    }

    /// Whether it is as it was before anybody filled it in: a flag says no then.
    public var saysNothing: Bool { definition.type.saysNothing(content.value) }

    /// Whether there is nothing to judge: no text, or white space that doesn't count.
    var isBlank: Bool { content.value.isEmpty || definition.judged(content.value).text.isEmpty }

    /// What was found, with what is to be said of how the text was read before it: it explains the rest.
    private func remarked(_ found: [Finding]) -> [Finding] {
        guard let remark = content.remark else { return found }
        // A hint quotes the text, which is not for secrets.
        if isSecure { return remark.kind == .readAs ? found : [remark.findingOfSecret] + found }
        return [remark.finding] + found
    }

    /// Judges again what shows, by the phase that set it.
    mutating func rejudge(at now: Moment) {
        if phase == .final { finalVerdict(reaches: true, at: now) } else { liveVerdict(at: now) }
    }

    /// Judges again what shows because of another field. What typing may still mend is left alone where there is
    /// typing: not in a field that its user has left.
    private mutating func judgeFromOutside(at now: Moment) {
        if touched, !isFocused, !Validator(definition: definition).final(content.value, at: now).hasError {
            finalVerdict(reaches: true, at: now)
        } else {
            rejudge(at: now)
        }
    }

    /// What comes of another field's change for what shows here.
    mutating func judgeAgain(after event: ValidationPolicy.Triggers, at now: Moment) {
        guard isReady else {
            // A rule may show on a field that it does not compare; that one's own errors wait for its user.
            let found = validator(ownIsReady: false).groupFindings(content.value, caret: nil, isLive: false, at: now)
            if found.hasError, definition.validation.on.isDisjoint(with: event) == false {
                show(found, .invalid, phase: .final)
            }
            return
        }
        let policy = definition.validation
        if findings.hasError {
            switch policy.afterError {
            case .recheck:
                judgeFromOutside(at: now)
                return
            case .clear where blamesOthers(at: now): show([], .unknown, phase: phase)
            case .clear, .keep: return
            }
        }
        if !policy.on.isDisjoint(with: event) {
            judgeFromOutside(at: now)
        } else if validity == .valid, !wouldBeValid {
            show(findings, .unknown, phase: phase)
        }
    }

    /// Whether the error that shows is only about other fields, so that it goes when they change.
    private func blamesOthers(at now: Moment) -> Bool {
        guard let source = findings.first?.source, source == .group || source == .rule else { return false }
        let alone = Validator(definition: definition)
        return
            !(phase == .final
            ? alone.final(content.value, at: now) : alone.live(content.value, caret: nil, at: now)).hasError
    }

    /// What final validation would say now, the state untouched: `field/check`.
    public func check(at now: Moment) -> FieldCheck {
        var found = remarked(strict.final(content.value, at: now))
        var isUnknown = false
        if !found.hasError {
            switch clientPart {
            case .none, .known(nil): break
            case .known(let finding?): found.append(finding)
            case .unknown: isUnknown = true
            }
        }
        let shown = withReports(found.bySeverity())
        return FieldCheck(findings: shown, pending: isUnknown && !shown.hasError)
    }

    /// What was said is over, and nothing is said instead: no verdict, so that a word set by hand stays.
    private mutating func showNothing() {
        let word = overriddenWord
        show([], .unknown, phase: .live)
        overriddenWord = word
    }

    private mutating func show(_ found: [Finding], _ validity: Validity, phase: Phase) {
        findings = found.bySeverity()
        self.validity = validity
        self.phase = phase
        overriddenWord = nil
        showsSuccess =
            validity == .valid
            && (definition.hasSomethingToCheck || knownRelatedFields.map { !$0.groupRules.isEmpty } ?? false)
    }

    /// Where in the value the caret is; nil where there is a selection instead, or an input method at work: its text is not
    /// laid out, so that its caret has no place in the value.
    @inline(__always)
    var caretInValue: Int? {
        content.selection.isEmpty && !isComposing ? layoutValueOffset(content.selection.lowerBound) : nil
    }

    /// The offset in the value of one in the text. Inlined, as all that is asked with each key: a field that is being
    /// changed is copied where it is asked by a call.
    @inline(__always)
    func layoutValueOffset(_ offset: Int) -> Int {
        // All of the value lies before the end of the text, which is where the caret mostly is.
        if offset >= content.text.utf8.count { return content.value.utf8.count }
        return switch definition.type.formatter {
        case .plain: offset
        case .template(let format):
            definition.shown.shape(for: content.value, in: format).valueOffset(ofText: offset, in: content.value)
        case .parts, .number: layout.valueOffset(ofText: offset)
        }
    }
}

/// What final validation would say of a field.
public struct FieldCheck: Equatable, Sendable {
    public var findings: [Finding]
    /// Whether only the verdict of the client's validator is missing.
    public var pending: Bool

    public var valid: Bool { !pending && !findings.hasError }
}

extension FieldDefinition {
    /// The truth about the text: of the language of its type, its lengths, its rules that are languages, or would be of plain texts.
    func contentState(of value: String, caret: Int?, at now: Moment) -> Field.ContentState {
        let judged = judgedLive(value, caret: caret, at: now)
        if judged.value.text.isEmpty { return .empty }
        let verdict = language.verdict(judged.value.text, caret: judged.caret, today: now.today)
        if case .impossible = verdict { return .impossible }
        if language.disorder(of: judged.value.text, today: now.today) != nil { return .impossible }
        guard verdict == .complete else { return .partial }
        let text = judged.value.text
        // Rules that ask what a text stands for are no languages because of that.
        let isMet = allRules.allSatisfy { rule in
            rule.severity != .error || !rule.mayBeLanguage || rule.isLanguage(of: type)
                || rule.isMet(by: text, definition: self, others: [:], at: now)
        }
        if isMet { return .complete }
        return language.isFull(text, caret: judged.caret, today: now.today) ? .impossible : .partial
    }
}
