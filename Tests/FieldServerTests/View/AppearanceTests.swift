import FieldEngine
import Foundation
import TestClients
import TestSupport
import Testing

/// What protocol/transcripts/appearance-*.md promise, and what they are too long for.
@Suite("Appearances") struct AppearanceTests {
    @Test("A transcript walks through every word of an appearance", arguments: Appearance.allCases)
    func words(appearance: Appearance) throws {
        let file = URL(filePath: #filePath).appending(path: "../../../../protocol/transcripts").standardizedFileURL
            .appending(path: "appearance-\(appearance.rawValue).md")
        let text = try String(contentsOf: file, encoding: .utf8)
        for word in appearance.words {
            #expect(text.contains(#""appearance":"\#(word)""#), "\(appearance) \(word)")
        }
    }

    @Test("A word set by hand stands until the next verdict, not longer", arguments: Appearance.allCases)
    func overriding(appearance: Appearance) {
        for word in appearance.words {
            var client = TestClient()
            _ = client.create(#""appearance":"\#(appearance.rawValue)","type":"zip","text":"12345""#)
            func now(_ answer: JSON) -> String? { answer["state"]["appearance"].string }
            let given = now(client.request("field/get", #"{"field":"f"}"#))
            #expect(now(client.request("field/update", #"{"field":"f","set":{"state":"\#(word)"}}"#)) == word)
            // Nothing of this is a verdict.
            _ = client.request("field/focus", #"{"field":"f"}"#)
            _ = client.request("field/update", #"{"field":"f","set":{"label":"Another"}}"#)
            _ = client.request("field/check", #"{"field":"f"}"#)
            #expect(now(client.request("field/get", #"{"field":"f"}"#)) == word)
            let judged = now(client.request("field/validate", #"{"field":"f"}"#))
            #expect(judged != nil && appearance.words.contains(judged ?? ""))
            // The verdict is that the text is valid; what says otherwise is over.
            if word.contains("error") || word.contains("invalid") { #expect(judged != word) }
            #expect(given != nil)
        }
    }

    @Test("A word that another appearance does not know goes with it")
    func changing() {
        var client = TestClient()
        _ = client.create(#""appearance":"vitamin","state":"success""#)
        let fluent = client.request("field/update", #"{"field":"f","set":{"appearance":"fluent"}}"#)
        #expect(fluent["state"]["appearance"].string == "placeholder")
    }

    @Test("Labels that stand above the text float always", arguments: Appearance.allCases)
    func labels(appearance: Appearance) {
        var client = TestClient()
        func floats(_ answer: JSON) -> Bool? { answer["presentation"]["label"]["floating"].flag }
        let settings = #""appearance":"\#(appearance.rawValue)""#
        let stands = appearance == .vitamin || appearance == .fluent
        #expect(floats(client.create(settings)) == stands)
        #expect(floats(client.create(settings + #","text":"x""#)) == true)
        #expect(floats(client.create(settings + #","type":"zip""#)) == (stands || appearance == .tfield))
        _ = client.create(settings)
        _ = client.request("field/focus", #"{"field":"f"}"#)
        #expect(floats(client.request("field/get", #"{"field":"f"}"#)) == (appearance != .tfield))
    }

    @Test("Defaults are overridden by what is given")
    func defaults() {
        var client = TestClient()
        let vitamin = #""appearance":"vitamin","type":"zip","helper":"H","text":"1""#
        func validated(_ settings: String) -> JSON {
            _ = client.create(settings)
            return client.request("field/validate", #"{"field":"f"}"#)
        }
        #expect(validated(vitamin)["helper"]["text"].string == "H - Complete this.")
        #expect(validated(vitamin + #","helperPolicy":"replace""#)["helper"]["text"].string == "Complete this.")
        #expect(validated(vitamin)["presentation"]["trailingIcon"].string == "error")
        #expect(validated(vitamin + #","icon":{"trailing":"heart"}"#)["presentation"]["trailingIcon"].string == "heart")
        let fluent = #""appearance":"fluent","text":"x""#
        #expect(validated(fluent)["presentation"]["clearButton"].flag == true)
        #expect(validated(fluent + #","clearButton":"never""#)["presentation"]["clearButton"].flag == false)
        #expect(validated(fluent + #","readOnly":true"#)["presentation"]["clearButton"].flag == false)
    }

    @Test("What is set to an empty text is taken away")
    func empty() {
        var client = TestClient()
        _ = client.create(#""helper":"H","placeholder":"P","icon":{"leading":"a","trailing":"b"}"#)
        let set = #"{"helper":"","placeholder":"","icon":{"leading":"","trailing":""}}"#
        let updated = client.request("field/update", #"{"field":"f","set":\#(set)}"#)
        #expect(updated["helper"].isAbsent)
        let presentation = updated["presentation"]
        #expect(["placeholder", "leadingIcon", "trailingIcon"].allSatisfy { presentation[$0].isAbsent })
        #expect(presentation["accessibility"]["hint"].isAbsent)
    }
}
