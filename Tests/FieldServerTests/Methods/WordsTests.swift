import FieldEngine
import TestClients
import TestSupport
import Testing

@testable import FieldServer

/// What clients say around fields, in the reader's language (specification, section 2.3 and `refusal` of `field/edit`).
@Suite("Words") struct WordsTests {
    @Test("Words of buttons are those of the connection, of the locale that is asked for, or the client's own")
    func words() {
        var client = TestClient(#"{"locale":"de","messages":{"word-submit":"Ab damit"}}"#)
        let own = client.request("locale/words", "{}")
        #expect(own["locale"].string == "de")
        #expect(own["words"]["submit"].string == "Ab damit")
        #expect(own["words"]["next"].string == "Weiter")
        let french = client.request("locale/words", #"{"locale":"fr-CA"}"#)
        #expect(french["locale"].string == "fr")
        #expect(french["words"]["next"].string == "Suivant")
        #expect(client.request("locale/words", #"{"locale":"tlh"}"#)["locale"].string == "en")
    }

    @Test("A form tells the words of its own language, where it is asked")
    func form() {
        var client = TestClient(#"{"locale":"de"}"#)
        let opened = client.request("form/open", #"{"form":"f","locale":"ja","words":true}"#)
        #expect(opened["words"]["submit"].string == "送信")
        #expect(client.request("form/open", #"{"form":"f"}"#)["words"].isAbsent)
        #expect(client.request("form/open", #"{"form":"g","words":true}"#)["words"]["submit"].string == "Absenden")
    }

    @Test("What is not taken is told in the field's language, with the field's own words before them")
    func refusals() {
        var client = TestClient(#"{"locale":"de"}"#)
        func refusal(_ options: String) -> String? {
            _ = client.request("field/create", #"{"field":"it","replace":true,\#(options)}"#)
            return client.request("field/edit", #"{"field":"it","input":"x"}"#)["refusal"].string
        }
        #expect(refusal(#""type":"zip""#) == "Nicht übernommen: x (hier gehört eine Ziffer hin).")
        #expect(refusal(#""type":"zip","locale":"en""#) == "Not taken: x (a digit belongs there).")
        #expect(
            refusal(#""type":"zip","label":"PLZ","messages":{"refused-digit-expected":"{label} ohne {text}"}"#)
                == "PLZ ohne x")
        #expect(refusal(#""type":"phrase""#) == nil)
    }

    @Test("A secret is not repeated, a long text not whole, and lines are one")
    func secrets() {
        var client = TestClient("{}")
        _ = client.request("field/create", #"{"field":"pin","secure":true,"type":{"name":"pin","length":4}}"#)
        let answer = client.request("field/edit", #"{"field":"pin","input":"x"}"#)
        #expect(answer["refusal"].string?.contains("•") == true)
        #expect(answer["refusal"].string?.contains("x (") == false)
        _ = client.request("field/create", #"{"field":"a","maxLength":1,"text":"a"}"#)
        let long = String(repeating: "b", count: 5_000)
        let refused = client.request("field/edit", #"{"field":"a","input":"\#(long)"}"#)
        #expect((refused["refusal"].string?.count ?? 5_000) < 200)
        let lines = client.request("field/edit", #"{"field":"a","input":"one\r\ntwo\u001b[1m","cause":"paste"}"#)
        #expect(lines["refusal"].string?.hasPrefix("Not taken: one two [1m (") == true)
    }
}
