import FieldEngine
import JSONBytes

/// Lists of objects as sections that repeat.
extension SchemaReader {
    /// A list of objects is a section that repeats.
    mutating func readSection(_ view: SchemaView, _ items: SchemaView, _ place: SchemaPlace) {
        guard !made.isRow else { return findings.add(view.pointer, "a section has no section inside") }
        guard !place.identifier.contains(where: { $0 == "[" || $0 == "]" }), !place.identifier.isEmpty else {
            return findings.add(view.pointer, "a section can't have this name")
        }
        // What is said of it again is said under a condition.
        guard !sections.contains(where: { $0["section"] == .text(place.identifier) }) else {
            return findings.add(view.pointer, Self.unchangeableSection)
        }
        guard sections.count < limits.sections else {
            return findings.add(view.pointer, "a form has \(limits.sections) sections at most")
        }
        listUnsaid(in: view, of: .array)
        var row = Part()
        row.isRow = true
        row.typePrefix = "\(place.identifier)."
        swap(&made, &row)
        readObject(items, SchemaPlace(depth: place.depth + 1))
        settleConditionalRules()
        swap(&made, &row)
        if row.fields.isEmpty { return findings.add(items.pointer, "a row of no fields is none") }
        var section: [Parameter.Member] = [.init(name: "section", value: .text(place.identifier))]
        section.add("title", .text(text("title", of: view) ?? place.label))
        if let group = place.group { section.add("group", .text(group)) }
        section.add("fields", .list(row.fields.map { $0.written }))
        let (least, most) = counts(of: view)
        if let least, place.isRequired, !place.isInRequired {
            findings.add(
                least.pointer, "it is not required where only other fields of the object around it are filled")
        } else if let least, !place.isRequired || view.isNullable {
            // Without a row it is left out, as it may be.
            if least.count > 1 { findings.add(least.pointer, "a section that can be left out has any number of rows") }
        } else if let least, least.count <= limits.rows {
            section.add("least", .integer(least.count))
        } else if let least {
            findings.add(least.pointer, "a section has \(limits.rows) rows at most")
        }
        if let most, most.count >= least?.count ?? 0 {
            section.add("most", .integer(most.count))
        } else if let most {
            findings.add(most.pointer, "this is less than minItems")
        }
        if !row.rules.isEmpty { section.add("rules", .list(row.rules)) }
        sections.append(.table(section))
        for part in view.parts {
            for member in document.members(part.node) {
                guard let keyword = document.string(member.name), !isNothing(member.value),
                    document.bool(member.value) != false,
                    ["default", "examples", "uniqueItems", "description", "readOnly", "writeOnly"].contains(keyword)
                else { continue }
                findings.add("\(part.pointer)/\(keyword)", "a section says this of its fields one by one")
            }
        }
    }

    static let unchangeableSection = "a condition can't change this of a section"

    /// The fewest and the most items of a list, and where that is said.
    mutating func counts(
        of view: SchemaView
    ) -> (least: (count: Int, pointer: String)?, most: (count: Int, pointer: String)?) {
        var least: (count: Int, pointer: String)?
        var most: (count: Int, pointer: String)?
        for part in view.parts {
            if let node = document.member(part.node, "minItems"),
                let count = length(node, at: "\(part.pointer)/minItems"), count > least?.count ?? 0
            {
                least = (count, "\(part.pointer)/minItems")
            }
            if let node = document.member(part.node, "maxItems"),
                let count = length(node, at: "\(part.pointer)/maxItems"), most.map({ count < $0.count }) ?? true
            {
                most = (count, "\(part.pointer)/maxItems")
            }
        }
        return (least, most)
    }
}
