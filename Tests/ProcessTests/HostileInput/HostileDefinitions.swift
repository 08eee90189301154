extension HostileInput {
    private static func pattern(_ situation: String, _ pattern: String, _ expected: String) -> HostileCase {
        HostileCase(
            situation,
            .request(
                "field/create", #"{"validation":{"final":{"rules":[{"rule":"pattern","pattern":"\#(pattern)"}]}}}"#),
            expected)
    }

    private static func type(_ situation: String, _ members: String, _ expected: String) -> HostileCase {
        HostileCase(situation, .request("type/define", #"{"name":"t","description":"",\#(members)}"#), expected)
    }

    private static func rule(_ situation: String, _ rule: String, _ expected: String) -> HostileCase {
        HostileCase(situation, .request("field/create", #"{"validation":{"live":{"rules":[\#(rule)]}}}"#), expected)
    }

    private static func condition(_ situation: String, _ condition: String, _ expected: String) -> HostileCase {
        HostileCase(
            situation, .request("field/create", #"{"field":"f","replace":true,"shown":\#(condition)}"#), expected)
    }

    private static func total(_ situation: String, _ total: String, _ expected: String) -> HostileCase {
        HostileCase(situation, .request("field/create", #"{"field":"f","replace":true,"total":\#(total)}"#), expected)
    }

    private static func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    static let definitions: [HostileCase] = [
        pattern("a pattern of 1 MB of letters", megabyte, "LimitExceeded"),
        pattern("a pattern of 1 MB of alternatives", many("a|", 1 << 19), "LimitExceeded"),
        pattern(
            "a pattern of 1 MB of different alternatives", (0..<100_000).map { "a\($0)b" }.joined(separator: "|"),
            "LimitExceeded"),
        pattern("a pattern of 1 MB of opening parentheses", many("(", 1 << 20), "InvalidDefinition"),
        pattern(
            "a pattern of 100,000 nested groups", many("(", 100_000) + "a" + many(")", 100_000), "InvalidDefinition"),
        pattern("a pattern of 1 MB of stars", "a" + many("*", 1 << 20), "InvalidDefinition"),
        pattern("a pattern of 1 MB of one class", "[" + many("a-z", 1 << 18) + "]", "result"),
        pattern("a class that is never closed", "[" + megabyte, "InvalidDefinition"),
        pattern("a repetition of 1,000,000", "a{1000000}", "InvalidDefinition"),
        pattern("a repetition of more than 64 bits", "a{99999999999999999999}", "InvalidDefinition"),
        pattern("a repetition with its bounds reversed", "a{3,2}", "InvalidDefinition"),
        pattern("repetitions of repetitions", "(((a{99}){99}){99}){99}", "LimitExceeded"),
        pattern("optional repetitions of optional repetitions", "(((a?){99}){99}){99}", "LimitExceeded"),
        pattern("a pattern that makes others backtrack for ever", "(a*)*(a*)*(a|aa)+b", "result"),
        pattern("a pattern that doubles its states with each letter", "(a|b)*a(a|b){20}", "result"),
        pattern("a back reference", #"(a)\\1"#, "InvalidDefinition"),
        pattern("look-ahead", "(?=a)b", "InvalidDefinition"),
        pattern("an escape at the end", #"a\\"#, "InvalidDefinition"),
        pattern("a property that Unicode doesn't know", #"\\p{Klingon}"#, "InvalidDefinition"),
        pattern("a surrogate in a class", #"[\\ud800-\\udfff]"#, "InvalidDefinition"),
        pattern("NUL", #"\u0000"#, "result"),
        pattern("an empty pattern", "", "result"),
        type(
            "a template of 1 MB of slots", #""template":"\#(many("0", 1 << 20))","slots":{"0":"[0-9]"}"#,
            "LimitExceeded"),
        type(
            "a template of 1 MB of literals", #""template":"0\#(many("-", 1 << 20))","slots":{"0":"[0-9]"}"#,
            "LimitExceeded"),
        type("a template without a slot", #""template":"---""#, "InvalidDefinition"),
        type("an empty template", #""template":"""#, "InvalidDefinition"),
        type("no templates", #""template":[]"#, "InvalidDefinition"),
        type("a slot without a name", #""template":"0","slots":{"":"[0-9]"}"#, "InvalidDefinition"),
        type("a slot of two characters", #""template":"00","slots":{"00":"[0-9]"}"#, "InvalidDefinition"),
        type("a slot that takes nothing", #""template":"0","slots":{"0":"[]"}"#, "InvalidDefinition"),
        type("a class that is no class", #""allow":"0-9""#, "InvalidDefinition"),
        type("a class of 1 MB", #""allow":"[\#(many("a-z", 1 << 18))]""#, "result"),
        type("a prefix of 1 MB", #""format":{"prefix":"\#(megabyte)"}"#, "InvalidDefinition"),
        type("more decimals than there are digits", #""format":{"fixedDecimals":1000000}"#, "InvalidDefinition"),
        rule("an unknown rule", #"{"rule":"explode"}"#, "InvalidDefinition"),
        rule("a rule without a name", "{}", "InvalidParams"),
        rule(
            "a rule of one million values", #"{"rule":"oneOf","values":[\#(repeated("1", 1_000_000, ","))]}"#,
            "InvalidParams"),
        rule("a length that no text has", #"{"rule":"length","min":5,"max":4}"#, "InvalidDefinition"),
        rule("numbers that no number is between", #"{"rule":"range","min":1e308,"max":-1e308}"#, "InvalidParams"),
        rule("a step of zero", #"{"rule":"range","step":0}"#, "InvalidParams"),
        rule(
            "a step that is hardly more than zero", #"{"rule":"range","min":0,"max":1e308,"step":1e-308}"#,
            "InvalidParams"),
        rule("a day that does not exist", #"{"rule":"dateRange","min":"2026-02-30"}"#, "InvalidParams"),
        rule("a field that is not there", #"{"rule":"equalsField","field":"nobody"}"#, "result"),
        condition("a condition that is no object", "1", "InvalidParams"),
        condition("a condition without a rule", "{}", "InvalidParams"),
        condition("a condition about nothing", #"{"rule":"empty"}"#, "InvalidParams"),
        condition("a condition about a field that is not there", #"{"field":"nobody","rule":"empty"}"#, "result"),
        condition("a condition about the field itself", #"{"field":"f","rule":"empty"}"#, "InvalidDefinition"),
        condition(
            "a condition about the field itself, deep inside",
            many(#"{"rule":"any","rules":["#, 20) + #"{"field":"f","rule":"empty"}"# + many("]}", 20),
            "InvalidDefinition"),
        condition(
            "conditions nested deeper than messages may be",
            many(#"{"rule":"not","rules":["#, 100_000) + "true" + many("]}", 100_000), "ParseError"),
        condition("an unknown rule in a condition", #"{"field":"a","rule":"explode"}"#, "InvalidDefinition"),
        condition("a condition with another field", #"{"field":"a","rule":"equalsField"}"#, "InvalidDefinition"),
        condition(
            "a value that is compared with a list", #"{"field":"a","rule":"equals","value":[1]}"#, "InvalidParams"),
        condition(
            "a condition of a million others", #"{"rule":"all","rules":[\#(repeated("true", 1_000_000, ","))]}"#,
            "LimitExceeded"),
        condition(
            "a pattern that makes others backtrack for ever, in a condition",
            #"{"field":"a","rule":"pattern","pattern":"(a*)*(a*)*(a|aa)+b"}"#, "result"),
        condition(
            "a pattern too large, in a condition",
            #"{"field":"a","rule":"pattern","pattern":"(((a{99}){99}){99}){99}"}"#,
            "LimitExceeded"),
        total("a total of nothing", "{}", "InvalidParams"),
        total("a total of two kinds", #"{"sum":[],"product":[]}"#, "InvalidParams"),
        total("a total of itself", #"{"sum":["f"]}"#, "InvalidDefinition"),
        total("a total of a field that is not there", #"{"sum":["nobody","nobody[].a",".a"]}"#, "result"),
        total("a total of a million", #"{"sum":[\#(repeated("\"a\"", 1_000_000, ","))]}"#, "LimitExceeded"),
        total(
            "totals nested deeper than messages may be", many(#"{"sum":["#, 100_000) + many("]}", 100_000), "ParseError"
        ),
        rule(
            "a rule with a condition inside another", #"{"rule":"not","rules":[{"rule":"luhn","when":true}]}"#,
            "InvalidDefinition"),
        length("the greatest length", #""maxLength":2147483647"#, "result"),
        length("a length that can't be counted to", #""maxLength":2147483648"#, "InvalidParams"),
        length(
            "the greatest least length, of a type that has none so long", #""type":"zip","minLength":2147483647"#,
            "InvalidDefinition"),
        length(
            "a least length of 2⁶³ − 1", #""type":"zip","minLength":9223372036854775807"#, "InvalidParams"),
        length(
            "the greatest least length in bytes", #""lengthUnit":"utf8","minLength":2147483647"#, "result"),
        rule(
            "the opposite of the greatest length", #"{"rule":"not","rules":[{"rule":"length","max":2147483647}]}"#,
            "result"),
        rule(
            "as many of a class as may be asked for", #"{"rule":"contains","characters":"[a]","atLeast":10000}"#,
            "LimitExceeded"),
        rule(
            "more of a class than may be asked for", #"{"rule":"contains","characters":"[a]","atLeast":10001}"#,
            "InvalidParams"),
        length("the greatest tag", #""tag":9007199254740991"#, "result"),
        length("a tag that not every client holds", #""tag":9007199254740992"#, "InvalidParams"),
        HostileCase(
            "a minimum over the maximum", .request("field/create", #"{"minLength":5,"maxLength":4}"#),
            "InvalidDefinition"),
        HostileCase(
            "a state of another appearance", .request("field/create", #"{"state":"active(valid)"}"#), "InvalidParams"),
        HostileCase(
            "two views of the content", .request("field/create", #"{"text":"a","value":"b"}"#), "InvalidParams"),
        HostileCase(
            "a typed content that is none", .request("field/create", #"{"type":"date","typed":{"a":[1]}}"#),
            "InvalidParams"),
        HostileCase(
            "a client's validator, of a client that has none",
            .request("field/create", #"{"validation":{"final":{"client":true}}}"#), "RequestFailed"),
        pattern("a pattern of 1 MB of word boundaries", many(#"\\b"#, 1 << 19), "LimitExceeded"),
        pattern(
            "a pattern that asks of each character what stands beside it",
            #"(?:\\b{start-half}.?\\b{end-half}.?){1600}"#, "LimitExceeded"),
        pattern("word boundaries that come again and again", #"(?:(?:\\b|\\B)*(?:^|$)*)*a"#, "result"),
        pattern("a pattern that contradicts itself", #"a\\bb"#, "InvalidDefinition"),
    ]

    private static func edit(_ situation: String, _ members: String, _ expected: String...) -> HostileCase {
        var row = HostileCase(situation, .request("field/edit", #"{"field":"f",\#(members)}"#))
        row.expected = expected
        return row
    }

    private static func between(_ situation: String, _ first: String, _ second: String) -> HostileCase {
        HostileCase(
            situation,
            .messages(
                #"{"jsonrpc":"2.0","id":1,"method":"field/edit","params":{"field":"f",\#(first)}}"#,
                #"{"jsonrpc":"2.0","id":2,"method":"field/edit","params":{"field":"f",\#(second)}}"#), "result",
            "field/diagnostics", "result", "field/diagnostics")
    }

    private static func length(_ situation: String, _ members: String, _ expected: String) -> HostileCase {
        HostileCase(situation, .request("field/create", "{\(members)}"), expected)
    }

    static let edits: [HostileCase] = [
        edit("no way to say what was edited", #""cause":"typing""#, "InvalidParams"),
        edit("two ways at once", #""text":"a","input":"b""#, "InvalidParams"),
        edit("a range without what to insert", #""range":{"start":0,"end":0}"#, "InvalidParams"),
        edit("a range that ends before it starts", #""range":{"start":2,"end":1},"insert":"a""#, "InvalidParams"),
        edit(
            "a range behind the end is clamped",
            #""range":{"start":9007199254740990,"end":9007199254740991},"insert":"a""#, "result", "field/diagnostics"
        ),
        edit(
            "a range behind all that can be counted", #""range":{"start":0,"end":9007199254740992},"insert":"a""#,
            "InvalidParams"),
        edit("a range without an end", #""range":{"start":0},"insert":"a""#, "InvalidParams"),
        edit(
            "a selection behind the end is clamped", #""text":"a","selection":{"start":5,"end":9007199254740991}"#,
            "result", "field/diagnostics"),
        edit("a version that is still to come", #""text":"a","version":2"#, "InvalidParams"),
        edit("a version of which nothing is known", #""text":"a","version":0"#, "ContentModified"),
        edit(
            "deleting 2⁵³ − 1 times", #""delete":"backward","count":9007199254740991"#, "result", "field/diagnostics"),
        edit("deleting 2⁵³ times", #""delete":"backward","count":9007199254740992"#, "InvalidParams"),
        edit(
            "a selection beside what the server places", #""input":"x","selection":{"start":0,"end":0}"#,
            "InvalidParams"),
        edit(
            "a selection beside a deletion", #""delete":"backward","selection":{"start":0,"end":0}"#, "InvalidParams"),
        edit("a count of what is no deletion", #""input":"x","count":1"#, "InvalidParams"),
        edit("something to insert at no range", #""input":"x","insert":"y""#, "InvalidParams"),
        between(
            "a selection inside a character is clamped", #""text":"aé","selection":{"start":2,"end":2}"#,
            #""input":"y""#),
        between(
            "a range inside a character is clamped", #""text":"👩‍👧","composing":{"start":1,"end":2}"#,
            #""range":{"start":1,"end":4},"insert":"\u0301""#),
        HostileCase(
            "an input method in a template, with a range behind its text",
            .messages(
                #"{"jsonrpc":"2.0","id":1,"method":"field/create","params":{"field":"g","type":"iban","text":"Z"}}"#,
                #"{"jsonrpc":"2.0","id":2,"method":"field/edit","params":{"field":"g","input":"DE89370400440532013000","composing":{"start":1,"end":99}}}"#,
                #"{"jsonrpc":"2.0","id":3,"method":"field/validate","params":{"field":"g"}}"#), "result", "result",
            "field/diagnostics", "result", "field/diagnostics"),
        edit("deleting in a direction that is none", #""delete":"upward""#, "InvalidParams"),
        edit(
            "composing behind the end", #""text":"a","composing":{"start":7,"end":8}"#, "result", "field/diagnostics"),
        edit(
            "control characters in what is typed", #""input":"\u0000\u0007\u001b[31m\r\n\u200b\ufeff""#, "result",
            "field/diagnostics"),
        edit(
            "100,000 combining marks on one letter", #""input":"e\#(many("\u{301}", 100_000))""#, "result",
            "field/diagnostics"),
        edit(
            "262,144 scalars, the longest text", #""text":"\#(many("x", 262_144))""#, "result", "field/diagnostics"),
        edit("262,145 scalars", #""text":"\#(many("x", 262_145))""#, "LimitExceeded"),
        HostileCase(
            "8,000 flags, and a word, many characters, and a word in front of them deleted",
            .messages(
                #"{"jsonrpc":"2.0","id":1,"method":"field/create","params":{"field":"g","text":"\#(many("🇩🇪", 8000))"}}"#,
                #"{"jsonrpc":"2.0","id":2,"method":"field/edit","params":{"field":"g","delete":"wordBackward"}}"#,
                #"{"jsonrpc":"2.0","id":3,"method":"field/undo","params":{"field":"g"}}"#,
                #"{"jsonrpc":"2.0","id":4,"method":"field/edit","params":{"field":"g","delete":"backward","count":7990}}"#,
                #"{"jsonrpc":"2.0","id":5,"method":"field/select","params":{"field":"g","selection":{"start":0,"end":0}}}"#,
                #"{"jsonrpc":"2.0","id":6,"method":"field/edit","params":{"field":"g","delete":"wordForward"}}"#),
            "result", "result", "field/diagnostics", "result", "field/diagnostics", "result", "field/diagnostics",
            "result",
            "result", "field/diagnostics"),
        HostileCase(
            "a digit with a mark on it, and a keycap, in a field of digits",
            .messages(
                #"{"jsonrpc":"2.0","id":1,"method":"field/create","params":{"field":"g","type":"zip"}}"#,
                #"{"jsonrpc":"2.0","id":2,"method":"field/edit","params":{"field":"g","input":"1\u0301"}}"#,
                #"{"jsonrpc":"2.0","id":3,"method":"field/edit","params":{"field":"g","input":"2\ufe0f\u20e3"}}"#),
            "result",
            "result", "field/diagnostics", "result"),
        HostileCase(
            "an edit of a field that is disabled",
            .messages(
                #"{"jsonrpc":"2.0","id":1,"method":"field/create","params":{"field":"g","enabled":false}}"#,
                #"{"jsonrpc":"2.0","id":2,"method":"field/edit","params":{"field":"g","text":"a"}}"#), "result",
            "NotEditable"),
        HostileCase(
            "no amount in a field whose digits push in, and the caret in front of it",
            .messages(
                #"{"jsonrpc":"2.0","id":1,"method":"field/create","params":{"field":"g","type":{"name":"currency","entry":"centsFirst"},"text":"03/2"}}"#,
                #"{"jsonrpc":"2.0","id":2,"method":"field/select","params":{"field":"g","selection":{"start":0,"end":0}}}"#,
                #"{"jsonrpc":"2.0","id":3,"method":"field/get","params":{"field":"g"}}"#), "result", "result", "result"),
        HostileCase(
            "digits for a time without signs between its parts that say none",
            .messages(
                #"{"jsonrpc":"2.0","id":1,"method":"field/create","params":{"field":"g","type":{"name":"time","format":"H:MMSSsss"}}}"#,
                #"{"jsonrpc":"2.0","id":2,"method":"field/edit","params":{"field":"g","text":"2027","cause":"autofill"}}"#
            ),
            "result", "result", "field/diagnostics", "form/status"),
        HostileCase(
            "a list behind a field that is not there", .request("field/list", #"{"after":"nobody"}"#), "FieldNotFound"),
    ]

    private static let longText = String(repeating: "a", count: 2_000)

    static let limits: [HostileCase] = [
        HostileCase(
            "a field more than maxFields", flags: ["--max-fields", "1"], .request("field/create", "{}"), "LimitExceeded"
        ),
        HostileCase(
            "a field in place of another is none more", flags: ["--max-fields", "1"],
            .request("field/create", #"{"field":"f","replace":true}"#), "result"),
        HostileCase(
            "a text over maxTextLength at creation", flags: ["--max-text-length", "3"],
            .request("field/create", #"{"text":"äöüß"}"#), "LimitExceeded"),
        HostileCase(
            "an edit that makes the text longer", flags: ["--max-text-length", "3"],
            .messages(
                #"{"jsonrpc":"2.0","id":1,"method":"field/edit","params":{"field":"f","input":"äöü"}}"#,
                #"{"jsonrpc":"2.0","id":2,"method":"field/edit","params":{"field":"f","input":"ß"}}"#), "result",
            "field/diagnostics", "LimitExceeded"),
        HostileCase(
            "a pattern over maxPatternStates", flags: ["--max-pattern-states", "10"],
            .request("field/create", #"{"validation":{"final":{"rules":[{"rule":"pattern","pattern":"a{11}"}]}}}"#),
            "LimitExceeded"),
        HostileCase(
            "a pattern over maxTurnWork", flags: ["--max-turn-work", "1000"],
            .request(
                "field/create", #"{"validation":{"final":{"rules":[{"rule":"pattern","pattern":"(a?b?){99}"}]}}}"#),
            "LimitExceeded"),
        HostileCase(
            "a text over maxTurnWork", flags: ["--max-turn-work", "5000"],
            .request(
                "field/create",
                #"{"validation":{"final":{"rules":[{"rule":"pattern","pattern":".*a[ab]{200}"}]}},"text":"\#(longText)"}"#
            ),
            "LimitExceeded"),
        HostileCase(
            "a type more than maxTypes", flags: ["--max-types", "0"],
            .request("type/define", #"{"name":"t","description":""}"#), "LimitExceeded"),
        HostileCase(
            "a form more than maxForms", flags: ["--max-forms", "1"], .request("form/open", #"{"form":"b"}"#),
            "LimitExceeded"),
        HostileCase(
            "a field in a form more than maxForms", flags: ["--max-forms", "1"],
            .request("field/create", #"{"form":"b"}"#), "LimitExceeded"),
        HostileCase(
            "a field that moves to a form more than maxForms", flags: ["--max-forms", "1"],
            .request("field/update", #"{"field":"f","set":{"form":"b"}}"#), "LimitExceeded"),
        HostileCase(
            "a form whose fields are gone makes room for another", flags: ["--max-forms", "1"],
            .messages(
                #"{"jsonrpc":"2.0","id":1,"method":"field/dispose","params":{"field":"f"}}"#,
                #"{"jsonrpc":"2.0","id":2,"method":"form/open","params":{"form":"b"}}"#), "result", "result"),
        HostileCase(
            "choices over maxEntries", flags: ["--max-entries", "2"],
            .request("field/create", #"{"choices":["a","b","c"]}"#), "LimitExceeded"),
        HostileCase(
            "100,001 choices", .request("field/create", #"{"choices":[\#(repeated(#""a""#, 100_001, ","))]}"#),
            "LimitExceeded"),
        HostileCase(
            "5,000 choices, each of its own value, and a search of many letters",
            .messages(
                #"{"jsonrpc":"2.0","id":1,"method":"field/create","params":{"field":"l","type":{"name":"choice","choices":["#
                    + (0..<5_000).map { #"{"label":"a\#($0)","value":\#($0)}"# }.joined(separator: ",") + "]}}}",
                #"{"jsonrpc":"2.0","id":2,"method":"field/edit","params":{"field":"l","input":"a"}}"#,
                #"{"jsonrpc":"2.0","id":3,"method":"field/choices","params":{"field":"l","query":"\#(repeated("a", 20_000, ""))"}}"#,
                #"{"jsonrpc":"2.0","id":4,"method":"field/blur","params":{"field":"l"}}"#),
            "result", "result", "field/diagnostics", "form/status", "result", "result", "field/diagnostics"),
        HostileCase(
            "choices of one label and two values",
            .request("field/create", #"{"choices":["a",{"label":"a","value":1}]}"#), "InvalidDefinition"),
        HostileCase(
            "a choice whose value is a list",
            .request("field/create", #"{"choices":[{"label":"a","value":[]}]}"#), "InvalidParams"),
        HostileCase(
            "a choice that is disabled is picked, and one behind the last",
            .messages(
                #"{"jsonrpc":"2.0","id":1,"method":"field/create","params":{"field":"c","choices":[{"label":"a","disabled":true}]}}"#,
                #"{"jsonrpc":"2.0","id":2,"method":"field/action","params":{"field":"c","action":"pick","index":0}}"#,
                #"{"jsonrpc":"2.0","id":3,"method":"field/action","params":{"field":"c","action":"pick","index":1}}"#),
            "result", "RequestFailed", "InvalidParams"),
        HostileCase(
            "a flag of two words that are the same",
            .request("field/create", #"{"type":{"name":"flag","yes":"A","no":"á"}}"#),
            "InvalidDefinition"),
        HostileCase(
            "a security code that goes by itself, by nothing, and by a card besides a length",
            .messages(
                #"{"jsonrpc":"2.0","id":1,"method":"field/create","params":{"field":"cvv","type":{"name":"cvv","card":{"field":"cvv"}}}}"#,
                #"{"jsonrpc":"2.0","id":2,"method":"field/create","params":{"type":{"name":"cvv","card":{"field":""}}}}"#,
                #"{"jsonrpc":"2.0","id":3,"method":"field/create","params":{"type":{"name":"cvv","card":"c"}}}"#,
                #"{"jsonrpc":"2.0","id":4,"method":"field/create","params":{"type":{"name":"cvv","card":{"field":"c"},"length":4}}}"#
            ),
            "InvalidDefinition", "InvalidParams", "InvalidParams", "InvalidDefinition"),
        HostileCase(
            "years of expiry in a cycle, and a list of them",
            .messages(
                #"{"jsonrpc":"2.0","id":1,"method":"field/create","params":{"field":"y1","type":{"name":"expYear","month":{"field":"y2"}}}}"#,
                #"{"jsonrpc":"2.0","id":2,"method":"field/create","params":{"field":"y2","type":{"name":"expYear","month":{"field":"y1"}}}}"#,
                #"{"jsonrpc":"2.0","id":3,"method":"field/create","params":{"type":{"name":"tags","of":{"name":"expYear","month":{"field":"m"}}}}}"#,
                #"{"jsonrpc":"2.0","id":4,"method":"field/create","params":{"type":{"name":"expYear","format":"YYY"}}}"#,
                #"{"jsonrpc":"2.0","id":5,"method":"field/create","params":{"type":{"name":"expDate","expired":"never"}}}"#
            ),
            "result", "InvalidDefinition", "InvalidDefinition", "InvalidParams", "InvalidParams"),
        HostileCase(
            "domains of mail that are none, or of which none is left",
            .messages(
                #"{"jsonrpc":"2.0","id":1,"method":"field/create","params":{"type":{"name":"email","domains":[]}}}"#,
                #"{"jsonrpc":"2.0","id":2,"method":"field/create","params":{"type":{"name":"email","domains":["a..b"]}}}"#,
                #"{"jsonrpc":"2.0","id":3,"method":"field/create","params":{"type":{"name":"email","refused":["*.*.b"]}}}"#,
                #"{"jsonrpc":"2.0","id":4,"method":"field/create","params":{"type":{"name":"email","domains":["A.b"],"refused":["a.B"]}}}"#,
                #"{"jsonrpc":"2.0","id":5,"method":"field/create","params":{"type":{"name":"email","refused":"a.b"}}}"#),
            "InvalidParams", "InvalidParams", "InvalidParams", "InvalidDefinition", "InvalidParams"),
        HostileCase(
            "20,000 domains of mail",
            .request(
                "field/create",
                #"{"type":{"name":"email","refused":[\#((0..<20_000).map { "\"d\($0).example\"" }.joined(separator: ","))]}}"#
            ),
            "LimitExceeded"),
        HostileCase(
            "a scheme that is none of the schemes",
            .request("field/create", #"{"type":{"name":"url","scheme":"ftp"}}"#), "InvalidDefinition"),
        HostileCase(
            "rules over maxEntries", flags: ["--max-entries", "2"],
            .request(
                "field/create",
                #"{"validation":{"live":{"rules":[{"rule":"luhn"}]},"final":{"rules":[{"rule":"luhn"},{"rule":"luhn"}]}}}"#
            ), "LimitExceeded"),
        HostileCase(
            "a rule's values over maxEntries", flags: ["--max-entries", "2"],
            .request("field/create", #"{"validation":{"live":{"rules":[{"rule":"oneOf","values":["a","b"]}]}}}"#),
            "LimitExceeded"),
        HostileCase(
            "a type's parameters over maxEntries", flags: ["--max-entries", "2"],
            .request("field/create", #"{"type":{"name":"phrase","more":[[[]]]}}"#), "LimitExceeded"),
        HostileCase(
            "messages over maxEntries", flags: ["--max-entries", "1"],
            .request("field/update", #"{"field":"f","set":{"messages":{"a":"","b":""}}}"#), "LimitExceeded"),
        HostileCase(
            "choices and messages one after the other over maxEntries", flags: ["--max-entries", "2"],
            .messages(
                #"{"jsonrpc":"2.0","id":1,"method":"field/update","params":{"field":"f","set":{"choices":["a","b"]}}}"#,
                #"{"jsonrpc":"2.0","id":2,"method":"field/update","params":{"field":"f","set":{"messages":{"a":""}}}}"#,
                #"{"jsonrpc":"2.0","id":3,"method":"field/update","params":{"field":"f","set":{"choices":["a"],"messages":{"a":""}}}}"#
            ), "result", "LimitExceeded", "result"),
        HostileCase(
            "templates over maxEntries", flags: ["--max-entries", "1"],
            .request("type/define", #"{"name":"t","description":"","template":["0","00"],"slots":{"0":"[0-9]"}}"#),
            "LimitExceeded"),
        HostileCase(
            "monitored groups over maxEntries", flags: ["--max-entries", "1"],
            .request("form/open", #"{"form":"","groups":["a","b"]}"#), "LimitExceeded"),
        HostileCase(
            "a form's order over maxFields", flags: ["--max-fields", "2"],
            .request("form/open", #"{"form":"","order":["a","b","c"]}"#), "LimitExceeded"),
        HostileCase(
            "pages over maxEntries", flags: ["--max-entries", "2"],
            .request("form/open", #"{"form":"","pages":[{"page":"a","fields":["f","g"]}]}"#), "LimitExceeded"),
        HostileCase(
            "pages over maxPages", flags: ["--max-pages", "1"],
            .request("form/open", #"{"form":"","pages":[{"page":"a"},{"page":"b"}]}"#), "LimitExceeded"),
        HostileCase(
            "sections over maxPages", flags: ["--max-pages", "1"],
            .request(
                "form/open",
                #"{"form":"","sections":[{"section":"a","fields":[{"field":"x"}]},{"section":"b","fields":[{"field":"x"}]}]}"#
            ), "LimitExceeded"),
        HostileCase(
            "the least rows over maxRows", flags: ["--max-rows", "1"],
            .request("form/open", #"{"form":"","sections":[{"section":"a","least":2,"fields":[{"field":"x"}]}]}"#),
            "LimitExceeded"),
        HostileCase(
            "a row over maxRows", flags: ["--max-rows", "1"],
            .messages(
                #"{"jsonrpc":"2.0","id":1,"method":"form/open","params":{"form":"","sections":[{"section":"a","least":1,"fields":[{"field":"x"}]}]}}"#,
                #"{"jsonrpc":"2.0","id":2,"method":"section/add","params":{"section":"a"}}"#), "result",
            "LimitExceeded"),
        HostileCase(
            "rows over maxFields", flags: ["--max-fields", "3"],
            .request("form/open", #"{"form":"","sections":[{"section":"a","least":3,"fields":[{"field":"x"}]}]}"#),
            "LimitExceeded"),
        HostileCase(
            "the client's catalogue over maxEntries", start: .nothing, flags: ["--max-entries", "1"],
            .messages(
                #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"messages":{"a":"","b":""}}}"#,
                #"{"jsonrpc":"2.0","id":2,"method":"initialize"}"#), "LimitExceeded", "result"),
        HostileCase(
            "a message over maxMessageBytes", flags: ["--max-message-bytes", "200"],
            .request("field/edit", #"{"field":"f","text":"\#(many("x", 200))"}"#), "LimitExceeded"),
        HostileCase(
            "a batch over maxBatch", flags: ["--max-batch", "2"], .message("[{},{},{}]"), "LimitExceeded"),
        HostileCase(
            "fields named by rules over maxRuleFields", flags: ["--max-rule-fields", "1"],
            .messages(
                #"{"jsonrpc":"2.0","id":1,"method":"field/create","params":{"field":"g"}}"#,
                #"{"jsonrpc":"2.0","id":2,"method":"group/define","params":{"group":"","rules":[{"rule":"equal","fields":["f","g"]}]}}"#
            ), "result", "LimitExceeded"),
        HostileCase(
            "rules between fields over maxEntries", flags: ["--max-entries", "1"],
            .request("group/define", #"{"group":"","rules":[{"rule":"equal","fields":["f"]}]}"#), "LimitExceeded"),
        HostileCase(
            "a report over maxReportedDiagnostics", flags: ["--max-reported-diagnostics", "1"],
            .request(
                "field/report",
                #"{"field":"f","owner":"a","diagnostics":[{"severity":1,"code":"a","message":""},{"severity":1,"code":"b","message":""}]}"#
            ),
            "LimitExceeded"),
        HostileCase(
            "an owner over maxReportOwners", flags: ["--max-report-owners", "0"],
            .request(
                "field/report",
                #"{"field":"f","owner":"a","diagnostics":[{"severity":1,"code":"a","message":""}]}"#),
            "LimitExceeded"),
        HostileCase(
            "texts over maxCheckedTexts", flags: ["--max-checked-texts", "2"],
            .request("type/check", #"{"columns":[{"texts":["a","b"]},{"texts":["c"]}]}"#), "LimitExceeded"),
        HostileCase(
            "rows over maxCheckedTexts, with the fields that have no column", flags: ["--max-checked-texts", "2"],
            .request("form/check", #"{"form":"","fields":[],"rows":[[],[],[]]}"#), "LimitExceeded"),
        HostileCase(
            "a checked text over maxTextLength", flags: ["--max-text-length", "2"],
            .request("type/check", #"{"columns":[{"texts":["ab","abc"]}]}"#), "LimitExceeded"),
        HostileCase(
            "a column of texts with a content", .request("type/check", #"{"columns":[{"text":"a","texts":["b"]}]}"#),
            "InvalidParams"),
        HostileCase(
            "a row with a text too few", .request("form/check", #"{"form":"","fields":["f"],"rows":[["a"],[]]}"#),
            "InvalidParams"),
        HostileCase(
            "a column of no field", .request("form/check", #"{"form":"","fields":["g"],"rows":[]}"#), "FieldNotFound"),
        HostileCase(
            "more answers than maxPending: reading pauses, and nothing is lost", flags: ["--max-pending", "1"],
            .messages(
                #"{"jsonrpc":"2.0","id":1,"method":"field/get","params":{"field":"f"}}"#,
                #"{"jsonrpc":"2.0","id":2,"method":"field/get","params":{"field":"f"}}"#), "result", "result"),
        HostileCase(
            "nesting over maxDepth", start: .nothing, flags: ["--max-depth", "2"],
            .request("field/get", #"{"field":[]}"#), "ParseError"),
    ]
}
