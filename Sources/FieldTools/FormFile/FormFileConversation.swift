/// What a session was asked of a form file, and what it answered: a new session that is asked the same says the same.
struct FormFileConversation {
    /// The messages, in order.
    private(set) var requests: [[UInt8]] = []
    private var answers: [(answer: FormFileAnswer, cost: Int)] = []
    private var size = 0
    /// How many of them were said again in the conversation at hand.
    private var position = 0
    private var isRepeating = true

    /// As many bytes are kept; what a file asks beyond that is asked anew each time.
    private static let largest = 8 << 20

    /// What was answered to a message that is the next in the conversation before; nil where it is another one, from which on
    /// nothing of that holds.
    mutating func answer(to message: [UInt8]) -> (answer: FormFileAnswer, cost: Int)? {
        guard isRepeating, position < answers.count, requests[position] == message else {
            leave()
            return nil
        }
        position += 1
        return answers[position - 1]
    }

    private mutating func leave() {
        guard isRepeating else { return }
        isRepeating = false
        requests.removeSubrange(position...)
        answers.removeSubrange(position...)
        size = answers.reduce(0) { $0 + $1.cost }
    }

    mutating func append(_ message: [UInt8], _ answer: FormFileAnswer, cost: Int) {
        size += cost
        requests.append(message)
        answers.append((answer, cost))
    }

    /// The conversation is over, and may begin again.
    mutating func end() {
        // What was not said again is no part of it any more.
        leave()
        if size > Self.largest { (requests, answers, size) = ([], [], 0) }
        (position, isRepeating) = (0, true)
    }
}
