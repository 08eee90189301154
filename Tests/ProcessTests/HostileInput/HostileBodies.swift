extension HostileInput {
    private static let get = #"{"jsonrpc":"2.0","id":1,"method":"field/get","params":{"field":"f"}}"#

    /// A request of which the params hold that.
    private static func nested(_ params: String) -> String {
        #"{"jsonrpc":"2.0","id":1,"method":"field/get","params":{"field":"f","more":\#(params)}}"#
    }

    private static func bytes(_ text: String, _ bytes: [UInt8], _ rest: String) -> HostileCase.Input {
        .messages([Array(text.utf8) + bytes + Array(rest.utf8)])
    }

    private static func depth(_ count: Int) -> String {
        // The message and its params are two.
        nested(String(repeating: "[", count: count - 2) + String(repeating: "]", count: count - 2))
    }

    static let bodies: [HostileCase] = [
        HostileCase("an empty body", .stream("Content-Length: 0\r\n\r\n"), "ParseError"),
        HostileCase("nothing but blanks", .stream("Content-Length: 3\r\n\r\n \t "), "ParseError"),
        HostileCase(
            "a body longer than promised", .stream("Content-Length: \(get.utf8.count - 5)\r\n\r\n\(get)"), "ParseError",
            "ParseError"),
        HostileCase(
            "a body shorter than promised: its frame eats into the next",
            .stream("Content-Length: \(get.utf8.count + 20)\r\n\r\n\(get)"), "ParseError", goesOn: false),
        HostileCase("half a message", .message(String(get.dropLast())), "ParseError"),
        HostileCase("something behind the message", .message(get + "}"), "ParseError"),
        HostileCase("two messages in a frame", .message(get + get), "ParseError"),
        HostileCase(
            "a byte order mark", .stream("Content-Length: \(get.utf8.count + 3)\r\n\r\n\u{FEFF}\(get)"), "ParseError"),
        HostileCase("bytes that are not UTF-8", bytes(#"{"a":""#, [0xFF], #""}"#), "ParseError"),
        HostileCase("UTF-8 that is cut off", bytes(#"{"a":""#, [0xE2, 0x82], #""}"#), "ParseError"),
        HostileCase("UTF-8 that is longer than need be", bytes(#"{"a":""#, [0xC0, 0xAF], #""}"#), "ParseError"),
        HostileCase("a surrogate in UTF-8", bytes(#"{"a":""#, [0xED, 0xA0, 0x80], #""}"#), "ParseError"),
        HostileCase("a scalar over U+10FFFF", bytes(#"{"a":""#, [0xF4, 0x90, 0x80, 0x80], #""}"#), "ParseError"),
        HostileCase("UTF-16", .messages([get.utf8.flatMap { [$0, 0] }]), "ParseError"),
        HostileCase("NUL behind the message", bytes(get, [0], ""), "ParseError"),
        HostileCase("a control character in a string", bytes(#"{"a":""#, [0x1F], #""}"#), "ParseError"),
        HostileCase("an escape that is cut off", .message(#"{"a":"\u12"}"#), "ParseError"),
        HostileCase("an escape that is none", .message(#"{"a":"\x41"}"#), "ParseError"),
        HostileCase("a backslash at the end", .message(#"{"a":"\"#), "ParseError"),
        HostileCase("single quotes", .message("{'a':1}"), "ParseError"),
        HostileCase("a comment", .message(#"{"a":1/**/}"#), "ParseError"),
        HostileCase("a comma too many", .message(#"{"a":1,}"#), "ParseError"),
        HostileCase("NaN", .message(#"{"a":NaN}"#), "ParseError"),
        HostileCase("a number that begins with a zero", .message(#"{"a":01}"#), "ParseError"),
        HostileCase("a number that begins with a point", .message(#"{"a":.5}"#), "ParseError"),
        HostileCase("a number without an end", .message(#"{"a":1e}"#), "ParseError"),
        HostileCase(
            "a lone surrogate becomes U+FFFD", .request("field/edit", #"{"field":"f","text":"a\ud800b"}"#), "result",
            "field/diagnostics"),
        HostileCase(
            "surrogates the wrong way round", .request("field/edit", #"{"field":"f","text":"\udc00\ud800"}"#), "result",
            "field/diagnostics"),
        HostileCase(
            "duplicate members: the last counts",
            .request("field/get", #"{"field":"x","field":"f"}"#), "result"),
        HostileCase(
            "a duplicate method: the last counts",
            .message(#"{"jsonrpc":"2.0","id":1,"method":"x","params":{"field":"f"},"method":"field/get"}"#), "result"),
        HostileCase(
            "duplicate params: the last count",
            .message(#"{"jsonrpc":"2.0","id":1,"method":"field/get","params":3,"params":{"field":"f"}}"#), "result"),
        HostileCase("a depth of 64", .message(depth(64)), "result"),
        HostileCase("a depth of 65", .message(depth(65)), "ParseError"),
        HostileCase("a depth of 1,000,000", .message(String(repeating: "[", count: 1_000_000)), "ParseError"),
        HostileCase(
            "a depth of 1,000,000 of objects", .message(String(repeating: #"{"":"#, count: 1_000_000)), "ParseError"),
        HostileCase(
            "the depth that --max-depth allows at most", flags: ["--max-depth", "256"], .message(depth(256)), "result"),
        HostileCase(
            "the same depth in what is decoded whole", flags: ["--max-depth", "256"],
            .request(
                "field/create",
                #"{"type":{"name":"phrase","a":\#(String(repeating: "[", count: 252) + String(repeating: "]", count: 252))}}"#
            ), "result"),
        HostileCase(
            "the same depth in rules", flags: ["--max-depth", "256"],
            .request(
                "field/create",
                #"{"validation":{"final":{"rules":[\#(String(repeating: #"{"rule":"not","rules":["#, count: 124))\#(String(repeating: "]}", count: 124))]}}}"#
            ), "InvalidDefinition"),
        HostileCase(
            "8 MiB", .message(padded(to: 8 << 20)), "result"),
        HostileCase("8 MiB and one byte more", .message(padded(to: (8 << 20) + 1)), "LimitExceeded"),
        HostileCase(
            "a number of a megabyte", .message(nested(String(repeating: "1", count: 1 << 20))), "result"),
        HostileCase(
            "a number of a megabyte for an integer",
            .request("field/edit", #"{"field":"f","text":"a","version":\#(String(repeating: "1", count: 1 << 20))}"#),
            "InvalidParams"),
        HostileCase(
            "an exponent of a megabyte for an integer",
            .request(
                "field/edit", #"{"field":"f","text":"a","version":1e\#(String(repeating: "9", count: 1 << 20))}"#),
            "InvalidParams"),
        HostileCase(
            "a megabyte of zeros behind the point of an integer",
            .request("field/edit", #"{"field":"f","text":"a","version":1.\#(String(repeating: "0", count: 1 << 20))}"#),
            "result", "field/diagnostics"),
        HostileCase(
            "100,000 unknown members",
            .message(nested("{" + (0..<100_000).map { "\"a\($0)\":0" }.joined(separator: ",") + "}")), "result"),
    ]

    private static func padded(to count: Int) -> String {
        get.dropLast() + String(repeating: " ", count: count - get.utf8.count) + "}"
    }
}
