// `Dictionary(_:uniquingKeysWith:)` and `merge` cast inside, which Embedded Swift can't.

extension Dictionary {
    /// Of several pairs with one key the first counts.
    package init(firstOf pairs: some Sequence<(Key, Value)>) {
        self.init(minimumCapacity: pairs.underestimatedCount)
        for (key, value) in pairs where self[key] == nil { self[key] = value }
    }

    /// Of several pairs with one key the last counts.
    package init(lastOf pairs: some Sequence<(Key, Value)>) {
        self.init(minimumCapacity: pairs.underestimatedCount)
        for (key, value) in pairs { self[key] = value }
    }
}
