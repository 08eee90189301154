import FieldEngine
import FieldProtocol
import JSONBytes

/// A submit in progress, of a form or of a page that is left: the finished fields and their results.
final class Submission {
    fileprivate enum Phase {
        /// Fields that are judged with others get their final text, and count as left, before any of them is judged.
        case finishing
        /// Where conditions ask them, they are told as they are now: what a condition decides is counted and told from there.
        case telling
        /// Conditions that ask them are decided.
        case deciding
        /// They are looked at anew, as conditions and rules between fields may have changed them.
        case looking
        /// They take note of each other.
        case relating
        case judging
        /// The submit is cancelled; changes of unjudged fields are reported.
        case reporting
        case done
    }

    let form: String
    /// The way of a form that turns its pages; nil for a submit.
    let turning: PageTurning?
    /// What was asked for; nil for one that turns pages.
    let params: FormSubmitParams?
    fileprivate var members: [Int32] = []
    fileprivate var phase = Phase.done
    private var isCancelled = false
    private var next = 0
    /// Dependent fields, with the views of them that were told last.
    fileprivate var linked: [Linked] = []
    private var nextLinked = 0

    /// A dependent field, with its text before the end of its editing, and the view that was told last.
    fileprivate final class Linked {
        let number: Int32
        let text: String
        var told: FieldView

        init(_ number: Int32, _ told: consuming FieldView) {
            self.number = number
            text = told.text
            self.told = told
        }
    }

    private(set) var invalid: [String] = []
    private(set) var pending: [String] = []
    /// The same fields' numbers.
    private(set) var asking: [Int32] = []
    private var values: [OrderedMap<String>.Entry] = []
    private var texts: [OrderedMap<String>.Entry] = []
    private var typed: [OrderedMap<Parameter>.Entry] = []
    /// The fields whose text it changed, and so did the submit that it goes on with.
    private(set) var changed: [Int32]
    /// The same, to look them up: each is told once, though fields on no page are judged with every page.
    private var noted: Set<Int32>
    /// An estimate of the answer's length.
    private(set) var size = 0

    init(_ params: FormSubmitParams, changed: [Int32] = []) {
        form = params.form
        self.params = params
        self.changed = changed
        noted = Set(changed)
        turning = nil
    }

    init(_ turning: PageTurning, of form: String) {
        self.form = form
        self.turning = turning
        params = nil
        changed = []
        noted = []
    }

    private var withSecrets: Bool { params?.secure == true }

    /// Begins with fields. `isLinked`: rules between fields may be about them.
    func begin(_ members: [Int32], isLinked: Bool) {
        self.members = members
        linked = []
        enter(isLinked ? .finishing : .judging)
        guard turning == nil else { return }
        values.reserveCapacity(members.count)
        texts.reserveCapacity(members.count)
    }

    var isDone: Bool { phase == .done }

    /// No more fields are judged. Those whose editing was finished are brought in line with each other, and told.
    func cancel() {
        isCancelled = true
        switch phase {
        case .finishing: enter(.telling)
        case .telling, .deciding, .looking, .relating: break
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

    fileprivate func takeLinked() -> Linked? {
        guard nextLinked < linked.count else { return nil }
        defer { nextLinked += 1 }
        return linked[nextLinked]
    }

    /// The told view of a dependent field, in the order of the members; nil for any other field.
    fileprivate func takeLinked(_ number: Int32) -> Linked? {
        guard nextLinked < linked.count, linked[nextLinked].number == number else { return nil }
        return takeLinked()
    }

    func take(_ field: borrowing Field, at now: Moment) {
        switch field.submitState {
        case .invalid: invalid.append(field.identifier)
        case .pending:
            pending.append(field.identifier)
            asking.append(field.number)
        case .acceptable, .excluded, .hidden: break
        }
        // One that is not acceptable keeps all of them from being told.
        guard isValid, turning == nil, withSecrets || !field.isSecure else { return }
        values.append(OrderedMap.Entry(name: field.identifier, value: field.value))
        texts.append(OrderedMap.Entry(name: field.identifier, value: field.text))
        size += 3 * (field.identifier.utf8.count + 8) + field.value.utf8.count + 2 * field.text.utf8.count
        guard let value = field.typedValue(at: now) else { return }
        typed.append(OrderedMap.Entry(name: field.identifier, value: value))
    }

    /// Notes a field whose text is another than before.
    func note(_ field: borrowing Field, before: String) {
        guard !before.isIdentical(to: field.text), noted.insert(field.number).inserted else { return }
        changed.append(field.number)
    }

    var isValid: Bool { invalid.isEmpty && pending.isEmpty }

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
    mutating func submit(_ params: FormSubmitParams, at now: Moment) throws(ResponseError) -> Channel.Answered {
        if params.wait == true, waiting.isFull { throw .requestFailed("too-many-waiting") }
        return run(submission(params), at: now)
    }

    func submission(_ params: FormSubmitParams, changed: [Int32] = []) -> Submission {
        let submission = Submission(params, changed: changed)
        submission.begin(store.fieldsInOrder(of: params.form), isLinked: !store.dependencies.isEmpty)
        return submission
    }

    /// Does a slice of it at once.
    mutating func run(_ submission: Submission, at now: Moment) -> Channel.Answered {
        var steps = 0
        while steps < Self.stepsOfSlice {
            guard !submission.isDone else {
                if let turning = submission.turning { return channel.reply(result(of: turning, submission)) }
                if keepsWaiting(submission, for: channel.openRequest) {
                    channel.withdrawAnswer()
                    return channel.answeredLater()
                }
                let result = result(of: submission)
                // Of a large form the answer has megabytes.
                channel.reserveAnswer(submission.size)
                return channel.reply(result)
            }
            steps += step(submission, at: now)
        }
        return postpone(.submission(submission))
    }

    /// Answers the request at the end of its slices.
    mutating func answerLate(_ submission: Submission) {
        if let turning = submission.turning {
            answerLate(result(of: turning, submission))
        } else {
            answerLate(result(of: submission), size: submission.size)
        }
    }

    private func result(of submission: Submission) -> FormSubmitResult {
        let forms = store.forms
        var result = submission.takeResult()
        result.changed = changedTexts(of: submission)
        if let first = result.first { result.page = store.slot(of: first)?.read { forms.page(of: $0) } }
        guard result.valid, let sections = forms[submission.form]?.form.sections, !sections.isEmpty else {
            return result
        }
        result.sections = OrderedMap(
            unique: sections.map { OrderedMap.Entry(name: $0.name, value: $0.rows.map { $0.serial }) })
        return result
    }

    /// What shows where it changed the text; nil where it changed none.
    func changedTexts(of submission: Submission) -> OrderedMap<SubmittedText>? {
        let publisher = publisher
        let changed = submission.changed.compactMap { number -> OrderedMap<SubmittedText>.Entry? in
            guard let slot = store.slot(of: number) else { return nil }
            return slot.read { (field) -> OrderedMap<SubmittedText>.Entry? in
                if field.isSecure, submission.params?.secure != true { return nil }
                let text = SubmittedText(
                    text: field.text, version: field.version,
                    selection: publisher.wireRange(field.selection, in: field.text))
                return OrderedMap.Entry(name: field.identifier, value: text)
            }
        }
        return changed.isEmpty ? nil : OrderedMap(unique: changed)
    }

    /// Does a step of it.
    ///
    /// - Returns: Its steps.
    mutating func step(_ submission: Submission, at now: Moment) -> Int {
        switch submission.phase {
        case .finishing:
            guard let number = submission.takeMember() else {
                submission.enter(store.hasUndecided ? .telling : .relating)
                return 0
            }
            guard let slot = store.slot(of: number), store.dependencies.concern(slot) else { return 1 }
            submission.linked.append(Submission.Linked(number, view(of: slot, at: now)))
            let (steps, isNews) = store.change(slot) { field in
                let version = field.version
                field.finishEditing(at: now)
                return (Self.steps(for: field), field.version != version)
            }
            if isNews { store.noteUndecided(because: slot.read { $0.identifier }, comesOrGoes: false) }
            store.noteUniqueValue(of: slot, at: now)
            return steps
        case .telling:
            guard let linked = submission.takeLinked() else {
                submission.enter(.deciding)
                return 0
            }
            if let slot = store.slot(of: linked.number) { publish(slot, from: linked.told, at: now) }
            return 1
        case .deciding:
            guard let next = store.takeUndecided() else {
                submission.enter(.looking)
                return 0
            }
            return decide(next, at: now)
        case .looking:
            guard let linked = submission.takeLinked() else {
                submission.enter(.relating)
                return 0
            }
            if let slot = store.slot(of: linked.number) { linked.told = view(of: slot, at: now) }
            return 1
        case .relating:
            guard let linked = submission.takeLinked() else {
                submission.enter(.judging)
                return 0
            }
            guard let slot = store.slot(of: linked.number) else { return 1 }
            let related = store.relatedFields(of: slot, at: now)
            return store.change(slot) { field in
                field.relate(to: related, at: now)
                return Self.steps(for: field)
            }
        case .judging:
            guard let number = submission.takeMember() else {
                submission.phase = .done
                if let turning = submission.turning, submission.isValid { leave(turning, submission, at: now) }
                return 0
            }
            guard let slot = store.slot(of: number) else { return 1 }
            return submit(slot, submission, at: now)
        case .reporting:
            guard let linked = submission.takeLinked() else {
                submission.phase = .done
                return 0
            }
            if let slot = store.slot(of: linked.number) { publish(slot, from: linked.told, at: now) }
            return 1
        case .done: return 0
        }
    }

    private mutating func submit(_ slot: FieldSlot, _ submission: Submission, at now: Moment) -> Int {
        let linked = submission.takeLinked(slot.read { $0.number })
        guard slot.read({ $0.participates }) else {
            // It took part until another field's text was final.
            if let linked { publish(slot, from: linked.told, at: now) }
            return 1
        }
        if let linked {
            store.change(slot) { $0.validate(at: now) }
            publish(slot, from: linked.told, at: now)
            slot.read { submission.note($0, before: linked.text) }
        } else {
            let before = slot.read { $0.text }
            change(slot, at: now) { $0.submit(at: now) }
            slot.read { submission.note($0, before: before) }
        }
        return slot.read { field in
            submission.take(field, at: now)
            return Self.steps(for: field)
        }
    }
}
