import FieldServer
import TestClients
import TestSupport
import Testing

/// That no text becomes another number: whatever ends valid with a typed value is what an independent reader finds in the
/// text. A failure prints its seed.
@Suite struct NumberOraclePropertyTests {
    struct Setting {
        var locale: String
        var type: String
        var decimals: Int?
        var oracle: NumberOracle
    }

    static let settings = [
        Setting(
            locale: "en", type: "number",
            oracle: NumberOracle(decimalSign: ".", allowsNegative: true, marks: ["$", "€"])),
        Setting(
            locale: "de", type: "number",
            oracle: NumberOracle(decimalSign: ",", allowsNegative: true, marks: ["$", "€"])),
        Setting(
            locale: "en", type: #"{"name":"currency","grouping":true}"#, decimals: 2,
            oracle: NumberOracle(decimalSign: ".", allowsNegative: false, marks: ["$", "€"])),
        Setting(
            locale: "fr", type: #"{"name":"currency","grouping":true,"negative":true,"symbol":"€"}"#, decimals: 2,
            oracle: NumberOracle(decimalSign: ",", allowsNegative: true, marks: ["$", "€"])),
        Setting(
            locale: "de-CH", type: #"{"name":"number","grouping":true,"decimals":0}"#, decimals: 0,
            oracle: NumberOracle(decimalSign: ".", allowsNegative: true, marks: ["$", "€"])),
        Setting(
            locale: "en-IN", type: #"{"name":"number","grouping":true}"#,
            oracle: NumberOracle(decimalSign: ".", allowsNegative: true, marks: ["$", "€"])),
        Setting(
            locale: "es", type: "percent", decimals: 2,
            oracle: NumberOracle(decimalSign: ",", allowsNegative: false, marks: ["%"])),
    ]

    static let causes: [NumberReadingTests.Cause] = [.paste, .create, .update]

    @Test(arguments: [1, 2] as [UInt64])
    func whatIsValidIsWhatWasWritten(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var valid = 0
        for setting in Self.settings {
            valid += Self.validNumbers(of: randomRuns(400), setting, "seed \(seed)", &random)
        }
        #expect(valid > randomRuns(250), "seed \(seed): hardly any text was a number")
    }

    private static func validNumbers(
        of count: Int, _ setting: Setting, _ seed: String, _ random: inout SeededGenerator
    ) -> Int {
        var valid = 0
        var client = TestClient(#"{"locale":\#(setting.locale.quoted)}"#)
        for _ in 0..<count {
            let text = Self.text(&random)
            let cause = Self.causes.randomElement(using: &random) ?? .paste
            let row = NumberReadingTests.Row(
                locale: setting.locale, type: setting.type, text: text, cause: cause, shown: "", typed: "", codes: "")
            let field = NumberReadingTests.field(after: row, &client)
            guard field.validity != "invalid", let typed = field["typed"].string else { continue }
            valid += 1
            let note = "\(seed), \(setting.locale) \(setting.type), \(cause.rawValue): \(text)"
            #expect(Self.plain(typed) == setting.oracle.number(in: text), "\(note)")
        }
        return valid
    }

    /// A typed value without zeros behind its decimals.
    private static func plain(_ typed: String) -> String {
        guard typed.contains(".") else { return typed }
        var result = typed
        while result.last == "0" { result.removeLast() }
        if result.last == "." { result.removeLast() }
        return result
    }

    /// Mostly what looks like a number, sometimes anything.
    private static func text(_ random: inout SeededGenerator) -> String {
        func one(of characters: [String]) -> String { characters.randomElement(using: &random) ?? "" }
        if Int.random(in: 0..<4, using: &random) == 0 {
            let all = "00123456789012345678.,.,-–(+) '’$€%eE_x".map(String.init)
            return (0..<Int.random(in: 1...10, using: &random)).map { _ in one(of: all) }.joined()
        }
        var text = one(of: ["", "", "", "", "-", "–", "+", "(", "$", "€", "$ ", "€-", "- ", "x"])
        let sign = one(of: [".", ",", "'", "’", " ", "\u{A0}", "\u{202F}"])
        for index in 0..<Int.random(in: 1...4, using: &random) {
            if index > 0 { text += Int.random(in: 0..<5, using: &random) == 0 ? one(of: [".", ",", " "]) : sign }
            let count =
                index > 0 && Int.random(in: 0..<3, using: &random) > 0 ? 3 : Int.random(in: 1...4, using: &random)
            for _ in 0..<count { text += String(Int.random(in: 0...9, using: &random)) }
        }
        if Int.random(in: 0..<3, using: &random) == 0 {
            text += one(of: [".", ","])
            for _ in 0..<Int.random(in: 0...4, using: &random) { text += String(Int.random(in: 0...9, using: &random)) }
        }
        if Int.random(in: 0..<12, using: &random) == 0 { text += one(of: ["e", "E"]) + one(of: ["", "-", "+"]) + "3" }
        return text + one(of: ["", "", "", "", "", "-", ")", "%", " %", "€", " $", ".", ",", " "])
    }
}
