/// A set of numbers in ascending order, in pieces short enough that putting one in or taking one out moves little.
public struct SortedNumbers: Sendable {
    /// None is empty.
    private var pieces: [[Int32]] = []

    private static let longest = 512

    public init() {}

    public var isEmpty: Bool { pieces.isEmpty }

    public var first: Int32? { pieces.first?.first }
    var last: Int32? { pieces.last?.last }

    func first(after number: Int32) -> Int32? {
        // What comes last is asked most: each field when it is made.
        guard let last, number < last else { return nil }
        guard let piece = piece(of: number) else { return nil }
        let index = Self.index(notBefore: number &+ 1, in: pieces[piece])
        if index < pieces[piece].count { return pieces[piece][index] }
        return piece + 1 < pieces.count ? pieces[piece + 1].first : nil
    }

    func last(before number: Int32) -> Int32? {
        guard let last, last >= number else { return last }
        guard let piece = piece(of: number) else { return nil }
        let index = Self.index(notBefore: number, in: pieces[piece])
        if index > 0 { return pieces[piece][index - 1] }
        return piece > 0 ? pieces[piece - 1].last : nil
    }

    /// One array: walked through several modules, a sequence of pieces costs thousands of instructions a number.
    public var all: [Int32] { Array(pieces.joined()) }

    func contains(_ number: Int32) -> Bool { first(after: number - 1) == number }

    /// Whether it was not there yet.
    @discardableResult
    public mutating func insert(_ number: Int32) -> Bool {
        if let last, number > last {
            append(number)
            return true
        }
        guard let piece = piece(of: number) else {
            pieces.append([number])
            return true
        }
        let index = Self.index(notBefore: number, in: pieces[piece])
        if index < pieces[piece].count, pieces[piece][index] == number { return false }
        pieces[piece].insert(number, at: index)
        guard pieces[piece].count > Self.longest else { return true }
        let half = pieces[piece].count / 2
        pieces.insert(Array(pieces[piece][half...]), at: piece + 1)
        pieces[piece].removeSubrange(half...)
        return true
    }

    /// Numbers mostly come in order: what is full behind them is left full.
    private mutating func append(_ number: Int32) {
        let piece = pieces.count - 1
        guard pieces[piece].count >= Self.longest else {
            pieces[piece].append(number)
            return
        }
        var next: [Int32] = []
        next.reserveCapacity(Self.longest)
        next.append(number)
        pieces.append(next)
    }

    /// Whether it was there.
    @discardableResult
    public mutating func remove(_ number: Int32) -> Bool {
        guard let piece = piece(of: number) else { return false }
        let index = Self.index(notBefore: number, in: pieces[piece])
        guard index < pieces[piece].count, pieces[piece][index] == number else { return false }
        pieces[piece].remove(at: index)
        guard pieces[piece].isEmpty else { return true }
        pieces.remove(at: piece)
        // What once was large gives its room back.
        if pieces.isEmpty || pieces.capacity > 64 && pieces.count < pieces.capacity / 4 { pieces = pieces.map { $0 } }
        return true
    }

    /// The piece that holds the number or would: the last that begins no later, else the first; nil while there is none.
    private func piece(of number: Int32) -> Int? {
        var low = 0
        var high = pieces.count
        while low < high {
            let middle = (low + high) / 2
            if let first = pieces[middle].first, first <= number { low = middle + 1 } else { high = middle }
        }
        return pieces.isEmpty ? nil : max(low - 1, 0)
    }

    private static func index(notBefore number: Int32, in piece: [Int32]) -> Int {
        var low = 0
        var high = piece.count
        while low < high {
            let middle = (low + high) / 2
            if piece[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
