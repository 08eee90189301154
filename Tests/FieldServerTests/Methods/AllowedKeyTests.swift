import TestClients
import TestSupport
import Testing

/// `presentation.allowed` where parts hold what is typed: it is of the place where the caret is, and of what stands behind.
@Suite struct AllowedKeyTests {
    @Test(
        "What may come at the caret is what is taken there",
        arguments: [
            (#"{"name":"date","format":"D MMM YYYY"}"#, "12 ", nil, "[ADFJM-OS]"),
            (#"{"name":"date","format":"D.M.YYYY"}"#, "1.0", nil, "[1-9]"),
            (#"{"name":"date"}"#, "0/", nil, "[0-3]"), (#"{"name":"expDate"}"#, "0/", nil, "[1-3]"),
            (#"{"name":"date","format":"DD/MM"}"#, "090", 3, "[1]"), (#"{"name":"expDate"}"#, "053", 3, "[23]"),
            (#"{"name":"date","format":"DD/MM"}"#, "0912", 4, "[0-2]"), (#"{"name":"week"}"#, "20245", 6, "[0-4]"),
            (#"{"name":"time","format":"HH:MM"}"#, "2315", 1, "[0-3]"),
            // A digit that the part goes on with is none of the next one's.
            (#"{"name":"date","format":"D.M.YYYY"}"#, "31.1", nil, "[.02-9]"),
            (#"{"name":"date","format":"D.M.YYYY"}"#, "31.1.2024", 4, "[02]"),
            (#"{"name":"date","format":"D.M.YYYY"}"#, "4.2.2024", 1, "[]"),
            // Digits go over those that stand there.
            (#"{"name":"time","format":"H:mm"}"#, "8:51", 2, "[0-5]"),
            (#"{"name":"date","format":"YYYY/M/D"}"#, "5/", nil, "[0-9]"),
            (#"{"name":"date","format":"MMMM D, YYYY"}"#, "May 5,", nil, #"[ 1-9]"#),
            (#"{"name":"number","negative":true}"#, "-3", 0, "[.0-9]"),
        ] as [(String, String, Int?, String)])
    func parts(type: String, keys: String, caret: Int?, allowed: String) {
        var client = TestClient("{}")
        _ = client.request("field/create", #"{"field":"f","type":\#(type)}"#)
        _ = client.request("field/focus", #"{"field":"f"}"#)
        for key in keys { _ = client.request("field/edit", #"{"field":"f","input":"\#(key)"}"#) }
        if let caret {
            _ = client.request("field/select", #"{"field":"f","selection":{"start":\#(caret),"end":\#(caret)}}"#)
        }
        #expect(client.get("f")["presentation"]["allowed"].string == allowed)
    }
}
