import TestClients
import TestSupport
import Testing

/// Where `field/select {move}` brings a caret, from wherever it is.
@Suite("Relative motion of the caret") struct CaretMoveTests {
    static let encodings = ["utf-8", "utf-16", "utf-32"]
    static let backward = ["character", "word", "part", "line"].map { $0 + "Backward" } + ["lineStart", "textStart"]
    static let forward = ["character", "word", "part", "line"].map { $0 + "Forward" } + ["lineEnd", "textEnd"]

    private static func client(_ encoding: String) -> TestClient {
        TestClient(#"{"positionEncodings":["\#(encoding)"],"capabilities":{"presentation":false}}"#)
    }

    private static func length(_ text: some StringProtocol, _ encoding: String) -> Int {
        switch encoding {
        case "utf-8": text.utf8.count
        case "utf-16": text.utf16.count
        case "utf-32": text.unicodeScalars.count
        default: text.count
        }
    }

    @Test("A character is what shows as one", arguments: encodings) func characters(_ encoding: String) {
        var client = Self.client(encoding)
        let text = "a👨‍👩‍👧‍👦e\u{301}🇩🇪🇫🇷日 b"
        _ = client.create(#""text":\#(text.quoted)"#)
        _ = client.request("field/select", #"{"field":"f","move":"textStart"}"#)
        for count in 1...text.count + 1 {
            let answer = client.request("field/select", #"{"field":"f","move":"characterForward"}"#)
            #expect(answer["selection"]["end"].integer == Self.length(text.prefix(count), encoding))
        }
        for count in 0...text.count + 1 {
            let answer = client.request("field/select", #"{"field":"f","move":"characterBackward","count":\#(count)}"#)
            let left = text.dropLast((0...count).reduce(0, +))
            #expect(answer["selection"]["start"].integer == Self.length(left, encoding))
        }
    }

    @Test("A caret goes to its side or stays, and comes to the ends", arguments: 0..<40)
    func sides(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let types = [
            #""type":"phone","text":"5552234567""#, #""type":"date","value":"12252024""#,
            #""type":"currency","value":"1234567.89""#,
            #""type":"multiline","text":"one\ntwo three\n\nlast 👨‍👩‍👧‍👦 one""#, #""text":"two words, e\u0301a b""#,
            #""type":"ip","text":"10.0.0.1""#,
        ]
        var client = Self.client(Self.encodings[Int(seed) % 3])
        _ = client.create(types[Int(seed / 3) % types.count])
        var anchor: Int?
        for _ in 0..<60 {
            let before = client.request("field/get", #"{"field":"f"}"#)["selection"]
            let isForward = Bool.random(using: &random)
            let extends = Bool.random(using: &random)
            let move = (isForward ? Self.forward : Self.backward).randomElement(using: &random)!
            let count = [1, 1, 1, 2, 9_007_199_254_740_991].randomElement(using: &random)!
            let answer = client.request(
                "field/select", #"{"field":"f","move":"\#(move)","count":\#(count),"extend":\#(extends)}"#)
            let after = answer["selection"]
            guard let oldStart = before["start"].integer, let oldEnd = before["end"].integer,
                let start = after["start"].integer,
                let end = after["end"].integer
            else {
                Issue.record("no selection in \(answer)")
                return
            }
            if extends {
                let fixed = oldStart == oldEnd ? oldStart : anchor ?? oldStart
                #expect(start == fixed || end == fixed, "\(move): \(before) became \(after), and \(fixed) was to stay")
                let moving = answer["caret"].integer
                #expect(moving == (start == end ? nil : start == fixed ? end : start))
                let old = oldStart == fixed ? oldEnd : oldStart
                #expect(isForward ? (moving ?? fixed) >= old : (moving ?? fixed) <= old)
                anchor = start == end ? nil : fixed
            } else {
                #expect(start == end)
                #expect(answer["caret"].integer == nil)
                #expect(isForward ? start >= oldStart : end <= oldEnd)
                anchor = nil
            }
        }
        for (move, other) in [("textEnd", "characterForward"), ("textStart", "characterBackward")] {
            let end = client.request("field/select", #"{"field":"f","move":"\#(move)"}"#)["selection"]
            let further = client.request("field/select", #"{"field":"f","move":"\#(other)"}"#)["selection"]
            #expect(end["start"].integer == further["start"].integer)
        }
    }

    @Test(
        "Behind a literal that was typed there is the part before it",
        arguments: [
            (#""type":"date""#, "12/", 1, 0), (#""type":"date""#, "12/31/", 1, 3), (#""type":"date""#, "12/31/", 2, 0),
            (#""type":"expDate""#, "9/", 9, 0), (#""type":{"name":"ip","version":4}"#, "10.", 1, 0),
        ])
    func behindALiteral(type: String, keys: String, count: Int, start: Int) {
        for extends in [false, true] {
            var client = Self.client("utf-16")
            _ = client.create(type)
            _ = client.request("field/edit", #"{"field":"f","input":"\#(keys)"}"#)
            let answer = client.request(
                "field/select", #"{"field":"f","move":"partBackward","count":\#(count),"extend":\#(extends)}"#)
            #expect(answer["selection"]["start"].integer == start)
        }
    }

    @Test("Keys before an answer do not go stale") func ahead() {
        var client = Self.client("utf-16")
        _ = client.create(#""type":"phone""#)
        // The view of whoever types is not looked at: the caret is the server's.
        for key in "555" { _ = client.request("field/edit", #"{"field":"f","input":"\#(key)"}"#) }
        _ = client.request("field/select", #"{"field":"f","move":"characterBackward","count":2,"version":1}"#)
        let answer = client.request("field/edit", #"{"field":"f","input":"1"}"#)
        #expect(answer["text"].string == "(515) 5")
    }
}
