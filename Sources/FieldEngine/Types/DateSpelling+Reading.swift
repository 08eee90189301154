import Automata

// What a text in a date's spelling says, as far as it goes, and why no continuation of it is a date.
extension DateSpelling {
    /// The date that a whole text says, the fillers for what it does not say; nil for any other text, and for a day that does
    /// not exist.
    func date(_ text: String, today: CivilDate) -> CivilDate? {
        guard let read = reading(text, today: today), read.isWhole else { return nil }
        return read.onlyDate
    }

    /// Whether a text is the beginning of one in this spelling, whatever day it says.
    func begins(_ text: String, today: CivilDate) -> Bool { reading(text, today: today) != nil }

    /// The first and the last day that a text can still become, bounds aside; nil where no continuation is a date.
    func days(beginning text: String, today: CivilDate) -> ClosedRange<CivilDate>? {
        guard let read = reading(text, today: today),
            let first = read.earliest(after: CivilDate(year: 0, month: 1, day: 1)),
            let last = read.latest(before: CivilDate(year: 10_000, month: 1, day: 1))
        else { return nil }
        return first...last
    }

    /// Why no continuation of a text is a date within the bounds, which it became by its character at `from`.
    ///
    /// A part that is wrong by itself is named; else the date that does not exist; else the bound. Where dates before
    /// and after the bounds begin like the text, the nearer one tells which bound it is.
    func finding(
        _ text: String, hopelessFrom from: Int, minimum: CivilDate?, maximum: CivilDate?, today: CivilDate
    ) -> Finding {
        let range = from..<Int.max
        if let date = date(text, today: today),
            let finding = Finding.outside(date, minimum, maximum, range: range, iso: { iso($0) })
        {
            return finding
        }
        let end = text.clusterEnd(after: from)
        guard let read = reading(String(text.slice(0..<end)), today: today) else {
            return Finding("invalid-date", range: range)
        }
        if let part = read.last, !read.hasCandidates(part.kind) {
            switch part.kind {
            case .month: return Finding("invalid-month", range: range)
            case .day: return Finding("invalid-day", range: range)
            case .year: return Finding("year-out-of-range", range: range)
            }
        }
        let before = minimum.flatMap { minimum in
            read.latest(before: minimum).map { minimum.dayNumber - $0.dayNumber }
        }
        let after = maximum.flatMap { maximum in
            read.earliest(after: maximum).map { $0.dayNumber - maximum.dayNumber }
        }
        if let minimum, let before, before < after ?? .max {
            return .tooEarly(iso(minimum), range: range)
        }
        if let maximum, after != nil {
            return .tooLate(iso(maximum), range: range)
        }
        return Finding("invalid-date", range: range)
    }

    /// What the beginning of a text says of each part; nil where it can't begin a date for what stands between them.
    private func reading(_ text: String, today: CivilDate) -> DateCandidates? {
        var reading = DateCandidates(
            window: hasShortYear ? Self.window(around: today) : nil, hasYear: says(.year))
        var rest = text[...]
        for (index, piece) in pieces.enumerated() {
            guard let first = rest.first else {
                reading.isWhole = false
                return reading
            }
            switch piece {
            case .literal(let character):
                guard first == character else { return nil }
                rest.removeFirst()
            case .part(let part):
                reading.last = part
                switch part {
                case .month, .day, .year, .shortYear:
                    guard let digits = takeFixed(part, from: &rest) else { return nil }
                    if digits.count < part.width { reading.isWhole = false }
                    reading.set(part, digits, isOpen: false)
                case .plainMonth, .plainDay:
                    guard let (digits, isOpen) = takePlain(from: &rest) else { return nil }
                    if digits.count == 0 { reading.isWhole = false }
                    reading.set(part, digits, isOpen: isOpen)
                case .monthName, .shortMonthName:
                    let isLast = index == pieces.count - 1
                    var next: Character?
                    if !isLast, case .literal(let character) = pieces[index + 1] { next = character }
                    guard let name = takeName(from: &rest, before: next) else {
                        reading.setNoMonth()
                        return reading
                    }
                    reading.set(months: name.months, only: name.only)
                    if name.only == nil { reading.isWhole = false }
                }
            }
        }
        return rest.isEmpty ? reading : nil
    }

    private func takeFixed(_ part: Part, from rest: inout Substring) -> DateCandidates.Digits? {
        var digits = DateCandidates.Digits()
        var places = 0
        for byte in rest.utf8.prefix(part.width) {
            // What is still to come of a part that others follow is a gap there.
            if byte.isDigit { digits.append(byte) } else if byte != UInt8(ascii: "_") { return nil }
            places += 1
        }
        rest = Substring(rest.utf8.dropFirst(places))
        return digits
    }

    /// At most two digits, and whether another can follow them.
    private func takePlain(from rest: inout Substring) -> (DateCandidates.Digits, isOpen: Bool)? {
        var digits = DateCandidates.Digits()
        while digits.count < 2, let byte = rest.utf8.first, byte.isDigit {
            digits.append(byte)
            rest = Substring(rest.utf8.dropFirst())
        }
        if rest.first == PartsFormat.gapCharacter {
            rest.removeFirst()
            return (digits, true)
        }
        return digits.count == 0 && !rest.isEmpty ? nil : (digits, rest.isEmpty && digits.count < 2)
    }

    /// The months whose names begin so, and the one that is named; nil where no name does.
    private func takeName(
        from rest: inout Substring, before next: Character?
    ) -> (months: [Int], only: Int?)? {
        var only: Int?
        var length = 0
        for (index, name) in monthNames.enumerated() where rest.hasPrefix(name) && name.count > length {
            only = index + 1
            length = name.count
        }
        if only == nil {
            let begun = rest.prefix { $0 != PartsFormat.gapCharacter }
            // A gap or the end of the text is behind what is there of a name.
            while length < begun.count, monthNames.contains(where: { $0.hasPrefix(begun.prefix(length + 1)) }) {
                length += 1
            }
            guard length == begun.count || begun.dropFirst(length).first == next && length > 0 else { return nil }
        }
        let begun = rest.prefix(length)
        rest = rest.dropFirst(length)
        let isOpen = rest.isEmpty || rest.first == PartsFormat.gapCharacter
        if only == nil, !isOpen { return nil }
        if rest.first == PartsFormat.gapCharacter {
            rest.removeFirst()
            only = nil
        }
        if let only, !isOpen { return ([only], only) }
        let months = monthNames.indices.filter { monthNames[$0].hasPrefix(begun) }.map { $0 + 1 }
        return (months, only)
    }
}

/// The parts of a date as far as they are there, and the dates that begin so.
private struct DateCandidates {
    /// The first digits of a number.
    struct Digits {
        private(set) var number = 0
        private(set) var count = 0

        mutating func append(_ digit: UInt8) {
            number = number * 10 + Int(digit - UInt8.zeroDigit)
            count += 1
        }

        /// The numbers that begin so, written with as many digits as told.
        func numbers(ofWidth width: Int) -> Range<Int> {
            var first = number
            var end = number + 1
            for _ in count..<max(width, count) {
                first *= 10
                end *= 10
            }
            return first..<end
        }
    }

    /// The years that two digits may mean; nil for four.
    let window: ClosedRange<Int>?
    let hasYear: Bool
    var isWhole = true
    /// The part that was read last.
    var last: DateSpelling.Part?
    private var months = SmallNumbers(1...12)
    private var days = SmallNumbers(1...31)
    private var year = Digits()
    /// The day and the month that are written.
    private var onlyMonth = DateSpelling.filler.month
    private var onlyDay = DateSpelling.filler.day

    init(window: ClosedRange<Int>?, hasYear: Bool) {
        self.window = window
        self.hasYear = hasYear
    }

    /// - Parameter isOpen: whether a part without zeros may have another digit.
    mutating func set(_ part: DateSpelling.Part, _ digits: Digits, isOpen: Bool) {
        var numbers = SmallNumbers()
        switch part {
        case .year, .shortYear:
            year = digits
            return
        case .month, .day: numbers = SmallNumbers(digits.numbers(ofWidth: 2).clamped(to: 1..<32))
        case .plainMonth, .plainDay:
            if digits.count == 0 {
                numbers = SmallNumbers(1...31)
            } else {
                numbers.insert(digits.number)
                if isOpen { for number in digits.numbers(ofWidth: 2) { numbers.insert(number) } }
            }
        case .monthName, .shortMonthName: return
        }
        if part.kind == .month {
            months = numbers.intersection(SmallNumbers(1...12))
            onlyMonth = digits.number
        } else {
            days = numbers.intersection(SmallNumbers(1...31))
            onlyDay = digits.number
        }
    }

    mutating func set(months: [Int], only: Int?) {
        self.months = SmallNumbers(months)
        onlyMonth = only ?? 0
    }

    /// Notes that the month is none.
    mutating func setNoMonth() {
        months = SmallNumbers()
        onlyMonth = 0
        isWhole = false
    }

    /// The year that two digits mean.
    private static func year(of window: ClosedRange<Int>, endingIn digits: Int) -> Int {
        let distance = (digits - window.lowerBound) % 100
        return window.lowerBound + (distance < 0 ? distance + 100 : distance)
    }

    private var years: [Int] {
        guard hasYear else { return [DateSpelling.filler.year] }
        guard let window else { return Array(year.numbers(ofWidth: 4).clamped(to: Range(DateSpelling.years))) }
        return year.numbers(ofWidth: 2).map { Self.year(of: window, endingIn: $0) }.ascending
    }

    /// Whether the part by itself could be one.
    func hasCandidates(_ part: DateSpelling.Kind) -> Bool {
        switch part {
        case .month: !months.isEmpty
        case .day: !days.isEmpty
        case .year: !years.isEmpty
        }
    }

    /// The date of parts that are all there.
    var onlyDate: CivilDate? {
        let number = hasYear ? year.number : DateSpelling.filler.year
        let date = CivilDate(
            year: window.map { Self.year(of: $0, endingIn: number) } ?? number, month: onlyMonth, day: onlyDay)
        return date.exists && (window != nil || DateSpelling.years.contains(date.year)) ? date : nil
    }

    func latest(before limit: CivilDate) -> CivilDate? {
        for year in years.reversed() where year <= limit.year {
            for month in (1...12).reversed() where months.contains(month) {
                for day in (1...31).reversed() where days.contains(day) {
                    let date = CivilDate(year: year, month: month, day: day)
                    if date < limit, date.exists { return date }
                }
            }
        }
        return nil
    }

    func earliest(after limit: CivilDate) -> CivilDate? {
        for year in years where year >= limit.year {
            for month in 1...12 where months.contains(month) {
                for day in 1...31 where days.contains(day) {
                    let date = CivilDate(year: year, month: month, day: day)
                    if date > limit, date.exists { return date }
                }
            }
        }
        return nil
    }
}

/// Numbers from 0 to 63, a bit for each. Others are left out.
private struct SmallNumbers {
    private var bits: UInt64 = 0

    init() {}

    /// - Parameter numbers: within 0 to 63.
    init(_ numbers: ClosedRange<Int>) {
        bits = ~0 << UInt64(numbers.lowerBound) & ~0 >> UInt64(63 - numbers.upperBound)
    }

    init(_ numbers: some Sequence<Int>) { for number in numbers { insert(number) } }

    var isEmpty: Bool { bits == 0 }

    func contains(_ number: Int) -> Bool { bits & 1 << UInt64(number) != 0 }

    mutating func insert(_ number: Int) {
        if (0..<64).contains(number) { bits |= 1 << UInt64(number) }
    }

    func intersection(_ other: SmallNumbers) -> SmallNumbers {
        var both = self
        both.bits &= other.bits
        return both
    }
}
