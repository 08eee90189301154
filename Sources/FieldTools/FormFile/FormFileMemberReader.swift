import FieldProtocol
import FieldServer
import JSONBytes

/// Looks through a form file for members that nothing reads, and for what rules and totals name.
struct FormFileMemberReader {
    private let document: JSONDocument
    /// Where that begins which is looked through; places are counted from there.
    private let origin: Int
    private(set) var found = FormFileMembers()
    private var spelling = Spelling()

    private init(_ document: JSONDocument, origin: Int = 0) {
        self.document = document
        self.origin = origin
    }

    /// What is in a field by itself.
    static func members(ofField field: JSONNode, in document: JSONDocument) -> FormFileMembers {
        var reader = FormFileMemberReader(document, origin: document.source(field).startIndex)
        let options = WrittenMembers.members(of: "FieldOptions") ?? []
        reader.check(
            field, known: ["field"] + options.map { $0.name }.filter { $0 != "form" }, path: "",
            special: ["form": "the form is the file's, not a field's", "replace": "a loader decides that"])
        reader.checkValues(field, of: options, path: "")
        return reader.found
    }

    /// What is in a whole file, which is an object.
    ///
    /// - Parameter fields: what is in each of its fields, and where that begins.
    static func members(
        ofFile document: JSONDocument, fields: some Sequence<(members: FormFileMembers, offset: Int)>
    ) -> FormFileMembers {
        var reader = FormFileMemberReader(document)
        let known = ["$schema", "title", "form", "groups", "fields", "rules", "order", "types", "pages", "sections"]
        reader.check(document.root, known: known, path: "")
        reader.eachElement(of: "groups") { reader, group, path in
            reader.check(group, known: ["name", "title"], path: path)
        }
        for (index, field) in fields.enumerated() {
            reader.found.add(field.members, at: "fields[\(index)]", offset: field.offset)
        }
        reader.eachElement(of: "rules") { reader, rule, path in
            let known = WrittenMembers.members(of: "GroupRule") ?? []
            reader.check(rule, known: ["group"] + known.map { $0.name }, path: path)
        }
        reader.eachElement(of: "pages") { reader, page, path in reader.checkStructure(page, "Page", path: path) }
        reader.eachElement(of: "sections") { reader, section, path in
            reader.checkStructure(section, "Section", path: path)
        }
        reader.eachElement(of: "types") { reader, type, path in
            let known = WrittenMembers.members(of: "TypeDefinition") ?? []
            reader.check(type, known: known.map { $0.name }, path: path)
            reader.checkValues(type, of: known, path: path)
        }
        return reader.found
    }

    private mutating func eachElement(
        of name: StaticString, _ body: (inout FormFileMemberReader, JSONNode, String) -> Void
    ) {
        guard let list = document.member(document.root, name) else { return }
        for (index, element) in document.elements(list).enumerated() { body(&self, element, "\(name)[\(index)]") }
    }

    /// Unknown and repeated members of an object.
    private mutating func check(_ node: JSONNode, known: [String], path: String, special: [String: String] = [:]) {
        var seen: Set<String> = []
        for member in document.members(node) {
            guard let name = document.string(member.name) else { continue }
            let isSecond = !seen.insert(name).inserted
            guard isSecond || !known.contains(name) else { continue }
            guard found.takesSlip else {
                found.moreSlips += 1
                continue
            }
            var slip = FormFileMembers.Slip(
                path: PathStep.joined(path, name), offset: document.source(member.name).startIndex - origin,
                reason: "this stands here twice; the last one counts")
            if !isSecond, let special = special[name] {
                slip.reason = "this is ignored: \(special)"
            } else if !isSecond {
                slip.reason = "nothing reads this"
                slip.meant = spelling.nearest(to: name, among: known)
            }
            found.add(slip)
        }
    }

    /// Looks into the values of members that are structures, or lists of structures.
    private mutating func checkValues(_ node: JSONNode, of members: [WrittenMembers.Member], path: String) {
        for member in document.members(node) {
            guard let name = document.string(member.name),
                let structure = members.first(where: { $0.name == name })?.structure
            else { continue }
            let place = PathStep.joined(path, name)
            switch document.kind(member.value) {
            case .object: checkStructure(member.value, structure, path: place)
            case .array:
                for (index, element) in document.elements(member.value).enumerated() {
                    checkStructure(element, structure, path: "\(place)[\(index)]")
                }
            case .string: if structure == "Total" { checkStructure(member.value, structure, path: place) }
            case .null, .bool, .number: break
            }
        }
    }

    /// Recursion ends with the depth that the document was parsed to.
    private mutating func checkStructure(_ node: JSONNode, _ structure: String, path: String) {
        if structure == "Total" {
            let named = document.member(node, "field")
            if let field = document.string(named ?? node) {
                let path = named == nil ? path : "\(path).field"
                found.namings.append(FormFileMembers.Naming(path: path, field: field, isOfTotal: true))
            }
            if let section = document.member(node, "count").flatMap(document.string) {
                found.countedSections.append(("\(path).count", section))
            }
        }
        guard document.kind(node) == .object, let members = WrittenMembers.members(of: structure) else { return }
        // A type's parameters are its own affair, but for its choices.
        if structure == "TypeReference" {
            guard let choices = document.member(node, "choices") else { return }
            for (index, choice) in document.elements(choices).enumerated() {
                checkStructure(choice, "Choice", path: "\(path).choices[\(index)]")
            }
            return
        }
        var known = members
        let isCondition = structure == "Condition"
        if isCondition, let field = document.member(node, "field").flatMap(document.string) {
            found.namings.append(FormFileMembers.Naming(path: "\(path).field", field: field))
        }
        if structure == "Rule" || isCondition {
            guard let name = document.member(node, "rule").flatMap(document.string) else { return }
            guard let parameters = WrittenMembers.parameters(ofRule: name) else {
                found.unknownRules["\(path).rule"] = name
                return
            }
            known += parameters.map { parameter in
                var parameter = parameter
                // The rules in a condition are conditions.
                if isCondition, parameter.structure == "Rule" { parameter.structure = structure }
                return parameter
            }
            if !isCondition, parameters.contains(where: { $0.name == "field" }),
                let field = document.member(node, "field").flatMap(document.string)
            {
                found.namings.append(FormFileMembers.Naming(path: "\(path).field", field: field))
            }
        }
        var special: [String: String] = [:]
        if structure == "SectionField" {
            known.removeAll { $0.name == "form" }
            special["form"] = "the form is the file's, not a field's"
        }
        check(node, known: known.map { $0.name }, path: path, special: special)
        checkValues(node, of: known, path: path)
    }
}
