/// A compiled conjunction of expressions, with bounds of length: what a field's text must be, all at once.
///
/// Compiled to one minimal table without dead states where that fits the limit on states, else, or where it is asked
/// for, to sets of states that are made as texts need them, in bounded memory. Every question costs time linear in the
/// text. For use from one thread at a time: it fills caches as it answers.
public final class Language {
    /// When it is found out which sets of states texts lead to.
    public enum Preparation: Sendable {
        /// At once, where one table holds them all.
        case table
        /// As texts lead there, where there is one component: compiling costs no more than the expression's size, so
        /// that the first use of a type is no pause. Several components need tables to be exact.
        case lazy
    }

    /// What a text is to the language.
    public enum Verdict: Hashable, Sendable {
        /// The text belongs to it.
        case complete
        /// It does not, but some continuation does.
        case partial
        /// No continuation does; the first scalar that made it so begins at that byte of the text's UTF-8.
        case impossible(from: Int)
    }

    /// The numbers of scalars that a text may have.
    public struct Length: Hashable, Sendable {
        public var minimum: Int
        /// Nil: any number.
        public var maximum: Int?

        public init(minimum: Int = 0, maximum: Int? = nil) {
            self.minimum = Swift.max(minimum, 0)
            self.maximum = maximum
        }

        public static let any = Length()
    }

    /// How large a language is now, and what it has done so far.
    public struct Statistics: Hashable, Sendable {
        /// Whether the language is one table.
        public var isTable: Bool
        /// The states of the table, or those in the cache now.
        public var states: Int
        /// The states of the nondeterministic automaton that sets are made of; 0 for a table.
        public var nondeterministicStates: Int
        /// The classes of scalars that no component tells apart.
        public var classes: Int
        /// The work done since the language was made: scalars run over, edges followed.
        public var steps: Int
    }

    public let length: Length
    let alphabet: Alphabet
    private(set) var table: DenseDFA?
    /// What a table may cost that is made because texts lead to more sets than the cache holds; nil where there is one or
    /// none can be.
    private var budgetOfTable: Budget?
    /// Empty where there is a table.
    var subsets: LazyDFA
    var search: ProductSearch?
    /// Whether there are several components, each of them steady: all can be satisfied one after the other.
    let isSteady: Bool
    /// Whether every state that a run can be in is viable by itself. It stays so when a table is made: that is of one component.
    let isEverViable: Bool
    private var madeCompletions: Completions?
    var knownWidest: Int?
    private var steps = 0

    /// Compiles the conjunction of the components. Throws where a component by itself, or a part of it that needs to
    /// be determinized, is over the limit on states; a conjunction that is over it is worked with in sets of states.
    public convenience init(
        allOf components: [Expression], length: Length = .any, stateLimit: Int = Pattern.defaultStateLimit,
        preparation: Preparation = .table
    ) throws(LanguageError) {
        var work = Work()
        try self.init(
            allOf: components, length: length, stateLimit: stateLimit, preparation: preparation, work: &work)
    }

    /// The same, with a bound of the work, which is counted.
    public convenience init(
        allOf components: [Expression], length: Length = .any, stateLimit: Int = Pattern.defaultStateLimit,
        preparation: Preparation = .table, work: inout Work
    ) throws(LanguageError) {
        try self.init(
            allOf: components, length: length, stateLimit: stateLimit, preparation: preparation, tableLimit: nil,
            work: &work)
    }

    /// The same, with a limit of its own for tables.
    convenience init(
        allOf components: [Expression], length: Length = .any, stateLimit: Int = Pattern.defaultStateLimit,
        preparation: Preparation = .table, tableLimit: Int?
    ) throws(LanguageError) {
        var work = Work()
        try self.init(
            allOf: components, length: length, stateLimit: stateLimit, preparation: preparation,
            tableLimit: tableLimit, work: &work)
    }

    /// The same, with a limit of its own for tables; with 0 there are none but those that a difference needs.
    init(
        allOf components: [Expression], length: Length = .any, stateLimit: Int = Pattern.defaultStateLimit,
        preparation: Preparation = .table, tableLimit: Int?, work: inout Work
    ) throws(LanguageError) {
        self.length = length
        let nodes = Expression.Node.conjuncts(of: components)
        try work.spend(nodes.count * Work.component)
        var compiler = try Compiler(nodes.map { Expression($0) }, stateLimit: stateLimit, work: work)
        defer { work = compiler.work }

        let budget = Budget(states: tableLimit ?? compiler.stateLimit)
        // Of what has to be no table, none is tried any more when so much was spent on it.
        var attempts = Work(limit: compiler.work.remaining / 4)
        var made = Components()
        for node in nodes {
            if node.isBuiltOfStates, preparation == .lazy && nodes.count == 1 || attempts.isOver {
                made.add(try compiler.parts(node))
                continue
            }
            var own = budget
            if node.isBuiltOfStates { own.steps = Swift.min(own.steps, attempts.remaining) }
            let before = compiler.work.steps
            if let table = try compiler.table(node, budget: own) {
                made.add(table)
            } else {
                made.add(try compiler.parts(node))
            }
            if node.isBuiltOfStates { attempts.count(compiler.work.steps - before) }
        }
        try made.merge(compiler.alphabet, budget: budget, work: &compiler.work)
        if made.others.isEmpty, made.tables.count == 1 {
            alphabet = compiler.alphabet
            table = DenseDFA(made.tables[0], alphabet)
            subsets = Language.noSubsets(alphabet)
            isSteady = false
            isEverViable = length == .any
            return
        }
        var parts = NFA.Parts()
        for table in made.tables { parts.addComponent(table.parts(&compiler.alphabet), isDeterministic: true) }
        for other in made.others { parts.addComponent(other) }
        try compiler.work.spend(parts.size)
        let automaton = NFA(parts)
        alphabet = compiler.alphabet
        table = nil
        isSteady = made.areSteady
        isEverViable = length == .any && (automaton.componentCount == 1 || made.areSteady)
        subsets = LazyDFA(automaton, alphabet, maximumStates: 4096, maximumWords: 250_000)
        if preparation == .lazy, made.tables.isEmpty, made.others.count == 1 { budgetOfTable = budget }
        if automaton.componentCount > 1 { search = ProductSearch(automaton: automaton, alphabet: alphabet) }
    }

    /// Compiles patterns and expressions alike.
    public convenience init(
        _ pattern: Pattern, length: Length = .any, stateLimit: Int = Pattern.defaultStateLimit
    ) throws(LanguageError) {
        try self.init(allOf: [pattern.expression], length: length, stateLimit: stateLimit)
    }

    public var statistics: Statistics {
        Statistics(
            isTable: table != nil, states: table?.stateCount ?? subsets.stateCount,
            nondeterministicStates: subsets.automaton.stateCount, classes: alphabet.classCount,
            steps: steps + subsets.steps + (madeCompletions?.steps ?? 0) + (search?.steps ?? 0))
    }

    /// The generation of the cache with which a table is made after all: where a text leads through so many sets that the
    /// cache was emptied twice, it would cost more to make them again and again.
    var generationOfTable: Int { budgetOfTable == nil ? .max : 2 }

    /// Makes the table, if it can be; it is not tried again.
    func makeTable() { if let budget = budgetOfTable { makeTable(budget) } }

    private func makeTable(_ budget: Budget) {
        budgetOfTable = nil
        var work = Work()
        let made = try? subsets.automaton.determinized(alphabet, budget: budget, work: &work)
        count(work.steps)
        guard let made else { return }
        // The sets go, and what they took stays counted.
        count(subsets.steps)
        table = DenseDFA(made, alphabet)
        subsets = Language.noSubsets(alphabet)
        madeCompletions = nil
    }

    /// What a scalar of a text costs at most, in steps: 1 in a table; else the words of a set of states, and the edges and
    /// epsilon transitions of all states that it may hold.
    public var stepsPerScalar: Int { table == nil ? subsets.stepsPerScalar : 1 }

    /// Makes one table of it now, where that can be for what work is left.
    public func tabulate(work: inout Work) {
        guard table == nil, !work.isOver, var budget = budgetOfTable else { return }
        budget.steps = Swift.min(budget.steps, work.remaining / 2)
        let before = statistics.steps
        makeTable(budget)
        work.count(statistics.steps - before)
    }

    /// About how much memory it takes now, in bytes.
    public var byteCount: Int {
        512 + alphabet.byteCount + (table?.byteCount ?? 0) + subsets.byteCount + (madeCompletions?.byteCount ?? 0)
            + (search?.byteCount ?? 0)
    }

    private static func noSubsets(_ alphabet: Alphabet) -> LazyDFA {
        LazyDFA(NFA(NFA.Parts()), alphabet, maximumStates: 1, maximumWords: 1)
    }

    /// What is known of lengths of completions, of the states of the table or of those that sets are made of.
    var completions: Completions {
        if let madeCompletions { return madeCompletions }
        let completions = Completions(table?.graph ?? subsets.automaton)
        madeCompletions = completions
        return completions
    }

    func count(_ number: Int) { steps += number }
}
