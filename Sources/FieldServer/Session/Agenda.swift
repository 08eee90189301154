import FieldEngine
import FieldProtocol
import JSONBytes

/// Work that is long by its nature, with its place in it: what one message causes, and not done with it at once
/// (specification, section 1.13).
enum LongWork {
    /// A form's fields are judged, before the answer.
    case submission(Submission)
    /// The fields of a snapshot are written down, before the answer.
    case snapshot(SnapshotInMaking)
    /// What depends on a field that was changed is judged, behind the answer.
    case judging(Judging)

    /// Whether the request in hand is answered when this is done.
    var isBeforeAnswer: Bool {
        switch self {
        case .submission, .snapshot: true
        case .judging: false
        }
    }
}

/// The message of which work is left, or the timer.
final class WorkInHand {
    /// All that it causes happens at this moment, however many slices it takes.
    let moment: Moment
    /// The request that is answered when work is done; nil once it is, or where nothing is left but what follows.
    private(set) var request: Request?

    struct Request {
        var envelope: Envelope
        var trace: Channel.OpenTrace?
    }

    init(at moment: Moment, toAnswer request: Request? = nil) {
        self.moment = moment
        self.request = request
    }

    /// The request, to answer it now. Only once.
    func takeRequest() -> Request? { request.take() }
}

/// What a session has in hand, and what waits behind it.
struct Agenda {
    private enum State {
        case free
        /// Work of a message is left. What comes in meanwhile is looked through where work is done in slices.
        case working(WorkInHand, LookAhead?)
        /// Messages came while work was left, and are handled one at a time.
        case catchingUp(LookAhead)
    }

    private var state = State.free
    /// What is left of the message in hand, in the order of its doing.
    var left: [LongWork] = []
    /// Whether long work is left to who calls `work`, and cancelled where the client takes it back. Otherwise all that
    /// is to be done with what came in is done when `receive` returns.
    var worksInSlices = false

    var isEmpty: Bool { left.isEmpty }

    /// Whether the request in hand is answered only when work is done that is left.
    var isAnswerLeft: Bool { !left.isEmpty && left[0].isBeforeAnswer }

    var inHand: WorkInHand? {
        switch state {
        case .working(let hand, _): hand
        case .free, .catchingUp: nil
        }
    }

    var isInHand: Bool {
        switch state {
        case .working: true
        case .free, .catchingUp: false
        }
    }

    /// Whether something of what came in is left to do: no more of it is handled before.
    var isBusy: Bool {
        switch state {
        case .free: false
        case .working, .catchingUp: true
        }
    }

    mutating func begin(_ hand: WorkInHand) { state = .working(hand, lookAhead) }

    mutating func end() { state = lookAhead.map { .catchingUp($0) } ?? .free }

    // MARK: Looking ahead

    private var lookAhead: LookAhead? {
        switch state {
        case .free: nil
        case .working(_, let lookAhead): lookAhead
        case .catchingUp(let lookAhead): lookAhead
        }
    }

    var isLookingAhead: Bool { lookAhead != nil }

    /// Begins to look through what has come, for requests that are taken back.
    mutating func beginLookingAhead(in splitter: FrameSplitter, maxDepth: Int) {
        guard case .working(let hand, nil) = state else { return }
        state = .working(hand, LookAhead(splitter, maxDepth: maxDepth))
    }

    /// All that came has been handled.
    mutating func endLookingAhead() { if case .catchingUp = state { state = .free } }

    func look(at bytes: UnsafeRawBufferPointer) { lookAhead?.append(bytes) }
    func noteHandled() { lookAhead?.noteHandled() }
    func eraseConsumed() { lookAhead?.eraseConsumed() }

    /// Whether a message was found that takes a request back.
    var hasFoundCancellation: Bool { lookAhead?.hasFound == true }

    /// Whether the request is taken back by a message behind the one in hand. True once.
    func takeCancellation(of id: RequestID) -> Bool { lookAhead?.takeCancellation(of: id) ?? false }
}
