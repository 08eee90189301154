internal import FieldSchema
internal import FieldServer
internal import FieldTools
internal import JSONBytes

/// `field-server import SCHEMA.json`: prints a form for a JSON Schema, and on standard error what of it the form does not say.
///
/// The result is 0 where the form says all, 1 where something is left out, 2 where there is no schema or nowhere to print.
func runImport(arguments: [String], limits: Limits, maxFileBytes: Int = TextFile.usualLimit) -> Int32 {
    let usage = "usage: field-server import [--json] SCHEMA.json"
    if arguments.contains("--help") || arguments.contains("-h") {
        return StandardOutput.print([TerminalText(usage)])
    }
    let asJSON = arguments.contains("--json")
    let paths = arguments.filter { $0 != "--json" }
    guard let path = paths.first, paths.count == 1, path == "-" || !path.hasPrefix("-") else {
        StandardError.tell("field-server import: it takes one schema (--help)")
        return StandardOutput.failure
    }
    let file: JSONFile
    do throws(JSONFile.Unreadable) {
        file = try JSONFile(path, atMost: maxFileBytes, maxDepth: limits.maxDepth)
    } catch {
        StandardError.tell("field-server import: \(error.message)")
        return StandardOutput.failure
    }
    let kind = file.document.kind(file.document.root)
    guard kind == .object || kind == .bool else {
        StandardError.tell("field-server import: \(file.name): a schema is an object or a boolean")
        return StandardOutput.failure
    }
    let schema = SchemaImport(file.document, limits: limits.ofSchemas)
    var output = StandardOutput()
    output.write(bytes: FormFileLayout.bytes(of: schema.form))
    let code = output.end(schema.findings.isEmpty ? 0 : 1)
    for finding in schema.findings {
        StandardError.tell(asJSON ? finding.json : "\(file.name): \(finding.place): \(finding.reason)")
    }
    return code
}

extension SchemaFinding {
    /// The pointer as a fragment, so that the whole schema has a name too.
    fileprivate var place: String { "#\(pointer)" }

    fileprivate var json: String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.name("pointer")
        writer.string(pointer)
        writer.name("reason")
        writer.string(reason)
        writer.endObject()
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
