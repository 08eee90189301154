import FieldEngine
import FieldProtocol
import JSONBytes
import TestSupport

/// Sessions made from those of the transcripts, with messages that are almost right.
struct SessionMutator {
    /// The messages of each transcript, and each message of the corpus as a session of one.
    let sessions: [[Parameter]]
    /// All values that occur anywhere, to be put somewhere else.
    private let values: [Parameter]
    let names: [String]

    init(sessions: [[Parameter]]) {
        self.sessions = sessions
        var values: [Parameter] = []
        var names: Set<String> = []
        var rest = sessions.flatMap { $0 }
        while let value = rest.popLast() {
            values.append(value)
            switch value {
            case .null, .boolean, .number, .text: break
            case .list(let elements): rest += elements
            case .table(let members):
                rest += members.map(\.value)
                names.formUnion(members.map(\.name))
            }
        }
        self.values = values
        self.names = names.sorted()
    }

    func input(_ random: inout SeededGenerator) -> [UInt8] {
        var messages: [Parameter] = []
        repeat {
            guard let session = sessions.randomElement(using: &random) else { break }
            let start = messages.isEmpty || random.oneIn(2) ? 0 : random.below(session.count)
            messages += session[start...].prefix(1 + random.below(40))
        } while random.oneIn(3)
        if let first = sessions.first?.first, !random.oneIn(10) { messages.insert(first, at: 0) }
        for _ in 0..<random.below(12) { mutate(&messages, &random) }
        var input: [UInt8] = []
        let isLine = random.oneIn(2)
        for message in messages {
            var text = Self.bytes(message)
            if random.oneIn(60) { damage(&text, &random) }
            if isLine {
                input += text + [UInt8(ascii: "\n")]
            } else {
                let length = random.oneIn(200) ? random.below(text.count * 2) : text.count
                input += Array("Content-Length: \(length)\r\n\r\n".utf8) + text
            }
            if random.oneIn(8) { input += Array(repeating: 0xFF, count: 1 + random.below(4)) }
        }
        if random.oneIn(20) { damage(&input, &random) }
        return input
    }

    // MARK: Messages

    private func mutate(_ messages: inout [Parameter], _ random: inout SeededGenerator) {
        guard !messages.isEmpty else { return }
        let index = random.below(messages.count)
        switch random.below(8) {
        case 0: messages.remove(at: index)
        case 1: messages.insert(messages[index], at: random.below(messages.count))
        case 2: messages.swapAt(index, random.below(messages.count))
        case 3: messages[index] = .list(Array(messages[index...].prefix(1 + random.below(5))))
        default:
            for _ in 0...random.below(3) { messages[index] = changed(messages[index], &random, depth: 0) }
        }
    }

    /// The value with something in it changed; deep inside more often than not.
    func changed(_ value: Parameter, _ random: inout SeededGenerator, depth: Int) -> Parameter {
        switch value {
        case .table(var members) where !members.isEmpty && !random.oneIn(12):
            let index = random.below(members.count)
            switch random.below(14) {
            case 0: members.remove(at: index)
            case 1: members.append(members[index])
            case 2: members[index].name = names.randomElement(using: &random) ?? ""
            case 3:
                members.append(
                    .init(
                        name: names.randomElement(using: &random) ?? "",
                        value: values.randomElement(using: &random) ?? .null))
            default: members[index].value = changed(members[index].value, &random, depth: depth + 1)
            }
            return .table(members)
        case .list(var elements) where !elements.isEmpty && !random.oneIn(8):
            let index = random.below(elements.count)
            switch random.below(6) {
            case 0: elements.remove(at: index)
            case 1: elements += Array(repeating: elements[index], count: 1 + random.below(60))
            case 2: elements.append(values.randomElement(using: &random) ?? .null)
            default: elements[index] = changed(elements[index], &random, depth: depth + 1)
            }
            return .list(elements)
        case .number where !random.oneIn(4):
            return .number(random.pick(Self.numbers))
        case .text(let text) where !random.oneIn(6):
            return .text(changed(text, &random))
        default:
            return replacement(&random)
        }
    }

    private func replacement(_ random: inout SeededGenerator) -> Parameter {
        switch random.below(8) {
        case 0: .null
        case 1: .boolean(random.oneIn(2))
        case 2: .number(random.pick(Self.numbers))
        case 3: .text(random.pick(Self.texts))
        case 4: .list([])
        case 5: .table([])
        default: values.randomElement(using: &random) ?? .null
        }
    }

    private func changed(_ text: String, _ random: inout SeededGenerator) -> String {
        var scalars = Array(text.unicodeScalars)
        switch random.below(7) {
        case 0: return random.pick(Self.texts)
        case 1:
            guard case .text(let other)? = values.randomElement(using: &random) else { return text }
            return other
        case 2: if !scalars.isEmpty { scalars.remove(at: random.below(scalars.count)) }
        case 3:
            let inserted = Array((random.pick(Self.texts)).unicodeScalars)
            scalars.insert(contentsOf: inserted, at: random.below(scalars.count + 1))
        case 4: if !scalars.isEmpty { scalars += scalars.prefix(random.below(300)) }
        case 5:
            if !scalars.isEmpty {
                scalars[random.below(scalars.count)] = random.pick(Self.scalars)
            }
        default: if !scalars.isEmpty { scalars.swapAt(random.below(scalars.count), random.below(scalars.count)) }
        }
        var result = String.UnicodeScalarView()
        result.append(contentsOf: scalars)
        return String(result)
    }

    static let numbers = [
        "0", "-0", "1", "2", "3", "5", "10", "16", "100", "255", "256", "1000", "8191", "8192", "8193", "65536", "-1",
        "-2", "0.5",
        "1.5", "-1e-9", "1e308", "1e400", "1e-400", "2147483647", "2147483648", "4294967296", "9007199254740991",
        "9007199254740993", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
        "99999999999999999999",
        "3.0", "30e-1", "86400000", "86400001", "9223372036854775806",
    ]
    static let texts = [
        "", " ", "\0", "\n", "\r\n", "\t", "é", "e\u{301}", "👩‍👩‍👧‍👦", "🇩🇪🇩", "\u{FEFF}", "\u{200B}", "\u{202E}", "\u{FFFD}",
        "ﬁ", "ß", "İ", "٣",
        "１２", "0", "1", "12", "-", "--", "+", ".", ",", "1.", ".5", "1e5", "00000", "99999999999999999999999999", "(",
        ")", "[", "]",
        "[^]", "a{1,3}", "(a|b)*", "\\", "\\d", "^$", ".*", "(?i)", "2026-02-29", "29.02.2027", "12:60",
        "+1 (555) 123-4567",
        "4111111111111111", "DE89370400440532013000", "$1,234.56", "user@example.com", "f", "f1", "phone", "number",
        "date",
        "card", "currency", "template", "phrase", "today+1d", "en", "de", "fr-CH", "utf-8", "utf-32", "field/edit",
        "field/get", "field/update", "form/submit", String(repeating: "x", count: 300),
    ]
    private static let scalars: [Unicode.Scalar] = [
        "\0", " ", "0", "9", "a", "Z", "-", ".", ",", "(", "[", "\\", "^", "$", "*", "\u{301}", "\u{200D}", "é", "あ",
        "😀", "\u{FEFF}", "٣",
    ]

    // MARK: Bytes

    /// One message a line.
    static func lines(_ messages: [Parameter]) -> [UInt8] {
        Array(messages.map { bytes($0) + [UInt8(ascii: "\n")] }.joined())
    }

    static func bytes(_ message: Parameter) -> [UInt8] {
        var writer = JSONWriter()
        message.encode(to: &writer)
        return Array(writer.bytes)
    }

    /// What a bad cable does.
    func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        guard !bytes.isEmpty else { return }
        for _ in 0...random.below(4) where !bytes.isEmpty {
            let index = random.below(bytes.count)
            switch random.below(5) {
            case 0: bytes.remove(at: index)
            case 1: bytes[index] ^= 1 << UInt8(random.below(8))
            case 2: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: index)
            case 3: bytes.removeSubrange(index..<min(bytes.count, index + random.below(30)))
            default: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + random.below(30))], at: index)
            }
        }
    }
}
