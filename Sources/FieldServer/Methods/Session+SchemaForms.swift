import FieldEngine
import FieldProtocol
import FieldSchema
import JSONBytes

/// Forms that are opened from a JSON Schema (specification, section 6).
extension Session {
    mutating func open(
        _ params: FormOpenParams, importing schema: Parameter, at now: Moment
    ) throws(ResponseError) -> FormOpenResult {
        guard
            params.types == nil, params.fields == nil, params.rules == nil, params.pages == nil, params.sections == nil,
            params.order == nil
        else {
            throw .invalidParams("schema", expected: "no other definition of the form", found: "one beside it")
        }
        switch schema {
        case .table, .boolean: break
        case .null, .number, .text, .list:
            throw .invalidParams("schema", expected: "an object or a boolean", found: "another value")
        }
        let imported = SchemaImport(try document(of: schema), limits: configuration.limits.ofSchemas)
        var members: [Parameter.Member] = [.init(name: "form", value: .text(params.form))]
        if case .table(let all) = imported.form {
            // A file's groups have titles, and a form is opened with those that are monitored.
            members += all.filter { !["$schema", "form", "title", "groups"].contains($0.name) }
        }
        if let groups = params.groups {
            members.append(.init(name: "groups", value: .list(groups.map { .text($0) })))
        }
        if let locale = params.locale { members.append(.init(name: "locale", value: .text(locale))) }
        if let debug = params.debug { members.append(.init(name: "debug", value: .boolean(debug))) }
        var result = try open(decoded(.table(members)), at: now)
        result.imported = imported.form
        result.unsaid = imported.findings.map { SchemaOmission(pointer: $0.pointer, reason: $0.reason) }
        return result
    }

    private func decoded(_ form: Parameter) throws(ResponseError) -> FormOpenParams {
        let document = try document(of: form)
        let params: FormOpenParams
        do throws(DecodingFailure) { params = try document.params(document.root) } catch { throw ResponseError(error) }
        try params.check(configuration.limits)
        return params
    }

    private func document(of value: Parameter) throws(ResponseError) -> JSONDocument {
        var writer = JSONWriter()
        value.encode(to: &writer)
        var document = JSONDocument()
        do throws(JSONSyntaxError) {
            try document.parse(writer.bytes[...], maxDepth: configuration.limits.maxDepth)
        } catch {
            throw .invalidParams("schema", expected: "a JSON Schema", found: "\(error.reason)")
        }
        return document
    }
}
