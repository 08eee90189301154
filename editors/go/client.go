// Package fieldclient is a client of field-server, the language server for text fields.
//
// A [Client] starts a server of its own and ends it again. [Client.Open] opens the form of a form file; its fields show what a
// widget is to draw ([Field.View]), and are told what their user does: [Field.Type], [Field.Delete], [Field.Select]. What is
// typed shows at once and is sent without waiting; what the server makes of it follows. A server that ends by itself is
// started again, with what shows.
//
// Every request of the protocol is a method of Client too, and its params and results are types of this package, generated
// from the protocol's model. Offsets count bytes, as those of Go's strings do.
package fieldclient

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"sync"
	"sync/atomic"
	"time"
)

// ErrEnded is what a request comes to when the server ends before it has answered.
var ErrEnded = &Error{Message: "the server has ended"}

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
	// OnChange is called when messages of the server have come, without a lock, in a goroutine of its own: it may call the
	// client.
	OnChange func()
}

// A Client is a server of one's own. All its methods, and those of its forms and fields, may be called by any goroutine;
// what is sent to the server goes in the order of the calls. While a server is started again, calls wait.
type Client struct {
	options Options
	mu      sync.Mutex
	process *process
	closing bool
	done    chan struct{}
	ended   error
	last    int
	waiting map[string]taker
	forms   []*Form // in the order in which they were opened
	fields  map[string]*Field
	types   []again // what a new server has to be asked before its forms are opened, and behind that
	groups  []again
	// What OnChange is to be called for; the process, for who can't wait for the lock; how many in a row ended without an answer.
	changed  chan struct{}
	running  atomic.Pointer[process]
	failures int
}

// Start starts a server and greets it.
func Start(options Options) (*Client, error) {
	if len(options.Command) == 0 {
		options.Command = []string{cmp.Or(os.Getenv("FIELD_SERVER"), "field-server")}
	}
	c := &Client{options: options, done: make(chan struct{}), changed: make(chan struct{}, 1), fields: map[string]*Field{}}
	if err := c.connect(); err != nil {
		return nil, err
	}
	go c.read()
	go c.tell()
	return c, nil
}

func (c *Client) lock() func() {
	c.mu.Lock()
	return c.mu.Unlock
}

// Close ends the server, and kills it where it takes longer than three seconds.
func (c *Client) Close() error {
	// Whoever writes to a server that takes nothing holds the lock.
	stuck := time.AfterFunc(3*time.Second, func() { c.running.Load().end() })
	c.mu.Lock()
	stuck.Stop()
	defer time.AfterFunc(3*time.Second, c.process.end).Stop()
	post[any](c, "shutdown", struct{}{}, nil)
	c.closing = true
	c.process.send(message{Method: "exit"})
	c.process.input.Close()
	c.mu.Unlock()
	<-c.done
	return c.ended
}

// A taker gets an answer, with the lock, before anything that comes behind it.
type taker func(answer json.RawMessage, problem *Error)

func (c *Client) send(method string, params any, taken taker) {
	if c.closing {
		taken(nil, ErrEnded)
		return
	}
	c.last++
	id := fmt.Sprint(c.last)
	c.waiting[id] = func(answer json.RawMessage, problem *Error) {
		if problem == nil {
			c.note(method, params)
		}
		taken(answer, problem)
	}
	c.process.send(message{ID: json.RawMessage(id), Method: method, Params: encode(params)})
}

// Sends a request; what is returned waits for its answer, which `taken` gets, if it is not nil. It is called with the lock.
func post[R any](c *Client, method string, params any, taken func(*R)) func() (*R, error) {
	result, answered := new(R), make(chan error, 1)
	c.send(method, params, func(answer json.RawMessage, problem *Error) {
		err := decode(answer, result)
		if problem != nil {
			err = problem
		} else if err == nil && taken != nil {
			taken(result)
		}
		answered <- err
	})
	return func() (*R, error) { return result, <-answered }
}

func call[R any](c *Client, method string, params any, taken func(*R)) (*R, error) {
	c.mu.Lock()
	answer := post(c, method, params, taken)
	c.mu.Unlock()
	return answer()
}

func (c *Client) read() {
	defer close(c.done)
	defer close(c.changed)
	for isOpen := true; isOpen; {
		m, err := c.process.receive()
		c.mu.Lock()
		if err == nil {
			if m.Method == "" {
				c.failures = 0
			}
			c.take(m)
		} else {
			isOpen = c.restart()
		}
		c.mu.Unlock()
		select {
		case c.changed <- struct{}{}:
		default: // It is called for this as well.
		}
	}
}

func (c *Client) tell() {
	for range c.changed {
		if c.options.OnChange != nil {
			c.options.OnChange()
		}
	}
}

func (c *Client) take(m message) {
	switch id := string(m.ID); {
	case m.Method == "" && c.waiting[id] != nil:
		taken := c.waiting[id]
		delete(c.waiting, id)
		taken(m.Result, m.Error)
	case m.ID != nil && m.Method == "client/validate" && c.options.Validator != nil:
		read(m.Params, func(question ClientValidateParams) {
			ctx, cancel := context.WithCancel(c.process.life)
			c.process.questions[id] = cancel
			go c.judge(ctx, cancel, c.process, m.ID, question)
		})
	case m.ID != nil && m.Method != "":
		c.process.send(message{ID: m.ID, Error: &Error{Code: CodeMethodNotFound, Message: "There is no such method."}})
	case m.Method == "$/cancelRequest":
		read(m.Params, func(question struct{ ID json.RawMessage }) {
			if cancel := c.process.questions[string(question.ID)]; cancel != nil {
				cancel()
			}
		})
	case m.Method == "field/diagnostics":
		read(m.Params, func(told FieldDiagnosticsParams) { c.fields[told.Field].told(told) })
	case m.Method == "group/status":
		read(m.Params, func(g GroupStatusParams) { c.stands(g.Form, map[string]bool{g.Group: g.Valid}, nil, nil) })
	case m.Method == "form/status":
		read(m.Params, func(told FormStatusParams) { c.stands(told.Form, told.Groups, told.Page, told.Pages) })
	}
}

// What can't be read is of a later protocol.
func read[V any](encoded json.RawMessage, taken func(V)) {
	var value V
	if decode(encoded, &value) == nil {
		taken(value)
	}
}

func (c *Client) stands(id string, groups map[string]bool, page *string, pages []PageStatus) {
	for _, form := range c.forms {
		if form.ID == id {
			form.stands(groups, page, pages)
		}
	}
}

func (c *Client) judge(ctx context.Context, cancel func(), p *process, id json.RawMessage, question ClientValidateParams) {
	defer cancel()
	verdict, err := c.options.Validator(ctx, question)
	answer := message{ID: id}
	switch {
	case errors.Is(err, ErrLater):
		answer.Result = encode(nil)
	case err != nil:
		answer.Error = &Error{Code: CodeInternalError, Message: err.Error()}
	default:
		answer.Result = encode(cmp.Or(verdict, &ValidatorVerdict{Outcome: ValidatorOutcomeSuccess}))
	}
	defer c.lock()()
	delete(p.questions, string(id))
	p.send(answer)
}
