extension Language {
    /// The scalars that may follow a text: behind each of them it is not impossible. O(bytes + classes).
    public func allowed(after prefix: String) -> ScalarSet { allowed(at: prefix.utf8.count, in: prefix) }

    /// The scalars that may be inserted at a byte offset: behind each of them the text can still become one of the
    /// language by appending, or by inserting more at the caret behind it. An offset inside a scalar is that of its
    /// beginning. O(bytes × states) at worst, mostly O(bytes + states).
    public func allowed(at offset: Int, in text: String) -> ScalarSet {
        var text = text
        return text.withUTF8 { bytes in
            let caret = UTF8Decoding.boundary(bytes, at: offset)
            guard let bounds = bounds(behind: UTF8Decoding.count(bytes) + 1) else { return ScalarSet() }
            return allowed(
                between: UnsafeBufferPointer(rebasing: bytes[..<caret]),
                and: UnsafeBufferPointer(rebasing: bytes[caret...]), bounds)
        }
    }

    /// Whether some insertion, the empty one too, between the two makes a text of the language.
    public func canComplete(_ prefix: String, _ suffix: String) -> Bool {
        var prefix = prefix
        var suffix = suffix
        return prefix.withUTF8 { prefix in
            suffix.withUTF8 { suffix in
                let count = UTF8Decoding.count(prefix) + UTF8Decoding.count(suffix)
                return bounds(behind: count).map { canComplete(between: prefix, and: suffix, $0) } ?? false
            }
        }
    }

    /// Whether some insertion, the empty one too, at a byte offset makes the text one of the language.
    public func canComplete(_ text: String, insertingAt offset: Int) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            let caret = UTF8Decoding.boundary(bytes, at: offset)
            guard let bounds = bounds(behind: UTF8Decoding.count(bytes)) else { return false }
            return canComplete(
                between: UnsafeBufferPointer(rebasing: bytes[..<caret]),
                and: UnsafeBufferPointer(rebasing: bytes[caret...]), bounds)
        }
    }

    /// Whether some continuation of a text that is not empty is accepted, as far as known: false only where nothing
    /// more can be typed.
    public func canGrow(_ text: String) -> Bool {
        search?.beginQuestion()
        var text = text
        let run = text.withUTF8 { self.run($0) }
        guard run.state >= 0 else { return false }
        if let canGrow = canGrowByItself(run.state), length == .any { return canGrow }
        guard var bounds = bounds(behind: run.count) else { return false }
        guard search != nil else {
            bounds.least = max(bounds.least, 1)
            let states = self.states(of: run.state)
            let set = completions.acceptance(bounds)
            return states.contains { set[Int($0)] }
        }
        let set = states(of: run.state)
        return (0..<alphabet.classCount).contains { number in
            isViable(behind: number, of: set, run.count)
        }
    }

    /// A shortest text that completes this one; nil where there is none or where it is not known: of several
    /// components that are no table, and of more than `maximumCount` scalars.
    public func shortestCompletion(after text: String, maximumCount: Int = 10_000) -> String? {
        search?.beginQuestion()
        var text = text
        let run = text.withUTF8 { self.run($0) }
        guard run.state >= 0, search == nil, isViable(run.state, run.count) == true else { return nil }
        var result = ""
        var set = states(of: run.state)
        var count = run.count
        let samples = alphabet.samples
        while !isAccepting(set, count) {
            guard count - run.count < maximumCount, let bounds = bounds(behind: count + 1) else { return nil }
            var best: (number: Int, set: [Int32], distance: Int32)?
            for number in 0..<alphabet.classCount {
                guard let next = next(set, number) else { continue }
                guard completions.canAccept(from: next, bounds) else { continue }
                let shortest = completions.shortest
                let distance = next.reduce(Completions.unreachable) { min($0, shortest[Int($1)]) }
                if let known = best {
                    if known.distance < distance { continue }
                    if known.distance == distance, samples[known.number].order <= samples[number].order { continue }
                }
                best = (number, next, distance)
            }
            guard let best else { return nil }
            result.unicodeScalars.append(samples[best.number].scalar)
            set = best.set
            count += 1
        }
        return result
    }

    /// Whether any text leads on from a state, lengths apart; nil where that takes a search.
    func canGrowByItself(_ state: Int32) -> Bool? {
        if let table { return table.canGrow[Int(state)] }
        return search == nil ? subsets.grows[Int(state)] : nil
    }

    /// The states that a state of the run stands for: itself in a table, its members else.
    func states(of state: Int32) -> [Int32] { table == nil ? subsets.members(of: state) : [state] }

    private func isAccepting(_ set: [Int32], _ count: Int) -> Bool {
        if count < length.minimum || count > length.maximum ?? .max { return false }
        return table.map { table in set.contains { table.isAccepting[Int($0)] } } ?? subsets.isAccepting(set)
    }

    private func next(_ set: [Int32], _ number: Int) -> [Int32]? {
        count(1)
        guard let table else { return subsets.next(set, number) }
        guard let state = set.first else { return nil }
        let next = table.next(state, number)
        return next < 0 ? nil : [next]
    }

    /// Whether the text that led to the states after that many scalars is viable with one more.
    private func isViable(behind number: Int, of set: [Int32], _ count: Int) -> Bool {
        guard let bounds = bounds(behind: count + 1) else { return false }
        return isViable(behind: number, of: set, bounds)
    }

    /// The same with bounds that count from behind that one more.
    private func isViable(behind number: Int, of set: [Int32], _ bounds: Room) -> Bool {
        guard let next = next(set, number) else { return false }
        if bounds == .any, isEverViable { return true }
        return isViable(next, bounds) != false
    }

    func canComplete(
        between prefix: UnsafeBufferPointer<UInt8>, and suffix: UnsafeBufferPointer<UInt8>, _ bounds: Room
    ) -> Bool {
        search?.beginQuestion()
        let run = run(prefix)
        guard run.state >= 0 else { return false }
        guard search != nil else {
            // Forwards, since few states lie behind the beginning of a text, and many before the end of one.
            if table == nil, bounds.least == 0 {
                return subsets.accepts(suffix, behindGapAt: run.state, atMost: bounds.most) ?? true
            }
            let reached = completions.reached(from: states(of: run.state), bounds)
            return accepts(suffix, from: reached) ?? true
        }
        let set = states(of: run.state)
        if isSteady {
            // What is satisfied before the rest of the text is so behind it.
            guard isAlive(set, over: suffix) else { return false }
            if isSurelyViable(set, bounds, completions.shortest) { return true }
        }
        if suffix.isEmpty { return isViable(set, bounds) != false }
        guard let target = origins(suffix, of: acceptingStates) else { return true }
        let origins = completions.origins(of: target, bounds)
        return holds(set, origins) && canReach(target, completions.distances(to: target), from: set, bounds)
    }

    /// Whether a run over the text from one of the states ends in acceptance; nil where that is too much work.
    private func accepts(_ text: UnsafeBufferPointer<UInt8>, from states: [Bool]) -> Bool? {
        guard let table else { return subsets.accepts(text, from: states) }
        var steps = 0
        defer { count(steps) }
        return table.accepts(text, from: states, steps: &steps)
    }

    func allowed(
        between prefix: UnsafeBufferPointer<UInt8>, and suffix: UnsafeBufferPointer<UInt8>, _ bounds: Room
    ) -> ScalarSet {
        search?.beginQuestion()
        let run = run(prefix)
        guard run.state >= 0 else { return ScalarSet() }
        if suffix.isEmpty, bounds == .any, table == nil, isEverViable {
            // Each edge leads to a state that can accept: what the edges hold is all there is to know.
            let classes = subsets.classes(behind: run.state)
            return alphabet.scalars { classes[$0 / 64] >> UInt64($0 % 64) & 1 == 1 }
        }
        let set = states(of: run.state)
        if suffix.isEmpty {
            return alphabet.scalars { isViable(behind: $0, of: set, bounds) }
        }
        if isSteady, bounds == .any {
            guard isAlive(set, over: suffix) else { return ScalarSet() }
            return alphabet.scalars { next(set, $0) != nil }
        }
        // By more at the caret: from where the rest of the text leads to acceptance.
        let accepting = origins(suffix, of: acceptingStates)
        let reachable = accepting.map { completions.origins(of: $0, bounds) }
        let distances = search == nil ? nil : accepting.map { completions.distances(to: $0) }
        // By appending: from where the rest of the text leads to a viable state.
        let viable = completions.acceptance(bounds)
        let appendable = origins(suffix, of: viable)
        return alphabet.scalars { number in
            guard let next = next(set, number) else { return false }
            let mayInsert = reachable.map { holds(next, $0) } ?? true
            let mayAppend = appendable.map { holds(next, $0) } ?? true
            // What each component may do by itself is all there is to know of one.
            guard search != nil else { return mayInsert || mayAppend }
            if mayInsert, canReach(accepting, distances, from: next, bounds) { return true }
            return mayAppend && isViable(next, over: suffix, bounds)
        }
    }

    /// Whether each component has one of its states in the target.
    private func holds(_ set: [Int32], _ target: [Bool]) -> Bool {
        if search == nil { return set.contains { target[Int($0)] } }
        return perComponent(set).allSatisfy { group in group.contains { target[Int($0)] } }
    }

    /// Whether the states, after the text, are viable with the bounds.
    private func isViable(
        _ set: [Int32], over text: UnsafeBufferPointer<UInt8>, _ bounds: Completions.Bounds
    ) -> Bool {
        states(behind: text, from: set).map { isViable($0, bounds) != false } ?? false
    }

    private func isAlive(_ set: [Int32], over text: UnsafeBufferPointer<UInt8>) -> Bool {
        states(behind: text, from: set) != nil
    }

    /// The states that a text leads to; nil where there are none.
    private func states(behind text: UnsafeBufferPointer<UInt8>, from set: [Int32]) -> [Int32]? {
        var set = set
        var index = 0
        while index < text.count {
            let scalar = UTF8Decoding.scalar(text, at: index)
            index += scalar.length
            guard let next = next(set, alphabet.classOf(scalar.value)) else { return nil }
            set = next
        }
        return set
    }

    private var acceptingStates: [Bool] { table?.isAccepting ?? subsets.automaton.isAccepting }

    /// The states from which a run over the text leads into the target; nil where that is too much work.
    private func origins(_ text: UnsafeBufferPointer<UInt8>, of target: [Bool]) -> [Bool]? {
        if text.isEmpty, table != nil { return target }
        if let table {
            var steps = 0
            defer { count(steps) }
            return table.origins(text, of: target, steps: &steps)
        }
        return completions.origins(text, of: target, alphabet)
    }

    /// Whether the components can reach the target together with a number of scalars within the bounds, as far as known.
    private func canReach(
        _ target: [Bool]?, _ distances: [Int32]?, from set: [Int32], _ bounds: Completions.Bounds
    ) -> Bool {
        guard var search, let target, let distances else { return true }
        // Not held twice while it changes, which would copy it.
        self.search = nil
        defer { self.search = search }
        return search.canReach(target, from: set, distances: distances, bounds) != false
    }
}
