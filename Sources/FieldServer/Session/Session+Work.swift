public import FieldEngine
import FieldProtocol
import JSONBytes

/// Work that is long by its nature, done in slices (specification, section 1.13).
extension Session {
    /// The steps of a slice; a step is a visited field. A slice takes a millisecond, or ten with presentation.
    static var stepsOfSlice: Int { 256 }

    /// The steps of a field, more for a long text.
    static func steps(for field: borrowing Field) -> Int { steps(for: field.text) }
    static func steps(for text: String) -> Int { 1 + text.utf8.count / 256 }

    /// Whether long work is done in slices by ``work(at:)``, and can be cancelled. Otherwise ``receive(_:at:)`` returns with
    /// all work done.
    public var worksInSlices: Bool {
        get { agenda.worksInSlices }
        set { agenda.worksInSlices = newValue }
    }

    /// Whether there is unfinished work or unhandled input. New input waits.
    public var isBusy: Bool { exitCode == nil && agenda.isBusy }

    /// Does a slice of the work, or handles the next message of the input behind it.
    public mutating func work(at now: Moment) {
        guard exitCode == nil else { return }
        if agenda.isInHand {
            goOn()
            // A submit that waited may have begun.
            if agenda.isInHand, !agenda.isLookingAhead { leaveOrFinishWork() }
        } else if agenda.isLookingAhead {
            handleNext(at: now)
        }
    }

    /// Finishes the work of the current message.
    mutating func finishWork() {
        while agenda.isInHand { goOn() }
    }

    /// Judges fields again, to the end.
    mutating func finish(_ judging: Judging, at now: Moment) {
        judgeAgain(judging, at: now)
        while !agenda.isEmpty { _ = step(at: now) }
    }

    /// Judges fields again: a slice at once, the rest after the answer.
    ///
    /// - Parameter isNext: before other work, which relies on it.
    mutating func judgeAgain(_ judging: Judging, isNext: Bool = false, at now: Moment) {
        guard !judging.isDone else { return }
        guard isNext || agenda.isEmpty, judging.count <= Self.stepsOfSlice else {
            agenda.add(.judging(judging), at: isNext ? 0 : nil)
            return
        }
        var judging = judging
        var steps = 0
        let leftBefore = agenda.count
        while let number = judging.takeNext() {
            steps += judgeOne(number, of: judging, at: now)
            // Its consequences may be long, and precede the rest.
            let left = agenda.count
            guard left > leftBefore || steps >= Self.stepsOfSlice else { continue }
            if !judging.isDone { agenda.add(.judging(judging), at: isNext ? left - leftBefore : nil) }
            return
        }
    }

    // MARK: A slice

    private mutating func goOn() {
        guard let hand = agenda.inHand else { return }
        if let request = hand.request, isTakenBack(request) { takeBack() }
        var steps = 0
        while steps < Self.stepsOfSlice, !agenda.isEmpty { steps += step(at: hand.moment) }
        guard agenda.isEmpty else { return }
        agenda.end()
        finishTurn(at: hand.moment)
        if channel.isInBatch { handleMembers(at: hand.moment) }
        if !agenda.isInHand { flush() }
    }

    /// Does a step of the next work.
    ///
    /// - Returns: Its steps.
    private mutating func step(at now: Moment) -> Int {
        guard let work = agenda.next else { return 0 }
        switch work {
        case .judging(var judging):
            guard let number = judging.takeNext() else {
                agenda.removeNext()
                return 0
            }
            // Stored before the work, because consequences may be inserted in front.
            agenda.replaceNext(by: .judging(judging))
            return judgeOne(number, of: judging, at: now)
        case .deciding:
            guard let number = store.takeUndecided() else {
                agenda.removeNext()
                return 0
            }
            return decide(number, at: now)
        case .submission(let submission):
            guard submission.isDone else { return step(submission, at: now) }
            agenda.removeNext()
            if let request = agenda.inHand?.request, keepsWaiting(submission, for: id(of: request)) {
                agenda.inHand?.dropRequest()
            } else {
                answerLate(submission)
            }
            return 0
        case .snapshot(let making):
            do throws(ResponseError) {
                guard making.isDone else { return try step(making, at: now) }
                agenda.removeNext()
                answerLate(try snapshot(of: making, at: now))
            } catch {
                if agenda.isAnswerLeft { agenda.removeNext() }
                refuseLate(error)
            }
            return Self.stepsOfSlice
        case .check(let check):
            do throws(ResponseError) {
                guard check.isDone else { return try step(check, at: now) }
                agenda.removeNext()
                answerLate(check.takeResult(), size: check.size)
            } catch {
                agenda.removeNext()
                refuseLate(error)
            }
            return Self.stepsOfSlice
        }
    }

    // MARK: Cancellation

    private mutating func isTakenBack(_ request: WorkInHand.Request) -> Bool {
        guard agenda.hasFoundCancellation, let id = id(of: request) else { return false }
        return agenda.takeCancellation(of: id)
    }

    /// Whether the client has cancelled an unfinished request.
    mutating func isTakenBack(_ id: JSONNode) -> Bool {
        guard agenda.hasFoundCancellation, let id = try? RequestID(decoding: id, in: channel.document)
        else { return false }
        return agenda.takeCancellation(of: id)
    }

    private func id(of request: WorkInHand.Request) -> RequestID? {
        switch request {
        case .earlier(let id): id
        case .current(.request(let id, _, _), trace: _): try? RequestID(decoding: id, in: channel.document)
        case .current: nil
        }
    }

    /// Cancels the work before the answer. The finished part of a submit stays, and is reported.
    private mutating func takeBack() {
        guard let work = agenda.next else { return }
        switch work {
        case .submission(let submission): submission.cancel()
        case .snapshot, .check: agenda.removeNext()
        case .judging, .deciding: return
        }
        refuseLate(ResponseError(.requestCancelled))
    }
}
