import FieldEngine

/// Finds the field that a line means by its label, by the headings above it, and by its id.
struct FormLabels {
    /// Fields that are in no row, by their labels as they are compared.
    private var places: [String: [Int]] = [:]
    /// The names of groups, by the numbers that scopes have.
    private var groups: [String] = []
    private var scopes: [String: FilledFormScope] = [:]
    private var sections: [(title: String, group: String?)] = []

    init(_ client: FormClient) {
        for (place, field) in client.fields.enumerated() where field.section == nil {
            places[Self.folded(ofField: field), default: []].append(place)
        }
        for page in client.pages.all { scopes[Self.folded(Substring(page.title))] = .form }
        scopes[Self.folded(Substring(client.title))] = .form
        let titles = client.groups + client.fields.compactMap { field in field.group.map { ($0, "") } }
        for (name, title) in titles where !groups.contains(name) {
            // A group is known by its name where it has no title, and in any case.
            scopes[Self.folded(Substring(name))] = .group(groups.count)
            scopes[Self.folded(Substring(title.isEmpty ? name : title))] = .group(groups.count)
            groups.append(name)
        }
        sections = client.sections.map { (Self.folded(Substring($0.title)), $0.group) }
    }

    /// All words that stand before a colon, for guesses, as they are compared.
    var words: [String] { Array(places.keys) }

    /// Such a word as the form has it.
    func spelled(_ word: String, of client: FormClient) -> String {
        places[word]?.first.map { client.fields[$0].label } ?? word
    }

    /// The label of a field as it is compared: a colon at its end is that of the line.
    static func folded(ofField field: ShownField) -> String {
        var label = folded(field.label[...])
        while label.utf8.last == UInt8(ascii: ":") { label = folded(label.dropLast()) }
        return label
    }

    /// As labels are compared: in small letters, with single blanks, without what a line may add to them.
    static func folded(_ label: Substring) -> String {
        var folded = ""
        for character in label.utf8 {
            if !character.isBlank, character != UInt8(ascii: "\n") { continue }
            // There is more than one word, or blanks at the ends.
            folded = label.split { $0 == " " || $0 == "\t" || $0.isNewline }.joined(separator: " ")
            break
        }
        var rest = (folded.isEmpty ? label : folded[...]).utf8
        while let last = rest.last, last.isBlank || last == UInt8(ascii: "*") {
            rest = rest.dropLast()
        }
        return Substring(rest).lowercased()
    }

    /// The id in braces at the end of a label, and the label before it.
    private static func parted(_ label: Substring) -> (label: Substring, id: Substring?) {
        var trimmed = label.trimmed
        while trimmed.utf8.last == UInt8(ascii: "*") { trimmed = Substring(trimmed.utf8.dropLast()).trimmed }
        guard trimmed.utf8.last == UInt8(ascii: "}"), let start = trimmed.lastIndex(of: "{") else {
            return (label, nil)
        }
        return (trimmed[..<start], trimmed[trimmed.index(after: start)...].dropLast())
    }

    /// Finds what a line with a label means. Where no label is known that ends at a colon, it is the first colon.
    func resolve(_ line: inout FilledLine, in scope: FilledFormScope, of client: FormClient) {
        line.scope = scope
        line.target = .unknown
        var colons: [Int] = []
        for (offset, byte) in line.text.utf8.enumerated() where byte == UInt8(ascii: ":") {
            colons.append(offset)
            if colons.count == 8 { break }
        }
        // A label may have colons, and so may a value.
        for colon in colons.reversed() {
            let target = target(of: Substring(line.text.utf8.prefix(colon)), in: scope, of: client)
            guard target != .unknown else { continue }
            (line.colon, line.target) = (colon, target)
            return
        }
        line.colon = colons.first ?? 0
    }

    private func target(of label: Substring, in scope: FilledFormScope, of client: FormClient) -> FilledLine.Target {
        let found = candidates(Self.folded(label), in: scope, of: client)
        if found.count == 1 { return .field(found[0]) }
        let (own, id) = Self.parted(label)
        // A label in another language is as good; but of a value that has braces and a colon nothing is a label.
        let isOther =
            id != nil && own.utf8.contains(UInt8(ascii: ":"))
            && candidates(Self.folded(own), in: scope, of: client).isEmpty
        if isOther { return .unknown }
        if case .row(let section, let row) = scope {
            let name = "\(client.sections[section].name)[\(row)].\(id ?? label.trimmed)"
            if let place = client.places[name] { return .field(place) }
        }
        if let place = client.places[String(id ?? label.trimmed)] { return .field(place) }
        return found.isEmpty ? .unknown : .ambiguous
    }

    /// The fields of a label: in a row those of the row, else those of the group, else those of all groups.
    func candidates(_ label: String, in scope: FilledFormScope, of client: FormClient) -> [Int] {
        switch scope {
        case .row(let section, let row):
            let own = (client.sections[section].fields[row] ?? []).filter { field in
                Self.folded(ofField: client.fields[field]) == label
            }
            return own.isEmpty ? places[label] ?? [] : own
        case .group(let group):
            let all = places[label] ?? []
            let own = all.filter { client.fields[$0].group == groups[group] }
            return own.isEmpty ? all : own
        case .form: return places[label] ?? []
        }
    }

    /// What a heading stands above; of a section no row yet.
    func resolve(_ heading: FilledLine, in scope: FilledFormScope, of client: FormClient) -> FilledLine.Target {
        let (level, title) = heading.heading
        let folded = Self.folded(title)
        if let section = section(folded, in: scope), level > 2 || scopes[folded] == nil {
            return .row(section: section, row: -1)
        }
        // An empty heading ends a group.
        if folded.isEmpty { return .scope(.form) }
        return scopes[folded].map { .scope($0) } ?? .unknown
    }

    private func section(_ title: String, in scope: FilledFormScope) -> Int? {
        let bare = Self.withoutNumber(title)
        let found = sections.indices.filter { sections[$0].title == title || sections[$0].title == bare }
        return found.first { section in
            guard case .group(let group) = scope else { return false }
            return sections[section].group == groups[group]
        } ?? found.first
    }

    /// `children 2 of 3` is `children`.
    private static func withoutNumber(_ title: String) -> String {
        var words = title.split(separator: " ")
        while words.count > 1, let last = words.last, last == "of" || last.allSatisfy({ $0.isNumber }) {
            words.removeLast()
        }
        return words.joined(separator: " ")
    }

    func scope(ofGroup name: String?) -> FilledFormScope {
        name.flatMap { groups.firstIndex(of: $0) }.map { .group($0) } ?? .form
    }

    /// The label of a field as a line under a heading has it, with its id where it would mean another one.
    func label(of field: Int, in scope: FilledFormScope, of client: FormClient) -> String {
        let shown = client.fields[field]
        // What could be read as something else is left to the id.
        var label = shown.label.split { $0 == " " || $0 == "\t" || $0.isNewline }.joined(separator: " ")
        while let last = label.utf8.last, last.isBlank || last == UInt8(ascii: ":") || last == UInt8(ascii: "*") {
            label = String(Substring(label.utf8.dropLast()))
        }
        let mark = shown.isRequired ? " *" : ""
        if !label.isEmpty, case .labelled = FilledLine(label + ":").kind {
            var line = FilledLine(label + mark + ": ")
            resolve(&line, in: scope, of: client)
            if line.target == .field(field), label.lowercased() != "form", label.lowercased() != "locale" {
                return label + mark
            }
            label += " "
        } else {
            label = ""
        }
        let local = shown.section == nil ? shown.id[...] : shown.id.suffix(from: shown.id.localStart)
        return "\(label){\(local)}\(mark)"
    }
}

extension String {
    /// Where the id in the row begins in one of a field in a row, `items[3].amount`.
    var localStart: Index {
        lastIndex(of: "]").map { index(after: $0) }.flatMap { $0 < endIndex ? index(after: $0) : nil } ?? startIndex
    }
}
