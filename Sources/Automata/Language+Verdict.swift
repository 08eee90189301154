extension Language {
    /// What a text is to the language, and where it became hopeless. O(bytes).
    public func verdict(_ text: String) -> Verdict {
        var text = text
        return text.withUTF8 { verdict(utf8: $0) }
    }

    /// The same of bytes. One that begins no well-formed scalar counts as U+FFFD by itself.
    public func verdict(utf8 bytes: UnsafeBufferPointer<UInt8>) -> Verdict {
        beginQuestion()
        return verdict(bytes, behind: run(bytes))
    }

    /// Of one component, whose states are all viable, nothing is ever searched for.
    private func beginQuestion() {
        if isSteady || !isEverViable { search?.beginQuestion() }
    }

    /// Where a run over a text ended. Good for as long as the language holds the states that it held then.
    public struct Place {
        fileprivate let state: Int32
        fileprivate let era: Int
    }

    /// The verdict of a text, and where it ends: what is asked about its end needs no second run over it. Nil where it has
    /// no end in the language.
    public func reading(of text: String) -> (verdict: Verdict, end: Place?) {
        beginQuestion()
        var text = text
        return text.withUTF8 { bytes in
            let run = run(bytes)
            let end = run.state < 0 ? nil : Place(state: run.state, era: era)
            return (verdict(bytes, behind: run), end)
        }
    }

    /// The state behind a text that was read to a place; nil where the place means nothing any more.
    func state(at place: Place) -> Int32? { place.era == era ? place.state : nil }

    /// Sets of states are numbered anew when their cache was emptied, and again when a table takes their place.
    private var era: Int { table == nil ? subsets.generation : -1 }

    private func verdict(_ bytes: UnsafeBufferPointer<UInt8>, behind run: Run) -> Verdict {
        guard run.state >= 0 else {
            return .impossible(from: isEverViable ? run.end : firstHopeless(bytes, before: run))
        }
        if isAccepting(run) { return .complete }
        if isEverViable || isViable(run.state, run.count) != false { return .partial }
        return .impossible(from: firstHopeless(bytes, before: run))
    }

    /// Whether the text belongs to the language. O(bytes).
    public func accepts(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { accepts(utf8: $0) }
    }

    /// The same of bytes. One that begins no well-formed scalar counts as U+FFFD by itself.
    public func accepts(utf8 bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        isAccepting(run(bytes))
    }

    /// Runs over a text from the start. States of earlier runs may mean nothing any more.
    func run(_ bytes: UnsafeBufferPointer<UInt8>) -> Run {
        guard let table else {
            if let run = subsets.run(bytes, beforeGeneration: generationOfTable) { return run }
            makeTable()
            return self.run(bytes)
        }
        let run = table.run(bytes)
        count(run.count)
        return run
    }

    /// Whether a text over which a run was made belongs to the language.
    func isAccepting(_ run: Run) -> Bool { run.isAccepting && holds(run.count) }

    func isAccepting(_ state: Int32, _ count: Int) -> Bool {
        holds(count) && (table?.isAccepting[Int(state)] ?? subsets.accepts[Int(state)])
    }

    private func holds(_ count: Int) -> Bool { count >= length.minimum && count <= length.maximum ?? .max }

    /// How many scalars must and may follow that many; nil where there are too many already.
    func bounds(behind count: Int) -> Completions.Bounds? {
        if let maximum = length.maximum, count > maximum { return nil }
        return Completions.Bounds(least: max(length.minimum - count, 0), most: length.maximum.map { $0 - count })
    }

    /// Whether some text accepted begins with one that leads to the state; nil where that is not known within the
    /// limits.
    func isViable(_ state: Int32, _ count: Int) -> Bool? {
        guard let bounds = bounds(behind: count) else { return false }
        return canContinue(state, bounds)
    }

    /// The same with bounds that count from behind the text.
    func canContinue(_ state: Int32, _ bounds: Room) -> Bool? {
        if table != nil { return completions.canAccept(from: CollectionOfOne(state), bounds) }
        // What was found out of a state by itself is noted with it: 1 viable, 2 hopeless, 3 unknown.
        let isNoted = bounds == .any
        if isNoted, subsets.notes[Int(state)] != 0 {
            return subsets.notes[Int(state)] == 3 ? nil : subsets.notes[Int(state)] == 1
        }
        let isFresh = search?.isFresh ?? true
        let result = isViable(subsets.members(of: state), bounds)
        if isNoted, isFresh || result != nil { subsets.notes[Int(state)] = result.map { $0 ? 1 : 2 } ?? 3 }
        return result
    }

    /// The same of a set of states.
    func isViable(_ set: [Int32], _ bounds: Completions.Bounds) -> Bool? {
        guard search != nil else { return completions.canAccept(from: set, bounds) }
        if let most = bounds.most, most < bounds.least { return false }
        let shortest = completions.shortest
        if isSteady {
            if isSurelyViable(set, bounds, shortest) { return true }
        } else {
            guard perComponent(set).allSatisfy({ completions.canAccept(from: $0, bounds) }) else { return false }
        }
        if let most = bounds.most, search?.leastCount(from: set, shortest: shortest) ?? 0 > most { return false }
        if hasWitness(from: set, bounds, shortest) { return true }
        guard var search else { return nil }
        self.search = nil
        defer { self.search = search }
        return search.canReach(subsets.automaton.isAccepting, from: set, distances: shortest, bounds)
    }

    /// A set of states divided into those of each component.
    func perComponent(_ set: [Int32]) -> [[Int32]] {
        var groups = [[Int32]](repeating: [], count: subsets.automaton.componentCount)
        for state in set { groups[Int(subsets.automaton.components[Int(state)])].append(state) }
        return groups
    }

    /// The beginning of the first scalar that left no viable text behind it, or the end of a run that died there.
    private func firstHopeless(_ bytes: UnsafeBufferPointer<UInt8>, before run: Run) -> Int {
        let read = UnsafeBufferPointer(rebasing: bytes[..<run.end])
        // Viability never comes back: the beginnings of the text are viable up to one of them.
        func isViable(prefix end: Int) -> Bool {
            let run = self.run(UnsafeBufferPointer(rebasing: read[..<end]))
            return run.state >= 0 && self.isViable(run.state, run.count) != false
        }
        guard !isViable(prefix: run.end) else { return run.end }
        var low = 0
        var high = run.end
        if search == nil, length.minimum < run.count {
            // Behind the least number each scalar costs one comparison.
            let minimum = UTF8Decoding.offset(read, ofScalar: length.minimum)
            if isViable(prefix: minimum) { return firstTooFar(read, from: minimum) }
            high = minimum
        }
        // The prefix of `low` bytes is taken for viable, that of `high` bytes is not.
        guard isViable(prefix: 0) else { return 0 }
        while true {
            let middle = UTF8Decoding.boundary(read, at: (low + high + 1) / 2)
            let split = middle > low ? middle : low + UTF8Decoding.scalar(read, at: low).length
            if split >= high { return low }
            if isViable(prefix: split) { low = split } else { high = split }
        }
    }

    /// The beginning of the first scalar from an offset on that brings the text too far from acceptance for the greatest
    /// number of scalars.
    private func firstTooFar(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int {
        let maximum = length.maximum ?? .max
        let shortest = completions.shortest
        var run = run(UnsafeBufferPointer(rebasing: bytes[..<offset]))
        defer { count(run.count) }
        while run.end < bytes.count {
            let scalar = UTF8Decoding.scalar(bytes, at: run.end)
            let number = alphabet.classOf(scalar.value)
            run.count += 1
            let rest = maximum - run.count
            if let table {
                run.state = table.next(run.state, number)
                if run.state < 0 || Int(shortest[Int(run.state)]) > rest { return run.end }
            } else {
                run.state = subsets.next(run.state, number)
                guard run.state >= 0,
                    subsets.members(of: run.state).contains(where: { Int(shortest[Int($0)]) <= rest })
                else { return run.end }
            }
            run.end += scalar.length
        }
        return run.end
    }
}
