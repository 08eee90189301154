import Automata
import Testing

@testable import FieldEngine

/// What a class of characters takes, and as what.
@Suite struct CharacterClassTests {
    private func taken(_ characters: String, by source: String, exactly: Bool = true) throws -> String {
        let scalars = try ScalarSet(class: source)
        let takes = exactly ? CharacterClass(exactly: scalars) : CharacterClass(scalars)
        return String(characters.map { takes.taken($0) ?? "_" })
    }

    @Test(arguments: [true, false])
    func digitsOfAnyScriptAreTakenWhereTheirASCIIDigitIs(exactly: Bool) throws {
        let rows: [(source: String, characters: String, taken: String)] = [
            ("[01]", "0129", "01__"),
            ("[01]", "٠١٢٩", "01__"),
            ("[0-5]", "۴۵۶", "45_"),
            ("[5-9]", "４५৬７", "_567"),
            ("[0-9]", "٣", "3"),
            ("[a-c1]", "a1١d2", "a11__"),
            ("[a-c]", "1١", "__"),
            // The class has the other scripts' digits itself.
            ("[\\p{Nd}]", "1١", "1١"),
        ]
        for (source, characters, expected) in rows {
            #expect(try taken(characters, by: source, exactly: exactly) == expected, "\(source) \(characters)")
        }
    }

    @Test(arguments: ["1\u{20E3}", "1\u{FE0F}\u{20E3}", "1\u{301}", "1\u{FE0F}", "١\u{301}"])
    func aDigitWithAMarkIsNoDigit(_ digit: String) throws {
        #expect(digit.count == 1)
        for type in ["phone", "zip", "credit", "streetnumber", "ip", "date"] {
            var field = try TestField(type)
            let outcome = try field.edit(FieldEdit(.input(digit)))
            #expect(field.text == "" && !outcome.accepted && outcome.dropped == digit, "\(type)")
        }
        // A mark that comes behind the digit is refused as well.
        for type in ["streetnumber", "ip", "phone"] {
            var field = try TestField(type)
            try field.type("2")
            let before = field.text
            #expect(try !field.edit(FieldEdit(.input("\u{301}"))).accepted)
            #expect(field.text == before)
        }
    }

    @Test func aSignWithAMarkIsNoSign() throws {
        var field = try TestField("tel")
        #expect(try !field.edit(FieldEdit(.input("+\u{338}"))).accepted)
        #expect(field.text == "")
    }

    @Test func lettersKeepTheirMarks() throws {
        #expect(try taken("e\u{301}x\u{323}", by: "[a-z]", exactly: false) == "e\u{301}x\u{323}")
        #expect(try taken("x\u{323}", by: "[a-z]", exactly: true) == "_")
        #expect(try taken("x\u{323}", by: "[a-z\u{323}]", exactly: true) == "x\u{323}")
        #expect(try taken("1\u{323}", by: "[0-9\u{323}]", exactly: false) == "1\u{323}")
    }

    /// Who typed a digit is not told that a digit is expected.
    @Test func whatIsExpectedIsSaidOnlyOfAllDigitsOrLetters() throws {
        let rows: [(source: String, refusal: Refusal)] = [
            ("[0-9]", .digitExpected), ("[0-9+]", .digitExpected), ("[01]", .notAllowedHere),
            ("[5-9]", .notAllowedHere), ("[A-Z]", .letterExpected), ("[a-z']", .letterExpected),
            ("[AP]", .notAllowedHere), ("[0-9b-f]", .notAllowedHere), ("[a-f1-3]", .notAllowedHere),
        ]
        for (source, refusal) in rows {
            #expect(CharacterClass(exactly: try ScalarSet(class: source)).refusal == refusal, "\(source)")
        }
    }
}
