/// How many of so many random runs a test makes: all where the optimizer has compiled it, a quarter where it has not, which takes ten
/// times as long. CI does the first (`Tests/test`).
public func randomRuns(_ count: Int) -> Int {
    #if DEBUG
        (count + 3) / 4
    #else
        count
    #endif
}

/// Whether a test makes this one of many runs that are much alike: each where the optimizer has compiled it, each fourth where it has
/// not.
public func isRun(_ index: Int) -> Bool {
    #if DEBUG
        index % 4 == 0
    #else
        true
    #endif
}
