import FieldServer
import TestClients
import TestSupport
import Testing

/// Every rule of the specification's section 4.2: what it says while typing and when editing ends.
@Suite("Rules") struct RuleTests {
    struct Row: CustomStringConvertible {
        var rule: String
        var value: String
        /// Severity, code and range, while typing and when editing ends; nil where nothing is wrong.
        var live: String?
        var final: String?

        var description: String { "\(rule) on \(value)" }
    }

    static let rows: [Row] = [
        Row(rule: #""rule":"length","min":3"#, value: "ab", final: "1 too-short 0-2"),
        Row(rule: #""rule":"length","min":3"#, value: "abc"),
        Row(rule: #""rule":"length","max":3"#, value: "abcd", live: "1 too-long 3-4", final: "1 too-long 0-4"),
        Row(rule: #""rule":"length","exact":3"#, value: "ab", final: "1 wrong-length 0-2"),
        Row(
            rule: #""rule":"length","exact":3"#, value: "abcde", live: "1 wrong-length 3-5", final: "1 wrong-length 0-5"
        ),
        Row(rule: #""rule":"length","max":2"#, value: "e\u{301}👨‍👩‍👧"),
        Row(rule: #""rule":"length","max":2"#, value: "e\u{301}👨‍👩‍👧x", live: "1 too-long 10-11", final: "1 too-long 0-11"),
        Row(
            rule: #""rule":"length","max":4,"unit":"scalar""#, value: "e\u{301}👨‍👩", live: "1 too-long 2-7",
            final: "1 too-long 0-7"),
        Row(rule: #""rule":"length","max":3,"unit":"utf8""#, value: "aé"),
        Row(
            rule: #""rule":"length","max":3,"unit":"utf8""#, value: "aéb", live: "1 too-long 2-3",
            final: "1 too-long 0-3"),
        Row(rule: #""rule":"length","min":5,"unit":"utf16""#, value: "😀😀", final: "1 too-short 0-4"),
        Row(rule: #""rule":"pattern","pattern":"a+b""#, value: "aa", final: "1 pattern-mismatch 0-2"),
        Row(rule: #""rule":"pattern","pattern":"a+b""#, value: "aab"),
        Row(
            rule: #""rule":"pattern","pattern":"a+b""#, value: "aac", live: "1 pattern-mismatch 2-3",
            final: "1 pattern-mismatch 0-3"),
        Row(
            rule: #""rule":"pattern","pattern":"straße","ignoreCase":true"#, value: "STRAß",
            final: "1 pattern-mismatch 0-5"),
        Row(rule: #""rule":"pattern","pattern":"straße","ignoreCase":true"#, value: "STRAßE"),
        Row(
            rule: #""rule":"dateRange","min":"2026-01-01","max":"2026-12-31""#, value: "2026-1",
            final: "1 invalid-date 0-6"),
        Row(rule: #""rule":"dateRange","min":"2026-01-01","max":"2026-12-31""#, value: "2026-02-28"),
        Row(
            rule: #""rule":"dateRange","max":"today""#, value: "2026-11-22", live: "1 too-late 9-10",
            final: "1 too-late 0-10"),
        Row(
            rule: #""rule":"dateRange","min":"today-2y""#, value: "2024-11-20", live: "1 too-early 9-10",
            final: "1 too-early 0-10"),
        Row(rule: #""rule":"oneOf","values":["red","green"]"#, value: "gre", final: "1 not-listed 0-3"),
        Row(
            rule: #""rule":"oneOf","values":["red","green"]"#, value: "grey", live: "1 not-listed 3-4",
            final: "1 not-listed 0-4"),
        Row(rule: #""rule":"oneOf","values":["red","green"],"ignoreCase":true"#, value: "GREEN"),
        Row(rule: #""rule":"noneOf","values":["root","admin"]"#, value: "root", final: "1 not-allowed 0-4"),
        Row(rule: #""rule":"noneOf","values":["root","admin"]"#, value: "roots"),
        Row(rule: #""rule":"noneOf","values":["root"],"ignoreCase":true"#, value: "Root", final: "1 not-allowed 0-4"),
        Row(
            rule: #""rule":"contains","characters":"[0-9]","atLeast":2"#, value: "a1", final: "1 missing-characters 0-2"
        ),
        Row(rule: #""rule":"contains","characters":"[0-9]","atLeast":2"#, value: "1a2"),
        Row(rule: #""rule":"startsWith","text":"re""#, value: "r", final: "1 wrong-start 0-1"),
        Row(
            rule: #""rule":"startsWith","text":"re""#, value: "ra", live: "1 wrong-start 1-2",
            final: "1 wrong-start 0-2"),
        Row(rule: #""rule":"endsWith","text":".com""#, value: "a.co", final: "1 wrong-end 0-4"),
        Row(rule: #""rule":"endsWith","text":".com""#, value: "a.com"),
        Row(rule: #""rule":"luhn""#, value: "4111111111111112", final: "1 bad-checksum 0-16"),
        Row(rule: #""rule":"luhn""#, value: "4111111111111111"),
        Row(rule: #""rule":"luhn""#, value: "4111 1111-1111 1111"),
        Row(rule: #""rule":"luhn""#, value: "4111.1111", final: "1 bad-checksum 0-9"),
        Row(rule: #""rule":"mod97""#, value: "5493001KJTIIGC8Y1R12"),
        Row(rule: #""rule":"mod97""#, value: "5493 001k jtii-gc8y 1r12"),
        Row(rule: #""rule":"mod97""#, value: "5493001KJTIIGC8Y1R21", final: "1 bad-checksum 0-20"),
        // An account number has its check digits in front: that is the type's own affair.
        Row(rule: #""rule":"mod97""#, value: "GB82WEST12345698765432", final: "1 bad-checksum 0-22"),
        // Check digits alone check nothing.
        Row(rule: #""rule":"mod97""#, value: "01", final: "1 bad-checksum 0-2"),
        Row(rule: #""rule":"mod97""#, value: "- -", final: "1 bad-checksum 0-3"),
        Row(rule: #""rule":"mod97""#, value: "1é0", final: "1 bad-checksum 0-3"),
        Row(rule: #""rule":"checksum","algorithm":"verhoeff""#, value: "23 63"),
        Row(rule: #""rule":"checksum","algorithm":"verhoeff""#, value: "2364", final: "1 bad-checksum 0-4"),
        Row(
            rule: #""rule":"checksum","algorithm":"weighted","weights":[3,1],"modulus":10,"characters":"0987654321""#,
            value: "75.6", final: "1 bad-checksum 0-4"),
        Row(rule: #""rule":"strength","min":3"#, value: "password", final: "1 weak 0-8"),
        // Groups of rules.
        Row(
            rule: #""rule":"not","rules":[{"rule":"startsWith","text":"x"}]"#, value: "xy", live: "1 wrong-start 0-2",
            final: "1 wrong-start 0-2"),
        Row(
            rule: #""rule":"not","rules":[{"rule":"oneOf","values":["a"],"code":"taken"}]"#, value: "a",
            final: "1 taken 0-1"),
        Row(
            rule: #""rule":"not","code":"no","rules":[{"rule":"length","min":3}]"#, value: "abc", live: "1 no 2-3",
            final: "1 no 0-3"),
        Row(
            rule: #""rule":"not","rules":[{"rule":"length","min":2,"max":3}]"#, value: "ab", final: "1 wrong-length 0-2"
        ),
        Row(rule: #""rule":"not","rules":[{"rule":"luhn"}]"#, value: "18", final: "1 bad-checksum 0-2"),
        Row(
            rule: #""rule":"all","rules":[{"rule":"length","max":3},{"rule":"pattern","pattern":"a*"}]"#, value: "aab",
            live: "1 pattern-mismatch 2-3", final: "1 pattern-mismatch 0-3"),
        Row(
            rule: #""rule":"all","rules":[{"rule":"luhn"},{"rule":"pattern","pattern":"\\d*"}]"#, value: "1x",
            live: "1 pattern-mismatch 1-2", final: "1 bad-checksum 0-2"),
        Row(
            rule: #""rule":"any","rules":[{"rule":"length","exact":2},{"rule":"pattern","pattern":"abcd"}]"#,
            value: "abc",
            final: "1 pattern-mismatch 0-3"),
        Row(
            rule: #""rule":"any","rules":[{"rule":"length","exact":2},{"rule":"pattern","pattern":"abcd"}]"#,
            value: "abx",
            live: "1 pattern-mismatch 2-3", final: "1 pattern-mismatch 0-3"),
        Row(
            rule: #""rule":"any","rules":[{"rule":"length","exact":2},{"rule":"pattern","pattern":"x+"}]"#, value: "é👨‍👩‍👧"),
        // Severities, codes.
        Row(
            rule: #""rule":"pattern","pattern":"a+","severity":"warning""#, value: "ab", live: "2 pattern-mismatch 1-2",
            final: "2 pattern-mismatch 0-2"),
        Row(rule: #""rule":"length","min":3,"severity":"info","code":"short""#, value: "ab", final: "3 short 0-2"),
    ]

    @Test(arguments: rows) func table(_ row: Row) {
        var client = TestClient()
        let created = client.create(#""validation":{"live":{"rules":[{\#(row.rule)}]}}"#)
        #expect(created["error"].isAbsent, "\(created)")
        let live = client.type(row.value)
        #expect(live["text"].string == row.value)
        #expect(live.findings == (row.live.map { [$0 + " rule"] } ?? []), "\(live)")
        let final = client.request("field/validate", #"{"field":"f"}"#)
        #expect(final.findings == (row.final.map { [$0 + " rule"] } ?? []), "\(final)")
        // Final rules say nothing before editing ends.
        _ = client.create(#""validation":{"final":{"rules":[{\#(row.rule)}]}}"#)
        #expect(client.type(row.value).findings == [])
        #expect(client.request("field/validate", #"{"field":"f"}"#).findings == final.findings)
        // An empty text breaks no rule.
        _ = client.type("")
        #expect(client.request("field/validate", #"{"field":"f"}"#)["valid"].flag == true)
    }

    @Test(
        "Rules know what a value stands for",
        arguments: [
            (Self.colours("choice"), "Red", "r", true), (Self.colours("choice"), "Red", "Red", true),
            (Self.colours("choice"), "Red", "b", false), (Self.colours("choices"), "Red, Blue", "r", true),
            (Self.colours("choices"), "Red, Blue", "Blue", true), (Self.colours("choices"), "Blue", "r", false),
            (#"{"name":"choice","choices":[{"label":"One","value":1},"Two"]}"#, "One", "1", true),
            (#"{"name":"date","format":"DD.MM.YYYY"}"#, "25.12.2024", "2024-12-25", true),
            (#"{"name":"date","format":"DD.MM.YYYY"}"#, "26.12.2024", "2024-12-25", false),
            (#"{"name":"time","format":"h:mm a"}"#, "2:30 PM", "14:30", true),
            (#""phone""#, "(212) 555-1234", "+12125551234", true), (#""flag""#, "Yes", "true", true),
            (#""country""#, "Germany", "DE", true), (#""color""#, "#FFF", "#ffffff", true),
            (#""tags""#, "a, b", "b", true), (#""tags""#, "a, b", "a, b", true), (#""tags""#, "a", "b", false),
            (#""number""#, "10", "10.0", true), (#""phrase""#, "x", "x", true),
        ])
    func otherSpellings(type: String, text: String, value: String, isMet: Bool) {
        for rule in ["equals", "oneOf", "noneOf"] {
            var client = TestClient()
            let members = rule == "equals" ? #""value":"\#(value)""# : #""values":["\#(value)"]"#
            let final = #""validation":{"final":{"rules":[{"rule":"\#(rule)",\#(members)}]}}"#
            let created = client.create(#""type":\#(type),"text":"\#(text)",\#(final)"#)
            #expect(created["error"].isAbsent, "\(created)")
            let verdict = client.request("field/validate", #"{"field":"f"}"#)
            #expect(verdict["valid"].flag == (isMet == (rule != "noneOf")), "\(rule): \(verdict)")
            // Nothing is said of a condition either that is not said of a rule.
            _ = client.request("field/create", #"{"field":"c","shown":{"field":"f","rule":"\#(rule)",\#(members)}}"#)
            #expect((client.get("c")["state"]["hidden"].flag != true) == (isMet == (rule != "noneOf")), "\(rule)")
        }
    }

    private static func colours(_ name: String) -> String {
        #"{"name":"\#(name)","choices":[{"label":"Red","value":"r"},{"label":"Blue","value":"b"}]}"#
    }

    @Test(
        "Rules that no entry of a list meets are refused",
        arguments: [
            #""rule":"oneOf","values":["x"]"#, #""rule":"range","min":3"#, #""rule":"noneOf","values":["r","Blue"]"#,
            #""rule":"any","rules":[{"rule":"oneOf","values":["1"]},{"rule":"startsWith","text":"r"}]"#,
        ])
    func entries(rule: String) {
        var client = TestClient()
        let type = Self.colours("choice")
        let refused = client.create(#""type":\#(type),"validation":{"final":{"rules":[{\#(rule)}]}}"#)
        #expect(refused["error"]["code"].integer == -32013, "\(refused)")
        #expect(refused["error"]["data"]["path"].string == "validation.final.rules[0]")
        // What only warns, and what holds now and then, contradicts nothing.
        for more in [#","severity":"warning""#, #","when":{"field":"g","rule":"empty"}"#] {
            let taken = client.create(#""type":\#(type),"validation":{"final":{"rules":[{\#(rule)\#(more)}]}}"#)
            #expect(taken["error"].isAbsent, "\(taken)")
        }
    }

    @Test("What can be spelled otherwise is told to be no value where nothing more can be typed")
    func whole() {
        var client = TestClient()
        let rule = #""validation":{"live":{"rules":[{"rule":"oneOf","values":["2024-12-25"]}]}}"#
        _ = client.create(#""type":{"name":"date","format":"DD.MM.YYYY"},\#(rule)"#)
        #expect(client.type("26.12.202").findings == [])
        #expect(client.type("26.12.2024").findings == ["1 not-listed 0-10 rule"])
        #expect(client.type("26.12.2024").content == "impossible")
        #expect(client.type("25.12.2024").findings == [])
        #expect(client.type("25.12.2024").content == "complete")
        // One of several may still come.
        _ = client.create(
            #""type":\#(Self.colours("choices")),"validation":{"live":{"rules":[{"rule":"length","min":2}]}}"#)
        #expect(client.type("Red").content == "partial")
        #expect(client.type("Red, Blue").content == "complete")
    }

    @Test(
        "Of several items the number is counted, and their text where a unit is given",
        arguments: [
            (#""min":2"#, "Red", "Choose at least 2."), (#""min":2"#, "Red, Blue", nil),
            (#""max":1"#, "Red, Blue", "Choose only one."), (#""exact":1"#, "Red", nil),
            (#""exact":1"#, "Red, Blue", "Choose only one."), (#""min":3,"unit":"character""#, "Red", nil),
        ])
    func items(bounds: String, text: String, said: String?) {
        for type in [Self.colours("choices"), #""tags""#] {
            var client = TestClient()
            let rules = #"[{"rule":"length",\#(bounds)}]"#
            _ = client.create(#""type":\#(type),"validation":{"final":{"rules":\#(rules)}},"text":"\#(text)""#)
            let verdict = client.request("field/validate", #"{"field":"f"}"#)
            #expect((verdict["diagnostics"][0]["message"].string == nil) == (said == nil), "\(verdict)")
            if type != #""tags""# { #expect(verdict["diagnostics"][0]["message"].string == said) }
        }
    }

    @Test("The data of a diagnostic are the rule's parameters and what was counted")
    func data() {
        var client = TestClient()
        func data(_ rule: String, _ value: String) -> String {
            _ = client.create(#""validation":{"final":{"rules":[{\#(rule)}]}}"#)
            _ = client.type(value)
            return client.request("field/validate", #"{"field":"f"}"#)["diagnostics"][0]["data"].description
        }
        #expect(data(#""rule":"length","min":3,"max":5"#, "ab") == #"{"count":2,"max":5,"min":3}"#)
        #expect(data(#""rule":"pattern","pattern":"a+""#, "b") == #"{"pattern":"a+"}"#)
        #expect(data(#""rule":"dateRange","max":"today-18y""#, "2020-01-01") == #"{"max":"today-18y"}"#)
        #expect(data(#""rule":"oneOf","values":["x","y"]"#, "z") == #"{"values":["x","y"]}"#)
        #expect(data(#""rule":"contains","characters":"[A-Z]""#, "z") == #"{"atLeast":1,"characters":"[A-Z]"}"#)
        #expect(data(#""rule":"endsWith","text":"!""#, "z") == #"{"text":"!"}"#)
        #expect(data(#""rule":"strength","min":2"#, "z") == #"{"min":2}"#)
    }

    @Test("The first error ends the chain, warnings before it stay")
    func chain() {
        var client = TestClient()
        _ = client.create(
            #"""
            "validation":{"live":{"rules":[{"rule":"startsWith","text":"x","severity":"warning"},
            {"rule":"startsWith","text":"a"},{"rule":"startsWith","text":"b","severity":"info"}]},
            "final":{"rules":[{"rule":"endsWith","text":"z"}]}}
            """#)
        let wrong = client.type("q")
        #expect(wrong.findings == ["1 wrong-start 0-1 rule", "2 wrong-start 0-1 rule"])
        #expect(wrong.validity == "invalid")
        let warned = client.type("a")
        #expect(warned.findings == ["2 wrong-start 0-1 rule", "3 wrong-start 0-1 rule"])
        #expect(warned.validity == "warning")
        #expect(
            client.request("field/validate", #"{"field":"f"}"#).findings
                == ["1 wrong-end 0-1 rule", "2 wrong-start 0-1 rule", "3 wrong-start 0-1 rule"])
    }

    @Test("Several patterns are one automaton: what they forbid together is said at once")
    func together() {
        var client = TestClient()
        _ = client.create(
            #""validation":{"live":{"rules":[{"rule":"pattern","pattern":"ab|cd"},{"rule":"pattern","pattern":"ad|cb|cd"}]}}"#
        )
        let hopeless = client.type("a")
        #expect(hopeless.content == "impossible")
        #expect(hopeless.findings == ["1 pattern-mismatch 0-1 rule"])
        #expect(client.type("ab").findings == ["1 pattern-mismatch 0-2 rule"])
        #expect(client.type("").allowed == "[c]")
        // Look-ahead conditions as several rules.
        _ = client.create(
            #"""
            "maxLength":4,"validation":{"live":{"rules":[{"rule":"contains","characters":"[A-Z]"},
            {"rule":"contains","characters":"[0-9]"},{"rule":"length","min":4}]}}
            """#)
        #expect(client.type("ab").allowed == "[0-9A-Z]")
        #expect(client.type("abA").allowed == "[0-9]")
        #expect(client.type("abc").content == "impossible")
        #expect(client.type("A1").content == "partial")
    }

    @Test("A field that no text can satisfy is refused with the names of what contradicts each other")
    func contradictions() {
        var client = TestClient()
        func refusal(_ members: String) -> String {
            let data = client.create(members)["error"]["data"]
            return "\(data["path"].string ?? "?"): \(data["reason"].string ?? "?")"
        }
        #expect(
            refusal(
                #"""
                "validation":{"live":{"rules":[{"rule":"length","min":1},{"rule":"pattern","pattern":"a+"}]},
                "final":{"rules":[{"rule":"luhn"},{"rule":"pattern","pattern":"b+"}]}}
                """#)
                == "validation.final.rules[1]: no text can satisfy the rule pattern in validation.live.rules[1] and "
                + "the rule pattern in validation.final.rules[1] at once")
        let lengths = client.create(#""minLength":4,"maxLength":3"#)["error"]["data"]["contrary"]
        #expect([lengths[0].string, lengths[1].string] == ["minLength", "maxLength"])
        #expect(
            refusal(#""minLength":4,"maxLength":3"#)
                == "maxLength: no text can satisfy minLength and maxLength at once")
        #expect(
            refusal(#""maxLength":3,"validation":{"final":{"rules":[{"rule":"length","min":4,"unit":"scalar"}]}}"#)
                == "?: ?", "a text may have more scalars than characters")
        #expect(
            refusal(#""maxLength":3,"validation":{"final":{"rules":[{"rule":"length","min":4}]}}"#)
                == "maxLength: no text can satisfy the rule length and maxLength at once")
        #expect(
            refusal(#""maxLength":3,"validation":{"live":{"rules":[{"rule":"pattern","pattern":"[0-9]{4,}"}]}}"#)
                == "maxLength: no text can satisfy the rule pattern and maxLength at once")
        #expect(
            refusal(#""type":"zip","minLength":6"#)
                == "minLength: no text can satisfy the type zip and minLength at once")
        #expect(
            refusal(#""type":"zip","validation":{"live":{"rules":[{"rule":"pattern","pattern":"[A-Z]+"}]}}"#)
                == "validation.live.rules[0]: no text can satisfy the type zip and the rule pattern at once")
        #expect(
            refusal(#""validation":{"live":{"rules":[{"rule":"length","min":3,"max":2}]}}"#)
                == "validation.live.rules[0]: no text can satisfy the rule length")
        #expect(
            refusal(#""validation":{"live":{"rules":[{"rule":"any","rules":[]}]}}"#)
                == "validation.live.rules[0]: no text can satisfy the rule any")
        // What only warns contradicts nothing.
        let warned = client.create(
            #""validation":{"live":{"rules":[{"rule":"pattern","pattern":"a"},{"rule":"pattern","pattern":"b","severity":"warning"}]}}"#
        )
        #expect(warned["error"].isAbsent)
        // Neither does what only the empty text satisfies.
        #expect(client.create(#""validation":{"live":{"rules":[{"rule":"pattern","pattern":""}]}}"#)["error"].isAbsent)
    }

    @Test(
        "What is wrong with a rule's parameters is named by its path",
        arguments: [
            (#"{"rule":"contains"}"#, "characters", -32602),
            (#"{"rule":"contains","characters":"[0-9]","atLeast":1.5}"#, "atLeast", -32602),
            (#"{"rule":"contains","characters":"0-9"}"#, "characters", -32013),
            (#"{"rule":"length"}"#, "min", -32602),
            (#"{"rule":"length","min":-1}"#, "min", -32602),
            (#"{"rule":"length","max":"3"}"#, "max", -32602),
            (#"{"rule":"length","max":3,"unit":"bytes"}"#, "unit", -32602),
            (#"{"rule":"pattern"}"#, "pattern", -32602),
            (#"{"rule":"pattern","pattern":"(","ignoreCase":true}"#, "pattern", -32013),
            (#"{"rule":"pattern","pattern":"a","ignoreCase":"yes"}"#, "ignoreCase", -32602),
            (#"{"rule":"range","min":"a"}"#, "min", -32602),
            (#"{"rule":"range","min":3,"max":2}"#, "max", -32013),
            (#"{"rule":"range","step":0}"#, "step", -32602),
            (#"{"rule":"dateRange","min":"tomorrow"}"#, "min", -32602),
            (#"{"rule":"dateRange","max":"2026-02-30"}"#, "max", -32602),
            (#"{"rule":"oneOf"}"#, "values", -32602),
            (#"{"rule":"noneOf","values":["a",1]}"#, "values[1]", -32602),
            (#"{"rule":"startsWith"}"#, "text", -32602),
            (#"{"rule":"endsWith","text":1}"#, "text", -32602),
            (#"{"rule":"equalsField"}"#, "field", -32602),
            (#"{"rule":"strength"}"#, "min", -32602),
            (#"{"rule":"strength","min":5}"#, "min", -32602),
            (#"{"rule":"not"}"#, "rules", -32602),
            (#"{"rule":"all","rules":[{"rule":"luhn"},{"rule":"length","min":-1}]}"#, "rules[1].min", -32602),
            (#"{"rule":"any","rules":[{"rule":"pattern","pattern":"a("}]}"#, "rules[0].pattern", -32013),
            (#"{"rule":"luhn","severity":"fatal"}"#, "severity", -32602),
            (#"{"rule":"shiny"}"#, "rule", -32013),
            (#"{"severity":"error"}"#, "rule", -32602),
            (#""luhn""#, "", -32602),
        ])
    func wrongParameters(_ rule: String, _ path: String, _ code: Int) {
        var client = TestClient()
        for phase in ["live", "final"] {
            let answer = client.create(#""validation":{"\#(phase)":{"rules":[{"rule":"luhn"},\#(rule)]}}"#)
            let whole = "validation.\(phase).rules[1]" + (path.isEmpty ? "" : "." + path)
            #expect(answer["error"]["code"].integer == code, "\(answer)")
            #expect(answer["error"]["data"]["path"].string == whole, "\(answer)")
        }
        _ = client.create("")
        let update = client.request(
            "field/update", #"{"field":"f","set":{"validation":{"live":{"rules":[\#(rule)]}}}}"#)
        let whole = "set.validation.live.rules[0]" + (path.isEmpty ? "" : "." + path)
        #expect(update["error"]["data"]["path"].string == whole, "\(update)")
    }
}
