/// What waits for its time, as data: a heap by deadline, then by what is promised to come first, then by the order of
/// its making.
///
/// A timer is never searched for and taken out. What it is for decides when it is due whether it still holds, so that
/// a keystroke that restarts a delay costs next to nothing. One that was dropped goes when it is the first, so that nobody
/// is woken for it.
struct TimerQueue: Sendable {
    enum Purpose: Hashable, Sendable {
        case liveValidation(field: Int32)
        case clientTimeout(field: Int32)
        case groupStatus(form: String, group: String)
        case formStatus(form: String)

        /// What is due at the same time is told in this order: fields, groups, forms.
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
    /// The timer that is queued of each purpose that restarts.
    private var queued: [Purpose: (deadline: Int64, order: UInt64)] = [:]
    /// Timers in the heap that were dropped, or in place of which earlier ones were queued since.
    private var replaced = 0

    var first: Timer? { heap.first }

    /// All that were not dropped or replaced, in no order.
    var all: [Timer] { heap.filter { isCurrent($0) } }

    private func isCurrent(_ timer: Timer) -> Bool {
        timer.purpose.rank > 0 || queued[timer.purpose]?.order == timer.order
    }

    /// Has a purpose looked at by `deadline`. Where it will be looked at before that already nothing is queued, however
    /// often it restarts: what is due then asks for what is left of its time.
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
        heap.append(Timer(deadline: deadline, order: made, purpose: purpose))
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard Self.precedes(heap[child], heap[parent]) else { break }
            heap.swapAt(child, parent)
            child = parent
        }
        return made
    }

    mutating func popFirst() -> Timer? {
        guard let first = removeFirst() else { return nil }
        queued[first.purpose] = nil
        removeDropped()
        return first
    }

    /// Takes out what was dropped, as far as it is in front.
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

    /// The field is gone, and nothing is due for it any more.
    mutating func drop(field: Int32) {
        drop(.liveValidation(field: field))
        drop(.clientTimeout(field: field))
    }

    /// Nothing is due for a purpose that restarts: when it begins anew, it is queued anew, in its new turn.
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
        // A sorted array is a heap.
        heap = heap.filter { isCurrent($0) }.sorted(by: Self.precedes)
    }

    private static func precedes(_ a: Timer, _ b: Timer) -> Bool {
        (a.deadline, a.purpose.rank, a.order) < (b.deadline, b.purpose.rank, b.order)
    }
}
