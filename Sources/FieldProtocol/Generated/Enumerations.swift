// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

/// How much the server tells about its work.
public enum TraceValue: String, WireWord {
    /// Nothing.
    case off
    /// A line a message.
    case messages
    /// The messages themselves too; secure text is left out.
    case verbose

    public var word: StaticString {
        switch self {
        case .off: "off"
        case .messages: "messages"
        case .verbose: "verbose"
        }
    }
}

/// The unit that offsets count.
public enum PositionEncoding: String, WireWord {
    /// UTF-16 code units; what is used where nothing is agreed.
    case utf16 = "utf-16"
    /// Bytes of UTF-8.
    case utf8 = "utf-8"
    /// Unicode scalars.
    case utf32 = "utf-32"

    public var word: StaticString {
        switch self {
        case .utf16: "utf-16"
        case .utf8: "utf-8"
        case .utf32: "utf-32"
        }
    }
}

/// What lengths count.
public enum LengthUnit: String, WireWord {
    /// Extended grapheme clusters: what a user calls a character.
    case character
    /// Unicode scalars.
    case scalar
    /// UTF-16 code units.
    case utf16
    /// Bytes of UTF-8.
    case utf8

    public var word: StaticString {
        switch self {
        case .character: "character"
        case .scalar: "scalar"
        case .utf16: "utf16"
        case .utf8: "utf8"
        }
    }
}

/// What becomes of an edit over `maxLength`.
public enum Overflow: String, WireWord {
    /// The whole edit is refused.
    case reject
    /// What fits is taken.
    case truncate
    /// All is taken, and judged `too-long`.
    case allow

    public var word: StaticString {
        switch self {
        case .reject: "reject"
        case .truncate: "truncate"
        case .allow: "allow"
        }
    }
}

/// How an error's message goes with the helper.
public enum HelperPolicy: String, WireWord {
    /// The message alone.
    case replace
    /// The helper, then the message.
    case append

    public var word: StaticString {
        switch self {
        case .replace: "replace"
        case .append: "append"
        }
    }
}

/// A widget's frame.
public enum FieldStyle: String, WireWord {
    /// A line around it.
    case outlined
    /// A filled ground.
    case filled

    public var word: StaticString {
        switch self {
        case .outlined: "outlined"
        case .filled: "filled"
        }
    }
}

/// When a clear button shows.
public enum ClearButtonMode: String, WireWord {
    /// Not at all.
    case never
    /// While the field is focused and has text.
    case whileEditing
    /// While the field has text and is not focused.
    case whenFilled
    /// While the field has text.
    case whileEditingOrFilled

    public var word: StaticString {
        switch self {
        case .never: "never"
        case .whileEditing: "whileEditing"
        case .whenFilled: "whenFilled"
        case .whileEditingOrFilled: "whileEditingOrFilled"
        }
    }
}

/// Whose words and defaults a field uses.
public enum Appearance: String, WireWord {
    /// The protocol's own.
    case native
    /// Vitamin's text field.
    case vitamin
    /// Novum's input field.
    case novum
    /// Fluent's text field.
    case fluent
    /// TField.
    case tfield
    /// The UnderLine text field.
    case underline

    public var word: StaticString {
        switch self {
        case .native: "native"
        case .vitamin: "vitamin"
        case .novum: "novum"
        case .fluent: "fluent"
        case .tfield: "tfield"
        case .underline: "underline"
        }
    }
}

/// What is deleted at the selection; a selection that is wider than a caret goes itself.
public enum Deletion: String, WireWord {
    /// The character before the caret.
    case backward
    /// The character behind the caret.
    case forward
    /// To the start of the word.
    case wordBackward
    /// To the end of the word.
    case wordForward
    /// Everything.
    case all

    public var word: StaticString {
        switch self {
        case .backward: "backward"
        case .forward: "forward"
        case .wordBackward: "wordBackward"
        case .wordForward: "wordForward"
        case .all: "all"
        }
    }
}

/// Where an edit comes from.
public enum EditCause: String, WireWord {
    /// Keys.
    case typing
    /// The clipboard.
    case paste
    /// Dragged text.
    case drop
    /// The system's memory; final formatting and validation follow where the field is not focused.
    case autofill
    /// The client itself; final formatting and validation follow where the field is not focused.
    case program

    public var word: StaticString {
        switch self {
        case .typing: "typing"
        case .paste: "paste"
        case .drop: "drop"
        case .autofill: "autofill"
        case .program: "program"
        }
    }
}

/// Why a character was not taken.
public enum RefusalReason: String, WireWord {
    /// There is no room for it.
    case full
    /// A digit belongs there.
    case digitExpected = "digit-expected"
    /// A letter belongs there.
    case letterExpected = "letter-expected"
    /// The type takes none such, or not there.
    case notAllowedHere = "not-allowed-here"
    /// The client said no.
    case vetoed
    /// An input method is at work there.
    case composing

    public var word: StaticString {
        switch self {
        case .full: "full"
        case .digitExpected: "digit-expected"
        case .letterExpected: "letter-expected"
        case .notAllowedHere: "not-allowed-here"
        case .vetoed: "vetoed"
        case .composing: "composing"
        }
    }
}

/// What a user does beside the text.
public enum FieldAction: String, WireWord {
    /// Tapped the icon before the text.
    case leadingIcon
    /// Tapped the icon behind the text.
    case trailingIcon
    /// Showed or hid a secret.
    case toggleSecure
    /// Chose one of `choices`.
    case pick

    public var word: StaticString {
        switch self {
        case .leadingIcon: "leadingIcon"
        case .trailingIcon: "trailingIcon"
        case .toggleSecure: "toggleSecure"
        case .pick: "pick"
        }
    }
}

/// When a verdict reaches the state.
public enum ValidationMoment: String, WireWord {
    /// When the field is focused.
    case focus
    /// After a change of text.
    case change
    /// When the field is left.
    case blur
    /// At the Return key.
    case commit

    public var word: StaticString {
        switch self {
        case .focus: "focus"
        case .change: "change"
        case .blur: "blur"
        case .commit: "commit"
        }
    }
}

/// What a change does to an error that shows.
public enum AfterError: String, WireWord {
    /// The phase that set it judges again at once.
    case recheck
    /// It goes.
    case clear
    /// It stays until the next final validation.
    case keep

    public var word: StaticString {
        switch self {
        case .recheck: "recheck"
        case .clear: "clear"
        case .keep: "keep"
        }
    }
}

/// A phase of validation.
public enum ValidationPhase: String, WireWord {
    /// Typing goes on: what could still become valid is no error.
    case live
    /// Editing has ended.
    case final

    public var word: StaticString {
        switch self {
        case .live: "live"
        case .final: "final"
        }
    }
}

/// What a client's validator found.
public enum ValidatorOutcome: String, WireWord {
    /// Nothing wrong.
    case success
    /// Something is wrong.
    case failure

    public var word: StaticString {
        switch self {
        case .success: "success"
        case .failure: "failure"
        }
    }
}

/// What breaking a rule amounts to.
public enum RuleSeverity: String, WireWord {
    /// The field is invalid, and the chain ends.
    case error
    /// The field is valid, the user is warned.
    case warning
    /// The user is told.
    case info

    public var word: StaticString {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .info: "info"
        }
    }
}

/// How grave a finding is, numbered as in the Language Server Protocol. Where the client says one, the word is taken as
/// well as the number.
public enum Severity: Int, WireNumber {
    /// The content is invalid.
    case error = 1
    /// The content is valid but doubtful.
    case warning = 2
    /// Good to know.
    case information = 3
    /// A proposal.
    case hint = 4

    public init?(word: String) {
        switch word {
        case "error": self = .error
        case "warning": self = .warning
        case "info", "information": self = .information
        case "hint": self = .hint
        default: return nil
        }
    }
}

/// Who found it.
public enum DiagnosticSource: String, WireWord {
    /// The field's type.
    case type
    /// A rule of the field.
    case rule
    /// The field is required and empty.
    case required
    /// The client: its validator, its report or its error.
    case client
    /// A rule between fields.
    case group
    /// The field's own length limits.
    case limit

    public var word: StaticString {
        switch self {
        case .type: "type"
        case .rule: "rule"
        case .required: "required"
        case .client: "client"
        case .group: "group"
        case .limit: "limit"
        }
    }
}

/// Where a field is in its life.
public enum FocusState: String, WireWord {
    /// Never focused, or left empty and not required.
    case idle
    /// Has the keyboard.
    case focused
    /// Was left.
    case inactive

    public var word: StaticString {
        switch self {
        case .idle: "idle"
        case .focused: "focused"
        case .inactive: "inactive"
        }
    }
}

/// The truth about a text.
public enum ContentState: String, WireWord {
    /// There is none.
    case empty
    /// More typing can make it valid.
    case partial
    /// The type and the rules accept it.
    case complete
    /// No continuation can mend it.
    case impossible

    public var word: StaticString {
        switch self {
        case .empty: "empty"
        case .partial: "partial"
        case .complete: "complete"
        case .impossible: "impossible"
        }
    }
}

/// The verdict that shows.
public enum Validity: String, WireWord {
    /// None yet.
    case unknown
    /// A client's validator is out.
    case pending
    /// Final validation accepts the text.
    case valid
    /// Accepted with a warning.
    case warning
    /// There is an error.
    case invalid

    public var word: StaticString {
        switch self {
        case .unknown: "unknown"
        case .pending: "pending"
        case .valid: "valid"
        case .warning: "warning"
        case .invalid: "invalid"
        }
    }
}

/// What the line below a field is.
public enum HelperKind: String, WireWord {
    /// The field's own help.
    case helper
    /// An error's message.
    case error
    /// A warning's message.
    case warning

    public var word: StaticString {
        switch self {
        case .helper: "helper"
        case .error: "error"
        case .warning: "warning"
        }
    }
}

/// What the Return key does.
public enum ReturnKey: String, WireWord {
    /// Moves to the next field.
    case next
    /// Submits.
    case go

    public var word: StaticString {
        switch self {
        case .next: "next"
        case .go: "go"
        }
    }
}

/// What happened to a field.
public enum FieldEventKind: String, WireWord {
    /// It was focused.
    case didBeginEditing
    /// An edit changed its text.
    case editingChanged
    /// It was left.
    case didEndEditing
    /// The Return key was pressed in it.
    case `return`
    /// One of its icons was tapped.
    case iconTapped
    /// The number of its helper lines changed.
    case layout

    public var word: StaticString {
        switch self {
        case .didBeginEditing: "didBeginEditing"
        case .editingChanged: "editingChanged"
        case .didEndEditing: "didEndEditing"
        case .`return`: "return"
        case .iconTapped: "iconTapped"
        case .layout: "layout"
        }
    }
}

/// What must hold between fields.
public enum GroupRuleKind: String, WireWord {
    /// All have the same value.
    case equal
    /// No two have the same value.
    case different
    /// At least one is filled.
    case atLeastOne
    /// Exactly one is filled.
    case exactlyOne
    /// All are filled, or none is.
    case allOrNone
    /// Each is at least the one before.
    case ascending

    public var word: StaticString {
        switch self {
        case .equal: "equal"
        case .different: "different"
        case .atLeastOne: "atLeastOne"
        case .exactlyOne: "exactlyOne"
        case .allOrNone: "allOrNone"
        case .ascending: "ascending"
        }
    }
}

/// What is done to a character before it is tested.
public enum TextTransform: String, WireWord {
    /// Nothing.
    case none
    /// It becomes a capital.
    case upper
    /// It becomes a small letter.
    case lower
    /// The first letter of a word becomes a capital.
    case capitalize

    public var word: StaticString {
        switch self {
        case .none: "none"
        case .upper: "upper"
        case .lower: "lower"
        case .capitalize: "capitalize"
        }
    }
}
