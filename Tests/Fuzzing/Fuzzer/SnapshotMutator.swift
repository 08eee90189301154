import FieldEngine
import FieldProtocol
import FieldServer
import JSONBytes
import TestClients
import TestSupport

/// Snapshots of the sessions of the transcripts, and almost such.
struct SnapshotMutator {
    let snapshots: [Parameter]
    private let mutator: SessionMutator

    init(sessions: [[Parameter]]) {
        snapshots = sessions.compactMap(Self.snapshot)
        mutator = SessionMutator(sessions: snapshots.map { [$0] })
    }

    func input(_ random: inout SeededGenerator) -> [UInt8] {
        guard var snapshot = snapshots.randomElement(using: &random) else { return [] }
        for _ in 0..<random.below(6) { snapshot = mutator.changed(snapshot, &random, depth: 0) }
        var text = Self.bytes(snapshot)
        if random.oneIn(20) { mutator.damage(&text, &random) }
        return text
    }

    static func bytes(_ snapshot: Parameter) -> [UInt8] {
        var writer = JSONWriter()
        snapshot.encode(to: &writer)
        return Array(writer.bytes)
    }

    /// What a session is that got these messages; nil where it did not get as far as to have one.
    private static func snapshot(of messages: [Parameter]) -> Parameter? {
        var client = TestClient(nil)
        client.receive(SessionMutator.lines(messages))
        _ = client.take()
        let answer = client.call("session/snapshot", #"{"secure":true}"#)
        var document = JSONDocument()
        guard (try? document.parse(answer.filter { $0 != UInt8(ascii: "\n") })) != nil else { return nil }
        return Parameter(decoding: document.root, in: document)["result"]?["snapshot"]
    }
}
