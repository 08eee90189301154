import FieldEngine
import FieldLanguageServer
import FieldServer
import JSONBytes

/// The server of editors (LSP), behind its door of bytes. Its files are `forms`, whatever folder they are asked for in.
public enum LanguageDoor {
    /// The texts of form files by their names.
    nonisolated(unsafe) public static var forms: [String: [UInt8]] = [:]

    /// Each request has one answer, all that is said is JSON, and the end of the input is the end. Gives what is wrong.
    static func problem(with input: [UInt8]) -> String? {
        var now = Moment(milliseconds: 0, today: CivilDate(year: 2026, month: 11, day: 24))
        var server = LanguageServer(configuration: SessionDoor.configuration) { path in
            forms[String(path.split(separator: "/").last ?? "")]
        }
        var written: [UInt8] = []
        for piece in input.split(separator: SessionDoor.tick, omittingEmptySubsequences: false) {
            server.receive(piece, at: now)
            now.milliseconds += Int64(SessionDoor.tickLength)
            if let due = server.nextDeadline, due <= now.milliseconds { server.advance(to: now) }
            written += server.takeOutput()
        }
        server.endOfInput(at: now)
        written += server.takeOutput()
        if server.exitCode == nil { return "no exit code behind the end of the input" }
        return SessionDoor.flaw(written) ?? answeredTwice(written)
    }

    private static func answeredTwice(_ written: [UInt8]) -> String? {
        var splitter = FrameSplitter(framing: .header, maxMessageBytes: 1 << 30)
        splitter.append(written)
        var document = JSONDocument()
        var answered: Set<Int64> = []
        while case .body? = splitter.next() {
            guard (try? splitter.withBody({ try document.parse($0, maxDepth: 100) })) != nil,
                document.member(document.root, "method") == nil,
                let id = document.member(document.root, "id").flatMap({ document.integer($0) })
            else { continue }
            // The mutator numbers its requests from 1000 on.
            if id >= 1000, !answered.insert(id).inserted { return "two answers to request \(id)" }
        }
        return nil
    }
}
