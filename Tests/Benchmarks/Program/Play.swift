import TestClients
import TestSupport

/// What is played to a server: first what sets it up, then the same in every turn.
struct Play {
    var name: String
    var goal: Goal
    var setUp: [Recording.Message]
    var turn: [Recording.Message]
    /// How much higher versions are in each turn than in the one before.
    var step = 0
    /// What makes the field alone in which keys are typed.
    var creation: Recording.Message?

    /// What makes a form is played in each turn, but not measured.
    private static let preparation: Set = [
        "type/define", "form/open", "form/close", "field/create", "group/define",
    ]

    var measured: [Bool] { turn.map { $0.isRequest && !Self.preparation.contains($0.method) } }

    /// Keys in a field of each type, typed and taken back, in a form of its own.
    static func keys(_ client: ShippedClient) throws -> [Play] {
        let recording = try Recording(client, "keys")
        let messages = recording.messages
        return try recording.fields.map { type, creation in
            let own = messages.filter { $0.field == nil || $0.field == type }
            let edits = own.filter { $0.method == "field/edit" }
            // The last two begin another turn: they tell the version then.
            guard edits.count > 2, let first = edits.first?.version, let next = edits[edits.count - 2].version else {
                throw Failure(description: "too few keys are recorded for \(type)")
            }
            return Play(
                name: type, goal: .key(of: type), setUp: Array(own.prefix { $0.method != "field/edit" }),
                turn: edits.dropLast(2), step: next - first, creation: creation)
        }
    }

    /// A whole form, filled in with its errors and corrections, and made anew in each turn.
    static func checkout(_ client: ShippedClient) throws -> Play {
        let messages = try Recording(client, "checkout").messages
        let isGreeting: (Recording.Message) -> Bool = { $0.method.hasPrefix("initialize") }
        let form = messages.first { $0.method == "form/open" }?.params["form"].string ?? ""
        let close = #"{"jsonrpc":"2.0","id":0,"method":"form/close","params":{"form":\#(form.quoted)}}"#
        return Play(
            name: "checkout, \(client.rawValue)", goal: .message, setUp: messages.filter(isGreeting),
            turn: messages.filter { !isGreeting($0) } + [Recording.Message(close)])
    }

    /// The same keys as a page sends them where its browser does not say what has changed: the whole text as it is then, with the
    /// selection.
    static func wholeTexts(of keys: Play) throws -> Play {
        guard let create = keys.creation, let field = create.field else {
            throw Failure(description: "\(keys.name) is not made")
        }
        let initialize = Recording.Message(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{}}"#)
        var play = Play(
            name: "\(keys.name), whole text", goal: .wholeText, setUp: [initialize, create], turn: [])
        var client = TestClient(nil)
        for message in play.setUp { client.receive(message.text(id: 0)) }
        _ = client.take()
        var (text, version) = ("", 1)
        func edit(_ start: Int, _ end: Int, _ insert: String) {
            let scalars = Array(text.unicodeScalars)
            var new = String.UnicodeScalarView(scalars.prefix(start))
            new += insert.unicodeScalars
            let caret = new.count
            new += scalars.dropFirst(end)
            let selection = #""selection":{"start":\#(caret),"end":\#(caret)}"#
            let params = #"{"field":"\#(field)","text":\#(String(new).quoted),\#(selection),"version":\#(version)}"#
            let message = Recording.Message(#"{"jsonrpc":"2.0","id":0,"method":"field/edit","params":\#(params)}"#)
            play.turn.append(message)
            client.receive(message.text(id: 0))
            let result = client.takeMessages().first?["result"] ?? JSON(nil)
            text = result["text"].string ?? String(new)
            version = result["version"].integer ?? version
        }
        for key in keys.turn {
            let (range, insert) = (key.params["range"], key.params["insert"].string ?? "")
            // What shows may be another by now: keys are typed and taken back at its end.
            let end = text.unicodeScalars.count
            let length = (range["end"].integer ?? 0) - (range["start"].integer ?? 0)
            edit(max(0, end - length), end, insert)
        }
        while !text.isEmpty, play.turn.count < 200 {
            let end = text.unicodeScalars.count
            edit(end - 1, end, "")
        }
        play.step = version - 1
        return play
    }

    /// The answers of a session to two turns must be none but results: what fails does less.
    func check() throws {
        var client = TestClient(nil)
        for message in setUp { client.receive(message.text(id: 0)) }
        for shift in [0, step] {
            for message in turn { client.receive(message.text(id: 0, shift: shift)) }
        }
        if let error = client.takeMessages().first(where: { !$0["error"].isAbsent }) {
            throw Failure(description: "\(name): \(error)")
        }
    }
}

/// What a subject is held against: ratios to the limit, and microseconds of processor. Nil: nothing is asked of it.
struct Goal {
    var median: Double?
    var late: Double?
    var processor: Double?

    static func key(of type: String) -> Goal {
        Goal(median: ["phrase", "name", "email"].contains(type) ? 1.5 : 1.7, late: 2.5, processor: 3)
    }
    /// Its processor time has the making of the form in it.
    static let message = Goal(median: 1.7, late: 2.5)
    static let wholeText = Goal(processor: 5)
}
