package fieldclient_test

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"fieldclient"
)

const signUp = `{
	"title": "Sign up", "form": "sign-up",
	"fields": [
		{"field": "phone", "type": "phone", "label": "Phone"},
		{"field": "user", "type": "phrase", "label": "User name", "required": true, "validation": {"final": {"client": true}}}
	]
}`

// until waits for what the server makes of what was sent.
func until(form *fieldclient.Form, holds func(map[string]fieldclient.View) bool) map[string]fieldclient.View {
	for end := time.Now().Add(time.Minute); time.Now().Before(end); time.Sleep(time.Millisecond) {
		if fields := form.View().Fields; holds(fields) {
			return fields
		}
	}
	panic("it does not come")
}

func Example() {
	client, err := fieldclient.Start(fieldclient.Options{})
	if err != nil {
		panic(err)
	}
	defer client.Close()
	form, err := client.Open([]byte(`{"title": "A form", "fields": [{"field": "phone", "type": "phone"}]}`))
	if err != nil {
		panic(err)
	}
	phone := form.Field("phone")
	for _, key := range "415555" {
		phone.Type(string(key))
	}
	shown := until(form, func(fields map[string]fieldclient.View) bool { return fields["phone"].Text == "(415) 555" })
	fmt.Println(shown["phone"].Text + shown["phone"].Rest())
	// Output: (415) 555-0000
}

func ExampleClient_TypeList() {
	client, err := fieldclient.Start(fieldclient.Options{})
	if err != nil {
		panic(err)
	}
	defer client.Close()
	checked, err := client.TypeCheck(fieldclient.TypeCheckParams{Columns: []fieldclient.CheckColumn{{
		FieldOptions: fieldclient.FieldOptions{Type: "card"}, Texts: []string{"4242424242424242", "4242424242424241"},
	}}})
	if err != nil {
		panic(err)
	}
	fmt.Println(checked.Invalid)
	// Output: [1]
}

func ExampleForm_Submit() {
	taken := func(_ context.Context, asked fieldclient.ClientValidateParams) (*fieldclient.ValidatorVerdict, error) {
		if asked.Value != "ada" {
			return nil, nil
		}
		wrong := fieldclient.ValidatorVerdict{Outcome: fieldclient.ValidatorOutcomeFailure, Message: fieldclient.Ptr("Taken.")}
		return &wrong, nil
	}
	client, err := fieldclient.Start(fieldclient.Options{Validator: taken})
	if err != nil {
		panic(err)
	}
	defer client.Close()
	form, err := client.Open([]byte(signUp))
	if err != nil {
		panic(err)
	}
	form.Field("user").Type("ada")
	form.Field("user").Blur()
	shown := until(form, func(fields map[string]fieldclient.View) bool { return fields["user"].Error() != "" })
	fmt.Println(shown["user"].Error())
	form.Field("user").Type("_l")
	form.Field("user").Blur()
	until(form, func(fields map[string]fieldclient.View) bool { return fields["user"].State.Validity == "valid" })
	result, err := form.Submit()()
	if err != nil {
		panic(err)
	}
	fmt.Println(result.Valid, result.Values["user"])
	// Output:
	// Taken.
	// true ada_l
}

// The classes that are told of are those of the protocol that the server speaks.
func TestVersion(t *testing.T) {
	client, err := fieldclient.Start(fieldclient.Options{Command: []string{os.Getenv("FIELD_SERVER")}})
	if err != nil {
		t.Fatal(err)
	}
	types, err := client.TypeList()
	if err != nil || len(types.Types) < 20 {
		t.Errorf("%v, %v", types, err)
	}
	if err := client.Close(); err != nil {
		t.Errorf("the server ended with %v", err)
	}
}

// A field that is gone is not asked about again and again.
func TestRemovedRow(t *testing.T) {
	var messages atomic.Int32
	client, err := fieldclient.Start(fieldclient.Options{OnChange: func() { messages.Add(1) }})
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	form, err := client.Open([]byte(`{"sections": [{"section": "item", "least": 1, "fields": [{"field": "a", "type": "phrase"}]}], "fields": []}`))
	if err != nil {
		t.Fatal(err)
	}
	if err := form.AddRow("item"); err != nil {
		t.Fatal(err)
	}
	row := form.View().Rows["item"][1]
	field := form.Field(fmt.Sprintf("item[%d].a", row))
	if err := form.RemoveRow("item", row); err != nil {
		t.Fatal(err)
	}
	before := messages.Load()
	field.Type("x")
	for range 20 {
		client.TypeList()
	}
	if told := messages.Load() - before; told > 25 {
		t.Errorf("%d messages about a field that is gone", told)
	}
}

func TestRefused(t *testing.T) {
	client, err := fieldclient.Start(fieldclient.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	_, err = client.Open([]byte(`{"fields": [{"field": "a", "type": "nothing"}]}`))
	problem, ok := err.(*fieldclient.Error)
	if !ok || problem.Code != fieldclient.CodeTypeNotFound || !strings.Contains(string(problem.Data), "nothing") {
		t.Errorf("%v", err)
	}
}

// dies has the server of a client end by itself: it is a shell that remembers its process.
func dying(t *testing.T, options fieldclient.Options) (*fieldclient.Client, func(signal string)) {
	pid := filepath.Join(t.TempDir(), "pid")
	server := os.Getenv("FIELD_SERVER")
	options.Command = []string{"sh", "-c", `echo $$ > "$0"; exec "$1"`, pid, server}
	client, err := fieldclient.Start(options)
	if err != nil {
		t.Fatal(err)
	}
	return client, func(signal string) {
		number, _ := os.ReadFile(pid)
		if err := exec.Command("kill", "-"+signal, strings.TrimSpace(string(number))).Run(); err != nil {
			t.Fatal(err)
		}
		for signal == "KILL" {
			if now, _ := os.ReadFile(pid); len(now) > 0 && string(now) != string(number) {
				break
			}
			time.Sleep(time.Millisecond)
		}
	}
}

func opened(t *testing.T, client *fieldclient.Client, file string) *fieldclient.Form {
	form, err := client.Open([]byte(file))
	if err != nil {
		t.Fatal(err)
	}
	return form
}

func in(t *testing.T, limit time.Duration, what string, done func()) {
	over := make(chan struct{})
	go func() { done(); close(over) }()
	select {
	case <-over:
	case <-time.After(limit):
		t.Fatalf("%s takes for ever", what)
	}
}

// Numbers are those of the file and of the server, however great.
func TestGreatNumbers(t *testing.T) {
	client, _ := dying(t, fieldclient.Options{})
	defer client.Close()
	form := opened(t, client, `{"fields": [
		{"field": "id", "type": {"name": "choice", "choices": [{"label": "One", "value": 9007199254740993}]}},
		{"field": "most", "type": "number", "validation": {"final": {"rules": [{"rule": "range", "max": 9007199254740993}]}}}]}`)
	form.Field("id").Type("One")
	form.Field("most").Type("9007199254740993")
	result, err := form.Submit()()
	if err != nil || !result.Valid || result.Typed["id"] != json.Number("9007199254740993") {
		t.Errorf("%v, %+v", err, result)
	}
}

// An empty list says something else than none.
func TestEmptyList(t *testing.T) {
	client, _ := dying(t, fieldclient.Options{})
	defer client.Close()
	opened(t, client, `{"fields": [{"field": "a", "choices": ["One", "Two"]}]}`)
	none := fieldclient.FieldChanges{FieldOptions: fieldclient.FieldOptions{Choices: []fieldclient.Choice{}}}
	if _, err := client.FieldUpdate(fieldclient.FieldUpdateParams{Field: "a", Set: none}); err != nil {
		t.Fatal(err)
	}
	if list, err := client.FieldChoices(fieldclient.FieldChoicesParams{Field: "a", Query: fieldclient.Ptr("")}); err == nil && list.Count != 0 {
		t.Errorf("%+v", list)
	}
}

func TestNoUTF8(t *testing.T) {
	client, _ := dying(t, fieldclient.Options{})
	defer client.Close()
	form := opened(t, client, `{"fields": [{"field": "a"}]}`)
	for _, text := range []string{"x\xffy", "z", "w"} {
		form.Field("a").Type(text)
	}
	until(form, func(fields map[string]fieldclient.View) bool { return fields["a"].Text == "x\uFFFDyzw" })
}

// OnChange may ask the server.
func TestOnChangeAsks(t *testing.T) {
	var client *fieldclient.Client
	var asks atomic.Bool
	client, _ = dying(t, fieldclient.Options{OnChange: func() {
		if asks.Swap(false) {
			client.TypeList()
		}
	}})
	defer client.Close()
	asks.Store(true)
	in(t, 10*time.Second, "a request of OnChange", func() {
		for range 3 {
			client.TypeList()
		}
	})
}

// A server that reads nothing is killed, whoever writes to it.
func TestStuck(t *testing.T) {
	client, kill := dying(t, fieldclient.Options{})
	form := opened(t, client, `{"fields": [{"field": "a"}]}`)
	kill("STOP")
	go form.Field("a").Fill(strings.Repeat("x", 1_000_000))
	time.Sleep(100 * time.Millisecond)
	in(t, 10*time.Second, "closing", func() { client.Close() })
}

// Another server has the types, the settings and the forms that the one before had, and no others.
func TestAllIsBack(t *testing.T) {
	client, kill := dying(t, fieldclient.Options{})
	defer client.Close()
	if err := client.TypeDefine(fieldclient.TypeDefinition{Name: "mine", Description: "Mine", MaxLength: fieldclient.Ptr(3)}); err != nil {
		t.Fatal(err)
	}
	first := opened(t, client, `{"fields": [{"field": "a", "type": "mine"}]}`)
	second := opened(t, client, `{"fields": [{"field": "b", "type": {"name": "choice", "choices": ["A"]}}]}`)
	opened(t, client, `{"form": "gone", "fields": [{"field": "c"}]}`)
	if _, err := client.FormClose(fieldclient.FormParams{Form: "gone"}); err != nil {
		t.Fatal(err)
	}
	first.Field("a").Type("abc")
	set := fieldclient.FieldOptions{Type: map[string]any{"name": "choice", "choices": []string{"C"}}, Text: fieldclient.Ptr("C")}
	second.Field("b").Update(fieldclient.FieldChanges{FieldOptions: set})
	client.TypeList()
	kill("KILL")
	for id, text := range map[string]string{"a": "abc", "b": "C"} {
		told, err := client.FieldGet(fieldclient.FieldParams{Field: id})
		if err != nil || told.Text != text || told.State.Validity == "invalid" {
			t.Errorf("%s: %v, %+v", id, err, told)
		}
	}
	opened(t, client, `{"form": "gone", "fields": [{"field": "c"}]}`)
}

// One that greets and dies is not started for ever.
func TestEndsAgainAndAgain(t *testing.T) {
	starts := filepath.Join(t.TempDir(), "starts")
	script := `echo >> "$0"; body='{"jsonrpc":"2.0","id":'$(($(wc -l < "$0")))',"result":{"positionEncoding":"utf-8"}}'
		printf 'Content-Length: %d\r\n\r\n%s' ${#body} "$body"; sleep 0.05`
	client, err := fieldclient.Start(fieldclient.Options{Command: []string{"sh", "-c", script, starts}})
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	time.Sleep(time.Second)
	if counted, _ := os.ReadFile(starts); len(counted) > 4 {
		t.Errorf("%d starts", len(counted))
	}
}

// Of a long text there are patches alone, in a view that has what does not show yet.
func TestLongText(t *testing.T) {
	client, _ := dying(t, fieldclient.Options{})
	defer client.Close()
	form := opened(t, client, `{"fields": [{"field": "a"}]}`)
	field := form.Field("a")
	field.Type(strings.Repeat("4", 10_000))
	client.TypeList()
	field.Blur()
	field.Type("abc") // where the server leaves the caret
	field.Select(2, 2)
	field.Type("q")
	until(form, func(fields map[string]fieldclient.View) bool { return len(fields["a"].Text) == 10_004 })
}
