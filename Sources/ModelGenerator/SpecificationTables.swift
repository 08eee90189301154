/// The parts of `protocol/specification.md` that are made from the model. They stand between the lines
/// `<!-- generated: … -->` and `<!-- end generated -->`; the prose around them is kept.
struct SpecificationTables {
    let model: Model

    /// What a pair of lines can ask for.
    private enum Subject: Hashable {
        case methods
        case rules
        case errors
        case index
        case method(String)
        case structure(String)
        case enumeration(String)

        var name: String {
            switch self {
            case .methods: "methods"
            case .rules: "rules"
            case .errors: "errors"
            case .index: "index"
            case .method(let name): "method \(name)"
            case .structure(let name): "structure \(name)"
            case .enumeration(let name): "enumeration \(name)"
            }
        }
    }

    private static let start = "<!-- generated: "
    private static let startEnd = " -->"
    private static let end = "<!-- end generated -->"

    /// The text with its generated parts made anew; throws where one is missing, unknown or there twice.
    func fill(_ text: String) throws -> String {
        var missing: [String: Subject] = [:]
        for subject in subjects() { missing[subject.name] = subject }
        var lines: [Substring] = []
        var isInside = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix(Self.start) && line.hasSuffix(Self.startEnd) {
                let name = String(line.dropFirst(Self.start.count).dropLast(Self.startEnd.count))
                guard !isInside else { throw ModelError("specification.md: \(name) starts inside another part") }
                guard let subject = missing.removeValue(forKey: name) else {
                    throw ModelError("specification.md: \(name) is unknown, or there twice")
                }
                isInside = true
                lines.append(line)
                lines += table(of: subject).map { Substring($0) }
            } else if line == Self.end {
                guard isInside else { throw ModelError("specification.md: a generated part ends that has not begun") }
                isInside = false
                lines.append(line)
            } else if !isInside {
                lines.append(line)
            }
        }
        guard !isInside else { throw ModelError("specification.md: a generated part does not end") }
        guard missing.isEmpty else {
            throw ModelError("specification.md lacks: " + missing.keys.sorted().joined(separator: ", "))
        }
        return lines.joined(separator: "\n")
    }

    private func subjects() -> [Subject] {
        [.methods, .rules, .errors, .index] + model.methods.map { .method($0.name) }
            + model.structures.map { .structure($0.name) } + model.enumerations.map { .enumeration($0.name) }
    }

    /// Where each member of a message is told of: the structures that have it themselves.
    private func indexTable() -> [String] {
        let spoken = model.spoken
        var places: [String: [String]] = [:]
        for structure in model.structures where spoken.contains(structure.name) {
            let link = "[\(structure.name)](#type-\(structure.name.lowercased()))"
            for member in structure.members { places[member.name, default: []].append(link) }
        }
        for rule in model.rules {
            for parameter in rule.parameters {
                places[parameter.name, default: []].append("the rule [`\(rule.name)`](#42-rules)")
            }
        }
        let names = places.keys.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
        return ["| member | of |", "| --- | --- |"]
            + names.map { "| `\($0)` | \(places[$0, default: []].joined(separator: ", ")) |" }
    }

    private func table(of subject: Subject) -> [String] {
        switch subject {
        case .methods: methodTable()
        case .rules: ruleTable()
        case .errors: errorTable()
        case .index: indexTable()
        case .method(let name): model.methods.first { $0.name == name }.map(summary) ?? []
        case .structure(let name): model.structure(name).map(table) ?? []
        case .enumeration(let name): model.enumeration(name).map(table) ?? []
        }
    }

    // MARK: - Methods

    private func methodTable() -> [String] {
        rows(
            ["method", "from", "params", "result", "since", ""],
            model.methods.map { method in
                [
                    "[`\(method.name)`](#\(Self.slug(method.name)))", sender(method),
                    method.params.map(link) ?? "", method.result.map(type) ?? "", method.since, method.documentation,
                ]
            })
    }

    private func sender(_ method: Model.Method) -> String {
        switch method.direction {
        case .clientToServer: "client"
        case .serverToClient: "server"
        case .both: "both"
        }
    }

    private func summary(_ method: Model.Method) -> [String] {
        var text = method.isRequest ? "Request" : "Notification"
        switch method.direction {
        case .clientToServer: text += " of the client"
        case .serverToClient: text += " of the server"
        case .both: text += " of either side"
        }
        text += ", since \(method.since)."
        text += method.params.map { " Params: \(link($0))." } ?? " No params."
        if let result = method.result { text += " Result: \(type(result))." }
        if !method.errors.isEmpty {
            text += " Errors: " + method.errors.map { "[\($0)](#errors)" }.joined(separator: ", ") + "."
        }
        return [method.documentation, "", text]
    }

    /// The anchor that renderers make of a heading that is a method's name.
    private static func slug(_ method: String) -> String {
        method.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    // MARK: - Structures

    private func table(_ structure: Model.Structure) -> [String] {
        var lines = head(structure.name, structure.documentation)
        if let origin = structure.changesOf {
            return lines + ["", "Any member of \(link(origin)), with null for one that is gone."]
        }
        var members = structure.members.map(row)
        members += structure.mixins.map { ["…", link($0.structure), "Its members are members of this object."] }
        if let open = structure.open { members.append(["…", "any", open.documentation]) }
        lines += [""] + rows(["member", "type", "meaning"], members)
        let constraints = constraints(structure)
        return constraints.isEmpty ? lines : lines + ["", constraints.joined(separator: " ")]
    }

    private func row(_ member: Model.Member) -> [String] {
        [
            "`\(member.name)`" + (member.isOptional ? "?" : ""), type(member.type),
            member.documentation + (member.defaultValue.map { " Default: `\($0.text)`." } ?? ""),
        ]
    }

    private func constraints(_ structure: Model.Structure) -> [String] {
        var texts: [String] = []
        if let member = structure.shorthand {
            texts.append(
                "A \(structure.isShortBoolean ? "boolean" : "string") alone stands for an object with that `\(member)`."
            )
        }
        if let first = structure.ordered.first, let second = structure.ordered.last {
            texts.append("`\(second)` is not less than `\(first)`.")
        }
        if let first = structure.together.first, let second = structure.together.last {
            texts.append("`\(first)` and `\(second)` are given together.")
        }
        if !structure.atMostOne.isEmpty { texts.append("At most one of \(list(structure.atMostOne)) is given.") }
        if !structure.exactlyOne.isEmpty { texts.append("Exactly one of \(list(structure.exactlyOne)) is given.") }
        for belonging in structure.belonging {
            texts.append("`\(belonging.member)` is given beside \(list(belonging.owners, "or")) only.")
        }
        return texts
    }

    private func list(_ names: [String], _ last: String = ",") -> String {
        let joint = last == "," ? ", " : " \(last) "
        return names.map { "`\($0)`" }.joined(separator: joint)
    }

    private func table(_ enumeration: Model.Enumeration) -> [String] {
        head(enumeration.name, enumeration.documentation) + [""]
            + rows(
                ["value", "meaning"],
                enumeration.values.map { value in
                    let words = value.aliases.map { ", `\"\($0)\"`" }.joined()
                    return ["`\(value.value.text)`\(words)", value.documentation]
                })
    }

    private func head(_ name: String, _ documentation: String) -> [String] {
        ["<a id=\"\(Self.anchor(name))\"></a>**\(name)**: \(documentation)"]
    }

    // MARK: - Rules and errors

    private func ruleTable() -> [String] {
        rows(
            ["rule", "parameters", "codes", "holds when"],
            model.rules.map { rule in
                let parameters = rule.parameters.map { parameter in
                    let cells = row(parameter)
                    return "\(cells[0]) \(cells[1]): \(cells[2])"
                }
                let codes = rule.codes.isEmpty ? "the inner rule's" : list(rule.codes)
                return ["`\(rule.name)`", parameters.joined(separator: "<br>"), codes, rule.documentation]
            })
    }

    private func errorTable() -> [String] {
        ["<a id=\"errors\"></a>The errors:", ""]
            + rows(
                ["code", "name", "when", "data"],
                model.errors.map { [String($0.code), $0.name, $0.documentation, $0.data.map(link) ?? ""] })
    }

    // MARK: - Pieces

    private func rows(_ head: [String], _ rows: [[String]]) -> [String] {
        func line(_ cells: [String]) -> String {
            "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
        }
        return [line(head), line(head.map { _ in "---" })] + rows.map(line)
    }

    private func type(_ type: ModelType) -> String {
        switch type {
        case .string: return "string"
        case .anyInteger: return "integer"
        case .integer(let bounds):
            return bounds.upperBound == ModelType.greatest
                ? "integer ≥ \(bounds.lowerBound)" : "integer \(bounds.lowerBound)…\(bounds.upperBound)"
        case .number: return "number"
        case .boolean: return "boolean"
        case .any: return "any"
        case .object: return "object"
        case .requestID: return "integer or string"
        case .null: return "null"
        case .reference(let name), .json(let name): return link(name)
        case .array(let element): return self.type(element) + "[]"
        case .map(let value, let key): return "{[\(key)]: \(self.type(value))}"
        case .oneOrMore(let element): return "\(self.type(element)) or \(self.type(element))[]"
        case .nullable(let value): return "\(self.type(value)) or null"
        }
    }

    private func link(_ name: String) -> String { "[\(name)](#\(Self.anchor(name)))" }

    private static func anchor(_ name: String) -> String { "type-\(name.lowercased())" }
}
