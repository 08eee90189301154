import TestClients
import TestSupport
import Testing

/// Delete and Backspace come to an end, whatever stands there by itself (specification, sections 9.4, 9.5 and 9.7).
@Suite struct DeleteKeyTests {
    struct Row: Sendable {
        var type: String
        var typed: String
        var caret: Int
        var key: String
        /// What shows behind each key, the caret as `|`.
        var shown: [String]
    }

    static let rows = [
        Row(
            type: #"{"name":"number","leadingZero":true}"#, typed: "5.03", caret: 0, key: "forward",
            shown: ["|0.03", "|03", "|3", "|", "|"]),
        Row(
            type: #"{"name":"currency","leadingZero":true,"entry":"overtype"}"#, typed: "5.03", caret: 2,
            key: "backward",
            shown: ["$0|.03", "$|0.03", "$|0.03"]),
        Row(
            type: #"{"name":"number","leadingZero":true,"negative":true}"#, typed: "-0.5", caret: 1, key: "forward",
            shown: ["-|5", "-|"]),
        Row(
            type: #"{"name":"currency","entry":"overtype"}"#, typed: "5.03", caret: 1, key: "forward",
            shown: ["$|.03", "$.|03", "$.0|3", "|"]),
        // A key at one of the places leaves the others where they are.
        Row(
            type: #"{"name":"currency","entry":"overtype"}"#, typed: "0.05", caret: 5, key: "backward",
            shown: ["$0.0|0", "$0.|00"]),
        Row(
            type: #"{"name":"time","format":"HH:MMZ","range":true}"#, typed: "21:41Z/21:45Z", caret: 3, key: "forward",
            shown: ["21:|1_Z – 21:45Z", "21:|MMZ – 21:45Z", "21:MM|______ – 21:45Z", "21:MM______ – |1_:45Z"]),
    ]

    @Test(arguments: rows.indices)
    func keys(index: Int) {
        let row = Self.rows[index]
        var client = TestClient(#"{"capabilities":{"positionEncodings":["utf-32"]}}"#)
        _ = client.request("field/create", #"{"field":"f","type":\#(row.type),"typed":"\#(row.typed)"}"#)
        _ = client.request("field/focus", #"{"field":"f"}"#)
        _ = client.request(
            "field/select", #"{"field":"f","selection":{"start":\#(row.caret),"end":\#(row.caret)}}"#)
        let shown = row.shown.map { _ in
            _ = client.request("field/edit", #"{"field":"f","delete":"\#(row.key)"}"#)
            let field = client.get("f")
            var text = Array(field["text"].string ?? "")
            text.insert("|", at: field["selection"]["start"].integer ?? 0)
            return String(text)
        }
        #expect(shown == row.shown)
    }

    @Test("A number with its sign is pasted where the sign stands already", arguments: ["filled", "focused", "always"])
    func pastes(affixes: String) {
        for (before, selection, pasted) in [
            ("", 0..<0, "$5.00"), ("", 0..<0, "$ 5.00"), ("9.00", 1..<5, "$5.00"), ("9.00", 0..<5, "$5.00"),
        ] {
            var client = TestClient("{}")
            _ = client.request(
                "field/create",
                #"{"field":"f","type":{"name":"currency","affixes":"\#(affixes)"},"text":"\#(before)"}"#)
            _ = client.request("field/focus", #"{"field":"f"}"#)
            if !before.isEmpty {
                let (start, end) = (selection.lowerBound, selection.upperBound)
                _ = client.request("field/select", #"{"field":"f","selection":{"start":\#(start),"end":\#(end)}}"#)
            }
            _ = client.request("field/edit", #"{"field":"f","input":"\#(pasted)","cause":"paste"}"#)
            #expect(client.get("f")["typed"].string == "5.00")
            #expect(client.get("f")["diagnostics"].list.isEmpty)
        }
    }
}
