extension Refusal {
    /// What people are told of characters that were not taken; nil where an input method is not done, and may still take them back.
    public func finding(of dropped: String) -> Finding? {
        let code =
            switch self {
            case .full: "refused-full"
            case .digitExpected: "refused-digit-expected"
            case .letterExpected: "refused-letter-expected"
            case .notAllowedHere, .vetoed: "refused-not-allowed-here"
            case .composing: ""
            }
        guard !code.isEmpty else { return nil }
        return Finding(code, data: [Parameter.Member(name: "text", value: .text(Remark.quotation(of: dropped)))])
    }
}
