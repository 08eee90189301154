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

    @Test(arguments: ["sign-up", "checkout", "tax", "job-application", "settings"])
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

    @Test(arguments: [["--rows", "-"], ["--json", "f.json"], ["--rows"], ["--rows", "a", "--rows", "b", "f.json"]])
    func rowsThatCannotBeMeant(arguments: [String]) { #expect(exitCode(arguments) == 2) }

    private func exitCode(_ arguments: [String]) -> Int32 {
        let session = SessionPartner()
        let moment = Moment(milliseconds: 0, today: Transcript.standardDate)
        return runCheck(arguments: arguments, with: session, at: moment)
    }
}
