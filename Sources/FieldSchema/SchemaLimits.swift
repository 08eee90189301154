/// How much a form of a schema may be: what a session allows that opens it.
public struct SchemaLimits: Sendable {
    /// The most states of a compiled pattern.
    var patternStates: Int
    /// The most steps to define a field.
    var work: Int
    /// The most sections of a form.
    var sections: Int
    /// The most rows of a section.
    var rows: Int

    public init(patternStates: Int, work: Int, sections: Int, rows: Int) {
        (self.patternStates, self.work, self.sections, self.rows) = (patternStates, work, sections, rows)
    }
}
