import FieldEngine
import FieldProtocol
import JSONBytes

/// `$/logTrace`: a line for each message that comes in and for each timer that does something, before what comes of it
/// (specification, section 5.4). Answers are never shown, params only where no secret can be in them.
extension Channel {
    /// A message whose line is written when its outcome is known.
    struct OpenTrace {
        /// Whether the field that the message names was secret before it; nil where it names none that was there.
        var wasSecret: Bool?
    }

    /// Pushes the line of a message, behind the cancellations that it caused and before its answer.
    ///
    /// - Parameter isSecret: whether the field that it names is secret after it; nil where it names none that is there.
    mutating func closeTrace(_ trace: OpenTrace, of envelope: Envelope, isSecret: Bool?) {
        let params = traceLevel == .verbose ? traced(envelope, secrets: (trace.wasSecret, isSecret)) : nil
        notify(LogTraceParams(message: line(of: envelope), verbose: params), lane: .beforeAnswer)
    }

    /// The id of the field that a message names.
    func fieldNamed(in envelope: Envelope) -> String? {
        envelope.params.flatMap { document.member($0, "field") }.flatMap { document.string($0) }
    }

    /// Pushes the line of something that happens with no message.
    mutating func trace(_ message: @autoclosure () -> String, lane: Lane = .behindAnswer) {
        guard traceLevel != .off else { return }
        notify(LogTraceParams(message: message()), lane: lane)
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

    /// The params as JSON, whole or with all that could be a secret left out.
    private func traced(_ envelope: Envelope, secrets: (before: Bool?, behind: Bool?)) -> String? {
        guard let params = envelope.params else { return nil }
        let isWhole =
            switch method?.tracedParams {
            case .unlessSecret: secrets.before != true && secrets.behind != true
            case .ofOpenField: secrets.before == false && secrets.behind == false
            // A field that was refused may have been meant to be secret.
            case .ofMadeField: secrets.before != true && secrets.behind == false && refusal == nil
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

    /// The members of a message that are safe to show in any case: ids and actions, never content.
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
    /// They define a field: only where the field exists afterwards and is not secure.
    case ofMadeField
    case never
}

extension Method {
    fileprivate var tracedParams: TracedParams {
        switch self {
        case .request(let method):
            switch method {
            case .initialize, .shutdown, .localeWords, .fieldFocus, .fieldBlur, .fieldCommit, .fieldClear, .fieldUndo,
                .fieldRedo,
                .fieldValidate, .fieldCheck, .fieldGet, .fieldList, .fieldDispose, .formClose, .formSubmit, .formPage,
                .sectionRemove, .sectionMove, .groupVerify, .groupCount, .groupDefine, .groupDebug, .typeList,
                .typeDescribe, .typeDefine,
                .sessionSnapshot:
                .unlessSecret
            case .fieldEdit, .fieldSelect, .fieldAction, .fieldReport, .fieldChoices: .ofOpenField
            case .fieldCreate, .fieldUpdate: .ofMadeField
            case .formOpen, .sessionRestore, .typeCheck, .formCheck, .sectionAdd: .never
            }
        case .notification(let method):
            switch method {
            case .initialized, .exit, .cancelRequest, .setTrace: .unlessSecret
            case .fieldVerdict: .ofOpenField
            }
        }
    }
}
