import FieldProtocol
import FieldServer
import JSONBytes

/// Looks for members that nothing reads, which are slips of the pen more often than not: the protocol ignores them
/// silently (specification, section 1.4).
struct FormFileMembers {
    struct Slip {
        var path: String
        var node: JSONNode
        var reason: String
        /// The word that it may have been.
        var meant: String?
    }

    /// A rule of a field that names another field.
    struct Naming {
        var path: String
        var field: String
    }

    private let document: JSONDocument
    /// As many as are shown.
    private(set) var slips: [Slip] = []
    private(set) var moreSlips = 0
    private var spelling = Spelling()
    private(set) var namings: [Naming] = []
    /// The sections whose rows are counted.
    private(set) var countedSections: [(path: String, section: String)] = []
    /// Rules that the protocol does not have, by the path of their names.
    private(set) var unknownRules: [String: String] = [:]

    /// Looks through a whole file, which is an object.
    init(_ document: JSONDocument) {
        self.document = document
        let known = ["$schema", "title", "form", "groups", "fields", "rules", "order", "types", "pages", "sections"]
        check(document.root, known: known, path: "")
        eachElement(of: "groups") { members, group, path in members.check(group, known: ["name", "title"], path: path) }
        eachElement(of: "fields") { members, field, path in
            let options = WrittenMembers.members(of: "FieldOptions") ?? []
            members.check(
                field, known: ["field"] + options.map { $0.name }.filter { $0 != "form" }, path: path,
                special: ["form": "the form is the file's, not a field's", "replace": "a loader decides that"])
            members.checkValues(field, of: options, path: path)
        }
        eachElement(of: "rules") { members, rule, path in
            let known = WrittenMembers.members(of: "GroupRule") ?? []
            members.check(rule, known: ["group"] + known.map { $0.name }, path: path)
        }
        eachElement(of: "pages") { members, page, path in members.checkStructure(page, "Page", path: path) }
        eachElement(of: "sections") { members, section, path in
            members.checkStructure(section, "Section", path: path)
        }
        eachElement(of: "types") { members, type, path in
            let known = WrittenMembers.members(of: "TypeDefinition") ?? []
            members.check(type, known: known.map { $0.name }, path: path)
            members.checkValues(type, of: known, path: path)
        }
    }

    private mutating func eachElement(
        of name: StaticString, _ body: (inout FormFileMembers, JSONNode, String) -> Void
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
            guard slips.count < FormFileReport.shown else {
                moreSlips += 1
                continue
            }
            var slip = Slip(
                path: PathStep.joined(path, name), node: member.name,
                reason: "this stands here twice; the last one counts")
            if !isSecond, let special = special[name] {
                slip.reason = "this is ignored: \(special)"
            } else if !isSecond {
                slip.reason = "nothing reads this"
                slip.meant = spelling.nearest(to: name, among: known)
            }
            slips.append(slip)
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
                namings.append(Naming(path: named == nil ? path : "\(path).field", field: field))
            }
            if let section = document.member(node, "count").flatMap(document.string) {
                countedSections.append(("\(path).count", section))
            }
        }
        guard document.kind(node) == .object, let members = WrittenMembers.members(of: structure) else { return }
        // A type's parameters are its own affair, but for the conditions of its choices.
        if structure == "TypeReference" {
            guard let choices = document.member(node, "choices") else { return }
            for (index, choice) in document.elements(choices).enumerated() {
                guard let shown = document.member(choice, "shown") else { continue }
                checkStructure(shown, "Condition", path: "\(path).choices[\(index)].shown")
            }
            return
        }
        var known = members
        let isCondition = structure == "Condition"
        if isCondition, let field = document.member(node, "field").flatMap(document.string) {
            namings.append(Naming(path: "\(path).field", field: field))
        }
        if structure == "Rule" || isCondition {
            guard let name = document.member(node, "rule").flatMap(document.string) else { return }
            guard let parameters = WrittenMembers.parameters(ofRule: name) else {
                unknownRules["\(path).rule"] = name
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
                namings.append(Naming(path: "\(path).field", field: field))
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
