import TestClients
import TestSupport
import Testing

/// Members that do not belong to the way in which an edit is said, and offsets that lie nowhere in its text (specification,
/// sections 2.1 and 3.4).
@Suite("Members and offsets of edits") struct EditMembersTests {
    private static let encodings = ["utf-8", "utf-16", "utf-32"]

    private func client(_ encoding: String) -> TestClient {
        TestClient(#"{"positionEncodings":["\#(encoding)"]}"#)
    }

    @Test(
        "A selection or a count that does not belong there is refused, and nothing is changed",
        arguments: [
            (#""input":"x","selection":{"start":0,"end":2}"#, "selection"),
            (#""delete":"backward","selection":{"start":0,"end":0}"#, "selection"),
            (#""delete":"all","count":1,"selection":{"start":0,"end":0}"#, "selection"),
            (#""input":"x","count":1"#, "count"), (#""text":"x","count":2"#, "count"),
            (#""range":{"start":0,"end":0},"insert":"x","count":1"#, "count"),
            (#""input":"x","insert":"y""#, "range"), (#""delete":"all","range":{"start":0,"end":0}"#, "insert"),
        ])
    func foreign(members: String, path: String) {
        for encoding in Self.encodings {
            var client = client(encoding)
            _ = client.create(#""text":"aé""#)
            let before = client.request("field/get", #"{"field":"f"}"#).description
            let answer = client.request("field/edit", #"{"field":"f",\#(members)}"#)
            #expect(answer["error"]["code"].integer == -32602, "\(members): \(answer)")
            #expect(answer["error"]["data"]["path"].string == path || members.contains(#""delete":"all","range""#))
            #expect(client.request("field/get", #"{"field":"f"}"#).description == before)
        }
    }

    @Test("Null stands for nothing, beside any way", arguments: [#""input":"x""#, #""delete":"backward""#])
    func null(way: String) {
        var client = client("utf-16")
        _ = client.create("")
        let answer = client.request("field/edit", #"{"field":"f",\#(way),"selection":null,"count":null}"#)
        #expect(answer["error"].isAbsent, "\(answer)")
    }

    /// Of each edit any offsets, before, in and behind characters of one to four bytes.
    @Test("No offset cuts a character", arguments: encodings)
    func everyOffset(encoding: String) {
        let texts = ["", "aé", "e\u{301}€", "👩‍👧x", "🇩🇪🇫🇷", "\u{10FFFF}\u{301}"]
        var client = client(encoding)
        var index = 0
        for type in ["phrase", "iban", "date", "currency"] {
            for text in texts {
                // Where only some are tried, these are others for each text.
                index += 1
                for start in 0...6 {
                    for end in start...6 {
                        index += 1
                        guard isRun(index) else { continue }
                        _ = client.create(#""type":"\#(type)""#)
                        let range = #"{"start":\#(start),"end":\#(end)}"#
                        for edit in [
                            #""text":\#(text.quoted),"selection":\#(range)"#, #""input":"y""#,
                            #""text":\#(text.quoted),"selection":\#(range),"composing":\#(range)"#,
                            #""range":\#(range),"insert":"€","composing":\#(range)"#,
                            #""range":\#(range),"insert":"\#u{301}","selection":\#(range)"#, #""delete":"backward""#,
                        ] {
                            let answer = client.request("field/edit", #"{"field":"f",\#(edit)}"#)
                            expectInside(answer["selection"], of: answer["text"].string, encoding, "\(type) \(edit)")
                            let field = client.request("field/get", #"{"field":"f"}"#)
                            expectInside(field, encoding, "\(type) \(text) \(edit)")
                        }
                    }
                }
            }
        }
    }

    @Test("What is found of a value shows inside the text that an input method writes", arguments: encodings)
    func composing(encoding: String) {
        for inserted in ["DE89370400440532013000", "👩‍👧DE89370400440532013000", "é1"] {
            for type in ["iban", "card", "date", "tel", "currency", "ssn"] {
                for before in ["Z", "1", ""] {
                    var client = client(encoding)
                    _ = client.create(#""type":"\#(type)""#)
                    _ = client.request("field/edit", #"{"field":"f","input":\#(before.quoted)}"#)
                    _ = client.request("field/validate", #"{"field":"f"}"#)
                    let composing = #""composing":{"start":1,"end":3}"#
                    _ = client.request("field/edit", #"{"field":"f","input":\#(inserted.quoted),\#(composing)}"#)
                    _ = client.request("field/validate", #"{"field":"f"}"#)
                    let field = client.request("field/get", #"{"field":"f"}"#)
                    expectInside(field, encoding, "\(type) \(inserted)")
                    let more = client.request("field/edit", #"{"field":"f","input":"x",\#(composing)}"#)
                    expectInside(more["selection"], of: more["text"].string, encoding, "\(type) \(inserted)")
                    expectInside(client.request("field/get", #"{"field":"f"}"#), encoding, "\(type) \(inserted)")
                }
            }
        }
    }

    // MARK: Where offsets may be

    private func expectInside(_ field: JSON, _ encoding: String, _ place: String) {
        let text = field["text"].string
        expectInside(field["selection"], of: text, encoding, place)
        for diagnostic in field["diagnostics"].list { expectInside(diagnostic["range"], of: text, encoding, place) }
        for segment in field["presentation"]["segments"].list {
            expectInside(segment["range"], of: text, encoding, place)
        }
        #expect(text?.contains("\u{FFFD}") == false, "\(place)")
    }

    private func expectInside(_ range: JSON, of text: String?, _ encoding: String, _ place: String) {
        guard let text, let start = range["start"].integer, let end = range["end"].integer else {
            Issue.record("\(place): no range or text: \(range)")
            return
        }
        var boundaries: Set<Int> = [0]
        var offset = 0
        for scalar in text.unicodeScalars {
            switch encoding {
            case "utf-8": offset += String(scalar).utf8.count
            case "utf-16": offset += String(scalar).utf16.count
            default: offset += 1
            }
            boundaries.insert(offset)
        }
        #expect(start <= end && boundaries.isSuperset(of: [start, end]), "\(place): \(range) of \(text)")
    }
}
