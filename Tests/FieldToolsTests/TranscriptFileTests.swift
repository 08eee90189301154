import FieldServer
import FieldTools
import Foundation
import Testing

/// The files of protocol/transcripts, and the page for authors of clients, played whole and byte by byte against a session in this process.
///
/// With FIELD_SERVER_REWRITE=1 in the environment, the expectations are rewritten by what the server really says.
@Suite struct TranscriptFileTests {
    static let directory = URL(filePath: #filePath).appending(path: "../../../protocol/transcripts").standardizedFileURL

    static let names: [String] = {
        let files = try? FileManager.default.contentsOfDirectory(atPath: directory.path)
        return (files ?? []).filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted() + ["../writing-a-client.md"]
    }()

    private static let rewrites = ProcessInfo.processInfo.environment["FIELD_SERVER_REWRITE"] == "1"

    @Test func thereAreTranscripts() {
        #expect(Self.names.contains("checkout.md"))
    }

    @Test(arguments: names) func whole(name: String) throws {
        let file = Self.directory.appending(path: name)
        let transcript = try Transcript(parsing: String(contentsOf: file, encoding: .utf8))
        var session = SessionPartner()
        let recording = TranscriptRunner(transcript).run(with: &session)
        let differences = transcript.differences(from: recording)
        if Self.rewrites, !differences.isEmpty {
            try transcript.rewritten(with: recording).write(to: file, atomically: true, encoding: .utf8)
            Issue.record("\(name) was rewritten: review what changed, and run the tests again without the switch")
        } else {
            report(differences, in: name)
        }
    }

    @Test(arguments: names) func byteByByte(name: String) throws {
        // What is being rewritten has nothing to compare with yet.
        guard !Self.rewrites else { return }
        let text = try String(contentsOf: Self.directory.appending(path: name), encoding: .utf8)
        let transcript = try Transcript(parsing: text)
        var session = SessionPartner()
        let recording = TranscriptRunner(transcript, chunking: .single).run(with: &session)
        report(transcript.differences(from: recording), in: name)
    }

    /// The first few say what is wrong; the hundredth says nothing more.
    private func report(_ differences: [TranscriptDifference], in name: String) {
        for difference in differences.prefix(5) { Issue.record("\(name), \(difference.description)") }
        if differences.count > 5 { Issue.record("\(name): \(differences.count - 5) differences more") }
    }
}
