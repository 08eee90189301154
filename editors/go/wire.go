package fieldclient

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/textproto"
	"os/exec"
	"strconv"
)

// Error is the server's answer to a request that it did not carry out.
type Error struct {
	Code    int             `json:"code"`
	Message string          `json:"message"`
	Data    json.RawMessage `json:"data,omitempty"`
}

func (e *Error) Error() string { return fmt.Sprintf("%s (%d)", e.Message, e.Code) }

// ErrEnded is what a request comes to when the server ends before it has answered.
var ErrEnded = errors.New("the server has ended")

// OneOrMore is a list of which a single element may stand for itself.
type OneOrMore[T any] []T

// UnmarshalJSON reads a list, or one of its elements.
func (l *OneOrMore[T]) UnmarshalJSON(data []byte) error {
	if data[0] == '[' {
		return json.Unmarshal(data, (*[]T)(l))
	}
	*l = make([]T, 1)
	return json.Unmarshal(data, &(*l)[0])
}

// Ptr is a pointer to a value, for members that may be left out.
func Ptr[T any](value T) *T { return &value }

type message struct {
	Version string          `json:"jsonrpc"`
	ID      json.RawMessage `json:"id,omitempty"`
	Method  string          `json:"method,omitempty"`
	Params  any             `json:"params,omitempty"`
	Result  json.RawMessage `json:"result,omitempty"`
	Error   *Error          `json:"error,omitempty"`
}

// A process of the server, and frames through its pipes.
type process struct {
	command *exec.Cmd
	input   io.WriteCloser
	output  *bufio.Reader
	done    chan struct{}
}

func start(command []string) (*process, error) {
	p := &process{command: exec.Command(command[0], command[1:]...), done: make(chan struct{})}
	var err error
	if p.input, err = p.command.StdinPipe(); err != nil {
		return nil, err
	}
	output, err := p.command.StdoutPipe()
	if err != nil {
		return nil, err
	}
	p.output = bufio.NewReader(output)
	return p, p.command.Start()
}

func (p *process) send(m message) {
	m.Version = "2.0"
	body, err := json.Marshal(m)
	if err != nil {
		panic(err) // Params are made of types that can be written.
	}
	// A pipe that broke is told of by the end of the output.
	fmt.Fprintf(p.input, "Content-Length: %d\r\n\r\n%s", len(body), body)
}

func (p *process) receive() (json.RawMessage, error) {
	header, err := textproto.NewReader(p.output).ReadMIMEHeader()
	if err != nil {
		return nil, err
	}
	length, err := strconv.Atoi(header.Get("Content-Length"))
	if err != nil {
		return nil, err
	}
	body := make([]byte, length)
	_, err = io.ReadFull(p.output, body)
	return body, err
}
