package import FieldEngine
import FieldProtocol
import JSONBytes

/// What a form came to, in words for scripts: each field's typed form, its value where the type has none, and null where it
/// is empty. Secrets are among them, since whoever runs the form asks for them.
package struct FormAnswers {
    package private(set) var answers: [(name: String, value: Parameter)] = []
    /// The names of those that are sections with rows.
    private var sections: Set<String> = []

    /// - Parameter result: of a `form/submit` of a valid form.
    package init(_ result: Parameter) {
        var typed: [String: Parameter] = [:]
        for member in result["typed"]?.members ?? [] { typed[member.name] = member.value }
        var rows: [String: [Parameter.Member]] = [:]
        let sections = result["sections"]?.members ?? []
        for member in result["values"]?.members ?? [] {
            let isEmpty = member.value.text?.isEmpty ?? true
            let answer = typed[member.name] ?? (isEmpty ? .null : member.value)
            if let end = member.name.firstIndex(of: "]"),
                sections.contains(where: { member.name.hasPrefix($0.name + "[") })
            {
                // `items[3].amount` is the `amount` of its row.
                let name = String(member.name[end...].dropFirst(2))
                rows[String(member.name[...end]), default: []].append(Parameter.Member(name: name, value: answer))
            } else {
                answers.append((member.name, answer))
            }
        }
        for section in sections {
            let tables = section.value.elements.map { row in
                Parameter.table(rows["\(section.name)[\(row.count ?? 0)]"] ?? [])
            }
            answers.append((section.name, .list(tables)))
            self.sections.insert(section.name)
        }
    }

    /// An object of JSON, a member a field, on one line.
    package var json: String { Self.json(.table(answers.map { Parameter.Member(name: $0.name, value: $0.value) })) }

    /// `name='text'` for each field, which a shell can evaluate whatever was filled in.
    ///
    /// Of a section that repeats it is the number of rows, and the answers of each row by its place: `items_1_amount`.
    package var assignments: [String] {
        func line(_ name: String, _ value: Parameter) -> String {
            "\(Self.key(of: name))=\(Self.quoted(Self.plain(value)))"
        }
        return answers.flatMap { answer in
            guard case .list(let rows) = answer.value, sections.contains(answer.name) else {
                return [line(answer.name, answer.value)]
            }
            return [line(answer.name, .integer(rows.count))]
                + rows.enumerated().flatMap { place, row in
                    row.members.map { line(Self.name(of: $0.name, inRow: place, of: answer.name), $0.value) }
                }
        }
    }

    package static func json(_ value: Parameter) -> String {
        var writer = JSONWriter()
        value.encode(to: &writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// A text as it is, the items of a list a line each, nothing for what is empty.
    package static func plain(_ value: Parameter) -> String {
        switch value {
        case .null: ""
        case .text(let text): text
        case .list(let items): items.map { plain($0) }.joined(separator: "\n")
        case .boolean, .number, .table: json(value)
        }
    }

    /// What the answer of a row is called beside the others.
    package static func name(of field: String, inRow place: Int, of section: String) -> String {
        "\(section)_\(place + 1)_\(field)"
    }

    /// A name that shells take: what is no letter, digit or underscore of ASCII becomes an underscore.
    package static func key(of name: String) -> String {
        var key = ""
        for character in name.utf8 {
            let scalar = Unicode.Scalar(character)
            let isPart = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
            // Of a character of several bytes one sign is enough.
            if character & 0xC0 != 0x80 { key.unicodeScalars.append(isPart ? scalar : "_") }
        }
        return key.first?.isNumber ?? true ? "_" + key : key
    }

    /// In single quotes, in which a shell reads nothing but the quote.
    private static func quoted(_ text: String) -> String {
        var quoted = "'"
        for character in text.unicodeScalars {
            if character == "'" { quoted += "'\\''" } else { quoted.unicodeScalars.append(character) }
        }
        return quoted + "'"
    }
}
