package fieldclient

import (
	"encoding/json"
	"errors"
	"unicode/utf8"
)

// A View is what a widget shows of a field. Offsets count bytes.
type View struct {
	Text string
	// Start and End are the selection in Text.
	Start, End   int
	Value        string
	Typed        any
	State        FieldState
	Diagnostics  []Diagnostic
	Helper       *HelperLine
	Counter      *CharacterCounter
	Presentation Presentation
}

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

// Items are the texts of the items of several.
func (v View) Items() []string {
	items := []string{}
	for _, each := range v.Presentation.Segments {
		if each.Kind == "item" && each.Range.End <= len(v.Text) {
			items = append(items, v.Text[each.Range.Start:each.Range.End])
		}
	}
	return items
}

// A Field is what a widget shows of a field, kept up to date, and what its user does. What is typed shows and is sent at
// once; of the answers to requests that change the text the latest alone counts.
type Field struct {
	ID      string
	client  *Client
	form    *Form
	view    View
	shown   map[string]json.RawMessage // the members of the presentation
	version int
	// The numbers of the last request, the last that was answered, the last that changes the text, and the last behind
	// which the server alone knows where the caret is.
	sent, answered, latest, placed int
	composing                      *TextRange
	ahead                          bool // something was typed that no server has been sent
}

// View is what shows now.
func (f *Field) View() View {
	defer f.client.lock()()
	return f.view
}

// Type types a text in place of the selection.
func (f *Field) Type(text string) { f.insert(text, "", nil) }

// Paste is Type, of a text from the clipboard.
func (f *Field) Paste(text string) { f.insert(text, EditCausePaste, nil) }

// Compose shows what an input method has written so far.
func (f *Field) Compose(text string) { f.insert(text, "", Ptr(len(text))) }

// Composed ends what an input method writes.
func (f *Field) Composed(text string) { f.insert(text, "", nil) }

func (f *Field) insert(text string, cause EditCause, composing *int) {
	defer f.client.lock()()
	if f.placed > f.answered && f.composing == nil && composing == nil {
		f.atCaret(FieldEditParams{Input: &text, Cause: cause})
		return
	}
	start, end := f.view.Start, f.view.End
	if f.composing != nil {
		start, end = min(f.composing.Start, len(f.view.Text)), min(f.composing.End, len(f.view.Text))
	}
	f.composing = nil
	if composing != nil {
		f.composing = &TextRange{start, start + *composing}
	}
	f.replace(start, end, text, cause)
}

// Replace replaces a range of the text.
func (f *Field) Replace(start, end int, text string) {
	defer f.client.lock()()
	f.replace(start, end, text, "")
}

func (f *Field) replace(start, end int, text string, cause EditCause) {
	f.view.Text = f.view.Text[:start] + text + f.view.Text[end:]
	f.view.Start, f.view.End = start+len(text), start+len(text)
	edit := FieldEditParams{Range: &TextRange{start, end}, Insert: &text, Cause: cause, Composing: f.composing}
	edit.Selection = &TextRange{f.view.Start, f.view.End}
	f.edit(edit, true)
}

// Fill sets the whole text, as a program does.
func (f *Field) Fill(text string) {
	defer f.client.lock()()
	f.view.Text, f.view.Start, f.view.End = text, len(text), len(text)
	f.edit(FieldEditParams{Text: &text, Cause: EditCauseProgram}, true)
}

// Delete deletes the selection, else what lies beside the caret. What a character is, beyond ASCII, the server says.
func (f *Field) Delete(what Deletion) {
	defer f.client.lock()()
	start, end := f.view.Start, f.view.End
	if start == end && f.placed <= f.answered {
		switch {
		case what == DeletionBackward && plain(f.view.Text, start-2, start):
			start--
		case what == DeletionForward && plain(f.view.Text, end, end+2):
			end++
		}
	}
	if start == end || f.placed > f.answered || what == DeletionAll {
		f.atCaret(FieldEditParams{Delete: what})
		return
	}
	f.replace(start, end, "", "")
}

// Whether each of these bytes that there is, is a character by itself.
func plain(text string, start, end int) bool {
	for index := max(start, 0); index < min(end, len(text)); index++ {
		if text[index] >= utf8.RuneSelf || text[index] == '\r' {
			return false
		}
	}
	return true
}

// Step does what an arrow key does to a number, a choice, or the part at the caret.
func (f *Field) Step(target StepTarget) {
	defer f.client.lock()()
	f.atCaret(FieldEditParams{Step: target})
}

// Sends an edit at the server's own caret: nothing of it shows before the answer.
func (f *Field) atCaret(edit FieldEditParams) {
	f.edit(edit, edit.Step != "")
	f.placed = f.sent
}

func (f *Field) edit(edit FieldEditParams, inView bool) {
	if !f.client.connected {
		f.ahead = true // The restart sends the text as it is then.
		return
	}
	edit.Field, edit.Version = f.ID, &f.version
	f.change("field/edit", edit, inView)
}

// Select moves the caret, or selects; a caret stands where the server finds that typing is possible.
func (f *Field) Select(start, end int) {
	defer f.client.lock()()
	f.view.Start, f.view.End, f.placed = start, end, 0
	f.changeInView("field/select", func(view FieldViewParams) any {
		return FieldSelectParams{Field: f.ID, Selection: &TextRange{start, end}, Version: view.Version}
	})
}

// SelectPart selects a part of a date and the like.
func (f *Field) SelectPart(part PartStep) {
	defer f.client.lock()()
	f.changeInView("field/select", func(view FieldViewParams) any {
		return FieldSelectParams{Field: f.ID, Part: part, Version: view.Version}
	})
	f.placed = f.sent
}

// Move moves the caret by a character; the server goes on over what can't be typed into.
func (f *Field) Move(forward bool) {
	view := f.View()
	at := view.Start
	switch {
	case view.Start != view.End && forward:
		at = view.End
	case view.Start == view.End && forward:
		_, size := utf8.DecodeRuneInString(view.Text[at:])
		at += size
	case view.Start == view.End:
		_, size := utf8.DecodeLastRuneInString(view.Text[:at])
		at -= size
	}
	f.Select(at, at)
}

// Clear empties the field.
func (f *Field) Clear() {
	defer f.client.lock()()
	f.view.Text, f.view.Start, f.view.End = "", 0, 0
	f.changeInView("field/clear", nil)
}

// Undo takes back the last unit of editing.
func (f *Field) Undo() { f.byServer("field/undo") }

// Redo brings back what was undone last.
func (f *Field) Redo() { f.byServer("field/redo") }

// Blur says that the user has left the field.
func (f *Field) Blur() { f.byServer("field/blur") }

func (f *Field) byServer(method string) {
	defer f.client.lock()()
	f.changeInView(method, nil)
	f.placed = f.sent
}

// Commit is the Return key; `done`, if any, gets where it leads. It is called with the client's lock.
func (f *Field) Commit(done func(FieldCommitResult)) {
	defer f.client.lock()()
	number := f.next()
	f.client.send("field/commit", func() any { return f.viewParams() }, func(answer json.RawMessage, err error) {
		f.take(number, answer, err, true)
		var result FieldCommitResult
		if err == nil && json.Unmarshal(answer, &result) == nil && done != nil {
			done(result)
		}
	})
}

// Focus says that the user is in the field.
func (f *Field) Focus() {
	defer f.client.lock()()
	f.sent++
	number := f.sent
	f.client.send("field/focus", func() any { return FieldParams{f.ID} }, func(answer json.RawMessage, err error) {
		f.answered = max(f.answered, number)
		var result FieldFocusResult
		if err == nil && f.sent == number && json.Unmarshal(answer, &result) == nil {
			f.view.Start, f.view.End = result.Selection.Start, result.Selection.End
		}
	})
}

// Act does what a user does beside the text. The index is that of an entry or item, where the action has one.
func (f *Field) Act(action FieldAction, index *int) {
	defer f.client.lock()()
	f.change("field/action", FieldActionParams{Field: f.ID, Action: action, Index: index}, false)
	f.placed = f.sent
}

// Update changes settings of the field, or its content.
func (f *Field) Update(set FieldChanges) {
	defer f.client.lock()()
	f.change("field/update", FieldUpdateParams{Field: f.ID, Set: set}, false)
	f.placed = f.sent
}

// Requests and their answers

func (f *Field) next() int {
	f.sent++
	f.latest = f.sent
	return f.sent
}

func (f *Field) change(method string, params any, inView bool) {
	number := f.next()
	taken := func(answer json.RawMessage, err error) { f.take(number, answer, err, inView) }
	f.client.send(method, func() any { return params }, taken)
}

// The version is that of the server which the request goes to.
func (f *Field) viewParams() FieldViewParams {
	return FieldViewParams{Field: f.ID, Version: &f.version}
}

func (f *Field) changeInView(method string, params func(FieldViewParams) any) {
	number := f.next()
	taken := func(answer json.RawMessage, err error) { f.take(number, answer, err, true) }
	f.client.send(method, func() any {
		if params == nil {
			return f.viewParams()
		}
		return params(f.viewParams())
	}, taken)
}

// What answers to requests that change the text have in common.
type answer struct {
	FieldSnapshot
	Version   *int        `json:"version"`
	Text      *string     `json:"text"`
	Selection *TextRange  `json:"selection"`
	Patch     *TextPatch  `json:"patch"`
	State     *FieldState `json:"state"`
}

func (f *Field) take(number int, result json.RawMessage, err error, inView bool) {
	f.answered = max(f.answered, number)
	var problem *Error
	if errors.As(err, &problem) && number == f.latest {
		if problem.Code == CodeContentModified {
			f.take(number, problem.Data, nil, false)
		} else {
			f.get() // It was shown and did not happen.
		}
	}
	var told answer
	if err != nil || json.Unmarshal(result, &told) != nil {
		return
	}
	if told.State != nil {
		f.status(*told.State, told.Diagnostics, told.Helper, told.Counter)
		var whole struct{ Presentation map[string]json.RawMessage }
		if json.Unmarshal(result, &whole) == nil && whole.Presentation != nil {
			f.shown = whole.Presentation
			f.present()
		}
	}
	if number != f.latest {
		return // A later one says more.
	}
	switch {
	case told.Version == nil: // What shows is what is there.
	case told.Text == nil && !inView:
		f.get()
	default:
		if told.Text != nil {
			f.view.Text = *told.Text
		} else if patch := told.Patch; patch != nil { // A long text, of which the view is known.
			f.view.Text = f.view.Text[:patch.Range.Start] + patch.Text + f.view.Text[patch.Range.End:]
		}
		f.version, f.view.Value, f.view.Typed = *told.Version, told.Value, told.Typed
	}
	if told.Selection != nil {
		f.view.Start, f.view.End = told.Selection.Start, told.Selection.End
	}
	f.clamp()
}

func (f *Field) clamp() {
	f.view.Start, f.view.End = min(f.view.Start, len(f.view.Text)), min(f.view.End, len(f.view.Text))
}

func (f *Field) get() { f.change("field/get", FieldParams{f.ID}, false) }

func (f *Field) status(state FieldState, diagnostics []Diagnostic, helper *HelperLine, counter *CharacterCounter) {
	f.view.State, f.view.Diagnostics, f.view.Helper, f.view.Counter = state, diagnostics, helper, counter
}

func (f *Field) told(told FieldDiagnosticsParams) {
	f.status(told.State, told.Diagnostics, told.Helper, told.Counter)
	for name, value := range told.Presentation {
		f.shown[name] = value
		if string(value) == "null" {
			delete(f.shown, name)
		}
	}
	if len(told.Presentation) > 0 {
		f.present()
	}
	if told.Version <= f.version || f.answered < f.latest {
		return
	}
	if told.Text == nil {
		f.get() // Something has changed the text that does not answer with it.
		return
	}
	f.view.Text, f.version = *told.Text, told.Version
	f.clamp()
}

// Makes the presentation of its members: what is nested is told whole.
func (f *Field) present() {
	f.view.Presentation = Presentation{}
	if all, err := json.Marshal(f.shown); err == nil {
		json.Unmarshal(all, &f.view.Presentation)
	}
}
