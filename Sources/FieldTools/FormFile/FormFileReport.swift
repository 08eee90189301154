/// What `field-server check` has to say of a form file (specification, appendix A).
public struct FormFileReport: Equatable, Sendable {
    /// In the order of the file; of errors and of warnings each the first ``shown`` that were found.
    public var problems: [FormFileProblem]
    /// How many more there are.
    public var moreErrors = 0
    public var moreWarnings = 0
    /// Whether the check gave up before the end: what is wrong would have taken more work than such a file is worth.
    public var isCutShort = false
    /// The contents of the form; nil for an unreadable file.
    public var contents: Contents?

    /// What is in the form, and how many of each.
    public struct Contents: Equatable, Sendable {
        public var title: String
        /// The name of the form in the session that checked it, which has it if it is fine.
        public var form: String
        public var fields: Int
        public var groups: Int
        public var types: Int
        /// Rules between fields.
        public var rules: Int
        public var pages = 0
        public var sections = 0
    }

    /// As many errors are told, and as many warnings: nobody reads more at once.
    public static let shown = 100

    public var errorCount: Int { problems.count { $0.severity == .error } + moreErrors }
    public var warningCount: Int { problems.count { $0.severity == .warning } + moreWarnings }

    /// Whether a loader can use the file: warnings don't count.
    public var isFine: Bool { errorCount == 0 && !isCutShort }
}

/// Something that is wrong in a form file, or looks so.
public struct FormFileProblem: Equatable, Sendable {
    /// With an error a loader can't use the file.
    public enum Severity: String, Sendable { case error, warning }

    public var severity: Severity
    /// The member, such as `fields[3].type.format`; empty for the file as a whole.
    public var path: String
    /// The problem, for people.
    public var reason: String
    /// What an editor may do about it.
    public var remedy: Remedy?
    /// Where it begins, in bytes from the start of the file.
    public var offset: Int
    /// From 1; the column counts Unicode scalars.
    public var line: Int
    public var column: Int
    /// The other members that contradict this one.
    public var contrary: [Place] = []

    /// A member, and where it begins.
    public struct Place: Equatable, Sendable {
        public var path: String
        public var offset: Int
    }

    /// The change that most likely mends it.
    public enum Remedy: Equatable, Sendable {
        /// Another text was meant.
        case replace(with: String)
        /// Another name of the member was meant.
        case rename(to: String)
        /// The member or element does nothing.
        case remove
        /// The object lacks this member.
        case add(member: String)
    }
}
