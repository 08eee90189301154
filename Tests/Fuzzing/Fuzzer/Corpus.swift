import FieldEngine
import FieldProtocol
import FieldServer
import FieldTools
import Foundation
import FuzzingDoors
import JSONBytes
import TestSupport

/// The transcripts' sessions, and the messages of the corpus.
enum Corpus {
    private static let directory = URL(filePath: #filePath).appending(path: "../../../../protocol").standardizedFileURL

    static func transcripts() throws -> [(name: String, transcript: Transcript)] {
        let folder = directory.appending(path: "transcripts")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".md") && $0 != "README.md" }
            .map { ($0, try Transcript(parsing: String(contentsOf: folder.appending(path: $0), encoding: .utf8))) }
    }

    static func sessions() throws -> [[Parameter]] {
        let played = try transcripts().map { _, transcript in
            transcript.steps.compactMap { step -> Parameter? in
                guard case .message(let bytes) = step.action else { return nil }
                return value(bytes)
            }
        }
        let folder = directory.appending(path: "corpus")
        let single = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".jsonl") && $0 != "server.jsonl" }
            .flatMap { try String(contentsOf: folder.appending(path: $0), encoding: .utf8).split(separator: "\n") }
            .compactMap { value(Array($0.utf8))?["message"].map { [$0] } }
        // The corpus has hundreds of messages for each transcript: they are drawn together, a dozen a session.
        return played.filter { !$0.isEmpty }
            + stride(from: 0, to: single.count, by: 12).map { Array(single[$0...].prefix(12).joined()) }
    }

    private static func value(_ bytes: [UInt8]) -> Parameter? {
        var document = JSONDocument()
        guard (try? document.parse(bytes)) != nil else { return nil }
        return Parameter(decoding: document.root, in: document)
    }

    /// What libFuzzer starts from: a folder for each door, and the names and texts of all messages as its dictionary.
    static func write(to folder: String) throws {
        let folder = URL(filePath: folder)
        for door in Door.allCases {
            let place = folder.appending(path: door.rawValue)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            for (index, input) in try inputs(of: door).enumerated() {
                try Data(input).write(to: place.appending(path: "\(index)"))
            }
        }
        let words = SessionMutator(sessions: try sessions()).names + SessionMutator.texts + SessionMutator.numbers
        let entries = Set(words).sorted().filter { !$0.isEmpty && $0.utf8.count <= 40 }
        let dictionary = entries.map { "\"" + $0.utf8.map { "\\x" + hexadecimal($0) }.joined() + "\"\n" }.joined()
        try Data(dictionary.utf8).write(to: folder.appending(path: "dictionary"))
    }

    private static func inputs(of door: Door) throws -> [[UInt8]] {
        var random = SeededGenerator(seed: 1)
        switch door {
        case .session:
            // As lines too: a change in a line leaves the frame as it is.
            return try transcripts().map(\.transcript.input) + sessions().map(SessionMutator.lines)
        case .pattern:
            return (0..<300).map { _ in PatternMutator().input(&random) }
        case .snapshot:
            let mutator = SnapshotMutator(sessions: try sessions())
            return mutator.snapshots.map(SnapshotMutator.bytes) + (0..<100).map { _ in mutator.input(&random) }
        case .language:
            let mutator = LanguageMutator(sessions: SessionMutator(sessions: try sessions()))
            return (0..<300).map { _ in mutator.input(&random) }
        }
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
    }
}
