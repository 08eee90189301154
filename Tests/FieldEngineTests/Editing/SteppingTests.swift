import TestSupport
import Testing

@testable import FieldEngine

/// What arrow keys make of numbers, ages, percentages and choices.
struct SteppingTests {
    /// The texts behind steps from a typed text: `+` and `-` are one step, `u` and `d` ten, `<` and `>` the ends.
    private static func texts(_ type: String, _ parameters: Parameter, _ typed: String, _ keys: String) throws
        -> [String]
    {
        var field = try TestField(type, parameters)
        try field.type(typed)
        return keys.map { key in
            _ = field.field.step(target(key), origin: .typing, at: field.now)
            return field.shown
        }
    }

    private static func target(_ key: Character) -> FieldStep {
        switch key {
        case "+": .by(1)
        case "-": .by(-1)
        case "u": .by(10)
        case "d": .by(-10)
        case "<": .minimum
        default: .maximum
        }
    }

    @Test(
        arguments: [
            ("number", [:], "5", "+-d", ["6|", "5|", "-5|"]),
            ("number", [:], "", "+", ["1|"]),
            ("number", [:], "9.5", "+", ["10.5|"]),
            ("number", ["min": 0], "", "-", ["|"]),
            ("number", ["min": 2, "max": 10, "step": 3], "", "++++", ["2|", "5|", "8|", "8|"]),
            ("number", ["min": 2, "max": 10, "step": 3], "6", "+", ["8|"]),
            ("number", ["min": 2, "max": 10, "step": 3], "6", "-", ["5|"]),
            ("number", ["min": 2, "max": 10, "step": 3], "", "><", ["8|", "2|"]),
            ("number", ["exclusiveMin": 0, "decimals": 2], "1", "<", ["0.01|"]),
            ("number", ["exclusiveMax": 1, "step": "0.25"], "0", "u", ["0.75|"]),
            ("number", ["grouping": true], "995", "u", ["1,005|"]),
            ("number", ["max": 3], "9", "-+", ["3|", "3|"]),
            ("number", ["negative": false], "3", "d-", ["0|", "0|"]),
            ("percent", ["max": 100], "99.5", "+-", ["100.00|%", "99.00|%"]),
            ("currency", [:], "1", "+", ["$2.00|"]),
            ("currency", ["symbol": "€", "decimalSign": ",", "step": "0.05"], "1,02", "+-", ["€1,05|", "€1,00|"]),
            ("age", ["max": 20], "", "+u>+", ["1|", "11|", "20|", "20|"]),
            ("age", ["min": 18], "", "+", ["18|"]),
            ("number", ["notation": "scientific"], "1.5e3", "+-d", ["1501|", "1500|", "1490|"]),
            ("number", ["notation": "scientific"], "2E-7", "+", ["1.0000002|"]),
            ("number", ["notation": "scientific", "max": 1000, "step": "0.25"], "9.9e2", "+>", ["990.25|", "1000|"]),
            ("number", ["notation": "scientific", "locale": "de", "step": "0.125"], "1", "+", ["1,125|"]),
            // No number yet, and one that has too many digits without its exponent.
            ("number", ["notation": "scientific"], "1e", "+", ["1e|"]),
            ("number", ["notation": "scientific"], "1e60", "+-", ["1e60|", "1e60|"]),
        ] as [(String, Parameter, String, String, [String])])
    func numbers(_ type: String, _ parameters: Parameter, _ typed: String, _ keys: String, _ expected: [String]) throws
    {
        #expect(try Self.texts(type, parameters, typed, keys) == expected)
    }

    @Test(
        arguments: [
            ("", "+++", ["Ash|", "Beech|", "Birch|"]), ("", "-", ["Oak|"]), ("b", "+", ["Beech|"]),
            ("b", "-", ["Birch|"]),
            ("birch", "+-", ["Oak|", "Birch|"]), ("", "u", ["Oak|"]), ("", "><", ["Oak|", "Ash|"]),
            ("Oak", "+", ["Oak|"]), ("Ash", "d", ["Ash|"]),
        ])
    func choices(_ typed: String, _ keys: String, _ expected: [String]) throws {
        #expect(try Self.texts("choice", ["choices": ["Ash", "Beech", "Birch", "Oak"]], typed, keys) == expected)
    }

    @Test func aFieldsOwnChoicesAreStepped() throws {
        var field = try TestField("phrase") { $0.choices = ChoiceList(["one", "two"]) }
        #expect(field.field.step(.by(1), origin: .typing, at: field.now).textChanged)
        #expect(field.shown == "one|")
        _ = field.field.step(.by(1), origin: .typing, at: field.now)
        #expect(field.field.stepDirections(at: field.now) == WidgetView.Stepping(increment: false, decrement: true))
    }

    @Test(arguments: ["phrase", "card", "email"])
    func whatHasNothingBesideItRefuses(_ type: String) throws {
        var field = try TestField(type)
        let outcome = field.field.step(.by(1), origin: .typing, at: field.now)
        #expect(
            !outcome.accepted && outcome.refusal == .notAllowedHere && field.field.stepDirections(at: field.now) == nil)
    }

    @Test func whatSaysNoNumberRefuses() throws {
        var field = try TestField("number")
        try field.paste("1 or 2")
        #expect(!field.field.step(.by(1), origin: .typing, at: field.now).accepted)
        #expect(field.field.stepDirections(at: field.now) == nil)
        var open = try TestField("number")
        #expect(!open.field.step(.maximum, origin: .typing, at: open.now).accepted)
    }

    @Test func aRunOfStepsIsUndoneAtOnce() throws {
        var field = try TestField("number", ["max": 9])
        try field.type("5")
        for _ in 0..<3 { _ = field.field.step(.by(1), origin: .typing, at: field.now) }
        #expect(field.text == "8" && field.field.version == 5)
        _ = field.field.undo(at: field.now)
        #expect(field.text == "5" && field.field.version == 6)
        _ = field.field.redo(at: field.now)
        #expect(field.text == "8")
    }

    @Test func theEndChangesNothing() throws {
        var field = try TestField("number", ["max": 9])
        try field.type("9.0")
        let before = field.field.version
        let outcome = field.field.step(.by(1), origin: .typing, at: field.now)
        #expect(outcome.accepted && !outcome.textChanged && field.field.version == before && field.text == "9.0")
        #expect(field.field.stepDirections(at: field.now) == WidgetView.Stepping(increment: false, decrement: true))
    }

    @Test func aProgramsStepLeavesTheFieldAlone() throws {
        var field = try TestField("currency")
        let outcome = field.field.step(.by(3), origin: .program, at: field.now)
        #expect(outcome.textChanged && !field.field.isFocused && field.text == "$3.00")
    }

    @Test func aSecretTellsNothing() throws {
        let field = try TestField("number", ["max": 3]) { $0.secure = true }
        #expect(field.field.stepDirections(at: field.now) == nil)
    }

    /// From anywhere, with any step: against whole numbers of thousandths.
    @Test(arguments: 1...3 as ClosedRange<UInt64>)
    func stepsAreThoseOfWholeNumbers(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        func text(_ thousandths: Int) -> String {
            let magnitude = thousandths.magnitude
            let fraction = String(magnitude % 1000)
            let padded = String(repeating: "0", count: 3 - fraction.count) + fraction
            return (thousandths < 0 ? "-" : "") + "\(magnitude / 1000).\(padded)"
        }
        for _ in 0..<300 {
            let step = Int.random(in: 1...4000, using: &random)
            let least = Int.random(in: -9000...0, using: &random)
            let greatest = least + Int.random(in: step...20_000, using: &random)
            let start = Int.random(in: least...greatest, using: &random)
            let count = Int.random(in: -5...5, using: &random)
            var bounds = NumberBounds(minimum: DecimalNumber(text(least)), maximum: DecimalNumber(text(greatest)))
            bounds.origin = bounds.minimum ?? .zero
            bounds.step = DecimalNumber(text(step))
            let steps = NumberSteps(bounds, NumberFormat(decimals: 3, allowsNegative: true))
            // Places are counted from the least, and one between two counts to the side that is stepped to.
            let place = start - least
            let isBetween = place % step != 0
            let first = place / step + (isBetween && count > 0 ? 1 : 0)
            let reached = first + (isBetween ? count - count.signum() : count)
            var expected = least + min(max(reached, 0), (greatest - least) / step) * step
            if count > 0, start >= least + (greatest - least) / step * step { expected = start }
            if count == 0 { expected = start }
            let value = try #require(steps.value(behind: text(start), by: .by(count)))
            #expect(
                DecimalNumber(value) == DecimalNumber(text(expected)),
                "seed \(seed): \(text(start)) by \(count) steps of \(text(step)) in \(text(least))...\(text(greatest))")
        }
    }
}
