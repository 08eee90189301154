import FieldEngine
import FieldProtocol
import JSONBytes

/// A form that is being submitted: which of its fields are done, and what came of those.
final class Submission {
    fileprivate enum Phase {
        /// Fields that are judged with others get their final text, and count as left, before any of them is judged.
        case finishing
        /// They take note of each other.
        case surrounding
        case judging
        /// The client took it back: what was done to fields that are not judged now is told.
        case reporting
        case done
    }

    private let withSecrets: Bool
    fileprivate let members: [Int32]
    fileprivate var phase: Phase
    private var isCancelled = false
    private var next = 0
    /// The fields that are judged with others, and what they were before their editing was finished.
    fileprivate var linked: [(number: Int32, before: FieldView)] = []
    private var nextLinked = 0

    private var invalid: [String] = []
    private var pending: [String] = []
    private var values: [OrderedMap<String>.Entry] = []
    private var texts: [OrderedMap<String>.Entry] = []
    private var typed: [OrderedMap<Parameter>.Entry] = []
    /// About how many bytes of the answer tell all that.
    private(set) var size = 0

    init(of members: [Int32], withSecrets: Bool, isLinked: Bool) {
        self.members = members
        self.withSecrets = withSecrets
        phase = isLinked ? .finishing : .judging
        values.reserveCapacity(members.count)
        texts.reserveCapacity(members.count)
    }

    var isDone: Bool { phase == .done }

    /// No more fields are judged. Those whose editing was finished are brought in line with each other, and told.
    func cancel() {
        isCancelled = true
        switch phase {
        case .finishing: enter(.surrounding)
        case .surrounding: break
        case .judging: phase = .reporting
        case .reporting, .done: break
        }
    }

    fileprivate func enter(_ phase: Phase) {
        let isOver = isCancelled && phase == .judging
        self.phase = isOver ? .reporting : phase
        (next, nextLinked) = (0, 0)
    }

    fileprivate func takeMember() -> Int32? {
        guard next < members.count else { return nil }
        defer { next += 1 }
        return members[next]
    }

    fileprivate func takeLinked() -> (number: Int32, before: FieldView)? {
        guard nextLinked < linked.count else { return nil }
        defer { nextLinked += 1 }
        return linked[nextLinked]
    }

    /// What the field was before, where it is one of those that are judged with others. They are in the order of the members.
    fileprivate func takeLinked(_ number: Int32) -> FieldView? {
        guard nextLinked < linked.count, linked[nextLinked].number == number else { return nil }
        return takeLinked()?.before
    }

    func take(_ field: borrowing Field, at now: Moment) {
        switch field.standing {
        case .invalid: invalid.append(field.identifier)
        case .pending: pending.append(field.identifier)
        case .acceptable, .absent: break
        }
        // One that is not acceptable keeps all of them from being told.
        guard isValid, withSecrets || !field.isSecure else { return }
        values.append(OrderedMap.Entry(name: field.identifier, value: field.value))
        texts.append(OrderedMap.Entry(name: field.identifier, value: field.text))
        size += 3 * (field.identifier.utf8.count + 8) + field.value.utf8.count + 2 * field.text.utf8.count
        guard let value = field.typedValue(at: now) else { return }
        typed.append(OrderedMap.Entry(name: field.identifier, value: value))
    }

    private var isValid: Bool { invalid.isEmpty && pending.isEmpty }

    func takeResult() -> FormSubmitResult {
        var result = FormSubmitResult(
            valid: isValid, first: invalid.first, invalid: Array(invalid.prefix(Session.listedIdentifiers)),
            pending: Array(pending.prefix(Session.listedIdentifiers)))
        guard isValid else {
            size = 0
            return result
        }
        // A form has each of its fields once.
        result.values = OrderedMap(unique: values)
        result.texts = OrderedMap(unique: texts)
        result.typed = OrderedMap(unique: typed)
        return result
    }
}

/// `form/submit` (specification, section 6).
extension Session {
    mutating func submit(_ params: FormSubmitParams, at now: Moment) -> Answered {
        let submission = Submission(
            of: fieldsInOrder(of: params.form), withSecrets: params.secure == true, isLinked: !dependencies.isEmpty)
        var steps = 0
        while steps < Self.stepsOfSlice {
            guard !submission.isDone else {
                let result = submission.takeResult()
                // Of a large form the answer has megabytes: a buffer that grows is touched twice.
                output.bytes.reserveCapacity(output.bytes.count + submission.size)
                return reply(result)
            }
            steps += step(submission, at: now)
        }
        return postpone(.submission(submission))
    }

    /// Does a step of it.
    ///
    /// - Returns: What it counts for.
    mutating func step(_ submission: Submission, at now: Moment) -> Int {
        switch submission.phase {
        case .finishing:
            guard let number = submission.takeMember() else {
                submission.enter(.surrounding)
                return 0
            }
            guard let place = registry.place(of: number), place.field.counts,
                dependencies.concern(place.field.identifier)
            else { return 1 }
            let before = place.withField { view(of: $0, at: now) }
            submission.linked.append((number, before))
            return place.withField { field in
                field.finishEditing(at: now)
                return Self.steps(for: field)
            }
        case .surrounding:
            guard let (number, _) = submission.takeLinked() else {
                submission.enter(.judging)
                return 0
            }
            guard let place = registry.place(of: number) else { return 1 }
            let surroundings = surroundings(of: place.field, at: now)
            return place.withField { field in
                field.surround(with: surroundings, at: now)
                return Self.steps(for: field)
            }
        case .judging:
            guard let number = submission.takeMember() else {
                submission.phase = .done
                return 0
            }
            guard let place = registry.place(of: number) else { return 1 }
            return submit(place, submission, at: now)
        case .reporting:
            guard let (number, before) = submission.takeLinked() else {
                submission.phase = .done
                return 0
            }
            fieldChanged(number, from: before, at: now)
            return 1
        case .done: return 0
        }
    }

    private mutating func submit(_ place: FieldRegistry.Place, _ submission: Submission, at now: Moment) -> Int {
        if dependencies.isEmpty {
            // Once, since of a large form no field is in a cache.
            return place.withField { field in
                guard field.counts else { return 1 }
                let before = view(of: field, at: now)
                field.submit(at: now)
                submission.take(field, at: now)
                fieldChanged(&field, from: before, at: now)
                return Self.steps(for: field)
            }
        }
        guard place.field.counts else { return 1 }
        let number = place.field.number
        if let before = submission.takeLinked(number) {
            place.withField { $0.validate(at: now) }
            fieldChanged(number, from: before, at: now)
        } else {
            _ = try? change(number, at: now) { (field) throws(ResponseError) in field.submit(at: now) }
        }
        return place.withField { field in
            submission.take(field, at: now)
            return Self.steps(for: field)
        }
    }
}
