// Generated from protocol/model.json by `swift run ModelGenerator`. Changes here will be lost.

public import JSONBytes

/// Who the client is, what it can do, and how it counts.
public struct InitializeParams: WireDecodableObject {
    /// The client's process: the server ends when it is gone. Null, absent or 0: none is watched.
    public var processId: Int?
    /// The client's name, for traces.
    public var clientInfo: ClientInfo?
    /// BCP 47 tag of the language of messages, and of the signs in numbers: those of `de-AT`, else of `de`, else of
    /// `en`. Default: `"en"`.
    public var locale: String?
    /// Units the client can count offsets in; the first that the server knows wins, unknown ones are passed over.
    /// Default: `["utf-16"]`.
    public var positionEncodings: [String]?
    /// How much the server tells about its work. Default: `"off"`.
    public var trace: TraceValue?
    /// What the client can do and wants to be sent.
    public var capabilities: ClientCapabilities?
    /// The client's message catalogue: a text by diagnostic code.
    public var messages: OrderedMap<String>?
    /// All fields are debugged: their statuses carry a debug line. Default: `false`.
    public var debug: Bool?

    @inlinable
    @inline(__always)
    public init(
        processId: Int? = nil,
        clientInfo: ClientInfo? = nil,
        locale: String? = nil,
        positionEncodings: [String]? = nil,
        trace: TraceValue? = nil,
        capabilities: ClientCapabilities? = nil,
        messages: OrderedMap<String>? = nil,
        debug: Bool? = nil
    ) {
        self.processId = processId
        self.clientInfo = clientInfo
        self.locale = locale
        self.positionEncodings = positionEncodings
        self.trace = trace
        self.capabilities = capabilities
        self.messages = messages
        self.debug = debug
    }

    public static var hasRequiredMembers: Bool { false }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let processId: Int? = try document.optional("processId", of: node, noted, in: 0...2_147_483_647)
        let clientInfo: ClientInfo? = try document.optional("clientInfo", of: node, noted)
        let locale: String? = try document.optional("locale", of: node, noted)
        let positionEncodings: [String]? = try document.optional("positionEncodings", of: node, noted)
        let trace: TraceValue? = try document.optional("trace", of: node, noted)
        let capabilities: ClientCapabilities? = try document.optional("capabilities", of: node, noted)
        let messages: OrderedMap<String>? = try document.optional("messages", of: node, noted)
        let debug: Bool? = try document.optional("debug", of: node, noted)
        return Self(
            processId: processId,
            clientInfo: clientInfo,
            locale: locale,
            positionEncodings: positionEncodings,
            trace: trace,
            capabilities: capabilities,
            messages: messages,
            debug: debug
        )
    }
}

/// A client's name and version.
public struct ClientInfo: WireDecodableObject {
    /// The client's name.
    public var name: String
    /// The client's version.
    public var version: String?

    @inlinable
    @inline(__always)
    public init(name: String, version: String? = nil) {
        self.name = name
        self.version = version
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let name: String = try document.required("name", of: node)
        let version: String? = try document.optional("version", of: node, noted)
        return Self(name: name, version: version)
    }
}

/// What the client can do and wants to be sent.
public struct ClientCapabilities: WireDecodableObject {
    /// Wants `presentation` in statuses. Default: `true`.
    public var presentation: Bool?
    /// Can answer `client/validate`. Default: `false`.
    public var validate: Bool?
    /// Wants `presentation.allowed` with every notification, not in snapshots only. Default: `false`.
    public var allowed: Bool?
    /// Wants `field/event`. Default: `false`.
    public var events: Bool?

    @inlinable
    @inline(__always)
    public init(presentation: Bool? = nil, validate: Bool? = nil, allowed: Bool? = nil, events: Bool? = nil) {
        self.presentation = presentation
        self.validate = validate
        self.allowed = allowed
        self.events = events
    }

    public static var hasRequiredMembers: Bool { false }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let presentation: Bool? = try document.optional("presentation", of: node, noted)
        let validate: Bool? = try document.optional("validate", of: node, noted)
        let allowed: Bool? = try document.optional("allowed", of: node, noted)
        let events: Bool? = try document.optional("events", of: node, noted)
        return Self(presentation: presentation, validate: validate, allowed: allowed, events: events)
    }
}

/// Who the server is, what it can do, and where its limits are.
public struct InitializeResult: WireEncodableObject {
    /// The protocol's version.
    public var protocolVersion: String
    /// The server's name and version.
    public var serverInfo: ServerInfo
    /// The unit that every offset of the session counts.
    public var positionEncoding: PositionEncoding
    /// The words that the server knows.
    public var capabilities: ServerCapabilities
    /// The limits of this process; each has a flag.
    public var limits: ServerLimits

    @inlinable
    @inline(__always)
    public init(
        protocolVersion: String,
        serverInfo: ServerInfo,
        positionEncoding: PositionEncoding,
        capabilities: ServerCapabilities,
        limits: ServerLimits
    ) {
        self.protocolVersion = protocolVersion
        self.serverInfo = serverInfo
        self.positionEncoding = positionEncoding
        self.capabilities = capabilities
        self.limits = limits
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("protocolVersion", protocolVersion)
        writer.member(spelled: #","serverInfo":{"name":"#, serverInfo.name)
        writer.member(spelled: #","version":"#, serverInfo.version)
        writer.endObject()
        writer.member(spelled: #","positionEncoding":"#, positionEncoding)
        writer.member(spelled: #","capabilities":"#, capabilities)
        writer.member(spelled: #","limits":{"maxMessageBytes":"#, limits.maxMessageBytes)
        writer.member(spelled: #","maxDepth":"#, limits.maxDepth)
        writer.member(spelled: #","maxFields":"#, limits.maxFields)
        writer.member(spelled: #","maxTextLength":"#, limits.maxTextLength)
        writer.member(spelled: #","maxPatternStates":"#, limits.maxPatternStates)
        writer.member(spelled: #","maxTurnWork":"#, limits.maxTurnWork)
        writer.member(spelled: #","maxPending":"#, limits.maxPending)
        writer.member(spelled: #","maxBatch":"#, limits.maxBatch)
        writer.member(spelled: #","maxTypes":"#, limits.maxTypes)
        writer.member(spelled: #","maxForms":"#, limits.maxForms)
        writer.member(spelled: #","maxEntries":"#, limits.maxEntries)
        writer.member(spelled: #","maxPages":"#, limits.maxPages)
        writer.member(spelled: #","maxRows":"#, limits.maxRows)
        writer.member(spelled: #","maxRuleFields":"#, limits.maxRuleFields)
        writer.member(spelled: #","maxCheckedTexts":"#, limits.maxCheckedTexts)
        writer.member(spelled: #","maxReportedDiagnostics":"#, limits.maxReportedDiagnostics)
        writer.member(spelled: #","maxReportOwners":"#, limits.maxReportOwners)
        writer.endObject()
    }
}

/// The server's name and version.
public struct ServerInfo: WireEncodableObject {
    /// Always "field-server".
    public var name: String
    /// The program's version.
    public var version: String

    @inlinable
    @inline(__always)
    public init(name: String, version: String) {
        self.name = name
        self.version = version
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("name", name)
        writer.member(spelled: #","version":"#, version)
    }
}

/// The words that the server knows.
public struct ServerCapabilities: WireEncodableObject {
    /// Built-in types.
    public var types: [String]
    /// Rules of fields.
    public var rules: [String]
    /// Appearances.
    public var appearances: [String]
    /// Framings of messages.
    public var framings: [String]
    /// Languages with a message catalogue, by their BCP 47 tags.
    public var locales: [String]

    @inlinable
    @inline(__always)
    public init(types: [String], rules: [String], appearances: [String], framings: [String], locales: [String]) {
        self.types = types
        self.rules = rules
        self.appearances = appearances
        self.framings = framings
        self.locales = locales
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("types", types)
        writer.member(spelled: #","rules":"#, rules)
        writer.member(spelled: #","appearances":"#, appearances)
        writer.member(spelled: #","framings":"#, framings)
        writer.member(spelled: #","locales":"#, locales)
    }
}

/// The limits of this process.
public struct ServerLimits: WireEncodableObject {
    /// Bytes of one message. Default: `8388608`.
    public var maxMessageBytes: Int64
    /// Nesting of arrays and objects in a message. Default: `64`.
    public var maxDepth: Int64
    /// Fields of a connection. Default: `1000000`.
    public var maxFields: Int64
    /// Unicode scalars in a field's text. Default: `262144`.
    public var maxTextLength: Int64
    /// States of a compiled pattern. Default: `10000`.
    public var maxPatternStates: Int64
    /// Steps that a message may take to compile what it defines, and to judge a text that it makes. Default:
    /// `20000000`.
    public var maxTurnWork: Int64
    /// Bytes of queued output at which the server stops reading. Default: `67108864`.
    public var maxPending: Int64
    /// Messages in a batch. Default: `10000`.
    public var maxBatch: Int64
    /// Types of the client's own. Default: `10000`.
    public var maxTypes: Int64
    /// Forms of a connection. Default: `100000`.
    public var maxForms: Int64
    /// Entries of all lists and tables in one definition: choices, rules and what they list, templates, slots,
    /// messages, groups, pages and sections and what they list, fields that a form is opened with, diagnostics of a
    /// report. Default: `100000`.
    public var maxEntries: Int64
    /// Pages of a form; also its sections that repeat. Default: `1000`.
    public var maxPages: Int64
    /// Rows of a section. Default: `1000`.
    public var maxRows: Int64
    /// Fields that all rules between fields name together. Default: `1000000`.
    public var maxRuleFields: Int64
    /// Texts that a `type/check` or `form/check` judges. Default: `100000`.
    public var maxCheckedTexts: Int64
    /// Diagnostics of a report. Default: `100`.
    public var maxReportedDiagnostics: Int64
    /// Owners whose reports a field holds. Default: `16`.
    public var maxReportOwners: Int64

    @inlinable
    @inline(__always)
    public init(
        maxMessageBytes: Int64,
        maxDepth: Int64,
        maxFields: Int64,
        maxTextLength: Int64,
        maxPatternStates: Int64,
        maxTurnWork: Int64,
        maxPending: Int64,
        maxBatch: Int64,
        maxTypes: Int64,
        maxForms: Int64,
        maxEntries: Int64,
        maxPages: Int64,
        maxRows: Int64,
        maxRuleFields: Int64,
        maxCheckedTexts: Int64,
        maxReportedDiagnostics: Int64,
        maxReportOwners: Int64
    ) {
        self.maxMessageBytes = maxMessageBytes
        self.maxDepth = maxDepth
        self.maxFields = maxFields
        self.maxTextLength = maxTextLength
        self.maxPatternStates = maxPatternStates
        self.maxTurnWork = maxTurnWork
        self.maxPending = maxPending
        self.maxBatch = maxBatch
        self.maxTypes = maxTypes
        self.maxForms = maxForms
        self.maxEntries = maxEntries
        self.maxPages = maxPages
        self.maxRows = maxRows
        self.maxRuleFields = maxRuleFields
        self.maxCheckedTexts = maxCheckedTexts
        self.maxReportedDiagnostics = maxReportedDiagnostics
        self.maxReportOwners = maxReportOwners
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("maxMessageBytes", maxMessageBytes)
        writer.member(spelled: #","maxDepth":"#, maxDepth)
        writer.member(spelled: #","maxFields":"#, maxFields)
        writer.member(spelled: #","maxTextLength":"#, maxTextLength)
        writer.member(spelled: #","maxPatternStates":"#, maxPatternStates)
        writer.member(spelled: #","maxTurnWork":"#, maxTurnWork)
        writer.member(spelled: #","maxPending":"#, maxPending)
        writer.member(spelled: #","maxBatch":"#, maxBatch)
        writer.member(spelled: #","maxTypes":"#, maxTypes)
        writer.member(spelled: #","maxForms":"#, maxForms)
        writer.member(spelled: #","maxEntries":"#, maxEntries)
        writer.member(spelled: #","maxPages":"#, maxPages)
        writer.member(spelled: #","maxRows":"#, maxRows)
        writer.member(spelled: #","maxRuleFields":"#, maxRuleFields)
        writer.member(spelled: #","maxCheckedTexts":"#, maxCheckedTexts)
        writer.member(spelled: #","maxReportedDiagnostics":"#, maxReportedDiagnostics)
        writer.member(spelled: #","maxReportOwners":"#, maxReportOwners)
    }
}

/// Which request is no longer wanted.
public struct CancelParams: WireObject {
    /// The request's id.
    public var id: RequestID

    @inlinable
    @inline(__always)
    public init(id: RequestID) {
        self.id = id
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let id: RequestID = try document.required("id", of: node)
        return Self(id: id)
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("id", id)
    }
}

/// Which language's words are wanted.
public struct LocaleWordsParams: WireDecodableObject {
    /// BCP 47 tag; else the connection's.
    public var locale: String?

    @inlinable
    @inline(__always)
    public init(locale: String? = nil) {
        self.locale = locale
    }

    public static var hasRequiredMembers: Bool { false }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let noted = document.names(of: node)
        let locale: String? = try document.optional("locale", of: node, noted)
        return Self(locale: locale)
    }
}

/// What buttons and marks say.
public struct LocaleWordsResult: WireEncodableObject {
    /// Whose words they are.
    public var locale: String
    /// What each says, by its name.
    public var words: OrderedMap<String>

    @inlinable
    @inline(__always)
    public init(locale: String, words: OrderedMap<String>) {
        self.locale = locale
        self.words = words
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("locale", locale)
        writer.member(spelled: #","words":"#, words)
    }
}

/// How much the server is to tell.
public struct SetTraceParams: WireDecodableObject {
    /// The new setting.
    public var value: TraceValue

    @inlinable
    @inline(__always)
    public init(value: TraceValue) {
        self.value = value
    }

    public static func read(membersOf node: JSONNode?, in document: JSONDocument) throws(DecodingFailure) -> Self {
        let value: TraceValue = try document.required("value", of: node)
        return Self(value: value)
    }
}

/// A line of trace.
public struct LogTraceParams: WireEncodableObject {
    /// The line.
    public var message: String
    /// More of it, where tracing is `verbose`.
    public var verbose: String?

    @inlinable
    @inline(__always)
    public init(message: String, verbose: String? = nil) {
        self.message = message
        self.verbose = verbose
    }

    public func encodeMembers(to writer: inout JSONWriter) {
        writer.member("message", message)
        writer.member(spelled: #","verbose":"#, verbose)
    }
}
