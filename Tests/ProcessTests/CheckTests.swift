import FieldEngine
import FieldServer
import FieldTools
import Foundation
import TestClients
import TestSupport
import Testing

@testable import FieldProgram

/// `field-server check`: what it prints, and what it ends with.
@Suite struct CheckTests {
    private static let forms = URL(filePath: #filePath).appending(path: "../../../protocol/forms").standardizedFileURL

    private func lines(_ text: String) -> [String] {
        let moment = Moment(milliseconds: 0, today: Transcript.standardDate)
        let session = SessionPartner()
        return FormFileCheck.report(on: Array(text.utf8), with: session, at: moment).lines(path: "f.json").map(\.text)
    }

    @Test func problemsStandAsCompilersWriteThem() {
        #expect(
            lines(#"{"title":"T","fields":[{"field":"a","type":"zap"}],"x":1}"#) == [
                #"f.json:1:44: error: fields[0].type: there is no type "zap"; did you mean "zip"?"#,
                "f.json:1:52: warning: x: nothing reads this", "1 error, 1 warning",
            ])
        #expect(lines("?") == ["f.json:1:1: error: this is no JSON: a value was expected", "1 error"])
    }

    @Test func aFineFormIsSummedUp() {
        #expect(lines(#"{"title":"T","fields":[]}"#) == [#"f.json: "T" is fine: no fields"#])
        #expect(
            lines(
                #"""
                {"title":"T","fields":[{"field":"a","group":"g"},{"field":"b"}],"x":1,"types":[{"name":"t","description":""}],
                "rules":[{"group":"g","rule":"equal","fields":["a","b"]}]}
                """#) == [
                    "f.json:1:65: warning: x: nothing reads this",
                    #"f.json: "T" is fine: 2 fields in 1 group with 1 type of its own and 1 rule between fields; 1 warning"#,
                ])
    }

    @Test(arguments: ["sign-up", "checkout", "tax", "job-application", "settings", "delivery"])
    func theExamplesAreFine(name: String) throws {
        let path = Self.forms.appending(path: "\(name).json").path
        #expect(exitCode([path]) == 0)
    }

    @Test func theExitCodeTellsProblemsFromMistakes() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "field-server-\(UUID().uuidString).json")
        try Data(#"{"title":7}"#.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(exitCode([file.path]) == 1)
        #expect(exitCode([]) == 2)
        #expect(exitCode([file.path, file.path]) == 2)
        #expect(exitCode(["--fix"]) == 2)
        #expect(exitCode([file.path + ".not-there"]) == 2)
    }

    @Test("By a form that is not fine no rows are checked, and standard output says nothing")
    func rowsOfWrongForm() throws {
        let server = try ServerProcess(["check", "--rows", "/dev/null", "--json", "-"])
        try server.write(#"{"title":7}"#)
        server.closeInput()
        #expect(try server.outputText() == "")
        #expect(try server.exitCode() == 2)
    }

    @Test("Rows of a file, as text and as JSON, from a file and from standard input")
    func rows() throws {
        let form = Self.forms.appending(path: "sign-up.json").path
        let server = try ServerProcess(["--now", "2026-11-21", "check", "--rows", "-", "--json", form])
        try server.write("\n{\"email\":\"ada@example.org\",\"shoe\":42}\nno row\n")
        server.closeInput()
        let lines = JSON.lines(Array(try server.outputText().utf8))
        #expect(try server.exitCode() == 1)
        #expect(lines.first?["code"].string == "unknown-column")
        #expect(lines.last?["code"].string == "unreadable")
        #expect(lines.last?["line"].integer == 3)
        #expect(lines.contains { $0["code"].string == "required" && $0["row"].integer == 1 })
        #expect(!lines.contains { $0["field"].string == "email" })
    }

    @Test(
        "What is wrong with a heading, and what was left out of a text",
        arguments: [
            ("name,nobody\nAnn,1\n", 0, ["0 unknown-column warning"]),
            ("nobody\n1\n", 1, ["0 unknown-column warning", "0 no-columns error"]),
            ("name,age,name\nAnn,1,Bo\n", 1, ["0 column-twice error"]),
            ("name,age\nAb*,x\nAnn,30\n", 1, ["1 left-out warning", "1 left-out error"]),
            ("name\nAb\"\n", 0, ["1 left-out warning"]), ("name\nA\"b\n", 1, ["1 left-out error"]),
            ("name,age\rAnn,30\r", 0, []),
            ("[{\"name\":\"Ann\"}]", 1, ["1 unreadable error"]), ("\u{FEFF}", 0, []),
            ("\u{FEFF}\"name\"\nAnn\n", 0, []), ("{\"name\":\"Ann\",\"name\":\"Bo\"}", 1, ["1 unreadable error"]),
            ("age,twice\n4,8\n4,9\n", 1, ["2 not-total error"]),
        ] as [(String, Int32, [String])])
    func headings(data: String, code: Int32, expected: [String]) throws {
        let form = FileManager.default.temporaryDirectory.appending(path: "field-server-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: form) }
        try Data(
            #"""
            {"title":"T","fields":[{"field":"name","type":"name"},{"field":"age","type":"age"},
            {"field":"twice","type":"number","total":{"sum":["age","age"]}}]}
            """#.utf8
        ).write(to: form)
        let server = try ServerProcess(["check", "--rows", "-", "--json", form.path])
        try server.write(data)
        server.closeInput()
        let lines = JSON.lines(Array(try server.outputText().utf8))
        #expect(try server.exitCode() == code)
        let told = lines.map {
            "\($0["row"].integer ?? 0) \($0["code"].string ?? "") \($0["severity"].string ?? "")"
        }
        #expect(told == expected)
    }

    @Test("Rows of sections, as many as a record has")
    func rowsOfSections() throws {
        let form = FileManager.default.temporaryDirectory.appending(path: "field-server-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: form) }
        try Data(
            #"""
            {"title":"T","form":"f","fields":[{"field":"t","type":{"name":"choices","choices":["Red","Blue"]}},
            {"field":"n","type":"number","total":{"count":"items"}}],"sections":[{"section":"items","least":1,"most":3,
            "unique":["name"],"fields":[{"field":"name","required":true},{"field":"amount","type":"number"}]}]}
            """#.utf8
        ).write(to: form)
        func findings(_ data: String) throws -> [String] {
            let server = try ServerProcess(["check", "--rows", "-", "--json", form.path])
            try server.write(data)
            server.closeInput()
            let lines = JSON.lines(Array(try server.outputText().utf8))
            return lines.map { line in
                "\(line["row"].integer ?? 0) \(line["field"].string ?? "") \(line["code"].string ?? "")"
            }
        }
        let objects = """
            {"items":[{"name":"a"},{"name":"a","amount":3}],"t":["Blue","Red"]}
            {"items":[{"name":"a"}],"t":["Green"]}
            {"items":[{"name":"a"},{},{"name":"c"}]}
            {"items":[{"name":"a"},{"name":"b"},{"name":"c"},{"name":"d"}]}
            {"items":[{"name":"a","size":1}],"n":["x"]}
            {"items":["a"]}
            {"items[2].name":"b"}
            {"items[999999999].name":"b"}

            """
        #expect(
            try findings(objects) == [
                "1 items[1].name not-unique", "1 items[2].name not-unique", "2 t not-listed", "2 t left-out",
                "3 items[2].name required", "4 items too-many", "0  unknown-column", "5  unreadable", "6  unreadable",
                "7 items[1].name required",
                "8 items too-many", "8 items[1].name required",
            ])
        let values = """
            items[1].name;items[2].name;items[3].amount;items[4].name;items[9].x
            a;b;;;
            a;;;;
            a;;1;;
            a;a;;;

            """
        #expect(
            try findings(values) == [
                "3 items[2].name required", "3 items[3].name required", "4 items[1].name not-unique",
                "4 items[2].name not-unique",
            ])
    }

    @Test(arguments: [["--rows", "-"], ["--json", "f.json"], ["--rows"], ["--rows", "a", "--rows", "b", "f.json"]])
    func rowsThatCannotBeMeant(arguments: [String]) { #expect(exitCode(arguments) == 2) }

    private func exitCode(_ arguments: [String]) -> Int32 {
        let session = SessionPartner()
        let moment = Moment(milliseconds: 0, today: Transcript.standardDate)
        return runCheck(arguments: arguments, with: session, at: moment)
    }
}
