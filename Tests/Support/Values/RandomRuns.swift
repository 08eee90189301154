/// How many of so many random runs a test makes: all where the optimizer has compiled it, a quarter where it has not, which takes ten
/// times as long. `.ci/run` does both.
public func randomRuns(_ count: Int) -> Int {
    #if DEBUG
        (count + 3) / 4
    #else
        count
    #endif
}
