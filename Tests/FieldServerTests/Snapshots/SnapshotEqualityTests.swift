import FieldServer
import Foundation
import JSONBytes
import TestClients
import TestSupport
import Testing

/// A session goes on in another process exactly where it was (specification, section 8): of a random session a
/// snapshot is taken, and what both say to the same random rest is compared byte by byte.
///
/// FIELD_SERVER_RUNS sets the number of runs, FIELD_SERVER_SEED the first seed.
@Suite("A restored session answers as the one before") struct SnapshotEqualityTests {
    private static func environment(_ name: String, default value: Int) -> Int {
        ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? value
    }

    private static let runs = environment("FIELD_SERVER_RUNS", default: randomRuns(8))
    private static let firstSeed = environment("FIELD_SERVER_SEED", default: 1)

    @Test func toTheByte() {
        var restoredRuns = 0
        for seed in Self.firstSeed..<Self.firstSeed + Self.runs {
            restoredRuns += Self.run(seed: seed)
        }
        #expect(restoredRuns * 2 > Self.runs, "hardly a snapshot had fields")
    }

    private static func run(seed: Int) -> Int {
        var client = RandomClient(seed: seed)
        let initialize = client.random.pick(RandomClient.initializations)
        var old = TestClient(initialize)
        func step(_ client: inout RandomClient, _ session: inout TestClient, isLast: Bool = false) {
            let message = isLast ? client.quietMessage() : client.message()
            client.took(session.say(message), to: message.params)
        }
        for _ in 0..<Int.random(in: 20...120, using: &client.random) {
            step(&client, &old)
            if client.random.oneIn(4) { client.took(old.pass(Int.random(in: 1...400, using: &client.random)), to: "") }
        }
        // Delays start anew: to run out at the same time they have to have started now.
        _ = old.pass(10_000)
        for _ in 0..<Int.random(in: 0...12, using: &client.random) { step(&client, &old, isLast: true) }

        let snapshot = old.snapshot()
        var new = TestClient(initialize, at: old.now)
        let answer = new.restore(snapshot)
        guard answer.contains(#""result":{"fields":"#) else {
            Issue.record("seed \(seed): \(answer.prefix(400)) of \(snapshot.prefix(4_000))")
            return 0
        }
        let copy = new.snapshot()
        guard copy == snapshot else {
            Issue.record("seed \(seed): a snapshot of the restored session is another:\n\(snapshot)\n\(copy)")
            return 0
        }
        var lenient = TestClient(initialize, at: old.now)
        guard lenient.restore(LooseJSON.written(snapshot)).contains(#""result""#),
            LooseJSON.checksum(lenient.snapshot()) == LooseJSON.checksum(snapshot)
        else {
            Issue.record("seed \(seed): not taken as another library writes it: \(snapshot)")
            return 0
        }
        new.goOn(as: old)
        for index in 0..<60 {
            let message = client.message()
            let (said, expected) = (new.say(message), old.say(message))
            guard compare(said, expected, "seed \(seed), message \(index): \(message)") else { return 0 }
            client.took(expected, to: message.params)
            guard client.random.oneIn(3) else { continue }
            let time = Int.random(in: 1...400, using: &client.random)
            let (pushed, due) = (new.pass(time), old.pass(time))
            guard compare(pushed, due, "seed \(seed), after message \(index) and \(time) ms") else { return 0 }
        }
        return answer.contains(#""result":{"fields":0}"#) ? 0 : 1
    }

    /// While notifications wait for the end of 100 ms, validation for quiet, and questions for their answers.
    @Test func inTheMiddle() {
        for seed in Self.firstSeed..<Self.firstSeed + Self.runs * 4 {
            var client = RandomClient(seed: seed &+ 1_000_000)
            let initialize = client.random.pick(RandomClient.initializations)
            var old = TestClient(initialize)
            for round in 0..<12 {
                for _ in 0..<Int.random(in: 1...8, using: &client.random) {
                    let message = client.message()
                    client.took(old.say(message), to: message.params)
                    if client.random.oneIn(4) {
                        client.took(old.pass(Int.random(in: 1...60, using: &client.random)), to: "")
                    }
                }
                let place = "seed \(seed), round \(round)"
                let snapshot = old.snapshot()
                var new = TestClient(initialize, at: old.now)
                let answer = new.restore(snapshot)
                guard answer.contains(#""result":{"fields":"#) else {
                    Issue.record("\(place): \(answer.prefix(400)) of \(snapshot.prefix(4_000))")
                    return
                }
                let copy = new.snapshot()
                guard copy == snapshot else {
                    Issue.record("\(place): a snapshot of the restored session is another:\n\(snapshot)\n\(copy)")
                    return
                }
            }
        }
    }

    private static func compare(_ said: [UInt8], _ expected: [UInt8], _ place: String) -> Bool {
        guard said != expected else { return true }
        let (said, expected) = (String(decoding: said, as: UTF8.self), String(decoding: expected, as: UTF8.self))
        Issue.record("\(place)\nrestored: \(said)\nexpected: \(expected)")
        return false
    }
}

/// A JSON text as a library may write it that knows only objects without order and doubles.
private enum LooseJSON {
    static func written(_ text: String) -> String {
        var document = JSONDocument()
        guard (try? document.parse(Array(text.utf8))) != nil else { return text }
        return written(document.root, in: document)
    }

    /// A snapshot's own checksum.
    static func checksum(_ snapshot: String) -> String? {
        var document = JSONDocument()
        guard (try? document.parse(Array(snapshot.utf8))) != nil else { return nil }
        return document.member(document.root, "checksum").flatMap { document.string($0) }
    }

    private static func written(_ node: JSONNode, in document: JSONDocument) -> String {
        let source = String(decoding: document.source(node), as: UTF8.self)
        switch document.kind(node) {
        case .null, .bool, .string: return source
        case .number: return source.contains { ".eE".contains($0) } ? source : source + ".0"
        case .array:
            return "[" + document.elements(node).map { written($0, in: document) }.joined(separator: ", ") + "]"
        case .object:
            let members = document.members(node).map { name, value in
                String(decoding: document.source(name), as: UTF8.self) + " : " + written(value, in: document)
            }
            return "{" + members.reversed().joined(separator: ", ") + "}"
        }
    }
}
