package fieldclient

import (
	"cmp"
	"encoding/json"
	"maps"
	"strings"
)

// A View is what a widget shows of a field. Offsets count bytes.
type View struct{ FieldSnapshot }

// Error is the message of the error that shows.
func (v View) Error() string {
	for _, each := range v.Diagnostics {
		if each.Severity == SeverityError {
			return each.Message
		}
	}
	return ""
}

// Rest is what is still to be filled in of a template: it is drawn dim behind the text.
func (v View) Rest() string {
	if template := v.Presentation.Template; template != nil && template.Filled <= len(template.Text) {
		return template.Text[template.Filled:]
	}
	return ""
}

// A Field is what a widget shows of a field, kept up to date, and what its user does. What is typed shows and is sent at
// once; of the answers to requests that change the text the latest alone counts.
type Field struct {
	ID     string
	client *Client
	view   View
	// The numbers of the last request that was sent, of the last that was answered, and of the last behind which the server
	// alone knows where the caret is.
	latest, answered, placed int
	composing                *TextRange
	unshown                  bool                       // edits were sent that do not show yet: what shows is not the view that patches are in
	changes                  map[string]json.RawMessage // what was changed of its settings, for another server
}

// View is what shows now.
func (f *Field) View() View {
	defer f.client.lock()()
	return f.view
}

// Type types a text in place of the selection, and of what an input method has written so far.
func (f *Field) Type(text string) { f.insert(text, "", false) }

// Paste is Type, of a text from the clipboard.
func (f *Field) Paste(text string) { f.insert(text, EditCausePaste, false) }

// Compose shows what an input method has written so far; Type ends it.
func (f *Field) Compose(text string) { f.insert(text, "", true) }

func (f *Field) insert(text string, cause EditCause, isComposed bool) {
	text = strings.ToValidUTF8(text, "\uFFFD") // What JSON would make of it.
	defer f.client.lock()()
	at := f.view.Selection
	if f.composing != nil {
		at = f.view.within(*f.composing)
	} else if f.placed > f.answered && !isComposed {
		f.change("field/edit", FieldEditParams{Field: f.ID, Input: &text, Cause: cause, Version: &f.view.Version}, false)
		f.placed = f.latest
		return
	}
	f.composing = nil
	if isComposed {
		f.composing = &TextRange{at.Start, at.Start + len(text)}
	}
	caret := TextRange{at.Start + len(text), at.Start + len(text)}
	f.view.Text, f.view.Selection = f.view.Text[:at.Start]+text+f.view.Text[at.End:], caret
	edit := FieldEditParams{Field: f.ID, Range: &at, Insert: &text, Cause: cause, Version: &f.view.Version}
	edit.Composing, edit.Selection = f.composing, &caret
	f.change("field/edit", edit, true)
}

// Fill sets the whole text, as a program does.
func (f *Field) Fill(text string) {
	text = strings.ToValidUTF8(text, "\uFFFD")
	defer f.client.lock()()
	f.view.Text, f.view.Selection = text, TextRange{len(text), len(text)}
	edit := FieldEditParams{Field: f.ID, Text: &text, Cause: EditCauseProgram, Version: &f.view.Version}
	f.change("field/edit", edit, true)
}

func (v View) within(at TextRange) TextRange {
	return TextRange{min(at.Start, len(v.Text)), min(at.End, len(v.Text))}
}

// Delete deletes the selection, else what lies beside the caret, as the server knows it.
func (f *Field) Delete(what Deletion) {
	f.place("field/edit", FieldEditParams{Field: f.ID, Delete: what, Version: &f.view.Version}, false)
}

// Step does what an arrow key does to a number, a choice, or the part at the caret.
func (f *Field) Step(target StepTarget) {
	f.place("field/edit", FieldEditParams{Field: f.ID, Step: target, Version: &f.view.Version}, true)
}

// Select moves the caret, or selects; a caret stands where the server finds that typing is possible.
func (f *Field) Select(start, end int) {
	defer f.client.lock()()
	selection := TextRange{start, end}
	f.view.Selection, f.placed = selection, 0
	f.change("field/select", FieldSelectParams{Field: f.ID, Selection: &selection, Version: &f.view.Version}, true)
}

// SelectPart selects a part of a date and the like.
func (f *Field) SelectPart(part PartStep) {
	f.place("field/select", FieldSelectParams{Field: f.ID, Part: part, Version: &f.view.Version}, true)
}

// Move moves the caret, or with `extend` the end of the selection, from where the server has it.
func (f *Field) Move(move CaretMove, extend bool) {
	f.place("field/select", FieldSelectParams{Field: f.ID, Move: move, Extend: &extend, Version: &f.view.Version}, true)
}

// Clear empties the field.
func (f *Field) Clear() { f.place("field/clear", f.inView(), true) }

// Undo takes back the last unit of editing.
func (f *Field) Undo() { f.place("field/undo", f.inView(), true) }

// Redo brings back what was undone last.
func (f *Field) Redo() { f.place("field/redo", f.inView(), true) }

// Blur says that the user has left the field.
func (f *Field) Blur() { f.place("field/blur", f.inView(), true) }

// Commit is the Return key; `done` gets where it leads, with the client's lock.
func (f *Field) Commit(done func(FieldCommitResult)) {
	f.place("field/commit", f.inView(), true, func(answer json.RawMessage) { read(answer, done) })
}

// Focus says that the user is in the field.
func (f *Field) Focus() {
	defer f.client.lock()()
	number := f.latest
	post(f.client, "field/focus", FieldParams{f.ID}, func(result *FieldFocusResult) {
		if number == f.latest {
			f.view.Selection = result.Selection
		}
	})
}

// Act does what a user does beside the text. The index is that of an entry or item, where the action has one.
func (f *Field) Act(action FieldAction, index *int) {
	f.place("field/action", FieldActionParams{Field: f.ID, Action: action, Index: index}, false)
}

// Update changes settings of the field, or its content.
func (f *Field) Update(set FieldChanges) {
	f.place("field/update", FieldUpdateParams{Field: f.ID, Set: set}, false)
}

// Requests and their answers

// The version is that of the server which the request goes to.
func (f *Field) inView() FieldViewParams {
	return FieldViewParams{Field: f.ID, Version: &f.view.Version}
}

// Sends what leaves the caret where the server alone knows.
func (f *Field) place(method string, params any, isInView bool, also ...func(json.RawMessage)) {
	defer f.client.lock()()
	f.change(method, params, isInView, also...)
	f.placed = f.latest
}

// Sends what changes the text; `isInView` if the answer may be said in terms of what shows.
func (f *Field) change(method string, params any, isInView bool, also ...func(json.RawMessage)) {
	f.latest++
	number := f.latest
	f.unshown = f.unshown || method == "field/edit" && !isInView
	f.client.send(method, params, func(answer json.RawMessage, problem *Error) {
		f.answered = max(f.answered, number)
		f.take(number, answer, problem, isInView)
		for _, taken := range also {
			taken(answer)
		}
	})
}

func (f *Field) get() { f.change("field/get", FieldParams{f.ID}, false) }

func (f *Field) take(number int, result json.RawMessage, problem *Error, isInView bool) {
	if problem != nil && number == f.latest {
		switch problem.Code {
		case CodeContentModified:
			f.take(number, problem.Data, nil, false)
		case CodeFieldNotFound, ErrEnded.Code: // There is nothing to be told.
		default:
			f.get() // It was shown and did not happen.
		}
	}
	var told struct {
		FieldStatus
		FieldCommitResult // It has what all answers have of a text.
	}
	if problem != nil || decode(result, &told) != nil {
		return
	}
	if told.Diagnostics != nil {
		told.Presentation = cmp.Or(told.Presentation, f.view.Presentation)
		f.view.FieldStatus = told.FieldStatus
	}
	switch patch := told.Patch; {
	case number != f.latest:
		return // A later one says more.
	case told.Version == nil: // What shows is what is there.
	case told.Text == nil && (!isInView || f.unshown):
		f.get()
		return
	case told.Text == nil && patch != nil: // A long text, of which the view is known.
		f.view.Text = f.view.Text[:patch.Range.Start] + patch.Text + f.view.Text[patch.Range.End:]
		fallthrough
	default:
		f.view.Version, f.view.Value, f.view.Typed = *told.Version, *cmp.Or(told.Value, &f.view.Value), told.Typed
	}
	f.unshown = f.unshown && told.Text == nil
	f.view.Text = *cmp.Or(told.Text, &f.view.Text)
	f.view.Selection = f.view.within(*cmp.Or(told.Selection, &f.view.Selection))
}

func (f *Field) told(told FieldDiagnosticsParams) {
	if f == nil {
		return
	}
	presentation := told.Presentation.Applied(*f.view.Presentation)
	f.view.FieldStatus = FieldStatus{told.Diagnostics, told.State, told.Helper, told.Counter, &presentation, told.Debug}
	switch {
	case told.Version <= f.view.Version || f.answered < f.latest: // What shows is newer.
	case told.Text == nil:
		f.get() // Something has changed the text that does not answer with it.
	default:
		f.view.Text, f.view.Version = *told.Text, told.Version
		f.view.Selection = f.view.within(f.view.Selection)
	}
}

// Keeps what changed of the settings; what shows is kept by itself.
func (f *Field) keep(set FieldChanges) {
	var changes map[string]json.RawMessage
	if f == nil || json.Unmarshal(encode(set), &changes) != nil {
		return
	}
	for _, content := range []string{"text", "value", "typed"} {
		delete(changes, content)
	}
	if f.changes == nil {
		f.changes = map[string]json.RawMessage{}
	}
	maps.Copy(f.changes, changes)
}

// Gives another server, which has `text`, what shows, and takes what it makes of that.
func (f *Field) restore(text string) {
	edit := FieldEditParams{Field: f.ID, Text: &f.view.Text, Cause: EditCauseProgram}
	if f.view.State.Focus == FocusStateFocused {
		edit.Cause, edit.Selection = EditCauseTyping, &f.view.Selection
		post[any](f.client, "field/focus", FieldParams{f.ID}, nil) // One that is disabled takes none.
	}
	if len(f.changes) > 0 {
		post[any](f.client, "field/update", map[string]any{"field": f.ID, "set": f.changes}, nil)
	}
	if f.view.Text != text || len(f.changes) > 0 {
		post[any](f.client, "field/edit", edit, nil)
	}
	f.get()
}
