/// What one field contributes to its group and form.
public enum Standing: Equatable, Sendable {
    case acceptable, invalid, pending
    /// Disabled: left out of every count.
    case absent
}

extension Field {
    /// What final validation would say of the field as it is: what the client's validator has not said is pending.
    public var standing: Standing {
        @inline(__always) get { counts ? finalStanding : .absent }
    }

    /// Whether submit would take the field as it is.
    public var isAcceptable: Bool { finalStanding == .acceptable }

    /// Whether only the client's verdict is missing.
    public var isPending: Bool { finalStanding == .pending }

    private var finalStanding: Standing {
        @inline(__always) get { rare == nil || ownError == nil && !isReportedInvalid ? chainStanding : .invalid }
    }

    /// The same of the chain alone, without the field's own error and what others report.
    var chainStanding: Standing {
        @inline(__always) get {
            if !wouldBeValid { return .invalid }
            return definition.asksClient ? clientStanding : .acceptable
        }
    }

    private var clientStanding: Standing {
        switch clientPart {
        case .none: .acceptable
        case .unknown: .pending
        case .known(let finding): finding?.severity == .error ? .invalid : .acceptable
        }
    }
}
