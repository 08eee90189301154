import FieldEngine
import FieldTools

/// The requests of LSP that are answered.
enum LanguageRequest: String, CaseIterable {
    case initialize
    case shutdown
    case completion = "textDocument/completion"
    case hover = "textDocument/hover"
    case documentSymbol = "textDocument/documentSymbol"
    case foldingRange = "textDocument/foldingRange"
    case selectionRange = "textDocument/selectionRange"
    case codeAction = "textDocument/codeAction"
    case formatting = "textDocument/formatting"
    case definition = "textDocument/definition"
    case references = "textDocument/references"
    case documentHighlight = "textDocument/documentHighlight"
    case prepareRename = "textDocument/prepareRename"
    case rename = "textDocument/rename"
    case diagnostic = "textDocument/diagnostic"
    case willSaveWaitUntil = "textDocument/willSaveWaitUntil"
    case inlayHint = "textDocument/inlayHint"
    case codeLens = "textDocument/codeLens"
    case onTypeFormatting = "textDocument/onTypeFormatting"
    case inlineCompletion = "textDocument/inlineCompletion"
    case semanticTokens = "textDocument/semanticTokens/full"
    case semanticTokensInRange = "textDocument/semanticTokens/range"
    case resolveCommand = "command/resolve"
    case executeCommand = "workspace/executeCommand"
}

/// The notifications of LSP that are taken. Any other is passed over, as LSP asks.
enum LanguageNotification: String {
    case initialized
    case exit
    case cancelRequest = "$/cancelRequest"
    case didOpen = "textDocument/didOpen"
    case didChange = "textDocument/didChange"
    case didClose = "textDocument/didClose"
    case didSave = "textDocument/didSave"
    case didChangeConfiguration = "workspace/didChangeConfiguration"
    case didChangeWatchedFiles = "workspace/didChangeWatchedFiles"
}

/// Why a request is not answered.
struct LanguageError: Error, Equatable {
    /// As JSON-RPC and LSP number them.
    enum Code: Int {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParams = -32602
        case serverNotInitialized = -32002
        case requestCancelled = -32800
        case requestFailed = -32803
    }

    var code: Code
    /// A sentence for people.
    var message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}

/// What the editor said that it can.
struct EditorAbilities {
    var encoding = PositionEncoding.utf16
    /// It asks for diagnostics; else they are pushed.
    var pullsDiagnostics = false
    var refreshesDiagnostics = false
    var showsRelated = false
    var hasConfiguration = false
    var registersWatchers = false
    var nestsSymbols = false
    var takesCodeActions = false
    var takesDocumentChanges = false
    var takesMarkdown = true
    var takesMarkdownInItems = true
    var takesSnippets = false
    var showsDocuments = false
    var appliesEdits = false
    var createsFiles = false
    var takesInlineCompletion = false
    var showsProgress = false

    init() {}

    init(_ capabilities: Parameter) {
        let document = capabilities["textDocument"]
        let workspace = capabilities["workspace"]
        // The cheapest that is offered.
        let encodings = capabilities["general"]?["positionEncodings"]?.texts.compactMap {
            PositionEncoding(rawValue: $0)
        }
        encoding = [.utf8, .utf16, .utf32].first { (encodings ?? []).contains($0) } ?? .utf16
        pullsDiagnostics = document?["diagnostic"] != nil
        refreshesDiagnostics = workspace?["diagnostics"]?["refreshSupport"]?.flag ?? false
        showsRelated =
            (document?["diagnostic"]?["relatedInformation"] ?? document?["publishDiagnostics"]?["relatedInformation"])?
            .flag ?? false
        hasConfiguration = workspace?["configuration"]?.flag ?? false
        registersWatchers = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.flag ?? false
        nestsSymbols = document?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.flag ?? false
        takesCodeActions = document?["codeAction"]?["codeActionLiteralSupport"] != nil
        takesDocumentChanges = workspace?["workspaceEdit"]?["documentChanges"]?.flag ?? false
        takesMarkdown = document?["hover"]?["contentFormat"].map { $0.texts.contains("markdown") } ?? true
        takesMarkdownInItems =
            document?["completion"]?["completionItem"]?["documentationFormat"]?.texts.contains("markdown") ?? false
        appliesEdits = workspace?["applyEdit"]?.flag ?? false
        createsFiles =
            takesDocumentChanges
            && workspace?["workspaceEdit"]?["resourceOperations"]?.texts.contains("create") ?? false
        takesInlineCompletion = document?["inlineCompletion"] != nil
        showsDocuments = capabilities["window"]?["showDocument"]?["support"]?.flag ?? false
        showsProgress = capabilities["window"]?["workDoneProgress"]?.flag ?? false
        takesSnippets = document?["completion"]?["completionItem"]?["snippetSupport"]?.flag ?? false
    }
}
