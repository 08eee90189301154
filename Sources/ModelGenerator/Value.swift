import JSONBytes

/// A JSON value with its members in order.
indirect enum Value: Equatable, Sendable {
    case null
    case boolean(Bool)
    /// A number as it is spelled.
    case number(String)
    case string(String)
    case array([Value])
    case object([Member])

    struct Member: Equatable, Sendable {
        var name: String
        var value: Value

        init(_ name: String, _ value: Value) {
            self.name = name
            self.value = value
        }
    }

    init(parsing text: String) throws {
        var document = JSONDocument()
        try document.parse(Array(text.utf8))
        self.init(document.root, in: document)
    }

    private init(_ node: JSONNode, in document: JSONDocument) {
        switch document.kind(node) {
        case .null: self = .null
        case .bool: self = .boolean(document.bool(node) == true)
        case .number: self = .number(document.numberText(node) ?? "0")
        case .string: self = .string(document.string(node) ?? "")
        case .array: self = .array(document.elements(node).map { Value($0, in: document) })
        case .object:
            self = .object(
                document.members(node).map { Member(document.string($0.name) ?? "", Value($0.value, in: document)) })
        }
    }

    subscript(name: String) -> Value? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    /// The value on one line, without spaces.
    var text: String {
        var writer = JSONWriter()
        write(to: &writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private func write(to writer: inout JSONWriter) {
        switch self {
        case .null: writer.null()
        case .boolean(let value): writer.bool(value)
        case .number(let spelling): writer.raw(spelling.utf8)
        case .string(let value): writer.string(value)
        case .array(let values):
            writer.beginArray()
            for value in values { value.write(to: &writer) }
            writer.endArray()
        case .object(let members):
            writer.beginObject()
            for member in members {
                writer.name(member.name)
                member.value.write(to: &writer)
            }
            writer.endObject()
        }
    }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .number(String(value)) }
    init(booleanLiteral value: Bool) { self = .boolean(value) }
    init(arrayLiteral elements: Value...) { self = .array(elements) }
    init(dictionaryLiteral elements: (String, Value)...) { self = .object(elements.map { Member($0.0, $0.1) }) }
}
