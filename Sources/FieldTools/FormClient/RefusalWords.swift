/// Why an edit did not take a character, in the words of all clients (specification, section 12.1).
package enum RefusalWords {
    /// - Parameter reason: the `reason` of an answer; one of a newer server is its own word.
    package static func said(of reason: String) -> String {
        switch reason {
        case "full": "there is no room"
        case "digit-expected": "a digit belongs there"
        case "letter-expected": "a letter belongs there"
        case "not-allowed-here": "it does not belong there"
        default: reason
        }
    }
}
