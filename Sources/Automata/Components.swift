/// The components of a conjunction while it is compiled: tables where they are small enough, and one table for several
/// where that is small too.
///
/// Most products gain nothing and grow with every factor: twenty rules that each ask for some character are a million
/// states together and forty apart. What a search would have to find out of them is known without one, because they are
/// steady.
struct Components {
    private(set) var tables: [DFA] = []
    private(set) var others: [NFA.Parts] = []
    /// Whether each is steady: see `DFA.isSteady`.
    private(set) var areSteady = false

    /// The most states of what is steady and put into one table nevertheless, which knows more about lengths.
    private static let steadyStates = 1024
    /// How often what one component leaves out is left out of the others.
    private static let rounds = 8

    mutating func add(_ table: DFA) { tables.append(table) }

    mutating func add(_ parts: NFA.Parts) { others.append(parts) }

    /// Makes fewer of them, where that costs a part of what work is left.
    mutating func merge(_ alphabet: Alphabet, budget: Budget, work: inout Work) throws(LanguageError) {
        if let empty = tables.first(where: { $0.start < 0 }) { return take(nothing: empty) }
        guard tables.count + others.count > 1 else { return }
        let useful = try leaveOutIdleClasses(alphabet, work: &work)
        guard tables.count > 1 else { return }
        var allowance = Work(limit: work.remaining / 4)
        var changing = tables.filter { !$0.isSteady(over: useful) }
        var steady = tables.filter { $0.isSteady(over: useful) }
        // The smallest first, so that what comes in between stays small.
        changing = Self.merged(changing.ordered { $0.stateCount }, budget: budget, work: &allowance)
        let product = steady.reduce(1) { Swift.min($0 * $1.stateCount, Self.steadyStates + 1) }
        if product <= Self.steadyStates { steady = Self.merged(steady, budget: budget, work: &allowance) }
        tables = changing + steady
        if changing.count == 1, steady.count == 1 { tables = Self.merged(tables, budget: budget, work: &allowance) }
        areSteady = changing.isEmpty && others.isEmpty
        try work.spend(allowance.steps)
        // What holds nothing leaves nothing of the others.
        if let empty = tables.first(where: { $0.start < 0 }) { take(nothing: empty) }
    }

    private mutating func take(nothing: DFA) {
        tables = [nothing]
        others = []
    }

    /// As few tables as the budget and the work allow, none of which stands for what it was not made of.
    private static func merged(_ tables: [DFA], budget: Budget, work: inout Work) -> [DFA] {
        var merged: [DFA] = []
        for table in tables {
            if let last = merged.last, !work.isOver,
                let both = try? DFA.product(last, table, .both, budget: budget, work: &work)
            {
                merged[merged.count - 1] = both
            } else {
                merged.append(table)
            }
        }
        return merged
    }

    /// Leaves the classes out that some component never takes: no text of all of them has such a scalar.
    ///
    /// - Returns: The classes that are left.
    private mutating func leaveOutIdleClasses(_ alphabet: Alphabet, work: inout Work) throws(LanguageError) -> [Bool] {
        var useful = [Bool](repeating: true, count: alphabet.classCount)
        func leaveOut(_ isUsed: [Bool]) {
            for number in useful.indices where !isUsed[number] { useful[number] = false }
        }
        for parts in others {
            var classes = [UInt64](repeating: 0, count: alphabet.labelWidth)
            for edge in parts.edges { alphabet.add(edge.label, to: &classes) }
            try work.spend(parts.edges.count * alphabet.labelWidth)
            leaveOut(useful.indices.map { classes[$0 / 64] >> UInt64($0 % 64) & 1 == 1 })
        }
        for _ in 0..<Self.rounds {
            for table in tables { leaveOut(table.usedClasses) }
            var isDone = true
            for place in tables.indices {
                try work.spend(tables[place].table.count / Work.cell)
                guard let rest = tables[place].leavingOut(useful) else { continue }
                try work.spend(rest.table.count * Work.cell)
                tables[place] = rest.minimized()
                if tables[place].start < 0 { take(nothing: tables[place]) }
                if tables.count == 1, tables[0].start < 0 { return useful }
                isDone = false
            }
            if isDone { break }
        }
        return useful
    }
}

extension DFA {
    /// Whether any text over the classes leads to one that is accepted, and each that is accepted stays so whatever
    /// follows. Of a trimmed one; it has no edges but of these classes then.
    ///
    /// Several that are steady can be satisfied one after the other: the shortest ways of all of them, put together, are
    /// a way for all.
    func isSteady(over classes: [Bool]) -> Bool {
        (0..<Int32(stateCount)).allSatisfy { state in
            withRow(of: state) { row in
                row.indices.allSatisfy { number in
                    let target = row[number]
                    if target < 0 { return !classes[number] }
                    return classes[number] && (!isAccepting[Int(state)] || isAccepting[Int(target)])
                }
            }
        }
    }

    /// The classes that any state has an edge for.
    var usedClasses: [Bool] {
        var isUsed = [Bool](repeating: false, count: classCount)
        var rest = classCount
        for state in 0..<Int32(stateCount) where rest > 0 {
            withRow(of: state) { row in
                for number in row.indices where row[number] >= 0 && !isUsed[number] {
                    isUsed[number] = true
                    rest -= 1
                }
            }
        }
        return isUsed
    }

    /// Without the edges of other classes; nil where there are none.
    func leavingOut(_ classes: [Bool]) -> DFA? {
        let idle = classes.indices.filter { !classes[$0] }
        var result = self
        var isSame = true
        for state in 0..<stateCount {
            for number in idle where table[state * classCount + number] >= 0 {
                result.table[state * classCount + number] = -1
                isSame = false
            }
        }
        return isSame ? nil : result
    }
}
