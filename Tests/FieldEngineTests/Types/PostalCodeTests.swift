import Testing

@testable import FieldEngine

@Suite struct PostalCodeTests {
    static let rows: [(country: String, row: TypingRow)] = [
        ("TW", TypingRow("100", "100|", .complete)),
        ("TW", TypingRow("1004", "1004|", .partial, final: ["incomplete"])),
        ("TW", TypingRow("10048", "10048|", .complete)),
        ("TW", TypingRow("106409", "106409|", .complete)),
        ("TW", TypingRow("106-409", "106409|", .complete)),
        ("TW", TypingRow("106409<<<", "106|", .complete)),
        ("TW", TypingRow("1064091", "106409|", .complete)),
        ("TW", TypingRow("0", "0|", .impossible, live: ["invalid-postal-code"], final: ["invalid-postal-code"])),
        ("US", TypingRow("123456789", "12345-6789|", .complete)),
        ("JP", TypingRow("1000001", "100-0001|", .complete)),
        ("GB", TypingRow("sw1a1aa", "SW1A 1AA|", .complete)),
    ]

    @Test(arguments: rows.indices) func typing(_ index: Int) throws {
        let (country, row) = Self.rows[index]
        try row.check("postalCode", .texts(["country": country]))
    }
}
