/// A user's edit, as the client tells it, with offsets already in UTF-8 (specification, section 3).
public struct FieldEdit: Sendable {
    /// How an edit is told, lettered as in the specification (section 3.4). Of (e), a step, the field makes the text.
    public enum Operation: Sendable {
        /// (a) The widget's whole text after the edit.
        case text(String)
        /// (b) A range of the text is replaced.
        case range(Range<Int>, insert: String)
        /// (c) Typed or pasted at the server's own selection.
        case input(String)
        /// (d) A deletion at the server's own selection.
        case delete(Deletion, count: Int)
    }

    /// What is deleted beside a caret; a selection that is wider goes itself (specification, section 3.4).
    public enum Deletion: String, CaseIterable, Sendable {
        case backward, forward, wordBackward, wordForward, all
    }

    /// Where an edit comes from (specification, section 3.4, `cause`).
    public enum Origin: String, CaseIterable, Sendable {
        case typing, paste, drop, autofill, program

        /// Whether the text was not typed into the field, so that it is read (specification, section 9.2).
        var isElsewhere: Bool {
            switch self {
            case .paste, .drop, .autofill, .program: true
            case .typing: false
            }
        }

        /// Edits that a program makes do not focus the field (specification, section 3).
        var focuses: Bool {
            switch self {
            case .typing, .paste, .drop: true
            case .autofill, .program: false
            }
        }
    }

    /// In which text its offsets are.
    public enum BaseVersion: Equatable, Sendable {
        /// The server's text now.
        case current
        /// The view of a client that last took that version.
        case version(Int64)
        /// None: it is no edit of the widget's text, but something else that changes it (`field/clear`).
        case other
    }

    public var operation: Operation
    public var baseVersion: BaseVersion
    /// The widget's selection after its edit, in its own text.
    public var selection: Range<Int>?
    public var origin: Origin
    /// Whether the widget's text is marked by an input method after the edit.
    public var composing: Bool

    public init(
        _ operation: Operation, baseVersion: BaseVersion = .current, selection: Range<Int>? = nil,
        origin: Origin = .typing,
        composing: Bool = false
    ) {
        self.operation = operation
        self.baseVersion = baseVersion
        self.selection = selection
        self.origin = origin
        self.composing = composing
    }
}

/// What became of an edit.
public struct EditOutcome: Equatable, Sendable {
    public var accepted = true
    public var dropped = ""
    public var refusal: Refusal?
    public var textChanged = false
    /// Whether characters were taken, those that stand there already among them, or what an input method had written.
    var hasTaken = false
    /// Whether it was for nothing: a key that was refused, a deletion at the end.
    public var isIdle: Bool { !textChanged && !hasTaken }
    /// The smallest change from the client's own view after its edit to the text, in UTF-8 offsets of that view, and
    /// that view; nil where they agree.
    public var patch: Patch?

    public init(dropped: String = "", refusal: Refusal? = nil) {
        self.dropped = dropped
        self.refusal = refusal
    }

    /// All at once: what is changed later is copied where it is returned.
    init(accepted: Bool, dropped: String, refusal: Refusal?, textChanged: Bool, hasTaken: Bool, patch: Patch?) {
        self.accepted = accepted
        self.dropped = dropped
        self.refusal = refusal
        self.textChanged = textChanged
        self.hasTaken = hasTaken
        self.patch = patch
    }

    /// A replacement in what the client shows.
    public struct Patch: Equatable, Sendable {
        /// What the client shows.
        public var view: String
        /// What is replaced, in UTF-8 offsets of `view`.
        public var range: Range<Int>
        public var text: String
    }
}

extension Field {
    /// What makes the field's text of what its client shows; nil where they agree.
    public func patch(from view: String) -> EditOutcome.Patch? {
        EditRecovery.patch(from: view, to: text)
            .map { EditOutcome.Patch(view: view, range: $0.range, text: $0.text) }
    }
}

/// Why an edit can't be made; the field is as before then.
public enum EditError: Error, Equatable, Sendable {
    /// The text would be longer than a field's may be (`limits.maxTextLength`), in Unicode scalars.
    case tooLong(found: Int, maximum: Int)
    /// To judge the text would take more than a message may (`limits.maxTurnWork`).
    case tooMuchWork(WorkExcess)
    /// The edit is about text that something else has changed, and that the client has not seen.
    case contentModified
}
