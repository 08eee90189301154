/// Why a character of an edit was not taken (specification, section 3, `reason`).
public enum Refusal: String, Sendable {
    case full
    case digitExpected = "digit-expected"
    case letterExpected = "letter-expected"
    case notAllowedHere = "not-allowed-here"
    case vetoed
    case composing
}
