/// What waits for its time, as data: a heap by deadline, then by what is promised to come first, then by the order of
/// its making.
///
/// A timer is never searched for and taken out. What it is for decides when it is due whether it still holds, so that
/// a keystroke that restarts a delay costs next to nothing.
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
    /// The earliest deadline that is queued of each purpose that restarts.
    private var queued: [Purpose: Int64] = [:]
    /// Timers in the heap in place of which earlier ones were queued since.
    private var replaced = 0

    var first: Timer? { heap.first }

    /// All of them, in no order.
    var all: [Timer] { heap }

    /// Has a purpose looked at by `deadline`. Where it will be looked at before that already nothing is queued, however
    /// often it restarts: what is due then asks for what is left of its time.
    mutating func restart(_ purpose: Purpose, at deadline: Int64) {
        if let queued = queued[purpose] {
            if queued <= deadline { return }
            replaced += 1
            dropReplaced()
        }
        queued[purpose] = deadline
        push(purpose, at: deadline)
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
        guard let first = heap.first, let last = heap.popLast() else { return nil }
        if queued[first.purpose] == first.deadline {
            queued[first.purpose] = nil
        } else if first.purpose.rank == 0 {
            replaced = max(0, replaced - 1)
        }
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

    /// The field is gone: what was queued for it is no more than one that was replaced.
    mutating func drop(field: Int32) {
        for purpose in [Purpose.liveValidation(field: field), .clientTimeout(field: field)]
        where queued.removeValue(forKey: purpose) != nil {
            replaced += 1
        }
        dropReplaced()
    }

    /// Takes replaced timers out when they are most of the heap: what waits is bounded by the fields, not by how often
    /// a client shortens a delay.
    private mutating func dropReplaced() {
        guard replaced > 64, replaced > heap.count / 2 else { return }
        replaced = 0
        // A sorted array is a heap.
        heap = heap.filter { $0.purpose.rank > 0 || queued[$0.purpose] == $0.deadline }
            .sorted(by: Self.precedes)
    }

    private static func precedes(_ a: Timer, _ b: Timer) -> Bool {
        (a.deadline, a.purpose.rank, a.order) < (b.deadline, b.purpose.rank, b.order)
    }
}
