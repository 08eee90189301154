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
