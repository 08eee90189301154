// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

/**
 * The messages of the Field Server Protocol 1.0.
 * @module
 */

export const PROTOCOL_VERSION = "1.0";

/** How much the server tells about its work. */
export type TraceValue =
  /** Nothing. */
  | "off"
  /** A line a message. */
  | "messages"
  /** The messages themselves too; secure text is left out. */
  | "verbose";

/** The unit that offsets count. */
export type PositionEncoding =
  /** UTF-16 code units; what is used where nothing is agreed. */
  | "utf-16"
  /** Bytes of UTF-8. */
  | "utf-8"
  /** Unicode scalars. */
  | "utf-32";

/** A system of check characters. */
export type ChecksumAlgorithm =
  /** ISO/IEC 7812-1: every second digit from the end is doubled. With an alphabet of N characters, Luhn mod N. */
  | "luhn"
  /** The same of digits and letters, a letter read as its two digits, 10 to 35 (ISO 6166). */
  | "luhnLetters"
  /** Damm's, with the quasigroup of his thesis. */
  | "damm"
  /** Verhoeff's, by the dihedral group of order 10. */
  | "verhoeff"
  /** ISO/IEC 7064: digits, one check character, 0 to 9 or X. */
  | "mod11_2"
  /** ISO/IEC 7064: digits and letters, one check character, one of them or `*`. */
  | "mod37_2"
  /** ISO/IEC 7064: digits, two check digits; a letter is read as its two, 10 to 35. */
  | "mod97_10"
  /** ISO/IEC 7064: letters, two check letters. */
  | "mod661_26"
  /** ISO/IEC 7064: digits and letters, two check characters. */
  | "mod1271_36"
  /** ISO/IEC 7064, hybrid: digits, one check digit. */
  | "mod11_10"
  /** ISO/IEC 7064, hybrid: letters, one check letter. */
  | "mod27_26"
  /** ISO/IEC 7064, hybrid: digits and letters, one check character. */
  | "mod37_36"
  /** A sum of weights times characters, and what it leaves when it is divided. */
  | "weighted";

/** What of a product is added to a sum. */
export type ChecksumProducts =
  /** The product. */
  | "whole"
  /** Its decimal digits. */
  | "digits";

/** What lengths count. */
export type LengthUnit =
  /** Extended grapheme clusters: what a user calls a character. */
  | "character"
  /** Unicode scalars. */
  | "scalar"
  /** UTF-16 code units. */
  | "utf16"
  /** Bytes of UTF-8. */
  | "utf8";

/** What becomes of white space at the ends of a text. */
export type Blanks =
  /** It goes when editing ends, and is not judged. */
  | "trim"
  /** It counts. */
  | "keep";

/** What becomes of an edit over `maxLength`. */
export type Overflow =
  /** The whole edit is refused. */
  | "reject"
  /** What fits is taken. */
  | "truncate"
  /** All is taken, and judged `too-long`. */
  | "allow";

/** How an error's message goes with the helper. */
export type HelperPolicy =
  /** The message alone. */
  | "replace"
  /** The helper, then the message. */
  | "append";

/** A widget's frame. */
export type FieldStyle =
  /** A line around it. */
  | "outlined"
  /** A filled ground. */
  | "filled";

/** When a clear button shows. */
export type ClearButtonMode =
  /** Not at all. */
  | "never"
  /** While the field is focused and has text. */
  | "whileEditing"
  /** While the field has text and is not focused. */
  | "whenFilled"
  /** While the field has text. */
  | "whileEditingOrFilled";

/** Whose words and defaults a field uses. */
export type Appearance =
  /** The protocol's own. */
  | "native"
  /** Vitamin's text field. */
  | "vitamin"
  /** Novum's input field. */
  | "novum"
  /** Fluent's text field. */
  | "fluent"
  /** TField. */
  | "tfield"
  /** The UnderLine text field. */
  | "underline";

/** What is deleted at the selection; a selection that is wider than a caret goes itself. */
export type Deletion =
  /** The character before the caret. */
  | "backward"
  /** The character behind the caret. */
  | "forward"
  /** To the start of the word. */
  | "wordBackward"
  /** To the end of the word. */
  | "wordForward"
  /** Everything. */
  | "all";

/** Which value beside its own a field gets. */
export type StepTarget =
  /** The next greater number, the next choice. */
  | "increment"
  /** The next smaller number, the choice before. */
  | "decrement"
  /** The least number, the first choice. */
  | "minimum"
  /** The greatest number, the last choice. */
  | "maximum";

/** Where an edit comes from. */
export type EditCause =
  /** Keys. */
  | "typing"
  /** The clipboard. */
  | "paste"
  /** Dragged text. */
  | "drop"
  /** The system's memory; final formatting and validation follow where the field is not focused. */
  | "autofill"
  /** The client itself; final formatting and validation follow where the field is not focused. */
  | "program";

/** Why a character was not taken. */
export type RefusalReason =
  /** No slot is left for it, or no room within a length. */
  | "full"
  /** A digit belongs there. */
  | "digit-expected"
  /** A letter belongs there. */
  | "letter-expected"
  /** The type takes none such, or not there, or what is behind it would not fit where it moves to. */
  | "not-allowed-here"
  /** The client said no. */
  | "vetoed"
  /** An input method is at work there. */
  | "composing";

/** What a path is to lead to. */
export type FileKind =
  /** A file. */
  | "file"
  /** A folder. */
  | "directory"
  /** Either. */
  | "any";

/** What a widget draws a field as. The words are roles of ARIA and types of HTML's inputs. */
export type ControlKind =
  /** A box that is checked or not, or a switch: yes and no. */
  | "checkbox"
  /** A line with a list that opens, of which one is chosen. */
  | "combobox"
  /** A list of which several are chosen. */
  | "listbox"
  /** A row of stars. */
  | "rating"
  /** A thumb between two ends. */
  | "slider"
  /** A path with a button that opens the client's own dialog. */
  | "file"
  /** A line in which each item is a tag. */
  | "tags";

/** What a user does beside the text. */
export type FieldAction =
  /** Tapped the icon before the text. */
  | "leadingIcon"
  /** Tapped the icon behind the text. */
  | "trailingIcon"
  /** Showed or hid a secret. */
  | "toggleSecure"
  /** Chose an entry of the list, or took it out of several. */
  | "pick"
  /** Turned yes into no, and all else into yes. */
  | "toggle"
  /** Took an item out of several. */
  | "remove";

/** When a verdict reaches the state. */
export type ValidationMoment =
  /** When the field is focused. */
  | "focus"
  /** After a change of text. */
  | "change"
  /** When the field is left. */
  | "blur"
  /** At the Return key. */
  | "commit";

/** What a change does to an error that shows. */
export type AfterError =
  /** The phase that set it judges again at once. */
  | "recheck"
  /** It goes. */
  | "clear"
  /** It stays until the next final validation. */
  | "keep";

/** A phase of validation. */
export type ValidationPhase =
  /** Typing goes on: what could still become valid is no error. */
  | "live"
  /** Editing has ended. */
  | "final";

/** What a client's validator found. */
export type ValidatorOutcome =
  /** Nothing wrong. */
  | "success"
  /** Something is wrong. */
  | "failure";

/** What breaking a rule amounts to. */
export type RuleSeverity =
  /** The field is invalid, and the chain ends. */
  | "error"
  /** The field is valid, the user is warned. */
  | "warning"
  /** The user is told. */
  | "info";

/**
 * How grave a finding is, numbered as in the Language Server Protocol. Where the client says one, the word is taken as
 * well as the number.
 */
export const Severity = {
  /** The content is invalid. */
  error: 1,
  /** The content is valid but doubtful. */
  warning: 2,
  /** Good to know. */
  information: 3,
  /** A proposal. */
  hint: 4,
} as const;
export type Severity = (typeof Severity)[keyof typeof Severity];

/** Who found it. */
export type DiagnosticSource =
  /** The field's type. */
  | "type"
  /** A rule of the field. */
  | "rule"
  /** The field is required and empty. */
  | "required"
  /** The client: its validator, its report or its error. */
  | "client"
  /** A rule between fields. */
  | "group"
  /** The field's own length limits. */
  | "limit";

/** Where a field is in its life. */
export type FocusState =
  /** Never focused, or left empty and not required. */
  | "idle"
  /** Has the keyboard. */
  | "focused"
  /** Was left. */
  | "inactive";

/** The truth about a text. */
export type ContentState =
  /** There is none. */
  | "empty"
  /** More typing can make it valid. */
  | "partial"
  /** The type and the rules accept it. */
  | "complete"
  /** No continuation can mend it. */
  | "impossible";

/** The verdict that shows. */
export type Validity =
  /** None yet. */
  | "unknown"
  /** A client's validator is out. */
  | "pending"
  /** Final validation accepts the text. */
  | "valid"
  /** Accepted with a warning. */
  | "warning"
  /** There is an error. */
  | "invalid";

/** What the line below a field is. */
export type HelperKind =
  /** The field's own help. */
  | "helper"
  /** An error's message. */
  | "error"
  /** A warning's message. */
  | "warning";

/** What the Return key does. */
export type ReturnKey =
  /** Moves to the next field. */
  | "next"
  /** Submits. */
  | "go";

/** What happened to a field. */
export type FieldEventKind =
  /** It was focused. */
  | "didBeginEditing"
  /** An edit changed its text. */
  | "editingChanged"
  /** It was left. */
  | "didEndEditing"
  /** The Return key was pressed in it. */
  | "return"
  /** One of its icons was tapped. */
  | "iconTapped"
  /** The number of its helper lines changed. */
  | "layout";

/** When a page may be left forwards. */
export type PageLeave =
  /** When final validation of its fields finds nothing wrong, and waits for nothing. */
  | "valid"
  /** At any time; nothing is judged. */
  | "free";

/** A way to turn a page. */
export type PageTurn =
  /** To the next page, where this one may be left. */
  | "next"
  /** To the page before. */
  | "previous";

/** What must hold between fields. */
export type GroupRuleKind =
  /** All have the same value. */
  | "equal"
  /** No two have the same value. */
  | "different"
  /** At least one is filled. */
  | "atLeastOne"
  /** Exactly one is filled. */
  | "exactlyOne"
  /** All are filled, or none is. */
  | "allOrNone"
  /** Each is at least the one before. */
  | "ascending";

/** What a remark is about. */
export type SnapshotRemarkKind =
  /** Something meaningful of the text is not in the value. */
  | "leftOut"
  /** The text was not in the field's own order or spelling. */
  | "readAs"
  /** The number lay beyond a bound, and became the nearest that is allowed. */
  | "clamped";

/** How much a value differs from the text that was read. */
export type SnapshotRemarkWeight =
  /** It is another value. */
  | "changesMeaning"
  /** Something beside the value is missing. */
  | "losesDetail"
  /** Nothing is missing. */
  | "tells";

/** What of editing is undone as one. */
export type SnapshotUnitKind =
  /** A run of typed characters. */
  | "typing"
  /** A run of Backspace. */
  | "deletingBackward"
  /** A run of Delete. */
  | "deletingForward"
  /** A run of steps. */
  | "stepping"
  /** Anything else, by itself. */
  | "single";

/** What is done to a character before it is tested. */
export type TextTransform =
  /** Nothing. */
  | "none"
  /** It becomes a capital. */
  | "upper"
  /** It becomes a small letter. */
  | "lower"
  /** The first letter of a word becomes a capital. */
  | "capitalize";

/** How much of a part of a text is there. */
export type PartState =
  /** Nothing: its placeholder shows where something follows. */
  | "empty"
  /** Something that can still become right. */
  | "partial"
  /** All of it. */
  | "complete"
  /** What is there can't be part of anything right, whatever stands in the others. */
  | "wrong";

/** Where a caret goes, as seen from where it is. */
export type CaretMove =
  /** To the place before it where typing is possible; of a selection to its start. */
  | "characterBackward"
  /** To the place behind it; of a selection to its end. */
  | "characterForward"
  /** To the start of the word; in a secret to the start of the text. */
  | "wordBackward"
  /** To the end of the word; in a secret to the end of the text. */
  | "wordForward"
  /** To the start of the part, or of the one before; of other texts to the start. */
  | "partBackward"
  /** To the start of the next part, or behind the last; of other texts to the end. */
  | "partForward"
  /** As far into the line above as it is in this one, counted in characters; in the first line to its start. */
  | "lineBackward"
  /** The same with the line below; in the last line to its end. */
  | "lineForward"
  /** To the start of the line. */
  | "lineStart"
  /** To the end of the line. */
  | "lineEnd"
  /** To the start of the text. */
  | "textStart"
  /** To the end of the text. */
  | "textEnd";

/** Which part of a text is selected, as seen from the caret. */
export type PartStep =
  /** The one behind it; the last one where there is none. */
  | "next"
  /** The one before it; the first one where there is none. */
  | "previous"
  /** The first. */
  | "first"
  /** The last. */
  | "last"
  /** The one that the caret is in. */
  | "current";

/** Which zeros stand before a number that is shorter than its part. */
export type PartZeros =
  /** As many as there are places: `07`. */
  | "padded"
  /** None; those that are typed go when the part is left: `7`. */
  | "dropped"
  /** None, and none can be typed before a digit. */
  | "none";

/** When what stands around a value shows. */
export type AffixDisplay =
  /** What is before it with its first character, what is behind it when editing ends. */
  | "filled"
  /** While the field has the focus, or a value. */
  | "focused"
  /** At any time. */
  | "always";

/** From which side the slots of a template are filled. */
export type SlotAlignment =
  /** From the left. */
  | "left"
  /** From the right: what is typed pushes in there, and a value of fewer characters has the last slots. */
  | "right";

/** Who the client is, what it can do, and how it counts. */
export interface InitializeParams {
  /** The client's process: the server ends when it is gone. Null, absent or 0: none is watched. */
  processId?: number;
  /** The client's name, for traces. */
  clientInfo?: ClientInfo;
  /**
   * BCP 47 tag of the language of messages, and of the signs in numbers: those of `de-AT`, else of `de`, else of `en`.
   * Default: `"en"`.
   */
  locale?: string;
  /**
   * Units the client can count offsets in; the first that the server knows wins, unknown ones are passed over. Default:
   * `["utf-16"]`.
   */
  positionEncodings?: string[];
  /** How much the server tells about its work. Default: `"off"`. */
  trace?: TraceValue;
  /** What the client can do and wants to be sent. */
  capabilities?: ClientCapabilities;
  /** The client's message catalogue: a text by diagnostic code. */
  messages?: Record<string, string>;
  /** All fields are debugged: their statuses carry a debug line. Default: `false`. */
  debug?: boolean;
}

/** A client's name and version. */
export interface ClientInfo {
  /** The client's name. */
  name: string;
  /** The client's version. */
  version?: string;
}

/** What the client can do and wants to be sent. */
export interface ClientCapabilities {
  /** Wants `presentation` in statuses. Default: `true`. */
  presentation?: boolean;
  /** Can answer `client/validate`. Default: `false`. */
  validate?: boolean;
  /** Wants `presentation.allowed` with every notification, not in snapshots only. Default: `false`. */
  allowed?: boolean;
  /** Wants `field/event`. Default: `false`. */
  events?: boolean;
}

/** Who the server is, what it can do, and where its limits are. */
export interface InitializeResult {
  /** The protocol's version. */
  protocolVersion: string;
  /** The server's name and version. */
  serverInfo: ServerInfo;
  /** The unit that every offset of the session counts. */
  positionEncoding: PositionEncoding;
  /** The words that the server knows. */
  capabilities: ServerCapabilities;
  /** The limits of this process; each has a flag. */
  limits: ServerLimits;
}

/** The server's name and version. */
export interface ServerInfo {
  /** Always "field-server". */
  name: string;
  /** The program's version. */
  version: string;
}

/** The words that the server knows. */
export interface ServerCapabilities {
  /** Built-in types. */
  types: string[];
  /** Rules of fields. */
  rules: string[];
  /** Appearances. */
  appearances: string[];
  /** Framings of messages. */
  framings: string[];
  /** Languages with a message catalogue, by their BCP 47 tags. */
  locales: string[];
}

/** The limits of this process. */
export interface ServerLimits {
  /** Bytes of one message. Default: `8388608`. */
  maxMessageBytes: number;
  /** Nesting of arrays and objects in a message. Default: `64`. */
  maxDepth: number;
  /** Fields of a connection. Default: `1000000`. */
  maxFields: number;
  /** Unicode scalars in a field's text. Default: `262144`. */
  maxTextLength: number;
  /** States of a compiled pattern. Default: `10000`. */
  maxPatternStates: number;
  /**
   * Steps that a message may take to compile what it defines, and to judge a text that it makes. Default: `20000000`.
   */
  maxTurnWork: number;
  /** Bytes of queued output at which the server stops reading. Default: `67108864`. */
  maxPending: number;
  /** Messages in a batch. Default: `10000`. */
  maxBatch: number;
  /** Types of the client's own. Default: `10000`. */
  maxTypes: number;
  /** Forms of a connection. Default: `100000`. */
  maxForms: number;
  /**
   * Entries of all lists and tables in one definition: choices, rules and what they list, templates, slots, messages,
   * groups, pages and sections and what they list, fields that a form is opened with, diagnostics of a report. Default:
   * `100000`.
   */
  maxEntries: number;
  /** Pages of a form; also its sections that repeat. Default: `1000`. */
  maxPages: number;
  /** Rows of a section. Default: `1000`. */
  maxRows: number;
  /** Fields that all rules between fields name together. Default: `1000000`. */
  maxRuleFields: number;
  /** Texts that a `type/check` or `form/check` judges. Default: `100000`. */
  maxCheckedTexts: number;
  /** Diagnostics of a report. Default: `100`. */
  maxReportedDiagnostics: number;
  /** Owners whose reports a field holds. Default: `16`. */
  maxReportOwners: number;
}

/** Which request is no longer wanted. */
export interface CancelParams {
  /** The request's id. */
  id: number | string;
}

/** Which language's words are wanted. */
export interface LocaleWordsParams {
  /** BCP 47 tag; else the connection's. */
  locale?: string;
}

/** What buttons and marks say. */
export interface LocaleWordsResult {
  /** Whose words they are. */
  locale: string;
  /** What each says, by its name. */
  words: Record<string, string>;
}

/** How much the server is to tell. */
export interface SetTraceParams {
  /** The new setting. */
  value: TraceValue;
}

/** A line of trace. */
export interface LogTraceParams {
  /** The line. */
  message: string;
  /** More of it, where tracing is `verbose`. */
  verbose?: string;
}

/**
 * A stretch of a field's text, in code units of the negotiated encoding; end exclusive, `start` = `end` is a caret. An
 * offset inside a code point or past the end is clamped to the nearest boundary before it.
 */
export interface TextRange {
  /** Offset of the first code unit. */
  start: number;
  /** Offset behind the last code unit. */
  end: number;
}

/** Which field is meant. */
export interface FieldParams {
  /** The field's id. */
  field: string;
}

/** Which field is meant, and what the client shows of it. */
export interface FieldViewParams {
  /** The field's id. */
  field: string;
  /** The version that the client last took from the server; else the view is the server's text now. */
  version?: number;
}

/** A new field. */
export interface FieldCreateParams extends FieldOptions {
  /** The id, unique in the connection; else the server's own "f1", "f2"… */
  field?: string;
  /** A field of that id is replaced, so that a client may simply replay. Default: `false`. */
  replace?: boolean;
}

/** What a field is made of. In `field/create` what is absent takes its default, in `field/update` it stays as it is. */
export interface FieldOptions {
  /** The validation context. Default: `""`. */
  form?: string;
  /** The group within the form; a field has at most one. */
  group?: string;
  /** The type by name, or with parameters. Default: `"phrase"`. */
  type?: TypeReference | string;
  /** The label; else the type's, in the language of its messages where that has a word for it. */
  label?: string;
  /** What an empty field shows. */
  placeholder?: string;
  /** The line below the field while there is no error. */
  helper?: string;
  /** The content as the widget shows it. */
  text?: string;
  /** The content without the template's literals. */
  value?: string;
  /** The content in the type's canonical form. */
  typed?: unknown;
  /** The client's own badge; a type's gives way to it. */
  badge?: BadgeOptions;
  /** Empty is an error of final validation. Default: `false`. */
  required?: Condition | boolean;
  /** False: takes no focus and no edit, and is left out of every count, order and submit. Default: `true`. */
  enabled?: Condition | boolean;
  /**
   * False: no widget shows it. It takes no focus and no edit, and is left out of every count, order and submit; it
   * keeps its content. Default: `true`.
   */
  shown?: Condition | boolean;
  /** True: takes focus but no edit. Default: `false`. */
  readOnly?: boolean;
  /**
   * What it is computed of. It is read-only then, and no content is given. With null it is a field like any other
   * again.
   */
  total?: Total | string | null;
  /** The text is a secret; else as the type says. Default: `false`. */
  secure?: boolean;
  /** Fewest characters, in `lengthUnit`. */
  minLength?: number;
  /** Most characters, in `lengthUnit`. */
  maxLength?: number;
  /** What lengths count. Default: `"character"`. */
  lengthUnit?: LengthUnit;
  /** What becomes of an edit over `maxLength`. Default: `"reject"`. */
  overflow?: Overflow;
  /** What becomes of white space at the ends of the text when editing ends; else as the type says. */
  blanks?: Blanks;
  /** How an error's message goes with the helper. Default: `"replace"`. */
  helperPolicy?: HelperPolicy;
  /** Shows a counter; the default is whether `maxLength` is given. */
  counter?: boolean;
  /** An appearance's active look goes with the focus. */
  activeOnEditing?: boolean;
  /** The widget has padding at its sides. */
  horizontalPadding?: boolean;
  /** The widget's frame. */
  style?: FieldStyle;
  /** Icons beside the text. */
  icon?: IconOptions;
  /** When a clear button shows. */
  clearButton?: ClearButtonMode;
  /** What is chosen from; else the list of its type. */
  choices?: (Choice | string)[];
  /** The client's own number, repeated in events and questions. */
  tag?: number;
  /** Layout priority; else the type's. */
  priority?: number;
  /** Kind of keyboard; else the type's. */
  keyboard?: string;
  /**
   * HTML's autocomplete tokens, such as `cc-name`. Those of a section or of an address's kind alone (`shipping`) stand
   * before the type's own; "": the type's own.
   */
  autofill?: string;
  /** Whose words and defaults the field uses. Default: `"native"`. */
  appearance?: Appearance;
  /** The state in the appearance's own words, until the next verdict. */
  state?: string;
  /** When and by which rules the content is judged. */
  validation?: Validation;
  /** The field's message catalogue: a text by diagnostic code. */
  messages?: Record<string, string>;
  /**
   * BCP 47 tag of the language of its messages, and of the numbers and words of its type where that names none; else
   * the form's. "": the connection's.
   */
  locale?: string;
  /** The status carries a debug line, and state changes are kept; else as the form says. */
  debug?: boolean;
}

/** A type by name alone, or as an object with the type's parameters beside the name. */
export interface TypeReference {
  /** The type's name. */
  name: string;
  /** The type's parameters: every other member. */
  [parameters: string]: unknown;
}

/** An entry of a list, by its label alone or with more. */
export interface Choice {
  /** What shows, and what is typed to find it. */
  label: string;
  /** What is chosen: `typed` of the field. A string, a number or a boolean; else the label. */
  value?: unknown;
  /** A line below the label. */
  description?: string;
  /** The heading that it stands under. */
  group?: string;
  /** True: it shows and can't be chosen. Default: `false`. */
  disabled?: boolean;
  /** False: the list is without it. Default: `true`. */
  shown?: Condition | boolean;
}

/** A badge that the client sets. */
export interface BadgeOptions {
  /** What it says; an empty text takes the client's badge away. */
  text: string;
  /** What it is about. Default: `"custom"`. */
  kind?: string;
  /** A rank, where the kind has one. */
  level?: number;
}

/** Names of icons, in the client's own set. */
export interface IconOptions {
  /** The icon before the text. */
  leading?: string;
  /** The icon behind the text. */
  trailing?: string;
}

/** What changes in a field. */
export interface FieldUpdateParams {
  /** The field's id. */
  field: string;
  /** The parts that change. */
  set: FieldChanges;
}

/** Any member of `field/create` but `field`, and the field's own error. */
export interface FieldChanges extends FieldOptions {
  /** An error that the client sets; it is kept until it is set to null. */
  error?: FieldError | null;
}

/** An error that the client sets on a field. */
export interface FieldError {
  /** What the helper line says. */
  message: string;
}

/** A field as it is: its three views of one content, and its status. */
export interface FieldSnapshot extends FieldStatus {
  /** The field's id. */
  field: string;
  /** Its form, "" for the default one. */
  form: string;
  /** Its group. */
  group?: string;
  /** Its type's name. */
  type: string;
  /** Counts the changes of the text, from 1. */
  version: number;
  /** What the widget shows. */
  text: string;
  /** The data without the template's literals. */
  value: string;
  /** The canonical form, of types that have one. */
  typed?: unknown;
  /** The selection, in `text`. */
  selection: TextRange;
  /**
   * Characters of the content just set that were not taken: in answers to `field/create`, `field/update` and
   * `field/action`.
   */
  dropped?: string;
  /** Why the first of them was not. */
  reason?: RefusalReason;
  /** The same for people, in one line and the field's language: what was not taken, and why. */
  refusal?: string;
  /** The last changes of its state, oldest first: in answers to `field/get` of a field that is debugged. */
  transitions?: StateTransition[];
}

/** A change of a field's state, without any text. */
export interface StateTransition {
  /** The version after it. */
  version: number;
  /** What caused it: a method, or `timer`. */
  event: string;
  /** The state before it, as `focus.content.validity`. */
  from: string;
  /** The state after it. */
  to: string;
  /** When, in milliseconds of the server's own clock; only differences mean something. */
  at: number;
}

/**
 * One edit by the user, said in exactly one way: (a) `text`, (b) `range` with `insert`, (c) `input`, (d) `delete`, (e)
 * `step`.
 */
export interface FieldEditParams {
  /** The field's id. */
  field: string;
  /** (a) The widget's whole text after the edit; the server finds what changed. */
  text?: string;
  /** (b) What is replaced, in the client's view. */
  range?: TextRange;
  /** (b) What replaces it; "" deletes. */
  insert?: string;
  /** (c) Typed or pasted at the server's own selection. */
  input?: string;
  /** (d) A deletion at the server's own selection. */
  delete?: Deletion;
  /** (e) What an arrow key does to a value that has another one beside it. */
  step?: StepTarget;
  /**
   * (d), (e) How many times, more than the text has being all of it, and more than there are being the last; of the
   * other ways it is InvalidParams. Default: `1`.
   */
  count?: number;
  /**
   * (a), (b) The widget's selection after its edit, in its own text; else a caret behind the change. Of (c), (d) and
   * (e), which the server places, it is InvalidParams.
   */
  selection?: TextRange;
  /** The version that the client last took from the server; else the view is the server's text now. */
  version?: number;
  /** Answers as if and changes nothing, for a client that wants to veto. Default: `false`. */
  dryRun?: boolean;
  /** Where the edit comes from. Default: `"typing"`. */
  cause?: EditCause;
  /** Text of an input method that is not final yet, in the widget's text; null or absent: composing ends here. */
  composing?: TextRange;
}

/** What became of an edit. Over 8,192 code units `text` and `value` are left out; `patch` suffices. */
export interface FieldEditResult {
  /** The version after the edit. */
  version: number;
  /** What the widget shows now; absent over 8,192 code units. */
  text?: string;
  /** The data without the template's literals; absent over 8,192 code units. */
  value?: string;
  /** The canonical form, of types that have one. */
  typed?: unknown;
  /** Where the selection is now, in `text`. */
  selection: TextRange;
  /** The smallest change from the client's view after its edit to `text`; absent where they agree. */
  patch?: TextPatch;
  /** False: characters were refused and none was taken. */
  accepted: boolean;
  /** The characters that were not taken. */
  dropped?: string;
  /** Why the first of them was not. */
  reason?: RefusalReason;
  /** The same for people, in one line and the field's language: what was not taken, and why. */
  refusal?: string;
  /** Nothing more can or need be typed: a client may move on. */
  complete: boolean;
  /** The field to move on to. */
  next?: string;
}

/** A replacement in a text. */
export interface TextPatch {
  /** What is replaced, in the client's view. */
  range: TextRange;
  /** What replaces it. */
  text: string;
}

/** A focused field. */
export interface FieldFocusResult {
  /** The field took the focus. */
  accepted: boolean;
  /** What the widget shows. */
  text: string;
  /** Where the selection is. */
  selection: TextRange;
}

/** A field after final formatting and final validation. */
export interface FieldBlurResult {
  /** The version after final formatting. */
  version: number;
  /** What the widget shows. */
  text: string;
  /** The data without the template's literals. */
  value: string;
  /** The canonical form, of types that have one. */
  typed?: unknown;
  /** The final verdict; false while a client's validator is out. */
  valid: boolean;
  /** True: only the verdict of a client's validator is missing; it follows as a notification where it was asked. */
  pending?: boolean;
  /** Where the selection is now, in `text`; where the client's view is not what is there now. */
  selection?: TextRange;
  /** The smallest change from the client's view to `text`; absent where they agree. */
  patch?: TextPatch;
}

/**
 * What the Return key leads to. `version` and what follows it are there where the client's view is not what is there
 * now.
 */
export interface FieldCommitResult {
  /** The field took the key. */
  accepted: boolean;
  /** The final verdict; false while a client's validator is out. */
  valid: boolean;
  /** True: only the verdict of a client's validator is missing; it follows as a notification where it was asked. */
  pending?: boolean;
  /** The form's next field; disabled and read-only ones are skipped. */
  next?: string;
  /** The page that comes next, where this was the last field of another: it is turned to by `form/page`. */
  page?: string;
  /** True: this was the last field. */
  submit: boolean;
  /** The version after final formatting. */
  version?: number;
  /** What the widget shows now; absent over 8,192 code units. */
  text?: string;
  /** The data without the template's literals; absent over 8,192 code units. */
  value?: string;
  /** The canonical form, of types that have one. */
  typed?: unknown;
  /** Where the selection is now, in `text`. */
  selection?: TextRange;
  /** The smallest change from the client's view to `text`; absent where they agree. */
  patch?: TextPatch;
}

/** Where the user put the selection, which part of the text is to be selected, or where the caret is to go. */
export interface FieldSelectParams {
  /** The field's id. */
  field: string;
  /** The widget's selection. */
  selection?: TextRange;
  /**
   * Of a text that has parts, the one that is selected, as seen from that with the caret; of others, all of the text.
   */
  part?: PartStep;
  /** Where the caret goes from where the server has it, whatever keys are still on their way. */
  move?: CaretMove;
  /** How many times; more than the text has is to its end. Default: `1`. */
  count?: number;
  /** True: the other end of the selection stays, as with the Shift key. Default: `false`. */
  extend?: boolean;
  /** The version that the client last took from the server; else the view is the server's text now. */
  version?: number;
}

/**
 * Where the selection is. `version` and what follows it are there where the client's view is not what is there now: a
 * part that the caret leaves is written out, `7` as `07`. So they are where a caret that was put somewhere in the view
 * of a named version stands elsewhere.
 */
export interface FieldSelectResult {
  /** The selection; a caret stands where typing is possible. */
  selection: TextRange;
  /** Which end of a selection that `move` has extended goes on moving. */
  caret?: number;
  /** The version after it. */
  version?: number;
  /** What the widget shows now; absent over 8,192 code units. */
  text?: string;
  /** The data without the template's literals; absent over 8,192 code units. */
  value?: string;
  /** The canonical form, of types that have one. */
  typed?: unknown;
  /** The smallest change from the client's view to `text`; absent where they agree. */
  patch?: TextPatch;
}

/** The final verdict and the status that it led to. */
export interface FieldValidateResult extends FieldStatus {
  /** The final verdict; false while a client's validator is out. */
  valid: boolean;
}

/** Which part of a list is asked for. */
export interface FieldChoicesParams {
  /** The field's id. */
  field: string;
  /** What is looked for, "" for all of the list; else what the field's text looks for. */
  query?: string;
  /** The rank of the first entry; else so that the chosen one is in the middle. */
  from?: number;
  /** How many entries at most. Default: `10`. */
  count?: number;
}

/** What final validation would say. */
export interface FieldCheckResult {
  /** The verdict. */
  valid: boolean;
  /** True: only the verdict of a client's validator is missing, which is not asked. */
  pending?: boolean;
  /** Its diagnostics. */
  diagnostics: Diagnostic[];
}

/** What the user did beside the text. */
export interface FieldActionParams {
  /** The field's id. */
  field: string;
  /** What was done. */
  action: FieldAction;
  /** Which entry of the list, from 0, for `pick`; which item of the text for `remove`. */
  index?: number;
}

/** Which fields to list. */
export interface FieldListParams {
  /** Only this form's; absent: all. */
  form?: string;
  /** Only this group's. */
  group?: string;
  /** Most entries of this page; over 10,000 counts as 10,000. Default: `10000`. */
  limit?: number;
  /** The last field of the page before. */
  after?: string;
}

/** A page of fields. */
export interface FieldListResult {
  /** In order of creation. */
  fields: FieldListEntry[];
}

/** A field in a list. */
export interface FieldListEntry {
  /** The field's id. */
  field: string;
  /** Its form. */
  form: string;
  /** Its group. */
  group?: string;
  /** Its type's name. */
  type: string;
  /** What its state says. */
  validity: Validity;
}

/** Diagnostics from outside. */
export interface FieldReportParams {
  /** The field's id. */
  field: string;
  /** The version they are about; a report about another version than the field's is dropped. */
  version?: number;
  /** Who reports; each report replaces its owner's earlier one. */
  owner: string;
  /** All of the owner's, [] for none. */
  diagnostics: ReportedDiagnostic[];
  /** They stay when the text changes. Default: `false`. */
  sticky?: boolean;
}

/** A diagnostic from outside. */
export interface ReportedDiagnostic {
  /** How grave it is. */
  severity: Severity;
  /** What it is, for programs. */
  code: string;
  /** What it is, for people. */
  message: string;
  /** Where in `text`; else all of it. */
  range?: TextRange;
}

/** When and by which rules a field is judged. */
export interface Validation {
  /** When a verdict reaches the state. Default: `["change","blur","commit"]`. */
  on?: ValidationMoment[];
  /** What a change does to an error that shows. Default: `"recheck"`. */
  afterError?: AfterError;
  /** While typing. */
  live?: LiveValidation;
  /** When editing ends, at commit, at validate and at submit. */
  final?: FinalValidation;
  /** Milliseconds that the client's validator may take; 0: nobody is asked. Default: `5000`. */
  clientTimeout?: number;
}

/** Validation while typing. */
export interface LiveValidation {
  /** Judged in order; the first error ends the chain. */
  rules?: Rule[];
  /** Milliseconds of quiet after the last change; 0, but 500 where `client` is true. */
  delay?: number;
  /** Asks the client's validator at the end of the chain. Default: `false`. */
  client?: boolean;
}

/** Validation when editing ends. */
export interface FinalValidation {
  /** Judged in order, behind the live ones; the first error ends the chain. */
  rules?: Rule[];
  /** Asks the client's validator at the end of the chain. Default: `false`. */
  client?: boolean;
}

/** A rule about one field's value. */
export interface Rule {
  /** The rule's name. */
  rule: string;
  /** What breaking it amounts to; only an error makes a field invalid. Default: `"error"`. */
  severity?: RuleSeverity;
  /** What is said when it is broken. */
  message?: string;
  /** The diagnostic's code; else the rule's own. */
  code?: string;
  /** When it holds. For the outermost rules of a field alone. Default: `true`. */
  when?: Condition | boolean;
  /** The rule's parameters: every other member. */
  [parameters: string]: unknown;
}

/** A number that is computed of those of other fields of the form, in exact decimals. */
export interface Total {
  /** The number of a field, by its id; `items[].amount`: of each row of a section, the local id behind the point. */
  field?: string;
  /** All of them together. */
  sum?: (Total | string)[];
  /** All of them times each other. */
  product?: (Total | string)[];
  /** How many rows the section of that name has. */
  count?: string;
  /** Beside `field`: what counts in place of a field that is empty. Else there is no total then. */
  otherwise?: number;
  /** What the number is multiplied by: `-1` takes it away from others, `0.19` is 19 % of it. */
  times?: number;
  /** What is added to it, behind `times`. */
  plus?: number;
  /** The least that it comes to then. */
  min?: number;
  /** The most that it comes to then. */
  max?: number;
}

/** What decides something of a field: a rule about another field of its form, or a boolean. */
export interface Condition {
  /** The name of a rule that names no field itself. Of `all`, `any` and `not`, `rules` are conditions. */
  rule?: string;
  /** The field whose value is to meet it; else that of the condition around it. */
  field?: string;
  /** Without a rule: whether it holds, whatever any field has. */
  holds?: boolean;
  /** The rule's parameters: every other member. */
  [parameters: string]: unknown;
}

/** One finding about a field's content. */
export interface Diagnostic {
  /** How grave it is. */
  severity: Severity;
  /** What it is, for programs. */
  code: string;
  /** What it is, for people. */
  message: string;
  /** Where in `text`. */
  range: TextRange;
  /** Who found it. */
  source: DiagnosticSource;
  /** What the message was made with: values by parameter. */
  data?: Record<string, unknown>;
}

/** A question to the client's validator. */
export interface ClientValidateParams {
  /** The field's id. */
  field: string;
  /** The field's tag, 0 where it has none. */
  tag: number;
  /** Whether typing goes on. */
  phase: ValidationPhase;
  /** The version of the text in question. */
  version: number;
  /** What the widget shows. */
  text: string;
  /** The data without the template's literals. */
  value: string;
  /** Of a path: what is asked of the file, which the client looks at. */
  file?: FileOptions;
}

/** What the client's validator found. */
export interface ValidatorVerdict {
  /** Whether the text passed. */
  outcome: ValidatorOutcome;
  /** What to tell the user of a failure; without one the helper stays as it is. */
  message?: string;
  /** How grave a failure is. Default: `1`. */
  severity?: Severity;
  /** What the failure is, for programs. */
  code?: string;
  /** Where in `text`; else all of it. */
  range?: TextRange;
}

/** A late verdict of the client's validator; dropped where the text has changed since. */
export interface FieldVerdictParams extends ValidatorVerdict {
  /** The field's id. */
  field: string;
  /** The version that was asked about. */
  version: number;
  /** The phase that was asked about. */
  phase: ValidationPhase;
}

/** What a field shows: the part that snapshots and notifications share. */
export interface FieldStatus {
  /** All that have reached the state, [] when there are none: errors first, then warnings, information, hints. */
  diagnostics: Diagnostic[];
  /** The state. */
  state: FieldState;
  /** The line below the field. */
  helper?: HelperLine;
  /** The counter. */
  counter?: CharacterCounter;
  /** How the widget looks, for clients that want it. */
  presentation?: Presentation;
  /** A line for people who look for a fault. */
  debug?: string;
}

/** A field's status after something changed; of `presentation` only the members that did. */
export interface FieldDiagnosticsParams {
  /** The field's id. */
  field: string;
  /** The version that this is about. */
  version: number;
  /** All that have reached the state, [] when there are none. */
  diagnostics: Diagnostic[];
  /** The state. */
  state: FieldState;
  /** The line below the field. */
  helper?: HelperLine;
  /** The counter. */
  counter?: CharacterCounter;
  /** What changed in the presentation since the last report. */
  presentation?: PresentationChanges;
  /** A line for people who look for a fault. */
  debug?: string;
  /** What it shows, of a field with a `total` that is no secret: no client knows it before. */
  text?: string;
}

/** A field's state. */
export interface FieldState {
  /** Where the field is in its life. */
  focus: FocusState;
  /** The truth about the text, whatever shows of it. */
  content: ContentState;
  /** The verdict that shows. */
  validity: Validity;
  /** Takes focus and edits. */
  enabled: boolean;
  /** Was left at least once, or submitted. */
  touched: boolean;
  /** The value is another than the initial one. */
  dirty: boolean;
  /** The state in the appearance's own words. */
  appearance: string;
  /** True: no widget shows the field, as its `shown` has it. Absent where it shows. */
  hidden?: boolean;
}

/** The line below a field. */
export interface HelperLine {
  /** What it says. */
  text: string;
  /** What it is. */
  kind: HelperKind;
}

/** A field's counter, in the field's length unit. */
export interface CharacterCounter {
  /** Characters of the value. */
  count: number;
  /** Most characters. */
  max?: number;
  /** How many more fit; negative over the limit. */
  remaining?: number;
  /** What the counter shows. */
  text: string;
  /** The value is over the limit. */
  overflow: boolean;
}

/** How a widget looks. */
export interface Presentation {
  /** The label. */
  label: LabelPresentation;
  /** The placeholder, when it shows. */
  placeholder?: string;
  /** The template, of types that have one. */
  template?: TemplatePresentation;
  /** The clear button shows. */
  clearButton: boolean;
  /** The icon before the text. */
  leadingIcon?: string;
  /** The icon behind the text. */
  trailingIcon?: string;
  /** The text is hidden; false also while the user has a secret shown. */
  secure: boolean;
  /** What shows in place of a hidden text. */
  masked?: string;
  /** A badge, such as a card's network or a password's strength. */
  badge?: Badge;
  /** What the Return key does. */
  returnKey: ReturnKey;
  /** Kind of keyboard. */
  keyboard: string;
  /** The widget's frame. */
  style: string;
  /** The widget has padding at its sides. */
  horizontalPadding: boolean;
  /** Layout priority. */
  priority: number;
  /** Width of the longest usual text, in characters. */
  minimumWidth: number;
  /** Lines of text. */
  lines: number;
  /** True: the text may have line breaks. */
  multiline?: boolean;
  /** True: the text can be read and selected, not changed. */
  readOnly?: boolean;
  /** What to draw; absent: a line or lines of text. */
  control?: ControlKind;
  /** Of a checkbox: whether it is. */
  checked?: boolean;
  /** Of a rating or slider. */
  scale?: ScalePresentation;
  /** Of a path: what is asked of the file. */
  file?: FileOptions;
  /** Of a text that lists several: the sign between them. */
  separator?: string;
  /** The labels of a list of at most 100 entries: the field's own, else its type's. */
  choices?: string[];
  /**
   * Ten entries of what is chosen from: those that the text finds, or those around the chosen one. Not of secrets and
   * checkboxes.
   */
  list?: ListWindow;
  /**
   * The characters that may come next at the caret, as a bracket expression of at most 256 bytes; `[]` when none may,
   * absent when any may. In snapshots, and in notifications where asked for.
   */
  allowed?: string;
  /** HTML's autocomplete tokens, such as `cc-number` or `shipping postal-code`. */
  autofill?: string;
  /** A keyboard may correct what is typed. */
  autocorrect: boolean;
  /** What a keyboard capitalises. */
  capitalize: string;
  /** Month, day, year and the like, for widgets with spin parts; each `item` of several. */
  segments?: TextSegment[];
  /** What `step` would do; absent where nothing can be stepped. */
  stepping?: SteppingPresentation;
  /** Of a date: with which day the weeks of a calendar begin in its locale, 1 for Monday to 7 for Sunday. */
  firstDay?: number;
  /** What a screen reader says. */
  accessibility: AccessibilityPresentation;
}

/** The members of a presentation that changed since the last report; null: gone. */
export type PresentationChanges = { [Name in keyof Presentation]?: Presentation[Name] | null };

/** A part of a list as it shows when it is open: what is found, best first. */
export interface ListWindow {
  /** Entries of the whole list. */
  count: number;
  /** Entries that are found; all where nothing is looked for. */
  found: number;
  /** How many of those are before the first that is here. */
  from: number;
  /** The entries from there on. */
  entries: ListEntry[];
  /** The `index` of the entry to mark: the chosen one, else the first of those found that can be chosen. */
  active?: number;
}

/** An entry of a list. */
export interface ListEntry {
  /** Its place in the whole list, from 0: the `index` of `pick`. */
  index: number;
  /** What shows. */
  label: string;
  /** What is chosen, where that is not the label. */
  value?: unknown;
  /** A line below the label. */
  description?: string;
  /** The heading that it stands under. */
  group?: string;
  /** True: it can't be chosen. */
  disabled?: boolean;
  /** True: the field holds it. */
  selected?: boolean;
}

/** The ends of a rating or slider, as decimal numbers. */
export interface ScalePresentation {
  /** The least number. */
  min: string;
  /** The greatest number. */
  max: string;
  /** How far numbers are apart. */
  step: string;
}

/** What is asked of a file. */
export interface FileOptions {
  /** What the path is to lead to. */
  kind: FileKind;
  /** Endings of names such as `.pdf` and media types such as `image/*`, of which one is to fit; absent: any. */
  accept?: string[];
  /** The most bytes. */
  maxSize?: number;
  /** It must be there. */
  exists: boolean;
}

/** Which arrow keys and spin buttons do something. */
export interface SteppingPresentation {
  /** There is a greater number, or a next choice. */
  increment: boolean;
  /** There is a smaller number, or a choice before. */
  decrement: boolean;
}

/** How the label shows. */
export interface LabelPresentation {
  /** What it says. */
  text: string;
  /** It is above the text, not in its place. */
  floating: boolean;
  /** It carries a mark that the field is required. */
  required: boolean;
}

/** A template with what is filled of it. */
export interface TemplatePresentation {
  /** The whole template, the text first. */
  text: string;
  /** Offset behind which all is still to be filled in. */
  filled: number;
}

/** A badge beside the text. */
export interface Badge {
  /** What it says. */
  text: string;
  /** What it is about, such as `network` or `strength`. */
  kind: string;
  /** A rank, where the kind has one: strength is 0 to 4. */
  level?: number;
}

/** A part of the text: what it means, and how much of it is there. */
export interface TextSegment {
  /** Where in `text`. */
  range: TextRange;
  /** What it is, such as `month`. */
  kind: string;
  /** How much of it is there. */
  state: PartState;
  /**
   * Where the placeholders begin for what is missing of it; absent where nothing of it is missing before a part that is
   * there.
   */
  gap?: number;
  /** True: the caret, or all of the selection, is in it. */
  active?: boolean;
  /** Where it is active and says one of at most 50 words: these, as they show in place of `range`. */
  choices?: string[];
}

/** What a screen reader says. */
export interface AccessibilityPresentation {
  /** The field's name. */
  label: string;
  /** What there is to do or to mend. */
  hint?: string;
  /** The field can be used. */
  enabled: boolean;
}

/** What happened to a field. */
export interface FieldEventParams {
  /** The field's id. */
  field: string;
  /** The field's tag, 0 where it has none. */
  tag: number;
  /** What happened. */
  event: FieldEventKind;
}

/** A group's standing. */
export interface GroupStatusParams {
  /** The form's name. */
  form: string;
  /** The group's name. */
  group: string;
  /** What `group/verify` would say. */
  valid: boolean;
  /** How many enabled fields it has. */
  fields: number;
  /** How many of them are not valid. */
  invalid: number;
  /** How many of them wait for a client's validator. */
  pending: number;
}

/** A form's standing. */
export interface FormStatusParams {
  /** The form's name. */
  form: string;
  /** What `form/submit` would say. */
  valid: boolean;
  /** How many enabled fields are not valid. */
  invalid: number;
  /** How many wait for a client's validator. */
  pending: number;
  /** Whether each group that changed is valid. */
  groups: Record<string, boolean>;
  /** The page that the form is on, where it has pages. */
  page?: string;
  /** How each page that changed stands, where the form has pages. */
  pages?: PageStatus[];
}

/** How a page stands: its fields, and those that are on no page. */
export interface PageStatus {
  /** The page's name. */
  page: string;
  /** What stands above it; told by `form/open`. */
  title?: string;
  /** What leaving it forwards would find. */
  valid: boolean;
  /** How many of its enabled fields are not valid. */
  invalid: number;
  /** How many wait for a client's validator. */
  pending: number;
  /** False: the page is left out, as its `shown` has it, or as none of its fields shows. Absent where it shows. */
  shown?: boolean;
}

/** Which form is meant. */
export interface FormParams {
  /** The form's name. */
  form: string;
}

/** A form's set-up. */
export interface FormOpenParams {
  /** The form's name. */
  form: string;
  /** The groups that are monitored; none given: all. */
  groups?: string[];
  /**
   * Ids of fields in the order of the Return key, and names of sections, which stand for all of their rows; fields that
   * are not named follow in order of creation, and then sections.
   */
  order?: string[];
  /** The pages in their order, in place of those that there were; [] for none. */
  pages?: Page[];
  /** The sections that repeat; a form takes them once. */
  sections?: Section[];
  /** Types that are defined first, as by `type/define`. */
  types?: TypeDefinition[];
  /** Fields that are made in the form, as by `field/create`. None replaces another. */
  fields?: FieldCreateParams[];
  /** Rules between fields: all those of each group that is named here, as by `group/define`. */
  rules?: FormRule[];
  /** A JSON Schema whose form is opened, in place of types, fields, rules, pages, sections and an order. */
  schema?: unknown;
  /**
   * BCP 47 tag of the language of the messages of fields that are made in the form from now on, and of their numbers
   * and words where their types name none; "": the connection's.
   */
  locale?: string;
  /** The answer has what buttons and marks say in the form's language. Default: `false`. */
  words?: boolean;
  /** The form's fields are debugged; else as the connection says. */
  debug?: boolean;
}

/** An open form, and how it stands. */
export interface FormOpenResult {
  /** The form's name. */
  form: string;
  /** What `form/submit` would say. */
  valid: boolean;
  /** How many enabled fields are not valid. */
  invalid: number;
  /** How many wait for a client's validator. */
  pending: number;
  /** Whether each group is valid: those that are monitored, all where none is. */
  groups: Record<string, boolean>;
  /** The page that the form is on, where it has pages. */
  page?: string;
  /** How each page stands, where the form has pages. */
  pages?: PageStatus[];
  /** The sections that repeat, where the form has any. */
  sections?: SectionStatus[];
  /** The fields of `fields`, each as `field/create` tells it. */
  fields?: FieldSnapshot[];
  /** What buttons and marks say in the form's language, as `locale/words` tells it; where it was asked for. */
  words?: Record<string, string>;
  /** The form that `schema` became, as a form file. */
  imported?: unknown;
  /** What the form does not say of `schema`; [] where it says all. */
  unsaid?: SchemaOmission[];
}

/** What a form does not say of a JSON Schema. */
export interface SchemaOmission {
  /** A JSON pointer to it. */
  pointer: string;
  /** Why not. */
  reason: string;
}

/** A rule between fields, with its group. */
export interface FormRule extends GroupRule {
  /** The group's name. Default: `""`. */
  group?: string;
}

/** A page of a form. What is on no page belongs to all of them. */
export interface Page {
  /** The page's name. */
  page: string;
  /** What stands above it. */
  title?: string;
  /** The groups whose fields are on it. */
  groups?: string[];
  /** Ids of fields that are on it, whatever page their group is on. */
  fields?: string[];
  /** False: it is left out when pages are turned, and none of its fields shows. Default: `true`. */
  shown?: Condition | boolean;
  /** When it may be left forwards. Default: `"valid"`. */
  leave?: PageLeave;
}

/**
 * A section that repeats: the fields of which each row has one. The field `amount` of row 3 of the section `items` is
 * `items[3].amount`.
 */
export interface Section {
  /** The section's name, without `[` and `]`. */
  section: string;
  /** What stands above it. */
  title?: string;
  /** The fields of a row, in order. */
  fields: SectionField[];
  /** Fewest rows; they are there from the start. Default: `0`. */
  least?: number;
  /** Most rows; else as many as the limit `maxRows` allows. */
  most?: number;
  /** Fields, by their ids in the row, that have another value in each row, where they have one. */
  unique?: string[];
  /** Rules between the fields of a row, and others of the form. */
  rules?: GroupRule[];
  /** The group of its fields that name none. */
  group?: string;
  /** The page that it is on; else that of its group. */
  page?: string;
}

/**
 * A field that each row of a section has. Where its rules name another field of the same row, they write its id with a
 * point before it: `.amount`.
 */
export interface SectionField extends FieldOptions {
  /** The field's id in its row. */
  field: string;
}

/** A section that repeats, as it is. */
export interface SectionStatus {
  /** The section's name. */
  section: string;
  /** What stands above it. */
  title?: string;
  /** The numbers of its rows, in order. */
  rows: number[];
  /** The fields that this message made, row by row. */
  fields?: FieldSnapshot[];
}

/** To which page a form turns. */
export interface FormPageParams {
  /** The form's name. */
  form: string;
  /** The way to turn. */
  to?: PageTurn;
  /** The page's name. One that comes later is reached page by page, and only as far as the pages may be left. */
  page?: string;
}

/** Where a form is now. */
export interface FormPageResult {
  /** The page that the form is on. */
  page: string;
  /** It is another than before. */
  moved: boolean;
  /** The first invalid field of a page that could not be left. */
  first?: string;
  /** Ids of that page's fields that are not valid, at most 10,000. */
  invalid: string[];
  /** Ids of that page's fields that wait for a client's validator, at most 10,000. */
  pending: string[];
  /** What now shows in each field whose text the final validation changed; not of secure fields. */
  changed?: Record<string, SubmittedText>;
}

/** A new row. */
export interface SectionAddParams {
  /** The form's name. Default: `""`. */
  form?: string;
  /** The section's name. */
  section: string;
  /** The index that the row has then; else it is the last. */
  at?: number;
  /** Texts of its fields, by their ids in the row, in place of what the section gives them. */
  texts?: Record<string, string>;
}

/** A new row, with its fields. */
export interface SectionAddResult {
  /** The row's number, which no other row of the section gets. */
  row: number;
  /** Its index among the rows. */
  at: number;
  /** The numbers of all rows, in order. */
  rows: number[];
  /** Its fields, each as `field/create` tells it. */
  fields: FieldSnapshot[];
}

/** Which row is meant. */
export interface SectionRowParams {
  /** The form's name. Default: `""`. */
  form?: string;
  /** The section's name. */
  section: string;
  /** The row's number. */
  row: number;
}

/** What was removed: with `at` and `texts`, `section/add` makes such a row again. */
export interface SectionRemoveResult {
  /** The index that it had. */
  at: number;
  /** The numbers of the rows that are left, in order. */
  rows: number[];
  /** The texts of its fields, by their ids in the row; those of secure fields and of totals are left out. */
  texts: Record<string, string>;
}

/** Which row goes where. */
export interface SectionMoveParams {
  /** The form's name. Default: `""`. */
  form?: string;
  /** The section's name. */
  section: string;
  /** The row's number. */
  row: number;
  /** The index that it has then. */
  to: number;
}

/** The rows in their new order. */
export interface SectionMoveResult {
  /** The numbers of all rows, in order. */
  rows: number[];
}

/** What closing a form removed. */
export interface FormCloseResult {
  /** How many fields. */
  disposed: number;
}

/** Which form is to be submitted. */
export interface FormSubmitParams {
  /** The form's name. */
  form: string;
  /** The contents of secure fields are wanted too. Default: `false`. */
  secure?: boolean;
  /** The answer comes when no field waits for a client's validator any more. Default: `false`. */
  wait?: boolean;
}

/** What a form comes to. The contents are there where the form is valid. */
export interface FormSubmitResult {
  /** Every enabled field is valid. */
  valid: boolean;
  /** The first invalid field, in the form's order. */
  first?: string;
  /** The page that the first invalid field is on; absent where it is on none. */
  page?: string;
  /** Ids of the fields that are not valid. */
  invalid: string[];
  /** Ids of the fields that wait for a client's validator. */
  pending: string[];
  /** Each field's value. */
  values?: Record<string, string>;
  /** Each field's text. */
  texts?: Record<string, string>;
  /** The canonical form of each field that has one. */
  typed?: Record<string, unknown>;
  /** The numbers of each section's rows, in order, where the form has sections. */
  sections?: Record<string, number[]>;
  /** What now shows in each field whose text the submit changed; those of secure fields only with `secure: true`. */
  changed?: Record<string, SubmittedText>;
}

/** What shows in a field whose editing a submit has ended. */
export interface SubmittedText {
  /** The text. */
  text: string;
  /** Its version. */
  version: number;
  /** The selection in it. */
  selection: TextRange;
}

/** Which groups are meant. */
export interface GroupVerifyParams {
  /** The form's name. Default: `""`. */
  form?: string;
  /** The group's name; absent: every monitored group, or all where none is monitored. */
  group?: string;
}

/** What final validation of the groups would say. */
export interface GroupVerifyResult {
  /** All are valid; an empty or unknown group is. */
  valid: boolean;
  /** How many enabled fields they have. */
  fields: number;
  /** Ids of the fields that are not valid, at most 10,000. */
  invalid: string[];
  /** Ids of the fields that wait for a client's validator, at most 10,000. */
  pending: string[];
  /** Whether each is valid, where no `group` was named. */
  groups?: Record<string, boolean>;
  /** True: there are more ids than 10,000. */
  truncated?: boolean;
}

/** Which group is meant. */
export interface GroupParams {
  /** The form's name. Default: `""`. */
  form?: string;
  /** The group's name; its case counts. */
  group: string;
}

/** A group's size. */
export interface GroupCountResult {
  /** How many enabled fields it has. */
  fields: number;
}

/** A group's rules. */
export interface GroupDefineParams {
  /** The form's name. Default: `""`. */
  form?: string;
  /** The group's name; its case counts. */
  group: string;
  /** All its rules, [] for none. */
  rules: GroupRule[];
}

/** A rule between fields of one form; judged once all the fields it names are touched or show a verdict. */
export interface GroupRule {
  /** What must hold. */
  rule: GroupRuleKind;
  /** Ids of the fields, in order. */
  fields: string[];
  /** What is said when it is broken. */
  message?: string;
  /** The field that shows the diagnostic; else the last one named. */
  on?: string;
}

/** A group's fields in detail. */
export interface GroupDebugResult {
  /** In order of creation. */
  fields: GroupDebugEntry[];
}

/** A field in detail. */
export interface GroupDebugEntry {
  /** The field's id. */
  field: string;
  /** Its type's name. */
  type: string;
  /** Its text; a secure field's is left out. */
  text?: string;
  /** Its state. */
  state: FieldState;
  /** What has reached its state. */
  diagnostics: Diagnostic[];
}

/** The types that fields can have. */
export interface TypeListResult {
  /** The built-in ones, then the client's own in the order of their definition. */
  types: TypeSummary[];
}

/** A type in a list. */
export interface TypeSummary {
  /** The type's name. */
  name: string;
  /** What it is for. */
  description: string;
  /** Its template, where it has a fixed one. */
  template?: string;
  /** Its parameters. */
  params: TypeParameter[];
}

/** A parameter of a type. */
export interface TypeParameter {
  /** The parameter's name. */
  name: string;
  /** What it takes, such as `integer`, `string`, `boolean`, `string[]`. */
  kind: string;
  /** What it says. */
  meaning: string;
  /** What counts where it is not given. */
  default?: unknown;
  /** It must be given. */
  required: boolean;
}

/** What is judged. */
export interface TypeCheckParams {
  /** A column for each type; they may differ in length. */
  columns: CheckColumn[];
  /** True: `columns` is left out of the answer. Default: `false`. */
  findingsOnly?: boolean;
}

/** Texts, and the field that judges them: its options as in `field/create`, without a content. */
export interface CheckColumn extends FieldOptions {
  /** The texts, each read as the initial `text` of a field. */
  texts: string[];
}

/** Which rows are judged. */
export interface FormCheckParams {
  /** The form's name. */
  form: string;
  /**
   * The ids of the fields that have a column, each once. The form's other fields are judged with each row as they
   * stand.
   */
  fields: string[];
  /** For each row a text for each of `fields`, read as a field's initial `text`. */
  rows: string[][];
  /** True: `columns` is left out of the answer. Default: `false`. */
  findingsOnly?: boolean;
}

/** What final validation says of many texts. */
export interface CheckResult {
  /** No row is invalid, and no verdict of a client's validator is missing. */
  valid: boolean;
  /** The rows with an error, or with a text of which nothing could be read, from 0, in order. */
  invalid: number[];
  /** What there is to say, in order of rows and then of columns. A text of which nothing is said is valid. */
  findings: CheckFinding[];
  /** What became of the texts, column by column. */
  columns?: CheckedColumn[];
}

/** What there is to say of one text. */
export interface CheckFinding {
  /** Its row, from 0. */
  row: number;
  /** Its column, from 0; absent for a field that has none. */
  column?: number;
  /** The field's id, of a form. */
  field?: string;
  /** True: only the verdict of a client's validator is missing, which is not asked. */
  pending?: boolean;
  /** What was left out of the text that was given, as in the answer to `field/create`. */
  dropped?: string;
  /** As `field/check` says them; ranges lie in the text as `columns` has it. */
  diagnostics: Diagnostic[];
}

/** A column as it was read. A secure one has no members. */
export interface CheckedColumn {
  /** The texts as a field shows them. */
  texts?: string[];
  /** Their canonical forms, null where there is none. */
  typed?: unknown[];
}

/** Which type is meant. */
export interface TypeDescribeParams {
  /** The type's name. */
  type: string;
}

/** A type's definition and parameters. */
export interface TypeDescription extends TypeDefinition {
  /** It is not the client's own. */
  builtIn: boolean;
  /** Its parameters. */
  params: TypeParameter[];
  /** The countries that it knows, by their codes of ISO 3166, where it goes by countries. */
  countries?: string[];
}

/** A declared type: what it takes, how it is written, and by which rules it is judged. */
export interface TypeDefinition {
  /** The type's name. */
  name: string;
  /** What it is for. */
  description: string;
  /** The type it starts from. */
  extends?: string;
  /** Those of the built-in type that it starts from. */
  parameters?: Record<string, unknown>;
  /** How the value is written; of several, short to long, the shortest that holds the value shows. */
  template?: string | string[];
  /** The class of characters that each slot of the template takes. */
  slots?: Record<string, string>;
  /** What the runs of a slot's name in the template are: parts, of which each keeps its own characters. */
  parts?: Record<string, TypePart>;
  /**
   * Brackets of the template are groups: `[…]` may be missing, and `{2,4}` behind a group or a character says how often
   * it comes. Default: `false`.
   */
  groups?: boolean;
  /** From which side the slots are filled. Default: `"left"`. */
  align?: SlotAlignment;
  /** What is done to the letters of a slot, before they are tested: "upper" or "lower". */
  cases?: Record<string, TextTransform>;
  /** The class of characters that may be typed. */
  allow?: string;
  /**
   * What becomes of white space at the ends of a text; else "keep" with a `pattern`, and without one as the type it
   * extends, or "trim".
   */
  blanks?: Blanks;
  /** What is done to a character before it is tested. Default: `"none"`. */
  transform?: TextTransform;
  /** A typed character replaces the one after the caret. Default: `false`. */
  overwrite?: boolean;
  /** Literals are written as soon as the slot before them is filled. Default: `false`. */
  eager?: boolean;
  /** Most characters of the value. */
  maxLength?: number;
  /** The language of the value: live as a viable prefix, final as a full match. */
  pattern?: string;
  /** Rules while typing. */
  live?: Rule[];
  /** Rules when editing ends. */
  final?: Rule[];
  /** What is written around and into the value when editing ends. */
  format?: TypeFormat;
  /** How the typed form comes from the value. */
  convert?: TypeConversion;
  /** Layout priority. */
  priority?: number;
  /** Kind of keyboard. */
  keyboard?: string;
  /** The text is a secret. Default: `false`. */
  secure?: boolean;
  /** The type's message catalogue: a text by diagnostic code. */
  messages?: Record<string, string>;
}

/** What a part of a template is: a number, one of several words, or characters of its slot's class. */
export interface TypePart {
  /** What it means, as `segments` tell it; else the slot's name. */
  kind?: string;
  /** The least number that it says. */
  minimum?: number;
  /** The greatest number that it says. */
  maximum?: number;
  /** Which zeros stand before a number; else "none" where it `varies`, "padded" where not. */
  zeros?: PartZeros;
  /** The words of which it is one. */
  words?: string[];
  /**
   * It may have fewer characters than the run has slots, one at least, and ends with its separator. Default: `false`.
   */
  varies?: boolean;
}

/** What is written around and into a value when editing ends. */
export interface TypeFormat {
  /** Digits behind the decimal sign. */
  fixedDecimals?: number;
  /** Text before the value. */
  prefix?: string;
  /** Text behind the value. */
  suffix?: string;
  /** BCP 47 tag of the language whose signs a number has; that of `initialize` by default. */
  locale?: string;
  /**
   * When the prefix and the suffix of a number show, and the literals before the first slot of a template. Default:
   * `"filled"`.
   */
  affixes?: AffixDisplay;
}

/** How the typed form comes from the value. */
export interface TypeConversion {
  /** The typed form of each value. */
  map?: Record<string, string>;
}

/** What is to be kept. */
export interface SessionSnapshotParams {
  /** Only this form; absent: all. */
  form?: string;
  /** The contents of secure fields are kept too. Default: `false`. */
  secure?: boolean;
}

/** What was kept. */
export interface SessionSnapshotResult {
  /** For `session/restore`, to be given back as it is. */
  snapshot: Record<string, unknown>;
}

/** What is to be brought back. */
export interface SessionRestoreParams {
  /** From `session/snapshot`. */
  snapshot: Record<string, unknown>;
  /** Fields that exist are replaced. Default: `false`. */
  replace?: boolean;
}

/** What was brought back. */
export interface SessionRestoreResult {
  /** How many fields. */
  fields: number;
}

/** What `session/snapshot` keeps. Offsets in it are UTF-8 offsets, whatever unit the client counts in. */
export interface SessionSnapshot {
  /** The version of this format: 1. */
  format: number;
  /** The contents of secure fields are in it. */
  secure?: boolean;
  /** How many ids the server has made up. */
  generated?: number;
  /** How many questions the server has asked the client. */
  asked?: number;
  /** How many forms there may be before those without fields that nobody opened are forgotten; absent: 64. */
  sweep?: number;
  /**
   * The client's own types: those that fields are of, and those that new fields can be of; each behind the one that it
   * extends.
   */
  types?: SnapshotType[];
  /** The forms, by name. */
  forms?: SnapshotForm[];
  /** The fields, in order of creation. */
  fields?: SnapshotField[];
  /** Of all other members, for damage that nothing else would show. */
  checksum: string;
}

/** A type of the client's own. */
export interface SnapshotType {
  /** As it was defined. */
  definition: TypeDefinition;
  /** The client's own type that it extends, as it was then: its index in `types`. */
  base?: number;
  /**
   * Its place among the client's types; absent for one that was defined anew since, and that only fields are still of.
   */
  place?: number;
  /** Of all other members, for damage that nothing else would show. */
  checksum: string;
}

/** A form and what its client was told of it. */
export interface SnapshotForm {
  /** Its name. */
  form: string;
  /** It was opened by name. */
  opened?: boolean;
  /** Whether its fields have debug lines; absent: as the connection has it. */
  debug?: boolean;
  /** The locale of its messages and numbers; absent: the connection's. */
  locale?: string;
  /** The groups whose status is told; absent: all. */
  monitored?: string[];
  /** The order of its fields for Return. */
  order?: string[];
  /** The names in that order under which it has had no field yet. */
  awaited?: string[];
  /** What `form/status` told last; absent: how its fields stand. */
  told?: SnapshotTold;
  /** Its groups, by name. */
  groups?: SnapshotGroup[];
  /** The rules between its fields, in order of definition. */
  rules?: SnapshotGroupRules[];
  /** Its pages, in order. */
  pages?: SnapshotPage[];
  /** The page that it is on; absent: the first. */
  page?: string;
  /** The page that it was on by what was told last, where that is another. */
  toldPage?: string;
  /** What was told last of the fields that are on no page; absent: how they stand. */
  common?: SnapshotTold;
  /** Its sections, in order. */
  sections?: SnapshotSection[];
  /** Of all other members, for damage that nothing else would show. */
  checksum: string;
}

/** A page and what its client was told of it. */
export interface SnapshotPage {
  /** As in `form/open`. */
  definition: Page;
  /** What `form/status` told last of its own fields; absent: how they stand. */
  told?: SnapshotTold;
  /** True: `form/status` told last that it does not show. */
  hidden?: boolean;
}

/** A section and its rows, whose fields are among those of the snapshot. */
export interface SnapshotSection {
  /** As in `form/open`. */
  definition: Section;
  /** The numbers of its rows, in order. */
  rows?: number[];
  /** The greatest number that a row was given. */
  last?: number;
}

/** A group and what its client was told of it. */
export interface SnapshotGroup {
  /** Its name. */
  group: string;
  /** What `group/status` told last; absent: how its fields stand. */
  told?: SnapshotTold;
  /** Whether it was valid when `form/status` last spoke of it. */
  valid?: boolean;
  /** Whether it is valid, where `form/status` has not told that yet. */
  news?: boolean;
}

/** The rules between fields that a group was given. */
export interface SnapshotGroupRules {
  /** The group's name. */
  group: string;
  /** As in `group/define`. */
  rules: GroupRule[];
}

/** The counts of a form or group that a client was told last. */
export interface SnapshotTold {
  /** How many fields count. */
  fields?: number;
  /** How many of them are invalid. */
  invalid?: number;
  /** How many of them wait for a verdict. */
  pending?: number;
  /** It was told in the last 100 milliseconds, so that the next has to wait for as long. */
  recent?: boolean;
  /** One waits to be told; its place among all of them. */
  waiting?: number;
}

/** A field: what it is by definition, and its state. What is absent is as in a field that nobody has touched. */
export interface SnapshotField {
  /** Its id. */
  field: string;
  /** As in `field/create`, without a content. */
  definition: FieldOptions;
  /** Where its type is one of the client's own: the index in `types`. */
  declared?: number;
  /** Return leads to another field, as its client was last told. */
  hasNext?: boolean;
  /** The version of the text. Absent: 1. */
  version?: number;
  /** Value, text and selection. */
  content: SnapshotContent;
  /** The value by which it is dirty; absent: the value, it is not. */
  initial?: string;
  /** It has the focus. */
  focused?: boolean;
  /** It had the focus before. */
  entered?: boolean;
  /** It was left, or submitted. */
  touched?: boolean;
  /** The content before an input method began to mark text. */
  composition?: SnapshotContent;
  /** What can be undone, the last unit last. */
  undo?: SnapshotUnit[];
  /** What can be redone, the next content last. */
  redo?: SnapshotContent[];
  /** Where the last unit left the caret; absent where the next edit is a unit of its own. */
  run?: SnapshotRange;
  /** All that was typed in the run, where it began with nothing in a type that is made of parts. */
  keys?: string;
  /** Some of that was refused. */
  refused?: boolean;
  /** What happened since the version that the client last took. */
  edits?: SnapshotEdit[];
  /** The verdict that reached the state; absent: unknown. */
  validity?: Validity;
  /** In which phase it was given; absent: live. */
  phase?: ValidationPhase;
  /** What shows, errors first. */
  findings?: SnapshotFinding[];
  /** The verdict had something to check. */
  success?: boolean;
  /** The question to the client's validator that is out. */
  question?: SnapshotQuestion;
  /** What the client's validator said of the text. */
  verdict?: SnapshotVerdict;
  /** What others reported. */
  reports?: SnapshotReport[];
  /** Its own error. */
  error?: string;
  /** The state that it was set to, until the next verdict. */
  word?: string;
  /** The truth about the text; absent: empty. */
  state?: ContentState;
  /** Final validation would not take the text. */
  unacceptable?: boolean;
  /** Live validation waits for quiet; its place among all that waits. */
  waiting?: number;
  /** Its secret is shown for now. */
  revealed?: boolean;
  /** What happened to its state while it was debugged, oldest first. */
  log?: SnapshotTransition[];
  /** Of all other members, for damage that nothing else would show. */
  checksum: string;
}

/** A stretch of a text, in UTF-8. */
export interface SnapshotRange {
  /** Where it begins. */
  start: number;
  /** Where it ends; absent: with the text. */
  end?: number;
}

/** What is to be said of how a text from elsewhere was read, until it is edited. */
export interface SnapshotRemark {
  /** What it is about. */
  kind: SnapshotRemarkKind;
  /** How much the value differs from the text. */
  weight: SnapshotRemarkWeight;
  /** What was left out, or how the text was read. */
  text: string;
}

/** What a field holds, or held. */
export interface SnapshotContent {
  /** The value; absent: empty. */
  value?: string;
  /** The text, where it is not the value as its type shows it, because an input method is at work. */
  text?: string;
  /** The selection; absent: a caret at the end. */
  selection?: SnapshotRange;
  /** The literals at the end show because editing had ended. */
  finished?: boolean;
  /** So many literals at the end show because they were typed. */
  literals?: number;
  /** Typing them put a zero before the last digit. */
  padded?: boolean;
  /**
   * The cells with a zero that the server put there; of a number, the bits of how much of its prefix was typed; of a
   * template, those of how much before its first slot was typed again.
   */
  zeros?: number[];
  /** What is to be said of how the value was read. */
  remark?: SnapshotRemark;
}

/** A unit of editing that can be undone. */
export interface SnapshotUnit {
  /** The content that undoing it brings back. */
  before: SnapshotContent;
  /** What of editing it is. */
  kind: SnapshotUnitKind;
}

/** A change of the text that its client may not have seen. */
export interface SnapshotEdit {
  /** The version before. */
  from: number;
  /** The content before. */
  before: SnapshotContent;
  /** The client's own edit; absent for what anything else did. */
  sent?: SnapshotSent;
  /** The value after; absent: empty. */
  after?: string;
  /** The selection was moved after it. */
  moved?: boolean;
  /** What the client has selected in its own view since. */
  selected?: SnapshotRange;
}

/** An edit as its client made it, in its own view. */
export interface SnapshotSent {
  /** What was replaced. */
  range: SnapshotRange;
  /** By what; absent: nothing. */
  inserted?: string;
  /** The widget's selection after it. */
  selection?: SnapshotRange;
}

/** A finding that shows. */
export interface SnapshotFinding {
  /** How grave it is. */
  severity: Severity;
  /** What it is, for programs. */
  code: string;
  /** Who found it. */
  source: DiagnosticSource;
  /** Where in the value; absent: all of it. */
  range?: SnapshotRange;
  /** Where in the text, if its finder spoke of that. */
  textRange?: SnapshotRange;
  /** What its message is made with. */
  data?: Record<string, unknown>;
  /** Its own message. */
  message?: string;
  /** The message's name in the catalogue, where it is not the code. */
  sentence?: string;
}

/** What in a snapshot can't be restored. */
export interface SnapshotInvalidData {
  /** The member of the snapshot, such as `fields[3].content.selection`; `snapshot` for the whole. */
  path: string;
  /** What is wrong with it, for people. */
  reason: string;
}

/** A question to the client's validator that is out. */
export interface SnapshotQuestion {
  /** The request's id. */
  id: number;
  /** The version that the client was asked about. */
  version: number;
  /** The phase that it was asked about. */
  asked: ValidationPhase;
  /** The phase that the verdict will be part of. */
  phase: ValidationPhase;
  /** The client has answered that its verdict comes as `field/verdict`. */
  later?: boolean;
  /** The place of its time-out among all that waits. */
  waiting?: number;
}

/** What the client's validator said of a text. */
export interface SnapshotVerdict {
  /** What is wrong; absent: nothing. */
  finding?: SnapshotFinding;
}

/** What somebody outside reported of a field. */
export interface SnapshotReport {
  /** Who. */
  owner: string;
  /** What was found. */
  findings: SnapshotFinding[];
  /** It stays when the text changes. */
  sticky?: boolean;
}

/** A change of a field's state. */
export interface SnapshotTransition {
  /** The version after it. */
  version: number;
  /** What caused it. */
  event: string;
  /** The state before. */
  from: string;
  /** The state after. */
  to: string;
  /** When, in milliseconds of the clock of the process in which it happened. */
  time: number;
}

/** Which member is not what it must be. */
export interface InvalidParamsData {
  /** The member, such as `range.start` or `validation.final.rules[0].pattern`; `params` for the whole. */
  path: string;
  /** What it must be. */
  expected: string;
  /** What it is. */
  found: string;
}

/** Why it can't be done now. */
export interface RequestFailedData {
  /** A word for programs, such as `no-validator`. */
  reason: string;
}

/** Which field is meant. */
export interface FieldErrorData {
  /** The field's id. */
  field: string;
}

/** The type that is unknown, and those that are known. */
export interface TypeNotFoundData {
  /** The name that was asked for. */
  type: string;
  /** The names of all types. */
  known: string[];
  /** The member that names it, where it lies inside another. */
  path?: string;
}

/** What in a definition can't be compiled. */
export interface InvalidDefinitionData {
  /** The member, such as `validation.final.rules[0].pattern`. */
  path: string;
  /** What is wrong with it, for people. */
  reason: string;
  /** Where in the member's text, in Unicode scalars. */
  offset?: number;
  /**
   * The members that no text can satisfy at once, in the smallest number that was found; that of `path` is the last
   * that is the client's.
   */
  contrary?: string[];
}

/** Which limit was met. */
export interface LimitExceededData {
  /** The limit's name in `initialize`'s answer. */
  limit: string;
  /** What it allows. */
  maximum: number;
  /** What was asked for. */
  found: number;
  /** The member of the definition that asked for it, where it is one pattern, class, template or list. */
  path?: string;
}

/** The codes of errors, by name. */
export const ErrorCode = {
  /**
   * The body is not JSON, or the frame can't be read; answered with id null, and the stream goes on with the next
   * frame.
   */
  ParseError: -32700,
  /**
   * JSON but no request (wrong `jsonrpc`, an id that is no integer or string); after `shutdown`, every request but
   * `exit`; a second `initialize`.
   */
  InvalidRequest: -32600,
  /** An unknown method of a request. An unknown notification is ignored, `$/…` ones silently. */
  MethodNotFound: -32601,
  /** A member of the wrong kind, outside its bounds, missing, or at odds with another. */
  InvalidParams: -32602,
  /** A defect of the server, which goes on. */
  InternalError: -32603,
  /** Any request but `initialize` before `initialize`. */
  ServerNotInitialized: -32002,
  /** The client took the request back by `$/cancelRequest` before it was done. */
  RequestCancelled: -32800,
  /** The edit's `range` overlaps a change that the client has not seen; the data is the field as it is. */
  ContentModified: -32801,
  /** Understood, but it can't be done now. */
  RequestFailed: -32803,
  /** No field of the connection has that id. */
  FieldNotFound: -32010,
  /** A field of the connection has that id already. */
  FieldExists: -32011,
  /** Neither a built-in type nor one of the client's own has that name. */
  TypeNotFound: -32012,
  /** A type, rule, pattern or template that can't be compiled. */
  InvalidDefinition: -32013,
  /** More was asked for than one of the limits in `initialize`'s answer allows. */
  LimitExceeded: -32014,
  /** An edit of a disabled, read-only or hidden field, or the focus or Return for a disabled or hidden one. */
  NotEditable: -32015,
  /** A snapshot that can't be restored; nothing was changed. */
  SnapshotInvalid: -32017,
} as const;
/** The name of an error. */
export type ErrorName = keyof typeof ErrorCode;

/** What errors say beside their message, by name. */
export interface ErrorData {
  InvalidParams: InvalidParamsData;
  ContentModified: FieldSnapshot;
  RequestFailed: RequestFailedData;
  FieldNotFound: FieldErrorData;
  FieldExists: FieldErrorData;
  TypeNotFound: TypeNotFoundData;
  InvalidDefinition: InvalidDefinitionData;
  LimitExceeded: LimitExceededData;
  SnapshotInvalid: SnapshotInvalidData;
}

/** Params of the server's notifications, by method. */
export interface ServerNotifications {
  "$/cancelRequest": CancelParams;
  "$/logTrace": LogTraceParams;
  "field/diagnostics": FieldDiagnosticsParams;
  "field/event": FieldEventParams;
  "group/status": GroupStatusParams;
  "form/status": FormStatusParams;
}

/** Params of the server's requests, by method. */
export interface ServerRequests {
  "client/validate": ClientValidateParams;
}
