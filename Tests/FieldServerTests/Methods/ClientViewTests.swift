import Foundation
import TestClients
import TestSupport
import Testing

/// What is answered to a client that does not wait (specification, section 3.4, the client's view).
@Suite("Answers in the client's view") struct ClientViewTests {
    /// A client that shows its own edits at once, and takes only the answer to its last request.
    private struct Widget: ~Copyable {
        var client = TestClient()
        var shown: [Unicode.Scalar] = []
        var version = 1
        var caret = 0

        init(_ members: String) {
            client = TestClient(#"{"positionEncodings":["utf-32"],"capabilities":{"presentation":false}}"#)
            _ = client.create(members)
        }

        /// Replaces some of what is shown, and returns the answer that nobody looks at.
        mutating func edit(_ range: Range<Int>, _ text: String) -> JSON {
            shown.replaceSubrange(range, with: Array(text.unicodeScalars))
            return client.request(
                "field/edit",
                """
                {"field":"f","range":{"start":\(range.lowerBound),"end":\(range.upperBound)},"insert":\(text.quoted),
                "version":\(version)}
                """)
        }

        mutating func ask(_ method: String) -> JSON {
            if method == "field/clear" { shown = [] }
            return client.request(method, #"{"field":"f","version":\#(version)}"#)
        }

        /// Takes an answer as a client does that only knows patches.
        mutating func take(_ answer: JSON) {
            if let version = answer["version"].integer { self.version = version }
            let patch = answer["patch"]
            guard let start = patch["range"]["start"].integer, let end = patch["range"]["end"].integer,
                let text = patch["text"].string
            else { return }
            shown.replaceSubrange(start..<end, with: Array(text.unicodeScalars))
        }

        var text: String { String(String.UnicodeScalarView(shown)) }
    }

    @Test("The last answer's patch makes the server's text of what was shown", arguments: 0..<60)
    func patches(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let types = [
            #""type":"phone""#, #""type":"date""#, #""type":"currency""#, #""type":"phrase","maxLength":6"#,
            #""type":{"name":"credit"}"#,
        ]
        var widget = Widget(types[Int(seed) % types.count])
        for _ in 0..<12 {
            var answer = JSON(nil)
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                // Typed at the end, or the last one taken away: what never overlaps a change by something else.
                let end = widget.shown.count
                let takesBack = end > 0 && Int.random(in: 0..<4, using: &random) == 0
                let digit = "\(Int.random(in: 0...9, using: &random))"
                answer = takesBack ? widget.edit(end - 1..<end, "") : widget.edit(end..<end, digit)
            }
            let methods = ["field/undo", "field/redo", "field/clear", "field/blur", "field/commit"]
            if let method = methods.randomElement(using: &random), Bool.random(using: &random) {
                answer = widget.ask(method)
            }
            if answer["error"]["code"].integer == -32801 {
                // Something else changed what it was about; its data is the field.
                widget.shown = Array((answer["error"]["data"]["text"].string ?? "").unicodeScalars)
                widget.version = answer["error"]["data"]["version"].integer ?? 0
            } else {
                widget.take(answer)
            }
            let field = widget.client.request("field/get", #"{"field":"f"}"#)
            #expect(widget.text == field["text"].string, "seed \(seed)")
            #expect(widget.version == field["version"].integer, "seed \(seed)")
        }
    }

    @Test("Who shows what the server has is told nothing of the text")
    mutating func nothingNew() {
        var widget = Widget(#""type":"date","text":"01/02/2026""#)
        for method in ["field/focus", "field/commit", "field/commit"] { _ = widget.ask(method) }
        let committed = widget.ask("field/commit")
        #expect(committed["version"].isAbsent && committed["text"].isAbsent && committed["selection"].isAbsent)
        let left = widget.ask("field/blur")
        #expect(left["version"].integer == 1 && left["patch"].isAbsent && left["selection"].isAbsent)
    }

    @Test("A text too long for answers is patched")
    func long() {
        var widget = Widget(#""type":"phrase","text":\#(String(repeating: "a", count: 9_000).quoted)"#)
        widget.shown = Array(String(repeating: "a", count: 9_000).unicodeScalars)
        _ = widget.edit(0..<1, "b")
        let answer = widget.ask("field/commit")
        #expect(answer["version"].integer == 2 && answer["text"].isAbsent && answer["patch"].isAbsent)
        let undone = widget.ask("field/undo")
        #expect(undone["text"].isAbsent)
        widget.take(undone)
        #expect(widget.text == String(repeating: "a", count: 9_000))
    }

    @Test("A view that is no longer known is answered by the text")
    func unknown() {
        var widget = Widget(#""type":"phone","text":"2125550123""#)
        // Another type: what was sent before means nothing in it.
        _ = widget.edit(0..<0, "")
        _ = widget.client.request("field/update", #"{"field":"f","set":{"type":"phrase"}}"#)
        _ = widget.client.request("field/update", #"{"field":"f","set":{"text":"Other"}}"#)
        _ = widget.client.request("field/update", #"{"field":"f","set":{"type":"name"}}"#)
        for method in ["field/undo", "field/commit", "field/blur"] {
            let answer = widget.ask(method)
            #expect(answer["patch"].isAbsent && answer["text"].string == "Other", "\(method)")
        }
        #expect(widget.ask("field/clear")["text"].string == "")
    }

    @Test("A version that is still to come is refused, and nothing happens")
    func future() {
        var widget = Widget(#""type":"phrase","text":"a""#)
        widget.version = 7
        for method in ["field/undo", "field/redo", "field/clear", "field/commit", "field/blur"] {
            #expect(widget.ask(method)["error"]["data"]["path"].string == "version", "\(method)")
        }
        #expect(widget.client.request("field/get", #"{"field":"f"}"#)["text"].string == "a")
    }

    @Test("What was refused without a version is in no view")
    func refusedWithoutVersion() {
        var client = TestClient(#"{"positionEncodings":["utf-32"]}"#)
        _ = client.create(#""type":"st""#)
        _ = client.request("field/edit", #"{"field":"f","input":"C"}"#)
        let refused = client.request("field/edit", #"{"field":"f","input":"?"}"#)
        #expect(refused["version"].integer == 2)
        _ = client.request("field/undo", #"{"field":"f"}"#)
        let patch = client.request("field/blur", #"{"field":"f","version":2}"#)["patch"]
        #expect(patch["range"]["end"].integer == 1)
        #expect(patch["text"].string == "")
    }

    @Test("An end of a composition of which nothing is taken counts the version up")
    func refusedEndOfComposition() {
        var client = TestClient(#"{"positionEncodings":["utf-32"]}"#)
        _ = client.create(#""type":"zip""#)
        _ = client.request(
            "field/edit", #"{"field":"f","input":"1","version":1,"composing":{"start":0,"end":1}}"#)
        let answer = client.request("field/edit", #"{"field":"f","input":"x","version":2}"#)
        #expect(answer["text"].string == "1")
        #expect(answer["patch"]["text"].string == "")
        #expect(answer["version"].integer == 3)
    }

    @Test func aSelectionCountsInTheViewOfItsVersion() {
        var widget = Widget(#""field":"f","type":"date""#)
        // The server pads the day, which the client does not know yet when it puts its caret behind the month.
        _ = widget.edit(0..<0, "7")
        _ = widget.edit(1..<1, "4")
        let answer = widget.client.request(
            "field/select", #"{"field":"f","selection":{"start":1,"end":1},"version":1}"#)
        #expect(answer["selection"]["start"].integer == 3)
        #expect(answer["text"].string == "07/04")
    }

    @Test func aCaretThatIsPutElsewhereIsAnotherVersion() {
        var client = TestClient()
        _ = client.create(#""field":"f","type":"phone","text":"55523""#)
        let answer = client.request(
            "field/select", #"{"field":"f","selection":{"start":0,"end":0},"version":1}"#)
        #expect(answer["selection"]["start"].integer == 1)
        #expect(answer["version"].integer == 2)
        #expect(answer["text"].string == "(555) 23")
        let edited = client.request(
            "field/edit", #"{"field":"f","range":{"start":0,"end":1},"insert":"","version":1}"#)
        #expect(edited["text"].string == "(552) 3")
    }
}
