import FieldEngine
import FieldProtocol
import FieldServer
import JSONBytes

/// Snapshots of the sessions of the transcripts, and almost such.
struct SnapshotMutator {
    let snapshots: [Parameter]
    private let mutator: SessionMutator

    init(sessions: [[Parameter]]) {
        snapshots = sessions.compactMap(Self.snapshot)
        mutator = SessionMutator(sessions: snapshots.map { [$0] })
    }

    func input(_ random: inout SeededGenerator) -> [UInt8] {
        guard var snapshot = random.element(of: snapshots) else { return [] }
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
        var session = Session(configuration: SessionConfiguration())
        let now = Moment(milliseconds: 0, today: CivilDate(year: 2026, month: 11, day: 21))
        for message in messages {
            var writer = JSONWriter()
            message.encode(to: &writer)
            session.receive((Array(writer.bytes) + [UInt8(ascii: "\n")])[...], at: now)
        }
        _ = session.takeOutput()
        let request = #"{"jsonrpc":"2.0","id":1,"method":"session/snapshot","params":{"secure":true}}"#
        session.receive(Array((request + "\n").utf8)[...], at: now)
        var document = JSONDocument()
        guard (try? document.parse(session.takeOutput().filter { $0 != UInt8(ascii: "\n") })) != nil else { return nil }
        return Parameter(decoding: document.root, in: document)["result"]?["snapshot"]
    }
}
