import FieldEngine
import FieldProtocol
import JSONBytes

/// A table that lies in a file beside the module of WebAssembly, and is put in its place when a message first asks for something
/// of it (specification, section 1.15). In the daemon all tables are in the executable.
public enum TableFile: Int32, CaseIterable, Sendable {
    /// Of the telephone numbers of all countries.
    case telephone
    /// Of the addresses and postal codes of all countries.
    case addresses
    /// The sentences, and the names of months and countries that a locale has, in all languages but English.
    case messages
    /// Of the numbers of people and companies of all countries, of names of hosts with letters of any script, what types are, and what parameters
    /// of them mean.
    case world
    /// The names of months and weekdays that texts from elsewhere may have, in any language, and the order of dates in each.
    case calendar

    /// What a person is told who asks for what is not there.
    var absence: String {
        switch self {
        case .telephone: "The table of telephone numbers can't be had."
        case .addresses: "The table of addresses can't be had."
        case .messages: "The sentences of that language can't be had."
        case .world: "The table of numbers of countries, international names and parameters can't be had."
        case .calendar: "The table of names of months can't be had."
        }
    }
}

/// Which tables are not there, and what that keeps a session from.
struct TableFiles {
    var absent: [TableFile]
    /// Those without which the message in hand has to be answered.
    var refused: [TableFile] = []
    /// The one for which the message in hand waits.
    var wanted: TableFile?

    /// One that a message asks for and may still get.
    func wanted(by document: JSONDocument) -> TableFile? {
        let askable = absent.filter { !refused.contains($0) }
        return askable.isEmpty ? nil : document.asked(of: askable, in: document.root)
    }

    /// Why a part of the message can't be done.
    func refusal(of node: JSONNode, in document: JSONDocument) -> ResponseError? {
        guard !refused.isEmpty, let table = document.asked(of: refused, in: node) else { return nil }
        return ResponseError(.requestFailed(RequestFailedData(reason: "no-table")), table.absence)
    }
}

extension JSONDocument {
    /// One of the tables that the value names a type or a language of, or a method that names all types. What a type is asked later follows from its name, which
    /// stood in a message before.
    fileprivate func asked(of tables: [TableFile], in node: JSONNode) -> TableFile? {
        var left = [node]
        while let node = left.popLast() {
            switch kind(node) {
            case .string:
                if let table = tables.first(where: { isName(node, ofTypeIn: $0) }) { return table }
            case .array: for element in elements(node) { left.append(element) }
            case .object:
                for member in members(node) {
                    if equals(member.name, "locale"), tables.contains(.messages), let tag = string(member.value),
                        !tag.isEnglish
                    {
                        return .messages
                    }
                    if equals(member.name, "international"), tables.contains(.world) { return .world }
                    left.append(member.value)
                }
            case .null, .bool, .number: break
            }
        }
        return nil
    }

    private func isName(_ node: JSONNode, ofTypeIn table: TableFile) -> Bool {
        table.names.contains { equals(node, $0) }
    }
}

extension TableFile {
    /// The types whose data it is, and the methods that tell of them: `type/list` makes one field of each type.
    fileprivate var names: [StaticString] {
        switch self {
        case .telephone: ["tel", "phone", "type/list"]
        case .addresses: ["address", "country", "postalCode", "type/list"]
        case .messages: []
        case .world: ["taxId", "vat", "nationalId", "companyId", "type/list", "type/describe"]
        case .calendar:
            ["date", "dateTime", "date-time", "time", "week", "expDate", "expMonth", "expYear", "type/list"]
        }
    }
}

extension String {
    /// Whether a tag is of English, of which everything is in the module.
    fileprivate var isEnglish: Bool { prefix { $0 != "-" && $0 != "_" }.lowercased() == "en" }
}
