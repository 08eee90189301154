import FieldServer
import Foundation
import TestClients
import TestSupport
import Testing

/// Whatever happens to fields and rules in whatever order, what is known afterwards is what the rules say of the
/// fields as they are: compared with a judge that looks at everything every time.
@Suite("Consistency of rules between fields") struct DependencyConsistencyTests {
    private static let runs = Int(ProcessInfo.processInfo.environment["FIELD_SERVER_RUNS"] ?? "") ?? 40
    private static let fields = ["a", "b", "c", "d", "e"]
    private static let kinds = ["equal", "different", "atLeastOne", "exactlyOne", "allOrNone", "ascending"]

    private struct Rule {
        var kind: String
        var fields: [String]
        var on: String

        /// Where it shows that it is broken, of fields as they are; nil where it holds.
        func broken(_ present: [String: String]) -> String? {
            let values = fields.compactMap { present[$0] }
            let filled = values.filter { !$0.isEmpty }
            let holds =
                switch kind {
                case "equal": Set(values).count <= 1
                case "different": Set(filled).count == filled.count
                case "atLeastOne": values.isEmpty || !filled.isEmpty
                case "exactlyOne": values.isEmpty || filled.count == 1
                case "allOrNone": filled.isEmpty || filled.count == values.count
                default: filled == filled.sorted()
                }
            if holds { return nil }
            return present[on] != nil ? on : fields.last { present[$0] != nil }
        }
    }

    @Test("Counts and answers agree with the rules after every step")
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
        var client = TestClient(#"{"capabilities":{"presentation":false}}"#)
        var present: [String: String] = [:]
        var disabled: Set<String> = []
        var rules: [String: [Rule]] = [:]
        var equals: [String: String] = [:]
        for step in 0..<40 {
            let field = fields.randomElement(using: &random) ?? "a"
            let text = ["", "x", "y", "xy"].randomElement(using: &random) ?? ""
            var done: String
            switch Int.random(in: 0..<8, using: &random) {
            case 0 where present[field] != nil:
                done = "dispose \(field)"
                _ = client.request("field/dispose", #"{"field":"\#(field)"}"#)
                (present[field], equals[field]) = (nil, nil)
                disabled.remove(field)
            case 1 where present[field] != nil:
                done = "toggle \(field)"
                let enabled = disabled.contains(field)
                _ = client.request("field/update", #"{"field":"\#(field)","set":{"enabled":\#(enabled)}}"#)
                if enabled { disabled.remove(field) } else { disabled.insert(field) }
            case 2:
                let other = fields.randomElement(using: &random) ?? "b"
                let members =
                    #""text":"\#(text)","validation":{"final":{"rules":[{"rule":"equalsField","field":"\#(other)"}]}}"#
                done = "create \(field)=\(text) equal to \(other)"
                let answer = client.request(
                    "field/create", #"{"field":"\#(field)","group":"all","replace":true,\#(members)}"#)
                if answer["error"].isAbsent {
                    (present[field], equals[field]) = (text, other)
                    disabled.remove(field)
                }
            case 3:
                let group = ["g", "h"].randomElement(using: &random) ?? "g"
                let kind = kinds.randomElement(using: &random) ?? "equal"
                let named = Array(fields.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)))
                let list = named.map { "\"\($0)\"" }.joined(separator: ",")
                done = "define \(group) \(kind) \(named)"
                let answer = client.request(
                    "group/define", #"{"group":"\#(group)","rules":[{"rule":"\#(kind)","fields":[\#(list)]}]}"#)
                if answer.isNull { rules[group] = [Rule(kind: kind, fields: named, on: named.last ?? "a")] }
            case 4 where present[field] != nil && !disabled.contains(field):
                done = "type \(text) into \(field)"
                _ = client.request("field/edit", #"{"field":"\#(field)","text":"\#(text)"}"#)
                present[field] = text
            case 5 where present[field] != nil:
                done = "leave \(field)"
                _ = client.request("field/blur", #"{"field":"\#(field)"}"#)
            default:
                guard present[field] != nil else { continue }
                done = "update \(field)=\(text)"
                _ = client.request("field/update", #"{"field":"\#(field)","set":{"text":"\#(text)"}}"#)
                present[field] = text
            }
            if step % 3 == 0 { client.wait(Int.random(in: 0...150, using: &random)) }
            let there = present.filter { !disabled.contains($0.key) }
            var broken = Set(rules.values.joined().compactMap { $0.broken(there) })
            for (field, other) in equals {
                guard let value = there[field], !value.isEmpty, let wanted = there[other] else { continue }
                if value != wanted { broken.insert(field) }
            }
            let checked = there.keys.filter {
                client.request("field/check", #"{"field":"\#($0)"}"#)["valid"].flag == false
            }
            guard Set(checked) == broken else {
                Issue.record("seed \(seed), step \(step), \(done): \(checked.sorted()) and not \(broken.sorted())")
                return false
            }
            // The counts, and the answer that is read off them.
            let verified = client.request("group/verify", #"{"group":"all"}"#)["invalid"].list.compactMap(\.string)
            guard Set(verified) == broken else {
                Issue.record("seed \(seed), step \(step), \(done): counted \(verified), not \(broken.sorted())")
                return false
            }
        }
        // Submitting finds the same, and shows it.
        let there = present.keys.filter { !disabled.contains($0) }
        let wrong = there.filter { client.request("field/check", #"{"field":"\#($0)"}"#)["valid"].flag == false }
        let invalid = client.request("form/submit", #"{"form":""}"#)["invalid"].list.compactMap(\.string)
        let shown = there.filter { client.get($0).validity == "invalid" }
        client.wait(200)
        return Set(invalid) == Set(wrong) && Set(shown) == Set(wrong) && client.nextDeadline == nil
    }
}
