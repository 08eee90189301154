package fieldclient

import (
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"strings"
)

// A Form is fields that are judged and submitted together.
type Form struct {
	ID     string
	client *Client
	// What opens it, and what was done to its rows since.
	opening map[string]any
	rowWork []rowWork
	fields  map[string]*Field
	groups  map[string]bool
	rows    map[string][]int
	page    string
	pages   []PageStatus
}

type rowWork struct {
	method string
	params any
}

const formMembers = "types fields rules order pages sections "

// Open opens the form of a form file.
func (c *Client) Open(file []byte) (*Form, error) {
	var wanted struct {
		Form   string
		Groups []struct{ Name string }
	}
	opening := map[string]any{}
	if err := errors.Join(json.Unmarshal(file, &wanted), json.Unmarshal(file, &opening)); err != nil {
		return nil, err
	}
	// A form file has members that the request does not know, and titles of groups.
	maps.DeleteFunc(opening, func(name string, _ any) bool { return !strings.Contains(formMembers, name+" ") })
	opening["form"] = wanted.Form
	var groups []string
	for _, each := range wanted.Groups {
		groups = append(groups, each.Name)
	}
	if groups != nil {
		opening["groups"] = groups
	}
	f := &Form{ID: wanted.Form, client: c, opening: opening, fields: map[string]*Field{}, groups: map[string]bool{}}
	f.rows = map[string][]int{}
	if _, err := f.open(c.send, f.add); err != nil {
		return nil, err
	}
	defer c.lock()()
	c.forms = append(c.forms, f)
	return f, nil
}

// Opens the form in the server, and returns what each field is there.
func (f *Form) open(send sender, taken func(json.RawMessage)) (told []json.RawMessage, err error) {
	err = f.client.wait(send, "form/open", f.opening, func(answer json.RawMessage) error {
		var result struct {
			FormOpenResult
			Fields   []json.RawMessage `json:"fields"`
			Sections []struct {
				SectionStatus
				Fields []json.RawMessage `json:"fields"`
			} `json:"sections"`
		}
		if err := json.Unmarshal(answer, &result); err != nil {
			return err
		}
		f.stands(result.Groups, result.Page, result.Pages)
		told = result.Fields
		for _, each := range result.Sections {
			f.rows[each.Section] = each.Rows
			told = append(told, each.Fields...)
		}
		for _, each := range told {
			taken(each)
		}
		return nil
	})
	return told, err
}

func (f *Form) add(snapshot json.RawMessage) {
	var named FieldParams
	json.Unmarshal(snapshot, &named)
	field := &Field{ID: named.Field, client: f.client, form: f}
	f.fields[field.ID], f.client.fields[field.ID] = field, field
	field.take(field.next(), snapshot, nil, false)
}

func (c *Client) tellForm(form string, groups map[string]bool, page *string, pages []PageStatus) {
	for _, each := range c.forms {
		if each.ID == form {
			each.stands(groups, page, pages)
		}
	}
}

func (f *Form) stands(groups map[string]bool, page *string, pages []PageStatus) {
	for name, valid := range groups {
		f.groups[name] = valid
	}
	if page != nil {
		f.page = *page
	}
	for _, each := range pages {
		at := slices.IndexFunc(f.pages, func(known PageStatus) bool { return known.Page == each.Page })
		if at < 0 {
			f.pages = append(f.pages, each)
			continue
		}
		if each.Title == nil {
			each.Title = f.pages[at].Title
		}
		f.pages[at] = each
	}
}

// Field is the field of that id; nil where there is none.
func (f *Form) Field(id string) *Field {
	defer f.client.lock()()
	return f.fields[id]
}

// A FormView is how a form stands.
type FormView struct {
	// Fields has what shows of each field, by id.
	Fields map[string]View
	// Groups says whether each is valid.
	Groups map[string]bool
	// Rows are the numbers of each section's rows, in order.
	Rows map[string][]int
	// Page is the page that the form is on, of Pages, which are those that show.
	Page  string
	Pages []PageStatus
}

// View is how the form stands now.
func (f *Form) View() FormView {
	defer f.client.lock()()
	view := FormView{Fields: map[string]View{}, Groups: maps.Clone(f.groups), Rows: maps.Clone(f.rows), Page: f.page}
	for id, field := range f.fields {
		view.Fields[id] = field.view
	}
	for _, each := range f.pages {
		if each.Shown == nil || *each.Shown {
			view.Pages = append(view.Pages, each)
		}
	}
	return view
}

// Submit judges every field. The contents are in the answer, which is waited for by what Submit returns, where all are valid.
func (f *Form) Submit() func() (*FormSubmitResult, error) {
	answered, sent, result := make(chan error, 1), map[string]int{}, new(FormSubmitResult)
	defer f.client.lock()()
	for id, field := range f.fields {
		sent[id] = field.sent
	}
	params := func() any { return FormSubmitParams{Form: f.ID} }
	f.client.send("form/submit", params, func(told json.RawMessage, err error) {
		if err == nil {
			err = json.Unmarshal(told, result)
		}
		// What the end of editing made of texts shows, where nothing was sent since.
		for id, changed := range result.Changed {
			if field := f.fields[id]; field != nil && field.sent == sent[id] {
				field.view.Text, field.version = changed.Text, changed.Version
				field.view.Start, field.view.End = changed.Selection.Start, changed.Selection.End
			}
		}
		answered <- err
	})
	return func() (*FormSubmitResult, error) { return result, <-answered }
}

// Turn turns to the next page, where this one may be left, or to the one before.
func (f *Form) Turn(to PageTurn) error {
	return f.turn(f.client.send, FormPageParams{Form: f.ID, To: to})
}

// TurnTo turns to a page by its name, as far as the pages before it may be left.
func (f *Form) TurnTo(page string) error {
	return f.turn(f.client.send, FormPageParams{Form: f.ID, Page: &page})
}

func (f *Form) turn(send sender, params FormPageParams) error {
	return f.client.wait(send, "form/page", params, func(answer json.RawMessage) error {
		var result FormPageResult
		err := json.Unmarshal(answer, &result)
		f.page = result.Page
		return err
	})
}

// AddRow adds a row to a section, as the last.
func (f *Form) AddRow(section string) error {
	params := SectionAddParams{Form: &f.ID, Section: section}
	return f.work("section/add", section, params, func(fields []json.RawMessage) {
		for _, each := range fields {
			f.add(each)
		}
	})
}

// RemoveRow removes a row of a section, by its number.
func (f *Form) RemoveRow(section string, row int) error {
	prefix := rowPrefix(section, row)
	return f.work("section/remove", section, SectionRowParams{Form: &f.ID, Section: section, Row: row}, func([]json.RawMessage) {
		for id := range f.fields {
			if strings.HasPrefix(id, prefix) {
				delete(f.fields, id)
				delete(f.client.fields, id)
			}
		}
	})
}

// MoveRow moves a row of a section to an index.
func (f *Form) MoveRow(section string, row, to int) error {
	params := SectionMoveParams{Form: &f.ID, Section: section, Row: row, To: to}
	return f.work("section/move", section, params, func([]json.RawMessage) {})
}

// Does something to rows, and remembers it for a server that has to do it again.
func (f *Form) work(method, section string, params any, taken func([]json.RawMessage)) error {
	return f.client.wait(f.client.send, method, params, func(answer json.RawMessage) error {
		var left struct {
			Rows   []int
			Fields []json.RawMessage
		}
		err := json.Unmarshal(answer, &left)
		f.rows[section] = left.Rows
		f.rowWork = append(f.rowWork, rowWork{method, params})
		taken(left.Fields)
		return err
	})
}
