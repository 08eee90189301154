/// Why a text is not JSON, and where.
public struct JSONSyntaxError: Error, Equatable, Sendable {
    /// Bytes from the start of the text to the first one that can't stand where it stands: the start of the
    /// sequence where it is not UTF-8, the length of the text where the text ended too early.
    public var offset: Int
    public var reason: Reason

    public init(offset: Int, reason: Reason) {
        self.offset = offset
        self.reason = reason
    }

    /// What is wrong at the offset; `description` has a sentence for each.
    public enum Reason: Equatable, Sendable, CaseIterable {
        case byteOrderMark
        /// Its offsets would need more than 32 bits.
        case textTooLong
        case unexpectedEnd
        case expectedValue
        case expectedName
        case expectedColon
        case expectedCommaOrBracket
        case expectedCommaOrBrace
        case contentAfterValue
        case misspelledLiteral
        case leadingZero
        case expectedDigit
        case controlCharacter
        case unknownEscape
        case expectedHexDigit
        case invalidUTF8
        /// A container is inside `maxDepth` others.
        case tooDeep
    }
}

extension JSONSyntaxError: CustomStringConvertible {
    public var description: String { "\(reason) at byte \(offset)" }
}

extension JSONSyntaxError.Reason: CustomStringConvertible {
    public var description: String {
        switch self {
        case .byteOrderMark: "the text begins with a byte order mark"
        case .textTooLong: "the text is too long"
        case .unexpectedEnd: "the text ends too early"
        case .expectedValue: "a value was expected"
        case .expectedName: "a member's name in quotation marks was expected"
        case .expectedColon: "a colon was expected after the member's name"
        case .expectedCommaOrBracket: "a comma or a closing bracket was expected"
        case .expectedCommaOrBrace: "a comma or a closing brace was expected"
        case .contentAfterValue: "something follows the value"
        case .misspelledLiteral: "true, false or null is misspelled"
        case .leadingZero: "a digit follows a number's leading zero"
        case .expectedDigit: "a digit was expected"
        case .controlCharacter: "a string contains an unescaped control character"
        case .unknownEscape: "a string contains an unknown escape"
        case .expectedHexDigit: "four hexadecimal digits were expected after \\u"
        case .invalidUTF8: "the text is not UTF-8"
        case .tooDeep: "values are nested too deeply"
        }
    }
}
