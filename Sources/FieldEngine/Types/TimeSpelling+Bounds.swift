import Automata

/// The least and the greatest time of day, in seconds since midnight. Where the least is after the greatest, the times
/// between go over midnight.
struct TimeBounds: Hashable, Sendable {
    var minimum: Int?
    var maximum: Int?
    /// The seconds between two times that are wanted, counted from the minimum.
    var step: Int?

    static let day = 24 * 3_600
    static let none = TimeBounds()

    var isBounded: Bool { minimum != nil || maximum != nil }
    /// Whether the times go over midnight.
    var isOverMidnight: Bool { (minimum ?? 0) > (maximum ?? .max) }

    /// Runs of seconds; of the last one of a run that ends at a maximum no fraction is taken.
    fileprivate var runs: [(seconds: ClosedRange<Int>, isExact: Bool)] {
        let last = TimeBounds.day - 1
        let isExact = maximum != nil
        if isOverMidnight, let minimum, let maximum { return [(minimum...last, false), (0...maximum, isExact)] }
        return [((minimum ?? 0)...(maximum ?? last), isExact)]
    }

    func contains(_ time: ClockTime) -> Bool {
        runs.contains { run, isExact in
            run.contains(time.seconds) && !(isExact && time.hasFraction && time.seconds == run.upperBound)
        }
    }

    /// Whether a time is a step of those that are wanted.
    func isStep(_ time: ClockTime) -> Bool {
        guard let step else { return true }
        let distance = (time.seconds - (minimum ?? 0) + TimeBounds.day) % TimeBounds.day
        return !time.hasFraction && distance % step == 0
    }
}

extension TimeSpelling {
    /// The format, in which a step of a part goes to the next time that is wanted, where those lie evenly in an hour, a minute or
    /// a day.
    func format(steppingBy bounds: TimeBounds) -> PartsFormat {
        guard let step = bounds.step else { return partsFormat }
        let base = bounds.minimum ?? 0
        var hour = 1
        var minute = 1
        var second = 1
        if step % 3_600 == 0, TimeBounds.day % step == 0, !hasDayPeriod {
            (hour, minute, second) = (step / 3_600, 60, 60)
        } else if step % 60 == 0, 3_600 % step == 0 {
            (minute, second) = (step / 60, 60)
        } else if 60 % step == 0 {
            second = step
        }
        let parts = zip(parts, partsFormat.parts).map { named, part in
            switch named {
            case .hour, .plainHour: part.with(step: Int64(hour), stepBase: Int64(base / 3_600))
            case .minute: part.with(step: Int64(minute), stepBase: Int64(base / 60 % 60))
            case .second: part.with(step: Int64(second), stepBase: Int64(base % 60))
            case .hourOfTwelve, .plainHourOfTwelve, .fraction, .dayPeriod, .offset: part
            }
        }
        return PartsFormat(parts, literals: partsFormat.literals, typing: partsFormat.typing)
    }

    /// The values within bounds.
    func expression(within bounds: TimeBounds = .none) -> Expression { expression(within: bounds, isFixed: isFixed) }

    /// - Parameter isFixed: whether there is nothing between the parts.
    func expression(within bounds: TimeBounds, isFixed: Bool) -> Expression {
        let pieces = pieces.ofValues(isFixed: isFixed)
        guard bounds.isBounded else { return expression(ClockBlock.all, pieces) }
        var blocks: [ClockBlock] = []
        for (run, isExact) in bounds.runs {
            let hasEnd = isExact && parts.contains(.fraction)
            if hasEnd {
                blocks.append(ClockBlock(only: run.upperBound))
                guard run.lowerBound < run.upperBound else { continue }
                blocks += ClockBlock.blocks(run.lowerBound...run.upperBound - 1)
            } else {
                blocks += ClockBlock.blocks(run)
            }
        }
        return .any(of: blocks.map { expression($0, pieces) })
    }

    private func expression(_ block: ClockBlock, _ pieces: [FormatPiece<Part>]) -> Expression {
        guard hasDayPeriod else { return expression(block, pieces, half: nil) }
        return .any(of: [0, 1].map { expression(block, pieces, half: $0) })
    }

    /// - Parameter half: the half of the day.
    private func expression(_ block: ClockBlock, _ pieces: [FormatPiece<Part>], half: Int?) -> Expression {
        let first = (half ?? 0) * 12
        let own = half == nil ? block.hours : block.hours.clamped(to: first...first + 11)
        guard block.hours.overlaps(own) else { return .nothing }
        return .sequence(
            pieces.map { piece in
                switch piece {
                case .literal(let character): .text(String(character))
                case .part(let part):
                    switch part {
                    case .hour, .plainHour: numerals(own, isPlain: part == .plainHour)
                    case .hourOfTwelve, .plainHourOfTwelve:
                        hoursOfTwelve(
                            own.lowerBound - first...own.upperBound - first, isPlain: part == .plainHourOfTwelve)
                    case .minute: .numerals(block.minutes, width: 2)
                    case .second: .numerals(block.seconds, width: 2)
                    case .fraction:
                        (block.isExact ? .set(ScalarSet("0")) : Expression.digit).repeated(1...3)
                    case .dayPeriod: isCapital ? .text(half == 1 ? "P" : "A") : .text(dayPeriods[half ?? 0])
                    case .offset: .words(ClockOffset.words)
                    }
                }
            })
    }

    /// Hours of a half of the day, of which the first is 12.
    private func hoursOfTwelve(_ hours: ClosedRange<Int>, isPlain: Bool) -> Expression {
        let twelve: [Expression] = hours.lowerBound == 0 ? [.numerals(12...12, width: 2)] : []
        guard hours.upperBound > 0 else { return .any(of: twelve) }
        return .any(of: twelve + [numerals(max(hours.lowerBound, 1)...hours.upperBound, isPlain: isPlain)])
    }

    private func numerals(_ numbers: ClosedRange<Int>, isPlain: Bool) -> Expression {
        let padded = Expression.numerals(numbers, width: 2)
        guard isPlain, numbers.lowerBound <= 9 else { return padded }
        return padded.or(.numerals(numbers.lowerBound...min(numbers.upperBound, 9), width: 1))
    }

    // MARK: What is wrong

    /// Why no continuation of a value is a time within the bounds, which it became by its character at `from`: a part that is
    /// wrong by itself is named, else the bound.
    func finding(_ value: String, hopelessFrom from: Int, _ bounds: TimeBounds) -> Finding {
        let range = from..<Int.max
        let invalid = Finding("invalid", range: range)
        if !bounds.isOverMidnight, let time = time(value),
            let finding = Finding.outside(
                time.seconds, bounds.minimum, bounds.maximum, range: range, iso: { iso(ClockTime(seconds: $0)) })
        {
            return finding
        }
        guard let texts = partsFormat.texts(of: String(value.slice(0..<value.clusterEnd(after: from)))),
            let last = texts.lastFilled
        else { return invalid }
        let parts = parts
        if formatPart(parts[last]).state(of: texts[last]) == .wrong { return Finding(parts[last].code, range: range) }
        guard bounds.isBounded else { return Finding(parts[last].code, range: range) }
        let minimum = bounds.minimum.map { iso(ClockTime(seconds: $0)) }
        let maximum = bounds.maximum.map { iso(ClockTime(seconds: $0)) }
        let candidates = candidates(beginning: texts, last: last)
        let times = candidates.hours.flatMap { hour in
            candidates.minutes.flatMap { minute in candidates.seconds.map { hour * 3_600 + minute * 60 + $0 } }
        }
        let early = bounds.minimum.flatMap { minimum in times.last { $0 < minimum }.map { minimum - $0 } }
        let late = bounds.maximum.flatMap { maximum in times.first { $0 > maximum }.map { $0 - maximum } }
        if let minimum, let early, early <= late ?? .max {
            return .tooEarly(minimum, range: range)
        }
        if let maximum {
            return .tooLate(maximum, range: range)
        }
        return invalid
    }

    /// The first and the last second of the day that a value may become; nil where it can't be one.
    ///
    /// - Parameter bounds: where they go over midnight, what is before the minimum is on the next day.
    func seconds(beginning value: String, behind bounds: TimeBounds = .none) -> ClosedRange<Int>? {
        guard let texts = partsFormat.texts(of: value) else { return nil }
        let found = candidates(beginning: texts, last: texts.lastFilled ?? 0)
        var hours = found.hours
        if bounds.isOverMidnight, let minimum = bounds.minimum {
            // An hour that the minimum is in may be on either day: nothing is known of such.
            if hours.contains(minimum / 3_600), minimum % 3_600 != 0 { return 0...2 * TimeBounds.day }
            hours = hours.map { $0 < minimum / 3_600 ? $0 + 24 : $0 }.ascending
        }
        guard let hour = hours.first, let lastHour = hours.last, let minute = found.minutes.first,
            let lastMinute = found.minutes.last, let second = found.seconds.first, let lastSecond = found.seconds.last
        else { return nil }
        // What is said of a clock ahead of UTC was earlier.
        let offset = hasOffset ? texts.last.flatMap { ClockOffset.minutes($0) } : 0
        let (ahead, behind) = offset.map { ($0, $0) } ?? (14 * 60, -12 * 60)
        let first = hour * 3_600 + minute * 60 + second - ahead * 60
        return first...lastHour * 3_600 + lastMinute * 60 + lastSecond - behind * 60
    }

    /// The hours, minutes and seconds of the times that begin so.
    private func candidates(
        beginning texts: [String], last: Int
    ) -> (hours: [Int], minutes: [Int], seconds: [Int]) {
        var hours = Array(0...23)
        var minutes = Array(0...59)
        var seconds = parts.contains(.second) ? Array(0...59) : [0]
        for (index, part) in parts.enumerated() where !texts[index].isEmpty {
            let shape = formatPart(part)
            let text = texts[index]
            func isSaid(_ spelled: String) -> Bool {
                spelled.hasPrefix(text) && (index >= last || shape.state(of: text) != .complete || spelled == text)
            }
            func isSaid(_ number: Int) -> Bool { isSaid(String(number)) || isSaid(twoDigits(number)) }
            switch part {
            case .hour, .plainHour: hours.removeAll { part == .hour ? !isSaid(twoDigits($0)) : !isSaid($0) }
            case .hourOfTwelve: hours.removeAll { !isSaid(twoDigits(($0 + 11) % 12 + 1)) }
            case .plainHourOfTwelve: hours.removeAll { !isSaid(($0 + 11) % 12 + 1) }
            case .minute: minutes.removeAll { !isSaid(twoDigits($0)) }
            case .second: seconds.removeAll { !isSaid(twoDigits($0)) }
            case .fraction, .offset: break
            case .dayPeriod:
                hours.removeAll { !isSaid(isCapital ? ($0 < 12 ? "A" : "P") : dayPeriods[$0 < 12 ? 0 : 1]) }
            }
        }
        return (hours, minutes, seconds)
    }
}

/// Times whose hour, minute and second can be chosen apart from each other.
private struct ClockBlock {
    var hours: ClosedRange<Int>
    var minutes: ClosedRange<Int>
    var seconds: ClosedRange<Int>
    /// Whether a fraction is zero.
    var isExact = false

    static let all = ClockBlock(hours: 0...23, minutes: 0...59, seconds: 0...59)

    init(hours: ClosedRange<Int>, minutes: ClosedRange<Int>, seconds: ClosedRange<Int>) {
        self.hours = hours
        self.minutes = minutes
        self.seconds = seconds
    }

    /// One second, without a fraction.
    init(only second: Int) {
        let time = ClockTime(seconds: second)
        self.init(
            hours: time.hour...time.hour, minutes: time.minute...time.minute, seconds: time.second...time.second)
        isExact = true
    }

    /// The blocks that all seconds of a run are made of.
    static func blocks(_ run: ClosedRange<Int>) -> [ClockBlock] {
        let first = ClockTime(seconds: run.lowerBound)
        let last = ClockTime(seconds: run.upperBound)
        if first.hour == last.hour { return ofHour(first, through: last) }
        let end = ClockTime(hour: first.hour, minute: 59, second: 59)
        var blocks = ofHour(first, through: end)
        if first.hour + 1 < last.hour {
            blocks.append(ClockBlock(hours: first.hour + 1...last.hour - 1, minutes: 0...59, seconds: 0...59))
        }
        return blocks + ofHour(ClockTime(hour: last.hour, minute: 0, second: 0), through: last)
    }

    private static func ofHour(_ first: ClockTime, through last: ClockTime) -> [ClockBlock] {
        let hours = first.hour...first.hour
        func block(_ minutes: ClosedRange<Int>, _ seconds: ClosedRange<Int>) -> ClockBlock {
            ClockBlock(hours: hours, minutes: minutes, seconds: seconds)
        }
        if first.minute == last.minute { return [block(first.minute...first.minute, first.second...last.second)] }
        var blocks = [block(first.minute...first.minute, first.second...59)]
        if first.minute + 1 < last.minute { blocks.append(block(first.minute + 1...last.minute - 1, 0...59)) }
        blocks.append(block(last.minute...last.minute, 0...last.second))
        return blocks
    }
}
