import FieldEngine
import FieldProtocol
import JSONBytes

/// The fields of a form that records are judged by, by the names that records have for them: the sections of the form have
/// as many rows as the record in hand. Records count rows from 1, whatever numbers the session gives them.
struct RowPlaces<Partner: ConversationPartner> {
    private struct Section {
        var name: String
        /// The numbers of its rows in the session.
        var rows: [Int64]
        /// Fewest rows.
        let least: Int
        /// The ids of a row's fields; empty before there was a row.
        var fields: [String] = []
    }

    /// The fields, as the session names them.
    private(set) var identifiers: [String] = []
    /// The same fields, as records name them.
    private(set) var names: [String] = []
    private var places: [String: Int] = [:]
    /// What records call the fields of rows.
    private var rowNames: [String: String] = [:]
    private let form: String
    /// Those that are in no row.
    private var common: [String] = []
    private var sections: [Section] = []
    /// The signs between the items of texts that list several, by fields in the words of all rows; "" of others.
    private var separators: [String: String] = [:]

    init(of form: String, _ loader: inout FormFileLoader<Partner>) {
        self.form = form
        if case .result(let opened) = loader.send("form/open", [loader.member("form", .text(form))]) {
            for section in opened["sections"]?.list ?? [] {
                guard case .text(let name)? = section["section"] else { continue }
                let rows = (section["rows"]?.list ?? []).compactMap { $0.whole.map { Int64($0) } }
                sections.append(Section(name: name, rows: rows, least: rows.count))
            }
        }
        var last: String?
        var isAll = false
        while !isAll {
            var params = [loader.member("form", .text(form))]
            if let last { params.append(loader.member("after", .text(last))) }
            guard case .result(let list) = loader.send("field/list", params), case .list(let entries)? = list["fields"]
            else { break }
            isAll = entries.isEmpty
            for case .text(let field)? in entries.map({ $0["field"] }) {
                last = field
                if !note(rowField: field) { common.append(field) }
            }
        }
        list()
    }

    /// Keeps the field of a row among those of its section.
    private mutating func note(rowField field: String) -> Bool {
        for index in sections.indices {
            guard let row = sections[index].rows.first,
                let local = field.behind("\(sections[index].name)[")
            else { continue }
            if let local = local.behind("\(row)].") { sections[index].fields.append(local) }
            return true
        }
        return false
    }

    /// Lists the fields anew, after rows came or went.
    private mutating func list() {
        identifiers = common
        names = common
        for section in sections {
            for (index, row) in section.rows.enumerated() {
                identifiers += section.fields.map { "\(section.name)[\(row)].\($0)" }
                names += section.fields.map { "\(section.name)[\(index + 1)].\($0)" }
            }
        }
        places = Dictionary(lastOf: zip(names, names.indices))
        rowNames = Dictionary(lastOf: zip(identifiers.dropFirst(common.count), names.dropFirst(common.count)))
    }

    func place(of name: String) -> Int? { places[name] }

    func name(of identifier: String) -> String { rowNames[identifier] ?? identifier }

    func hasSection(_ name: String) -> Bool { sections.contains { $0.name == name } }

    /// The section and the row, from 1, of a name such as `items[3].amount`; nil of any other.
    func row(in name: String) -> (section: String, row: Int)? {
        guard let start = name.firstIndex(of: "["), let end = name[start...].firstIndex(of: "]"),
            let row = Int(name[start..<end].dropFirst()), row > 0, hasSection(String(name[..<start]))
        else { return nil }
        return (String(name[..<start]), row)
    }

    /// Whether the form has that row now.
    func has(_ row: (section: String, row: Int)) -> Bool {
        sections.contains { $0.name == row.section && row.row <= $0.rows.count }
    }

    /// Whether a record with so many rows is judged by the fields as they are.
    func fit(_ rows: [String: Int]) -> Bool {
        sections.allSatisfy { $0.rows.count == max(rows[$0.name] ?? 0, $0.least) }
    }

    /// Has the sections have so many rows.
    ///
    /// - Returns: The sections that may not have as many.
    mutating func take(_ rows: [String: Int], _ loader: inout FormFileLoader<Partner>) -> [(section: String, most: Int)]
    {
        var full: [(section: String, most: Int)] = []
        for index in sections.indices {
            let name = sections[index].name
            let member = [loader.member("form", .text(form)), loader.member("section", .text(name))]
            let count = max(rows[name] ?? 0, sections[index].least)
            while sections[index].rows.count > count, let row = sections[index].rows.last {
                let number = loader.member("row", .integer(Int(row)))
                guard case .result = loader.send("section/remove", member + [number]) else { break }
                sections[index].rows.removeLast()
            }
            while sections[index].rows.count < count {
                guard case .result(let added) = loader.send("section/add", member), let row = added["row"]?.whole else {
                    full.append((name, sections[index].rows.count))
                    break
                }
                sections[index].rows.append(Int64(row))
                guard sections[index].fields.isEmpty else { continue }
                for case .text(let field)? in (added["fields"]?.list ?? []).map({ $0["field"] }) {
                    if let local = field.behind("\(name)[\(row)].") { sections[index].fields.append(local) }
                }
            }
        }
        list()
        return full
    }

    /// What a field has between the items of its text; nil where it lists none.
    mutating func separator(ofPlace place: Int, _ loader: inout FormFileLoader<Partner>) -> String? {
        let name = identifiers[place]
        let known = Total.namesOfRows(with: name).first ?? name
        if separators[known] == nil {
            separators[known] = presentation(ofPlace: place, &loader)?["separator"]?.text ?? ""
        }
        return separators[known].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whether nobody types into a field.
    func isReadOnly(place: Int, _ loader: inout FormFileLoader<Partner>) -> Bool {
        presentation(ofPlace: place, &loader)?["readOnly"] == .boolean(true)
    }

    private func presentation(ofPlace place: Int, _ loader: inout FormFileLoader<Partner>) -> Parameter? {
        guard case .result(let field) = loader.send("field/get", [loader.member("field", .text(identifiers[place]))])
        else { return nil }
        return field["presentation"]
    }
}

extension Parameter {
    var whole: Int? {
        guard case .number(let number) = self else { return nil }
        return Int(number)
    }

    fileprivate var list: [Parameter] { if case .list(let elements) = self { elements } else { [] } }
}

extension String {
    fileprivate func behind(_ prefix: String) -> String? {
        hasPrefix(prefix) ? String(utf8.dropFirst(prefix.utf8.count)) : nil
    }
}
