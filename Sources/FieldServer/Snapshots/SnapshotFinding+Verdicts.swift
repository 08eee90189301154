import FieldEngine
import FieldProtocol

// Findings, reports and questions of a snapshot.

extension SnapshotFinding {
    init(_ finding: Finding) {
        self.init(
            severity: Severity(rawValue: finding.severity.rawValue) ?? .error, code: finding.code,
            source: DiagnosticSource(rawValue: finding.source.rawValue) ?? .type,
            range: finding.range.map { SnapshotRange($0) }, textRange: finding.textRange.map { SnapshotRange($0) },
            data: finding.data.isEmpty ? nil : .table(finding.data),
            message: finding.message, sentence: finding.sentence)
    }

    func finding(_ path: String) throws(SnapshotFailure) -> Finding {
        var members: [Parameter.Member] = []
        if case .table(let given) = data { members = given }
        var finding = Finding(
            code, severity: .init(rawValue: severity.rawValue) ?? .error,
            source: .init(rawValue: source.rawValue) ?? .type,
            range: try range.map { (range) throws(SnapshotFailure) in
                try range.range(openEnd: .max, "\(path).range")
            },
            data: members, message: message)
        finding.textRange = try textRange.map { (range) throws(SnapshotFailure) in
            try range.range(openEnd: .max, "\(path).textRange")
        }
        finding.sentence = sentence
        return finding
    }
}

extension SnapshotReport {
    init(_ report: FieldReport) {
        self.init(
            owner: report.owner, findings: report.findings.map { SnapshotFinding($0) },
            sticky: report.isSticky ? true : nil)
    }

    func report(_ path: String) throws(SnapshotFailure) -> FieldReport {
        var findings: [Finding] = []
        for (index, finding) in self.findings.enumerated() {
            findings.append(try finding.finding("\(path).findings[\(index)]"))
        }
        return FieldReport(owner: owner, findings: findings, isSticky: sticky == true)
    }
}

extension SnapshotQuestion {
    /// The open question of a field, with the request to the client; nil if there is none.
    init?(_ question: ClientQuestion?, asked: PendingRequests.Question?, waiting: Int64?) {
        guard let question, let asked else { return nil }
        self.init(
            id: asked.id, version: question.version, asked: asked.phase,
            phase: question.phase == .final ? .final : .live, later: asked.state == .deferred ? true : nil,
            waiting: waiting ?? 0)
    }

    /// Its time starts when the field is there.
    var question: ClientQuestion {
        ClientQuestion(version: version, phase: phase == .final ? .final : .live, deadline: 0)
    }
}

extension SnapshotTransition {
    init(_ transition: TransitionLog.Transition) {
        self.init(
            version: transition.version, event: transition.event, from: transition.from, to: transition.to,
            time: transition.time)
    }
}

extension SnapshotField {
    var transitionLog: TransitionLog {
        var result = TransitionLog()
        for transition in log ?? [] {
            result.append(
                TransitionLog.Transition(
                    version: transition.version, event: transition.event, from: transition.from, to: transition.to,
                    time: transition.time))
        }
        return result
    }
}
