import FieldServer
import TestClients
import TestSupport
import Testing

/// A client that wants no presentation is told the same, and as often, as one that does.
@Suite("Reports to a client without presentation") struct PlainReportTests {
    private struct Row {
        var field: String
        var requests: [(method: String, members: String)]
    }

    private static let warning =
        #""validation":{"live":{"rules":[{"rule":"pattern","pattern":"[a-zA-Z]*","severity":"warning"}]}}"#

    private static let rows = [
        // What is wrong with all of the value when editing ends, and with a range of it before.
        Row(
            field: #""type":"name",\#(warning)"#,
            requests: [("field/edit", #""input":"é""#), ("field/commit", ""), ("field/commit", "")]),
        Row(
            field: #""type":"name",\#(warning)"#,
            requests: [("field/edit", #""input":"aé""#), ("field/commit", ""), ("field/validate", "")]),
        Row(
            field: #""type":"phone","validation":{"live":{"rules":[{"rule":"length","max":1,"severity":"warning"}]}}"#,
            requests: [("field/edit", #""input":"55""#), ("field/commit", "")]),
        // A word that was set by hand, and that the verdict comes to as well.
        Row(
            field: #""text":"a""#,
            requests: [
                ("field/validate", ""), ("field/update", #""set":{"state":"idle.valid"}"#), ("field/validate", ""),
            ]),
        Row(
            field: #""appearance":"vitamin","text":"a","required":true"#,
            requests: [
                ("field/validate", ""), ("field/update", #""set":{"state":"success"}"#), ("field/validate", ""),
                ("field/update", #""set":{"state":"error"}"#), ("field/validate", ""),
            ]),
        Row(
            field: #""appearance":"tfield","type":"zip""#,
            requests: [
                ("field/focus", ""), ("field/edit", #""input":"1""#), ("field/commit", ""), ("field/blur", ""),
                ("field/update", #""set":{"state":"inactive(invalid)"}"#), ("field/validate", ""),
            ]),
        Row(
            field: #""appearance":"fluent","type":"zip","counter":true"#,
            requests: [
                ("field/focus", ""), ("field/edit", #""input":"1""#), ("field/edit", #""delete":"backward""#),
                ("field/blur", ""), ("field/focus", ""), ("field/blur", ""),
            ]),
    ]

    @Test("Nothing is told twice", arguments: rows.indices) func nothingIsToldTwice(_ index: Int) {
        let row = Self.rows[index]
        var told: [[String]] = []
        for wantsPresentation in [true, false] {
            var client = TestClient(#"{"capabilities":{"presentation":\#(wantsPresentation)}}"#)
            _ = client.create(row.field)
            client.notifications = []
            var reports: [String] = []
            for (method, members) in row.requests {
                _ = client.request(method, #"{"field":"f"\#(members.isEmpty ? "" : "," + members)}"#)
                for notification in client.notifications where notification["method"].string == "field/diagnostics" {
                    let params = notification["params"]
                    reports.append(
                        "\(method) \(params["version"]) \(params["diagnostics"]) \(params["state"]) \(params["helper"])"
                            + " \(params["counter"])")
                }
                client.notifications = []
            }
            told.append(reports)
        }
        // The presentation may change where nothing else does.
        let withPresentation = told[0].enumerated().filter { $0 == 0 || told[0][$0 - 1] != $1 }.map(\.element)
        #expect(told[1] == withPresentation)
        #expect(!told[1].isEmpty)
    }

    @Test("A finding that moves is told") func whatMovesIsTold() {
        var client = TestClient(#"{"capabilities":{"presentation":false}}"#)
        _ = client.create(#""type":"name",\#(Self.warning)"#)
        _ = client.request("field/edit", #"{"field":"f","input":"aé"}"#)
        client.notifications = []
        _ = client.request("field/commit", #"{"field":"f"}"#)
        let told = client.notifications.filter { $0["method"].string == "field/diagnostics" }
        // While typing the é was to blame, now the whole is.
        #expect(told.map { $0["params"].findings } == [["2 pattern-mismatch 0-2 rule"]])
    }
}
