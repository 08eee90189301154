/// The characters of a number whose checksums are asked for, with room behind them for one that is tried.
///
/// It lives as long as the call of `with`: a key asks several forms for several checksums, and an array for each would be
/// most of what the key allocates.
struct CheckedText {
    typealias Places = Slice<UnsafeMutableBufferPointer<Unicode.Scalar>>

    private let room: UnsafeMutableBufferPointer<Unicode.Scalar>
    let count: Int

    /// - Parameter most: at least as many as there are, such as the bytes of a text.
    static func with<Result>(
        _ scalars: some Sequence<Unicode.Scalar>, atMost most: Int, _ body: (CheckedText) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: Unicode.Scalar.self, capacity: most + 1) { room in
            var count = 0
            for scalar in scalars {
                guard count < most else { break }
                room.initializeElement(at: count, to: scalar)
                count += 1
            }
            return body(CheckedText(room: room, count: count))
        }
    }

    var isEmpty: Bool { count == 0 }
    var indices: Range<Int> { 0..<count }

    subscript(place: Int) -> Unicode.Scalar {
        precondition(indices.contains(place))
        return room[place]
    }

    subscript(places: ClosedRange<Int>) -> Places {
        precondition(places.upperBound < count)
        return room[places]
    }

    subscript(places: PartialRangeUpTo<Int>) -> Places {
        precondition(places.upperBound <= count)
        return room[places]
    }

    func allSatisfy(_ predicate: (Unicode.Scalar) -> Bool) -> Bool { room[..<count].allSatisfy(predicate) }

    /// The text with one more character, which the next that is tried replaces.
    func followed(by scalar: Unicode.Scalar) -> CheckedText {
        precondition(count < room.count)
        room.initializeElement(at: count, to: scalar)
        return CheckedText(room: room, count: count + 1)
    }
}
