/// A question to the client's validator that is out (specification, section 4.4). It is about the text as it is now:
/// every change of the text ends it.
public struct ClientQuestion: Equatable, Sendable {
    /// The version that the client was asked about. The field's own may be higher by now, with the same text.
    public var version: Int64
    /// The phase that its verdict will be part of: that of the asking, or final where final validation has come since.
    public var phase: Field.Phase
    /// When waiting ends, in milliseconds of the clock.
    public var deadline: Int64

    public init(version: Int64, phase: Field.Phase, deadline: Int64) {
        self.version = version
        self.phase = phase
        self.deadline = deadline
    }
}

/// What the client's validator said of the text as it is now, or what stands for it: a time-out, an answer that was
/// none. It counts in both phases, until the text changes.
public struct ClientVerdict: Equatable, Sendable {
    /// Nil: nothing is wrong.
    public var finding: Finding?

    public init(finding: Finding? = nil) {
        self.finding = finding
    }
}

extension Finding {
    /// The client's validator has not answered within `clientTimeout`.
    public static var validatorTimeout: Finding { notChecked("validator-timeout") }
    /// The client's validator has answered with an error, or with what is no verdict.
    public static var validatorFailed: Finding { notChecked("validator-failed") }

    private static func notChecked(_ code: String) -> Finding {
        var finding = Finding(code, severity: .warning, source: .client)
        // The words are ours, not the client's.
        finding.sentence = code
        return finding
    }
}

extension Field {
    /// What final validation knows of the client's part in it.
    enum ClientPart: Equatable {
        /// The client has no say: it is not asked, or the text is empty.
        case none
        case known(Finding?)
        /// It has not been asked about this text, or has not answered.
        case unknown
    }

    var clientPart: ClientPart {
        let policy = definition.validation
        guard definition.asksClient, participates, !content.value.isEmpty else { return .none }
        if let clientVerdict { return .known(clientVerdict.finding) }
        return question != nil || policy.asksClientFinal ? .unknown : .none
    }

    /// The last link of the chain, behind what the server itself found: adds what the client said of this text.
    ///
    /// - Returns: True where it has to be waited for. The question is out then; there is never more than one, which
    ///   final validation takes over from live.
    mutating func waitsForClient(in phase: Phase, behind found: inout [Finding], at now: Moment) -> Bool {
        let policy = definition.validation
        guard definition.asksClient, participates, !content.value.isEmpty, !found.hasError else {
            question = nil
            return false
        }
        if let clientVerdict {
            if let finding = clientVerdict.finding { found.append(finding) }
            return false
        }
        if policy.clientTimeout == 0, question != nil || policy.asksClient(in: phase) {
            // Without any time, nobody is asked: no answer could come before it is over.
            question = nil
            clientVerdict = ClientVerdict(finding: .validatorTimeout)
            found.append(.validatorTimeout)
            return false
        }
        if question != nil {
            if phase == .final { question?.phase = .final }
            return true
        }
        guard policy.asksClient(in: phase) else { return false }
        let deadline = now.milliseconds &+ Int64(policy.clientTimeout)
        question = ClientQuestion(version: version, phase: phase, deadline: deadline)
        return true
    }

    /// The client's verdict about the text as it is now, which a question waited for. Nil: nothing is wrong.
    public mutating func takeVerdict(_ finding: Finding?, at now: Moment) {
        guard let asked = question else { return }
        question = nil
        clientVerdict = ClientVerdict(finding: finding)
        switch asked.phase {
        case .live: liveVerdict(at: now)
        case .final: finalVerdict(reaches: true, at: now)
        }
    }

    /// Nobody is asked any longer, and nothing is known of what was asked.
    mutating func forgetClient() {
        guard rare != nil else { return }
        clientVerdict = nil
        endQuestion()
    }

    /// Nobody is asked any longer; what was answered still counts.
    mutating func endQuestion() {
        guard isAsking else { return }
        question = nil
        if validity == .pending { validity = .unknown }
    }

    /// Counts a version with another text: what others said of the one before is over (specification, section 4.4).
    mutating func textMoved() {
        countVersion()
        guard rare != nil else { return }
        forgetClient()
        if !reports.isEmpty { reports.removeAll { !$0.isSticky } }
    }

    /// Counts a version, as far as there is one more.
    mutating func countVersion() { if version < Self.greatestVersion { version += 1 } }
}

extension ValidationPolicy {
    func asksClient(in phase: Field.Phase) -> Bool {
        switch phase {
        case .live: asksClientLive
        case .final: asksClientFinal
        }
    }
}
