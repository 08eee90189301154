import TestClients
import TestSupport
import Testing

/// What texts from elsewhere become in fields of dates, times and expiry dates. Today is 21 November 2026.
@Suite struct DateReadingTests {
    /// A text, what the field shows of it, its typed form, and the findings: `readAs` and `told` are hints and leave it
    /// valid, `detail` is a warning, all others are errors with their ranges.
    struct Row {
        var type: String
        var input: String
        var text: String
        var typed: String
        var findings: String

        var name: String { "\(type) \(input)" }

        /// The ways in which a text comes from elsewhere.
        static let ways = [
            "paste", "autofill", "program", "create", "update", "whole text", "another whole text",
        ]

        /// What became of the text, in the notation of the row.
        func played(_ way: String, by client: inout TestClient) -> String {
            let text = input.quoted
            switch way {
            case "create": _ = client.create(#""type":\#(type),"text":\#(text)"#)
            case "update":
                _ = client.create(#""type":\#(type)"#)
                _ = client.request("field/update", #"{"field":"f","set":{"text":\#(text)}}"#)
            case "whole text", "another whole text":
                // What stood there differs at both ends, so that the change is all of it.
                let different = ["44", "55", "66", "88"].filter { before in
                    before.first != text.dropFirst().first && before.last != text.dropLast().last
                }
                let before = (way == "whole text" ? different.first : different.last) ?? "44"
                _ = client.create(#""type":\#(type),"value":"\#(before)""#)
                _ = client.request("field/edit", #"{"field":"f","text":\#(text)}"#)
            default:
                _ = client.create(#""type":\#(type)"#)
                _ = client.request("field/edit", #"{"field":"f","input":\#(text),"cause":"\#(way)"}"#)
            }
            _ = client.request("field/blur", #"{"field":"f"}"#)
            _ = client.request("field/validate", #"{"field":"f"}"#)
            let field = client.request("field/get", #"{"field":"f"}"#)
            let findings = field["diagnostics"].list.map { finding in
                let code = finding["code"].string ?? "?"
                let (start, end) = (finding["range"]["start"].integer ?? -1, finding["range"]["end"].integer ?? -1)
                switch (finding["severity"].integer, code) {
                case (4, "read-as"): return "readAs"
                case (4, "left-out"): return "told"
                case (2, "left-out"): return "detail"
                case (1, _): return "\(code) \(start)-\(end)"
                default: return "\(finding["severity"]) \(code)"
                }
            }
            return [field["text"].string ?? "?", field["typed"].string ?? "-", findings.joined(separator: ", ")]
                .joined(separator: " | ")
        }

        var expected: String { "\(text) | \(typed) | \(findings)" }
    }

    /// Rows in lines: text, what shows, typed, findings. A line that begins with `{` names the type of those below it; `_`
    /// stands for a space at an end.
    static func rows(_ table: String) -> [Row] {
        var type = ""
        return table.split(separator: "\n").compactMap { line in
            if line.hasPrefix("{") {
                type = String(line)
                return nil
            }
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
                String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            }
            guard cells.count >= 3 else { return nil }
            return Row(
                type: type, input: cells[0], text: cells[1], typed: cells[2], findings: cells.count > 3 ? cells[3] : "")
        }
    }

    static let tables = [
        american, times, languages, formats, noDates, expiries, clocks, ownWords, eras, intervals, surroundings, mended,
    ]

    @Test("A text means the same however it comes", arguments: tables.indices) func table(_ index: Int) {
        var client = TestClient()
        for (place, row) in Self.tables[index].enumerated() {
            for (number, way) in Row.ways.enumerated() where isRun(place + number) {
                let played = row.played(way, by: &client)
                #expect(played == row.expected, "\(way) of \(row.name)")
            }
        }
    }
}
