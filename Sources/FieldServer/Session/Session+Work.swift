public import FieldEngine
import FieldProtocol
import JSONBytes

/// Work that is long by its nature, done in slices (specification, section 1.13).
extension Session {
    /// How many steps a slice has; a step is a field that is looked at. That takes a millisecond, and with all that a widget
    /// shows ten.
    static var stepsOfSlice: Int { 256 }

    /// How many steps a field counts for: a long text takes longer.
    static func steps(for field: borrowing Field) -> Int { 1 + field.text.utf8.count / 256 }

    /// Whether long work is left to who calls ``work(at:)``, and cancelled where the client takes it back. Otherwise all that
    /// is to be done with what came in is done when ``receive(_:at:)`` returns.
    public var worksInSlices: Bool {
        get { agenda.worksInSlices }
        set { agenda.worksInSlices = newValue }
    }

    /// Whether something is left to do of what came in: no more of it is handled before.
    public var isBusy: Bool { exitCode == nil && agenda.isBusy }

    /// Does a slice of the work that is left, or handles the next message that has come meanwhile.
    public mutating func work(at now: Moment) {
        guard exitCode == nil else { return }
        if agenda.isInHand {
            goOn()
        } else if agenda.isLookingAhead {
            handleNext(at: now)
        }
    }

    /// Has all work done that is left of the message in hand.
    mutating func finishWork() {
        while agenda.isInHand { goOn() }
    }

    /// Judges fields again before anything else.
    mutating func finish(_ judging: Judging, at now: Moment) {
        judgeAgain(judging, at: now)
        while !agenda.isEmpty { _ = step(at: now) }
    }

    /// Judges fields again, those of a slice at once and more of them when the message is answered.
    ///
    /// - Parameter isNext: before what else is left, which relies on it.
    mutating func judgeAgain(_ judging: Judging, isNext: Bool = false, at now: Moment) {
        guard !judging.isDone else { return }
        guard isNext || agenda.isEmpty, judging.count <= Self.stepsOfSlice else {
            agenda.left.insert(.judging(judging), at: isNext ? 0 : agenda.left.count)
            return
        }
        var judging = judging
        var steps = 0
        let leftBefore = agenda.left.count
        while let number = judging.takeNext() {
            steps += judgeOne(number, of: judging, at: now)
            // What came of it may be long itself, and goes before the rest.
            let left = agenda.left.count
            guard left > leftBefore || steps >= Self.stepsOfSlice else { continue }
            if !judging.isDone { agenda.left.insert(.judging(judging), at: isNext ? left - leftBefore : left) }
            return
        }
    }

    // MARK: A slice

    private mutating func goOn() {
        guard let hand = agenda.inHand else { return }
        if let request = hand.request, isTakenBack(request.envelope) { takeBack() }
        var steps = 0
        while steps < Self.stepsOfSlice, !agenda.isEmpty { steps += step(at: hand.moment) }
        guard agenda.isEmpty else { return }
        agenda.end()
        finishTurn(at: hand.moment)
        if channel.isInBatch { handleMembers(at: hand.moment) }
        if !agenda.isInHand { flush() }
    }

    /// Does a step of the work that is next.
    ///
    /// - Returns: What it counts for.
    private mutating func step(at now: Moment) -> Int {
        guard let work = agenda.left.first else { return 0 }
        switch work {
        case .judging(var judging):
            guard let number = judging.takeNext() else {
                agenda.left.removeFirst()
                return 0
            }
            // Before it is worked on: what comes of it may go before it.
            agenda.left[0] = .judging(judging)
            return judgeOne(number, of: judging, at: now)
        case .submission(let submission):
            guard submission.isDone else { return step(submission, at: now) }
            agenda.left.removeFirst()
            let result = submission.takeResult()
            answerLate(result, size: submission.size)
            return 0
        case .snapshot(let making):
            do throws(ResponseError) {
                guard making.isDone else { return try step(making, at: now) }
                agenda.left.removeFirst()
                answerLate(try snapshot(of: making, at: now))
            } catch {
                if agenda.isAnswerLeft { agenda.left.removeFirst() }
                refuseLate(error)
            }
            return Self.stepsOfSlice
        }
    }

    // MARK: Taking back

    private mutating func isTakenBack(_ envelope: Envelope) -> Bool {
        guard case .request(let id, _, _) = envelope else { return false }
        return isTakenBack(id)
    }

    /// Whether the client has taken back a request that was not done by then.
    mutating func isTakenBack(_ id: JSONNode) -> Bool {
        guard agenda.hasFoundCancellation, let id = try? RequestID(decoding: id, in: channel.document)
        else { return false }
        return agenda.takeCancellation(of: id)
    }

    /// Ends the work before the answer. What is done of a submit stays, and is told.
    private mutating func takeBack() {
        guard let work = agenda.left.first else { return }
        switch work {
        case .submission(let submission): submission.cancel()
        case .snapshot: agenda.left.removeFirst()
        case .judging: return
        }
        refuseLate(ResponseError(.requestCancelled))
    }
}
