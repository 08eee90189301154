import FieldEngine
import FieldServer
import TestClients
import TestSupport
import Testing

/// That the locale of `initialize` and of a type holds wherever a number is typed, shown or named.
@Suite struct NumberLocaleTests {
    private static func shown(_ keys: String, _ type: String, locale: String) -> String? {
        var client = TestClient(#"{"locale":\#(locale.quoted)}"#)
        _ = client.create(#""type":\#(type)"#)
        for key in keys { _ = client.request("field/edit", #"{"field":"f","input":\#(String(key).quoted)}"#) }
        return client.request("field/get", #"{"field":"f"}"#)["text"].string
    }

    @Test(arguments: [
        ("en", "1,234,567.5"), ("de", "1.234.567,5"), ("de-CH", "1’234’567.5"), ("de-AT", "1\u{A0}234\u{A0}567,5"),
        ("fr", "1\u{202F}234\u{202F}567,5"), ("en-IN", "12,34,567.5"), ("hi", "12,34,567.5"), ("es", "1.234.567,5"),
        ("es-MX", "1,234,567.5"), ("pt-BR", "1.234.567,5"), ("sv-SE", "1\u{A0}234\u{A0}567,5"), ("ja", "1,234,567.5"),
        ("ar", "1,234,567.5"), ("ar-MA", "1.234.567,5"), ("pl_PL", "1\u{A0}234\u{A0}567,5"),
        ("ru", "1\u{A0}234\u{A0}567,5"),
        ("sr-Latn-RS", "1.234.567,5"), ("DE-de-u-nu-latn", "1.234.567,5"), ("zh-Hant-TW", "1,234,567.5"),
        ("tlh", "1,234,567.5"), ("en-ZA", "1\u{A0}234\u{A0}567,5"), ("en-ES", "1.234.567,5"), ("km", "1,234,567.5"),
    ])
    func aLocaleSaysTheSigns(_ locale: String, _ shown: String) {
        let decimal = shown.dropLast().last.map(String.init) ?? "."
        let keys = "1234567\(decimal)5"
        #expect(Self.shown(keys, #"{"name":"number","grouping":true}"#, locale: locale) == shown, "\(locale)")
        let type = #"{"name":"number","grouping":true,"locale":\#(locale.quoted)}"#
        #expect(Self.shown(keys, type, locale: "fi") == shown, "\(locale) of a field")
    }

    @Test func aFormHasALocaleOfItsOwn() {
        var client = TestClient(#"{"locale":"fr"}"#)
        let number = #""form":"de","type":{"name":"number","grouping":true},"text":"1.234,5""#
        #expect(client.create(number)["text"].string == "1\u{202F}234,5")
        _ = client.request("form/open", #"{"form":"de","locale":"de"}"#)
        #expect(client.create(number)["text"].string == "1.234,5")
        let own = #""form":"de","type":{"name":"number","grouping":true,"locale":"de-CH"},"text":"1.234,5""#
        #expect(client.create(own)["text"].string == "1’234.5")
        #expect(client.request("form/open", #"{"form":"de","locale":"?"}"#)["error"]["code"].integer == -32602)
        _ = client.request("form/open", #"{"form":"de","locale":""}"#)
        #expect(client.create(number)["text"].string == "1\u{202F}234,5")
    }

    @Test func whatIsNamedWins() {
        let type = { (signs: String) in #"{"name":"number","grouping":true,\#(signs)}"# }
        #expect(Self.shown("12345.5", type(#""decimalSign":".""#), locale: "de") == "12,345.5")
        #expect(Self.shown("12345,5", type(#""decimalSign":",""#), locale: "en") == "12\u{202F}345,5")
        #expect(Self.shown("12345,5", type(#""groupSign":"'""#), locale: "de") == "12'345,5")
        #expect(Self.shown("1234567", type(#""groups":"lakh""#), locale: "de") == "12.34.567")
        #expect(Self.shown("1234567", type(#""groups":"myriad""#), locale: "en") == "123,4567")
        #expect(Self.shown("1234", type(#""groups":"thousand""#), locale: "es") == "1.234")
    }

    @Test(arguments: [
        (#"{"name":"number","locale":"x!"}"#, "type.locale"), (#"{"name":"number","locale":5}"#, "type.locale"),
        (#"{"name":"number","groupSign":"."}"#, "type.groupSign"), (#"{"name":"number","groups":"5"}"#, "type.groups"),
        (#"{"name":"currency","locale":"de","groupSign":","}"#, "type.groupSign"),
    ])
    func signsThatCannotBeAreRefused(_ type: String, _ path: String) {
        var client = TestClient()
        let answer = client.create(#""type":\#(type)"#)
        #expect(answer["error"]["data"]["path"].string == path, "\(type): \(answer)")
    }

    @Test(arguments: [
        ("en", "$", "Enter $1,000.00 or more."), ("de", "€", "€1.000,00 oder mehr eingeben."),
        ("de-CH", "CHF ", "CHF 1’000.00 oder mehr eingeben."), ("es", "€", "Escribe €1000,00 o más."),
    ])
    func messagesNameBoundsAsTheFieldShowsThem(_ locale: String, _ symbol: String, _ message: String) {
        var client = TestClient(#"{"locale":"\#(locale)"}"#)
        _ = client.create(
            #""text":"5","type":{"name":"currency","min":1000,"grouping":true,"symbol":"\#(symbol)"}"#)
        let field = client.request("field/validate", #"{"field":"f"}"#)
        #expect(field.messages == [message])
        #expect("\(field["diagnostics"][0]["data"])" == #"{"min":1000}"#)
    }

    @Test func messagesNameStepsAndLengths() {
        var client = TestClient(#"{"locale":"de"}"#)
        _ = client.create(#""text":"0,3","type":{"name":"number","step":0.25}"#)
        #expect(client.request("field/validate", #"{"field":"f"}"#).messages == ["Schritte von 0,25 verwenden."])
        _ = client.create(#""text":"5","minLength":4,"type":{"name":"currency","decimals":0}"#)
        #expect(client.request("field/validate", #"{"field":"f"}"#).messages == ["Mindestens 4 Zeichen eingeben."])
        _ = client.create(
            #""text":"5","type":"percent","validation":{"final":{"rules":[{"rule":"range","min":10.5}]}}"#)
        #expect(client.request("field/validate", #"{"field":"f"}"#).messages == ["10,50% oder mehr eingeben."])
    }

    @Test func aTypeOfTheClientsOwnHasTheLocale() {
        var client = TestClient(#"{"locale":"de"}"#)
        _ = client.request(
            "type/define", #"{"name":"weight","description":"","format":{"fixedDecimals":3,"suffix":" kg"}}"#)
        _ = client.request("type/define", #"{"name":"fee","description":"","extends":"currency"}"#)
        _ = client.request(
            "type/define",
            #"{"name":"mass","description":"","format":{"fixedDecimals":1,"locale":"en"}}"#)
        for (type, text, shown) in [
            ("weight", "1.000,5", "1000,500 kg"), ("fee", "1,5", "$1,50"), ("mass", "1.5", "1.5"),
        ] {
            let field = client.create(#""type":"\#(type)","text":"\#(text)""#)
            #expect(field["text"].string == shown, "\(type): \(field)")
            #expect(field["diagnostics"].list.isEmpty, "\(type): \(field)")
        }
        let refused = client.request(
            "type/define", #"{"name":"w","description":"","format":{"fixedDecimals":3,"locale":"?"}}"#)
        #expect(refused["error"]["data"]["path"].string == "format.locale")
    }

    /// A field goes on in another process as it was, whatever that process's client speaks.
    @Test(arguments: [("de", "en"), ("en", "de"), ("de-CH", "fr"), ("de", "de")])
    func aSnapshotKeepsTheSigns(_ old: String, _ new: String) {
        // What is not taken is told in the language of the connection, but for a client's own words.
        let words =
            #""messages":{"refused-full":"-","refused-digit-expected":"-","refused-not-allowed-here":"-"}"#
        var client = TestClient(#"{"locale":"\#(old)",\#(words)}"#)
        _ = client.request("type/define", #"{"name":"fee","description":"","extends":"number"}"#)
        let types = [
            #"{"name":"number","grouping":true}"#, #""percent""#, #""fee""#, #"{"name":"currency","locale":"pl"}"#,
        ]
        for (index, type) in types.enumerated() {
            _ = client.request("field/create", #"{"field":"f\#(index)","type":\#(type),"value":"12345.6"}"#)
        }
        let snapshot = client.request("session/snapshot", "{}")["snapshot"]
        var other = TestClient(#"{"locale":"\#(new)",\#(words)}"#)
        let answer = other.request("session/restore", #"{"snapshot":\#(snapshot)}"#)
        #expect(answer["error"].isAbsent, "\(answer)")
        for index in types.indices {
            let name = #"{"field":"f\#(index)"}"#
            #expect(other.request("field/get", name)["text"].string == client.request("field/get", name)["text"].string)
            for keys in ["1.234", "1,5"] {
                let edit =
                    #"{"field":"f\#(index)","range":{"start":0,"end":99},"insert":"\#(keys)","cause":"paste","dryRun":true}"#
                #expect("\(other.request("field/edit", edit))" == "\(client.request("field/edit", edit))", "\(keys)")
            }
        }
        let again = other.request("session/snapshot", "{}")["snapshot"]
        #expect("\(again["types"])" == "\(snapshot["types"])")
        let definitions = { (snapshot: JSON) in snapshot["fields"].list.map { "\($0["definition"])" } }
        #expect(definitions(again) == definitions(snapshot))
    }
}
