public import JSONBytes

/// What can be read from a message.
public protocol WireDecodable: Sendable {
    /// What a value must be, for the error that says it is not.
    static var expectation: String { get }

    init(decoding node: JSONNode, in document: JSONDocument) throws(DecodingFailure)
}

/// What can be written into a message.
public protocol WireEncodable: Sendable {
    func encode(to writer: inout JSONWriter)
}

extension WireEncodable {
    /// As it is written, by which values are compared that seldom are: to compare members of all structures is a hundredth of the
    /// daemon.
    package var json: String {
        var writer = JSONWriter()
        encode(to: &writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

/// The integers of the protocol. Those whose bounds leave 32 bits are `Int64`, since `Int` has 32 in a web page.
public enum WireInteger {
    /// The greatest that every reader of JSON holds exactly, 2⁵³ − 1. The model bounds every integer at least so far: what is
    /// counted on from one can't leave 64 bits.
    public static let greatest: Int64 = 9_007_199_254_740_991
}

extension ClosedRange<Int64> {
    /// What the model calls `unsigned`, and what it calls `integer`.
    package static var unsigned: ClosedRange<Int64> { 0...WireInteger.greatest }
    package static var integer: ClosedRange<Int64> { -WireInteger.greatest...WireInteger.greatest }
}

// MARK: - Objects

/// A structure of the protocol that is read: what a client sends, and what a snapshot holds.
public protocol WireDecodableObject: WireDecodable {
    /// Where nothing is required, `null` and `[]` are the empty object: some clients write it so.
    static var hasRequiredMembers: Bool { get }

    /// Reads the members of an object; nil is the empty one.
    static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self
}

/// A structure of the protocol that is written: what the server says, and what a snapshot holds.
public protocol WireEncodableObject: WireEncodable {
    /// Writes the members into an object that has been begun: the structure may be a part of a larger one.
    func encodeMembers(to writer: inout JSONWriter)
}

extension WireEncodableObject {
    /// Nil where nothing is in it.
    package var unlessEmpty: Self? { json == "{}" ? nil : self }
}

/// A structure of the protocol that goes both ways.
public typealias WireObject = WireDecodableObject & WireEncodableObject

extension WireDecodableObject {
    public static var hasRequiredMembers: Bool { true }

    public static var expectation: String { "an object" }

    public init(decoding node: JSONNode, in document: JSONDocument) throws(DecodingFailure) {
        if !document.isObject(node) {
            try document.checkIsEmptyObject(node, mayBe: !Self.hasRequiredMembers, expected: Self.expectation)
        }
        self = try Self.read(membersOf: node, in: document)
    }
}

extension WireEncodableObject {
    public func encode(to writer: inout JSONWriter) {
        writer.beginObject()
        encodeMembers(to: &writer)
        writer.endObject()
    }
}

// MARK: - Words

/// An enumeration whose values are words on the wire.
public protocol WireWord: WireDecodable, WireEncodable, CaseIterable, RawRepresentable where RawValue == String {
    /// The word as it is written, which takes no memory.
    var word: StaticString { get }

    /// Nil where the node is none of the words. Builds no string.
    init?(node: JSONNode, in document: JSONDocument)
}

extension WireWord {
    public init(decoding node: JSONNode, in document: JSONDocument) throws(DecodingFailure) {
        guard let value = Self(node: node, in: document) else {
            throw document.failure(node, expected: Self.expectation, showsValue: true)
        }
        self = value
    }

    public func encode(to writer: inout JSONWriter) { writer.string(word) }
}

/// An enumeration whose values are numbers on the wire; words are read too.
public protocol WireNumber: WireDecodable, WireEncodable, CaseIterable, RawRepresentable where RawValue == Int {
    init?(word: String)
}

extension WireNumber {
    public static var expectation: String {
        "one of " + allCases.map { String($0.rawValue) }.joined(separator: ", ")
    }

    public init(decoding node: JSONNode, in document: JSONDocument) throws(DecodingFailure) {
        if let number = document.integer(node), let exact = Int(exactly: number), let value = Self(rawValue: exact) {
            self = value
        } else if let word = document.string(node), let value = Self(word: word) {
            self = value
        } else {
            throw document.failure(node, expected: Self.expectation, showsValue: true)
        }
    }

    public func encode(to writer: inout JSONWriter) { writer.integer(rawValue) }
}

// MARK: - Messages of the server

/// The params of a notification that the server sends.
public protocol ServerNotification: WireEncodableObject {
    static var method: StaticString { get }
}

/// The params of a request that the server sends.
public protocol ServerRequest: WireEncodableObject {
    associatedtype Answer: WireDecodable
    static var method: StaticString { get }
}

extension ServerRequest {
    /// Reads the result of the client's response; nil where it is null.
    public static func answer(
        decoding result: JSONNode?, in document: JSONDocument
    ) throws(DecodingFailure) -> Answer? {
        guard let result, document.kind(result) != .null else { return nil }
        do {
            return try Answer(decoding: result, in: document)
        } catch {
            throw error.path.isEmpty ? error.inside("result") : error
        }
    }
}
