/// Bytes that grow at the end: an array of room, and how much of it is taken.
///
/// What an array does for each `append` (growing, counting, generic copying) costs more than the bytes of a short token
/// themselves, and an answer is made of a hundred of them. Here a token that fits is stored where it belongs: of
/// the 15,000 instructions that writing an answer and a notification took, 11,000 were arrays that grew.
public struct ByteBuffer: Sendable {
    /// All of it has a value; what is behind `count` is room.
    @usableFromInline var room: [UInt8]
    public private(set) var count = 0

    public init() { room = [] }

    /// An empty buffer with room for so many bytes.
    public init(capacity: Int) { room = Array(repeating: 0, count: capacity) }

    public init(_ bytes: some Sequence<UInt8>) {
        room = Array(bytes)
        count = room.count
    }

    public var isEmpty: Bool { count == 0 }
    public var capacity: Int { room.count }

    /// The last byte; nil where there is none.
    @inline(__always)
    public var last: UInt8? { count > 0 ? room[count &- 1] : nil }

    /// Lends room for at most `most` bytes behind the last; `fill` writes from the start of it and returns how many.
    @inline(__always)
    mutating func append(atMost most: Int, _ fill: (UnsafeMutablePointer<UInt8>) -> Int) {
        if room.count &- count < most { grow(by: most) }
        count &+= room.withUnsafeMutableBufferPointer { room in
            guard let start = room.baseAddress else { return 0 }
            return fill(start + count)
        }
    }

    @inline(never)
    private mutating func grow(by more: Int) {
        let size = Swift.max(256, room.count * 2, count + more)
        // Filled in one step: an array that appends a repetition stores byte after byte.
        let larger = [UInt8](unsafeUninitializedCapacity: size) { target, filled in
            guard let start = target.baseAddress else { return }
            room.withUnsafeBufferPointer { taken in
                if let taken = taken.baseAddress { start.initialize(from: taken, count: count) }
            }
            (start + count).initialize(repeating: 0, count: size - count)
            filled = size
        }
        room = larger
    }

    /// Sees to room for so many bytes in all, where it is known beforehand how many there will be. In a file that does not
    /// import this module the standard library's own is called instead, which does nothing.
    public mutating func reserveCapacity(_ capacity: Int) {
        if capacity > room.count { grow(by: capacity - count) }
    }

    /// Adds a byte at the end.
    @inline(__always)
    public mutating func append(_ byte: UInt8) {
        append(atMost: 1) {
            $0[0] = byte
            return 1
        }
    }

    /// Adds bytes at the end, in one copy.
    @inline(__always)
    public mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        append(atMost: bytes.count) {
            $0.update(from: source, count: bytes.count)
            return bytes.count
        }
    }

    /// The same of another buffer's bytes.
    public mutating func append(contentsOf other: ByteBuffer) {
        other.withUnsafeBufferPointer { append(contentsOf: $0) }
    }

    /// Lends some of the bytes, to be written anew.
    @inlinable
    public mutating func overwrite(_ range: Range<Int>, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "behind the end of the bytes")
        room.withUnsafeMutableBufferPointer { body(UnsafeMutableBufferPointer(rebasing: $0[range])) }
    }

    /// Moves what is behind a range, so that as many bytes as told are where the range was; they are to be written.
    ///
    /// Not an array's `replaceSubrange`, which is generic: with the metadata that it needs, the first frame cost 40,000
    /// instructions, and pages all over the standard library were touched.
    public mutating func resize(_ range: Range<Int>, to size: Int) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "behind the end of the bytes")
        let rest = count - range.upperBound
        let more = size - range.count
        if more > 0, room.count - count < more { grow(by: more) }
        room.withUnsafeMutableBufferPointer { room in
            guard let start = room.baseAddress else { return }
            (start + range.lowerBound + size).update(from: start + range.upperBound, count: rest)
        }
        count += more
    }

    /// Overwrites all but some of the bytes, the room behind them too.
    public mutating func erase(allBut kept: Range<Int>) {
        room.withUnsafeMutableBufferPointer { room in
            room[..<kept.lowerBound].update(repeating: 0)
            room[kept.upperBound...].update(repeating: 0)
        }
    }

    /// Forgets all from an offset on.
    public mutating func removeSubrange(_ range: PartialRangeFrom<Int>) {
        count = Swift.min(count, Swift.max(range.lowerBound, 0))
    }

    /// Forgets all bytes. In room that is kept they stay until they are overwritten.
    public mutating func removeAll(keepingCapacity: Bool) {
        count = 0
        if !keepingCapacity { room = [] }
    }

    /// Lends the bytes, without the room behind them.
    public func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        room.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
    }

    /// The same as raw memory.
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        withUnsafeBufferPointer { body(UnsafeRawBufferPointer($0)) }
    }
}

extension ByteBuffer: RandomAccessCollection, RangeReplaceableCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    public subscript(position: Int) -> UInt8 {
        get {
            precondition(position < count, "behind the end of the bytes")
            return room[position]
        }
        set {
            precondition(position < count, "behind the end of the bytes")
            room[position] = newValue
        }
    }

    public subscript(range: Range<Int>) -> ArraySlice<UInt8> {
        precondition(range.upperBound <= count, "behind the end of the bytes")
        return room[range]
    }

    /// Never nil.
    public func withContiguousStorageIfAvailable<Result, Failure: Error>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        try room.withUnsafeBufferPointer { (bytes) throws(Failure) in
            try body(UnsafeBufferPointer(rebasing: bytes[..<count]))
        }
    }

    /// Adds bytes at the end: in one copy where they are side by side in memory, else one by one.
    public mutating func append(contentsOf bytes: some Sequence<UInt8>) {
        if bytes.withContiguousStorageIfAvailable({ append(contentsOf: $0) }) != nil { return }
        for byte in bytes { append(byte) }
    }

    /// Puts bytes where a range was; what is behind it moves once.
    public mutating func replaceSubrange(_ range: Range<Int>, with bytes: some Collection<UInt8>) {
        resize(range, to: bytes.count)
        var index = range.lowerBound
        for byte in bytes {
            room[index] = byte
            index += 1
        }
    }
}
