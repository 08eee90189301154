internal import CLibrary
internal import FieldEngine

/// The time: a monotonic clock for what waits, and the civil date of the local time zone.
struct SystemClock {
    /// `--now`: it is this day for ever.
    private let fixedDate: CivilDate?
    /// Whether no time passes at all, so that the same input gives the same output however long it takes.
    let standsStill: Bool
    private var date = CivilDate(year: 1970, month: 1, day: 1)
    /// The minute of `date`. A date changes with a minute, in every zone there is.
    private var minute: Int?

    init(fixedDate: CivilDate? = nil, standsStill: Bool = false) {
        self.fixedDate = fixedDate
        self.standsStill = standsStill
    }

    mutating func now() -> Moment { now(at: Self.milliseconds) }

    /// The moment at which the monotonic clock shows that.
    mutating func now(at milliseconds: Int64) -> Moment {
        Moment(milliseconds: standsStill ? 0 : milliseconds, today: fixedDate ?? today())
    }

    /// Milliseconds of the monotonic clock.
    static var milliseconds: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }

    /// The same to within a few milliseconds, at a fifth of the cost where there is such a clock.
    static var roughMilliseconds: Int64 {
        var time = timespec()
        clock_gettime(roughMonotonic, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }

    #if os(Linux)
        private static let roughMonotonic = CLOCK_MONOTONIC_COARSE
        private static let roughRealtime = CLOCK_REALTIME_COARSE
    #else
        private static let roughMonotonic = CLOCK_MONOTONIC
        private static let roughRealtime = CLOCK_REALTIME
    #endif

    private mutating func today() -> CivilDate {
        var time = timespec()
        clock_gettime(Self.roughRealtime, &time)
        let present = Int(time.tv_sec) / 60
        if present != minute {
            minute = present
            // The zone may have been changed while the server runs.
            tzset()
            date = Self.localDate(at: time.tv_sec)
        }
        return date
    }

    private static func localDate(at seconds: time_t) -> CivilDate {
        var seconds = seconds
        var parts = tm()
        guard localtime_r(&seconds, &parts) != nil else { return CivilDate(year: 1970, month: 1, day: 1) }
        return CivilDate(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    }

    // MARK: Times in text

    /// The local date of an ISO date, or of a date and time with or without a zone: `2026-03-01`, `2026-03-01T23:30`,
    /// `2026-03-01T23:30:59.5Z`, `2026-03-01 23:30+02:00`. Nil for anything else, and for times that do not exist.
    static func date(of text: String) -> CivilDate? {
        guard let date = CivilDate(iso: text.prefix(10)), date.year > 0 else { return nil }
        var rest = text.utf8.dropFirst(10)
        guard let separator = rest.popFirst() else { return date }
        guard [UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " ")].contains(separator) else { return nil }
        guard let time = ClockTime(&rest), let zone = ZoneOffset(rest) else { return nil }
        switch zone {
        case .local:
            return date
        case .minutes(let offset):
            var parts = tm()
            parts.tm_year = Int32(date.year - 1900)
            parts.tm_mon = Int32(date.month - 1)
            parts.tm_mday = Int32(date.day)
            tzset()
            return localDate(at: timegm(&parts) + time.seconds - offset * 60)
        }
    }
}

/// `23:30`, with seconds and their fraction if they are there.
private struct ClockTime {
    var seconds: Int

    init?(_ text: inout Substring.UTF8View) {
        guard let hour = twoDigits(&text), hour < 24, text.popFirst() == UInt8(ascii: ":"),
            let minute = twoDigits(&text), minute < 60
        else { return nil }
        seconds = hour * 3600 + minute * 60
        guard text.first == UInt8(ascii: ":") else { return }
        text.removeFirst()
        guard let second = twoDigits(&text), second < 60 else { return nil }
        seconds += second
        guard text.first == UInt8(ascii: ".") else { return }
        text.removeFirst()
        let fraction = text.prefix { digit($0) != nil }
        guard !fraction.isEmpty else { return nil }
        text = text.dropFirst(fraction.count)
    }
}

private enum ZoneOffset {
    case local
    case minutes(Int)

    init?(_ text: Substring.UTF8View) {
        var text = text
        switch text.popFirst() {
        case nil:
            self = .local
        case UInt8(ascii: "Z"), UInt8(ascii: "z"):
            guard text.isEmpty else { return nil }
            self = .minutes(0)
        case .some(let sign) where sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"):
            guard let hours = twoDigits(&text), hours < 24 else { return nil }
            if text.first == UInt8(ascii: ":") { text.removeFirst() }
            guard let minutes = twoDigits(&text), minutes < 60, text.isEmpty else { return nil }
            self = .minutes((hours * 60 + minutes) * (sign == UInt8(ascii: "-") ? -1 : 1))
        default:
            return nil
        }
    }
}

private func twoDigits(_ text: inout Substring.UTF8View) -> Int? {
    guard let tens = text.popFirst().flatMap(digit), let ones = text.popFirst().flatMap(digit) else { return nil }
    return tens * 10 + ones
}

private func digit(_ byte: UInt8) -> Int? {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? Int(byte - UInt8(ascii: "0")) : nil
}
