import FieldEngine
import FieldProtocol

/// `initialize` (specification, section 2).
extension Session {
    mutating func initialize(_ params: InitializeParams) -> InitializeResult {
        life = .running
        if let process = params.processId { client.process = Int32(clamping: process) }
        let wanted = params.positionEncodings ?? []
        publisher = Publisher(
            encoding: wanted.lazy.compactMap { FieldEngine.PositionEncoding(rawValue: $0) }.first ?? .utf16,
            wantsPresentation: params.capabilities?.presentation ?? true,
            wantsAllowed: params.capabilities?.allowed ?? false, wantsEvents: params.capabilities?.events ?? false,
            catalogue: MessageCatalogue(
                own: params.messages.dictionary, language: MessageLanguage(locale: params.locale ?? ""),
                digits: NumberingSystem(ofTag: params.locale ?? "")))
        client.canValidate = params.capabilities?.validate ?? false
        types.setValidator(client.canValidate)
        channel.traceLevel = params.trace ?? .off
        client.debugs = params.debug ?? false
        if let locale = params.locale, locale.isLanguageTag { types.setLocale(locale) }
        let limits = configuration.limits
        return InitializeResult(
            protocolVersion: ProtocolConstants.version,
            serverInfo: ServerInfo(name: "field-server", version: configuration.version),
            positionEncoding: PositionEncoding(rawValue: publisher.encoding.rawValue) ?? .utf16,
            capabilities: ServerCapabilities(
                types: types.names, rules: FieldEngine.Rule.names,
                appearances: FieldEngine.Appearance.allCases.map { $0.rawValue },
                framings: Framing.allCases.map { $0.rawValue },
                locales: MessageLanguage.allCases.map { $0.tag }),
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
                maxPages: Int64(limits.maxPages), maxRows: Int64(limits.maxRows),
                maxRuleFields: Int64(limits.maxRuleFields), maxCheckedTexts: Int64(limits.maxCheckedTexts),
                maxReportedDiagnostics: Int64(limits.maxReportedDiagnostics),
                maxReportOwners: Int64(limits.maxReportOwners)))
    }

    /// `locale/words`.
    func words(_ params: LocaleWordsParams) -> LocaleWordsResult {
        LocaleWordsResult(
            locale: publisher.language(of: params.locale).tag, words: publisher.words(in: params.locale))
    }
}

extension OrderedMap<String>? {
    var dictionary: [String: String] {
        guard let self else { return [:] }
        return Dictionary(lastOf: self.entries.map { ($0.name, $0.value) })
    }
}
