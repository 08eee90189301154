import FieldEngine
import FieldServer
import Foundation
import Testing

/// A row of protocol/hostile-input.md: what comes in, and which answers it gets.
struct HostileCase: Sendable, CustomTestStringConvertible {
    /// How far the session has come before.
    enum Start: Sendable {
        case nothing, initialized
        /// With a field `f`, an empty phrase.
        case field
        case shutDown
    }

    enum Input: Sendable {
        /// Bytes of a stream of the header framing.
        case stream([UInt8])
        /// JSON texts, in either framing.
        case messages([[UInt8]])
    }

    /// By which the tests name it, such as `H7`.
    var number = ""
    var situation: String
    var start: Start
    var flags: [String]
    var input: Input
    /// The names of errors, `result`, or methods of what is pushed; a batch in brackets.
    var expected: [String]
    /// Whether the server is to answer one more request behind it, and then to meet the end of its input.
    var goesOn: Bool

    init(
        _ situation: String, start: Start = .field, flags: [String] = [], _ input: Input, _ expected: String...,
        goesOn: Bool = true
    ) {
        self.situation = situation
        self.start = start
        self.flags = flags
        self.input = input
        self.expected = expected
        self.goesOn = goesOn
    }

    var testDescription: String { "\(number) \(situation)" }
}

extension HostileCase.Input {
    static func stream(_ text: String) -> Self { .stream(Array(text.utf8)) }
    static func message(_ text: String) -> Self { .messages([Array(text.utf8)]) }
    static func messages(_ texts: String...) -> Self { .messages(texts) }
    static func messages(_ texts: [String]) -> Self { .messages(texts.map { Array($0.utf8) }) }

    /// A request that is fine but for what stands there.
    static func request(_ method: String, _ params: String, id: String = "1") -> Self {
        .message(#"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"#)
    }

    var framings: [Framing] {
        switch self {
        case .stream: [.header]
        // A line break inside a text is for the header framing only.
        case .messages(let texts): texts.contains { $0.contains(UInt8(ascii: "\n")) } ? [.header] : [.header, .line]
        }
    }
}

// MARK: - The stream

extension HostileCase {
    /// The id of the request that is answered in any case.
    static let afterwards = "afterwards"
    private static let beforehand = "beforehand"

    /// All that the client sends.
    func stream(_ framing: Framing) -> [UInt8] {
        func framed(_ text: [UInt8]) -> [UInt8] {
            switch framing {
            case .header: Array("Content-Length: \(text.count)\r\n\r\n".utf8) + text
            case .line: text + [UInt8(ascii: "\n")]
            }
        }
        func request(_ method: String, _ params: String, id: String = Self.beforehand) -> [UInt8] {
            framed(Array(#"{"jsonrpc":"2.0","id":"\#(id)","method":"\#(method)","params":\#(params)}"#.utf8))
        }
        var stream: [UInt8] = []
        if start != .nothing { stream += request("initialize", #"{"capabilities":{"presentation":false}}"#) }
        switch start {
        case .nothing, .initialized: break
        case .field: stream += request("field/create", #"{"field":"f"}"#)
        case .shutDown: stream += request("shutdown", "null")
        }
        switch input {
        case .stream(let bytes): stream += bytes
        case .messages(let texts): for text in texts { stream += framed(text) }
        }
        if goesOn { stream += request("type/describe", #"{"type":"phrase"}"#, id: Self.afterwards) }
        return stream
    }

    static let today = CivilDate(year: 2026, month: 11, day: 21)

    // MARK: What comes of it

    /// The answers to what is hostile: what came before, and what comes afterwards, left out.
    func answers(_ written: [UInt8], _ framing: Framing) throws -> [HostileAnswer] {
        var splitter = FrameSplitter(framing: framing == .line ? .line : .header, maxMessageBytes: 1 << 30)
        splitter.append(written)
        splitter.endOfInput()
        var answers: [HostileAnswer] = []
        var isOver = false
        while let event = splitter.next() {
            guard event == .body else { throw HostileAnswer.Problem("not a message: \(event)") }
            let data = splitter.withBody { Data($0) }
            let message = try JSONSerialization.jsonObject(with: data)
            let id = (message as? [String: Any])?["id"] as? String
            if id == Self.beforehand { continue }
            if isOver { throw HostileAnswer.Problem("something follows the last answer") }
            if id == Self.afterwards {
                isOver = true
                continue
            }
            answers.append(try HostileAnswer(message))
        }
        if goesOn != isOver { throw HostileAnswer.Problem("the request afterwards was not answered") }
        return answers
    }
}

/// One message of the server.
struct HostileAnswer: Equatable {
    /// `result`, the name of an error, the method of a notification, a batch's in brackets.
    var name: String
    /// The error's sentence.
    var sentence: String?
    var code: Int?
    var path: String?

    struct Problem: Error, CustomStringConvertible {
        var description: String
        init(_ description: String) { self.description = description }
    }

    init(_ message: Any) throws {
        if let batch = message as? [Any] {
            let parts = try batch.map { try HostileAnswer($0) }
            let names = parts.map(\.name)
            var rest = names[...]
            var counted: [String] = []
            while let first = rest.first {
                let same = rest.prefix { $0 == first }
                rest = rest.dropFirst(same.count)
                counted.append(same.count > 1 ? "\(same.count) × \(first)" : first)
            }
            name = "[\(counted.joined(separator: ", "))]"
            sentence = parts.compactMap(\.sentence).last
            return
        }
        guard let object = message as? [String: Any], object["jsonrpc"] as? String == "2.0" else {
            throw Problem("not a message: \(message)")
        }
        if let method = object["method"] as? String {
            name = method
        } else if let error = object["error"] as? [String: Any], object["result"] == nil {
            guard let code = error["code"] as? Int, let name = Self.errorNames[code] else {
                throw Problem("an unknown error: \(error)")
            }
            self.name = name
            self.code = code
            sentence = error["message"] as? String
            path = (error["data"] as? [String: Any])?["path"] as? String
        } else if object["result"] != nil {
            name = "result"
        } else {
            throw Problem("neither result nor error: \(object)")
        }
    }

    /// The names of the codes, from the model.
    static let errorNames: [Int: String] = {
        let errors = (try? ProtocolModel())?.errors ?? []
        return Dictionary(errors.map { ($0.code, $0.name) }, uniquingKeysWith: { first, _ in first })
    }()
}
