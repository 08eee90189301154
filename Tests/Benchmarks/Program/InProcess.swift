import FieldEngine
import FieldServer
import Load

/// The session in this process: what cannot be seen from outside.
struct InProcess: ~Copyable {
    private var session = Session(configuration: SessionConfiguration())
    private var now = Moment(milliseconds: 0, today: CivilDate(year: 2026, month: 11, day: 21))

    private mutating func send(_ bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBytes { session.receive($0, at: now) }
        session.output.removeAll()
    }

    /// Heap allocations for each edit of a field that has seen some: the most of any, and the average.
    static func allocations(_ workload: Workload) -> (most: Int, average: Double) {
        var process = InProcess()
        process.send(workload.greeting.bytes[...])
        let edits = workload.edits(1_200)
        var most = 0
        var all = 0
        for index in 0..<1_200 {
            let bytes = edits.bytes[edits.offsets[index]..<edits.offsets[index + 1]]
            let before = load_allocations()
            process.send(bytes)
            let made = load_allocations() - before
            // The first ones fill caches and grow buffers.
            guard index >= 200 else { continue }
            most = max(most, made)
            all += made
        }
        return (most, Double(all) / 1_000)
    }
}
