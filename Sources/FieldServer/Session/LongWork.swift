public import FieldEngine
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
    /// The request that is to be answered when work is done; nil where nothing is left but what follows.
    let request: Request?
    var isAnswered: Bool

    struct Request {
        var envelope: Envelope
        var trace: Session.OpenTrace?
        var inBatch: Bool
    }

    init(at moment: Moment, toAnswer request: Request? = nil) {
        self.moment = moment
        self.request = request
        isAnswered = request == nil
    }
}

extension Session {
    /// How many steps a slice has; a step is a field that is looked at. That takes a millisecond, and with all that a widget
    /// shows ten.
    static var stepsOfSlice: Int { 256 }

    /// How many steps a field counts for: a long text takes longer.
    static func steps(for field: borrowing Field) -> Int { 1 + field.text.utf8.count / 256 }

    /// Whether something is left to do of what came in: no more of it is handled before.
    public var isBusy: Bool { exitCode == nil && (inHand != nil || lookAhead != nil) }

    /// Does a slice of the work that is left, or handles the next message that has come meanwhile.
    public mutating func work(at now: Moment) {
        guard exitCode == nil else { return }
        if inHand != nil {
            goOn()
        } else if lookAhead != nil {
            handleNext(at: now)
        }
    }

    /// Has all work done that is left of the message in hand.
    mutating func finishWork() {
        while inHand != nil { goOn() }
    }

    /// Begins to look ahead in what has come: for requests that are taken back.
    mutating func beginLookingAhead() {
        if lookAhead == nil { lookAhead = LookAhead(splitter, maxDepth: configuration.limits.maxDepth) }
    }

    /// Puts off the answer to the request in hand until work is done.
    mutating func postpone(_ work: LongWork) -> Answered {
        left.insert(work, at: 0)
        return answeredLater()
    }

    /// Judges fields again, those of a slice at once and more of them when the message is answered.
    mutating func judgeAgain(_ judging: Judging, at now: Moment) { work(on: judging, isNext: false, at: now) }

    /// Judges fields again before anything else.
    mutating func finish(_ judging: Judging, at now: Moment) {
        judgeAgain(judging, at: now)
        while !left.isEmpty { _ = step(at: now) }
    }

    /// - Parameter isNext: before what else is left, which relies on it.
    mutating func work(on judging: Judging, isNext: Bool, at now: Moment) {
        guard !judging.isDone else { return }
        guard isNext || left.isEmpty, judging.count <= Self.stepsOfSlice else {
            left.insert(.judging(judging), at: isNext ? 0 : left.count)
            return
        }
        var judging = judging
        var steps = 0
        let leftBefore = left.count
        while let number = judging.takeNext() {
            steps += judgeOne(number, of: judging, at: now)
            // What came of it may be long itself, and goes before the rest.
            guard left.count > leftBefore || steps >= Self.stepsOfSlice else { continue }
            if !judging.isDone { left.insert(.judging(judging), at: isNext ? left.count - leftBefore : left.count) }
            return
        }
    }

    // MARK: A slice

    private mutating func goOn() {
        guard let hand = inHand else { return }
        if batch != nil { exchangeBatch() }
        if !hand.isAnswered, isTakenBack(hand.request?.envelope) { takeBack() }
        var steps = 0
        while steps < Self.stepsOfSlice, !left.isEmpty { steps += step(at: hand.moment) }
        if left.isEmpty {
            inHand = nil
            finishTurn(at: hand.moment)
            if batch != nil { handleMembers(at: hand.moment) }
            if inHand == nil { flushNotifications() }
        }
        // What a batch has answered is not to be seen before it is whole.
        if batch != nil { exchangeBatch() }
    }

    /// Does a step of the work that is next.
    ///
    /// - Returns: What it counts for.
    private mutating func step(at now: Moment) -> Int {
        guard let work = left.first else { return 0 }
        switch work {
        case .judging(var judging):
            guard let number = judging.takeNext() else {
                left.removeFirst()
                return 0
            }
            // Before it is worked on: what comes of it may go before it.
            left[0] = .judging(judging)
            return judgeOne(number, of: judging, at: now)
        case .submission(let submission):
            guard submission.isDone else { return step(submission, at: now) }
            left.removeFirst()
            answerLate(submission)
            return 0
        case .snapshot(let making):
            do throws(ResponseError) {
                guard making.isDone else { return try step(making, at: now) }
                left.removeFirst()
                answerLate(with: try snapshot(of: making, at: now))
            } catch {
                if !left.isEmpty, left[0].isBeforeAnswer { left.removeFirst() }
                refuseLate(error)
            }
            return Self.stepsOfSlice
        }
    }

    // MARK: Taking back

    private mutating func isTakenBack(_ envelope: Envelope?) -> Bool {
        guard case .request(let id, _, _)? = envelope else { return false }
        return isTakenBack(id)
    }

    /// Whether the client has taken back a request that was not done by then.
    mutating func isTakenBack(_ id: JSONNode) -> Bool {
        guard lookAhead?.hasFound == true, let id = try? RequestID(decoding: id, in: document) else { return false }
        return lookAhead?.takeCancellation(of: id) ?? false
    }

    /// Ends the work before the answer. What is done of a submit stays, and is told.
    private mutating func takeBack() {
        guard let work = left.first else { return }
        switch work {
        case .submission(let submission): submission.cancel()
        case .snapshot: left.removeFirst()
        case .judging: return
        }
        refuseLate(ResponseError(.requestCancelled))
    }
}
