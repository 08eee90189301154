internal import FieldEngine
internal import FieldServer

/// A session as the other side of a conversation, for the commands that talk to one without a pipe.
struct SessionPartner: ConversationPartner {
    private var session: Session

    init(_ configuration: SessionConfiguration) {
        session = Session(configuration: configuration)
    }

    mutating func receive(_ bytes: ArraySlice<UInt8>, at now: Moment) {
        bytes.withUnsafeBytes { session.receive($0, at: now) }
    }

    mutating func endOfInput(at now: Moment) {
        session.endOfInput(at: now)
    }

    mutating func advance(to now: Moment) {
        session.advance(to: now)
    }

    var nextDeadline: Int64? { session.nextDeadline }

    mutating func takeOutput() -> [UInt8] {
        defer { session.output.removeAll() }
        return session.output.bytes
    }

    var exitCode: Int32? { session.exitCode }
}
