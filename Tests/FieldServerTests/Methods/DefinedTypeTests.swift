import FieldServer
import TestClients
import TestSupport
import Testing

/// Types of a client's own, through the door.
@Suite("Types of a client's own") struct DefinedTypeTests {
    private func client(_ members: String) -> TestClient {
        var client = TestClient()
        let answer = client.request("type/define", #"{"name":"own","description":"Own type",\#(members)}"#)
        #expect(answer.isNull, "\(answer)")
        return client
    }

    @Test("A plate of letters and digits")
    func template() {
        var client = client(#""template":"AAA-000","slots":{"A":"[A-Z]","0":"[0-9]"},"transform":"upper""#)
        let created = client.create(#""type":"own""#)
        #expect(created["type"].string == "own")
        #expect(created["presentation"]["label"]["text"].string == "Own type")
        #expect(created["presentation"]["template"]["text"].string == "AAA-000")
        #expect(created.allowed == "[A-Z]")
        let partial = client.type("ab1c")
        #expect(partial["text"].string == "ABC")
        #expect(partial.content == "partial")
        #expect(partial.allowed == "[0-9]")
        let edit = client.request("field/edit", #"{"field":"f","input":"12x3"}"#)
        #expect(edit["text"].string == "ABC-123")
        #expect(edit["value"].string == "ABC123")
        #expect(edit["dropped"].string == "x")
        #expect(edit["reason"].string == "digit-expected")
        #expect(edit["complete"].flag == true)
        #expect(client.request("field/get", #"{"field":"f"}"#).allowed == "[]")
    }

    @Test("What is not filled when editing ends is incomplete")
    func incomplete() {
        var client = client(#""template":"00-00","slots":{"0":"[0-9]"}"#)
        _ = client.create(#""type":"own""#)
        #expect(client.type("123").findings == [])
        let judged = client.request("field/validate", #"{"field":"f"}"#)
        #expect(judged.findings == ["1 incomplete 0-4 type"])
        #expect(judged.messages == ["Complete this."])
    }

    @Test("Of several templates the shortest that holds the value shows")
    func severalTemplates() {
        var client = client(#""template":["00-00","00-00-00"],"slots":{"0":"[0-9]"}"#)
        _ = client.create(#""type":"own""#)
        #expect(client.type("1234")["text"].string == "12-34")
        #expect(client.type("1234").content == "complete")
        #expect(client.type("12-345")["text"].string == "12-34-5")
        #expect(client.type("12-34-5").content == "partial")
        #expect(client.type("12-34-56").content == "complete")
        #expect(client.type("12-34")["text"].string == "12-34")
    }

    @Test("Widgets are told of the template that the text is in", arguments: ["123456", "абвгде"])
    func toldTemplate(letters: String) {
        var client = client(#""template":["LL-L","LLL-LLL"],"slots":{"L":"[0-9а-я]"}"#)
        _ = client.create(#""type":"own""#)
        var told: [String] = []
        for letter in letters {
            _ = client.request("field/edit", #"{"field":"f","input":"\#(letter)"}"#)
            let presentation = client.request("field/get", #"{"field":"f"}"#)["presentation"]
            told.append("\(presentation["template"]["text"].string ?? "") \(presentation["minimumWidth"].integer ?? 0)")
        }
        let all = Array(letters)
        let expected = ["\(all[0])L-L 4", "\(all[0])\(all[1])-L 4", "\(all[0])\(all[1])-\(all[2]) 4"]
        #expect(Array(told.prefix(3)) == expected)
        #expect(told[3] == "\(String(all[..<3]))-\(all[3])LL 7")
    }

    @Test("A word boundary decides what may come next")
    func wordBoundary() {
        var client = client(#""pattern":"a\\b[-bc]{1,2}b""#)
        _ = client.create(#""type":"own""#)
        #expect(client.type("a").content == "partial")
        #expect(client.request("field/get", #"{"field":"f"}"#).allowed == #"[\-]"#)
        #expect(client.type("ab").content == "impossible")
        #expect(client.type("a-").content == "partial")
        #expect(client.type("a-b").content == "complete")
    }

    @Test("A backslash makes the name of a slot a literal")
    func escapedSlot() {
        var client = client(#""template":"\\0\\\\ 00","slots":{"0":"[0-9]"}"#)
        _ = client.create(#""type":"own""#)
        #expect(client.type("12")["text"].string == #"0\ 12"#)
    }

    @Test("Literals at the end wait, or come at once")
    func eager() {
        var lazy = client(#""template":"00 kg","slots":{"0":"[0-9]"}"#)
        _ = lazy.create(#""type":"own""#)
        #expect(lazy.type("12")["text"].string == "12")
        #expect(lazy.request("field/blur", #"{"field":"f"}"#)["text"].string == "12 kg")
        var eager = client(#""template":"00 kg","slots":{"0":"[0-9]"},"eager":true"#)
        _ = eager.create(#""type":"own""#)
        #expect(eager.type("12")["text"].string == "12 kg")
    }

    @Test("An overwriting template replaces what is behind the caret")
    func overwrite() {
        var client = client(#""template":"0000","slots":{"0":"[0-9]"},"overwrite":true"#)
        _ = client.create(#""type":"own","value":"1234""#)
        _ = client.request("field/select", #"{"field":"f","selection":{"start":1,"end":1}}"#)
        #expect(client.request("field/edit", #"{"field":"f","input":"9"}"#)["text"].string == "1934")
    }

    @Test("A class keeps out what it does not hold, marks included")
    func allow() {
        var client = client(#""allow":"[a-z0-9]""#)
        _ = client.create(#""type":"own""#)
        let edit = client.request("field/edit", #"{"field":"f","text":"aB e\u0301 9"}"#)
        #expect(edit["text"].string == "a9")
        #expect(edit["dropped"].string == "B e\u{301} ")
        #expect(client.request("field/get", #"{"field":"f"}"#).allowed == "[0-9a-z]")
    }

    @Test("A sign before digits alone makes them another number, and is missed", arguments: ["-5", " −5", "+5"])
    func signedDigits(_ text: String) {
        var client = client(#""allow":"[0-9]""#)
        _ = client.create(#""type":"own""#)
        _ = client.request("field/edit", #"{"field":"f","input":"\#(text)","cause":"paste"}"#)
        let left = client.request("field/blur", #"{"field":"f"}"#)
        #expect(left["text"].string == "5")
        #expect(left["valid"].flag == false)
        #expect(client.get("f")["diagnostics"].list.compactMap { $0["code"].string } == ["left-out"])
    }

    @Test(
        "A slot is one character, of however many scalars",
        arguments: [
            ("**-0", ["👩‍👩‍👧", "🇩🇪", "7"]), ("**-0", ["e\u{301}", "👍🏽", "1"]), ("**-0", ["한", "\u{1112}\u{1161}", "1"]),
        ])
    func slotsOfClusters(_ template: String, _ typed: [String]) {
        var client = client(#""template":"\#(template)","slots":{"*":"[^ 0-9-]","0":"[0-9]"}"#)
        _ = client.create(#""type":"own""#)
        #expect(client.type(typed[0]).content == "partial")
        #expect(client.type(typed[0] + typed[1]).content == "partial")
        let all = client.type(typed[0] + typed[1] + typed[2])
        #expect(all["text"].string == typed[0] + typed[1] + "-" + typed[2])
        #expect(all.content == "complete")
    }

    @Test(
        "Transforms",
        arguments: [("none", "o'neil MC"), ("upper", "O'NEIL MC"), ("lower", "o'neil mc"), ("capitalize", "O'Neil MC")])
    func transform(_ name: String, _ expected: String) {
        var client = client(#""transform":"\#(name)""#)
        _ = client.create(#""type":"own""#)
        #expect(client.type("o'neil MC")["text"].string == expected)
        #expect(client.type("o'neil MC").content == "complete")
    }

    @Test("Capitals in a template")
    func capitalizedTemplate() {
        var client = client(#""template":"aaaa","slots":{"a":"[A-Za-z]"},"transform":"capitalize""#)
        _ = client.create(#""type":"own""#)
        #expect(client.type("anna")["text"].string == "Anna")
        #expect(client.type("ann").content == "partial")
        var two = self.client(#""template":"aa aa","slots":{"a":"[A-Za-z]"},"transform":"capitalize""#)
        _ = two.create(#""type":"own""#)
        #expect(two.type("jodo")["text"].string == "Jo Do")
    }

    @Test("A pattern is a viable prefix while typing, and a full match at the end")
    func pattern() {
        var client = client(#""pattern":"[A-Z]{2}-?\\d{3}","messages":{"pattern-mismatch":"Like AB-123."}"#)
        _ = client.create(#""type":"own""#)
        #expect(client.type("AB").content == "partial")
        #expect(client.type("AB").allowed == "[\\-0-9]")
        #expect(client.type("AB").findings == [])
        #expect(client.type("AB-x").findings == ["1 pattern-mismatch 3-4 type"])
        #expect(client.type("AB-x").messages == ["Like AB-123."])
        #expect(client.type("AB-x").content == "impossible")
        _ = client.type("AB-12")
        let judged = client.request("field/validate", #"{"field":"f"}"#)
        #expect(judged.findings == ["1 pattern-mismatch 0-5 type"])
        #expect(client.type("AB-123").content == "complete")
    }

    @Test("A pattern is of the value, not of the text that shows it")
    func patternOfTemplate() {
        var client = client(#""template":"00/00","slots":{"0":"[0-9]"},"pattern":"(0[1-9]|1[0-2])\\d\\d""#)
        _ = client.create(#""type":"own""#)
        #expect(client.type("1").allowed == "[0-2]")
        #expect(client.type("13").findings == ["1 pattern-mismatch 1-2 type"])
        #expect(client.type("12/31").content == "complete")
    }

    @Test("The greatest length is the type's, or the field's where that is less")
    func maxLength() {
        var client = client(#""maxLength":5"#)
        _ = client.create(#""type":"own""#)
        let edit = client.request("field/edit", #"{"field":"f","text":"abcdef"}"#)
        #expect(edit["accepted"].flag == false)
        #expect(edit["reason"].string == "full")
        _ = client.create(#""type":"own","overflow":"allow""#)
        #expect(client.type("abcdef").findings == ["1 too-long 5-6 type"])
        _ = client.create(#""type":"own","overflow":"allow","maxLength":3"#)
        #expect(client.type("abcdef").findings == ["1 too-long 3-6 limit"])
        let refused = client.create(#""type":"own","minLength":6"#)["error"]
        #expect(refused["data"]["path"].string == "minLength")
        #expect(refused["data"]["reason"].string == "no text can satisfy minLength and the type own at once")
    }

    @Test("Rules of a type are judged before those of its field")
    func rules() {
        var client = client(
            #""live":[{"rule":"startsWith","text":"a"}],"final":[{"rule":"endsWith","text":"z","severity":"warning"}]"#)
        _ = client.create(
            #""type":"own","validation":{"final":{"rules":[{"rule":"contains","characters":"[0-9]","code":"digit"}]}}"#)
        #expect(client.type("b").findings == ["1 wrong-start 0-1 rule"])
        _ = client.type("ab")
        #expect(
            client.request("field/validate", #"{"field":"f"}"#).findings == [
                "1 digit 0-2 rule", "2 wrong-end 0-2 rule",
            ])
        let contrary = client.create(#""type":"own","validation":{"live":{"rules":[{"rule":"oneOf","values":["b"]}]}}"#)
        #expect(contrary["error"]["data"]["path"].string == "validation.live.rules[0]")
        #expect(
            contrary["error"]["data"]["reason"].string == "no text can satisfy the type own and the rule oneOf at once")
    }

    @Test("The typed form is what the value is mapped to, and the way back")
    func convert() {
        var client = client(#""pattern":"[SML]","convert":{"map":{"S":"small","M":"medium","L":"large"}}"#)
        _ = client.create(#""type":"own","typed":"large""#)
        #expect(client.type("M")["typed"].string == "medium")
        #expect(client.type("X")["typed"].isAbsent)
        let set = client.request("field/update", #"{"field":"f","set":{"typed":"small"}}"#)
        #expect(set["value"].string == "S")
        let refused = client.request("field/update", #"{"field":"f","set":{"typed":"huge"}}"#)["error"]
        #expect(refused["code"].integer == -32602)
        #expect(refused["data"]["path"].string == "set.typed")
    }

    @Test("A prefix and a suffix stand around any text")
    func affixes() {
        var client = client(#""format":{"prefix":"@","suffix":" (me)"}"#)
        let empty = client.create(#""type":"own""#)
        #expect(empty["text"].string == "")
        #expect(empty["presentation"]["template"]["text"].string == "@… (me)")
        let typed = client.type("ada")
        #expect(typed["text"].string == "@ada")
        #expect(typed["value"].string == "ada")
        #expect(typed["presentation"]["template"]["text"].string == "@ada (me)")
        // As typed with the prefix, line breaks as spaces.
        #expect(client.type("@ada\nb")["value"].string == "ada b")
        #expect(client.type("@@ada")["value"].string == "@ada")
        _ = client.type("ada")
        #expect(client.request("field/blur", #"{"field":"f"}"#)["text"].string == "@ada (me)")
        for view in ["text", "value"] {
            let shown = client.request("field/get", #"{"field":"f"}"#)[view].string ?? ""
            let set = client.request("field/update", #"{"field":"f","set":{"\#(view)":\#(shown.quoted)}}"#)
            #expect(set["text"].string == "@ada (me)")
        }
        #expect(client.request("field/update", #"{"field":"f","set":{"text":"@bob (me)"}}"#)["value"].string == "bob")
        _ = client.request("field/select", #"{"field":"f","selection":{"start":4,"end":4}}"#)
        let deleted = client.request("field/edit", #"{"field":"f","delete":"backward","count":3}"#)
        #expect(deleted["text"].string == "")
    }

    @Test("Around digits the suffix may be typed")
    func suffixOfDigits() {
        var client = client(#""allow":"[0-9]","format":{"suffix":" kg"}"#)
        _ = client.create(#""type":"own""#)
        #expect(client.type("12 k")["text"].string == "12 k")
        #expect(client.type("12 k")["value"].string == "12")
        #expect(client.type("12x")["text"].string == "12")
        #expect(client.request("field/blur", #"{"field":"f"}"#)["text"].string == "12 kg")
    }

    @Test("A template has its prefix and suffix as literals")
    func affixedTemplate() {
        var client = client(#""template":"00","slots":{"0":"[0-9]"},"format":{"prefix":"No. ","suffix":"!"}"#)
        _ = client.create(#""type":"own""#)
        #expect(client.type("12")["text"].string == "No. 12")
        #expect(client.request("field/blur", #"{"field":"f"}"#)["text"].string == "No. 12!")
    }

    @Test("What has decimals is a number")
    func decimals() {
        var client = client(#""format":{"fixedDecimals":3,"prefix":"€","suffix":" p.a."}"#)
        let created = client.create(#""type":"own","value":"1234.5""#)
        #expect(created["text"].string == "€1234.500 p.a.")
        #expect(created["typed"].string == "1234.500")
        #expect(created["presentation"]["keyboard"].string == "decimal")
        #expect(client.type("-7.1234x")["value"].string == "-7.123")
        #expect(client.type("0.5").allowed == "[0-9]")
        // Without a sign where the class has none.
        var positive = self.client(#""allow":"[0-9.]","format":{"fixedDecimals":2}"#)
        _ = positive.create(#""type":"own""#)
        #expect(positive.type("-7")["value"].string == "7")
        #expect(positive.request("field/blur", #"{"field":"f"}"#)["text"].string == "7.00")
    }

    @Test("A number that extends another has its own signs")
    func extendedNumber() {
        var client = client(
            #""extends":"currency","format":{"prefix":"£","fixedDecimals":0},"live":[{"rule":"range","max":50}]"#)
        _ = client.create(#""type":"own""#)
        #expect(client.type("45")["text"].string == "£45")
        #expect(client.type("51").findings == ["1 above-maximum 2-3 rule"])
        #expect(client.type("51")["presentation"]["priority"].value as? Double == 0.7)
    }

    @Test("A type starts from another with its parameters")
    func parametersOfTheBase() {
        var client = client(
            #""extends":"number","parameters":{"grouping":true,"decimals":2,"max":"10000"},"format":{"prefix":"Rs. ","suffix":" /m2"}"#
        )
        _ = client.create(#""type":"own""#)
        #expect(client.type("1234.567")["text"].string == "Rs. 1,234.56")
        #expect(client.type("12345").findings == ["1 above-maximum 9-10 type"])
        #expect(client.type("Rs. 1,234.50 /m2")["value"].string == "1234.50")
        #expect(client.request("field/blur", #"{"field":"f"}"#)["text"].string == "Rs. 1,234.50 /m2")

        // Another that extends it has them, too, and a snapshot keeps them.
        #expect(
            client.request("type/define", #"{"name":"km","description":"","extends":"own","format":{"suffix":" km"}}"#)
                .isNull)
        _ = client.create(#""type":"km""#)
        #expect(client.type("1234.5")["text"].string == "Rs. 1,234.5")
        let described = client.request("type/describe", #"{"type":"own"}"#)
        #expect(described["parameters"]["max"].string == "10000")
        #expect(client.request("type/describe", #"{"type":"km"}"#)["extends"].string == "own")
        let snapshot = client.snapshot()
        var other = TestClient()
        #expect(other.request("session/restore", #"{"snapshot":\#(snapshot)}"#)["fields"].integer == 1)
        #expect(other.request("field/get", #"{"field":"f"}"#)["text"].string == "Rs. 1,234.5")
        #expect(other.type("12345").findings == ["1 above-maximum 9-10 type"])
    }

    @Test("A type of numbers keeps the bounds of the one that it extends")
    func boundsOfTheBase() {
        var client = client(#""extends":"age","format":{"suffix":" years"}"#)
        _ = client.create(#""type":"own""#)
        #expect(client.type("200").findings == ["1 above-maximum 2-3 type"])
    }

    @Test("A parameter beside a type of one's own is refused where it would do nothing")
    func parametersOfTheField() {
        var client = client(#""extends":"number","format":{"suffix":" km"}"#)
        let refused = client.request("field/create", #"{"field":"f","type":{"name":"own","max":"5"}}"#)["error"]
        #expect(refused["code"].integer == -32013 && refused["data"]["path"].string == "type.max", "\(refused)")
        #expect(client.create(#""type":{"name":"own","colour":"red"}"#)["type"].string == "own")
    }

    @Test("What a widget shows of it")
    func traits() {
        var client = client(#""priority":2.5,"keyboard":"numeric","secure":true"#)
        let presentation = client.create(#""type":"own""#)["presentation"]
        #expect(presentation["keyboard"].string == "numeric")
        #expect(presentation["priority"].value as? Double == 2.5)
        #expect(presentation["secure"].flag == true)
    }

    @Test("A type that extends another keeps what is not given")
    func extends() {
        var client = client(#""extends":"phone","messages":{"incomplete":"Ten digits."}"#)
        let created = client.create(#""type":"own""#)
        #expect(created["presentation"]["keyboard"].string == "tel")
        let typed = client.type("2025550123")
        #expect(typed["text"].string == "(202) 555-0123")
        #expect(typed["typed"].string == "+12025550123")
        _ = client.type("202")
        #expect(client.request("field/validate", #"{"field":"f"}"#).messages == ["Ten digits."])

        #expect(
            client.request(
                "type/define",
                #"{"name":"office","description":"Office","extends":"own","template":"000.000.0000","pattern":"202.*"}"#
            ).isNull)
        _ = client.create(#""type":"office""#)
        #expect(client.type("2025550123")["text"].string == "202.555.0123")
        #expect(client.type("203").findings == ["1 pattern-mismatch 2-3 type"])
        _ = client.type("202")
        #expect(client.request("field/validate", #"{"field":"f"}"#).messages == ["Ten digits."])
    }

    @Test("Slots of the base stand beside the type's own")
    func extendedSlots() {
        var client = client(#""extends":"zip","slots":{"0":"[1-9]"}"#)
        _ = client.create(#""type":"own""#)
        #expect(client.type("10234")["text"].string == "1234")
        #expect(client.type("1").allowed == "[1-9]")
    }

    @Test("A new definition is for later fields only")
    func redefinition() {
        var client = client(#""pattern":"a+""#)
        _ = client.request("field/create", #"{"field":"old","type":"own"}"#)
        #expect(client.request("type/define", #"{"name":"own","description":"New","pattern":"b+"}"#).isNull)
        _ = client.create(#""type":"own""#)
        #expect(client.type("a", field: "old").content == "complete")
        #expect(client.type("a").content == "impossible")
        #expect(client.type("b").content == "complete")
        let refused = client.request("type/define", #"{"name":"own","description":"","pattern":"("}"#)
        #expect(refused["error"]["code"].integer == -32013)
        #expect(client.request("type/describe", #"{"type":"own"}"#)["pattern"].string == "b+")
    }

    @Test("Own types are listed behind the built-in ones, and described as they were given")
    func listed() {
        let members =
            #""template":["00","000"],"slots":{"0":"[0-9]"},"live":[{"rule":"range","max":0.10}],"secure":false"#
        var client = client(members)
        let types = client.request("type/list", "{}")["types"].list
        #expect(types.last?["name"].string == "own")
        #expect(types.last?["description"].string == "Own type")
        #expect(types.last?["template"].string == "000")
        #expect(types.last?["params"].list.isEmpty == true)
        let described = client.request("type/describe", #"{"type":"own"}"#)
        #expect(
            described.description
                == #"{"builtIn":false,"description":"Own type","live":[{"max":0.1,"rule":"range"}],"name":"own","params":[],"secure":false,"slots":{"0":"[0-9]"},"template":["00","000"]}"#
        )
    }
}
