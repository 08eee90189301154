import FieldServer
import Foundation
import TestClients
import TestSupport
import Testing

@testable import FieldProgram

/// `field-server import`: what it prints, where, and what it ends with.
@Suite struct ImportTests {
    private func imported(_ schema: String, _ arguments: [String] = []) throws -> (
        output: String, errors: String, code: Int32
    ) {
        let server = try ServerProcess(["import"] + arguments + ["-"])
        try server.write(schema)
        server.closeInput()
        let output = try server.outputText()
        let errors = try server.errorText()
        return (output, errors, try server.exitCode())
    }

    @Test func aFormIsPrintedAsPeopleWriteThem() throws {
        let (output, errors, code) = try imported(
            #"""
            {"title":"Sign up","type":"object","properties":{"email":{"type":"string","format":"email"},
            "code":{"type":"string","pattern":"^[A-Z]{2}$","title":"Code"}},"required":["email"]}
            """#)
        #expect(
            output == #"""
                {
                  "title": "Sign up",
                  "fields": [
                    { "field": "email", "type": { "name": "email", "requireDot": false }, "label": "Email", "required": true },
                    {
                      "field": "code", "type": "phrase", "label": "Code", "blanks": "keep",
                      "validation": { "live": { "rules": [{ "rule": "pattern", "pattern": "[A-Z]{2}" }] } }
                    }
                  ]
                }

                """#)
        #expect(errors == "")
        #expect(code == 0)
    }

    @Test func whatIsLeftOutIsTold() throws {
        let schema = #"{"properties":{"a/b":{"type":"string","contentEncoding":"base64"}},"minProperties":2}"#
        let (output, errors, code) = try imported(schema)
        #expect(JSON(parsing: output.utf8)["fields"][0]["field"].string == "a/b")
        #expect(
            errors == """
                stdin: #/properties/a~1b/contentEncoding: a field does not look into its text
                stdin: #/minProperties: a form does not count what is filled

                """)
        #expect(code == 1)
        let lines = JSON.lines(Array(try imported(schema, ["--json"]).errors.utf8))
        #expect(lines.map { $0["pointer"].string } == ["/properties/a~1b/contentEncoding", "/minProperties"])
        #expect(lines[1]["reason"].string == "a form does not count what is filled")
    }

    @Test(arguments: [
        ("[1]", "field-server import: stdin: a schema is an object or a boolean\n"),
        ("{\"type\":\n \"é\"", "field-server import: stdin:2:5: this is no JSON: the text ends too early\n"),
    ]) func whatIsNoSchemaIsRefused(text: String, message: String) throws {
        let (output, errors, code) = try imported(text)
        #expect(output == "")
        #expect(errors == message)
        #expect(code == 2)
    }

    @Test(arguments: [[], ["a", "b"], ["--fix", "a"], ["--json"], ["/not/there.json"]])
    func argumentsThatCannotBeMeant(arguments: [String]) {
        #expect(runImport(arguments: arguments, limits: Limits()) == 2)
    }
}
