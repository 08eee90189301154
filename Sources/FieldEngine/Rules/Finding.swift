/// How much a finding matters (specification, section 4.3; the numbers are those of the wire).
public enum Severity: Int, Comparable, Sendable {
    case error = 1
    case warning = 2
    case information = 3
    case hint = 4

    /// The graver is the lesser: errors come first.
    public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}

/// What validation has to say about a text: one link of the chain that failed or warned.
public struct Finding: Equatable, Sendable {
    /// Who found it (specification, section 4.3): `client` is its validator, report or error, `limit` the lengths.
    public enum Source: String, Sendable {
        case type, rule, required, client, group, limit
    }

    public var severity: Severity
    public var code: String
    public var source: Source
    /// The UTF-8 offsets in the value that it is about; nil: all of it.
    public var range: Range<Int>?
    /// The UTF-8 offsets in the text, where the finder spoke of the text instead.
    public var textRange: Range<Int>?
    /// The parameters of its message.
    public var data: [Parameter.Member]
    /// The words of whoever made the rule; nil where the catalogue has them.
    public var message: String?
    /// The sentence of our catalogue that fits better than that of the code; nil: that of the code.
    package var sentence: String?

    public init(
        _ code: String, severity: Severity = .error, source: Source = .type, range: Range<Int>? = nil,
        data: [Parameter.Member] = [], message: String? = nil
    ) {
        self.severity = severity
        self.code = code
        self.source = source
        self.range = range
        self.data = data
        self.message = message
    }

    /// The same with a sentence of the catalogue that says more than that of its code.
    func saying(_ sentence: String) -> Finding {
        var finding = self
        finding.sentence = sentence
        return finding
    }
}

extension [Finding] {
    public var hasError: Bool { contains { $0.severity == .error } }
    public var hasWarning: Bool { contains { $0.severity == .warning } }

    /// Errors first, then warnings, information, hints; in each the order of the chain (specification, section 4.1).
    public func bySeverity() -> [Finding] {
        guard count > 1 else { return self }
        return [Severity.error, .warning, .information, .hint].flatMap { severity in
            filter { $0.severity == severity }
        }
    }
}
