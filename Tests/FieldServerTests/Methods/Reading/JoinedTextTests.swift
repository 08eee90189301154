import TestClients
import TestSupport
import Testing

/// Keys and texts from elsewhere that go to where others stand already (specification, sections 9.2 and 9.7).
@Suite struct JoinedTextTests {
    static let four = #"{"name":"ip","version":4}"#
    static let day = #"{"name":"date","format":"D.M.YYYY"}"#
    static let time = #"{"name":"time","format":"HH:mm"}"#

    @Test(
        "Who goes on behind a part that is full or ended types over the next",
        arguments: [
            (four, "1.2.3.4", 2..<3, "2557", "1.255.7.4"),
            (four, "1.2.3.4", 2..<3, "5.7.19", "1.5.7.19"),
            (four, "1.2.3.4", 2..<3, "2550", "1.255.0.4"),
            (four, "1.2.3.4", 4..<4, "7", "1.2.73.4"),
            (day, "1.2.2024", 0..<1, "311", "31.1.2024"),
            (day, "1.2.2024", 0..<1, "3.1", "3.1.2024"),
            (day, "1.2.2024", 0..<1, "3x.1", "3.1.2024"),
            (day, "1.2.2024", 2..<2, "1", "1.12.2024"),
        ])
    func typedOver(type: String, text: String, range: Range<Int>, keys: String, shown: String) {
        var client = TestClient()
        _ = client.create(#""type":\#(type),"text":"\#(text)""#)
        select(range, by: &client)
        for key in keys { _ = client.request("field/edit", #"{"field":"f","input":"\#(key)"}"#) }
        #expect(client.get("f")["text"].string == shown)
    }

    @Test("A caret that was moved there types beside what stands there")
    func moved() {
        var client = TestClient()
        _ = client.create(#""type":\#(Self.four),"text":"1.2.3.4""#)
        select(2..<3, by: &client)
        for key in "255" { _ = client.request("field/edit", #"{"field":"f","input":"\#(key)"}"#) }
        #expect(client.get("f")["selection"]["start"].integer == 6)
        for caret in [2, 6] { select(caret..<caret, by: &client) }
        _ = client.request("field/edit", #"{"field":"f","input":"7"}"#)
        #expect(client.get("f")["text"].string == "1.255.73.4")
    }

    @Test(
        "A text that is put behind another loses no number of its own without a word",
        arguments: [
            (four, "192.168", 7..<7, "10.0.0.5", "192.168.10.5", "left-out"),
            (four, "192.168.", 8..<8, "10.5", "192.168.10.5", nil),
            (four, "192.168", 7..<7, ".10.5", "192.168.10.5", nil),
            (time, "09:30", 3..<5, "10:45", "10:45", nil),
            (time, "09:30", 3..<5, "10:4", "09:10", "left-out"),
            (time, "09:", 3..<3, "45", "09:45", nil),
            (#""tri""#, "1.2", 3..<3, "3.4.5", "1.23.45", "left-out"),
            (#""tri""#, "1.2.3", 0..<3, "7.8", "7.8.3", nil),
            (#""clock""#, "24:56", 0..<0, "5:7", "57:24:56", "left-out"),
            (#""clock""#, "24", 2..<2, "56", "24:56", nil),
            (#""date""#, "12", 2..<2, "/25/2024", "12/25/2024", nil),
        ] as [(String, String, Range<Int>, String, String, String?)])
    func joined(type: String, text: String, range: Range<Int>, pasted: String, shown: String, code: String?) {
        var client = TestClient()
        _ = client.request(
            "type/define",
            #"{"name":"tri","description":"","template":"000.000.000","parts":{"0":{"maximum":255,"varies":true}}}"#)
        _ = client.request(
            "type/define",
            #"{"name":"clock","description":"","template":"00:00:00","align":"right","slots":{"0":"[0-9]"}}"#)
        _ = client.create(#""type":\#(type)"#)
        for key in text { _ = client.request("field/edit", #"{"field":"f","input":"\#(key)"}"#) }
        select(range, by: &client)
        _ = client.request("field/edit", #"{"field":"f","input":"\#(pasted)","cause":"paste"}"#)
        let field = client.get("f")
        #expect(field["text"].string == shown)
        let found = field["diagnostics"].list.first { $0["code"].string == "left-out" }
        #expect(found?["code"].string == code)
        if code != nil { #expect(found?["severity"].integer == 1) }
    }

    @Test(
        "A selected character that is typed once more leaves the caret behind it, as a whole text too",
        arguments: [
            (#""number""#, "12.50"), (#""date""#, "12/25/2024"), (#""phrase""#, "12ab"), (#""card""#, "1234 5"),
        ])
    func sameCharacter(type: String, text: String) {
        var client = TestClient()
        _ = client.create(#""type":\#(type),"text":"\#(text)""#)
        select(1..<2, by: &client)
        _ = client.request("field/edit", #"{"field":"f","text":"\#(text)","selection":{"start":2,"end":2}}"#)
        let field = client.get("f")
        #expect(field["text"].string == text)
        #expect(field["selection"]["start"].integer == 2)
        #expect(field["selection"]["end"].integer == 2)
        #expect(field["version"].integer == 1)
    }

    @Test("A line break of two characters is one, whatever stood there")
    func lineBreaks() {
        var client = TestClient()
        _ = client.create(#""type":"multiline","text":"a\nb""#)
        for (text, shown) in [(#"a\r\nb"#, "a\nb"), (#"a\r\nb\r\n"#, "a\nb\n"), (#"a\r\n\r\nb\r\n"#, "a\n\nb\n")] {
            _ = client.request("field/edit", #"{"field":"f","text":"\#(text)"}"#)
            #expect(client.get("f")["text"].string == shown)
        }
    }

    @Test("While an input method is at work no edit completes a field")
    func composing() {
        var client = TestClient()
        _ = client.create(#""type":"zip""#)
        let marked = client.request("field/edit", #"{"field":"f","text":"１２３４５","composing":{"start":0,"end":5}}"#)
        #expect(marked["complete"].flag == false)
        let given = client.request("field/edit", #"{"field":"f","text":"１２３４５"}"#)
        #expect(given["complete"].flag == true && given["text"].string == "12345")
    }

    private func select(_ range: Range<Int>, by client: inout TestClient) {
        let span = #"{"start":\#(range.lowerBound),"end":\#(range.upperBound)}"#
        _ = client.request("field/select", #"{"field":"f","selection":\#(span)}"#)
    }
}
