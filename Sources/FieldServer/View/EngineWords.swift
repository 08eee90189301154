import FieldEngine
import FieldProtocol

// The engine's words in those of the wire, and back: a switch each, so that a word that one side gains is demanded of
// the other, and none is looked up by its spelling.

extension Field.Focus {
    var wire: FocusState {
        switch self {
        case .idle: .idle
        case .focused: .focused
        case .inactive: .inactive
        }
    }
}

extension FieldEngine.PartState {
    var wire: FieldProtocol.PartState {
        switch self {
        case .empty: .empty
        case .partial: .partial
        case .complete: .complete
        case .wrong: .wrong
        }
    }
}

extension FieldProtocol.PartStep {
    var step: Field.PartStep {
        switch self {
        case .next: .next
        case .previous: .previous
        case .first: .first
        case .last: .last
        case .current: .current
        }
    }
}

extension CaretMove {
    var motion: Field.Motion {
        switch self {
        case .characterBackward: Field.Motion(.character, .backward)
        case .characterForward: Field.Motion(.character, .forward)
        case .wordBackward: Field.Motion(.word, .backward)
        case .wordForward: Field.Motion(.word, .forward)
        case .partBackward: Field.Motion(.part, .backward)
        case .partForward: Field.Motion(.part, .forward)
        case .lineBackward: Field.Motion(.line, .backward)
        case .lineForward: Field.Motion(.line, .forward)
        case .lineStart: Field.Motion(.lineEdge, .backward)
        case .lineEnd: Field.Motion(.lineEdge, .forward)
        case .textStart: Field.Motion(.text, .backward)
        case .textEnd: Field.Motion(.text, .forward)
        }
    }
}

extension TextTransform {
    var transform: DefinedType.Transform {
        switch self {
        case .none: .none
        case .upper: .upper
        case .lower: .lower
        case .capitalize: .capitalize
        }
    }
}

extension PartZeros {
    var zeros: DefinedType.Part.Zeros {
        switch self {
        case .padded: .padded
        case .dropped: .dropped
        case .none: .none
        }
    }
}

extension Field.ContentState {
    var wire: ContentState {
        switch self {
        case .empty: .empty
        case .partial: .partial
        case .complete: .complete
        case .impossible: .impossible
        }
    }
}

extension Field.Validity {
    var wire: Validity {
        switch self {
        case .unknown: .unknown
        case .pending: .pending
        case .valid: .valid
        case .warning: .warning
        case .invalid: .invalid
        }
    }
}

extension Field.Helper.Kind {
    var wire: HelperKind {
        switch self {
        case .helper: .helper
        case .error: .error
        case .warning: .warning
        }
    }
}

extension FieldEngine.Severity {
    var wire: FieldProtocol.Severity {
        switch self {
        case .error: .error
        case .warning: .warning
        case .information: .information
        case .hint: .hint
        }
    }
}

extension Finding.Source {
    var wire: DiagnosticSource {
        switch self {
        case .type: .type
        case .rule: .rule
        case .required: .required
        case .client: .client
        case .group: .group
        case .limit: .limit
        }
    }
}

extension Refusal {
    var wire: RefusalReason {
        switch self {
        case .full: .full
        case .digitExpected: .digitExpected
        case .letterExpected: .letterExpected
        case .notAllowedHere: .notAllowedHere
        case .vetoed: .vetoed
        case .composing: .composing
        }
    }
}

extension Deletion {
    var engine: FieldEdit.Deletion {
        switch self {
        case .backward: .backward
        case .forward: .forward
        case .wordBackward: .wordBackward
        case .wordForward: .wordForward
        case .all: .all
        }
    }
}

extension StepTarget {
    func engine(count: Int) -> FieldStep {
        switch self {
        case .increment: .by(count)
        case .decrement: .by(-count)
        case .minimum: .minimum
        case .maximum: .maximum
        }
    }
}

extension EditCause {
    var engine: FieldEdit.Origin {
        switch self {
        case .typing: .typing
        case .paste: .paste
        case .drop: .drop
        case .autofill: .autofill
        case .program: .program
        }
    }
}

extension FieldProtocol.AffixDisplay {
    init(_ display: FieldEngine.AffixDisplay) {
        switch display {
        case .filled: self = .filled
        case .focused: self = .focused
        case .always: self = .always
        }
    }

    var display: FieldEngine.AffixDisplay {
        switch self {
        case .filled: .filled
        case .focused: .focused
        case .always: .always
        }
    }
}
