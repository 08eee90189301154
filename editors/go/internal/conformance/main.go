// Command conformance is the client as protocol/conformance asks for it: a line says what its user does, a line what shows.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"
	"unicode/utf8"

	fieldclient "fieldclient"
)

const acts = `type paste fill delete select move compose composed focus blur commit undo redo clear step part pick remove toggle
update submit turn addRow removeRow moveRow validate wait verdict`
const shows = `text selection value typed validity enabled hidden readOnly required error helper counter label floating placeholder rest
masked secure checked control multiline items entries active form.groups form.page form.pages form.rows form.submitted form.next`

type line struct {
	Act, Field, Server string
	Form               json.RawMessage
	Validate           bool
	With               json.RawMessage
}

var (
	client    *fieldclient.Client
	form      *fieldclient.Form
	next      *string
	submitted = make(chan *fieldclient.FormSubmitResult, 100)
	last      *fieldclient.FormSubmitResult
	verdicts  chan string
	question  fieldclient.ClientValidateParams
)

func judge(ctx context.Context, asked fieldclient.ClientValidateParams) (*fieldclient.ValidatorVerdict, error) {
	switch word, _, _ := strings.Cut(asked.Value, " "); word {
	case "bad":
		return verdict("This is bad."), nil
	case "later":
		question = asked
		return nil, fieldclient.ErrLater
	case "crash":
		return nil, errors.New("as the text says")
	case "wait":
		select {
		case found := <-verdicts:
			return verdict(found), nil
		case <-ctx.Done():
		}
	}
	return nil, nil
}

func verdict(message string) *fieldclient.ValidatorVerdict {
	if message == "" {
		return &fieldclient.ValidatorVerdict{Outcome: fieldclient.ValidatorOutcomeSuccess}
	}
	return &fieldclient.ValidatorVerdict{Outcome: fieldclient.ValidatorOutcomeFailure, Message: &message}
}

func open(l line) any {
	next, last, verdicts, question = nil, nil, make(chan string, 1), fieldclient.ClientValidateParams{}
	options := fieldclient.Options{Command: []string{l.Server}}
	if l.Validate {
		options.Validator = judge
	}
	var err error
	if client, err = fieldclient.Start(options); err == nil {
		form, err = client.Open(l.Form)
	}
	if err != nil {
		return map[string]any{"refused": err.Error()}
	}
	return struct{}{}
}

func act(l line) {
	var word string
	var index int
	var offsets, rows []any
	json.Unmarshal(l.With, &word)
	json.Unmarshal(l.With, &index)
	json.Unmarshal(l.With, &rows)
	offsets = rows
	f := form.Field(l.Field)
	if f == nil && l.Act != "submit" && l.Act != "turn" && !strings.HasSuffix(l.Act, "Row") {
		return
	}
	switch l.Act {
	case "type", "composed":
		f.Type(word)
	case "paste":
		f.Paste(word)
	case "fill":
		f.Fill(word)
	case "delete":
		f.Delete(fieldclient.Deletion(word))
	case "select":
		text := f.View().Text
		f.Select(bytes(text, offsets[0]), bytes(text, offsets[1]))
	case "move":
		f.Move(map[string]fieldclient.CaretMove{
			"left": fieldclient.CaretMoveCharacterBackward, "right": fieldclient.CaretMoveCharacterForward,
		}[word], false)
	case "compose":
		f.Compose(word)
	case "focus":
		f.Focus()
	case "blur":
		f.Blur()
	case "commit":
		f.Commit(func(result fieldclient.FieldCommitResult) { next = result.Next })
	case "undo":
		f.Undo()
	case "redo":
		f.Redo()
	case "clear":
		f.Clear()
	case "step":
		f.Step(fieldclient.StepTarget(word))
	case "part":
		f.SelectPart(fieldclient.PartStep(word))
	case "pick", "remove", "toggle":
		f.Act(fieldclient.FieldAction(l.Act), map[bool]*int{true: nil, false: &index}[l.Act == "toggle"])
	case "update":
		var set fieldclient.FieldChanges
		json.Unmarshal(l.With, &set)
		f.Update(set)
	case "submit":
		answer := form.Submit()
		go func() {
			if result, err := answer(); err == nil {
				submitted <- result
			}
		}()
	case "turn":
		to := fieldclient.FormPageParams{Page: &word}
		if word == "next" || word == "previous" {
			to = fieldclient.FormPageParams{To: fieldclient.PageTurn(word)}
		}
		go form.Turn(to)
	case "addRow":
		go form.AddRow(word)
	case "removeRow", "moveRow":
		section := rows[0].(string)
		row := form.View().Rows[section][int(rows[1].(float64))]
		if l.Act == "removeRow" {
			go form.RemoveRow(section, row)
		} else {
			go form.MoveRow(section, row, int(rows[2].(float64)))
		}
	case "verdict":
		if question.Field == "" {
			verdicts <- word
			return
		}
		late := fieldclient.FieldVerdictParams{Field: question.Field, Version: question.Version, Phase: question.Phase}
		late.ValidatorVerdict = *verdict(word)
		client.FieldVerdict(late)
	}
}

func bytes(text string, offset any) int { return len(string([]rune(text)[:int(offset.(float64))])) }

func show() any {
	view := form.View()
	fields := map[string]any{}
	for id := range view.Fields {
		fields[id] = field(form.Field(id).View())
	}
	for len(submitted) > 0 {
		last = <-submitted
	}
	pages := []string{}
	for _, each := range view.Pages {
		pages = append(pages, each.Page)
	}
	return map[string]any{"fields": fields, "form": map[string]any{
		"groups": view.Groups, "page": view.Page, "pages": pages, "rows": view.Rows, "submitted": last, "next": next,
	}}
}

func field(v fieldclient.View) any {
	p := v.Presentation
	shown := map[string]any{
		"text": v.Text, "value": v.Value, "typed": v.Typed, "validity": v.State.Validity, "enabled": v.State.Enabled,
		"selection": []int{utf8.RuneCountInString(v.Text[:v.Selection.Start]), utf8.RuneCountInString(v.Text[:v.Selection.End])},
		"hidden":    v.State.Hidden, "readOnly": p.ReadOnly, "required": p.Label.Required, "error": v.Error(),
		"label": p.Label.Text, "floating": p.Label.Floating, "placeholder": p.Placeholder, "rest": v.Rest(), "masked": p.Masked,
		"secure": p.Secure, "checked": p.Checked, "control": p.Control, "multiline": p.Multiline, "items": items(v),
	}
	if v.Helper != nil {
		shown["helper"] = v.Helper.Text
	}
	if v.Counter != nil {
		shown["counter"] = v.Counter.Text
	}
	if p.List != nil {
		entries := []string{}
		for _, each := range p.List.Entries {
			entries = append(entries, each.Label)
		}
		shown["entries"], shown["active"] = entries, p.List.Active
	}
	return shown
}

func items(v fieldclient.View) []string {
	texts := []string{}
	for _, each := range v.Presentation.Segments {
		if each.Kind == "item" {
			texts = append(texts, v.Text[each.Range.Start:each.Range.End])
		}
	}
	return texts
}

func main() {
	say := json.NewEncoder(os.Stdout)
	say.Encode(map[string]any{"client": "Go", "acts": strings.Fields(acts), "shows": strings.Fields(shows)})
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		var l line
		if err := json.Unmarshal(lines.Bytes(), &l); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		switch l.Act {
		case "open":
			say.Encode(open(l))
		case "show":
			say.Encode(show())
		case "close":
			if client != nil {
				client.Close()
			}
			say.Encode(struct{}{})
		default:
			act(l)
			say.Encode(struct{}{})
		}
	}
}
