package fieldclient

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"sync"
	"time"
)

// ErrLater is what a [Validator] returns whose verdict will come by [Client.FieldVerdict].
var ErrLater = errors.New("the verdict comes later")

// A Validator judges a text; nil is success. The context ends when the answer is no longer wanted.
type Validator func(context.Context, ClientValidateParams) (*ValidatorVerdict, error)

// Options say how a client starts its server.
type Options struct {
	// Command is the server with its arguments; else the variable FIELD_SERVER, else field-server.
	Command []string
	// Locale is the language of messages.
	Locale string
	// Validator is asked about fields that want a client's verdict.
	Validator Validator
	// OnChange is called after each message of the server, without a lock.
	OnChange func()
	// Restarts is how often in a row a server that has ended by itself is started again; 0 is three times.
	Restarts int
}

// A Client is a server of one's own. All its methods, and those of its forms and fields, may be called by any goroutine;
// what is sent to the server goes in the order of the calls.
type Client struct {
	options   Options
	mu        sync.Mutex
	process   *process
	connected bool
	closing   bool
	failures  int
	last      int
	waiting   map[int]func(json.RawMessage, error)
	held      []func()
	questions map[string]context.CancelFunc
	forms     []*Form
	fields    map[string]*Field
}

// Start starts a server and greets it.
func Start(options Options) (*Client, error) {
	if len(options.Command) == 0 {
		options.Command = []string{"field-server"}
		if named := os.Getenv("FIELD_SERVER"); named != "" {
			options.Command[0] = named
		}
	}
	if options.Restarts == 0 {
		options.Restarts = 3
	}
	c := &Client{options: options, fields: map[string]*Field{}}
	if err := c.connect(); err != nil {
		return nil, err
	}
	c.connected = true
	return c, nil
}

func (c *Client) lock() func() {
	c.mu.Lock()
	return c.mu.Unlock
}

func (c *Client) connect() error {
	p, err := start(c.options.Command)
	if err != nil {
		return err
	}
	c.mu.Lock()
	if c.closing { // Close waits for an answer of the process that is there.
		c.mu.Unlock()
		p.command.Process.Kill()
		return ErrEnded
	}
	c.process, c.waiting, c.questions = p, map[int]func(json.RawMessage, error){}, map[string]context.CancelFunc{}
	c.mu.Unlock()
	go c.read(p)
	params := InitializeParams{
		ProcessID:         Ptr(os.Getpid()),
		ClientInfo:        &ClientInfo{Name: "go"},
		PositionEncodings: []string{string(PositionEncodingUtf8)}, // Go's strings are UTF-8.
		Capabilities:      &ClientCapabilities{Validate: Ptr(c.options.Validator != nil)},
	}
	if c.options.Locale != "" {
		params.Locale = &c.options.Locale
	}
	var answer InitializeResult
	if err := c.ask("initialize", params, &answer); err != nil {
		p.command.Process.Kill()
		return err
	}
	if answer.PositionEncoding != PositionEncodingUtf8 {
		p.command.Process.Kill()
		return fmt.Errorf("the server counts in %s only", answer.PositionEncoding)
	}
	p.send(message{Method: "initialized"})
	return nil
}

// Close ends the server, and kills it where it takes longer than three seconds.
func (c *Client) Close() error {
	c.mu.Lock()
	p := c.process
	c.closing = true
	c.mu.Unlock()
	late := time.AfterFunc(3*time.Second, func() { p.command.Process.Kill() })
	defer late.Stop()
	c.ask("shutdown", nil, nil)
	p.send(message{Method: "exit"})
	p.input.Close()
	<-p.done
	return p.command.Wait()
}

// Call sends a request and waits for its result.
func (c *Client) Call(method string, params, result any) error {
	return c.wait(c.send, method, params, into(result))
}

func call[R any](c *Client, method string, params any) (*R, error) {
	result := new(R)
	return result, c.Call(method, params, result)
}

func into(result any) func(json.RawMessage) error {
	return func(answer json.RawMessage) error {
		if result == nil {
			return nil
		}
		return json.Unmarshal(answer, result)
	}
}

type sender func(method string, params func() any, taken func(json.RawMessage, error))

// Sends a request and waits; `taken` is called with the lock, before anything that comes behind the answer.
func (c *Client) wait(send sender, method string, params any, taken func(json.RawMessage) error) error {
	answered := make(chan error, 1)
	c.mu.Lock()
	send(method, func() any { return params }, func(answer json.RawMessage, err error) {
		if err == nil {
			err = taken(answer)
		}
		answered <- err
	})
	c.mu.Unlock()
	return <-answered
}

// Sends a request. While another server is being started it waits for that.
func (c *Client) send(method string, params func() any, taken func(json.RawMessage, error)) {
	if !c.connected && !c.closing {
		c.held = append(c.held, func() { c.send(method, params, taken) })
		return
	}
	c.write(method, params, taken)
}

func (c *Client) write(method string, params func() any, taken func(json.RawMessage, error)) {
	if c.waiting == nil || c.closing && method != "shutdown" {
		taken(nil, ErrEnded)
		return
	}
	c.last++
	c.waiting[c.last] = taken
	c.process.send(message{ID: json.RawMessage(fmt.Sprint(c.last)), Method: method, Params: params()})
}

// Asks the server that is there, be it before it has taken the place of another.
func (c *Client) ask(method string, params, result any) error {
	return c.wait(c.write, method, params, into(result))
}

func (c *Client) notify(method string, params any) {
	defer c.lock()()
	if c.connected {
		c.process.send(message{Method: method, Params: params})
	}
}

func (c *Client) read(p *process) {
	for {
		body, err := p.receive()
		if err != nil {
			break
		}
		var m struct {
			message
			Params json.RawMessage `json:"params"`
		}
		if json.Unmarshal(body, &m) != nil {
			continue
		}
		c.mu.Lock()
		c.take(m.message, m.Params)
		c.mu.Unlock()
		if c.options.OnChange != nil {
			c.options.OnChange()
		}
	}
	close(p.done)
	c.lost(p)
}

func (c *Client) take(m message, params json.RawMessage) {
	switch {
	case m.Method == "":
		var id int
		if json.Unmarshal(m.ID, &id) != nil || c.waiting[id] == nil {
			return
		}
		taken := c.waiting[id]
		delete(c.waiting, id)
		if m.Error != nil {
			taken(nil, m.Error)
		} else {
			taken(m.Result, nil)
		}
	case m.ID != nil && m.Method == "client/validate" && c.options.Validator != nil:
		var question ClientValidateParams
		json.Unmarshal(params, &question)
		ctx, cancel := context.WithCancel(context.Background())
		c.questions[string(m.ID)] = cancel
		go c.judge(ctx, c.process, m.ID, question)
	case m.ID != nil:
		c.process.send(message{ID: m.ID, Error: &Error{Code: CodeMethodNotFound, Message: "There is no such method."}})
	case m.Method == "$/cancelRequest":
		var cancelled struct{ ID json.RawMessage }
		json.Unmarshal(params, &cancelled)
		if cancel := c.questions[string(cancelled.ID)]; cancel != nil {
			cancel()
		}
	case m.Method == "field/diagnostics":
		var told FieldDiagnosticsParams
		if json.Unmarshal(params, &told) == nil && c.fields[told.Field] != nil {
			c.fields[told.Field].told(told)
		}
	case m.Method == "group/status":
		var told GroupStatusParams
		if json.Unmarshal(params, &told) == nil {
			c.tellForm(told.Form, map[string]bool{told.Group: told.Valid}, nil, nil)
		}
	case m.Method == "form/status":
		var told FormStatusParams
		if json.Unmarshal(params, &told) == nil {
			c.tellForm(told.Form, told.Groups, told.Page, told.Pages)
		}
	}
}

func (c *Client) judge(ctx context.Context, p *process, id json.RawMessage, question ClientValidateParams) {
	answer := message{ID: id, Error: &Error{Code: CodeInternalError, Message: "the validator has failed"}}
	defer func() {
		recover() // A validator that panics has no verdict.
		defer c.lock()()
		delete(c.questions, string(id))
		p.send(answer)
	}()
	verdict, err := c.options.Validator(ctx, question)
	switch {
	case errors.Is(err, ErrLater):
		answer.Error, answer.Result = nil, json.RawMessage("null")
	case ctx.Err() != nil:
		answer.Error = &Error{Code: CodeRequestCancelled, Message: "The question was taken back."}
	case err == nil:
		if verdict == nil {
			verdict = &ValidatorVerdict{Outcome: ValidatorOutcomeSuccess}
		}
		answer.Error = nil
		answer.Result, _ = json.Marshal(verdict)
	}
}
