import TestClients
import TestSupport
import Testing

/// `complete` in an answer: nothing is to be typed any more where the caret is, and this edit is why (specification, section 3.4).
@Suite struct CompleteAnswerTests {
    private func answers(_ type: String, _ keys: String, caret: Int? = nil, _ edits: [String]) -> [Bool?] {
        var client = TestClient("{}")
        _ = client.request("field/create", #"{"field":"f","type":\#(type)}"#)
        _ = client.request("field/focus", #"{"field":"f"}"#)
        for key in keys { _ = client.request("field/edit", #"{"field":"f","input":"\#(key)"}"#) }
        if let caret {
            _ = client.request("field/select", #"{"field":"f","selection":{"start":\#(caret),"end":\#(caret)}}"#)
        }
        return edits.map { client.request("field/edit", #"{"field":"f",\#($0)}"#)["complete"].flag }
    }

    @Test("It is none of an edit that changes nothing", arguments: [#""date""#, #""phone""#, #""zip""#])
    func nothing(type: String) {
        let keys = type.contains("date") ? "12/25/2024" : type.contains("phone") ? "2125550147" : "12345"
        let refused = #""input":"x""#
        #expect(
            answers(type, String(keys.dropLast()), [#""input":"\#(keys.last!)""#, refused, #""delete":"forward""#])
                == [true, false, false])
    }

    @Test("It is none where the caret is in an earlier part") func earlier() {
        let date = #"{"name":"date","format":"DD.MM.YYYY"}"#
        #expect(answers(date, "31.01.2024", caret: 0, [#""input":"2""#, #""step":"increment""#]) == [false, false])
        #expect(answers(date, "31.01.202", [#""input":"4""#]) == [true])
    }

    @Test("What is typed of a word that shows already is taken") func words() {
        let time = #"{"name":"time","format":"h:mm a"}"#
        #expect(answers(time, "9:30 ", [#""input":"p""#, #""input":"m""#]) == [true, true])
    }
}
