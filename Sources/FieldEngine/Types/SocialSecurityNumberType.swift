import Automata

extension TypeDefinition {
    /// A Social Security number of the United States.
    static func socialSecurityNumber() -> TypeDefinition {
        let type = TypeDefinition.digits("ssn", .digits("000-00-0000"), language: Expression.digit.repeated(9))
        type.traits.label = "SSN"
        type.checks.advice = { value, _ in neverIssued(value) }
        return type
    }

    /// A warning as soon as it is certain that no such number was ever issued: not with area 000, 666 or 900 to 999,
    /// group 00 or serial 0000 (Social Security Administration, "Social Security Number Randomization", 2011), and none of
    /// those that were printed for all to see, and are nobody's since.
    private static func neverIssued(_ value: String) -> Finding? {
        let count = value.utf8.count
        func isPart(_ range: Range<Int>, _ digits: String) -> Bool {
            count >= range.upperBound && value.slice(range) == digits
        }
        let range: Range<Int>
        if printed.contains(value) {
            range = 0..<count
        } else if value.hasPrefix("9") || isPart(0..<3, "000") || isPart(0..<3, "666") {
            range = 0..<min(3, count)
        } else if isPart(3..<5, "00") {
            range = 3..<5
        } else if isPart(5..<9, "0000") {
            range = 5..<9
        } else {
            return nil
        }
        return Finding("never-issued", severity: .warning, range: range)
    }

    /// On the sample card in wallets of 1938, in a pamphlet of the administration of 1940, and on posters and trucks of
    /// a firm that sold protection from the theft of such numbers.
    private static let printed = ["078051120", "219099999", "457555462"]
}
