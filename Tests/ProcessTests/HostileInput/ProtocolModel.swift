import Foundation

/// As much of protocol/model.json as hostile input is made from.
struct ProtocolModel {
    struct Method {
        var name: String
        var params: String?
        var isRequest: Bool
        var needsField: Bool
        /// Required members beside `field`, each behind a comma.
        var extraMembers: String
    }

    struct Member {
        var name: String
        var type: Any
        var isOptional: Bool

        /// What every reader of JSON holds exactly.
        static let greatest = (1 << 53) - 1

        var structure: String? { type as? String }
        var elementStructure: String? { (type as? [String: Any])?["array"] as? String }

        var numberKind: HostileNumber.Kind? {
            switch type {
            case "integer" as String: .integer(-Self.greatest...Self.greatest)
            case "unsigned" as String: .integer(0...Self.greatest)
            case "number" as String: .number
            default:
                ((type as? [String: Any])?["integer"] as? [String: Int]).map {
                    .integer(($0["minimum"] ?? Int.min)...($0["maximum"] ?? Int.max))
                }
            }
        }
    }

    struct Rule {
        var name: String
        var parameters: [Member]
        /// A word of each enumeration.
        var words: [String: String]

        var numbers: [(String, HostileNumber.Kind)] {
            parameters.compactMap { parameter in parameter.numberKind.map { (parameter.name, $0) } }
        }

        func others(than name: String) -> String {
            parameters.filter { !$0.isOptional && $0.name != name }
                .map { parameter in
                    let word = parameter.structure.flatMap { words[$0] } ?? "\"a\""
                    return "\"\(parameter.name)\":\(parameter.numberKind == nil ? word : "1"),"
                }.joined()
        }
    }

    let requests: [Method]
    let notifications: [Method]
    let rules: [Rule]
    let errors: [(code: Int, name: String)]
    private let structures: [String: [Member]]
    private let exactlyOne: [String: [String]]
    private let enumerations: [String: String]

    static let directory = URL(filePath: #filePath).appending(path: "../../../../protocol").standardizedFileURL

    init() throws {
        let data = try Data(contentsOf: Self.directory.appending(path: "model.json"))
        let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        func list(_ name: String, in object: [String: Any]) -> [[String: Any]] {
            object[name] as? [[String: Any]] ?? []
        }
        func members(_ name: String, in object: [String: Any]) -> [Member] {
            list(name, in: object).map {
                Member(
                    name: $0["name"] as? String ?? "", type: $0["type"] ?? "",
                    isOptional: $0["optional"] as? Bool ?? false)
            }
        }
        let declared = list("structures", in: root)
        let own = Dictionary(
            declared.map { ($0["name"] as? String ?? "", members("members", in: $0)) }, uniquingKeysWith: { a, _ in a })
        let structures = Dictionary(
            declared.map { structure in
                let name = structure["name"] as? String ?? ""
                let mixed = list("mixins", in: structure).flatMap { own[$0["structure"] as? String ?? ""] ?? [] }
                return (name, (own[name] ?? []) + mixed)
            }, uniquingKeysWith: { a, _ in a })
        self.structures = structures
        exactlyOne = Dictionary(
            declared.map { ($0["name"] as? String ?? "", $0["exactlyOne"] as? [String] ?? []) },
            uniquingKeysWith: { a, _ in a })
        let enumerations = Dictionary(
            list("enumerations", in: root).map { enumeration in
                let value = list("values", in: enumeration).first?["value"]
                return (enumeration["name"] as? String ?? "", (value as? String).map { "\"\($0)\"" } ?? "1")
            }, uniquingKeysWith: { a, _ in a })
        self.enumerations = enumerations
        func methods(_ list: [[String: Any]], isRequest: Bool) -> [Method] {
            list.filter { ["clientToServer", "both"].contains($0["direction"] as? String) }.map { method in
                let params = method["params"] as? String
                let required = params.flatMap { structures[$0] }?.filter { !$0.isOptional } ?? []
                let extra = required.filter { $0.name != "field" }
                    .map { ",\"\($0.name)\":" + Self.sample($0, structures, enumerations) }
                return Method(
                    name: method["method"] as? String ?? "", params: params, isRequest: isRequest,
                    needsField: required.contains { $0.name == "field" }, extraMembers: extra.joined())
            }
        }
        requests = methods(list("requests", in: root), isRequest: true)
        notifications = methods(list("notifications", in: root), isRequest: false)
        rules = list("rules", in: root).map {
            Rule(
                name: $0["name"] as? String ?? "", parameters: members("parameters", in: $0), words: enumerations)
        }
        errors = list("errors", in: root).map { ($0["code"] as? Int ?? 0, $0["name"] as? String ?? "") }
    }

    func members(of structure: String) -> [Member] { structures[structure] ?? [] }
    func hasMembers(_ structure: String) -> Bool { structures[structure] != nil }

    /// What must stand beside a member, each with a comma behind.
    func requiredMembers(of structure: String, beside name: String) -> String {
        var text = members(of: structure).filter { !$0.isOptional && $0.name != name }
            .map { "\"\($0.name)\":\(Self.sample($0, structures, enumerations))," }.joined()
        let alternatives = exactlyOne[structure] ?? []
        if name == "range" {
            text += #""insert":"a","#
        } else if name == "selection", alternatives.contains("text") {
            text += #""text":"abc","#
        } else if alternatives.contains("delete"), !alternatives.contains(name) {
            text += #""delete":"backward","#
        }
        return text
    }

    private static func sample(
        _ member: Member, _ structures: [String: [Member]], _ enumerations: [String: String]
    ) -> String {
        switch (member.name, member.type) {
        case ("field", _): "\"f\""
        // Not before any `start`.
        case ("end", _): "9007199254740991"
        case (_, "string" as String): "\"a\""
        case (_, "boolean" as String): "true"
        case (_, "object" as String): "{}"
        case (_, let name as String) where enumerations[name] != nil: enumerations[name] ?? ""
        case (_, let name as String) where structures[name] != nil:
            "{"
                + (structures[name] ?? []).filter { !$0.isOptional }
                .map { "\"\($0.name)\":\(sample($0, structures, enumerations))" }.joined(separator: ",") + "}"
        case (_, let type as [String: Any]) where type["array"] != nil: "[]"
        default: "0"
        }
    }
}
