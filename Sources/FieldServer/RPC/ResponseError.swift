import FieldEngine
import FieldProtocol
import JSONBytes

/// Why a request is answered with an error (specification, section 1).
///
/// What it says lies apart: what may fail hands on one word for it, and none of its code moves all that about.
struct ResponseError: Error {
    private final class Content: Sendable {
        let kind: ProtocolError
        let message: String?
        let isLate: Bool

        init(_ kind: ProtocolError, _ message: String?, isLate: Bool) {
            (self.kind, self.message, self.isLate) = (kind, message, isLate)
        }
    }

    private let content: Content

    var kind: ProtocolError { content.kind }
    /// Nil for the code's own sentence.
    var message: String? { content.message }
    /// Whether much was compiled before it turned out to be too much.
    var isLate: Bool { content.isLate }

    var code: ErrorCode { kind.code }

    @inline(never)
    init(_ kind: ProtocolError, _ message: String? = nil, isLate: Bool = false) {
        content = Content(kind, message, isLate: isLate)
    }

    init(_ failure: DecodingFailure) {
        self.init(
            .invalidParams(
                InvalidParamsData(path: failure.path, expected: failure.expected, found: failure.found)),
            "At \(failure.path): expected \(failure.expected), found \(failure.found).")
    }

    init(_ error: DefinitionError, known types: () -> [String]) {
        switch error {
        case .wrongParameter(let path, let expected, let found):
            self.init(DecodingFailure(path: path, expected: expected, found: found ?? "nothing"))
        case .invalid(let path, let reason, let offset, let contrary):
            self.init(
                InvalidDefinitionData(
                    path: path, reason: reason, offset: offset.map { Int64($0) },
                    contrary: contrary.isEmpty ? nil : contrary))
        case .tooManyStates(let path, let reason, let maximum):
            self.init(
                .limitExceeded(
                    LimitExceededData(limit: "maxPatternStates", exceeding: maximum, path: path)),
                Self.sentence(reason, at: path), isLate: true)
        case .tooMuchWork(let path, let reason, let maximum):
            self.init(
                .limitExceeded(
                    LimitExceededData(limit: "maxTurnWork", exceeding: maximum, path: path)),
                Self.sentence(reason, at: path), isLate: true)
        case .unknownType(let name):
            let known = types()
            // Among thousands of names a guess would take too long.
            let question = Spelling.question(about: name, among: known.prefix(1_000))
            self.init(
                .typeNotFound(TypeNotFoundData(type: name, known: known)),
                "There is no type \(Self.quoted(name))\(question.isEmpty ? "." : question)")
        }
    }

    private init(_ data: InvalidDefinitionData) {
        self.init(.invalidDefinition(data), Self.sentence(data.reason, at: data.path))
    }

    static func invalidParams(_ path: String, expected: String, found: String) -> ResponseError {
        ResponseError(DecodingFailure(path: path, expected: expected, found: found))
    }

    static func invalidDefinition(_ path: String, _ reason: String) -> ResponseError {
        ResponseError(DefinitionError.invalid(path: path, reason: reason), known: { [] })
    }

    static func fieldNotFound(_ field: String) -> ResponseError {
        ResponseError(.fieldNotFound(FieldErrorData(field: field)), "There is no field \(quoted(field)).")
    }

    static func fieldExists(_ field: String) -> ResponseError {
        ResponseError(.fieldExists(FieldErrorData(field: field)), "There is a field \(quoted(field)) already.")
    }

    static func notEditable(_ field: Field) -> ResponseError {
        let state =
            field.definition.participates
            ? "read-only" : field.definition.isShown ? "disabled" : "hidden"
        return ResponseError(.notEditable, "The field \(quoted(field.identifier)) is \(state).")
    }

    /// A name in a sentence: a long one is told in `data`.
    static func quoted(_ name: String) -> String {
        let limit = 64
        return name.unicodeScalars.count <= limit
            ? "\"\(name)\"" : "\"\(String(String.UnicodeScalarView(name.unicodeScalars.prefix(limit))))…\""
    }

    static func limitExceeded(_ limit: String, maximum: Int, found: Int) -> ResponseError {
        limitExceeded(limit, maximum: maximum, found: Int64(found))
    }

    private static func limitExceeded(_ limit: String, maximum: Int, found: Int64) -> ResponseError {
        ResponseError(
            .limitExceeded(LimitExceededData(limit: limit, maximum: Int64(maximum), found: found, path: nil)),
            "The limit \(limit) is \(maximum), and this needs \(found).")
    }

    static func excess(_ excess: WorkExcess) -> ResponseError {
        .limitExceeded("maxTurnWork", maximum: excess.maximum, found: excess.steps)
    }

    static func requestFailed(_ reason: String) -> ResponseError {
        ResponseError(
            .requestFailed(RequestFailedData(reason: reason)), "This can't be done now: \(reason).")
    }

    /// The same error about a text at a place of the params.
    func at(_ path: String) -> ResponseError {
        switch kind {
        case .limitExceeded(var data):
            data.path = path
            return ResponseError(.limitExceeded(data), message.map { "At \(path): \($0)" }, isLate: isLate)
        case .invalidParams(let data):
            return ResponseError(DecodingFailure(path: path, expected: data.expected, found: data.found))
        default: return self
        }
    }

    /// The same error about a member inside another.
    func inside(_ member: String) -> ResponseError {
        switch kind {
        case .invalidParams(let data):
            let path = "\(member).\(data.path)"
            return ResponseError(DecodingFailure(path: path, expected: data.expected, found: data.found))
        case .invalidDefinition(var data):
            data.path = "\(member).\(data.path)"
            return ResponseError(data)
        case .typeNotFound(var data):
            data.path = "\(member).\(data.path ?? "type")"
            return ResponseError(.typeNotFound(data), message, isLate: isLate)
        case .limitExceeded(var data):
            guard let path = data.path else { return self }
            data.path = "\(member).\(path)"
            let place = "At \(path): "
            let message = message.map { text in
                text.hasPrefix(place) ? "At \(member).\(path): \(text.dropFirst(place.count))" : text
            }
            return ResponseError(.limitExceeded(data), message, isLate: isLate)
        default: return self
        }
    }

    /// A sentence: the place, then the reason.
    static func sentence(_ reason: String, at path: String = "") -> String {
        guard path.isEmpty else { return "At \(path): \(reason)." }
        return reason.prefix(1).uppercased() + reason.dropFirst() + "."
    }
}

extension LimitExceededData {
    /// What is given up at the limit: how much it would have been is not known.
    fileprivate init(limit: String, exceeding maximum: Int, path: String) {
        self.init(limit: limit, maximum: Int64(maximum), found: Int64(maximum) + 1, path: path)
    }
}
