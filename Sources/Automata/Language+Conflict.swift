extension Language {
    /// Components that no text can satisfy together.
    public struct Conflict: Hashable, Sendable {
        /// The numbers of the components, in order.
        public var components: [Int]
        /// Whether the bounds of length are needed for it.
        public var length: Bool
        /// Whether there are no fewer components that do; false where that was too much work to find out.
        public var isSmallest: Bool
    }

    /// Whether no text belongs to the language; nil where that is not known within the limits.
    public var isEmpty: Bool? {
        search?.beginQuestion()
        let start = run(UnsafeBufferPointer(start: nil, count: 0))
        if isEverViable { return start.state < 0 }
        return start.state < 0 ? true : isViable(start.state, start.count).map { !$0 }
    }

    /// The same, with its steps counted.
    public func isEmpty(work: inout Work) throws(LanguageError) -> Bool? {
        let before = statistics.steps
        let result = isEmpty
        try work.spend(statistics.steps - before)
        return result
    }

    /// Whether no text has a number of scalars within the room, with the steps counted.
    public func isEmpty(within room: Room, work: inout Work) throws(LanguageError) -> Bool? {
        let before = statistics.steps
        search?.beginQuestion()
        let result = room == .any ? isEmpty : isEmpty(within: room)
        try work.spend(statistics.steps - before)
        return result
    }

    /// The components that no text can satisfy together, as few as possible; nil where some text satisfies all, or where
    /// that is not known within the limits. Compiles languages of some of the components again and again.
    public static func conflict(
        among components: [Expression], length: Length = .any, stateLimit: Int = Pattern.defaultStateLimit,
        work: inout Work
    ) -> Conflict? {
        var search = ConflictSearch(components: components, stateLimit: stateLimit, work: work)
        defer { work = search.work }
        return search.conflict(length)
    }

    /// The same, however much work it is.
    public static func conflict(
        among components: [Expression], length: Length = .any, stateLimit: Int = Pattern.defaultStateLimit
    ) -> Conflict? {
        var work = Work()
        return conflict(among: components, length: length, stateLimit: stateLimit, work: &work)
    }
}

/// Leaves out of a conflict what it does not need.
private struct ConflictSearch {
    let components: [Expression]
    let stateLimit: Int
    var work: Work
    private var bounds = Language.Length.any
    /// Whether everything that was asked could be answered.
    private var isSure = true

    init(components: [Expression], stateLimit: Int, work: Work) {
        self.components = components
        self.stateLimit = stateLimit
        self.work = work
    }

    mutating func conflict(_ length: Language.Length) -> Language.Conflict? {
        let all = Array(components.indices)
        bounds = length
        guard isEmpty(all) else { return nil }
        bounds = .any
        let needsLength = length == .any || !isEmpty(all)
        bounds = needsLength ? length : .any
        let kept = needed(of: all[...], besides: [])
        return Language.Conflict(components: kept, length: needsLength && length != .any, isSmallest: isSure)
    }

    private mutating func isEmpty(_ numbers: [Int]) -> Bool {
        guard work.remaining > 0 else {
            isSure = false
            return false
        }
        do throws(LanguageError) {
            let language = try Language(
                allOf: numbers.map { components[$0] }, length: bounds, stateLimit: stateLimit, preparation: .lazy,
                work: &work)
            return try language.isEmpty(work: &work) == true
        } catch {
            isSure = false
            return false
        }
    }

    /// Those of some components that can't be left out, in order, besides others that stay. What is left out is left out
    /// by halves: a conflict of few among many costs a question for each halving, not one for each component.
    private mutating func needed(of numbers: ArraySlice<Int>, besides others: [Int]) -> [Int] {
        if numbers.isEmpty || isEmpty(others) { return [] }
        if numbers.count == 1 { return Array(numbers) }
        let middle = numbers.startIndex + numbers.count / 2
        let first = needed(of: numbers[..<middle], besides: others + numbers[middle...])
        return first + needed(of: numbers[middle...], besides: others + first)
    }
}
