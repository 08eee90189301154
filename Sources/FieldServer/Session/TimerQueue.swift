/// What waits for its time, as data: a heap by deadline, then by what is promised to come first, then by the order of
/// its making.
///
/// A timer is never searched for and taken out. What it is for decides when it is due whether it still holds. A field
/// has one timer for its live validation: a keystroke that restarts the delay leaves it where it is, and what is due
/// too early then is put off. So what waits is bounded by the fields, not by the keystrokes.
struct TimerQueue: Sendable {
    enum Purpose: Equatable, Sendable {
        case liveValidation(field: Int32)
        case groupStatus(form: String, group: String)
        case formStatus(form: String)

        /// What is due at the same time is told in this order: fields, groups, forms.
        fileprivate var rank: Int {
            switch self {
            case .liveValidation: 0
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
    /// When the timer of each field is due that has one.
    private var live: [Int32: Int64] = [:]
    /// Timers in the heap that others of their fields have replaced, which were due earlier.
    private var replaced = 0
    private var made: UInt64 = 0

    var first: Timer? { heap.first }

    mutating func push(_ purpose: Purpose, at deadline: Int64) {
        if case .liveValidation(let field) = purpose {
            if let due = live[field] {
                if due <= deadline { return }
                replaced += 1
                dropReplaced()
            }
            live[field] = deadline
        }
        made &+= 1
        heap.append(Timer(deadline: deadline, order: made, purpose: purpose))
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard Self.precedes(heap[child], heap[parent]) else { break }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    mutating func popFirst() -> Timer? {
        guard let first = heap.first, let last = heap.popLast() else { return nil }
        if case .liveValidation(let field) = first.purpose {
            if live[field] == first.deadline {
                live[field] = nil
            } else {
                replaced = max(0, replaced - 1)
            }
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

    /// Takes replaced timers out when they are most of the heap.
    private mutating func dropReplaced() {
        guard replaced > 64, replaced > heap.count / 2 else { return }
        replaced = 0
        // A sorted array is a heap.
        heap = heap.filter { timer in
            guard case .liveValidation(let field) = timer.purpose else { return true }
            return live[field] == timer.deadline
        }
        .sorted(by: Self.precedes)
    }

    private static func precedes(_ a: Timer, _ b: Timer) -> Bool {
        (a.deadline, a.purpose.rank, a.order) < (b.deadline, b.purpose.rank, b.order)
    }
}
