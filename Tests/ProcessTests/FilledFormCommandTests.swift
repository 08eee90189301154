import Foundation
import TestClients
import TestSupport
import Testing

/// `field-server new` and `submit`: what they print, where, and what they end with.
@Suite struct FilledFormCommandTests {
    private static let forms = URL(filePath: #filePath).appending(path: "../../../protocol/forms").standardizedFileURL

    private func run(_ arguments: [String], _ input: String = "") throws -> (
        output: String, errors: String, code: Int32
    ) {
        let server = try ServerProcess(arguments)
        if !input.isEmpty { try server.write(input) }
        server.closeInput()
        let output = try server.outputText()
        return (output, try server.errorText(), try server.exitCode())
    }

    /// A new sign-up with the answers behind their labels, in a file of its own.
    private func document(_ answers: [String: String]) throws -> URL {
        let form = Self.forms.appending(path: "sign-up.json").path
        let (output, errors, code) = try run(["new", "--locale", "en", form])
        #expect(errors == "")
        #expect(code == 0)
        #expect(output.hasPrefix("form: \(form)\nlocale: en\n"))
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let answer = answers.first { line.hasPrefix($0.key) }
            return answer.map { "\($0.key): \($0.value)" } ?? String(line)
        }
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).form")
        try lines.joined(separator: "\r\n").write(to: file, atomically: true, encoding: .utf8)
        return file
    }

    @Test func aDocumentIsPrintedFilledInAndSubmitted() throws {
        let form =
            #"{"title":"","fields":[{"field":"a","label":"Born","type":"date","required":true},{"field":"s","label":"Secret","secure":true,"required":true}]}"#
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
        try form.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let empty = try run(["new", file.path]).output
        let document = file.deletingPathExtension().appendingPathExtension("form")
        defer { try? FileManager.default.removeItem(at: document) }
        // The form is found beside the document.
        let text = empty.replacing(file.path, with: file.lastPathComponent).replacing(
            "Born *: ", with: "Born *: May 1 1990")
        try text.write(to: document, atomically: true, encoding: .utf8)
        let (output, errors, code) = try run(["submit", document.path], "xyz\n")
        #expect(JSON(parsing: output.utf8)["a"].string == "1990-05-01")
        #expect(JSON(parsing: output.utf8)["s"].string == "xyz")
        #expect(errors.contains("Secret (required)"))
        #expect(code == 0)
        #expect(try run(["submit", "--format", "keys", document.path], "xyz\n").output == "a='1990-05-01'\ns='xyz'\n")
        // Nobody is there to be asked.
        #expect(try run(["submit", document.path]).code == 130)
    }

    @Test func whatIsWrongIsToldWithItsPlace() throws {
        let file = try document(["E-mail *": "ada@"])
        defer { try? FileManager.default.removeItem(at: file) }
        let (output, errors, code) = try run(["submit", file.path])
        #expect(output == "")
        #expect(
            errors.split(separator: "\n").contains {
                $0.hasPrefix(file.path) && $0.hasSuffix("error: Enter an address such as name@example.com.")
            })
        #expect(code == 1)
    }

    @Test func whatIsLeftOutOfAnAnswerIsTold() throws {
        let form = #"{"title":"","fields":[{"field":"n","label":"Name","type":"name"}]}"#
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
        try form.write(to: file, atomically: true, encoding: .utf8)
        let document = file.deletingPathExtension().appendingPathExtension("form")
        defer {
            for file in [file, document] { try? FileManager.default.removeItem(at: file) }
        }
        try "form: \(file.lastPathComponent)\nName: Anna4 You\n".write(to: document, atomically: true, encoding: .utf8)
        let (output, errors, code) = try run(["submit", document.path])
        #expect(output == "{\"n\":\"Anna You\"}\n")
        #expect(errors == "\(document.path):2:7: warning: Check this: “4” was left out.\n")
        #expect(code == 0)
    }

    @Test(
        "What is no document",
        arguments: [
            ("Name: Ada", 1, "stdin:1:1: the first line does not name a form file: form: FORM.json"),
            ("form: nowhere.json", 2, "nowhere.json: No such file or directory"),
        ])
    func noDocument(text: String, code: Int32, error: String) throws {
        let result = try run(["submit", "-"], text)
        #expect(result.errors == "field-server submit: \(error)\n")
        #expect(result.code == code)
        #expect(result.output == "")
    }

    @Test func argumentsAreLookedAt() throws {
        #expect(try run(["new"]).code == 2)
        #expect(try run(["submit", "--format", "text", "a"]).code == 2)
        #expect(try run(["new", "--help"]).output.hasPrefix("usage: field-server new"))
    }
}
