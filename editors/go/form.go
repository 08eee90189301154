package fieldclient

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// A Form is fields that are judged and submitted together.
type Form struct {
	ID      string
	client  *Client
	history []func() // what a new server has to be asked: opens the form, does things to rows
	fields  map[string]*Field
	view    FormView // with the pages that do not show, without fields
}

// Open opens the form of a form file.
func (c *Client) Open(file []byte) (*Form, error) {
	var opening map[string]any
	if err := json.Unmarshal(file, &json.RawMessage{}); err != nil {
		return nil, fmt.Errorf("this is no form file: %w", err)
	}
	if err := decode(file, &opening); opening == nil {
		return nil, fmt.Errorf("this is no form file: %v", err)
	}
	id, _ := opening["form"].(string)
	groups, _ := opening["groups"].([]any) // They have titles in a form file, which has a title and a schema itself.
	for index, each := range groups {
		if titled, ok := each.(map[string]any); ok {
			groups[index] = titled["name"]
		}
	}
	opening["form"] = id
	delete(opening, "title")
	delete(opening, "$schema")
	f := &Form{ID: id, client: c, fields: map[string]*Field{}, view: FormView{Groups: map[string]bool{}, Rows: map[string][]int{}}}
	return f, lasting(f, "form/open", opening, func(told *FormOpenResult) {
		if !slices.Contains(c.forms, f) {
			c.forms = append(c.forms, f)
		}
		f.stands(told.Groups, told.Page, told.Pages)
		f.add(told.Fields)
		for _, each := range told.Sections {
			f.view.Rows[each.Section] = each.Rows
			f.add(each.Fields)
		}
	})
}

// Calls what another server, in place of this one, has to be asked too.
func lasting[R any](f *Form, method string, params any, taken func(*R)) error {
	again := func() func() (*R, error) { return post(f.client, method, params, taken) }
	f.client.mu.Lock()
	f.history = append(f.history, func() { again() })
	answer := again()
	f.client.mu.Unlock()
	_, err := answer()
	return err
}

// Takes fields as the server has them, which may be another server than that which they are from.
func (f *Form) add(snapshots []FieldSnapshot) {
	for _, each := range snapshots {
		if known := f.fields[each.Field]; known != nil {
			known.restore(each.Text)
			continue
		}
		each.Presentation = cmp.Or(each.Presentation, &Presentation{})
		field := &Field{ID: each.Field, client: f.client, view: View{each}}
		f.fields[field.ID], f.client.fields[field.ID] = field, field
	}
}

func (f *Form) stands(groups map[string]bool, page *string, pages []PageStatus) {
	maps.Copy(f.view.Groups, groups)
	f.view.Page = *cmp.Or(page, &f.view.Page)
	for _, each := range pages {
		at := slices.IndexFunc(f.view.Pages, func(known PageStatus) bool { return known.Page == each.Page })
		if at < 0 {
			at, f.view.Pages = len(f.view.Pages), append(f.view.Pages, each)
		}
		each.Title = cmp.Or(each.Title, f.view.Pages[at].Title)
		f.view.Pages[at] = each
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
	view := f.view
	view.Fields, view.Groups, view.Rows = map[string]View{}, maps.Clone(view.Groups), maps.Clone(view.Rows)
	for id, field := range f.fields {
		view.Fields[id] = field.view
	}
	view.Pages = slices.DeleteFunc(slices.Clone(f.view.Pages), func(page PageStatus) bool { return page.Shown != nil && !*page.Shown })
	return view
}

// Submit judges every field. The contents are in the answer, which is waited for by what Submit returns, where all are valid.
func (f *Form) Submit() func() (*FormSubmitResult, error) {
	defer f.client.lock()()
	sent := map[string]int{}
	for id, field := range f.fields {
		sent[id] = field.latest
	}
	return post(f.client, "form/submit", FormSubmitParams{Form: f.ID}, func(result *FormSubmitResult) {
		// What the end of editing made of texts shows, where nothing was sent since.
		for id, changed := range result.Changed {
			if field := f.fields[id]; field != nil && field.latest == sent[id] {
				field.view.Text, field.view.Version, field.view.Selection = changed.Text, changed.Version, changed.Selection
			}
		}
	})
}

// Turn turns to the next page, where this one may be left, to the one before, or to one by its name.
func (f *Form) Turn(to FormPageParams) (*FormPageResult, error) {
	to.Form = f.ID
	return call(f.client, "form/page", to, f.turned)
}

func (f *Form) turned(result *FormPageResult) { f.view.Page = result.Page }

// AddRow adds a row to a section, as the last.
func (f *Form) AddRow(section string) error {
	return f.work("section/add", section, SectionAddParams{Form: &f.ID, Section: section}, "")
}

// RemoveRow removes a row of a section, by its number.
func (f *Form) RemoveRow(section string, row int) error {
	params := SectionRowParams{Form: &f.ID, Section: section, Row: row}
	return f.work("section/remove", section, params, fmt.Sprintf("%s[%d].", section, row))
}

// MoveRow moves a row of a section to an index.
func (f *Form) MoveRow(section string, row, to int) error {
	return f.work("section/move", section, SectionMoveParams{Form: &f.ID, Section: section, Row: row, To: to}, "")
}

// Does something to rows. Fields whose ids begin with `gone` are gone then.
func (f *Form) work(method, section string, params any, gone string) error {
	return lasting(f, method, params, func(left *SectionAddResult) {
		f.view.Rows[section] = left.Rows
		isGone := func(id string, _ *Field) bool { return gone != "" && strings.HasPrefix(id, gone) }
		maps.DeleteFunc(f.fields, isGone)
		maps.DeleteFunc(f.client.fields, isGone)
		f.add(left.Fields)
	})
}
