import FieldEngine
import FieldProtocol
import JSONBytes

/// `$/logTrace`: a line for each message that comes in and for each timer that does something, before what comes of it
/// (specification, section 5.4). Answers are never shown, params only where no secret can be in them.
extension Session {
    /// A message whose line is written once it is known what came of it.
    struct OpenTrace {
        /// Whether the field that the message names was secret before it; nil where it names none that was there.
        var wasSecret: Bool?
    }

    /// Begins the line of a message; nil where none is wanted. What turns tracing on or off has none. Like all that is
    /// called with every key, it is mutating though it changes nothing: a session that is only borrowed is moved for it.
    mutating func openTrace(_ envelope: Envelope) -> OpenTrace? {
        guard connection.trace != .off, lifecycle == .running else { return nil }
        return OpenTrace(wasSecret: isSecret(fieldOf: envelope.params))
    }

    mutating func closeTrace(_ trace: OpenTrace?, of envelope: Envelope) {
        guard let trace, connection.trace != .off, exitCode == nil else { return }
        let params = connection.trace == .verbose ? traced(envelope, trace) : nil
        // Behind the cancellations of questions, before the answer.
        swap(&notifications, &cancellations)
        notify(LogTraceParams(message: line(of: envelope), verbose: params))
        swap(&notifications, &cancellations)
    }

    /// The line of something that happens with no message.
    mutating func trace(_ message: @autoclosure () -> String) {
        guard connection.trace != .off else { return }
        notify(LogTraceParams(message: message()))
    }

    private func line(of envelope: Envelope) -> String {
        let outcome = refusal.map { ": error \($0.rawValue)" } ?? ""
        switch envelope {
        case .request(let id, let method, _): return "request \(shown(id)) \(name(method))\(outcome)"
        case .notification(let method, _): return "notification \(name(method))\(outcome)"
        case .response(let id, _): return "answer \(id.map { shown($0) } ?? "without an id")"
        case .invalid(let id): return "no message\(id.map { " \(shown($0))" } ?? "")\(outcome)"
        }
    }

    private func shown(_ id: JSONNode) -> String { Self.text(document.source(id), atMost: 100) }

    private func name(_ method: JSONNode) -> String { String((document.string(method) ?? "").prefix(100)) }

    // MARK: Params

    private func isSecret(fieldOf params: JSONNode?) -> Bool? {
        guard let node = params.flatMap({ document.member($0, "field") }), let name = document.string(node)
        else { return nil }
        return registry[name]?.isSecure
    }

    /// The params as JSON, whole or with all that could be a secret left out.
    private func traced(_ envelope: Envelope, _ trace: OpenTrace) -> String? {
        guard let params = envelope.params else { return nil }
        let secrets = (trace.wasSecret, isSecret(fieldOf: params))
        let isWhole =
            switch method?.tracedParams {
            case .unlessSecret: secrets.0 != true && secrets.1 != true
            case .ofOpenField: secrets == (false, false)
            // A field that was refused may have been meant to be secret.
            case .ofMadeField: secrets.0 != true && secrets.1 == false && refusal == nil
            case .never, nil: false
            }
        if isWhole { return Self.text(document.source(params), atMost: Self.longestVerbose) }
        var writer = JSONWriter()
        guard document.kind(params) == .object else {
            writer.string("…")
            return String(decoding: writer.bytes, as: UTF8.self)
        }
        writer.beginObject()
        for (name, value) in document.members(params) {
            writer.name(document.string(name) ?? "")
            if isHarmless(value, named: name) { writer.raw(document.source(value)) } else { writer.string("…") }
        }
        writer.endObject()
        return Self.text(writer.bytes[...], atMost: Self.longestVerbose)
    }

    /// What may be shown of a message whatever it is about: who is meant and what is done, never content.
    private func isHarmless(_ value: JSONNode, named name: JSONNode) -> Bool {
        switch document.kind(value) {
        case .null, .bool: return true
        case .number: return refusal == nil && (document.equals(name, "version") || document.equals(name, "count"))
        case .string:
            let names: [StaticString] = ["field", "form", "group"]
            if names.contains(where: { document.equals(name, $0) }) { return true }
            // In params that were refused, content may stand where a word belongs.
            let words: [StaticString] = ["action", "delete", "cause", "phase"]
            return refusal == nil && words.contains { document.equals(name, $0) }
        case .array, .object: return false
        }
    }

    private static let longestVerbose = 8_192

    /// Cut off between characters where it is too long.
    private static func text(_ bytes: ArraySlice<UInt8>, atMost limit: Int) -> String {
        guard bytes.count > limit else { return String(decoding: bytes, as: UTF8.self) }
        var cut = bytes.prefix(limit)
        while let last = cut.last, last & 0xC0 == 0x80 { cut.removeLast() }
        if let last = cut.last, last & 0x80 != 0 { cut.removeLast() }
        return String(decoding: cut, as: UTF8.self) + "…"
    }
}

extension Envelope {
    var method: JSONNode? {
        switch self {
        case .request(_, let method, _), .notification(let method, _): method
        case .response, .invalid: nil
        }
    }

    fileprivate var params: JSONNode? {
        switch self {
        case .request(_, _, let params), .notification(_, let params): params
        case .response, .invalid: nil
        }
    }
}

/// When a trace shows the params of a method whole. A method that is added has to say so here.
private enum TracedParams {
    /// No content is in them; not where they name a secret field all the same: a client may say more than is asked.
    case unlessSecret
    /// Content of the field that they name is: only where that is known to be no secret, before and after.
    case ofOpenField
    /// They make a field what it is: only where it is known to have become one without a secret.
    case ofMadeField
    case never
}

extension Method {
    fileprivate var tracedParams: TracedParams {
        switch self {
        case .request(let method):
            switch method {
            case .initialize, .shutdown, .fieldFocus, .fieldBlur, .fieldCommit, .fieldClear, .fieldUndo, .fieldRedo,
                .fieldValidate, .fieldCheck, .fieldGet, .fieldList, .fieldDispose, .formOpen, .formClose, .formSubmit,
                .groupVerify, .groupCount, .groupDefine, .groupDebug, .typeList, .typeDescribe, .typeDefine,
                .sessionSnapshot:
                .unlessSecret
            case .fieldEdit, .fieldSelect, .fieldAction, .fieldReport: .ofOpenField
            case .fieldCreate, .fieldUpdate: .ofMadeField
            case .sessionRestore: .never
            }
        case .notification(let method):
            switch method {
            case .initialized, .exit, .cancelRequest, .setTrace: .unlessSecret
            case .fieldVerdict: .ofOpenField
            }
        }
    }
}
