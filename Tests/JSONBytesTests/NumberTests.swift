import JSONBytes
import Testing

/// The values of numbers, which are spelled in many ways.
struct NumberTests {
    @Test(
        arguments: [
            ("0", 0), ("-0", 0), ("0.0", 0), ("-0.00", 0), ("0e5", 0), ("0E-5", 0), ("0e999999999999999999999", 0),
            ("3", 3), ("3.0", 3), ("30e-1", 3), ("0.3e1", 3), ("0.00003E+5", 3), ("3000e-3", 3), ("3.000", 3),
            ("1e2", 100), ("-1.5e1", -15), ("12.50e1", 125), ("1e0", 1), ("1E18", 1_000_000_000_000_000_000),
            ("9007199254740993", 9_007_199_254_740_993),
            ("9223372036854775807", .max), ("9223372036854775807.0", .max), ("92233720368547758070e-1", .max),
            ("0.9223372036854775807e19", .max), ("-9223372036854775808", .min), ("-9.223372036854775808e18", .min),
            ("-922337203685477580800e-2", .min),
        ] as [(String, Int64)])
    func integers(text: String, value: Int64) throws {
        let document = try document(text)
        #expect(document.integer(document.root) == value)
    }

    @Test(arguments: [
        "0.5", "1e-1", "3.0000000000000000001", "-0.1", "1.5e0", "9223372036854775808", "-9223372036854775809",
        "9223372036854775807.5", "9223372036854775808.0", "1e19", "1e400000000", "1e-400000000",
        "-1e999999999999999999999",
        "1e-999999999999999999999", "99999999999999999999999999", "18446744073709551617", "0.1e0",
    ])
    func notIntegers(text: String) throws {
        let document = try document(text)
        #expect(document.integer(document.root) == nil)
    }

    @Test func longSpellings() throws {
        let zeros = String(repeating: "0", count: 100_000)
        for text in ["1\(zeros)e-100000", "0.\(zeros)1e100001", "1.\(zeros)", "10.\(zeros)e-1"] {
            let document = try document(text)
            #expect(document.integer(document.root) == 1)
        }
        let document = try document("1.\(zeros)1")
        #expect(document.integer(document.root) == nil)
    }

    @Test(arguments: ["0", "-1.5", "1e308", "-1e308", "0.1e309", "99e306", "5e-324", "1e-400000000", "0e400000000"])
    func inRange(text: String) throws {
        let document = try document(text)
        #expect(document.isInDoubleRange(document.root))
    }

    @Test(arguments: ["1e309", "-1e309", "2e308", "1e400000000", "1e99999999999999999999", "true", "\"1\""])
    func outOfRange(text: String) throws {
        let document = try document(text)
        #expect(!document.isInDoubleRange(document.root))
    }

    @Test func spelling() throws {
        for text in ["-0.10", "1E+05", "123456789012345678901234567890"] {
            let document = try document("[ \(text) ]")
            #expect(document.elements(document.root).map { document.numberText($0) } == [text])
        }
    }
}
