// What the service of a document answers, in offsets of its text. The connection knows how editors want it written.

/// Something that is wrong in a document, or looks so.
public struct DocumentFinding: Equatable, Sendable {
    /// As the protocol numbers them.
    public enum Severity: Int, Sendable {
        case error = 1
        case warning, information, hint
    }

    public var range: Range<Int>
    public var severity: Severity
    /// A word for programs; "" where there is none.
    public var code: String
    public var message: String
    /// Whether what stands there does nothing, and may be shown paler.
    public var isUnnecessary = false
    /// Other places that have to do with it.
    public var related: [Place] = []
    public var mends: [DocumentMend] = []

    /// Another place of the same document, and what is to be said of it.
    public struct Place: Equatable, Sendable {
        public var range: Range<Int>
        public var message: String

        public init(range: Range<Int>, message: String) {
            self.range = range
            self.message = message
        }
    }

    public init(range: Range<Int>, severity: Severity, code: String = "", message: String) {
        self.range = range
        self.severity = severity
        self.code = code
        self.message = message
    }
}

/// Something that may be typed at a place.
public struct Proposal: Equatable, Sendable {
    /// As the protocol numbers them.
    public enum Kind: Int, Sendable {
        case text = 1
        case field = 5
        case module = 9
        case property = 10
        case unit = 11
        case value = 12
        case enumMember = 20
        case keyword = 14
        case reference = 18
        case folder = 19
        case constant = 21
        case structure = 22
        case typeParameter = 25
    }

    public var label: String
    public var kind: Kind
    /// Behind the label, in a few words.
    public var detail = ""
    /// In Markdown.
    public var documentation = ""
    public var change: TextChange
    /// The text with places to fill in; nil where there are none.
    public var snippet: String?
    /// What the editor compares with what is typed; nil: the label.
    public var filter: String?
    /// Smaller goes first.
    public var rank = 0

    public init(_ label: String, _ kind: Kind, _ change: TextChange) {
        self.label = label
        self.kind = kind
        self.change = change
    }
}

/// What is said of a place under the pointer.
public struct Explanation: Equatable, Sendable {
    public var range: Range<Int>
    /// In Markdown.
    public var text: String

    public init(range: Range<Int>, text: String) {
        self.range = range
        self.text = text
    }
}

/// A part of a document by its name, with its own parts.
public struct OutlineEntry: Equatable, Sendable {
    /// As the protocol numbers them.
    public enum Kind: Int, Sendable {
        case module = 2
        case namespace = 3
        case structure = 23
        case field = 8
        case event = 24
        case typeParameter = 26
        case object = 19
    }

    public var name: String
    public var detail: String
    public var kind: Kind
    public var range: Range<Int>
    /// The name in it.
    public var selection: Range<Int>
    public var parts: [OutlineEntry]

    public init(
        name: String, detail: String = "", kind: Kind, range: Range<Int>, selection: Range<Int>,
        parts: [OutlineEntry] = []
    ) {
        self.name = name
        self.detail = detail
        self.kind = kind
        self.range = range
        self.selection = selection
        self.parts = parts
    }
}

/// Changes that mend a finding.
public struct DocumentMend: Equatable, Sendable {
    public var title: String
    public var changes: [TextChange]
    /// Whether it is most likely what is wanted, so that all of these can be done at once.
    public var isPreferred: Bool

    public init(_ title: String, _ changes: [TextChange], isPreferred: Bool = true) {
        self.title = title
        self.changes = changes
        self.isPreferred = isPreferred
    }
}

/// Changes that can be made at a place where nothing need be wrong.
public struct DocumentAction: Equatable, Sendable {
    /// As the protocol names them.
    public enum Kind: String, Sendable {
        /// Mends a finding.
        case mend = "quickfix"
        /// Writes what is not wrong in another way.
        case rewrite = "refactor.rewrite"
        /// All mends that are certain, at once.
        case mendAll = "source.fixAll"
    }

    public var title: String
    public var kind: Kind
    public var changes: [TextChange]

    public init(_ title: String, _ kind: Kind, _ changes: [TextChange]) {
        self.title = title
        self.kind = kind
        self.changes = changes
    }
}

/// A place where a name stands.
public struct Mention: Equatable, Sendable {
    public var range: Range<Int>
    /// Whether the name is given there.
    public var isDefinition: Bool

    public init(range: Range<Int>, isDefinition: Bool) {
        self.range = range
        self.isDefinition = isDefinition
    }
}

/// Why something can't be done, in a sentence for people.
public struct DocumentRefusal: Error, Equatable, Sendable {
    public var reason: String

    public init(_ reason: String) { self.reason = reason }
}

/// How an editor wants to have a document laid out, and what it takes.
public struct DocumentWishes: Equatable, Sendable {
    /// Whether places to fill in may stand in what is proposed.
    public var takesSnippets = false
    /// Whether warnings are told, and not errors alone.
    public var tellsWarnings = true

    public init() {}
}

extension TextChange {
    /// The changes of several mends that can be made at once, in the order of the text: of those that meet the first. And how
    /// many mends that is.
    static func together(_ mends: [DocumentMend]) -> (changes: [TextChange], count: Int) {
        var changes: [TextChange] = []
        var count = 0
        for mend in mends {
            let isFree = mend.changes.allSatisfy { change in
                changes.allSatisfy { other in
                    other != change
                        && (other.range.upperBound <= change.range.lowerBound
                            || change.range.upperBound <= other.range.lowerBound)
                }
            }
            guard isFree else { continue }
            changes += mend.changes
            count += 1
        }
        return (changes.sorted { $0.range.lowerBound < $1.range.lowerBound }, count)
    }
}
