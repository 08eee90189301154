import Testing

@testable import FieldEngine

/// Exclusive bounds, steps and clamping: what is told while digits are typed, and what when editing ends.
struct NumberBoundsTests {
    /// What shows behind each key, `.` where nothing does. The field is left at `!`.
    private static func codes(_ type: String, _ parameters: Parameter, _ keys: String) throws -> [String] {
        var field = try TestField(type, parameters)
        return try keys.map { key in
            try field.press(keys: String(key))
            return field.codes.isEmpty ? "." : field.codes.joined(separator: " ")
        }
    }

    @Test(
        arguments: [
            ("number", ["exclusiveMin": 5, "exclusiveMax": 8], "5!", [".", "below-minimum"]),
            ("number", ["exclusiveMin": 5, "exclusiveMax": 8], "8", ["above-maximum"]),
            ("number", ["exclusiveMin": 5, "exclusiveMax": 8], "5.01!", [".", ".", ".", ".", "."]),
            ("number", ["exclusiveMax": 8, "decimals": 0, "negative": false], "8", ["above-maximum"]),
            ("number", ["exclusiveMin": 0], "0!", [".", "below-minimum"]),
            ("number", ["exclusiveMax": 0], "-0!", [".", ".", "above-maximum"]),
            ("number", ["min": 0, "max": 32, "step": 5], "31", [".", "off-step"]),
            ("number", ["min": 0, "max": 32, "step": 5], "33", [".", "above-maximum"]),
            ("number", ["min": 0, "max": 32, "step": 5], "3!", [".", "off-step"]),
            ("number", ["min": 0, "max": 32, "step": 5], "30.0!", [".", ".", ".", ".", "."]),
            ("number", ["min": 0, "max": 32, "step": 5], "30.5", [".", ".", ".", "off-step"]),
            ("number", ["min": 1, "step": 3], "5!", [".", "off-step"]),
            ("number", ["min": 1, "step": 3], "4!", [".", "."]),
            ("number", ["step": 4999], "7!", [".", "off-step"]),
            ("currency", ["step": "0.05"], "1.02", [".", ".", ".", "off-step"]),
            ("percent", ["step": "0.5", "max": 100], "99.5!", [".", ".", ".", ".", "."]),
            ("number", ["max": 10, "clamp": true], "11!", [".", "above-maximum", "(warning) clamped"]),
            ("number", ["max": 10, "clamp": true], "10!", [".", ".", "."]),
            ("number", ["min": 3, "clamp": true], "1!", [".", "(warning) clamped"]),
            (
                "number", ["min": 0, "max": 10, "step": 4, "clamp": true], "11!",
                ["off-step", "off-step", "(warning) clamped"]
            ),
        ] as [(String, Parameter, String, [String])])
    func codes(_ type: String, _ parameters: Parameter, _ keys: String, _ expected: [String]) throws {
        #expect(try Self.codes(type, parameters, keys) == expected, "\(parameters), \(keys)")
    }

    @Test func clampingIsToldAndUndone() throws {
        var field = try TestField("currency", ["max": 100, "clamp": true, "grouping": true])
        try field.type("1234")
        field.field.blur(at: field.now)
        #expect(field.text == "$100.00" && field.typed == "100.00")
        let finding = try #require(field.field.shownFindings.first)
        #expect(finding.code == "clamped" && finding.severity == .warning)
        let definition = field.field.definition
        #expect(
            MessageCatalogue().text(for: finding, definition: definition)
                == "$1,234.00 was changed to the nearest number that is allowed.")
        _ = field.field.undo(at: field.now)
        #expect(field.text == "")
        _ = field.field.redo(at: field.now)
        #expect(field.text == "$100.00" && field.codes == ["(warning) clamped"])
        try field.press(.backward)
        #expect(field.codes.isEmpty)
    }

    @Test func whatWasMisreadIsNotClamped() throws {
        var field = try TestField("number", ["min": 10, "max": 99, "decimals": 0, "clamp": true])
        try field.paste("7.5")
        field.field.blur(at: field.now)
        #expect(field.codes.contains("left-out") && field.text == "7")
    }

    @Test(
        arguments: [
            (["exclusiveMin": 0, "exclusiveMax": 1, "decimals": 0], "exclusiveMax"),
            (["exclusiveMin": 5, "max": 5], "max"), (["min": 1, "max": 4, "exclusiveMax": 1], "exclusiveMax"),
            (["exclusiveMin": 1, "max": 4, "step": 5], "step"), (["step": 0], "step"), (["step": "x"], "step"),
            (["min": 3, "exclusiveMax": 2], "exclusiveMax"), (["exclusiveMin": true], "exclusiveMin"),
        ] as [(Parameter, String)])
    func boundsWithoutANumberBetweenAreRefused(_ parameters: Parameter, _ path: String) {
        #expect(throws: DefinitionError.self, "\(parameters)") { try TestField("number", parameters) }
        do { _ = try TestField("number", parameters) } catch {
            #expect("\(error)".contains("\"type.\(path)\""), "\(error)")
        }
    }

    @Test func theStricterBoundCounts() throws {
        #expect(try Self.codes("number", ["min": 3, "exclusiveMin": 1], "3!") == [".", "."])
        #expect(try Self.codes("number", ["min": 3, "exclusiveMin": 3], "3!") == [".", "below-minimum"])
        #expect(try Self.codes("number", ["max": 3, "exclusiveMax": 9], "4") == ["above-maximum"])
    }

    @Test func itemWithTooManyDecimalsIsBelowNothing() throws {
        var field = try TestField("tags", ["of": ["name": "number", "decimals": 0]])
        try field.press(keys: "1.5!")
        #expect(field.finalCodes == ["not-a-number"])
        field = try TestField("tags", ["of": ["name": "number", "decimals": 2, "min": 3]])
        try field.press(keys: "2.25!")
        #expect(field.finalCodes == ["below-minimum"])
    }

    @Test(arguments: [["min": 0, "negative": true], ["min": 0, "max": 9, "negative": true]] as [Parameter])
    func aMinusBeforeNothingIsBelow(_ parameters: Parameter) throws {
        #expect(
            try Self.codes("number", parameters, "-0.0") == [String](repeating: "below-minimum", count: 4))
    }

    @Test func whatMayFollowIsExact() throws {
        var field = try TestField("number", ["min": 0, "exclusiveMax": 30, "step": "2.5"])
        try field.type("2")
        #expect(field.field.allowed(at: field.now) == "[.0257]")
        try field.type("7")
        #expect(field.field.allowed(at: field.now) == "[.]")
        try field.type(".5")
        #expect(field.field.allowed(at: field.now) == "[0]")
    }

    @Test("Behind a sign that may be one of groups no other sign is allowed before there are digits for it")
    func allowedBehindSigns() throws {
        for (keys, allowed) in [("1.", "[0-9]"), ("1.2", "[0-9]"), ("1.23", "[,.0-9]"), ("1.234", "[,.0-9]")] {
            var field = try TestField("number", ["grouping": true, "decimals": 2, "locale": "de"])
            try field.type(keys)
            #expect(field.field.allowed(at: field.now) == allowed, "\(keys)")
        }
    }
}
