/// Pending timers: a heap by deadline, then by rank, then by creation.
///
/// Timers are never removed from the middle: the owner of a due timer decides whether it still applies, so that a keystroke
/// restarts a delay almost for free. A dropped timer is removed at the front, so that it wakes nobody.
struct TimerQueue: Sendable {
    enum Purpose: Hashable, Sendable {
        case liveValidation(field: Int32)
        case clientTimeout(field: Int32)
        case groupStatus(form: String, group: String)
        case formStatus(form: String)

        /// Order at equal deadlines: fields, groups, forms.
        var rank: Int {
            switch self {
            case .liveValidation, .clientTimeout: 0
            case .groupStatus: 1
            case .formStatus: 2
            }
        }
    }

    struct Timer: Sendable {
        var deadline: Int64
        var order: UInt64
        var purpose: Purpose
    }

    private var heap: [Timer] = []
    private var made: UInt64 = 0
    /// The queued timer of each restartable purpose.
    private var queued: [Purpose: (deadline: Int64, order: UInt64)] = [:]
    /// The number of dropped or replaced timers in the heap.
    private var replaced = 0

    var first: Timer? { heap.first }

    /// All current timers, unordered.
    var all: [Timer] { heap.filter { isCurrent($0) } }

    private func isCurrent(_ timer: Timer) -> Bool {
        timer.purpose.rank > 0 || queued[timer.purpose]?.order == timer.order
    }

    /// Makes sure that a timer for the purpose is due by `deadline`. An earlier one suffices: its owner restarts it for the
    /// remaining time.
    mutating func restart(_ purpose: Purpose, at deadline: Int64) {
        if let queued = queued[purpose] {
            if queued.deadline <= deadline { return }
            drop(purpose)
        }
        queued[purpose] = (deadline, push(purpose, at: deadline))
    }

    /// - Returns: The timer's order, by which it is told from others of its purpose.
    @discardableResult
    mutating func push(_ purpose: Purpose, at deadline: Int64) -> UInt64 {
        made &+= 1
        push(Timer(deadline: deadline, order: made, purpose: purpose))
        return made
    }

    private mutating func push(_ timer: Timer) {
        heap.append(timer)
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard Self.precedes(heap[child], heap[parent]) else { break }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    mutating func popFirst() -> Timer? {
        guard let first = removeFirst() else { return nil }
        queued[first.purpose] = nil
        removeDropped()
        return first
    }

    /// Removes dropped timers from the front.
    private mutating func removeDropped() {
        while let first = heap.first, !isCurrent(first) {
            _ = removeFirst()
            replaced = max(0, replaced - 1)
        }
    }

    private mutating func removeFirst() -> Timer? {
        guard let first = heap.first, let last = heap.popLast() else { return nil }
        guard !heap.isEmpty else { return first }
        heap[0] = last
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
                if Self.precedes(heap[child], heap[least]) { least = child }
            }
            if least == parent { return first }
            heap.swapAt(parent, least)
            parent = least
        }
    }

    /// Drops all timers of a disposed field.
    mutating func drop(field: Int32) {
        drop(.liveValidation(field: field))
        drop(.clientTimeout(field: field))
    }

    /// Drops the timer of a restartable purpose. A later restart gets a new turn.
    mutating func drop(_ purpose: Purpose) {
        guard queued.removeValue(forKey: purpose) != nil else { return }
        replaced += 1
        removeDropped()
        dropReplaced()
    }

    /// Takes replaced timers out when they are most of the heap: what waits is bounded by the fields, not by how often
    /// a client shortens a delay.
    private mutating func dropReplaced() {
        guard replaced > 64, replaced > heap.count / 2 else { return }
        replaced = 0
        let all = heap
        heap.removeAll(keepingCapacity: true)
        for timer in all where isCurrent(timer) { push(timer) }
    }

    private static func precedes(_ a: Timer, _ b: Timer) -> Bool {
        (a.deadline, a.purpose.rank, a.order) < (b.deadline, b.purpose.rank, b.order)
    }
}
