public import FieldSchema

/// Settings of a session, from the command line.
public struct SessionConfiguration: Sendable {
    public var framing = FramingChoice.automatic
    public var limits = Limits()
    /// The version that `initialize` announces.
    public var version = "0.1.0"
    /// Tables that are not in their place yet.
    public var absentTables: [TableFile] = []

    public init() {}

    /// The flags that make a session like this one.
    public var flags: [String] {
        ["--framing=\(framing.rawValue)"] + LimitFlag.allCases.map { "\($0.rawValue)=\(limits[$0])" }
    }
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

    /// What of them a form of a schema is held to.
    public var ofSchemas: SchemaLimits {
        SchemaLimits(patternStates: maxPatternStates, work: maxTurnWork, sections: maxPages, rows: maxRows)
    }
}

/// The flag of each limit (specification, section 2.2).
public enum LimitFlag: String, CaseIterable, Sendable {
    case maxMessageBytes = "--max-message-bytes"
    case maxDepth = "--max-depth"
    case maxFields = "--max-fields"
    case maxTextLength = "--max-text-length"
    case maxPatternStates = "--max-pattern-states"
    case maxTurnWork = "--max-turn-work"
    case maxPending = "--max-pending"
    case maxBatch = "--max-batch"
    case maxTypes = "--max-types"
    case maxForms = "--max-forms"
    case maxEntries = "--max-entries"
    case maxPages = "--max-pages"
    case maxRows = "--max-rows"
    case maxRuleFields = "--max-rule-fields"
    case maxCheckedTexts = "--max-checked-texts"
    case maxReportedDiagnostics = "--max-reported-diagnostics"
    case maxReportOwners = "--max-report-owners"

    /// What it may be set to. The upper bounds are those of counters and of the stack, not recommendations.
    public var bounds: ClosedRange<Int> {
        switch self {
        case .maxMessageBytes, .maxFields: 1...1 << 30
        case .maxDepth: 1...1000
        case .maxTextLength: 1...1 << 28
        case .maxPatternStates, .maxBatch, .maxForms, .maxEntries: 1...1 << 24
        case .maxTurnWork, .maxPending: 1...Int(clamping: Int64(1) << 40)
        case .maxTypes, .maxRuleFields, .maxCheckedTexts, .maxReportedDiagnostics: 0...1 << 24
        case .maxPages, .maxReportOwners: 0...1 << 16
        case .maxRows: 0...1 << 20
        }
    }
}

extension Limits {
    public subscript(flag: LimitFlag) -> Int {
        get {
            switch flag {
            case .maxMessageBytes: maxMessageBytes
            case .maxDepth: maxDepth
            case .maxFields: maxFields
            case .maxTextLength: maxTextLength
            case .maxPatternStates: maxPatternStates
            case .maxTurnWork: maxTurnWork
            case .maxPending: maxPending
            case .maxBatch: maxBatch
            case .maxTypes: maxTypes
            case .maxForms: maxForms
            case .maxEntries: maxEntries
            case .maxPages: maxPages
            case .maxRows: maxRows
            case .maxRuleFields: maxRuleFields
            case .maxCheckedTexts: maxCheckedTexts
            case .maxReportedDiagnostics: maxReportedDiagnostics
            case .maxReportOwners: maxReportOwners
            }
        }
        set {
            switch flag {
            case .maxMessageBytes: maxMessageBytes = newValue
            case .maxDepth: maxDepth = newValue
            case .maxFields: maxFields = newValue
            case .maxTextLength: maxTextLength = newValue
            case .maxPatternStates: maxPatternStates = newValue
            case .maxTurnWork: maxTurnWork = newValue
            case .maxPending: maxPending = newValue
            case .maxBatch: maxBatch = newValue
            case .maxTypes: maxTypes = newValue
            case .maxForms: maxForms = newValue
            case .maxEntries: maxEntries = newValue
            case .maxPages: maxPages = newValue
            case .maxRows: maxRows = newValue
            case .maxRuleFields: maxRuleFields = newValue
            case .maxCheckedTexts: maxCheckedTexts = newValue
            case .maxReportedDiagnostics: maxReportedDiagnostics = newValue
            case .maxReportOwners: maxReportOwners = newValue
            }
        }
    }
}
