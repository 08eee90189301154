import FieldEngine
import FieldSchema
import FieldServer
import FieldTools
import Foundation
import JSONBytes
import TestClients
import TestSupport
import Testing

/// Rows in the manner of the JSON Schema Test Suite, judged by the forms that the schemas are imported into.
///
/// Where a form says another thing than the standard, the row says why.
@Suite struct SchemaRowsTests {
    private static let folder = URL(filePath: #filePath).appending(path: "../../JSONSchema").standardizedFileURL

    @Test(arguments: ["keywords", "formats"]) func rows(file: String) throws {
        let groups = JSON(parsing: try Data(contentsOf: Self.folder.appending(path: "\(file).json"))).list
        #expect(groups.count > 20)
        for group in groups { try judge(group) }
    }

    private func judge(_ group: JSON) throws {
        let name = group["description"].string ?? "?"
        let form = ImportedForm(Array(group["schema"].description.utf8))
        #expect(form.findings.map(\.pointer) == group["listed"].list.compactMap(\.string), "\(name): \(form.findings)")
        var client = TestClient()
        let fields = try form.open(in: &client)
        let tests = group["tests"].list
        let rows = tests.map { test in fields.map { Self.text(of: $0, in: test["data"]) } }
        let data = try JSONSerialization.data(withJSONObject: ["form": "", "fields": fields, "rows": rows])
        let answer = client.request("form/check", String(decoding: data, as: UTF8.self))
        let invalid = Set(answer["invalid"].list.compactMap(\.integer))
        #expect(!answer["invalid"].isAbsent, "\(name): \(answer)")
        for (index, test) in tests.enumerated() {
            let isValid = test["valid"].flag != !test["differs"].isAbsent
            #expect(
                invalid.contains(index) != isValid,
                "\(name), \(test["description"]): \(rows[index]) in \(form.text), \(answer["findings"])")
        }
    }

    /// What a person writes into a field for a value.
    private static func text(of field: String, in data: JSON) -> String {
        var value = data
        if data.value is [String: Any] {
            for step in field.split(separator: ".") { value = value[String(step)] }
        }
        return text(of: value)
    }

    private static func text(of value: JSON) -> String {
        if let text = value.string { return text }
        if value.isAbsent || value.isNull { return "" }
        if value.value is [Any] { return value.list.map { text(of: $0) }.joined(separator: ", ") }
        return value.description
    }
}

/// A form that was made of a schema, as its file has it.
struct ImportedForm {
    let text: String
    let findings: [SchemaFinding]
    let value: JSON

    /// - Parameter mayContradict: whether the schema may say what nothing meets, which the check warns of.
    init(_ schema: [UInt8], mayContradict: Bool = false) {
        var document = JSONDocument()
        do {
            try document.parse(schema)
        } catch {
            Issue.record("no JSON: \(error)")
        }
        let result = SchemaImport(document, limits: Limits().ofSchemas)
        text = String(decoding: FormFileLayout.bytes(of: result.form), as: UTF8.self)
        findings = result.findings
        value = JSON(parsing: text.utf8)
        let moment = Moment(milliseconds: 0, today: Transcript.standardDate)
        let report = FormFileCheck.report(on: Array(text.utf8), with: SessionPartner(), at: moment)
        let problems = report.problems.filter { !mayContradict || $0.severity != .warning }
        #expect(problems == [], "\(text)")
        for line in text.split(separator: "\n") {
            let isOneMember = !line.trimming { $0 == " " }.dropLast().contains("\", \"")
            #expect(line.count <= 120 || isOneMember, "\(line)")
        }
    }

    init(_ schema: String, mayContradict: Bool = false) {
        self.init(Array(schema.utf8), mayContradict: mayContradict)
    }

    subscript(_ field: String) -> JSON { value["fields"].list.first { $0["field"].string == field } ?? JSON(nil) }

    /// The finding at a place.
    func reason(_ pointer: String) -> String? { findings.first { $0.pointer == pointer }?.reason }

    /// Makes the form as a loader does; the ids of its fields.
    func open(in client: inout TestClient) throws -> [String] {
        if !value["sections"].isAbsent {
            #expect(client.request("form/open", #"{"form":"","sections":\#(value["sections"])}"#)["error"].isAbsent)
        }
        for type in value["types"].list { #expect(client.request("type/define", type.description).isNull) }
        var fields: [String] = []
        for field in value["fields"].list {
            fields.append(try #require(field["field"].string))
            #expect(client.request("field/create", field.description)["error"].isAbsent)
        }
        let groups = Dictionary(grouping: value["rules"].list) { $0["group"].string ?? "" }
        for (group, rules) in groups {
            let rules = rules.map(\.description).joined(separator: ",")
            #expect(client.request("group/define", "{\"group\":\(group.quoted),\"rules\":[\(rules)]}").isNull)
        }
        return fields
    }
}

extension StringProtocol {
    fileprivate func trimming(_ isBlank: (Character) -> Bool) -> SubSequence {
        let start = firstIndex { !isBlank($0) } ?? endIndex
        return self[start...]
    }
}
