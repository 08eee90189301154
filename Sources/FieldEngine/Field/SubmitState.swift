/// What one field contributes to its group and form.
public enum SubmitState: Equatable, Sendable {
    case acceptable, invalid, pending
    /// Disabled, and left out of every count.
    case excluded
    /// Not shown: left out too.
    case hidden
}

extension Field {
    /// What final validation would say of the field as it is: what the client's validator has not said is pending.
    public var submitState: SubmitState {
        @inline(__always) get { participates ? finalSubmitState : definition.isShown ? .excluded : .hidden }
    }

    /// Whether submit would take the field as it is.
    public var isAcceptable: Bool { finalSubmitState == .acceptable }

    /// Whether only the client's verdict is missing.
    public var isPending: Bool { finalSubmitState == .pending }

    private var finalSubmitState: SubmitState {
        @inline(__always) get { rare == nil || ownError == nil && !isReportedInvalid ? chainSubmitState : .invalid }
    }

    /// The same of the chain alone, without the field's own error and what others report.
    var chainSubmitState: SubmitState {
        @inline(__always) get {
            if !wouldBeValid { return .invalid }
            return definition.asksClient ? clientSubmitState : .acceptable
        }
    }

    private var clientSubmitState: SubmitState {
        switch clientPart {
        case .none: .acceptable
        case .unknown: .pending
        case .known(let finding): finding?.severity == .error ? .invalid : .acceptable
        }
    }
}
