import TestClients
import TestSupport
import Testing

@testable import FieldEngine

/// What fields are called that have no label of their own.
@Suite struct LabelTests {
    private func label(_ field: String, in client: inout TestClient) -> String? {
        client.request("field/get", #"{"field":"\#(field)"}"#)["presentation"]["label"]["text"].string
    }

    @Test(
        "A field without a label is called in the language of its messages: the field's, the form's, the connection's")
    func languages() {
        var client = TestClient(#"{"capabilities":{"presentation":true},"locale":"de"}"#)
        _ = client.text("form/open", #"{"form":"f","locale":"fr","fields":[{"field":"a","type":"tel"}]}"#)
        _ = client.text("field/create", #"{"field":"b","type":"tel"}"#)
        _ = client.text("field/create", #"{"field":"c","type":"tel","label":"Handy"}"#)
        #expect(label("a", in: &client) == "Téléphone")
        #expect(label("b", in: &client) == "Telefon")
        #expect(label("c", in: &client) == "Handy")
        _ = client.text("field/update", #"{"field":"b","set":{"locale":"ja"}}"#)
        #expect(label("b", in: &client) == "電話番号")
        _ = client.text("field/update", #"{"field":"b","set":{"locale":"sw"}}"#)
        #expect(label("b", in: &client) == "Phone")
    }

    @Test("A type of the client's own is called as the client calls it, whatever words there are") func ownTypes() {
        var client = TestClient(#"{"capabilities":{"presentation":true},"locale":"de"}"#)
        _ = client.text("type/define", #"{"name":"town","extends":"phrase","description":"City"}"#)
        _ = client.text("field/create", #"{"field":"a","type":"town"}"#)
        #expect(label("a", in: &client) == "City")
    }

    @Test("A snapshot's fields are called in the language of who restores it") func restored() {
        var first = TestClient(#"{"capabilities":{"presentation":true},"locale":"de"}"#)
        _ = first.text("field/create", #"{"field":"a","type":"email"}"#)
        let snapshot = first.request("session/snapshot", "{}")["snapshot"]
        var second = TestClient(#"{"capabilities":{"presentation":true},"locale":"es"}"#)
        _ = second.text("session/restore", #"{"snapshot":\#(snapshot.description)}"#)
        #expect(label("a", in: &second) == "Correo electrónico")
    }

    @Test("Each part of an address is called something in each language, in any country")
    func addresses() throws {
        let countries = AddressFormat.all
        #expect(countries.count > 200)
        let words = Set(countries.flatMap { format in AddressPart.allCases.map { format.label(of: $0) } } + ["Country"])
        #expect(words.count > 20)
        for word in words.sorted() {
            #expect(MessageTable.label(word, in: .en) == word)
            for language in MessageLanguage.allCases {
                #expect(MessageTable.label(word, in: language) != nil, "\(word) in \(language.tag)")
            }
        }
        #expect(TypeLabel.word("Something else").text(in: .de) == "Something else")
    }
}
