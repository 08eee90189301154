/// The state that most fields never come into, kept apart so that a million fields are small.
struct SeldomState {
    var composition: Content?
    var ownError: String?
    var overriddenWord: String?
    var surroundings = Surroundings()
    var question: ClientQuestion?
    var clientVerdict: ClientVerdict?
    var reports: [FieldReport] = []
    var liveDeadline: Int64?
    var isRevealed = false
    var log = TransitionLog()
}

extension Field {
    /// Changes it, and makes it where there is none yet.
    private mutating func changeSeldom(_ change: (inout SeldomState) -> Void) {
        var state = seldom.take() ?? Boxed(SeldomState())
        change(&state.value)
        seldom = state
    }

    /// The content before an input method began to mark text in the widget; nil while none does.
    var composition: Content? {
        get { seldom?.value.composition }
        set { if seldom != nil || newValue != nil { changeSeldom { $0.composition = newValue } } }
    }

    var isComposing: Bool {
        @inline(__always) get { seldom.map { $0.value.composition != nil } ?? false }
    }

    /// `set.error`: the field's own error, kept until it is set to null.
    var ownError: String? {
        get { seldom?.value.ownError }
        set { if seldom != nil || newValue != nil { changeSeldom { $0.ownError = newValue } } }
    }

    /// `set.state`: a word of the appearance that stands until the next verdict.
    var overriddenWord: String? {
        get { seldom?.value.overriddenWord }
        set { if seldom != nil || newValue != nil { changeSeldom { $0.overriddenWord = newValue } } }
    }

    /// What it knows of the other fields that it is judged with.
    public internal(set) var surroundings: Surroundings {
        get { seldom?.value.surroundings ?? Surroundings() }
        set { if seldom != nil || !newValue.isEmpty { changeSeldom { $0.surroundings = newValue } } }
    }

    /// Changes in its place what it knows of one other field: of a hundred thousand, the others are not copied for it.
    mutating func noteNeighbour(_ neighbour: Neighbour?, named name: String) {
        changeSeldom { $0.surroundings.note(neighbour, named: name) }
    }

    /// The same where it knows of any: most fields are judged alone.
    var knownSurroundings: Surroundings? {
        @inline(__always) get { seldom?.value.surroundings }
    }

    /// The question to the client's validator that is out (specification, section 4.4).
    public internal(set) var question: ClientQuestion? {
        get { seldom?.value.question }
        set { if seldom != nil || newValue != nil { changeSeldom { $0.question = newValue } } }
    }

    public var isAsking: Bool { seldom?.value.question != nil }

    /// What the client's validator said of this text.
    var clientVerdict: ClientVerdict? {
        get { seldom?.value.clientVerdict }
        set { if seldom != nil || newValue != nil { changeSeldom { $0.clientVerdict = newValue } } }
    }

    /// What others reported, in the order in which they first did.
    var reports: [FieldReport] {
        get { seldom?.value.reports ?? [] }
        set { if seldom != nil || !newValue.isEmpty { changeSeldom { $0.reports = newValue } } }
    }

    /// When delayed live validation is due, in milliseconds of the clock; nil: nothing waits.
    public internal(set) var liveDeadline: Int64? {
        get { seldom?.value.liveDeadline }
        set { if seldom != nil || newValue != nil { changeSeldom { $0.liveDeadline = newValue } } }
    }

    /// Whether a secret is shown for now (`field/action`, `toggleSecure`).
    var isRevealed: Bool {
        get { seldom?.value.isRevealed ?? false }
        set { if seldom != nil || newValue { changeSeldom { $0.isRevealed = newValue } } }
    }

    /// What happened to the state while the field was debugged.
    public var log: TransitionLog {
        get { seldom?.value.log ?? TransitionLog() }
        set { changeSeldom { $0.log = newValue } }
    }
}
