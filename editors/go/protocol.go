// Code generated from protocol/model.json by `swift run ModelGenerator`. DO NOT EDIT.

package fieldclient

import (
	"encoding/json"
	"fmt"
)

// ProtocolVersion is the version of the protocol that the types are of.
const ProtocolVersion = "1.0"

// TraceValue: How much the server tells about its work.
type TraceValue string

// The values of TraceValue.
const (
	// Nothing.
	TraceValueOff TraceValue = "off"
	// A line a message.
	TraceValueMessages TraceValue = "messages"
	// The messages themselves too; secure text is left out.
	TraceValueVerbose TraceValue = "verbose"
)

// PositionEncoding: The unit that offsets count.
type PositionEncoding string

// The values of PositionEncoding.
const (
	// UTF-16 code units; what is used where nothing is agreed.
	PositionEncodingUtf16 PositionEncoding = "utf-16"
	// Bytes of UTF-8.
	PositionEncodingUtf8 PositionEncoding = "utf-8"
	// Unicode scalars.
	PositionEncodingUtf32 PositionEncoding = "utf-32"
)

// ChecksumAlgorithm: A system of check characters.
type ChecksumAlgorithm string

// The values of ChecksumAlgorithm.
const (
	// ISO/IEC 7812-1: every second digit from the end is doubled. With an alphabet of N characters,
	// Luhn mod N.
	ChecksumAlgorithmLuhn ChecksumAlgorithm = "luhn"
	// The same of digits and letters, a letter read as its two digits, 10 to 35 (ISO 6166).
	ChecksumAlgorithmLuhnLetters ChecksumAlgorithm = "luhnLetters"
	// Damm's, with the quasigroup of his thesis.
	ChecksumAlgorithmDamm ChecksumAlgorithm = "damm"
	// Verhoeff's, by the dihedral group of order 10.
	ChecksumAlgorithmVerhoeff ChecksumAlgorithm = "verhoeff"
	// ISO/IEC 7064: digits, one check character, 0 to 9 or X.
	ChecksumAlgorithmMod11Two ChecksumAlgorithm = "mod11_2"
	// ISO/IEC 7064: digits and letters, one check character, one of them or `*`.
	ChecksumAlgorithmMod37Two ChecksumAlgorithm = "mod37_2"
	// ISO/IEC 7064: digits, two check digits; a letter is read as its two, 10 to 35.
	ChecksumAlgorithmMod97Ten ChecksumAlgorithm = "mod97_10"
	// ISO/IEC 7064: letters, two check letters.
	ChecksumAlgorithmMod661TwentySix ChecksumAlgorithm = "mod661_26"
	// ISO/IEC 7064: digits and letters, two check characters.
	ChecksumAlgorithmMod1271ThirtySix ChecksumAlgorithm = "mod1271_36"
	// ISO/IEC 7064, hybrid: digits, one check digit.
	ChecksumAlgorithmMod11Ten ChecksumAlgorithm = "mod11_10"
	// ISO/IEC 7064, hybrid: letters, one check letter.
	ChecksumAlgorithmMod27TwentySix ChecksumAlgorithm = "mod27_26"
	// ISO/IEC 7064, hybrid: digits and letters, one check character.
	ChecksumAlgorithmMod37ThirtySix ChecksumAlgorithm = "mod37_36"
	// A sum of weights times characters, and what it leaves when it is divided.
	ChecksumAlgorithmWeighted ChecksumAlgorithm = "weighted"
)

// ChecksumProducts: What of a product is added to a sum.
type ChecksumProducts string

// The values of ChecksumProducts.
const (
	// The product.
	ChecksumProductsWhole ChecksumProducts = "whole"
	// Its decimal digits.
	ChecksumProductsDigits ChecksumProducts = "digits"
)

// LengthUnit: What lengths count.
type LengthUnit string

// The values of LengthUnit.
const (
	// Extended grapheme clusters: what a user calls a character.
	LengthUnitCharacter LengthUnit = "character"
	// Unicode scalars.
	LengthUnitScalar LengthUnit = "scalar"
	// UTF-16 code units.
	LengthUnitUtf16 LengthUnit = "utf16"
	// Bytes of UTF-8.
	LengthUnitUtf8 LengthUnit = "utf8"
)

// Blanks: What becomes of white space at the ends of a text.
type Blanks string

// The values of Blanks.
const (
	// It goes when editing ends, and is not judged.
	BlanksTrim Blanks = "trim"
	// It counts.
	BlanksKeep Blanks = "keep"
)

// Overflow: What becomes of an edit over `maxLength`.
type Overflow string

// The values of Overflow.
const (
	// The whole edit is refused.
	OverflowReject Overflow = "reject"
	// What fits is taken.
	OverflowTruncate Overflow = "truncate"
	// All is taken, and judged `too-long`.
	OverflowAllow Overflow = "allow"
)

// HelperPolicy: How an error's message goes with the helper.
type HelperPolicy string

// The values of HelperPolicy.
const (
	// The message alone.
	HelperPolicyReplace HelperPolicy = "replace"
	// The helper, then the message.
	HelperPolicyAppend HelperPolicy = "append"
)

// FieldStyle: A widget's frame.
type FieldStyle string

// The values of FieldStyle.
const (
	// A line around it.
	FieldStyleOutlined FieldStyle = "outlined"
	// A filled ground.
	FieldStyleFilled FieldStyle = "filled"
)

// ClearButtonMode: When a clear button shows.
type ClearButtonMode string

// The values of ClearButtonMode.
const (
	// Not at all.
	ClearButtonModeNever ClearButtonMode = "never"
	// While the field is focused and has text.
	ClearButtonModeWhileEditing ClearButtonMode = "whileEditing"
	// While the field has text and is not focused.
	ClearButtonModeWhenFilled ClearButtonMode = "whenFilled"
	// While the field has text.
	ClearButtonModeWhileEditingOrFilled ClearButtonMode = "whileEditingOrFilled"
)

// Appearance: Whose words and defaults a field uses.
type Appearance string

// The values of Appearance.
const (
	// The protocol's own.
	AppearanceNative Appearance = "native"
	// Vitamin's text field.
	AppearanceVitamin Appearance = "vitamin"
	// Novum's input field.
	AppearanceNovum Appearance = "novum"
	// Fluent's text field.
	AppearanceFluent Appearance = "fluent"
	// TField.
	AppearanceTfield Appearance = "tfield"
	// The UnderLine text field.
	AppearanceUnderline Appearance = "underline"
)

// Deletion: What is deleted at the selection; a selection that is wider than a caret goes itself.
type Deletion string

// The values of Deletion.
const (
	// The character before the caret.
	DeletionBackward Deletion = "backward"
	// The character behind the caret.
	DeletionForward Deletion = "forward"
	// To the start of the word.
	DeletionWordBackward Deletion = "wordBackward"
	// To the end of the word.
	DeletionWordForward Deletion = "wordForward"
	// Everything.
	DeletionAll Deletion = "all"
)

// StepTarget: Which value beside its own a field gets.
type StepTarget string

// The values of StepTarget.
const (
	// The next greater number, the next choice.
	StepTargetIncrement StepTarget = "increment"
	// The next smaller number, the choice before.
	StepTargetDecrement StepTarget = "decrement"
	// The least number, the first choice.
	StepTargetMinimum StepTarget = "minimum"
	// The greatest number, the last choice.
	StepTargetMaximum StepTarget = "maximum"
)

// EditCause: Where an edit comes from.
type EditCause string

// The values of EditCause.
const (
	// Keys.
	EditCauseTyping EditCause = "typing"
	// The clipboard.
	EditCausePaste EditCause = "paste"
	// Dragged text.
	EditCauseDrop EditCause = "drop"
	// The system's memory; final formatting and validation follow where the field is not focused.
	EditCauseAutofill EditCause = "autofill"
	// The client itself; final formatting and validation follow where the field is not focused.
	EditCauseProgram EditCause = "program"
)

// RefusalReason: Why a character was not taken.
type RefusalReason string

// The values of RefusalReason.
const (
	// No slot is left for it, or no room within a length.
	RefusalReasonFull RefusalReason = "full"
	// A digit belongs there.
	RefusalReasonDigitExpected RefusalReason = "digit-expected"
	// A letter belongs there.
	RefusalReasonLetterExpected RefusalReason = "letter-expected"
	// The type takes none such, or not there, or what is behind it would not fit where it moves to.
	RefusalReasonNotAllowedHere RefusalReason = "not-allowed-here"
	// The client said no.
	RefusalReasonVetoed RefusalReason = "vetoed"
	// An input method is at work there.
	RefusalReasonComposing RefusalReason = "composing"
)

// FileKind: What a path is to lead to.
type FileKind string

// The values of FileKind.
const (
	// A file.
	FileKindFile FileKind = "file"
	// A folder.
	FileKindDirectory FileKind = "directory"
	// Either.
	FileKindAny FileKind = "any"
)

// ControlKind: What a widget draws a field as. The words are roles of ARIA and types of HTML's
// inputs.
type ControlKind string

// The values of ControlKind.
const (
	// A box that is checked or not, or a switch: yes and no.
	ControlKindCheckbox ControlKind = "checkbox"
	// A line with a list that opens, of which one is chosen.
	ControlKindCombobox ControlKind = "combobox"
	// A list of which several are chosen.
	ControlKindListbox ControlKind = "listbox"
	// A row of stars.
	ControlKindRating ControlKind = "rating"
	// A thumb between two ends.
	ControlKindSlider ControlKind = "slider"
	// A path with a button that opens the client's own dialog.
	ControlKindFile ControlKind = "file"
	// A line in which each item is a tag.
	ControlKindTags ControlKind = "tags"
)

// FieldAction: What a user does beside the text.
type FieldAction string

// The values of FieldAction.
const (
	// Tapped the icon before the text.
	FieldActionLeadingIcon FieldAction = "leadingIcon"
	// Tapped the icon behind the text.
	FieldActionTrailingIcon FieldAction = "trailingIcon"
	// Showed or hid a secret.
	FieldActionToggleSecure FieldAction = "toggleSecure"
	// Chose an entry of the list, or took it out of several.
	FieldActionPick FieldAction = "pick"
	// Turned yes into no, and all else into yes.
	FieldActionToggle FieldAction = "toggle"
	// Took an item out of several.
	FieldActionRemove FieldAction = "remove"
)

// ValidationMoment: When a verdict reaches the state.
type ValidationMoment string

// The values of ValidationMoment.
const (
	// When the field is focused.
	ValidationMomentFocus ValidationMoment = "focus"
	// After a change of text.
	ValidationMomentChange ValidationMoment = "change"
	// When the field is left.
	ValidationMomentBlur ValidationMoment = "blur"
	// At the Return key.
	ValidationMomentCommit ValidationMoment = "commit"
)

// AfterError: What a change does to an error that shows.
type AfterError string

// The values of AfterError.
const (
	// The phase that set it judges again at once.
	AfterErrorRecheck AfterError = "recheck"
	// It goes.
	AfterErrorClear AfterError = "clear"
	// It stays until the next final validation.
	AfterErrorKeep AfterError = "keep"
)

// ValidationPhase: A phase of validation.
type ValidationPhase string

// The values of ValidationPhase.
const (
	// Typing goes on: what could still become valid is no error.
	ValidationPhaseLive ValidationPhase = "live"
	// Editing has ended.
	ValidationPhaseFinal ValidationPhase = "final"
)

// ValidatorOutcome: What a client's validator found.
type ValidatorOutcome string

// The values of ValidatorOutcome.
const (
	// Nothing wrong.
	ValidatorOutcomeSuccess ValidatorOutcome = "success"
	// Something is wrong.
	ValidatorOutcomeFailure ValidatorOutcome = "failure"
)

// RuleSeverity: What breaking a rule amounts to.
type RuleSeverity string

// The values of RuleSeverity.
const (
	// The field is invalid, and the chain ends.
	RuleSeverityError RuleSeverity = "error"
	// The field is valid, the user is warned.
	RuleSeverityWarning RuleSeverity = "warning"
	// The user is told.
	RuleSeverityInfo RuleSeverity = "info"
)

// Severity: How grave a finding is, numbered as in the Language Server Protocol. Where the client
// says one, the word is taken as well as the number.
type Severity int

// The values of Severity.
const (
	// The content is invalid.
	SeverityError Severity = 1
	// The content is valid but doubtful.
	SeverityWarning Severity = 2
	// Good to know.
	SeverityInformation Severity = 3
	// A proposal.
	SeverityHint Severity = 4
)

// DiagnosticSource: Who found it.
type DiagnosticSource string

// The values of DiagnosticSource.
const (
	// The field's type.
	DiagnosticSourceType DiagnosticSource = "type"
	// A rule of the field.
	DiagnosticSourceRule DiagnosticSource = "rule"
	// The field is required and empty.
	DiagnosticSourceRequired DiagnosticSource = "required"
	// The client: its validator, its report or its error.
	DiagnosticSourceClient DiagnosticSource = "client"
	// A rule between fields.
	DiagnosticSourceGroup DiagnosticSource = "group"
	// The field's own length limits.
	DiagnosticSourceLimit DiagnosticSource = "limit"
)

// FocusState: Where a field is in its life.
type FocusState string

// The values of FocusState.
const (
	// Never focused, or left empty and not required.
	FocusStateIdle FocusState = "idle"
	// Has the keyboard.
	FocusStateFocused FocusState = "focused"
	// Was left.
	FocusStateInactive FocusState = "inactive"
)

// ContentState: The truth about a text.
type ContentState string

// The values of ContentState.
const (
	// There is none.
	ContentStateEmpty ContentState = "empty"
	// More typing can make it valid.
	ContentStatePartial ContentState = "partial"
	// The type and the rules accept it.
	ContentStateComplete ContentState = "complete"
	// No continuation can mend it.
	ContentStateImpossible ContentState = "impossible"
)

// Validity: The verdict that shows.
type Validity string

// The values of Validity.
const (
	// None yet.
	ValidityUnknown Validity = "unknown"
	// A client's validator is out.
	ValidityPending Validity = "pending"
	// Final validation accepts the text.
	ValidityValid Validity = "valid"
	// Accepted with a warning.
	ValidityWarning Validity = "warning"
	// There is an error.
	ValidityInvalid Validity = "invalid"
)

// HelperKind: What the line below a field is.
type HelperKind string

// The values of HelperKind.
const (
	// The field's own help.
	HelperKindHelper HelperKind = "helper"
	// An error's message.
	HelperKindError HelperKind = "error"
	// A warning's message.
	HelperKindWarning HelperKind = "warning"
)

// ReturnKey: What the Return key does.
type ReturnKey string

// The values of ReturnKey.
const (
	// Moves to the next field.
	ReturnKeyNext ReturnKey = "next"
	// Submits.
	ReturnKeyGo ReturnKey = "go"
)

// FieldEventKind: What happened to a field.
type FieldEventKind string

// The values of FieldEventKind.
const (
	// It was focused.
	FieldEventKindDidBeginEditing FieldEventKind = "didBeginEditing"
	// An edit changed its text.
	FieldEventKindEditingChanged FieldEventKind = "editingChanged"
	// It was left.
	FieldEventKindDidEndEditing FieldEventKind = "didEndEditing"
	// The Return key was pressed in it.
	FieldEventKindReturn FieldEventKind = "return"
	// One of its icons was tapped.
	FieldEventKindIconTapped FieldEventKind = "iconTapped"
	// The number of its helper lines changed.
	FieldEventKindLayout FieldEventKind = "layout"
)

// PageLeave: When a page may be left forwards.
type PageLeave string

// The values of PageLeave.
const (
	// When final validation of its fields finds nothing wrong, and waits for nothing.
	PageLeaveValid PageLeave = "valid"
	// At any time; nothing is judged.
	PageLeaveFree PageLeave = "free"
)

// PageTurn: A way to turn a page.
type PageTurn string

// The values of PageTurn.
const (
	// To the next page, where this one may be left.
	PageTurnNext PageTurn = "next"
	// To the page before.
	PageTurnPrevious PageTurn = "previous"
)

// GroupRuleKind: What must hold between fields.
type GroupRuleKind string

// The values of GroupRuleKind.
const (
	// All have the same value.
	GroupRuleKindEqual GroupRuleKind = "equal"
	// No two have the same value.
	GroupRuleKindDifferent GroupRuleKind = "different"
	// At least one is filled.
	GroupRuleKindAtLeastOne GroupRuleKind = "atLeastOne"
	// Exactly one is filled.
	GroupRuleKindExactlyOne GroupRuleKind = "exactlyOne"
	// All are filled, or none is.
	GroupRuleKindAllOrNone GroupRuleKind = "allOrNone"
	// Each is at least the one before.
	GroupRuleKindAscending GroupRuleKind = "ascending"
)

// TextTransform: What is done to a character before it is tested.
type TextTransform string

// The values of TextTransform.
const (
	// Nothing.
	TextTransformNone TextTransform = "none"
	// It becomes a capital.
	TextTransformUpper TextTransform = "upper"
	// It becomes a small letter.
	TextTransformLower TextTransform = "lower"
	// The first letter of a word becomes a capital.
	TextTransformCapitalize TextTransform = "capitalize"
)

// PartState: How much of a part of a text is there.
type PartState string

// The values of PartState.
const (
	// Nothing: its placeholder shows where something follows.
	PartStateEmpty PartState = "empty"
	// Something that can still become right.
	PartStatePartial PartState = "partial"
	// All of it.
	PartStateComplete PartState = "complete"
	// What is there can't be part of anything right, whatever stands in the others.
	PartStateWrong PartState = "wrong"
)

// CaretMove: Where a caret goes, as seen from where it is.
type CaretMove string

// The values of CaretMove.
const (
	// To the place before it where typing is possible; of a selection to its start.
	CaretMoveCharacterBackward CaretMove = "characterBackward"
	// To the place behind it; of a selection to its end.
	CaretMoveCharacterForward CaretMove = "characterForward"
	// To the start of the word; in a secret to the start of the text.
	CaretMoveWordBackward CaretMove = "wordBackward"
	// To the end of the word; in a secret to the end of the text.
	CaretMoveWordForward CaretMove = "wordForward"
	// To the start of the part, or of the one before; of other texts to the start.
	CaretMovePartBackward CaretMove = "partBackward"
	// To the start of the next part, or behind the last; of other texts to the end.
	CaretMovePartForward CaretMove = "partForward"
	// As far into the line above as it is in this one, counted in characters; in the first line to
	// its start.
	CaretMoveLineBackward CaretMove = "lineBackward"
	// The same with the line below; in the last line to its end.
	CaretMoveLineForward CaretMove = "lineForward"
	// To the start of the line.
	CaretMoveLineStart CaretMove = "lineStart"
	// To the end of the line.
	CaretMoveLineEnd CaretMove = "lineEnd"
	// To the start of the text.
	CaretMoveTextStart CaretMove = "textStart"
	// To the end of the text.
	CaretMoveTextEnd CaretMove = "textEnd"
)

// PartStep: Which part of a text is selected, as seen from the caret.
type PartStep string

// The values of PartStep.
const (
	// The one behind it; the last one where there is none.
	PartStepNext PartStep = "next"
	// The one before it; the first one where there is none.
	PartStepPrevious PartStep = "previous"
	// The first.
	PartStepFirst PartStep = "first"
	// The last.
	PartStepLast PartStep = "last"
	// The one that the caret is in.
	PartStepCurrent PartStep = "current"
)

// PartZeros: Which zeros stand before a number that is shorter than its part.
type PartZeros string

// The values of PartZeros.
const (
	// As many as there are places: `07`.
	PartZerosPadded PartZeros = "padded"
	// None; those that are typed go when the part is left: `7`.
	PartZerosDropped PartZeros = "dropped"
	// None, and none can be typed before a digit.
	PartZerosNone PartZeros = "none"
)

// AffixDisplay: When what stands around a value shows.
type AffixDisplay string

// The values of AffixDisplay.
const (
	// What is before it with its first character, what is behind it when editing ends.
	AffixDisplayFilled AffixDisplay = "filled"
	// While the field has the focus, or a value.
	AffixDisplayFocused AffixDisplay = "focused"
	// At any time.
	AffixDisplayAlways AffixDisplay = "always"
)

// SlotAlignment: From which side the slots of a template are filled.
type SlotAlignment string

// The values of SlotAlignment.
const (
	// From the left.
	SlotAlignmentLeft SlotAlignment = "left"
	// From the right: what is typed pushes in there, and a value of fewer characters has the last
	// slots.
	SlotAlignmentRight SlotAlignment = "right"
)

// InitializeParams: Who the client is, what it can do, and how it counts.
type InitializeParams struct {
	// The client's process: the server ends when it is gone. Null, absent or 0: none is watched.
	ProcessID *int `json:"processId,omitempty"`
	// The client's name, for traces.
	ClientInfo *ClientInfo `json:"clientInfo,omitempty"`
	// BCP 47 tag of the language of messages, and of the signs in numbers: those of `de-AT`, else
	// of `de`, else of `en`. Default: "en".
	Locale *string `json:"locale,omitempty"`
	// Units the client can count offsets in; the first that the server knows wins, unknown ones are
	// passed over. Default: ["utf-16"].
	PositionEncodings []string `json:"positionEncodings,omitzero"`
	// How much the server tells about its work. Default: "off".
	Trace TraceValue `json:"trace,omitempty"`
	// What the client can do and wants to be sent.
	Capabilities *ClientCapabilities `json:"capabilities,omitempty"`
	// The client's message catalogue: a text by diagnostic code.
	Messages map[string]string `json:"messages,omitzero"`
	// All fields are debugged: their statuses carry a debug line. Default: false.
	Debug *bool `json:"debug,omitempty"`
}

// ClientInfo: A client's name and version.
type ClientInfo struct {
	// The client's name.
	Name string `json:"name"`
	// The client's version.
	Version *string `json:"version,omitempty"`
}

// ClientCapabilities: What the client can do and wants to be sent.
type ClientCapabilities struct {
	// Wants `presentation` in statuses. Default: true.
	Presentation *bool `json:"presentation,omitempty"`
	// Can answer `client/validate`. Default: false.
	Validate *bool `json:"validate,omitempty"`
	// Wants `presentation.allowed` with every notification, not in snapshots only. Default: false.
	Allowed *bool `json:"allowed,omitempty"`
	// Wants `field/event`. Default: false.
	Events *bool `json:"events,omitempty"`
}

// InitializeResult: Who the server is, what it can do, and where its limits are.
type InitializeResult struct {
	// The protocol's version.
	ProtocolVersion string `json:"protocolVersion"`
	// The server's name and version.
	ServerInfo ServerInfo `json:"serverInfo"`
	// The unit that every offset of the session counts.
	PositionEncoding PositionEncoding `json:"positionEncoding"`
	// The words that the server knows.
	Capabilities ServerCapabilities `json:"capabilities"`
	// The limits of this process; each has a flag.
	Limits ServerLimits `json:"limits"`
}

// ServerInfo: The server's name and version.
type ServerInfo struct {
	// Always "field-server".
	Name string `json:"name"`
	// The program's version.
	Version string `json:"version"`
}

// ServerCapabilities: The words that the server knows.
type ServerCapabilities struct {
	// Built-in types.
	Types []string `json:"types"`
	// Rules of fields.
	Rules []string `json:"rules"`
	// Appearances.
	Appearances []string `json:"appearances"`
	// Framings of messages.
	Framings []string `json:"framings"`
	// Languages with a message catalogue, by their BCP 47 tags.
	Locales []string `json:"locales"`
}

// ServerLimits: The limits of this process.
type ServerLimits struct {
	// Bytes of one message. Default: 8388608.
	MaxMessageBytes int `json:"maxMessageBytes"`
	// Nesting of arrays and objects in a message. Default: 64.
	MaxDepth int `json:"maxDepth"`
	// Fields of a connection. Default: 1000000.
	MaxFields int `json:"maxFields"`
	// Unicode scalars in a field's text. Default: 262144.
	MaxTextLength int `json:"maxTextLength"`
	// States of a compiled pattern. Default: 10000.
	MaxPatternStates int `json:"maxPatternStates"`
	// Steps that a message may take to compile what it defines, and to judge a text that it makes.
	// Default: 20000000.
	MaxTurnWork int `json:"maxTurnWork"`
	// Bytes of queued output at which the server stops reading. Default: 67108864.
	MaxPending int `json:"maxPending"`
	// Messages in a batch. Default: 10000.
	MaxBatch int `json:"maxBatch"`
	// Types of the client's own. Default: 10000.
	MaxTypes int `json:"maxTypes"`
	// Forms of a connection. Default: 100000.
	MaxForms int `json:"maxForms"`
	// Entries of all lists and tables in one definition: choices, rules and what they list,
	// templates, slots, messages, groups, pages and sections and what they list, fields that a form
	// is opened with, diagnostics of a report. Default: 100000.
	MaxEntries int `json:"maxEntries"`
	// Pages of a form; also its sections that repeat. Default: 1000.
	MaxPages int `json:"maxPages"`
	// Rows of a section. Default: 1000.
	MaxRows int `json:"maxRows"`
	// Fields that all rules between fields name together. Default: 1000000.
	MaxRuleFields int `json:"maxRuleFields"`
	// Texts that a `type/check` or `form/check` judges. Default: 100000.
	MaxCheckedTexts int `json:"maxCheckedTexts"`
	// Diagnostics of a report. Default: 100.
	MaxReportedDiagnostics int `json:"maxReportedDiagnostics"`
	// Owners whose reports a field holds. Default: 16.
	MaxReportOwners int `json:"maxReportOwners"`
}

// CancelParams: Which request is no longer wanted.
type CancelParams struct {
	// The request's id.
	ID any `json:"id"`
}

// LocaleWordsParams: Which language's words are wanted.
type LocaleWordsParams struct {
	// BCP 47 tag; else the connection's.
	Locale *string `json:"locale,omitempty"`
}

// LocaleWordsResult: What buttons and marks say.
type LocaleWordsResult struct {
	// Whose words they are.
	Locale string `json:"locale"`
	// What each says, by its name.
	Words map[string]string `json:"words"`
}

// SetTraceParams: How much the server is to tell.
type SetTraceParams struct {
	// The new setting.
	Value TraceValue `json:"value"`
}

// LogTraceParams: A line of trace.
type LogTraceParams struct {
	// The line.
	Message string `json:"message"`
	// More of it, where tracing is `verbose`.
	Verbose *string `json:"verbose,omitempty"`
}

// TextRange: A stretch of a field's text, in code units of the negotiated encoding; end exclusive,
// `start` = `end` is a caret. An offset inside a code point or past the end is clamped to the
// nearest boundary before it.
type TextRange struct {
	// Offset of the first code unit.
	Start int `json:"start"`
	// Offset behind the last code unit.
	End int `json:"end"`
}

// FieldParams: Which field is meant.
type FieldParams struct {
	// The field's id.
	Field string `json:"field"`
}

// FieldViewParams: Which field is meant, and what the client shows of it.
type FieldViewParams struct {
	// The field's id.
	Field string `json:"field"`
	// The version that the client last took from the server; else the view is the server's text
	// now.
	Version *int `json:"version,omitempty"`
}

// FieldCreateParams: A new field.
type FieldCreateParams struct {
	FieldOptions
	// The id, unique in the connection; else the server's own "f1", "f2"…
	Field *string `json:"field,omitempty"`
	// A field of that id is replaced, so that a client may simply replay. Default: false.
	Replace *bool `json:"replace,omitempty"`
}

// FieldOptions: What a field is made of. In `field/create` what is absent takes its default, in
// `field/update` it stays as it is.
type FieldOptions struct {
	// The validation context. Default: "".
	Form *string `json:"form,omitempty"`
	// The group within the form; a field has at most one.
	Group *string `json:"group,omitempty"`
	// The type by name, or with parameters. Default: "phrase".
	Type TypeReference `json:"type,omitempty"`
	// The label; else the type's, in the language of its messages where that has a word for it.
	Label *string `json:"label,omitempty"`
	// What an empty field shows.
	Placeholder *string `json:"placeholder,omitempty"`
	// The line below the field while there is no error.
	Helper *string `json:"helper,omitempty"`
	// The content as the widget shows it.
	Text *string `json:"text,omitempty"`
	// The content without the template's literals.
	Value *string `json:"value,omitempty"`
	// The content in the type's canonical form.
	Typed any `json:"typed,omitempty"`
	// The client's own badge; a type's gives way to it.
	Badge *BadgeOptions `json:"badge,omitempty"`
	// Empty is an error of final validation. Default: false.
	Required Condition `json:"required,omitempty"`
	// False: takes no focus and no edit, and is left out of every count, order and submit. Default:
	// true.
	Enabled Condition `json:"enabled,omitempty"`
	// False: no widget shows it. It takes no focus and no edit, and is left out of every count,
	// order and submit; it keeps its content. Default: true.
	Shown Condition `json:"shown,omitempty"`
	// True: takes focus but no edit. Default: false.
	ReadOnly *bool `json:"readOnly,omitempty"`
	// What it is computed of. It is read-only then, and no content is given. With null it is a
	// field like any other again.
	Total json.RawMessage `json:"total,omitempty"`
	// The text is a secret; else as the type says. Default: false.
	Secure *bool `json:"secure,omitempty"`
	// Fewest characters, in `lengthUnit`.
	MinLength *int `json:"minLength,omitempty"`
	// Most characters, in `lengthUnit`.
	MaxLength *int `json:"maxLength,omitempty"`
	// What lengths count. Default: "character".
	LengthUnit LengthUnit `json:"lengthUnit,omitempty"`
	// What becomes of an edit over `maxLength`. Default: "reject".
	Overflow Overflow `json:"overflow,omitempty"`
	// What becomes of white space at the ends of the text when editing ends; else as the type says.
	Blanks Blanks `json:"blanks,omitempty"`
	// How an error's message goes with the helper. Default: "replace".
	HelperPolicy HelperPolicy `json:"helperPolicy,omitempty"`
	// Shows a counter; the default is whether `maxLength` is given.
	Counter *bool `json:"counter,omitempty"`
	// An appearance's active look goes with the focus.
	ActiveOnEditing *bool `json:"activeOnEditing,omitempty"`
	// The widget has padding at its sides.
	HorizontalPadding *bool `json:"horizontalPadding,omitempty"`
	// The widget's frame.
	Style FieldStyle `json:"style,omitempty"`
	// Icons beside the text.
	Icon *IconOptions `json:"icon,omitempty"`
	// When a clear button shows.
	ClearButton ClearButtonMode `json:"clearButton,omitempty"`
	// What is chosen from; else the list of its type.
	Choices []Choice `json:"choices,omitzero"`
	// The client's own number, repeated in events and questions.
	Tag *int `json:"tag,omitempty"`
	// Layout priority; else the type's.
	Priority *float64 `json:"priority,omitempty"`
	// Kind of keyboard; else the type's.
	Keyboard *string `json:"keyboard,omitempty"`
	// HTML's autocomplete tokens, such as `cc-name`. Those of a section or of an address's kind
	// alone (`shipping`) stand before the type's own; "": the type's own.
	Autofill *string `json:"autofill,omitempty"`
	// Whose words and defaults the field uses. Default: "native".
	Appearance Appearance `json:"appearance,omitempty"`
	// The state in the appearance's own words, until the next verdict.
	State *string `json:"state,omitempty"`
	// When and by which rules the content is judged.
	Validation *Validation `json:"validation,omitempty"`
	// The field's message catalogue: a text by diagnostic code.
	Messages map[string]string `json:"messages,omitzero"`
	// BCP 47 tag of the language of its messages, and of the numbers and words of its type where
	// that names none; else the form's. "": the connection's.
	Locale *string `json:"locale,omitempty"`
	// The status carries a debug line, and state changes are kept; else as the form says.
	Debug *bool `json:"debug,omitempty"`
}

// TypeReference: A type by name alone, or as an object with the type's parameters beside the name.
// The member name has: The type's name.
type TypeReference = any

// Choice: An entry of a list, by its label alone or with more.
type Choice struct {
	// What shows, and what is typed to find it.
	Label string `json:"label"`
	// What is chosen: `typed` of the field. A string, a number or a boolean; else the label.
	Value any `json:"value,omitempty"`
	// A line below the label.
	Description *string `json:"description,omitempty"`
	// The heading that it stands under.
	Group *string `json:"group,omitempty"`
	// True: it shows and can't be chosen. Default: false.
	Disabled *bool `json:"disabled,omitempty"`
	// False: the list is without it. Default: true.
	Shown Condition `json:"shown,omitempty"`
}

// UnmarshalJSON reads the object, or the label that stands for it.
func (s *Choice) UnmarshalJSON(data []byte) error {
	type plain Choice
	if data[0] == '{' {
		return json.Unmarshal(data, (*plain)(s))
	}
	return json.Unmarshal(data, &s.Label)
}

// BadgeOptions: A badge that the client sets.
type BadgeOptions struct {
	// What it says; an empty text takes the client's badge away.
	Text string `json:"text"`
	// What it is about. Default: "custom".
	Kind *string `json:"kind,omitempty"`
	// A rank, where the kind has one.
	Level *int `json:"level,omitempty"`
}

// IconOptions: Names of icons, in the client's own set.
type IconOptions struct {
	// The icon before the text.
	Leading *string `json:"leading,omitempty"`
	// The icon behind the text.
	Trailing *string `json:"trailing,omitempty"`
}

// FieldUpdateParams: What changes in a field.
type FieldUpdateParams struct {
	// The field's id.
	Field string `json:"field"`
	// The parts that change.
	Set FieldChanges `json:"set"`
}

// FieldChanges: Any member of `field/create` but `field`, and the field's own error.
type FieldChanges struct {
	FieldOptions
	// An error that the client sets; it is kept until it is set to null.
	Error json.RawMessage `json:"error,omitempty"`
}

// FieldError: An error that the client sets on a field.
type FieldError struct {
	// What the helper line says.
	Message string `json:"message"`
}

// FieldSnapshot: A field as it is: its three views of one content, and its status.
type FieldSnapshot struct {
	FieldStatus
	// The field's id.
	Field string `json:"field"`
	// Its form, "" for the default one.
	Form string `json:"form"`
	// Its group.
	Group *string `json:"group,omitempty"`
	// Its type's name.
	Type string `json:"type"`
	// Counts the changes of the text, from 1.
	Version int `json:"version"`
	// What the widget shows.
	Text string `json:"text"`
	// The data without the template's literals.
	Value string `json:"value"`
	// The canonical form, of types that have one.
	Typed any `json:"typed,omitempty"`
	// The selection, in `text`.
	Selection TextRange `json:"selection"`
	// Characters of the content just set that were not taken: in answers to `field/create`,
	// `field/update` and `field/action`.
	Dropped *string `json:"dropped,omitempty"`
	// Why the first of them was not.
	Reason RefusalReason `json:"reason,omitempty"`
	// The same for people, in one line and the field's language: what was not taken, and why.
	Refusal *string `json:"refusal,omitempty"`
	// The last changes of its state, oldest first: in answers to `field/get` of a field that is
	// debugged.
	Transitions []StateTransition `json:"transitions,omitzero"`
}

// StateTransition: A change of a field's state, without any text.
type StateTransition struct {
	// The version after it.
	Version int `json:"version"`
	// What caused it: a method, or `timer`.
	Event string `json:"event"`
	// The state before it, as `focus.content.validity`.
	From string `json:"from"`
	// The state after it.
	To string `json:"to"`
	// When, in milliseconds of the server's own clock; only differences mean something.
	At int `json:"at"`
}

// FieldEditParams: One edit by the user, said in exactly one way: (a) `text`, (b) `range` with
// `insert`, (c) `input`, (d) `delete`, (e) `step`.
type FieldEditParams struct {
	// The field's id.
	Field string `json:"field"`
	// (a) The widget's whole text after the edit; the server finds what changed.
	Text *string `json:"text,omitempty"`
	// (b) What is replaced, in the client's view.
	Range *TextRange `json:"range,omitempty"`
	// (b) What replaces it; "" deletes.
	Insert *string `json:"insert,omitempty"`
	// (c) Typed or pasted at the server's own selection.
	Input *string `json:"input,omitempty"`
	// (d) A deletion at the server's own selection.
	Delete Deletion `json:"delete,omitempty"`
	// (e) What an arrow key does to a value that has another one beside it.
	Step StepTarget `json:"step,omitempty"`
	// (d), (e) How many times, more than the text has being all of it, and more than there are
	// being the last; of the other ways it is InvalidParams. Default: 1.
	Count *int `json:"count,omitempty"`
	// (a), (b) The widget's selection after its edit, in its own text; else a caret behind the
	// change. Of (c), (d) and (e), which the server places, it is InvalidParams.
	Selection *TextRange `json:"selection,omitempty"`
	// The version that the client last took from the server; else the view is the server's text
	// now.
	Version *int `json:"version,omitempty"`
	// Answers as if and changes nothing, for a client that wants to veto. Default: false.
	DryRun *bool `json:"dryRun,omitempty"`
	// Where the edit comes from. Default: "typing".
	Cause EditCause `json:"cause,omitempty"`
	// Text of an input method that is not final yet, in the widget's text; null or absent:
	// composing ends here.
	Composing *TextRange `json:"composing,omitempty"`
}

// FieldEditResult: What became of an edit. Over 8,192 code units `text` and `value` are left out;
// `patch` suffices.
type FieldEditResult struct {
	// The version after the edit.
	Version int `json:"version"`
	// What the widget shows now; absent over 8,192 code units.
	Text *string `json:"text,omitempty"`
	// The data without the template's literals; absent over 8,192 code units.
	Value *string `json:"value,omitempty"`
	// The canonical form, of types that have one.
	Typed any `json:"typed,omitempty"`
	// Where the selection is now, in `text`.
	Selection TextRange `json:"selection"`
	// The smallest change from the client's view after its edit to `text`; absent where they agree.
	Patch *TextPatch `json:"patch,omitempty"`
	// False: characters were refused and none was taken.
	Accepted bool `json:"accepted"`
	// The characters that were not taken.
	Dropped *string `json:"dropped,omitempty"`
	// Why the first of them was not.
	Reason RefusalReason `json:"reason,omitempty"`
	// The same for people, in one line and the field's language: what was not taken, and why.
	Refusal *string `json:"refusal,omitempty"`
	// Nothing more can or need be typed: a client may move on.
	Complete bool `json:"complete"`
	// The field to move on to.
	Next *string `json:"next,omitempty"`
}

// TextPatch: A replacement in a text.
type TextPatch struct {
	// What is replaced, in the client's view.
	Range TextRange `json:"range"`
	// What replaces it.
	Text string `json:"text"`
}

// FieldFocusResult: A focused field.
type FieldFocusResult struct {
	// The field took the focus.
	Accepted bool `json:"accepted"`
	// What the widget shows.
	Text string `json:"text"`
	// Where the selection is.
	Selection TextRange `json:"selection"`
}

// FieldBlurResult: A field after final formatting and final validation.
type FieldBlurResult struct {
	// The version after final formatting.
	Version int `json:"version"`
	// What the widget shows.
	Text string `json:"text"`
	// The data without the template's literals.
	Value string `json:"value"`
	// The canonical form, of types that have one.
	Typed any `json:"typed,omitempty"`
	// The final verdict; false while a client's validator is out.
	Valid bool `json:"valid"`
	// True: only the verdict of a client's validator is missing; it follows as a notification where
	// it was asked.
	Pending bool `json:"pending,omitempty"`
	// Where the selection is now, in `text`; where the client's view is not what is there now.
	Selection *TextRange `json:"selection,omitempty"`
	// The smallest change from the client's view to `text`; absent where they agree.
	Patch *TextPatch `json:"patch,omitempty"`
}

// FieldCommitResult: What the Return key leads to. `version` and what follows it are there where
// the client's view is not what is there now.
type FieldCommitResult struct {
	// The field took the key.
	Accepted bool `json:"accepted"`
	// The final verdict; false while a client's validator is out.
	Valid bool `json:"valid"`
	// True: only the verdict of a client's validator is missing; it follows as a notification where
	// it was asked.
	Pending bool `json:"pending,omitempty"`
	// The form's next field; disabled and read-only ones are skipped.
	Next *string `json:"next,omitempty"`
	// The page that comes next, where this was the last field of another: it is turned to by
	// `form/page`.
	Page *string `json:"page,omitempty"`
	// True: this was the last field.
	Submit bool `json:"submit"`
	// The version after final formatting.
	Version *int `json:"version,omitempty"`
	// What the widget shows now; absent over 8,192 code units.
	Text *string `json:"text,omitempty"`
	// The data without the template's literals; absent over 8,192 code units.
	Value *string `json:"value,omitempty"`
	// The canonical form, of types that have one.
	Typed any `json:"typed,omitempty"`
	// Where the selection is now, in `text`.
	Selection *TextRange `json:"selection,omitempty"`
	// The smallest change from the client's view to `text`; absent where they agree.
	Patch *TextPatch `json:"patch,omitempty"`
}

// FieldSelectParams: Where the user put the selection, which part of the text is to be selected, or
// where the caret is to go.
type FieldSelectParams struct {
	// The field's id.
	Field string `json:"field"`
	// The widget's selection.
	Selection *TextRange `json:"selection,omitempty"`
	// Of a text that has parts, the one that is selected, as seen from that with the caret; of
	// others, all of the text.
	Part PartStep `json:"part,omitempty"`
	// Where the caret goes from where the server has it, whatever keys are still on their way.
	Move CaretMove `json:"move,omitempty"`
	// How many times; more than the text has is to its end. Default: 1.
	Count *int `json:"count,omitempty"`
	// True: the other end of the selection stays, as with the Shift key. Default: false.
	Extend *bool `json:"extend,omitempty"`
	// The version that the client last took from the server; else the view is the server's text
	// now.
	Version *int `json:"version,omitempty"`
}

// FieldSelectResult: Where the selection is. `version` and what follows it are there where the
// client's view is not what is there now: a part that the caret leaves is written out, `7` as `07`.
// So they are where a caret that was put somewhere in the view of a named version stands elsewhere.
type FieldSelectResult struct {
	// The selection; a caret stands where typing is possible.
	Selection TextRange `json:"selection"`
	// Which end of a selection that `move` has extended goes on moving.
	Caret *int `json:"caret,omitempty"`
	// The version after it.
	Version *int `json:"version,omitempty"`
	// What the widget shows now; absent over 8,192 code units.
	Text *string `json:"text,omitempty"`
	// The data without the template's literals; absent over 8,192 code units.
	Value *string `json:"value,omitempty"`
	// The canonical form, of types that have one.
	Typed any `json:"typed,omitempty"`
	// The smallest change from the client's view to `text`; absent where they agree.
	Patch *TextPatch `json:"patch,omitempty"`
}

// FieldValidateResult: The final verdict and the status that it led to.
type FieldValidateResult struct {
	FieldStatus
	// The final verdict; false while a client's validator is out.
	Valid bool `json:"valid"`
}

// FieldChoicesParams: Which part of a list is asked for.
type FieldChoicesParams struct {
	// The field's id.
	Field string `json:"field"`
	// What is looked for, "" for all of the list; else what the field's text looks for.
	Query *string `json:"query,omitempty"`
	// The rank of the first entry; else so that the chosen one is in the middle.
	From *int `json:"from,omitempty"`
	// How many entries at most. Default: 10.
	Count *int `json:"count,omitempty"`
}

// FieldCheckResult: What final validation would say.
type FieldCheckResult struct {
	// The verdict.
	Valid bool `json:"valid"`
	// True: only the verdict of a client's validator is missing, which is not asked.
	Pending bool `json:"pending,omitempty"`
	// Its diagnostics.
	Diagnostics []Diagnostic `json:"diagnostics"`
}

// FieldActionParams: What the user did beside the text.
type FieldActionParams struct {
	// The field's id.
	Field string `json:"field"`
	// What was done.
	Action FieldAction `json:"action"`
	// Which entry of the list, from 0, for `pick`; which item of the text for `remove`.
	Index *int `json:"index,omitempty"`
}

// FieldListParams: Which fields to list.
type FieldListParams struct {
	// Only this form's; absent: all.
	Form *string `json:"form,omitempty"`
	// Only this group's.
	Group *string `json:"group,omitempty"`
	// Most entries of this page; over 10,000 counts as 10,000. Default: 10000.
	Limit *int `json:"limit,omitempty"`
	// The last field of the page before.
	After *string `json:"after,omitempty"`
}

// FieldListResult: A page of fields.
type FieldListResult struct {
	// In order of creation.
	Fields []FieldListEntry `json:"fields"`
}

// FieldListEntry: A field in a list.
type FieldListEntry struct {
	// The field's id.
	Field string `json:"field"`
	// Its form.
	Form string `json:"form"`
	// Its group.
	Group *string `json:"group,omitempty"`
	// Its type's name.
	Type string `json:"type"`
	// What its state says.
	Validity Validity `json:"validity"`
}

// FieldReportParams: Diagnostics from outside.
type FieldReportParams struct {
	// The field's id.
	Field string `json:"field"`
	// The version they are about; a report about another version than the field's is dropped.
	Version *int `json:"version,omitempty"`
	// Who reports; each report replaces its owner's earlier one.
	Owner string `json:"owner"`
	// All of the owner's, [] for none.
	Diagnostics []ReportedDiagnostic `json:"diagnostics"`
	// They stay when the text changes. Default: false.
	Sticky *bool `json:"sticky,omitempty"`
}

// ReportedDiagnostic: A diagnostic from outside.
type ReportedDiagnostic struct {
	// How grave it is.
	Severity Severity `json:"severity"`
	// What it is, for programs.
	Code string `json:"code"`
	// What it is, for people.
	Message string `json:"message"`
	// Where in `text`; else all of it.
	Range *TextRange `json:"range,omitempty"`
}

// Validation: When and by which rules a field is judged.
type Validation struct {
	// When a verdict reaches the state. Default: ["change","blur","commit"].
	On []ValidationMoment `json:"on,omitzero"`
	// What a change does to an error that shows. Default: "recheck".
	AfterError AfterError `json:"afterError,omitempty"`
	// While typing.
	Live *LiveValidation `json:"live,omitempty"`
	// When editing ends, at commit, at validate and at submit.
	Final *FinalValidation `json:"final,omitempty"`
	// Milliseconds that the client's validator may take; 0: nobody is asked. Default: 5000.
	ClientTimeout *int `json:"clientTimeout,omitempty"`
}

// LiveValidation: Validation while typing.
type LiveValidation struct {
	// Judged in order; the first error ends the chain.
	Rules []Rule `json:"rules,omitzero"`
	// Milliseconds of quiet after the last change; 0, but 500 where `client` is true.
	Delay *int `json:"delay,omitempty"`
	// Asks the client's validator at the end of the chain. Default: false.
	Client *bool `json:"client,omitempty"`
}

// FinalValidation: Validation when editing ends.
type FinalValidation struct {
	// Judged in order, behind the live ones; the first error ends the chain.
	Rules []Rule `json:"rules,omitzero"`
	// Asks the client's validator at the end of the chain. Default: false.
	Client *bool `json:"client,omitempty"`
}

// Rule: A rule about one field's value.
// The member rule has: The rule's name.
// The member severity has: What breaking it amounts to; only an error makes a field invalid.
// The member message has: What is said when it is broken.
// The member code has: The diagnostic's code; else the rule's own.
// The member when has: When it holds. For the outermost rules of a field alone.
type Rule map[string]any

// Total: A number that is computed of those of other fields of the form, in exact decimals.
type Total struct {
	// The number of a field, by its id; `items[].amount`: of each row of a section, the local id
	// behind the point.
	Field *string `json:"field,omitempty"`
	// All of them together.
	Sum []Total `json:"sum,omitzero"`
	// All of them times each other.
	Product []Total `json:"product,omitzero"`
	// How many rows the section of that name has.
	Count *string `json:"count,omitempty"`
	// Beside `field`: what counts in place of a field that is empty. Else there is no total then.
	Otherwise *float64 `json:"otherwise,omitempty"`
	// What the number is multiplied by: `-1` takes it away from others, `0.19` is 19 % of it.
	Times *float64 `json:"times,omitempty"`
	// What is added to it, behind `times`.
	Plus *float64 `json:"plus,omitempty"`
	// The least that it comes to then.
	Min *float64 `json:"min,omitempty"`
	// The most that it comes to then.
	Max *float64 `json:"max,omitempty"`
}

// UnmarshalJSON reads the object, or the field that stands for it.
func (s *Total) UnmarshalJSON(data []byte) error {
	type plain Total
	if data[0] == '{' {
		return json.Unmarshal(data, (*plain)(s))
	}
	return json.Unmarshal(data, &s.Field)
}

// Condition: What decides something of a field: a rule about another field of its form, or a
// boolean.
// The member rule has: The name of a rule that names no field itself. Of `all`, `any` and `not`,
// `rules` are conditions.
// The member field has: The field whose value is to meet it; else that of the condition around it.
// The member holds has: Without a rule: whether it holds, whatever any field has.
type Condition = any

// Diagnostic: One finding about a field's content.
type Diagnostic struct {
	// How grave it is.
	Severity Severity `json:"severity"`
	// What it is, for programs.
	Code string `json:"code"`
	// What it is, for people.
	Message string `json:"message"`
	// Where in `text`.
	Range TextRange `json:"range"`
	// Who found it.
	Source DiagnosticSource `json:"source"`
	// What the message was made with: values by parameter.
	Data map[string]any `json:"data,omitzero"`
}

// ClientValidateParams: A question to the client's validator.
type ClientValidateParams struct {
	// The field's id.
	Field string `json:"field"`
	// The field's tag, 0 where it has none.
	Tag int `json:"tag"`
	// Whether typing goes on.
	Phase ValidationPhase `json:"phase"`
	// The version of the text in question.
	Version int `json:"version"`
	// What the widget shows.
	Text string `json:"text"`
	// The data without the template's literals.
	Value string `json:"value"`
	// Of a path: what is asked of the file, which the client looks at.
	File *FileOptions `json:"file,omitempty"`
}

// ValidatorVerdict: What the client's validator found.
type ValidatorVerdict struct {
	// Whether the text passed.
	Outcome ValidatorOutcome `json:"outcome"`
	// What to tell the user of a failure; without one the helper stays as it is.
	Message *string `json:"message,omitempty"`
	// How grave a failure is. Default: 1.
	Severity Severity `json:"severity,omitempty"`
	// What the failure is, for programs.
	Code *string `json:"code,omitempty"`
	// Where in `text`; else all of it.
	Range *TextRange `json:"range,omitempty"`
}

// FieldVerdictParams: A late verdict of the client's validator; dropped where the text has changed
// since.
type FieldVerdictParams struct {
	ValidatorVerdict
	// The field's id.
	Field string `json:"field"`
	// The version that was asked about.
	Version int `json:"version"`
	// The phase that was asked about.
	Phase ValidationPhase `json:"phase"`
}

// FieldStatus: What a field shows: the part that snapshots and notifications share.
type FieldStatus struct {
	// All that have reached the state, [] when there are none: errors first, then warnings,
	// information, hints.
	Diagnostics []Diagnostic `json:"diagnostics"`
	// The state.
	State FieldState `json:"state"`
	// The line below the field.
	Helper *HelperLine `json:"helper,omitempty"`
	// The counter.
	Counter *CharacterCounter `json:"counter,omitempty"`
	// How the widget looks, for clients that want it.
	Presentation *Presentation `json:"presentation,omitempty"`
	// A line for people who look for a fault.
	Debug *string `json:"debug,omitempty"`
}

// FieldDiagnosticsParams: A field's status after something changed; of `presentation` only the
// members that did.
type FieldDiagnosticsParams struct {
	// The field's id.
	Field string `json:"field"`
	// The version that this is about.
	Version int `json:"version"`
	// All that have reached the state, [] when there are none.
	Diagnostics []Diagnostic `json:"diagnostics"`
	// The state.
	State FieldState `json:"state"`
	// The line below the field.
	Helper *HelperLine `json:"helper,omitempty"`
	// The counter.
	Counter *CharacterCounter `json:"counter,omitempty"`
	// What changed in the presentation since the last report.
	Presentation PresentationChanges `json:"presentation,omitempty"`
	// A line for people who look for a fault.
	Debug *string `json:"debug,omitempty"`
	// What it shows, of a field with a `total` that is no secret: no client knows it before.
	Text *string `json:"text,omitempty"`
}

// FieldState: A field's state.
type FieldState struct {
	// Where the field is in its life.
	Focus FocusState `json:"focus"`
	// The truth about the text, whatever shows of it.
	Content ContentState `json:"content"`
	// The verdict that shows.
	Validity Validity `json:"validity"`
	// Takes focus and edits.
	Enabled bool `json:"enabled"`
	// Was left at least once, or submitted.
	Touched bool `json:"touched"`
	// The value is another than the initial one.
	Dirty bool `json:"dirty"`
	// The state in the appearance's own words.
	Appearance string `json:"appearance"`
	// True: no widget shows the field, as its `shown` has it. Absent where it shows.
	Hidden bool `json:"hidden,omitempty"`
}

// HelperLine: The line below a field.
type HelperLine struct {
	// What it says.
	Text string `json:"text"`
	// What it is.
	Kind HelperKind `json:"kind"`
}

// CharacterCounter: A field's counter, in the field's length unit.
type CharacterCounter struct {
	// Characters of the value.
	Count int `json:"count"`
	// Most characters.
	Max *int `json:"max,omitempty"`
	// How many more fit; negative over the limit.
	Remaining *int `json:"remaining,omitempty"`
	// What the counter shows.
	Text string `json:"text"`
	// The value is over the limit.
	Overflow bool `json:"overflow"`
}

// Presentation: How a widget looks.
type Presentation struct {
	// The label.
	Label LabelPresentation `json:"label"`
	// The placeholder, when it shows.
	Placeholder *string `json:"placeholder,omitempty"`
	// The template, of types that have one.
	Template *TemplatePresentation `json:"template,omitempty"`
	// The clear button shows.
	ClearButton bool `json:"clearButton"`
	// The icon before the text.
	LeadingIcon *string `json:"leadingIcon,omitempty"`
	// The icon behind the text.
	TrailingIcon *string `json:"trailingIcon,omitempty"`
	// The text is hidden; false also while the user has a secret shown.
	Secure bool `json:"secure"`
	// What shows in place of a hidden text.
	Masked *string `json:"masked,omitempty"`
	// A badge, such as a card's network or a password's strength.
	Badge *Badge `json:"badge,omitempty"`
	// What the Return key does.
	ReturnKey ReturnKey `json:"returnKey"`
	// Kind of keyboard.
	Keyboard string `json:"keyboard"`
	// The widget's frame.
	Style string `json:"style"`
	// The widget has padding at its sides.
	HorizontalPadding bool `json:"horizontalPadding"`
	// Layout priority.
	Priority float64 `json:"priority"`
	// Width of the longest usual text, in characters.
	MinimumWidth int `json:"minimumWidth"`
	// Lines of text.
	Lines int `json:"lines"`
	// True: the text may have line breaks.
	Multiline bool `json:"multiline,omitempty"`
	// True: the text can be read and selected, not changed.
	ReadOnly bool `json:"readOnly,omitempty"`
	// What to draw; absent: a line or lines of text.
	Control ControlKind `json:"control,omitempty"`
	// Of a checkbox: whether it is.
	Checked *bool `json:"checked,omitempty"`
	// Of a rating or slider.
	Scale *ScalePresentation `json:"scale,omitempty"`
	// Of a path: what is asked of the file.
	File *FileOptions `json:"file,omitempty"`
	// Of a text that lists several: the sign between them.
	Separator *string `json:"separator,omitempty"`
	// The labels of a list of at most 100 entries: the field's own, else its type's.
	Choices []string `json:"choices,omitzero"`
	// Ten entries of what is chosen from: those that the text finds, or those around the chosen
	// one. Not of secrets and checkboxes.
	List *ListWindow `json:"list,omitempty"`
	// The characters that may come next at the caret, as a bracket expression of at most 256 bytes;
	// `[]` when none may, absent when any may. In snapshots, and in notifications where asked for.
	Allowed *string `json:"allowed,omitempty"`
	// HTML's autocomplete tokens, such as `cc-number` or `shipping postal-code`.
	Autofill *string `json:"autofill,omitempty"`
	// A keyboard may correct what is typed.
	Autocorrect bool `json:"autocorrect"`
	// What a keyboard capitalises.
	Capitalize string `json:"capitalize"`
	// Month, day, year and the like, for widgets with spin parts; each `item` of several.
	Segments []TextSegment `json:"segments,omitzero"`
	// What `step` would do; absent where nothing can be stepped.
	Stepping *SteppingPresentation `json:"stepping,omitempty"`
	// Of a date: with which day the weeks of a calendar begin in its locale, 1 for Monday to 7 for
	// Sunday.
	FirstDay *int `json:"firstDay,omitempty"`
	// What a screen reader says.
	Accessibility AccessibilityPresentation `json:"accessibility"`
}

// PresentationChanges: The members of a presentation that changed since the last report; null:
// gone.
// By the names of Presentation's members; null for one that is gone.
type PresentationChanges map[string]json.RawMessage

// Applied is what the changes make of one.
func (c PresentationChanges) Applied(to Presentation) Presentation {
	for name, value := range c {
		switch name {
		case "label":
			replace(&to.Label, value)
		case "placeholder":
			replace(&to.Placeholder, value)
		case "template":
			replace(&to.Template, value)
		case "clearButton":
			replace(&to.ClearButton, value)
		case "leadingIcon":
			replace(&to.LeadingIcon, value)
		case "trailingIcon":
			replace(&to.TrailingIcon, value)
		case "secure":
			replace(&to.Secure, value)
		case "masked":
			replace(&to.Masked, value)
		case "badge":
			replace(&to.Badge, value)
		case "returnKey":
			replace(&to.ReturnKey, value)
		case "keyboard":
			replace(&to.Keyboard, value)
		case "style":
			replace(&to.Style, value)
		case "horizontalPadding":
			replace(&to.HorizontalPadding, value)
		case "priority":
			replace(&to.Priority, value)
		case "minimumWidth":
			replace(&to.MinimumWidth, value)
		case "lines":
			replace(&to.Lines, value)
		case "multiline":
			replace(&to.Multiline, value)
		case "readOnly":
			replace(&to.ReadOnly, value)
		case "control":
			replace(&to.Control, value)
		case "checked":
			replace(&to.Checked, value)
		case "scale":
			replace(&to.Scale, value)
		case "file":
			replace(&to.File, value)
		case "separator":
			replace(&to.Separator, value)
		case "choices":
			replace(&to.Choices, value)
		case "list":
			replace(&to.List, value)
		case "allowed":
			replace(&to.Allowed, value)
		case "autofill":
			replace(&to.Autofill, value)
		case "autocorrect":
			replace(&to.Autocorrect, value)
		case "capitalize":
			replace(&to.Capitalize, value)
		case "segments":
			replace(&to.Segments, value)
		case "stepping":
			replace(&to.Stepping, value)
		case "firstDay":
			replace(&to.FirstDay, value)
		case "accessibility":
			replace(&to.Accessibility, value)
		}
	}
	return to
}

// ListWindow: A part of a list as it shows when it is open: what is found, best first.
type ListWindow struct {
	// Entries of the whole list.
	Count int `json:"count"`
	// Entries that are found; all where nothing is looked for.
	Found int `json:"found"`
	// How many of those are before the first that is here.
	From int `json:"from"`
	// The entries from there on.
	Entries []ListEntry `json:"entries"`
	// The `index` of the entry to mark: the chosen one, else the first of those found that can be
	// chosen.
	Active *int `json:"active,omitempty"`
}

// ListEntry: An entry of a list.
type ListEntry struct {
	// Its place in the whole list, from 0: the `index` of `pick`.
	Index int `json:"index"`
	// What shows.
	Label string `json:"label"`
	// What is chosen, where that is not the label.
	Value any `json:"value,omitempty"`
	// A line below the label.
	Description *string `json:"description,omitempty"`
	// The heading that it stands under.
	Group *string `json:"group,omitempty"`
	// True: it can't be chosen.
	Disabled bool `json:"disabled,omitempty"`
	// True: the field holds it.
	Selected bool `json:"selected,omitempty"`
}

// ScalePresentation: The ends of a rating or slider, as decimal numbers.
type ScalePresentation struct {
	// The least number.
	Min string `json:"min"`
	// The greatest number.
	Max string `json:"max"`
	// How far numbers are apart.
	Step string `json:"step"`
}

// FileOptions: What is asked of a file.
type FileOptions struct {
	// What the path is to lead to.
	Kind FileKind `json:"kind"`
	// Endings of names such as `.pdf` and media types such as `image/*`, of which one is to fit;
	// absent: any.
	Accept []string `json:"accept,omitzero"`
	// The most bytes.
	MaxSize *int `json:"maxSize,omitempty"`
	// It must be there.
	Exists bool `json:"exists"`
}

// SteppingPresentation: Which arrow keys and spin buttons do something.
type SteppingPresentation struct {
	// There is a greater number, or a next choice.
	Increment bool `json:"increment"`
	// There is a smaller number, or a choice before.
	Decrement bool `json:"decrement"`
}

// LabelPresentation: How the label shows.
type LabelPresentation struct {
	// What it says.
	Text string `json:"text"`
	// It is above the text, not in its place.
	Floating bool `json:"floating"`
	// It carries a mark that the field is required.
	Required bool `json:"required"`
}

// TemplatePresentation: A template with what is filled of it.
type TemplatePresentation struct {
	// The whole template, the text first.
	Text string `json:"text"`
	// Offset behind which all is still to be filled in.
	Filled int `json:"filled"`
}

// Badge: A badge beside the text.
type Badge struct {
	// What it says.
	Text string `json:"text"`
	// What it is about, such as `network` or `strength`.
	Kind string `json:"kind"`
	// A rank, where the kind has one: strength is 0 to 4.
	Level *int `json:"level,omitempty"`
}

// TextSegment: A part of the text: what it means, and how much of it is there.
type TextSegment struct {
	// Where in `text`.
	Range TextRange `json:"range"`
	// What it is, such as `month`.
	Kind string `json:"kind"`
	// How much of it is there.
	State PartState `json:"state"`
	// Where the placeholders begin for what is missing of it; absent where nothing of it is missing
	// before a part that is there.
	Gap *int `json:"gap,omitempty"`
	// True: the caret, or all of the selection, is in it.
	Active bool `json:"active,omitempty"`
	// Where it is active and says one of at most 50 words: these, as they show in place of `range`.
	Choices []string `json:"choices,omitzero"`
}

// AccessibilityPresentation: What a screen reader says.
type AccessibilityPresentation struct {
	// The field's name.
	Label string `json:"label"`
	// What there is to do or to mend.
	Hint *string `json:"hint,omitempty"`
	// The field can be used.
	Enabled bool `json:"enabled"`
}

// FieldEventParams: What happened to a field.
type FieldEventParams struct {
	// The field's id.
	Field string `json:"field"`
	// The field's tag, 0 where it has none.
	Tag int `json:"tag"`
	// What happened.
	Event FieldEventKind `json:"event"`
}

// GroupStatusParams: A group's standing.
type GroupStatusParams struct {
	// The form's name.
	Form string `json:"form"`
	// The group's name.
	Group string `json:"group"`
	// What `group/verify` would say.
	Valid bool `json:"valid"`
	// How many enabled fields it has.
	Fields int `json:"fields"`
	// How many of them are not valid.
	Invalid int `json:"invalid"`
	// How many of them wait for a client's validator.
	Pending int `json:"pending"`
}

// FormStatusParams: A form's standing.
type FormStatusParams struct {
	// The form's name.
	Form string `json:"form"`
	// What `form/submit` would say.
	Valid bool `json:"valid"`
	// How many enabled fields are not valid.
	Invalid int `json:"invalid"`
	// How many wait for a client's validator.
	Pending int `json:"pending"`
	// Whether each group that changed is valid.
	Groups map[string]bool `json:"groups"`
	// The page that the form is on, where it has pages.
	Page *string `json:"page,omitempty"`
	// How each page that changed stands, where the form has pages.
	Pages []PageStatus `json:"pages,omitzero"`
}

// PageStatus: How a page stands: its fields, and those that are on no page.
type PageStatus struct {
	// The page's name.
	Page string `json:"page"`
	// What stands above it; told by `form/open`.
	Title *string `json:"title,omitempty"`
	// What leaving it forwards would find.
	Valid bool `json:"valid"`
	// How many of its enabled fields are not valid.
	Invalid int `json:"invalid"`
	// How many wait for a client's validator.
	Pending int `json:"pending"`
	// False: the page is left out, as its `shown` has it, or as none of its fields shows. Absent
	// where it shows.
	Shown *bool `json:"shown,omitempty"`
}

// FormParams: Which form is meant.
type FormParams struct {
	// The form's name.
	Form string `json:"form"`
}

// FormOpenParams: A form's set-up.
type FormOpenParams struct {
	// The form's name.
	Form string `json:"form"`
	// The groups that are monitored; none given: all.
	Groups []string `json:"groups,omitzero"`
	// Ids of fields in the order of the Return key, and names of sections, which stand for all of
	// their rows; fields that are not named follow in order of creation, and then sections.
	Order []string `json:"order,omitzero"`
	// The pages in their order, in place of those that there were; [] for none.
	Pages []Page `json:"pages,omitzero"`
	// The sections that repeat; a form takes them once.
	Sections []Section `json:"sections,omitzero"`
	// Types that are defined first, as by `type/define`.
	Types []TypeDefinition `json:"types,omitzero"`
	// Fields that are made in the form, as by `field/create`. None replaces another.
	Fields []FieldCreateParams `json:"fields,omitzero"`
	// Rules between fields: all those of each group that is named here, as by `group/define`.
	Rules []FormRule `json:"rules,omitzero"`
	// A JSON Schema whose form is opened, in place of types, fields, rules, pages, sections and an
	// order.
	Schema any `json:"schema,omitempty"`
	// BCP 47 tag of the language of the messages of fields that are made in the form from now on,
	// and of their numbers and words where their types name none; "": the connection's.
	Locale *string `json:"locale,omitempty"`
	// The answer has what buttons and marks say in the form's language. Default: false.
	Words *bool `json:"words,omitempty"`
	// The form's fields are debugged; else as the connection says.
	Debug *bool `json:"debug,omitempty"`
}

// FormOpenResult: An open form, and how it stands.
type FormOpenResult struct {
	// The form's name.
	Form string `json:"form"`
	// What `form/submit` would say.
	Valid bool `json:"valid"`
	// How many enabled fields are not valid.
	Invalid int `json:"invalid"`
	// How many wait for a client's validator.
	Pending int `json:"pending"`
	// Whether each group is valid: those that are monitored, all where none is.
	Groups map[string]bool `json:"groups"`
	// The page that the form is on, where it has pages.
	Page *string `json:"page,omitempty"`
	// How each page stands, where the form has pages.
	Pages []PageStatus `json:"pages,omitzero"`
	// The sections that repeat, where the form has any.
	Sections []SectionStatus `json:"sections,omitzero"`
	// The fields of `fields`, each as `field/create` tells it.
	Fields []FieldSnapshot `json:"fields,omitzero"`
	// What buttons and marks say in the form's language, as `locale/words` tells it; where it was
	// asked for.
	Words map[string]string `json:"words,omitzero"`
	// The form that `schema` became, as a form file.
	Imported any `json:"imported,omitempty"`
	// What the form does not say of `schema`; [] where it says all.
	Unsaid []SchemaOmission `json:"unsaid,omitzero"`
}

// SchemaOmission: What a form does not say of a JSON Schema.
type SchemaOmission struct {
	// A JSON pointer to it.
	Pointer string `json:"pointer"`
	// Why not.
	Reason string `json:"reason"`
}

// FormRule: A rule between fields, with its group.
type FormRule struct {
	GroupRule
	// The group's name. Default: "".
	Group *string `json:"group,omitempty"`
}

// Page: A page of a form. What is on no page belongs to all of them.
type Page struct {
	// The page's name.
	Page string `json:"page"`
	// What stands above it.
	Title *string `json:"title,omitempty"`
	// The groups whose fields are on it.
	Groups []string `json:"groups,omitzero"`
	// Ids of fields that are on it, whatever page their group is on.
	Fields []string `json:"fields,omitzero"`
	// False: it is left out when pages are turned, and none of its fields shows. Default: true.
	Shown Condition `json:"shown,omitempty"`
	// When it may be left forwards. Default: "valid".
	Leave PageLeave `json:"leave,omitempty"`
}

// Section: A section that repeats: the fields of which each row has one. The field `amount` of row
// 3 of the section `items` is `items[3].amount`.
type Section struct {
	// The section's name, without `[` and `]`.
	Section string `json:"section"`
	// What stands above it.
	Title *string `json:"title,omitempty"`
	// The fields of a row, in order.
	Fields []SectionField `json:"fields"`
	// Fewest rows; they are there from the start. Default: 0.
	Least *int `json:"least,omitempty"`
	// Most rows; else as many as the limit `maxRows` allows.
	Most *int `json:"most,omitempty"`
	// Fields, by their ids in the row, that have another value in each row, where they have one.
	Unique []string `json:"unique,omitzero"`
	// Rules between the fields of a row, and others of the form.
	Rules []GroupRule `json:"rules,omitzero"`
	// The group of its fields that name none.
	Group *string `json:"group,omitempty"`
	// The page that it is on; else that of its group.
	Page *string `json:"page,omitempty"`
}

// SectionField: A field that each row of a section has. Where its rules name another field of the
// same row, they write its id with a point before it: `.amount`.
type SectionField struct {
	FieldOptions
	// The field's id in its row.
	Field string `json:"field"`
}

// SectionStatus: A section that repeats, as it is.
type SectionStatus struct {
	// The section's name.
	Section string `json:"section"`
	// What stands above it.
	Title *string `json:"title,omitempty"`
	// The numbers of its rows, in order.
	Rows []int `json:"rows"`
	// The fields that this message made, row by row.
	Fields []FieldSnapshot `json:"fields,omitzero"`
}

// FormPageParams: To which page a form turns.
type FormPageParams struct {
	// The form's name.
	Form string `json:"form"`
	// The way to turn.
	To PageTurn `json:"to,omitempty"`
	// The page's name. One that comes later is reached page by page, and only as far as the pages
	// may be left.
	Page *string `json:"page,omitempty"`
}

// FormPageResult: Where a form is now.
type FormPageResult struct {
	// The page that the form is on.
	Page string `json:"page"`
	// It is another than before.
	Moved bool `json:"moved"`
	// The first invalid field of a page that could not be left.
	First *string `json:"first,omitempty"`
	// Ids of that page's fields that are not valid, at most 10,000.
	Invalid []string `json:"invalid"`
	// Ids of that page's fields that wait for a client's validator, at most 10,000.
	Pending []string `json:"pending"`
	// What now shows in each field whose text the final validation changed; not of secure fields.
	Changed map[string]SubmittedText `json:"changed,omitzero"`
}

// SectionAddParams: A new row.
type SectionAddParams struct {
	// The form's name. Default: "".
	Form *string `json:"form,omitempty"`
	// The section's name.
	Section string `json:"section"`
	// The index that the row has then; else it is the last.
	At *int `json:"at,omitempty"`
	// Texts of its fields, by their ids in the row, in place of what the section gives them.
	Texts map[string]string `json:"texts,omitzero"`
}

// SectionAddResult: A new row, with its fields.
type SectionAddResult struct {
	// The row's number, which no other row of the section gets.
	Row int `json:"row"`
	// Its index among the rows.
	At int `json:"at"`
	// The numbers of all rows, in order.
	Rows []int `json:"rows"`
	// Its fields, each as `field/create` tells it.
	Fields []FieldSnapshot `json:"fields"`
}

// SectionRowParams: Which row is meant.
type SectionRowParams struct {
	// The form's name. Default: "".
	Form *string `json:"form,omitempty"`
	// The section's name.
	Section string `json:"section"`
	// The row's number.
	Row int `json:"row"`
}

// SectionRemoveResult: What was removed: with `at` and `texts`, `section/add` makes such a row
// again.
type SectionRemoveResult struct {
	// The index that it had.
	At int `json:"at"`
	// The numbers of the rows that are left, in order.
	Rows []int `json:"rows"`
	// The texts of its fields, by their ids in the row; those of secure fields and of totals are
	// left out.
	Texts map[string]string `json:"texts"`
}

// SectionMoveParams: Which row goes where.
type SectionMoveParams struct {
	// The form's name. Default: "".
	Form *string `json:"form,omitempty"`
	// The section's name.
	Section string `json:"section"`
	// The row's number.
	Row int `json:"row"`
	// The index that it has then.
	To int `json:"to"`
}

// SectionMoveResult: The rows in their new order.
type SectionMoveResult struct {
	// The numbers of all rows, in order.
	Rows []int `json:"rows"`
}

// FormCloseResult: What closing a form removed.
type FormCloseResult struct {
	// How many fields.
	Disposed int `json:"disposed"`
}

// FormSubmitParams: Which form is to be submitted.
type FormSubmitParams struct {
	// The form's name.
	Form string `json:"form"`
	// The contents of secure fields are wanted too. Default: false.
	Secure *bool `json:"secure,omitempty"`
	// The answer comes when no field waits for a client's validator any more. Default: false.
	Wait *bool `json:"wait,omitempty"`
}

// FormSubmitResult: What a form comes to. The contents are there where the form is valid.
type FormSubmitResult struct {
	// Every enabled field is valid.
	Valid bool `json:"valid"`
	// The first invalid field, in the form's order.
	First *string `json:"first,omitempty"`
	// The page that the first invalid field is on; absent where it is on none.
	Page *string `json:"page,omitempty"`
	// Ids of the fields that are not valid.
	Invalid []string `json:"invalid"`
	// Ids of the fields that wait for a client's validator.
	Pending []string `json:"pending"`
	// Each field's value.
	Values map[string]string `json:"values,omitzero"`
	// Each field's text.
	Texts map[string]string `json:"texts,omitzero"`
	// The canonical form of each field that has one.
	Typed map[string]any `json:"typed,omitzero"`
	// The numbers of each section's rows, in order, where the form has sections.
	Sections map[string][]int `json:"sections,omitzero"`
	// What now shows in each field whose text the submit changed; those of secure fields only with
	// `secure: true`.
	Changed map[string]SubmittedText `json:"changed,omitzero"`
}

// SubmittedText: What shows in a field whose editing a submit has ended.
type SubmittedText struct {
	// The text.
	Text string `json:"text"`
	// Its version.
	Version int `json:"version"`
	// The selection in it.
	Selection TextRange `json:"selection"`
}

// GroupVerifyParams: Which groups are meant.
type GroupVerifyParams struct {
	// The form's name. Default: "".
	Form *string `json:"form,omitempty"`
	// The group's name; absent: every monitored group, or all where none is monitored.
	Group *string `json:"group,omitempty"`
}

// GroupVerifyResult: What final validation of the groups would say.
type GroupVerifyResult struct {
	// All are valid; an empty or unknown group is.
	Valid bool `json:"valid"`
	// How many enabled fields they have.
	Fields int `json:"fields"`
	// Ids of the fields that are not valid, at most 10,000.
	Invalid []string `json:"invalid"`
	// Ids of the fields that wait for a client's validator, at most 10,000.
	Pending []string `json:"pending"`
	// Whether each is valid, where no `group` was named.
	Groups map[string]bool `json:"groups,omitzero"`
	// True: there are more ids than 10,000.
	Truncated bool `json:"truncated,omitempty"`
}

// GroupParams: Which group is meant.
type GroupParams struct {
	// The form's name. Default: "".
	Form *string `json:"form,omitempty"`
	// The group's name; its case counts.
	Group string `json:"group"`
}

// GroupCountResult: A group's size.
type GroupCountResult struct {
	// How many enabled fields it has.
	Fields int `json:"fields"`
}

// GroupDefineParams: A group's rules.
type GroupDefineParams struct {
	// The form's name. Default: "".
	Form *string `json:"form,omitempty"`
	// The group's name; its case counts.
	Group string `json:"group"`
	// All its rules, [] for none.
	Rules []GroupRule `json:"rules"`
}

// GroupRule: A rule between fields of one form; judged once all the fields it names are touched or
// show a verdict.
type GroupRule struct {
	// What must hold.
	Rule GroupRuleKind `json:"rule"`
	// Ids of the fields, in order.
	Fields []string `json:"fields"`
	// What is said when it is broken.
	Message *string `json:"message,omitempty"`
	// The field that shows the diagnostic; else the last one named.
	On *string `json:"on,omitempty"`
}

// GroupDebugResult: A group's fields in detail.
type GroupDebugResult struct {
	// In order of creation.
	Fields []GroupDebugEntry `json:"fields"`
}

// GroupDebugEntry: A field in detail.
type GroupDebugEntry struct {
	// The field's id.
	Field string `json:"field"`
	// Its type's name.
	Type string `json:"type"`
	// Its text; a secure field's is left out.
	Text *string `json:"text,omitempty"`
	// Its state.
	State FieldState `json:"state"`
	// What has reached its state.
	Diagnostics []Diagnostic `json:"diagnostics"`
}

// TypeListResult: The types that fields can have.
type TypeListResult struct {
	// The built-in ones, then the client's own in the order of their definition.
	Types []TypeSummary `json:"types"`
}

// TypeSummary: A type in a list.
type TypeSummary struct {
	// The type's name.
	Name string `json:"name"`
	// What it is for.
	Description string `json:"description"`
	// Its template, where it has a fixed one.
	Template *string `json:"template,omitempty"`
	// Its parameters.
	Params []TypeParameter `json:"params"`
}

// TypeParameter: A parameter of a type.
type TypeParameter struct {
	// The parameter's name.
	Name string `json:"name"`
	// What it takes, such as `integer`, `string`, `boolean`, `string[]`.
	Kind string `json:"kind"`
	// What it says.
	Meaning string `json:"meaning"`
	// What counts where it is not given.
	Default any `json:"default,omitempty"`
	// It must be given.
	Required bool `json:"required"`
}

// TypeCheckParams: What is judged.
type TypeCheckParams struct {
	// A column for each type; they may differ in length.
	Columns []CheckColumn `json:"columns"`
	// True: `columns` is left out of the answer. Default: false.
	FindingsOnly *bool `json:"findingsOnly,omitempty"`
}

// CheckColumn: Texts, and the field that judges them: its options as in `field/create`, without a
// content.
type CheckColumn struct {
	FieldOptions
	// The texts, each read as the initial `text` of a field.
	Texts []string `json:"texts"`
}

// FormCheckParams: Which rows are judged.
type FormCheckParams struct {
	// The form's name.
	Form string `json:"form"`
	// The ids of the fields that have a column, each once. The form's other fields are judged with
	// each row as they stand.
	Fields []string `json:"fields"`
	// For each row a text for each of `fields`, read as a field's initial `text`.
	Rows [][]string `json:"rows"`
	// True: `columns` is left out of the answer. Default: false.
	FindingsOnly *bool `json:"findingsOnly,omitempty"`
}

// CheckResult: What final validation says of many texts.
type CheckResult struct {
	// No row is invalid, and no verdict of a client's validator is missing.
	Valid bool `json:"valid"`
	// The rows with an error, or with a text of which nothing could be read, from 0, in order.
	Invalid []int `json:"invalid"`
	// What there is to say, in order of rows and then of columns. A text of which nothing is said
	// is valid.
	Findings []CheckFinding `json:"findings"`
	// What became of the texts, column by column.
	Columns []CheckedColumn `json:"columns,omitzero"`
}

// CheckFinding: What there is to say of one text.
type CheckFinding struct {
	// Its row, from 0.
	Row int `json:"row"`
	// Its column, from 0; absent for a field that has none.
	Column *int `json:"column,omitempty"`
	// The field's id, of a form.
	Field *string `json:"field,omitempty"`
	// True: only the verdict of a client's validator is missing, which is not asked.
	Pending bool `json:"pending,omitempty"`
	// What was left out of the text that was given, as in the answer to `field/create`.
	Dropped *string `json:"dropped,omitempty"`
	// As `field/check` says them; ranges lie in the text as `columns` has it.
	Diagnostics []Diagnostic `json:"diagnostics"`
}

// CheckedColumn: A column as it was read. A secure one has no members.
type CheckedColumn struct {
	// The texts as a field shows them.
	Texts []string `json:"texts,omitzero"`
	// Their canonical forms, null where there is none.
	Typed []any `json:"typed,omitzero"`
}

// TypeDescribeParams: Which type is meant.
type TypeDescribeParams struct {
	// The type's name.
	Type string `json:"type"`
}

// TypeDescription: A type's definition and parameters.
type TypeDescription struct {
	TypeDefinition
	// It is not the client's own.
	BuiltIn bool `json:"builtIn"`
	// Its parameters.
	Params []TypeParameter `json:"params"`
	// The countries that it knows, by their codes of ISO 3166, where it goes by countries.
	Countries []string `json:"countries,omitzero"`
}

// TypeDefinition: A declared type: what it takes, how it is written, and by which rules it is
// judged.
type TypeDefinition struct {
	// The type's name.
	Name string `json:"name"`
	// What it is for.
	Description string `json:"description"`
	// The type it starts from.
	Extends *string `json:"extends,omitempty"`
	// Those of the built-in type that it starts from.
	Parameters map[string]any `json:"parameters,omitzero"`
	// How the value is written; of several, short to long, the shortest that holds the value shows.
	Template OneOrMore[string] `json:"template,omitempty"`
	// The class of characters that each slot of the template takes.
	Slots map[string]string `json:"slots,omitzero"`
	// What the runs of a slot's name in the template are: parts, of which each keeps its own
	// characters.
	Parts map[string]TypePart `json:"parts,omitzero"`
	// Brackets of the template are groups: `[…]` may be missing, and `{2,4}` behind a group or a
	// character says how often it comes. Default: false.
	Groups *bool `json:"groups,omitempty"`
	// From which side the slots are filled. Default: "left".
	Align SlotAlignment `json:"align,omitempty"`
	// What is done to the letters of a slot, before they are tested: "upper" or "lower".
	Cases map[string]TextTransform `json:"cases,omitzero"`
	// The class of characters that may be typed.
	Allow *string `json:"allow,omitempty"`
	// What becomes of white space at the ends of a text; else "keep" with a `pattern`, and without
	// one as the type it extends, or "trim".
	Blanks Blanks `json:"blanks,omitempty"`
	// What is done to a character before it is tested. Default: "none".
	Transform TextTransform `json:"transform,omitempty"`
	// A typed character replaces the one after the caret. Default: false.
	Overwrite *bool `json:"overwrite,omitempty"`
	// Literals are written as soon as the slot before them is filled. Default: false.
	Eager *bool `json:"eager,omitempty"`
	// Most characters of the value.
	MaxLength *int `json:"maxLength,omitempty"`
	// The language of the value: live as a viable prefix, final as a full match.
	Pattern *string `json:"pattern,omitempty"`
	// Rules while typing.
	Live []Rule `json:"live,omitzero"`
	// Rules when editing ends.
	Final []Rule `json:"final,omitzero"`
	// What is written around and into the value when editing ends.
	Format *TypeFormat `json:"format,omitempty"`
	// How the typed form comes from the value.
	Convert *TypeConversion `json:"convert,omitempty"`
	// Layout priority.
	Priority *float64 `json:"priority,omitempty"`
	// Kind of keyboard.
	Keyboard *string `json:"keyboard,omitempty"`
	// The text is a secret. Default: false.
	Secure *bool `json:"secure,omitempty"`
	// The type's message catalogue: a text by diagnostic code.
	Messages map[string]string `json:"messages,omitzero"`
}

// TypePart: What a part of a template is: a number, one of several words, or characters of its
// slot's class.
type TypePart struct {
	// What it means, as `segments` tell it; else the slot's name.
	Kind *string `json:"kind,omitempty"`
	// The least number that it says.
	Minimum *int `json:"minimum,omitempty"`
	// The greatest number that it says.
	Maximum *int `json:"maximum,omitempty"`
	// Which zeros stand before a number; else "none" where it `varies`, "padded" where not.
	Zeros PartZeros `json:"zeros,omitempty"`
	// The words of which it is one.
	Words []string `json:"words,omitzero"`
	// It may have fewer characters than the run has slots, one at least, and ends with its
	// separator. Default: false.
	Varies *bool `json:"varies,omitempty"`
}

// TypeFormat: What is written around and into a value when editing ends.
type TypeFormat struct {
	// Digits behind the decimal sign.
	FixedDecimals *int `json:"fixedDecimals,omitempty"`
	// Text before the value.
	Prefix *string `json:"prefix,omitempty"`
	// Text behind the value.
	Suffix *string `json:"suffix,omitempty"`
	// BCP 47 tag of the language whose signs a number has; that of `initialize` by default.
	Locale *string `json:"locale,omitempty"`
	// When the prefix and the suffix of a number show, and the literals before the first slot of a
	// template. Default: "filled".
	Affixes AffixDisplay `json:"affixes,omitempty"`
}

// TypeConversion: How the typed form comes from the value.
type TypeConversion struct {
	// The typed form of each value.
	Map map[string]string `json:"map,omitzero"`
}

// SessionSnapshotParams: What is to be kept.
type SessionSnapshotParams struct {
	// Only this form; absent: all.
	Form *string `json:"form,omitempty"`
	// The contents of secure fields are kept too. Default: false.
	Secure *bool `json:"secure,omitempty"`
}

// SessionSnapshotResult: What was kept.
type SessionSnapshotResult struct {
	// For `session/restore`, to be given back as it is.
	Snapshot json.RawMessage `json:"snapshot"`
}

// SessionRestoreParams: What is to be brought back.
type SessionRestoreParams struct {
	// From `session/snapshot`.
	Snapshot json.RawMessage `json:"snapshot"`
	// Fields that exist are replaced. Default: false.
	Replace *bool `json:"replace,omitempty"`
}

// SessionRestoreResult: What was brought back.
type SessionRestoreResult struct {
	// How many fields.
	Fields int `json:"fields"`
}

// SnapshotInvalidData: What in a snapshot can't be restored.
type SnapshotInvalidData struct {
	// The member of the snapshot, such as `fields[3].content.selection`; `snapshot` for the whole.
	Path string `json:"path"`
	// What is wrong with it, for people.
	Reason string `json:"reason"`
}

// InvalidParamsData: Which member is not what it must be.
type InvalidParamsData struct {
	// The member, such as `range.start` or `validation.final.rules[0].pattern`; `params` for the
	// whole.
	Path string `json:"path"`
	// What it must be.
	Expected string `json:"expected"`
	// What it is.
	Found string `json:"found"`
}

// RequestFailedData: Why it can't be done now.
type RequestFailedData struct {
	// A word for programs, such as `no-validator`.
	Reason string `json:"reason"`
}

// FieldErrorData: Which field is meant.
type FieldErrorData struct {
	// The field's id.
	Field string `json:"field"`
}

// TypeNotFoundData: The type that is unknown, and those that are known.
type TypeNotFoundData struct {
	// The name that was asked for.
	Type string `json:"type"`
	// The names of all types.
	Known []string `json:"known"`
	// The member that names it, where it lies inside another.
	Path *string `json:"path,omitempty"`
}

// InvalidDefinitionData: What in a definition can't be compiled.
type InvalidDefinitionData struct {
	// The member, such as `validation.final.rules[0].pattern`.
	Path string `json:"path"`
	// What is wrong with it, for people.
	Reason string `json:"reason"`
	// Where in the member's text, in Unicode scalars.
	Offset *int `json:"offset,omitempty"`
	// The members that no text can satisfy at once, in the smallest number that was found; that of
	// `path` is the last that is the client's.
	Contrary []string `json:"contrary,omitzero"`
}

// LimitExceededData: Which limit was met.
type LimitExceededData struct {
	// The limit's name in `initialize`'s answer.
	Limit string `json:"limit"`
	// What it allows.
	Maximum int `json:"maximum"`
	// What was asked for.
	Found int `json:"found"`
	// The member of the definition that asked for it, where it is one pattern, class, template or
	// list.
	Path *string `json:"path,omitempty"`
}

// The codes of errors.
const (
	// CodeParseError: The body is not JSON, or the frame can't be read; answered with id null, and
	// the stream goes on with the next frame.
	CodeParseError = -32700
	// CodeInvalidRequest: JSON but no request (wrong `jsonrpc`, an id that is no integer or
	// string); after `shutdown`, every request but `exit`; a second `initialize`.
	CodeInvalidRequest = -32600
	// CodeMethodNotFound: An unknown method of a request. An unknown notification is ignored, `$/…`
	// ones silently.
	CodeMethodNotFound = -32601
	// CodeInvalidParams: A member of the wrong kind, outside its bounds, missing, or at odds with
	// another.
	CodeInvalidParams = -32602
	// CodeInternalError: A defect of the server, which goes on.
	CodeInternalError = -32603
	// CodeServerNotInitialized: Any request but `initialize` before `initialize`.
	CodeServerNotInitialized = -32002
	// CodeRequestCancelled: The client took the request back by `$/cancelRequest` before it was
	// done.
	CodeRequestCancelled = -32800
	// CodeContentModified: The edit's `range` overlaps a change that the client has not seen; the
	// data is the field as it is.
	CodeContentModified = -32801
	// CodeRequestFailed: Understood, but it can't be done now.
	CodeRequestFailed = -32803
	// CodeFieldNotFound: No field of the connection has that id.
	CodeFieldNotFound = -32010
	// CodeFieldExists: A field of the connection has that id already.
	CodeFieldExists = -32011
	// CodeTypeNotFound: Neither a built-in type nor one of the client's own has that name.
	CodeTypeNotFound = -32012
	// CodeInvalidDefinition: A type, rule, pattern or template that can't be compiled.
	CodeInvalidDefinition = -32013
	// CodeLimitExceeded: More was asked for than one of the limits in `initialize`'s answer allows.
	CodeLimitExceeded = -32014
	// CodeNotEditable: An edit of a disabled, read-only or hidden field, or the focus or Return for
	// a disabled or hidden one.
	CodeNotEditable = -32015
	// CodeSnapshotInvalid: A snapshot that can't be restored; nothing was changed.
	CodeSnapshotInvalid = -32017
)

// Error is the server's answer to a request that it did not carry out.
type Error struct {
	Code    int             `json:"code"`
	Message string          `json:"message"`
	Data    json.RawMessage `json:"data,omitempty"`
}

func (e *Error) Error() string { return fmt.Sprintf("%s (%d)", e.Message, e.Code) }

// OneOrMore is a list of which a single element may stand for itself.
type OneOrMore[T any] []T

// UnmarshalJSON reads a list, or one of its elements.
func (l *OneOrMore[T]) UnmarshalJSON(data []byte) error {
	if data[0] == '[' {
		return json.Unmarshal(data, (*[]T)(l))
	}
	*l = make([]T, 1)
	return json.Unmarshal(data, &(*l)[0])
}

// Ptr is a pointer to a value, for members that may be left out.
func Ptr[T any](value T) *T { return &value }

// What is nested is told whole; null is what is gone.
func replace[T any](member *T, value json.RawMessage) {
	var told T
	if json.Unmarshal(value, &told) == nil {
		*member = told
	}
}
