import Automata

/// How a time of day is spelled.
struct TimeSpelling: Hashable, Sendable {
    enum Part: Hashable, Sendable {
        /// 00 to 23.
        case hour
        /// 01 to 12.
        case hourOfTwelve
        case minute, second
        /// `A` or `P`; the `M` behind it is a literal.
        case dayPeriod

        var width: Int { self == .dayPeriod ? 1 : 2 }

        var numbers: ClosedRange<Int>? {
            switch self {
            case .hour: 0...23
            case .hourOfTwelve: 1...12
            case .minute, .second: 0...59
            case .dayPeriod: nil
            }
        }

        var code: String {
            switch self {
            case .hour, .hourOfTwelve: "invalid-hour"
            case .minute: "invalid-minute"
            case .second: "invalid-second"
            case .dayPeriod: "invalid"
            }
        }
    }

    private let pieces: [FormatPiece<Part>]

    /// Reads a format such as `HH:MM`.
    init(format: String) throws(DefinitionError) {
        let scanner = FormatScanner<Part>(
            names: [
                ("HH", .hour), ("hh", .hourOfTwelve), ("MM", .minute), ("SS", .second), ("aM", .dayPeriod),
                ("a", .dayPeriod),
            ])
        pieces = try scanner.pieces(of: format)
        let parts = Set(self.parts)
        guard parts.contains(.minute), parts.contains(.hour) != parts.contains(.hourOfTwelve) else {
            throw .invalid(path: "format", reason: "a time has MM and one of HH and hh")
        }
        guard parts.contains(.hourOfTwelve) == parts.contains(.dayPeriod) else {
            throw .invalid(path: "format", reason: "hh and a come together, HH without a")
        }
    }

    var parts: [Part] {
        pieces.compactMap { if case .part(let part) = $0 { part } else { nil } }
    }

    var hasDayPeriod: Bool { parts.contains(.dayPeriod) }

    /// The parts with what stands between them.
    var partsFormat: PartsFormat {
        PartsFormat(pieces) { part in
            switch part {
            case .hour: FieldEngine.Part(.hour, placeholder: "HH", numbers: part.numbers)
            case .hourOfTwelve: FieldEngine.Part(.hour, placeholder: "hh", numbers: part.numbers)
            case .minute: FieldEngine.Part(.minute, placeholder: "MM", numbers: part.numbers)
            case .second: FieldEngine.Part(.second, placeholder: "SS", numbers: part.numbers)
            case .dayPeriod:
                FieldEngine.Part(
                    .dayPeriod, placeholder: "a", takes: CharacterClass(ScalarSet("AP".unicodeScalars)), ending: "M")
            }
        }
    }

    /// The values: the parts without what stands between them.
    var expression: Expression {
        .sequence(
            parts.map { part in
                part.numbers.map { .numerals($0, width: part.width) } ?? .set(ScalarSet("AP".unicodeScalars))
            })
    }

    /// The part that the character at an offset of a value belongs to.
    func part(at offset: Int) -> Part? {
        var end = 0
        return parts.first { part in
            end += part.width
            return offset < end
        }
    }

    /// ISO 8601's form of a whole value: `14:05`, with seconds where the format has them.
    func iso(_ value: String) -> String? {
        var rest = value.utf8[...]
        var (hour, minute, second): (Int?, Int?, Int?)
        var isAfternoon = false
        for case .part(let part) in pieces {
            let text = rest.prefix(part.width)
            rest = rest.dropFirst(part.width)
            switch part {
            case .hour: hour = number(ofDigits: text)
            case .hourOfTwelve: hour = number(ofDigits: text).map { $0 % 12 }
            case .minute: minute = number(ofDigits: text)
            case .second: second = number(ofDigits: text)
            case .dayPeriod: isAfternoon = text.first == UInt8(ascii: "P")
            }
        }
        guard let hour, let minute else { return nil }
        let clock = twoDigits(hour + (isAfternoon ? 12 : 0)) + ":" + twoDigits(minute)
        return second.map { clock + ":" + twoDigits($0) } ?? clock
    }

    /// The value of ISO 8601's form; nil where it is none, or has seconds that the format has no place for.
    func value(iso: String) -> String? {
        let fields = iso.split(separator: ":", omittingEmptySubsequences: false)
        let numbers = fields.compactMap { $0.utf8.count == 2 ? number(ofDigits: $0.utf8) : nil }
        guard numbers.count == fields.count, numbers.count == 2 || numbers.count == 3, numbers[0] < 24,
            numbers[1...].allSatisfy({ $0 < 60 })
        else { return nil }
        let second = numbers.count == 3 ? numbers[2] : 0
        guard second == 0 || parts.contains(.second) else { return nil }
        return value(hour: numbers[0], minute: numbers[1], second: second)
    }

    /// The value of a time of day.
    func value(hour: Int, minute: Int, second: Int) -> String {
        parts.map { part in
            switch part {
            case .hour: twoDigits(hour)
            case .hourOfTwelve: twoDigits((hour + 11) % 12 + 1)
            case .minute: twoDigits(minute)
            case .second: twoDigits(second)
            case .dayPeriod: hour < 12 ? "A" : "P"
            }
        }.joined()
    }
}
