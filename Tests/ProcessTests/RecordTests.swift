import FieldEngine
import FieldServer
import Foundation
import TestClients
import Testing

@testable import FieldProgram

/// What a record holds, and what it does not (specification, section 1.11).
@Suite("Records") struct RecordTests {
    static let secret = "hUnTeR2Pj"
    static let open = "What-is-no-secret"

    private static func request(_ method: String, _ params: String, id: Int = 5) -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"#
    }

    /// What is said behind the fields `name`, which is open, `word`, a password, and `shown`, which was secure.
    static let secrets: [String] = [
        // The server could not know.
        request("field/create", #"{"field":"a","type":"pasword","text":"\#(secret)"}"#),
        request("field/create", #"{"field":"a","type":{"nam":"password"},"text":"\#(secret)"}"#),
        request("field/create", #"{"field":"a","type":7,"value":"\#(secret)"}"#),
        request("field/create", #"{"field":"a","secure":"yes","text":"\#(secret)"}"#),
        request("field/create", #"{"field":"a","secure":1,"typed":"\#(secret)"}"#),
        request("field/create", #"{"field":"a","secure":true,"secure":false,"text":"\#(secret)"}"#),
        request("field/create", #"{"field":"name","replace":true,"type":"pasword","text":"\#(secret)"}"#),
        request("field/edit", #"{"field":"nobody","text":"\#(secret)"}"#),
        request("field/edit", #"{"field":"nobody","input":"\#(secret)","composing":["\#(secret)"]}"#),
        request("field/edit", #"{"text":"\#(secret)"}"#),
        request("field/edit", #"{"field":["\#(secret)"],"text":"\#(secret)"}"#),
        request("field/edit", #"{"field":"name","field":"nobody","text":"\#(secret)"}"#),
        request("field/update", #"{"field":"nobody","set":{"value":"\#(secret)"}}"#),
        request("field/update", #"{"field":"name","set":{"type":"pasword","text":"\#(secret)"}}"#),
        request("field/update", #"{"field":"name","set":{"secure":"yes","text":"\#(secret)"}}"#),
        request(
            "field/report",
            #"{"field":"nobody","owner":"o","diagnostics":[{"severity":1,"code":"c","message":"\#(secret)"}]}"#),
        request(
            "field/verdict",
            #"{"field":"nobody","version":1,"phase":"live","outcome":"failure","message":"\#(secret)"}"#),
        // It is about a secure field, whatever else it is.
        request("field/update", #"{"field":"word","set":{"error":{"message":"\#(secret) is taken"}}}"#),
        request("field/update", #"{"field":"word","set":{"error":"\#(secret) is taken"}}"#),
        request("field/update", #"{"field":"word","set":{"txt":"\#(secret)"}}"#),
        request("field/update", #"{"field":"word","set":{"required":"\#(secret)"}}"#),
        request("field/update", #"{"field":"word","set":["\#(secret)"]}"#),
        request("field/update", #"{"field":"word","value":"\#(secret)"}"#),
        request("field/edit", #"{"field":"word","delete":"\#(secret)"}"#),
        request("field/edit", #"{"field":"word","range":{"start":0,"end":0,"\#(secret)":1},"insert":""}"#),
        request("field/edit", #"{"field":"word","\#(secret)":"","input":"a"}"#),
        request(
            "field/report",
            #"{"field":"word","owner":"o","diagnostics":[{"severity":1,"code":"\#(secret)","message":""}]}"#),
        request("field/report", #"{"field":"word","owner":"o","diagnostics":["\#(secret)"]}"#),
        request("field/blur", #"{"field":"word","text":"\#(secret)"}"#),
        request("field/get", #"{"field":"word","password":"\#(secret)"}"#),
        request("field/edit", #"{"field":"shown","input":"\#(secret)"}"#),
        // Whatever it was meant to be.
        request("field/edt", #"{"field":"word","text":"\#(secret)"}"#),
        request("\(secret)", "{}"),
        request("form/submit", #"{"form":"","password":"\#(secret)"}"#),
        request("session/restore", #"{"snapshot":{"fields":[{"text":"\#(secret)"}]},"\#(secret)":1}"#),
        request("field/edit", #"["word","\#(secret)"]"#), request("field/edit", #""\#(secret)""#),
        #"{"jsonrpc":"2.0","id":5,"method":"field/edit","parms":{"field":"word","text":"\#(secret)"}}"#,
        #"{"jsonrpc":"\#(secret)","id":["\#(secret)"],"method":{"a":"\#(secret)"}}"#,
        #"{"jsonrpc":"2.0","id":1,"result":"\#(secret)"}"#,
        #"{"jsonrpc":"2.0","id":1,"result":{"outcome":"failure","code":"\#(secret)","words":["\#(secret)"]}}"#,
        #"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"\#(secret)","data":"\#(secret)"}}"#,
        #"{"jsonrpc":"2.0","id":5,"method":"field/edit","params":{"field":"word","text":"\#(secret)""#,
        #""\#(secret)""#, #"["\#(secret)",["\#(secret)"],{"a":"\#(secret)"}]"#, secret, #"{"\#(secret)"#,
        // In one batch, of which nothing is handled before all of it is read.
        "[" + request("field/create", #"{"field":"b","type":"password"}"#) + ","
            + request("field/edit", #"{"field":"b","text":"\#(secret)"}"#) + "]",
        "[" + request("field/update", #"{"field":"name","set":{"secure":true}}"#) + ","
            + request("field/edit", #"{"field":"name","text":"\#(secret)"}"#) + "]",
        "[" + request("type/define", #"{"name":"mine","description":"","secure":true}"#) + ","
            + request("field/create", #"{"field":"b","type":"mine","text":"\#(secret)"}"#) + ","
            + request("field/update", #"{"field":"name","set":{"type":"mine"}}"#) + ","
            + request("field/edit", #"{"field":"name","text":"\#(secret)"}"#) + "]",
        "[" + request("field/create", #"{"type":"password"}"#) + ","
            + request("field/edit", #"{"field":"f1","text":"\#(secret)"}"#) + "]",
    ]

    private static let beginning = [
        request("initialize", "{}", id: 1),
        request("field/create", #"{"field":"name"}"#, id: 2),
        request("field/create", #"{"field":"word","type":"password"}"#, id: 3),
        request("field/create", #"{"field":"shown","secure":true}"#, id: 4),
        request("field/update", #"{"field":"shown","set":{"secure":false}}"#, id: 4),
    ]

    /// The record of a session, and that it replays.
    private func record(_ messages: [String], _ framing: String = "line") throws -> String {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let server = try ServerProcess(["--record", path, "--framing", framing])
        for message in messages {
            try server.write(
                framing == "line"
                    ? message + "\n" : "Content-Length: \(message.utf8.count)\r\n\r\n\(message)")
        }
        server.closeInput()
        _ = try server.outputText()
        #expect(try server.exitCode() == 1)
        let replay = try ServerProcess(["--replay", path])
        _ = try replay.outputText()
        #expect(try replay.errorText() == "")
        #expect(try replay.exitCode() == 0)
        return try String(contentsOfFile: path, encoding: .utf8)
    }

    @Test("What may be a secret is in no record, also where the message failed", arguments: secrets)
    func masked(message: String) throws {
        for framing in ["line", "header"] {
            let record = try record(Self.beginning + [message], framing)
            #expect(!record.contains(Self.secret), "\(record)")
            #expect(record.components(separatedBy: "receive ").count == Self.beginning.count + 2)
        }
    }

    @Test("All of it in one session, and nothing of it is in the record")
    func all() throws {
        let record = try record(Self.beginning + Self.secrets)
        #expect(!record.contains(Self.secret))
    }

    @Test(
        "What is known to be no secret is in the record as it came",
        arguments: [
            request("field/edit", #"{"field":"name","text":"\#(open)"}"#),
            request("field/edit", #"{"field":"name","input":"\#(open)","more":"\#(open)"}"#),
            request("field/update", #"{"field":"name","set":{"error":{"message":"\#(open)"}}}"#),
            request(
                "field/report",
                #"{"field":"name","owner":"o","diagnostics":[{"severity":1,"code":"c","message":"\#(open)"}]}"#),
            request("field/create", #"{"field":"a","type":"phrase","secure":false,"text":"\#(open)"}"#),
            request("field/create", #"{"type":{"name":"phrase"},"text":"\#(open)"}"#),
            // How a secret field works, and who is meant.
            request("field/create", #"{"field":"a","type":"password","label":"\#(open)","text":"x"}"#),
            request("field/update", #"{"field":"word","set":{"helper":"\#(open)"}}"#),
            request("field/edit", #"{"field":"\#(open)","text":"x"}"#),
            request("form/open", #"{"form":"\#(open)"}"#),
            request("type/define", #"{"name":"t","description":"\#(open)"}"#),
            "[" + request("field/create", #"{"field":"b"}"#) + ","
                + request("field/edit", #"{"field":"b","text":"\#(open)"}"#) + "]",
        ])
    func kept(message: String) throws {
        let record = try record(Self.beginning + [message])
        #expect(record.contains(message))
    }

    @Test("Behind a snapshot only that is known which was there before, or was made in place of anything")
    func snapshots() throws {
        func edit(_ field: String, _ text: String) -> String {
            Self.request("field/edit", #"{"field":"\#(field)","text":"\#(text)"}"#)
        }
        let restore = Self.request("session/restore", #"{"snapshot":{}}"#)
        let replacing = Self.request("session/restore", #"{"snapshot":{},"replace":true}"#)
        func create(_ replace: Bool) -> String {
            Self.request("field/create", #"{"field":"late","replace":\#(replace)}"#)
        }
        for (messages, isKept) in [
            ([restore, edit("name", Self.open)], true), ([replacing, edit("name", Self.open)], false),
            ([restore, create(false), edit("late", Self.open)], false),
            ([restore, create(true), edit("late", Self.open)], true),
            ([replacing, create(true), edit("late", Self.open)], true),
            ([create(true), replacing, edit("late", Self.open)], false),
            (["[\(create(true)),\(replacing),\(edit("late", Self.open))]"], false),
            (["[\(replacing),\(create(true))]", edit("late", Self.open)], true),
        ] {
            #expect(try record(Self.beginning + messages).contains(Self.open) == isKept, "\(messages)")
        }
    }

    @Test("What was a secret stays one, however it came to be one")
    func wasSecret() throws {
        let messages = [
            "[" + Self.request("type/define", #"{"name":"mine","description":"","secure":true}"#) + ","
                + Self.request("field/create", #"{"field":"b","type":"mine"}"#) + "]",
            Self.request("field/update", #"{"field":"b","set":{"type":"phrase"}}"#),
            Self.request("field/edit", #"{"field":"b","text":"\#(Self.secret)"}"#),
            Self.request("field/create", #"{"field":"word","replace":true,"text":"\#(Self.secret)"}"#),
            Self.request("field/edit", #"{"field":"word","text":"\#(Self.secret)"}"#),
        ]
        #expect(try !record(Self.beginning + messages).contains(Self.secret))
    }

    @Test("A made-up name is no known one where it may be another's")
    func madeUpNames() throws {
        let create = Self.request("field/create", #"{"type":"password","text":"\#(Self.secret)"}"#)
        let edit = Self.request("field/edit", #"{"field":"f1","text":"\#(Self.open)"}"#)
        let name = Self.request("field/create", "{}")
        #expect(try record(Self.beginning + [name, edit]).contains(Self.open))
        #expect(try !record(Self.beginning + [create, name, edit]).contains(Self.open))
    }

    @Test("A record is new, or an own file of mode 0600, whatever the mask of the process is")
    func mode() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { unlink(path) }
        for mask in ["000", "077", "777", "022"] {
            let server = try ServerProcess(
                ["-c", #"umask "$1"; exec "$0" --slow-turn 0 --record "$2""#, ServerProcess.path, mask, path],
                executable: "/bin/sh")
            try server.write(Self.beginning[0] + "\n")
            server.closeInput()
            _ = try server.outputText()
            #expect(try server.errorText() == "")
            let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(permissions == 0o600)
            let record = try String(contentsOfFile: path, encoding: .utf8)
            #expect(record.components(separatedBy: "field-server record 1").count == 2)
        }
    }

    @Test("A record of any length is replayed in the memory of a message")
    func longRecord() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { unlink(path) }
        let server = try ServerProcess(["--record", path])
        let text = String(repeating: "a", count: 100_000)
        var input = Self.beginning[0] + "\n" + Self.beginning[1] + "\n"
        for _ in 0..<600 { input += Self.request("field/edit", #"{"field":"name","text":"\#(text)"}"#) + "\n" }
        _ = try server.exchange(Array(input.utf8))
        #expect(try server.exitCode() == 1)
        let replay = try ServerProcess(["--replay", path])
        var most = 0
        var last = ""
        while let message = try replay.messageOrEnd() {
            last = message
            most = max(most, replay.residentBytes ?? 0)
        }
        #expect(try replay.exitCode() == 0)
        #expect(!last.isEmpty)
        // The record has sixty megabytes.
        #expect(most < 40 << 20)
    }
}
