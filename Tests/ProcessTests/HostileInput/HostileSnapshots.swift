import JSONBytes
import TestClients

extension HostileInput {
    private static func restore(_ situation: String, _ snapshot: String, _ expected: String) -> HostileCase {
        HostileCase(situation, .request("session/restore", #"{"snapshot":\#(snapshot)}"#), expected)
    }

    static let snapshots: [HostileCase] = [
        restore("a snapshot that is null", "null", "SnapshotInvalid"),
        restore("a snapshot that is a number", "7", "InvalidParams"),
        restore("the empty object", "{}", "SnapshotInvalid"),
        restore("something else", #"{"title":"Checkout","fields":[{"field":"email"}]}"#, "SnapshotInvalid"),
        restore("a newer format", #"{"format":2,"news":[1,2],"checksum":"0"}"#, "SnapshotInvalid"),
        restore("a snapshot of which the end is lost", #"{"format":1,"fields":[]}"#, "SnapshotInvalid"),
        restore("a snapshot with a field that is there", sample, "FieldExists"),
        damaged("a snapshot with any byte changed, where it is JSON still", "SnapshotInvalid", isJSON: true),
        damaged("a snapshot with any byte changed, where it is none any more", "ParseError", isJSON: false),
        restore(
            "its own, of a field that was replaced before it was told of",
            snapshot(behind: [
                ("field/create", #"{"field":"a","group":"g","required":true}"#),
                ("field/edit", #"{"field":"a","input":"x"}"#), ("field/edit", #"{"field":"a","delete":"all"}"#),
                ("field/create", #"{"field":"a","group":"g","replace":true}"#),
            ]), "result"),
        restore(
            "its own, of a policy that another appearance has by default",
            snapshot(behind: [
                (
                    "field/create",
                    #"{"field":"a","appearance":"novum","validation":{"afterError":"recheck","clientTimeout":0}}"#
                )
            ]), "result"),
    ]

    /// A message for each byte of a snapshot, in which that byte is another.
    private static func damaged(_ situation: String, _ expected: String, isJSON: Bool) -> HostileCase {
        var texts: [[UInt8]] = []
        let bytes = Array(sample.utf8)
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] ^= 1 << UInt8(index % 8)
            let start = #"{"jsonrpc":"2.0","id":\#(index),"method":"session/restore","params":{"snapshot":"#
            let text = Array(start.utf8) + damaged + Array("}}".utf8)
            var document = JSONDocument()
            // The damage may look like the end of the snapshot, so that the message is another.
            let member = (try? document.parse(text)).flatMap { document.member(document.root, "params") }
            let isSnapshot = member.map { document.members($0).count(where: { _ in true }) == 1 } ?? false
            let parses = (try? document.parse(text)) != nil
            if isJSON ? isSnapshot : !parses { texts.append(text) }
        }
        var row = HostileCase(situation, .messages(texts))
        row.expected = texts.map { _ in expected }
        return row
    }

    /// The snapshot of a session with the field `f`.
    private static let sample = snapshot(behind: [
        ("field/create", #"{"field":"f","type":"date","required":true}"#),
        ("field/edit", #"{"field":"f","input":"12"}"#), ("field/undo", #"{"field":"f"}"#),
    ])

    /// The snapshot of a session that was asked for this.
    private static func snapshot(behind calls: [(method: String, params: String)]) -> String {
        var client = TestClient()
        for (method, params) in calls { _ = client.call(method, params) }
        var document = JSONDocument()
        guard (try? document.parse(client.call("session/snapshot", "{}").dropLast())) != nil,
            let result = document.member(document.root, "result"), let snapshot = document.member(result, "snapshot")
        else { return "null" }
        return String(decoding: document.source(snapshot), as: UTF8.self)
    }
}
