import FieldEngine
import JSONBytes

/// Objects as parts of the form and as groups of it.
extension SchemaReader {
    /// Reads the properties of an object that stands at a place.
    mutating func readObject(_ view: SchemaView, _ place: SchemaPlace) {
        listUnsaid(in: view, of: .object)
        guard place.depth < Self.deepest else {
            return findings.add(view.pointer, "objects lie in each other too deeply for a form")
        }
        let (first, firstSection) = (made.fields.count, sections.count)
        let required = required(by: view)
        let properties = properties(of: view)
        for (name, parts) in properties where patience > 0 {
            var inner = SchemaPlace(name: name, in: place)
            inner.isRequired = required.contains(name)
            let property = self.view(of: parts, inside: view.trail)
            if !property.isRecursive { readProperty(property, inner) }
        }
        readConditions(of: view, at: place)
        readCounts(of: view, at: place, when: .always)
        let names = Set(properties.map { $0.name })
        for (name, pointer) in required where !names.contains(name) {
            // What one of several forms has is required there.
            if made.places[SchemaPlace(name: name, in: place).identifier] == nil {
                findings.add(pointer, "the schema says nothing of this property")
            }
        }
        if !place.isRequired, let group = place.group {
            requireWhole(group, first..<made.fields.count, view, hasSection: sections.count > firstSection)
        }
        listClosed(view, at: place) { _ in true }
    }

    /// The names of the properties that have to be there.
    func required(by view: SchemaView) -> SchemaRequired {
        var required = SchemaRequired()
        for part in view.parts {
            guard let names = document.member(part.node, "required") else { continue }
            for (index, name) in document.elements(names).enumerated() {
                guard let name = document.string(name) else { continue }
                required.add(name, "\(part.pointer)/required/\(index)")
            }
        }
        return required
    }

    /// The properties of an object in their order, each with all that is said of it.
    func properties(of view: SchemaView) -> [(name: String, parts: [SchemaPart])] {
        var list: [(name: String, parts: [SchemaPart])] = []
        var places: [String: Int] = [:]
        for part in view.parts {
            guard let properties = document.member(part.node, "properties") else { continue }
            for property in document.members(properties) {
                guard let name = document.string(property.name) else { continue }
                let schema = SchemaPart(
                    node: property.value, pointer: "\(part.pointer)/properties/\(SchemaPointer.token(name))")
                if let place = places[name] {
                    list[place].parts.append(schema)
                } else {
                    places[name] = list.count
                    list.append((name, [schema]))
                }
            }
        }
        return list
    }

    /// A property is a group of fields, a section or a field.
    mutating func readProperty(_ view: SchemaView, _ place: SchemaPlace) {
        switch kind(of: view) {
        case .object: readGroup(view, place)
        case .array:
            if let items = items(of: view), kind(of: items) == .object, !items.isRecursive {
                readSection(view, items, place)
            } else {
                readField(view, place)
            }
        case .string, .number, .integer, .boolean, .choice, nil: readField(view, place)
        }
    }

    /// An object inside of another is a group.
    private mutating func readGroup(_ view: SchemaView, _ place: SchemaPlace) {
        var place = place
        if place.isRequired, !place.isInRequired {
            findings.add(view.pointer, "it is not required where only other fields of the object around it are filled")
        }
        // What lies in an object that may be missing is not required either.
        place.isRequired = place.isRequired && !view.isNullable && place.isInRequired
        place.isInRequired = place.isRequired
        place.group = place.identifier
        if place.isRequired { made.requiredObjects.insert(place.identifier) }
        let groupCount = made.groups.count
        if !made.isRow {
            made.groups.append(
                .table([
                    Parameter.Member(name: "name", value: .text(place.identifier)),
                    Parameter.Member(name: "title", value: .text(text("title", of: view) ?? place.label)),
                ]))
        }
        for part in view.parts where made.isRow && document.member(part.node, "title") != nil {
            findings.add("\(part.pointer)/title", "a row has no groups")
        }
        let fieldCount = made.fields.count
        readObject(view, place)
        // Without a field of its own or of an object inside, nothing would show of it.
        if made.fields.count == fieldCount { made.groups.removeSubrange(groupCount...) }
    }

    /// An object that may be missing has all that it requires, or nothing.
    private mutating func requireWhole(
        _ group: String, _ range: Range<Int>, _ view: SchemaView, hasSection: Bool
    ) {
        var needed: [Int] = []
        var filled: [Int] = []
        var others: [SchemaCondition] = []
        for index in range {
            let field = made.fields[index]
            let isNeeded = field.isNeeded && field.object == group
            let isAgreement = field.type == "flag" && field.isRequired && field.object == group
            if isNeeded && field.content != nil || isAgreement {
                filled.append(index)
            } else if isNeeded {
                needed.append(index)
            } else if field.saysPresence {
                others.append(isFilled(field.identifier))
            }
        }
        // Where a field shows only with another one filled, the object is there.
        let presences = Set((needed.map { made.fields[$0].identifier } + others.flatMap { $0.fields }).map(reference))
        for index in needed where made.fields[index].showsOnly(whereFilled: presences) {
            made.fields[index].isRequired = true
            others.append(isFilled(made.fields[index].identifier))
        }
        needed.removeAll { made.fields[$0].isRequired }
        let names = needed.map { made.fields[$0].identifier }
        let pointer = required(by: view).first?.pointer ?? view.pointer
        requireTogether(needed, in: group, pointer)
        let all = others + names.map { isFilled($0) }
        for index in filled where !all.isEmpty && depend(index, on: .any(all), pointer) {
            made.fields[index].isRequired = false
            made.fields[index].requiredThen.append(.any(all))
        }
        if hasSection, !needed.isEmpty {
            findings.add(pointer, "it does not hold where only a section of the object has rows")
        }
        let together = Set(names.map(reference))
        for index in needed { requireWhere(others, index, with: together, pointer) }
    }

    /// All of some fields are filled, or none is.
    ///
    /// A rule between fields is not judged where the field that shows it does not show: fields that show together have one with
    /// those before them.
    private mutating func requireTogether(_ needed: [Int], in group: String, _ pointer: String) {
        var sets: [[Int]] = [[]]
        for index in needed {
            let field = made.fields[index]
            if field.shown.isEmpty, field.hidden.isEmpty {
                sets[0].append(index)
            } else if let set = sets.indices.dropFirst().first(where: { set in
                let other = made.fields[sets[set][0]]
                return other.shown == field.shown && other.hidden == field.hidden
            }) {
                sets[set].append(index)
            } else {
                sets.append([index])
            }
        }
        var names: [String] = []
        for (place, set) in sets.enumerated() where !set.isEmpty {
            names += set.map { made.fields[$0].identifier }
            guard place == 0 || names.count <= 100 else {
                return findings.add(pointer, "it does not hold of all fields that show under conditions")
            }
            if names.count > 1 { makeRule("allOrNone", names, in: group, pointer) }
        }
    }

    /// A field is required where one of others is filled, as far as that can be asked.
    ///
    /// - Parameter together: itself and the fields that are filled where it is, as conditions call them.
    private mutating func requireWhere(
        _ others: [SchemaCondition], _ index: Int, with together: Set<String>, _ pointer: String
    ) {
        let name = made.fields[index].identifier
        var asked = others
        if leads(from: asked.flatMap { $0.fields }, to: name) {
            let waiting = asked.filter { leads(from: $0.fields, to: name) }
            asked.removeAll { waiting.contains($0) }
            // What shows only where these are filled needs no asking.
            let areCovered = waiting.allSatisfy { condition in
                condition.fields.allSatisfy { field(named: $0)?.showsOnly(whereFilled: together) ?? false }
            }
            if !areCovered { findings.add(pointer, Self.cycle) }
        }
        guard !asked.isEmpty else { return }
        // Nobody reads a condition of more.
        guard asked.count <= 100 else {
            return findings.add(pointer, "it does not hold where only others of the object's fields are filled")
        }
        if depend(index, on: .any(asked), pointer) { made.fields[index].requiredThen.append(.any(asked)) }
    }

    /// What a rule or condition calls a field.
    func reference(to field: String) -> String { made.isRow ? ".\(field)" : field }
}
