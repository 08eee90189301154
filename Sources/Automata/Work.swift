/// What has been worked out so far, in steps, and how much of that there may be.
///
/// A step is what following one edge of an automaton costs, or filling in a quarter of a cell of a table. Who compiles or
/// asks for somebody else hands one in, so that all that is done for one message has one bound.
public struct Work: Hashable, Sendable {
    public private(set) var steps = 0
    public let limit: Int

    /// - Parameter limit: the most steps; unless said otherwise as many as there are.
    public init(limit: Int = .max) { self.limit = Swift.max(limit, 0) }

    /// The steps that are left.
    public var remaining: Int { Swift.max(limit - steps, 0) }

    public var isOver: Bool { steps > limit }

    /// Counts steps, whether there are any left or not.
    public mutating func count(_ number: Int) {
        let (sum, overflow) = steps.addingReportingOverflow(Swift.max(number, 0))
        steps = overflow ? .max : sum
    }

    /// Counts steps, and throws where there are no more.
    public mutating func spend(_ number: Int) throws(LanguageError) {
        count(number)
        if isOver { throw .tooMuchWork(limit: limit) }
    }

    /// The steps of so many cells of a table that is made: to fill, to trim and to minimize it.
    static let cell = 4
    /// The steps of a component, however small it is.
    static let component = 200
}
