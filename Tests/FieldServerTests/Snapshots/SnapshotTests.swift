import Foundation
import TestClients
import TestSupport
import Testing

@testable import FieldEngine
@testable import FieldServer

/// `session/snapshot` and `session/restore` (specification, section 8).
@Suite("Snapshots") struct SnapshotTests {
    private func client(_ messages: [(String, String)], configuration: SessionConfiguration = SessionConfiguration())
        -> TestClient
    {
        var client = TestClient(configuration: configuration)
        for (method, params) in messages { _ = client.call(method, params) }
        return client
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    // MARK: Conflicts

    @Test("What exists is not touched, or replaced") func existing() {
        var old = client([("field/create", #"{"field":"a","text":"one"}"#), ("field/create", #"{"field":"b"}"#)])
        let snapshot = old.snapshot()
        var new = client([("field/create", #"{"field":"b","text":"here","type":"zip"}"#)])
        let answer = new.restore(snapshot)
        #expect(answer.contains(#""code":-32011"#) && answer.contains(#""data":{"field":"b"}"#), "\(answer)")
        #expect(new.text("field/get", #"{"field":"a"}"#).contains("-32010"))
        #expect(new.text("field/get", #"{"field":"b"}"#).contains(#""type":"zip""#))
        #expect(new.restore(snapshot, #","replace":true"#).hasSuffix(#""result":{"fields":2}}"#))
        #expect(new.text("field/get", #"{"field":"a"}"#).contains(#""text":"one""#))
        #expect(new.text("field/get", #"{"field":"b"}"#).contains(#""type":"phrase""#))
        // The one that was there keeps its place.
        let list = new.text("field/list", "{}")
        #expect(list.contains(#"[{"field":"b""#) && list.contains(#"},{"field":"a""#), "\(list)")
    }

    @Test("Restoring pushes nothing, and counts what is replaced once") func counts() {
        let made = #"{"field":"a","form":"x","group":"g","required":true}"#
        var old = client([("field/create", made)])
        let snapshot = old.snapshot()
        var new = client([
            ("field/create", made), ("field/create", #"{"field":"b","form":"x","group":"g","required":true}"#),
        ])
        #expect(new.restore(snapshot, #","replace":true"#).hasSuffix(#""result":{"fields":1}}"#))
        #expect(new.text("group/count", #"{"form":"x","group":"g"}"#).contains(#""fields":2"#))
        #expect(new.text("group/verify", #"{"form":"x","group":"g"}"#).contains(#""invalid":["a","b"]"#))
        let edited = new.text("field/edit", #"{"field":"a","input":"x"}"#)
        #expect(
            edited.contains(
                #""method":"group/status","params":{"form":"x","group":"g","valid":false,"fields":2,"invalid":1"#))
    }

    @Test("A section whose page has gone comes back, and is on none") func sectionWithoutPage() {
        var client = TestClient("{}")
        let section = #"{"section":"s","least":1,"page":"p","fields":[{"field":"a","required":true}]}"#
        _ = client.request("form/open", #"{"form":"f","pages":[{"page":"p"},{"page":"q"}],"sections":[\#(section)]}"#)
        _ = client.request("form/open", #"{"form":"f","pages":[{"page":"q"}]}"#)
        let kept = client.snapshot()
        var other = TestClient("{}")
        #expect(other.request("session/restore", #"{"snapshot":\#(kept)}"#)["fields"].integer == 1)
        #expect(other.snapshot() == kept)
        #expect(
            "\(other.request("form/open", #"{"form":"f"}"#))" == "\(client.request("form/open", #"{"form":"f"}"#))")
    }

    @Test("A field that stays shows by the pages that are restored") func pages() {
        let pages = { (shown: String) in
            #"{"form":"x","pages":[{"page":"p","fields":["a","b"],"shown":\#(shown)},{"page":"q","fields":["c"]}]}"#
        }
        let never = #"{"field":"c","rule":"equals","value":"never"}"#
        var old = client([
            ("field/create", #"{"field":"a","form":"x","required":true}"#),
            ("field/create", #"{"field":"c","form":"x"}"#), ("form/open", pages(never)),
        ])
        let snapshot = old.snapshot()
        var new = client([
            ("field/create", #"{"field":"b","form":"x","required":true}"#),
            ("field/create", #"{"field":"c","form":"x"}"#), ("form/open", pages("true")),
        ])
        let answer = new.restore(snapshot, #","replace":true"#)
        #expect(answer.contains(#""method":"field/diagnostics","params":{"field":"b""#), "\(answer)")
        #expect(new.text("field/get", #"{"field":"b"}"#).contains(#""hidden":true"#))
        #expect(new.text("form/open", #"{"form":"x"}"#).contains(#""invalid":0"#))
        let shown = new.text("field/update", #"{"field":"c","set":{"text":"never"}}"#)
        #expect(shown.contains(#""field":"b""#))
        #expect(new.text("form/open", #"{"form":"x"}"#).contains(#""invalid":2"#))
    }

    @Test("What waits in a field that is disabled by a condition still waits") func disabledInTheMeantime() {
        var old = client([
            ("field/create", #"{"field":"a"}"#),
            (
                "field/create",
                #"{"field":"b","enabled":{"field":"a","rule":"equals","value":"x"},"validation":{"live":{"delay":500}}}"#
            ),
            ("field/update", #"{"field":"b","set":{"text":"y"}}"#),
        ])
        let snapshot = old.snapshot()
        #expect(snapshot.contains(#""waiting""#))
        var new = client([])
        #expect(new.restore(snapshot).hasSuffix(#""result":{"fields":2}}"#))
        #expect(new.snapshot() == snapshot)
    }

    @Test("A text that said nothing and was emptied is as any that was", arguments: ["always", "focused", "filled"])
    func emptied(affixes: String) {
        let type = #"{"name":"currency","affixes":"\#(affixes)"}"#
        var texts: [String?] = []
        for text in ["555 9", "5.00"] {
            var old = client([
                ("field/create", #"{"field":"a","type":\#(type),"text":"\#(text)"}"#),
                ("field/clear", #"{"field":"a"}"#),
            ])
            texts.append(old.get("a")["text"].string)
            for method in ["field/undo", "field/redo"] {
                var new = client([])
                #expect(new.restore(old.snapshot()).hasSuffix(#""result":{"fields":1}}"#))
                _ = old.text(method, #"{"field":"a"}"#)
            }
        }
        #expect(texts[0] == texts[1])
    }

    @Test("Ids that the server makes up go on behind those of the snapshot") func generated() {
        var old = client([("field/create", "{}"), ("field/create", "{}"), ("field/dispose", #"{"field":"f2"}"#)])
        var new = client([])
        _ = new.restore(old.snapshot())
        #expect(new.text("field/create", "{}").contains(#""field":"f3""#))
    }

    // MARK: Limits

    @Test("What could not come back as one message is taken form by form") func limits() {
        var configuration = SessionConfiguration()
        configuration.limits.maxMessageBytes = 8_192
        let messages = (0..<40).map { number in
            (
                "field/create",
                #"{"field":"f\#(number)","form":"\#(number % 4)","text":"\#(String(repeating: "x", count: 80))"}"#
            )
        }
        var old = client(messages, configuration: configuration)
        let refused = old.text("session/snapshot", "{}")
        #expect(
            refused.contains(#""code":-32014"#) && refused.contains(#""limit":"maxMessageBytes","maximum":8192"#),
            "\(refused)")
        var new = client([], configuration: configuration)
        for form in 0..<4 {
            let snapshot = old.snapshot(#"{"form":"\#(form)"}"#)
            #expect(new.restore(snapshot).hasSuffix(#""result":{"fields":10}}"#))
        }
        for field in ["f0", "f39"] {
            #expect(new.text("field/get", #"{"field":"\#(field)"}"#).contains(#""text":"xxxx"#))
        }
    }

    @Test("Limits of the new process hold") func newLimits() {
        var old = client([
            ("field/create", #"{"field":"a","text":"\#(String(repeating: "x", count: 200))"}"#), ("field/create", "{}"),
        ])
        let snapshot = old.snapshot()
        var few = SessionConfiguration()
        few.limits.maxFields = 1
        var new = client([], configuration: few)
        #expect(new.restore(snapshot).contains(#""data":{"limit":"maxFields","maximum":1,"found":2}"#))
        var short = SessionConfiguration()
        short.limits.maxTextLength = 100
        new = client([], configuration: short)
        let answer = new.restore(snapshot)
        #expect(
            answer.contains(#""data":{"path":"fields[0].content.value","reason":"it is longer than a text may be"}"#),
            "\(answer)")
        #expect(new.text("field/list", "{}").contains(#""fields":[]"#))
    }

    @Test("A chain of types is limited") func chain() {
        var session = client([("type/define", #"{"name":"t0","description":""}"#)])
        var answers: [String] = []
        for number in 1...33 {
            let params = #"{"name":"t\#(number)","description":"","extends":"t\#(number - 1)"}"#
            answers.append(session.text("type/define", params))
        }
        #expect(answers[31].contains(#""result":null"#))
        #expect(answers[32].contains(#""code":-32013"#) && answers[32].contains(#""path":"extends""#), "\(answers[32])")
        _ = session.call("field/create", #"{"field":"a","type":"t32"}"#)
        var new = client([])
        #expect(new.restore(session.snapshot()).hasSuffix(#""result":{"fields":1}}"#))
    }

    // MARK: Forms and types

    @Test("A form takes the types with it that its fields are of, as they were") func types() {
        var old = client([
            ("type/define", #"{"name":"t","description":"first","allow":"[ab]"}"#),
            ("type/define", #"{"name":"u","description":"on t","extends":"t","maxLength":3}"#),
            ("type/define", #"{"name":"lonely","description":"of no field"}"#),
            ("field/create", #"{"field":"a","form":"x","type":"u"}"#),
            ("type/define", #"{"name":"t","description":"second","allow":"[0-9]"}"#),
            ("field/create", #"{"field":"b","form":"y","type":"t"}"#),
        ])
        var new = client([])
        #expect(new.restore(old.snapshot(#"{"form":"x"}"#)).hasSuffix(#""result":{"fields":1}}"#))
        #expect(new.text("field/edit", #"{"field":"a","input":"ab1"}"#).contains(#""text":"ab","#))
        #expect(new.text("type/describe", #"{"type":"u"}"#).contains("on t"))
        // The first t is not for new fields: it was defined anew. The second is of no field of the form.
        for name in ["t", "lonely"] {
            #expect(new.text("type/describe", #"{"type":"\#(name)"}"#).contains("-32012"), "\(name)")
        }
        #expect(new.restore(old.snapshot(#"{"form":"y"}"#)).hasSuffix(#""result":{"fields":1}}"#))
        #expect(new.text("type/describe", #"{"type":"t"}"#).contains("second"))
    }

    /// A type that was defined anew is written back from what the engine knows of it.
    @Test("A type that is no longer the one of its name keeps its parts and its letters") func typesInParts() {
        var old = client([
            (
                "type/define",
                #"{"name":"t","description":"parts","template":"NN.K","parts":{"N":{"kind":"week","minimum":1,"maximum":53,"zeros":"dropped","varies":true},"K":{"words":["a","b"]}}}"#
            ),
            (
                "type/define",
                ##"{"name":"u","description":"letters","template":"[A]00","groups":true,"slots":{"0":"[0-9]","A":"[A-Za-z]"},"cases":{"A":"upper"},"format":{"prefix":"# ","affixes":"always"}}"##
            ),
            (
                "type/define",
                #"{"name":"v","description":"right","template":"00:00","align":"right","slots":{"0":"[0-9]"}}"#
            ),
            ("field/create", #"{"field":"a","type":"t"}"#), ("field/create", #"{"field":"b","type":"u"}"#),
            ("field/create", #"{"field":"c","type":"v"}"#),
            ("type/define", #"{"name":"t","description":""}"#), ("type/define", #"{"name":"u","description":""}"#),
            ("type/define", #"{"name":"v","description":""}"#),
        ])
        var new = client([])
        #expect(new.restore(old.snapshot()).hasSuffix(#""result":{"fields":3}}"#))
        #expect(new.text("field/edit", #"{"field":"a","input":"07b"}"#).contains(#""text":"7.b","#))
        #expect(new.text("field/edit", #"{"field":"b","input":"x1"}"#).contains(##""text":"# X1","##))
        #expect(new.text("field/edit", #"{"field":"c","input":"123"}"#).contains(#""text":"1:23","#))
    }

    @Test("A caret that was put into a view which lacks answers stays there", arguments: [["2"], ["a", "b"]])
    func selectedInView(keys: [String]) {
        var old = TestClient("{}")
        _ = old.create(#""type":"phrase""#)
        for key in keys { _ = old.request("field/edit", #"{"field":"f","version":1,"input":"\#(key)"}"#) }
        _ = old.request("field/select", #"{"field":"f","version":1,"selection":{"start":0,"end":0}}"#)
        var new = TestClient("{}", at: old.now)
        _ = new.restore(old.snapshot())
        // The client shows its caret before the text, where nothing is to be deleted, and goes on there.
        for edit in [#""delete":"backward""#, #""input":"X""#] {
            let params = #"{"field":"f","version":1,\#(edit)}"#
            let (before, behind) = (old.request("field/edit", params), new.request("field/edit", params))
            #expect(before["text"].string == behind["text"].string)
            #expect("\(before)" == "\(behind)")
        }
    }

    @Test("An unknown form has no fields") func unknownForm() {
        var old = client([("field/create", "{}")])
        var new = client([])
        #expect(new.restore(old.snapshot(#"{"form":"nix"}"#)).hasSuffix(#""result":{"fields":0}}"#))
    }

    // MARK: Secrets

    @Test("Secure text is left out unless asked for") func secure() {
        var old = client([
            ("field/create", #"{"field":"p","type":"password","text":"first secret"}"#),
            ("field/edit", #"{"field":"p","input":"hunter2"}"#),
            ("field/edit", #"{"field":"p","input":"hunter3","version":2}"#),
            ("field/undo", #"{"field":"p"}"#), ("field/blur", #"{"field":"p"}"#), ("field/focus", #"{"field":"p"}"#),
        ])
        let snapshot = old.snapshot("{}")
        for secret in ["first", "hunter", "undo", "redo", "edits", "findings"] {
            #expect(!snapshot.contains(secret), "\(secret)")
        }
        var new = client([])
        _ = new.restore(snapshot)
        let restored = new.text("field/get", #"{"field":"p"}"#)
        #expect(restored.contains(#""version":5,"text":"","value":"""#), "\(restored)")
        #expect(
            restored.contains(
                #""state":{"focus":"focused","content":"empty","validity":"unknown","enabled":true,"touched":true,"dirty":false"#
            ), "\(restored)")
        // An edit of the text that is gone is told apart from one of the text that is there.
        #expect(new.text("field/edit", #"{"field":"p","input":"x","version":4}"#).contains("-32801"))
        #expect(new.text("field/undo", #"{"field":"p"}"#).contains(#""text":"""#))
        var trusted = client([])
        _ = trusted.restore(old.snapshot())
        #expect(trusted.text("field/get", #"{"field":"p"}"#).contains(#""text":"first secret""#))
    }

    @Test("A form whose secrets are left out is told of anew once its client has asked how it stands")
    func countsWithoutSecrets() {
        var old = client([
            (
                "form/open",
                #"{"form":"f","groups":["g"],"fields":[{"field":"p","group":"g","type":"password","required":true},{"field":"q"}]}"#
            ), ("field/edit", #"{"field":"p","text":"secret 12X"}"#),
        ])
        old.wait(200)
        var new = client([])
        _ = new.restore(old.snapshot("{}"))
        let opened = new.request("form/open", #"{"form":"f"}"#)
        #expect(opened["invalid"].integer == 1 && opened["groups"]["g"].flag == false)
        new.notifications = []
        _ = new.request("field/edit", #"{"field":"p","text":"secret 12X"}"#)
        new.wait(200)
        #expect(
            new.notifications.filter { $0["method"].string == "form/status" }.map { $0["params"]["invalid"].integer }
                == [0])
        #expect(new.notifications.contains { $0["method"].string == "group/status" })
    }

    // MARK: Completeness

    /// What is added to a session has to be in its snapshot, or there has to be a reason why not. When this fails, decide,
    /// and then add the name here.
    @Test("Every property was thought of") func completeness() throws {
        func names(_ value: Any) -> Set<String> { Set(Mirror(reflecting: value).children.compactMap(\.label)) }
        var client = Self.example()
        let field = try #require(client.session.store.registry[1])
        // Which end of a selection moves is known again with the next key. What an input method began in that a client showed before it had
        // taken all answers is taken for what the server shows: whoever restores has taken them.
        let derived: Set = [
            "number", "identifier", "definition", "liveDeadline", "relatedFields", "anchor", "composedView",
        ]
        let boxes: Set = ["editBox", "rare"]
        let kept = names(field).subtracting(boxes).union(names(RareState())).union(["history", "editLog"])
        #expect(kept.subtracting(derived) == names(field.preservedState).subtracting(["waitsForQuiet"]))
        #expect(names(field.preservedState.content) == ["value", "text", "span", "tail", "zeros", "remark"])
        // The units that are left of `storage`, and `first` with `others` where there is any, as a list each.
        #expect(
            names(field.preservedState.history)
                == ["undone", "storage", "forgotten", "runEnd", "runKind", "bytes", "keys"])
        // `latest` and the sums follow from these.
        #expect(
            names(field.preservedState.editLog)
                == ["first", "others", "isBegun", "view", "latest", "bytes", "wholeBytes"])
        #expect(
            names(try #require(field.preservedState.editLog.entries.first))
                == ["from", "before", "sent", "valueAfter", "selectionMoved", "selected"])
        #expect(
            names(try #require(field.preservedState.findings.first))
                == ["severity", "code", "source", "range", "textRange", "data", "message", "sentence"])
        #expect(
            names(field.settings) == [
                "form", "group", "type", "label", "placeholder", "helper", "badge", "readOnly", "total", "conditions",
                // Follows from the conditions, or is what was set.
                "decision",
                // The connection's.
                "usualLanguage",
                "secure", "minLength", "maxLength", "lengthUnit", "overflow", "keepsBlanks", "helperPolicy", "counter",
                "activeOnEditing",
                "horizontalPadding", "style", "leadingIcon", "trailingIcon", "clearButton", "choices", "tag",
                "priority",
                "keyboard", "autofill", "appearance", "validation", "liveDelayIsGiven", "messages", "locale",
                // Follow from the locale.
                "language", "digits",
                "debug",
            ])
        #expect(
            names(try #require(field.settings.validation)) == [
                "on", "afterError", "liveDelay", "liveRules", "finalRules", "asksClientLive", "asksClientFinal",
                "clientTimeout",
            ])
        let record = try #require(client.session.store.forms[""])
        #expect(
            names(record) == [
                "form", "published", "publishedGroups", "publishedValidity", "pages", "pageConditions",
                "publishedHidden", "publishedPage",
                "publishedLanes", "sections",
                // Follow from the sections and their fields.
                "uniqueValues",
                "movedGroups", "movedNames",
                // When groups without fields are next looked for: it may be earlier.
                "groupsWorthSweeping",
            ])
        #expect(names(record.published) == ["tally", "sentAt", "waiting", "groups"])
        #expect(
            names(record.form) == [
                "tally", "groups", "members", "monitored", "monitoredNames", "pages", "sections", "rowOfField",
                "returnOrder", "debug", "locale", "isOpened",
            ])
        #expect(
            try Self.stored("Session", in: "Session/Session.swift") == [
                // Kept, in part: below.
                "store", "types",
                // Of the connection.
                "configuration", "life", "splitter", "channel", "publisher", "client", "tables",
                // Of the message in hand, and of those that wait for an answer.
                "agenda", "slowest", "waiting",
            ])
        #expect(
            try Self.stored("FieldStore", in: "Store/FieldStore.swift") == [
                "registry", "forms", "dependencies", "timers", "questions",
                // Follows from the fields of rows.
                "rowSums",
                // All is decided before the next message is looked at.
                "undecidedPages", "undecided",
                // Of the memory of this process.
                "hasSecretsToErase",
                // Of the message in hand.
                "concerned",
            ])
        #expect(
            try Self.stored("FormTable", in: "Store/FormTable.swift") == [
                "records", "sweepCount",
                // Follows from the records.
                "anyDebugs", "lastLead",
                // Of the message in hand.
                "moved", "formsWithPageNews",
            ])
        #expect(
            try Self.stored("PendingRequests", in: "Store/PendingRequests.swift") == [
                "byField", "fields", "nextID",
                // Of the message in hand.
                "wanted", "firstUnwritten",
            ])
        #expect(
            try Self.stored("TypeCatalogue", in: "Store/TypeCatalogue.swift") == [
                "registry",
                // Made anew.
                "definitions",
                // Of the memory of this process.
                "hasFreedMuch",
            ])
        #expect(!client.snapshot().isEmpty)
    }

    /// The stored properties of a type as its source has them: what can't be copied can't be reflected.
    private static func stored(_ type: String, in file: String) throws -> Set<String> {
        let path = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/FieldServer/\(file)")
        let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
        let body = lines.drop { !$0.contains("struct \(type)") }.dropFirst().prefix { $0 != "}" }
        let stored = try Regex(#"^    (?:public |private |private\(set\) |internal\(set\) )*(?:let|var) (\w+)[^{]*$"#)
        return Set(try body.compactMap { try stored.wholeMatch(in: $0)?[1].substring.map(String.init) })
    }

    private static func example() -> TestClient {
        var client = TestClient()
        let rule = #"{"final":{"rules":[{"rule":"luhn"}]},"live":{"rules":[{"rule":"length","max":1}]}}"#
        _ = client.call("field/create", #"{"field":"a","validation":\#(rule)}"#)
        _ = client.call("field/edit", #"{"field":"a","input":"12"}"#)
        return client
    }
}
