import Testing

@testable import FieldEngine

/// Dates in the formats that people write: without zeros, with the name of the month, without a year, a month or a day.
@Suite struct DateFormatTests {
    struct Row: Sendable {
        var format: String
        var keys: String
        var text: String
        var typed: String?
        var codes: [String] = []
        var locale = "de"
    }

    /// What is typed key by key and left.
    static let typing = [
        Row(format: "D.M.YYYY", keys: "7.1.2024", text: "7.1.2024", typed: "2024-01-07"),
        Row(format: "D.M.YYYY", keys: "07.01.2024", text: "7.1.2024", typed: "2024-01-07"),
        Row(format: "D.M.YYYY", keys: "452024", text: "4.5.2024", typed: "2024-05-04"),
        Row(format: "D.M.YYYY", keys: "31.2.", text: "31.2.", codes: ["invalid-date"]),
        Row(format: "D.M.YYYY", keys: "00", text: "00", codes: ["invalid-day"]),
        Row(format: "D/M/YY", keys: "7/1/24", text: "7/1/24", typed: "2024-01-07"),
        Row(format: "D. MMMM YYYY", keys: "7. mai 2024", text: "7. Mai 2024", typed: "2024-05-07"),
        Row(format: "D. MMMM YYYY", keys: "7jan2024", text: "7. Januar 2024", typed: "2024-01-07"),
        Row(format: "D. MMMM YYYY", keys: "7. j", text: "7. J", codes: ["incomplete"]),
        Row(format: "D. MMMM YYYY", keys: "30 feb", text: "30. Februar", codes: ["invalid-date"]),
        Row(format: "D. MMM YYYY", keys: "7sept2024", text: "7. Sept. 2024", typed: "2024-09-07"),
        Row(format: "MMM D, YYYY", keys: "jul52024", text: "Jul 5, 2024", typed: "2024-07-05", locale: "en"),
        Row(format: "D MMMM YYYY", keys: "5 мая 2024", text: "5 мая 2024", typed: "2024-05-05", locale: "ru"),
        Row(format: "MMMM YYYY", keys: "май 2024", text: "май 2024", typed: "2024-05", locale: "ru"),
        Row(format: "D MMMM YYYY", keys: "7 tháng 10 2024", text: "7 tháng 10 2024", typed: "2024-10-07", locale: "vi"),
        Row(format: "YYYY年M月D日", keys: "20240507", text: "2024年5月7日", typed: "2024-05-07", locale: "ja"),
        Row(format: "MM/YYYY", keys: "5/2024", text: "05/2024", typed: "2024-05"),
        Row(format: "MM/YYYY", keys: "13", text: "13", codes: ["invalid-month"]),
        Row(format: "YYYY", keys: "2024", text: "2024", typed: "2024"),
        Row(format: "YYYY", keys: "0", text: "0", codes: ["year-out-of-range"]),
        Row(format: "DD.MM.", keys: "2902", text: "29.02.", typed: "--02-29"),
        Row(format: "DD.MM.", keys: "3002", text: "30.02.", codes: ["invalid-date"]),
        Row(
            format: "D 'de' MMMM 'de' YYYY", keys: "5mayo2024", text: "5 de mayo de 2024", typed: "2024-05-05",
            locale: "es"),
        Row(format: "DD 'D' MM", keys: "0705", text: "07 D 05", typed: "--05-07"),
        Row(format: "DD''MM", keys: "0705", text: "07'05", typed: "--05-07"),
        Row(format: "DD'MM", keys: "0705", text: "07'05", typed: "--05-07"),
        Row(format: "DD 'd''M' MM", keys: "0705", text: "07 d'M 05", typed: "--05-07"),
        Row(format: "MM", keys: "7", text: "07", typed: "--07"),
        Row(format: "DD", keys: "9", text: "09", typed: "---09"),
    ]

    private func parameters(_ row: Row) -> Parameter { .texts(["format": row.format, "locale": row.locale]) }

    @Test(arguments: typing.indices) func whatIsTyped(_ index: Int) throws {
        let row = Self.typing[index]
        var field = try TestField("date", parameters(row))
        try field.type(row.keys)
        field.field.blur(at: field.now)
        #expect(field.text == row.text, "\(row)")
        #expect(field.typed == row.typed, "\(row)")
        #expect(field.finalCodes == row.codes, "\(row)")
        guard let typed = row.typed else { return }
        var other = try TestField("date", parameters(row))
        _ = try other.field.set(.typed(.text(typed)), at: other.now)
        #expect(other.text == row.text, "\(row)")
    }

    /// What is pasted.
    static let reading = [
        Row(format: "D.M.YYYY", keys: "12/31/2024", text: "31.12.2024", typed: "2024-12-31", codes: ["read-as"]),
        Row(format: "D.M.YYYY", keys: "1112024", text: "1112024", codes: ["incomplete"]),
        Row(format: "D. MMMM YYYY", keys: "2024-03-07", text: "7. März 2024", typed: "2024-03-07"),
        Row(format: "D. MMMM YYYY", keys: "Mar 7, 2024", text: "7. März 2024", typed: "2024-03-07"),
        Row(format: "D. MMMM YYYY", keys: "30.02.2024", text: "30. Februar 2024", codes: ["invalid-date"]),
        Row(format: "MM/YYYY", keys: "2024-05", text: "05/2024", typed: "2024-05"),
        Row(format: "MM/YYYY", keys: "May 2024", text: "05/2024", typed: "2024-05"),
        Row(format: "MM/YYYY", keys: "2024-05-17", text: "05/2024", typed: "2024-05", codes: ["left-out"]),
        Row(format: "MM/YYYY", keys: "03/04/2027", text: "03/04/2027", codes: ["invalid-date"]),
        Row(format: "YYYY", keys: "5 May 2024", text: "2024", typed: "2024", codes: ["left-out"]),
        Row(format: "DD.MM.", keys: "--05-12", text: "12.05.", typed: "--05-12"),
        Row(format: "DD.MM.", keys: "12 May", text: "12.05.", typed: "--05-12"),
        Row(format: "DD.MM.", keys: "05/31", text: "31.05.", typed: "--05-31", codes: ["read-as"]),
        Row(format: "DD.MM.", keys: "12.05.2024", text: "12.05.", typed: "--05-12", codes: ["left-out"]),
    ]

    @Test(arguments: reading.indices) func whatIsPasted(_ index: Int) throws {
        let row = Self.reading[index]
        var field = try TestField("date", parameters(row))
        try field.paste(row.keys)
        field.field.blur(at: field.now)
        #expect(field.text == row.text, "\(row)")
        #expect(field.typed == row.typed, "\(row)")
        #expect(field.finalCodes == row.codes, "\(row)")
    }

    @Test func boundsOfMonthsAndYears() throws {
        var field = try TestField("date", .texts(["format": "MM/YYYY", "min": "2024-05", "max": "2024-06"]))
        for (text, code) in [("04/2024", "too-early"), ("05/2024", nil), ("06/2024", nil), ("07/2024", "too-late")] {
            try field.edit(FieldEdit(.text(text)))
            #expect(field.finalCodes == (code.map { [$0] } ?? []), "\(text)")
        }
        #expect(throws: DefinitionError.self) {
            try TestField("date", .texts(["format": "DD.MM.", "min": "2024-05-01"]))
        }
    }

    @Test func monthsGoByTheLocaleOfTheConnection() throws {
        var registry = TypeRegistry(stateLimit: 10_000)
        registry.locale = "fr"
        var field = try TestField(registry.type(named: "date", parameters: .texts(["format": "D MMMM YYYY"])))
        try field.type("3fév2024")
        #expect(field.text == "3 février 2024")
    }
}
