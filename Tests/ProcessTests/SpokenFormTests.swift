import Foundation
import TestClients
import Testing

/// `--accessible`: a form in questions and lines, as a screen reader or a pipe has it.
@Suite("Forms in lines of text") struct SpokenFormTests {
    private func fill(
        _ arguments: [String], form: String? = nil, lines: String, locale: String = "en"
    ) throws -> (code: Int32, answers: String, said: String) {
        let file = FileManager.default.temporaryDirectory.appending(path: "field-server-\(UUID().uuidString).json")
        if let form { try Data(form.utf8).write(to: file) }
        defer { try? FileManager.default.removeItem(at: file) }
        let words = arguments.map { $0 == "FILE" ? file.path : $0 }
        let server = try ServerProcess(["--now", "2026-11-21"] + words + ["--accessible", "--locale", locale])
        try? server.write(lines)
        server.closeInput()
        return (try server.exitCode(), try server.outputText(), try server.errorText())
    }

    @Test("Every kind of field, and what is wrong is asked for again")
    func kinds() throws {
        let filled = try fill(
            ["form", "FILE"], form: FormTerminalTests.fair,
            lines: "Ada\nHuge\n2\n1, 3\nbaking, driving\n9\n4\n7\none\ntwo\n.\nsecret phrase 9\n\ny\n")
        #expect(
            filled.answers
                == #"{"name":"Ada","shirt":"Medium","tasks":["cake","setup"],"skills":["baking","driving"],"keen":"5","#
                + #""hours":"4","note":"7\none\ntwo","password":"secret phrase 9","terms":true}"# + "\n")
        #expect(filled.code == 0)
        let lines = filled.said.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.first == "Spring fair")
        for line in [
            "About you", "Full name (required): ", "  2. Medium", "  4. Mega (not available)",
            "Shirt (required; number or text): ", "Error: Choose one of the listed values.",
            "Tasks (number or text; separated by commas): ", "How keen? (1 – 5): ",
            "Note (end with a . on its own line): ", "I agree (required; yes / no; now No): ",
            "Error: Agree to this to continue.",
        ] {
            #expect(lines.contains { $0 == line }, "\(line)\n\(filled.said)")
        }
        #expect(!filled.said.contains("\u{1B}"))
    }

    @Test("That an entry can't be chosen is one error")
    func unavailable() throws {
        let form = #"""
            {"title":"T","fields":[{"field":"size","label":"Size","required":true,
            "type":{"name":"choice","choices":["S",{"label":"L","disabled":true}]}}]}
            """#
        let filled = try fill(["form", "FILE"], form: form, lines: "2\n1\n")
        #expect(filled.answers == #"{"size":"S"}"# + "\n")
        #expect(filled.said.split(separator: "\n").filter { $0.hasPrefix("Error") } == ["Error: not available"])
    }

    @Test(
        "A German reader is asked in German, and answers in it or in English",
        arguments: [["ja", "nein"], ["Yes", "no"]])
    func german(words: [String]) throws {
        let form = """
            {"title":"T","fields":[
              {"field":"size","type":{"name":"choice","choices":["klein","groß"]},"label":"Größe"},
              {"field":"note","type":"multiline","label":"Notiz","text":"x"},
              {"field":"agreed","type":"flag","label":"Einverstanden","required":true}],
             "sections":[{"section":"guests","title":"Gäste","fields":[{"field":"name","label":"Name"}]}]}
            """
        let (yes, no) = (words[0], words[1])
        let lines = "9\n2\n\n\(no)\n\(yes)\n\(yes)\nAda\n\(yes)\nEve\nentfernen\n\(no)\n"
        let filled = try fill(["form", "FILE"], form: form, lines: lines, locale: "de")
        #expect(
            filled.answers == #"{"size":"groß","note":"x","agreed":true,"guests":[{"name":"Ada"}]}"# + "\n",
            "\(filled.said)")
        #expect(filled.said.contains("Einverstanden (erforderlich; ja / nein; jetzt Nein): "))
        #expect(filled.said.contains("Größe (Nummer oder Text): "))
        #expect(filled.said.contains("Fehler: Bitte zustimmen, um fortzufahren."))
        let hint = "(Ende: eine Zeile nur mit .; jetzt x; Enter: Behalten, -: Leeren): "
        #expect(filled.said.contains(hint))
        #expect(filled.said.contains("Gäste: Weitere hinzufügen? (ja / nein / Entfernen; Enter: nein): "))
    }

    private static let several = #"{"name":"choices","choices":["a","b, c","d"]}"#

    @Test(
        "A place in a list is one only where entries are chosen",
        arguments: [
            (["ask", "number", "--choice", "5", "--choice", "10", "--choice", "20"], "3\n", "3\n"),
            (["ask", "tags", "--choice", "ten", "--choice", "twenty"], "1,2\n", "1\n2\n"),
            (["ask", "choices", "--choice", "a", "--choice", "b"], "1,1,2\n", "a\nb\n"),
            (["ask", several], "1;3\n", "a\nd\n"), (["ask", several], "a; d\n", "a\nd\n"),
            (["ask", #"{"name":"choice","choices":["One",{"label":"Two","disabled":true}]}"#], "2\n1\n", "One\n"),
            // What was not taken can be given up.
            (["ask", several], "1 3\n\n", "\n"),
            (["ask", "phrase", "--text", "-h"], "\n", "-h\n"),
        ])
    func places(arguments: [String], lines: String, answers: String) throws {
        let filled = try fill(arguments, lines: lines)
        #expect(filled.answers == answers, "\(filled.said)")
        #expect(filled.code == 0)
    }

    @Test("Who has to mend the answer before goes back to it")
    func goingBack() throws {
        let form = #"""
            {"title":"","fields":[{"field":"a"},{"field":"b","validation":{"final":{"rules":[{"rule":"equalsField","field":"a"}]}}}]}
            """#
        let filled = try fill(["form", "FILE"], form: form, lines: "one\ntwo\n<\ntwo\n\n")
        #expect(filled.answers == #"{"a":"two","b":"two"}"# + "\n", "\(filled.said)")
        #expect(filled.said.contains("\nBack: <\n"))
        // Nothing else is it.
        #expect(try fill(["form", "FILE"], form: form, lines: "<\n<\n").answers == #"{"a":"<","b":"<"}"# + "\n")
    }

    @Test("A note is cleared by one line, and each page is said once")
    func clearing() throws {
        let form = #"""
            {"title":"","pages":[{"page":"p","title":"P","fields":["m","s"]},{"page":"q","title":"Q","fields":["u"]}],
            "fields":[{"field":"m","type":"multiline","text":"old"},{"field":"s","placeholder":"If any"},{"field":"u"}]}
            """#
        let filled = try fill(["form", "FILE"], form: form, lines: "-\nAda\nBob\n")
        #expect(filled.answers == #"{"m":null,"s":"Ada","u":"Bob"}"# + "\n", "\(filled.said)")
        #expect(filled.said.split(separator: "\n").count { $0.hasPrefix("Page ") } == 2)
        #expect(filled.said.contains("(If any): "))
    }

    @Test("Where the lines end nothing is answered")
    func end() throws {
        let filled = try fill(["form", "FILE"], form: FormTerminalTests.fair, lines: "Ada\n")
        #expect(filled.code == 130 && filled.answers == "")
    }

    @Test("The last line needs no end, and a label may be a number")
    func labels() throws {
        let ask = ["ask", "choice", "--choice", "2", "--choice", "1", "--choice", "3"]
        #expect(try fill(ask, lines: "2").answers == "2\n")
        #expect(try fill(ask + ["--format", "json"], lines: "9\n3\n").answers == "\"3\"\n")
    }

    @Test("Each page is asked once, also where nothing on it is required")
    func pages() throws {
        let form = """
            {"title":"T","pages":[{"page":"p","fields":["a"]},{"page":"q","fields":["b"]},{"page":"r","fields":["c"]}],
             "fields":[{"field":"a"},{"field":"b","required":true},{"field":"c"}]}
            """
        let filled = try fill(["form", "FILE"], form: form, lines: "1\n2\n3\n")
        #expect(filled.answers == #"{"a":"1","b":"2","c":"3"}"# + "\n", "\(filled.said)")
        #expect(filled.code == 0 && !filled.said.contains("to fix"))
    }

    @Test("An earlier answer is a value before it is a label")
    func values() throws {
        let form = """
            {"title":"T","fields":[{"field":"a","type":{"name":"choice","choices":[{"label":"1","value":2},{"label":"2","value":1}]}},
             {"field":"n","type":"number"}]}
            """
        let values = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: values) }
        try #"{"a":1,"n":2.5}"#.write(to: values, atomically: true, encoding: .utf8)
        let filled = try fill(["form", "FILE", "--values", values.path], form: form, lines: "\n\n")
        #expect(filled.answers == #"{"a":1,"n":"2.5"}"# + "\n", "\(filled.said)")
    }

    @Test("What is there is kept, or emptied")
    func kept() throws {
        let form = #"{"title":"T","fields":[{"field":"a","text":"x"},{"field":"b","text":"y"}]}"#
        let filled = try fill(["form", "FILE", "--format", "keys", "--set", "b=z"], form: form, lines: "\n-\n")
        #expect(filled.answers == "a='x'\nb=''\n")
        #expect(filled.said.contains("Text (now z; Enter: Keep, -: Clear): "))
    }

    @Test(
        "What is given is filled in in the order of the fields",
        arguments: [["a=yes", "b=two"], ["b=two", "a=yes"], ["b=two", "a=no", "a=yes"]])
    func order(settings: [String]) throws {
        let form = """
            {"title":"T","fields":[{"field":"a"},{"field":"b","type":{"name":"choice","choices":[
             {"label":"First","value":"one"},{"label":"Second","value":"two","shown":{"field":"a","rule":"equals","value":"yes"}}]}}]}
            """
        let filled = try fill(["form", "FILE"] + settings.flatMap { ["--set", $0] }, form: form, lines: "\n\n")
        #expect(filled.answers == #"{"a":"yes","b":"two"}"# + "\n", "\(filled.said)")
    }

    @Test("What is set and fills in nothing is refused", arguments: ["n=abc", "sum=4", "agreed=xx", "nobody=1"])
    func nothing(setting: String) throws {
        let form = """
            {"title":"T","fields":[{"field":"n","type":"number"},{"field":"sum","type":"number","total":{"sum":["n"]}},
             {"field":"agreed","type":"flag"}]}
            """
        let filled = try fill(["form", "FILE", "--set", setting], form: form, lines: "\n\n")
        #expect(filled.code == 2 && filled.answers == "")
        #expect(filled.said.hasPrefix("field-server form: --set: "))
    }

    @Test("What two fields say together is asked for again at the end")
    func groups() throws {
        let form = """
            {"title":"T","fields":[{"field":"a","group":"g","label":"A"},{"field":"b","group":"g","label":"B"}],
             "rules":[{"group":"g","rule":"equal","fields":["a","b"],"message":"They differ."}]}
            """
        let filled = try fill(["form", "FILE"], form: form, lines: "x\ny\nx\n")
        #expect(filled.answers == #"{"a":"x","b":"x"}"# + "\n", "\(filled.said)")
        #expect(filled.said.contains("Error: They differ."))
    }

    @Test("A terminal that can do nothing, and none at all")
    func terminals() throws {
        let dumb = try ServerProcess(
            ["TERM=dumb", ServerProcess.path, "ask", "phrase", "--locale", "en"], executable: "/usr/bin/env")
        try dumb.write("x\n")
        #expect(try dumb.outputText() == "x\n")
        #expect(try dumb.exitCode() == 0)
    }

    @Test(
        "One line says what is wrong",
        arguments: [
            ["form"], ["form", "FILE", "--wat"], ["form", "FILE", "--set", "a"], ["form", "FILE", "--set", "x=y"],
            ["form", "/nowhere"], ["form", "FILE", "--values", "/nowhere"], ["form", "FILE", "--values", "FILE2"],
            ["ask"], ["ask", "fone"], ["ask", "date", "--format=keys"], ["ask", #"{"name":"pin"}"#], ["ask", "{"],
            ["types", "fone"], ["types", "a", "b"], ["check"], ["play"], ["--wat"],
        ])
    func mistakes(arguments: [String]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "field-server-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (file, list) = (folder.appending(path: "form.json"), folder.appending(path: "values.json"))
        try Data(#"{"title":"T","fields":[{"field":"a"}]}"#.utf8).write(to: file)
        try Data("[]".utf8).write(to: list)
        let words = arguments.map { $0 == "FILE" ? file.path : $0 == "FILE2" ? list.path : $0 }
        let server = try ServerProcess(words)
        server.closeInput()
        #expect(try server.exitCode() == 2)
        #expect(try server.outputText() == "")
        let said = try server.errorText()
        #expect(said.hasPrefix("field-server") && said.split(separator: "\n").count == 1, "\(said)")
    }

    @Test("A form that is none is told about as check does")
    func noForm() throws {
        let form = #"{"title":"T","fields":[{"field":"a","type":"fone"},{"type":"zip"}]}"#
        let filled = try fill(["form", "FILE"], form: form, lines: "")
        #expect(filled.code == 1 && filled.answers == "")
        #expect(filled.said.contains(":1:44: fields[0].type: there is no type \"fone\""), "\(filled.said)")
    }

    @Test("Two fields are not one variable")
    func keys() throws {
        let form = #"{"title":"T","fields":[{"field":"a.b"},{"field":"a_b"}]}"#
        #expect(try fill(["form", "FILE", "--format", "keys"], form: form, lines: "\n\n").code == 2)
        #expect(try fill(["form", "FILE"], form: form, lines: "\n\n").answers == #"{"a.b":null,"a_b":null}"# + "\n")
        for rows in [
            #""fields":[{"field":"s.t"}],"sections":[{"section":"s_t","fields":[{"field":"a"}]}]"#,
            #""fields":[],"sections":[{"section":"s","fields":[{"field":"a.b"},{"field":"a_b"}]}]"#,
            #""fields":[{"field":"s_1_a"}],"sections":[{"section":"s","fields":[{"field":"a"}]}]"#,
        ] {
            let form = #"{"title":"T",\#(rows)}"#
            #expect(try fill(["form", "FILE", "--format", "keys"], form: form, lines: "\n\n\n").code == 2, "\(form)")
        }
    }
}
