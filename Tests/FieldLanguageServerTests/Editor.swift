import FieldEngine
import FieldServer
import TestSupport

@testable import FieldLanguageServer

/// An editor in the same process, which writes frames to a server and reads those that come back.
struct Editor: ~Copyable {
    fileprivate var server: LanguageServer
    private var lastIdentifier = 0
    /// Notifications and requests of the server that nobody looked at yet.
    private(set) var told: [JSON] = []
    static let uri = "file:///t.form.json"
    private var now = Moment(milliseconds: 0, today: CivilDate(year: 2026, month: 11, day: 23))

    /// - Parameters:
    ///   - capabilities: as JSON.
    ///   - files: the texts of files by their paths.
    init(
        _ capabilities: String = #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}"#,
        files: [String: String] = [:]
    ) {
        server = LanguageServer(configuration: SessionConfiguration()) { path in files[path].map { Array($0.utf8) } }
        _ = ask("initialize", #"{"capabilities":\#(capabilities)}"#)
        notify("initialized")
    }

    /// Before anything was said.
    init(silent: Bool) { server = LanguageServer(configuration: SessionConfiguration()) }

    var exitCode: Int32? { server.exitCode }

    mutating func write(_ body: String) { writeBytes("Content-Length: \(body.utf8.count)\r\n\r\n\(body)") }

    mutating func writeBytes(_ text: String) {
        server.receive(Array(text.utf8)[...], at: now)
    }

    mutating func endInput() { server.endOfInput(at: now) }

    mutating func waitsForWork() { server.worksInSlices = true }

    /// Does what is next.
    mutating func step() { if server.isBusy { server.work(at: now) } }

    mutating func work() { while server.isBusy { server.work(at: now) } }

    /// Lets time pass; what is due happens.
    mutating func wait(milliseconds: Int64) {
        now.milliseconds += milliseconds
        if let deadline = server.nextDeadline, deadline <= now.milliseconds { server.advance(to: now) }
    }

    mutating func notify(_ method: String, _ params: String = "{}") {
        write(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params)}"#)
    }

    /// The answer to a request: its result, or its error.
    mutating func ask(_ method: String, _ params: String = "{}") -> JSON {
        lastIdentifier += 1
        write(#"{"jsonrpc":"2.0","id":\#(lastIdentifier),"method":"\#(method)","params":\#(params)}"#)
        var answer = JSON(nil)
        for message in read() {
            if message["id"].integer == lastIdentifier, message["method"].isAbsent {
                answer = message["error"].isAbsent ? message["result"] : message["error"]
            } else {
                told.append(message)
            }
        }
        return answer
    }

    /// What the server has written.
    mutating func read() -> [JSON] {
        var splitter = FrameSplitter(framing: .header, maxMessageBytes: 1 << 24)
        splitter.append(server.takeOutput())
        var messages: [JSON] = []
        while case .body? = splitter.next() { messages.append(splitter.withBody { JSON(parsing: Array($0)) }) }
        return messages
    }

    // MARK: Documents

    mutating func open(_ text: String, as uri: String = uri, language: String = "json") {
        notify(
            "textDocument/didOpen",
            #"{"textDocument":{"uri":"\#(uri)","languageId":"\#(language)","version":1,"text":\#(text.quoted)}}"#)
    }

    /// The last diagnostics that were pushed, as `line:character-line:character severity message`.
    mutating func diagnostics() -> [String] {
        told += read()
        let last = told.last { $0["method"].string == "textDocument/publishDiagnostics" }
        return (last?["params"]["diagnostics"].list ?? []).map { Self.line(for: $0) }
    }

    static func line(for diagnostic: JSON) -> String {
        "\(place(diagnostic["range"])) \(diagnostic["severity"].integer ?? 0) \(diagnostic["message"].string ?? "")"
    }

    static func place(_ range: JSON) -> String {
        func position(_ position: JSON) -> String {
            "\(position["line"].integer ?? -1):\(position["character"].integer ?? -1)"
        }
        return "\(position(range["start"]))-\(position(range["end"]))"
    }

    /// Asks about a place of a form, which a bar marks in its text.
    mutating func ask(_ method: String, at marked: String, with more: String = "") -> JSON {
        let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        open(parts.joined())
        let line = parts[0].count { $0 == "\n" }
        let character = parts[0].split(separator: "\n", omittingEmptySubsequences: false).last?.utf16.count ?? 0
        let params =
            #"{"textDocument":{"uri":"\#(Self.uri)"},"position":{"line":\#(line),"character":\#(character)}\#(more)}"#
        return ask("textDocument/\(method)", params)
    }
}

extension Editor {
    /// The text of the document as the server has it.
    var text: String? { server.documents[Self.uri]?.text.text }
}
