package fieldclient

import (
	"encoding/json"
	"fmt"
)

func rowPrefix(section string, row int) string { return fmt.Sprintf("%s[%d].", section, row) }

// The output of a process has ended. Where nobody wanted that, another process takes its place.
func (c *Client) lost(p *process) {
	defer c.lock()()
	if p != c.process {
		return
	}
	waiting := c.waiting
	c.waiting = nil
	for _, taken := range waiting {
		taken(nil, ErrEnded)
	}
	for _, cancel := range c.questions {
		cancel()
	}
	if !c.connected {
		return // Whoever connects has been told by its request.
	}
	c.connected = false
	for _, field := range c.fields {
		field.answered, field.composing = field.sent, nil
	}
	if !c.closing {
		go c.restart(p)
	}
}

func (c *Client) restart(dead *process) {
	dead.command.Wait()
	for c.failures < c.options.Restarts {
		c.failures++
		if c.connect() == nil && c.restore() == nil {
			c.failures = 0
			return
		}
	}
	defer c.lock()()
	c.closing = true
	for _, send := range c.held {
		send()
	}
}

// Brings all forms back: what shows is what counts.
func (c *Client) restore() error {
	for _, form := range c.forms {
		page := form.View().Page
		told, err := form.open(c.write, func(json.RawMessage) {})
		if err != nil {
			return err
		}
		for _, each := range form.rowWork {
			// Rows get the numbers that they had, as all that gave numbers is done again.
			var made struct {
				Rows   []int
				Fields []json.RawMessage
			}
			if err := c.ask(each.method, each.params, &made); err != nil {
				return err
			}
			told = append(told, made.Fields...)
		}
		for _, each := range told {
			var snapshot FieldSnapshot
			if err := json.Unmarshal(each, &snapshot); err != nil {
				return err
			}
			if field := c.fields[snapshot.Field]; field != nil {
				if err := field.restore(snapshot.Text); err != nil {
					return err
				}
			}
		}
		// Behind the texts: pages are left that are valid.
		if page != form.View().Page {
			form.turn(c.write, FormPageParams{Form: form.ID, Page: &page})
		}
	}
	for {
		late := c.resume()
		for _, field := range late {
			if err := field.restore("\x00"); err != nil { // Whatever the server has is not what shows.
				return err
			}
		}
		if len(late) == 0 {
			return nil
		}
	}
}

// Lets requests through, unless there are fields in which something was typed since they were brought back.
func (c *Client) resume() (late []*Field) {
	defer c.lock()()
	for _, field := range c.fields {
		if field.ahead {
			late = append(late, field)
		}
	}
	if late == nil {
		c.connected = true
		held := c.held
		c.held = nil
		for _, send := range held {
			send()
		}
	}
	return late
}

// Gives the new server what shows, where it has `text`, and takes what it makes of that.
func (f *Field) restore(text string) error {
	c := f.client
	c.mu.Lock()
	wanted, focused := f.view.Text, f.view.State.Focus == FocusStateFocused
	edit := FieldEditParams{Field: f.ID, Text: &wanted, Cause: EditCauseProgram}
	if focused {
		edit.Cause, edit.Selection = EditCauseTyping, &TextRange{f.view.Start, f.view.End}
	}
	c.mu.Unlock()
	if focused {
		c.ask("field/focus", FieldParams{f.ID}, nil) // One that is disabled takes none.
	}
	if wanted != text {
		c.ask("field/edit", edit, nil)
	}
	return c.wait(c.write, "field/get", FieldParams{f.ID}, func(snapshot json.RawMessage) error {
		if f.ahead = f.view.Text != wanted; !f.ahead {
			f.take(f.next(), snapshot, nil, false)
		}
		return nil
	})
}
