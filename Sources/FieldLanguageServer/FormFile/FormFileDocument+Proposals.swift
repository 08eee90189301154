import FieldEngine
import FieldTools

/// What may stand at a place of a form file.
extension FormFileDocument {
    /// What a place is to what stands around it.
    private enum Place {
        /// A member's name: a new one of the object, or the one of a member in place of its name.
        case name(object: Int, range: Range<Int>, isNew: Bool)
        /// A value, in place of what is there. Of an element that is not there yet the node is its array.
        case value(node: Int, range: Range<Int>, isElement: Bool)
    }

    func proposals(at offset: Int, _ wishes: DocumentWishes) -> [Proposal] {
        switch place(at: offset) {
        case .name(let object, let range, let isNew): names(of: object, range, isNew: isNew, wishes)
        case .value(let node, let range, let isElement): values(at: node, range, isElement: isElement, wishes)
        case nil: []
        }
    }

    private func place(at offset: Int) -> Place? {
        let caret = offset..<offset
        guard let node = tree.innermost(at: offset) else { return nil }
        if let name = tree[node].name, name.lowerBound <= offset, offset <= name.upperBound {
            guard let parent = tree[node].parent else { return nil }
            return .name(object: parent, range: name, isNew: tree[node].kind == .missing && !hasColon(behind: name))
        }
        switch tree[node].kind {
        case .string, .number, .bool, .null, .word:
            guard tree[node].range.lowerBound <= offset else {
                return .value(node: node, range: tree[node].range, isElement: false)
            }
            return .value(node: node, range: tree[node].range, isElement: false)
        case .missing: return .value(node: node, range: caret, isElement: false)
        case .array: return .value(node: node, range: caret, isElement: true)
        case .object:
            // Behind a colon a value is due, and a name behind all else.
            let before = text.bytes[..<offset].last { $0 > 0x20 }
            guard before == UInt8(ascii: ":") else {
                return .name(object: node, range: caret, isNew: !hasColon(behind: caret))
            }
            let member = tree.children(of: node).last { wholeRange(of: $0).lowerBound < offset }
            return member.map { .value(node: $0, range: caret, isElement: false) }
        }
    }

    private func hasColon(behind range: Range<Int>) -> Bool {
        text.bytes[range.upperBound...].first { $0 > 0x20 } == UInt8(ascii: ":")
    }

    /// The comma that a new member or element needs where another follows.
    private func comma(behind range: Range<Int>) -> String {
        switch text.bytes[range.upperBound...].first(where: { $0 > 0x20 }) {
        case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["): ","
        default: ""
        }
    }

    // MARK: Names of members

    private func names(of object: Int, _ range: Range<Int>, isNew: Bool, _ wishes: DocumentWishes) -> [Proposal] {
        let schema = workshop.schema
        let shapes = schema.shapes(of: object, in: tree)
        var there = Set(tree.children(of: object).compactMap { tree.name(of: $0) })
        if !range.isEmpty { there.remove(tree.content(range)) }
        var proposals: [Proposal] = []
        let end = comma(behind: range)
        // Behind an opening quotation mark what is typed has none: editors compare it with what is proposed.
        let isQuoted = text.bytes[range].first == UInt8(ascii: "\"")
        let open = isQuoted ? "" : "\""
        let place = !isQuoted ? range : isNew ? range.lowerBound + 1..<range.upperBound : tree.inside(range)
        func add(_ name: String, value: String, snippet: String, documentation: String, detail: String, rank: Int) {
            guard !there.contains(name), !proposals.contains(where: { $0.label == name }) else { return }
            var proposal = Proposal(name, .property, TextChange(place, open + name))
            if isNew {
                proposal.change.text += "\": \(value)\(end)"
                proposal.snippet = "\(open)\(Self.escaped(name))\": \(snippet)\(end)"
            } else if open == "\"" {
                proposal.change.text += "\""
            }
            proposal.documentation = documentation
            proposal.detail = detail
            proposal.rank = rank
            proposals.append(proposal)
        }
        for shape in shapes {
            let required = schema.required(of: shape)
            for (name, property) in schema.properties(of: shape) {
                // Which members a rule has is known by its name.
                if shapes.count > 1, !shapes.allSatisfy({ schema.property(name, of: $0) != nil }) { continue }
                var (plain, next) = (1, 1)
                add(
                    name, value: schema.leastValue(of: property, asSnippet: false, next: &plain),
                    snippet: schema.leastValue(of: property, asSnippet: true, next: &next),
                    documentation: property.documentation,
                    detail: required.contains(name) ? "required" : property.usual.map { "else \($0)" } ?? "",
                    rank: required.contains(name) ? 0 : 1)
            }
        }
        if let type = typeWithParameters(in: object) {
            for parameter in type.parameters {
                let meaning = TypeMeanings.meaning(of: parameter.name, in: type.name)
                let value = meaning?.example ?? "null"
                add(
                    parameter.name, value: value, snippet: "${1:\(Self.escaped(value))}",
                    documentation: meaning?.text ?? "", detail: parameter.kind, rank: parameter.isRequired ? 0 : 1)
            }
        }
        return proposals
    }

    /// The built-in type whose parameters stand in an object: one that it names, or one that the type around it extends.
    func typeWithParameters(in object: Int) -> ListedType? {
        func isA(_ structure: String, _ node: Int) -> Bool {
            workshop.schema.shapes(of: node, in: tree).contains { $0.structure == structure }
        }
        var name: String?
        if isA("TypeReference", object) {
            name = tree.word("name", of: object)
        } else if tree.name(of: object) == "parameters", let definition = tree[object].parent,
            isA("TypeDefinition", definition)
        {
            name = tree.word("extends", of: definition)
        }
        return workshop.types.first { $0.name == name }
    }

    /// What a snippet would take for its own.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            if character == "$" || character == "}" || character == "\\" { result.append("\\") }
            result.append(character)
        }
        return result
    }

    func emptyValue(of member: String, in object: Int) -> String {
        var next = 1
        let property = workshop.schema.shapes(of: object, in: tree).lazy.compactMap {
            workshop.schema.property(member, of: $0)
        }.first
        return property.map { workshop.schema.leastValue(of: $0, asSnippet: false, next: &next) } ?? "\"\""
    }

    // MARK: Values

    private func values(at node: Int, _ range: Range<Int>, isElement: Bool, _ wishes: DocumentWishes) -> [Proposal] {
        let schema = workshop.schema
        let shapes = isElement ? schema.elementShapes(of: node, in: tree) : schema.shapes(of: node, in: tree)
        let isQuoted = text.bytes[range].first == UInt8(ascii: "\"")
        let list = ValueProposals(
            range: range, inside: isQuoted ? tree.inside(range) : nil, end: range.isEmpty ? comma(behind: range) : "")
        let neighbours = neighbours(of: node, isElement: isElement)
        var proposals = namedValues(at: node, isElement: isElement, list).filter { !neighbours.contains($0.label) }
        for shape in shapes {
            if let word = schema.constant(of: shape) {
                proposals.append(list.text(word, .enumMember, documentation: shape.documentation))
            }
            switch schema.kind(of: shape) {
            case "boolean":
                for word in ["true", "false"] {
                    let detail = shape.usual == word ? "as without it" : ""
                    proposals.append(list.plain(word, .keyword, detail: detail, documentation: shape.documentation))
                }
            case "object" where range.isEmpty:
                proposals.append(objectProposal(shape, list))
            default: break
            }
        }
        if let parent = tree[node].parent, !isElement, let name = tree.name(of: node),
            let type = typeWithParameters(in: parent),
            let parameter = type.parameters.first(where: { $0.name == name })
        {
            proposals += parameterValues(parameter, of: type, list)
        }
        // In a text that was begun texts are meant, where there are any.
        let texts = proposals.filter { $0.change.range == list.inside }
        return texts.isEmpty ? proposals : texts
    }

    private func objectProposal(_ shape: FormFileSchema.Shape, _ list: ValueProposals) -> Proposal {
        let schema = workshop.schema
        // What a person would write first.
        let besides =
            switch shape.structure {
            case "Field", "SectionField": shape.structure == "Field" ? ["type", "label"] : ["type", "label"]
            case "Choice": ["value"]
            case "Group", "Page", "Section": ["title"]
            default: [String]()
            }
        let rule = schema.property("rule", of: shape).flatMap { schema.constant(of: $0) }
        var proposal = list.plain(
            rule.map { "{ rule: \($0) }" } ?? "{ … }", .structure, detail: rule == nil ? shape.structure : "",
            documentation: shape.documentation, text: schema.leastObject(of: shape, asSnippet: false, besides: besides))
        proposal.snippet = schema.leastObject(of: shape, asSnippet: true, besides: besides) + list.end
        proposal.rank = rule == nil ? 2 : 1
        if let rule { proposal.filter = rule }
        return proposal
    }

    private func parameterValues(
        _ parameter: ListedType.Parameter, of type: ListedType, _ list: ValueProposals
    ) -> [Proposal] {
        let documentation = TypeMeanings.meaning(of: parameter.name, in: type.name)?.text ?? ""
        if parameter.kind == "boolean" {
            return ["true", "false"].map { list.plain($0, .keyword, documentation: documentation) }
        }
        let words = parameter.kind.split(separator: "|").map { word in
            String(word.drop { $0 == " " }.prefix { $0 != " " })
        }
        guard words.count > 1, words.allSatisfy({ $0.allSatisfy { $0.isLetter } }),
            parameter.kind.contains("|" as Character)
        else {
            let example = TypeMeanings.meaning(of: parameter.name, in: type.name)?.example
            return Set([example, parameter.usual].compactMap { $0 }).sorted().map {
                list.plain(
                    $0, .value, detail: $0 == parameter.usual ? "as without it" : "", documentation: documentation)
            }
        }
        return words.map { word in
            let isUsual = parameter.usual == Self.quoted(word)
            return list.text(word, .enumMember, detail: isUsual ? "as without it" : "", documentation: documentation)
        }
    }

    /// What an array says beside the element in hand: each name stands in it once.
    private func neighbours(of node: Int, isElement: Bool) -> Set<String> {
        guard let array = isElement ? node : tree[node].name == nil ? tree[node].parent : nil else { return [] }
        return Set(tree.children(of: array).filter { $0 != node }.compactMap { tree.string($0) })
    }

    /// Names that the file gives, and those of types.
    private func namedValues(at node: Int, isElement: Bool, _ list: ValueProposals) -> [Proposal] {
        let member = isElement ? node : tree[node].name == nil ? tree[node].parent ?? node : node
        guard let name = tree.name(of: member), let object = tree[member].parent else { return [] }
        let structures = Set(workshop.schema.shapes(of: object, in: tree).map { $0.structure })
        func isIn(_ names: String...) -> Bool { names.contains { structures.contains($0) } }
        let names = FormFileNames(tree)
        switch name {
        case "type" where isIn("Field", "SectionField"), "name" where isIn("TypeReference"),
            "extends" where isIn("TypeDefinition"), "of" where isIn("TypeReference"):
            return types(names, list, takesObjects: name != "name" && name != "extends")
        case "field" where isIn("Condition", "Rule", "Total"), "on", "total",
            "fields" where isIn("GroupRule", "FormRule"), "sum", "product":
            return fields(names, around: node, list)
        case "fields" where isIn("Page"): return fields(names, around: node, list, isOfForm: true)
        case "order" where isIn("Form"):
            return fields(names, around: node, list, isOfForm: true)
                + names.named(.section).map { list.text($0, .folder, detail: "section") }
        case "unique" where isIn("Section"): return fields(names, around: node, list, isLocal: true)
        case "group" where isIn("Field", "SectionField", "Section", "FormRule"), "groups" where isIn("Page"):
            return names.named(.group).map { list.text($0, .module, detail: "group") }
        case "page" where isIn("Section"): return names.named(.page).map { list.text($0, .module, detail: "page") }
        case "count" where isIn("Total"): return names.named(.section).map { list.text($0, .folder, detail: "section") }
        case "value" where isIn("Condition"), "values" where isIn("Condition"):
            return choices(ofFieldNamedIn: object, names, list)
        default: return []
        }
    }

    private func types(_ names: FormFileNames, _ list: ValueProposals, takesObjects: Bool) -> [Proposal] {
        let own = names.defined(.type).map { list.text($0.key.name, .structure, detail: "of this file") }
        return own
            + workshop.types.map { type in
                let required = type.parameters.filter { $0.isRequired }
                var proposal = list.text(
                    type.name, .unit, detail: type.template, documentation: documentation(of: type))
                guard takesObjects, !required.isEmpty, list.inside == nil else { return proposal }
                // Without it the type is refused.
                let members = required.map { parameter in
                    let example = TypeMeanings.meaning(of: parameter.name, in: type.name)?.example ?? "null"
                    return (parameter.name, example)
                }
                func object(_ value: (Int, String) -> String) -> String {
                    let parts = members.enumerated().map {
                        "\"\($0.element.0)\": \(value($0.offset + 1, $0.element.1))"
                    }
                    return "{ \"name\": \"\(type.name)\", \(parts.joined(separator: ", ")) }"
                }
                proposal.change.text = object { $1 } + list.end
                proposal.snippet = object { "${\($0):\(Self.escaped($1))}" } + list.end
                return proposal
            }
    }

    private func fields(
        _ names: FormFileNames, around node: Int, _ list: ValueProposals, isLocal: Bool = false, isOfForm: Bool = false
    ) -> [Proposal] {
        let section = section(around: node)
        return names.defined(.field).compactMap { field in
            var name = field.key.name
            // Those of rows are where their section is.
            if isOfForm, name.contains("[") { return nil }
            if let section, name.hasPrefix("\(section)[].") {
                name = String(name.dropFirst(section.count + (isLocal ? 3 : 2)))
            } else if isLocal {
                return nil
            }
            let object = tree[field.node].parent
            let label = object.flatMap { tree.word("label", of: $0) } ?? ""
            return list.text(name, .reference, detail: label)
        }
    }

    /// The section whose rows a value is about.
    private func section(around node: Int) -> String? {
        var next: Int? = node
        while let inner = next {
            if let parent = tree[inner].parent, tree.name(of: parent) == "sections",
                tree[parent].parent == JSONTree.root
            {
                return tree.word("section", of: inner)
            }
            next = tree[inner].parent
        }
        return nil
    }

    /// What a field may be asked for that is chosen of a list.
    private func choices(ofFieldNamedIn condition: Int, _ names: FormFileNames, _ list: ValueProposals) -> [Proposal] {
        var next: Int? = condition
        var name: String?
        while name == nil, let object = next {
            name = tree.word("field", of: object)
            next = tree[object].parent
        }
        guard let name, let field = names.definition(of: .init(kind: .field, name: name)),
            let object = tree[field.node].parent, let type = tree.member(object, "type")
        else { return [] }
        if tree.string(type) == "flag" || tree.word("name", of: type) == "flag" {
            return ["true", "false"].map { list.plain($0, .keyword) }
        }
        return tree.elements("choices", of: type).compactMap { choice in
            let value = tree.member(choice, "value") ?? tree.member(choice, "label") ?? choice
            guard tree[value].kind != .object else { return nil }
            let detail = tree.word("label", of: choice) ?? ""
            return list.plain(text.text(in: tree[value].range), .constant, detail: detail)
        }
    }
}

/// Makes proposals for one place.
private struct ValueProposals {
    var range: Range<Int>
    /// Inside of a text the part between its quotation marks.
    var inside: Range<Int>?
    /// What has to follow.
    var end: String

    /// A text, with its quotation marks where it has none yet.
    func text(_ word: String, _ kind: Proposal.Kind, detail: String = "", documentation: String = "") -> Proposal {
        let quoted = FormFileDocument.quoted(word)
        var proposal = plain(word, kind, detail: detail, documentation: documentation, text: quoted)
        if let inside { proposal.change = TextChange(inside, String(quoted.dropFirst().dropLast())) }
        return proposal
    }

    /// A piece of JSON; `text` where it is another than what shows.
    func plain(
        _ label: String, _ kind: Proposal.Kind, detail: String = "", documentation: String = "", text: String? = nil
    ) -> Proposal {
        var proposal = Proposal(label, kind, TextChange(range, (text ?? label) + end))
        proposal.detail = detail
        proposal.documentation = documentation
        return proposal
    }
}
