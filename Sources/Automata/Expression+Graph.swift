extension Expression {
    /// An automaton that was made elsewhere, with as many states and steps as it is given: a table need not be written as an
    /// expression to become a language. It may lead to several states at once.
    public struct Graph: Hashable, Sendable {
        /// An edge that any scalar of one set takes.
        public struct Step: Hashable, Sendable {
            public var from: Int32
            /// Which of the sets the scalar is of.
            public var set: Int32
            public var to: Int32

            public init(from: Int32, set: Int32, to: Int32) {
                self.from = from
                self.set = set
                self.to = to
            }
        }

        /// The states are 0 to this, without it; the first is the start.
        public private(set) var stateCount: Int32 = 1
        /// What steps name by its index here.
        public var sets: [ScalarSet] = []
        public var steps: [Step] = []
        /// The states in which a text may end.
        public var accepting: [Int32] = []

        public init() {}

        /// Adds a state without steps; its number.
        public mutating func addState() -> Int32 {
            stateCount += 1
            return stateCount - 1
        }
    }

    /// The texts that lead from the first state to one that accepts. All that its steps name has to be there.
    public static func graph(_ graph: Graph) -> Expression {
        Expression(graph.accepting.isEmpty ? .nothing : .graph(graph))
    }
}

extension Expression.Graph {
    /// Whether all that a step names is there.
    var isWhole: Bool {
        steps.allSatisfy { step in
            0..<stateCount ~= step.from && 0..<stateCount ~= step.to && sets.indices.contains(Int(step.set))
        } && accepting.allSatisfy { 0..<stateCount ~= $0 }
    }
}

extension Compiler {
    /// Adds the states of a graph; the state behind it.
    func build(_ graph: Expression.Graph, from start: Int32, _ parts: inout NFA.Parts) -> Int32 {
        precondition(graph.isWhole)
        let shift = Int32(parts.stateCount)
        parts.stateCount += Int(graph.stateCount)
        // Steps may lead back to its start, which has to be a state of its own then.
        parts.addEmptyStep(start, shift)
        let labels = graph.sets.map { alphabet.label($0) }
        for step in graph.steps { parts.addEdge(step.from + shift, labels[Int(step.set)], step.to + shift) }
        let end = parts.addState()
        for state in graph.accepting { parts.addEmptyStep(state + shift, end) }
        return end
    }
}
