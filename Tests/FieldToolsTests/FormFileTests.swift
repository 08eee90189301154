import FieldEngine
import FieldServer
import FieldTools
import Foundation
import TestSupport
import Testing

/// What is said of form files (specification, appendix A).
@Suite("Form files") struct FormFileTests {
    private static let moment = Moment(milliseconds: 0, today: CivilDate(year: 2026, month: 11, day: 21))
    private static let directory = URL(filePath: #filePath).appending(path: "../../../protocol/forms")
        .standardizedFileURL

    private static func report(_ text: String) -> FormFileReport {
        FormFileCheck.report(
            on: Array(text.utf8), with: SessionPartner(), at: moment)
    }

    /// Severity, place, path and reason of everything that is said.
    private static func told(_ text: String) -> [String] {
        report(text).problems.map { "\($0.severity) \($0.line):\($0.column) \($0.path): \($0.reason)" }
    }

    @Test(
        "The examples are fine",
        arguments: ["sign-up", "checkout", "tax", "job-application", "settings", "delivery"])
    func examples(name: String) throws {
        let text = try String(contentsOf: Self.directory.appending(path: "\(name).json"), encoding: .utf8)
        let report = Self.report(text)
        #expect(report.problems == [])
        #expect(report.isFine)
        #expect((report.contents?.fields ?? 0) >= 7)
        #expect((report.contents?.groups ?? 0) >= 2)
    }

    @Test("A form of nothing but what is required is fine")
    func least() {
        let report = Self.report(#"{"title":"T","fields":[]}"#)
        #expect(report.problems == [])
        #expect(report.contents?.title == "T")
        #expect(report.contents?.fields == 0)
    }

    @Test(
        "What is no form is told with its line and column",
        arguments: [
            ("", "error 1:1 : this is no JSON: the text ends too early"),
            (
                "{\n  \"title\": \"é\", x\n}",
                "error 2:17 : this is no JSON: a member's name in quotation marks was expected"
            ),
            ("[]", "error 1:1 : a form is an object"),
            (
                String(repeating: "[", count: 100), "error 1:65 : this is no JSON: values are nested too deeply"
            ),
        ])
    func noForm(text: String, problem: String) {
        let report = Self.report(text)
        #expect(Self.told(text) == [problem])
        #expect(!report.isFine)
        #expect(report.contents == nil)
    }

    struct Row: CustomStringConvertible {
        var members: String
        var told: [String]

        var description: String { members }
    }

    /// Members of a form with a title, from the second line on.
    static let rows: [Row] = [
        Row(
            members: #""form":7,"fields":{}"#,
            told: ["error 2:8 form: expected a string", "error 2:19 fields: expected an array"]),
        Row(members: #""form":"x""#, told: ["error 1:1 fields: an array is missing here"]),
        Row(
            members: #""fields":[5,{}]"#,
            told: ["error 2:11 fields[0]: expected an object", "error 2:13 fields[1].field: a string is missing here"]),
        Row(
            members: #""fields":[{"field":"a"},{"field":"a"}]"#,
            told: [#"error 2:34 fields[1].field: the field "a" is there already, in fields[0]"#]),
        Row(
            members: #""fields":[{"field":"a","type":"emial"}]"#,
            told: [#"error 2:31 fields[0].type: there is no type "emial"; did you mean "email"?"#]),
        Row(
            members: #""fields":[{"field":"a","type":{"name":"date","format":"QQ"}}]"#,
            told: [
                "error 2:55 fields[0].type.format: a date has at least one of YYYY or YY, of MM, M, MMMM or MMM, and of DD or D, and none twice"
            ]),
        Row(
            members: #""fields":[{"field":"a","group":"g"}],"#
                + #""pages":[{"page":"p","fields":["b"]},{"page":"q","groups":["h"]}]"#,
            told: [
                #"warning 2:47 pages[0]: no field is on this page"#,
                #"error 2:69 pages[0].fields[0]: there is no field "b""#,
                #"warning 2:75 pages[1]: no field is on this page"#,
                #"warning 2:97 pages[1].groups[0]: no field is in the group "h""#,
            ]),
        Row(
            members: #""fields":[{"field":"a"}],"#
                + #""pages":[{"page":"p","fields":["a"]},{"page":"q","fields":["a"],"leaf":"free"}]"#,
            told: [
                #"error 2:85 pages[1].fields[0]: the field "a" is on the page "p" already"#,
                #"warning 2:90 pages[1].leaf: nothing reads this"#,
            ]),
        Row(
            members: #""fields":[],"#
                + #""sections":[{"section":"s","least":3,"most":2,"fields":[{"field":"a","type":"emial""#
                + #","from":"x"}]}]"#,
            told: [
                "error 2:48 sections[0].least: the least, 3 rows, is over the most, 2",
                #"error 2:89 sections[0].fields[0].type: there is no type "emial"; did you mean "email"?"#,
                #"warning 2:97 sections[0].fields[0].from: nothing reads this"#,
            ]),
        Row(
            members: #""fields":[],"order":["s","t"],"#
                + #""sections":[{"section":"s","unique":["b"],"page":"p","fields":[{"field":"a"}]}]"#,
            told: [
                #"error 2:26 order[1]: there is no field "t""#,
                #"error 2:68 sections[0].unique[0]: the section has no field "b""#,
                #"error 2:80 sections[0].page: there is no page "p""#,
            ]),
        Row(
            members: #""fields":[{"field":"a"}],"#
                + #""sections":[{"section":"s","fields":[{"field":"b"}],"rules":[{"rule":"equal","fields":[".b""#
                + #",".c","a","d"]}]}]"#,
            told: [
                #"error 2:118 sections[0].rules[0].fields[1]: the section has no field "c""#,
                #"error 2:127 sections[0].rules[0].fields[3]: there is no field "d""#,
            ]),
        Row(
            members: #""fields":[{"field":"a","type":"pin"}]"#,
            told: ["error 2:31 fields[0].type.length: an integer from 1 to 100 is missing here"]),
        Row(
            members: #""fields":[{"field":"a","type":{"name":"age","minimum":3}}]"#,
            told: [#"warning 2:55 fields[0].type.minimum: the type "age" has no such parameter"#]),
        Row(
            members:
                #""fields":[],"types":[{"name":"t","description":"","extends":"age","parameters":{"max":9,"minimum":3}}]"#,
            told: [#"warning 2:99 types[0].parameters.minimum: the type "age" has no such parameter"#]),
        Row(
            members: #""fields":[{"field":"a","type":{"name":"tags","of":{"name":"age","minimum":3}}}]"#,
            told: [#"warning 2:75 fields[0].type.of.minimum: the type "age" has no such parameter"#]),
        Row(
            members:
                #""fields":[{"field":"a","type":{"name":"choice","choices":["x",{"label":"y","enabled":false}]}}]"#,
            told: [#"warning 2:76 fields[0].type.choices[1].enabled: nothing reads this"#]),
        Row(
            members: #""fields":[{"field":"a","lable":"A","validation":{"finale":{}}}]"#,
            told: [
                #"warning 2:24 fields[0].lable: nothing reads this; did you mean "label"?"#,
                #"warning 2:50 fields[0].validation.finale: nothing reads this; did you mean "final"?"#,
            ]),
        Row(
            members: #""fields":[{"field":"a","label":"A","label":"B"}]"#,
            told: ["warning 2:36 fields[0].label: this stands here twice; the last one counts"]),
        Row(
            members: #""fields":[{"field":"a","form":"b"}]"#,
            told: ["warning 2:24 fields[0].form: this is ignored: the form is the file's, not a field's"]),
        Row(
            members: #""fields":[{"field":"a","type":"zip","text":"1x2"}]"#,
            told: [#"warning 2:44 fields[0].text: the field does not take "x""#]),
        Row(
            members: #""fields":[{"field":"a","maxLength":3,"minLength":5,"required":1}]"#,
            told: [
                "error 2:36 fields[0].maxLength: no text can satisfy minLength and maxLength at once",
                "error 2:63 fields[0].required: expected a boolean or an object, found a number",
            ]),
        Row(
            members:
                #""fields":[{"field":"a","validation":{"live":{"rules":[{"rule":"patern"},{"rule":"pattern","pattern":"a("},{"rule":"luhn","x":1}]}}}]"#,
            told: [
                #"error 2:63 fields[0].validation.live.rules[0].rule: unknown rule "patern"; did you mean "pattern"?"#,
                "error 2:101 fields[0].validation.live.rules[1].pattern: the parenthesis ( is not closed, at offset 1",
                "warning 2:122 fields[0].validation.live.rules[2].x: nothing reads this",
            ]),
        Row(
            members:
                #""fields":[{"field":"a","validation":{"final":{"client":true,"rules":[{"rule":"any","rules":[{"rule":"equalsField","field":"name2"}]}]}}},{"field":"name1"}]"#,
            told: [
                #"error 2:123 fields[0].validation.final.rules[0].rules[0].field: there is no field "name2"; did you mean "name1"?"#
            ]),
        Row(
            members:
                #""fields":[{"field":"a"},{"field":"b"}],"rules":[{"group":"g","rule":"equal","fields":["a","c"]},{"group":"g","rule":"equal","fields":[]}]"#,
            told: [
                #"warning 2:58 rules[0].group: no field is in the group "g""#,
                #"error 2:91 rules[0].fields[1]: there is no field "c""#,
                #"warning 2:106 rules[1].group: no field is in the group "g""#,
                "error 2:134 rules[1].fields: a rule needs fields to be about",
            ]),
        Row(
            members:
                #""fields":[{"field":"a","group":"g"},{"field":"b","group":"g"}],"rules":[{"group":"g","rule":"equal","fields":["a","b"]},{"group":"g","rule":"equal","fields":["b","a"]}]"#,
            told: ["error 2:158 rules[1].fields: the fields depend on each other in a cycle: b → a → b"]),
        Row(
            members:
                #""fields":[{"field":"a","type":"number","total":{"sum":["b"]}},{"field":"b","type":"number","total":{"sum":["a"]}}]"#,
            told: ["error 2:108 fields[1].total.sum[0]: the fields depend on each other in a cycle: b → a → b"]),
        Row(
            members:
                #""fields":[{"field":"a","group":"custmer"}],"groups":[{"name":"customer"},{"name":"customer"},{}]"#,
            told: [
                #"warning 2:32 fields[0].group: the groups don't list "custmer"; did you mean "customer"?"#,
                #"error 2:82 groups[1].name: the group "customer" is listed twice"#,
                "error 2:94 groups[2].name: a string is missing here",
            ]),
        Row(
            members:
                #""fields":[{"field":"a"},{"field":"b"}],"rules":[{"rule":"equal","fields":["a","b"]},{"group":7,"rule":"equal","fields":["a"]}]"#,
            told: ["error 2:94 rules[1].group: expected a string"]),
        Row(
            members:
                #""fields":[{"field":"b","shown":{"field":"s[].a","rule":"empty"},"total":"s[].a"}],"sections":[{"section":"s","fields":[{"field":"a","type":"number"}]}]"#,
            told: ["error 2:41 fields[0].shown.field: only a total asks the fields of all rows"]),
        Row(
            members: #""fields":[{"field":"phone"}],"order":["phone","fone",3,"phone"]"#,
            told: [
                #"error 2:47 order[1]: there is no field "fone""#, "error 2:54 order[2]: expected a string",
                "warning 2:56 order[3]: this stands here twice",
            ]),
        Row(
            members:
                #""fields":[],"types":[{"name":"t","description":"","template":"00","slots":{"0":"[9-0]"},"extends":"phrse"},{"name":"zip","description":""}]"#,
            told: [
                "error 2:80 types[0].slots.0: the range in the class is reversed, at offset 1",
                #"error 2:99 types[0].extends: there is no type "phrse"; did you mean "phrase"?"#,
                "error 2:116 types[1].name: zip is a built-in type",
            ]),
    ]

    @Test("Everything that is wrong is told, with the place, the member, and what to do about it", arguments: rows)
    func problems(row: Row) {
        let text = "{\"title\":\"T\",\n\(row.members)}"
        #expect(Self.told(text) == row.told)
        #expect(Self.report(text).isFine == row.told.allSatisfy { $0.hasPrefix("warning") })
    }

    @Test("A file that was damaged anywhere is read without harm")
    func damaged() throws {
        let names = ["sign-up", "checkout", "tax"]
        for name in names {
            let bytes = [UInt8](try Data(contentsOf: Self.directory.appending(path: "\(name).json")))
            for offset in stride(from: 0, to: bytes.count, by: 97) where isRun(offset / 97) {
                var cut = bytes
                cut.remove(at: offset)
                let session = SessionPartner()
                let report = FormFileCheck.report(on: cut, with: session, at: Self.moment)
                #expect(report.problems.allSatisfy { $0.line > 0 && $0.column > 0 && !$0.reason.isEmpty })
                if report.contents == nil { #expect(!report.isFine, "\(name) without byte \(offset)") }
            }
        }
    }

    // MARK: Conditions

    /// A form of a field `a` with these members, and `b` with a condition about it.
    private static func form(_ a: String, _ condition: String) -> String {
        #"{"title":"T","fields":[{"field":"a",\#(a)},{"field":"b","shown":\#(condition)}]}"#
    }

    @Test(
        "A condition that never holds, or always does, is told where it stands",
        arguments: [
            (#""type":"age""#, #"{"field":"a","rule":"range","min":18}"#, nil),
            (
                #""type":{"name":"number","max":10}"#, #"{"field":"a","rule":"range","min":18}"#,
                "fields[1].shown: no value of \"a\" meets this: it never holds"
            ), (#""type":"zip""#, #"{"field":"a","rule":"startsWith","text":"1"}"#, nil),
            (
                #""type":"zip""#, #"{"field":"a","rule":"startsWith","text":"A"}"#,
                "fields[1].shown: no value of \"a\" meets this: it never holds"
            ),
            (
                #""maxLength":3"#, #"{"rule":"not","field":"a","rules":[{"rule":"length","min":4}]}"#,
                "fields[1].shown.rules[0]: no value of \"a\" meets this: it never holds"
            ),
            (
                #""type":{"name":"choice","choices":["x",{"label":"y","value":1}]}"#,
                #"{"field":"a","rule":"equals","value":1}"#, nil
            ),
            (
                #""type":{"name":"choice","choices":["x",{"label":"y","value":1}]}"#,
                #"{"field":"a","rule":"oneOf","values":["z"]}"#,
                "fields[1].shown: no value of \"a\" meets this: it never holds"
            ),
            (
                #""type":{"name":"choice","choices":["x","y"]}"#, #"{"field":"a","rule":"noneOf","values":["z"]}"#,
                "fields[1].shown: each value of \"a\" meets this: it always holds"
            ),
            (
                #""type":{"name":"choice","custom":true,"choices":["x"]}"#,
                #"{"field":"a","rule":"equals","value":"z"}"#, nil
            ),
            (
                #""type":{"name":"choice","choices":[{"label":"x","value":5}]}"#,
                #"{"field":"a","rule":"range","min":4}"#, nil
            ),
            (
                #""type":{"name":"choice","choices":[{"label":"x","value":5}]}"#,
                #"{"field":"a","rule":"range","min":6}"#,
                "fields[1].shown: no value of \"a\" meets this: it never holds"
            ),
            (
                #""type":{"name":"date","format":"DD.MM.YYYY"},"validation":{"final":{"rules":[{"rule":"noneOf","values":["2024-12-25"]}]}}"#,
                #"{"field":"a","rule":"empty"}"#, nil
            ),
            (
                #""type":{"name":"date","format":"DD.MM.YYYY"},"validation":{"final":{"rules":[{"rule":"noneOf","values":["25.12.2024"]}]}}"#,
                #"{"field":"a","rule":"empty"}"#,
                "fields[0].validation.final.rules[0]: the field never has one of these values: nothing is forbidden"
            ),
            (
                #""type":{"name":"date","format":"DD.MM.YYYY"},"validation":{"final":{"rules":[{"rule":"oneOf","values":["25.12.2024"]}]}}"#,
                #"{"field":"a","rule":"empty"}"#,
                "fields[0].validation.final.rules[0]: no value of the field meets this"
            ),
            (
                #""type":"number","validation":{"live":{"rules":[{"rule":"equals","value":"x"}]}}"#,
                #"{"field":"a","rule":"empty"}"#,
                "fields[0].validation.live.rules[0]: no value of the field meets this"
            ),
            (
                #""type":{"name":"choice","choices":["x"]},"validation":{"live":{"rules":[{"rule":"oneOf","values":["y"],"when":true}]}}"#,
                #"{"field":"a","rule":"empty"}"#,
                "fields[0].validation.live.rules[0]: no value of the field meets this"
            ),
            (
                #""type":"flag""#, #"{"field":"a","rule":"equals","value":"yes"}"#,
                "fields[1].shown: no value of \"a\" meets this: it never holds"
            ),
            // A flag that says no is empty, and one that says yes is not.
            (
                #""type":"flag""#,
                #"{"rule":"all","field":"a","rules":[{"rule":"equals","value":true},{"rule":"empty"}]}"#,
                "fields[1].shown: no value of \"a\" meets all of these: it never holds"
            ),
            (
                #""type":"flag""#,
                #"{"rule":"all","field":"a","rules":[{"rule":"equals","value":false},{"rule":"empty"}]}"#, nil
            ),
            (
                #""type":"flag""#,
                #"{"rule":"all","field":"a","rules":[{"rule":"equals","value":"Non"},{"rule":"empty"}]}"#,
                nil
            ),
            // What holds: the words of a flag, nothing chosen, numbers however they are spelled, lengths of nothing.
            (#""type":"flag""#, #"{"field":"a","rule":"equals","value":"Yes"}"#, nil),
            (
                #""type":{"name":"flag","yes":"sure","no":"never"}"#, #"{"field":"a","rule":"equals","value":"sure"}"#,
                nil
            ),
            (#""type":{"name":"choice","choices":["x"]}"#, #"{"field":"a","rule":"oneOf","values":[""]}"#, nil),
            (
                #""type":{"name":"choice","choices":["Red"]}"#,
                #"{"field":"a","rule":"oneOf","values":["red"],"ignoreCase":true}"#, nil
            ),
            (
                #""type":{"name":"choice","choices":[{"label":"y","value":1}]}"#,
                #"{"field":"a","rule":"equals","value":"1.0"}"#, nil
            ),
            (#""minLength":4"#, #"{"field":"a","rule":"length","max":3}"#, nil),
            (#""type":"password""#, #"{"field":"a","rule":"not","rules":[{"rule":"length","max":3}]}"#, nil),
            (
                #""type":"number""#,
                #"{"rule":"all","field":"a","rules":[{"rule":"range","min":5},{"rule":"range","max":4}]}"#,
                "fields[1].shown: no value of \"a\" meets all of these: it never holds"
            ),
            (
                #""type":"number""#,
                #"{"rule":"all","field":"a","rules":[{"rule":"range","min":5},{"rule":"range","min":1},{"rule":"range","max":4}]}"#,
                "fields[1].shown: no value of \"a\" meets rules[0] and rules[2]: it never holds"
            ),
            (
                #""type":"number""#,
                #"{"rule":"all","field":"a","rules":[{"rule":"range","min":4},{"rule":"range","max":5}]}"#, nil
            ),
            // A value is compared with what the type makes of it.
            (
                #""type":"date""#, #"{"field":"a","rule":"equals","value":"05/06/2024"}"#,
                "fields[1].shown: no value of \"a\" meets this: it never holds"
            ),
            (#""type":"date""#, #"{"field":"a","rule":"oneOf","values":["05/06/2024","2024-05-06"]}"#, nil),
            (
                #""type":"age""#, #"{"field":"a","rule":"equals","value":200}"#,
                "fields[1].shown: no value of \"a\" meets this: it never holds"
            ),
            (#""type":"age""#, #"{"field":"a","rule":"equals","value":2e1}"#, nil),
            (#""type":"currency""#, #"{"field":"a","rule":"equals","value":9.50}"#, nil),
            (#""type":{"name":"tags","of":"number"}"#, #"{"field":"a","rule":"equals","value":2}"#, nil),
            (
                #""maxLength":3"#, #"{"field":"a","rule":"noneOf","values":["long"]}"#,
                "fields[1].shown: each value of \"a\" meets this: it always holds"
            ), (#""maxLength":3"#, #"{"field":"a","rule":"noneOf","values":["long","no"]}"#, nil),
            (
                #""type":{"name":"postalCode","country":{"field":"c"}}},{"field":"c","type":"country""#,
                #"{"field":"a","rule":"equals","value":"?"}"#, nil
            ),
            (
                #""type":"number""#,
                #"{"rule":"all","field":"a","rules":[{"rule":"equals","value":5},{"rule":"range","min":6}]}"#,
                "fields[1].shown: no value of \"a\" meets all of these: it never holds"
            ),
            (
                #""type":"number""#,
                #"{"rule":"all","field":"a","rules":[{"rule":"oneOf","values":["5","7"]},{"rule":"range","min":6}]}"#,
                nil
            ),
            (
                #""type":{"name":"choice","choices":["x",{"label":"y","value":1}]}"#,
                #"{"rule":"all","field":"a","rules":[{"rule":"equals","value":"x"},{"rule":"equals","value":1}]}"#,
                "fields[1].shown: no value of \"a\" meets all of these: it never holds"
            ),
            // One item of several may be the one, and another the other.
            (
                #""type":{"name":"choices","choices":["x","y"]}"#,
                #"{"rule":"all","field":"a","rules":[{"rule":"equals","value":"x"},{"rule":"equals","value":"y"}]}"#,
                nil
            ),
        ])
    func prospects(a: String, condition: String, problem: String?) {
        let problems = Self.report(Self.form(a, condition)).problems.map { "\($0.path): \($0.reason)" }
        #expect(problems == (problem.map { [$0] } ?? []))
    }

    @Test("A field that never shows is as good as empty for the conditions that ask it, and so are those of a page")
    func hiddenFields() {
        let never = #"{"field":"a","rule":"range","min":1000}"#
        let text =
            #"{"title":"T","fields":[{"field":"a","type":"age"},{"field":"b","shown":\#(never)},{"field":"c","shown":{"field":"b","rule":"equals","value":"x"}},{"field":"d","shown":{"field":"c","rule":"empty"}},{"field":"e","group":"g"},{"field":"f","shown":{"field":"e","rule":"length","min":1}},{"field":"h","shown":false},{"field":"i","shown":{"field":"h","rule":"empty"}}],"pages":[{"page":"1","fields":["a","b","c","d","f","h","i"]},{"page":"2","shown":\#(never),"groups":["g"]}]}"#
        #expect(
            Self.report(text).problems.map { "\($0.path): \($0.reason)" } == [
                "fields[1].shown: no value of \"a\" meets this: it never holds",
                "fields[2].shown: \"b\" never shows, and is as good as empty: this never holds",
                "fields[3].shown: \"c\" never shows, and is as good as empty: this always holds",
                "fields[5].shown: \"e\" never shows, and is as good as empty: this never holds",
                "pages[1].shown: no value of \"a\" meets this: it never holds",
            ])
    }

    @Test("A page that is set not to show has fields that never do")
    func hiddenPage() {
        let text =
            #"{"title":"T","fields":[{"field":"a","group":"g"},{"field":"b","shown":{"field":"a","rule":"equals","value":"x"}}],"pages":[{"page":"1","fields":["b"]},{"page":"2","shown":false,"groups":["g"]}]}"#
        #expect(
            Self.report(text).problems.map { "\($0.path): \($0.reason)" } == [
                "fields[1].shown: \"a\" never shows, and is as good as empty: this never holds"
            ])
    }

    @Test(
        "What nobody can give who fills in the form is told",
        arguments: [
            (#"{"field":"a","required":true,"readOnly":true}"#, "", "fields[0].readOnly"),
            (#"{"field":"a","required":true,"readOnly":true,"text":"x"}"#, "", nil),
            (#"{"field":"a","required":true,"readOnly":true,"shown":false}"#, "", nil),
            (#"{"field":"a","readOnly":true}"#, "", nil),
            (
                #"{"field":"a","group":"h","required":true,"readOnly":true}"#,
                #"],"pages":[{"page":"1","groups":["g"]},{"page":"2","groups":["h"],"shown":{"field":"z","rule":"equals","value":"x"}}"#,
                nil
            ),
            (
                #"{"field":"a","required":true},{"field":"b","required":true}"#,
                #"{"group":"g","rule":"exactlyOne","fields":["a","b"]}"#, "rules[0].rule"
            ),
            (
                #"{"field":"a","required":true},{"field":"b"}"#,
                #"{"group":"g","rule":"exactlyOne","fields":["a","b"]}"#, nil
            ),
            (
                #"{"field":"a","required":true},{"field":"b","required":true}"#,
                #"{"group":"g","rule":"equal","fields":["a","b"]},{"group":"g","rule":"different","fields":["a","b"]}"#,
                "rules[1].rule"
            ),
            (
                #"{"field":"a"},{"field":"b","required":true}"#,
                #"{"group":"g","rule":"equal","fields":["a","b"]},{"group":"g","rule":"different","fields":["a","b"]}"#,
                nil
            ),
        ])
    func demands(fields: String, rules: String, path: String?) {
        let text =
            #"{"title":"T","groups":[{"name":"g"},{"name":"h"}],"fields":[\#(fields),{"field":"z","group":"g"}],"rules":[\#(rules)]}"#
        let report = Self.report(text)
        #expect(report.problems.map(\.path) == (path.map { [$0] } ?? []))
        #expect(report.isFine)
    }

    @Test("Of a chain of fields, of which each shows by the next, all are told", arguments: [false, true])
    func chain(isFromItsEnd: Bool) {
        let fields = (0..<2_000).map { index in
            let rule = index == 1_999 ? #""min":1000"# : #""min":1"#
            return #"{"field":"a\#(index)","type":"age","shown":{"field":"a\#(index + 1)","rule":"range",\#(rule)}}"#
        }
        let all = (isFromItsEnd ? fields.reversed() : fields).joined(separator: ",")
        let report = Self.report(#"{"title":"T","fields":[\#(all),{"field":"a2000","type":"age"}]}"#)
        #expect(report.isFine && report.warningCount == 2_000)
    }

    @Test("A total of what is never a number is told")
    func totals() {
        let report = Self.report(
            #"""
            {"title":"T","fields":[{"field":"a"},{"field":"b","type":"currency"},{"field":"c","type":{"name":"choice","choices":["1","2"]}},
            {"field":"d","type":"number","total":{"sum":["b","c",{"product":["a",{"field":"r[].e"}]},"r[].f"]}}],
            "sections":[{"section":"r","fields":[{"field":"e","type":"date"},{"field":"f","type":"number"},
            {"field":"g","type":"number","total":{"product":[".e",".f"]}}]}]}
            """#)
        #expect(
            report.problems.map { "\($0.path): \($0.reason)" } == [
                #"fields[3].total.sum[2].product[0]: "a" never has a number, nor has this total"#,
                #"fields[3].total.sum[2].product[1].field: "r[].e" never has a number, nor has this total"#,
                #"sections[0].fields[2].total.product[0]: ".e" never has a number, nor has this total"#,
            ])
    }

    @Test(
        "A list of which nothing can be chosen is told where the field has to be filled in",
        arguments: [
            (#""required":true"#, #"{"label":"x","disabled":true}"#, true),
            (#""required":false"#, #"{"label":"x","disabled":true}"#, false),
            (#""required":true"#, #"{"label":"x","disabled":true},"y""#, false),
            (#""required":true"#, #"{"label":"x","shown":{"field":"b","rule":"equals","value":"?"}}"#, true),
            (#""required":true"#, #"{"label":"x","shown":{"field":"b","rule":"equals","value":7}}"#, false),
        ])
    func nothingToChoose(required: String, choices: String, isTold: Bool) {
        let text =
            #"{"title":"T","fields":[{"field":"a",\#(required),"type":{"name":"choice","choices":[\#(choices)]}},{"field":"b","type":"age"}]}"#
        let told = Self.report(text).problems.filter { $0.path == "fields[0].type.choices" }.map(\.reason)
        #expect(told == (isTold ? ["the field is required, and none of these can be chosen"] : []))
    }

    @Test(
        "What is wrong in a condition is told where it stands",
        arguments: [
            (#"{"field":"c","rule":"empty"}"#, "error fields[1].shown.field: there is no field \"c\""),
            (
                #"{"field":"b","rule":"empty"}"#,
                "error fields[1].shown.field: the fields depend on each other in a cycle: b → b"
            ),
            (
                #"{"field":"a","rule":"emptyy"}"#,
                "error fields[1].shown.rule: unknown rule \"emptyy\"; did you mean \"empty\"?"
            ),
            (
                #"{"rule":"any","rules":[{"field":"a","rule":"empty","min":1}]}"#,
                "warning fields[1].shown.rules[0].min: nothing reads this"
            ),
            (
                #"{"field":"a","rule":"range","min":"x"}"#,
                "error fields[1].shown.min: expected a number, found a string"
            ),
        ])
    func conditions(condition: String, problem: String) {
        let problems = Self.report(Self.form(#""label":"A""#, condition)).problems
        #expect(problems.map { "\($0.severity) \($0.path): \($0.reason)" } == [problem])
    }

    @Test("What totals and conditions of rows name is looked for")
    func rowsOfSections() {
        let fields =
            #"[{"field":"a","type":"age"},{"field":"b","shown":{"field":".a","rule":"range","min":1000}},{"field":"c","total":{"sum":[".a",".z"]}}]"#
        let text =
            #"{"title":"T","fields":[{"field":"t","total":{"sum":["s[].a","s[].z",{"product":["t2"]}]}},{"field":"u","total":"v"}],"sections":[{"section":"s","fields":\#(fields)}]}"#
        #expect(
            Self.report(text).problems.map { "\($0.severity) \($0.path)" } == [
                "error fields[0].total.sum[1]", "error fields[0].total.sum[2].product[0]", "error fields[1].total",
                "warning sections[0].fields[1].shown", "error sections[0].fields[2].total.sum[1]",
            ])
    }

    @Test("Sections whose rows are counted are looked for, and conditions about one row are looked at")
    func countsAndRows() {
        let row = #"[{"field":"a","type":"age"}]"#
        let text =
            #"{"title":"T","fields":[{"field":"t","total":{"sum":[{"count":"item"},{"count":"items"}]}},{"field":"u","shown":{"field":"items[2].a","rule":"range","min":1000}}],"sections":[{"section":"items","fields":\#(row)}]}"#
        #expect(
            Self.report(text).problems.map { "\($0.severity) \($0.path): \($0.reason)" } == [
                "error fields[0].total.sum[0].count: there is no section \"item\"; did you mean \"items\"?",
                "warning fields[1].shown: no value of \"items[2].a\" meets this: it never holds",
            ])
    }

    @Test("Conditions of choices and of rules are looked at too")
    func placesOfConditions() {
        let choice = #"{"label":"x","shown":{"field":"nobody","rule":"empty"}}"#
        let rule = #"{"rule":"luhn","when":{"field":"nobody","rule":"empty"}}"#
        let text =
            #"{"title":"T","fields":[{"field":"a","type":{"name":"choice","choices":[\#(choice)]}},{"field":"b","choices":[\#(choice)],"validation":{"final":{"rules":[\#(rule)]}}}]}"#
        #expect(
            Self.report(text).problems.map(\.path) == [
                "fields[0].type.choices[0].shown.field", "fields[1].choices[0].shown.field",
                "fields[1].validation.final.rules[0].when.field",
            ])
    }
}
