import FieldEngine
import FieldProtocol
import JSONBytes

/// Why a request is answered with an error (specification, section 1).
struct ResponseError: Error {
    var code: ErrorCode
    /// Nil for the code's own sentence.
    var message: String?
    var data: (any WireEncodable)?
    /// Whether much was compiled before it turned out to be too much.
    var isLate = false

    init(_ code: ErrorCode, _ message: String? = nil, data: (any WireEncodable)? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }

    init(_ failure: DecodingFailure) {
        self.init(
            .invalidParams, "At \(failure.path): expected \(failure.expected), found \(failure.found).",
            data: InvalidParamsData(path: failure.path, expected: failure.expected, found: failure.found))
    }

    init(_ error: DefinitionError, known types: () -> [String]) {
        switch error {
        case .wrongParameter(let path, let expected, let found):
            self.init(DecodingFailure(path: path, expected: expected, found: found))
        case .invalid(let path, let reason, let offset):
            self.init(
                .invalidDefinition, Self.sentence(reason, at: path),
                data: InvalidDefinitionData(path: path, reason: reason, offset: offset))
        case .tooManyStates(let path, let reason, let maximum):
            self.init(
                .limitExceeded, Self.sentence(reason, at: path),
                data: LimitExceededData(limit: "maxPatternStates", maximum: maximum, found: maximum + 1, path: path))
            isLate = true
        case .tooMuchWork(let path, let reason, let maximum):
            self.init(
                .limitExceeded, Self.sentence(reason, at: path),
                data: LimitExceededData(limit: "maxTurnWork", maximum: maximum, found: maximum + 1, path: path))
            isLate = true
        case .unknownType(let name):
            let known = types()
            // Whoever defines thousands is not helped by a guess that takes long.
            let question = Spelling.question(about: name, among: known.prefix(1_000))
            self.init(
                .typeNotFound, "There is no type \(Self.quoted(name))\(question.isEmpty ? "." : question)",
                data: TypeNotFoundData(type: name, known: known))
        }
    }

    static func invalidParams(_ path: String, expected: String, found: String) -> ResponseError {
        ResponseError(DecodingFailure(path: path, expected: expected, found: found))
    }

    static func invalidDefinition(_ path: String, _ reason: String) -> ResponseError {
        ResponseError(DefinitionError.invalid(path: path, reason: reason), known: { [] })
    }

    static func fieldNotFound(_ field: String) -> ResponseError {
        ResponseError(
            .fieldNotFound, "There is no field \(quoted(field)).", data: FieldErrorData(field: field))
    }

    static func fieldExists(_ field: String) -> ResponseError {
        ResponseError(
            .fieldExists, "There is a field \(quoted(field)) already.", data: FieldErrorData(field: field))
    }

    static func notEditable(_ field: Field) -> ResponseError {
        let state = field.settings.enabled ? "read-only" : "disabled"
        return ResponseError(.notEditable, "The field \(quoted(field.identifier)) is \(state).")
    }

    /// A name in a sentence: a long one is told in `data`.
    static func quoted(_ name: String) -> String {
        let limit = 64
        return name.unicodeScalars.count <= limit
            ? "\"\(name)\"" : "\"\(String(String.UnicodeScalarView(name.unicodeScalars.prefix(limit))))…\""
    }

    static func limitExceeded(_ limit: String, maximum: Int, found: Int) -> ResponseError {
        ResponseError(
            .limitExceeded, "The limit \(limit) is \(maximum), and this needs \(found).",
            data: LimitExceededData(limit: limit, maximum: maximum, found: found, path: nil))
    }

    static func excess(_ excess: WorkExcess) -> ResponseError {
        .limitExceeded("maxTurnWork", maximum: excess.maximum, found: excess.steps)
    }

    static func requestFailed(_ reason: String) -> ResponseError {
        ResponseError(
            .requestFailed, "This can't be done now: \(reason).", data: RequestFailedData(reason: reason))
    }

    /// The same error about a member inside another.
    func inside(_ member: String) -> ResponseError {
        switch data {
        case var data as InvalidParamsData:
            data.path = "\(member).\(data.path)"
            return ResponseError(DecodingFailure(path: data.path, expected: data.expected, found: data.found))
        case var data as InvalidDefinitionData:
            data.path = "\(member).\(data.path)"
            return ResponseError(code, Self.sentence(data.reason, at: data.path), data: data)
        case var data as LimitExceededData:
            guard let path = data.path else { return self }
            data.path = "\(member).\(path)"
            var result = self
            result.data = data
            let place = "At \(path): "
            result.message = message.map { text in
                text.hasPrefix(place) ? "At \(member).\(path): \(text.dropFirst(place.count))" : text
            }
            return result
        default: return self
        }
    }

    /// All messages are sentences: what is wrong, after where it is.
    static func sentence(_ reason: String, at path: String = "") -> String {
        guard path.isEmpty else { return "At \(path): \(reason)." }
        return reason.prefix(1).uppercased() + reason.dropFirst() + "."
    }
}
