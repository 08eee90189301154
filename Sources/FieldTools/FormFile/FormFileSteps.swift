import FieldEngine

/// The pages and sections of a form file, as far as the session that opens the form can't judge them: it knows no field yet.
struct FormFileSteps {
    /// The ids of a row's fields, by the section's name.
    private(set) var fieldsOfSection: [String: Set<String>] = [:]
    /// The same in the order of the file.
    private var sections: [Parameter]
    private var pages: [Parameter]

    init(_ form: Parameter) {
        (pages, sections) = (form.list("pages"), form.list("sections"))
        for section in sections {
            guard let name = section.text("section") else { continue }
            fieldsOfSection[name] = Set(section.list("fields").flatMap { Self.identifiers(of: $0) })
        }
    }

    /// The ids of a field of a row: of an address those of its parts.
    private static func identifiers(of field: Parameter) -> [String] {
        guard let name = field.text("field") else { return [] }
        guard let parameters = PostalAddress.parameters(ofType: field["type"]) else { return [name] }
        let address = try? PostalAddress(parameters, of: name, startingIn: nil, isInRow: true)
        return (address?.fields ?? []).map { "\(name).\($0.name)" }
    }

    /// Whether rows have fields of that id, such as `items[3].amount`, or for a total `items[].amount` of all rows.
    func haveField(_ name: String, forTotal isForTotal: Bool) -> Bool {
        guard let start = name.firstIndex(of: "["), let end = name.firstIndex(of: "]"), start < end,
            let fields = fieldsOfSection[String(name[..<start])],
            isForTotal && name[start..<end].count == 1 || Int(name[start..<end].dropFirst()) != nil
        else { return false }
        let rest = name[end...].dropFirst()
        return rest.first == "." && fields.contains(String(rest.dropFirst()))
    }

    /// Whether a rule in a row may name the field: `.amount` is the row's own. Nil where the rule is in no row.
    func knowsOwnField(_ name: String, namedAt path: String) -> Bool? {
        guard name.first == ".", path.hasPrefix("sections"),
            let (index, _) = PathStep.index(in: path.dropFirst("sections".count)), sections.indices.contains(index),
            let section = sections[index].text("section")
        else { return nil }
        return fieldsOfSection[section]?.contains(String(name.dropFirst())) ?? false
    }

    /// The fields outside that rules between fields of rows name, with their places. Those of rows are judged with the form.
    var namedInRules: [FormFileMembers.Naming] {
        var result: [FormFileMembers.Naming] = []
        for (index, section) in sections.enumerated() {
            for (place, rule) in section.list("rules").enumerated() {
                let path = "sections[\(index)].rules[\(place)]"
                for (position, field) in rule.list("fields").enumerated() {
                    if case .text(let name) = field, name.first != "." {
                        result.append(FormFileMembers.Naming(path: "\(path).fields[\(position)]", field: name))
                    }
                }
                if let on = rule.text("on"), on.first != "." {
                    result.append(FormFileMembers.Naming(path: "\(path).on", field: on))
                }
            }
        }
        return result
    }

    /// The groups of rows' fields.
    var groups: Set<String> {
        var groups: Set<String> = []
        for section in sections {
            if let group = section.text("group") { groups.insert(group) }
            for field in section.list("fields") { if let group = field.text("group") { groups.insert(group) } }
        }
        return groups
    }

    /// Types with parameters in the fields of rows, with their places.
    var types: [(path: String, type: Parameter)] {
        sections.enumerated().flatMap { index, section in
            section.list("fields").enumerated().compactMap { place, field in
                field["type"].map { ("sections[\(index)].fields[\(place)].type", $0) }
            }
        }
    }

    /// What pages name, with its place.
    struct PageName {
        var path: String
        var name: String
        var isGroup: Bool
    }

    /// What each page names.
    var pageNames: [(path: String, names: [PageName])] {
        pages.enumerated().map { index, page in
            let path = "pages[\(index)]"
            var names: [PageName] = []
            for (place, group) in page.list("groups").enumerated() {
                if case .text(let name) = group {
                    names.append(PageName(path: "\(path).groups[\(place)]", name: name, isGroup: true))
                }
            }
            for (place, field) in page.list("fields").enumerated() {
                if case .text(let name) = field {
                    names.append(PageName(path: "\(path).fields[\(place)]", name: name, isGroup: false))
                }
            }
            return (path, names)
        }
    }

    /// Whether a section names a page, by its place.
    func hasSection(onPageAt index: Int) -> Bool {
        guard pages.indices.contains(index), let name = pages[index].text("page") else { return false }
        return sections.contains { $0.text("page") == name }
    }

    var pageCount: Int { pages.count }
    var sectionCount: Int { sections.count }
}
