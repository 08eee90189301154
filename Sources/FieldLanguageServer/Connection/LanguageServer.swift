public import FieldEngine
import FieldProtocol
public import FieldServer
import FieldTools
import JSONBytes

/// A connection with an editor that speaks LSP: bytes in, bytes out, as ``Session`` is with a client of fields.
///
/// It knows no descriptors and no clock. Messages are taken in first, so that a request can be taken back before its turn
/// comes; diagnostics are made when no message is left, so that of several changes the last alone is looked at.
public struct LanguageServer: ~Copyable {
    let configuration: SessionConfiguration
    let workshop: Workshop
    var life = Life.uninitialized
    private var splitter: FrameSplitter
    private let frames = FrameWriter(framing: .header)
    /// Pending output. The caller takes it.
    public var output = Output()
    private var queue: [LanguageMessage] = []
    /// How many of the queue are done.
    private var done = 0
    /// Leaves work to ``work(at:)``.
    public var worksInSlices = false
    var editor = EditorAbilities()
    var wishes = DocumentWishes()
    /// The language of the person, as the editor says it.
    var locale: String?
    /// Diagnostics are made anew with each change, or when a document is saved.
    var checksWhileTyping = true
    var documents: [String: OpenDocument] = [:]
    /// The documents whose diagnostics are to be pushed, in the order in which they changed.
    var unchecked: [String] = []
    /// The questions to the editor that are out, by their ids.
    var questions: [Int: Question] = [:]
    private var lastQuestion = 0
    /// What the editor was told to take long.
    var progress: Progress?
    var lastProgress = 0
    /// The process with which the server ends.
    public internal(set) var watchedProcess: Int32?

    enum Life: Equatable {
        case uninitialized, running, shutDown
        /// The process ends with this code, after the remaining output.
        case ended(code: Int32)
    }

    enum Question { case configuration, registration, refresh, showing, editing, progress }

    /// - Parameter readFile: The bytes of the file at a path; nil where it can't be read.
    public init(configuration: SessionConfiguration, readFile: @escaping (_ path: String) -> [UInt8]? = { _ in nil }) {
        self.configuration = configuration
        workshop = Workshop(configuration, readFile: readFile)
        splitter = FrameSplitter(framing: .header, maxMessageBytes: configuration.limits.maxMessageBytes)
    }

    // MARK: Input

    /// Takes input in pieces of any size. With ``worksInSlices`` the messages wait for ``work(at:)``.
    public mutating func receive(_ bytes: UnsafeRawBufferPointer, at now: Moment) {
        guard exitCode == nil else { return }
        splitter.append(bytes)
        takeIn()
        if !worksInSlices { finishWork(at: now) }
    }

    /// The same of an array's bytes.
    public mutating func receive(_ bytes: ArraySlice<UInt8>, at now: Moment) {
        bytes.withUnsafeBytes { receive($0, at: now) }
    }

    /// Ends the input and the connection, after all unfinished work.
    ///
    /// A message that is cut off is answered with a parse error.
    public mutating func endOfInput(at now: Moment) {
        guard exitCode == nil else { return }
        splitter.endOfInput()
        takeIn()
        finishWork(at: now)
        end()
    }

    /// Ends as at the end of input: the exit code is 0 behind `shutdown`, else 1.
    public mutating func end() {
        if exitCode == nil { life = .ended(code: life == .shutDown ? 0 : 1) }
    }

    public var exitCode: Int32? {
        if case .ended(let code) = life { return code }
        return nil
    }

    mutating func finishWork(at now: Moment) {
        while isBusy { work(at: now) }
    }

    private mutating func takeIn() {
        while let event = splitter.next() {
            switch event {
            case .body: takeMessage()
            case .framingError(let error):
                refuse(.null, LanguageError(.parseError, "The message can't be cut out: \(error)."))
            case .oversized(let length):
                let most = splitter.maxMessageBytes
                refuse(
                    .null,
                    LanguageError(
                        .invalidRequest, "A message may have \(most) bytes (--max-message-bytes), not \(length)."))
            case .truncated: refuse(.null, LanguageError(.parseError, "The input ended inside a message."))
            }
        }
    }

    private mutating func takeMessage() {
        var document = JSONDocument()
        do throws(JSONSyntaxError) {
            try splitter.withBody { (body) throws(JSONSyntaxError) in
                try document.parse(body, maxDepth: configuration.limits.maxDepth)
            }
        } catch {
            return refuse(
                .null, LanguageError(.parseError, "This is no JSON: \(error.reason), at byte \(error.offset)."))
        }
        let message = LanguageMessage(document)
        if case .notification(.cancelRequest, let params) = message {
            takeBack(params["id"])
        } else {
            queue.append(message)
        }
    }

    /// A request whose turn has not come is answered now, with nothing.
    private mutating func takeBack(_ id: Parameter?) {
        guard let id, life == .running else { return }
        let place = queue[done...].firstIndex { message in
            if case .request(id, _, _) = message { true } else { false }
        }
        guard let place else { return }
        queue.remove(at: place)
        refuse(id, LanguageError(.requestCancelled, "The request was taken back."))
    }

    // MARK: Work

    /// Whether messages or documents wait for ``work(at:)``.
    public var isBusy: Bool { exitCode == nil && (done < queue.count || !unchecked.isEmpty || progress != nil) }

    /// Does the next message, or makes the diagnostics of the next document.
    public mutating func work(at now: Moment) {
        guard exitCode == nil else { return }
        if done < queue.count {
            let message = queue[done]
            if announces(message) { return }
            done += 1
            if done == queue.count { (queue, done) = ([], 0) }
            handle(message, at: now)
            takeNews()
        } else if !unchecked.isEmpty {
            if announcesChecks() { return }
            publishDiagnostics(of: unchecked.removeFirst(), at: now)
        }
        continueProgress()
    }

    // MARK: Output

    mutating func reply(_ id: Parameter, _ result: Parameter) {
        write([("id", id), ("result", result)])
    }

    mutating func refuse(_ id: Parameter, _ error: LanguageError) {
        write([
            ("id", id), ("error", .object(["code": .integer(error.code.rawValue), "message": .text(error.message)])),
        ])
    }

    mutating func notify(_ method: String, _ params: Parameter) {
        write([("method", .text(method)), ("params", params)])
    }

    mutating func ask(_ question: Question, _ method: String, _ params: Parameter) {
        lastQuestion += 1
        questions[lastQuestion] = question
        write([("id", .integer(lastQuestion)), ("method", .text(method)), ("params", params)])
    }

    /// A line for people who look for what went wrong.
    mutating func log(_ text: String) {
        notify("window/logMessage", .object(["type": .integer(2), "message": .text(text)]))
    }

    private mutating func write(_ members: [(name: String, value: Parameter)]) {
        var writer = JSONWriter()
        let all = [Parameter.Member(name: "jsonrpc", value: .text("2.0"))]
        Parameter.table(all + members.map { Parameter.Member(name: $0.name, value: $0.value) }).encode(to: &writer)
        frames.write(writer.bytes, to: &output.bytes)
        output.frames.append(Output.Frame(end: output.bytes.count))
    }

    /// Removes all pending output.
    public mutating func takeOutput() -> [UInt8] {
        defer { output.removeAll() }
        return output.allBytes
    }
}

/// A message of the editor, as far as it is one.
enum LanguageMessage {
    case request(id: Parameter, LanguageRequest, Parameter)
    case notification(LanguageNotification, Parameter)
    case response(id: Parameter, result: Parameter?)
    /// It asks for what there is not; the name is that of the method.
    case unknownRequest(id: Parameter, String)
    case ignored
    case invalid(id: Parameter, reason: String)

    init(_ document: JSONDocument) {
        guard document.kind(document.root) == .object else {
            self = .invalid(id: .null, reason: "A message is an object.")
            return
        }
        func value(_ node: JSONNode?) -> Parameter { node.map { Parameter(decoding: $0, in: document) } ?? .null }
        switch Envelope(document.root, in: document) {
        case .request(let id, let method, let params):
            let name = document.string(method) ?? ""
            if let request = LanguageRequest(rawValue: name) {
                self = .request(id: value(id), request, value(params))
            } else {
                self = .unknownRequest(id: value(id), name)
            }
        case .notification(let method, let params):
            let known = LanguageNotification(rawValue: document.string(method) ?? "")
            self = known.map { .notification($0, value(params)) } ?? .ignored
        case .response(let id, let outcome):
            if case .result(let result) = outcome {
                self = .response(id: value(id), result: value(result))
            } else {
                self = .response(id: value(id), result: nil)
            }
        case .invalid(let id):
            self = .invalid(id: value(id), reason: Envelope.flaw(of: document.root, in: document))
        }
    }
}
