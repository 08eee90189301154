/// Settings of a session, from the command line.
public struct SessionConfiguration: Sendable {
    public var framing = FramingChoice.automatic
    public var limits = Limits()
    /// The version that `initialize` announces.
    public var version = "0.1.0"

    public init() {}
}

/// The limits that `initialize` announces (specification, section 2). Each has a flag.
public struct Limits: Sendable {
    /// The largest body of a message.
    public var maxMessageBytes = 8 << 20
    /// How deep arrays and objects may be nested.
    public var maxDepth = 64
    public var maxFields = 1_000_000
    /// The longest text of a field, in Unicode scalars.
    public var maxTextLength = 262_144
    /// The most states of a compiled pattern.
    public var maxPatternStates = 10_000
    /// The most steps that a message may take: to compile what it defines, to judge a text that it makes.
    public var maxTurnWork = 20_000_000
    /// How much output may be queued before reading stops, in bytes.
    public var maxPending = 64 << 20
    /// The most members of a batch.
    public var maxBatch = 10_000
    /// The most types of a client's own.
    public var maxTypes = 10_000
    /// The most forms.
    public var maxForms = 100_000
    /// The most entries of all lists and tables of one definition: choices, rules and what they list, templates,
    /// messages, groups.
    public var maxEntries = 100_000
    /// The most pages of a form, and the most sections.
    public var maxPages = 1_000
    /// The most rows of a section.
    public var maxRows = 1_000
    /// The most fields that all rules between fields may name together.
    public var maxRuleFields = 1_000_000
    /// The most texts that a `type/check` or `form/check` judges.
    public var maxCheckedTexts = 100_000
    /// The most diagnostics of a report.
    public var maxReportedDiagnostics = 100
    /// The most owners whose reports a field holds.
    public var maxReportOwners = 16

    public init() {}
}
