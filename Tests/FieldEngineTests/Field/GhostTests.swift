import Testing

@testable import FieldEngine

/// What is shown greyed out behind a text: what may still be filled in, and no more.
@Suite struct GhostTests {
    private func ghost(_ type: String, _ parameters: Parameter = .table([]), typed text: String) throws -> String {
        var field = try TestField(type, parameters)
        try field.type(text)
        return try ghost(of: field)
    }

    private func ghost(of field: TestField) throws -> String {
        let template = try #require(field.field.template(at: field.now))
        #expect(template.text.hasPrefix(field.text) && template.shown.utf8.count == field.text.utf8.count)
        return String(template.text.dropFirst(field.text.count))
    }

    @Test func aTextThatIsTooLongHasNone() throws {
        let rows: [(type: String, parameters: Parameter, text: String)] = [
            ("tel", .table([]), "+4412345678901234"), ("tel", .table([]), "+1415555267100000"),
            ("tel", .table([]), "+88213123456789012"), ("tel", .texts(["country": "US"]), "141555526710000012"),
            ("tel", .texts(["country": "FR"]), "06123456780000123"), ("card", .table([]), "37144963539843190"),
            ("iban", .table([]), "NO93860111179470"), ("iban", .table([]), "DE893704004405320130001"),
        ]
        for (type, parameters, text) in rows {
            #expect(try ghost(type, parameters, typed: text) == "", "\(type) \(text)")
        }
    }

    @Test func norHasOneThatIsFull() throws {
        #expect(try ghost("tel", typed: "+441234567890123") == "")
        #expect(try ghost("tel", .texts(["country": "US"]), typed: "141555526710000") == "")
        #expect(try ghost("card", typed: "6205500000000000004") == "")
        #expect(try ghost("iban", typed: "NO9386011117947") == "")
        #expect(try ghost("age", .table([.init(name: "max", value: .number("65"))]), typed: "7") == "")
    }

    @Test func aTelephoneNumberHasThatOfItsPlan() throws {
        #expect(try ghost("tel", typed: "+1415") == "-000-0000")
        #expect(try ghost("tel", typed: "+14155552671") == "")
        #expect(try ghost("tel", typed: "+141555526710") == "")
        #expect(try ghost("tel", .texts(["country": "US"]), typed: "41555526710") == "")
    }

    @Test func whatIsWrongButNotTooLongKeepsItsOwn() throws {
        #expect(try ghost("expDate", typed: "13") == "/YY")
        #expect(try ghost("date", typed: "13") == "/DD/YYYY")
        #expect(try ghost("card", typed: "9") == "000 0000 0000 0000")
        #expect(try ghost("postalCode", .texts(["country": "TW"]), typed: "1064") == "0")
        #expect(try ghost("phone", typed: "555") == ") 000-0000")
        #expect(try ghost("tel", typed: "+210") == "000000000000")
    }

    /// The caret does not matter: what could be put right by typing elsewhere is too long all the same.
    @Test func theCaretIsNotAsked() throws {
        var field = try TestField("card")
        try field.type("4371449635398431000")
        field.select(1)
        try field.press(.backward)
        #expect(field.field.contentState == .partial)
        #expect(try ghost(of: field) == "")
    }

    @Test func lengthsOfTheFieldEndIt() throws {
        var field = try TestField("tel") {
            $0.maxLength = 13
            $0.overflow = .allow
        }
        try field.type("+44207946095")
        #expect(try ghost(of: field) == "0")
        try field.type("8")
        #expect(try ghost(of: field) == "")
        try field.type("8")
        #expect(field.finalCodes == ["too-long"])
        #expect(try ghost(of: field) == "")
    }

    @Test func nothingIsLeftBehindAnEndingThatShows() throws {
        #expect(try ghost("time", .texts(["format": "hh:MM a"]), typed: "0930") == " aM")
        #expect(try ghost("time", .texts(["format": "hh:MM a"]), typed: "0930P") == "")
    }
}
