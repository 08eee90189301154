import FieldEngine
import FieldServer
import FieldTools

/// From a message to what is done.
extension LanguageServer {
    mutating func handle(_ message: LanguageMessage, at now: Moment) {
        switch message {
        case .request(let id, let method, let params):
            do throws(LanguageError) {
                try permit(method)
                reply(id, try answer(method, params, at: now))
            } catch {
                refuse(id, error)
            }
        case .notification(let method, let params): take(method, params, at: now)
        case .response(let id, let result):
            guard let number = id.count, let question = questions.removeValue(forKey: number) else { return }
            take(result, of: question)
        case .unknownRequest(let id, let name):
            let error =
                life == .uninitialized
                ? Self.notInitialized
                : LanguageError(.methodNotFound, "There is no request \"\(name.prefix(60))\".")
            refuse(id, error)
        case .ignored: break
        case .invalid(let id, let reason): refuse(id, LanguageError(.invalidRequest, reason))
        }
    }

    private static var notInitialized: LanguageError {
        LanguageError(.serverNotInitialized, "The first request is initialize.")
    }

    private func permit(_ method: LanguageRequest) throws(LanguageError) {
        switch life {
        case .uninitialized: if method != .initialize { throw Self.notInitialized }
        case .running:
            if method == .initialize { throw LanguageError(.invalidRequest, "The server is initialized already.") }
        case .shutDown, .ended: throw LanguageError(.invalidRequest, "Nothing but exit may follow shutdown.")
        }
    }

    private mutating func answer(
        _ method: LanguageRequest, _ params: Parameter, at now: Moment
    ) throws(LanguageError) -> Parameter {
        switch method {
        case .initialize: return initialize(params)
        case .shutdown:
            life = .shutDown
            // Who says this listens to no diagnostics any more.
            unchecked = []
            return .null
        case .completion: return try completion(params, at: now)
        case .hover: return try hover(params, at: now)
        case .documentSymbol: return try documentSymbol(params, at: now)
        case .foldingRange: return try foldingRange(params)
        case .selectionRange: return try selectionRange(params)
        case .codeAction: return try codeAction(params, at: now)
        case .formatting: return try formatting(params, at: now)
        case .definition: return try definition(params)
        case .references: return try references(params)
        case .documentHighlight: return try documentHighlight(params, at: now)
        case .prepareRename: return try prepareRename(params)
        case .rename: return try rename(params)
        case .willSaveWaitUntil: return try formatting(params, at: now)
        case .inlayHint: return try inlayHint(params, at: now)
        case .codeLens: return try codeLens(params, at: now)
        case .onTypeFormatting: return try onTypeFormatting(params, at: now)
        case .inlineCompletion: return try inlineCompletion(params, at: now)
        case .semanticTokens, .semanticTokensInRange: return try semanticTokens(params, at: now)
        case .resolveCommand: return try resolveCommand(params, at: now)
        case .executeCommand: return try executeCommand(params, at: now)
        case .diagnostic: return try diagnostic(params, at: now)
        }
    }

    private mutating func take(_ method: LanguageNotification, _ params: Parameter, at now: Moment) {
        if method == .exit { return end() }
        guard life == .running else { return }
        switch method {
        case .initialized: begin()
        case .didOpen: didOpen(params)
        case .didChange: didChange(params)
        case .didClose: didClose(params)
        case .didSave: didSave(params, at: now)
        case .didChangeConfiguration: didChangeConfiguration(params)
        case .didChangeWatchedFiles: recheckAll()
        // The one is handled before its turn, the other above.
        case .cancelRequest, .exit: break
        }
    }

    // MARK: The beginning

    private mutating func initialize(_ params: Parameter) -> Parameter {
        life = .running
        editor = EditorAbilities(params["capabilities"] ?? .null)
        wishes.takesSnippets = editor.takesSnippets
        watchedProcess = params["processId"]?.count.flatMap { $0 > 0 ? Int32(exactly: $0) : nil }
        locale = params["locale"]?.text
        if let settings = params["initializationOptions"] { set(settings) }
        return .object([
            "capabilities": capabilities,
            "serverInfo": .object(["name": .text("field-server"), "version": .text(configuration.version)]),
        ])
    }

    private var capabilities: Parameter {
        var members: [Parameter.Member] = []
        func add(_ name: String, _ value: Parameter) { members.append(Parameter.Member(name: name, value: value)) }
        add("positionEncoding", .text(editor.encoding.rawValue))
        add(
            "textDocumentSync",
            .object([
                "openClose": .boolean(true), "change": .integer(2), "save": .boolean(true),
                "willSaveWaitUntil": .boolean(true),
            ]))
        add("completionProvider", .object(["triggerCharacters": .list([.text("\""), .text("."), .text(":")])]))
        let kinds: [DocumentAction.Kind] = [.mend, .rewrite, .mendAll]
        add("codeActionProvider", .object(["codeActionKinds": .list(kinds.map { .text($0.rawValue) })]))
        add("renameProvider", .object(["prepareProvider": .boolean(true)]))
        for feature in [
            "hover", "documentSymbol", "foldingRange", "selectionRange", "documentFormatting", "definition",
            "references",
            "documentHighlight",
        ] {
            add(feature + "Provider", .boolean(true))
        }
        add("inlayHintProvider", .boolean(true))
        add("codeLensProvider", .object(["resolveProvider": .boolean(false)]))
        add(
            "executeCommandProvider",
            .object(["commands": .list(EditorCommand.allCases.map { .text($0.rawValue) })]))
        let characters = (0...9).map { Parameter.text(String($0)) }
        add(
            "documentOnTypeFormattingProvider",
            .object(["firstTriggerCharacter": .text("\n"), "moreTriggerCharacter": .list(characters)]))
        let legend = Parameter.object([
            "tokenTypes": .list(SemanticToken.types.map { .text($0) }),
            "tokenModifiers": .list(SemanticToken.modifiers.map { .text($0) }),
        ])
        add(
            "semanticTokensProvider",
            .object(["legend": legend, "full": .boolean(true), "range": .boolean(true)]))
        if editor.takesInlineCompletion { add("inlineCompletionProvider", .boolean(true)) }
        // The draft for forms inside of editors.
        add("experimental", .object(["commandResolveProvider": .boolean(true)]))
        if editor.pullsDiagnostics {
            add(
                "diagnosticProvider",
                .object([
                    "identifier": .text(Self.name), "interFileDependencies": .boolean(true),
                    "workspaceDiagnostics": .boolean(false), "workDoneProgress": .boolean(true),
                ]))
        }
        add(
            "workspace",
            .object([
                "workspaceFolders": .object(["supported": .boolean(true), "changeNotifications": .boolean(true)])
            ]))
        return .table(members)
    }

    /// Who says what a diagnostic says, and the section of the settings.
    static var name: String { "field-server" }

    private mutating func begin() {
        if editor.hasConfiguration { askForSettings() }
        guard editor.registersWatchers else { return }
        let watchers = Parameter.list([.object(["globPattern": .text("**/*.json")])])
        let registration = Parameter.object([
            "id": .text("files"), "method": .text("workspace/didChangeWatchedFiles"),
            "registerOptions": .object(["watchers": watchers]),
        ])
        ask(.registration, "client/registerCapability", .object(["registrations": .list([registration])]))
    }

    // MARK: Settings

    private mutating func askForSettings() {
        let item = Parameter.object(["section": .text(Self.name)])
        ask(.configuration, "workspace/configuration", .object(["items": .list([item])]))
    }

    private mutating func didChangeConfiguration(_ params: Parameter) {
        if let settings = params["settings"]?[Self.name] {
            set(settings)
            recheckAll()
        } else if editor.hasConfiguration {
            askForSettings()
        }
    }

    private mutating func take(_ result: Parameter?, of question: Question) {
        switch question {
        case .configuration:
            guard let settings = result?.elements.first, case .table = settings else { return }
            let before = (wishes, checksWhileTyping)
            set(settings)
            if before != (wishes, checksWhileTyping) { recheckAll() }
        case .progress: if result == nil { editor.showsProgress = false }
        case .registration, .refresh, .showing, .editing: break
        }
    }

    /// What is no setting is passed over.
    private mutating func set(_ settings: Parameter) {
        wishes.tellsWarnings = settings["warnings"]?.flag ?? true
        checksWhileTyping = settings["check"]?.text != "save"
    }
}
