import TestClients
import TestSupport
import Testing

/// No sequence of texts from elsewhere ends valid with other digits than they said: the sum of all that was taken is
/// compared with a reader of three lines (specification, section 9.2).
@Suite struct ReadingPropertyTests {
    /// Fields whose value is the digits of a text, and the separators that may stand between them.
    private static let types: [(type: String, separators: String)] = [
        (#"{"name":"credit","checksum":"info"}"#, " -./"), (#""ssn""#, " -./"), (#""cvv""#, " -"), (#""zip""#, " -"),
        (#"{"name":"zip","plus4":true}"#, " -"), (#"{"name":"pin","length":6}"#, " -."), (#""age""#, ""),
        (#""streetnumber""#, ""), (#"{"name":"postalCode","country":"BR"}"#, " -"),
    ]

    /// What a text says as digits; nil where it says something else besides. In what counts, nothing may stand between
    /// the digits, nor a sign at their ends.
    private static func digits(in text: String, separators: String) -> String? {
        let visible = text.filter { $0 != "\u{200B}" }
        guard !visible.contains(where: \.isLetter) else { return nil }
        let digits = visible.compactMap(\.wholeNumberValue).map { Character("\($0)") }
        guard separators.isEmpty else { return String(digits) }
        let isSplit = visible.split(whereSeparator: { !$0.isNumber }).count > 1
        return isSplit || visible.contains("-") ? nil : String(digits)
    }

    @Test func whatIsValidWasSaid() {
        var judged = 0
        for seed in 0..<300 where isJudged(seed) { judged += 1 }
        // Of texts that are not valid, or left something out, nothing is expected.
        #expect(judged > 20)
    }

    /// Whether there was something to compare.
    private func isJudged(_ seed: Int) -> Bool {
        var random = SeededGenerator(seed: UInt64(seed))
        let (type, separators) = Self.types[seed % Self.types.count]
        var client = TestClient()
        _ = client.create(#""type":\#(type)"#)
        /// Of all that was brought in, the part that still stands; nil where that can't be told any more.
        var said: String? = ""
        var steps = ""
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let text = Self.text(separators, using: &random)
            let own = Self.digits(in: text, separators: separators)
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                _ = client.create(#""type":\#(type),"text":\#(text.quoted)"#)
                said = own
                steps += " create \(text.debugDescription)"
            case 1:
                _ = client.request("field/update", #"{"field":"f","set":{"text":\#(text.quoted)}}"#)
                said = own
                steps += " update \(text.debugDescription)"
            case 2:
                let all = #"{"field":"f","text":\#(text.quoted),"cause":"autofill"}"#
                if client.request("field/edit", all)["accepted"].flag == true { said = text.isEmpty ? "" : own }
                steps += " autofill \(text.debugDescription)"
            default:
                let before = client.request("field/get", #"{"field":"f"}"#)["value"].string ?? ""
                let paste = #"{"field":"f","input":\#(text.quoted),"cause":"paste"}"#
                let answer = client.request("field/edit", paste)
                steps += " paste \(text.debugDescription)"
                if answer["accepted"].flag == true {
                    said = said.flatMap { $0 == before ? own.map { before + $0 } : nil }
                }
            }
        }
        let valid = client.request("field/check", #"{"field":"f"}"#)
        guard valid["valid"].flag == true else { return false }
        let value = client.request("field/get", #"{"field":"f"}"#)["value"].string
        // Letters around digits are told by a warning; what was apart, signs and lost digits are errors.
        if valid["diagnostics"].list.contains(where: { $0["code"].string == "left-out" }) { return false }
        if value == "" { return false }
        #expect(value == said, "seed \(seed), \(type):\(steps)")
        return true
    }

    private static func text(_ separators: String, using random: inout SeededGenerator) -> String {
        let others = "-+.,/x#(é٣ \n\u{200B}" + separators
        return String(
            (0..<Int.random(in: 1...12, using: &random)).compactMap { _ in
                Int.random(in: 0..<6, using: &random) == 0
                    ? others.randomElement(using: &random) : "0123456789".randomElement(using: &random)
            })
    }
}
