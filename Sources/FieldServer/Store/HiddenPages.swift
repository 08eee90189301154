/// The pages of a form that are left out.
struct HiddenPages {
    var form: String
    /// Whose condition does not hold.
    var byCondition: Set<Int> = []
    /// Of whose fields none shows.
    var bare: Set<Int>

    var all: Set<Int> { byCondition.union(bare) }
}
