import Foundation

/// Checks a value against a JSON Schema: as much of draft 2020-12 as `model.schema.json` and
/// `form.schema.json` use.
struct SchemaChecker {
    let schema: Value

    /// Keywords that constrain nothing.
    private static let annotations: Set<String> = ["$schema", "$defs", "title", "description", "default"]

    /// What is wrong, each with the path to it; empty for a value that obeys the schema.
    func problems(in value: Value) -> [String] {
        problems(in: value, against: schema, at: "")
    }

    private func problems(in value: Value, against schema: Value, at path: String) -> [String] {
        guard case .object(let keywords) = schema else { return ["\(path): the schema itself is no object"] }
        return keywords.flatMap { keyword in
            problem(in: value, keyword.name, keyword.value, schema, at: path)
        }
    }

    private func problem(
        in value: Value, _ keyword: String, _ constraint: Value, _ schema: Value, at path: String
    ) -> [String] {
        switch (keyword, constraint) {
        case (_, _) where Self.annotations.contains(keyword): return []
        case ("$ref", .string(let reference)):
            guard let target = resolve(reference) else { return ["\(path): unknown reference \(reference)"] }
            return problems(in: value, against: target, at: path)
        case ("type", .string(let type)):
            return matches(value, type) ? [] : ["\(path): not of type \(type)"]
        case ("type", .array(let types)):
            return types.contains { matches(value, $0.string ?? "") } ? [] : ["\(path): not of type \(constraint.text)"]
        case ("const", _): return value == constraint ? [] : ["\(path): not \(constraint.text)"]
        case ("enum", .array(let values)): return values.contains(value) ? [] : ["\(path): not in \(constraint.text)"]
        case ("oneOf", .array(let schemas)):
            let fitting = schemas.filter { problems(in: value, against: $0, at: path).isEmpty }
            return fitting.count == 1 ? [] : ["\(path): fits \(fitting.count) of \(schemas.count) forms"]
        case ("pattern", .string(let pattern)):
            guard let text = value.string else { return [] }
            return text.range(of: pattern, options: .regularExpression) != nil ? [] : ["\(path): not like \(pattern)"]
        case ("minimum", _), ("maximum", _):
            guard let number = value.integer, let bound = constraint.integer else { return [] }
            return (keyword == "minimum" ? number >= bound : number <= bound) ? [] : ["\(path): \(keyword) \(bound)"]
        case ("minItems", _):
            guard case .array(let values) = value, let bound = constraint.integer else { return [] }
            return values.count >= bound ? [] : ["\(path): fewer than \(bound)"]
        case ("items", _):
            guard case .array(let values) = value else { return [] }
            return values.enumerated().flatMap {
                problems(in: $0.element, against: constraint, at: "\(path)[\($0.offset)]")
            }
        case ("required", .array(let names)):
            guard case .object = value else { return [] }
            return names.compactMap(\.string).filter { value[$0] == nil }.map { "\(path): \($0) is missing" }
        case ("properties", _):
            guard case .object(let members) = value else { return [] }
            return members.flatMap { member in
                constraint[member.name].map { problems(in: member.value, against: $0, at: "\(path).\(member.name)") }
                    ?? []
            }
        case ("additionalProperties", .boolean(false)):
            guard case .object(let members) = value else { return [] }
            return members.filter { schema["properties"]?[$0.name] == nil }.map { "\(path): unknown member \($0.name)" }
        case ("additionalProperties", .object):
            guard case .object(let members) = value else { return [] }
            return members.filter { schema["properties"]?[$0.name] == nil }.flatMap {
                problems(in: $0.value, against: constraint, at: "\(path).\($0.name)")
            }
        default: return ["\(path): the schema uses \(keyword), which is not checked"]
        }
    }

    private func resolve(_ reference: String) -> Value? {
        let parts = reference.split(separator: "/")
        guard parts.first == "#" else { return nil }
        return parts.dropFirst().reduce(schema as Value?) { $0?[String($1)] }
    }

    private func matches(_ value: Value, _ type: String) -> Bool {
        switch value {
        case .null: type == "null"
        case .boolean: type == "boolean"
        case .number: type == "number" || type == "integer" && value.integer != nil
        case .string: type == "string"
        case .array: type == "array"
        case .object: type == "object"
        }
    }
}

extension Value {
    fileprivate var integer: Int? {
        guard case .number(let spelling) = self else { return nil }
        return Int(spelling)
    }
}
