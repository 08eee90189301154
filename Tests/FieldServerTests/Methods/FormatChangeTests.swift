import TestClients
import TestSupport
import Testing

/// A field that takes on another format while it is being filled in (specification, section 9.2).
@Suite struct FormatChangeTests {
    struct Row: Sendable {
        var type: String
        var keys: String
        /// Before and behind the change.
        var locales = ("en", "de")
        var more = ""
        var shown: String
        var typed: [String] = []
    }

    static let day = #"{"name":"date","format":"locale"}"#
    static let rows = [
        Row(type: day, keys: "4/3/24", shown: "03.04.2024", typed: ["2024-04-03"]),
        Row(type: day, keys: "3.4.24", locales: ("de", "en"), shown: "04/03/2024", typed: ["2024-04-03"]),
        Row(type: day, keys: "12/2", more: ".2024", shown: "02.12.2024", typed: ["2024-12-02"]),
        Row(type: day, keys: "2024/4/", locales: ("ja", "de"), shown: "TT.04.2024"),
        Row(
            type: #"{"name":"date","format":"locale","range":true}"#, keys: "4/3/2024 - 5/", shown: "03.04.2024 – TT.05"
        ),
        Row(
            type: #"{"name":"tags","of":{"name":"date","format":"locale"}}"#, keys: "4/3/2024, 5/6/2024, 12",
            shown: "03.04.2024, 06.05.2024, TT.12"),
        Row(
            type: #"{"name":"time","format":"locale"}"#, keys: "21:3", locales: ("de", "en"), shown: "9:03 PM",
            typed: ["21:03"]),
        Row(
            type: #"{"name":"date","format":"D MMMM YYYY"}"#, keys: "4 Mar", more: " 2024", shown: "4 März 2024",
            typed: ["2024-03-04"]),
    ]

    @Test("Each part has what it had, wherever it stands now", arguments: rows.indices)
    func parts(index: Int) {
        let row = Self.rows[index]
        var client = TestClient()
        _ = client.request("field/create", #"{"field":"f","type":\#(row.type),"locale":"\#(row.locales.0)"}"#)
        _ = client.request("field/focus", #"{"field":"f"}"#)
        for key in row.keys { _ = client.request("field/edit", #"{"field":"f","input":"\#(key)"}"#) }
        _ = client.request("field/update", #"{"field":"f","set":{"locale":"\#(row.locales.1)"}}"#)
        for key in row.more { _ = client.request("field/edit", #"{"field":"f","input":"\#(key)"}"#) }
        _ = client.request("field/blur", #"{"field":"f"}"#)
        let field = client.get("f")
        #expect(field["text"].string == row.shown)
        #expect([field["typed"].string].compactMap { $0 } == row.typed)
    }

    struct Change: Sendable {
        var type: String
        var typed: String
        var next: String
        var shown: String
        var nextTyped: String?
    }

    static let changes = [
        Change(
            type: #"{"name":"number","decimals":3}"#, typed: "1.234",
            next: #"{"name":"number","decimals":2,"locale":"de"}"#,
            shown: "1,23", nextTyped: "1.23"),
        Change(
            type: #"{"name":"number","negative":true}"#, typed: "-1234567.5",
            next: #"{"name":"number","decimals":0,"locale":"de","negative":true,"grouping":true}"#, shown: "-1.234.567",
            nextTyped: "-1234567"),
        Change(
            type: #"{"name":"dateTime","format":"DD.MM.YYYY HH:mm:ss"}"#, typed: "2024-05-01T08:14:09",
            next: #"{"name":"dateTime","format":"MM/DD/YYYY HH:mm"}"#, shown: "05/01/2024 08:14",
            nextTyped: "2024-05-01T08:14"),
        Change(
            type: #""dateTime""#, typed: "2024-05-01T08:14", next: #""date""#, shown: "05/01/2024",
            nextTyped: "2024-05-01"),
        Change(type: #""dateTime""#, typed: "2024-05-01T08:14", next: #""time""#, shown: "08:14", nextTyped: "08:14"),
        Change(
            type: #"{"name":"date","format":"YYYY-MM-DD","range":true}"#, typed: "2024-05-01/2024-06-30",
            next: #"{"name":"date","format":"DD/MM","range":true}"#, shown: "01/05 – 30/06",
            nextTyped: "--05-01/--06-30"),
        Change(
            type: #"{"name":"date","format":"MM/YYYY"}"#, typed: "1924-05", next: #"{"name":"date","format":"MM/YY"}"#,
            shown: "1924-05"),
    ]

    @Test("What the next type has no place for makes no other value", arguments: changes.indices)
    func otherTypes(index: Int) {
        let change = Self.changes[index]
        var client = TestClient()
        _ = client.request("field/create", #"{"field":"f","type":\#(change.type),"typed":"\#(change.typed)"}"#)
        _ = client.request("field/update", #"{"field":"f","set":{"type":\#(change.next)}}"#)
        let field = client.get("f")
        #expect(field["text"].string == change.shown)
        #expect(field["typed"].string == change.nextTyped)
    }
}
