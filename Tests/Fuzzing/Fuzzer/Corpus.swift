import FieldEngine
import FieldProtocol
import FieldServer
import Foundation
import JSONBytes

/// The transcripts' sessions, and the messages of the corpus.
enum Corpus {
    private static let directory = URL(filePath: #filePath).appending(path: "../../../../protocol").standardizedFileURL

    static func transcripts() throws -> [Transcript] {
        let folder = directory.appending(path: "transcripts")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".md") && $0 != "README.md" }
            .map { try Transcript(parsing: String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
    }

    static func sessions() throws -> [[Parameter]] {
        let played = try transcripts().map { transcript in
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

    /// The inputs that libFuzzer starts from: each behind the byte that chooses its door.
    static func write(to folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (index, transcript) in try transcripts().enumerated() {
            let file = URL(filePath: folder).appending(path: "transcript\(index)")
            try Data([UInt8(ascii: "s")] + transcript.input).write(to: file)
        }
        var random = SeededGenerator(seed: 1)
        for index in 0..<100 {
            let file = URL(filePath: folder).appending(path: "pattern\(index)")
            try Data([UInt8(ascii: "p")] + PatternMutator().input(&random)).write(to: file)
        }
        let snapshots = SnapshotMutator(sessions: try sessions())
        for index in 0..<100 {
            let file = URL(filePath: folder).appending(path: "snapshot\(index)")
            try Data([UInt8(ascii: "r")] + snapshots.input(&random)).write(to: file)
        }
    }
}
