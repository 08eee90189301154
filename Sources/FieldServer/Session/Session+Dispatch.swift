import FieldEngine
import FieldProtocol
import JSONBytes

/// The dispatch: one arm for each message of the model. A message that is added there is demanded here by the compiler.
extension Session {
    mutating func answer(
        _ method: RequestMethod, _ params: JSONNode?, at now: Moment
    ) throws(ResponseError) -> Channel.Answered {
        switch method {
        case .initialize: return channel.reply(initialize(try decodeLimited(params)))
        case .shutdown:
            try expectNoParams(params)
            life = .shutDown
            return channel.replyNull()
        case .localeWords: return channel.reply(words(try decode(params)))
        case .fieldCreate: return try create(decodeLimited(params), at: now)
        case .fieldEdit: return try edit(decode(params), at: now)
        case .fieldFocus: return channel.reply(try focus(decode(params), at: now))
        case .fieldBlur: return channel.reply(try blur(decode(params), at: now))
        case .fieldCommit: return channel.reply(try commit(decode(params), at: now))
        case .fieldSelect: return channel.reply(try select(decode(params), at: now))
        case .fieldClear: return try clear(decode(params), at: now)
        case .fieldUndo: return try undo(decode(params), at: now)
        case .fieldRedo: return try redo(decode(params), at: now)
        case .fieldValidate: return channel.reply(try validate(decode(params), at: now))
        case .fieldCheck: return channel.reply(try check(decode(params), at: now))
        case .fieldChoices: return channel.reply(try choices(decode(params), at: now))
        case .fieldUpdate: return try update(params, at: now)
        case .fieldAction: return channel.reply(try act(decode(params), at: now))
        case .fieldGet: return channel.reply(try get(decode(params), at: now))
        case .fieldList: return channel.reply(try list(decode(params)))
        case .fieldReport: return channel.reply(try report(decodeLimited(params), at: now))
        case .fieldDispose:
            try dispose(decode(params), at: now)
            return channel.replyNull()
        case .formOpen: return channel.reply(try open(decodeLimited(params), at: now))
        case .formClose: return channel.reply(close(try decode(params), at: now))
        case .formSubmit: return try submit(decode(params), at: now)
        case .formPage: return try turn(decode(params), at: now)
        case .sectionAdd: return channel.reply(try add(decodeLimited(params), at: now))
        case .sectionRemove: return channel.reply(try remove(decode(params), at: now))
        case .sectionMove: return channel.reply(try move(decode(params), at: now))
        case .formCheck: return try check(decode(params) as FormCheckParams, at: now)
        case .groupVerify: return channel.reply(verify(try decode(params), at: now))
        case .groupCount: return channel.reply(count(try decode(params)))
        case .groupDefine:
            try define(decodeLimited(params) as GroupDefineParams, at: now)
            return channel.replyNull()
        case .groupDebug: return channel.reply(debug(try decode(params), at: now))
        case .typeList:
            try expectNoParams(params)
            return channel.reply(listTypes())
        case .typeDescribe: return channel.reply(try describe(decode(params)))
        case .typeCheck: return try check(decodeLimited(params) as TypeCheckParams, at: now)
        case .typeDefine:
            try define(decodeLimited(params) as TypeDefinition, at: now)
            return channel.replyNull()
        case .sessionSnapshot: return try snapshot(decode(params), at: now)
        case .sessionRestore: return channel.reply(try restore(decode(params), at: now))
        }
    }

    /// Decodes the params of a request.
    func decode<Params: WireDecodableObject>(_ params: JSONNode?) throws(ResponseError) -> Params {
        do throws(DecodingFailure) { return try channel.document.params(params) } catch { throw ResponseError(error) }
    }

    /// Params with a limited number of list and table entries.
    func decodeLimited<Params: WireDecodableObject & EntryCounting>(_ params: JSONNode?) throws(ResponseError) -> Params
    {
        let params: Params = try decode(params)
        try params.check(configuration.limits)
        return params
    }

    /// Checks that the request has no params.
    private func expectNoParams(_ params: JSONNode?) throws(ResponseError) {
        do throws(DecodingFailure) { try channel.document.noParams(params) } catch { throw ResponseError(error) }
    }

    mutating func take(_ notification: ClientNotification, at now: Moment) {
        switch notification {
        case .initialized: break
        case .exit: end()
        case .cancelRequest(let params):
            // Of long work, cancellation is found ahead of the turn (`LookAhead`).
            waiting.cancel(params.id)
        case .setTrace(let params): channel.traceLevel = params.value
        case .fieldVerdict(let params): takeVerdict(params, at: now)
        }
    }

    mutating func run(_ timer: TimerQueue.Timer, at now: Moment) {
        switch timer.purpose {
        case .liveValidation(let number): runLiveValidation(number, at: now)
        case .clientTimeout(let number): runClientTimeout(number, at: now)
        case .groupStatus, .formStatus: store.runStatus(timer, to: &channel, at: now)
        }
    }
}
