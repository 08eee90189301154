import Automata
import Testing

@testable import FieldEngine

@Suite struct DateTypeTests {
    static let american: [TypingRow] = [
        TypingRow("1", "1|", .partial, final: ["incomplete"]),
        TypingRow("2", "02|", .partial, final: ["incomplete"]),
        TypingRow("2<", "|", .empty),
        TypingRow("2/", "02/|", .partial, final: ["incomplete"]),
        TypingRow("1/", "01/|", .partial, final: ["incomplete"]),
        TypingRow("1/<", "1|", .partial, final: ["incomplete"]),
        TypingRow("13", "13|", .impossible, live: ["invalid-month"], final: ["invalid-month"]),
        TypingRow("00", "00|", .impossible, live: ["invalid-month"], final: ["invalid-month"]),
        TypingRow("1232", "12/32|", .impossible, live: ["invalid-day"], final: ["invalid-day"]),
        TypingRow("1200", "12/00|", .impossible, live: ["invalid-day"], final: ["invalid-day"]),
        TypingRow("0230", "02/30|", .impossible, live: ["invalid-date"], final: ["invalid-date"]),
        TypingRow("0431", "04/31|", .impossible, live: ["invalid-date"], final: ["invalid-date"]),
        TypingRow("0229", "02/29|", .partial, final: ["incomplete"]),
        TypingRow("0229202", "02/29/202|", .partial, final: ["incomplete"]),
        TypingRow("02292023", "02/29/2023|", .impossible, live: ["invalid-date"], final: ["invalid-date"]),
        TypingRow("02292024", "02/29/2024|", .complete, typed: "2024-02-29"),
        TypingRow("02291900", "02/29/1900|", .impossible, live: ["invalid-date"], final: ["invalid-date"]),
        TypingRow("02292000", "02/29/2000|", .complete, typed: "2000-02-29"),
        TypingRow("2/9/2024", "02/09/2024|", .complete, typed: "2024-02-09"),
        TypingRow("2.9-2024", "02/09/2024|", .complete, typed: "2024-02-09"),
        TypingRow("12250", "12/25/0|", .impossible, live: ["year-out-of-range"], final: ["year-out-of-range"]),
        TypingRow("1225202312", "12/25/2023|", .complete, typed: "2023-12-25"),
    ]

    @Test(arguments: american.indices) func typingAnAmericanDate(_ row: Int) throws {
        try Self.american[row].check("date")
    }

    @Test func theSecondOfTheMonthIsWhereAFebruaryWith31DaysFails() throws {
        var field = try TestField("date", .texts(["format": "DD.MM.YYYY"]))
        try field.type("31.0")
        #expect(field.field.contentState == .partial)
        try field.type("2")
        #expect(field.field.contentState == .impossible)
        #expect(field.liveCodes == ["invalid-date"])
        #expect(field.hopelessFrom == 3)
        try field.type(".2024")
        #expect(field.hopelessFrom == 3)
        #expect(field.text == "31.02.2024")
    }

    /// Years that where the language is spoken are mostly those of another calendar.
    @Test(arguments: [
        ("th", "05/05/2567", true), ("th-TH", "05/05/2024", false), ("de", "05/05/2567", false),
        ("fa", "15/02/1403", true), ("ar-SA", "01/01/1446", true), ("fa", "15/02/1503", false),
    ])
    func warnsOfOtherCalendars(_ row: (locale: String, date: String, warns: Bool)) throws {
        for isPasted in [false, true] {
            var field = try TestField("date", .texts(["format": "DD/MM/YYYY", "locale": row.locale]))
            if isPasted { try field.paste(row.date) } else { try field.type(row.date) }
            #expect(field.text == row.date)
            #expect(field.liveCodes == (row.warns ? ["year-out-of-range"] : []), "\(row)")
            #expect(field.field.contentState == .complete)
        }
    }

    /// Format, what is typed, what shows, ISO.
    static let formats: [(format: String, keys: String, text: String, iso: String)] = [
        ("MM/DD/YYYY", "12252023", "12/25/2023", "2023-12-25"),
        ("DD.MM.YYYY", "25122023", "25.12.2023", "2023-12-25"),
        ("YYYY-MM-DD", "20231225", "2023-12-25", "2023-12-25"),
        ("YYYY/DD/MM", "20232512", "2023/25/12", "2023-12-25"),
        ("MM-YYYY-DD", "12202325", "12-2023-25", "2023-12-25"),
        ("DDMMYYYY", "25122023", "25122023", "2023-12-25"),
        ("DD. MM. YYYY", "25122023", "25. 12. 2023", "2023-12-25"),
        ("YYYY年MM月DD日", "20231225", "2023年12月25日", "2023-12-25"),
        ("MM/DD/YY", "122523", "12/25/23", "2023-12-25"),
        ("DD.MM.YY", "251276", "25.12.76", "2076-12-25"),
        ("DD.MM.YY", "251277", "25.12.77", "1977-12-25"),
        ("YY-MM-DD", "000229", "00-02-29", "2000-02-29"),
    ]

    @Test(arguments: formats.indices) func anyOrderAndAnySeparators(_ row: Int) throws {
        let (format, keys, text, iso) = Self.formats[row]
        var field = try TestField("date", .texts(["format": format]))
        try field.type(keys)
        field.field.blur(at: field.now)
        #expect(field.text == text)
        #expect(field.typed == iso)
        #expect(field.finalCodes == [])
        var other = try TestField("date", .texts(["format": format]))
        _ = try other.field.set(.typed(.text(iso)), at: other.now)
        #expect(other.text == text)
    }

    @Test("Whole texts are read as the days that exist and no others", arguments: [1999, 2000, 2026, 2049, 2050])
    func reading(year: Int) throws {
        let today = CivilDate(year: year, month: 6, day: 15)
        for (format, years) in [("DDMMYY", DateSpelling.window(around: today)), ("MM/DD/YYYY", year - 1...year + 4)] {
            let spelling = try DateSpelling(format: format)
            for year in years {
                for (month, day) in [(1, 1), (2, 28), (2, 29), (4, 30), (12, 31)] {
                    let date = CivilDate(year: year, month: month, day: day)
                    guard let text = spelling.text(date, today: today) else {
                        #expect(!date.exists)
                        continue
                    }
                    #expect(spelling.date(text, today: today) == date)
                    #expect(spelling.date(String(text.dropLast()), today: today) == nil)
                }
            }
        }
        let spelling = try DateSpelling(format: "MM-DD-YYYY")
        for text in ["00-01-2020", "13-01-2020", "01-00-2020", "04-31-2020", "02-29-2023", "01-01-0999", "01-0a-2020"] {
            #expect(spelling.date(text, today: today) == nil, "\(text)")
        }
    }

    static let wrongFormats = [
        "", "MM/MMM", "MM/DD/YYYY/YY", "MM/DD/YYY", "DM/YYYY", "MMMYYYY", "MM/MM/YYYY", "MM1DD/YYYY", "DD/YYYY",
    ]

    @Test(arguments: wrongFormats) func aFormatThatIsNoneIsRefusedWithItsPlace(_ format: String) {
        #expect(throws: (any Error).self) {
            do {
                _ = try TestField("date", .texts(["format": format]))
            } catch let error as DefinitionError {
                guard case .invalid(let path, _, _, _) = error else {
                    Issue.record("\(error)")
                    throw error
                }
                #expect(path == "type.format")
                throw error
            }
        }
    }

    @Test func whatIsNoDateIsNoTypedValue() throws {
        var field = try TestField("date")
        for text in ["2023-02-29", "2023-2-9", "0999-01-01", "tomorrow", "12/25/2023"] {
            #expect(throws: ContentError.self) { try field.field.set(.typed(.text(text)), at: field.now) }
        }
        #expect(throws: ContentError.self) { try field.field.set(.typed(.number("3")), at: field.now) }
    }

    @Test func aPastedISODateKeepsItsMeaning() throws {
        var field = try TestField("date")
        try field.paste("2024-02-03")
        #expect(field.text == "02/03/2024")
    }

    @Test func partsAreSegments() throws {
        var field = try TestField("date", .texts(["format": "YYYY-MM-DD"]))
        try field.type("20240229")
        let segments = try #require(field.field.segments(in: .utf8))
        #expect((0..<segments.count).map { segments[$0].kind } == [.year, .month, .day])
        #expect((0..<segments.count).map { segments[$0].range } == [0..<4, 5..<7, 8..<10])
    }

    // MARK: Bounds

    /// With 2024-03-10 … 2024-03-20: format, keys, where it fails, how.
    static let bounds: [(format: String, keys: String, from: Int?, codes: [String])] = [
        ("YYYY-MM-DD", "20240310", nil, []),
        ("YYYY-MM-DD", "20240320", nil, []),
        ("YYYY-MM-DD", "20240309", 6, ["too-early"]),
        ("YYYY-MM-DD", "20240321", 7, ["too-late"]),
        ("YYYY-MM-DD", "2023", 3, ["too-early"]),
        ("YYYY-MM-DD", "2025", 3, ["too-late"]),
        ("YYYY-MM-DD", "1", 0, ["too-early"]),
        ("YYYY-MM-DD", "3", 0, ["too-late"]),
        ("YYYY-MM-DD", "0", 0, ["year-out-of-range"]),
        ("YYYY-MM-DD", "202402", 5, ["too-early"]),
        ("YYYY-MM-DD", "202404", 5, ["too-late"]),
        ("YYYY-MM-DD", "20240332", 6, ["too-late"]),
        ("MM/DD/YYYY", "02", 1, ["too-early"]),
        ("MM/DD/YYYY", "04", 1, ["too-late"]),
        ("MM/DD/YYYY", "03102024", nil, []),
        ("DD.MM.YYYY", "25", 1, ["too-late"]),
        ("DD.MM.YYYY", "05", 0, ["too-early"]),
        ("DD.MM.YY", "150324", nil, []),
        ("DD.MM.YY", "150325", 5, ["too-late"]),
    ]

    @Test(arguments: bounds.indices) func boundsNarrowWhatMayBeTyped(_ row: Int) throws {
        let (format, keys, from, codes) = Self.bounds[row]
        var field = try TestField("date", .texts(["format": format, "min": "2024-03-10", "max": "2024-03-20"]))
        try field.type(keys)
        #expect(field.liveCodes == codes)
        #expect(field.hopelessFrom == from)
    }

    @Test func aBoundMayMoveWithToday() throws {
        var field = try TestField("date", .texts(["format": "YYYY-MM-DD", "min": "today", "max": "today+30d"]))
        try field.type("20261121")
        #expect(field.liveCodes == [] && field.typed == "2026-11-21")
        field.now.today = CivilDate(year: 2026, month: 11, day: 22)
        #expect(field.finalCodes == ["too-early"])
        var late = try TestField("date", .texts(["format": "YYYY-MM-DD", "max": "today-18y"]))
        try late.type("20081122")
        #expect(late.liveCodes == ["too-late"])
    }

    @Test(arguments: [("2024-03-20", "2024-03-10"), ("today+2d", "today+1d")])
    func boundsThatNoDateMeetsAreRefused(_ bounds: (min: String, max: String)) {
        #expect(throws: DefinitionError.self) {
            try TestField("date", .texts(["min": bounds.min, "max": bounds.max]))
        }
    }

    // MARK: The rule

    private func field(_ type: String, _ parameters: Parameter, min: String, max: String) throws -> TestField {
        let rule = try Rule(name: "dateRange", parameters: .texts(["min": min, "max": max]))
        return try TestField(type, parameters) { settings in
            var policy = ValidationPolicy()
            policy.liveRules = [rule]
            settings.validation = policy
        }
    }

    static let ruled: [(type: String, format: String?, keys: String, codes: [String])] = [
        ("date", "MM/DD/YYYY", "03152024", []), ("date", "MM/DD/YYYY", "02", ["too-early"]),
        ("date", "DD.MM.YYYY", "21", ["too-late"]), ("date", "YYYY-MM-DD", "2025", ["too-late"]),
        ("date", "YYYY-MM-DD", "202403", []), ("date", "YYYY-MM-DD", "20240230", ["invalid-date"]),
        ("phrase", nil, "2024-03-15", []), ("phrase", nil, "2024-03-09", ["too-early"]),
        ("phrase", nil, "2024-04", ["too-late"]), ("phrase", nil, "2024/", ["invalid-date"]),
        ("phrase", nil, "2024-03-1", []),
    ]

    @Test(arguments: ruled.indices) func theRuleReadsTheFieldsOwnFormat(_ row: Int) throws {
        let (type, format, keys, codes) = Self.ruled[row]
        let parameters = format.map { Parameter.texts(["format": $0]) } ?? .table([])
        var field = try field(type, parameters, min: "2024-03-10", max: "2024-03-20")
        try field.type(keys)
        #expect(field.liveCodes == codes, "\(type) \(keys)")
    }
}
