extension FieldSettings {
    /// Has the rules name fields of a row of a section (specification, section 6).
    public mutating func nameFields(inRow row: String) {
        guard var policy = validation else { return }
        policy.liveRules = policy.liveRules.map { $0.inRow(row) }
        policy.finalRules = policy.finalRules.map { $0.inRow(row) }
        validation = policy
    }
}
