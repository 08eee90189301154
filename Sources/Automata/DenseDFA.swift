/// How a run over a text ended.
struct Run {
    /// The state behind the text; -1 where there was none any more.
    var state: Int32
    /// The scalars read.
    var count: Int
    /// The bytes read: all, or those before the scalar that no state was behind.
    var end: Int
    /// Whether it ended in a state that accepts: told with it, so that nobody has to look at the automaton once more.
    var isAccepting = false
}

/// A run over rows of next rows, up to the first scalar whose step is not there: what the time of a long text goes into.
struct RowRun {
    var row: Int
    /// The bytes read.
    var index: Int
    /// The scalars read.
    var count: Int

    /// O(bytes), without allocation. Rows are indexed with sums of a row and a class that the alphabet knows; they hold
    /// rows, or negative numbers where there is no step.
    mutating func run(_ bytes: UnsafeBufferPointer<UInt8>, _ cells: [Int32], _ alphabet: Alphabet) {
        var row = self.row
        var index = self.index
        var count = self.count
        let end = bytes.count
        cells.withUnsafeBufferPointer { cells in
            alphabet.withClasses { ascii, pages in
                while index < end {
                    let byte = bytes[index]
                    if byte < 0x80 {
                        let next = cells[row &+ Int(ascii[Int(byte)])]
                        if next < 0 { break }
                        row = Int(next)
                        index &+= 1
                        count &+= 1
                        continue
                    }
                    let (value, length) = UTF8Decoding.scalar(bytes, at: index)
                    let next = cells[row &+ pages.classOf(value)]
                    if next < 0 { break }
                    row = Int(next)
                    index &+= length
                    count &+= 1
                }
            }
        }
        self = RowRun(row: row, index: index, count: count)
    }
}

/// A trimmed, minimal deterministic automaton laid out for running. Shared: it never changes.
final class DenseDFA {
    let alphabet: Alphabet
    let isAccepting: [Bool]
    /// Whether any text can follow a state but the empty one.
    let canGrow: [Bool]
    /// The row of the next state for each row and class; -1 where there is none. A row is a state's number times
    /// the number of classes.
    private let cells: [Int32]
    private let classCount: Int
    private let start: Int32

    init(_ automaton: DFA, _ alphabet: Alphabet) {
        self.alphabet = alphabet
        classCount = automaton.classCount
        isAccepting = automaton.isAccepting
        start = automaton.start
        cells = automaton.table.map { $0 < 0 ? -1 : $0 * Int32(automaton.classCount) }
        canGrow = (0..<automaton.stateCount).map { state in
            automaton.table[state * automaton.classCount..<(state + 1) * automaton.classCount].contains { $0 >= 0 }
        }
    }

    var stateCount: Int { isAccepting.count }

    /// About how much memory it takes.
    var byteCount: Int { 4 * cells.count + 2 * isAccepting.count }

    /// Runs from the start or from a state. O(bytes), without allocation.
    func run(_ bytes: UnsafeBufferPointer<UInt8>, from first: Int32? = nil) -> Run {
        let origin = first ?? start
        guard origin >= 0 else { return Run(state: -1, count: 0, end: 0) }
        var row = RowRun(row: Int(origin) * classCount, index: 0, count: 0)
        row.run(bytes, cells, alphabet)
        let state = row.index < bytes.count ? -1 : Int32(row.row / classCount)
        return Run(
            state: state, count: row.count, end: row.index, isAccepting: state >= 0 && isAccepting[Int(state)])
    }

    /// The state behind a class; -1 where there is none.
    func next(_ state: Int32, _ number: Int) -> Int32 {
        let row = cells[Int(state) * classCount + number]
        return row < 0 ? -1 : row / Int32(classCount)
    }

    /// The states and the steps between them, without their classes.
    var graph: NFA {
        var parts = NFA.Parts()
        parts.stateCount = stateCount
        if start >= 0 { parts.starts = [start] }
        var last = [Int32](repeating: -1, count: stateCount)
        for state in 0..<Int32(stateCount) {
            if isAccepting[Int(state)] { parts.accepting.append(state) }
            for number in 0..<classCount {
                let target = next(state, number)
                guard target >= 0, last[Int(target)] != state else { continue }
                last[Int(target)] = state
                parts.addEdge(state, 0, target)
            }
        }
        return NFA(parts)
    }

    /// Whether a run over the text from one of the states accepts; nil over the limit of work. Counts its steps.
    func accepts(_ bytes: UnsafeBufferPointer<UInt8>, from states: [Bool], steps: inout Int) -> Bool? {
        var runners = states.indices.filter { states[$0] }.map { Int32($0) }
        var isThere = [Bool](repeating: false, count: stateCount)
        var index = 0
        while index < bytes.count, !runners.isEmpty {
            let scalar = UTF8Decoding.scalar(bytes, at: index)
            index += scalar.length
            let number = alphabet.classOf(scalar.value)
            steps += runners.count
            if steps > Completions.stepLimit { return nil }
            var kept = 0
            for runner in runners {
                let next = next(runner, number)
                // Those that meet go on as one.
                if next < 0 || isThere[Int(next)] { continue }
                isThere[Int(next)] = true
                runners[kept] = next
                kept += 1
            }
            runners.removeSubrange(kept...)
            for runner in runners { isThere[Int(runner)] = false }
        }
        return runners.contains { isAccepting[Int($0)] }
    }

    /// For each state, whether a run over the text from there ends in a state of the target. All states run at once,
    /// and those that meet go on as one. O(states × bytes) at worst, nil over the limit of work; counts its steps.
    func origins(_ bytes: UnsafeBufferPointer<UInt8>, of target: [Bool], steps: inout Int) -> [Bool]? {
        var runners = (0..<Int32(stateCount)).map { $0 }
        // The state of each runner, and the runner that it goes on with; -1 where it has died.
        var state = runners
        var joined = runners
        var owner = [Int32](repeating: -1, count: stateCount)
        var index = 0
        while index < bytes.count, !runners.isEmpty {
            let scalar = UTF8Decoding.scalar(bytes, at: index)
            index += scalar.length
            let number = alphabet.classOf(scalar.value)
            steps += runners.count
            if steps > Completions.stepLimit { return nil }
            var kept = 0
            for runner in runners {
                let next = next(state[Int(runner)], number)
                if next < 0 {
                    joined[Int(runner)] = -1
                } else if owner[Int(next)] >= 0 {
                    joined[Int(runner)] = owner[Int(next)]
                } else {
                    owner[Int(next)] = runner
                    state[Int(runner)] = next
                    runners[kept] = runner
                    kept += 1
                }
            }
            runners.removeSubrange(kept...)
            for runner in runners { owner[Int(state[Int(runner)])] = -1 }
        }
        return (0..<stateCount).map { origin in
            var runner = Int32(origin)
            while joined[Int(runner)] >= 0, joined[Int(runner)] != runner { runner = joined[Int(runner)] }
            return joined[Int(runner)] >= 0 && target[Int(state[Int(runner)])]
        }
    }
}
