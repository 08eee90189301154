import JSONBytes
import TestSupport
import Testing

/// Random values are written and read back, and random damage is met without a trap. A test's argument is the seed.
struct RoundTripTests {
    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func values(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var document = JSONDocument()
        for _ in 0..<50 {
            let value = RandomValue.any(depth: 0, using: &random)
            var writer = JSONWriter()
            value.write(to: &writer)
            try document.parse(writer.bytes)
            #expect(RandomValue(document.root, of: document) == value)
            #expect(document.source(document.root).elementsEqual(writer.bytes))
            // White space between the tokens changes nothing.
            let spaced = spaced(Array(writer.bytes), using: &random)
            try document.parse(spaced)
            #expect(RandomValue(document.root, of: document) == value)
        }
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func damage(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var document = JSONDocument()
        for _ in 0..<100 {
            var writer = JSONWriter()
            RandomValue.any(depth: 0, using: &random).write(to: &writer)
            var bytes = Array(writer.bytes)
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[index] = .random(in: 0...255, using: &random)
                case 1: bytes.insert(Array("[]{}\",:\\ue-0".utf8).randomElement(using: &random) ?? 0, at: index)
                default: bytes.removeSubrange(index..<min(bytes.count, index + 2))
                }
                if bytes.isEmpty { break }
            }
            do {
                try document.parse(bytes)
                // What was accepted can be walked, and is UTF-8.
                #expect(RandomValue(document.root, of: document) != nil)
                #expect(String(validating: bytes, as: UTF8.self) != nil)
            } catch {
                #expect(error.offset >= 0 && error.offset <= bytes.count)
                #expect((error.reason == .unexpectedEnd) == (error.offset == bytes.count))
            }
        }
    }

    private func spaced(_ bytes: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
        var result: [UInt8] = []
        var isInString = false
        var isEscaped = false
        for byte in bytes {
            let isToken = !isInString && "[]{},:\"".utf8.contains(byte)
            func space() {
                result += ["", "", " ", "\n", "\r\n\t", "            "].randomElement(using: &random)?.utf8 ?? "".utf8
            }
            if isToken { space() }
            result.append(byte)
            if byte == UInt8(ascii: "\""), !isEscaped { isInString.toggle() }
            isEscaped = isInString && !isEscaped && byte == UInt8(ascii: "\\")
            if isToken, !isInString { space() }
        }
        return result
    }
}

/// A value as a test sees it: integers and other numbers apart, those as they are spelled, strings by their scalars.
indirect enum RandomValue: Equatable {
    case null
    case bool(Bool)
    case integer(Int64)
    case number(String)
    case string([Unicode.Scalar])
    case array([RandomValue])
    case object([Member])

    struct Member: Equatable {
        var name: [Unicode.Scalar]
        var value: RandomValue
    }

    static func any(depth: Int, using random: inout SeededGenerator) -> RandomValue {
        switch Int.random(in: 0..<(depth < 5 ? 8 : 5), using: &random) {
        case 0: .null
        case 1: .bool(.random(using: &random))
        case 2: .integer(Int64(bitPattern: random.next()) >> Int64.random(in: 0..<64, using: &random))
        case 3: .number(String(Double.random(in: -1...1, using: &random) / 3))
        case 4: .string(scalars(using: &random))
        case 5, 6:
            .array((0..<Int.random(in: 0..<5, using: &random)).map { _ in any(depth: depth + 1, using: &random) })
        default:
            .object(
                (0..<Int.random(in: 0..<5, using: &random)).map { _ in
                    Member(name: scalars(using: &random), value: any(depth: depth + 1, using: &random))
                })
        }
    }

    private static func scalars(using random: inout SeededGenerator) -> [Unicode.Scalar] {
        let highest: UInt32 = [0x7F, 0x7F, 0x7FF, 0xFFFF, 0x10FFFF].randomElement(using: &random) ?? 0
        return (0..<Int.random(in: 0..<20, using: &random)).compactMap { _ in
            Unicode.Scalar(UInt32.random(in: 0...highest, using: &random))
        }
    }

    func write(to writer: inout JSONWriter) {
        switch self {
        case .null: writer.null()
        case .bool(let value): writer.bool(value)
        case .integer(let value): writer.integer(value)
        case .number(let spelling): writer.raw(spelling.utf8)
        case .string(let scalars): writer.string(Self.text(scalars))
        case .array(let elements):
            writer.beginArray()
            for element in elements { element.write(to: &writer) }
            writer.endArray()
        case .object(let members):
            writer.beginObject()
            for member in members {
                writer.name(Self.text(member.name))
                member.value.write(to: &writer)
            }
            writer.endObject()
        }
    }

    private static func text(_ scalars: [Unicode.Scalar]) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }

    /// Nil where the document contradicts itself.
    init?(_ node: JSONNode, of document: JSONDocument) {
        switch document.kind(node) {
        case .null: self = .null
        case .bool:
            guard let value = document.bool(node) else { return nil }
            self = .bool(value)
        case .number:
            guard let text = document.numberText(node) else { return nil }
            self = document.integer(node).map { .integer($0) } ?? .number(text)
        case .string:
            guard let value = document.string(node) else { return nil }
            self = .string(Array(value.unicodeScalars))
        case .array:
            let elements = document.elements(node).map { RandomValue($0, of: document) }
            guard elements.count == document.count(node), !elements.contains(nil) else { return nil }
            self = .array(elements.compactMap { $0 })
        case .object:
            let members = document.members(node).compactMap { member -> Member? in
                guard let name = document.string(member.name), let value = RandomValue(member.value, of: document)
                else { return nil }
                return Member(name: Array(name.unicodeScalars), value: value)
            }
            guard members.count == document.count(node) else { return nil }
            self = .object(members)
        }
    }
}
