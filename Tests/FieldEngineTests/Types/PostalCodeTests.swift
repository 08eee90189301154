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
        ("AR", TypingRow("c1070aam", "C1070AAM|", .complete)), ("AR", TypingRow("1070", "1070|", .complete)),
        ("LV", TypingRow("lv1010", "LV-1010|", .complete)), ("LV", TypingRow("1010", "1010|", .complete)),
        ("KY", TypingRow("ky11100", "KY1-1100|", .complete)), ("AD", TypingRow("AD100", "AD100|", .complete)),
        ("AD", TypingRow("8", "8|", .impossible, live: ["invalid-postal-code"], final: ["invalid-postal-code"])),
        ("FK", TypingRow("fiqq 1zz", "FIQQ 1ZZ|", .complete)), ("LB", TypingRow("20383054", "2038 3054|", .complete)),
        ("GB", TypingRow("bfpo57", "BFPO 57|", .complete)), ("SA", TypingRow("126432121", "12643-2121|", .complete)),
        ("GG", TypingRow("gy11aa", "GY1 1AA|", .complete)), ("IM", TypingRow("im994ab", "IM99 4AB|", .complete)),
        ("EE", TypingRow("0", "0|", .impossible, live: ["invalid-postal-code"], final: ["invalid-postal-code"])),
        ("CU", TypingRow("0", "0|", .impossible, live: ["invalid-postal-code"], final: ["invalid-postal-code"])),
        ("AM", TypingRow("375010", "3750|", .complete)),
        ("JE", TypingRow("s", "S|", .impossible, live: ["invalid-postal-code"], final: ["invalid-postal-code"])),
        // Those of before are still given: of six digits until 2018, of five until 2013.
        ("VN", TypingRow("700000", "700000|", .complete)), ("IL", TypingRow("96143", "96143|", .complete)),
        ("IL", TypingRow("961430", "961430|", .partial, final: ["incomplete"])),
        ("IR", TypingRow("1193612345", "11936-12345|", .complete)), ("ZM", TypingRow("50100", "50100|", .complete)),
    ]

    @Test func lettersThatWereLeftOutAreWrittenWhenEditingEnds() throws {
        for (country, typed, shown) in [
            ("LV", "1010", "LV-1010"), ("AD", "100", "AD100"), ("OM", "133", "PC 133"), ("LV", "101", "101"),
            ("DE", "10115", "10115"),
        ] {
            var field = try TestField("postalCode", .texts(["country": country]))
            try field.press(keys: typed + "!")
            #expect(field.text == shown)
        }
    }

    @Test func aCountryWithoutCodesIsToldFromNone() throws {
        for (country, reason) in [("AE", "AE has no postal codes"), ("hk", "HK has no postal codes")] {
            #expect(throws: DefinitionError.invalid(path: "type.country", reason: reason)) {
                try TestField("postalCode", .texts(["country": country]))
            }
        }
        #expect(throws: DefinitionError.self) { try TestField("postalCode", .texts(["country": "XX"])) }
        #expect(PostalCode.countries.count >= 180)
    }

    /// Beginnings that were never given out, and at which key that is clear, beside neighbours that were.
    @Test(arguments: [
        ("US", "000", "00501"), ("US", "428", "42701"), ("US", "887", "88901"), ("DE", "05", "04103"),
        ("KY", "KY4", "KY11100"),
        ("DE", "43", "44135"), ("DE", "62", "61118"), ("CN", "09", "100000"), ("CN", "998", "999077"),
        ("CO", "06", "110111"), ("PE", "26", "25001"), ("IN", "86", "900056"), ("IN", "29", "282001"),
        ("TH", "19", "38000"),
        ("SG", "74", "018956"), ("MX", "17", "16000"), ("BR", "00", "01310100"), ("JP", "008", "0600001"),
        ("KR", "64", "63644"), ("MY", "03", "05000"), ("HR", "41", "42000"), ("UA", "00", "01001"),
    ])
    func aBeginningThatWasNeverGivenOut(country: String, wrong: String, right: String) throws {
        var field = try TestField("postalCode", .texts(["country": country]))
        try field.press(keys: String(wrong.dropLast()))
        #expect(field.field.contentState == .partial, "\(country) \(wrong)")
        try field.press(keys: String(wrong.suffix(1)))
        #expect(field.field.contentState == .impossible, "\(country) \(wrong)")
        var other = try TestField("postalCode", .texts(["country": country]))
        try other.press(keys: right)
        #expect(other.field.contentState == .complete, "\(country) \(right)")
    }

    @Test(arguments: rows.indices) func typing(_ index: Int) throws {
        let (country, row) = Self.rows[index]
        try row.check("postalCode", .texts(["country": country]))
    }
}
