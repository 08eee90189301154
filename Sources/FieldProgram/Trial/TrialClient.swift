internal import FieldEngine
internal import FieldTools
internal import JSONBytes

/// A client of one field that speaks the protocol as any other program would: JSON in lines, through the byte door.
struct TrialClient<Server: ConversationPartner> {
    private(set) var state = TrialState()
    private(set) var server: Server
    private var now: Moment
    private var lastRequest = 0
    private var input: [UInt8] = []
    private var document = JSONDocument()
    /// The end of the selection that stays while the other one moves.
    private var anchor = 0
    /// The newest version that the server has spoken of; behind `state.version`, never ahead, once all is read.
    private var announcedVersion = 0

    private static var field: StaticString { "field" }

    /// The server's answer to a request that it refused.
    struct Refusal: Error, Equatable {
        var code: Int64
        var message: String
        /// The types that there are, where the one asked for is none.
        var knownTypes: [String] = []
    }

    init(_ server: Server, at now: Moment) {
        self.server = server
        self.now = now
    }

    var nextDeadline: Int64? { server.nextDeadline }

    mutating func advance(to now: Moment) {
        self.now = now
        server.advance(to: now)
        read(answering: nil)
    }

    /// Shakes hands and makes the field.
    mutating func open(_ options: TrialOptions) throws(Refusal) {
        try request("initialize") { writer in
            writer.name("clientInfo")
            writer.beginObject()
            writer.name("name")
            writer.string("field-server try")
            writer.endObject()
            writer.name("positionEncodings")
            writer.beginArray()
            writer.string("utf-8")
            writer.endArray()
        }
        send(method: "initialized", id: nil) { _ in }
        try request("field/create") { writer in
            writer.name("field")
            writer.string(Self.field)
            writer.name("type")
            writer.raw(options.type)
            if let label = options.label { writer.member("label", label) }
            if let helper = options.helper { writer.member("helper", helper) }
            if let maxLength = options.maxLength {
                writer.name("maxLength")
                writer.integer(maxLength)
            }
            if options.isRequired { writer.member("required", true) }
            if options.isSecure { writer.member("secure", true) }
        }
        try fieldRequest("field/focus")
        anchor = state.selection.lowerBound
    }

    /// Does what a key asks for. What the server refuses is said in the note.
    mutating func press(_ key: Key, at now: Moment) {
        self.now = now
        state.note = nil
        do throws(Refusal) {
            try perform(key)
        } catch {
            state.note = TrialState.Note(text: error.message, isError: true)
        }
    }

    private mutating func perform(_ key: Key) throws(Refusal) {
        switch key {
        case .text(let text):
            try fieldRequest("field/edit") { $0.member("input", text) }
        case .paste(let text):
            try fieldRequest("field/edit") { writer in
                writer.member("input", text)
                writer.member("cause", "paste")
            }
        case .delete(let deletion):
            try fieldRequest("field/edit") { $0.member("delete", deletion.rawValue) }
        case .step(let step, let count):
            guard state.steps else { return }
            let state = state
            try fieldRequest("field/edit") { writer in
                writer.member("step", (step == .up) != state.hasChoices ? "increment" : "decrement")
                writer.name("count")
                writer.integer(count)
            }
        case .commit: try fieldRequest("field/commit")
        case .undo: try fieldRequest("field/undo")
        case .redo: try fieldRequest("field/redo")
        case .move(let movement, let extends):
            try move(movement, extends: extends)
            return
        case .leave: return
        }
        anchor = state.selection.upperBound
    }
}

// MARK: Moving

extension TrialClient {
    /// The caret goes where the person wants it, and then where the server says one can type.
    private mutating func move(_ movement: Key.Movement, extends: Bool) throws(Refusal) {
        if !extends, !state.segments.isEmpty, movement == .wordLeft || movement == .wordRight {
            try fieldRequest("field/select") { $0.member("part", movement == .wordLeft ? "previous" : "next") }
            anchor = state.selection.lowerBound
            return
        }
        let head = anchor == state.selection.lowerBound ? state.selection.upperBound : state.selection.lowerBound
        var target: Int
        if !extends, !state.selection.isEmpty, movement == .left || movement == .right {
            // An arrow at a selection goes to that end of it.
            target = movement == .left ? state.selection.lowerBound : state.selection.upperBound
        } else {
            target = offset(from: head, by: movement)
        }
        let before = state.selection
        while true {
            let start = extends ? min(anchor, target) : target
            let end = extends ? max(anchor, target) : target
            let fixed = anchor
            try fieldRequest("field/select") { writer in
                writer.name("selection")
                writer.beginObject()
                writer.name("start")
                writer.integer(start)
                writer.name("end")
                writer.integer(end)
                writer.endObject()
            }
            anchor = extends ? fixed : state.selection.lowerBound
            // A literal may throw the caret back to where it came from: then over it.
            let next = offset(from: target, by: movement)
            guard state.selection == before, next != target else { return }
            target = next
        }
    }

    private func offset(from offset: Int, by movement: Key.Movement) -> Int {
        let text = state.text
        let index = text.characterIndex(atOffset: offset)
        let isWord: (Character) -> Bool = { $0.isLetter || $0.isNumber }
        switch movement {
        case .home: return 0
        case .end: return text.utf8.count
        case .left: return index > text.startIndex ? text.offset(of: text.index(before: index)) : 0
        case .right: return index < text.endIndex ? text.offset(of: text.index(after: index)) : text.utf8.count
        case .wordLeft:
            let before = text[..<index]
            let word = before.lastIndex(where: isWord).map { before[...$0] } ?? before[..<before.startIndex]
            let start = word.lastIndex { !isWord($0) }.map { text.index(after: $0) }
            return text.offset(of: start ?? text.startIndex)
        case .wordRight:
            let after = text[index...].drop { !isWord($0) }
            return text.offset(of: after.drop(while: isWord).startIndex)
        }
    }
}

// MARK: Messages

extension TrialClient {
    private mutating func fieldRequest(
        _ method: StaticString, _ members: (inout JSONWriter) -> Void = { _ in }
    ) throws(Refusal) {
        try request(method) { writer in
            writer.name("field")
            writer.string(Self.field)
            members(&writer)
        }
        // An answer may leave long text out, and a commit says nothing of the formatting that it caused.
        if announcedVersion > state.version {
            try request("field/get") { writer in
                writer.name("field")
                writer.string(Self.field)
            }
        }
    }

    private mutating func request(
        _ method: StaticString, _ members: (inout JSONWriter) -> Void
    ) throws(Refusal) {
        lastRequest += 1
        send(method: method, id: lastRequest, members)
        if let refusal = read(answering: lastRequest) { throw refusal }
    }

    private mutating func send(method: StaticString, id: Int?, _ members: (inout JSONWriter) -> Void) {
        var writer = JSONWriter()
        writer.beginObject()
        writer.name("jsonrpc")
        writer.string("2.0")
        if let id {
            writer.name("id")
            writer.integer(id)
        }
        writer.name("method")
        writer.string(method)
        writer.name("params")
        writer.beginObject()
        members(&writer)
        writer.endObject()
        writer.endObject()
        server.receive((writer.bytes + [UInt8(ascii: "\n")])[...], at: now)
    }

    /// Takes everything that the server has written, in order.
    @discardableResult
    private mutating func read(answering request: Int?) -> Refusal? {
        var refusal: Refusal?
        var frames = FrameReader(framing: .line)
        frames.append(input + server.takeOutput())
        while let frame = frames.next() {
            guard (try? document.parse(frame)) != nil else { continue }
            let message = document.root
            if let method = document.member(message, "method") {
                // A question would not be understood here, and none is asked of a client that can't answer.
                guard document.equals(method, "field/diagnostics"),
                    let status = document.member(message, "params")
                else { continue }
                take(status: status)
            } else if let error = document.member(message, "error") {
                refusal = self.refusal(error)
            } else if let result = document.member(message, "result"), let request,
                document.member(message, "id").flatMap(document.integer) == Int64(request)
            {
                take(result: result)
            }
        }
        input = frames.rest
        return refusal
    }

    private func refusal(_ error: JSONNode) -> Refusal {
        let known = document.member(error, "data").flatMap { document.member($0, "known") }
        return Refusal(
            code: document.member(error, "code").flatMap(document.integer) ?? 0,
            message: document.member(error, "message").flatMap(document.string) ?? "an error without a message",
            knownTypes: known.map { document.elements($0).compactMap(document.string) } ?? [])
    }

    /// Takes what an answer says of the field. The answers of all methods name the same things in the same way.
    private mutating func take(result: JSONNode) {
        let text = document.member(result, "text").flatMap(document.string)
        if let version = document.member(result, "version").flatMap(document.integer) {
            announcedVersion = Int(version)
            if text != nil { state.version = Int(version) }
        }
        if let text { state.text = text }
        if let selection = document.member(result, "selection"),
            let start = document.member(selection, "start").flatMap(document.integer),
            let end = document.member(selection, "end").flatMap(document.integer), start >= 0, start <= end
        {
            state.selection = Int(start)..<Int(end)
        }
        if let complete = document.member(result, "complete").flatMap(document.bool) { state.isComplete = complete }
        if document.member(result, "state") != nil { take(status: result) }
        if let dropped = document.member(result, "dropped").flatMap(document.string) {
            let reason = document.member(result, "reason").flatMap(document.string) ?? "not taken"
            state.note = TrialState.Note(text: "not taken: \(dropped) (\(reason))")
        } else if let valid = document.member(result, "valid").flatMap(document.bool) {
            state.note = TrialState.Note(text: valid ? "committed" : "not valid yet", isError: !valid)
        }
    }

    private mutating func take(status: JSONNode) {
        if let version = document.member(status, "version").flatMap(document.integer) {
            announcedVersion = max(announcedVersion, Int(version))
        }
        if let words = document.member(status, "state") {
            state.focus = string(words, "focus") ?? ""
            state.content = string(words, "content") ?? ""
            state.validity = string(words, "validity") ?? ""
        }
        state.helper = document.member(status, "helper").flatMap { helper in
            string(helper, "text").map { TrialState.Helper(text: $0, kind: string(helper, "kind") ?? "helper") }
        }
        state.counter = document.member(status, "counter").flatMap { counter in
            string(counter, "text").map { text in
                let overflow = document.member(counter, "overflow").flatMap(document.bool) ?? false
                return TrialState.Counter(text: text, overflow: overflow)
            }
        }
        if let presentation = document.member(status, "presentation") { take(presentation: presentation) }
    }

    /// Only the members that changed are there; null says that one is gone.
    private mutating func take(presentation: JSONNode) {
        if let label = document.member(presentation, "label") {
            state.label = string(label, "text") ?? ""
            state.isRequired = document.member(label, "required").flatMap(document.bool) ?? false
        }
        if let placeholder = document.member(presentation, "placeholder") {
            state.placeholder = document.string(placeholder)
        }
        if let masked = document.member(presentation, "masked") { state.masked = document.string(masked) }
        if let badge = document.member(presentation, "badge") {
            let level = document.member(badge, "level").flatMap(document.integer).map { Int($0) }
            state.badge = string(badge, "text").map { TrialState.Badge(text: $0, level: level) }
        }
        if let template = document.member(presentation, "template") {
            let filled = document.member(template, "filled").flatMap(document.integer) ?? 0
            state.template = string(template, "text").map { TrialState.Template(text: $0, filled: Int(filled)) }
        }
        if let stepping = document.member(presentation, "stepping") {
            state.steps = document.member(stepping, "increment") != nil
        }
        if let choices = document.member(presentation, "choices") {
            state.hasChoices = document.count(choices) > 0
        }
        if let segments = document.member(presentation, "segments") {
            state.segments = document.elements(segments).compactMap(segment)
        }
    }

    private func segment(_ node: JSONNode) -> TrialState.Segment? {
        guard let range = document.member(node, "range"), let state = document.member(node, "state"),
            let start = document.member(range, "start").flatMap(document.integer),
            let end = document.member(range, "end").flatMap(document.integer), start >= 0, start <= end
        else { return nil }
        return TrialState.Segment(
            range: Int(start)..<Int(end), isEmpty: document.equals(state, "empty"),
            isComplete: document.equals(state, "complete"),
            isActive: document.member(node, "active").flatMap(document.bool) ?? false)
    }

    private func string(_ node: JSONNode, _ name: StaticString) -> String? {
        document.member(node, name).flatMap(document.string)
    }
}

extension JSONWriter {
    fileprivate mutating func member(_ name: StaticString, _ value: String) {
        self.name(name)
        string(value)
    }

    fileprivate mutating func member(_ name: StaticString, _ value: Bool) {
        self.name(name)
        bool(value)
    }
}
