import FieldEngine
import FieldProtocol
import JSONBytes

/// The client's own validator, and what others report (specification, sections 4.4 and 3.6).
extension Session {
    // MARK: Asking

    /// Cancels a superseded question.
    mutating func cancel(_ question: PendingRequests.Question) {
        guard question.state == .asked else { return }
        // A question of the current batch is not written yet, so its cancellation follows it.
        let lane: Channel.Lane = store.questions.isUnwritten(question) ? .behindAnswer : .beforeAnswer
        channel.notify(CancelParams(id: .integer(question.id)), lane: lane)
        channel.trace("question \(question.id) is superseded", lane: lane)
    }

    /// Writes the questions of the turn, behind its diagnostics.
    mutating func writeQuestions() {
        for number in store.takeWantedQuestions() {
            // It may end before it is asked.
            guard store.questions[number] == nil, let field = store[number], let question = field.question else {
                continue
            }
            let phase: ValidationPhase =
                switch question.phase {
                case .live: .live
                case .final: .final
                }
            let id = store.openQuestion(question, of: number, phase: phase)
            channel.ask(
                ClientValidateParams(
                    field: field.identifier, tag: field.settings.tag ?? 0, phase: phase, version: question.version,
                    text: field.text, value: field.value, file: field.definition.type.file.map { FileOptions($0) }),
                id: id)
        }
    }

    // MARK: Being answered

    /// Takes an answer to a request of the server. An answer to an unknown or finished one is dropped.
    mutating func takeAnswer(id: JSONNode?, _ outcome: Envelope.Outcome, at now: Moment) {
        guard life == .running, let id, let integer = channel.document.integer(id),
            let number = store.questions.field(askedBy: integer), let slot = store.slot(of: number),
            // A second answer to a question that was deferred is none.
            store.questions[number]?.state == .asked
        else { return }
        switch outcome {
        case .error:
            settleQuestion(of: slot, .validatorFailed, at: now)
        case .result(let result) where channel.document.kind(result) == .null:
            store.noteDeferral(of: number)
        case .result(let result):
            do throws(DecodingFailure) {
                let verdict = try ValidatorVerdict(decoding: result, in: channel.document)
                settleQuestion(of: slot, finding(verdict, of: slot.field), at: now)
            } catch {
                settleQuestion(of: slot, .validatorFailed, at: now)
            }
        }
    }

    /// Takes a deferred verdict. A superseded one is dropped.
    mutating func takeVerdict(_ params: FieldVerdictParams, at now: Moment) {
        guard let slot = store.slot(of: params.field), let open = store.questions[slot.field.number],
            open.version == params.version, open.phase == params.phase
        else { return }
        settleQuestion(of: slot, finding(params.verdict, of: slot.field), at: now)
    }

    private mutating func settleQuestion(of slot: FieldSlot, _ finding: Finding?, at now: Moment) {
        _ = store.closeQuestion(of: slot.field.number)
        change(slot, at: now) { $0.takeVerdict(finding, at: now) }
    }

    /// The finding of a verdict; nil for success.
    private func finding(_ verdict: ValidatorVerdict, of field: Field) -> Finding? {
        switch verdict.outcome {
        case .success: return nil
        case .failure:
            return finding(
                verdict.code ?? "invalid", severity: verdict.severity ?? .error, message: verdict.message,
                range: verdict.range, of: field)
        }
    }

    private func finding(
        _ code: String, severity: FieldProtocol.Severity, message: String?, range: TextRange?, of field: Field
    ) -> Finding {
        var finding = Finding(
            code, severity: FieldEngine.Severity(rawValue: severity.rawValue) ?? .error, source: .client,
            message: message)
        if field.definition.type.file != nil, FileDemands.codes.contains(code) { finding.sentence = code }
        finding.textRange = range.map { publisher.utf8Range($0, in: field.text) }
        return finding
    }

    /// The client's validator has had its time, where that was not given anew since.
    mutating func runClientTimeout(_ number: Int32, at now: Moment) {
        guard let slot = store.slot(of: number), let deadline = slot.read({ $0.question?.deadline }) else { return }
        guard deadline <= now.milliseconds else {
            store.restart(.clientTimeout(field: number), at: deadline)
            return
        }
        channel.trace("timer: the client's validator of \(slot.field.identifier) has not answered")
        change(slot, at: now) { $0.takeVerdict(.validatorTimeout, at: now) }
    }

    // MARK: Reports

    mutating func report(_ params: FieldReportParams, at now: Moment) throws(ResponseError) -> FieldSnapshot {
        let (slot, field) = try existing(params.field)
        let count = params.diagnostics.count
        let (most, mostOwners) = (configuration.limits.maxReportedDiagnostics, configuration.limits.maxReportOwners)
        guard count <= most else { throw .limitExceeded("maxReportedDiagnostics", maximum: most, found: count) }
        // A report about another text is dropped.
        if let version = params.version, version != field.version { return snapshot(of: field, at: now) }
        let findings = params.diagnostics.map {
            finding($0.code, severity: $0.severity, message: $0.message, range: $0.range, of: field)
        }
        let report = FieldReport(owner: params.owner, findings: findings, isSticky: params.sticky ?? false)
        let changed = try change(slot, at: now) { (field) throws(ResponseError) in
            guard field.takeReport(report, maximumOwners: mostOwners) else {
                throw .limitExceeded("maxReportOwners", maximum: mostOwners, found: mostOwners + 1)
            }
            return field
        }
        return snapshot(of: changed, at: now)
    }
}
