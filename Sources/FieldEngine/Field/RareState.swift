/// The state that most fields never come into, kept apart so that a million fields are small.
struct RareState {
    var composition: Content?
    /// What the client showed when that began, where it had not taken all answers.
    var composedView: ClientView?
    var ownError: String?
    var overriddenWord: String?
    var relatedFields = RelatedFields()
    var question: ClientQuestion?
    var clientVerdict: ClientVerdict?
    var reports: [FieldReport] = []
    var liveDeadline: Int64?
    var isRevealed = false
    var anchor: Int?
    var log = TransitionLog()
}

extension Field {
    /// Changes it, and makes it where there is none yet.
    private mutating func changeRare(_ change: (inout RareState) -> Void) {
        var state = rare.take() ?? CopyOnWriteBox(RareState())
        change(&state.value)
        rare = state
    }

    /// The content before an input method began to mark text in the widget; nil while none does.
    var composition: Content? {
        get { rare?.value.composition }
        set { if rare != nil || newValue != nil { changeRare { $0.composition = newValue } } }
    }

    var composedView: ClientView? {
        get { rare?.value.composedView }
        set { if rare?.value.composedView != nil || newValue != nil { changeRare { $0.composedView = newValue } } }
    }

    /// The end of a selection that stayed where the other was moved, while it is an end of the selection.
    var anchor: Int? {
        get { rare?.value.anchor }
        set { if newValue != anchor { changeRare { $0.anchor = newValue } } }
    }

    var isComposing: Bool {
        @inline(__always) get { rare.map { $0.value.composition != nil } ?? false }
    }

    /// `set.error`: the field's own error, kept until it is set to null.
    var ownError: String? {
        get { rare?.value.ownError }
        set { if rare != nil || newValue != nil { changeRare { $0.ownError = newValue } } }
    }

    /// `set.state`: a word of the appearance that stands until the next verdict.
    var overriddenWord: String? {
        get { rare?.value.overriddenWord }
        set { if rare != nil || newValue != nil { changeRare { $0.overriddenWord = newValue } } }
    }

    /// What it knows of the other fields that it is judged with.
    public internal(set) var relatedFields: RelatedFields {
        get { rare?.value.relatedFields ?? RelatedFields() }
        set { if rare != nil || !newValue.isEmpty { changeRare { $0.relatedFields = newValue } } }
    }

    /// Changes in its place what it knows of one other field: of a hundred thousand, the others are not copied for it.
    mutating func noteNeighbour(_ neighbour: Neighbour?, named name: String) {
        changeRare { $0.relatedFields.note(neighbour, named: name) }
    }

    /// The same where it knows of any: most fields are judged alone.
    var knownRelatedFields: RelatedFields? {
        @inline(__always) get { rare?.value.relatedFields }
    }

    /// The question to the client's validator that is out (specification, section 4.4).
    public internal(set) var question: ClientQuestion? {
        get { rare?.value.question }
        set { if rare != nil || newValue != nil { changeRare { $0.question = newValue } } }
    }

    public var isAsking: Bool { rare?.value.question != nil }

    /// What the client's validator said of this text.
    var clientVerdict: ClientVerdict? {
        get { rare?.value.clientVerdict }
        set { if rare != nil || newValue != nil { changeRare { $0.clientVerdict = newValue } } }
    }

    /// What others reported, in the order in which they first did.
    var reports: [FieldReport] {
        get { rare?.value.reports ?? [] }
        set { if rare != nil || !newValue.isEmpty { changeRare { $0.reports = newValue } } }
    }

    /// When delayed live validation is due, in milliseconds of the clock; nil: nothing waits.
    public internal(set) var liveDeadline: Int64? {
        get { rare?.value.liveDeadline }
        set { if rare != nil || newValue != nil { changeRare { $0.liveDeadline = newValue } } }
    }

    /// Whether a secret is shown for now (`field/action`, `toggleSecure`).
    var isRevealed: Bool {
        get { rare?.value.isRevealed ?? false }
        set { if rare != nil || newValue { changeRare { $0.isRevealed = newValue } } }
    }

    /// What happened to the state while the field was debugged.
    public var log: TransitionLog {
        get { rare?.value.log ?? TransitionLog() }
        set { changeRare { $0.log = newValue } }
    }
}
