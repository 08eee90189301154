// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

public import JSONBytes

/// How much the server tells about its work.
public enum TraceValue: String, WireWord {
    /// Nothing.
    case off
    /// A line a message.
    case messages
    /// The messages themselves too; secure text is left out.
    case verbose

    public static var expectation: String {
        """
        one of "off", "messages", "verbose"
        """
    }

    public var word: StaticString {
        switch self {
        case .off: "off"
        case .messages: "messages"
        case .verbose: "verbose"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 3:
            if document.equals(node, "off") {
                self = .off
                return
            }
        case 7:
            if document.equals(node, "verbose") {
                self = .verbose
                return
            }
        case 8:
            if document.equals(node, "messages") {
                self = .messages
                return
            }
        default: break
        }
        return nil
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

    public static var expectation: String {
        """
        one of "utf-16", "utf-8", "utf-32"
        """
    }

    public var word: StaticString {
        switch self {
        case .utf16: "utf-16"
        case .utf8: "utf-8"
        case .utf32: "utf-32"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 5:
            if document.equals(node, "utf-8") {
                self = .utf8
                return
            }
        case 6:
            if document.equals(node, "utf-16") {
                self = .utf16
                return
            }
            if document.equals(node, "utf-32") {
                self = .utf32
                return
            }
        default: break
        }
        return nil
    }
}

/// A system of check characters.
public enum ChecksumAlgorithm: String, WireWord {
    /// ISO/IEC 7812-1: every second digit from the end is doubled. With an alphabet of N characters, Luhn mod N.
    case luhn
    /// The same of digits and letters, a letter read as its two digits, 10 to 35 (ISO 6166).
    case luhnLetters
    /// Damm's, with the quasigroup of his thesis.
    case damm
    /// Verhoeff's, by the dihedral group of order 10.
    case verhoeff
    /// ISO/IEC 7064: digits, one check character, 0 to 9 or X.
    case mod11Two = "mod11_2"
    /// ISO/IEC 7064: digits and letters, one check character, one of them or `*`.
    case mod37Two = "mod37_2"
    /// ISO/IEC 7064: digits, two check digits; a letter is read as its two, 10 to 35.
    case mod97Ten = "mod97_10"
    /// ISO/IEC 7064: letters, two check letters.
    case mod661TwentySix = "mod661_26"
    /// ISO/IEC 7064: digits and letters, two check characters.
    case mod1271ThirtySix = "mod1271_36"
    /// ISO/IEC 7064, hybrid: digits, one check digit.
    case mod11Ten = "mod11_10"
    /// ISO/IEC 7064, hybrid: letters, one check letter.
    case mod27TwentySix = "mod27_26"
    /// ISO/IEC 7064, hybrid: digits and letters, one check character.
    case mod37ThirtySix = "mod37_36"
    /// A sum of weights times characters, and what it leaves when it is divided.
    case weighted

    public static var expectation: String {
        """
        one of "luhn", "luhnLetters", "damm", "verhoeff", "mod11_2", "mod37_2", "mod97_10", "mod661_26", \
        "mod1271_36", "mod11_10", "mod27_26", "mod37_36", "weighted"
        """
    }

    public var word: StaticString {
        switch self {
        case .luhn: "luhn"
        case .luhnLetters: "luhnLetters"
        case .damm: "damm"
        case .verhoeff: "verhoeff"
        case .mod11Two: "mod11_2"
        case .mod37Two: "mod37_2"
        case .mod97Ten: "mod97_10"
        case .mod661TwentySix: "mod661_26"
        case .mod1271ThirtySix: "mod1271_36"
        case .mod11Ten: "mod11_10"
        case .mod27TwentySix: "mod27_26"
        case .mod37ThirtySix: "mod37_36"
        case .weighted: "weighted"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 4:
            if document.equals(node, "luhn") {
                self = .luhn
                return
            }
            if document.equals(node, "damm") {
                self = .damm
                return
            }
        case 7:
            if document.equals(node, "mod11_2") {
                self = .mod11Two
                return
            }
            if document.equals(node, "mod37_2") {
                self = .mod37Two
                return
            }
        case 8:
            if document.equals(node, "verhoeff") {
                self = .verhoeff
                return
            }
            if document.equals(node, "mod97_10") {
                self = .mod97Ten
                return
            }
            if document.equals(node, "mod11_10") {
                self = .mod11Ten
                return
            }
            if document.equals(node, "mod27_26") {
                self = .mod27TwentySix
                return
            }
            if document.equals(node, "mod37_36") {
                self = .mod37ThirtySix
                return
            }
            if document.equals(node, "weighted") {
                self = .weighted
                return
            }
        case 9:
            if document.equals(node, "mod661_26") {
                self = .mod661TwentySix
                return
            }
        case 10:
            if document.equals(node, "mod1271_36") {
                self = .mod1271ThirtySix
                return
            }
        case 11:
            if document.equals(node, "luhnLetters") {
                self = .luhnLetters
                return
            }
        default: break
        }
        return nil
    }
}

/// What of a product is added to a sum.
public enum ChecksumProducts: String, WireWord {
    /// The product.
    case whole
    /// Its decimal digits.
    case digits

    public static var expectation: String {
        """
        one of "whole", "digits"
        """
    }

    public var word: StaticString {
        switch self {
        case .whole: "whole"
        case .digits: "digits"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 5:
            if document.equals(node, "whole") {
                self = .whole
                return
            }
        case 6:
            if document.equals(node, "digits") {
                self = .digits
                return
            }
        default: break
        }
        return nil
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

    public static var expectation: String {
        """
        one of "character", "scalar", "utf16", "utf8"
        """
    }

    public var word: StaticString {
        switch self {
        case .character: "character"
        case .scalar: "scalar"
        case .utf16: "utf16"
        case .utf8: "utf8"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 4:
            if document.equals(node, "utf8") {
                self = .utf8
                return
            }
        case 5:
            if document.equals(node, "utf16") {
                self = .utf16
                return
            }
        case 6:
            if document.equals(node, "scalar") {
                self = .scalar
                return
            }
        case 9:
            if document.equals(node, "character") {
                self = .character
                return
            }
        default: break
        }
        return nil
    }
}

/// What becomes of white space at the ends of a text.
public enum Blanks: String, WireWord {
    /// It goes when editing ends, and is not judged.
    case trim
    /// It counts.
    case keep

    public static var expectation: String {
        """
        one of "trim", "keep"
        """
    }

    public var word: StaticString {
        switch self {
        case .trim: "trim"
        case .keep: "keep"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 4:
            if document.equals(node, "trim") {
                self = .trim
                return
            }
            if document.equals(node, "keep") {
                self = .keep
                return
            }
        default: break
        }
        return nil
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

    public static var expectation: String {
        """
        one of "reject", "truncate", "allow"
        """
    }

    public var word: StaticString {
        switch self {
        case .reject: "reject"
        case .truncate: "truncate"
        case .allow: "allow"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 5:
            if document.equals(node, "allow") {
                self = .allow
                return
            }
        case 6:
            if document.equals(node, "reject") {
                self = .reject
                return
            }
        case 8:
            if document.equals(node, "truncate") {
                self = .truncate
                return
            }
        default: break
        }
        return nil
    }
}

/// How an error's message goes with the helper.
public enum HelperPolicy: String, WireWord {
    /// The message alone.
    case replace
    /// The helper, then the message.
    case append

    public static var expectation: String {
        """
        one of "replace", "append"
        """
    }

    public var word: StaticString {
        switch self {
        case .replace: "replace"
        case .append: "append"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 6:
            if document.equals(node, "append") {
                self = .append
                return
            }
        case 7:
            if document.equals(node, "replace") {
                self = .replace
                return
            }
        default: break
        }
        return nil
    }
}

/// A widget's frame.
public enum FieldStyle: String, WireWord {
    /// A line around it.
    case outlined
    /// A filled ground.
    case filled

    public static var expectation: String {
        """
        one of "outlined", "filled"
        """
    }

    public var word: StaticString {
        switch self {
        case .outlined: "outlined"
        case .filled: "filled"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 6:
            if document.equals(node, "filled") {
                self = .filled
                return
            }
        case 8:
            if document.equals(node, "outlined") {
                self = .outlined
                return
            }
        default: break
        }
        return nil
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

    public static var expectation: String {
        """
        one of "never", "whileEditing", "whenFilled", "whileEditingOrFilled"
        """
    }

    public var word: StaticString {
        switch self {
        case .never: "never"
        case .whileEditing: "whileEditing"
        case .whenFilled: "whenFilled"
        case .whileEditingOrFilled: "whileEditingOrFilled"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 5:
            if document.equals(node, "never") {
                self = .never
                return
            }
        case 10:
            if document.equals(node, "whenFilled") {
                self = .whenFilled
                return
            }
        case 12:
            if document.equals(node, "whileEditing") {
                self = .whileEditing
                return
            }
        case 20:
            if document.equals(node, "whileEditingOrFilled") {
                self = .whileEditingOrFilled
                return
            }
        default: break
        }
        return nil
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

    public static var expectation: String {
        """
        one of "native", "vitamin", "novum", "fluent", "tfield", "underline"
        """
    }

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

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 5:
            if document.equals(node, "novum") {
                self = .novum
                return
            }
        case 6:
            if document.equals(node, "native") {
                self = .native
                return
            }
            if document.equals(node, "fluent") {
                self = .fluent
                return
            }
            if document.equals(node, "tfield") {
                self = .tfield
                return
            }
        case 7:
            if document.equals(node, "vitamin") {
                self = .vitamin
                return
            }
        case 9:
            if document.equals(node, "underline") {
                self = .underline
                return
            }
        default: break
        }
        return nil
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

    public static var expectation: String {
        """
        one of "backward", "forward", "wordBackward", "wordForward", "all"
        """
    }

    public var word: StaticString {
        switch self {
        case .backward: "backward"
        case .forward: "forward"
        case .wordBackward: "wordBackward"
        case .wordForward: "wordForward"
        case .all: "all"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 3:
            if document.equals(node, "all") {
                self = .all
                return
            }
        case 7:
            if document.equals(node, "forward") {
                self = .forward
                return
            }
        case 8:
            if document.equals(node, "backward") {
                self = .backward
                return
            }
        case 11:
            if document.equals(node, "wordForward") {
                self = .wordForward
                return
            }
        case 12:
            if document.equals(node, "wordBackward") {
                self = .wordBackward
                return
            }
        default: break
        }
        return nil
    }
}

/// Which value beside its own a field gets.
public enum StepTarget: String, WireWord {
    /// The next greater number, the next choice.
    case increment
    /// The next smaller number, the choice before.
    case decrement
    /// The least number, the first choice.
    case minimum
    /// The greatest number, the last choice.
    case maximum

    public static var expectation: String {
        """
        one of "increment", "decrement", "minimum", "maximum"
        """
    }

    public var word: StaticString {
        switch self {
        case .increment: "increment"
        case .decrement: "decrement"
        case .minimum: "minimum"
        case .maximum: "maximum"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 7:
            if document.equals(node, "minimum") {
                self = .minimum
                return
            }
            if document.equals(node, "maximum") {
                self = .maximum
                return
            }
        case 9:
            if document.equals(node, "increment") {
                self = .increment
                return
            }
            if document.equals(node, "decrement") {
                self = .decrement
                return
            }
        default: break
        }
        return nil
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

    public static var expectation: String {
        """
        one of "typing", "paste", "drop", "autofill", "program"
        """
    }

    public var word: StaticString {
        switch self {
        case .typing: "typing"
        case .paste: "paste"
        case .drop: "drop"
        case .autofill: "autofill"
        case .program: "program"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 4:
            if document.equals(node, "drop") {
                self = .drop
                return
            }
        case 5:
            if document.equals(node, "paste") {
                self = .paste
                return
            }
        case 6:
            if document.equals(node, "typing") {
                self = .typing
                return
            }
        case 7:
            if document.equals(node, "program") {
                self = .program
                return
            }
        case 8:
            if document.equals(node, "autofill") {
                self = .autofill
                return
            }
        default: break
        }
        return nil
    }
}

/// Why a character was not taken.
public enum RefusalReason: String, WireWord {
    /// No slot is left for it, or no room within a length.
    case full
    /// A digit belongs there.
    case digitExpected = "digit-expected"
    /// A letter belongs there.
    case letterExpected = "letter-expected"
    /// The type takes none such, or not there, or what is behind it would not fit where it moves to.
    case notAllowedHere = "not-allowed-here"
    /// The client said no.
    case vetoed
    /// An input method is at work there.
    case composing

    public static var expectation: String {
        """
        one of "full", "digit-expected", "letter-expected", "not-allowed-here", "vetoed", "composing"
        """
    }

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

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 4:
            if document.equals(node, "full") {
                self = .full
                return
            }
        case 6:
            if document.equals(node, "vetoed") {
                self = .vetoed
                return
            }
        case 9:
            if document.equals(node, "composing") {
                self = .composing
                return
            }
        case 14:
            if document.equals(node, "digit-expected") {
                self = .digitExpected
                return
            }
        case 15:
            if document.equals(node, "letter-expected") {
                self = .letterExpected
                return
            }
        case 16:
            if document.equals(node, "not-allowed-here") {
                self = .notAllowedHere
                return
            }
        default: break
        }
        return nil
    }
}

/// What a path is to lead to.
public enum FileKind: String, WireWord {
    /// A file.
    case file
    /// A folder.
    case directory
    /// Either.
    case `any`

    public static var expectation: String {
        """
        one of "file", "directory", "any"
        """
    }

    public var word: StaticString {
        switch self {
        case .file: "file"
        case .directory: "directory"
        case .`any`: "any"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 3:
            if document.equals(node, "any") {
                self = .`any`
                return
            }
        case 4:
            if document.equals(node, "file") {
                self = .file
                return
            }
        case 9:
            if document.equals(node, "directory") {
                self = .directory
                return
            }
        default: break
        }
        return nil
    }
}

/// What a widget draws a field as. The words are roles of ARIA and types of HTML's inputs.
public enum ControlKind: String, WireWord {
    /// A box that is checked or not, or a switch: yes and no.
    case checkbox
    /// A line with a list that opens, of which one is chosen.
    case combobox
    /// A list of which several are chosen.
    case listbox
    /// A row of stars.
    case rating
    /// A thumb between two ends.
    case slider
    /// A path with a button that opens the client's own dialog.
    case file
    /// A line in which each item is a tag.
    case tags

    public static var expectation: String {
        """
        one of "checkbox", "combobox", "listbox", "rating", "slider", "file", "tags"
        """
    }

    public var word: StaticString {
        switch self {
        case .checkbox: "checkbox"
        case .combobox: "combobox"
        case .listbox: "listbox"
        case .rating: "rating"
        case .slider: "slider"
        case .file: "file"
        case .tags: "tags"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 4:
            if document.equals(node, "file") {
                self = .file
                return
            }
            if document.equals(node, "tags") {
                self = .tags
                return
            }
        case 6:
            if document.equals(node, "rating") {
                self = .rating
                return
            }
            if document.equals(node, "slider") {
                self = .slider
                return
            }
        case 7:
            if document.equals(node, "listbox") {
                self = .listbox
                return
            }
        case 8:
            if document.equals(node, "checkbox") {
                self = .checkbox
                return
            }
            if document.equals(node, "combobox") {
                self = .combobox
                return
            }
        default: break
        }
        return nil
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
    /// Chose an entry of the list, or took it out of several.
    case pick
    /// Turned yes into no, and all else into yes.
    case toggle
    /// Took an item out of several.
    case remove

    public static var expectation: String {
        """
        one of "leadingIcon", "trailingIcon", "toggleSecure", "pick", "toggle", "remove"
        """
    }

    public var word: StaticString {
        switch self {
        case .leadingIcon: "leadingIcon"
        case .trailingIcon: "trailingIcon"
        case .toggleSecure: "toggleSecure"
        case .pick: "pick"
        case .toggle: "toggle"
        case .remove: "remove"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 4:
            if document.equals(node, "pick") {
                self = .pick
                return
            }
        case 6:
            if document.equals(node, "toggle") {
                self = .toggle
                return
            }
            if document.equals(node, "remove") {
                self = .remove
                return
            }
        case 11:
            if document.equals(node, "leadingIcon") {
                self = .leadingIcon
                return
            }
        case 12:
            if document.equals(node, "trailingIcon") {
                self = .trailingIcon
                return
            }
            if document.equals(node, "toggleSecure") {
                self = .toggleSecure
                return
            }
        default: break
        }
        return nil
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

    public static var expectation: String {
        """
        one of "focus", "change", "blur", "commit"
        """
    }

    public var word: StaticString {
        switch self {
        case .focus: "focus"
        case .change: "change"
        case .blur: "blur"
        case .commit: "commit"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 4:
            if document.equals(node, "blur") {
                self = .blur
                return
            }
        case 5:
            if document.equals(node, "focus") {
                self = .focus
                return
            }
        case 6:
            if document.equals(node, "change") {
                self = .change
                return
            }
            if document.equals(node, "commit") {
                self = .commit
                return
            }
        default: break
        }
        return nil
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

    public static var expectation: String {
        """
        one of "recheck", "clear", "keep"
        """
    }

    public var word: StaticString {
        switch self {
        case .recheck: "recheck"
        case .clear: "clear"
        case .keep: "keep"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 4:
            if document.equals(node, "keep") {
                self = .keep
                return
            }
        case 5:
            if document.equals(node, "clear") {
                self = .clear
                return
            }
        case 7:
            if document.equals(node, "recheck") {
                self = .recheck
                return
            }
        default: break
        }
        return nil
    }
}

/// A phase of validation.
public enum ValidationPhase: String, WireWord {
    /// Typing goes on: what could still become valid is no error.
    case live
    /// Editing has ended.
    case final

    public static var expectation: String {
        """
        one of "live", "final"
        """
    }

    public var word: StaticString {
        switch self {
        case .live: "live"
        case .final: "final"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 4:
            if document.equals(node, "live") {
                self = .live
                return
            }
        case 5:
            if document.equals(node, "final") {
                self = .final
                return
            }
        default: break
        }
        return nil
    }
}

/// What a client's validator found.
public enum ValidatorOutcome: String, WireWord {
    /// Nothing wrong.
    case success
    /// Something is wrong.
    case failure

    public static var expectation: String {
        """
        one of "success", "failure"
        """
    }

    public var word: StaticString {
        switch self {
        case .success: "success"
        case .failure: "failure"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 7:
            if document.equals(node, "success") {
                self = .success
                return
            }
            if document.equals(node, "failure") {
                self = .failure
                return
            }
        default: break
        }
        return nil
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

    public static var expectation: String {
        """
        one of "error", "warning", "info"
        """
    }

    public var word: StaticString {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .info: "info"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 4:
            if document.equals(node, "info") {
                self = .info
                return
            }
        case 5:
            if document.equals(node, "error") {
                self = .error
                return
            }
        case 7:
            if document.equals(node, "warning") {
                self = .warning
                return
            }
        default: break
        }
        return nil
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

    public static var expectation: String {
        """
        one of "type", "rule", "required", "client", "group", "limit"
        """
    }

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

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 4:
            if document.equals(node, "type") {
                self = .type
                return
            }
            if document.equals(node, "rule") {
                self = .rule
                return
            }
        case 5:
            if document.equals(node, "group") {
                self = .group
                return
            }
            if document.equals(node, "limit") {
                self = .limit
                return
            }
        case 6:
            if document.equals(node, "client") {
                self = .client
                return
            }
        case 8:
            if document.equals(node, "required") {
                self = .required
                return
            }
        default: break
        }
        return nil
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

    public static var expectation: String {
        """
        one of "idle", "focused", "inactive"
        """
    }

    public var word: StaticString {
        switch self {
        case .idle: "idle"
        case .focused: "focused"
        case .inactive: "inactive"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 4:
            if document.equals(node, "idle") {
                self = .idle
                return
            }
        case 7:
            if document.equals(node, "focused") {
                self = .focused
                return
            }
        case 8:
            if document.equals(node, "inactive") {
                self = .inactive
                return
            }
        default: break
        }
        return nil
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

    public static var expectation: String {
        """
        one of "empty", "partial", "complete", "impossible"
        """
    }

    public var word: StaticString {
        switch self {
        case .empty: "empty"
        case .partial: "partial"
        case .complete: "complete"
        case .impossible: "impossible"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 5:
            if document.equals(node, "empty") {
                self = .empty
                return
            }
        case 7:
            if document.equals(node, "partial") {
                self = .partial
                return
            }
        case 8:
            if document.equals(node, "complete") {
                self = .complete
                return
            }
        case 10:
            if document.equals(node, "impossible") {
                self = .impossible
                return
            }
        default: break
        }
        return nil
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

    public static var expectation: String {
        """
        one of "unknown", "pending", "valid", "warning", "invalid"
        """
    }

    public var word: StaticString {
        switch self {
        case .unknown: "unknown"
        case .pending: "pending"
        case .valid: "valid"
        case .warning: "warning"
        case .invalid: "invalid"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 5:
            if document.equals(node, "valid") {
                self = .valid
                return
            }
        case 7:
            if document.equals(node, "unknown") {
                self = .unknown
                return
            }
            if document.equals(node, "pending") {
                self = .pending
                return
            }
            if document.equals(node, "warning") {
                self = .warning
                return
            }
            if document.equals(node, "invalid") {
                self = .invalid
                return
            }
        default: break
        }
        return nil
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

    public static var expectation: String {
        """
        one of "helper", "error", "warning"
        """
    }

    public var word: StaticString {
        switch self {
        case .helper: "helper"
        case .error: "error"
        case .warning: "warning"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 5:
            if document.equals(node, "error") {
                self = .error
                return
            }
        case 6:
            if document.equals(node, "helper") {
                self = .helper
                return
            }
        case 7:
            if document.equals(node, "warning") {
                self = .warning
                return
            }
        default: break
        }
        return nil
    }
}

/// What the Return key does.
public enum ReturnKey: String, WireWord {
    /// Moves to the next field.
    case next
    /// Submits.
    case go

    public static var expectation: String {
        """
        one of "next", "go"
        """
    }

    public var word: StaticString {
        switch self {
        case .next: "next"
        case .go: "go"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 2:
            if document.equals(node, "go") {
                self = .go
                return
            }
        case 4:
            if document.equals(node, "next") {
                self = .next
                return
            }
        default: break
        }
        return nil
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

    public static var expectation: String {
        """
        one of "didBeginEditing", "editingChanged", "didEndEditing", "return", "iconTapped", "layout"
        """
    }

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

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 6:
            if document.equals(node, "return") {
                self = .`return`
                return
            }
            if document.equals(node, "layout") {
                self = .layout
                return
            }
        case 10:
            if document.equals(node, "iconTapped") {
                self = .iconTapped
                return
            }
        case 13:
            if document.equals(node, "didEndEditing") {
                self = .didEndEditing
                return
            }
        case 14:
            if document.equals(node, "editingChanged") {
                self = .editingChanged
                return
            }
        case 15:
            if document.equals(node, "didBeginEditing") {
                self = .didBeginEditing
                return
            }
        default: break
        }
        return nil
    }
}

/// When a page may be left forwards.
public enum PageLeave: String, WireWord {
    /// When final validation of its fields finds nothing wrong, and waits for nothing.
    case valid
    /// At any time; nothing is judged.
    case free

    public static var expectation: String {
        """
        one of "valid", "free"
        """
    }

    public var word: StaticString {
        switch self {
        case .valid: "valid"
        case .free: "free"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 4:
            if document.equals(node, "free") {
                self = .free
                return
            }
        case 5:
            if document.equals(node, "valid") {
                self = .valid
                return
            }
        default: break
        }
        return nil
    }
}

/// A way to turn a page.
public enum PageTurn: String, WireWord {
    /// To the next page, where this one may be left.
    case next
    /// To the page before.
    case previous

    public static var expectation: String {
        """
        one of "next", "previous"
        """
    }

    public var word: StaticString {
        switch self {
        case .next: "next"
        case .previous: "previous"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 4:
            if document.equals(node, "next") {
                self = .next
                return
            }
        case 8:
            if document.equals(node, "previous") {
                self = .previous
                return
            }
        default: break
        }
        return nil
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

    public static var expectation: String {
        """
        one of "equal", "different", "atLeastOne", "exactlyOne", "allOrNone", "ascending"
        """
    }

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

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 5:
            if document.equals(node, "equal") {
                self = .equal
                return
            }
        case 9:
            if document.equals(node, "different") {
                self = .different
                return
            }
            if document.equals(node, "allOrNone") {
                self = .allOrNone
                return
            }
            if document.equals(node, "ascending") {
                self = .ascending
                return
            }
        case 10:
            if document.equals(node, "atLeastOne") {
                self = .atLeastOne
                return
            }
            if document.equals(node, "exactlyOne") {
                self = .exactlyOne
                return
            }
        default: break
        }
        return nil
    }
}

/// What a remark is about.
public enum SnapshotRemarkKind: String, WireWord {
    /// Something meaningful of the text is not in the value.
    case leftOut
    /// The text was not in the field's own order or spelling.
    case readAs
    /// The number lay beyond a bound, and became the nearest that is allowed.
    case clamped

    public static var expectation: String {
        """
        one of "leftOut", "readAs", "clamped"
        """
    }

    public var word: StaticString {
        switch self {
        case .leftOut: "leftOut"
        case .readAs: "readAs"
        case .clamped: "clamped"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 6:
            if document.equals(node, "readAs") {
                self = .readAs
                return
            }
        case 7:
            if document.equals(node, "leftOut") {
                self = .leftOut
                return
            }
            if document.equals(node, "clamped") {
                self = .clamped
                return
            }
        default: break
        }
        return nil
    }
}

/// How much a value differs from the text that was read.
public enum SnapshotRemarkWeight: String, WireWord {
    /// It is another value.
    case changesMeaning
    /// Something beside the value is missing.
    case losesDetail
    /// Nothing is missing.
    case tells

    public static var expectation: String {
        """
        one of "changesMeaning", "losesDetail", "tells"
        """
    }

    public var word: StaticString {
        switch self {
        case .changesMeaning: "changesMeaning"
        case .losesDetail: "losesDetail"
        case .tells: "tells"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 5:
            if document.equals(node, "tells") {
                self = .tells
                return
            }
        case 11:
            if document.equals(node, "losesDetail") {
                self = .losesDetail
                return
            }
        case 14:
            if document.equals(node, "changesMeaning") {
                self = .changesMeaning
                return
            }
        default: break
        }
        return nil
    }
}

/// What of editing is undone as one.
public enum SnapshotUnitKind: String, WireWord {
    /// A run of typed characters.
    case typing
    /// A run of Backspace.
    case deletingBackward
    /// A run of Delete.
    case deletingForward
    /// A run of steps.
    case stepping
    /// Anything else, by itself.
    case single

    public static var expectation: String {
        """
        one of "typing", "deletingBackward", "deletingForward", "stepping", "single"
        """
    }

    public var word: StaticString {
        switch self {
        case .typing: "typing"
        case .deletingBackward: "deletingBackward"
        case .deletingForward: "deletingForward"
        case .stepping: "stepping"
        case .single: "single"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 6:
            if document.equals(node, "typing") {
                self = .typing
                return
            }
            if document.equals(node, "single") {
                self = .single
                return
            }
        case 8:
            if document.equals(node, "stepping") {
                self = .stepping
                return
            }
        case 15:
            if document.equals(node, "deletingForward") {
                self = .deletingForward
                return
            }
        case 16:
            if document.equals(node, "deletingBackward") {
                self = .deletingBackward
                return
            }
        default: break
        }
        return nil
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

    public static var expectation: String {
        """
        one of "none", "upper", "lower", "capitalize"
        """
    }

    public var word: StaticString {
        switch self {
        case .none: "none"
        case .upper: "upper"
        case .lower: "lower"
        case .capitalize: "capitalize"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 4:
            if document.equals(node, "none") {
                self = .none
                return
            }
        case 5:
            if document.equals(node, "upper") {
                self = .upper
                return
            }
            if document.equals(node, "lower") {
                self = .lower
                return
            }
        case 10:
            if document.equals(node, "capitalize") {
                self = .capitalize
                return
            }
        default: break
        }
        return nil
    }
}

/// How much of a part of a text is there.
public enum PartState: String, WireWord {
    /// Nothing: its placeholder shows where something follows.
    case empty
    /// Something that can still become right.
    case partial
    /// All of it.
    case complete
    /// What is there can't be part of anything right, whatever stands in the others.
    case wrong

    public static var expectation: String {
        """
        one of "empty", "partial", "complete", "wrong"
        """
    }

    public var word: StaticString {
        switch self {
        case .empty: "empty"
        case .partial: "partial"
        case .complete: "complete"
        case .wrong: "wrong"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 5:
            if document.equals(node, "empty") {
                self = .empty
                return
            }
            if document.equals(node, "wrong") {
                self = .wrong
                return
            }
        case 7:
            if document.equals(node, "partial") {
                self = .partial
                return
            }
        case 8:
            if document.equals(node, "complete") {
                self = .complete
                return
            }
        default: break
        }
        return nil
    }
}

/// Where a caret goes, as seen from where it is.
public enum CaretMove: String, WireWord {
    /// To the place before it where typing is possible; of a selection to its start.
    case characterBackward
    /// To the place behind it; of a selection to its end.
    case characterForward
    /// To the start of the word; in a secret to the start of the text.
    case wordBackward
    /// To the end of the word; in a secret to the end of the text.
    case wordForward
    /// To the start of the part, or of the one before; of other texts to the start.
    case partBackward
    /// To the start of the next part, or behind the last; of other texts to the end.
    case partForward
    /// As far into the line above as it is in this one, counted in characters; in the first line to its start.
    case lineBackward
    /// The same with the line below; in the last line to its end.
    case lineForward
    /// To the start of the line.
    case lineStart
    /// To the end of the line.
    case lineEnd
    /// To the start of the text.
    case textStart
    /// To the end of the text.
    case textEnd

    public static var expectation: String {
        """
        one of "characterBackward", "characterForward", "wordBackward", "wordForward", "partBackward", \
        "partForward", "lineBackward", "lineForward", "lineStart", "lineEnd", "textStart", "textEnd"
        """
    }

    public var word: StaticString {
        switch self {
        case .characterBackward: "characterBackward"
        case .characterForward: "characterForward"
        case .wordBackward: "wordBackward"
        case .wordForward: "wordForward"
        case .partBackward: "partBackward"
        case .partForward: "partForward"
        case .lineBackward: "lineBackward"
        case .lineForward: "lineForward"
        case .lineStart: "lineStart"
        case .lineEnd: "lineEnd"
        case .textStart: "textStart"
        case .textEnd: "textEnd"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 7:
            if document.equals(node, "lineEnd") {
                self = .lineEnd
                return
            }
            if document.equals(node, "textEnd") {
                self = .textEnd
                return
            }
        case 9:
            if document.equals(node, "lineStart") {
                self = .lineStart
                return
            }
            if document.equals(node, "textStart") {
                self = .textStart
                return
            }
        case 11:
            if document.equals(node, "wordForward") {
                self = .wordForward
                return
            }
            if document.equals(node, "partForward") {
                self = .partForward
                return
            }
            if document.equals(node, "lineForward") {
                self = .lineForward
                return
            }
        case 12:
            if document.equals(node, "wordBackward") {
                self = .wordBackward
                return
            }
            if document.equals(node, "partBackward") {
                self = .partBackward
                return
            }
            if document.equals(node, "lineBackward") {
                self = .lineBackward
                return
            }
        case 16:
            if document.equals(node, "characterForward") {
                self = .characterForward
                return
            }
        case 17:
            if document.equals(node, "characterBackward") {
                self = .characterBackward
                return
            }
        default: break
        }
        return nil
    }
}

/// Which part of a text is selected, as seen from the caret.
public enum PartStep: String, WireWord {
    /// The one behind it; the last one where there is none.
    case next
    /// The one before it; the first one where there is none.
    case previous
    /// The first.
    case first
    /// The last.
    case last
    /// The one that the caret is in.
    case current

    public static var expectation: String {
        """
        one of "next", "previous", "first", "last", "current"
        """
    }

    public var word: StaticString {
        switch self {
        case .next: "next"
        case .previous: "previous"
        case .first: "first"
        case .last: "last"
        case .current: "current"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 4:
            if document.equals(node, "next") {
                self = .next
                return
            }
            if document.equals(node, "last") {
                self = .last
                return
            }
        case 5:
            if document.equals(node, "first") {
                self = .first
                return
            }
        case 7:
            if document.equals(node, "current") {
                self = .current
                return
            }
        case 8:
            if document.equals(node, "previous") {
                self = .previous
                return
            }
        default: break
        }
        return nil
    }
}

/// Which zeros stand before a number that is shorter than its part.
public enum PartZeros: String, WireWord {
    /// As many as there are places: `07`.
    case padded
    /// None; those that are typed go when the part is left: `7`.
    case dropped
    /// None, and none can be typed before a digit.
    case none

    public static var expectation: String {
        """
        one of "padded", "dropped", "none"
        """
    }

    public var word: StaticString {
        switch self {
        case .padded: "padded"
        case .dropped: "dropped"
        case .none: "none"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 4:
            if document.equals(node, "none") {
                self = .none
                return
            }
        case 6:
            if document.equals(node, "padded") {
                self = .padded
                return
            }
        case 7:
            if document.equals(node, "dropped") {
                self = .dropped
                return
            }
        default: break
        }
        return nil
    }
}

/// When what stands around a value shows.
public enum AffixDisplay: String, WireWord {
    /// What is before it with its first character, what is behind it when editing ends.
    case filled
    /// While the field has the focus, or a value.
    case focused
    /// At any time.
    case always

    public static var expectation: String {
        """
        one of "filled", "focused", "always"
        """
    }

    public var word: StaticString {
        switch self {
        case .filled: "filled"
        case .focused: "focused"
        case .always: "always"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 6:
            if document.equals(node, "filled") {
                self = .filled
                return
            }
            if document.equals(node, "always") {
                self = .always
                return
            }
        case 7:
            if document.equals(node, "focused") {
                self = .focused
                return
            }
        default: break
        }
        return nil
    }
}

/// From which side the slots of a template are filled.
public enum SlotAlignment: String, WireWord {
    /// From the left.
    case left
    /// From the right: what is typed pushes in there, and a value of fewer characters has the last slots.
    case right

    public static var expectation: String {
        """
        one of "left", "right"
        """
    }

    public var word: StaticString {
        switch self {
        case .left: "left"
        case .right: "right"
        }
    }

    public init?(node: JSONNode, in document: JSONDocument) {
        switch document.contentLength(node) {
        case 4:
            if document.equals(node, "left") {
                self = .left
                return
            }
        case 5:
            if document.equals(node, "right") {
                self = .right
                return
            }
        default: break
        }
        return nil
    }
}
