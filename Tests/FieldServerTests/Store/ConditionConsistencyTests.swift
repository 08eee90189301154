import FieldServer
import Foundation
import TestClients
import TestSupport
import Testing

/// Whatever happens to fields in whatever order, what conditions decide is what they say of the fields as they are:
/// compared with a judge that looks at everything every time.
@Suite("Consistency of conditions") struct ConditionConsistencyTests {
    private static let runs = Int(ProcessInfo.processInfo.environment["FIELD_SERVER_RUNS"] ?? "") ?? 40
    private static let names = ["a", "b", "c", "d", "e", "f"]

    /// A condition about one field or several, in the same way here and there.
    private indirect enum Condition {
        case empty(String)
        case equals(String, String)
        case not(Condition)
        case all([Condition])
        case any([Condition])

        var wire: String {
            switch self {
            case .empty(let field): #"{"field":"\#(field)","rule":"empty"}"#
            case .equals(let field, let text): #"{"field":"\#(field)","rule":"equals","value":"\#(text)"}"#
            case .not(let condition): #"{"rule":"not","rules":[\#(condition.wire)]}"#
            case .all(let conditions): #"{"rule":"all","rules":[\#(conditions.map(\.wire).joined(separator: ","))]}"#
            case .any(let conditions): #"{"rule":"any","rules":[\#(conditions.map(\.wire).joined(separator: ","))]}"#
            }
        }

        var fields: Set<String> {
            switch self {
            case .empty(let field), .equals(let field, _): [field]
            case .not(let condition): condition.fields
            case .all(let conditions), .any(let conditions): Set(conditions.flatMap(\.fields))
            }
        }

        func holds(_ value: (String) -> String) -> Bool {
            switch self {
            case .empty(let field): value(field).isEmpty
            case .equals(let field, let text): value(field) == text
            case .not(let condition): !condition.holds(value)
            case .all(let conditions): conditions.allSatisfy { $0.holds(value) }
            case .any(let conditions): conditions.contains { $0.holds(value) }
            }
        }

        static func random(_ random: inout SeededGenerator, depth: Int = 0) -> Condition {
            let field = names.randomElement(using: &random) ?? "a"
            switch Int.random(in: 0..<(depth < 2 ? 7 : 3), using: &random) {
            case 0: return .empty(field)
            case 1, 2: return .equals(field, ["x", "y"].randomElement(using: &random) ?? "x")
            case 3, 4: return .not(.random(&random, depth: depth + 1))
            case 5: return .all([.random(&random, depth: depth + 1), .random(&random, depth: depth + 1)])
            default: return .any([.random(&random, depth: depth + 1), .random(&random, depth: depth + 1)])
            }
        }
    }

    private struct Field {
        var text: String
        var conditions: [String: Condition] = [:]

        var named: Set<String> { conditions.values.reduce(into: []) { $0.formUnion($1.fields) } }
    }

    /// What all fields are, decided from scratch.
    private static func standing(_ fields: [String: Field]) -> [String: String] {
        var shown: [String: Bool] = [:]
        func isShown(_ name: String) -> Bool {
            if let known = shown[name] { return known }
            let result = fields[name]?.conditions["shown"]?.holds(value) ?? true
            shown[name] = result
            return result
        }
        func value(_ name: String) -> String {
            guard let field = fields[name], isShown(name) else { return "" }
            return field.text
        }
        return fields.mapValues { $0.conditions }.reduce(into: [:]) { result, entry in
            let (name, conditions) = entry
            let enabled = conditions["enabled"]?.holds(value) ?? true
            let required = conditions["required"]?.holds(value) ?? false
            result[name] = "\(isShown(name)) \(enabled) \(required)"
        }
    }

    private static func closesCycle(_ name: String, _ fields: [String: Field]) -> Bool {
        var waiting = Array(fields[name]?.named ?? [])
        var seen: Set<String> = []
        while let next = waiting.popLast() {
            if next == name { return true }
            if seen.insert(next).inserted { waiting += fields[next]?.named ?? [] }
        }
        return false
    }

    @Test("What is decided, told and counted agrees with the conditions after every step, also when restored")
    func agrees() {
        for run in 0..<Self.runs {
            var generator = SystemRandomNumberGenerator()
            let seed = UInt64.random(in: 1...UInt64.max, using: &generator)
            #expect(Self.steps(seed: seed), "run \(run), seed \(seed)")
        }
    }

    /// Whether all steps agree; the first that does not is recorded.
    private static func steps(seed: UInt64) -> Bool {
        var random = SeededGenerator(seed: seed)
        var client = TestClient("{}")
        var fields: [String: Field] = [:]
        /// What a client knows that folds what it is told.
        var known: [String: String] = [:]
        for step in 0..<60 {
            let name = names.randomElement(using: &random) ?? "a"
            let text = ["", "x", "y"].randomElement(using: &random) ?? ""
            let action = Int.random(in: 0..<8, using: &random)
            client.notifications = []
            switch action {
            case 0 where fields[name] != nil:
                _ = client.request("field/dispose", #"{"field":"\#(name)"}"#)
                (fields[name], known[name]) = (nil, nil)
            case 1, 2, 3:
                var field = Field(text: text)
                for member in ["shown", "enabled", "required"] where Bool.random(using: &random) {
                    field.conditions[member] = .random(&random)
                }
                let members = field.conditions.map { #","\#($0.key)":\#($0.value.wire)"# }.joined()
                let answer = client.request(
                    "field/create", #"{"field":"\#(name)","text":"\#(text)","replace":true\#(members)}"#)
                var others = fields
                others[name] = field
                let isRefused = answer["error"]["code"].integer == -32013
                guard isRefused == closesCycle(name, others) else {
                    Issue.record("seed \(seed), step \(step): \(members) was \(isRefused ? "refused" : "taken")")
                    return false
                }
                if isRefused { continue }
                fields = others
                known[name] = summary(of: answer)
            case 4 where fields[name] != nil:
                let answer = client.request("field/edit", #"{"field":"\#(name)","text":"\#(text)"}"#)
                if answer["error"].isAbsent { fields[name]?.text = text }
            default:
                guard fields[name] != nil else { continue }
                _ = client.request("field/update", #"{"field":"\#(name)","set":{"text":"\#(text)"}}"#)
                fields[name]?.text = text
            }
            for notification in client.notifications where notification["method"].string == "field/diagnostics" {
                let params = notification["params"]
                guard let field = params["field"].string, fields[field] != nil else { continue }
                let required = params["presentation"]["label"]["required"].flag
                let before = known[field]?.hasSuffix("true") ?? false
                known[field] = "\(stateSummary(of: params)) \(required ?? before)"
            }
            let expected = standing(fields)
            let said = fields.keys.reduce(into: [:]) { $0[$1] = summary(of: client.get($1)) }
            guard said == expected, known == expected else {
                Issue.record("seed \(seed), step \(step): \(said), told \(known), not \(expected)")
                return false
            }
            let counted = expected.values.count { $0.hasPrefix("true true") }
            let missing = expected.filter { $0.value == "true true true" && fields[$0.key]?.text == "" }.keys.sorted()
            let verified = client.request("form/open", #"{"form":""}"#)["invalid"].integer
            guard verified == missing.count else {
                Issue.record("seed \(seed), step \(step): \(verified ?? -1) of \(counted) are wrong, not \(missing)")
                return false
            }
            guard step % 10 == 9 else { continue }
            let snapshot = client.snapshot()
            var other = TestClient("{}")
            _ = other.restore(snapshot)
            guard other.snapshot() == snapshot else {
                Issue.record("seed \(seed), step \(step): it is restored as another")
                return false
            }
        }
        let submitted = client.request("form/submit", #"{"form":""}"#)["invalid"].list.compactMap(\.string)
        let missing = standing(fields).filter { $0.value == "true true true" && fields[$0.key]?.text == "" }.keys
        return submitted.sorted() == missing.sorted()
    }

    private static func stateSummary(of status: JSON) -> String {
        "\(status["state"]["hidden"].flag != true) \(status["state"]["enabled"].flag == true)"
    }

    private static func summary(of field: JSON) -> String {
        "\(stateSummary(of: field)) \(field["presentation"]["label"]["required"].flag == true)"
    }
}
