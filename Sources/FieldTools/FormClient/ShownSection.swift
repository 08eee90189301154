package import FieldEngine

/// A section that repeats, with its rows.
package struct ShownSection {
    package let name: String
    package let title: String
    package let group: String?
    /// The page that it names itself.
    package let page: String?
    package let least: Int
    package let most: Int
    /// The fields of a row, by their ids in it.
    package let idsInRow: [String]
    /// The numbers of its rows, in order.
    package var rows: [Int] = []
    /// The places of each row's fields.
    package var fields: [Int: [Int]] = [:]

    /// - Parameter section: as the form file has it.
    package init?(_ section: Parameter) {
        guard let name = section["section"]?.text else { return nil }
        self.name = name
        title = section["title"]?.text ?? name
        group = section["group"]?.text
        page = section["page"]?.text
        least = section["least"]?.count ?? 0
        most = section["most"]?.count ?? .max
        idsInRow = section["fields"]?.elements.compactMap { $0["field"]?.text } ?? []
    }

    package func heading(ofRow row: Int) -> String {
        "\(title) \((rows.firstIndex(of: row) ?? 0) + 1)\(rows.count > 1 ? "/\(rows.count)" : "")"
    }
}

/// What a form shows below each other.
package enum FormItem: Equatable, Hashable {
    case field(Int)
    /// The heading of a row of a section.
    case row(section: Int, row: Int)
    /// What adds a row to a section.
    case adder(section: Int)
}

extension FormClient {
    /// What shows now, in its order.
    package var items: [FormItem] {
        var items: [FormItem] = []
        for part in order {
            switch part {
            case .field(let field):
                if !fields[field].isHidden, isOnPage(field) { items.append(part) }
            case .adder(let section): add(section, to: &items)
            case .row: break
            }
        }
        return items
    }

    private func add(_ section: Int, to items: inout [FormItem]) {
        let shown = sections[section]
        guard pages.isShown(shown.page ?? pages.page(ofGroup: shown.group)) else { return }
        for row in shown.rows {
            items.append(.row(section: section, row: row))
            for field in shown.fields[row] ?? [] where !fields[field].isHidden { items.append(.field(field)) }
        }
        if shown.rows.count < shown.most { items.append(.adder(section: section)) }
    }

    /// Makes the fields of new rows known.
    package mutating func take(rows: Parameter, of section: Int) {
        if let numbers = rows["rows"] { sections[section].rows = numbers.elements.compactMap { $0.count } }
        let prefix = sections[section].name + "["
        for snapshot in rows["fields"]?.elements ?? [] {
            guard let id = snapshot["field"]?.text, id.hasPrefix(prefix),
                let row = Int(id.dropFirst(prefix.count).prefix { $0 != "]" })
            else { continue }
            let place = take(new: snapshot)
            fields[place].section = section
            sections[section].fields[row, default: []].append(place)
            let own = sections[section].page ?? pages.page(ofGroup: fields[place].group ?? sections[section].group)
            pages.put(place, on: own)
        }
    }

    /// - Returns: The row's number.
    package mutating func addRow(
        to section: Int, before index: Int? = nil, texts: Parameter? = nil, at now: Moment
    ) throws(Refusal) -> Int? {
        var members = [Member(name: "section", value: .text(sections[section].name))]
        if let index { members.append(Member(name: "at", value: .integer(index))) }
        if let texts { members.append(Member(name: "texts", value: texts)) }
        let result = try ask("section/add", members, at: now)
        take(rows: result, of: section)
        return result["row"]?.count
    }

    /// - Returns: With what it comes back: its index and texts.
    @discardableResult
    package mutating func removeRow(_ row: Int, of section: Int, at now: Moment) throws(Refusal) -> Parameter {
        let result = try ask(
            "section/remove", ["section": .text(sections[section].name), "row": .integer(row)], at: now)
        for field in sections[section].fields.removeValue(forKey: row) ?? [] { forget(field) }
        take(rows: result, of: section)
        return result
    }

    package mutating func moveRow(_ row: Int, of section: Int, by step: Int, at now: Moment) throws(Refusal) {
        guard let place = sections[section].rows.firstIndex(of: row),
            sections[section].rows.indices.contains(place + step)
        else { return }
        let result = try ask(
            "section/move",
            ["section": .text(sections[section].name), "row": .integer(row), "to": .integer(place + step)], at: now)
        take(rows: result, of: section)
    }

    /// Fills in the rows of an earlier answer, no more and no fewer than it had.
    ///
    /// - Returns: What of them fills in nothing.
    package mutating func fill(_ section: Int, with rows: [Parameter], at now: Moment) -> [Unfilled] {
        while sections[section].rows.count < rows.count,
            (try? addRow(to: section, at: now)) ?? nil != nil
        {}
        while sections[section].rows.count > rows.count, let last = sections[section].rows.last,
            (try? removeRow(last, of: section, at: now)) != nil
        {}
        let name = sections[section].name
        var unfilled: [Unfilled] = []
        for (index, (row, answers)) in zip(sections[section].rows, rows).enumerated() {
            /// The name in the answer, where rows have no numbers of their own.
            func given(_ field: String) -> String { "\(name)[\(index)]\(field.dropFirst("\(name)[\(row)]".count))" }
            let answers = answers.members.map { Member(name: "\(name)[\(row)].\($0.name)", value: $0.value) }
            for failure in fill(answers, at: now) {
                switch failure {
                case .noField(let field): unfilled.append(.noField(given(field)))
                case .notTaken(let field): unfilled.append(.notTaken(given(field)))
                }
            }
        }
        return unfilled + rows.indices.dropFirst(sections[section].rows.count).map { .notTaken("\(name)[\($0)]") }
    }
}
