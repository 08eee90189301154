extension Nondeterministic {
    /// The deterministic automaton of the same language, trimmed and minimized; nil where it would have more states,
    /// cells or work than the budget has.
    func determinized(_ alphabet: Alphabet, budget: Budget) -> Deterministic? {
        let classCount = alphabet.classCount
        let maximum = Swift.min(budget.states, budget.cells / Swift.max(classCount, 1))
        var machine = SubsetMachine(self, alphabet, maximumStates: maximum + 1, maximumWords: budget.words)
        let start = machine.start()
        guard start >= 0 else { return .nothing(classCount: classCount) }
        var table: [Int32] = []
        var state: Int32 = 0
        while Int(state) < machine.stateCount {
            for number in 0..<classCount {
                table.append(machine.next(state, number))
                if machine.stateCount > maximum || machine.generation > 0 || machine.steps > budget.steps { return nil }
            }
            state += 1
        }
        return Deterministic(classCount: classCount, table: table, isAccepting: machine.accepts, start: start)
            .minimized()
    }
}

/// What compiling may cost before it is left for the time of use.
struct Budget {
    /// The states of a table.
    var states: Int
    /// The cells of a table.
    var cells = 2_000_000
    /// The words of all sets of states and of what follows them.
    var words = 2_000_000
    /// The words made and edges followed.
    var steps = 5_000_000
}
