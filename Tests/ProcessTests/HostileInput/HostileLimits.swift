extension HostileInput {
    private static func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    private static func list(_ count: Int, _ element: (Int) -> String) -> String {
        "[" + (0..<count).map(element).joined(separator: ",") + "]"
    }

    private static func requests(_ count: Int, _ method: String, _ params: (Int) -> String) -> HostileCase.Input {
        .messages(
            (0..<count).map { index in
                Array(#"{"jsonrpc":"2.0","id":\#(index),"method":"\#(method)","params":\#(params(index))}"#.utf8)
            })
    }

    /// One below a limit, as many as it allows, and one more.
    private static func around(
        _ limit: Int, of name: String, flag: String? = nil, counted: String, start: HostileCase.Start = .field,
        input: (Int) -> HostileCase.Input, within: (Int) -> [String], beyond: (Int) -> [String]
    ) -> [HostileCase] {
        [-1, 0, 1].map { difference in
            let count = limit + difference
            var row = HostileCase(
                "\(name): \(count.grouped)" + (counted.isEmpty ? "" : " \(counted)"), start: start,
                flags: flag.map { [$0, String(limit)] } ?? [], input(count))
            row.expected = difference > 0 ? beyond(count) : within(count)
            return row
        }
    }

    private static func around(
        _ limit: Int, of name: String, flag: String? = nil, counted: String, start: HostileCase.Start = .field,
        params: @escaping (Int) -> String, by method: String = "field/create", is refused: String = "LimitExceeded"
    ) -> [HostileCase] {
        around(
            limit, of: name, flag: flag, counted: counted, start: start, input: { .request(method, params($0)) },
            within: { _ in ["result"] }, beyond: { _ in [refused] })
    }

    private static let get = #"{"jsonrpc":"2.0","id":1,"method":"field/get","params":{"field":"f"}}"#

    private static func padded(to count: Int) -> String {
        get.dropLast() + many(" ", count - get.utf8.count) + "}"
    }

    /// A request as deep as that: the message and its params are two.
    private static func depth(_ count: Int) -> String {
        #"{"jsonrpc":"2.0","id":1,"method":"field/get","params":{"field":"f","more":\#(many("[", count - 2) + many("]", count - 2))}}"#
    }

    static let atLimits: [HostileCase] =
        around(
            300, of: "maxMessageBytes", flag: "--max-message-bytes", counted: "bytes",
            input: { .message(padded(to: $0)) }, within: { _ in ["result"] }, beyond: { _ in ["LimitExceeded"] })
        + around(
            3_200, of: "16 times maxMessageBytes (200)", counted: "bytes",
            input: { .stream("Content-Length: \($0)\r\n\r\n" + many("\n", $0)) }, within: { _ in ["LimitExceeded"] },
            // What follows such a header is not skipped, and holds no header.
            beyond: { _ in ["ParseError"] }
        ).map { row in
            var row = row
            row.flags = ["--max-message-bytes", "200"]
            return row
        }
        + around(
            10, of: "maxDepth", flag: "--max-depth", counted: "values inside each other",
            input: { .message(depth($0)) }, within: { _ in ["result"] }, beyond: { _ in ["ParseError"] })
        + around(
            3, of: "maxFields", flag: "--max-fields", counted: "fields",
            input: { count in requests(count - 1, "field/create") { #"{"field":"g\#($0)"}"# } },
            within: { many("result", of: $0 - 1) }, beyond: { many("result", of: $0 - 2) + ["LimitExceeded"] })
        + around(
            3, of: "maxTextLength", flag: "--max-text-length", counted: "scalars at creation",
            params: { #"{"text":"\#(many("😀", $0))"}"# })
        + around(
            3, of: "maxTextLength", flag: "--max-text-length", counted: "scalars by an edit",
            input: {
                .request("field/edit", #"{"field":"f","input":"\#(many("e\u{301}", $0 / 2) + many("é", $0 % 2))"}"#)
            },
            within: { _ in ["result", "field/diagnostics"] }, beyond: { _ in ["LimitExceeded"] })
        + around(
            10, of: "maxPatternStates", flag: "--max-pattern-states", counted: "letters",
            params: {
                #"{"validation":{"final":{"rules":[{"rule":"pattern","pattern":"\#(many("a", $0))"}]}}}"#
            })
        + [-1, 0, 1].map { difference in
            // What the pattern takes, and a step less and more.
            let limit = 221 + difference
            var row = HostileCase(
                "maxTurnWork: \(limit) for a pattern of 221 steps", start: .field,
                flags: ["--max-turn-work", String(limit)],
                .request(
                    "field/create", #"{"validation":{"final":{"rules":[{"rule":"pattern","pattern":"[a-z]{3}"}]}}}"#))
            row.expected = [difference < 0 ? "LimitExceeded" : "result"]
            return row
        }
        + around(
            3, of: "maxBatch", flag: "--max-batch", counted: "messages",
            input: { .message(list($0) { _ in get }) }, within: { ["[\($0) × result]"] },
            beyond: { _ in ["LimitExceeded"] })
        + around(
            2, of: "maxTypes", flag: "--max-types", counted: "types",
            input: { count in requests(count, "type/define") { #"{"name":"t\#($0)","description":""}"# } },
            within: { many("result", of: $0) }, beyond: { many("result", of: $0 - 1) + ["LimitExceeded"] })
        + around(
            3, of: "maxForms", flag: "--max-forms", counted: "forms",
            input: { count in requests(count - 1, "form/open") { #"{"form":"g\#($0)"}"# } },
            within: { many("result", of: $0 - 1) }, beyond: { many("result", of: $0 - 2) + ["LimitExceeded"] })
        + around(
            4, of: "maxEntries", flag: "--max-entries", counted: "choices",
            params: { #"{"choices":\#(list($0) { #""\#($0)""# })}"# })
        + around(
            3, of: "maxRuleFields", flag: "--max-rule-fields", counted: "fields",
            input: { count in
                let names = list(count) { #""g\#($0)""# }
                return .messages(
                    (0..<count).map {
                        #"{"jsonrpc":"2.0","id":\#($0),"method":"field/create","params":{"field":"g\#($0)"}}"#
                    } + [
                        #"{"jsonrpc":"2.0","id":"r","method":"group/define","params":{"group":"","rules":[{"rule":"equal","fields":\#(names)}]}}"#
                    ])
            }, within: { many("result", of: $0 + 1) }, beyond: { many("result", of: $0) + ["LimitExceeded"] })
        + around(
            3, of: "maxReportedDiagnostics", flag: "--max-reported-diagnostics", counted: "diagnostics",
            input: { .request("field/report", #"{"field":"f","owner":"a","diagnostics":\#(reported($0))}"#) },
            within: { _ in ["result", "field/diagnostics"] }, beyond: { _ in ["LimitExceeded"] })
        + around(
            2, of: "maxReportOwners", flag: "--max-report-owners", counted: "owners",
            input: { count in
                requests(count, "field/report") { #"{"field":"f","owner":"o\#($0)","diagnostics":\#(reported(1))}"# }
            }, within: { pairs($0) }, beyond: { pairs($0 - 1) + ["LimitExceeded"] })
        + waiting + fixed + behind

    private static func reported(_ count: Int) -> String {
        list(count) { #"{"severity":2,"code":"c\#($0)","message":""}"# }
    }

    private static func many(_ name: String, of count: Int) -> [String] { Array(repeating: name, count: count) }

    private static func pairs(_ count: Int) -> [String] {
        (0..<count).flatMap { _ in ["result", "field/diagnostics"] }
    }

    /// Nothing of this limit shows but that nothing is lost, however much waits at once.
    private static let waiting: [HostileCase] = [1, 400, 100_000].map { limit in
        var row = HostileCase(
            "maxPending: 200 answers where \(limit.grouped) bytes may wait", flags: ["--max-pending", String(limit)],
            requests(200, "field/get") { _ in #"{"field":"f"}"# })
        row.expected = many("result", of: 200)
        return row
    }

    /// Limits that no flag sets.
    private static let fixed: [HostileCase] =
        around(
            2_147_483_647, of: "a length of a text", counted: "", params: { #"{"maxLength":\#($0)}"# },
            is: "InvalidParams")
        + around(
            250, of: "groups inside each other", counted: "",
            params: {
                #"{"validation":{"final":{"rules":[{"rule":"pattern","pattern":"\#(many("(", $0) + "a" + many(")", $0))"}]}}}"#
            }, is: "InvalidDefinition")
        + around(
            100, of: "a prefix of a number", counted: "characters",
            params: { #"{"name":"t","description":"","format":{"prefix":"\#(many("x", $0))"}}"# }, by: "type/define",
            is: "InvalidDefinition")
        + around(
            20, of: "fixed decimals", counted: "",
            params: { #"{"name":"t","description":"","format":{"fixedDecimals":\#($0)}}"# }, by: "type/define",
            is: "InvalidDefinition")
        + around(
            60, of: "a decimal number", counted: "digits",
            params: { #"{"validation":{"live":{"rules":[{"rule":"range","min":\#(many("1", $0))}]}}}"# },
            is: "InvalidParams")
        + around(
            (1 << 53) - 1, of: "a tag", counted: "", params: { #"{"tag":\#($0)}"# }, is: "InvalidParams")
        + [Int.max - 1, Int.max].map { id in
            HostileCase("an id: \(id.grouped)", .message(get.replacing(#""id":1"#, with: #""id":\#(id)"#)), "result")
        } + [
            HostileCase(
                "an id: 9,223,372,036,854,775,808",
                .message(get.replacing(#""id":1"#, with: #""id":9223372036854775808"#)), "InvalidRequest")
        ]

    /// How far a client may be behind what something else than its edits has changed.
    private static let behind: [HostileCase] =
        around(
            4_096, of: "an edit of the first version", counted: "changes by something else behind",
            input: { count in
                notifications(count, "field/update") { #"{"field":"f","set":{"text":"abc\#($0 % 2)"}}"# }
            },
            within: { many("field/diagnostics", of: $0) + ["result", "field/diagnostics"] },
            beyond: { many("field/diagnostics", of: $0) + ["ContentModified"] })
        + [ownEdits]

    private static let ownEdits: HostileCase = {
        var row = HostileCase(
            "1,000 own edits that name the first version, and one more",
            notifications(1_000, "field/edit") { _ in #"{"field":"f","input":"x","version":1}"# })
        row.expected = many("field/diagnostics", of: 1_000) + ["result", "field/diagnostics"]
        return row
    }()

    /// In one framing, as it takes its time; and an edit of the first version behind them.
    private static func notifications(_ count: Int, _ method: String, _ params: (Int) -> String) -> HostileCase.Input {
        let messages =
            (0..<count).map { #"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params($0))}"# } + [
                #"{"jsonrpc":"2.0","id":1,"method":"field/edit","params":{"field":"f","input":"x","version":1}}"#
            ]
        return .stream(messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined())
    }
}

extension Int {
    fileprivate var grouped: String {
        var digits = Array(String(self))
        var place = digits.count - 3
        while place > 0 {
            digits.insert(",", at: place)
            place -= 3
        }
        return String(digits)
    }
}
