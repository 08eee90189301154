// Code generated from protocol/model.json by `swift run ModelGenerator`. DO NOT EDIT.

package fieldclient

// LocaleWords calls locale/words. What buttons and marks around fields say in a language.
func (c *Client) LocaleWords(params LocaleWordsParams) (*LocaleWordsResult, error) {
	return call[LocaleWordsResult](c, "locale/words", params, nil)
}

// FieldCreate calls field/create. Makes a field and answers with its first report.
func (c *Client) FieldCreate(params FieldCreateParams) (*FieldSnapshot, error) {
	return call[FieldSnapshot](c, "field/create", params, nil)
}

// FieldEdit calls field/edit. One edit by the user, said in one of five ways.
func (c *Client) FieldEdit(params FieldEditParams) (*FieldEditResult, error) {
	return call[FieldEditResult](c, "field/edit", params, nil)
}

// FieldFocus calls field/focus. The field receives the keyboard; says where the caret goes.
func (c *Client) FieldFocus(params FieldParams) (*FieldFocusResult, error) {
	return call[FieldFocusResult](c, "field/focus", params, nil)
}

// FieldBlur calls field/blur. Editing ends: final formatting, then final validation.
func (c *Client) FieldBlur(params FieldViewParams) (*FieldBlurResult, error) {
	return call[FieldBlurResult](c, "field/blur", params, nil)
}

// FieldCommit calls field/commit. The Return key: validates, then names the form's next field, or
// says that the form may be submitted.
func (c *Client) FieldCommit(params FieldViewParams) (*FieldCommitResult, error) {
	return call[FieldCommitResult](c, "field/commit", params, nil)
}

// FieldSelect calls field/select. Moves the selection, a caret to the nearest place where typing is
// possible.
func (c *Client) FieldSelect(params FieldSelectParams) (*FieldSelectResult, error) {
	return call[FieldSelectResult](c, "field/select", params, nil)
}

// FieldClear calls field/clear. Empties the field as the user's clear button does.
func (c *Client) FieldClear(params FieldViewParams) (*FieldEditResult, error) {
	return call[FieldEditResult](c, "field/clear", params, nil)
}

// FieldUndo calls field/undo. Takes back the last unit of editing; typing is undone a run at a
// time.
func (c *Client) FieldUndo(params FieldViewParams) (*FieldEditResult, error) {
	return call[FieldEditResult](c, "field/undo", params, nil)
}

// FieldRedo calls field/redo. Brings back what was undone last.
func (c *Client) FieldRedo(params FieldViewParams) (*FieldEditResult, error) {
	return call[FieldEditResult](c, "field/redo", params, nil)
}

// FieldValidate calls field/validate. Runs final validation and lets its verdict reach the state.
func (c *Client) FieldValidate(params FieldParams) (*FieldValidateResult, error) {
	return call[FieldValidateResult](c, "field/validate", params, nil)
}

// FieldCheck calls field/check. Asks what final validation would say; state and notifications stay
// untouched.
func (c *Client) FieldCheck(params FieldParams) (*FieldCheckResult, error) {
	return call[FieldCheckResult](c, "field/check", params, nil)
}

// FieldChoices calls field/choices. Asks for a part of what is chosen from, or of what a text finds
// in it; state and notifications stay untouched.
func (c *Client) FieldChoices(params FieldChoicesParams) (*ListWindow, error) {
	return call[ListWindow](c, "field/choices", params, nil)
}

// FieldUpdate calls field/update. Changes any part of a field but its id; parts that are not named
// stay.
func (c *Client) FieldUpdate(params FieldUpdateParams) (*FieldSnapshot, error) {
	return call[FieldSnapshot](c, "field/update", params, nil)
}

// FieldAction calls field/action. An icon was tapped, or an element of a picker chosen; an icon
// does what the field is set up for and raises `iconTapped`.
func (c *Client) FieldAction(params FieldActionParams) (*FieldSnapshot, error) {
	return call[FieldSnapshot](c, "field/action", params, nil)
}

// FieldGet calls field/get. The field as it is now.
func (c *Client) FieldGet(params FieldParams) (*FieldSnapshot, error) {
	return call[FieldSnapshot](c, "field/get", params, nil)
}

// FieldList calls field/list. The fields in order of creation, a page at a time.
func (c *Client) FieldList(params FieldListParams) (*FieldListResult, error) {
	return call[FieldListResult](c, "field/list", params, nil)
}

// FieldReport calls field/report. Diagnostics from outside, such as a web server's answer to a
// submit; replaces the owner's earlier ones.
func (c *Client) FieldReport(params FieldReportParams) (*FieldSnapshot, error) {
	return call[FieldSnapshot](c, "field/report", params, nil)
}

// FieldDispose calls field/dispose. Removes the field with its timers and questions.
func (c *Client) FieldDispose(params FieldParams) error {
	_, err := call[any](c, "field/dispose", params, nil)
	return err
}

// FormOpen calls form/open. Sets up a form: which groups are monitored, in which order Return walks
// its fields, its pages, and its sections that repeat.
func (c *Client) FormOpen(params FormOpenParams) (*FormOpenResult, error) {
	return call[FormOpenResult](c, "form/open", params, nil)
}

// FormClose calls form/close. Disposes every field of the form with its timers and questions.
func (c *Client) FormClose(params FormParams) (*FormCloseResult, error) {
	return call[FormCloseResult](c, "form/close", params, nil)
}

// FormSubmit calls form/submit. Final validation of every field of the form, all at once; the
// contents where all are valid.
func (c *Client) FormSubmit(params FormSubmitParams) (*FormSubmitResult, error) {
	return call[FormSubmitResult](c, "form/submit", params, nil)
}

// FormPage calls form/page. Turns to another page: forwards with the final validation of the page
// that is left, backwards freely.
func (c *Client) FormPage(params FormPageParams) (*FormPageResult, error) {
	return call[FormPageResult](c, "form/page", params, nil)
}

// SectionAdd calls section/add. Adds a row to a section that repeats, with its fields.
func (c *Client) SectionAdd(params SectionAddParams) (*SectionAddResult, error) {
	return call[SectionAddResult](c, "section/add", params, nil)
}

// SectionRemove calls section/remove. Removes a row of a section; its fields are disposed of.
func (c *Client) SectionRemove(params SectionRowParams) (*SectionRemoveResult, error) {
	return call[SectionRemoveResult](c, "section/remove", params, nil)
}

// SectionMove calls section/move. Moves a row of a section to another place among its rows.
func (c *Client) SectionMove(params SectionMoveParams) (*SectionMoveResult, error) {
	return call[SectionMoveResult](c, "section/move", params, nil)
}

// FormCheck calls form/check. Judges many rows of texts as the form's fields would, with the rules
// between them; the fields stay untouched.
func (c *Client) FormCheck(params FormCheckParams) (*CheckResult, error) {
	return call[CheckResult](c, "form/check", params, nil)
}

// GroupVerify calls group/verify. Asks what final validation of a group would say; changes no
// field's state and asks no client.
func (c *Client) GroupVerify(params GroupVerifyParams) (*GroupVerifyResult, error) {
	return call[GroupVerifyResult](c, "group/verify", params, nil)
}

// GroupCount calls group/count. How many enabled fields the group has.
func (c *Client) GroupCount(params GroupParams) (*GroupCountResult, error) {
	return call[GroupCountResult](c, "group/count", params, nil)
}

// GroupDefine calls group/define. Gives the group its rules between fields, in place of those it
// had.
func (c *Client) GroupDefine(params GroupDefineParams) error {
	_, err := call[any](c, "group/define", params, nil)
	return err
}

// GroupDebug calls group/debug. Every field of the group with its state and diagnostics, for people
// who look for a fault.
func (c *Client) GroupDebug(params GroupParams) (*GroupDebugResult, error) {
	return call[GroupDebugResult](c, "group/debug", params, nil)
}

// TypeList calls type/list. The types that fields can have: the built-in ones and the client's own.
func (c *Client) TypeList() (*TypeListResult, error) {
	return call[TypeListResult](c, "type/list", struct{}{}, nil)
}

// TypeDescribe calls type/describe. A type's definition and parameters.
func (c *Client) TypeDescribe(params TypeDescribeParams) (*TypeDescription, error) {
	return call[TypeDescription](c, "type/describe", params, nil)
}

// TypeDefine calls type/define. Declares a type for later fields, in place of the client's own of
// that name.
func (c *Client) TypeDefine(params TypeDefinition) error {
	_, err := call[any](c, "type/define", params, nil)
	return err
}

// TypeCheck calls type/check. Judges many texts as fields of a type would, one column of texts for
// each type, without a field being made.
func (c *Client) TypeCheck(params TypeCheckParams) (*CheckResult, error) {
	return call[CheckResult](c, "type/check", params, nil)
}

// SessionSnapshot calls session/snapshot. Everything needed to go on with a form, or with all of
// them, in another process.
func (c *Client) SessionSnapshot(params SessionSnapshotParams) (*SessionSnapshotResult, error) {
	return call[SessionSnapshotResult](c, "session/snapshot", params, nil)
}

// SessionRestore calls session/restore. Brings back what a snapshot holds, all of it or nothing.
func (c *Client) SessionRestore(params SessionRestoreParams) (*SessionRestoreResult, error) {
	return call[SessionRestoreResult](c, "session/restore", params, nil)
}

// SetTrace calls $/setTrace. How much the server tells about its work from now on.
func (c *Client) SetTrace(params SetTraceParams) {
	defer c.lock()()
	c.process.send(message{Method: "$/setTrace", Params: encode(params)})
}

// FieldVerdict calls field/verdict. The late answer to a `client/validate` that was answered with
// null.
func (c *Client) FieldVerdict(params FieldVerdictParams) {
	defer c.lock()()
	c.process.send(message{Method: "field/verdict", Params: encode(params)})
}
