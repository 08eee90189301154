import FieldEngine
import FieldProtocol
import JSONBytes

/// Long work of one message, with its progress (specification, section 1.13).
enum LongWork {
    /// Judging the fields of a form, before the answer.
    case submission(Submission)
    /// Writing the fields of a snapshot, before the answer.
    case snapshot(SnapshotInMaking)
    /// Judging texts of no field, before the answer.
    case check(BulkCheck)
    /// Judging the fields that depend on a changed one, after the answer.
    case judging(Judging)
    /// Deciding about fields whose conditions ask a changed one, after the answer.
    case deciding

    /// Whether the answer waits for this work.
    var isBeforeAnswer: Bool {
        switch self {
        case .submission, .snapshot, .check: true
        case .judging, .deciding: false
        }
    }
}

/// The message, or timer, with unfinished work.
final class WorkInHand {
    /// The moment of all its consequences, in whatever slice.
    let moment: Moment
    /// The request to answer at the end of the work; nil if it is answered already.
    private(set) var request: Request?

    enum Request {
        /// The current message's.
        case current(Envelope, trace: Channel.OpenTrace?)
        /// One that waited, and was traced when it came.
        case earlier(RequestID)
    }

    init(at moment: Moment, toAnswer request: Request? = nil) {
        self.moment = moment
        self.request = request
    }

    /// Removes the request, to answer it now.
    func takeRequest() -> Request? { request.take() }

    /// Removes the request, which is answered by other work.
    func dropRequest() { request = nil }
}

/// The unfinished work of a session, and the input behind it.
struct Agenda {
    private enum State {
        case free
        /// A message has unfinished work. New input is searched for cancellations if work is done in slices.
        case working(WorkInHand, LookAhead?)
        /// Messages that arrived during the work are handled one at a time.
        case catchingUp(LookAhead)
    }

    private var state = State.free
    /// The unfinished work, in order.
    private var left: [LongWork] = []
    /// Whether long work is done in slices by `work`, and can be cancelled. Otherwise `receive` returns with all work done.
    var worksInSlices = false
    /// Whether a slice of deciding is being done.
    var isDecidingNow = false

    var isEmpty: Bool { left.isEmpty }

    /// The number of unfinished works.
    var count: Int { left.count }
    var next: LongWork? { left.first }

    /// Adds work, by default behind all other.
    mutating func add(_ work: LongWork, at index: Int? = nil) { left.insert(work, at: index ?? left.count) }

    /// Whether somebody decides about all that is undecided, now or later.
    var isDeciding: Bool { isDecidingNow || left.contains { if case .deciding = $0 { true } else { false } } }

    mutating func replaceNext(by work: LongWork) { left[0] = work }
    mutating func removeNext() { left.removeFirst() }

    /// Whether the answer waits for unfinished work.
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

    /// Whether there is unfinished work or unhandled input.
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

    /// Starts the search for cancellations.
    mutating func beginLookingAhead(in splitter: FrameSplitter, maxDepth: Int) {
        guard case .working(let hand, nil) = state else { return }
        state = .working(hand, LookAhead(splitter, maxDepth: maxDepth))
    }

    /// Ends the search: all input is handled.
    mutating func endLookingAhead() { if case .catchingUp = state { state = .free } }

    func look(at bytes: UnsafeRawBufferPointer) { lookAhead?.append(bytes) }
    func noteHandled() { lookAhead?.noteHandled() }
    func eraseConsumed() { lookAhead?.eraseConsumed() }

    /// Whether the search found a cancellation.
    var hasFoundCancellation: Bool { lookAhead?.hasFound == true }

    /// Whether a message behind the current one cancels the request. True once.
    func takeCancellation(of id: RequestID) -> Bool { lookAhead?.takeCancellation(of: id) ?? false }
}
