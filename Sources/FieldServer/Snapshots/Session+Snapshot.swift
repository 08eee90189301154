import FieldEngine
import FieldProtocol

/// A snapshot that is being made: the fields that are in it, and those that are still to come. Nothing of the session changes
/// meanwhile.
final class SnapshotInMaking {
    fileprivate let params: SessionSnapshotParams
    fileprivate let waiting: [TimerQueue.Purpose: Int64]
    fileprivate var seal: SnapshotSeal
    fileprivate var typeList = SnapshotTypeList()
    fileprivate var parts: [SnapshotField] = []
    /// The forms with fields of which the text is left out.
    fileprivate var stripped: Set<String> = []
    private let numbers: [Int32]
    private var next = 0

    fileprivate init(
        _ params: SessionSnapshotParams, _ numbers: [Int32], _ seal: SnapshotSeal,
        _ waiting: [TimerQueue.Purpose: Int64]
    ) {
        self.params = params
        self.numbers = numbers
        self.seal = seal
        self.waiting = waiting
    }

    var isDone: Bool { next >= numbers.count }

    fileprivate func takeNext() -> Int32? {
        guard next < numbers.count else { return nil }
        defer { next += 1 }
        return numbers[next]
    }
}

/// What is kept of a session, or of one form (specification, section 8).
extension Session {
    mutating func snapshot(_ params: SessionSnapshotParams, at now: Moment) throws(ResponseError) -> Answered {
        let numbers = params.form.map { forms[$0]?.form.members.all ?? [] } ?? registry.numbers
        let making = SnapshotInMaking(params, numbers, SnapshotSeal(configuration.limits), placesOfWaiting())
        if params.form == nil {
            for name in types.ownNames { if let type = types.ownType(named: name) { making.typeList.add(type) } }
        }
        var steps = 0
        while steps < Self.stepsOfSlice {
            guard !making.isDone else { return reply(try snapshot(of: making, at: now)) }
            steps += try step(making, at: now)
        }
        return postpone(.snapshot(making))
    }

    /// Takes the next field up in it.
    ///
    /// - Returns: What that counts for.
    func step(_ making: SnapshotInMaking, at now: Moment) throws(ResponseError) -> Int {
        guard let field = making.takeNext().flatMap({ registry[$0] }) else { return 1 }
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
        let known = Set(forms.keys).union(dependencies.forms)
        let names = params.form.map { known.contains($0) ? [$0] : [] } ?? known.sorted()
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
            generated: registry.generated == 0 ? nil : registry.generated,
            asked: questions.count == 0 ? nil : questions.count,
            sweep: formsWorthSweeping == Self.formsWorthSweepingAtFirst ? nil : Int64(formsWorthSweeping),
            types: typeParts.nonEmpty { $0 },
            forms: formParts.nonEmpty { $0 }, fields: making.parts.nonEmpty { $0 }, checksum: "")
        return SessionSnapshotResult(snapshot: JSONText(bytes: try making.seal.sealed(snapshot)))
    }

    /// - Parameter places: those of the client's own types among each other, by name.
    private func part(of type: FieldType, in list: SnapshotTypeList, _ places: [String: Int]) -> SnapshotType {
        let isCurrent = types.ownType(named: type.name) === type
        let known = isCurrent ? declaredTypes[type.name] : nil
        let declared = type.declaration?.declared ?? DefinedType(name: type.name, description: "")
        return SnapshotType(
            definition: known ?? TypeDefinition(declared),
            base: type.declaration?.base.flatMap { list.index(of: $0) }.map { Int64($0) },
            place: isCurrent ? places[type.name].map { Int64($0) } : nil, checksum: "")
    }

    /// What waits for its time, each with its place in the order in which it is due.
    private func placesOfWaiting() -> [TimerQueue.Purpose: Int64] {
        var waiting: [(purpose: TimerQueue.Purpose, turn: Turn)] = []
        for timer in timers.all {
            guard let deadline = deadline(of: timer) else { continue }
            let turn = Turn(
                deadline: deadline, rank: timer.purpose.rank, queuedAt: timer.deadline, order: timer.order)
            waiting.append((timer.purpose, turn))
        }
        waiting.sort { $0.turn < $1.turn }
        var places: [TimerQueue.Purpose: Int64] = [:]
        for (place, timer) in waiting.enumerated() { places[timer.purpose] = Int64(place) }
        return places
    }

    /// When something waits to happen. What restarted is queued for an earlier time, and is queued again then: behind
    /// what is queued for its time already.
    private struct Turn: Comparable {
        var deadline: Int64
        var rank: Int
        var queuedAt: Int64
        var order: UInt64

        static func < (a: Turn, b: Turn) -> Bool {
            (a.deadline, a.rank, a.isPutOff ? 1 : 0, a.queuedAt, a.order) < (
                b.deadline, b.rank, b.isPutOff ? 1 : 0, b.queuedAt, b.order
            )
        }

        private var isPutOff: Bool { queuedAt != deadline }
    }

    /// When what a timer is for will happen, as things are; nil where nothing will, or another timer is for it.
    private func deadline(of timer: TimerQueue.Timer) -> Int64? {
        switch timer.purpose {
        case .liveValidation(let number):
            return registry[number]?.liveDeadline.flatMap { $0 >= timer.deadline ? $0 : nil }
        case .clientTimeout(let number):
            return registry[number]?.question.flatMap { $0.deadline >= timer.deadline ? $0.deadline : nil }
        case .groupStatus(let form, let group):
            return forms[form]?.groupsTold[group]?.waiting == .timer(timer.order) ? timer.deadline : nil
        case .formStatus(let form):
            return forms[form]?.told.waiting == .timer(timer.order) ? timer.deadline : nil
        }
    }
}

extension SessionSnapshot {
    /// The format that this server writes and reads.
    static let knownFormat: Int64 = 1
}

/// The client's own types that a snapshot needs, each behind the one that it extends.
private struct SnapshotTypeList {
    private(set) var types: [FieldType] = []
    private var places: [ObjectIdentifier: Int] = [:]

    func index(of type: FieldType) -> Int? { places[ObjectIdentifier(type)] }

    /// The index of the type in the list, which it is added to with those that it extends; nil for a built-in type.
    @discardableResult
    mutating func add(_ type: FieldType) -> Int? {
        guard type.declaration != nil else { return nil }
        // From the type down to the first that is known; chains are short.
        var chain: [FieldType] = []
        var next: FieldType? = type
        while let link = next, index(of: link) == nil {
            chain.append(link)
            next = link.declaration?.base
        }
        for link in chain.reversed() {
            places[ObjectIdentifier(link)] = types.count
            types.append(link)
        }
        return index(of: type)
    }
}
