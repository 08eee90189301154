import FieldEngine
import FieldServer
import FieldTools
import Foundation
import TestClients
import Testing

/// The files of protocol/transcripts, and the page for authors of clients, through real pipes, everything that goes in at once.
///
/// A process can't be told to let time pass, but it can be told to let none (`--now`). Of a transcript that moves its
/// clock, it then writes what a session in this process writes that is told the same.
@Suite("Transcripts through pipes") struct TranscriptPipeTests {
    private static let directory = URL(filePath: #filePath)
        .appending(path: "../../../protocol/transcripts").standardizedFileURL

    private static let names: [String] = {
        let files = try? FileManager.default.contentsOfDirectory(atPath: directory.path)
        return (files ?? []).filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted() + ["../writing-a-client.md"]
    }()

    @Test("What stands in it comes out of the process", arguments: names)
    func throughPipes(name: String) throws {
        let text = try String(contentsOf: Self.directory.appending(path: name), encoding: .utf8)
        let transcript = try Transcript(parsing: text)
        let today = transcript.steps.dropFirst().first?.today ?? Transcript.standardDate
        #expect(transcript.steps.dropFirst().allSatisfy { $0.today == today }, "a process has one day")

        let server = try ServerProcess(["--stdio", "--now", today.iso, "--slow-turn", "0"])
        try server.write(transcript.input)
        server.closeInput()
        let written = try Array(server.outputText().utf8)
        let exitCode = try server.exitCode()
        #expect(try server.errorText() == "")

        let movesClock = transcript.steps.contains { if case .wait = $0.action { true } else { false } }
        if movesClock {
            var client = TestClient(nil, at: Moment(milliseconds: 0, today: today))
            client.receive(transcript.input)
            client.session.endOfInput(at: client.now)
            #expect(written == client.take())
            #expect(exitCode == client.session.exitCode)
        } else {
            let recording = transcript.recording(of: written, exitCode: exitCode)
            for difference in transcript.differences(from: recording).prefix(5) {
                Issue.record("\(name), \(difference.description)")
            }
        }
    }
}
