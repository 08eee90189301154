import FieldEngine
import FieldLanguageServer
import FieldServer
import Foundation
import JSONBytes

/// The server of editors (LSP), behind its door of bytes. Its files are `forms`, whatever folder they are asked for in.
public enum LanguageDoor {
    /// The texts of the form files in `protocol/forms`, by their names.
    public static let forms: [String: String] = {
        let folder = URL(filePath: #filePath).appending(path: "../../../../protocol/forms").standardizedFileURL
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return Dictionary(
            uniqueKeysWithValues: files.filter { $0.pathExtension == "json" }.compactMap { file in
                (try? String(contentsOf: file, encoding: .utf8)).map { (file.lastPathComponent, $0) }
            })
    }()

    /// No request has two answers, all that is said is JSON, and the end of the input is the end. Gives what is wrong.
    static func problem(with input: [UInt8]) -> String? {
        var now = Moment(milliseconds: 0, today: CivilDate(year: 2026, month: 11, day: 24))
        var server = LanguageServer(configuration: SessionDoor.configuration) { path in
            forms[String(path.split(separator: "/").last ?? "")].map { Array($0.utf8) }
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
        // The mutator numbers its requests from 1000 on.
        var answered: Set<Int64> = []
        return SessionDoor.flaw(written) { message in
            guard message.member(message.root, "method") == nil,
                let id = message.member(message.root, "id").flatMap({ message.integer($0) }), id >= 1000
            else { return nil }
            return answered.insert(id).inserted ? nil : "two answers to request \(id)"
        }
    }
}
