import FieldEngine
import FieldProtocol
import JSONBytes

/// The client's own validator, and what others report (specification, sections 4.4 and 3.6).
extension Session {
    // MARK: Asking

    /// Brings what the client is asked about a field in line with what the field asks: called after each change of a
    /// field that asks or asked, and after a field was made, replaced or disposed of.
    mutating func followQuestion(of number: Int32) {
        follow(registry[number]?.question, of: number)
    }

    /// The same with what the field asks.
    mutating func follow(_ wanted: ClientQuestion?, of number: Int32) {
        if let open = questions[number], open.version != wanted?.version { cancelQuestion(of: number) }
        if wanted != nil, questions[number] != nil { return }
        timers.drop(.clientTimeout(field: number))
        guard let wanted else { return }
        timers.restart(.clientTimeout(field: number), at: wanted.deadline)
        askingFields.append(number)
    }

    mutating func cancelQuestion(of number: Int32) {
        guard let question = questions.close(field: number), !question.isPutOff else { return }
        let cancellation = CancelParams(id: .integer(question.id))
        // A question of the batch in hand is not written yet: what takes it back follows it.
        let isBefore = !questions.isUnwritten(question)
        if isBefore { swap(&notifications, &cancellations) }
        notify(cancellation)
        trace("question \(question.id) is superseded")
        if isBefore { swap(&notifications, &cancellations) }
    }

    /// Writes the questions of the turn, behind its diagnostics.
    mutating func writeQuestions() {
        guard !askingFields.isEmpty else { return }
        for number in askingFields {
            // It may be over before it was asked.
            guard questions[number] == nil, let field = registry[number], let question = field.question else {
                continue
            }
            let phase: ValidationPhase =
                switch question.phase {
                case .live: .live
                case .final: .final
                }
            let id = questions.open(field: number, version: question.version, phase: phase)
            ask(
                ClientValidateParams(
                    field: field.identifier, tag: field.settings.tag ?? 0, phase: phase, version: question.version,
                    text: field.text, value: field.value),
                id: id)
        }
        askingFields.removeAll(keepingCapacity: true)
    }

    // MARK: Being answered

    /// Takes an answer to a request of the server. One to a request that is over, or never was, is dropped.
    mutating func takeAnswer(id: JSONNode?, _ outcome: Envelope.Outcome, at now: Moment) {
        guard lifecycle == .running, let id, let integer = document.integer(id),
            let number = questions.field(askedBy: integer), let field = registry[number],
            // A second answer to a question that was put off is none.
            questions[number]?.isPutOff == false
        else { return }
        switch outcome {
        case .error:
            settleQuestion(of: number, .validatorFailed, at: now)
        case .result(let result) where document.kind(result) == .null:
            questions.putOff(field: number)
        case .result(let result):
            do throws(DecodingFailure) {
                let verdict = try ValidatorVerdict(decoding: result, in: document)
                settleQuestion(of: number, finding(verdict, of: field), at: now)
            } catch {
                settleQuestion(of: number, .validatorFailed, at: now)
            }
        }
    }

    /// Takes the verdict that a client put off. One that nobody waits for any more is dropped.
    mutating func takeVerdict(_ params: FieldVerdictParams, at now: Moment) {
        guard let field = registry[params.field], let open = questions[field.number], open.version == params.version,
            open.phase == params.phase
        else { return }
        settleQuestion(of: field.number, finding(params.verdict, of: field), at: now)
    }

    private mutating func settleQuestion(of number: Int32, _ finding: Finding?, at now: Moment) {
        _ = questions.close(field: number)
        _ = try? change(number, at: now) { (field) throws(ResponseError) in field.takeVerdict(finding, at: now) }
    }

    /// What a verdict finds; nil where nothing is wrong.
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
        finding.textRange = range.map { utf8Range($0, in: field.text) }
        return finding
    }

    /// The client's validator has had its time, where that was not given anew since.
    mutating func runClientTimeout(_ number: Int32, at now: Moment) {
        guard let field = registry[number], let deadline = field.question?.deadline else { return }
        guard deadline <= now.milliseconds else {
            timers.restart(.clientTimeout(field: number), at: deadline)
            return
        }
        trace("timer: the client's validator of \(field.identifier) has not answered")
        _ = try? change(number, at: now) { (field) throws(ResponseError) in
            field.takeVerdict(.validatorTimeout, at: now)
        }
    }

    // MARK: Reports

    mutating func report(_ params: FieldReportParams, at now: Moment) throws(ResponseError) -> FieldSnapshot {
        let (number, field) = try existing(params.field)
        let count = params.diagnostics.count
        let (most, mostOwners) = (configuration.limits.maxReportedDiagnostics, configuration.limits.maxReportOwners)
        guard count <= most else { throw .limitExceeded("maxReportedDiagnostics", maximum: most, found: count) }
        // What is about another text is dropped.
        if let version = params.version, version != field.version { return snapshot(of: field, at: now) }
        let findings = params.diagnostics.map {
            finding($0.code, severity: $0.severity, message: $0.message, range: $0.range, of: field)
        }
        let report = FieldReport(owner: params.owner, findings: findings, isSticky: params.sticky ?? false)
        let changed = try change(number, at: now) { (field) throws(ResponseError) in
            guard field.takeReport(report, maximumOwners: mostOwners) else {
                throw .limitExceeded("maxReportOwners", maximum: mostOwners, found: mostOwners + 1)
            }
            return field
        }
        return snapshot(of: changed, at: now)
    }
}
