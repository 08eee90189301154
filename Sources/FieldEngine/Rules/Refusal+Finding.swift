extension Refusal {
    /// What people are told of characters that were not taken; nil where an input method is not done, and may still take them back.
    public func finding(of dropped: String) -> Finding? {
        let code: String
        switch self {
        case .full: code = "refused-full"
        case .digitExpected: code = "refused-digit-expected"
        case .letterExpected: code = "refused-letter-expected"
        case .notAllowedHere, .vetoed: code = "refused-not-allowed-here"
        case .composing: return nil
        }
        // Nobody sees blanks between a colon and a parenthesis.
        let quoted = dropped.allSatisfy { $0.isBlank } ? "“\(dropped)”" : dropped
        return Finding(code, data: [Parameter.Member(name: "text", value: .text(Remark.quotation(of: quoted)))])
    }
}
