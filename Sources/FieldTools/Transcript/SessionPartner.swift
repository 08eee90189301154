public import FieldEngine
public import FieldServer

/// A session in this process as the other side of a conversation, by the same door that the pipes lead to. A session
/// can't be copied, so this class holds it for its users.
public final class SessionPartner: ConversationPartner {
    private var session: Session

    public init(_ configuration: SessionConfiguration = SessionConfiguration()) {
        session = Session(configuration: configuration)
    }

    public var nextDeadline: Int64? { session.nextDeadline }
    public var exitCode: Int32? { session.exitCode }

    public func receive(_ bytes: ArraySlice<UInt8>, at now: Moment) { session.receive(bytes, at: now) }
    public func endOfInput(at now: Moment) { session.endOfInput(at: now) }
    public func advance(to now: Moment) { session.advance(to: now) }
    public func takeOutput() -> [UInt8] { session.takeOutput() }
}
