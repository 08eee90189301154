import FieldEngine
import FieldServer
import FieldTools
import Foundation
import TestClients
import TestSupport
import Testing

@testable import FieldProgram

/// What is typed into secure fields stays where it belongs (specification, section 5).
@Suite("Secrets") struct SecretTests {
    /// Random sessions that type secrets in every way, right and wrong.
    struct RandomSession {
        /// No four characters of a secret occur anywhere by chance.
        static let secrets = ["Zq7Xw9Kvb", "hUnTeR2Pj", "48151623", "Ωμέγα✓Jq8"]
        private static let types = [
            #""type":"password""#, #""secure":true"#, #""type":"number","secure":true"#, #""type":"secretive""#,
            #""type":"card","secure":true,"debug":true"#, #""type":"pin","secure":true,"required":true"#,
        ]

        private var random: SeededGenerator
        private(set) var messages: [(text: String, field: String?)] = []

        init(seed: UInt64) {
            random = SeededGenerator(seed: seed)
            add(
                "initialize",
                #"{"trace":"verbose","debug":true,"capabilities":{"events":true,"allowed":true,"validate":true}}"#)
            add("type/define", #"{"name":"secretive","description":"","secure":true,"pattern":"[^ ]*","maxLength":12}"#)
            for index in Self.types.indices { create(index) }
            for _ in 0..<60 { step() }
            for index in Self.types.indices { add("field/blur", #"{"field":"f\#(index)"}"#, "f\(index)") }
            add("form/submit", #"{"form":""}"#)
            add("group/debug", #"{"group":"g"}"#)
        }

        private mutating func add(_ method: String, _ params: String, _ field: String? = nil) {
            let id = messages.count
            messages.append((#"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"#, field))
        }

        private mutating func create(_ index: Int) {
            let validation =
                #"{"live":{"delay":100,"rules":[{"rule":"length","min":4,"severity":"warning"}]},"final":{"client":true}}"#
            let initial = random.oneIn(3) ? #""text":"\#(secret())","# : ""
            add(
                "field/create",
                #"{"field":"f\#(index)","replace":true,"group":"g",\#(initial)\#(Self.types[index]),"validation":\#(validation)}"#,
                "f\(index)")
        }

        private mutating func secret() -> String { random.pick(Self.secrets) }

        private mutating func step() {
            let index = random.below(Self.types.count)
            let field = "f\(index)"
            let secret = secret()
            func about(_ rest: String) -> String { #"{"field":"\#(field)",\#(rest)}"# }
            switch random.below(24) {
            case 0...4:
                for scalar in secret.unicodeScalars { add("field/edit", about(#""input":"\#(scalar)""#), field) }
            case 5, 6: add("field/edit", about(#""text":"\#(secret)","cause":"paste""#), field)
            case 7: add("field/edit", about(#""range":{"start":0,"end":2},"insert":"\#(secret)""#), field)
            case 8: add("field/edit", about(#""input":"\#(secret)","dryRun":true"#), field)
            case 9: add("field/edit", about(#""text":{"\#(secret)":"\#(secret)"}"#), field)
            case 10: add("field/edit", about(#""cause":"\#(secret)","text":"a""#), field)
            case 11: add("field/edit", about(#""text":"a","version":"\#(secret)""#), field)
            case 12: add("field/update", about(#""set":{"value":"\#(secret)"}"#), field)
            case 13: add("field/update", about(#""set":{"typed":"\#(secret)"}"#), field)
            case 14: add("field/update", about(#""set":{"typed":48151623}"#), field)
            case 15: add("field/edit", "[\"\(secret)\"]", field)
            case 16: add("field/explode", about(#""text":"\#(secret)""#), field)
            case 17:
                messages.append((#"{"jsonrpc":"2.0","id":1,"method":"field/edit","params":{"text":"\#(secret)"#, nil))
            case 18: add("field/undo", about(#""x":1"#), field)
            case 19: add("field/blur", about(#""x":1"#), field)
            case 20: add("field/commit", about(#""x":1"#), field)
            case 21: add("field/get", about(#""x":1"#), field)
            case 22: add("field/check", about(#""x":1"#), field)
            default: if random.oneIn(4) { create(index) } else { add("session/snapshot", "{}") }
            }
        }
    }

    /// Four characters of a secret in the text, in whatever spelling of JSON; nil where there are none.
    static func trace(in text: String) -> String? {
        // The digits of a checksum are any: it is made of what else is in the snapshot.
        let text = text.replacing(/"checksum":"[0-9a-f]{16}"/, with: "")
        for secret in RandomSession.secrets {
            let letters = Array(secret)
            for start in 0...(letters.count - 4) {
                let piece = String(letters[start..<start + 4])
                if text.contains(piece) { return piece }
            }
        }
        return nil
    }

    /// A message without what may be secret in it: the content in answers to the field, and in the questions about it.
    private static func withoutContent(_ line: Substring, _ session: RandomSession) throws -> String {
        guard var message = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else {
            return String(line)
        }
        if message["method"] as? String == "client/validate", var params = message["params"] as? [String: Any] {
            params["text"] = nil
            params["value"] = nil
            message["params"] = params
        } else if let id = message["id"] as? Int, session.messages.indices.contains(id),
            session.messages[id].field != nil, var result = message["result"] as? [String: Any]
        {
            for name in ["text", "value", "dropped"] { result[name] = nil }
            if var patch = result["patch"] as? [String: Any] {
                patch["text"] = nil
                result["patch"] = patch
            }
            message["result"] = result
        }
        let data = try JSONSerialization.data(withJSONObject: message, options: [.withoutEscapingSlashes])
        // Sixteen digits of a checksum hold any four by chance.
        return String(decoding: data, as: UTF8.self)
            .replacing(#/"checksum":"[0-9a-f]{16}"/#, with: "")
    }

    @Test("They are written nowhere but in answers about their fields", arguments: UInt64(1)...UInt64(randomRuns(40)))
    func nowhereElse(seed: UInt64) throws {
        let random = RandomSession(seed: seed)
        var client = TestClient(nil)
        var written: [UInt8] = []
        for (text, _) in random.messages { written += client.send(text) + client.pass(30) }
        let text = String(decoding: written, as: UTF8.self)
        var found = 0
        for line in text.split(separator: "\n") {
            if Self.trace(in: String(line)) != nil { found += 1 }
            let rest = try Self.withoutContent(line, random)
            if let piece = Self.trace(in: rest) { Issue.record("seed \(seed): \(piece) in \(rest.prefix(600))") }
        }
        // The test would find them: the answers do hold them.
        #expect(found > 0)
    }

    @Test(
        "They are neither in a record nor on stderr, and the record replays to the same bytes", arguments: UInt64(1)...4
    )
    func records(seed: UInt64) throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let random = RandomSession(seed: seed)
        let input = random.messages.map { $0.text + "\n" }.joined()
        let server = try ServerProcess(["--record", path, "--slow-turn", "1"])
        try server.write(input)
        server.closeInput()
        _ = try server.outputText()
        #expect(try server.exitCode() == 1)
        #expect(Self.trace(in: try server.errorText()) == nil)
        let record = try String(decoding: Data(contentsOf: URL(filePath: path)), as: UTF8.self)
        #expect(record.contains("field/edit"))
        // Four digits of a secret are in many a moment, in milliseconds since the machine was started, and may be how many bytes came.
        let happened = record.replacing(#/(?m)^([a-z-]+) [0-9][0-9 -]*$/#) { String($0.1) }
        if let piece = Self.trace(in: happened) { Issue.record("seed \(seed): \(piece) in the record") }
        let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(permissions == 0o600)

        let replay = try ServerProcess(["--replay", path, "--slow-turn", "0"])
        _ = try replay.outputText()
        #expect(try replay.errorText() == "")
        #expect(try replay.exitCode() == 0)
    }

    @Test("With --record-secure every byte is recorded as it came, in either framing", arguments: [false, true])
    func recordsEverything(header: Bool) throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let random = RandomSession(seed: 7)
        let input = random.messages
            .map { header ? "Content-Length: \($0.text.utf8.count)\r\n\r\n\($0.text)" : $0.text + "\n" }.joined()
        let server = try ServerProcess(["--record=\(path)", "--record-secure"])
        try server.write(input)
        server.closeInput()
        let written = try server.outputText()
        #expect(try server.exitCode() == 1)
        let replay = try ServerProcess(["--replay=\(path)"])
        #expect(try replay.outputText() == written)
        #expect(try replay.exitCode() == 0)

        // A record that says something else than the server does is told so.
        var record = try Data(contentsOf: URL(filePath: path))
        let place = try #require(record.range(of: Data(#""protocolVersion":"1.0""#.utf8)))
        record[place.upperBound - 2] = UInt8(ascii: "9")
        try record.write(to: URL(filePath: path))
        let differing = try ServerProcess(["--replay", path])
        _ = try differing.outputText()
        #expect(try differing.exitCode() == 1)
        #expect(try differing.errorText().contains("is another than the one recorded"))
    }

    @Test("Time that passed passes again", arguments: [[], ["--record-secure"]])
    func recordsTime(flags: [String]) throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let server = try ServerProcess(["--record", path] + flags)
        let validation = #"{"live":{"delay":20,"client":true}}"#
        let messages = [
            #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{"validate":true}}}"#,
            #"{"jsonrpc":"2.0","id":1,"method":"field/create","params":{"field":"f","type":"password","validation":\#(validation)}}"#,
            #"{"jsonrpc":"2.0","id":2,"method":"field/edit","params":{"field":"f","input":"Zq7"}}"#,
        ]
        try server.write(messages.map { $0 + "\n" }.joined())
        var written: [String] = []
        // The client's validator is asked when the delay is over.
        while written.last?.contains("client/validate") != true { written.append(try server.message()) }
        try server.write(#"{"jsonrpc":"2.0","id":3,"method":"field/blur","params":{"field":"f"}}"# + "\n")
        server.closeInput()
        written += try server.remainingMessages()
        _ = try server.exitCode()
        let record = try String(decoding: Data(contentsOf: URL(filePath: path)), as: UTF8.self)
        #expect(record.contains("\nadvance "))
        #expect(record.contains("Zq7") == !flags.isEmpty)

        let replay = try ServerProcess(["--replay", path])
        let again = try replay.remainingMessages()
        #expect(try replay.exitCode() == 0)
        #expect(again.count == written.count)
        if !flags.isEmpty { #expect(again == written) }
    }

    @Test("What can't be replayed is told", arguments: ["", "field-server record 1\n", "something else\n"])
    func unreadable(text: String) throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(text.utf8).write(to: URL(filePath: path))
        let server = try ServerProcess(["--replay", path])
        #expect(try server.exitCode() == 2)
        #expect(try ServerProcess(["--replay", path + "x"]).exitCode() == 2)
        #expect(try ServerProcess(["--record", "/nowhere/at/all"]).exitCode() == 2)
    }

    @Test("A mask keeps length and shape")
    func mask() throws {
        var client = TestClient()
        for members in [#""field":"p","type":"password""#, #""field":"q""#] {
            _ = client.call("field/create", "{\(members)}")
        }
        var mask = SecretMask()
        func masked(_ text: String) -> String {
            String(decoding: mask.masked(Array(text.utf8), for: client.session), as: UTF8.self)
        }
        #expect(
            masked(#"{"method":"field/edit","params":{"field":"p","text":"aB3 é\u00e9\n€😀!"}}"#)
                == #"{"method":"field/edit","params":{"field":"p","text":"xX0 ×\u0078\n•🙂*"}}"#)
        #expect(
            masked(#"{"method":"field/edit","params":{"field":"q","text":"aB3"}}"#)
                == #"{"method":"field/edit","params":{"field":"q","text":"aB3"}}"#)
        #expect(
            masked(#"{"method":"field/update","params":{"field":"q","set":{"secure":true,"typed":[120.5]}}}"#)
                == #"{"method":"field/update","params":{"field":"q","set":{"secure":true,"typed":[110.1]}}}"#)
        #expect(
            masked(#"{"method":"field/edit","params":{"field":"q","text":"aB3","text":"c"}}"#)
                == #"{"method":"field/edit","params":{"field":"q","text":"xX0","text":"x"}}"#)
        #expect(masked(#"{"method":"field/edit","params":{"text":"aB3"#) == "{" + String(repeating: "x", count: 43))
        // Of a form those that may be secret: here those of a type that it brings, and all where the server refuses it.
        #expect(
            masked(
                #"{"method":"form/open","params":{"form":"F","types":[],"fields":[{"field":"a","type":"password","text":"aB3"},{"text":"b"},{"type":"own","typed":1}]}}"#
            )
                == #"{"method":"form/open","params":{"form":"F","types":[],"fields":[{"field":"a","type":"password","text":"xX0"},{"text":"b"},{"type":"own","typed":1}]}}"#
        )
        #expect(
            masked(
                #"{"method":"form/open","params":{"fields":[{"field":"c","text":"b"}],"feilds":[2],"schema":{"default":"b"}}}"#
            )
                == #"{"method":"form/open","params":{"fields":[{"field":"c","text":"x"}],"xxxxxx":[1],"schema":{"default":"x"}}}"#
        )
        #expect(
            masked(#"{"method":"session/restore","params":{"snapshot":{"a":"secret"}}}"#)
                == #"{"method":"session/restore","params":{"snapshot":{}            }}"#)
    }
}
