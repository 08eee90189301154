import FieldEngine
import FieldServer
import FieldTools
import TestClients
import Testing

@testable import FieldProgram

@Suite struct PlayTests {
    private let text = """
        # Title

        Prose.

        ```fsp
        --> 1 ask
        <-- 1 {"a":1}
        --> exit
        exit 0
        ```
        """

    private func playing(_ output: String, exitCode: Int32) throws -> Playing {
        var transcript = try Transcript(parsing: text)
        transcript.framing = .line
        return Playing(transcript, transcript.recording(of: Array(output.utf8), exitCode: exitCode))
    }

    @Test func everythingAsWritten() throws {
        let playing = try playing(#"{"jsonrpc":"2.0","id":1,"result":{"a":1}}"# + "\n", exitCode: 0)
        #expect(
            playing.lines(isColoured: false).map(\.text)
                == text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                + ["", "1 message, every byte as written"])
        let coloured = playing.lines(isColoured: true).map(\.text)
        #expect(coloured[2] == "\u{1B}[2mProse.\u{1B}[0m")
        #expect(coloured[5] == "\u{1B}[36m--> 1 ask\u{1B}[0m")
        #expect(coloured[6] == "\u{1B}[32m<-- 1 {\"a\":1}\u{1B}[0m")
    }

    @Test func differencesStandBehindTheirLines() throws {
        let lines = try playing(#"{"jsonrpc":"2.0","id":1,"result":{"a":2}}"# + "\n", exitCode: 1)
            .lines(isColoured: false).map(\.text)
        #expect(
            lines[6...] == [
                #"<-- 1 {"a":1}"#,
                #"  ≠ expected <-- 1 {"a":1}"#,
                #"  ≠ got      <-- 1 {"a":2}"#,
                #"  ≠ from     <-- 1 {"a":1}  |  <-- 1 {"a":2}"#,
                "--> exit", "exit 0", "  ≠ expected exit 0", "  ≠ got      exit 1", "```", "",
                "2 differences in 1 message",
            ])
    }
}

@Suite struct TypesTests {
    @Test func columns() {
        let types = [
            ListedType(name: "phone", template: "(000) 000-0000", description: "A number."),
            ListedType(name: "st", template: "XX", description: "A state."),
            ListedType(name: "phrase", template: "", description: ""),
        ]
        #expect(
            ListedType.table(of: types) == [
                "phone   (000) 000-0000  A number.", "st      XX              A state.", "phrase",
            ])
    }

    @Test("Each parameter of each type has a meaning, and an example that a field takes")
    func meanings() throws {
        let types = try #require(ListedType.all(askedOf: SessionPartner()))
        #expect(types.count > 30)
        var client = TestClient()
        for type in types {
            for parameter in type.parameters {
                #expect(
                    TypeMeanings.meaning(of: parameter.name, in: type.name) != nil, "\(type.name).\(parameter.name)")
                let given = type.parameters.filter { each in
                    // Some ways of typing need a number of decimals.
                    each.isRequired || each.name == parameter.name
                        || each.name == "decimals" && parameter.name == "entry"
                        // One field is a part of an address.
                        || type.name == "address" && ["country", "part"].contains(each.name)
                }
                let answer = client.text("field/create", #"{"type":\#(type.json(with: given))}"#)
                #expect(!answer.contains(#""error""#), "\(type.name).\(parameter.name): \(answer)")
            }
        }
    }

    @Test("A type is told about with its parameters")
    func page() throws {
        let types = try #require(ListedType.all(askedOf: SessionPartner()))
        let week = try #require(types.first { $0.name == "cvv" })
        #expect(
            week.page == [
                "cvv  000  The security code of a card.", "", "  length  how many digits",
                "          integer; usually 3; such as 4",
                "  card    the field with the card, whose network says how long the code is",
                #"          object; such as {"field":"number"}"#,
                "  locale  the language of signs, words, names of months and countries, and digits (`ar-u-nu-arab`), else that of the client",
                #"          BCP 47 tag; such as "de""#, "",
                #"  field-server ask '{"name":"cvv","length":4}'"#,
            ])
    }
}
