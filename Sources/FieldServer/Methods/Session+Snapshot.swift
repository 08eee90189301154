import Automata
import FieldEngine
import FieldProtocol

/// `session/snapshot` (specification, section 8).
extension Session {
    mutating func snapshot(_ params: SessionSnapshotParams, at now: Moment) throws(ResponseError) -> Channel.Answered {
        let numbers = params.form.map { store.forms[$0]?.form.members.all ?? [] } ?? store.registry.numbers
        let making = SnapshotInMaking(params, numbers, SnapshotSeal(configuration.limits), placesOfWaiting())
        if params.form == nil {
            for name in types.registry.ownNames {
                if let type = types.registry.ownType(named: name) { making.typeList.add(type) }
            }
        }
        var steps = 0
        while steps < Self.stepsOfSlice {
            guard !making.isDone else { return channel.reply(try snapshot(of: making, at: now)) }
            steps += try step(making, at: now)
        }
        return postpone(.snapshot(making))
    }

    /// Takes the next field up in it.
    ///
    /// - Returns: Its steps.
    func step(_ making: SnapshotInMaking, at now: Moment) throws(ResponseError) -> Int {
        let questions = store.questions
        guard let field = making.takeNext().flatMap({ store[$0] }) else { return 1 }
        let isKept = !field.isSecure || making.params.secure == true
        if !isKept { making.stripped.insert(field.settings.form) }
        let kept = isKept ? field : field.withoutText(at: now)
        let waiting = making.waiting
        let question = SnapshotQuestion(
            kept.question, asked: questions[field.number], waiting: waiting[.clientTimeout(field: field.number)])
        var part = SnapshotField(
            kept, declared: making.typeList.add(field.definition.type).map { Int64($0) },
            waiting: waiting[.liveValidation(field: field.number)], question: question)
        try making.seal.seal(&part)
        making.parts.append(part)
        return Self.steps(for: field)
    }

    /// The whole, when all fields are in it.
    func snapshot(of making: SnapshotInMaking, at now: Moment) throws(ResponseError) -> SessionSnapshotResult {
        let params = making.params
        let (forms, dependencies, types) = (store.forms, store.dependencies, types.registry)
        let (generated, asked) = (store.registry.generated, store.questions.count)
        let known = Set(forms.names).union(dependencies.forms)
        let names = params.form.map { known.contains($0) ? [$0] : [] } ?? Array(known).ascending
        var formParts: [SnapshotForm] = []
        for name in names {
            let record = forms[name] ?? FormRecord()
            var part = record.part(
                named: name, isWhole: !making.stripped.contains(name), waiting: making.waiting,
                rules: dependencies.rules(inForm: name), at: now)
            try making.seal.seal(&part)
            formParts.append(part)
        }
        var typeParts: [SnapshotType] = []
        let places = Dictionary(firstOf: zip(types.ownNames, types.ownNames.indices))
        for type in making.typeList.types {
            var part = self.part(of: type, in: making.typeList, places)
            try making.seal.seal(&part)
            typeParts.append(part)
        }
        let snapshot = SessionSnapshot(
            format: SessionSnapshot.knownFormat, secure: params.secure == true ? true : nil,
            generated: generated == 0 ? nil : generated, asked: asked == 0 ? nil : asked,
            sweep: forms.keptSweepCount,
            types: typeParts.nonEmpty { $0 },
            forms: formParts.nonEmpty { $0 }, fields: making.parts.nonEmpty { $0 }, checksum: "")
        return SessionSnapshotResult(snapshot: JSONText(bytes: try making.seal.sealed(snapshot)))
    }

    /// - Parameter places: those of the client's own types among each other, by name.
    private func part(of type: FieldType, in list: SnapshotTypeList, _ places: [String: Int]) -> SnapshotType {
        let isCurrent = types.registry.ownType(named: type.name) === type
        let declared = type.declaration?.declared ?? DefinedType(name: type.name, description: "")
        return SnapshotType(
            definition: TypeDefinition(declared),
            base: type.declaration?.base.flatMap { list.index(of: $0) }.map { Int64($0) },
            place: isCurrent ? places[type.name].map { Int64($0) } : nil, checksum: "")
    }

    /// What waits for its time, each with its place in the order in which it is due.
    private func placesOfWaiting() -> [TimerQueue.Purpose: Int64] {
        let waiting = store.timers.all.compactMap { timer in
            deadline(of: timer).map { WaitingTimer(timer: timer, deadline: $0) }
        }
        // What is alike in one stays as it stands: by what decides most is sorted last.
        let due = waiting.ordered { Int64(clamping: $0.timer.order) }.ordered { $0.timer.deadline }
            .ordered { $0.isPutOff ? 1 : 0 }.ordered { $0.timer.purpose.rank }.ordered { $0.deadline }
        var places: [TimerQueue.Purpose: Int64] = [:]
        for (place, waiting) in due.enumerated() { places[waiting.timer.purpose] = Int64(place) }
        return places
    }

    /// What restarted is queued for an earlier time than it waits for, and is queued again then: behind what is queued for its time
    /// already.
    private struct WaitingTimer {
        var timer: TimerQueue.Timer
        var deadline: Int64

        var isPutOff: Bool { timer.deadline != deadline }
    }

    /// The time at which a timer will have an effect; nil if it will have none.
    private func deadline(of timer: TimerQueue.Timer) -> Int64? {
        switch timer.purpose {
        case .liveValidation(let number):
            return store[number]?.liveDeadline.flatMap { $0 >= timer.deadline ? $0 : nil }
        case .clientTimeout(let number):
            return store[number]?.question.flatMap { $0.deadline >= timer.deadline ? $0.deadline : nil }
        case .groupStatus, .formStatus:
            return store.forms.isAwaited(timer) ? timer.deadline : nil
        }
    }
}
