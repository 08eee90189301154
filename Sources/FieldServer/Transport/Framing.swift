/// How the JSON texts of a stream are told apart.
public enum Framing: String, Equatable, Sendable, CaseIterable {
    /// `Content-Length: N`, CR LF, CR LF, then N bytes, as in the Language Server Protocol.
    case header
    /// One JSON text a line.
    case line
}

/// The value of `--framing`.
public enum FramingChoice: String, Sendable {
    /// The first byte that is not blank decides: `{` and `[` mean lines, everything else headers.
    case automatic = "auto"
    case header
    case line
}

/// Why a stream could not be cut into frames at some place. Each is answered once with a parse error whose id is null.
public enum FramingError: Error, Equatable, Sendable, CaseIterable {
    /// The header block ended without a `Content-Length`.
    case missingLength
    /// A `Content-Length` that is not a row of decimal digits.
    case invalidLength
    /// Two `Content-Length` headers that differ.
    case contradictoryLength
    /// A body so long that its length is taken for a mistake: more than 16 times the largest message.
    case excessiveLength
    /// A line of the header block that is not `Name: value`.
    case invalidHeader
    /// A header block of more than 4 KiB.
    case headerTooLong
    /// A `Content-Type` whose character set is not UTF-8. The body is skipped by its length.
    case unsupportedCharset
}

extension FramingError: CustomStringConvertible {
    /// A sentence for people; it never quotes the input.
    public var description: String {
        switch self {
        case .missingLength: "the header block has no Content-Length"
        case .invalidLength: "Content-Length is not a decimal number"
        case .contradictoryLength: "two Content-Length headers contradict each other"
        case .excessiveLength: "the message is far longer than any that is taken"
        case .invalidHeader: "a header line is not of the form Name: value"
        case .headerTooLong: "the header block is over 4 KiB"
        case .unsupportedCharset: "the character set of Content-Type is not utf-8"
        }
    }
}
