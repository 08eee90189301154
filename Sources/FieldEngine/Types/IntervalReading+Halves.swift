// Two times of which only one says the half of the day (specification, section 9.6).
extension IntervalReading {
    /// Both ends with the half of the day that is said behind the second, or beside the first; nil where both say one or none does, or
    /// where the other one has an hour of 24.
    func sharingHalf(_ first: String, _ second: String) -> (first: String, second: String)? {
        let (start, finish) = (EndOfDay(first, locale: locale), EndOfDay(second, locale: locale))
        if let half = finish.half, !finish.isHalfInFront, let shared = start.saying(half, isInFront: false) {
            return (shared, second)
        }
        if let half = start.half, let shared = finish.saying(half, isInFront: start.isHalfInFront) {
            return (first, shared)
        }
        return nil
    }

    /// Whether an end that is whole has an hour of 24.
    func isOfWholeDay(_ text: String) -> Bool {
        !text.contains { $0.isLetter } || EndOfDay(text, locale: locale).isOfWholeDay
    }
}

/// The time of day in an end of an interval.
private struct EndOfDay {
    private let text: String
    /// The text that says the half of the day.
    private(set) var half: Substring?
    private(set) var isHalfInFront = false
    /// Where the time is, which may be of either half of the day; nil where it can't.
    private var open: Range<Int>?
    private(set) var isOfWholeDay = false

    init(_ text: String, locale: String) {
        self.text = text
        guard let pieces = DatePiece.pieces(of: text, locale: locale) else { return }
        for index in pieces.indices {
            guard let clock = ClockReading.clock(at: index, in: pieces, separators: ["."]), clock.isCertain else {
                continue
            }
            if let said = clock.half {
                half = text.slice(said)
                isHalfInFront = said.lowerBound < clock.hour.range.lowerBound
            }
            isOfWholeDay = clock.isAfternoon == nil && clock.hour.value > 12
            if clock.isAfternoon == nil, !clock.isISO, clock.zone == nil { open(clock.hour, clock.range(in: pieces)) }
            return
        }
        let numbers = pieces.compactMap { $0.number }
        if numbers.count <= 2, let hour = numbers.first {
            open(hour, 0..<text.utf8.count)
        } else if let hour = pieces.last?.number {
            // An hour alone behind a date.
            open(hour, hour.range)
        }
    }

    private mutating func open(_ hour: TextNumber, _ range: Range<Int>) {
        if hour.digits <= 2, (1...12).contains(hour.value) { open = range }
    }

    /// The text with the half of the day in it; nil where that can't be said of its time.
    func saying(_ half: Substring, isInFront: Bool) -> String? {
        guard self.half == nil, let open else { return nil }
        let place = isInFront ? open.lowerBound : open.upperBound
        return text.slice(0..<place) + (isInFront ? half + " " : " " + half) + text.slice(place..<text.utf8.count)
    }
}
