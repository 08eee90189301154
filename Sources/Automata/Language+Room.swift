extension Language {
    /// How many more scalars must and may follow a text, or stand in it besides those that do. For lengths that are
    /// not counted in scalars, or not from the start: whoever asks has counted what is there.
    public struct Room: Hashable, Sendable {
        public var least: Int
        /// Nil: any number.
        public var most: Int?

        public init(least: Int = 0, most: Int? = nil) {
            self.least = Swift.max(least, 0)
            self.most = most
        }

        public static let any = Room()

        var isNone: Bool { most.map { $0 < least } ?? false }
    }

    /// Whether a text of the language begins with this one and has a number of scalars more that is within the room.
    /// Nil where that is not known within the limits. `end`: where the text was found to end, which spares a run over it.
    public func canContinue(_ text: String, endingAt end: Place? = nil, within room: Room) -> Bool? {
        if room.isNone { return false }
        if let state = end.flatMap({ self.state(at: $0) }) { return canContinue(state, room) }
        var text = text
        let run = text.withUTF8 { self.run($0) }
        guard run.state >= 0 else { return false }
        return canContinue(run.state, room)
    }

    /// Whether some insertion at a byte offset, with a number of scalars within the room, makes the text one of the
    /// language.
    public func canComplete(_ text: String, insertingAt offset: Int, within room: Room) -> Bool {
        if room.isNone { return false }
        var text = text
        return text.withUTF8 { bytes in
            let caret = UTF8Decoding.boundary(bytes, at: offset)
            return canComplete(
                between: UnsafeBufferPointer(rebasing: bytes[..<caret]),
                and: UnsafeBufferPointer(rebasing: bytes[caret...]), room)
        }
    }

    /// The scalars that may be inserted at a byte offset, where a number of scalars within the room may be added behind
    /// each of them.
    public func allowed(at offset: Int, in text: String, within room: Room) -> ScalarSet {
        if room.isNone { return ScalarSet() }
        var text = text
        return text.withUTF8 { bytes in
            let caret = UTF8Decoding.boundary(bytes, at: offset)
            return allowed(
                between: UnsafeBufferPointer(rebasing: bytes[..<caret]),
                and: UnsafeBufferPointer(rebasing: bytes[caret...]), room)
        }
    }

    /// Whether at least one scalar more may follow a text, within the room. `end`: where the text was found to end, which
    /// spares a run over it.
    public func canGrow(_ text: String, endingAt end: Place? = nil, within room: Room) -> Bool {
        if let state = end.flatMap({ self.state(at: $0) }) { return canGrow(from: state, room) }
        var text = text
        let run = text.withUTF8 { self.run($0) }
        return run.state >= 0 && canGrow(from: run.state, room)
    }

    private func canGrow(from state: Int32, _ room: Room) -> Bool {
        if room == .any, length == .any, search == nil { return canGrowByItself(state) != false }
        let rest = Room(least: max(room.least, 1), most: room.most)
        return !rest.isNone && canContinue(state, rest) != false
    }

    /// Whether any text has a number of scalars within the room; nil where that is not known within the limits.
    public func isEmpty(within room: Room) -> Bool? { canContinue("", within: room).map { !$0 } }

    /// The most bytes of UTF-8 that a scalar of any text of the language takes.
    public var widestScalar: Int {
        if let known = knownWidest { return known }
        let isUsed = usedClasses
        var widest = 1
        alphabet.forEachSpan { number, last in
            if isUsed[number] { widest = max(widest, last < 0x80 ? 1 : last < 0x800 ? 2 : last < 0x10000 ? 3 : 4) }
        }
        knownWidest = widest
        return widest
    }

    private var usedClasses: [Bool] {
        var isUsed = [Bool](repeating: false, count: alphabet.classCount)
        if let table {
            for state in 0..<Int32(table.stateCount) {
                for number in isUsed.indices where table.next(state, number) >= 0 { isUsed[number] = true }
            }
            return isUsed
        }
        var classes = [UInt64](repeating: 0, count: alphabet.labelWidth)
        for label in subsets.automaton.edgeLabel { alphabet.add(label, to: &classes) }
        for number in isUsed.indices { isUsed[number] = classes[number / 64] >> UInt64(number % 64) & 1 == 1 }
        return isUsed
    }
}
