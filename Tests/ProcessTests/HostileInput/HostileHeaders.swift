extension HostileInput {
    private static let good = frame(#"{"jsonrpc":"2.0","id":1,"method":"field/get","params":{"field":"f"}}"#)
    private static let body = #"{"jsonrpc":"2.0","id":1,"method":"field/get","params":{"field":"f"}}"#

    private static func frame(_ body: String) -> String { "Content-Length: \(body.utf8.count)\r\n\r\n\(body)" }

    /// A header block, the body, and a break at which the stream can be picked up.
    private static func row(
        _ situation: String, _ header: String, _ expected: String, start: HostileCase.Start = .field
    ) -> HostileCase {
        HostileCase(situation, start: start, .stream(header + "\r\n\r\n" + body + "\r\n"), expected)
    }

    private static var length: Int { body.utf8.count }

    static let headers: [HostileCase] = [
        row("the name in any case", "cOnTeNt-lEnGtH: \(length)", "result"),
        row("other headers before and behind", "X-A: 1\r\nContent-Length: \(length)\r\nX-B:", "result"),
        row("no space behind the colon", "Content-Length:\(length)", "result"),
        row("tabs and spaces around the number", "Content-Length:\t \(length) \t", "result"),
        row("leading zeros", "Content-Length: 0000000000000000000000\(length)", "result"),
        row("the same length twice", "Content-Length: \(length)\r\ncontent-length: 0\(length)", "result"),
        HostileCase("bare line feeds", .stream("Content-Length: \(length)\n\n\(body)"), "result"),
        HostileCase("blank lines between messages", .stream("\r\n\n \t\r\n" + good + "\r\n\r\n"), "result"),
        row("a content type with utf8", "Content-Length: \(length)\r\nContent-Type: a/b; charset=utf8", "result"),
        row(
            "a content type with another charset: the body is skipped",
            "Content-Length: \(length)\r\nContent-Type: a/b; charset=latin1", "ParseError"),
        row("two lengths that differ", "Content-Length: \(length)\r\nContent-Length: 3", "ParseError"),
        row("no length", "X-A: 1", "ParseError"),
        row("no digits", "Content-Length:", "ParseError"),
        row("a word for a number", "Content-Length: ten", "ParseError"),
        row("a negative number", "Content-Length: -\(length)", "ParseError"),
        row("a plus sign", "Content-Length: +\(length)", "ParseError"),
        row("hexadecimal", "Content-Length: 0x\(String(length, radix: 16))", "ParseError"),
        row("a fraction", "Content-Length: \(length).0", "ParseError"),
        row("two numbers", "Content-Length: \(length) \(length)", "ParseError"),
        row("digits of another script", "Content-Length: ٦٨", "ParseError"),
        row("2⁶³", "Content-Length: 9223372036854775808", "ParseError"),
        row("2⁶⁴ and the true length", "Content-Length: \(UInt64.max)\(length)", "ParseError"),
        row("over 16 times the largest message", "Content-Length: 134217729", "ParseError"),
        row("NUL in a number", "Content-Length: \(length)\0", "ParseError"),
        row("NUL in a name", "Content\0-Length: \(length)", "ParseError"),
        row("no colon", "Content-Length \(length)", "ParseError"),
        row("no name", ": \(length)", "ParseError"),
        row("a space before the colon", "Content-Length : \(length)", "ParseError"),
        row("a tab before the name", "X: 1\r\n\tContent-Length: \(length)", "ParseError"),
        row("a name that is not ASCII", "Content–Length: \(length)", "ParseError"),
        row("a carriage return that ends no line", "X: 1\rContent-Length: \(length)", "ParseError"),
        HostileCase(
            "a log line before a header", .stream("listening…\r\nContent-Length: \(length)\r\n\r\n\(body)"),
            "ParseError",
            "result"),
        HostileCase("a body without a header", .stream(body + "\n"), "ParseError"),
        HostileCase(
            "1 MB of one header", .stream("X: " + String(repeating: "x", count: 1 << 20) + "\r\n" + good),
            "ParseError", "result"),
        HostileCase(
            "1 MB of many headers", .stream(String(repeating: "X-A: 1\r\n", count: 1 << 17) + good), "ParseError",
            "result"),
        HostileCase(
            "1 MB of blank lines", .stream(String(repeating: "\r\n", count: 1 << 19) + good), "result"),
        HostileCase(
            "the end of input inside a header", .stream("Content-Len"), "ParseError", goesOn: false),
        HostileCase(
            "the end of input behind a header", .stream("Content-Length: 5\r\n\r\n"), "ParseError", goesOn: false),
        HostileCase("the end of input inside a body", .stream(good.dropLast() + ""), "ParseError", goesOn: false),
        HostileCase("nothing but the end of input", start: .nothing, .stream(""), goesOn: false),
    ]
}
