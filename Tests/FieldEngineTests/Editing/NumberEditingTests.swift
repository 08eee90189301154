import Testing

@testable import FieldEngine

/// What keystrokes make of numbers, and what is written when editing ends (specification, “What happens to text”).
@Suite struct NumberEditingTests {
    struct Row {
        var type: String
        var parameters: Parameter
        var keys: String
        var shown: String
    }

    static func rows(_ type: String, _ parameters: Parameter, _ keys: KeyValuePairs<String, String>) -> [Row] {
        keys.map { Row(type: type, parameters: parameters, keys: $0.key, shown: $0.value) }
    }

    static let table: [Row] =
        rows(
            "currency", [:],
            [
                "7": "$7|", "$": "$|", "$7": "$7|", "$$": "$|", "$<": "|", "$!": "|", "$5<": "$|", "5<": "|",
                "7!": "$7.00|", "7.!": "$7.00|", "7.5!": "$7.50|", ".5": "$.5|", ".5!": "$0.50|", "007": "$007|",
                "007!": "$7.00|", "0!": "$0.00|", "00!": "$0.00|", ".!": "$.|", "7.25": "$7.25|", "7.255": "$7.25|",
                "7..5": "$7.5|", "7.2{2}5": "$75|.2", "7.25{4}9": "$7.2|5", "7.25{2}.": "$7.|25", "1.5{3}<": "$1|5",
                "12.34{3}.": "$12.|34", "1234{2}.": "$1|234", "124{2}.": "$1.|24", "123<<<": "|", "-5": "$5|",
                "5-": "$5|", "5%": "$5|",
                "1,234": "$1234|", "٧٫٥": "$7.5|", "５": "$5|", "12{0}9": "$9|12", "12{1}<": "$|12", "12{1}>": "$|2",
                "12{2}<": "$|2", "1e5": "$15|", "7!8": "$7.00|", "7!<<<<": "|",
            ])
        + rows(
            "currency", ["grouping": true, "negative": true],
            [
                "1234": "$1,234|", "1234567": "$1,234,567|", "1,234,5": "$12,345|", "1234<": "$123|",
                "1234567{3}<": "$|234,567", "1234567{3}>": "$1|34,567",
                "1234{2},": "$1,|234", "-5": "-$5|", "-": "-|", "-!": "-|", "$-": "-|$", "$-<": "$|", "-$": "-$|",
                "-$<": "-|",
                "-$5": "-$5|", "$-5": "-$5|", "--5": "-$5|", "5{1}-": "-$|5", "5{1}-<": "$|5", "-5{0}7": "-$7|5",
                "-5{2}<": "$|5", "-1234.5!": "-$1,234.50|", "−5": "-$5|", "5-": "$5|", "-0!": "$0.00|",
                "0001234": "$0001234|",
                "0001234!": "$1,234.00|", "1 234": "$1,234|",
            ])
        + rows(
            "currency", ["decimalSign": ",", "grouping": true, "symbol": "€"],
            [
                "1234,5": "€1\u{202F}234,5|", "1234.5": "€1\u{202F}234,5|", "1234,5!": "€1\u{202F}234,50|",
                "1234{7}<": "€|234",
            ])
        + rows(
            "currency", ["symbol": "CHF "],
            ["5": "CHF 5|", "chf 5": "CHF 5|", "CHF5": "CHF 5|", "C": "C|", "C5<": "C|", "CHF!": "|", "Cx5": "CHF 5|"])
        + rows(
            "currency", ["symbol": "¥", "decimals": 0],
            ["5.5": "¥55|", "5!": "¥5|", "007!": "¥7|", ".": "|"])
        + rows(
            "percent", [:],
            [
                "5": "5|", "5!": "5.00|%", "5%": "5%|", "5%%": "5%|", "5%<": "5|", "5%3": "53|%", "5%3<": "5|%",
                "5%!": "5.00|%", "%": "|", "5!6": "5.00|%", "5!<": "5.0|%", "5!<6": "5.06|%", "5!%": "5.00%|",
                "5!{0}1": "1|5.00%", "5%<<": "|", "-5": "5|", "12.345": "12.34|",
            ])
        + rows(
            "number", [:],
            [
                "5": "5|", "-5": "-5|", "5.": "5.|", "5.!": "5|", "007!": "7|", "-007!": "-7|", ".5!": "0.5|",
                "-.5!": "-0.5|",
                "7.50!": "7.50|", "-0!": "0|", ".!": ".|", "-.!": "-.|", "1,5": "1.5|", "$5": "5|", "1.2.3": "1.23|",
                "1,5!": "1.5|", "1,234": "1234|", "1,23": "1.23|", "1,234<": "1.23|", "1,2345": "1.2345|",
                "1234,5": "1234.5|", "0,125": "0.125|", "1234{1},": "1|234", "124{1},": "1.|24", "1,,5": "1.5|",
                "12345678901234567890123!": "12345678901234567890123|",
            ])
        + rows("number", ["min": 0], ["-5": "5|"])
        + rows("number", ["min": -3], ["-5": "-5|"])
        + rows("number", ["negative": false], ["-5": "5|"])
        + rows("number", ["decimals": 0], ["5.5": "55|"])
        + rows("number", ["grouping": true, "decimals": 3], ["1234567.8912": "1,234,567.891|"])

    @Test("A value that is taken as finished at a glance is what its digits are written as", arguments: [nil, 0, 2])
    func finishedAtAGlance(decimals: Int?) {
        var format = NumberFormat()
        format.decimals = decimals
        format.fillsDecimals = decimals != nil
        let signs = ["", "-"]
        let integers = ["", "0", "00", "07", "7", "12", "120", "1x"]
        let fractions = ["", ".", ".0", ".5", ".50", ".005", ".-"]
        for value in signs.flatMap({ sign in integers.flatMap { integer in fractions.map { sign + integer + $0 } } }) {
            var expected = value
            var typed: String?
            if let number = PlainNumber(value) {
                expected = number.written(places: decimals ?? 0)
                typed = decimals == nil ? number.written(dropsZeros: true) : expected
            }
            #expect(format.finished(value) == expected, "\(value)")
            #expect(format.typed(value) == typed, "\(value)")
        }
    }

    @Test(arguments: table.indices)
    func keysGiveText(_ index: Int) throws {
        let row = Self.table[index]
        var field = try TestField(row.type, row.parameters)
        try field.press(keys: row.keys)
        #expect(field.shown == row.shown, "\(row.type) \(row.keys)")
    }

    static let pastes: [(text: String, value: String)] = [
        ("5", "5"), ("$5.00", "5.00"), ("-$1,234.50", "-1234.50"), ("(5.00)", "-5.00"), ("($1,234)", "-1234"),
        ("$-5", "-5"), ("5.00-", "-5.00"), ("1.234,50 €", "1234.50"), ("1.234.567,8", "1234567.8"), ("USD 5", "5"),
        ("5,00", "5.00"), ("1,234", "1234"), ("1,234,567", "1234567"), ("$5 000,25", "5000.25"), ("1'234.5", "1234.5"),
        ("\u{FEFF}12\u{200B}3", "123"), ("١٢٣٫٥", "123.5"), ("abc", ""), ("12.3456", "12.34"), ("€ 7", "7"),
        (" 7 ", "7"),
    ]

    @Test(arguments: pastes.indices)
    func aPasteIsReadAsItWasMeant(_ row: Int) throws {
        let (text, value) = Self.pastes[row]
        for grouping in [true, false] {
            var field = try TestField("currency", ["negative": true, "grouping": .boolean(grouping)])
            try field.paste(text)
            #expect(field.field.value == value, "\(text), grouping \(grouping)")
        }
    }

    @Test func whatIsRefusedIsSaidWithItsReason() throws {
        func refusal(_ keys: String, _ input: String) throws -> Refusal? {
            var field = try TestField("currency", ["grouping": true])
            try field.press(keys: keys)
            let outcome = try field.edit(FieldEdit(.input(input)))
            #expect(outcome.accepted == (outcome.refusal == nil), "\(keys) \(input)")
            return outcome.refusal
        }
        #expect(try refusal("1.25", "5") == .full)
        #expect(try refusal("1.2", "5") == nil)
        #expect(try refusal("1.2", ".") == .notAllowedHere)
        #expect(try refusal("", "-") == .notAllowedHere)
        #expect(try refusal("1", "a") == .digitExpected)
        #expect(try refusal("1", ",") == nil)
        #expect(try refusal("1", "$") == .digitExpected)
        var field = try TestField("currency")
        #expect(try field.edit(FieldEdit(.input("'"))).refusal == .digitExpected, "nothing is grouped here")
        #expect(try field.edit(FieldEdit(.input(","))).refusal == nil, "decimals may follow")
        field = try TestField("currency", ["decimals": 0])
        try field.press(keys: "1234")
        #expect(try field.edit(FieldEdit(.input(","))).refusal == .notAllowedHere, "nothing may follow")
    }

    @Test func aDeletionOfASeparatorInTheWidgetTakesTheDigitBeyondIt() throws {
        var field = try TestField("currency", ["grouping": true])
        try field.press(keys: "1234")
        try field.edit(FieldEdit(.text("$1234"), selection: 2..<2))
        #expect(field.shown == "$|234")
        field = try TestField("currency", ["grouping": true])
        try field.press(keys: "1234{2}")
        try field.edit(FieldEdit(.text("$1234"), selection: 2..<2))
        #expect(field.shown == "$1|34")
    }

    @Test func lengthCountsTheValue() throws {
        func typed(_ policy: OverflowPolicy) throws -> (String, EditOutcome) {
            var field = try TestField("currency", ["grouping": true]) {
                $0.maxLength = 5
                $0.overflow = policy
            }
            try field.press(keys: "123")
            let outcome = try field.edit(FieldEdit(.input("456")))
            return (field.text, outcome)
        }
        let reject = try typed(.reject)
        #expect(reject.0 == "$123" && reject.1.dropped == "456" && !reject.1.accepted)
        let truncate = try typed(.truncate)
        #expect(truncate.0 == "$12,345" && truncate.1.dropped == "6" && truncate.1.accepted)
        let allow = try typed(.allow)
        #expect(allow.0 == "$123,456" && allow.1.accepted)
    }

    @Test func aVeryLongPasteIsCutAndTakesLinearTime() throws {
        var field = try TestField("number", ["grouping": true])
        try field.paste(String(repeating: "7", count: 100_000))
        #expect(field.field.value.utf8.count == NumberFormat.capacity)
    }

    @Test func theRestOfThePatternShows() throws {
        func template(_ type: String, _ parameters: Parameter, _ keys: String) throws -> String? {
            var field = try TestField(type, parameters)
            try field.press(keys: keys)
            guard let template = field.field.template(at: field.now) else { return nil }
            return String(template.text.utf8.prefix(template.shown.utf8.count)).map {
                $0 + "|" + template.text.dropFirst($0.count)
            }
        }
        #expect(try template("currency", [:], "") == "|$0.00")
        #expect(try template("currency", [:], "$") == "$|0.00")
        #expect(try template("currency", [:], "7") == "$7|.00")
        #expect(try template("currency", [:], "7.") == "$7.|00")
        #expect(try template("currency", [:], "7.25") == "$7.25|")
        #expect(try template("currency", ["negative": true], "-") == "-|$0.00")
        #expect(try template("currency", ["decimals": 0], "7") == "$7|")
        #expect(try template("percent", [:], "7") == "7|.00%")
        #expect(try template("percent", [:], "7%") == "7%|")
        #expect(try template("number", [:], "7") == nil)
    }

    // MARK: Views

    @Test(arguments: [
        ("currency", "7", "7.00", "$7.00"), ("currency", "0.5", "0.50", "$0.50"),
        ("currency", "7.100", "7.10", "$7.10"),
        ("percent", "12.5", "12.50", "12.50%"), ("number", "-12.5", "-12.5", "-12.5"), ("number", "7.50", "7.5", "7.5"),
        ("number", "007", "7", "7"), ("number", "-0", "0", "0"),
    ])
    func aDecimalStringSetsTheValue(_ type: String, _ typed: String, _ value: String, _ text: String) throws {
        var field = try TestField(type)
        _ = try field.field.set(.typed(.text(typed)), at: field.now)
        #expect(field.field.value == value)
        #expect(field.text == text)
        #expect(field.typed == value)
    }

    @Test(arguments: ["-7", "7.123", "1e3", "", "7.", ".7", "+7", "٧", "abc", "$7"])
    func whatIsNoDecimalStringOfTheTypeIsRefused(_ typed: String) throws {
        var field = try TestField("currency")
        #expect(throws: ContentError.self) { try field.field.set(.typed(.text(typed)), at: field.now) }
        #expect(throws: ContentError.self) { try field.field.set(.typed(.number("7")), at: field.now) }
    }

    @Test func parametersAreChecked() throws {
        let wrong: [(String, Parameter)] = [
            ("number", ["min": 5, "max": 3]), ("number", ["step": 0]), ("number", ["step": "-1"]),
            ("number", ["min": "x"]), ("number", ["decimals": -1]), ("number", ["decimalSign": ";"]),
            ("number", ["min": "0.4", "max": "0.6", "decimals": 0]), ("currency", ["symbol": "5"]),
            ("currency", ["max": "-1", "negative": false]),
            ("number", ["max": .text(String(repeating: "9", count: 200))]), ("age", ["min": 5, "max": 3]),
            ("age", ["max": 1000]), ("choice", [:]), ("choice", ["choices": []]), ("pin", [:]),
            ("choice", ["choices": ["a", ""]]), ("dataLength", [:]), ("dataLength", ["length": 0]),
        ]
        for (type, parameters) in wrong {
            #expect(throws: DefinitionError.self, "\(type) \(parameters)") { try TestField(type, parameters) }
        }
    }
}
