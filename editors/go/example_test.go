package fieldclient_test

import (
	"context"
	"fmt"
	"os"
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
