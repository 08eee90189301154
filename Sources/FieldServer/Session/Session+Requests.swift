import FieldEngine
import FieldProtocol

/// The dispatch: one arm for each message of the model. A message that is added there is demanded here by the compiler.
extension Session {
    mutating func answer(_ request: ClientRequest, at now: Moment) throws(ResponseError) -> Answered {
        try checkEntries(of: request)
        switch request {
        case .initialize(let params): return reply(initialize(params))
        case .shutdown:
            lifecycle = .shutDown
            return replyNull()
        case .fieldCreate(let params): return reply(try create(params, at: now))
        case .fieldEdit(let params): return reply(try edit(params, at: now))
        case .fieldFocus(let params): return reply(try focus(params, at: now))
        case .fieldBlur(let params): return reply(try blur(params, at: now))
        case .fieldCommit(let params): return reply(try commit(params, at: now))
        case .fieldSelect(let params): return reply(try select(params, at: now))
        case .fieldClear(let params): return reply(try clear(params, at: now))
        case .fieldUndo(let params): return reply(try undo(params, at: now))
        case .fieldRedo(let params): return reply(try redo(params, at: now))
        case .fieldValidate(let params): return reply(try validate(params, at: now))
        case .fieldCheck(let params): return reply(try check(params, at: now))
        case .fieldUpdate(let params): return reply(try update(params, at: now))
        case .fieldAction(let params): return reply(try act(params, at: now))
        case .fieldGet(let params): return reply(try get(params, at: now))
        case .fieldList(let params): return reply(try list(params))
        case .fieldReport(let params): return reply(try report(params, at: now))
        case .fieldDispose(let params):
            try dispose(params, at: now)
            return replyNull()
        case .formOpen(let params): return reply(try open(params, at: now))
        case .formClose(let params): return reply(close(params, at: now))
        case .formSubmit(let params): return reply(submit(params, at: now))
        case .groupVerify(let params): return reply(verify(params, at: now))
        case .groupCount(let params): return reply(count(params))
        case .groupDefine(let params):
            try define(params, at: now)
            return replyNull()
        case .groupDebug(let params): return reply(debug(params, at: now))
        case .typeList: return reply(listTypes())
        case .typeDescribe(let params): return reply(try describe(params))
        case .typeDefine(let params):
            try define(params, at: now)
            return replyNull()
        case .sessionSnapshot(let params): return reply(try snapshot(params, at: now))
        case .sessionRestore(let params): return reply(try restore(params, at: now))
        }
    }

    mutating func take(_ notification: ClientNotification, at now: Moment) {
        switch notification {
        case .initialized: break
        case .exit: end()
        case .cancelRequest:
            // Every request is answered before the next message is looked at: none of the client's ever waits.
            break
        case .setTrace(let params): connection.trace = params.value
        case .fieldVerdict(let params): takeVerdict(params, at: now)
        }
    }

    mutating func run(_ purpose: TimerQueue.Purpose, at now: Moment) {
        switch purpose {
        case .liveValidation(let number): runLiveValidation(number, at: now)
        case .clientTimeout(let number): runClientTimeout(number, at: now)
        case .groupStatus(let form, let group): pushGroupStatus(form: form, group: group, at: now)
        case .formStatus(let form): pushFormStatus(form, at: now)
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
        let limits = configuration.limits
        return InitializeResult(
            protocolVersion: ProtocolConstants.version,
            serverInfo: ServerInfo(name: "field-server", version: configuration.version),
            positionEncoding: PositionEncoding(rawValue: connection.encoding.rawValue) ?? .utf16,
            capabilities: ServerCapabilities(
                types: types.names, rules: FieldEngine.Rule.names,
                appearances: FieldEngine.Appearance.allCases.map(\.rawValue),
                framings: Framing.allCases.map(\.rawValue),
                locales: MessageCatalogue.Language.allCases.map(\.rawValue)),
            limits: ServerLimits(
                maxMessageBytes: limits.maxMessageBytes, maxDepth: limits.maxDepth, maxFields: limits.maxFields,
                maxTextLength: limits.maxTextLength, maxPatternStates: limits.maxPatternStates,
                maxPending: limits.maxPending, maxBatch: limits.maxBatch, maxTypes: limits.maxTypes,
                maxForms: limits.maxForms, maxEntries: limits.maxEntries,
                maxRuleFields: limits.maxRuleFields, maxReportedDiagnostics: limits.maxReportedDiagnostics,
                maxReportOwners: limits.maxReportOwners))
    }
}

extension OrderedMap<String>? {
    var dictionary: [String: String] {
        guard let self else { return [:] }
        return Dictionary(self.entries.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last })
    }
}
