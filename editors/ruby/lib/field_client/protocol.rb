# frozen_string_literal: true

# Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

# The messages of the Field Server Protocol 1.0.
module FieldClient
  PROTOCOL_VERSION = "1.0"

  # How much the server tells about its work.
  module TraceValue
    # Nothing.
    OFF = "off"
    # A line a message.
    MESSAGES = "messages"
    # The messages themselves too; secure text is left out.
    VERBOSE = "verbose"
  end

  # The unit that offsets count.
  module PositionEncoding
    # UTF-16 code units; what is used where nothing is agreed.
    UTF16 = "utf-16"
    # Bytes of UTF-8.
    UTF8 = "utf-8"
    # Unicode scalars.
    UTF32 = "utf-32"
  end

  # A system of check characters.
  module ChecksumAlgorithm
    # ISO/IEC 7812-1: every second digit from the end is doubled. With an alphabet of N characters, Luhn mod
    # N.
    LUHN = "luhn"
    # The same of digits and letters, a letter read as its two digits, 10 to 35 (ISO 6166).
    LUHN_LETTERS = "luhnLetters"
    # Damm's, with the quasigroup of his thesis.
    DAMM = "damm"
    # Verhoeff's, by the dihedral group of order 10.
    VERHOEFF = "verhoeff"
    # ISO/IEC 7064: digits, one check character, 0 to 9 or X.
    MOD11_TWO = "mod11_2"
    # ISO/IEC 7064: digits and letters, one check character, one of them or `*`.
    MOD37_TWO = "mod37_2"
    # ISO/IEC 7064: digits, two check digits; a letter is read as its two, 10 to 35.
    MOD97_TEN = "mod97_10"
    # ISO/IEC 7064: letters, two check letters.
    MOD661_TWENTY_SIX = "mod661_26"
    # ISO/IEC 7064: digits and letters, two check characters.
    MOD1271_THIRTY_SIX = "mod1271_36"
    # ISO/IEC 7064, hybrid: digits, one check digit.
    MOD11_TEN = "mod11_10"
    # ISO/IEC 7064, hybrid: letters, one check letter.
    MOD27_TWENTY_SIX = "mod27_26"
    # ISO/IEC 7064, hybrid: digits and letters, one check character.
    MOD37_THIRTY_SIX = "mod37_36"
    # A sum of weights times characters, and what it leaves when it is divided.
    WEIGHTED = "weighted"
  end

  # What of a product is added to a sum.
  module ChecksumProducts
    # The product.
    WHOLE = "whole"
    # Its decimal digits.
    DIGITS = "digits"
  end

  # What lengths count.
  module LengthUnit
    # Extended grapheme clusters: what a user calls a character.
    CHARACTER = "character"
    # Unicode scalars.
    SCALAR = "scalar"
    # UTF-16 code units.
    UTF16 = "utf16"
    # Bytes of UTF-8.
    UTF8 = "utf8"
  end

  # What becomes of white space at the ends of a text.
  module Blanks
    # It goes when editing ends, and is not judged.
    TRIM = "trim"
    # It counts.
    KEEP = "keep"
  end

  # What becomes of an edit over `maxLength`.
  module Overflow
    # The whole edit is refused.
    REJECT = "reject"
    # What fits is taken.
    TRUNCATE = "truncate"
    # All is taken, and judged `too-long`.
    ALLOW = "allow"
  end

  # How an error's message goes with the helper.
  module HelperPolicy
    # The message alone.
    REPLACE = "replace"
    # The helper, then the message.
    APPEND = "append"
  end

  # A widget's frame.
  module FieldStyle
    # A line around it.
    OUTLINED = "outlined"
    # A filled ground.
    FILLED = "filled"
  end

  # When a clear button shows.
  module ClearButtonMode
    # Not at all.
    NEVER = "never"
    # While the field is focused and has text.
    WHILE_EDITING = "whileEditing"
    # While the field has text and is not focused.
    WHEN_FILLED = "whenFilled"
    # While the field has text.
    WHILE_EDITING_OR_FILLED = "whileEditingOrFilled"
  end

  # Whose words and defaults a field uses.
  module Appearance
    # The protocol's own.
    NATIVE = "native"
    # Vitamin's text field.
    VITAMIN = "vitamin"
    # Novum's input field.
    NOVUM = "novum"
    # Fluent's text field.
    FLUENT = "fluent"
    # TField.
    TFIELD = "tfield"
    # The UnderLine text field.
    UNDERLINE = "underline"
  end

  # What is deleted at the selection; a selection that is wider than a caret goes itself.
  module Deletion
    # The character before the caret.
    BACKWARD = "backward"
    # The character behind the caret.
    FORWARD = "forward"
    # To the start of the word.
    WORD_BACKWARD = "wordBackward"
    # To the end of the word.
    WORD_FORWARD = "wordForward"
    # Everything.
    ALL = "all"
  end

  # Which value beside its own a field gets.
  module StepTarget
    # The next greater number, the next choice.
    INCREMENT = "increment"
    # The next smaller number, the choice before.
    DECREMENT = "decrement"
    # The least number, the first choice.
    MINIMUM = "minimum"
    # The greatest number, the last choice.
    MAXIMUM = "maximum"
  end

  # Where an edit comes from.
  module EditCause
    # Keys.
    TYPING = "typing"
    # The clipboard.
    PASTE = "paste"
    # Dragged text.
    DROP = "drop"
    # The system's memory; final formatting and validation follow where the field is not focused.
    AUTOFILL = "autofill"
    # The client itself; final formatting and validation follow where the field is not focused.
    PROGRAM = "program"
  end

  # Why a character was not taken.
  module RefusalReason
    # No slot is left for it, or no room within a length.
    FULL = "full"
    # A digit belongs there.
    DIGIT_EXPECTED = "digit-expected"
    # A letter belongs there.
    LETTER_EXPECTED = "letter-expected"
    # The type takes none such, or not there, or what is behind it would not fit where it moves to.
    NOT_ALLOWED_HERE = "not-allowed-here"
    # The client said no.
    VETOED = "vetoed"
    # An input method is at work there.
    COMPOSING = "composing"
  end

  # What a path is to lead to.
  module FileKind
    # A file.
    FILE = "file"
    # A folder.
    DIRECTORY = "directory"
    # Either.
    ANY = "any"
  end

  # What a widget draws a field as. The words are roles of ARIA and types of HTML's inputs.
  module ControlKind
    # A box that is checked or not, or a switch: yes and no.
    CHECKBOX = "checkbox"
    # A line with a list that opens, of which one is chosen.
    COMBOBOX = "combobox"
    # A list of which several are chosen.
    LISTBOX = "listbox"
    # A row of stars.
    RATING = "rating"
    # A thumb between two ends.
    SLIDER = "slider"
    # A path with a button that opens the client's own dialog.
    FILE = "file"
    # A line in which each item is a tag.
    TAGS = "tags"
  end

  # What a user does beside the text.
  module FieldAction
    # Tapped the icon before the text.
    LEADING_ICON = "leadingIcon"
    # Tapped the icon behind the text.
    TRAILING_ICON = "trailingIcon"
    # Showed or hid a secret.
    TOGGLE_SECURE = "toggleSecure"
    # Chose an entry of the list, or took it out of several.
    PICK = "pick"
    # Turned yes into no, and all else into yes.
    TOGGLE = "toggle"
    # Took an item out of several.
    REMOVE = "remove"
  end

  # When a verdict reaches the state.
  module ValidationMoment
    # When the field is focused.
    FOCUS = "focus"
    # After a change of text.
    CHANGE = "change"
    # When the field is left.
    BLUR = "blur"
    # At the Return key.
    COMMIT = "commit"
  end

  # What a change does to an error that shows.
  module AfterError
    # The phase that set it judges again at once.
    RECHECK = "recheck"
    # It goes.
    CLEAR = "clear"
    # It stays until the next final validation.
    KEEP = "keep"
  end

  # A phase of validation.
  module ValidationPhase
    # Typing goes on: what could still become valid is no error.
    LIVE = "live"
    # Editing has ended.
    FINAL = "final"
  end

  # What a client's validator found.
  module ValidatorOutcome
    # Nothing wrong.
    SUCCESS = "success"
    # Something is wrong.
    FAILURE = "failure"
  end

  # What breaking a rule amounts to.
  module RuleSeverity
    # The field is invalid, and the chain ends.
    ERROR = "error"
    # The field is valid, the user is warned.
    WARNING = "warning"
    # The user is told.
    INFO = "info"
  end

  # How grave a finding is, numbered as in the Language Server Protocol. Where the client says one, the word
  # is taken as well as the number.
  module Severity
    # The content is invalid.
    ERROR = 1
    # The content is valid but doubtful.
    WARNING = 2
    # Good to know.
    INFORMATION = 3
    # A proposal.
    HINT = 4
  end

  # Who found it.
  module DiagnosticSource
    # The field's type.
    TYPE = "type"
    # A rule of the field.
    RULE = "rule"
    # The field is required and empty.
    REQUIRED = "required"
    # The client: its validator, its report or its error.
    CLIENT = "client"
    # A rule between fields.
    GROUP = "group"
    # The field's own length limits.
    LIMIT = "limit"
  end

  # Where a field is in its life.
  module FocusState
    # Never focused, or left empty and not required.
    IDLE = "idle"
    # Has the keyboard.
    FOCUSED = "focused"
    # Was left.
    INACTIVE = "inactive"
  end

  # The truth about a text.
  module ContentState
    # There is none.
    EMPTY = "empty"
    # More typing can make it valid.
    PARTIAL = "partial"
    # The type and the rules accept it.
    COMPLETE = "complete"
    # No continuation can mend it.
    IMPOSSIBLE = "impossible"
  end

  # The verdict that shows.
  module Validity
    # None yet.
    UNKNOWN = "unknown"
    # A client's validator is out.
    PENDING = "pending"
    # Final validation accepts the text.
    VALID = "valid"
    # Accepted with a warning.
    WARNING = "warning"
    # There is an error.
    INVALID = "invalid"
  end

  # What the line below a field is.
  module HelperKind
    # The field's own help.
    HELPER = "helper"
    # An error's message.
    ERROR = "error"
    # A warning's message.
    WARNING = "warning"
  end

  # What the Return key does.
  module ReturnKey
    # Moves to the next field.
    NEXT = "next"
    # Submits.
    GO = "go"
  end

  # What happened to a field.
  module FieldEventKind
    # It was focused.
    DID_BEGIN_EDITING = "didBeginEditing"
    # An edit changed its text.
    EDITING_CHANGED = "editingChanged"
    # It was left.
    DID_END_EDITING = "didEndEditing"
    # The Return key was pressed in it.
    RETURN_ = "return"
    # One of its icons was tapped.
    ICON_TAPPED = "iconTapped"
    # The number of its helper lines changed.
    LAYOUT = "layout"
  end

  # When a page may be left forwards.
  module PageLeave
    # When final validation of its fields finds nothing wrong, and waits for nothing.
    VALID = "valid"
    # At any time; nothing is judged.
    FREE = "free"
  end

  # A way to turn a page.
  module PageTurn
    # To the next page, where this one may be left.
    NEXT = "next"
    # To the page before.
    PREVIOUS = "previous"
  end

  # What must hold between fields.
  module GroupRuleKind
    # All have the same value.
    EQUAL = "equal"
    # No two have the same value.
    DIFFERENT = "different"
    # At least one is filled.
    AT_LEAST_ONE = "atLeastOne"
    # Exactly one is filled.
    EXACTLY_ONE = "exactlyOne"
    # All are filled, or none is.
    ALL_OR_NONE = "allOrNone"
    # Each is at least the one before.
    ASCENDING = "ascending"
  end

  # What is done to a character before it is tested.
  module TextTransform
    # Nothing.
    NONE = "none"
    # It becomes a capital.
    UPPER = "upper"
    # It becomes a small letter.
    LOWER = "lower"
    # The first letter of a word becomes a capital.
    CAPITALIZE = "capitalize"
  end

  # How much of a part of a text is there.
  module PartState
    # Nothing: its placeholder shows where something follows.
    EMPTY = "empty"
    # Something that can still become right.
    PARTIAL = "partial"
    # All of it.
    COMPLETE = "complete"
    # What is there can't be part of anything right, whatever stands in the others.
    WRONG = "wrong"
  end

  # Where a caret goes, as seen from where it is.
  module CaretMove
    # To the place before it where typing is possible; of a selection to its start.
    CHARACTER_BACKWARD = "characterBackward"
    # To the place behind it; of a selection to its end.
    CHARACTER_FORWARD = "characterForward"
    # To the start of the word; in a secret to the start of the text.
    WORD_BACKWARD = "wordBackward"
    # To the end of the word; in a secret to the end of the text.
    WORD_FORWARD = "wordForward"
    # To the start of the part, or of the one before; of other texts to the start.
    PART_BACKWARD = "partBackward"
    # To the start of the next part, or behind the last; of other texts to the end.
    PART_FORWARD = "partForward"
    # As far into the line above as it is in this one, counted in characters; in the first line to its start.
    LINE_BACKWARD = "lineBackward"
    # The same with the line below; in the last line to its end.
    LINE_FORWARD = "lineForward"
    # To the start of the line.
    LINE_START = "lineStart"
    # To the end of the line.
    LINE_END = "lineEnd"
    # To the start of the text.
    TEXT_START = "textStart"
    # To the end of the text.
    TEXT_END = "textEnd"
  end

  # Which part of a text is selected, as seen from the caret.
  module PartStep
    # The one behind it; the last one where there is none.
    NEXT = "next"
    # The one before it; the first one where there is none.
    PREVIOUS = "previous"
    # The first.
    FIRST = "first"
    # The last.
    LAST = "last"
    # The one that the caret is in.
    CURRENT = "current"
  end

  # Which zeros stand before a number that is shorter than its part.
  module PartZeros
    # As many as there are places: `07`.
    PADDED = "padded"
    # None; those that are typed go when the part is left: `7`.
    DROPPED = "dropped"
    # None, and none can be typed before a digit.
    NONE = "none"
  end

  # When what stands around a value shows.
  module AffixDisplay
    # What is before it with its first character, what is behind it when editing ends.
    FILLED = "filled"
    # While the field has the focus, or a value.
    FOCUSED = "focused"
    # At any time.
    ALWAYS = "always"
  end

  # From which side the slots of a template are filled.
  module SlotAlignment
    # From the left.
    LEFT = "left"
    # From the right: what is typed pushes in there, and a value of fewer characters has the last slots.
    RIGHT = "right"
  end

  # Who the client is, what it can do, and how it counts.
  class InitializeParams < Structure
    # The client's process: the server ends when it is gone. Null, absent or 0: none is watched.
    member :process_id, "processId"
    # The client's name, for traces.
    member :client_info, "clientInfo", :ClientInfo
    # BCP 47 tag of the language of messages, and of the signs in numbers: those of `de-AT`, else of `de`,
    # else of `en`.
    member :locale, "locale"
    # Units the client can count offsets in; the first that the server knows wins, unknown ones are passed
    # over.
    member :position_encodings, "positionEncodings"
    # How much the server tells about its work.
    member :trace, "trace"
    # What the client can do and wants to be sent.
    member :capabilities, "capabilities", :ClientCapabilities
    # The client's message catalogue: a text by diagnostic code.
    member :messages, "messages"
    # All fields are debugged: their statuses carry a debug line.
    member :debug, "debug"
  end

  # A client's name and version.
  class ClientInfo < Structure
    # The client's name.
    member :name, "name"
    # The client's version.
    member :version, "version"
  end

  # What the client can do and wants to be sent.
  class ClientCapabilities < Structure
    # Wants `presentation` in statuses.
    member :presentation, "presentation"
    # Can answer `client/validate`.
    member :validate, "validate"
    # Wants `presentation.allowed` with every notification, not in snapshots only.
    member :allowed, "allowed"
    # Wants `field/event`.
    member :events, "events"
  end

  # Who the server is, what it can do, and where its limits are.
  class InitializeResult < Structure
    # The protocol's version.
    member :protocol_version, "protocolVersion"
    # The server's name and version.
    member :server_info, "serverInfo", :ServerInfo
    # The unit that every offset of the session counts.
    member :position_encoding, "positionEncoding"
    # The words that the server knows.
    member :capabilities, "capabilities", :ServerCapabilities
    # The limits of this process; each has a flag.
    member :limits, "limits", :ServerLimits
  end

  # The server's name and version.
  class ServerInfo < Structure
    # Always "field-server".
    member :name, "name"
    # The program's version.
    member :version, "version"
  end

  # The words that the server knows.
  class ServerCapabilities < Structure
    # Built-in types.
    member :types, "types"
    # Rules of fields.
    member :rules, "rules"
    # Appearances.
    member :appearances, "appearances"
    # Framings of messages.
    member :framings, "framings"
    # Languages with a message catalogue, by their BCP 47 tags.
    member :locales, "locales"
  end

  # The limits of this process.
  class ServerLimits < Structure
    # Bytes of one message.
    member :max_message_bytes, "maxMessageBytes"
    # Nesting of arrays and objects in a message.
    member :max_depth, "maxDepth"
    # Fields of a connection.
    member :max_fields, "maxFields"
    # Unicode scalars in a field's text.
    member :max_text_length, "maxTextLength"
    # States of a compiled pattern.
    member :max_pattern_states, "maxPatternStates"
    # Steps that a message may take to compile what it defines, and to judge a text that it makes.
    member :max_turn_work, "maxTurnWork"
    # Bytes of queued output at which the server stops reading.
    member :max_pending, "maxPending"
    # Messages in a batch.
    member :max_batch, "maxBatch"
    # Types of the client's own.
    member :max_types, "maxTypes"
    # Forms of a connection.
    member :max_forms, "maxForms"
    # Entries of all lists and tables in one definition: choices, rules and what they list, templates, slots,
    # messages, groups, pages and sections and what they list, fields that a form is opened with, diagnostics
    # of a report.
    member :max_entries, "maxEntries"
    # Pages of a form; also its sections that repeat.
    member :max_pages, "maxPages"
    # Rows of a section.
    member :max_rows, "maxRows"
    # Fields that all rules between fields name together.
    member :max_rule_fields, "maxRuleFields"
    # Texts that a `type/check` or `form/check` judges.
    member :max_checked_texts, "maxCheckedTexts"
    # Diagnostics of a report.
    member :max_reported_diagnostics, "maxReportedDiagnostics"
    # Owners whose reports a field holds.
    member :max_report_owners, "maxReportOwners"
  end

  # Which request is no longer wanted.
  class CancelParams < Structure
    # The request's id.
    member :id, "id"
  end

  # Which language's words are wanted.
  class LocaleWordsParams < Structure
    # BCP 47 tag; else the connection's.
    member :locale, "locale"
  end

  # What buttons and marks say.
  class LocaleWordsResult < Structure
    # Whose words they are.
    member :locale, "locale"
    # What each says, by its name.
    member :words, "words"
  end

  # How much the server is to tell.
  class SetTraceParams < Structure
    # The new setting.
    member :value, "value"
  end

  # A line of trace.
  class LogTraceParams < Structure
    # The line.
    member :message, "message"
    # More of it, where tracing is `verbose`.
    member :verbose, "verbose"
  end

  # A stretch of a field's text, in code units of the negotiated encoding; end exclusive, `start` = `end` is a
  # caret. An offset inside a code point or past the end is clamped to the nearest boundary before it.
  class TextRange < Structure
    # Offset of the first code unit.
    member :start, "start"
    # Offset behind the last code unit.
    member :end, "end"
  end

  # Which field is meant.
  class FieldParams < Structure
    # The field's id.
    member :field, "field"
  end

  # Which field is meant, and what the client shows of it.
  class FieldViewParams < Structure
    # The field's id.
    member :field, "field"
    # The version that the client last took from the server; else the view is the server's text now.
    member :version, "version"
  end

  # A new field.
  class FieldCreateParams < Structure
    # The id, unique in the connection; else the server's own "f1", "f2"…
    member :field, "field"
    # A field of that id is replaced, so that a client may simply replay.
    member :replace, "replace"
    # The validation context.
    member :form, "form"
    # The group within the form; a field has at most one.
    member :group, "group"
    # The type by name, or with parameters.
    member :type, "type", :TypeReference
    # The label; else the type's, in the language of its messages where that has a word for it.
    member :label, "label"
    # What an empty field shows.
    member :placeholder, "placeholder"
    # The line below the field while there is no error.
    member :helper, "helper"
    # The content as the widget shows it.
    member :text, "text"
    # The content without the template's literals.
    member :value, "value"
    # The content in the type's canonical form.
    member :typed, "typed"
    # The client's own badge; a type's gives way to it.
    member :badge, "badge", :BadgeOptions
    # Empty is an error of final validation.
    member :required, "required", :Condition
    # False: takes no focus and no edit, and is left out of every count, order and submit.
    member :enabled, "enabled", :Condition
    # False: no widget shows it. It takes no focus and no edit, and is left out of every count, order and
    # submit; it keeps its content.
    member :shown, "shown", :Condition
    # True: takes focus but no edit.
    member :read_only, "readOnly"
    # What it is computed of. It is read-only then, and no content is given. With null it is a field like any
    # other again.
    member :total, "total", :Total
    # The text is a secret; else as the type says.
    member :secure, "secure"
    # Fewest characters, in `lengthUnit`.
    member :min_length, "minLength"
    # Most characters, in `lengthUnit`.
    member :max_length, "maxLength"
    # What lengths count.
    member :length_unit, "lengthUnit"
    # What becomes of an edit over `maxLength`.
    member :overflow, "overflow"
    # What becomes of white space at the ends of the text when editing ends; else as the type says.
    member :blanks, "blanks"
    # How an error's message goes with the helper.
    member :helper_policy, "helperPolicy"
    # Shows a counter; the default is whether `maxLength` is given.
    member :counter, "counter"
    # An appearance's active look goes with the focus.
    member :active_on_editing, "activeOnEditing"
    # The widget has padding at its sides.
    member :horizontal_padding, "horizontalPadding"
    # The widget's frame.
    member :style, "style"
    # Icons beside the text.
    member :icon, "icon", :IconOptions
    # When a clear button shows.
    member :clear_button, "clearButton"
    # What is chosen from; else the list of its type.
    member :choices, "choices", [:Choice]
    # The client's own number, repeated in events and questions.
    member :tag, "tag"
    # Layout priority; else the type's.
    member :priority, "priority"
    # Kind of keyboard; else the type's.
    member :keyboard, "keyboard"
    # HTML's autocomplete tokens, such as `cc-name`. Those of a section or of an address's kind alone
    # (`shipping`) stand before the type's own; "": the type's own.
    member :autofill, "autofill"
    # Whose words and defaults the field uses.
    member :appearance, "appearance"
    # The state in the appearance's own words, until the next verdict.
    member :state, "state"
    # When and by which rules the content is judged.
    member :validation, "validation", :Validation
    # The field's message catalogue: a text by diagnostic code.
    member :messages, "messages"
    # BCP 47 tag of the language of its messages, and of the numbers and words of its type where that names
    # none; else the form's. "": the connection's.
    member :locale, "locale"
    # The status carries a debug line, and state changes are kept; else as the form says.
    member :debug, "debug"
  end

  # What a field is made of. In `field/create` what is absent takes its default, in `field/update` it stays as
  # it is.
  class FieldOptions < Structure
    # The validation context.
    member :form, "form"
    # The group within the form; a field has at most one.
    member :group, "group"
    # The type by name, or with parameters.
    member :type, "type", :TypeReference
    # The label; else the type's, in the language of its messages where that has a word for it.
    member :label, "label"
    # What an empty field shows.
    member :placeholder, "placeholder"
    # The line below the field while there is no error.
    member :helper, "helper"
    # The content as the widget shows it.
    member :text, "text"
    # The content without the template's literals.
    member :value, "value"
    # The content in the type's canonical form.
    member :typed, "typed"
    # The client's own badge; a type's gives way to it.
    member :badge, "badge", :BadgeOptions
    # Empty is an error of final validation.
    member :required, "required", :Condition
    # False: takes no focus and no edit, and is left out of every count, order and submit.
    member :enabled, "enabled", :Condition
    # False: no widget shows it. It takes no focus and no edit, and is left out of every count, order and
    # submit; it keeps its content.
    member :shown, "shown", :Condition
    # True: takes focus but no edit.
    member :read_only, "readOnly"
    # What it is computed of. It is read-only then, and no content is given. With null it is a field like any
    # other again.
    member :total, "total", :Total
    # The text is a secret; else as the type says.
    member :secure, "secure"
    # Fewest characters, in `lengthUnit`.
    member :min_length, "minLength"
    # Most characters, in `lengthUnit`.
    member :max_length, "maxLength"
    # What lengths count.
    member :length_unit, "lengthUnit"
    # What becomes of an edit over `maxLength`.
    member :overflow, "overflow"
    # What becomes of white space at the ends of the text when editing ends; else as the type says.
    member :blanks, "blanks"
    # How an error's message goes with the helper.
    member :helper_policy, "helperPolicy"
    # Shows a counter; the default is whether `maxLength` is given.
    member :counter, "counter"
    # An appearance's active look goes with the focus.
    member :active_on_editing, "activeOnEditing"
    # The widget has padding at its sides.
    member :horizontal_padding, "horizontalPadding"
    # The widget's frame.
    member :style, "style"
    # Icons beside the text.
    member :icon, "icon", :IconOptions
    # When a clear button shows.
    member :clear_button, "clearButton"
    # What is chosen from; else the list of its type.
    member :choices, "choices", [:Choice]
    # The client's own number, repeated in events and questions.
    member :tag, "tag"
    # Layout priority; else the type's.
    member :priority, "priority"
    # Kind of keyboard; else the type's.
    member :keyboard, "keyboard"
    # HTML's autocomplete tokens, such as `cc-name`. Those of a section or of an address's kind alone
    # (`shipping`) stand before the type's own; "": the type's own.
    member :autofill, "autofill"
    # Whose words and defaults the field uses.
    member :appearance, "appearance"
    # The state in the appearance's own words, until the next verdict.
    member :state, "state"
    # When and by which rules the content is judged.
    member :validation, "validation", :Validation
    # The field's message catalogue: a text by diagnostic code.
    member :messages, "messages"
    # BCP 47 tag of the language of its messages, and of the numbers and words of its type where that names
    # none; else the form's. "": the connection's.
    member :locale, "locale"
    # The status carries a debug line, and state changes are kept; else as the form says.
    member :debug, "debug"
  end

  # A type by name alone, or as an object with the type's parameters beside the name.
  class TypeReference < Structure
    # The type's name.
    member :name, "name"
    shorthand "name"
  end

  # An entry of a list, by its label alone or with more.
  class Choice < Structure
    # What shows, and what is typed to find it.
    member :label, "label"
    # What is chosen: `typed` of the field. A string, a number or a boolean; else the label.
    member :value, "value"
    # A line below the label.
    member :description, "description"
    # The heading that it stands under.
    member :group, "group"
    # True: it shows and can't be chosen.
    member :disabled, "disabled"
    # False: the list is without it.
    member :shown, "shown", :Condition
    shorthand "label"
  end

  # A badge that the client sets.
  class BadgeOptions < Structure
    # What it says; an empty text takes the client's badge away.
    member :text, "text"
    # What it is about.
    member :kind, "kind"
    # A rank, where the kind has one.
    member :level, "level"
  end

  # Names of icons, in the client's own set.
  class IconOptions < Structure
    # The icon before the text.
    member :leading, "leading"
    # The icon behind the text.
    member :trailing, "trailing"
  end

  # What changes in a field.
  class FieldUpdateParams < Structure
    # The field's id.
    member :field, "field"
    # The parts that change.
    member :set, "set", :FieldChanges
  end

  # Any member of `field/create` but `field`, and the field's own error.
  class FieldChanges < Structure
    # An error that the client sets; it is kept until it is set to null.
    member :error, "error", :FieldError
    # The validation context.
    member :form, "form"
    # The group within the form; a field has at most one.
    member :group, "group"
    # The type by name, or with parameters.
    member :type, "type", :TypeReference
    # The label; else the type's, in the language of its messages where that has a word for it.
    member :label, "label"
    # What an empty field shows.
    member :placeholder, "placeholder"
    # The line below the field while there is no error.
    member :helper, "helper"
    # The content as the widget shows it.
    member :text, "text"
    # The content without the template's literals.
    member :value, "value"
    # The content in the type's canonical form.
    member :typed, "typed"
    # The client's own badge; a type's gives way to it.
    member :badge, "badge", :BadgeOptions
    # Empty is an error of final validation.
    member :required, "required", :Condition
    # False: takes no focus and no edit, and is left out of every count, order and submit.
    member :enabled, "enabled", :Condition
    # False: no widget shows it. It takes no focus and no edit, and is left out of every count, order and
    # submit; it keeps its content.
    member :shown, "shown", :Condition
    # True: takes focus but no edit.
    member :read_only, "readOnly"
    # What it is computed of. It is read-only then, and no content is given. With null it is a field like any
    # other again.
    member :total, "total", :Total
    # The text is a secret; else as the type says.
    member :secure, "secure"
    # Fewest characters, in `lengthUnit`.
    member :min_length, "minLength"
    # Most characters, in `lengthUnit`.
    member :max_length, "maxLength"
    # What lengths count.
    member :length_unit, "lengthUnit"
    # What becomes of an edit over `maxLength`.
    member :overflow, "overflow"
    # What becomes of white space at the ends of the text when editing ends; else as the type says.
    member :blanks, "blanks"
    # How an error's message goes with the helper.
    member :helper_policy, "helperPolicy"
    # Shows a counter; the default is whether `maxLength` is given.
    member :counter, "counter"
    # An appearance's active look goes with the focus.
    member :active_on_editing, "activeOnEditing"
    # The widget has padding at its sides.
    member :horizontal_padding, "horizontalPadding"
    # The widget's frame.
    member :style, "style"
    # Icons beside the text.
    member :icon, "icon", :IconOptions
    # When a clear button shows.
    member :clear_button, "clearButton"
    # What is chosen from; else the list of its type.
    member :choices, "choices", [:Choice]
    # The client's own number, repeated in events and questions.
    member :tag, "tag"
    # Layout priority; else the type's.
    member :priority, "priority"
    # Kind of keyboard; else the type's.
    member :keyboard, "keyboard"
    # HTML's autocomplete tokens, such as `cc-name`. Those of a section or of an address's kind alone
    # (`shipping`) stand before the type's own; "": the type's own.
    member :autofill, "autofill"
    # Whose words and defaults the field uses.
    member :appearance, "appearance"
    # The state in the appearance's own words, until the next verdict.
    member :state, "state"
    # When and by which rules the content is judged.
    member :validation, "validation", :Validation
    # The field's message catalogue: a text by diagnostic code.
    member :messages, "messages"
    # BCP 47 tag of the language of its messages, and of the numbers and words of its type where that names
    # none; else the form's. "": the connection's.
    member :locale, "locale"
    # The status carries a debug line, and state changes are kept; else as the form says.
    member :debug, "debug"
  end

  # An error that the client sets on a field.
  class FieldError < Structure
    # What the helper line says.
    member :message, "message"
  end

  # A field as it is: its three views of one content, and its status.
  class FieldSnapshot < Structure
    # The field's id.
    member :field, "field"
    # Its form, "" for the default one.
    member :form, "form"
    # Its group.
    member :group, "group"
    # Its type's name.
    member :type, "type"
    # Counts the changes of the text, from 1.
    member :version, "version"
    # What the widget shows.
    member :text, "text"
    # The data without the template's literals.
    member :value, "value"
    # The canonical form, of types that have one.
    member :typed, "typed"
    # The selection, in `text`.
    member :selection, "selection", :TextRange
    # Characters of the content just set that were not taken: in answers to `field/create`, `field/update` and
    # `field/action`.
    member :dropped, "dropped"
    # Why the first of them was not.
    member :reason, "reason"
    # The same for people, in one line and the field's language: what was not taken, and why.
    member :refusal, "refusal"
    # The last changes of its state, oldest first: in answers to `field/get` of a field that is debugged.
    member :transitions, "transitions", [:StateTransition]
    # All that have reached the state, [] when there are none: errors first, then warnings, information,
    # hints.
    member :diagnostics, "diagnostics", [:Diagnostic]
    # The state.
    member :state, "state", :FieldState
    # The line below the field.
    member :helper, "helper", :HelperLine
    # The counter.
    member :counter, "counter", :CharacterCounter
    # How the widget looks, for clients that want it.
    member :presentation, "presentation", :Presentation
    # A line for people who look for a fault.
    member :debug, "debug"
  end

  # A change of a field's state, without any text.
  class StateTransition < Structure
    # The version after it.
    member :version, "version"
    # What caused it: a method, or `timer`.
    member :event, "event"
    # The state before it, as `focus.content.validity`.
    member :from_, "from"
    # The state after it.
    member :to, "to"
    # When, in milliseconds of the server's own clock; only differences mean something.
    member :at, "at"
  end

  # One edit by the user, said in exactly one way: (a) `text`, (b) `range` with `insert`, (c) `input`, (d)
  # `delete`, (e) `step`.
  class FieldEditParams < Structure
    # The field's id.
    member :field, "field"
    # (a) The widget's whole text after the edit; the server finds what changed.
    member :text, "text"
    # (b) What is replaced, in the client's view.
    member :range, "range", :TextRange
    # (b) What replaces it; "" deletes.
    member :insert, "insert"
    # (c) Typed or pasted at the server's own selection.
    member :input, "input"
    # (d) A deletion at the server's own selection.
    member :delete, "delete"
    # (e) What an arrow key does to a value that has another one beside it.
    member :step, "step"
    # (d), (e) How many times, more than the text has being all of it, and more than there are being the last;
    # of the other ways it is InvalidParams.
    member :count, "count"
    # (a), (b) The widget's selection after its edit, in its own text; else a caret behind the change. Of (c),
    # (d) and (e), which the server places, it is InvalidParams.
    member :selection, "selection", :TextRange
    # The version that the client last took from the server; else the view is the server's text now.
    member :version, "version"
    # Answers as if and changes nothing, for a client that wants to veto.
    member :dry_run, "dryRun"
    # Where the edit comes from.
    member :cause, "cause"
    # Text of an input method that is not final yet, in the widget's text; null or absent: composing ends
    # here.
    member :composing, "composing", :TextRange
  end

  # What became of an edit. Over 8,192 code units `text` and `value` are left out; `patch` suffices.
  class FieldEditResult < Structure
    # The version after the edit.
    member :version, "version"
    # What the widget shows now; absent over 8,192 code units.
    member :text, "text"
    # The data without the template's literals; absent over 8,192 code units.
    member :value, "value"
    # The canonical form, of types that have one.
    member :typed, "typed"
    # Where the selection is now, in `text`.
    member :selection, "selection", :TextRange
    # The smallest change from the client's view after its edit to `text`; absent where they agree.
    member :patch, "patch", :TextPatch
    # False: characters were refused and none was taken.
    member :accepted, "accepted"
    # The characters that were not taken.
    member :dropped, "dropped"
    # Why the first of them was not.
    member :reason, "reason"
    # The same for people, in one line and the field's language: what was not taken, and why.
    member :refusal, "refusal"
    # Nothing more can or need be typed: a client may move on.
    member :complete, "complete"
    # The field to move on to.
    member :next, "next"
  end

  # A replacement in a text.
  class TextPatch < Structure
    # What is replaced, in the client's view.
    member :range, "range", :TextRange
    # What replaces it.
    member :text, "text"
  end

  # A focused field.
  class FieldFocusResult < Structure
    # The field took the focus.
    member :accepted, "accepted"
    # What the widget shows.
    member :text, "text"
    # Where the selection is.
    member :selection, "selection", :TextRange
  end

  # A field after final formatting and final validation.
  class FieldBlurResult < Structure
    # The version after final formatting.
    member :version, "version"
    # What the widget shows.
    member :text, "text"
    # The data without the template's literals.
    member :value, "value"
    # The canonical form, of types that have one.
    member :typed, "typed"
    # The final verdict; false while a client's validator is out.
    member :valid, "valid"
    # True: only the verdict of a client's validator is missing; it follows as a notification where it was
    # asked.
    member :pending, "pending"
    # Where the selection is now, in `text`; where the client's view is not what is there now.
    member :selection, "selection", :TextRange
    # The smallest change from the client's view to `text`; absent where they agree.
    member :patch, "patch", :TextPatch
  end

  # What the Return key leads to. `version` and what follows it are there where the client's view is not what
  # is there now.
  class FieldCommitResult < Structure
    # The field took the key.
    member :accepted, "accepted"
    # The final verdict; false while a client's validator is out.
    member :valid, "valid"
    # True: only the verdict of a client's validator is missing; it follows as a notification where it was
    # asked.
    member :pending, "pending"
    # The form's next field; disabled and read-only ones are skipped.
    member :next, "next"
    # The page that comes next, where this was the last field of another: it is turned to by `form/page`.
    member :page, "page"
    # True: this was the last field.
    member :submit, "submit"
    # The version after final formatting.
    member :version, "version"
    # What the widget shows now; absent over 8,192 code units.
    member :text, "text"
    # The data without the template's literals; absent over 8,192 code units.
    member :value, "value"
    # The canonical form, of types that have one.
    member :typed, "typed"
    # Where the selection is now, in `text`.
    member :selection, "selection", :TextRange
    # The smallest change from the client's view to `text`; absent where they agree.
    member :patch, "patch", :TextPatch
  end

  # Where the user put the selection, which part of the text is to be selected, or where the caret is to go.
  class FieldSelectParams < Structure
    # The field's id.
    member :field, "field"
    # The widget's selection.
    member :selection, "selection", :TextRange
    # Of a text that has parts, the one that is selected, as seen from that with the caret; of others, all of
    # the text.
    member :part, "part"
    # Where the caret goes from where the server has it, whatever keys are still on their way.
    member :move, "move"
    # How many times; more than the text has is to its end.
    member :count, "count"
    # True: the other end of the selection stays, as with the Shift key.
    member :extend, "extend"
    # The version that the client last took from the server; else the view is the server's text now.
    member :version, "version"
  end

  # Where the selection is. `version` and what follows it are there where the client's view is not what is
  # there now: a part that the caret leaves is written out, `7` as `07`. So they are where a caret that was
  # put somewhere in the view of a named version stands elsewhere.
  class FieldSelectResult < Structure
    # The selection; a caret stands where typing is possible.
    member :selection, "selection", :TextRange
    # Which end of a selection that `move` has extended goes on moving.
    member :caret, "caret"
    # The version after it.
    member :version, "version"
    # What the widget shows now; absent over 8,192 code units.
    member :text, "text"
    # The data without the template's literals; absent over 8,192 code units.
    member :value, "value"
    # The canonical form, of types that have one.
    member :typed, "typed"
    # The smallest change from the client's view to `text`; absent where they agree.
    member :patch, "patch", :TextPatch
  end

  # The final verdict and the status that it led to.
  class FieldValidateResult < Structure
    # The final verdict; false while a client's validator is out.
    member :valid, "valid"
    # All that have reached the state, [] when there are none: errors first, then warnings, information,
    # hints.
    member :diagnostics, "diagnostics", [:Diagnostic]
    # The state.
    member :state, "state", :FieldState
    # The line below the field.
    member :helper, "helper", :HelperLine
    # The counter.
    member :counter, "counter", :CharacterCounter
    # How the widget looks, for clients that want it.
    member :presentation, "presentation", :Presentation
    # A line for people who look for a fault.
    member :debug, "debug"
  end

  # Which part of a list is asked for.
  class FieldChoicesParams < Structure
    # The field's id.
    member :field, "field"
    # What is looked for, "" for all of the list; else what the field's text looks for.
    member :query, "query"
    # The rank of the first entry; else so that the chosen one is in the middle.
    member :from_, "from"
    # How many entries at most.
    member :count, "count"
  end

  # What final validation would say.
  class FieldCheckResult < Structure
    # The verdict.
    member :valid, "valid"
    # True: only the verdict of a client's validator is missing, which is not asked.
    member :pending, "pending"
    # Its diagnostics.
    member :diagnostics, "diagnostics", [:Diagnostic]
  end

  # What the user did beside the text.
  class FieldActionParams < Structure
    # The field's id.
    member :field, "field"
    # What was done.
    member :action, "action"
    # Which entry of the list, from 0, for `pick`; which item of the text for `remove`.
    member :index, "index"
  end

  # Which fields to list.
  class FieldListParams < Structure
    # Only this form's; absent: all.
    member :form, "form"
    # Only this group's.
    member :group, "group"
    # Most entries of this page; over 10,000 counts as 10,000.
    member :limit, "limit"
    # The last field of the page before.
    member :after, "after"
  end

  # A page of fields.
  class FieldListResult < Structure
    # In order of creation.
    member :fields, "fields", [:FieldListEntry]
  end

  # A field in a list.
  class FieldListEntry < Structure
    # The field's id.
    member :field, "field"
    # Its form.
    member :form, "form"
    # Its group.
    member :group, "group"
    # Its type's name.
    member :type, "type"
    # What its state says.
    member :validity, "validity"
  end

  # Diagnostics from outside.
  class FieldReportParams < Structure
    # The field's id.
    member :field, "field"
    # The version they are about; a report about another version than the field's is dropped.
    member :version, "version"
    # Who reports; each report replaces its owner's earlier one.
    member :owner, "owner"
    # All of the owner's, [] for none.
    member :diagnostics, "diagnostics", [:ReportedDiagnostic]
    # They stay when the text changes.
    member :sticky, "sticky"
  end

  # A diagnostic from outside.
  class ReportedDiagnostic < Structure
    # How grave it is.
    member :severity, "severity"
    # What it is, for programs.
    member :code, "code"
    # What it is, for people.
    member :message, "message"
    # Where in `text`; else all of it.
    member :range, "range", :TextRange
  end

  # When and by which rules a field is judged.
  class Validation < Structure
    # When a verdict reaches the state.
    member :on, "on"
    # What a change does to an error that shows.
    member :after_error, "afterError"
    # While typing.
    member :live, "live", :LiveValidation
    # When editing ends, at commit, at validate and at submit.
    member :final, "final", :FinalValidation
    # Milliseconds that the client's validator may take; 0: nobody is asked.
    member :client_timeout, "clientTimeout"
  end

  # Validation while typing.
  class LiveValidation < Structure
    # Judged in order; the first error ends the chain.
    member :rules, "rules", [:Rule]
    # Milliseconds of quiet after the last change; 0, but 500 where `client` is true.
    member :delay, "delay"
    # Asks the client's validator at the end of the chain.
    member :client, "client"
  end

  # Validation when editing ends.
  class FinalValidation < Structure
    # Judged in order, behind the live ones; the first error ends the chain.
    member :rules, "rules", [:Rule]
    # Asks the client's validator at the end of the chain.
    member :client, "client"
  end

  # A rule about one field's value.
  class Rule < Structure
    # The rule's name.
    member :rule, "rule"
    # What breaking it amounts to; only an error makes a field invalid.
    member :severity, "severity"
    # What is said when it is broken.
    member :message, "message"
    # The diagnostic's code; else the rule's own.
    member :code, "code"
    # When it holds. For the outermost rules of a field alone.
    member :when, "when", :Condition
  end

  # A number that is computed of those of other fields of the form, in exact decimals.
  class Total < Structure
    # The number of a field, by its id; `items[].amount`: of each row of a section, the local id behind the
    # point.
    member :field, "field"
    # All of them together.
    member :sum, "sum", [:Total]
    # All of them times each other.
    member :product, "product", [:Total]
    # How many rows the section of that name has.
    member :count, "count"
    # Beside `field`: what counts in place of a field that is empty. Else there is no total then.
    member :otherwise, "otherwise"
    # What the number is multiplied by: `-1` takes it away from others, `0.19` is 19 % of it.
    member :times, "times"
    # What is added to it, behind `times`.
    member :plus, "plus"
    # The least that it comes to then.
    member :min, "min"
    # The most that it comes to then.
    member :max, "max"
    shorthand "field"
  end

  # What decides something of a field: a rule about another field of its form, or a boolean.
  class Condition < Structure
    # The name of a rule that names no field itself. Of `all`, `any` and `not`, `rules` are conditions.
    member :rule, "rule"
    # The field whose value is to meet it; else that of the condition around it.
    member :field, "field"
    # Without a rule: whether it holds, whatever any field has.
    member :holds, "holds"
    shorthand "holds"
  end

  # One finding about a field's content.
  class Diagnostic < Structure
    # How grave it is.
    member :severity, "severity"
    # What it is, for programs.
    member :code, "code"
    # What it is, for people.
    member :message, "message"
    # Where in `text`.
    member :range, "range", :TextRange
    # Who found it.
    member :source, "source"
    # What the message was made with: values by parameter.
    member :data, "data"
  end

  # A question to the client's validator.
  class ClientValidateParams < Structure
    # The field's id.
    member :field, "field"
    # The field's tag, 0 where it has none.
    member :tag, "tag"
    # Whether typing goes on.
    member :phase, "phase"
    # The version of the text in question.
    member :version, "version"
    # What the widget shows.
    member :text, "text"
    # The data without the template's literals.
    member :value, "value"
    # Of a path: what is asked of the file, which the client looks at.
    member :file, "file", :FileOptions
  end

  # What the client's validator found.
  class ValidatorVerdict < Structure
    # Whether the text passed.
    member :outcome, "outcome"
    # What to tell the user of a failure; without one the helper stays as it is.
    member :message, "message"
    # How grave a failure is.
    member :severity, "severity"
    # What the failure is, for programs.
    member :code, "code"
    # Where in `text`; else all of it.
    member :range, "range", :TextRange
  end

  # A late verdict of the client's validator; dropped where the text has changed since.
  class FieldVerdictParams < Structure
    # The field's id.
    member :field, "field"
    # The version that was asked about.
    member :version, "version"
    # The phase that was asked about.
    member :phase, "phase"
    # Whether the text passed.
    member :outcome, "outcome"
    # What to tell the user of a failure; without one the helper stays as it is.
    member :message, "message"
    # How grave a failure is.
    member :severity, "severity"
    # What the failure is, for programs.
    member :code, "code"
    # Where in `text`; else all of it.
    member :range, "range", :TextRange
  end

  # What a field shows: the part that snapshots and notifications share.
  class FieldStatus < Structure
    # All that have reached the state, [] when there are none: errors first, then warnings, information,
    # hints.
    member :diagnostics, "diagnostics", [:Diagnostic]
    # The state.
    member :state, "state", :FieldState
    # The line below the field.
    member :helper, "helper", :HelperLine
    # The counter.
    member :counter, "counter", :CharacterCounter
    # How the widget looks, for clients that want it.
    member :presentation, "presentation", :Presentation
    # A line for people who look for a fault.
    member :debug, "debug"
  end

  # A field's status after something changed; of `presentation` only the members that did.
  class FieldDiagnosticsParams < Structure
    # The field's id.
    member :field, "field"
    # The version that this is about.
    member :version, "version"
    # All that have reached the state, [] when there are none.
    member :diagnostics, "diagnostics", [:Diagnostic]
    # The state.
    member :state, "state", :FieldState
    # The line below the field.
    member :helper, "helper", :HelperLine
    # The counter.
    member :counter, "counter", :CharacterCounter
    # What changed in the presentation since the last report.
    member :presentation, "presentation", :PresentationChanges
    # A line for people who look for a fault.
    member :debug, "debug"
    # What it shows, of a field with a `total` that is no secret: no client knows it before.
    member :text, "text"
  end

  # A field's state.
  class FieldState < Structure
    # Where the field is in its life.
    member :focus, "focus"
    # The truth about the text, whatever shows of it.
    member :content, "content"
    # The verdict that shows.
    member :validity, "validity"
    # Takes focus and edits.
    member :enabled, "enabled"
    # Was left at least once, or submitted.
    member :touched, "touched"
    # The value is another than the initial one.
    member :dirty, "dirty"
    # The state in the appearance's own words.
    member :appearance, "appearance"
    # True: no widget shows the field, as its `shown` has it. Absent where it shows.
    member :hidden, "hidden"
  end

  # The line below a field.
  class HelperLine < Structure
    # What it says.
    member :text, "text"
    # What it is.
    member :kind, "kind"
  end

  # A field's counter, in the field's length unit.
  class CharacterCounter < Structure
    # Characters of the value.
    member :count, "count"
    # Most characters.
    member :max, "max"
    # How many more fit; negative over the limit.
    member :remaining, "remaining"
    # What the counter shows.
    member :text, "text"
    # The value is over the limit.
    member :overflow, "overflow"
  end

  # How a widget looks.
  class Presentation < Structure
    # The label.
    member :label, "label", :LabelPresentation
    # The placeholder, when it shows.
    member :placeholder, "placeholder"
    # The template, of types that have one.
    member :template, "template", :TemplatePresentation
    # The clear button shows.
    member :clear_button, "clearButton"
    # The icon before the text.
    member :leading_icon, "leadingIcon"
    # The icon behind the text.
    member :trailing_icon, "trailingIcon"
    # The text is hidden; false also while the user has a secret shown.
    member :secure, "secure"
    # What shows in place of a hidden text.
    member :masked, "masked"
    # A badge, such as a card's network or a password's strength.
    member :badge, "badge", :Badge
    # What the Return key does.
    member :return_key, "returnKey"
    # Kind of keyboard.
    member :keyboard, "keyboard"
    # The widget's frame.
    member :style, "style"
    # The widget has padding at its sides.
    member :horizontal_padding, "horizontalPadding"
    # Layout priority.
    member :priority, "priority"
    # Width of the longest usual text, in characters.
    member :minimum_width, "minimumWidth"
    # Lines of text.
    member :lines, "lines"
    # True: the text may have line breaks.
    member :multiline, "multiline"
    # True: the text can be read and selected, not changed.
    member :read_only, "readOnly"
    # What to draw; absent: a line or lines of text.
    member :control, "control"
    # Of a checkbox: whether it is.
    member :checked, "checked"
    # Of a rating or slider.
    member :scale, "scale", :ScalePresentation
    # Of a path: what is asked of the file.
    member :file, "file", :FileOptions
    # Of a text that lists several: the sign between them.
    member :separator, "separator"
    # The labels of a list of at most 100 entries: the field's own, else its type's.
    member :choices, "choices"
    # Ten entries of what is chosen from: those that the text finds, or those around the chosen one. Not of
    # secrets and checkboxes.
    member :list, "list", :ListWindow
    # The characters that may come next at the caret, as a bracket expression of at most 256 bytes; `[]` when
    # none may, absent when any may. In snapshots, and in notifications where asked for.
    member :allowed, "allowed"
    # HTML's autocomplete tokens, such as `cc-number` or `shipping postal-code`.
    member :autofill, "autofill"
    # A keyboard may correct what is typed.
    member :autocorrect, "autocorrect"
    # What a keyboard capitalises.
    member :capitalize, "capitalize"
    # Month, day, year and the like, for widgets with spin parts; each `item` of several.
    member :segments, "segments", [:TextSegment]
    # What `step` would do; absent where nothing can be stepped.
    member :stepping, "stepping", :SteppingPresentation
    # Of a date: with which day the weeks of a calendar begin in its locale, 1 for Monday to 7 for Sunday.
    member :first_day, "firstDay"
    # What a screen reader says.
    member :accessibility, "accessibility", :AccessibilityPresentation
  end

  # The members of a presentation that changed since the last report; null: gone.
  class PresentationChanges < Structure
    # The label.
    member :label, "label", :LabelPresentation
    # The placeholder, when it shows.
    member :placeholder, "placeholder"
    # The template, of types that have one.
    member :template, "template", :TemplatePresentation
    # The clear button shows.
    member :clear_button, "clearButton"
    # The icon before the text.
    member :leading_icon, "leadingIcon"
    # The icon behind the text.
    member :trailing_icon, "trailingIcon"
    # The text is hidden; false also while the user has a secret shown.
    member :secure, "secure"
    # What shows in place of a hidden text.
    member :masked, "masked"
    # A badge, such as a card's network or a password's strength.
    member :badge, "badge", :Badge
    # What the Return key does.
    member :return_key, "returnKey"
    # Kind of keyboard.
    member :keyboard, "keyboard"
    # The widget's frame.
    member :style, "style"
    # The widget has padding at its sides.
    member :horizontal_padding, "horizontalPadding"
    # Layout priority.
    member :priority, "priority"
    # Width of the longest usual text, in characters.
    member :minimum_width, "minimumWidth"
    # Lines of text.
    member :lines, "lines"
    # True: the text may have line breaks.
    member :multiline, "multiline"
    # True: the text can be read and selected, not changed.
    member :read_only, "readOnly"
    # What to draw; absent: a line or lines of text.
    member :control, "control"
    # Of a checkbox: whether it is.
    member :checked, "checked"
    # Of a rating or slider.
    member :scale, "scale", :ScalePresentation
    # Of a path: what is asked of the file.
    member :file, "file", :FileOptions
    # Of a text that lists several: the sign between them.
    member :separator, "separator"
    # The labels of a list of at most 100 entries: the field's own, else its type's.
    member :choices, "choices"
    # Ten entries of what is chosen from: those that the text finds, or those around the chosen one. Not of
    # secrets and checkboxes.
    member :list, "list", :ListWindow
    # The characters that may come next at the caret, as a bracket expression of at most 256 bytes; `[]` when
    # none may, absent when any may. In snapshots, and in notifications where asked for.
    member :allowed, "allowed"
    # HTML's autocomplete tokens, such as `cc-number` or `shipping postal-code`.
    member :autofill, "autofill"
    # A keyboard may correct what is typed.
    member :autocorrect, "autocorrect"
    # What a keyboard capitalises.
    member :capitalize, "capitalize"
    # Month, day, year and the like, for widgets with spin parts; each `item` of several.
    member :segments, "segments", [:TextSegment]
    # What `step` would do; absent where nothing can be stepped.
    member :stepping, "stepping", :SteppingPresentation
    # Of a date: with which day the weeks of a calendar begin in its locale, 1 for Monday to 7 for Sunday.
    member :first_day, "firstDay"
    # What a screen reader says.
    member :accessibility, "accessibility", :AccessibilityPresentation
  end

  # A part of a list as it shows when it is open: what is found, best first.
  class ListWindow < Structure
    # Entries of the whole list.
    member :count, "count"
    # Entries that are found; all where nothing is looked for.
    member :found, "found"
    # How many of those are before the first that is here.
    member :from_, "from"
    # The entries from there on.
    member :entries, "entries", [:ListEntry]
    # The `index` of the entry to mark: the chosen one, else the first of those found that can be chosen.
    member :active, "active"
  end

  # An entry of a list.
  class ListEntry < Structure
    # Its place in the whole list, from 0: the `index` of `pick`.
    member :index, "index"
    # What shows.
    member :label, "label"
    # What is chosen, where that is not the label.
    member :value, "value"
    # A line below the label.
    member :description, "description"
    # The heading that it stands under.
    member :group, "group"
    # True: it can't be chosen.
    member :disabled, "disabled"
    # True: the field holds it.
    member :selected, "selected"
  end

  # The ends of a rating or slider, as decimal numbers.
  class ScalePresentation < Structure
    # The least number.
    member :min, "min"
    # The greatest number.
    member :max, "max"
    # How far numbers are apart.
    member :step, "step"
  end

  # What is asked of a file.
  class FileOptions < Structure
    # What the path is to lead to.
    member :kind, "kind"
    # Endings of names such as `.pdf` and media types such as `image/*`, of which one is to fit; absent: any.
    member :accept, "accept"
    # The most bytes.
    member :max_size, "maxSize"
    # It must be there.
    member :exists, "exists"
  end

  # Which arrow keys and spin buttons do something.
  class SteppingPresentation < Structure
    # There is a greater number, or a next choice.
    member :increment, "increment"
    # There is a smaller number, or a choice before.
    member :decrement, "decrement"
  end

  # How the label shows.
  class LabelPresentation < Structure
    # What it says.
    member :text, "text"
    # It is above the text, not in its place.
    member :floating, "floating"
    # It carries a mark that the field is required.
    member :required, "required"
  end

  # A template with what is filled of it.
  class TemplatePresentation < Structure
    # The whole template, the text first.
    member :text, "text"
    # Offset behind which all is still to be filled in.
    member :filled, "filled"
  end

  # A badge beside the text.
  class Badge < Structure
    # What it says.
    member :text, "text"
    # What it is about, such as `network` or `strength`.
    member :kind, "kind"
    # A rank, where the kind has one: strength is 0 to 4.
    member :level, "level"
  end

  # A part of the text: what it means, and how much of it is there.
  class TextSegment < Structure
    # Where in `text`.
    member :range, "range", :TextRange
    # What it is, such as `month`.
    member :kind, "kind"
    # How much of it is there.
    member :state, "state"
    # Where the placeholders begin for what is missing of it; absent where nothing of it is missing before a
    # part that is there.
    member :gap, "gap"
    # True: the caret, or all of the selection, is in it.
    member :active, "active"
    # Where it is active and says one of at most 50 words: these, as they show in place of `range`.
    member :choices, "choices"
  end

  # What a screen reader says.
  class AccessibilityPresentation < Structure
    # The field's name.
    member :label, "label"
    # What there is to do or to mend.
    member :hint, "hint"
    # The field can be used.
    member :enabled, "enabled"
  end

  # What happened to a field.
  class FieldEventParams < Structure
    # The field's id.
    member :field, "field"
    # The field's tag, 0 where it has none.
    member :tag, "tag"
    # What happened.
    member :event, "event"
  end

  # A group's standing.
  class GroupStatusParams < Structure
    # The form's name.
    member :form, "form"
    # The group's name.
    member :group, "group"
    # What `group/verify` would say.
    member :valid, "valid"
    # How many enabled fields it has.
    member :fields, "fields"
    # How many of them are not valid.
    member :invalid, "invalid"
    # How many of them wait for a client's validator.
    member :pending, "pending"
  end

  # A form's standing.
  class FormStatusParams < Structure
    # The form's name.
    member :form, "form"
    # What `form/submit` would say.
    member :valid, "valid"
    # How many enabled fields are not valid.
    member :invalid, "invalid"
    # How many wait for a client's validator.
    member :pending, "pending"
    # Whether each group that changed is valid.
    member :groups, "groups"
    # The page that the form is on, where it has pages.
    member :page, "page"
    # How each page that changed stands, where the form has pages.
    member :pages, "pages", [:PageStatus]
  end

  # How a page stands: its fields, and those that are on no page.
  class PageStatus < Structure
    # The page's name.
    member :page, "page"
    # What stands above it; told by `form/open`.
    member :title, "title"
    # What leaving it forwards would find.
    member :valid, "valid"
    # How many of its enabled fields are not valid.
    member :invalid, "invalid"
    # How many wait for a client's validator.
    member :pending, "pending"
    # False: the page is left out, as its `shown` has it, or as none of its fields shows. Absent where it
    # shows.
    member :shown, "shown"
  end

  # Which form is meant.
  class FormParams < Structure
    # The form's name.
    member :form, "form"
  end

  # A form's set-up.
  class FormOpenParams < Structure
    # The form's name.
    member :form, "form"
    # The groups that are monitored; none given: all.
    member :groups, "groups"
    # Ids of fields in the order of the Return key, and names of sections, which stand for all of their rows;
    # fields that are not named follow in order of creation, and then sections.
    member :order, "order"
    # The pages in their order, in place of those that there were; [] for none.
    member :pages, "pages", [:Page]
    # The sections that repeat; a form takes them once.
    member :sections, "sections", [:Section]
    # Types that are defined first, as by `type/define`.
    member :types, "types", [:TypeDefinition]
    # Fields that are made in the form, as by `field/create`. None replaces another.
    member :fields, "fields", [:FieldCreateParams]
    # Rules between fields: all those of each group that is named here, as by `group/define`.
    member :rules, "rules", [:FormRule]
    # A JSON Schema whose form is opened, in place of types, fields, rules, pages, sections and an order.
    member :schema, "schema"
    # BCP 47 tag of the language of the messages of fields that are made in the form from now on, and of their
    # numbers and words where their types name none; "": the connection's.
    member :locale, "locale"
    # The answer has what buttons and marks say in the form's language.
    member :words, "words"
    # The form's fields are debugged; else as the connection says.
    member :debug, "debug"
  end

  # An open form, and how it stands.
  class FormOpenResult < Structure
    # The form's name.
    member :form, "form"
    # What `form/submit` would say.
    member :valid, "valid"
    # How many enabled fields are not valid.
    member :invalid, "invalid"
    # How many wait for a client's validator.
    member :pending, "pending"
    # Whether each group is valid: those that are monitored, all where none is.
    member :groups, "groups"
    # The page that the form is on, where it has pages.
    member :page, "page"
    # How each page stands, where the form has pages.
    member :pages, "pages", [:PageStatus]
    # The sections that repeat, where the form has any.
    member :sections, "sections", [:SectionStatus]
    # The fields of `fields`, each as `field/create` tells it.
    member :fields, "fields", [:FieldSnapshot]
    # What buttons and marks say in the form's language, as `locale/words` tells it; where it was asked for.
    member :words, "words"
    # The form that `schema` became, as a form file.
    member :imported, "imported"
    # What the form does not say of `schema`; [] where it says all.
    member :unsaid, "unsaid", [:SchemaOmission]
  end

  # What a form does not say of a JSON Schema.
  class SchemaOmission < Structure
    # A JSON pointer to it.
    member :pointer, "pointer"
    # Why not.
    member :reason, "reason"
  end

  # A rule between fields, with its group.
  class FormRule < Structure
    # The group's name.
    member :group, "group"
    # What must hold.
    member :rule, "rule"
    # Ids of the fields, in order.
    member :fields, "fields"
    # What is said when it is broken.
    member :message, "message"
    # The field that shows the diagnostic; else the last one named.
    member :on, "on"
  end

  # A page of a form. What is on no page belongs to all of them.
  class Page < Structure
    # The page's name.
    member :page, "page"
    # What stands above it.
    member :title, "title"
    # The groups whose fields are on it.
    member :groups, "groups"
    # Ids of fields that are on it, whatever page their group is on.
    member :fields, "fields"
    # False: it is left out when pages are turned, and none of its fields shows.
    member :shown, "shown", :Condition
    # When it may be left forwards.
    member :leave, "leave"
  end

  # A section that repeats: the fields of which each row has one. The field `amount` of row 3 of the section
  # `items` is `items[3].amount`.
  class Section < Structure
    # The section's name, without `[` and `]`.
    member :section, "section"
    # What stands above it.
    member :title, "title"
    # The fields of a row, in order.
    member :fields, "fields", [:SectionField]
    # Fewest rows; they are there from the start.
    member :least, "least"
    # Most rows; else as many as the limit `maxRows` allows.
    member :most, "most"
    # Fields, by their ids in the row, that have another value in each row, where they have one.
    member :unique, "unique"
    # Rules between the fields of a row, and others of the form.
    member :rules, "rules", [:GroupRule]
    # The group of its fields that name none.
    member :group, "group"
    # The page that it is on; else that of its group.
    member :page, "page"
  end

  # A field that each row of a section has. Where its rules name another field of the same row, they write its
  # id with a point before it: `.amount`.
  class SectionField < Structure
    # The field's id in its row.
    member :field, "field"
    # The validation context.
    member :form, "form"
    # The group within the form; a field has at most one.
    member :group, "group"
    # The type by name, or with parameters.
    member :type, "type", :TypeReference
    # The label; else the type's, in the language of its messages where that has a word for it.
    member :label, "label"
    # What an empty field shows.
    member :placeholder, "placeholder"
    # The line below the field while there is no error.
    member :helper, "helper"
    # The content as the widget shows it.
    member :text, "text"
    # The content without the template's literals.
    member :value, "value"
    # The content in the type's canonical form.
    member :typed, "typed"
    # The client's own badge; a type's gives way to it.
    member :badge, "badge", :BadgeOptions
    # Empty is an error of final validation.
    member :required, "required", :Condition
    # False: takes no focus and no edit, and is left out of every count, order and submit.
    member :enabled, "enabled", :Condition
    # False: no widget shows it. It takes no focus and no edit, and is left out of every count, order and
    # submit; it keeps its content.
    member :shown, "shown", :Condition
    # True: takes focus but no edit.
    member :read_only, "readOnly"
    # What it is computed of. It is read-only then, and no content is given. With null it is a field like any
    # other again.
    member :total, "total", :Total
    # The text is a secret; else as the type says.
    member :secure, "secure"
    # Fewest characters, in `lengthUnit`.
    member :min_length, "minLength"
    # Most characters, in `lengthUnit`.
    member :max_length, "maxLength"
    # What lengths count.
    member :length_unit, "lengthUnit"
    # What becomes of an edit over `maxLength`.
    member :overflow, "overflow"
    # What becomes of white space at the ends of the text when editing ends; else as the type says.
    member :blanks, "blanks"
    # How an error's message goes with the helper.
    member :helper_policy, "helperPolicy"
    # Shows a counter; the default is whether `maxLength` is given.
    member :counter, "counter"
    # An appearance's active look goes with the focus.
    member :active_on_editing, "activeOnEditing"
    # The widget has padding at its sides.
    member :horizontal_padding, "horizontalPadding"
    # The widget's frame.
    member :style, "style"
    # Icons beside the text.
    member :icon, "icon", :IconOptions
    # When a clear button shows.
    member :clear_button, "clearButton"
    # What is chosen from; else the list of its type.
    member :choices, "choices", [:Choice]
    # The client's own number, repeated in events and questions.
    member :tag, "tag"
    # Layout priority; else the type's.
    member :priority, "priority"
    # Kind of keyboard; else the type's.
    member :keyboard, "keyboard"
    # HTML's autocomplete tokens, such as `cc-name`. Those of a section or of an address's kind alone
    # (`shipping`) stand before the type's own; "": the type's own.
    member :autofill, "autofill"
    # Whose words and defaults the field uses.
    member :appearance, "appearance"
    # The state in the appearance's own words, until the next verdict.
    member :state, "state"
    # When and by which rules the content is judged.
    member :validation, "validation", :Validation
    # The field's message catalogue: a text by diagnostic code.
    member :messages, "messages"
    # BCP 47 tag of the language of its messages, and of the numbers and words of its type where that names
    # none; else the form's. "": the connection's.
    member :locale, "locale"
    # The status carries a debug line, and state changes are kept; else as the form says.
    member :debug, "debug"
  end

  # A section that repeats, as it is.
  class SectionStatus < Structure
    # The section's name.
    member :section, "section"
    # What stands above it.
    member :title, "title"
    # The numbers of its rows, in order.
    member :rows, "rows"
    # The fields that this message made, row by row.
    member :fields, "fields", [:FieldSnapshot]
  end

  # To which page a form turns.
  class FormPageParams < Structure
    # The form's name.
    member :form, "form"
    # The way to turn.
    member :to, "to"
    # The page's name. One that comes later is reached page by page, and only as far as the pages may be left.
    member :page, "page"
  end

  # Where a form is now.
  class FormPageResult < Structure
    # The page that the form is on.
    member :page, "page"
    # It is another than before.
    member :moved, "moved"
    # The first invalid field of a page that could not be left.
    member :first, "first"
    # Ids of that page's fields that are not valid, at most 10,000.
    member :invalid, "invalid"
    # Ids of that page's fields that wait for a client's validator, at most 10,000.
    member :pending, "pending"
    # What now shows in each field whose text the final validation changed; not of secure fields.
    member :changed, "changed", { "" => :SubmittedText }
  end

  # A new row.
  class SectionAddParams < Structure
    # The form's name.
    member :form, "form"
    # The section's name.
    member :section, "section"
    # The index that the row has then; else it is the last.
    member :at, "at"
    # Texts of its fields, by their ids in the row, in place of what the section gives them.
    member :texts, "texts"
  end

  # A new row, with its fields.
  class SectionAddResult < Structure
    # The row's number, which no other row of the section gets.
    member :row, "row"
    # Its index among the rows.
    member :at, "at"
    # The numbers of all rows, in order.
    member :rows, "rows"
    # Its fields, each as `field/create` tells it.
    member :fields, "fields", [:FieldSnapshot]
  end

  # Which row is meant.
  class SectionRowParams < Structure
    # The form's name.
    member :form, "form"
    # The section's name.
    member :section, "section"
    # The row's number.
    member :row, "row"
  end

  # What was removed: with `at` and `texts`, `section/add` makes such a row again.
  class SectionRemoveResult < Structure
    # The index that it had.
    member :at, "at"
    # The numbers of the rows that are left, in order.
    member :rows, "rows"
    # The texts of its fields, by their ids in the row; those of secure fields and of totals are left out.
    member :texts, "texts"
  end

  # Which row goes where.
  class SectionMoveParams < Structure
    # The form's name.
    member :form, "form"
    # The section's name.
    member :section, "section"
    # The row's number.
    member :row, "row"
    # The index that it has then.
    member :to, "to"
  end

  # The rows in their new order.
  class SectionMoveResult < Structure
    # The numbers of all rows, in order.
    member :rows, "rows"
  end

  # What closing a form removed.
  class FormCloseResult < Structure
    # How many fields.
    member :disposed, "disposed"
  end

  # Which form is to be submitted.
  class FormSubmitParams < Structure
    # The form's name.
    member :form, "form"
    # The contents of secure fields are wanted too.
    member :secure, "secure"
    # The answer comes when no field waits for a client's validator any more.
    member :wait, "wait"
  end

  # What a form comes to. The contents are there where the form is valid.
  class FormSubmitResult < Structure
    # Every enabled field is valid.
    member :valid, "valid"
    # The first invalid field, in the form's order.
    member :first, "first"
    # The page that the first invalid field is on; absent where it is on none.
    member :page, "page"
    # Ids of the fields that are not valid.
    member :invalid, "invalid"
    # Ids of the fields that wait for a client's validator.
    member :pending, "pending"
    # Each field's value.
    member :values, "values"
    # Each field's text.
    member :texts, "texts"
    # The canonical form of each field that has one.
    member :typed, "typed"
    # The numbers of each section's rows, in order, where the form has sections.
    member :sections, "sections"
    # What now shows in each field whose text the submit changed; those of secure fields only with `secure:
    # true`.
    member :changed, "changed", { "" => :SubmittedText }
  end

  # What shows in a field whose editing a submit has ended.
  class SubmittedText < Structure
    # The text.
    member :text, "text"
    # Its version.
    member :version, "version"
    # The selection in it.
    member :selection, "selection", :TextRange
  end

  # Which groups are meant.
  class GroupVerifyParams < Structure
    # The form's name.
    member :form, "form"
    # The group's name; absent: every monitored group, or all where none is monitored.
    member :group, "group"
  end

  # What final validation of the groups would say.
  class GroupVerifyResult < Structure
    # All are valid; an empty or unknown group is.
    member :valid, "valid"
    # How many enabled fields they have.
    member :fields, "fields"
    # Ids of the fields that are not valid, at most 10,000.
    member :invalid, "invalid"
    # Ids of the fields that wait for a client's validator, at most 10,000.
    member :pending, "pending"
    # Whether each is valid, where no `group` was named.
    member :groups, "groups"
    # True: there are more ids than 10,000.
    member :truncated, "truncated"
  end

  # Which group is meant.
  class GroupParams < Structure
    # The form's name.
    member :form, "form"
    # The group's name; its case counts.
    member :group, "group"
  end

  # A group's size.
  class GroupCountResult < Structure
    # How many enabled fields it has.
    member :fields, "fields"
  end

  # A group's rules.
  class GroupDefineParams < Structure
    # The form's name.
    member :form, "form"
    # The group's name; its case counts.
    member :group, "group"
    # All its rules, [] for none.
    member :rules, "rules", [:GroupRule]
  end

  # A rule between fields of one form; judged once all the fields it names are touched or show a verdict.
  class GroupRule < Structure
    # What must hold.
    member :rule, "rule"
    # Ids of the fields, in order.
    member :fields, "fields"
    # What is said when it is broken.
    member :message, "message"
    # The field that shows the diagnostic; else the last one named.
    member :on, "on"
  end

  # A group's fields in detail.
  class GroupDebugResult < Structure
    # In order of creation.
    member :fields, "fields", [:GroupDebugEntry]
  end

  # A field in detail.
  class GroupDebugEntry < Structure
    # The field's id.
    member :field, "field"
    # Its type's name.
    member :type, "type"
    # Its text; a secure field's is left out.
    member :text, "text"
    # Its state.
    member :state, "state", :FieldState
    # What has reached its state.
    member :diagnostics, "diagnostics", [:Diagnostic]
  end

  # The types that fields can have.
  class TypeListResult < Structure
    # The built-in ones, then the client's own in the order of their definition.
    member :types, "types", [:TypeSummary]
  end

  # A type in a list.
  class TypeSummary < Structure
    # The type's name.
    member :name, "name"
    # What it is for.
    member :description, "description"
    # Its template, where it has a fixed one.
    member :template, "template"
    # Its parameters.
    member :params, "params", [:TypeParameter]
  end

  # A parameter of a type.
  class TypeParameter < Structure
    # The parameter's name.
    member :name, "name"
    # What it takes, such as `integer`, `string`, `boolean`, `string[]`.
    member :kind, "kind"
    # What it says.
    member :meaning, "meaning"
    # What counts where it is not given.
    member :default, "default"
    # It must be given.
    member :required, "required"
  end

  # What is judged.
  class TypeCheckParams < Structure
    # A column for each type; they may differ in length.
    member :columns, "columns", [:CheckColumn]
    # True: `columns` is left out of the answer.
    member :findings_only, "findingsOnly"
  end

  # Texts, and the field that judges them: its options as in `field/create`, without a content.
  class CheckColumn < Structure
    # The texts, each read as the initial `text` of a field.
    member :texts, "texts"
    # The validation context.
    member :form, "form"
    # The group within the form; a field has at most one.
    member :group, "group"
    # The type by name, or with parameters.
    member :type, "type", :TypeReference
    # The label; else the type's, in the language of its messages where that has a word for it.
    member :label, "label"
    # What an empty field shows.
    member :placeholder, "placeholder"
    # The line below the field while there is no error.
    member :helper, "helper"
    # The content as the widget shows it.
    member :text, "text"
    # The content without the template's literals.
    member :value, "value"
    # The content in the type's canonical form.
    member :typed, "typed"
    # The client's own badge; a type's gives way to it.
    member :badge, "badge", :BadgeOptions
    # Empty is an error of final validation.
    member :required, "required", :Condition
    # False: takes no focus and no edit, and is left out of every count, order and submit.
    member :enabled, "enabled", :Condition
    # False: no widget shows it. It takes no focus and no edit, and is left out of every count, order and
    # submit; it keeps its content.
    member :shown, "shown", :Condition
    # True: takes focus but no edit.
    member :read_only, "readOnly"
    # What it is computed of. It is read-only then, and no content is given. With null it is a field like any
    # other again.
    member :total, "total", :Total
    # The text is a secret; else as the type says.
    member :secure, "secure"
    # Fewest characters, in `lengthUnit`.
    member :min_length, "minLength"
    # Most characters, in `lengthUnit`.
    member :max_length, "maxLength"
    # What lengths count.
    member :length_unit, "lengthUnit"
    # What becomes of an edit over `maxLength`.
    member :overflow, "overflow"
    # What becomes of white space at the ends of the text when editing ends; else as the type says.
    member :blanks, "blanks"
    # How an error's message goes with the helper.
    member :helper_policy, "helperPolicy"
    # Shows a counter; the default is whether `maxLength` is given.
    member :counter, "counter"
    # An appearance's active look goes with the focus.
    member :active_on_editing, "activeOnEditing"
    # The widget has padding at its sides.
    member :horizontal_padding, "horizontalPadding"
    # The widget's frame.
    member :style, "style"
    # Icons beside the text.
    member :icon, "icon", :IconOptions
    # When a clear button shows.
    member :clear_button, "clearButton"
    # What is chosen from; else the list of its type.
    member :choices, "choices", [:Choice]
    # The client's own number, repeated in events and questions.
    member :tag, "tag"
    # Layout priority; else the type's.
    member :priority, "priority"
    # Kind of keyboard; else the type's.
    member :keyboard, "keyboard"
    # HTML's autocomplete tokens, such as `cc-name`. Those of a section or of an address's kind alone
    # (`shipping`) stand before the type's own; "": the type's own.
    member :autofill, "autofill"
    # Whose words and defaults the field uses.
    member :appearance, "appearance"
    # The state in the appearance's own words, until the next verdict.
    member :state, "state"
    # When and by which rules the content is judged.
    member :validation, "validation", :Validation
    # The field's message catalogue: a text by diagnostic code.
    member :messages, "messages"
    # BCP 47 tag of the language of its messages, and of the numbers and words of its type where that names
    # none; else the form's. "": the connection's.
    member :locale, "locale"
    # The status carries a debug line, and state changes are kept; else as the form says.
    member :debug, "debug"
  end

  # Which rows are judged.
  class FormCheckParams < Structure
    # The form's name.
    member :form, "form"
    # The ids of the fields that have a column, each once. The form's other fields are judged with each row as
    # they stand.
    member :fields, "fields"
    # For each row a text for each of `fields`, read as a field's initial `text`.
    member :rows, "rows"
    # True: `columns` is left out of the answer.
    member :findings_only, "findingsOnly"
  end

  # What final validation says of many texts.
  class CheckResult < Structure
    # No row is invalid, and no verdict of a client's validator is missing.
    member :valid, "valid"
    # The rows with an error, or with a text of which nothing could be read, from 0, in order.
    member :invalid, "invalid"
    # What there is to say, in order of rows and then of columns. A text of which nothing is said is valid.
    member :findings, "findings", [:CheckFinding]
    # What became of the texts, column by column.
    member :columns, "columns", [:CheckedColumn]
  end

  # What there is to say of one text.
  class CheckFinding < Structure
    # Its row, from 0.
    member :row, "row"
    # Its column, from 0; absent for a field that has none.
    member :column, "column"
    # The field's id, of a form.
    member :field, "field"
    # True: only the verdict of a client's validator is missing, which is not asked.
    member :pending, "pending"
    # What was left out of the text that was given, as in the answer to `field/create`.
    member :dropped, "dropped"
    # As `field/check` says them; ranges lie in the text as `columns` has it.
    member :diagnostics, "diagnostics", [:Diagnostic]
  end

  # A column as it was read. A secure one has no members.
  class CheckedColumn < Structure
    # The texts as a field shows them.
    member :texts, "texts"
    # Their canonical forms, null where there is none.
    member :typed, "typed"
  end

  # Which type is meant.
  class TypeDescribeParams < Structure
    # The type's name.
    member :type, "type"
  end

  # A type's definition and parameters.
  class TypeDescription < Structure
    # It is not the client's own.
    member :built_in, "builtIn"
    # Its parameters.
    member :params, "params", [:TypeParameter]
    # The countries that it knows, by their codes of ISO 3166, where it goes by countries.
    member :countries, "countries"
    # The type's name.
    member :name, "name"
    # What it is for.
    member :description, "description"
    # The type it starts from.
    member :extends, "extends"
    # Those of the built-in type that it starts from.
    member :parameters, "parameters"
    # How the value is written; of several, short to long, the shortest that holds the value shows.
    member :template, "template"
    # The class of characters that each slot of the template takes.
    member :slots, "slots"
    # What the runs of a slot's name in the template are: parts, of which each keeps its own characters.
    member :parts, "parts", { "" => :TypePart }
    # Brackets of the template are groups: `[…]` may be missing, and `{2,4}` behind a group or a character
    # says how often it comes.
    member :groups, "groups"
    # From which side the slots are filled.
    member :align, "align"
    # What is done to the letters of a slot, before they are tested: "upper" or "lower".
    member :cases, "cases"
    # The class of characters that may be typed.
    member :allow, "allow"
    # What becomes of white space at the ends of a text; else "keep" with a `pattern`, and without one as the
    # type it extends, or "trim".
    member :blanks, "blanks"
    # What is done to a character before it is tested.
    member :transform, "transform"
    # A typed character replaces the one after the caret.
    member :overwrite, "overwrite"
    # Literals are written as soon as the slot before them is filled.
    member :eager, "eager"
    # Most characters of the value.
    member :max_length, "maxLength"
    # The language of the value: live as a viable prefix, final as a full match.
    member :pattern, "pattern"
    # Rules while typing.
    member :live, "live", [:Rule]
    # Rules when editing ends.
    member :final, "final", [:Rule]
    # What is written around and into the value when editing ends.
    member :format, "format", :TypeFormat
    # How the typed form comes from the value.
    member :convert, "convert", :TypeConversion
    # Layout priority.
    member :priority, "priority"
    # Kind of keyboard.
    member :keyboard, "keyboard"
    # The text is a secret.
    member :secure, "secure"
    # The type's message catalogue: a text by diagnostic code.
    member :messages, "messages"
  end

  # A declared type: what it takes, how it is written, and by which rules it is judged.
  class TypeDefinition < Structure
    # The type's name.
    member :name, "name"
    # What it is for.
    member :description, "description"
    # The type it starts from.
    member :extends, "extends"
    # Those of the built-in type that it starts from.
    member :parameters, "parameters"
    # How the value is written; of several, short to long, the shortest that holds the value shows.
    member :template, "template"
    # The class of characters that each slot of the template takes.
    member :slots, "slots"
    # What the runs of a slot's name in the template are: parts, of which each keeps its own characters.
    member :parts, "parts", { "" => :TypePart }
    # Brackets of the template are groups: `[…]` may be missing, and `{2,4}` behind a group or a character
    # says how often it comes.
    member :groups, "groups"
    # From which side the slots are filled.
    member :align, "align"
    # What is done to the letters of a slot, before they are tested: "upper" or "lower".
    member :cases, "cases"
    # The class of characters that may be typed.
    member :allow, "allow"
    # What becomes of white space at the ends of a text; else "keep" with a `pattern`, and without one as the
    # type it extends, or "trim".
    member :blanks, "blanks"
    # What is done to a character before it is tested.
    member :transform, "transform"
    # A typed character replaces the one after the caret.
    member :overwrite, "overwrite"
    # Literals are written as soon as the slot before them is filled.
    member :eager, "eager"
    # Most characters of the value.
    member :max_length, "maxLength"
    # The language of the value: live as a viable prefix, final as a full match.
    member :pattern, "pattern"
    # Rules while typing.
    member :live, "live", [:Rule]
    # Rules when editing ends.
    member :final, "final", [:Rule]
    # What is written around and into the value when editing ends.
    member :format, "format", :TypeFormat
    # How the typed form comes from the value.
    member :convert, "convert", :TypeConversion
    # Layout priority.
    member :priority, "priority"
    # Kind of keyboard.
    member :keyboard, "keyboard"
    # The text is a secret.
    member :secure, "secure"
    # The type's message catalogue: a text by diagnostic code.
    member :messages, "messages"
  end

  # What a part of a template is: a number, one of several words, or characters of its slot's class.
  class TypePart < Structure
    # What it means, as `segments` tell it; else the slot's name.
    member :kind, "kind"
    # The least number that it says.
    member :minimum, "minimum"
    # The greatest number that it says.
    member :maximum, "maximum"
    # Which zeros stand before a number; else "none" where it `varies`, "padded" where not.
    member :zeros, "zeros"
    # The words of which it is one.
    member :words, "words"
    # It may have fewer characters than the run has slots, one at least, and ends with its separator.
    member :varies, "varies"
  end

  # What is written around and into a value when editing ends.
  class TypeFormat < Structure
    # Digits behind the decimal sign.
    member :fixed_decimals, "fixedDecimals"
    # Text before the value.
    member :prefix, "prefix"
    # Text behind the value.
    member :suffix, "suffix"
    # BCP 47 tag of the language whose signs a number has; that of `initialize` by default.
    member :locale, "locale"
    # When the prefix and the suffix of a number show, and the literals before the first slot of a template.
    member :affixes, "affixes"
  end

  # How the typed form comes from the value.
  class TypeConversion < Structure
    # The typed form of each value.
    member :map, "map"
  end

  # What is to be kept.
  class SessionSnapshotParams < Structure
    # Only this form; absent: all.
    member :form, "form"
    # The contents of secure fields are kept too.
    member :secure, "secure"
  end

  # What was kept.
  class SessionSnapshotResult < Structure
    # For `session/restore`, to be given back as it is.
    member :snapshot, "snapshot"
  end

  # What is to be brought back.
  class SessionRestoreParams < Structure
    # From `session/snapshot`.
    member :snapshot, "snapshot"
    # Fields that exist are replaced.
    member :replace, "replace"
  end

  # What was brought back.
  class SessionRestoreResult < Structure
    # How many fields.
    member :fields, "fields"
  end

  # What in a snapshot can't be restored.
  class SnapshotInvalidData < Structure
    # The member of the snapshot, such as `fields[3].content.selection`; `snapshot` for the whole.
    member :path, "path"
    # What is wrong with it, for people.
    member :reason, "reason"
  end

  # Which member is not what it must be.
  class InvalidParamsData < Structure
    # The member, such as `range.start` or `validation.final.rules[0].pattern`; `params` for the whole.
    member :path, "path"
    # What it must be.
    member :expected, "expected"
    # What it is.
    member :found, "found"
  end

  # Why it can't be done now.
  class RequestFailedData < Structure
    # A word for programs, such as `no-validator`.
    member :reason, "reason"
  end

  # Which field is meant.
  class FieldErrorData < Structure
    # The field's id.
    member :field, "field"
  end

  # The type that is unknown, and those that are known.
  class TypeNotFoundData < Structure
    # The name that was asked for.
    member :type, "type"
    # The names of all types.
    member :known, "known"
    # The member that names it, where it lies inside another.
    member :path, "path"
  end

  # What in a definition can't be compiled.
  class InvalidDefinitionData < Structure
    # The member, such as `validation.final.rules[0].pattern`.
    member :path, "path"
    # What is wrong with it, for people.
    member :reason, "reason"
    # Where in the member's text, in Unicode scalars.
    member :offset, "offset"
    # The members that no text can satisfy at once, in the smallest number that was found; that of `path` is
    # the last that is the client's.
    member :contrary, "contrary"
  end

  # Which limit was met.
  class LimitExceededData < Structure
    # The limit's name in `initialize`'s answer.
    member :limit, "limit"
    # What it allows.
    member :maximum, "maximum"
    # What was asked for.
    member :found, "found"
    # The member of the definition that asked for it, where it is one pattern, class, template or list.
    member :path, "path"
  end

  # The codes of errors.
  module ErrorCode
    # The body is not JSON, or the frame can't be read; answered with id null, and the stream goes on with the
    # next frame.
    PARSE_ERROR = -32700
    # JSON but no request (wrong `jsonrpc`, an id that is no integer or string); after `shutdown`, every
    # request but `exit`; a second `initialize`.
    INVALID_REQUEST = -32600
    # An unknown method of a request. An unknown notification is ignored, `$/…` ones silently.
    METHOD_NOT_FOUND = -32601
    # A member of the wrong kind, outside its bounds, missing, or at odds with another.
    INVALID_PARAMS = -32602
    # A defect of the server, which goes on.
    INTERNAL_ERROR = -32603
    # Any request but `initialize` before `initialize`.
    SERVER_NOT_INITIALIZED = -32002
    # The client took the request back by `$/cancelRequest` before it was done.
    REQUEST_CANCELLED = -32800
    # The edit's `range` overlaps a change that the client has not seen; the data is the field as it is.
    CONTENT_MODIFIED = -32801
    # Understood, but it can't be done now.
    REQUEST_FAILED = -32803
    # No field of the connection has that id.
    FIELD_NOT_FOUND = -32010
    # A field of the connection has that id already.
    FIELD_EXISTS = -32011
    # Neither a built-in type nor one of the client's own has that name.
    TYPE_NOT_FOUND = -32012
    # A type, rule, pattern or template that can't be compiled.
    INVALID_DEFINITION = -32013
    # More was asked for than one of the limits in `initialize`'s answer allows.
    LIMIT_EXCEEDED = -32014
    # An edit of a disabled, read-only or hidden field, or the focus or Return for a disabled or hidden one.
    NOT_EDITABLE = -32015
    # A snapshot that can't be restored; nothing was changed.
    SNAPSHOT_INVALID = -32017
  end
end
