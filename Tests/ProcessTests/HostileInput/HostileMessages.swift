extension HostileInput {
    private static func message(_ members: String) -> HostileCase.Input { .message("{\(members)}") }
    private static let get = #""method":"field/get","params":{"field":"f"}"#
    private static let valid = #"{"jsonrpc":"2.0","id":1,"method":"field/get","params":{"field":"f"}}"#

    private static func id(_ situation: String, _ id: String, _ expected: String) -> HostileCase {
        HostileCase(situation, message(#""jsonrpc":"2.0","id":\#(id),\#(get)"#), expected)
    }

    private static func params(_ situation: String, _ params: String, _ expected: String) -> HostileCase {
        HostileCase(situation, .request("field/get", params), expected)
    }

    private static func batch(_ situation: String, _ members: String, _ expected: String...) -> HostileCase {
        var row = HostileCase(situation, .message("[\(members)]"))
        row.expected = expected
        return row
    }

    static let messages: [HostileCase] = [
        HostileCase("no object", .stream("Content-Length: 4\r\n\r\ntrue"), "InvalidRequest"),
        HostileCase("the empty object", message(""), "InvalidRequest"),
        HostileCase("no version", message(#""id":1,\#(get)"#), "InvalidRequest"),
        HostileCase("version 1.0", message(#""jsonrpc":"1.0","id":1,\#(get)"#), "InvalidRequest"),
        HostileCase("the version as a number", message(#""jsonrpc":2.0,"id":1,\#(get)"#), "InvalidRequest"),
        HostileCase("no method, no result, no error", message(#""jsonrpc":"2.0","id":1"#), "InvalidRequest"),
        HostileCase("a method that is no string", message(#""jsonrpc":"2.0","id":1,"method":1"#), "InvalidRequest"),
        HostileCase("an empty method", message(#""jsonrpc":"2.0","id":1,"method":"""#), "MethodNotFound"),
        HostileCase(
            "a method of a megabyte", message(#""jsonrpc":"2.0","id":1,"method":"\#(megabyte)""#), "MethodNotFound"),
        HostileCase(
            "an unknown request", message(#""jsonrpc":"2.0","id":1,"method":"field/explode""#), "MethodNotFound"),
        HostileCase("an unknown notification", message(#""jsonrpc":"2.0","method":"field/explode""#)),
        HostileCase(
            "a notification with an id", message(#""jsonrpc":"2.0","id":1,"method":"initialized""#), "MethodNotFound"),
        HostileCase(
            "the server's own method", message(#""jsonrpc":"2.0","id":1,"method":"field/diagnostics""#),
            "MethodNotFound"),
        HostileCase("a request without an id that fails", message(#""jsonrpc":"2.0","method":"field/get""#)),
        id("the id null", "null", "InvalidRequest"),
        id("a fraction for an id", "1.5", "InvalidRequest"),
        id("a boolean for an id", "true", "InvalidRequest"),
        id("an array for an id", "[1]", "InvalidRequest"),
        id("an object for an id", "{}", "InvalidRequest"),
        id("an id over 64 bits", "9223372036854775808", "InvalidRequest"),
        id("an id of 1e400", "1e400", "InvalidRequest"),
        id("the least id", "-9223372036854775808", "result"),
        id("an id with a fraction of zero", "1.0", "result"),
        id("the empty string for an id", #""""#, "result"),
        id("an id of a megabyte", #""\#(megabyte)""#, "result"),
        id("control characters in an id", ##""\u0000\u001b[2J\r\n""##, "result"),
        params("params by position", #"["f"]"#, "InvalidParams"),
        params("params as a string", #""f""#, "InvalidParams"),
        params("params as a number", "1", "InvalidParams"),
        params("params as a boolean", "true", "InvalidParams"),
        params("params null, where something is required", "null", "InvalidParams"),
        params("an empty array of params, where something is required", "[]", "InvalidParams"),
        params("a member that is missing", "{}", "InvalidParams"),
        params("a member that is null", #"{"field":null}"#, "InvalidParams"),
        params("a member that is a number", #"{"field":1}"#, "InvalidParams"),
        params("a member that is an array", #"{"field":["f"]}"#, "InvalidParams"),
        params("a member that is an object", #"{"field":{"field":"f"}}"#, "InvalidParams"),
        batch("an empty batch", "", "InvalidRequest"),
        batch("a batch of a batch", "[\(valid)]", "[InvalidRequest]"),
        batch("a batch of rubbish", #"1,null,"a",[],{},true"#, "[6 × InvalidRequest]"),
        batch("rubbish between requests", "\(valid),2,\(valid)", "[result, InvalidRequest, result]"),
        batch(
            "a batch of notifications", #"{"jsonrpc":"2.0","method":"initialized"},{"jsonrpc":"2.0","method":"x"}"#),
        batch(
            "initialize and shutdown in a batch",
            #"{"jsonrpc":"2.0","id":1,"method":"initialize"},{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#,
            "[2 × InvalidRequest]"),
        batch("exit in a batch", #"{"jsonrpc":"2.0","method":"exit"}"#),
        batch(
            "exit with an id in a batch", #"{"jsonrpc":"2.0","id":1,"method":"exit"}"#, "[InvalidRequest]"),
        batch(
            "one id twice in a batch", "\(valid),\(valid)", "[2 × result]"),
        batch("a batch of 10,000", repeated("1", 10_000, ","), "[10000 × InvalidRequest]"),
        batch("a batch of 10,001", repeated("1", 10_001, ","), "LimitExceeded"),
        batch("a batch of 8 MiB of zeros", repeated("0", 4_000_000, ","), "LimitExceeded"),
        HostileCase(
            "a batch whose answers outgrow the longest message", flags: ["--max-message-bytes", "1000"],
            .message("[" + repeated(#"{"jsonrpc":"2.0","id":1,"method":"shut"}"#, 20, ",") + "]"),
            "[12 × MethodNotFound, 8 × LimitExceeded]"),
        HostileCase("the answer to a question that was never asked", message(#""jsonrpc":"2.0","id":7,"result":null"#)),
        HostileCase(
            "such an answer twice",
            .messages(#"{"jsonrpc":"2.0","id":1,"result":{}}"#, #"{"jsonrpc":"2.0","id":1,"result":{}}"#)),
        HostileCase("an answer without an id", message(#""jsonrpc":"2.0","result":{}"#)),
        HostileCase("an answer with an id that is none", message(#""jsonrpc":"2.0","id":[],"result":{}"#)),
        HostileCase("an error that is no object", message(#""jsonrpc":"2.0","id":1,"error":5"#)),
        HostileCase("a result and an error", message(#""jsonrpc":"2.0","id":1,"result":1,"error":{"code":1}"#)),
        HostileCase(
            "a verdict that nobody waits for",
            message(#""jsonrpc":"2.0","method":"field/verdict","params":{"field":"f","version":1,"valid":true}"#)),
        HostileCase(
            "a verdict that is malformed", message(#""jsonrpc":"2.0","method":"field/verdict","params":[1]"#)),
    ]

    static let megabyte = String(repeating: "x", count: 1 << 20)

    static func repeated(_ text: String, _ count: Int, _ separator: String = ", ") -> String {
        Array(repeating: text, count: count).joined(separator: separator)
    }
}
