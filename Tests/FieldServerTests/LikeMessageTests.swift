import TestClients
import TestSupport
import Testing

/// What is known of a message is used for those that are like it (`Session.KnownMessage`, `KnownEdit`). A session that
/// never meets two that are alike among three in a row answers the same.
struct LikeMessageTests {
    private static func client() -> TestClient {
        var client = TestClient()
        for (field, type) in [("f1", "card"), ("f2", "phrase")] {
            _ = client.call("field/create", #"{"field":"\#(field)","type":"\#(type)"}"#)
        }
        return client
    }

    /// Two messages that nothing answers, and that are not alike.
    private static let unlike = [
        #"{"jsonrpc":"2.0","method":"initialized"}"#, #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
    ]

    /// What comes of each of the messages. `apart`: with two others before each, since two are kept for the next.
    private static func outputs(_ messages: [String], apart: Bool) -> [String] {
        var client = client()
        return messages.map { message in
            for other in apart ? unlike : [] { client.receive(other) }
            return String(decoding: client.send(message), as: UTF8.self)
        }
    }

    @Test(arguments: [
        // The version of the protocol, the method, the id, and all of it.
        [#"{"jsonrpc":"2.0","id":3,"method":"field/get"}"#, #"{"jsonrpc":"2.1","id":3,"method":"field/get"}"#],
        [
            #"{"jsonrpc":"2.0","id":3,"method":"field/undo","params":{"field":"f1"}}"#,
            #"{"jsonrpc":"2.0","id":4,"method":"field/blur","params":{"field":"f1"}}"#,
            #"{"jsonrpc":"2.0","id":5,"method":"field/nope","params":{"field":"f1"}}"#,
            #"{"jsonrpc":"2.0","id":6,"method":"field/blur","params":{"field":"f2"}}"#,
        ],
        [
            #"{"jsonrpc":"2.0","id":"3","method":"field/get","params":{"field":"f1"}}"#,
            #"{"jsonrpc":"2.0","id":"4","method":"field/get","params":{"field":"f1"}}"#,
            #"{"jsonrpc":"2.0","id": 5 ,"method":"field/get","params":{"field":"f1"}}"#,
            #"{"jsonrpc":"2.0","id":5.0,"method":"field/get","params":{"field":"f1"}}"#,
            #"{"jsonrpc":"2.0","id":5.5,"method":"field/get","params":{"field":"f1"}}"#,
        ],
        [
            #"[{"jsonrpc":"2.0","id":3,"method":"field/get","params":{"field":"f1"}}]"#,
            #"[{"jsonrpc":"2.0","id":4,"method":"field/get","params":{"field":"f2"}}]"#,
            #"[{"jsonrpc":"2.0","id":4,"method":"form/open","params":{"field":"f2"}}]"#,
        ],
        [
            #"{"jsonrpc":"2.0","id":9223372036854775807,"method":"field/get","params":{"field":"f1"}}"#,
            #"{"jsonrpc":"2.0","id":9223372036854775808,"method":"field/get","params":{"field":"f1"}}"#,
        ],
    ])
    func aMessageIsTakenForWhatItIs(messages: [String]) {
        let alike = Self.outputs(messages, apart: false)
        #expect(alike == Self.outputs(messages, apart: true))
        #expect(!alike.contains(""))
    }

    @Test(arguments: 1...10 as ClosedRange<UInt64>)
    func anyChangeOfAFewBytes(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let start = [
            #"{"jsonrpc":"2.0","id":10,"method":"field/edit","params":{"field":"f1","input":"4"}}"#,
            #"{"jsonrpc":"2.0","id":10,"method":"field/edit","params":{"field":"f1","text":"41"}}"#,
            #"{"jsonrpc":"2.0","id":10,"method":"field/edit","params":{"field":"f2","input":"a","version":12}}"#,
            #"{"jsonrpc":"2.0","id":10,"method":"field/edit","params":{"field":"f2","delete":"backward"}}"#,
            #"{"jsonrpc":"2.0","id":10,"method":"field/edit","params":{"field":"f2","delete":"forward","count":1}}"#,
            #"{"jsonrpc":"2.0","id":10,"method":"field/edit","params":{"field":"f2","input":"b","cause":"paste"}}"#,
            #"{"jsonrpc":"2.0","id":10,"method":"field/edit","params":{"input":"c","input":"d","field":"f2"}}"#,
            #"{"jsonrpc":"2.0","method":"field/edit","params":{"field":"f2","input":"e"}}"#,
            #"[{"jsonrpc":"2.0","id":10,"method":"field/edit","params":{"field":"f2","input":"f"}}]"#,
        ]
        var message = ""
        let messages: [String] = (0..<600).map { _ in
            // Most come some times in a row.
            if message.isEmpty || Int.random(in: 0..<4, using: &random) == 0 {
                message = start.randomElement(using: &random) ?? ""
            }
            var bytes = Array(message.utf8)
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                bytes[index] = Array(#"0123456789ab"\{}:,"#.utf8).randomElement(using: &random) ?? 0
            }
            return String(decoding: bytes, as: UTF8.self)
        }
        let alike = Self.outputs(messages, apart: false)
        let unlike = Self.outputs(messages, apart: true)
        for (index, message) in messages.enumerated() where alike[index] != unlike[index] {
            Issue.record("\(message): \(alike[index]) instead of \(unlike[index])")
            return
        }
    }
}
