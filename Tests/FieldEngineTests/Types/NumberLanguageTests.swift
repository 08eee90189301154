import Automata
import Testing

@testable import FieldEngine

/// That a number is called impossible exactly when no number in the range begins as it does: against all numbers of
/// small ranges, spelled out.
@Suite struct NumberLanguageTests {
    struct Range: Sendable {
        var minimum: String?
        var maximum: String?
        var decimals: Int
    }

    static let ranges: [Range] = [
        Range(minimum: "30", maximum: "35", decimals: 0), Range(minimum: "18", maximum: "65", decimals: 0),
        Range(minimum: "0", maximum: "0", decimals: 0), Range(minimum: "-3", maximum: "12", decimals: 0),
        Range(minimum: "-35", maximum: "-30", decimals: 0), Range(minimum: "99", maximum: "101", decimals: 0),
        Range(minimum: "0.5", maximum: "1.2", decimals: 1), Range(minimum: "3.4", maximum: "3.6", decimals: 2),
        Range(minimum: "-0.5", maximum: "0.25", decimals: 2), Range(minimum: "7", maximum: "7", decimals: 1),
        Range(minimum: "9.99", maximum: "10.01", decimals: 2), Range(minimum: nil, maximum: "5", decimals: 1),
        Range(minimum: "5", maximum: nil, decimals: 1), Range(minimum: "-1.5", maximum: "-1.5", decimals: 1),
    ]

    /// All beginnings of spellings of numbers from -200 to 200 that are in the range.
    static func beginnings(of range: Range) -> (viable: Set<String>, complete: Set<String>) {
        var spellings: Set<String> = []
        let unit = (0..<range.decimals).reduce(1) { unit, _ in unit * 10 }
        let minimum = range.minimum.flatMap { DecimalNumber($0) }
        let maximum = range.maximum.flatMap { DecimalNumber($0) }
        for scaled in 0..<200 * unit {
            for sign in ["", "-"] {
                let digits = String(scaled % unit + unit).dropFirst()
                guard let number = DecimalNumber("\(sign)\(scaled / unit).\(digits)0") else { continue }
                if let minimum, number < minimum { continue }
                if let maximum, number > maximum { continue }
                // No sign of a zero where nothing below it is in the range.
                if sign == "-", minimum.map({ $0 >= .zero }) ?? false { continue }
                let integers = ["", "0", "00", "000", "0000"].map { $0 + String(scaled / unit) }
                var fractions = [digits]
                while let last = fractions.last, last.last == "0" { fractions.append(last.dropLast()) }
                for fraction in fractions {
                    for integer in integers {
                        if fraction.isEmpty { spellings.insert(sign + integer) }
                        if range.decimals > 0 { spellings.insert("\(sign)\(integer).\(fraction)") }
                    }
                    if scaled < unit, !fraction.isEmpty { spellings.insert("\(sign).\(fraction)") }
                }
            }
        }
        var viable: Set<String> = []
        for spelling in spellings {
            for count in 0...spelling.count { viable.insert(String(spelling.prefix(count))) }
        }
        return (viable, spellings)
    }

    /// All texts of up to four characters that a number field can hold, and of five that begin with a sign.
    static func texts(decimals: Int) -> [String] {
        var result: [String] = []
        var last = ["", "-"]
        for _ in 0..<4 {
            last = last.flatMap { text in
                "0123459.".filter { $0 != "." || decimals > 0 && !text.contains(".") }.map { text + String($0) }
            }
            last.removeAll { text in
                text.firstIndex(of: ".").map { text[$0...].count - 1 > decimals } ?? false
            }
            result += last
        }
        return result
    }

    @Test(arguments: ranges.indices)
    func aNumberIsImpossibleIfAndOnlyIfNoneInTheRangeBeginsSo(_ index: Int) throws {
        let range = Self.ranges[index]
        var parameters: [(String, Parameter)] = [("decimals", .integer(range.decimals)), ("negative", true)]
        if let minimum = range.minimum { parameters.append(("min", .text(minimum))) }
        if let maximum = range.maximum { parameters.append(("max", .text(maximum))) }
        let field = try TestField("number", .table(parameters.map { Parameter.Member(name: $0.0, value: $0.1) }))
        let language = field.field.definition.language
        let (viable, complete) = Self.beginnings(of: range)
        // Beyond what is spelled out: unbounded ranges go on for ever.
        let isBounded = range.minimum != nil && range.maximum != nil
        for text in Self.texts(decimals: range.decimals) where isBounded || text.count < 4 {
            let verdict = language.typeVerdict(text, caret: nil, today: field.now.today)
            switch verdict {
            case .complete: #expect(complete.contains(text) || !isBounded, "\(range): \(text)")
            case .partial: #expect(viable.contains(text) && !complete.contains(text), "\(range): \(text)")
            case .impossible(let from):
                #expect(!viable.contains(text), "\(range): \(text)")
                #expect(viable.contains(String(text.prefix(from))), "\(range): \(text) from \(from)")
                #expect(!viable.contains(String(text.prefix(from + 1))), "\(range): \(text) from \(from)")
            }
        }
    }

    static let verdicts: [(type: String, parameters: Parameter, keys: String, live: [String], final: [String])] = [
        ("number", ["min": 30, "max": 35], "3", [], ["below-minimum"]),
        ("number", ["min": 30, "max": 35], "4", ["below-minimum"], ["below-minimum"]),
        ("number", ["min": 30, "max": 35], "36", ["above-maximum"], ["above-maximum"]),
        ("number", ["min": 30, "max": 35], "35.1", ["above-maximum"], ["above-maximum"]),
        ("number", ["min": 30, "max": 35], "35.0", [], []),
        ("number", ["min": 30, "max": 35], "0", [], ["below-minimum"]),
        ("number", ["min": 30, "max": 35], "030", [], []),
        ("number", ["min": 30, "max": 35, "negative": true], "-", ["below-minimum"], ["below-minimum"]),
        ("number", ["min": -35, "max": -30], "-4", ["above-maximum"], ["above-maximum"]),
        ("number", ["min": -35, "max": -30], "4", ["above-maximum"], ["above-maximum"]),
        ("number", ["min": -35, "max": -30], "-", [], ["not-a-number"]),
        ("number", [:], "-", [], ["not-a-number"]), ("number", [:], ".", [], ["not-a-number"]),
        ("number", ["step": 5], "7", [], ["off-step"]), ("number", ["step": 5], "-15", [], []),
        ("number", ["step": "0.1"], "0.3", [], []), ("number", ["step": "0.25", "min": "0.1"], "0.6", [], []),
        ("number", ["step": "0.25", "min": "0.1"], "0.5", ["off-step"], ["off-step"]),
        ("number", ["max": "9223372036854775807"], "9223372036854775807", [], []),
        ("number", ["max": "9223372036854775807"], "9223372036854775808", ["above-maximum"], ["above-maximum"]),
        ("number", ["min": "12345678901234567890123"], "12345678901234567890122", [], ["below-minimum"]),
        (
            "number", ["min": "12345678901234567890123", "max": "12345678901234567890123"], "12345678901234567890122",
            ["below-minimum"], ["below-minimum"]
        ),
        ("currency", ["max": 100], "100.01", ["above-maximum"], ["above-maximum"]),
        ("currency", ["max": 100], "100.00", [], []), ("currency", ["min": 10], "9", [], ["below-minimum"]),
        ("percent", ["max": 100], "101", ["above-maximum"], ["above-maximum"]),
        ("age", ["min": 18, "max": 65], "0", ["below-minimum"], ["below-minimum"]),
        ("age", ["min": 18, "max": 65], "1", [], ["below-minimum"]),
        ("age", ["min": 18, "max": 65], "8", ["below-minimum"], ["below-minimum"]),
        ("age", ["min": 18, "max": 65], "15", ["below-minimum"], ["below-minimum"]),
        ("age", ["min": 18, "max": 65], "66", ["above-maximum"], ["above-maximum"]),
        ("age", ["min": 65, "max": 120], "12", [], ["below-minimum"]), ("age", ["min": 0, "max": 9], "0", [], []),
    ]

    @Test(arguments: verdicts.indices)
    func codes(_ index: Int) throws {
        let row = Self.verdicts[index]
        var field = try TestField(row.type, row.parameters)
        try field.press(keys: row.keys)
        #expect(field.codes == row.live, "\(row.type) \(row.keys) while typing")
        #expect(field.finalCodes == row.final, "\(row.type) \(row.keys) in the end")
    }

    @Test func whatMayGrowIsNeverComplete() throws {
        func isComplete(_ type: String, _ parameters: Parameter, _ keys: String) throws -> Bool {
            var field = try TestField(type, parameters)
            try field.press(keys: keys)
            return field.field.isComplete(at: field.now)
        }
        #expect(try !isComplete("number", [:], "5"))
        #expect(try !isComplete("number", ["max": 35], "35"), "35.0 is as good")
        #expect(try isComplete("number", ["max": 35, "decimals": 0], "35"))
        #expect(try !isComplete("number", ["max": 35, "decimals": 0], "3"))
        #expect(try !isComplete("currency", [:], "7"))
        #expect(try isComplete("currency", [:], "7.00"))
        #expect(try isComplete("age", ["max": 120], "99"), "no third digit fits")
        #expect(try isComplete("age", ["max": 99], "5") == false)
        #expect(try isComplete("age", ["max": 99], "55"))
    }

    // MARK: The rule `range`

    static let ruleRows: [(text: String, content: Field.ContentState, code: String?)] = [
        ("4", .impossible, "below-minimum"), ("3", .partial, "below-minimum"), ("30", .complete, nil),
        ("35", .complete, nil), ("36", .impossible, "above-maximum"), ("35.0", .complete, nil),
        ("35.01", .impossible, "above-maximum"), ("+3", .partial, "below-minimum"), ("+31.5", .complete, nil),
        ("-", .impossible, "not-a-number"), ("030", .complete, nil), ("3e1", .impossible, "not-a-number"),
        ("x", .impossible, "not-a-number"), ("34.999999999999999999999999999999", .complete, nil),
        ("31.", .complete, nil),
    ]

    @Test(arguments: ruleRows.indices)
    func aRangeIsALanguage(_ index: Int) throws {
        let row = Self.ruleRows[index]
        var field = try TestField("phrase") {
            var policy = ValidationPolicy()
            policy.finalRules = [Rule.range(30, 35)]
            $0.validation = policy
        }
        try field.type(row.text)
        #expect(field.field.contentState == row.content, "\(row.text)")
        #expect(field.finalCodes == (row.code.map { [$0] } ?? []), "\(row.text)")
    }

    @Test func rangesThatExcludeEachOtherAreRefused() {
        #expect(throws: DefinitionError.self) {
            try TestField("phrase") {
                var policy = ValidationPolicy()
                policy.finalRules = [Rule.range(30, 35), Rule.range(36, 40)]
                $0.validation = policy
            }
        }
    }
}

extension Rule {
    fileprivate static func range(_ minimum: Int, _ maximum: Int) -> Rule {
        var rule = Rule(.range(min: DecimalNumber(minimum), max: DecimalNumber(maximum), step: nil))
        rule.severity = .error
        return rule
    }

    private init(_ check: Check) { self.init(check: check) }
}
