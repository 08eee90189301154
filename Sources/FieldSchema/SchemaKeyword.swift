import JSONBytes

/// What a form can do with a keyword.
struct SchemaKeyword {
    /// What values it speaks of; nil where of any.
    var kind: SchemaKind?
    /// Why a form does not say it; nil where it does, or where there is nothing to say.
    var reason: String?

    init(_ name: String) {
        (kind, reason) =
            switch name {
            case "$schema", "$id", "$anchor", "$dynamicAnchor", "$comment", "$defs", "definitions", "$vocabulary",
                "$ref",
                "$dynamicRef", "allOf", "title", "description", "default", "examples", "type", "readOnly", "writeOnly",
                "enum", "const", "oneOf",
                "anyOf", "discriminator", "enumNames":
                (nil, nil)
            case "properties", "required", "dependentRequired", "dependentSchemas", "dependencies": (.object, nil)
            case "patternProperties", "additionalProperties", "propertyNames", "unevaluatedProperties":
                (.object, "a form has the fields that it names and no others")
            case "minProperties", "maxProperties": (.object, "a form does not count what is filled")
            case "items", "minItems", "maxItems", "uniqueItems": (.array, nil)
            case "prefixItems", "contains", "minContains", "maxContains", "unevaluatedItems":
                (.array, "the items of a list are all of one kind")
            case "minLength", "maxLength", "pattern", "format": (.string, nil)
            case "contentEncoding", "contentMediaType", "contentSchema":
                (.string, "a field does not look into its text")
            case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf": (.number, nil)
            case "if", "then", "else": (nil, "conditions are of objects, as they ask about other fields")
            case "not": (nil, "a field says what it takes, and not what it does not take")
            case "deprecated": (nil, "a field can't be marked so")
            default: (nil, "this is no keyword that a form knows")
            }
    }

    /// Whether it asks anything of values of a kind.
    func speaks(of other: SchemaKind) -> Bool {
        kind == nil || kind == other || kind == .number && other == .integer
    }
}

extension SchemaReader {
    /// Lists the keywords of a view that a form does not say of values of that kind; nil: of any kind. What is about other
    /// kinds says nothing of these.
    mutating func listUnsaid(in view: SchemaView, of kind: SchemaKind?) {
        for part in view.parts {
            for member in document.members(part.node) {
                guard let name = document.string(member.name) else { continue }
                let keyword = SchemaKeyword(name)
                if kind == .object, let reason = slip(in: member.value, of: name) {
                    findings.add("\(part.pointer)/\(name)", reason)
                    continue
                }
                // Of texts and numbers it is looked at, and of objects conditions are.
                if name == "not", kind == .string || kind == .number || kind == .integer { continue }
                if kind == .object, name == "if" || name == "then" || name == "else" || name == "minProperties" {
                    continue
                }
                if let kind, !keyword.speaks(of: kind) { continue }
                let pointer = "\(part.pointer)/\(SchemaPointer.token(name))"
                if let reason = keyword.reason {
                    // No form takes what it does not name.
                    if document.bool(member.value) == false, keyword.kind == .object || keyword.kind == .array {
                        continue
                    }
                    findings.add(pointer, reason)
                } else if kind == .object, !isNothing(member.value), let reason = reasonOfObject(name) {
                    findings.add(pointer, reason)
                }
            }
        }
    }

    /// Lists each schema that allows its own properties alone where the form has others at the place: those of another part.
    mutating func listClosed(_ view: SchemaView, at place: SchemaPlace, besides isOther: (SchemaField) -> Bool) {
        let prefix = place.identifier.isEmpty ? "" : "\(place.identifier)."
        for part in view.parts {
            guard let additional = document.member(part.node, "additionalProperties"),
                document.bool(additional) == false, document.member(part.node, "patternProperties") == nil
            else { continue }
            let own = Set(
                document.member(part.node, "properties").map { document.members($0) }?.compactMap {
                    document.string($0.name)
                } ?? [])
            let names =
                properties(of: view).map { prefix + $0.name } + made.fields.filter(isOther).map { $0.identifier }
            // A property's name may have a dot itself.
            let isKnown = names.allSatisfy { name in
                !name.hasPrefix(prefix)
                    || own.contains { name == prefix + $0 || name.hasPrefix("\(prefix)\($0).") }
            }
            if !isKnown {
                findings.add(
                    "\(part.pointer)/additionalProperties", "what is named elsewhere has fields too, which this forbids"
                )
            }
        }
    }

    static let noAlternatives = "a form does not choose between schemas"

    /// What is wrong with the value of a keyword of objects.
    private func slip(in value: JSONNode, of keyword: String) -> String? {
        switch keyword {
        case "properties" where document.kind(value) != .object: "properties are an object"
        case "required" where document.kind(value) != .array: "the names of what is required are a list"
        default: nil
        }
    }

    /// What fields have and groups have not.
    private func reasonOfObject(_ name: String) -> String? {
        switch name {
        case "description": "only fields have a text of their own, not forms and groups"
        case "default", "examples", "readOnly", "writeOnly": "a form says this of its fields one by one"
        default: nil
        }
    }
}
