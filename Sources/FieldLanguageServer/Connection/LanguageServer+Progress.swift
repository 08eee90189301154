import FieldEngine
import FieldTools

/// What an editor shows while documents are read that take long.
///
/// The first look at a document is the long one; behind it, what is known stays known. It is announced in a turn of its own, so that the
/// editor hears of it before the work begins. Nobody waits for what the editor says to that: one that refuses is not asked again.
extension LanguageServer {
    struct Progress {
        var token: Parameter
        /// The bytes of documents that it is about, and how many of them are read.
        var total: Int
        var done = 0
    }

    /// So many bytes of documents take long enough to be seen.
    private static let longWork = 100_000

    /// Whether the editor was told now that what comes next takes long.
    mutating func announces(_ message: LanguageMessage) -> Bool {
        guard progress == nil, life == .running, case .request(_, _, let params) = message,
            let uri = params["textDocument"]?["uri"]?.text
        else { return false }
        return begin(about: [uri], params["workDoneToken"])
    }

    /// The same for diagnostics that are to be pushed.
    mutating func announcesChecks() -> Bool { progress == nil && begin(about: unchecked) }

    private mutating func begin(about uris: [String], _ given: Parameter? = nil) -> Bool {
        let total = unreadBytes(of: uris)
        guard total >= Self.longWork, given != nil || editor.showsProgress else { return false }
        var token = given ?? .null
        if given == nil {
            lastProgress += 1
            token = .text("\(Self.name)-\(lastProgress)")
            ask(.progress, "window/workDoneProgress/create", .object(["token": token]))
        }
        progress = Progress(token: token, total: total)
        var members = [
            Parameter.Member(name: "kind", value: .text("begin")),
            Parameter.Member(name: "title", value: .text("Reading forms")),
            Parameter.Member(name: "cancellable", value: .boolean(false)),
        ]
        // Of a single document nobody knows how far it is.
        if uris.count > 1 { members.append(Parameter.Member(name: "percentage", value: .integer(0))) }
        tell(members, of: token)
        return true
    }

    /// Tells how far it is, when something was done.
    mutating func continueProgress() {
        guard var progress else { return }
        let left = unreadBytes(of: unchecked)
        guard left > 0, exitCode == nil else {
            self.progress = nil
            return tell([Parameter.Member(name: "kind", value: .text("end"))], of: progress.token)
        }
        let done = max(progress.done, progress.total - left)
        guard done > progress.done else { return }
        progress.done = done
        self.progress = progress
        tell(
            [
                Parameter.Member(name: "kind", value: .text("report")),
                Parameter.Member(name: "percentage", value: .integer(done * 100 / progress.total)),
            ], of: progress.token)
    }

    private mutating func tell(_ members: [Parameter.Member], of token: Parameter) {
        notify("$/progress", .object(["token": token, "value": .table(members)]))
    }

    private func unreadBytes(of uris: [String]) -> Int {
        uris.reduce(0) { sum, uri in
            guard let document = documents[uri], document.isUnread else { return sum }
            return sum + document.text.bytes.count
        }
    }
}
