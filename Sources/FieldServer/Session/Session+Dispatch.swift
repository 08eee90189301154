import FieldEngine
import FieldProtocol
import JSONBytes

/// The dispatch: one arm for each message of the model. A message that is added there is demanded here by the compiler.
extension Session {
    mutating func answer(
        _ method: RequestMethod, _ params: JSONNode?, at now: Moment
    ) throws(ResponseError) -> Channel.Answered {
        switch method {
        case .initialize: return channel.reply(initialize(try counted(params)))
        case .shutdown:
            try none(params)
            life = .shutDown
            return channel.replyNull()
        case .fieldCreate: return try create(counted(params), at: now)
        case .fieldEdit: return try edit(read(params), at: now)
        case .fieldFocus: return channel.reply(try focus(read(params), at: now))
        case .fieldBlur: return channel.reply(try blur(read(params), at: now))
        case .fieldCommit: return channel.reply(try commit(read(params), at: now))
        case .fieldSelect: return channel.reply(try select(read(params), at: now))
        case .fieldClear: return try clear(read(params), at: now)
        case .fieldUndo: return try undo(read(params), at: now)
        case .fieldRedo: return try redo(read(params), at: now)
        case .fieldValidate: return channel.reply(try validate(read(params), at: now))
        case .fieldCheck: return channel.reply(try check(read(params), at: now))
        case .fieldUpdate: return channel.reply(try update(counted(params), at: now))
        case .fieldAction: return channel.reply(try act(read(params), at: now))
        case .fieldGet: return channel.reply(try get(read(params), at: now))
        case .fieldList: return channel.reply(try list(read(params)))
        case .fieldReport: return channel.reply(try report(counted(params), at: now))
        case .fieldDispose:
            try dispose(read(params), at: now)
            return channel.replyNull()
        case .formOpen: return channel.reply(try open(counted(params), at: now))
        case .formClose: return channel.reply(close(try read(params), at: now))
        case .formSubmit: return submit(try read(params), at: now)
        case .groupVerify: return channel.reply(verify(try read(params), at: now))
        case .groupCount: return channel.reply(count(try read(params)))
        case .groupDefine:
            try define(counted(params) as GroupDefineParams, at: now)
            return channel.replyNull()
        case .groupDebug: return channel.reply(debug(try read(params), at: now))
        case .typeList:
            try none(params)
            return channel.reply(listTypes())
        case .typeDescribe: return channel.reply(try describe(read(params)))
        case .typeDefine:
            try define(counted(params) as TypeDefinition, at: now)
            return channel.replyNull()
        case .sessionSnapshot: return try snapshot(read(params), at: now)
        case .sessionRestore: return channel.reply(try restore(read(params), at: now))
        }
    }

    /// Decodes the params of a request.
    func read<Params: WireDecodableObject>(_ params: JSONNode?) throws(ResponseError) -> Params {
        do throws(DecodingFailure) { return try channel.document.params(params) } catch { throw ResponseError(error) }
    }

    /// Params with a limited number of list and table entries.
    func counted<Params: WireDecodableObject & EntryCounting>(_ params: JSONNode?) throws(ResponseError) -> Params {
        let params: Params = try read(params)
        try params.check(configuration.limits)
        return params
    }

    /// Checks that the request has no params.
    private func none(_ params: JSONNode?) throws(ResponseError) {
        do throws(DecodingFailure) { try channel.document.noParams(params) } catch { throw ResponseError(error) }
    }

    mutating func take(_ notification: ClientNotification, at now: Moment) {
        switch notification {
        case .initialized: break
        case .exit: end()
        case .cancelRequest:
            // Cancellation works ahead of the turn or not at all (`LookAhead`).
            break
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
