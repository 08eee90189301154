import Automata
import TestSupport
import Testing

@testable import FieldEngine

/// Times without zeros, with fractions, in the words of a locale, within bounds and in steps.
@Suite struct TimeFormatTests {
    struct Row: Sendable {
        var format: String
        var keys: String
        var text: String
        var typed: String?
        var locale = "en"
    }

    static let typing = [
        Row(format: "H:MM", keys: "930", text: "9:30", typed: "09:30"),
        Row(format: "H:MM", keys: "13:5", text: "13:05", typed: nil),
        Row(format: "H:MM", keys: "0:05", text: "0:05", typed: "00:05"),
        Row(format: "H:mm", keys: "09:30", text: "9:30", typed: "09:30"),
        Row(format: "h:MM a", keys: "9:30 p", text: "9:30 PM", typed: "21:30"),
        Row(format: "h:MM a", keys: "930pm", text: "9:30 PM", typed: "21:30"),
        Row(format: "h:MM a", keys: "1230a", text: "12:30 AM", typed: "00:30"),
        Row(format: "h:MM a", keys: "9:30 p", text: "9:30 p. m.", typed: "21:30", locale: "es"),
        Row(format: "h:MM a", keys: "9:30 pm", text: "9:30 p. m.", typed: "21:30", locale: "es"),
        Row(format: "h:MM a", keys: "9:30 p. m.", text: "9:30 p. m.", typed: "21:30", locale: "es"),
        Row(format: "ah:MM", keys: "下9:30", text: "下午9:30", typed: "21:30", locale: "zh"),
        // Both halves begin with one letter.
        Row(format: "a h:MM", keys: "오후 9:30", text: "오후 9:30", typed: "21:30", locale: "ko"),
        Row(format: "a h:MM", keys: "후9:30", text: "오후 9:30", typed: "21:30", locale: "ko"),
        Row(format: "a h:MM", keys: "오전9:30", text: "오전 9:30", typed: "09:30", locale: "ko"),
        Row(format: "h:MM a", keys: "9:30 오p", text: "9:30 오후", typed: "21:30", locale: "ko"),
        Row(format: "h:MM a", keys: "9:30a", text: "9:30 오전", typed: "09:30", locale: "ko"),
        Row(format: "h:MM a", keys: "9:30 u", text: "9:30 du.", typed: "21:30", locale: "hu"),
        Row(format: "h:MM a", keys: "9:30 po", text: "9:30 popodne", typed: "21:30", locale: "bs"),
        Row(format: "HH:MM:SS.sss", keys: "093015.25", text: "09:30:15.25", typed: "09:30:15.25"),
    ]

    @Test(arguments: typing.indices) func whatIsTyped(_ index: Int) throws {
        let row = Self.typing[index]
        let parameters = Parameter.texts(["format": row.format, "locale": row.locale])
        var field = try TestField("time", parameters)
        try field.type(row.keys)
        if let typed = row.typed {
            #expect(field.finalCodes == [], "\(row)")
            #expect(field.typed == typed, "\(row)")
            var other = try TestField("time", parameters)
            _ = try other.field.set(.typed(.text(typed)), at: other.now)
            #expect(other.text == row.text, "\(row)")
        }
        field.field.blur(at: field.now)
        #expect(field.text == row.text, "\(row)")
    }

    @Test func readingKeepsAFractionThatHasAPlace() throws {
        var field = try TestField("time", .texts(["format": "HH:MM:SS.sss"]))
        try field.paste("9:30:15.25")
        #expect(field.typed == "09:30:15.25")
        try field.edit(FieldEdit(.text("")))
        try field.paste("9:30:15.250125")
        #expect(field.finalCodes == ["left-out"])
    }

    /// Every minute and every beginning of one, beside what the bounds say.
    @Test(arguments: ["HH:MM", "H:MM", "hh:MM a", "h:MM a", "MM HH"]) func exactlyTheTimesWithinBounds(_ format: String)
        throws
    {
        var random = SeededGenerator(seed: 11)
        for run in 0..<12 {
            var bounds = TimeBounds()
            if run % 3 != 0 { bounds.minimum = .random(in: 0..<1_440, using: &random) * 60 }
            if run % 3 != 1 { bounds.maximum = .random(in: 0..<1_440, using: &random) * 60 }
            func iso(_ seconds: Int) -> Parameter { .text(String(TimeSpelling.minute(ClockTime(seconds: seconds)))) }
            var members = [Parameter.Member(name: "format", value: .text(format))]
            if let minimum = bounds.minimum { members.append(.init(name: "min", value: iso(minimum))) }
            if let maximum = bounds.maximum { members.append(.init(name: "max", value: iso(maximum))) }
            let field = try TestField("time", .table(members))
            let spelling = try TimeSpelling(format: format)
            var beginnings: Set<String> = []
            var others: Set<String> = []
            for minute in 0..<1_440 {
                let value = spelling.value(of: ClockTime(seconds: minute * 60))
                let isIn =
                    bounds.isOverMidnight
                    ? minute * 60 >= bounds.minimum ?? 0 || minute * 60 <= bounds.maximum ?? .max
                    : minute * 60 >= bounds.minimum ?? 0 && minute * 60 <= bounds.maximum ?? .max
                #expect((field.verdict(value) == .complete) == isIn, "\(value) \(bounds)")
                for count in 0..<value.count {
                    if isIn {
                        beginnings.insert(String(value.prefix(count)))
                    } else {
                        others.insert(String(value.prefix(count)))
                    }
                }
            }
            // `0` may begin `09` where hours are written without zeros.
            for text in beginnings.union(others) where text != "0" || format.hasPrefix("HH") {
                let isDead = if case .impossible = field.verdict(text) { true } else { false }
                #expect(isDead == !beginnings.contains(text), "\(format) \(text) \(bounds)")
            }
        }
    }

    @Test func boundsAndStepsAreNamed() throws {
        let parameters = Parameter.table([
            .init(name: "min", value: .text("09:00")), .init(name: "max", value: .text("17:30")),
            .init(name: "step", value: .number("900")),
        ])
        let expected = [
            ("0859", "too-early"), ("0900", nil), ("0910", "off-step"), ("1715", nil), ("1731", "too-late"),
            ("18", "too-late"),
        ]
        for (keys, code) in expected {
            var field = try TestField("time", parameters)
            try field.type(keys)
            #expect(field.finalCodes == (code.map { [$0] } ?? []), "\(keys)")
        }
    }

    @Test func theLastSecondHasNoFraction() throws {
        let field = try TestField("time", .texts(["format": "HH:MM:SS.sss", "max": "10:00:00"]))
        #expect(field.verdict("10:00:00.0") == .complete)
        #expect(field.verdict("09:59:59.9") == .complete)
        if case .impossible = field.verdict("10:00:00.1") { return }
        Issue.record("a fraction behind the maximum is taken")
    }
}

extension TimeSpelling {
    fileprivate static func minute(_ time: ClockTime) -> String { twoDigits(time.hour) + ":" + twoDigits(time.minute) }
}
