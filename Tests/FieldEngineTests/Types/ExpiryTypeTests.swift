import Testing

@testable import FieldEngine

/// Until when a card is valid, in one field or two. Today is 21 November 2026.
@Suite struct ExpiryTypeTests {
    private typealias Table = AddressTypesTests.Table

    private static func parameters(_ members: (String, Parameter)...) -> Parameter {
        .table(members.map { .init(name: $0.0, value: $0.1) })
    }

    @Test func aDateThatHasPassedIsNone() throws {
        try Table(
            type: "expDate", parameters: Self.parameters(("expired", .text("error")), ("window", .integer(3))),
            complete: ["1126", "1226", "0127", "1229"], partial: ["", "0", "1", "10", "102", "112"],
            impossible: [("1026", 3), ("1125", 3), ("1330", 1), ("103", 2), ("1230", 2), ("00", 1)]
        ).check()
        for (value, code) in [
            ("1026", "expired"), ("1120", "expired"), ("1340", "invalid-month"), ("1299", "year-out-of-range"),
        ] {
            var field = try TestField("expDate", Self.parameters(("expired", .text("error"))))
            try field.type(value)
            #expect(field.liveCodes == [code], "\(value)")
        }
    }

    @Test func withTheLastYearOfTheWindow() throws {
        // Only this year is left, and of it November and December.
        try Table(
            type: "expDate", parameters: Self.parameters(("expired", .text("error")), ("window", .integer(0))),
            complete: ["1126", "1226"], partial: ["1", "11", "112"], impossible: [("0", 0), ("10", 1), ("1127", 3)]
        ).check()
    }

    @Test func month() throws {
        try Table(
            type: "expMonth", complete: ["01", "12"], partial: ["", "0", "1"], impossible: [("00", 1), ("13", 1)]
        ).check()
        var field = try TestField("expMonth")
        try field.type("5")
        #expect(field.text == "05" && field.field.typedValue(at: field.now) == .text("05"))
        #expect(field.field.definition.type.traits.autofill == "cc-exp-month")
    }

    @Test func year() throws {
        try Table(
            type: "expYear", parameters: Self.parameters(("window", .integer(3))), complete: ["23", "26", "29"],
            partial: ["", "2"], impossible: [("3", 0), ("22", 1)]
        ).check()
        try Table(
            type: "expYear",
            parameters: Self.parameters(
                ("window", .integer(3)), ("format", .text("YYYY")), ("expired", .text("error"))),
            complete: ["2026", "2029"], partial: ["", "2", "202"], impossible: [("2025", 3), ("203", 2), ("21", 1)]
        ).check()
        var field = try TestField("expYear")
        #expect(field.field.definition.type.traits.autofill == "cc-exp-year")
        try field.type("25")
        #expect(field.liveCodes == ["expired"] && field.field.contentState == .complete)
        #expect(field.field.typedValue(at: field.now) == .text("2025"))
    }

    /// Who types all of a year begins with its century, which goes with the digit behind it.
    @Test func aYearThatIsTypedWithItsCentury() throws {
        for keys in ["12/2027", "122027", "12/20/27"] {
            var field = try TestField("expDate")
            try field.type(keys)
            #expect(field.shown == "12/27|" && field.field.isComplete(at: field.now), "\(keys)")
        }
        var field = try TestField("expDate")
        try field.type("1220")
        #expect(!field.field.isComplete(at: field.now) && field.field.allowed(at: field.now) == "[1-3]")
        try field.type("2")
        #expect(field.shown == "12/2|")
        try field.press(.backward)
        #expect(field.shown == "12/20|")
        try field.type("27")
        _ = field.field.undo(at: field.now)
        #expect(field.shown == "12/20|")
        var year = try TestField("expYear")
        try year.type("2031")
        #expect(year.shown == "31|" && year.field.isComplete(at: year.now))
    }

    /// What a browser fills in is the year of its profile, in four digits or two.
    @Test(arguments: [("YY", "2031", "31"), ("YY", "31", "31"), ("YYYY", "31", "2031"), ("YYYY", "2031", "2031")])
    func yearsFromElsewhere(_ row: (format: String, pasted: String, text: String)) throws {
        var field = try TestField("expYear", Self.parameters(("format", .text(row.format))))
        try field.paste(row.pasted)
        #expect(field.text == row.text)
    }
}
