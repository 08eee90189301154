import FieldEngine
import Testing

@Suite("Decimal numbers") struct DecimalNumberTests {
    @Test(
        "An exponent that no number has is refused",
        arguments: [
            "1e-9223372036854775808", "1e9223372036854775807", "-1e-9223372036854775808", "1e-2147483648",
            "1e2147483647", "1e99999999999999999999", "1e10001", "1e-10001",
        ])
    func refused(text: String) { #expect(DecimalNumber(text) == nil) }

    @Test("An exponent moves the decimal sign", arguments: [("1e3", "1000"), ("12.5e-2", "0.125"), ("-0e5", "0")])
    func moved(text: String, number: String) { #expect(DecimalNumber(text) == DecimalNumber(number)) }
}
