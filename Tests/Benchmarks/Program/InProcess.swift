import FieldEngine
import FieldServer
import Load

/// The session in this process: what cannot be seen from outside.
struct InProcess: ~Copyable {
    private var session = Session(configuration: SessionConfiguration())
    private var now = Moment(milliseconds: 0, today: CivilDate(year: 2026, month: 11, day: 21))

    private mutating func send(_ requests: Requests, _ index: Int) {
        let bytes = requests.bytes[requests.offsets[index]..<requests.offsets[index + 1]]
        bytes.withUnsafeBytes { session.receive($0, at: now) }
        session.output.removeAll()
    }

    /// Heap allocations for each message of a server that has seen some: the most of any, and the average.
    static func allocations(_ play: Play) -> (most: Int, average: Double) {
        var process = InProcess()
        var setUp = Requests()
        setUp.add(play.setUp)
        for index in 0..<setUp.count { process.send(setUp, index) }
        let turns = 1_200 / play.turn.count + 2
        let requests = Requests(play, turns: turns)
        var (most, all, count) = (0, 0, 0)
        for index in 0..<requests.count {
            let before = load_allocations()
            process.send(requests, index)
            let made = load_allocations() - before
            // The first ones fill caches and grow buffers.
            guard index >= 200 else { continue }
            most = max(most, made)
            all += made
            count += 1
        }
        return (most, Double(all) / Double(count))
    }
}
