/// A line of anybody's text as it may be shown to people, on a terminal or in a log (specification, section 1.12).
///
/// What a client, a file or a command line brings along may hold characters that a terminal obeys, or that turn the text
/// around them about. Here each of them is spelled out, such as `\u{1B}`. Whatever is printed takes this type and no
/// string, so that none gets around it.
public struct TerminalText: Equatable, Sendable {
    public private(set) var text: String

    /// One line: a line break is spelled out too. Tabs may be kept, which only move the cursor forward.
    public init(_ text: String, keepsTabs: Bool = false) {
        func isShown(_ scalar: Unicode.Scalar) -> Bool {
            !scalar.isObeyedByTerminals || keepsTabs && scalar == "\t"
        }
        guard !text.unicodeScalars.allSatisfy(isShown) else {
            self.text = text
            return
        }
        var result = ""
        for scalar in text.unicodeScalars {
            if isShown(scalar) {
                result.unicodeScalars.append(scalar)
            } else {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += digits.utf8.count < 2 ? "\\u{0" : "\\u{"
                result += digits
                result += "}"
            }
        }
        self.text = result
    }

    /// The lines of a text of more than one.
    public static func lines(of text: String) -> [TerminalText] {
        var lines: [TerminalText] = []
        var rest = text[...]
        while let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) {
            lines.append(TerminalText(String(rest[..<end])))
            rest = rest[rest.utf8.index(after: end)...]
        }
        lines.append(TerminalText(String(rest)))
        return lines
    }

    /// The line in a colour, by the terminal's sequence for it, and back to none.
    public func coloured(_ sequence: StaticString) -> TerminalText {
        guard !text.isEmpty else { return self }
        var coloured = self
        coloured.text = sequence.description + text + "\u{1B}[0m"
        return coloured
    }
}

extension Unicode.Scalar {
    /// Whether it is no character to be seen but an order to whoever shows it: a control character (C0, delete, C1), a
    /// separator of lines or paragraphs, or a control of the direction of writing.
    public var isObeyedByTerminals: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
