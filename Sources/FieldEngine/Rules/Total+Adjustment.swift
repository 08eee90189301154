extension Total {
    /// What is done to the number that a total comes to, in this order: a tax is its `times`, a fee its `plus`.
    public struct Adjustment: Hashable, Sendable {
        public let times: DecimalNumber?
        public let plus: DecimalNumber?
        /// The least and the greatest number that it comes to.
        public let min: DecimalNumber?
        public let max: DecimalNumber?

        /// - Returns: nil where `min` is greater than `max`.
        public init?(
            times: DecimalNumber? = nil, plus: DecimalNumber? = nil, min: DecimalNumber? = nil,
            max: DecimalNumber? = nil
        ) {
            if let min, let max, min > max { return nil }
            self.times = times
            self.plus = plus
            self.min = min
            self.max = max
        }

        /// The number changed; nil where the product has more digits than anybody reads.
        func adjusted(_ number: DecimalNumber) -> DecimalNumber? {
            var result = number
            if let times {
                guard let product = result.times(times) else { return nil }
                result = product
            }
            if let plus { result = result + plus }
            if let min, result < min { result = min }
            if let max, result > max { result = max }
            return result
        }
    }
}
