import FieldEngine

/// What a form makes of a format of strings.
struct SchemaFormat {
    var type: String
    var parameters: [Parameter.Member] = []
    /// Whether its text is the string itself.
    var isPlain = true
    /// What the string has to be, where no type says it.
    var pattern: String?
    var message: String?
    var most: Int?

    /// Nil for a format that a form can't judge.
    init?(_ name: String) {
        switch name {
        case "date": self.init("date", [("format", .text("YYYY-MM-DD"))])
        case "time": self.init("time", [("format", .text("HH:MM:SSZ"))])
        case "date-time": self.init("dateTime", [("format", .text("YYYY-MM-DD HH:mm:ssZ"))])
        case "ipv4": self.init("ip", [("version", .integer(4))])
        case "ipv6": self.init("ip", [("version", .integer(6))])
        case "password":
            // How long it has to be is said by the schema alone.
            self.init("password", [("min", .integer(1))])
            isPlain = true
        case "email":
            self.init("email", [("requireDot", .boolean(false))])
            isPlain = true
        case "idn-email": self.init(#"[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*"#, "Enter an e-mail address.")
        case "hostname":
            let label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
            self.init(#"\#(label)(?:\.\#(label))*"#, "Enter the name of a host.")
            most = 253
        case "uuid":
            self.init(
                "[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}", "Enter a UUID.")
        case "uri": self.init(Self.address(reference: false, others: ""), "Enter an absolute address.")
        case "uri-reference": self.init(Self.address(reference: true, others: ""), "Enter an address.")
        case "iri": self.init(Self.address(reference: false, others: Self.international), "Enter an absolute address.")
        case "iri-reference": self.init(Self.address(reference: true, others: Self.international), "Enter an address.")
        case "duration": self.init(Self.duration, "Enter a duration such as P3DT12H.")
        case "json-pointer":
            self.init("(?:/(?:[^~/]|~[01])*)*", "Enter a JSON pointer.")
            type = "phrase"
        case "relative-json-pointer":
            self.init("(?:0|[1-9][0-9]*)(?:#|(?:/(?:[^~/]|~[01])*)*)", "Enter a relative JSON pointer.")
            type = "phrase"
        default: return nil
        }
    }

    private init(_ type: String, _ parameters: [(name: String, value: Parameter)]) {
        self.type = type
        self.parameters = parameters.map { Parameter.Member(name: $0.name, value: $0.value) }
        isPlain = false
    }

    private init(_ pattern: String, _ message: String) {
        type = "data"
        self.pattern = pattern
        self.message = message
    }

    /// ISO 8601's durations as RFC 3339 spells them: without gaps, weeks by themselves, no fractions.
    private static let duration: String = {
        let time = "T(?:[0-9]+H(?:[0-9]+M(?:[0-9]+S)?)?|[0-9]+M(?:[0-9]+S)?|[0-9]+S)"
        let date = "(?:[0-9]+Y(?:[0-9]+M(?:[0-9]+D)?)?|[0-9]+M(?:[0-9]+D)?|[0-9]+D)"
        return "P(?:[0-9]+W|\(date)(?:\(time))?|\(time))"
    }()

    /// What RFC 3987 allows besides ASCII.
    private static let international = #"\u{A0}-\u{D7FF}\u{F900}-\u{FDCF}\u{FDF0}-\u{FFEF}\u{10000}-\u{EFFFD}"#

    /// RFC 3986's addresses. Of the address in brackets only the characters are looked at.
    private static func address(reference: Bool, others: String) -> String {
        let plain = "-A-Za-z0-9._~!$&'()*+,;=\(others)"
        let escape = "%[0-9A-Fa-f]{2}"
        let path = "(?:[\(plain):@/]|\(escape))*"
        let host = #"(?:\[[0-9A-Fa-f:.vV]+\]|(?:[\#(plain)]|\#(escape))*)(?::[0-9]*)?"#
        let authority = "//(?:(?:[\(plain):]|\(escape))*@)?\(host)(?:/\(path))?"
        // A path that begins with two slashes would be an authority.
        let rooted = "(?:/(?:(?:[\(plain):@]|\(escape))\(path))?)"
        let rootless = "(?:(?:[\(plain):@]|\(escape))\(path))"
        let behind = #"(?:\?(?:[\#(plain):@/?]|\#(escape))*)?(?:#(?:[\#(plain):@/?]|\#(escape))*)?"#
        let absolute = "[A-Za-z][A-Za-z0-9+.-]*:(?:\(authority)|\(rooted)|\(rootless))?"
        guard reference else { return absolute + behind }
        // The first step of a path without a scheme has no colon: it would be one.
        let noScheme = "(?:(?:[\(plain)@]|\(escape))+(?:/\(path))?)"
        return "(?:\(absolute)|\(authority)|\(rooted)|\(noScheme))?\(behind)"
    }
}
