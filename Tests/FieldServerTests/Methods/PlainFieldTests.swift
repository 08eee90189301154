import TestClients
import TestSupport
import Testing

/// What a plain model of a text field (Tests/Fuzzing/PlainModel) has found.
@Suite("Plain fields") struct PlainFieldTests {
    private struct Client: ~Copyable {
        var client = TestClient(#"{"positionEncodings":["utf-32"],"capabilities":{"presentation":false}}"#)

        init(_ members: String) { _ = client.create(members) }

        @discardableResult
        mutating func edit(_ members: String) -> JSON { client.request("field/edit", #"{"field":"f",\#(members)}"#) }

        @discardableResult
        mutating func range(_ range: Range<Int>, _ text: String, _ more: String = "") -> JSON {
            edit(
                #""range":{"start":\#(range.lowerBound),"end":\#(range.upperBound)},"insert":\#(text.quoted)\#(more)"#)
        }

        mutating func select(_ place: Int) {
            _ = client.request("field/select", #"{"field":"f","selection":{"start":\#(place),"end":\#(place)}}"#)
        }

        @discardableResult
        mutating func ask(_ method: String) -> JSON { client.request(method, #"{"field":"f"}"#) }

        var text: String? { mutating get { ask("field/get")["text"].string } }
        var caret: Int? { mutating get { ask("field/get")["selection"]["end"].integer } }
    }

    private let first = #","version":1"#

    @Test("A letter that was put between others like it is the one that it was")
    func equalLetters() {
        var client = Client(#""text":"abc""#)
        client.range(0..<0, "a", first)
        client.range(3..<3, "z", first)
        client.range(1..<1, "X", first)
        #expect(client.text == "aXabzc")
    }

    @Test("What replaces letters some of which it has too stands for all of it")
    func commonLetters() {
        var client = Client(#""text":"eabc""#)
        client.range(1..<3, "x_b", first)
        client.range(4..<4, "I", first)
        client.range(0..<0, "z", first)
        client.range(3..<4, "", first)
        #expect(client.text == "zexbIc")
    }

    @Test("A letter that is typed behind what has it too is where it was typed")
    func letterBehind() {
        var client = Client(#""text":"ababc""#)
        client.range(2..<3, "abd", first)
        client.range(4..<4, "X", first)
        #expect(client.text == "ababXdbc")
    }

    @Test("A letter that is replaced by itself is still there")
    func sameLetter() {
        var client = Client(#""text":"abc""#)
        client.range(2..<2, "x", first)
        client.range(0..<1, "a", first)
        client.range(3..<4, "d", first)
        client.range(0..<1, "", first)
        #expect(client.text == "bxd")
    }

    @Test("A line break is deleted before it is known what became of it", arguments: ["\n", "\r\n", "\u{2028}"])
    func lineBreaks(written: String) {
        for type in ["phrase", "multiline"] {
            var client = Client(#""type":"\#(type)""#)
            client.edit(#""input":"a\#(written.quoted.dropFirst().dropLast())b","version":1"#)
            let end = 1 + written.unicodeScalars.count
            client.range(1..<end, "", first)
            #expect(client.text == "ab")
        }
    }

    @Test("A digit of another script is deleted before it is known what became of it")
    func digits() {
        var client = Client(#""type":"zip""#)
        client.edit(#""input":"١٢٣","version":1"#)
        client.range(0..<1, "", first)
        #expect(client.text == "23")
    }

    @Test("A place behind what something else replaced is in front of what follows it")
    func besideChanges() {
        var client = Client(#""text":"abcdef""#)
        _ = client.client.request("field/update", #"{"field":"f","set":{"text":"abXef"}}"#)
        client.range(4..<4, "9", first)
        #expect(client.text == "abX9ef")
    }

    @Test("The caret is where a widget has put it")
    func wantedCaret() {
        var client = Client(#""text":"ab""#)
        #expect(
            client.range(2..<2, "()", #","selection":{"start":3,"end":3},"version":1"#)["selection"]["start"].integer
                == 3)
        client.range(3..<3, "x", first)
        #expect(client.text == "ab(x)")
        client.edit(#""text":"[]ab(x)","selection":{"start":1,"end":1}"#)
        #expect(client.caret == 1)
        client.range(1..<1, "👩‍👧", #","selection":{"start":3,"end":3}"#)
        #expect(client.caret == 4)
    }

    @Test("A selection in a text that is shown otherwise is found")
    func wantedSelection() {
        var client = Client(#""text":"ab""#)
        client.range(1..<1, "\r\nc", #","selection":{"start":3,"end":4},"version":1"#)
        client.edit(#""delete":"backward","version":1"#)
        #expect(client.text == "a b")
    }

    @Test("A change elsewhere begins a run of its own")
    func runs() {
        var client = Client(#""text":"abc""#)
        client.edit(#""input":"d""#)
        client.range(0..<0, "e")
        client.range(1..<1, "f")
        #expect(client.ask("field/undo")["text"].string == "abcd")
        #expect(client.ask("field/undo")["text"].string == "abc")
    }

    @Test("When editing ends the caret stays between the same letters")
    func caretAtBlur() {
        var client = Client(#""text":"éx""#)
        client.range(0..<0, "  y")
        client.ask("field/blur")
        #expect(client.text == "yéx")
        #expect(client.caret == 1)
    }

    @Test("A blank with a mark on it is none")
    func markedBlank() {
        var client = Client(#""text":"a""#)
        client.edit(#""input":" \u0301""#)
        client.ask("field/blur")
        #expect(client.text == "a \u{301}")
    }

    @Test("What joins the character before it fits")
    func joining() {
        var client = Client(#""text":"ab","maxLength":2,"overflow":"truncate""#)
        let answer = client.edit(#""input":"\u0301x""#)
        #expect(answer["text"].string == "ab\u{301}")
        #expect(answer["dropped"].string == "x")
    }

    @Test("What is refused leaves the selection where it was to go", arguments: ["reject", "truncate"])
    func refused(overflow: String) {
        var client = Client(#""text":"abcd","maxLength":3,"overflow":"\#(overflow)""#)
        #expect(client.range(1..<1, "x")["selection"]["start"].integer == 1)
        let selection = client.range(1..<2, "xyz")["selection"]
        #expect(selection["start"].integer == 1 && selection["end"].integer == 2)
        #expect(client.text == "abcd")
    }

    @Test("A deletion is not refused for what it leaves")
    func deletedPart() {
        var client = Client(#""text":"👩‍👧","maxLength":1"#)
        #expect(client.range(0..<1, "")["text"].string == "\u{200D}👧")
    }

    @Test("The end of composition leaves the caret where it is")
    func composition() {
        var client = Client(#""text":"x""#)
        client.range(0..<1, "bb", #","composing":{"start":0,"end":2}"#)
        client.range(0..<0, "aaa", #","composing":{"start":0,"end":5}"#)
        client.ask("field/blur")
        #expect(client.caret == 3)
    }

    @Test("A caret from afar goes to the nearer end of a character")
    func nearest() {
        var client = Client(#""text":"ab👩‍👧""#)
        client.select(0)
        client.select(3)
        #expect(client.caret == 2)
        client.select(0)
        client.select(4)
        #expect(client.caret == 5)
    }
}
