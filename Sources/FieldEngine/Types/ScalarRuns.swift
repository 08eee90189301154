/// Runs of scalars with a number each, of a table (`.ci/tables/domain_names.py`).
struct ScalarRuns: Sendable {
    private struct Run {
        var first: UInt32
        var last: UInt32
        var value: UInt8
    }

    private let runs: [Run]

    init(_ text: StaticString) {
        let table = TableText(text)
        var (place, end) = (0, 0)
        var runs: [Run] = []
        while place < table.count {
            let first = end + table.number(at: &place)
            let last = first + table.number(at: &place)
            runs.append(Run(first: UInt32(first), last: UInt32(last), value: UInt8(table.number(at: &place))))
            end = last + 1
        }
        self.runs = runs
    }

    /// The number of a scalar's run; nil where it is in none.
    subscript(scalar: Unicode.Scalar) -> UInt8? {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].last < scalar.value { low = middle + 1 } else { high = middle }
        }
        return low < runs.count && runs[low].first <= scalar.value ? runs[low].value : nil
    }

    var ranges: [ClosedRange<Unicode.Scalar>] {
        runs.compactMap { run in
            guard let first = Unicode.Scalar(run.first), let last = Unicode.Scalar(run.last) else { return nil }
            return first...last
        }
    }
}
