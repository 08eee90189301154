import Automata
import FieldEngine
import JSONBytes

/// Strings and what is asked of their text.
extension SchemaReader {
    mutating func textField(of view: SchemaView, at place: SchemaPlace) -> SchemaField {
        var field = SchemaField(place.identifier, type: "phrase")
        field.isPlain = true
        takeFormat(&field, view)
        for part in view.parts {
            for member in document.members(part.node) {
                guard let name = document.string(member.name) else { continue }
                takeText(&field, name, member.value, at: "\(part.pointer)/\(name)")
            }
        }
        if field.isPlain, let text = defaultText(of: view), text.utf8.contains(UInt8(ascii: "\n")),
            field.type == "phrase"
        {
            field.type = "multiline"
        }
        return field
    }

    private func defaultText(of view: SchemaView) -> String? {
        view.parts.lazy.compactMap { document.member($0.node, "default").flatMap(document.string) }.first
    }

    /// The first format that a form knows.
    private mutating func takeFormat(_ field: inout SchemaField, _ view: SchemaView) {
        var known: String?
        for part in view.parts {
            guard let node = document.member(part.node, "format") else { continue }
            let pointer = "\(part.pointer)/format"
            let name = document.string(node) ?? ""
            guard let format = SchemaFormat(name) else {
                findings.add(pointer, "a form does not know this format")
                continue
            }
            if let known {
                if known != name { findings.add(pointer, "a field has one format") }
                continue
            }
            known = name
            field.type = format.type
            field.parameters = format.parameters
            field.isPlain = format.isPlain
            if let pattern = format.pattern {
                field.demand(
                    .rule(.rule("pattern", "pattern", .text(pattern), message: format.message)), at: pointer)
            }
            if let most = format.most { field.demand(.most(most), at: pointer) }
        }
    }

    private mutating func takeText(
        _ field: inout SchemaField, _ keyword: String, _ value: JSONNode, at pointer: String
    ) {
        switch keyword {
        case "minLength", "maxLength", "pattern", "not":
            // A value that is not allowed is known by what it stands for.
            let isOfValues = keyword == "not" && document.member(value, "pattern") == nil
            guard field.isPlain || isOfValues else {
                return findings.add(pointer, "the field judges what its text means, and not its characters")
            }
        default: return
        }
        switch keyword {
        case "minLength", "maxLength":
            guard let count = length(value, at: pointer) else { return }
            if keyword == "minLength" {
                if count > field.fewest ?? 0 { field.replaceFewest(count, at: pointer) }
            } else if field.most.map({ count < $0 }) ?? true {
                field.replaceMost(count, at: pointer)
            }
        case "pattern":
            guard let pattern = document.string(value) else { return findings.add(pointer, "a pattern is a string") }
            field.keepsBlanks = field.type == "phrase" || field.type == "multiline"
            for rule in SchemaPattern(pattern).rules { field.demand(.rule(rule), at: pointer) }
        default:
            takeNot(&field, value, at: pointer)
        }
    }

    /// Texts, or numbers, that are not allowed.
    mutating func takeNot(_ field: inout SchemaField, _ schema: JSONNode, at pointer: String) {
        let isNumber = field.type == "number"
        var values: [Parameter] = []
        for member in document.members(schema) {
            switch document.string(member.name) {
            case "const", "enum":
                let isOne = document.string(member.name) == "const"
                for value in isOne ? [member.value] : Array(document.elements(member.value)) {
                    let text = isNumber ? document.numberText(value) : document.string(value)
                    if let text { values.append(.text(text)) }
                }
            case "pattern" where !isNumber:
                guard let text = document.string(member.value), document.count(schema) == 1,
                    let rule = SchemaPattern(text).rules.first, SchemaPattern(text).rules.count == 1
                else { return findings.add(pointer, "a field says what it takes, and not what it does not take") }
                field.keepsBlanks = field.type == "phrase" || field.type == "multiline"
                return field.demand(.rule(.rule("not", "rules", .list([rule]))), at: pointer)
            case "type", "$comment", "description", "title": continue
            default: return findings.add(pointer, "a field says what it takes, and not what it does not take")
            }
        }
        let lists = document.member(schema, "const") != nil && document.member(schema, "enum") != nil
        if values.isEmpty || lists {
            return findings.add(pointer, "a field says what it takes, and not what it does not take")
        }
        field.demand(.rule(.rule("noneOf", "values", .list(values))), at: pointer)
    }

    /// A number of characters or items.
    mutating func length(_ value: JSONNode, at pointer: String) -> Int? {
        guard let count = document.integer(value), count >= 0, count <= Int64(Int32.max) else {
            findings.add(pointer, "this has to be an integer from 0 to \(Int32.max)")
            return nil
        }
        return Int(count)
    }
}

extension SchemaField {
    fileprivate mutating func replaceFewest(_ count: Int, at pointer: String) {
        demands.removeAll { demand in if case .fewest = demand.kind { true } else { false } }
        demand(.fewest(count), at: pointer)
    }

    fileprivate mutating func replaceMost(_ count: Int, at pointer: String) {
        demands.removeAll { demand in if case .most = demand.kind { true } else { false } }
        demand(.most(count), at: pointer)
    }
}

extension String {
    /// With a space for each run of line breaks.
    var inOneLine: String {
        guard utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else { return self }
        return split { $0.isNewline }.joined(separator: " ")
    }

    /// The name of a property as people write it: `firstName` and `first_name` are `First name`.
    var asLabel: String {
        var words: [String] = []
        var word = ""
        var last: Unicode.Scalar?
        for scalar in unicodeScalars {
            let isSeparator = scalar == "_" || scalar == "-" || scalar == " "
            let begins = scalar.isUppercase && last.map { $0.isLowercase } ?? false
            if isSeparator || begins {
                if !word.isEmpty { words.append(word) }
                word = ""
            }
            if !isSeparator { word.unicodeScalars.append(scalar) }
            last = scalar
        }
        if !word.isEmpty { words.append(word) }
        guard let first = words.first else { return self }
        let others = words.dropFirst().map { word -> String in
            // What is all capitals is an abbreviation.
            word.unicodeScalars.dropFirst().contains { $0.isUppercase } ? word : word.lowercased()
        }
        return ([first.prefix(1).uppercased() + first.dropFirst()] + others).joined(separator: " ")
    }
}
