import Testing

@testable import FieldEngine

/// What stands around numbers, by locale and by choice, and how their places are typed.
struct NumberStyleTests {
    /// The text behind each key, with the caret; `!` leaves the field.
    private static func session(_ type: String, _ parameters: Parameter, _ keys: String) throws -> [String] {
        var field = try TestField(type, parameters)
        field.field.focus(at: field.now)
        var shown = [field.shown]
        var rest = keys[...]
        while let key = rest.popFirst() {
            var press = String(key)
            while key == "{", !press.hasSuffix("}"), let next = rest.popFirst() { press.append(next) }
            try field.press(keys: press)
            shown.append(field.shown)
        }
        return shown
    }

    struct Session: CustomTestStringConvertible, Sendable {
        var type: String
        var parameters: Parameter
        var keys: String
        var shown: [String]

        init(_ type: String, _ parameters: Parameter, _ keys: String, _ shown: String...) {
            (self.type, self.parameters, self.keys, self.shown) = (type, parameters, keys, shown)
        }

        var testDescription: String { "\(type) \(keys)" }
    }

    static let places: [Session] = [
        // Digits go in before the decimal sign, and over the places behind it.
        Session(
            "currency", ["entry": "overtype"], "12.345", "|", "$1|.00", "$12|.00", "$12.|00", "$12.3|0", "$12.34|",
            "$12.34|"),
        Session(
            "currency", ["entry": "overtype"], "12.34<<<<<<", "|", "$1|.00", "$12|.00", "$12.|00", "$12.3|0", "$12.34|",
            "$12.3|0", "$12.|00", "$12|.00", "$1|.00", "|", "|"),
        Session("currency", ["entry": "overtype"], ".5<<", "|", "$.|00", "$.5|0", "$.|00", "|"),
        Session(
            "currency", ["entry": "overtype", "leadingZero": true], ".5<<", "|", "$0.|00", "$0.5|0", "$0.|00", "$0|.00"),
        Session(
            "currency", ["entry": "overtype", "grouping": true], "1234{6}9", "|", "$1|.00", "$12|.00", "$123|.00",
            "$1,234|.00", "$1,234|.00", "$12,349|.00"),
        Session(
            "number", ["entry": "overtype", "decimals": 3], "1,234", "|", "1|.000", "1.|000", "1.2|00", "1.23|0",
            "1234|.000"),
        Session(
            "number", ["entry": "overtype", "decimals": 2], "1.25{0}>>>>", "|", "1|.00", "1.|00", "1.2|0", "1.25|",
            "|1.25", "|.25", ".|25", ".0|5", "|"),
        Session("number", ["entry": "overtype", "decimals": 2], "-5<<", "|", "-|", "-5|.00", "-|", "|"),
        Session("number", ["entry": "overtype", "decimals": 2], "0", "|", "0|.00"),
        Session("percent", ["entry": "overtype"], "7.5%!", "|", "7|.00", "7.|00", "7.5|0", "7.50%|", "7.50%|"),
        // Digits push those before them.
        Session(
            "currency", ["entry": "centsFirst"], "1234<<<<", "|", "$0.01|", "$0.12|", "$1.23|", "$12.34|", "$1.23|",
            "$0.12|", "$0.01|", "|"),
        Session(
            "currency", ["entry": "centsFirst", "grouping": true], "123456", "|", "$0.01|", "$0.12|", "$1.23|",
            "$12.34|", "$123.45|", "$1,234.56|"),
        Session("currency", ["entry": "centsFirst"], "12.50", "|", "$0.01|", "$0.12|", "$0.12|", "$1.25|", "$12.50|"),
        Session("currency", ["entry": "centsFirst"], "00<", "|", "$0.00|", "$0.00|", "|"),
        Session(
            "currency", ["entry": "centsFirst"], "123{3}9<", "|", "$0.01|", "$0.12|", "$1.23|", "$1.|23", "$19.|23",
            "$1.|23"),
        Session("number", ["entry": "centsFirst", "decimals": 1], "-25<", "|", "-|", "-0.2|", "-2.5|", "-0.2|"),
        Session("currency", ["entry": "centsFirst", "currency": "JPY"], "12", "|", "¥1|", "¥12|"),
        Session(
            "currency", ["entry": "centsFirst", "currency": "KWD"], "12", "|", "KWD\u{A0}0.001|", "KWD\u{A0}0.012|"),
    ]

    static let signs: [Session] = [
        Session("currency", ["symbol": "€", "symbolPlace": "after"], "5!", "|", "5|", "5.00|\u{A0}€"),
        Session(
            "currency", ["symbol": "€", "symbolPlace": "after", "symbolSpace": false], "5€!", "|", "5|", "5€|", "5.00|€"
        ),
        Session(
            "currency", ["currency": "EUR", "symbolPlace": "locale", "locale": "de-DE"], "5!", "|", "5|", "5,00|\u{A0}€"
        ),
        Session("currency", ["currency": "EUR", "symbolPlace": "locale", "locale": "nl"], "5", "|", "€\u{A0}5|"),
        Session("currency", ["currency": "EUR", "symbolPlace": "locale", "locale": "en-IE"], "5", "|", "€5|"),
        // In some the minus stands behind the currency.
        Session(
            "currency", ["currency": "EUR", "symbolPlace": "locale", "locale": "nl", "negative": true], "-5<{0}7!", "|",
            "-|", "€\u{A0}-5|", "-|", "|-", "€\u{A0}-7|", "€\u{A0}-7,00|"),
        Session(
            "currency", ["currency": "EUR", "symbolPlace": "locale", "locale": "nl-BE", "negative": true], "€-5<6", "|",
            "€|", "€-|", "€\u{A0}-5|", "€-|", "€\u{A0}-6|"),
        Session(
            "currency", ["currency": "CHF", "symbolPlace": "locale", "locale": "de-CH", "negative": true], "-5<!", "|",
            "-|", "CHF-5|", "-|", "-|"),
        Session(
            "currency",
            [
                "currency": "EUR", "symbolPlace": "locale", "locale": "nl", "negative": true,
                "negativeStyle": "parentheses",
            ], "-5", "|", "(|", "(€\u{A0}5|)"),
        Session(
            "currency", ["currency": "CHF", "locale": "de-CH", "grouping": true], "1000", "|", "CHF\u{A0}1|",
            "CHF\u{A0}10|", "CHF\u{A0}100|", "CHF\u{A0}1’000|"),
        Session(
            "currency", ["currency": "INR", "symbolPlace": "locale", "locale": "hi-IN", "grouping": true], "100000",
            "|", "₹1|", "₹10|", "₹100|", "₹1,000|", "₹10,000|", "₹1,00,000|"),
        Session(
            "currency",
            ["currency": "JPY", "symbolPlace": "locale", "locale": "ja", "groups": "myriad", "grouping": true],
            "10000", "|", "￥1|", "￥10|", "￥100|", "￥1000|", "￥1,0000|"),
        Session("percent", ["symbolPlace": "locale", "locale": "tr", "decimals": 0], "5", "|", "%5|"),
        Session("percent", ["symbolPlace": "locale", "locale": "de", "decimals": 0], "5!", "|", "5|", "5|\u{A0}%"),
        Session("percent", ["grouping": true, "decimals": 0], "1000!", "|", "1|", "10|", "100|", "1,000|", "1,000|%"),
        // Accountants' parentheses.
        Session("currency", ["negativeStyle": "parentheses", "negative": true], "-5<<", "|", "(|", "($5|)", "(|", "|"),
        Session(
            "currency", ["negativeStyle": "parentheses", "negative": true], "(5)!", "|", "(|", "($5|)", "($5)|",
            "($5.00|)"),
        Session(
            "number", ["negativeStyle": "parentheses", "grouping": true], "-1234{0}>", "|", "(|", "(1|)", "(12|)",
            "(123|)",
            "(1,234|)", "|(1,234)", "|1,234"),
        // What shows before there is a number.
        Session("currency", ["affixes": "focused"], "5<!", "$|", "$5|", "$|", "|"),
        Session("currency", ["affixes": "always"], "5<!", "$|", "$5|", "$|", "$|"),
        Session("percent", ["affixes": "always", "decimals": 0], "5<!", "|%", "5|%", "|%", "|%"),
        Session("percent", ["affixes": "focused", "decimals": 1], "5!", "|%", "5|%", "5.0|%"),
        Session("currency", ["affixes": "focused", "negative": true], "-5<<!", "$|", "-$|", "-$5|", "-$|", "$|", "|"),
        Session("number", ["leadingZero": true], ".5{0}3<", "|", "0.|", "0.5|", "|0.5", "3|.5", "0|.5"),
        Session("number", ["leadingZero": true], ".5!", "|", "0.|", "0.5|", "0.5|"),
    ]

    @Test(arguments: places)
    func placesAreTyped(_ session: Session) throws {
        #expect(try Self.session(session.type, session.parameters, session.keys) == session.shown)
    }

    @Test(arguments: signs)
    func signsStandWhereTheyAreWanted(_ session: Session) throws {
        #expect(try Self.session(session.type, session.parameters, session.keys) == session.shown)
    }

    @Test func aSelectionAcrossTheDecimalSignKeepsThePlaces() throws {
        var field = try TestField("currency", ["entry": "overtype"])
        try field.paste("123.45")
        field.field.select(3..<6, at: field.now)
        #expect(field.shown == "$12[3.4]5")
        try field.type("7")
        #expect(field.shown == "$127|.05")
        field.field.select(5..<6, at: field.now)
        try field.press(.backward)
        #expect(field.shown == "$127.|05")
    }

    @Test(
        arguments: [
            // 12.50 to 12.90 only: what is typed before the sign says nothing of the places yet.
            ("1", ["min": "12.50", "max": "12.90"], Field.ContentState.partial),
            ("12", ["min": "12.50", "max": "12.90"], .partial),
            ("12.4", ["min": "12.50", "max": "12.90"], .impossible),
            ("12.5", ["min": "12.50", "max": "12.90"], .complete),
            ("13", ["min": "12.50", "max": "12.90"], .impossible),
            ("2", ["min": "12.50", "max": "12.90"], .impossible), ("5", ["max": 9], .complete),
            ("10", ["max": 9], .impossible), ("0.2", ["step": "0.25"], .partial),
            ("0.3", ["step": "0.25"], .impossible),
        ] as [(String, Parameter, Field.ContentState)])
    func whatIsOvertypedIsJudgedByWhatMayCome(_ keys: String, _ bounds: Parameter, _ state: Field.ContentState) throws {
        guard case .table(let members) = bounds else {
            Issue.record("the bounds are no table")
            return
        }
        let entry = Parameter.Member(name: "entry", value: "overtype")
        var field = try TestField("currency", .table(members + [entry]))
        try field.type(keys)
        #expect(field.field.contentState == state, "\(field.shown)")
    }

    @Test(
        arguments: [
            ("1", ["min": "12.50", "max": "12.90"], Field.ContentState.partial),
            ("12", ["min": "12.50", "max": "12.90"], .partial), ("124", ["min": "12.50", "max": "12.90"], .impossible),
            ("125", ["min": "12.50", "max": "12.90"], .partial), ("1250", ["min": "12.50", "max": "12.90"], .complete),
            ("2", ["min": "12.50", "max": "12.90"], .impossible), ("900", ["max": 9], .complete),
            ("901", ["max": 9], .impossible), ("7", ["step": "0.25"], .partial),
        ] as [(String, Parameter, Field.ContentState)])
    func whatIsPushedIsJudgedByWhatMayCome(_ keys: String, _ bounds: Parameter, _ state: Field.ContentState) throws {
        guard case .table(let members) = bounds else {
            Issue.record("the bounds are no table")
            return
        }
        let entry = Parameter.Member(name: "entry", value: "centsFirst")
        var field = try TestField("currency", .table(members + [entry]))
        try field.type(keys)
        #expect(field.field.contentState == state, "\(field.shown)")
    }

    @Test func whatMayFollowIsExact() throws {
        var field = try TestField("currency", ["entry": "overtype", "min": "12.50", "max": "12.90"])
        try field.type("12")
        #expect(field.field.allowed(at: field.now) == "[.]" && !field.field.isComplete(at: field.now))
        try field.type(".")
        #expect(field.field.allowed(at: field.now) == "[5-9]")
        try field.type("9")
        #expect(field.field.allowed(at: field.now) == "[0]" && !field.field.isComplete(at: field.now))
        try field.type("0")
        #expect(field.field.allowed(at: field.now) == "[]" && field.field.isComplete(at: field.now))
        var cents = try TestField("currency", ["entry": "centsFirst", "min": "12.50", "max": "12.90"])
        #expect(cents.field.allowed(at: cents.now) == "[01]")
        try cents.type("12")
        #expect(cents.field.allowed(at: cents.now) == "[5-9]")
        try cents.type("90")
        #expect(cents.field.allowed(at: cents.now) == "[]" && cents.field.isComplete(at: cents.now))
    }

    @Test(
        arguments: [
            ("currency", ["currency": "XYZ"], "currency"), ("currency", ["symbolPlace": "left"], "symbolPlace"),
            ("number", ["entry": "overtype"], "entry"), ("percent", ["affixes": "never"], "affixes"),
            ("currency", ["symbol": "(x"], "symbol"), ("number", ["negativeStyle": "red"], "negativeStyle"),
            ("currency", ["symbolSpace": "yes"], "symbolSpace"), ("number", ["leadingZero": 1], "leadingZero"),
        ] as [(String, Parameter, String)])
    func stylesThatCannotBeAreRefused(_ type: String, _ parameters: Parameter, _ path: String) {
        do {
            _ = try TestField(type, parameters)
            Issue.record("\(parameters) made a type")
        } catch {
            #expect("\(error)".contains("\"type.\(path)\""), "\(error)")
        }
    }

    @Test(
        arguments: [
            ("1.5e3", "1500", []), ("2E-3", "0.002", []), ("-.5e1", "-5", []), ("12", "12", []),
            ("1e", nil, ["not-a-number"]),
            ("1e9999", "1" + String(repeating: "0", count: 9999), ["above-maximum"]), ("5e-9", "0.000000005", []),
        ] as [(String, String?, [String])])
    func anExponentIsWrittenWhereItIsAskedFor(_ keys: String, _ typed: String?, _ codes: [String]) throws {
        var field = try TestField("number", ["notation": "scientific", "max": 1_000_000])
        try field.type(keys)
        #expect(field.text == keys && field.codes.isEmpty && field.typed == typed)
        field.field.blur(at: field.now)
        #expect(field.codes == codes && field.text == keys)
    }

    @Test(
        arguments: [
            ("1,5e3", "1,5e3", "1500", []), ("1.5e3", "1.5e3", "1500", []), ("1.000", "1,000", "1", ["(hint) read-as"]),
            ("-12.345", "-12,345", "-12.345", ["(hint) read-as"]), ("0.125", "0.125", "0.125", []),
            ("1.000e3", "1.000e3", "1000", []), ("1,000", "1,000", "1", []), ("+2,5", "+2,5", "2.5", []),
        ] as [(String, String, String, [String])])
    func aCommaIsTheDecimalSignOfAnExponentToo(_ keys: String, _ shown: String, _ typed: String, _ codes: [String])
        throws
    {
        var field = try TestField("number", ["notation": "scientific", "locale": "de"])
        try field.type(keys)
        #expect(field.text == keys && field.codes.isEmpty)
        field.field.blur(at: field.now)
        #expect(field.text == shown && field.typed == typed && field.codes == codes)
    }

    @Test func anExponentIsNotTypedElsewhere() throws {
        var field = try TestField("number", ["notation": "scientific"])
        try field.type("1e5.")
        #expect(field.codes == ["not-a-number"])
        #expect(throws: DefinitionError.self) {
            try TestField("number", ["notation": "scientific", "decimals": 2])
        }
        var pasted = try TestField("number", ["notation": "scientific"])
        try pasted.paste("1,500 kg")
        #expect(pasted.text == "1500" && pasted.codes == ["left-out"])
    }

    @Test func everyCurrencyHasItsDecimals() throws {
        for (code, decimals) in [("EUR", 2), ("JPY", 0), ("BHD", 3), ("CLF", 4), ("HUF", 2), ("MGA", 2)] {
            let field = try TestField("currency", ["currency": .text(code)])
            var typed = field
            try typed.type("1")
            typed.field.blur(at: typed.now)
            let expected = decimals == 0 ? "1" : "1." + String(repeating: "0", count: decimals)
            #expect(typed.typed == expected, "\(code)")
        }
        #expect(
            try TestField("currency", ["currency": "JPY", "decimals": 2]).field.settings.type.templates == ["¥0.00"])
    }

    /// `¥1,234-` is what is written on a bill in Japan, and no debt.
    @Test(arguments: [
        ("JPY", "¥1,234-", "1234"), ("JPY", "1,234円-", "1234"), ("JPY", "1,234-", "1234"), ("JPY", "-¥1,234-", "-1234"),
        ("KRW", "₩1,234-", "1234"), ("JPY", "金1,234円也", "1234"), ("KRW", "금 1,234원정", "1234"),
        ("JPY", "¥-1,234", "-1234"), ("CNY", "1,234-", "-1234.00"),
        ("USD", "$1,234-", "-1234.00"),
    ])
    func aStrokeEndsAmountsOfYenAndWon(_ currency: String, _ text: String, _ typed: String) throws {
        var field = try TestField("currency", ["currency": .text(currency), "negative": true])
        try field.paste(text)
        #expect(field.typed == typed)
        let isStroke = text.hasSuffix("-") && currency != "CNY" && currency != "USD"
        #expect(field.codes == (isStroke ? ["(hint) read-as"] : []))
        field = try TestField("currency", ["currency": "JPY"])
        try field.paste("¥1,234-")
        #expect(field.typed == "1234" && field.codes.isEmpty)
    }

    @Test func ownCurrencyIsNoOther() throws {
        var field = try TestField("currency", ["currency": "CAD", "symbol": "$"])
        try field.paste("CAD 5.00")
        #expect(field.codes.isEmpty && field.text == "$5.00")
        try field.press(.all)
        try field.paste("USD 5.00")
        #expect(field.codes == ["(warning) left-out"])
    }

    @Test func whatShowsOfNothingCannotBeCleared() throws {
        var field = try TestField("currency", ["affixes": "always"]) { $0.clearButton = .whileEditingOrFilled }
        #expect(!field.field.showsClearButton && field.field.value.isEmpty)
        try field.type("5")
        #expect(field.field.showsClearButton)
        try field.press(.all)
        #expect(field.text == "$" && field.field.contentState == .empty)
    }
}
