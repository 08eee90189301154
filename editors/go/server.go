package fieldclient

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"net/textproto"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"time"
)

type message struct {
	Version string          `json:"jsonrpc"`
	ID      json.RawMessage `json:"id,omitempty"`
	Method  string          `json:"method,omitempty"`
	Params  json.RawMessage `json:"params,omitempty"`
	Result  json.RawMessage `json:"result,omitempty"`
	Error   *Error          `json:"error,omitempty"`
}

// A process of the server, and frames through its pipes.
type process struct {
	*exec.Cmd
	life      context.Context
	end       context.CancelFunc
	questions map[string]context.CancelFunc
	input     io.WriteCloser
	output    *textproto.Reader
}

func start(command []string) (*process, error) {
	life, end := context.WithCancel(context.Background())
	p := exec.CommandContext(life, command[0], command[1:]...)
	input, noInput := p.StdinPipe()
	output, noOutput := p.StdoutPipe()
	made := &process{p, life, end, map[string]context.CancelFunc{}, input, textproto.NewReader(bufio.NewReader(output))}
	return made, errors.Join(noInput, noOutput, p.Start())
}

func encode(value any) json.RawMessage {
	encoded, err := json.Marshal(value)
	if err != nil {
		panic(err) // Messages are made of types that can be written.
	}
	return encoded
}

// Numbers that are anything stay as they were written: a float64 has not all of them.
func decode(encoded []byte, value any) error {
	decoder := json.NewDecoder(bytes.NewReader(encoded))
	decoder.UseNumber()
	return decoder.Decode(value)
}

func (p *process) send(m message) {
	m.Version = "2.0"
	body := encode(m)
	// A pipe that broke is told of by the end of the output.
	fmt.Fprintf(p.input, "Content-Length: %d\r\n\r\n%s", len(body), body)
}

func (p *process) receive() (m message, err error) {
	header, err := p.output.ReadMIMEHeader()
	if err == nil {
		length, _ := strconv.ParseInt(header.Get("Content-Length"), 10, 64)
		body, _ := io.ReadAll(io.LimitReader(p.output.R, length))
		json.Unmarshal(body, &m) // What is no message, or the half of one, says nothing.
	}
	return m, err
}

// Starts a server, which gets all forms. Meanwhile nobody else reads, and calls wait.
func (c *Client) connect() error {
	p, err := start(c.options.Command)
	if err != nil {
		return err
	}
	defer time.AfterFunc(20*time.Second, p.end).Stop()
	c.process, c.waiting = p, map[string]taker{}
	c.running.Store(p)
	greeting := post[InitializeResult](c, "initialize", InitializeParams{
		ProcessID:         Ptr(os.Getpid()),
		ClientInfo:        &ClientInfo{Name: "go"},
		Locale:            &c.options.Locale,
		PositionEncodings: []string{string(PositionEncodingUtf8)}, // Go's strings are UTF-8.
		Capabilities:      &ClientCapabilities{Validate: Ptr(c.options.Validator != nil)},
	}, nil)
	c.settle()
	answer, err := greeting()
	if err == nil && answer.PositionEncoding != PositionEncodingUtf8 {
		err = fmt.Errorf("the server counts in %s only", answer.PositionEncoding)
	}
	p.send(message{Method: "initialized"})
	if err = errors.Join(err, c.restore()); err != nil {
		p.end()
		p.Wait()
	}
	return err
}

// Reads until everything is answered, or the server has ended.
func (c *Client) settle() (err error) {
	for len(c.waiting) > 0 && err == nil {
		var m message
		m, err = c.process.receive()
		c.take(m)
	}
	for id, taken := range c.waiting {
		delete(c.waiting, id)
		taken(nil, ErrEnded)
	}
	return err
}

// Brings all forms back: what shows is what counts.
func (c *Client) restore() (err error) {
	for _, each := range c.types {
		each.ask()
	}
	for _, form := range slices.Clone(c.forms) {
		page := form.view.Page
		for _, again := range form.history {
			again()
		}
		err = errors.Join(err, c.settle())
		if page != form.view.Page { // Behind the texts: pages are left that are valid.
			post(c, "form/page", FormPageParams{Form: form.ID, Page: &page}, form.turned)
		}
	}
	for _, each := range c.groups {
		each.ask()
	}
	return errors.Join(err, c.settle())
}

// What another server has to be asked, under a name that says what of it a later one takes the place of.
type again struct {
	name string
	ask  func()
}

func (c *Client) remember(list []again, name, method string, params any) []again {
	list = slices.DeleteFunc(slices.Clone(list), func(each again) bool { return each.name == name })
	return append(list, again{name, func() { post[any](c, method, params, nil) }})
}

// A request was carried out that another server has to know of.
func (c *Client) note(method string, params any) {
	switch told := params.(type) {
	case TypeDefinition:
		c.types = c.remember(c.types, told.Name, method, params)
	case GroupDefineParams:
		c.groups = c.remember(c.groups, fmt.Sprintf("%q %q", *cmp.Or(told.Form, new(string)), told.Group), method, params)
	case FieldUpdateParams:
		c.fields[told.Field].keep(told.Set)
	case FormParams:
		if method != "form/close" {
			return
		}
		c.forms = slices.DeleteFunc(slices.Clone(c.forms), func(form *Form) bool { return form.ID == told.Form })
		isItsOwn := func(_ string, field *Field) bool { return field.view.Form == told.Form }
		maps.DeleteFunc(c.fields, isItsOwn)
		prefix := fmt.Sprintf("%q ", told.Form)
		c.groups = slices.DeleteFunc(slices.Clone(c.groups), func(each again) bool { return strings.HasPrefix(each.name, prefix) })
	}
}

// The server has ended. Unless that was wanted, another takes its place; three in a row may fail.
func (c *Client) restart() bool {
	time.AfterFunc(time.Second, c.process.end) // Whatever it does, nobody can hear it.
	c.ended = c.process.Wait()
	c.process.end()
	c.settle()
	for c.failures < 3 && !c.closing {
		c.failures++
		if c.connect() == nil {
			return true
		}
	}
	c.closing = true
	return false
}
