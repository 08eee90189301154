/// What somebody outside found about a field (specification, section 3.6, `field/report`).
public struct FieldReport: Equatable, Sendable {
    /// Who reports. A report takes the place of its owner's earlier one.
    public var owner: String
    public var findings: [Finding]
    /// Whether it stays when the text changes.
    public var isSticky: Bool

    /// How much may be reported about a field.
    public struct Limits: Sendable {
        /// The most owners whose reports it holds.
        public var owners: Int
        /// The most findings of a report.
        public var findings: Int

        public init(owners: Int, findings: Int) {
            self.owners = owners
            self.findings = findings
        }
    }

    public init(owner: String, findings: [Finding], isSticky: Bool) {
        self.owner = owner
        self.findings = findings
        self.isSticky = isSticky
    }
}

extension Field {
    /// Takes a report; one without findings takes its owner's earlier one away.
    ///
    /// - Returns: False where there are that many owners already; nothing was changed.
    public mutating func takeReport(_ report: FieldReport, maximumOwners: Int) -> Bool {
        let place = reports.firstIndex { $0.owner == report.owner }
        if report.findings.isEmpty {
            if let place { reports.remove(at: place) }
        } else if let place {
            reports[place] = report
        } else {
            guard reports.count < maximumOwners else { return false }
            reports.append(report)
        }
        return true
    }

    var isReportedInvalid: Bool { rare != nil && reports.contains { $0.findings.hasError } }

    /// What was found, between the field's own error and what others reported.
    func withReports(_ found: [Finding]) -> [Finding] {
        if rare == nil || ownError == nil && reports.isEmpty { return found }
        let own = ownError.map { [Finding("error", source: .client, message: $0)] } ?? []
        return (own + found + reports.flatMap { $0.findings }).bySeverity()
    }
}
