# Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.
"""The messages of the Field Server Protocol 1.0."""

from __future__ import annotations

import builtins
import enum
from dataclasses import dataclass
from dataclasses import field as member
from typing import Any, Final

from .wire import ABSENT, Absent, ServerError, Structure, describe

PROTOCOL_VERSION: Final = "1.0"


class TraceValue(enum.StrEnum):
    """How much the server tells about its work."""

    OFF = "off"
    """Nothing."""
    MESSAGES = "messages"
    """A line a message."""
    VERBOSE = "verbose"
    """The messages themselves too; secure text is left out."""


class PositionEncoding(enum.StrEnum):
    """The unit that offsets count."""

    UTF16 = "utf-16"
    """UTF-16 code units; what is used where nothing is agreed."""
    UTF8 = "utf-8"
    """Bytes of UTF-8."""
    UTF32 = "utf-32"
    """Unicode scalars."""


class ChecksumAlgorithm(enum.StrEnum):
    """A system of check characters."""

    LUHN = "luhn"
    """ISO/IEC 7812-1: every second digit from the end is doubled. With an alphabet of N characters, Luhn mod N."""
    LUHN_LETTERS = "luhnLetters"
    """The same of digits and letters, a letter read as its two digits, 10 to 35 (ISO 6166)."""
    DAMM = "damm"
    """Damm's, with the quasigroup of his thesis."""
    VERHOEFF = "verhoeff"
    """Verhoeff's, by the dihedral group of order 10."""
    MOD11_TWO = "mod11_2"
    """ISO/IEC 7064: digits, one check character, 0 to 9 or X."""
    MOD37_TWO = "mod37_2"
    """ISO/IEC 7064: digits and letters, one check character, one of them or `*`."""
    MOD97_TEN = "mod97_10"
    """ISO/IEC 7064: digits, two check digits; a letter is read as its two, 10 to 35."""
    MOD661_TWENTY_SIX = "mod661_26"
    """ISO/IEC 7064: letters, two check letters."""
    MOD1271_THIRTY_SIX = "mod1271_36"
    """ISO/IEC 7064: digits and letters, two check characters."""
    MOD11_TEN = "mod11_10"
    """ISO/IEC 7064, hybrid: digits, one check digit."""
    MOD27_TWENTY_SIX = "mod27_26"
    """ISO/IEC 7064, hybrid: letters, one check letter."""
    MOD37_THIRTY_SIX = "mod37_36"
    """ISO/IEC 7064, hybrid: digits and letters, one check character."""
    WEIGHTED = "weighted"
    """A sum of weights times characters, and what it leaves when it is divided."""


class ChecksumProducts(enum.StrEnum):
    """What of a product is added to a sum."""

    WHOLE = "whole"
    """The product."""
    DIGITS = "digits"
    """Its decimal digits."""


class LengthUnit(enum.StrEnum):
    """What lengths count."""

    CHARACTER = "character"
    """Extended grapheme clusters: what a user calls a character."""
    SCALAR = "scalar"
    """Unicode scalars."""
    UTF16 = "utf16"
    """UTF-16 code units."""
    UTF8 = "utf8"
    """Bytes of UTF-8."""


class Blanks(enum.StrEnum):
    """What becomes of white space at the ends of a text."""

    TRIM = "trim"
    """It goes when editing ends, and is not judged."""
    KEEP = "keep"
    """It counts."""


class Overflow(enum.StrEnum):
    """What becomes of an edit over `maxLength`."""

    REJECT = "reject"
    """The whole edit is refused."""
    TRUNCATE = "truncate"
    """What fits is taken."""
    ALLOW = "allow"
    """All is taken, and judged `too-long`."""


class HelperPolicy(enum.StrEnum):
    """How an error's message goes with the helper."""

    REPLACE = "replace"
    """The message alone."""
    APPEND = "append"
    """The helper, then the message."""


class FieldStyle(enum.StrEnum):
    """A widget's frame."""

    OUTLINED = "outlined"
    """A line around it."""
    FILLED = "filled"
    """A filled ground."""


class ClearButtonMode(enum.StrEnum):
    """When a clear button shows."""

    NEVER = "never"
    """Not at all."""
    WHILE_EDITING = "whileEditing"
    """While the field is focused and has text."""
    WHEN_FILLED = "whenFilled"
    """While the field has text and is not focused."""
    WHILE_EDITING_OR_FILLED = "whileEditingOrFilled"
    """While the field has text."""


class Appearance(enum.StrEnum):
    """Whose words and defaults a field uses."""

    NATIVE = "native"
    """The protocol's own."""
    VITAMIN = "vitamin"
    """Vitamin's text field."""
    NOVUM = "novum"
    """Novum's input field."""
    FLUENT = "fluent"
    """Fluent's text field."""
    TFIELD = "tfield"
    """TField."""
    UNDERLINE = "underline"
    """The UnderLine text field."""


class Deletion(enum.StrEnum):
    """What is deleted at the selection; a selection that is wider than a caret goes itself."""

    BACKWARD = "backward"
    """The character before the caret."""
    FORWARD = "forward"
    """The character behind the caret."""
    WORD_BACKWARD = "wordBackward"
    """To the start of the word."""
    WORD_FORWARD = "wordForward"
    """To the end of the word."""
    ALL = "all"
    """Everything."""


class StepTarget(enum.StrEnum):
    """Which value beside its own a field gets."""

    INCREMENT = "increment"
    """The next greater number, the next choice."""
    DECREMENT = "decrement"
    """The next smaller number, the choice before."""
    MINIMUM = "minimum"
    """The least number, the first choice."""
    MAXIMUM = "maximum"
    """The greatest number, the last choice."""


class EditCause(enum.StrEnum):
    """Where an edit comes from."""

    TYPING = "typing"
    """Keys."""
    PASTE = "paste"
    """The clipboard."""
    DROP = "drop"
    """Dragged text."""
    AUTOFILL = "autofill"
    """The system's memory; final formatting and validation follow where the field is not focused."""
    PROGRAM = "program"
    """The client itself; final formatting and validation follow where the field is not focused."""


class RefusalReason(enum.StrEnum):
    """Why a character was not taken."""

    FULL = "full"
    """No slot is left for it, or no room within a length."""
    DIGIT_EXPECTED = "digit-expected"
    """A digit belongs there."""
    LETTER_EXPECTED = "letter-expected"
    """A letter belongs there."""
    NOT_ALLOWED_HERE = "not-allowed-here"
    """The type takes none such, or not there, or what is behind it would not fit where it moves to."""
    VETOED = "vetoed"
    """The client said no."""
    COMPOSING = "composing"
    """An input method is at work there."""


class FileKind(enum.StrEnum):
    """What a path is to lead to."""

    FILE = "file"
    """A file."""
    DIRECTORY = "directory"
    """A folder."""
    ANY = "any"
    """Either."""


class ControlKind(enum.StrEnum):
    """What a widget draws a field as. The words are roles of ARIA and types of HTML's inputs."""

    CHECKBOX = "checkbox"
    """A box that is checked or not, or a switch: yes and no."""
    COMBOBOX = "combobox"
    """A line with a list that opens, of which one is chosen."""
    LISTBOX = "listbox"
    """A list of which several are chosen."""
    RATING = "rating"
    """A row of stars."""
    SLIDER = "slider"
    """A thumb between two ends."""
    FILE = "file"
    """A path with a button that opens the client's own dialog."""
    TAGS = "tags"
    """A line in which each item is a tag."""


class FieldAction(enum.StrEnum):
    """What a user does beside the text."""

    LEADING_ICON = "leadingIcon"
    """Tapped the icon before the text."""
    TRAILING_ICON = "trailingIcon"
    """Tapped the icon behind the text."""
    TOGGLE_SECURE = "toggleSecure"
    """Showed or hid a secret."""
    PICK = "pick"
    """Chose an entry of the list, or took it out of several."""
    TOGGLE = "toggle"
    """Turned yes into no, and all else into yes."""
    REMOVE = "remove"
    """Took an item out of several."""


class ValidationMoment(enum.StrEnum):
    """When a verdict reaches the state."""

    FOCUS = "focus"
    """When the field is focused."""
    CHANGE = "change"
    """After a change of text."""
    BLUR = "blur"
    """When the field is left."""
    COMMIT = "commit"
    """At the Return key."""


class AfterError(enum.StrEnum):
    """What a change does to an error that shows."""

    RECHECK = "recheck"
    """The phase that set it judges again at once."""
    CLEAR = "clear"
    """It goes."""
    KEEP = "keep"
    """It stays until the next final validation."""


class ValidationPhase(enum.StrEnum):
    """A phase of validation."""

    LIVE = "live"
    """Typing goes on: what could still become valid is no error."""
    FINAL = "final"
    """Editing has ended."""


class ValidatorOutcome(enum.StrEnum):
    """What a client's validator found."""

    SUCCESS = "success"
    """Nothing wrong."""
    FAILURE = "failure"
    """Something is wrong."""


class RuleSeverity(enum.StrEnum):
    """What breaking a rule amounts to."""

    ERROR = "error"
    """The field is invalid, and the chain ends."""
    WARNING = "warning"
    """The field is valid, the user is warned."""
    INFO = "info"
    """The user is told."""


class Severity(enum.IntEnum):
    """How grave a finding is, numbered as in the Language Server Protocol. Where the client says one, the word is
    taken as well as the number."""

    ERROR = 1
    """The content is invalid."""
    WARNING = 2
    """The content is valid but doubtful."""
    INFORMATION = 3
    """Good to know."""
    HINT = 4
    """A proposal."""


class DiagnosticSource(enum.StrEnum):
    """Who found it."""

    TYPE = "type"
    """The field's type."""
    RULE = "rule"
    """A rule of the field."""
    REQUIRED = "required"
    """The field is required and empty."""
    CLIENT = "client"
    """The client: its validator, its report or its error."""
    GROUP = "group"
    """A rule between fields."""
    LIMIT = "limit"
    """The field's own length limits."""


class FocusState(enum.StrEnum):
    """Where a field is in its life."""

    IDLE = "idle"
    """Never focused, or left empty and not required."""
    FOCUSED = "focused"
    """Has the keyboard."""
    INACTIVE = "inactive"
    """Was left."""


class ContentState(enum.StrEnum):
    """The truth about a text."""

    EMPTY = "empty"
    """There is none."""
    PARTIAL = "partial"
    """More typing can make it valid."""
    COMPLETE = "complete"
    """The type and the rules accept it."""
    IMPOSSIBLE = "impossible"
    """No continuation can mend it."""


class Validity(enum.StrEnum):
    """The verdict that shows."""

    UNKNOWN = "unknown"
    """None yet."""
    PENDING = "pending"
    """A client's validator is out."""
    VALID = "valid"
    """Final validation accepts the text."""
    WARNING = "warning"
    """Accepted with a warning."""
    INVALID = "invalid"
    """There is an error."""


class HelperKind(enum.StrEnum):
    """What the line below a field is."""

    HELPER = "helper"
    """The field's own help."""
    ERROR = "error"
    """An error's message."""
    WARNING = "warning"
    """A warning's message."""


class ReturnKey(enum.StrEnum):
    """What the Return key does."""

    NEXT = "next"
    """Moves to the next field."""
    GO = "go"
    """Submits."""


class FieldEventKind(enum.StrEnum):
    """What happened to a field."""

    DID_BEGIN_EDITING = "didBeginEditing"
    """It was focused."""
    EDITING_CHANGED = "editingChanged"
    """An edit changed its text."""
    DID_END_EDITING = "didEndEditing"
    """It was left."""
    RETURN_ = "return"
    """The Return key was pressed in it."""
    ICON_TAPPED = "iconTapped"
    """One of its icons was tapped."""
    LAYOUT = "layout"
    """The number of its helper lines changed."""


class PageLeave(enum.StrEnum):
    """When a page may be left forwards."""

    VALID = "valid"
    """When final validation of its fields finds nothing wrong, and waits for nothing."""
    FREE = "free"
    """At any time; nothing is judged."""


class PageTurn(enum.StrEnum):
    """A way to turn a page."""

    NEXT = "next"
    """To the next page, where this one may be left."""
    PREVIOUS = "previous"
    """To the page before."""


class GroupRuleKind(enum.StrEnum):
    """What must hold between fields."""

    EQUAL = "equal"
    """All have the same value."""
    DIFFERENT = "different"
    """No two have the same value."""
    AT_LEAST_ONE = "atLeastOne"
    """At least one is filled."""
    EXACTLY_ONE = "exactlyOne"
    """Exactly one is filled."""
    ALL_OR_NONE = "allOrNone"
    """All are filled, or none is."""
    ASCENDING = "ascending"
    """Each is at least the one before."""


class SnapshotRemarkKind(enum.StrEnum):
    """What a remark is about."""

    LEFT_OUT = "leftOut"
    """Something meaningful of the text is not in the value."""
    READ_AS = "readAs"
    """The text was not in the field's own order or spelling."""
    CLAMPED = "clamped"
    """The number lay beyond a bound, and became the nearest that is allowed."""


class SnapshotRemarkWeight(enum.StrEnum):
    """How much a value differs from the text that was read."""

    CHANGES_MEANING = "changesMeaning"
    """It is another value."""
    LOSES_DETAIL = "losesDetail"
    """Something beside the value is missing."""
    TELLS = "tells"
    """Nothing is missing."""


class SnapshotUnitKind(enum.StrEnum):
    """What of editing is undone as one."""

    TYPING = "typing"
    """A run of typed characters."""
    DELETING_BACKWARD = "deletingBackward"
    """A run of Backspace."""
    DELETING_FORWARD = "deletingForward"
    """A run of Delete."""
    STEPPING = "stepping"
    """A run of steps."""
    SINGLE = "single"
    """Anything else, by itself."""


class TextTransform(enum.StrEnum):
    """What is done to a character before it is tested."""

    NONE = "none"
    """Nothing."""
    UPPER = "upper"
    """It becomes a capital."""
    LOWER = "lower"
    """It becomes a small letter."""
    CAPITALIZE = "capitalize"
    """The first letter of a word becomes a capital."""


class PartState(enum.StrEnum):
    """How much of a part of a text is there."""

    EMPTY = "empty"
    """Nothing: its placeholder shows where something follows."""
    PARTIAL = "partial"
    """Something that can still become right."""
    COMPLETE = "complete"
    """All of it."""
    WRONG = "wrong"
    """What is there can't be part of anything right, whatever stands in the others."""


class CaretMove(enum.StrEnum):
    """Where a caret goes, as seen from where it is."""

    CHARACTER_BACKWARD = "characterBackward"
    """To the place before it where typing is possible; of a selection to its start."""
    CHARACTER_FORWARD = "characterForward"
    """To the place behind it; of a selection to its end."""
    WORD_BACKWARD = "wordBackward"
    """To the start of the word; in a secret to the start of the text."""
    WORD_FORWARD = "wordForward"
    """To the end of the word; in a secret to the end of the text."""
    PART_BACKWARD = "partBackward"
    """To the start of the part, or of the one before; of other texts to the start."""
    PART_FORWARD = "partForward"
    """To the start of the next part, or behind the last; of other texts to the end."""
    LINE_BACKWARD = "lineBackward"
    """As far into the line above as it is in this one, counted in characters; in the first line to its start."""
    LINE_FORWARD = "lineForward"
    """The same with the line below; in the last line to its end."""
    LINE_START = "lineStart"
    """To the start of the line."""
    LINE_END = "lineEnd"
    """To the end of the line."""
    TEXT_START = "textStart"
    """To the start of the text."""
    TEXT_END = "textEnd"
    """To the end of the text."""


class PartStep(enum.StrEnum):
    """Which part of a text is selected, as seen from the caret."""

    NEXT = "next"
    """The one behind it; the last one where there is none."""
    PREVIOUS = "previous"
    """The one before it; the first one where there is none."""
    FIRST = "first"
    """The first."""
    LAST = "last"
    """The last."""
    CURRENT = "current"
    """The one that the caret is in."""


class PartZeros(enum.StrEnum):
    """Which zeros stand before a number that is shorter than its part."""

    PADDED = "padded"
    """As many as there are places: `07`."""
    DROPPED = "dropped"
    """None; those that are typed go when the part is left: `7`."""
    NONE = "none"
    """None, and none can be typed before a digit."""


class AffixDisplay(enum.StrEnum):
    """When what stands around a value shows."""

    FILLED = "filled"
    """What is before it with its first character, what is behind it when editing ends."""
    FOCUSED = "focused"
    """While the field has the focus, or a value."""
    ALWAYS = "always"
    """At any time."""


class SlotAlignment(enum.StrEnum):
    """From which side the slots of a template are filled."""

    LEFT = "left"
    """From the left."""
    RIGHT = "right"
    """From the right: what is typed pushes in there, and a value of fewer characters has the last slots."""


@dataclass(slots=True, kw_only=True)
class InitializeParams(Structure):
    """Who the client is, what it can do, and how it counts."""

    process_id: int | None = None
    """The client's process: the server ends when it is gone. Null, absent or 0: none is watched."""
    client_info: ClientInfo | None = None
    """The client's name, for traces."""
    locale: str | None = None
    """BCP 47 tag of the language of messages, and of the signs in numbers: those of `de-AT`, else of `de`, else of
    `en`. Default: `"en"`."""
    position_encodings: list[str] | None = None
    """Units the client can count offsets in; the first that the server knows wins, unknown ones are passed over.
    Default: `["utf-16"]`."""
    trace: TraceValue | str | None = None
    """How much the server tells about its work. Default: `"off"`."""
    capabilities: ClientCapabilities | None = None
    """What the client can do and wants to be sent."""
    messages: dict[str, str] | None = None
    """The client's message catalogue: a text by diagnostic code."""
    debug: bool | None = None
    """All fields are debugged: their statuses carry a debug line. Default: `false`."""


@dataclass(slots=True, kw_only=True)
class ClientInfo(Structure):
    """A client's name and version."""

    name: str
    """The client's name."""
    version: str | None = None
    """The client's version."""


@dataclass(slots=True, kw_only=True)
class ClientCapabilities(Structure):
    """What the client can do and wants to be sent."""

    presentation: bool | None = None
    """Wants `presentation` in statuses. Default: `true`."""
    validate: bool | None = None
    """Can answer `client/validate`. Default: `false`."""
    allowed: bool | None = None
    """Wants `presentation.allowed` with every notification, not in snapshots only. Default: `false`."""
    events: bool | None = None
    """Wants `field/event`. Default: `false`."""


@dataclass(slots=True, kw_only=True)
class InitializeResult(Structure):
    """Who the server is, what it can do, and where its limits are."""

    protocol_version: str
    """The protocol's version."""
    server_info: ServerInfo
    """The server's name and version."""
    position_encoding: PositionEncoding | str
    """The unit that every offset of the session counts."""
    capabilities: ServerCapabilities
    """The words that the server knows."""
    limits: ServerLimits
    """The limits of this process; each has a flag."""


@dataclass(slots=True, kw_only=True)
class ServerInfo(Structure):
    """The server's name and version."""

    name: str
    """Always "field-server"."""
    version: str
    """The program's version."""


@dataclass(slots=True, kw_only=True)
class ServerCapabilities(Structure):
    """The words that the server knows."""

    types: list[str]
    """Built-in types."""
    rules: list[str]
    """Rules of fields."""
    appearances: list[str]
    """Appearances."""
    framings: list[str]
    """Framings of messages."""
    locales: list[str]
    """Languages with a message catalogue, by their BCP 47 tags."""


@dataclass(slots=True, kw_only=True)
class ServerLimits(Structure):
    """The limits of this process."""

    max_message_bytes: int
    """Bytes of one message. Default: `8388608`."""
    max_depth: int
    """Nesting of arrays and objects in a message. Default: `64`."""
    max_fields: int
    """Fields of a connection. Default: `1000000`."""
    max_text_length: int
    """Unicode scalars in a field's text. Default: `262144`."""
    max_pattern_states: int
    """States of a compiled pattern. Default: `10000`."""
    max_turn_work: int
    """Steps that a message may take to compile what it defines, and to judge a text that it makes. Default:
    `20000000`."""
    max_pending: int
    """Bytes of queued output at which the server stops reading. Default: `67108864`."""
    max_batch: int
    """Messages in a batch. Default: `10000`."""
    max_types: int
    """Types of the client's own. Default: `10000`."""
    max_forms: int
    """Forms of a connection. Default: `100000`."""
    max_entries: int
    """Entries of all lists and tables in one definition: choices, rules and what they list, templates, slots,
    messages, groups, pages and sections and what they list, fields that a form is opened with, diagnostics of a
    report. Default: `100000`."""
    max_pages: int
    """Pages of a form; also its sections that repeat. Default: `1000`."""
    max_rows: int
    """Rows of a section. Default: `1000`."""
    max_rule_fields: int
    """Fields that all rules between fields name together. Default: `1000000`."""
    max_checked_texts: int
    """Texts that a `type/check` or `form/check` judges. Default: `100000`."""
    max_reported_diagnostics: int
    """Diagnostics of a report. Default: `100`."""
    max_report_owners: int
    """Owners whose reports a field holds. Default: `16`."""


@dataclass(slots=True, kw_only=True)
class CancelParams(Structure):
    """Which request is no longer wanted."""

    id: int | str
    """The request's id."""


@dataclass(slots=True, kw_only=True)
class LocaleWordsParams(Structure):
    """Which language's words are wanted."""

    locale: str | None = None
    """BCP 47 tag; else the connection's."""


@dataclass(slots=True, kw_only=True)
class LocaleWordsResult(Structure):
    """What buttons and marks say."""

    locale: str
    """Whose words they are."""
    words: dict[str, str]
    """What each says, by its name."""


@dataclass(slots=True, kw_only=True)
class SetTraceParams(Structure):
    """How much the server is to tell."""

    value: TraceValue | str
    """The new setting."""


@dataclass(slots=True, kw_only=True)
class LogTraceParams(Structure):
    """A line of trace."""

    message: str
    """The line."""
    verbose: str | None = None
    """More of it, where tracing is `verbose`."""


@dataclass(slots=True, kw_only=True)
class TextRange(Structure):
    """A stretch of a field's text, in code units of the negotiated encoding; end exclusive, `start` = `end` is a
    caret. An offset inside a code point or past the end is clamped to the nearest boundary before it."""

    start: int
    """Offset of the first code unit."""
    end: int
    """Offset behind the last code unit."""


@dataclass(slots=True, kw_only=True)
class FieldParams(Structure):
    """Which field is meant."""

    field: str
    """The field's id."""


@dataclass(slots=True, kw_only=True)
class FieldViewParams(Structure):
    """Which field is meant, and what the client shows of it."""

    field: str
    """The field's id."""
    version: int | None = None
    """The version that the client last took from the server; else the view is the server's text now."""


@dataclass(slots=True, kw_only=True)
class FieldOptions(Structure):
    """What a field is made of. In `field/create` what is absent takes its default, in `field/update` it stays as it
    is."""

    form: str | None = None
    """The validation context. Default: `""`."""
    group: str | None = None
    """The group within the form; a field has at most one."""
    type: TypeReference | str | None = None
    """The type by name, or with parameters. Default: `"phrase"`."""
    label: str | None = None
    """The label; else the type's, in the language of its messages where that has a word for it."""
    placeholder: str | None = None
    """What an empty field shows."""
    helper: str | None = None
    """The line below the field while there is no error."""
    text: str | None = None
    """The content as the widget shows it."""
    value: str | None = None
    """The content without the template's literals."""
    typed: Any = None
    """The content in the type's canonical form."""
    badge: BadgeOptions | None = None
    """The client's own badge; a type's gives way to it."""
    required: Condition | bool | None = None
    """Empty is an error of final validation. Default: `false`."""
    enabled: Condition | bool | None = None
    """False: takes no focus and no edit, and is left out of every count, order and submit. Default: `true`."""
    shown: Condition | bool | None = None
    """False: no widget shows it. It takes no focus and no edit, and is left out of every count, order and submit; it
    keeps its content. Default: `true`."""
    read_only: bool | None = None
    """True: takes focus but no edit. Default: `false`."""
    total: Total | str | None | Absent = ABSENT
    """What it is computed of. It is read-only then, and no content is given. With null it is a field like any other
    again."""
    secure: bool | None = None
    """The text is a secret; else as the type says. Default: `false`."""
    min_length: int | None = None
    """Fewest characters, in `lengthUnit`."""
    max_length: int | None = None
    """Most characters, in `lengthUnit`."""
    length_unit: LengthUnit | str | None = None
    """What lengths count. Default: `"character"`."""
    overflow: Overflow | str | None = None
    """What becomes of an edit over `maxLength`. Default: `"reject"`."""
    blanks: Blanks | str | None = None
    """What becomes of white space at the ends of the text when editing ends; else as the type says."""
    helper_policy: HelperPolicy | str | None = None
    """How an error's message goes with the helper. Default: `"replace"`."""
    counter: bool | None = None
    """Shows a counter; the default is whether `maxLength` is given."""
    active_on_editing: bool | None = None
    """An appearance's active look goes with the focus."""
    horizontal_padding: bool | None = None
    """The widget has padding at its sides."""
    style: FieldStyle | str | None = None
    """The widget's frame."""
    icon: IconOptions | None = None
    """Icons beside the text."""
    clear_button: ClearButtonMode | str | None = None
    """When a clear button shows."""
    choices: list[Choice | str] | None = None
    """What is chosen from; else the list of its type."""
    tag: int | None = None
    """The client's own number, repeated in events and questions."""
    priority: float | None = None
    """Layout priority; else the type's."""
    keyboard: str | None = None
    """Kind of keyboard; else the type's."""
    autofill: str | None = None
    """HTML's autocomplete tokens, such as `cc-name`. Those of a section or of an address's kind alone (`shipping`)
    stand before the type's own; "": the type's own."""
    appearance: Appearance | str | None = None
    """Whose words and defaults the field uses. Default: `"native"`."""
    state: str | None = None
    """The state in the appearance's own words, until the next verdict."""
    validation: Validation | None = None
    """When and by which rules the content is judged."""
    messages: dict[str, str] | None = None
    """The field's message catalogue: a text by diagnostic code."""
    locale: str | None = None
    """BCP 47 tag of the language of its messages, and of the numbers and words of its type where that names none;
    else the form's. "": the connection's."""
    debug: bool | None = None
    """The status carries a debug line, and state changes are kept; else as the form says."""


@dataclass(slots=True, kw_only=True)
class TypeReference(Structure):
    """A type by name alone, or as an object with the type's parameters beside the name."""

    name: str
    """The type's name."""
    parameters: dict[str, Any] = member(default_factory=dict)
    """The type's parameters: every other member."""


@dataclass(slots=True, kw_only=True)
class Choice(Structure):
    """An entry of a list, by its label alone or with more."""

    label: str
    """What shows, and what is typed to find it."""
    value: Any = None
    """What is chosen: `typed` of the field. A string, a number or a boolean; else the label."""
    description: str | None = None
    """A line below the label."""
    group: str | None = None
    """The heading that it stands under."""
    disabled: bool | None = None
    """True: it shows and can't be chosen. Default: `false`."""
    shown: Condition | bool | None = None
    """False: the list is without it. Default: `true`."""


@dataclass(slots=True, kw_only=True)
class BadgeOptions(Structure):
    """A badge that the client sets."""

    text: str
    """What it says; an empty text takes the client's badge away."""
    kind: str | None = None
    """What it is about. Default: `"custom"`."""
    level: int | None = None
    """A rank, where the kind has one."""


@dataclass(slots=True, kw_only=True)
class IconOptions(Structure):
    """Names of icons, in the client's own set."""

    leading: str | None = None
    """The icon before the text."""
    trailing: str | None = None
    """The icon behind the text."""


@dataclass(slots=True, kw_only=True)
class FieldUpdateParams(Structure):
    """What changes in a field."""

    field: str
    """The field's id."""
    set: FieldChanges
    """The parts that change."""


@dataclass(slots=True, kw_only=True)
class FieldError(Structure):
    """An error that the client sets on a field."""

    message: str
    """What the helper line says."""


@dataclass(slots=True, kw_only=True)
class StateTransition(Structure):
    """A change of a field's state, without any text."""

    version: int
    """The version after it."""
    event: str
    """What caused it: a method, or `timer`."""
    from_: str
    """The state before it, as `focus.content.validity`."""
    to: str
    """The state after it."""
    at: int
    """When, in milliseconds of the server's own clock; only differences mean something."""


@dataclass(slots=True, kw_only=True)
class FieldEditParams(Structure):
    """One edit by the user, said in exactly one way: (a) `text`, (b) `range` with `insert`, (c) `input`, (d)
    `delete`, (e) `step`."""

    field: str
    """The field's id."""
    text: str | None = None
    """(a) The widget's whole text after the edit; the server finds what changed."""
    range: TextRange | None = None
    """(b) What is replaced, in the client's view."""
    insert: str | None = None
    """(b) What replaces it; "" deletes."""
    input: str | None = None
    """(c) Typed or pasted at the server's own selection."""
    delete: Deletion | str | None = None
    """(d) A deletion at the server's own selection."""
    step: StepTarget | str | None = None
    """(e) What an arrow key does to a value that has another one beside it."""
    count: int | None = None
    """(d), (e) How many times, more than the text has being all of it, and more than there are being the last; of
    the other ways it is InvalidParams. Default: `1`."""
    selection: TextRange | None = None
    """(a), (b) The widget's selection after its edit, in its own text; else a caret behind the change. Of (c), (d)
    and (e), which the server places, it is InvalidParams."""
    version: int | None = None
    """The version that the client last took from the server; else the view is the server's text now."""
    dry_run: bool | None = None
    """Answers as if and changes nothing, for a client that wants to veto. Default: `false`."""
    cause: EditCause | str | None = None
    """Where the edit comes from. Default: `"typing"`."""
    composing: TextRange | None = None
    """Text of an input method that is not final yet, in the widget's text; null or absent: composing ends here."""


@dataclass(slots=True, kw_only=True)
class FieldEditResult(Structure):
    """What became of an edit. Over 8,192 code units `text` and `value` are left out; `patch` suffices."""

    version: int
    """The version after the edit."""
    text: str | None = None
    """What the widget shows now; absent over 8,192 code units."""
    value: str | None = None
    """The data without the template's literals; absent over 8,192 code units."""
    typed: Any = None
    """The canonical form, of types that have one."""
    selection: TextRange
    """Where the selection is now, in `text`."""
    patch: TextPatch | None = None
    """The smallest change from the client's view after its edit to `text`; absent where they agree."""
    accepted: bool
    """False: characters were refused and none was taken."""
    dropped: str | None = None
    """The characters that were not taken."""
    reason: RefusalReason | str | None = None
    """Why the first of them was not."""
    refusal: str | None = None
    """The same for people, in one line and the field's language: what was not taken, and why."""
    complete: bool
    """Nothing more can or need be typed: a client may move on."""
    next: str | None = None
    """The field to move on to."""


@dataclass(slots=True, kw_only=True)
class TextPatch(Structure):
    """A replacement in a text."""

    range: TextRange
    """What is replaced, in the client's view."""
    text: str
    """What replaces it."""


@dataclass(slots=True, kw_only=True)
class FieldFocusResult(Structure):
    """A focused field."""

    accepted: bool
    """The field took the focus."""
    text: str
    """What the widget shows."""
    selection: TextRange
    """Where the selection is."""


@dataclass(slots=True, kw_only=True)
class FieldBlurResult(Structure):
    """A field after final formatting and final validation."""

    version: int
    """The version after final formatting."""
    text: str
    """What the widget shows."""
    value: str
    """The data without the template's literals."""
    typed: Any = None
    """The canonical form, of types that have one."""
    valid: bool
    """The final verdict; false while a client's validator is out."""
    pending: bool | None = None
    """True: only the verdict of a client's validator is missing; it follows as a notification where it was asked."""
    selection: TextRange | None = None
    """Where the selection is now, in `text`; where the client's view is not what is there now."""
    patch: TextPatch | None = None
    """The smallest change from the client's view to `text`; absent where they agree."""


@dataclass(slots=True, kw_only=True)
class FieldCommitResult(Structure):
    """What the Return key leads to. `version` and what follows it are there where the client's view is not what is
    there now."""

    accepted: bool
    """The field took the key."""
    valid: bool
    """The final verdict; false while a client's validator is out."""
    pending: bool | None = None
    """True: only the verdict of a client's validator is missing; it follows as a notification where it was asked."""
    next: str | None = None
    """The form's next field; disabled and read-only ones are skipped."""
    page: str | None = None
    """The page that comes next, where this was the last field of another: it is turned to by `form/page`."""
    submit: bool
    """True: this was the last field."""
    version: int | None = None
    """The version after final formatting."""
    text: str | None = None
    """What the widget shows now; absent over 8,192 code units."""
    value: str | None = None
    """The data without the template's literals; absent over 8,192 code units."""
    typed: Any = None
    """The canonical form, of types that have one."""
    selection: TextRange | None = None
    """Where the selection is now, in `text`."""
    patch: TextPatch | None = None
    """The smallest change from the client's view to `text`; absent where they agree."""


@dataclass(slots=True, kw_only=True)
class FieldSelectParams(Structure):
    """Where the user put the selection, which part of the text is to be selected, or where the caret is to go."""

    field: str
    """The field's id."""
    selection: TextRange | None = None
    """The widget's selection."""
    part: PartStep | str | None = None
    """Of a text that has parts, the one that is selected, as seen from that with the caret; of others, all of the
    text."""
    move: CaretMove | str | None = None
    """Where the caret goes from where the server has it, whatever keys are still on their way."""
    count: int | None = None
    """How many times; more than the text has is to its end. Default: `1`."""
    extend: bool | None = None
    """True: the other end of the selection stays, as with the Shift key. Default: `false`."""
    version: int | None = None
    """The version that the client last took from the server; else the view is the server's text now."""


@dataclass(slots=True, kw_only=True)
class FieldSelectResult(Structure):
    """Where the selection is. `version` and what follows it are there where the client's view is not what is there
    now: a part that the caret leaves is written out, `7` as `07`. So they are where a caret that was put somewhere
    in the view of a named version stands elsewhere."""

    selection: TextRange
    """The selection; a caret stands where typing is possible."""
    caret: int | None = None
    """Which end of a selection that `move` has extended goes on moving."""
    version: int | None = None
    """The version after it."""
    text: str | None = None
    """What the widget shows now; absent over 8,192 code units."""
    value: str | None = None
    """The data without the template's literals; absent over 8,192 code units."""
    typed: Any = None
    """The canonical form, of types that have one."""
    patch: TextPatch | None = None
    """The smallest change from the client's view to `text`; absent where they agree."""


@dataclass(slots=True, kw_only=True)
class FieldChoicesParams(Structure):
    """Which part of a list is asked for."""

    field: str
    """The field's id."""
    query: str | None = None
    """What is looked for, "" for all of the list; else what the field's text looks for."""
    from_: int | None = None
    """The rank of the first entry; else so that the chosen one is in the middle."""
    count: int | None = None
    """How many entries at most. Default: `10`."""


@dataclass(slots=True, kw_only=True)
class FieldCheckResult(Structure):
    """What final validation would say."""

    valid: bool
    """The verdict."""
    pending: bool | None = None
    """True: only the verdict of a client's validator is missing, which is not asked."""
    diagnostics: list[Diagnostic]
    """Its diagnostics."""


@dataclass(slots=True, kw_only=True)
class FieldActionParams(Structure):
    """What the user did beside the text."""

    field: str
    """The field's id."""
    action: FieldAction | str
    """What was done."""
    index: int | None = None
    """Which entry of the list, from 0, for `pick`; which item of the text for `remove`."""


@dataclass(slots=True, kw_only=True)
class FieldListParams(Structure):
    """Which fields to list."""

    form: str | None = None
    """Only this form's; absent: all."""
    group: str | None = None
    """Only this group's."""
    limit: int | None = None
    """Most entries of this page; over 10,000 counts as 10,000. Default: `10000`."""
    after: str | None = None
    """The last field of the page before."""


@dataclass(slots=True, kw_only=True)
class FieldListResult(Structure):
    """A page of fields."""

    fields: list[FieldListEntry]
    """In order of creation."""


@dataclass(slots=True, kw_only=True)
class FieldListEntry(Structure):
    """A field in a list."""

    field: str
    """The field's id."""
    form: str
    """Its form."""
    group: str | None = None
    """Its group."""
    type: str
    """Its type's name."""
    validity: Validity | str
    """What its state says."""


@dataclass(slots=True, kw_only=True)
class FieldReportParams(Structure):
    """Diagnostics from outside."""

    field: str
    """The field's id."""
    version: int | None = None
    """The version they are about; a report about another version than the field's is dropped."""
    owner: str
    """Who reports; each report replaces its owner's earlier one."""
    diagnostics: list[ReportedDiagnostic]
    """All of the owner's, [] for none."""
    sticky: bool | None = None
    """They stay when the text changes. Default: `false`."""


@dataclass(slots=True, kw_only=True)
class ReportedDiagnostic(Structure):
    """A diagnostic from outside."""

    severity: Severity | int | str
    """How grave it is."""
    code: str
    """What it is, for programs."""
    message: str
    """What it is, for people."""
    range: TextRange | None = None
    """Where in `text`; else all of it."""


@dataclass(slots=True, kw_only=True)
class Validation(Structure):
    """When and by which rules a field is judged."""

    on: list[ValidationMoment | str] | None = None
    """When a verdict reaches the state. Default: `["change","blur","commit"]`."""
    after_error: AfterError | str | None = None
    """What a change does to an error that shows. Default: `"recheck"`."""
    live: LiveValidation | None = None
    """While typing."""
    final: FinalValidation | None = None
    """When editing ends, at commit, at validate and at submit."""
    client_timeout: int | None = None
    """Milliseconds that the client's validator may take; 0: nobody is asked. Default: `5000`."""


@dataclass(slots=True, kw_only=True)
class LiveValidation(Structure):
    """Validation while typing."""

    rules: list[Rule] | None = None
    """Judged in order; the first error ends the chain."""
    delay: int | None = None
    """Milliseconds of quiet after the last change; 0, but 500 where `client` is true."""
    client: bool | None = None
    """Asks the client's validator at the end of the chain. Default: `false`."""


@dataclass(slots=True, kw_only=True)
class FinalValidation(Structure):
    """Validation when editing ends."""

    rules: list[Rule] | None = None
    """Judged in order, behind the live ones; the first error ends the chain."""
    client: bool | None = None
    """Asks the client's validator at the end of the chain. Default: `false`."""


@dataclass(slots=True, kw_only=True)
class Rule(Structure):
    """A rule about one field's value."""

    rule: str
    """The rule's name."""
    severity: RuleSeverity | str | None = None
    """What breaking it amounts to; only an error makes a field invalid. Default: `"error"`."""
    message: str | None = None
    """What is said when it is broken."""
    code: str | None = None
    """The diagnostic's code; else the rule's own."""
    when: Condition | bool | None = None
    """When it holds. For the outermost rules of a field alone. Default: `true`."""
    parameters: dict[str, Any] = member(default_factory=dict)
    """The rule's parameters: every other member."""


@dataclass(slots=True, kw_only=True)
class Total(Structure):
    """A number that is computed of those of other fields of the form, in exact decimals."""

    field: str | None = None
    """The number of a field, by its id; `items[].amount`: of each row of a section, the local id behind the point."""
    sum: list[Total | str] | None = None
    """All of them together."""
    product: list[Total | str] | None = None
    """All of them times each other."""
    count: str | None = None
    """How many rows the section of that name has."""
    otherwise: float | None = None
    """Beside `field`: what counts in place of a field that is empty. Else there is no total then."""
    times: float | None = None
    """What the number is multiplied by: `-1` takes it away from others, `0.19` is 19 % of it."""
    plus: float | None = None
    """What is added to it, behind `times`."""
    min: float | None = None
    """The least that it comes to then."""
    max: float | None = None
    """The most that it comes to then."""


@dataclass(slots=True, kw_only=True)
class Condition(Structure):
    """What decides something of a field: a rule about another field of its form, or a boolean."""

    rule: str | None = None
    """The name of a rule that names no field itself. Of `all`, `any` and `not`, `rules` are conditions."""
    field: str | None = None
    """The field whose value is to meet it; else that of the condition around it."""
    holds: bool | None = None
    """Without a rule: whether it holds, whatever any field has."""
    parameters: dict[str, Any] = member(default_factory=dict)
    """The rule's parameters: every other member."""


@dataclass(slots=True, kw_only=True)
class Diagnostic(Structure):
    """One finding about a field's content."""

    severity: Severity | int | str
    """How grave it is."""
    code: str
    """What it is, for programs."""
    message: str
    """What it is, for people."""
    range: TextRange
    """Where in `text`."""
    source: DiagnosticSource | str
    """Who found it."""
    data: dict[str, Any] | None = None
    """What the message was made with: values by parameter."""


@dataclass(slots=True, kw_only=True)
class ClientValidateParams(Structure):
    """A question to the client's validator."""

    field: str
    """The field's id."""
    tag: int
    """The field's tag, 0 where it has none."""
    phase: ValidationPhase | str
    """Whether typing goes on."""
    version: int
    """The version of the text in question."""
    text: str
    """What the widget shows."""
    value: str
    """The data without the template's literals."""
    file: FileOptions | None = None
    """Of a path: what is asked of the file, which the client looks at."""


@dataclass(slots=True, kw_only=True)
class ValidatorVerdict(Structure):
    """What the client's validator found."""

    outcome: ValidatorOutcome | str
    """Whether the text passed."""
    message: str | None = None
    """What to tell the user of a failure; without one the helper stays as it is."""
    severity: Severity | int | str | None = None
    """How grave a failure is. Default: `1`."""
    code: str | None = None
    """What the failure is, for programs."""
    range: TextRange | None = None
    """Where in `text`; else all of it."""


@dataclass(slots=True, kw_only=True)
class FieldStatus(Structure):
    """What a field shows: the part that snapshots and notifications share."""

    diagnostics: list[Diagnostic]
    """All that have reached the state, [] when there are none: errors first, then warnings, information, hints."""
    state: FieldState
    """The state."""
    helper: HelperLine | None = None
    """The line below the field."""
    counter: CharacterCounter | None = None
    """The counter."""
    presentation: Presentation | None = None
    """How the widget looks, for clients that want it."""
    debug: str | None = None
    """A line for people who look for a fault."""


@dataclass(slots=True, kw_only=True)
class FieldDiagnosticsParams(Structure):
    """A field's status after something changed; of `presentation` only the members that did."""

    field: str
    """The field's id."""
    version: int
    """The version that this is about."""
    diagnostics: list[Diagnostic]
    """All that have reached the state, [] when there are none."""
    state: FieldState
    """The state."""
    helper: HelperLine | None = None
    """The line below the field."""
    counter: CharacterCounter | None = None
    """The counter."""
    presentation: PresentationChanges | None = None
    """What changed in the presentation since the last report."""
    debug: str | None = None
    """A line for people who look for a fault."""
    text: str | None = None
    """What it shows, of a field with a `total` that is no secret: no client knows it before."""


@dataclass(slots=True, kw_only=True)
class FieldState(Structure):
    """A field's state."""

    focus: FocusState | str
    """Where the field is in its life."""
    content: ContentState | str
    """The truth about the text, whatever shows of it."""
    validity: Validity | str
    """The verdict that shows."""
    enabled: bool
    """Takes focus and edits."""
    touched: bool
    """Was left at least once, or submitted."""
    dirty: bool
    """The value is another than the initial one."""
    appearance: str
    """The state in the appearance's own words."""
    hidden: bool | None = None
    """True: no widget shows the field, as its `shown` has it. Absent where it shows."""


@dataclass(slots=True, kw_only=True)
class HelperLine(Structure):
    """The line below a field."""

    text: str
    """What it says."""
    kind: HelperKind | str
    """What it is."""


@dataclass(slots=True, kw_only=True)
class CharacterCounter(Structure):
    """A field's counter, in the field's length unit."""

    count: int
    """Characters of the value."""
    max: int | None = None
    """Most characters."""
    remaining: int | None = None
    """How many more fit; negative over the limit."""
    text: str
    """What the counter shows."""
    overflow: bool
    """The value is over the limit."""


@dataclass(slots=True, kw_only=True)
class Presentation(Structure):
    """How a widget looks."""

    label: LabelPresentation
    """The label."""
    placeholder: str | None = None
    """The placeholder, when it shows."""
    template: TemplatePresentation | None = None
    """The template, of types that have one."""
    clear_button: bool
    """The clear button shows."""
    leading_icon: str | None = None
    """The icon before the text."""
    trailing_icon: str | None = None
    """The icon behind the text."""
    secure: bool
    """The text is hidden; false also while the user has a secret shown."""
    masked: str | None = None
    """What shows in place of a hidden text."""
    badge: Badge | None = None
    """A badge, such as a card's network or a password's strength."""
    return_key: ReturnKey | str
    """What the Return key does."""
    keyboard: str
    """Kind of keyboard."""
    style: str
    """The widget's frame."""
    horizontal_padding: bool
    """The widget has padding at its sides."""
    priority: float
    """Layout priority."""
    minimum_width: int
    """Width of the longest usual text, in characters."""
    lines: int
    """Lines of text."""
    multiline: bool | None = None
    """True: the text may have line breaks."""
    read_only: bool | None = None
    """True: the text can be read and selected, not changed."""
    control: ControlKind | str | None = None
    """What to draw; absent: a line or lines of text."""
    checked: bool | None = None
    """Of a checkbox: whether it is."""
    scale: ScalePresentation | None = None
    """Of a rating or slider."""
    file: FileOptions | None = None
    """Of a path: what is asked of the file."""
    separator: str | None = None
    """Of a text that lists several: the sign between them."""
    choices: builtins.list[str] | None = None
    """The labels of a list of at most 100 entries: the field's own, else its type's."""
    list: ListWindow | None = None
    """Ten entries of what is chosen from: those that the text finds, or those around the chosen one. Not of secrets
    and checkboxes."""
    allowed: str | None = None
    """The characters that may come next at the caret, as a bracket expression of at most 256 bytes; `[]` when none
    may, absent when any may. In snapshots, and in notifications where asked for."""
    autofill: str | None = None
    """HTML's autocomplete tokens, such as `cc-number` or `shipping postal-code`."""
    autocorrect: bool
    """A keyboard may correct what is typed."""
    capitalize: str
    """What a keyboard capitalises."""
    segments: builtins.list[TextSegment] | None = None
    """Month, day, year and the like, for widgets with spin parts; each `item` of several."""
    stepping: SteppingPresentation | None = None
    """What `step` would do; absent where nothing can be stepped."""
    first_day: int | None = None
    """Of a date: with which day the weeks of a calendar begin in its locale, 1 for Monday to 7 for Sunday."""
    accessibility: AccessibilityPresentation
    """What a screen reader says."""


@dataclass(slots=True, kw_only=True)
class PresentationChanges(Structure):
    """The members of a presentation that changed since the last report; null: gone."""

    label: LabelPresentation | None | Absent = ABSENT
    """The label."""
    placeholder: str | None | Absent = ABSENT
    """The placeholder, when it shows."""
    template: TemplatePresentation | None | Absent = ABSENT
    """The template, of types that have one."""
    clear_button: bool | None | Absent = ABSENT
    """The clear button shows."""
    leading_icon: str | None | Absent = ABSENT
    """The icon before the text."""
    trailing_icon: str | None | Absent = ABSENT
    """The icon behind the text."""
    secure: bool | None | Absent = ABSENT
    """The text is hidden; false also while the user has a secret shown."""
    masked: str | None | Absent = ABSENT
    """What shows in place of a hidden text."""
    badge: Badge | None | Absent = ABSENT
    """A badge, such as a card's network or a password's strength."""
    return_key: ReturnKey | str | None | Absent = ABSENT
    """What the Return key does."""
    keyboard: str | None | Absent = ABSENT
    """Kind of keyboard."""
    style: str | None | Absent = ABSENT
    """The widget's frame."""
    horizontal_padding: bool | None | Absent = ABSENT
    """The widget has padding at its sides."""
    priority: float | None | Absent = ABSENT
    """Layout priority."""
    minimum_width: int | None | Absent = ABSENT
    """Width of the longest usual text, in characters."""
    lines: int | None | Absent = ABSENT
    """Lines of text."""
    multiline: bool | None | Absent = ABSENT
    """True: the text may have line breaks."""
    read_only: bool | None | Absent = ABSENT
    """True: the text can be read and selected, not changed."""
    control: ControlKind | str | None | Absent = ABSENT
    """What to draw; absent: a line or lines of text."""
    checked: bool | None | Absent = ABSENT
    """Of a checkbox: whether it is."""
    scale: ScalePresentation | None | Absent = ABSENT
    """Of a rating or slider."""
    file: FileOptions | None | Absent = ABSENT
    """Of a path: what is asked of the file."""
    separator: str | None | Absent = ABSENT
    """Of a text that lists several: the sign between them."""
    choices: builtins.list[str] | None | Absent = ABSENT
    """The labels of a list of at most 100 entries: the field's own, else its type's."""
    list: ListWindow | None | Absent = ABSENT
    """Ten entries of what is chosen from: those that the text finds, or those around the chosen one. Not of secrets
    and checkboxes."""
    allowed: str | None | Absent = ABSENT
    """The characters that may come next at the caret, as a bracket expression of at most 256 bytes; `[]` when none
    may, absent when any may. In snapshots, and in notifications where asked for."""
    autofill: str | None | Absent = ABSENT
    """HTML's autocomplete tokens, such as `cc-number` or `shipping postal-code`."""
    autocorrect: bool | None | Absent = ABSENT
    """A keyboard may correct what is typed."""
    capitalize: str | None | Absent = ABSENT
    """What a keyboard capitalises."""
    segments: builtins.list[TextSegment] | None | Absent = ABSENT
    """Month, day, year and the like, for widgets with spin parts; each `item` of several."""
    stepping: SteppingPresentation | None | Absent = ABSENT
    """What `step` would do; absent where nothing can be stepped."""
    first_day: int | None | Absent = ABSENT
    """Of a date: with which day the weeks of a calendar begin in its locale, 1 for Monday to 7 for Sunday."""
    accessibility: AccessibilityPresentation | None | Absent = ABSENT
    """What a screen reader says."""


@dataclass(slots=True, kw_only=True)
class ListWindow(Structure):
    """A part of a list as it shows when it is open: what is found, best first."""

    count: int
    """Entries of the whole list."""
    found: int
    """Entries that are found; all where nothing is looked for."""
    from_: int
    """How many of those are before the first that is here."""
    entries: list[ListEntry]
    """The entries from there on."""
    active: int | None = None
    """The `index` of the entry to mark: the chosen one, else the first of those found that can be chosen."""


@dataclass(slots=True, kw_only=True)
class ListEntry(Structure):
    """An entry of a list."""

    index: int
    """Its place in the whole list, from 0: the `index` of `pick`."""
    label: str
    """What shows."""
    value: Any = None
    """What is chosen, where that is not the label."""
    description: str | None = None
    """A line below the label."""
    group: str | None = None
    """The heading that it stands under."""
    disabled: bool | None = None
    """True: it can't be chosen."""
    selected: bool | None = None
    """True: the field holds it."""


@dataclass(slots=True, kw_only=True)
class ScalePresentation(Structure):
    """The ends of a rating or slider, as decimal numbers."""

    min: str
    """The least number."""
    max: str
    """The greatest number."""
    step: str
    """How far numbers are apart."""


@dataclass(slots=True, kw_only=True)
class FileOptions(Structure):
    """What is asked of a file."""

    kind: FileKind | str
    """What the path is to lead to."""
    accept: list[str] | None = None
    """Endings of names such as `.pdf` and media types such as `image/*`, of which one is to fit; absent: any."""
    max_size: int | None = None
    """The most bytes."""
    exists: bool
    """It must be there."""


@dataclass(slots=True, kw_only=True)
class SteppingPresentation(Structure):
    """Which arrow keys and spin buttons do something."""

    increment: bool
    """There is a greater number, or a next choice."""
    decrement: bool
    """There is a smaller number, or a choice before."""


@dataclass(slots=True, kw_only=True)
class LabelPresentation(Structure):
    """How the label shows."""

    text: str
    """What it says."""
    floating: bool
    """It is above the text, not in its place."""
    required: bool
    """It carries a mark that the field is required."""


@dataclass(slots=True, kw_only=True)
class TemplatePresentation(Structure):
    """A template with what is filled of it."""

    text: str
    """The whole template, the text first."""
    filled: int
    """Offset behind which all is still to be filled in."""


@dataclass(slots=True, kw_only=True)
class Badge(Structure):
    """A badge beside the text."""

    text: str
    """What it says."""
    kind: str
    """What it is about, such as `network` or `strength`."""
    level: int | None = None
    """A rank, where the kind has one: strength is 0 to 4."""


@dataclass(slots=True, kw_only=True)
class TextSegment(Structure):
    """A part of the text: what it means, and how much of it is there."""

    range: TextRange
    """Where in `text`."""
    kind: str
    """What it is, such as `month`."""
    state: PartState | str
    """How much of it is there."""
    gap: int | None = None
    """Where the placeholders begin for what is missing of it; absent where nothing of it is missing before a part
    that is there."""
    active: bool | None = None
    """True: the caret, or all of the selection, is in it."""
    choices: list[str] | None = None
    """Where it is active and says one of at most 50 words: these, as they show in place of `range`."""


@dataclass(slots=True, kw_only=True)
class AccessibilityPresentation(Structure):
    """What a screen reader says."""

    label: str
    """The field's name."""
    hint: str | None = None
    """What there is to do or to mend."""
    enabled: bool
    """The field can be used."""


@dataclass(slots=True, kw_only=True)
class FieldEventParams(Structure):
    """What happened to a field."""

    field: str
    """The field's id."""
    tag: int
    """The field's tag, 0 where it has none."""
    event: FieldEventKind | str
    """What happened."""


@dataclass(slots=True, kw_only=True)
class GroupStatusParams(Structure):
    """A group's standing."""

    form: str
    """The form's name."""
    group: str
    """The group's name."""
    valid: bool
    """What `group/verify` would say."""
    fields: int
    """How many enabled fields it has."""
    invalid: int
    """How many of them are not valid."""
    pending: int
    """How many of them wait for a client's validator."""


@dataclass(slots=True, kw_only=True)
class FormStatusParams(Structure):
    """A form's standing."""

    form: str
    """The form's name."""
    valid: bool
    """What `form/submit` would say."""
    invalid: int
    """How many enabled fields are not valid."""
    pending: int
    """How many wait for a client's validator."""
    groups: dict[str, bool]
    """Whether each group that changed is valid."""
    page: str | None = None
    """The page that the form is on, where it has pages."""
    pages: list[PageStatus] | None = None
    """How each page that changed stands, where the form has pages."""


@dataclass(slots=True, kw_only=True)
class PageStatus(Structure):
    """How a page stands: its fields, and those that are on no page."""

    page: str
    """The page's name."""
    title: str | None = None
    """What stands above it; told by `form/open`."""
    valid: bool
    """What leaving it forwards would find."""
    invalid: int
    """How many of its enabled fields are not valid."""
    pending: int
    """How many wait for a client's validator."""
    shown: bool | None = None
    """False: the page is left out, as its `shown` has it, or as none of its fields shows. Absent where it shows."""


@dataclass(slots=True, kw_only=True)
class FormParams(Structure):
    """Which form is meant."""

    form: str
    """The form's name."""


@dataclass(slots=True, kw_only=True)
class FormOpenParams(Structure):
    """A form's set-up."""

    form: str
    """The form's name."""
    groups: list[str] | None = None
    """The groups that are monitored; none given: all."""
    order: list[str] | None = None
    """Ids of fields in the order of the Return key, and names of sections, which stand for all of their rows; fields
    that are not named follow in order of creation, and then sections."""
    pages: list[Page] | None = None
    """The pages in their order, in place of those that there were; [] for none."""
    sections: list[Section] | None = None
    """The sections that repeat; a form takes them once."""
    types: list[TypeDefinition] | None = None
    """Types that are defined first, as by `type/define`."""
    fields: list[FieldCreateParams] | None = None
    """Fields that are made in the form, as by `field/create`. None replaces another."""
    rules: list[FormRule] | None = None
    """Rules between fields: all those of each group that is named here, as by `group/define`."""
    schema: Any = None
    """A JSON Schema whose form is opened, in place of types, fields, rules, pages, sections and an order."""
    locale: str | None = None
    """BCP 47 tag of the language of the messages of fields that are made in the form from now on, and of their
    numbers and words where their types name none; "": the connection's."""
    words: bool | None = None
    """The answer has what buttons and marks say in the form's language. Default: `false`."""
    debug: bool | None = None
    """The form's fields are debugged; else as the connection says."""


@dataclass(slots=True, kw_only=True)
class FormOpenResult(Structure):
    """An open form, and how it stands."""

    form: str
    """The form's name."""
    valid: bool
    """What `form/submit` would say."""
    invalid: int
    """How many enabled fields are not valid."""
    pending: int
    """How many wait for a client's validator."""
    groups: dict[str, bool]
    """Whether each group is valid: those that are monitored, all where none is."""
    page: str | None = None
    """The page that the form is on, where it has pages."""
    pages: list[PageStatus] | None = None
    """How each page stands, where the form has pages."""
    sections: list[SectionStatus] | None = None
    """The sections that repeat, where the form has any."""
    fields: list[FieldSnapshot] | None = None
    """The fields of `fields`, each as `field/create` tells it."""
    words: dict[str, str] | None = None
    """What buttons and marks say in the form's language, as `locale/words` tells it; where it was asked for."""
    imported: Any = None
    """The form that `schema` became, as a form file."""
    unsaid: list[SchemaOmission] | None = None
    """What the form does not say of `schema`; [] where it says all."""


@dataclass(slots=True, kw_only=True)
class SchemaOmission(Structure):
    """What a form does not say of a JSON Schema."""

    pointer: str
    """A JSON pointer to it."""
    reason: str
    """Why not."""


@dataclass(slots=True, kw_only=True)
class Page(Structure):
    """A page of a form. What is on no page belongs to all of them."""

    page: str
    """The page's name."""
    title: str | None = None
    """What stands above it."""
    groups: list[str] | None = None
    """The groups whose fields are on it."""
    fields: list[str] | None = None
    """Ids of fields that are on it, whatever page their group is on."""
    shown: Condition | bool | None = None
    """False: it is left out when pages are turned, and none of its fields shows. Default: `true`."""
    leave: PageLeave | str | None = None
    """When it may be left forwards. Default: `"valid"`."""


@dataclass(slots=True, kw_only=True)
class Section(Structure):
    """A section that repeats: the fields of which each row has one. The field `amount` of row 3 of the section
    `items` is `items[3].amount`."""

    section: str
    """The section's name, without `[` and `]`."""
    title: str | None = None
    """What stands above it."""
    fields: list[SectionField]
    """The fields of a row, in order."""
    least: int | None = None
    """Fewest rows; they are there from the start. Default: `0`."""
    most: int | None = None
    """Most rows; else as many as the limit `maxRows` allows."""
    unique: list[str] | None = None
    """Fields, by their ids in the row, that have another value in each row, where they have one."""
    rules: list[GroupRule] | None = None
    """Rules between the fields of a row, and others of the form."""
    group: str | None = None
    """The group of its fields that name none."""
    page: str | None = None
    """The page that it is on; else that of its group."""


@dataclass(slots=True, kw_only=True)
class SectionStatus(Structure):
    """A section that repeats, as it is."""

    section: str
    """The section's name."""
    title: str | None = None
    """What stands above it."""
    rows: list[int]
    """The numbers of its rows, in order."""
    fields: list[FieldSnapshot] | None = None
    """The fields that this message made, row by row."""


@dataclass(slots=True, kw_only=True)
class FormPageParams(Structure):
    """To which page a form turns."""

    form: str
    """The form's name."""
    to: PageTurn | str | None = None
    """The way to turn."""
    page: str | None = None
    """The page's name. One that comes later is reached page by page, and only as far as the pages may be left."""


@dataclass(slots=True, kw_only=True)
class FormPageResult(Structure):
    """Where a form is now."""

    page: str
    """The page that the form is on."""
    moved: bool
    """It is another than before."""
    first: str | None = None
    """The first invalid field of a page that could not be left."""
    invalid: list[str]
    """Ids of that page's fields that are not valid, at most 10,000."""
    pending: list[str]
    """Ids of that page's fields that wait for a client's validator, at most 10,000."""
    changed: dict[str, SubmittedText] | None = None
    """What now shows in each field whose text the final validation changed; not of secure fields."""


@dataclass(slots=True, kw_only=True)
class SectionAddParams(Structure):
    """A new row."""

    form: str | None = None
    """The form's name. Default: `""`."""
    section: str
    """The section's name."""
    at: int | None = None
    """The index that the row has then; else it is the last."""
    texts: dict[str, str] | None = None
    """Texts of its fields, by their ids in the row, in place of what the section gives them."""


@dataclass(slots=True, kw_only=True)
class SectionAddResult(Structure):
    """A new row, with its fields."""

    row: int
    """The row's number, which no other row of the section gets."""
    at: int
    """Its index among the rows."""
    rows: list[int]
    """The numbers of all rows, in order."""
    fields: list[FieldSnapshot]
    """Its fields, each as `field/create` tells it."""


@dataclass(slots=True, kw_only=True)
class SectionRowParams(Structure):
    """Which row is meant."""

    form: str | None = None
    """The form's name. Default: `""`."""
    section: str
    """The section's name."""
    row: int
    """The row's number."""


@dataclass(slots=True, kw_only=True)
class SectionRemoveResult(Structure):
    """What was removed: with `at` and `texts`, `section/add` makes such a row again."""

    at: int
    """The index that it had."""
    rows: list[int]
    """The numbers of the rows that are left, in order."""
    texts: dict[str, str]
    """The texts of its fields, by their ids in the row; those of secure fields and of totals are left out."""


@dataclass(slots=True, kw_only=True)
class SectionMoveParams(Structure):
    """Which row goes where."""

    form: str | None = None
    """The form's name. Default: `""`."""
    section: str
    """The section's name."""
    row: int
    """The row's number."""
    to: int
    """The index that it has then."""


@dataclass(slots=True, kw_only=True)
class SectionMoveResult(Structure):
    """The rows in their new order."""

    rows: list[int]
    """The numbers of all rows, in order."""


@dataclass(slots=True, kw_only=True)
class FormCloseResult(Structure):
    """What closing a form removed."""

    disposed: int
    """How many fields."""


@dataclass(slots=True, kw_only=True)
class FormSubmitParams(Structure):
    """Which form is to be submitted."""

    form: str
    """The form's name."""
    secure: bool | None = None
    """The contents of secure fields are wanted too. Default: `false`."""
    wait: bool | None = None
    """The answer comes when no field waits for a client's validator any more. Default: `false`."""


@dataclass(slots=True, kw_only=True)
class FormSubmitResult(Structure):
    """What a form comes to. The contents are there where the form is valid."""

    valid: bool
    """Every enabled field is valid."""
    first: str | None = None
    """The first invalid field, in the form's order."""
    page: str | None = None
    """The page that the first invalid field is on; absent where it is on none."""
    invalid: list[str]
    """Ids of the fields that are not valid."""
    pending: list[str]
    """Ids of the fields that wait for a client's validator."""
    values: dict[str, str] | None = None
    """Each field's value."""
    texts: dict[str, str] | None = None
    """Each field's text."""
    typed: dict[str, Any] | None = None
    """The canonical form of each field that has one."""
    sections: dict[str, list[int]] | None = None
    """The numbers of each section's rows, in order, where the form has sections."""
    changed: dict[str, SubmittedText] | None = None
    """What now shows in each field whose text the submit changed; those of secure fields only with `secure: true`."""


@dataclass(slots=True, kw_only=True)
class SubmittedText(Structure):
    """What shows in a field whose editing a submit has ended."""

    text: str
    """The text."""
    version: int
    """Its version."""
    selection: TextRange
    """The selection in it."""


@dataclass(slots=True, kw_only=True)
class GroupVerifyParams(Structure):
    """Which groups are meant."""

    form: str | None = None
    """The form's name. Default: `""`."""
    group: str | None = None
    """The group's name; absent: every monitored group, or all where none is monitored."""


@dataclass(slots=True, kw_only=True)
class GroupVerifyResult(Structure):
    """What final validation of the groups would say."""

    valid: bool
    """All are valid; an empty or unknown group is."""
    fields: int
    """How many enabled fields they have."""
    invalid: list[str]
    """Ids of the fields that are not valid, at most 10,000."""
    pending: list[str]
    """Ids of the fields that wait for a client's validator, at most 10,000."""
    groups: dict[str, bool] | None = None
    """Whether each is valid, where no `group` was named."""
    truncated: bool | None = None
    """True: there are more ids than 10,000."""


@dataclass(slots=True, kw_only=True)
class GroupParams(Structure):
    """Which group is meant."""

    form: str | None = None
    """The form's name. Default: `""`."""
    group: str
    """The group's name; its case counts."""


@dataclass(slots=True, kw_only=True)
class GroupCountResult(Structure):
    """A group's size."""

    fields: int
    """How many enabled fields it has."""


@dataclass(slots=True, kw_only=True)
class GroupDefineParams(Structure):
    """A group's rules."""

    form: str | None = None
    """The form's name. Default: `""`."""
    group: str
    """The group's name; its case counts."""
    rules: list[GroupRule]
    """All its rules, [] for none."""


@dataclass(slots=True, kw_only=True)
class GroupRule(Structure):
    """A rule between fields of one form; judged once all the fields it names are touched or show a verdict."""

    rule: GroupRuleKind | str
    """What must hold."""
    fields: list[str]
    """Ids of the fields, in order."""
    message: str | None = None
    """What is said when it is broken."""
    on: str | None = None
    """The field that shows the diagnostic; else the last one named."""


@dataclass(slots=True, kw_only=True)
class GroupDebugResult(Structure):
    """A group's fields in detail."""

    fields: list[GroupDebugEntry]
    """In order of creation."""


@dataclass(slots=True, kw_only=True)
class GroupDebugEntry(Structure):
    """A field in detail."""

    field: str
    """The field's id."""
    type: str
    """Its type's name."""
    text: str | None = None
    """Its text; a secure field's is left out."""
    state: FieldState
    """Its state."""
    diagnostics: list[Diagnostic]
    """What has reached its state."""


@dataclass(slots=True, kw_only=True)
class TypeListResult(Structure):
    """The types that fields can have."""

    types: list[TypeSummary]
    """The built-in ones, then the client's own in the order of their definition."""


@dataclass(slots=True, kw_only=True)
class TypeSummary(Structure):
    """A type in a list."""

    name: str
    """The type's name."""
    description: str
    """What it is for."""
    template: str | None = None
    """Its template, where it has a fixed one."""
    params: list[TypeParameter]
    """Its parameters."""


@dataclass(slots=True, kw_only=True)
class TypeParameter(Structure):
    """A parameter of a type."""

    name: str
    """The parameter's name."""
    kind: str
    """What it takes, such as `integer`, `string`, `boolean`, `string[]`."""
    meaning: str
    """What it says."""
    default: Any = None
    """What counts where it is not given."""
    required: bool
    """It must be given."""


@dataclass(slots=True, kw_only=True)
class TypeCheckParams(Structure):
    """What is judged."""

    columns: list[CheckColumn]
    """A column for each type; they may differ in length."""
    findings_only: bool | None = None
    """True: `columns` is left out of the answer. Default: `false`."""


@dataclass(slots=True, kw_only=True)
class FormCheckParams(Structure):
    """Which rows are judged."""

    form: str
    """The form's name."""
    fields: list[str]
    """The ids of the fields that have a column, each once. The form's other fields are judged with each row as they
    stand."""
    rows: list[list[str]]
    """For each row a text for each of `fields`, read as a field's initial `text`."""
    findings_only: bool | None = None
    """True: `columns` is left out of the answer. Default: `false`."""


@dataclass(slots=True, kw_only=True)
class CheckResult(Structure):
    """What final validation says of many texts."""

    valid: bool
    """No row is invalid, and no verdict of a client's validator is missing."""
    invalid: list[int]
    """The rows with an error, or with a text of which nothing could be read, from 0, in order."""
    findings: list[CheckFinding]
    """What there is to say, in order of rows and then of columns. A text of which nothing is said is valid."""
    columns: list[CheckedColumn] | None = None
    """What became of the texts, column by column."""


@dataclass(slots=True, kw_only=True)
class CheckFinding(Structure):
    """What there is to say of one text."""

    row: int
    """Its row, from 0."""
    column: int | None = None
    """Its column, from 0; absent for a field that has none."""
    field: str | None = None
    """The field's id, of a form."""
    pending: bool | None = None
    """True: only the verdict of a client's validator is missing, which is not asked."""
    dropped: str | None = None
    """What was left out of the text that was given, as in the answer to `field/create`."""
    diagnostics: list[Diagnostic]
    """As `field/check` says them; ranges lie in the text as `columns` has it."""


@dataclass(slots=True, kw_only=True)
class CheckedColumn(Structure):
    """A column as it was read. A secure one has no members."""

    texts: list[str] | None = None
    """The texts as a field shows them."""
    typed: list[Any] | None = None
    """Their canonical forms, null where there is none."""


@dataclass(slots=True, kw_only=True)
class TypeDescribeParams(Structure):
    """Which type is meant."""

    type: str
    """The type's name."""


@dataclass(slots=True, kw_only=True)
class TypeDefinition(Structure):
    """A declared type: what it takes, how it is written, and by which rules it is judged."""

    name: str
    """The type's name."""
    description: str
    """What it is for."""
    extends: str | None = None
    """The type it starts from."""
    parameters: dict[str, Any] | None = None
    """Those of the built-in type that it starts from."""
    template: str | list[str] | None = None
    """How the value is written; of several, short to long, the shortest that holds the value shows."""
    slots: dict[str, str] | None = None
    """The class of characters that each slot of the template takes."""
    parts: dict[str, TypePart] | None = None
    """What the runs of a slot's name in the template are: parts, of which each keeps its own characters."""
    groups: bool | None = None
    """Brackets of the template are groups: `[…]` may be missing, and `{2,4}` behind a group or a character says how
    often it comes. Default: `false`."""
    align: SlotAlignment | str | None = None
    """From which side the slots are filled. Default: `"left"`."""
    cases: dict[str, TextTransform | str] | None = None
    """What is done to the letters of a slot, before they are tested: "upper" or "lower"."""
    allow: str | None = None
    """The class of characters that may be typed."""
    blanks: Blanks | str | None = None
    """What becomes of white space at the ends of a text; else "keep" with a `pattern`, and without one as the type
    it extends, or "trim"."""
    transform: TextTransform | str | None = None
    """What is done to a character before it is tested. Default: `"none"`."""
    overwrite: bool | None = None
    """A typed character replaces the one after the caret. Default: `false`."""
    eager: bool | None = None
    """Literals are written as soon as the slot before them is filled. Default: `false`."""
    max_length: int | None = None
    """Most characters of the value."""
    pattern: str | None = None
    """The language of the value: live as a viable prefix, final as a full match."""
    live: list[Rule] | None = None
    """Rules while typing."""
    final: list[Rule] | None = None
    """Rules when editing ends."""
    format: TypeFormat | None = None
    """What is written around and into the value when editing ends."""
    convert: TypeConversion | None = None
    """How the typed form comes from the value."""
    priority: float | None = None
    """Layout priority."""
    keyboard: str | None = None
    """Kind of keyboard."""
    secure: bool | None = None
    """The text is a secret. Default: `false`."""
    messages: dict[str, str] | None = None
    """The type's message catalogue: a text by diagnostic code."""


@dataclass(slots=True, kw_only=True)
class TypePart(Structure):
    """What a part of a template is: a number, one of several words, or characters of its slot's class."""

    kind: str | None = None
    """What it means, as `segments` tell it; else the slot's name."""
    minimum: int | None = None
    """The least number that it says."""
    maximum: int | None = None
    """The greatest number that it says."""
    zeros: PartZeros | str | None = None
    """Which zeros stand before a number; else "none" where it `varies`, "padded" where not."""
    words: list[str] | None = None
    """The words of which it is one."""
    varies: bool | None = None
    """It may have fewer characters than the run has slots, one at least, and ends with its separator. Default:
    `false`."""


@dataclass(slots=True, kw_only=True)
class TypeFormat(Structure):
    """What is written around and into a value when editing ends."""

    fixed_decimals: int | None = None
    """Digits behind the decimal sign."""
    prefix: str | None = None
    """Text before the value."""
    suffix: str | None = None
    """Text behind the value."""
    locale: str | None = None
    """BCP 47 tag of the language whose signs a number has; that of `initialize` by default."""
    affixes: AffixDisplay | str | None = None
    """When the prefix and the suffix of a number show, and the literals before the first slot of a template.
    Default: `"filled"`."""


@dataclass(slots=True, kw_only=True)
class TypeConversion(Structure):
    """How the typed form comes from the value."""

    map: dict[str, str] | None = None
    """The typed form of each value."""


@dataclass(slots=True, kw_only=True)
class SessionSnapshotParams(Structure):
    """What is to be kept."""

    form: str | None = None
    """Only this form; absent: all."""
    secure: bool | None = None
    """The contents of secure fields are kept too. Default: `false`."""


@dataclass(slots=True, kw_only=True)
class SessionSnapshotResult(Structure):
    """What was kept."""

    snapshot: dict[str, Any]
    """For `session/restore`, to be given back as it is."""


@dataclass(slots=True, kw_only=True)
class SessionRestoreParams(Structure):
    """What is to be brought back."""

    snapshot: dict[str, Any]
    """From `session/snapshot`."""
    replace: bool | None = None
    """Fields that exist are replaced. Default: `false`."""


@dataclass(slots=True, kw_only=True)
class SessionRestoreResult(Structure):
    """What was brought back."""

    fields: int
    """How many fields."""


@dataclass(slots=True, kw_only=True)
class SessionSnapshot(Structure):
    """What `session/snapshot` keeps. Offsets in it are UTF-8 offsets, whatever unit the client counts in."""

    format: int
    """The version of this format: 1."""
    secure: bool | None = None
    """The contents of secure fields are in it."""
    generated: int | None = None
    """How many ids the server has made up."""
    asked: int | None = None
    """How many questions the server has asked the client."""
    sweep: int | None = None
    """How many forms there may be before those without fields that nobody opened are forgotten; absent: 64."""
    types: list[SnapshotType] | None = None
    """The client's own types: those that fields are of, and those that new fields can be of; each behind the one
    that it extends."""
    forms: list[SnapshotForm] | None = None
    """The forms, by name."""
    fields: list[SnapshotField] | None = None
    """The fields, in order of creation."""
    checksum: str
    """Of all other members, for damage that nothing else would show."""


@dataclass(slots=True, kw_only=True)
class SnapshotType(Structure):
    """A type of the client's own."""

    definition: TypeDefinition
    """As it was defined."""
    base: int | None = None
    """The client's own type that it extends, as it was then: its index in `types`."""
    place: int | None = None
    """Its place among the client's types; absent for one that was defined anew since, and that only fields are still
    of."""
    checksum: str
    """Of all other members, for damage that nothing else would show."""


@dataclass(slots=True, kw_only=True)
class SnapshotForm(Structure):
    """A form and what its client was told of it."""

    form: str
    """Its name."""
    opened: bool | None = None
    """It was opened by name."""
    debug: bool | None = None
    """Whether its fields have debug lines; absent: as the connection has it."""
    locale: str | None = None
    """The locale of its messages and numbers; absent: the connection's."""
    monitored: list[str] | None = None
    """The groups whose status is told; absent: all."""
    order: list[str] | None = None
    """The order of its fields for Return."""
    awaited: list[str] | None = None
    """The names in that order under which it has had no field yet."""
    told: SnapshotTold | None = None
    """What `form/status` told last; absent: how its fields stand."""
    groups: list[SnapshotGroup] | None = None
    """Its groups, by name."""
    rules: list[SnapshotGroupRules] | None = None
    """The rules between its fields, in order of definition."""
    pages: list[SnapshotPage] | None = None
    """Its pages, in order."""
    page: str | None = None
    """The page that it is on; absent: the first."""
    told_page: str | None = None
    """The page that it was on by what was told last, where that is another."""
    common: SnapshotTold | None = None
    """What was told last of the fields that are on no page; absent: how they stand."""
    sections: list[SnapshotSection] | None = None
    """Its sections, in order."""
    checksum: str
    """Of all other members, for damage that nothing else would show."""


@dataclass(slots=True, kw_only=True)
class SnapshotPage(Structure):
    """A page and what its client was told of it."""

    definition: Page
    """As in `form/open`."""
    told: SnapshotTold | None = None
    """What `form/status` told last of its own fields; absent: how they stand."""
    hidden: bool | None = None
    """True: `form/status` told last that it does not show."""


@dataclass(slots=True, kw_only=True)
class SnapshotSection(Structure):
    """A section and its rows, whose fields are among those of the snapshot."""

    definition: Section
    """As in `form/open`."""
    rows: list[int] | None = None
    """The numbers of its rows, in order."""
    last: int | None = None
    """The greatest number that a row was given."""


@dataclass(slots=True, kw_only=True)
class SnapshotGroup(Structure):
    """A group and what its client was told of it."""

    group: str
    """Its name."""
    told: SnapshotTold | None = None
    """What `group/status` told last; absent: how its fields stand."""
    valid: bool | None = None
    """Whether it was valid when `form/status` last spoke of it."""
    news: bool | None = None
    """Whether it is valid, where `form/status` has not told that yet."""


@dataclass(slots=True, kw_only=True)
class SnapshotGroupRules(Structure):
    """The rules between fields that a group was given."""

    group: str
    """The group's name."""
    rules: list[GroupRule]
    """As in `group/define`."""


@dataclass(slots=True, kw_only=True)
class SnapshotTold(Structure):
    """The counts of a form or group that a client was told last."""

    fields: int | None = None
    """How many fields count."""
    invalid: int | None = None
    """How many of them are invalid."""
    pending: int | None = None
    """How many of them wait for a verdict."""
    recent: bool | None = None
    """It was told in the last 100 milliseconds, so that the next has to wait for as long."""
    waiting: int | None = None
    """One waits to be told; its place among all of them."""


@dataclass(slots=True, kw_only=True)
class SnapshotField(Structure):
    """A field: what it is by definition, and its state. What is absent is as in a field that nobody has touched."""

    field: str
    """Its id."""
    definition: FieldOptions
    """As in `field/create`, without a content."""
    declared: int | None = None
    """Where its type is one of the client's own: the index in `types`."""
    has_next: bool | None = None
    """Return leads to another field, as its client was last told."""
    version: int | None = None
    """The version of the text. Absent: 1."""
    content: SnapshotContent
    """Value, text and selection."""
    initial: str | None = None
    """The value by which it is dirty; absent: the value, it is not."""
    focused: bool | None = None
    """It has the focus."""
    entered: bool | None = None
    """It had the focus before."""
    touched: bool | None = None
    """It was left, or submitted."""
    composition: SnapshotContent | None = None
    """The content before an input method began to mark text."""
    undo: list[SnapshotUnit] | None = None
    """What can be undone, the last unit last."""
    redo: list[SnapshotContent] | None = None
    """What can be redone, the next content last."""
    run: SnapshotRange | None = None
    """Where the last unit left the caret; absent where the next edit is a unit of its own."""
    keys: str | None = None
    """All that was typed in the run, where it began with nothing in a type that is made of parts."""
    refused: bool | None = None
    """Some of that was refused."""
    edits: list[SnapshotEdit] | None = None
    """What happened since the version that the client last took."""
    validity: Validity | str | None = None
    """The verdict that reached the state; absent: unknown."""
    phase: ValidationPhase | str | None = None
    """In which phase it was given; absent: live."""
    findings: list[SnapshotFinding] | None = None
    """What shows, errors first."""
    success: bool | None = None
    """The verdict had something to check."""
    question: SnapshotQuestion | None = None
    """The question to the client's validator that is out."""
    verdict: SnapshotVerdict | None = None
    """What the client's validator said of the text."""
    reports: list[SnapshotReport] | None = None
    """What others reported."""
    error: str | None = None
    """Its own error."""
    word: str | None = None
    """The state that it was set to, until the next verdict."""
    state: ContentState | str | None = None
    """The truth about the text; absent: empty."""
    unacceptable: bool | None = None
    """Final validation would not take the text."""
    waiting: int | None = None
    """Live validation waits for quiet; its place among all that waits."""
    revealed: bool | None = None
    """Its secret is shown for now."""
    log: list[SnapshotTransition] | None = None
    """What happened to its state while it was debugged, oldest first."""
    checksum: str
    """Of all other members, for damage that nothing else would show."""


@dataclass(slots=True, kw_only=True)
class SnapshotRange(Structure):
    """A stretch of a text, in UTF-8."""

    start: int
    """Where it begins."""
    end: int | None = None
    """Where it ends; absent: with the text."""


@dataclass(slots=True, kw_only=True)
class SnapshotRemark(Structure):
    """What is to be said of how a text from elsewhere was read, until it is edited."""

    kind: SnapshotRemarkKind | str
    """What it is about."""
    weight: SnapshotRemarkWeight | str
    """How much the value differs from the text."""
    text: str
    """What was left out, or how the text was read."""


@dataclass(slots=True, kw_only=True)
class SnapshotContent(Structure):
    """What a field holds, or held."""

    value: str | None = None
    """The value; absent: empty."""
    text: str | None = None
    """The text, where it is not the value as its type shows it, because an input method is at work."""
    selection: SnapshotRange | None = None
    """The selection; absent: a caret at the end."""
    finished: bool | None = None
    """The literals at the end show because editing had ended."""
    literals: int | None = None
    """So many literals at the end show because they were typed."""
    padded: bool | None = None
    """Typing them put a zero before the last digit."""
    zeros: list[int] | None = None
    """The cells with a zero that the server put there; of a number, the bits of how much of its prefix was typed; of
    a template, those of how much before its first slot was typed again."""
    remark: SnapshotRemark | None = None
    """What is to be said of how the value was read."""


@dataclass(slots=True, kw_only=True)
class SnapshotUnit(Structure):
    """A unit of editing that can be undone."""

    before: SnapshotContent
    """The content that undoing it brings back."""
    kind: SnapshotUnitKind | str
    """What of editing it is."""


@dataclass(slots=True, kw_only=True)
class SnapshotEdit(Structure):
    """A change of the text that its client may not have seen."""

    from_: int
    """The version before."""
    before: SnapshotContent
    """The content before."""
    sent: SnapshotSent | None = None
    """The client's own edit; absent for what anything else did."""
    after: str | None = None
    """The value after; absent: empty."""
    moved: bool | None = None
    """The selection was moved after it."""
    selected: SnapshotRange | None = None
    """What the client has selected in its own view since."""


@dataclass(slots=True, kw_only=True)
class SnapshotSent(Structure):
    """An edit as its client made it, in its own view."""

    range: SnapshotRange
    """What was replaced."""
    inserted: str | None = None
    """By what; absent: nothing."""
    selection: SnapshotRange | None = None
    """The widget's selection after it."""


@dataclass(slots=True, kw_only=True)
class SnapshotFinding(Structure):
    """A finding that shows."""

    severity: Severity | int | str
    """How grave it is."""
    code: str
    """What it is, for programs."""
    source: DiagnosticSource | str
    """Who found it."""
    range: SnapshotRange | None = None
    """Where in the value; absent: all of it."""
    text_range: SnapshotRange | None = None
    """Where in the text, if its finder spoke of that."""
    data: dict[str, Any] | None = None
    """What its message is made with."""
    message: str | None = None
    """Its own message."""
    sentence: str | None = None
    """The message's name in the catalogue, where it is not the code."""


@dataclass(slots=True, kw_only=True)
class SnapshotInvalidData(Structure):
    """What in a snapshot can't be restored."""

    path: str
    """The member of the snapshot, such as `fields[3].content.selection`; `snapshot` for the whole."""
    reason: str
    """What is wrong with it, for people."""


@dataclass(slots=True, kw_only=True)
class SnapshotQuestion(Structure):
    """A question to the client's validator that is out."""

    id: int
    """The request's id."""
    version: int
    """The version that the client was asked about."""
    asked: ValidationPhase | str
    """The phase that it was asked about."""
    phase: ValidationPhase | str
    """The phase that the verdict will be part of."""
    later: bool | None = None
    """The client has answered that its verdict comes as `field/verdict`."""
    waiting: int | None = None
    """The place of its time-out among all that waits."""


@dataclass(slots=True, kw_only=True)
class SnapshotVerdict(Structure):
    """What the client's validator said of a text."""

    finding: SnapshotFinding | None = None
    """What is wrong; absent: nothing."""


@dataclass(slots=True, kw_only=True)
class SnapshotReport(Structure):
    """What somebody outside reported of a field."""

    owner: str
    """Who."""
    findings: list[SnapshotFinding]
    """What was found."""
    sticky: bool | None = None
    """It stays when the text changes."""


@dataclass(slots=True, kw_only=True)
class SnapshotTransition(Structure):
    """A change of a field's state."""

    version: int
    """The version after it."""
    event: str
    """What caused it."""
    from_: str
    """The state before."""
    to: str
    """The state after."""
    time: int
    """When, in milliseconds of the clock of the process in which it happened."""


@dataclass(slots=True, kw_only=True)
class InvalidParamsData(Structure):
    """Which member is not what it must be."""

    path: str
    """The member, such as `range.start` or `validation.final.rules[0].pattern`; `params` for the whole."""
    expected: str
    """What it must be."""
    found: str
    """What it is."""


@dataclass(slots=True, kw_only=True)
class RequestFailedData(Structure):
    """Why it can't be done now."""

    reason: str
    """A word for programs, such as `no-validator`."""


@dataclass(slots=True, kw_only=True)
class FieldErrorData(Structure):
    """Which field is meant."""

    field: str
    """The field's id."""


@dataclass(slots=True, kw_only=True)
class TypeNotFoundData(Structure):
    """The type that is unknown, and those that are known."""

    type: str
    """The name that was asked for."""
    known: list[str]
    """The names of all types."""
    path: str | None = None
    """The member that names it, where it lies inside another."""


@dataclass(slots=True, kw_only=True)
class InvalidDefinitionData(Structure):
    """What in a definition can't be compiled."""

    path: str
    """The member, such as `validation.final.rules[0].pattern`."""
    reason: str
    """What is wrong with it, for people."""
    offset: int | None = None
    """Where in the member's text, in Unicode scalars."""
    contrary: list[str] | None = None
    """The members that no text can satisfy at once, in the smallest number that was found; that of `path` is the
    last that is the client's."""


@dataclass(slots=True, kw_only=True)
class LimitExceededData(Structure):
    """Which limit was met."""

    limit: str
    """The limit's name in `initialize`'s answer."""
    maximum: int
    """What it allows."""
    found: int
    """What was asked for."""
    path: str | None = None
    """The member of the definition that asked for it, where it is one pattern, class, template or list."""


@dataclass(slots=True, kw_only=True)
class FieldCreateParams(FieldOptions):
    """A new field."""

    field: str | None = None
    """The id, unique in the connection; else the server's own "f1", "f2"…"""
    replace: bool | None = None
    """A field of that id is replaced, so that a client may simply replay. Default: `false`."""


@dataclass(slots=True, kw_only=True)
class FieldChanges(FieldOptions):
    """Any member of `field/create` but `field`, and the field's own error."""

    error: FieldError | None | Absent = ABSENT
    """An error that the client sets; it is kept until it is set to null."""


@dataclass(slots=True, kw_only=True)
class FieldSnapshot(FieldStatus):
    """A field as it is: its three views of one content, and its status."""

    field: str
    """The field's id."""
    form: str
    """Its form, "" for the default one."""
    group: str | None = None
    """Its group."""
    type: str
    """Its type's name."""
    version: int
    """Counts the changes of the text, from 1."""
    text: str
    """What the widget shows."""
    value: str
    """The data without the template's literals."""
    typed: Any = None
    """The canonical form, of types that have one."""
    selection: TextRange
    """The selection, in `text`."""
    dropped: str | None = None
    """Characters of the content just set that were not taken: in answers to `field/create`, `field/update` and
    `field/action`."""
    reason: RefusalReason | str | None = None
    """Why the first of them was not."""
    refusal: str | None = None
    """The same for people, in one line and the field's language: what was not taken, and why."""
    transitions: list[StateTransition] | None = None
    """The last changes of its state, oldest first: in answers to `field/get` of a field that is debugged."""


@dataclass(slots=True, kw_only=True)
class FieldValidateResult(FieldStatus):
    """The final verdict and the status that it led to."""

    valid: bool
    """The final verdict; false while a client's validator is out."""


@dataclass(slots=True, kw_only=True)
class FieldVerdictParams(ValidatorVerdict):
    """A late verdict of the client's validator; dropped where the text has changed since."""

    field: str
    """The field's id."""
    version: int
    """The version that was asked about."""
    phase: ValidationPhase | str
    """The phase that was asked about."""


@dataclass(slots=True, kw_only=True)
class FormRule(GroupRule):
    """A rule between fields, with its group."""

    group: str | None = None
    """The group's name. Default: `""`."""


@dataclass(slots=True, kw_only=True)
class SectionField(FieldOptions):
    """A field that each row of a section has. Where its rules name another field of the same row, they write its id
    with a point before it: `.amount`."""

    field: str
    """The field's id in its row."""


@dataclass(slots=True, kw_only=True)
class CheckColumn(FieldOptions):
    """Texts, and the field that judges them: its options as in `field/create`, without a content."""

    texts: list[str]
    """The texts, each read as the initial `text` of a field."""


@dataclass(slots=True, kw_only=True)
class TypeDescription(TypeDefinition):
    """A type's definition and parameters."""

    built_in: bool
    """It is not the client's own."""
    params: list[TypeParameter]
    """Its parameters."""
    countries: list[str] | None = None
    """The countries that it knows, by their codes of ISO 3166, where it goes by countries."""


class ErrorCode(enum.IntEnum):
    """The code of an error."""

    PARSE_ERROR = -32700
    INVALID_REQUEST = -32600
    METHOD_NOT_FOUND = -32601
    INVALID_PARAMS = -32602
    INTERNAL_ERROR = -32603
    SERVER_NOT_INITIALIZED = -32002
    REQUEST_CANCELLED = -32800
    CONTENT_MODIFIED = -32801
    REQUEST_FAILED = -32803
    FIELD_NOT_FOUND = -32010
    FIELD_EXISTS = -32011
    TYPE_NOT_FOUND = -32012
    INVALID_DEFINITION = -32013
    LIMIT_EXCEEDED = -32014
    NOT_EDITABLE = -32015
    SNAPSHOT_INVALID = -32017


class ParseError(ServerError):
    """The body is not JSON, or the frame can't be read; answered with id null, and the stream goes on with the next
    frame."""

    code = -32700


class InvalidRequest(ServerError):
    """JSON but no request (wrong `jsonrpc`, an id that is no integer or string); after `shutdown`, every request but
    `exit`; a second `initialize`."""

    code = -32600


class MethodNotFound(ServerError):
    """An unknown method of a request. An unknown notification is ignored, `$/…` ones silently."""

    code = -32601


class InvalidParams(ServerError):
    """A member of the wrong kind, outside its bounds, missing, or at odds with another."""

    code = -32602
    data: InvalidParamsData | None


class InternalError(ServerError):
    """A defect of the server, which goes on."""

    code = -32603


class ServerNotInitialized(ServerError):
    """Any request but `initialize` before `initialize`."""

    code = -32002


class RequestCancelled(ServerError):
    """The client took the request back by `$/cancelRequest` before it was done."""

    code = -32800


class ContentModified(ServerError):
    """The edit's `range` overlaps a change that the client has not seen; the data is the field as it is."""

    code = -32801
    data: FieldSnapshot | None


class RequestFailed(ServerError):
    """Understood, but it can't be done now."""

    code = -32803
    data: RequestFailedData | None


class FieldNotFound(ServerError):
    """No field of the connection has that id."""

    code = -32010
    data: FieldErrorData | None


class FieldExists(ServerError):
    """A field of the connection has that id already."""

    code = -32011
    data: FieldErrorData | None


class TypeNotFound(ServerError):
    """Neither a built-in type nor one of the client's own has that name."""

    code = -32012
    data: TypeNotFoundData | None


class InvalidDefinition(ServerError):
    """A type, rule, pattern or template that can't be compiled."""

    code = -32013
    data: InvalidDefinitionData | None


class LimitExceeded(ServerError):
    """More was asked for than one of the limits in `initialize`'s answer allows."""

    code = -32014
    data: LimitExceededData | None


class NotEditable(ServerError):
    """An edit of a disabled, read-only or hidden field, or the focus or Return for a disabled or hidden one."""

    code = -32015


class SnapshotInvalid(ServerError):
    """A snapshot that can't be restored; nothing was changed."""

    code = -32017
    data: SnapshotInvalidData | None


describe(InitializeParams, [
    ("process_id", "processId", None),
    ("client_info", "clientInfo", ClientInfo),
    ("locale", "locale", None),
    ("position_encodings", "positionEncodings", None),
    ("trace", "trace", TraceValue),
    ("capabilities", "capabilities", ClientCapabilities),
    ("messages", "messages", None),
    ("debug", "debug", None),
])
describe(ClientInfo, [("name", "name", None), ("version", "version", None)])
describe(ClientCapabilities, [
    ("presentation", "presentation", None),
    ("validate", "validate", None),
    ("allowed", "allowed", None),
    ("events", "events", None),
])
describe(InitializeResult, [
    ("protocol_version", "protocolVersion", None),
    ("server_info", "serverInfo", ServerInfo),
    ("position_encoding", "positionEncoding", PositionEncoding),
    ("capabilities", "capabilities", ServerCapabilities),
    ("limits", "limits", ServerLimits),
])
describe(ServerInfo, [("name", "name", None), ("version", "version", None)])
describe(ServerCapabilities, [
    ("types", "types", None),
    ("rules", "rules", None),
    ("appearances", "appearances", None),
    ("framings", "framings", None),
    ("locales", "locales", None),
])
describe(ServerLimits, [
    ("max_message_bytes", "maxMessageBytes", None),
    ("max_depth", "maxDepth", None),
    ("max_fields", "maxFields", None),
    ("max_text_length", "maxTextLength", None),
    ("max_pattern_states", "maxPatternStates", None),
    ("max_turn_work", "maxTurnWork", None),
    ("max_pending", "maxPending", None),
    ("max_batch", "maxBatch", None),
    ("max_types", "maxTypes", None),
    ("max_forms", "maxForms", None),
    ("max_entries", "maxEntries", None),
    ("max_pages", "maxPages", None),
    ("max_rows", "maxRows", None),
    ("max_rule_fields", "maxRuleFields", None),
    ("max_checked_texts", "maxCheckedTexts", None),
    ("max_reported_diagnostics", "maxReportedDiagnostics", None),
    ("max_report_owners", "maxReportOwners", None),
])
describe(CancelParams, [("id", "id", None)])
describe(LocaleWordsParams, [("locale", "locale", None)])
describe(LocaleWordsResult, [("locale", "locale", None), ("words", "words", None)])
describe(SetTraceParams, [("value", "value", TraceValue)])
describe(LogTraceParams, [("message", "message", None), ("verbose", "verbose", None)])
describe(TextRange, [("start", "start", None), ("end", "end", None)])
describe(FieldParams, [("field", "field", None)])
describe(FieldViewParams, [("field", "field", None), ("version", "version", None)])
describe(FieldOptions, [
    ("form", "form", None),
    ("group", "group", None),
    ("type", "type", TypeReference),
    ("label", "label", None),
    ("placeholder", "placeholder", None),
    ("helper", "helper", None),
    ("text", "text", None),
    ("value", "value", None),
    ("typed", "typed", None),
    ("badge", "badge", BadgeOptions),
    ("required", "required", Condition),
    ("enabled", "enabled", Condition),
    ("shown", "shown", Condition),
    ("read_only", "readOnly", None),
    ("total", "total", Total),
    ("secure", "secure", None),
    ("min_length", "minLength", None),
    ("max_length", "maxLength", None),
    ("length_unit", "lengthUnit", LengthUnit),
    ("overflow", "overflow", Overflow),
    ("blanks", "blanks", Blanks),
    ("helper_policy", "helperPolicy", HelperPolicy),
    ("counter", "counter", None),
    ("active_on_editing", "activeOnEditing", None),
    ("horizontal_padding", "horizontalPadding", None),
    ("style", "style", FieldStyle),
    ("icon", "icon", IconOptions),
    ("clear_button", "clearButton", ClearButtonMode),
    ("choices", "choices", [Choice]),
    ("tag", "tag", None),
    ("priority", "priority", None),
    ("keyboard", "keyboard", None),
    ("autofill", "autofill", None),
    ("appearance", "appearance", Appearance),
    ("state", "state", None),
    ("validation", "validation", Validation),
    ("messages", "messages", None),
    ("locale", "locale", None),
    ("debug", "debug", None),
])
describe(TypeReference, [("name", "name", None)], shorthand="name", rest="parameters")
describe(Choice, [
    ("label", "label", None),
    ("value", "value", None),
    ("description", "description", None),
    ("group", "group", None),
    ("disabled", "disabled", None),
    ("shown", "shown", Condition),
], shorthand="label")
describe(BadgeOptions, [("text", "text", None), ("kind", "kind", None), ("level", "level", None)])
describe(IconOptions, [("leading", "leading", None), ("trailing", "trailing", None)])
describe(FieldUpdateParams, [("field", "field", None), ("set", "set", FieldChanges)])
describe(FieldError, [("message", "message", None)])
describe(StateTransition, [
    ("version", "version", None),
    ("event", "event", None),
    ("from_", "from", None),
    ("to", "to", None),
    ("at", "at", None),
])
describe(FieldEditParams, [
    ("field", "field", None),
    ("text", "text", None),
    ("range", "range", TextRange),
    ("insert", "insert", None),
    ("input", "input", None),
    ("delete", "delete", Deletion),
    ("step", "step", StepTarget),
    ("count", "count", None),
    ("selection", "selection", TextRange),
    ("version", "version", None),
    ("dry_run", "dryRun", None),
    ("cause", "cause", EditCause),
    ("composing", "composing", TextRange),
])
describe(FieldEditResult, [
    ("version", "version", None),
    ("text", "text", None),
    ("value", "value", None),
    ("typed", "typed", None),
    ("selection", "selection", TextRange),
    ("patch", "patch", TextPatch),
    ("accepted", "accepted", None),
    ("dropped", "dropped", None),
    ("reason", "reason", RefusalReason),
    ("refusal", "refusal", None),
    ("complete", "complete", None),
    ("next", "next", None),
])
describe(TextPatch, [("range", "range", TextRange), ("text", "text", None)])
describe(FieldFocusResult, [
    ("accepted", "accepted", None),
    ("text", "text", None),
    ("selection", "selection", TextRange),
])
describe(FieldBlurResult, [
    ("version", "version", None),
    ("text", "text", None),
    ("value", "value", None),
    ("typed", "typed", None),
    ("valid", "valid", None),
    ("pending", "pending", None),
    ("selection", "selection", TextRange),
    ("patch", "patch", TextPatch),
])
describe(FieldCommitResult, [
    ("accepted", "accepted", None),
    ("valid", "valid", None),
    ("pending", "pending", None),
    ("next", "next", None),
    ("page", "page", None),
    ("submit", "submit", None),
    ("version", "version", None),
    ("text", "text", None),
    ("value", "value", None),
    ("typed", "typed", None),
    ("selection", "selection", TextRange),
    ("patch", "patch", TextPatch),
])
describe(FieldSelectParams, [
    ("field", "field", None),
    ("selection", "selection", TextRange),
    ("part", "part", PartStep),
    ("move", "move", CaretMove),
    ("count", "count", None),
    ("extend", "extend", None),
    ("version", "version", None),
])
describe(FieldSelectResult, [
    ("selection", "selection", TextRange),
    ("caret", "caret", None),
    ("version", "version", None),
    ("text", "text", None),
    ("value", "value", None),
    ("typed", "typed", None),
    ("patch", "patch", TextPatch),
])
describe(FieldChoicesParams, [
    ("field", "field", None),
    ("query", "query", None),
    ("from_", "from", None),
    ("count", "count", None),
])
describe(FieldCheckResult, [
    ("valid", "valid", None),
    ("pending", "pending", None),
    ("diagnostics", "diagnostics", [Diagnostic]),
])
describe(FieldActionParams, [("field", "field", None), ("action", "action", FieldAction), ("index", "index", None)])
describe(FieldListParams, [
    ("form", "form", None),
    ("group", "group", None),
    ("limit", "limit", None),
    ("after", "after", None),
])
describe(FieldListResult, [("fields", "fields", [FieldListEntry])])
describe(FieldListEntry, [
    ("field", "field", None),
    ("form", "form", None),
    ("group", "group", None),
    ("type", "type", None),
    ("validity", "validity", Validity),
])
describe(FieldReportParams, [
    ("field", "field", None),
    ("version", "version", None),
    ("owner", "owner", None),
    ("diagnostics", "diagnostics", [ReportedDiagnostic]),
    ("sticky", "sticky", None),
])
describe(ReportedDiagnostic, [
    ("severity", "severity", Severity),
    ("code", "code", None),
    ("message", "message", None),
    ("range", "range", TextRange),
])
describe(Validation, [
    ("on", "on", [ValidationMoment]),
    ("after_error", "afterError", AfterError),
    ("live", "live", LiveValidation),
    ("final", "final", FinalValidation),
    ("client_timeout", "clientTimeout", None),
])
describe(LiveValidation, [("rules", "rules", [Rule]), ("delay", "delay", None), ("client", "client", None)])
describe(FinalValidation, [("rules", "rules", [Rule]), ("client", "client", None)])
describe(Rule, [
    ("rule", "rule", None),
    ("severity", "severity", RuleSeverity),
    ("message", "message", None),
    ("code", "code", None),
    ("when", "when", Condition),
], rest="parameters")
describe(Total, [
    ("field", "field", None),
    ("sum", "sum", [Total]),
    ("product", "product", [Total]),
    ("count", "count", None),
    ("otherwise", "otherwise", None),
    ("times", "times", None),
    ("plus", "plus", None),
    ("min", "min", None),
    ("max", "max", None),
], shorthand="field")
describe(Condition, [
    ("rule", "rule", None),
    ("field", "field", None),
    ("holds", "holds", None),
], shorthand="holds", rest="parameters")
describe(Diagnostic, [
    ("severity", "severity", Severity),
    ("code", "code", None),
    ("message", "message", None),
    ("range", "range", TextRange),
    ("source", "source", DiagnosticSource),
    ("data", "data", None),
])
describe(ClientValidateParams, [
    ("field", "field", None),
    ("tag", "tag", None),
    ("phase", "phase", ValidationPhase),
    ("version", "version", None),
    ("text", "text", None),
    ("value", "value", None),
    ("file", "file", FileOptions),
])
describe(ValidatorVerdict, [
    ("outcome", "outcome", ValidatorOutcome),
    ("message", "message", None),
    ("severity", "severity", Severity),
    ("code", "code", None),
    ("range", "range", TextRange),
])
describe(FieldStatus, [
    ("diagnostics", "diagnostics", [Diagnostic]),
    ("state", "state", FieldState),
    ("helper", "helper", HelperLine),
    ("counter", "counter", CharacterCounter),
    ("presentation", "presentation", Presentation),
    ("debug", "debug", None),
])
describe(FieldDiagnosticsParams, [
    ("field", "field", None),
    ("version", "version", None),
    ("diagnostics", "diagnostics", [Diagnostic]),
    ("state", "state", FieldState),
    ("helper", "helper", HelperLine),
    ("counter", "counter", CharacterCounter),
    ("presentation", "presentation", PresentationChanges),
    ("debug", "debug", None),
    ("text", "text", None),
])
describe(FieldState, [
    ("focus", "focus", FocusState),
    ("content", "content", ContentState),
    ("validity", "validity", Validity),
    ("enabled", "enabled", None),
    ("touched", "touched", None),
    ("dirty", "dirty", None),
    ("appearance", "appearance", None),
    ("hidden", "hidden", None),
])
describe(HelperLine, [("text", "text", None), ("kind", "kind", HelperKind)])
describe(CharacterCounter, [
    ("count", "count", None),
    ("max", "max", None),
    ("remaining", "remaining", None),
    ("text", "text", None),
    ("overflow", "overflow", None),
])
describe(Presentation, [
    ("label", "label", LabelPresentation),
    ("placeholder", "placeholder", None),
    ("template", "template", TemplatePresentation),
    ("clear_button", "clearButton", None),
    ("leading_icon", "leadingIcon", None),
    ("trailing_icon", "trailingIcon", None),
    ("secure", "secure", None),
    ("masked", "masked", None),
    ("badge", "badge", Badge),
    ("return_key", "returnKey", ReturnKey),
    ("keyboard", "keyboard", None),
    ("style", "style", None),
    ("horizontal_padding", "horizontalPadding", None),
    ("priority", "priority", None),
    ("minimum_width", "minimumWidth", None),
    ("lines", "lines", None),
    ("multiline", "multiline", None),
    ("read_only", "readOnly", None),
    ("control", "control", ControlKind),
    ("checked", "checked", None),
    ("scale", "scale", ScalePresentation),
    ("file", "file", FileOptions),
    ("separator", "separator", None),
    ("choices", "choices", None),
    ("list", "list", ListWindow),
    ("allowed", "allowed", None),
    ("autofill", "autofill", None),
    ("autocorrect", "autocorrect", None),
    ("capitalize", "capitalize", None),
    ("segments", "segments", [TextSegment]),
    ("stepping", "stepping", SteppingPresentation),
    ("first_day", "firstDay", None),
    ("accessibility", "accessibility", AccessibilityPresentation),
])
describe(PresentationChanges, [
    ("label", "label", LabelPresentation),
    ("placeholder", "placeholder", None),
    ("template", "template", TemplatePresentation),
    ("clear_button", "clearButton", None),
    ("leading_icon", "leadingIcon", None),
    ("trailing_icon", "trailingIcon", None),
    ("secure", "secure", None),
    ("masked", "masked", None),
    ("badge", "badge", Badge),
    ("return_key", "returnKey", ReturnKey),
    ("keyboard", "keyboard", None),
    ("style", "style", None),
    ("horizontal_padding", "horizontalPadding", None),
    ("priority", "priority", None),
    ("minimum_width", "minimumWidth", None),
    ("lines", "lines", None),
    ("multiline", "multiline", None),
    ("read_only", "readOnly", None),
    ("control", "control", ControlKind),
    ("checked", "checked", None),
    ("scale", "scale", ScalePresentation),
    ("file", "file", FileOptions),
    ("separator", "separator", None),
    ("choices", "choices", None),
    ("list", "list", ListWindow),
    ("allowed", "allowed", None),
    ("autofill", "autofill", None),
    ("autocorrect", "autocorrect", None),
    ("capitalize", "capitalize", None),
    ("segments", "segments", [TextSegment]),
    ("stepping", "stepping", SteppingPresentation),
    ("first_day", "firstDay", None),
    ("accessibility", "accessibility", AccessibilityPresentation),
])
describe(ListWindow, [
    ("count", "count", None),
    ("found", "found", None),
    ("from_", "from", None),
    ("entries", "entries", [ListEntry]),
    ("active", "active", None),
])
describe(ListEntry, [
    ("index", "index", None),
    ("label", "label", None),
    ("value", "value", None),
    ("description", "description", None),
    ("group", "group", None),
    ("disabled", "disabled", None),
    ("selected", "selected", None),
])
describe(ScalePresentation, [("min", "min", None), ("max", "max", None), ("step", "step", None)])
describe(FileOptions, [
    ("kind", "kind", FileKind),
    ("accept", "accept", None),
    ("max_size", "maxSize", None),
    ("exists", "exists", None),
])
describe(SteppingPresentation, [("increment", "increment", None), ("decrement", "decrement", None)])
describe(LabelPresentation, [("text", "text", None), ("floating", "floating", None), ("required", "required", None)])
describe(TemplatePresentation, [("text", "text", None), ("filled", "filled", None)])
describe(Badge, [("text", "text", None), ("kind", "kind", None), ("level", "level", None)])
describe(TextSegment, [
    ("range", "range", TextRange),
    ("kind", "kind", None),
    ("state", "state", PartState),
    ("gap", "gap", None),
    ("active", "active", None),
    ("choices", "choices", None),
])
describe(AccessibilityPresentation, [("label", "label", None), ("hint", "hint", None), ("enabled", "enabled", None)])
describe(FieldEventParams, [("field", "field", None), ("tag", "tag", None), ("event", "event", FieldEventKind)])
describe(GroupStatusParams, [
    ("form", "form", None),
    ("group", "group", None),
    ("valid", "valid", None),
    ("fields", "fields", None),
    ("invalid", "invalid", None),
    ("pending", "pending", None),
])
describe(FormStatusParams, [
    ("form", "form", None),
    ("valid", "valid", None),
    ("invalid", "invalid", None),
    ("pending", "pending", None),
    ("groups", "groups", None),
    ("page", "page", None),
    ("pages", "pages", [PageStatus]),
])
describe(PageStatus, [
    ("page", "page", None),
    ("title", "title", None),
    ("valid", "valid", None),
    ("invalid", "invalid", None),
    ("pending", "pending", None),
    ("shown", "shown", None),
])
describe(FormParams, [("form", "form", None)])
describe(FormOpenParams, [
    ("form", "form", None),
    ("groups", "groups", None),
    ("order", "order", None),
    ("pages", "pages", [Page]),
    ("sections", "sections", [Section]),
    ("types", "types", [TypeDefinition]),
    ("fields", "fields", [FieldCreateParams]),
    ("rules", "rules", [FormRule]),
    ("schema", "schema", None),
    ("locale", "locale", None),
    ("words", "words", None),
    ("debug", "debug", None),
])
describe(FormOpenResult, [
    ("form", "form", None),
    ("valid", "valid", None),
    ("invalid", "invalid", None),
    ("pending", "pending", None),
    ("groups", "groups", None),
    ("page", "page", None),
    ("pages", "pages", [PageStatus]),
    ("sections", "sections", [SectionStatus]),
    ("fields", "fields", [FieldSnapshot]),
    ("words", "words", None),
    ("imported", "imported", None),
    ("unsaid", "unsaid", [SchemaOmission]),
])
describe(SchemaOmission, [("pointer", "pointer", None), ("reason", "reason", None)])
describe(Page, [
    ("page", "page", None),
    ("title", "title", None),
    ("groups", "groups", None),
    ("fields", "fields", None),
    ("shown", "shown", Condition),
    ("leave", "leave", PageLeave),
])
describe(Section, [
    ("section", "section", None),
    ("title", "title", None),
    ("fields", "fields", [SectionField]),
    ("least", "least", None),
    ("most", "most", None),
    ("unique", "unique", None),
    ("rules", "rules", [GroupRule]),
    ("group", "group", None),
    ("page", "page", None),
])
describe(SectionStatus, [
    ("section", "section", None),
    ("title", "title", None),
    ("rows", "rows", None),
    ("fields", "fields", [FieldSnapshot]),
])
describe(FormPageParams, [("form", "form", None), ("to", "to", PageTurn), ("page", "page", None)])
describe(FormPageResult, [
    ("page", "page", None),
    ("moved", "moved", None),
    ("first", "first", None),
    ("invalid", "invalid", None),
    ("pending", "pending", None),
    ("changed", "changed", {"": SubmittedText}),
])
describe(SectionAddParams, [
    ("form", "form", None),
    ("section", "section", None),
    ("at", "at", None),
    ("texts", "texts", None),
])
describe(SectionAddResult, [
    ("row", "row", None),
    ("at", "at", None),
    ("rows", "rows", None),
    ("fields", "fields", [FieldSnapshot]),
])
describe(SectionRowParams, [("form", "form", None), ("section", "section", None), ("row", "row", None)])
describe(SectionRemoveResult, [("at", "at", None), ("rows", "rows", None), ("texts", "texts", None)])
describe(SectionMoveParams, [
    ("form", "form", None),
    ("section", "section", None),
    ("row", "row", None),
    ("to", "to", None),
])
describe(SectionMoveResult, [("rows", "rows", None)])
describe(FormCloseResult, [("disposed", "disposed", None)])
describe(FormSubmitParams, [("form", "form", None), ("secure", "secure", None), ("wait", "wait", None)])
describe(FormSubmitResult, [
    ("valid", "valid", None),
    ("first", "first", None),
    ("page", "page", None),
    ("invalid", "invalid", None),
    ("pending", "pending", None),
    ("values", "values", None),
    ("texts", "texts", None),
    ("typed", "typed", None),
    ("sections", "sections", None),
    ("changed", "changed", {"": SubmittedText}),
])
describe(SubmittedText, [("text", "text", None), ("version", "version", None), ("selection", "selection", TextRange)])
describe(GroupVerifyParams, [("form", "form", None), ("group", "group", None)])
describe(GroupVerifyResult, [
    ("valid", "valid", None),
    ("fields", "fields", None),
    ("invalid", "invalid", None),
    ("pending", "pending", None),
    ("groups", "groups", None),
    ("truncated", "truncated", None),
])
describe(GroupParams, [("form", "form", None), ("group", "group", None)])
describe(GroupCountResult, [("fields", "fields", None)])
describe(GroupDefineParams, [("form", "form", None), ("group", "group", None), ("rules", "rules", [GroupRule])])
describe(GroupRule, [
    ("rule", "rule", GroupRuleKind),
    ("fields", "fields", None),
    ("message", "message", None),
    ("on", "on", None),
])
describe(GroupDebugResult, [("fields", "fields", [GroupDebugEntry])])
describe(GroupDebugEntry, [
    ("field", "field", None),
    ("type", "type", None),
    ("text", "text", None),
    ("state", "state", FieldState),
    ("diagnostics", "diagnostics", [Diagnostic]),
])
describe(TypeListResult, [("types", "types", [TypeSummary])])
describe(TypeSummary, [
    ("name", "name", None),
    ("description", "description", None),
    ("template", "template", None),
    ("params", "params", [TypeParameter]),
])
describe(TypeParameter, [
    ("name", "name", None),
    ("kind", "kind", None),
    ("meaning", "meaning", None),
    ("default", "default", None),
    ("required", "required", None),
])
describe(TypeCheckParams, [("columns", "columns", [CheckColumn]), ("findings_only", "findingsOnly", None)])
describe(FormCheckParams, [
    ("form", "form", None),
    ("fields", "fields", None),
    ("rows", "rows", None),
    ("findings_only", "findingsOnly", None),
])
describe(CheckResult, [
    ("valid", "valid", None),
    ("invalid", "invalid", None),
    ("findings", "findings", [CheckFinding]),
    ("columns", "columns", [CheckedColumn]),
])
describe(CheckFinding, [
    ("row", "row", None),
    ("column", "column", None),
    ("field", "field", None),
    ("pending", "pending", None),
    ("dropped", "dropped", None),
    ("diagnostics", "diagnostics", [Diagnostic]),
])
describe(CheckedColumn, [("texts", "texts", None), ("typed", "typed", None)])
describe(TypeDescribeParams, [("type", "type", None)])
describe(TypeDefinition, [
    ("name", "name", None),
    ("description", "description", None),
    ("extends", "extends", None),
    ("parameters", "parameters", None),
    ("template", "template", None),
    ("slots", "slots", None),
    ("parts", "parts", {"": TypePart}),
    ("groups", "groups", None),
    ("align", "align", SlotAlignment),
    ("cases", "cases", {"": TextTransform}),
    ("allow", "allow", None),
    ("blanks", "blanks", Blanks),
    ("transform", "transform", TextTransform),
    ("overwrite", "overwrite", None),
    ("eager", "eager", None),
    ("max_length", "maxLength", None),
    ("pattern", "pattern", None),
    ("live", "live", [Rule]),
    ("final", "final", [Rule]),
    ("format", "format", TypeFormat),
    ("convert", "convert", TypeConversion),
    ("priority", "priority", None),
    ("keyboard", "keyboard", None),
    ("secure", "secure", None),
    ("messages", "messages", None),
])
describe(TypePart, [
    ("kind", "kind", None),
    ("minimum", "minimum", None),
    ("maximum", "maximum", None),
    ("zeros", "zeros", PartZeros),
    ("words", "words", None),
    ("varies", "varies", None),
])
describe(TypeFormat, [
    ("fixed_decimals", "fixedDecimals", None),
    ("prefix", "prefix", None),
    ("suffix", "suffix", None),
    ("locale", "locale", None),
    ("affixes", "affixes", AffixDisplay),
])
describe(TypeConversion, [("map", "map", None)])
describe(SessionSnapshotParams, [("form", "form", None), ("secure", "secure", None)])
describe(SessionSnapshotResult, [("snapshot", "snapshot", None)])
describe(SessionRestoreParams, [("snapshot", "snapshot", None), ("replace", "replace", None)])
describe(SessionRestoreResult, [("fields", "fields", None)])
describe(SessionSnapshot, [
    ("format", "format", None),
    ("secure", "secure", None),
    ("generated", "generated", None),
    ("asked", "asked", None),
    ("sweep", "sweep", None),
    ("types", "types", [SnapshotType]),
    ("forms", "forms", [SnapshotForm]),
    ("fields", "fields", [SnapshotField]),
    ("checksum", "checksum", None),
])
describe(SnapshotType, [
    ("definition", "definition", TypeDefinition),
    ("base", "base", None),
    ("place", "place", None),
    ("checksum", "checksum", None),
])
describe(SnapshotForm, [
    ("form", "form", None),
    ("opened", "opened", None),
    ("debug", "debug", None),
    ("locale", "locale", None),
    ("monitored", "monitored", None),
    ("order", "order", None),
    ("awaited", "awaited", None),
    ("told", "told", SnapshotTold),
    ("groups", "groups", [SnapshotGroup]),
    ("rules", "rules", [SnapshotGroupRules]),
    ("pages", "pages", [SnapshotPage]),
    ("page", "page", None),
    ("told_page", "toldPage", None),
    ("common", "common", SnapshotTold),
    ("sections", "sections", [SnapshotSection]),
    ("checksum", "checksum", None),
])
describe(SnapshotPage, [("definition", "definition", Page), ("told", "told", SnapshotTold), ("hidden", "hidden", None)])
describe(SnapshotSection, [("definition", "definition", Section), ("rows", "rows", None), ("last", "last", None)])
describe(SnapshotGroup, [
    ("group", "group", None),
    ("told", "told", SnapshotTold),
    ("valid", "valid", None),
    ("news", "news", None),
])
describe(SnapshotGroupRules, [("group", "group", None), ("rules", "rules", [GroupRule])])
describe(SnapshotTold, [
    ("fields", "fields", None),
    ("invalid", "invalid", None),
    ("pending", "pending", None),
    ("recent", "recent", None),
    ("waiting", "waiting", None),
])
describe(SnapshotField, [
    ("field", "field", None),
    ("definition", "definition", FieldOptions),
    ("declared", "declared", None),
    ("has_next", "hasNext", None),
    ("version", "version", None),
    ("content", "content", SnapshotContent),
    ("initial", "initial", None),
    ("focused", "focused", None),
    ("entered", "entered", None),
    ("touched", "touched", None),
    ("composition", "composition", SnapshotContent),
    ("undo", "undo", [SnapshotUnit]),
    ("redo", "redo", [SnapshotContent]),
    ("run", "run", SnapshotRange),
    ("keys", "keys", None),
    ("refused", "refused", None),
    ("edits", "edits", [SnapshotEdit]),
    ("validity", "validity", Validity),
    ("phase", "phase", ValidationPhase),
    ("findings", "findings", [SnapshotFinding]),
    ("success", "success", None),
    ("question", "question", SnapshotQuestion),
    ("verdict", "verdict", SnapshotVerdict),
    ("reports", "reports", [SnapshotReport]),
    ("error", "error", None),
    ("word", "word", None),
    ("state", "state", ContentState),
    ("unacceptable", "unacceptable", None),
    ("waiting", "waiting", None),
    ("revealed", "revealed", None),
    ("log", "log", [SnapshotTransition]),
    ("checksum", "checksum", None),
])
describe(SnapshotRange, [("start", "start", None), ("end", "end", None)])
describe(SnapshotRemark, [
    ("kind", "kind", SnapshotRemarkKind),
    ("weight", "weight", SnapshotRemarkWeight),
    ("text", "text", None),
])
describe(SnapshotContent, [
    ("value", "value", None),
    ("text", "text", None),
    ("selection", "selection", SnapshotRange),
    ("finished", "finished", None),
    ("literals", "literals", None),
    ("padded", "padded", None),
    ("zeros", "zeros", None),
    ("remark", "remark", SnapshotRemark),
])
describe(SnapshotUnit, [("before", "before", SnapshotContent), ("kind", "kind", SnapshotUnitKind)])
describe(SnapshotEdit, [
    ("from_", "from", None),
    ("before", "before", SnapshotContent),
    ("sent", "sent", SnapshotSent),
    ("after", "after", None),
    ("moved", "moved", None),
    ("selected", "selected", SnapshotRange),
])
describe(SnapshotSent, [
    ("range", "range", SnapshotRange),
    ("inserted", "inserted", None),
    ("selection", "selection", SnapshotRange),
])
describe(SnapshotFinding, [
    ("severity", "severity", Severity),
    ("code", "code", None),
    ("source", "source", DiagnosticSource),
    ("range", "range", SnapshotRange),
    ("text_range", "textRange", SnapshotRange),
    ("data", "data", None),
    ("message", "message", None),
    ("sentence", "sentence", None),
])
describe(SnapshotInvalidData, [("path", "path", None), ("reason", "reason", None)])
describe(SnapshotQuestion, [
    ("id", "id", None),
    ("version", "version", None),
    ("asked", "asked", ValidationPhase),
    ("phase", "phase", ValidationPhase),
    ("later", "later", None),
    ("waiting", "waiting", None),
])
describe(SnapshotVerdict, [("finding", "finding", SnapshotFinding)])
describe(SnapshotReport, [
    ("owner", "owner", None),
    ("findings", "findings", [SnapshotFinding]),
    ("sticky", "sticky", None),
])
describe(SnapshotTransition, [
    ("version", "version", None),
    ("event", "event", None),
    ("from_", "from", None),
    ("to", "to", None),
    ("time", "time", None),
])
describe(InvalidParamsData, [("path", "path", None), ("expected", "expected", None), ("found", "found", None)])
describe(RequestFailedData, [("reason", "reason", None)])
describe(FieldErrorData, [("field", "field", None)])
describe(TypeNotFoundData, [("type", "type", None), ("known", "known", None), ("path", "path", None)])
describe(InvalidDefinitionData, [
    ("path", "path", None),
    ("reason", "reason", None),
    ("offset", "offset", None),
    ("contrary", "contrary", None),
])
describe(LimitExceededData, [
    ("limit", "limit", None),
    ("maximum", "maximum", None),
    ("found", "found", None),
    ("path", "path", None),
])
describe(FieldCreateParams, [("field", "field", None), ("replace", "replace", None)])
describe(FieldChanges, [("error", "error", FieldError)])
describe(FieldSnapshot, [
    ("field", "field", None),
    ("form", "form", None),
    ("group", "group", None),
    ("type", "type", None),
    ("version", "version", None),
    ("text", "text", None),
    ("value", "value", None),
    ("typed", "typed", None),
    ("selection", "selection", TextRange),
    ("dropped", "dropped", None),
    ("reason", "reason", RefusalReason),
    ("refusal", "refusal", None),
    ("transitions", "transitions", [StateTransition]),
])
describe(FieldValidateResult, [("valid", "valid", None)])
describe(FieldVerdictParams, [
    ("field", "field", None),
    ("version", "version", None),
    ("phase", "phase", ValidationPhase),
])
describe(FormRule, [("group", "group", None)])
describe(SectionField, [("field", "field", None)])
describe(CheckColumn, [("texts", "texts", None)])
describe(TypeDescription, [
    ("built_in", "builtIn", None),
    ("params", "params", [TypeParameter]),
    ("countries", "countries", None),
])

ERRORS: Final[dict[int, tuple[type[ServerError], type[Structure] | None]]] = {
    -32700: (ParseError, None),
    -32600: (InvalidRequest, None),
    -32601: (MethodNotFound, None),
    -32602: (InvalidParams, InvalidParamsData),
    -32603: (InternalError, None),
    -32002: (ServerNotInitialized, None),
    -32800: (RequestCancelled, None),
    -32801: (ContentModified, FieldSnapshot),
    -32803: (RequestFailed, RequestFailedData),
    -32010: (FieldNotFound, FieldErrorData),
    -32011: (FieldExists, FieldErrorData),
    -32012: (TypeNotFound, TypeNotFoundData),
    -32013: (InvalidDefinition, InvalidDefinitionData),
    -32014: (LimitExceeded, LimitExceededData),
    -32015: (NotEditable, None),
    -32017: (SnapshotInvalid, SnapshotInvalidData),
}
"""Exceptions by code, and what their data is."""

NOTIFICATIONS: Final[dict[str, type[Structure]]] = {
    "$/cancelRequest": CancelParams,
    "$/logTrace": LogTraceParams,
    "field/diagnostics": FieldDiagnosticsParams,
    "field/event": FieldEventParams,
    "group/status": GroupStatusParams,
    "form/status": FormStatusParams,
}
"""Params of the server's notifications."""

QUESTIONS: Final[dict[str, type[Structure]]] = {
    "client/validate": ClientValidateParams,
}
"""Params of the server's requests."""
