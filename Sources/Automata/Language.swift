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
        /// that the first use of a type is no pause (issue 7). Several components need tables to be exact.
        case asMet
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
    private(set) var table: TableMachine?
    /// What a table may cost that is made because texts lead to more sets than the cache holds; nil where there is one or
    /// none can be.
    private var budgetOfTable: Budget?
    /// Empty where there is a table.
    var subsets: SubsetMachine
    var search: ProductSearch?
    private var madeCompletions: Completions?
    var knownWidest: Int?
    private var steps = 0

    /// Compiles the conjunction of the components. Throws where a component by itself, or a part of it that needs to
    /// be determinized, is over the limit on states; a conjunction that is over it is worked with in sets of states.
    public convenience init(
        allOf components: [Expression], length: Length = .any, stateLimit: Int = Pattern.defaultStateLimit,
        preparation: Preparation = .table
    ) throws(LanguageError) {
        try self.init(
            allOf: components, length: length, stateLimit: stateLimit, preparation: preparation, tableLimit: nil)
    }

    /// The same, with a limit of its own for tables; with 0 there are none but those that a difference needs.
    init(
        allOf components: [Expression], length: Length = .any, stateLimit: Int = Pattern.defaultStateLimit,
        preparation: Preparation = .table, tableLimit: Int?
    ) throws(LanguageError) {
        self.length = length
        var nodes: [Expression.Node] = []
        for component in components {
            // What holds all at once is kept apart as long as it can be: each is smaller by itself.
            switch component.node {
            case .intersection(let parts): nodes += parts
            case .difference(let left, let right) where left != Expression.anything.node:
                nodes += [left, Expression(right).complement.node]
            default: nodes.append(component.node)
            }
        }
        if nodes.isEmpty { nodes = [Expression.anything.node] }
        var compiler = Compiler(nodes.map { Expression($0) }, stateLimit: stateLimit)

        let budget = Budget(states: tableLimit ?? compiler.stateLimit)
        var tables: [Deterministic] = []
        var others: [Nondeterministic.Parts] = []
        for node in nodes {
            if preparation == .asMet, nodes.count == 1, node.isBuiltOfStates {
                others.append(try compiler.parts(node))
            } else if let table = try compiler.table(node, budget: budget) {
                tables.append(table)
            } else {
                others.append(try compiler.parts(node))
            }
        }
        // The smallest first, so that what comes in between stays small.
        tables.sort { $0.stateCount < $1.stateCount }
        var merged: [Deterministic] = []
        for table in tables {
            if let last = merged.last,
                let both = Deterministic.product(last, table, .both, budget: budget)
            {
                merged[merged.count - 1] = both
            } else {
                merged.append(table)
            }
        }
        // One that holds nothing leaves nothing of the others.
        if let empty = merged.first(where: { $0.start < 0 }) {
            merged = [empty]
            others = []
        }
        if others.isEmpty, merged.count == 1 {
            alphabet = compiler.alphabet
            table = TableMachine(merged[0], alphabet)
            subsets = Language.noSubsets(alphabet)
            return
        }
        var parts = Nondeterministic.Parts()
        for table in merged { parts.addComponent(table.parts(&compiler.alphabet)) }
        for other in others { parts.addComponent(other) }
        let automaton = Nondeterministic(parts)
        alphabet = compiler.alphabet
        table = nil
        subsets = SubsetMachine(automaton, alphabet, maximumStates: 4096, maximumWords: 250_000)
        if preparation == .asMet, merged.isEmpty, others.count == 1 { budgetOfTable = budget }
        if automaton.componentCount > 1 { search = ProductSearch(automaton: automaton, alphabet: alphabet) }
    }

    /// Compiles patterns and expressions alike.
    public convenience init(
        _ pattern: Pattern, length: Length = .any, stateLimit: Int = Pattern.defaultStateLimit
    ) throws(LanguageError) {
        try self.init(allOf: [pattern.expression], length: length, stateLimit: stateLimit)
    }

    /// Whether no text belongs to the language; nil where that is not known within the limits.
    public var isEmpty: Bool? {
        search?.beginQuestion()
        let start = run(UnsafeBufferPointer(start: nil, count: 0))
        if isEverViable { return start.state < 0 }
        return start.state < 0 ? true : isViable(start.state, start.count).map { !$0 }
    }

    /// The numbers of the components that no text can satisfy together, as few as possible, and whether the bounds of
    /// length are needed for that; nil where some text satisfies all, or where that is not known within the limits.
    /// Compiles a language for each component.
    public static func conflict(
        among components: [Expression], length: Length = .any, stateLimit: Int = Pattern.defaultStateLimit
    ) -> (components: [Int], length: Bool)? {
        func isEmpty(_ numbers: [Int], _ length: Length) -> Bool {
            let language = try? Language(
                allOf: numbers.map { components[$0] }, length: length, stateLimit: stateLimit, preparation: .asMet)
            return language?.isEmpty == true
        }
        var kept = Array(components.indices)
        guard isEmpty(kept, length) else { return nil }
        let needsLength = !isEmpty(kept, .any)
        let bounds = needsLength ? length : .any
        for number in components.indices {
            let fewer = kept.filter { $0 != number }
            if isEmpty(fewer, bounds) { kept = fewer }
        }
        return (kept, needsLength)
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
    func makeTable() {
        guard let budget = budgetOfTable else { return }
        budgetOfTable = nil
        guard let made = subsets.automaton.determinized(alphabet, budget: budget) else { return }
        table = TableMachine(made, alphabet)
        subsets = Language.noSubsets(alphabet)
        madeCompletions = nil
    }

    private static func noSubsets(_ alphabet: Alphabet) -> SubsetMachine {
        SubsetMachine(Nondeterministic(Nondeterministic.Parts()), alphabet, maximumStates: 1, maximumWords: 1)
    }

    /// Asks about lengths of completions, of the states of the table or of those that sets are made of.
    func withCompletions<Result>(_ body: (inout Completions) -> Result) -> Result {
        var completions = madeCompletions ?? Completions(table?.graph ?? subsets.automaton)
        // Not held twice while it changes, which would copy it.
        madeCompletions = nil
        defer { madeCompletions = completions }
        return body(&completions)
    }

    func count(_ number: Int) { steps += number }
}
