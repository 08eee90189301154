import FieldProtocol
import JSONBytes

/// Input that arrives during long work, searched for `$/cancelRequest`. All other messages wait for their turn.
///
/// Apart from the session, as all that is of long work: with each key a session is passed about by its size.
final class LookAhead {
    /// The same bytes as wait in the session's own.
    private var splitter: FrameSplitter
    private var document = JSONDocument()
    private let maxDepth: Int
    /// How many messages were looked at, and how many of those were handled since.
    private var seen = 0
    private var handled = 0
    /// The requests that are taken back, each with the place of the message that does so: it means one before it.
    private var cancelled: [RequestID: Int] = [:]

    /// Of a longer message nobody takes it for one.
    private static let longestCancellation = 4_096

    init(_ splitter: FrameSplitter, maxDepth: Int) {
        self.splitter = splitter
        self.maxDepth = maxDepth
        look()
    }

    /// Whether there is anything to ask it for.
    var hasFound: Bool { !cancelled.isEmpty }

    func append(_ bytes: UnsafeRawBufferPointer) {
        splitter.append(bytes)
        look()
    }

    /// The next message is handled now.
    func noteHandled() { handled += 1 }

    /// Whether a message behind the one in hand takes that one back. True once.
    func takeCancellation(of id: RequestID) -> Bool {
        guard let place = cancelled.removeValue(forKey: id) else { return false }
        return place > handled
    }

    func eraseConsumed() {
        splitter.eraseConsumed()
        document.erase()
    }

    private func look() {
        while let event = splitter.next() {
            seen += 1
            guard event == .body, let id = cancellation() else { continue }
            cancelled[id] = seen
        }
    }

    /// The request that the message takes back; nil for any other message.
    private func cancellation() -> RequestID? {
        var message = JSONDocument()
        swap(&message, &document)
        defer { swap(&message, &document) }
        let maxDepth = maxDepth
        let isParsed = splitter.withBody { bytes in
            guard bytes.count <= Self.longestCancellation else { return false }
            return (try? message.parse(bytes, maxDepth: maxDepth)) != nil
        }
        guard isParsed, message.kind(message.root) == .object,
            case .notification(let method, let params) = Envelope(message.root, in: message),
            message.equals(method, "$/cancelRequest")
        else { return nil }
        return (try? message.params(params) as CancelParams)?.id
    }
}
