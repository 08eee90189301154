import Foundation
import JSONBytes
import TestClients
import TestSupport
import Testing

@testable import FieldServer

/// A damaged, foreign or hand-made snapshot changes nothing and says what is wrong, or does no harm (specification,
/// section 8).
@Suite("Snapshots that are not what was taken") struct SnapshotDamageTests {
    private static let nothing = #""result":{"fields":[]}"#

    /// A form with a bit of everything.
    private static func filled(secure: Bool = true) -> TestClient {
        var client = TestClient()
        for (method, params) in [
            (
                "type/define",
                #"{"name":"plate","description":"d","template":"AA-000","slots":{"A":"[A-Z]","0":"[0-9]"}}"#
            ),
            ("form/open", #"{"form":"x","groups":["g"],"order":["b","a"]}"#),
            ("field/create", #"{"field":"a","form":"x","group":"g","type":"date","required":true,"label":"Zoë"}"#),
            ("field/edit", #"{"field":"a","input":"2/"}"#), ("field/edit", #"{"field":"a","input":"39","version":2}"#),
            ("field/edit", #"{"field":"a","input":"9","version":1}"#), ("field/undo", #"{"field":"a"}"#),
            ("field/create", #"{"field":"b","form":"x","type":"plate","validation":{"live":{"delay":10}}}"#),
            ("field/edit", #"{"field":"b","input":"AB-1"}"#),
            ("field/edit", #"{"field":"b","range":{"start":4,"end":4},"insert":"x","composing":{"start":4,"end":5}}"#),
        ] { _ = client.call(method, params) }
        return client
    }

    @Test("Any byte changed") func anyByte() throws {
        var client = Self.filled()
        let snapshot = client.snapshot()
        let bytes = Array(snapshot.utf8)
        var other = TestClient()
        var restored = 0
        for (index, change) in bytes.indices.map({ ($0, UInt8(1) << UInt8($0 % 8)) }) {
            var damaged = bytes
            damaged[index] ^= change
            var message = Array(#"{"jsonrpc":"2.0","id":1,"method":"session/restore","params":{"snapshot":"#.utf8)
            message += damaged + Array("}}\n".utf8)
            other.receive(message)
            let answer = String(decoding: other.take(), as: UTF8.self)
            let list = other.text("field/list", "{}")
            if answer.contains(#""result":"#) {
                restored += 1
                #expect(other.snapshot() == snapshot, "byte \(index) was not significant")
                other = TestClient()
            } else {
                #expect(list.contains(Self.nothing), "byte \(index) ^ \(change): \(list)")
                let isKnown = ["-32017", "-32700", "-32600", "-32602"].contains { answer.contains(#""code":\#($0)"#) }
                #expect(isKnown, "byte \(index) ^ \(change): \(answer)")
            }
        }
        // A changed member's name in the message around it is not looked at here: hardly any byte is insignificant.
        #expect(restored < 8)
    }

    @Test(
        "What is wrong is said with its path",
        arguments: [
            (#"{}"#, "format"), (#"{"format":2,"checksum":"0"}"#, "format"), (#"{"format":1}"#, "checksum"),
            (#"{"format":1,"checksum":"","x":10e9223372036854775807}"#, "checksum"),
            (#"{"format":1,"checksum":"0"}"#, "checksum"), (#"{"title":"Checkout","fields":[]}"#, "format"),
            (#"{"format":1,"checksum":"","fields":{}}"#, "fields"),
            (
                #"{"format":1,"checksum":"","fields":[{"field":"a","definition":{},"content":{},"checksum":"1"}]}"#,
                "fields[0]"
            ),
            (
                #"{"format":1,"checksum":"","forms":[{"form":"a","groups":[{}],"checksum":"1"}]}"#,
                "forms[0].groups[0].group"
            ),
            (
                #"{"format":1,"checksum":"","fields":[{"field":"a","definition":{"maxLength":-1},"content":{}}]}"#,
                "fields[0].definition.maxLength"
            ),
        ])
    func paths(snapshot: String, path: String) {
        var client = TestClient()
        let answer = client.restore(snapshot)
        #expect(answer.contains(#""code":-32017"#) && answer.contains(#""path":"\#(path)""#), "\(answer)")
    }

    @Test(
        "Hand-made ones with right checksums are refused with the path",
        arguments: [
            (["fields", "0", "content", "selection"], #"{"start":3,"end":1}"#, "fields[0].content.selection"),
            (["fields", "0", "content", "selection"], #"{"start":90,"end":91}"#, "fields[0].content.selection"),
            (["fields", "0", "content", "text"], #""12""#, "fields[0].content.text"),
            (["fields", "0", "definition", "type"], #""nix""#, "fields[0].definition.type"),
            (["fields", "0", "definition", "type"], #"{"name":"pin"}"#, "fields[0].definition.type.length"),
            (
                ["fields", "0", "definition", "validation"], #"{"final":{"rules":[{"rule":"pattern","pattern":"("}]}}"#,
                "fields[0].definition.validation.final.rules[0].pattern"
            ),
            (["fields", "0", "definition", "validation"], #"{"live":{"client":true}}"#, "fields[0].definition"),
            (["fields", "0", "edits", "0", "from"], "99", "fields[0].edits[0].from"),
            (["fields", "1", "field"], #""a""#, "fields[1].field"),
            (["fields", "1", "declared"], "7", "fields[1].definition.type"),
            (["types", "0", "definition", "template"], #""---""#, "types[0].definition.template"),
            (["types", "0", "base"], "0", "types[0].base"),
            (["fields", "1", "composition", "selection"], #"{"start":1}"#, ""),
        ])
    func handMade(member: [String], value: String, path: String) throws {
        var client = Self.filled()
        let value = try #require(
            try? JSONSerialization.jsonObject(with: Data(value.utf8), options: .fragmentsAllowed))
        let snapshot = try Snapshot(client.snapshot()).setting(member, to: value).sealed
        var other = TestClient()
        let answer = other.restore(snapshot)
        if path.isEmpty {
            #expect(answer.contains(#""result":{"fields":2}"#), "\(answer)")
        } else {
            #expect(answer.contains(#""code":-32017"#) && answer.contains(#""path":"\#(path)""#), "\(answer)")
            #expect(other.text("field/list", "{}").contains(Self.nothing))
        }
    }

    @Test("Numbers at their bounds and beyond do no harm, and what is restored can be kept again")
    func extremeNumbers() throws {
        var client = Self.filled()
        let snapshot = try Snapshot(client.snapshot())
        var restored = 0
        for (index, path) in snapshot.numbers.enumerated() where isRun(index) {
            for value in [0, 1, 63, 64, (1 << 31) - 1, 1 << 31, 1 << 32, (1 << 53) - 1, 1 << 53, .max, -1, .min]
                as [Int]
            {
                var other = TestClient()
                let answer = other.restore(snapshot.setting(path, to: value).sealed)
                let place = "\(path.joined(separator: ".")) \(value)"
                guard answer.contains(#""result""#) else {
                    #expect(answer.contains(#""code":-32017"#), "\(place): \(answer)")
                    continue
                }
                restored += 1
                for (method, params) in [
                    ("field/edit", #"{"field":"a","input":"1"}"#), ("field/edit", #"{"field":"b","text":"x"}"#),
                    ("field/undo", #"{"field":"a"}"#), ("field/create", #"{"form":"x","group":"g"}"#),
                    ("field/blur", #"{"field":"b"}"#), ("form/submit", #"{"form":"x"}"#),
                ] {
                    let said = other.text(method, params)
                    #expect(said.contains(#""result""#), "\(place), \(method): \(said)")
                    _ = other.pass(40)
                }
                var next = TestClient(at: other.now)
                let kept = next.restore(other.snapshot())
                #expect(kept.contains(#""result""#), "\(place): \(kept)")
            }
        }
        #expect(restored > 20)
    }

    @Test("Hand-made ones at random do no harm", arguments: 1...8)
    func random(seed: Int) throws {
        var client = RandomClient(seed: seed)
        let initialize = client.random.pick(RandomClient.initializations)
        var old = TestClient(initialize)
        for _ in 0..<60 {
            let message = client.message()
            client.took(old.say(message), to: message.params)
        }
        let snapshot = try Snapshot(old.snapshot())
        var new = TestClient(initialize)
        for _ in 0..<randomRuns(20) {
            var changed = snapshot
            for _ in 0..<Int.random(in: 1...4, using: &client.random) { changed.mutate(&client.random) }
            Self.disposeAll(&new)
            let answer = new.restore(changed.sealed)
            guard answer.contains(#""result""#) else {
                #expect(answer.contains(#""code":-32017"#), "seed \(seed): \(answer)")
                let list = new.text("field/list", "{}")
                #expect(list.contains(Self.nothing), "seed \(seed): \(list)")
                continue
            }
            for _ in 0..<25 {
                let message = client.message()
                let said = String(decoding: new.say(message), as: UTF8.self)
                #expect(message.method.isEmpty || said.contains(#""jsonrpc""#), "seed \(seed): \(message)")
                #expect(!said.contains("-32603"), "seed \(seed): \(said)")
                client.took(new.pass(100), to: "")
            }
        }
    }

    private static func disposeAll(_ client: inout TestClient) {
        let list = try? JSONSerialization.jsonObject(with: Data(client.call("field/list", "{}"))) as? [String: Any]
        for field in JSON(list)["result"]["fields"].list {
            _ = client.call("field/dispose", #"{"field":\#((field["field"].string ?? "").quoted)}"#)
        }
    }

    @Test("A client's library may have written it anew") func rewritten() throws {
        var client = Self.filled()
        let snapshot = client.snapshot()
        let object = try JSONSerialization.jsonObject(with: Data(snapshot.utf8))
        let data = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .prettyPrinted])
        let written = String(decoding: data, as: UTF8.self).replacing("\n", with: " ")
        #expect(written != snapshot)
        var other = TestClient()
        #expect(other.restore(written).contains(#""result":{"fields":2}"#))
        // The order of a type's slots is the library's; all else is the same again.
        let again = try JSONSerialization.jsonObject(with: Data(other.snapshot().utf8))
        #expect(try JSONSerialization.data(withJSONObject: again, options: [.sortedKeys, .prettyPrinted]) == data)
    }

    @Test(
        "Numbers have a checksum by their value",
        arguments: [
            ("0.10", "0.1"), ("1e3", "1000"), ("-0.0", "0.0"), ("100", "1.00e2"),
            ("123456789012345678901.0", "123456789012345678901"),
        ])
    func numbers(one: String, other: String) throws {
        func checksum(_ number: String) throws -> String {
            var document = JSONDocument()
            try document.parse(Array(#"{"a":[{"b":\#(number)}]}"#.utf8))
            return document.checksum(of: document.root)
        }
        #expect(try checksum(one) == checksum(other))
        #expect(try checksum(one) != checksum(one + "1"))
    }
}

/// A snapshot that is being changed by hand.
private struct Snapshot {
    private var root: Any

    init(_ text: String) throws { root = try JSONSerialization.jsonObject(with: Data(text.utf8)) }

    func setting(_ path: [String], to value: Any) -> Snapshot {
        var result = self
        result.root = Self.setting(root, path[...], to: value)
        return result
    }

    private static func setting(_ node: Any, _ path: ArraySlice<String>, to value: Any) -> Any {
        guard let name = path.first else { return value }
        if var object = node as? [String: Any] {
            object[name] = setting(object[name] ?? [String: Any](), path.dropFirst(), to: value)
            return object
        }
        guard var list = node as? [Any], let index = Int(name), list.indices.contains(index) else { return node }
        list[index] = setting(list[index], path.dropFirst(), to: value)
        return list
    }

    /// The text, with checksums that are right.
    var sealed: String { Self.text(Self.sealed(root)) }

    private static func sealed(_ node: Any) -> Any {
        if let list = node as? [Any] { return list.map(sealed) }
        guard var object = node as? [String: Any] else { return node }
        object = object.mapValues(sealed)
        guard object["checksum"] != nil else { return object }
        var document = JSONDocument()
        try? document.parse(Array(text(object).utf8), maxDepth: 1_000)
        object["checksum"] = document.checksum(of: document.root)
        return object
    }

    private static func text(_ node: Any) -> String {
        let data = try? JSONSerialization.data(withJSONObject: node, options: [.fragmentsAllowed, .sortedKeys])
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }

    /// Where its numbers are, and those that it leaves out.
    var numbers: [[String]] {
        var leaves: [[String]] = []
        Self.collect(root, [], &leaves)
        let given = leaves.filter { path in
            (Self.value(at: path[...], in: root) as? NSNumber).map { String(cString: $0.objCType) != "c" } ?? false
        }
        let fields = ["version", "waiting", "declared"].map { ["fields", "0", $0] }
        let told = ["fields", "invalid", "pending", "waiting"]
        return given + fields + [["generated"], ["asked"], ["sweep"], ["fields", "0", "content", "literals"]]
            + told.map { ["forms", "0", "told", $0] }
    }

    // MARK: At random

    /// Changes one value somewhere.
    mutating func mutate(_ random: inout SeededGenerator) {
        var leaves: [[String]] = []
        Self.collect(root, [], &leaves)
        guard !leaves.isEmpty else { return }
        let path = random.pick(leaves)
        let value = Self.value(at: path[...], in: root)
        root = Self.setting(root, path[...], to: Self.changed(value, &random))
    }

    private static func collect(_ node: Any, _ path: [String], _ leaves: inout [[String]]) {
        if let object = node as? [String: Any] {
            // In one order, so that a seed says what happens.
            for (name, value) in object.sorted(by: { $0.key < $1.key }) where name != "checksum" && name != "format" {
                leaves.append(path + [name])
                collect(value, path + [name], &leaves)
            }
        } else if let list = node as? [Any] {
            for (index, value) in list.enumerated() { collect(value, path + [String(index)], &leaves) }
        }
    }

    private static func value(at path: ArraySlice<String>, in node: Any) -> Any {
        guard let name = path.first else { return node }
        if let object = node as? [String: Any] { return value(at: path.dropFirst(), in: object[name] ?? NSNull()) }
        guard let list = node as? [Any], let index = Int(name), list.indices.contains(index) else { return NSNull() }
        return value(at: path.dropFirst(), in: list[index])
    }

    private static func changed(_ value: Any, _ random: inout SeededGenerator) -> Any {
        if random.oneIn(6) { return NSNull() }
        switch value {
        case let number as NSNumber where String(cString: number.objCType) != "c":
            return random.pick([0, 1, 2, 3, 5, 9, 63, 64, 1_000, 1 << 31, (1 << 53) - 1, -1, number.intValue + 1])
        case let flag as Bool: return !flag
        case let text as String:
            return random.pick([
                "", "a", "12", "99/99/9999", "e\u{301}", "\u{301}", "👩‍👧", "(555) 123-4567", "-", "--1", "1.2.3", ".",
                "$7,00", "\u{0}", "\n", text + text, String(text.dropLast()), String(repeating: "9", count: 400),
                "typing", "single", "final", "invalid", "focused.invalid", "a\u{200b}b", "00", "x@", "٣", "🇩🇪🇫🇷",
            ])
        case let list as [Any]:
            return random.oneIn(2) ? list + list : Array(list.dropLast())
        default: return random.pick([[String: Any](), ["start": 1], ["start": 0, "end": 3], ["value": "12"]])
        }
    }
}
