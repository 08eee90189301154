import FieldEngine
import FieldProtocol
import JSONBytes

/// The dispatch: one arm for each message of the model. A message that is added there is demanded here by the compiler.
extension Session {
    mutating func answer(
        _ method: RequestMethod, _ params: JSONNode?, at now: Moment
    ) throws(ResponseError) -> Answered {
        switch method {
        case .initialize: return reply(initialize(try counted(params)))
        case .shutdown:
            try none(params)
            lifecycle = .shutDown
            return replyNull()
        case .fieldCreate: return try create(params, at: now)
        case .fieldEdit: return try edit(params, at: now)
        case .fieldFocus: return reply(try focus(read(params), at: now))
        case .fieldBlur: return reply(try blur(read(params), at: now))
        case .fieldCommit: return reply(try commit(read(params), at: now))
        case .fieldSelect: return reply(try select(read(params), at: now))
        case .fieldClear: return try clear(read(params), at: now)
        case .fieldUndo: return try undo(read(params), at: now)
        case .fieldRedo: return try redo(read(params), at: now)
        case .fieldValidate: return reply(try validate(read(params), at: now))
        case .fieldCheck: return reply(try check(read(params), at: now))
        case .fieldUpdate: return reply(try update(counted(params), at: now))
        case .fieldAction: return reply(try act(read(params), at: now))
        case .fieldGet: return reply(try get(read(params), at: now))
        case .fieldList: return reply(try list(read(params)))
        case .fieldReport: return reply(try report(counted(params), at: now))
        case .fieldDispose:
            try dispose(read(params), at: now)
            return replyNull()
        case .formOpen: return reply(try open(counted(params), at: now))
        case .formClose: return reply(close(try read(params), at: now))
        case .formSubmit: return submit(try read(params), at: now)
        case .groupVerify: return reply(verify(try read(params), at: now))
        case .groupCount: return reply(count(try read(params)))
        case .groupDefine:
            try define(counted(params) as GroupDefineParams, at: now)
            return replyNull()
        case .groupDebug: return reply(debug(try read(params), at: now))
        case .typeList:
            try none(params)
            return reply(listTypes())
        case .typeDescribe: return reply(try describe(read(params)))
        case .typeDefine:
            try define(counted(params) as TypeDefinition, at: now)
            return replyNull()
        case .sessionSnapshot: return try snapshot(read(params), at: now)
        case .sessionRestore: return reply(try restore(read(params), at: now))
        }
    }

    /// The params of the request in hand.
    func read<Params: WireDecodableObject>(_ params: JSONNode?) throws(ResponseError) -> Params {
        do throws(DecodingFailure) { return try document.params(params) } catch { throw ResponseError(error) }
    }

    /// Params that hold lists and tables, of which there may not be too many.
    func counted<Params: WireDecodableObject & EntryCounting>(_ params: JSONNode?) throws(ResponseError) -> Params {
        let params: Params = try read(params)
        try params.check(configuration.limits)
        return params
    }

    /// Sees to it that the request in hand has no params.
    private func none(_ params: JSONNode?) throws(ResponseError) {
        do throws(DecodingFailure) { try document.noParams(params) } catch { throw ResponseError(error) }
    }

    mutating func take(_ notification: ClientNotification, at now: Moment) {
        switch notification {
        case .initialized: break
        case .exit: end()
        case .cancelRequest:
            // What it may take back is answered when its turn comes: it was heard before, or it was not (`LookAhead`).
            break
        case .setTrace(let params): connection.trace = params.value
        case .fieldVerdict(let params): takeVerdict(params, at: now)
        }
    }

    mutating func run(_ timer: TimerQueue.Timer, at now: Moment) {
        switch timer.purpose {
        case .liveValidation(let number): runLiveValidation(number, at: now)
        case .clientTimeout(let number): runClientTimeout(number, at: now)
        case .groupStatus, .formStatus: runStatus(timer, at: now)
        }
    }

    private mutating func initialize(_ params: InitializeParams) -> InitializeResult {
        lifecycle = .running
        if let process = params.processId { watchedProcess = Int32(clamping: process) }
        let wanted = params.positionEncodings ?? []
        connection.encoding = wanted.lazy.compactMap { FieldEngine.PositionEncoding(rawValue: $0) }.first ?? .utf16
        connection.wantsPresentation = params.capabilities?.presentation ?? true
        connection.wantsAllowed = params.capabilities?.allowed ?? false
        connection.wantsEvents = params.capabilities?.events ?? false
        connection.canValidate = params.capabilities?.validate ?? false
        connection.trace = params.trace ?? .off
        connection.debug = params.debug ?? false
        connection.catalogue = MessageCatalogue(
            own: params.messages.dictionary, language: MessageCatalogue.Language(locale: params.locale ?? "en"))
        if let locale = params.locale, locale.isLanguageTag { types.locale = locale }
        let limits = configuration.limits
        return InitializeResult(
            protocolVersion: ProtocolConstants.version,
            serverInfo: ServerInfo(name: "field-server", version: configuration.version),
            positionEncoding: PositionEncoding(rawValue: connection.encoding.rawValue) ?? .utf16,
            capabilities: ServerCapabilities(
                types: types.names, rules: FieldEngine.Rule.names,
                appearances: FieldEngine.Appearance.allCases.map { $0.rawValue },
                framings: Framing.allCases.map { $0.rawValue },
                locales: MessageCatalogue.Language.allCases.map { $0.rawValue }),
            limits: ServerLimits(
                maxMessageBytes: Int64(limits.maxMessageBytes),
                maxDepth: Int64(limits.maxDepth),
                maxFields: Int64(limits.maxFields),
                maxTextLength: Int64(limits.maxTextLength),
                maxPatternStates: Int64(limits.maxPatternStates),
                maxTurnWork: Int64(limits.maxTurnWork),
                maxPending: Int64(limits.maxPending),
                maxBatch: Int64(limits.maxBatch),
                maxTypes: Int64(limits.maxTypes),
                maxForms: Int64(limits.maxForms),
                maxEntries: Int64(limits.maxEntries),
                maxRuleFields: Int64(limits.maxRuleFields),
                maxReportedDiagnostics: Int64(limits.maxReportedDiagnostics),
                maxReportOwners: Int64(limits.maxReportOwners)))
    }
}

extension OrderedMap<String>? {
    var dictionary: [String: String] {
        guard let self else { return [:] }
        return Dictionary(lastOf: self.entries.map { ($0.name, $0.value) })
    }
}
