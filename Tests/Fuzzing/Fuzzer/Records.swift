import FieldEngine
import FieldServer
import FieldTools
import Foundation
import FuzzingDoors
import TestSupport

/// Records of sessions (specification, section 1.11): all transcripts, the corpus, and mutated sessions. Another build of the
/// engine runs them again, at the same moments (Tests/WebAssembly).
enum Records {
    static func write(to folder: String, seed: UInt64, count: UInt64) throws {
        let folder = URL(filePath: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func write(_ record: RecordingPartner, _ name: String) throws {
            try Data(record.bytes).write(to: folder.appending(path: name))
        }
        for (name, transcript) in try Corpus.transcripts() {
            var partner = RecordingPartner(SessionConfiguration())
            _ = TranscriptRunner(transcript).run(with: &partner)
            try write(partner, "transcript-\(name)")
        }
        let sessions = try Corpus.sessions()
        let mutator = SessionMutator(sessions: sessions)
        for (index, session) in sessions.enumerated() {
            try write(record(of: SessionMutator.lines(session)), "session-\(index)")
        }
        for number in 0..<count {
            var random = SeededGenerator(seed: seed &* 0x1000_0000_01B3 &+ number)
            try write(record(of: mutator.input(&random)), "seed-\(seed)-\(number)")
        }
    }

    /// The clock moves on where the session's door of the fuzzer has it move.
    private static func record(of input: [UInt8]) -> RecordingPartner {
        let partner = RecordingPartner(SessionDoor.configuration)
        var now = Moment(milliseconds: 0, today: Transcript.standardDate)
        for piece in input.split(separator: SessionDoor.tick, omittingEmptySubsequences: false) {
            if !piece.isEmpty { partner.receive(piece, at: now) }
            now.milliseconds += Int64(SessionDoor.tickLength)
            partner.advance(to: now)
        }
        partner.endOfInput(at: now)
        return partner
    }
}

/// A session with the record of what it was given and said.
private final class RecordingPartner: ConversationPartner {
    private let session: SessionPartner
    private var output: [UInt8] = []
    private(set) var bytes: [UInt8]

    init(_ configuration: SessionConfiguration) {
        session = SessionPartner(configuration)
        bytes = SessionRecord.head(configuration)
    }

    var nextDeadline: Int64? { session.nextDeadline }
    var exitCode: Int32? { session.exitCode }

    func takeOutput() -> [UInt8] {
        defer { output = [] }
        return output
    }

    func receive(_ bytes: ArraySlice<UInt8>, at now: Moment) {
        self.bytes += SessionRecord.bytes(.receive(Array(bytes), now))
        session.receive(bytes, at: now)
        record()
    }

    func endOfInput(at now: Moment) {
        bytes += SessionRecord.bytes(.endOfInput(now))
        session.endOfInput(at: now)
        record()
    }

    func advance(to now: Moment) {
        bytes += SessionRecord.bytes(.advance(now))
        session.advance(to: now)
        record()
    }

    private func record() {
        let written = session.takeOutput()
        if !written.isEmpty { bytes += SessionRecord.bytes(.write(written)) }
        output += written
    }
}
