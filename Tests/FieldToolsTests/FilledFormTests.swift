import FieldEngine
import Foundation
import TestSupport
import Testing

@testable import FieldTools

/// Forms as text documents (specification, section 6.3).
@Suite("Filled forms") struct FilledFormTests {
    private static let names = #"""
        {"title":"","groups":[{"name":"a","title":"Sender"},{"name":"b","title":"Receiver"}],
        "fields":[{"field":"a.name","group":"a","type":"name","label":"Name","required":true},
        {"field":"a.phone","group":"a","type":"phone","label":"Phone"},
        {"field":"b.name","group":"b","type":"name","label":"Name"},
        {"field":"time","type":"phrase","label":"Time: from","maxLength":9},
        {"field":"pin","type":{"name":"pin","length":4},"label":"PIN","secure":true},
        {"field":"note","type":"multiline","label":"A note"},
        {"field":"kind","label":"Kind","type":{"name":"choice","choices":["Red","Blue","Green"]}},
        {"field":"days","label":"Days","type":{"name":"choices","choices":["Mon","Tue","Wed"]}},
        {"field":"post","label":"By post","type":"flag"},
        {"field":"stamp","label":"Stamp","shown":{"field":"post","rule":"equals","value":true}}]}
        """#

    private func sitting(_ text: String) throws -> FilledFormSitting {
        try FilledFormSitting(Self.names, "form: a.json\n" + text)
    }

    // MARK: Reading

    @Test(
        "What lines say",
        arguments: [
            ("== Sender ==\nName: Ada", "a.name", "Ada"), ("== Receiver ==\nName: Ada", "b.name", "Ada"),
            ("Name {b.name}: Ada", "b.name", "Ada"), ("{b.name}: Ada", "b.name", "Ada"),
            ("b.name: Ada", "b.name", "Ada"),
            ("== b\n  \nNAME *  :\tAda \t", "b.name", "Ada"), ("Time: from: 9:30", "time", "9:30"),
            ("Phone:2125551234\r\n", "a.phone", "(212) 555-1234"),
            ("A note: one", "note", "one"),
            ("A note:\n  one\n    two\n\n three\n\nKind: Red", "note", "one\n  two\n\nthree"),
            ("A note: one\n# nothing\n\ttwo", "note", "one\ntwo"),
            ("A note:\n  \"\"\n  \" a \"\n  \"\"\" b \"\"\"", "note", "a \n\"\" b \"\""),
            ("A note: \"a\" and \"b\"", "note", "\"a\" and \"b\""),
            ("A note:\n  # no comment\n  == no heading", "note", "# no comment\n== no heading"),
            ("Time: from: a\n  b", "time", "a b"),
            ("Kind: blue", "kind", "Blue"), ("Kind:\n  [ ] Red\n  [x] Blue", "kind", "Blue"),
            ("Kind:\n[ ] Red\n[X] Blue", "kind", "Blue"),
            ("Days: Mon, Tue", "days", "Mon, Tue"), ("Days:\n  [x] Tue\n  [ ] Mon\n  [*] Wed", "days", "Tue, Wed"),
            ("Days:\n  Tue\n  Wed", "days", "Tue, Wed"), ("Days: Mon\n  [x] Wed", "days", "Mon, Wed"),
            ("By post: [x]", "post", "Yes"), ("By post: yes", "post", "Yes"), ("By post: [ ]", "post", "No"),
            ("Stamp: 55", "stamp", "55"), ("PIN: 1234", "pin", ""), ("Nmae: Ada", "a.name", ""),
        ])
    func reading(text: String, id: String, value: String) throws {
        let sitting = try sitting(text)
        #expect(sitting.field(id)?.text == value)
        // A line that ends otherwise says the same.
        let other = try self.sitting(text.replacing("\n", with: "\r\n"))
        #expect(other.field(id)?.text == value)
    }

    @Test(
        "What is said of lines",
        arguments: [
            ("Name: Ada", ["1:0-9 1 ambiguous"]), ("Nmae: Ada", ["1:0-9 1 unknown-field"]),
            ("== Sender\nName: A\nName: B", ["3:0-7 1 repeated"]), ("Ada", ["1:0-3 1 no-label"]),
            ("  [x] Ada", ["1:2-9 1 no-label"]), ("PIN: 12\n  34", ["1:5-2:4 1 secret"]), ("PIN:", []),
            ("== Nobody\nPhone: 2125551234", ["1:0-9 3 unknown-heading"]),
            ("Stamp: 55", ["1:7-9 4 not-asked"]), ("Stamp: 55\nBy post: [x]", []),
            ("Time: from: 0123456789", ["1:12-22 1 not-taken"]),
            ("Kind:\n  [x] Red\n  [x] Mauve", ["2:6-3:11 1 left-out", "2:6-3:11 1 not-listed"]),
            ("Kind: Mauve", ["1:6-11 1 left-out", "1:6-11 1 not-listed"]),
            ("Days: Mon, Xyz", ["1:6-14 1 left-out"]),
            ("Phone: 212 155 1234", ["1:11-14 2 unlikely-number"]),
            ("Phone: 2121551234", ["1:10-13 2 unlikely-number"]),
        ])
    func saying(text: String, told: [String]) throws {
        let found = try sitting(text).told.filter { !$0.contains("missing-lines") }
        #expect(found == told)
    }

    @Test("A guess has the label as the form writes it")
    func guess() throws {
        let said = try sitting("Phnoe: 212").form.findings().first { $0.code == "unknown-field" }
        #expect(said?.message == "No field has the label “Phnoe”. Did you mean “Phone”?")
    }

    @Test(
        "All is said in the language of the form",
        arguments: [
            ("de-AT", "Kein Feld heißt „Phnoe“. War „Phone“ gemeint?", "In „Phone“ ändern"),
            (
                "he", "אין שדה שתוויתו ”\u{2068}Phnoe\u{2069}“. האם הכוונה ל”\u{2068}Phone\u{2069}“?",
                "לשנות ל”\u{2068}Phone\u{2069}“"
            ),
            ("eo", "No field has the label “Phnoe”. Did you mean “Phone”?", "Change to “Phone”"),
        ])
    func language(locale: String, message: String, title: String) throws {
        let form = Self.names.replacing(#""title":"","#, with: #""title":"","locale":"\#(locale)","#)
        var sitting = try FilledFormSitting(form, "form: a.json\nPhnoe: 212")
        #expect(sitting.form.findings().first { $0.code == "unknown-field" }?.message == message)
        #expect(sitting.offers(1).first?.title == title)
    }

    @Test("Each sentence is there in each language", arguments: MessageLanguage.allCases)
    func sentences(language: MessageLanguage) {
        let all = DocumentSentence.allCases.map { $0.text(in: language) }
        #expect(Set(all).count == all.count && !all.contains(""))
        #expect("\(DocumentSentence.lines(in: language))".split(separator: "\n").count == all.count)
    }

    @Test(
        "A header names the form and the language",
        arguments: [
            ("form: a.json", "a.json", nil),
            ("\u{FEFF}# hello\r\n\r\nForm:  b c.json \r\nlocale: de\r\n", "b c.json", "de"),
            ("form: a\n\nlocale: de", "a", nil), ("Name: a\nform: a", nil, nil), ("", nil, nil), ("form:", "", nil),
        ] as [(String, String?, String?)])
    func header(text: String, path: String?, locale: String?) {
        let header = FilledFormHeader(text: text)
        #expect(header.path == path)
        #expect(header.locale == locale)
    }

    // MARK: Printing

    @Test(
        "A new document of an example has all lines, and nothing is to be said of it but what is to be filled in",
        arguments: ["sign-up", "checkout", "tax", "job-application", "settings"])
    func printing(name: String) throws {
        let form = try FilledFormSitting.example(name)
        let text = FilledFormSitting.printed(try FilledFormSitting.client(form))
        var sitting = try FilledFormSitting(form, text)
        #expect(sitting.told == [])
        #expect(sitting.form.formatting(at: sitting.now) == [])
        for secret in sitting.form.client.fields where secret.isSecret { #expect(!text.contains("\n\(secret.label)")) }
        #expect(FilledFormSitting.printed(sitting.form.client) == text)
    }

    @Test("What is printed reads back, whatever was filled in")
    func roundTrips() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        let parts = [
            "a", "B", " ", "  ", "\"", "[x] ", "[ ]", "#", "=", ":", "\n", "\n\n", "{a.name}", "é", "🏳️‍🌈", "Name: ", "\t",
            "12",
        ]
        for _ in 0..<100 {
            var client = try FilledFormSitting.client(Self.names)
            for field in client.fields.indices where !client.fields[field].isSecret {
                let entries = ["Red", "Mon, Wed", "Yes", "No", ""]
                var text = (0..<random.below(8)).map { _ in random.pick(parts) }.joined()
                if client.fields[field].control != nil { text = random.pick(entries) }
                _ = try? client.ask(
                    "field/edit", of: field, ["text": .text(text), "cause": .text("paste")],
                    at: Moment(milliseconds: 0, today: Transcript.standardDate))
                // White space at the ends goes then.
                _ = try? client.ask(
                    "field/blur", of: field, at: Moment(milliseconds: 0, today: Transcript.standardDate))
            }
            let text = FilledFormSitting.printed(client)
            let sitting = try FilledFormSitting(Self.names, text)
            for field in client.fields where !field.isHidden {
                let found = sitting.field(field.id)?.text
                #expect(found == field.text, "seed \(seed): \(field.id)\n\(text)")
            }
        }
    }

    // MARK: Sessions

    @Test("However a document came to be, its fields have what their lines say")
    func randomEdits() throws {
        let runs = Int(ProcessInfo.processInfo.environment["FIELD_SERVER_RUNS"] ?? "") ?? 5
        for name in ["tax", "checkout", "job-application", ""] {
            let form = name.isEmpty ? Self.names : try FilledFormSitting.example(name)
            let empty = FilledFormSitting.printed(try FilledFormSitting.client(form))
            for seed in 0..<runs {
                var random = SeededGenerator(seed: seed)
                var sitting = try FilledFormSitting(form, empty)
                for _ in 0..<40 { sitting.changeSomething(&random) }
                sitting.leave()
                let fresh = try FilledFormSitting(form, sitting.text)
                #expect(sitting.byPlaces == fresh.byPlaces, "seed \(seed), \(name):\n\(sitting.text)")
                guard sitting.byPlaces == fresh.byPlaces else { return }
                // What is missing is said where somebody has been.
                #expect(
                    sitting.toldOfTexts == fresh.toldOfTexts,
                    "seed \(seed), \(name):\n\(sitting.text)")
                // And so has a session that is given each text by one edit.
                var client = try FilledFormSitting.client(form)
                guard client.sections.isEmpty else { continue }
                for (field, text) in sitting.form.said
                where client.fields[field].takesEdits && !client.fields[field].isHidden {
                    _ = try client.ask("field/clear", of: field, at: sitting.now)
                    _ = try client.ask(
                        "field/edit", of: field, ["text": .text(text), "cause": .text("paste")], at: sitting.now)
                    _ = try client.ask("field/blur", of: field, at: sitting.now)
                    #expect(
                        client.fields[field].value == sitting.form.client.fields[field].value,
                        "seed \(seed), \(client.fields[field].id): \(text)")
                }
            }
        }
    }

    @Test(
        "Verdicts come when the policy lets them: as it is written, when the line is left, when the document is saved")
    func timing() throws {
        var sitting = try FilledFormSitting(
            #"{"title":"","fields":[{"field":"a","type":"email","label":"Live"},{"field":"b","type":"email","label":"Left","validation":{"on":["blur"]}},{"field":"c","type":"email","label":"Saved","validation":{"on":["commit"]}}]}"#,
            "form: a.json\nLive: \nLeft: \nSaved: ")
        sitting.type("a@b@", behind: "Live")
        #expect(sitting.told == ["1:9-10 1 invalid-email"])
        sitting.type("ab", behind: "Left")
        let live = sitting.told
        #expect(live == ["1:9-10 1 invalid-email"])
        sitting.form.moveCaret(toLine: 3, at: sitting.now)
        #expect(sitting.told == ["1:9-10 1 invalid-email", "2:6-8 1 invalid-email"])
        sitting.type("ab", behind: "Saved")
        sitting.form.moveCaret(toLine: 1, at: sitting.now)
        #expect(sitting.told.count == 2)
        sitting.form.save(at: sitting.now)
        #expect(sitting.told == ["1:9-10 1 invalid-email", "2:6-8 1 invalid-email", "3:7-9 1 invalid-email"])
    }

    @Test(
        "What may still become right is not called wrong while it is typed",
        arguments: [
            ("date", "12/25/2024"), (#"{"name":"date","format":"DD.MM.YYYY"}"#, "3.12.2024"), ("expDate", "12/30"),
            ("email", "ada@example.com"),
            ("card", "4242424242424242"), (#"{"name":"currency","grouping":true}"#, "1,234.50"),
            ("tel", "+49 30 1234567"),
        ])
    func typing(type: String, text: String) throws {
        let type = type.hasPrefix("{") ? type : "\"\(type)\""
        var sitting = try FilledFormSitting(
            #"{"title":"","fields":[{"field":"a","type":\#(type),"label":"A"}]}"#, "form: a\nA:")
        for end in text.indices {
            sitting.replace(1..<2, with: ["A: \(text[...end])"])
            #expect(sitting.told == [], "\(text[...end])")
        }
        sitting.leave()
        #expect(sitting.told == [])
        #expect(sitting.field("a")?.content == "complete")
    }

    @Test("All ways lead to the same text: formatting, the caret's line, a proposal, an offer")
    func formatting() throws {
        var sitting = try sitting("Phone: 2125551234\nKind: blue\nDays: mon,tue\nBy post: yes\n== Sender\nName:Ada")
        let whole = sitting.form.formatting(at: sitting.now)
        #expect(whole.map(\.text) == ["(212) 555-1234", "Blue", "Mon, Tue", "[x]"])
        for edit in whole {
            #expect(sitting.form.formatting(ofLine: edit.range.start.line, at: sitting.now) == edit)
            #expect(sitting.offers(edit.range.start.line).contains { $0.edits == [edit] })
        }
        #expect(sitting.form.proposals(at: DocumentPlace(line: 1, column: 17), at: sitting.now).first?.edit == whole[0])
        sitting.apply(whole)
        sitting.leave()
        #expect(sitting.form.formatting(at: sitting.now) == [])
        #expect(sitting.lines[1...3] == ["Phone: (212) 555-1234", "Kind: Blue", "Days: Mon, Tue"])
        // What was not taken is not written over.
        sitting.replace(1..<2, with: ["Phone: 212 ask me"])
        #expect(sitting.form.formatting(at: sitting.now) == [])
    }

    @Test("Rows are as their headings: added, taken away, moved and refused")
    func rows() throws {
        let form =
            #"{"title":"","sections":[{"section":"i","title":"Item","least":1,"most":3,"fields":[{"field":"n","label":"Name"},{"field":"c","label":"Count","type":"number"}]}],"fields":[{"field":"all","label":"All","type":"number","total":{"sum":["i[].c"]}},{"field":"n","label":"Name"}]}"#
        var sitting = try FilledFormSitting(form, "form: a\nAll:\nName: me\n=== Item 1\nName: a\nCount: 1")
        func answers() -> String? {
            guard case .answers(let json) = sitting.form.submit(at: sitting.now) else { return nil }
            return json
        }
        #expect(answers() == #"{"all":"1","n":"me","i":[{"n":"a","c":"1"}]}"#)
        #expect(sitting.told == ["1:0-3 2 read-only"])
        sitting.replace(3..<3, with: ["=== Item 1", "Name: b", "Count: 2"])
        #expect(answers() == #"{"all":"3","n":"me","i":[{"n":"b","c":"2"},{"n":"a","c":"1"}]}"#)
        sitting.replace(9..<9, with: ["=== Item", "{c}: 4", "=== Item 4", "Name: d"])
        #expect(sitting.told.filter { $0.contains("rows") } == ["11:0-10 1 too-many-rows"])
        #expect(sitting.field("all")?.text == "7")
        // What is said of a heading stays while the line above it is typed in.
        sitting.replace(10..<12, with: ["{c}: 5", "=== Item 4"])
        #expect(sitting.told.filter { $0.contains("rows") } == ["11:0-10 1 too-many-rows"])
        sitting.replace(10..<12, with: ["{c}: 4", "=== Item 4"])
        sitting.replace(3..<6, with: [])
        sitting.replace(8..<10, with: [])
        #expect(answers() == #"{"all":"5","n":"me","i":[{"n":"a","c":"1"},{"n":null,"c":"4"}]}"#)
        sitting.apply(sitting.form.formatting(at: sitting.now))
        #expect(sitting.lines[1] == "All: 5")
        let row = sitting.offers(4).first { $0.title == "Add another: Item" }
        #expect(row?.edits.first?.text == "\n\n=== Item 3 ===\nName: \nCount: ")
    }

    @Test("Fields come and go with other answers, and keep what was written")
    func conditions() throws {
        var sitting = try sitting("By post: [ ]\nStamp: 55")
        #expect(sitting.field("stamp")?.isHidden == true)
        sitting.replace(1..<2, with: ["By post: [x]"])
        #expect(sitting.field("stamp")?.isHidden == false)
        #expect(sitting.field("stamp")?.text == "55")
        sitting.replace(2..<3, with: [])
        #expect(sitting.field("stamp")?.text == "")
        let missing = sitting.offers(0).first?.edits ?? []
        sitting.apply(missing)
        #expect(sitting.told == [])
        #expect(sitting.lines.filter { $0 == "Stamp: " }.count == 1)
        #expect(sitting.lines.filter { $0.hasPrefix("Name") } == ["Name *: ", "Name: "])
    }

    @Test("What is wrong with lines can be mended, and nothing is lost by it")
    func mending() throws {
        var sitting = try sitting("== Sender\nNmae: Ada\nof Ravenna\nPhone: 212\nPhone: 213\nPIN: 1")
        #expect(sitting.offers(2).first?.title == "Change to “Name *”")
        for line in [2, 5, 6] { sitting.apply(sitting.offers(line).first?.edits ?? []) }
        #expect(sitting.lines[2...] == ["Name *: Ada", "of Ravenna", "Phone: 212", "# Phone: 213", "PIN: "])
        sitting.apply(sitting.offers(3).first?.edits ?? [])
        #expect(sitting.field("a.name")?.text == "Ada Of Ravenna")
        #expect(sitting.form.hindrances == [])
    }

    @Test("A submit leaves nothing out that was written, and no secret is among it")
    func submitting() throws {
        var sitting = try sitting("== Sender\nName: Ada\nhello")
        guard case .findings(let findings) = sitting.form.submit(at: sitting.now) else {
            Issue.record("it was submitted")
            return
        }
        #expect(findings.map(\.code) == ["no-label"])
        sitting.replace(3..<4, with: [])
        guard case .answers(let json) = sitting.form.submit(at: sitting.now) else {
            Issue.record("it was not submitted")
            return
        }
        #expect(json.hasPrefix(#"{"a.name":"Ada","a.phone":null"#))
        #expect(!json.contains("pin"))
    }

    @Test("Entries and days are proposed, labels where a line begins")
    func proposing() throws {
        var sitting = try sitting("Kind: bl\nDays: Mon, T\nBy post: \n\nA note: x")
        func labels(_ line: Int, _ column: Int) -> [String] {
            sitting.form.proposals(at: DocumentPlace(line: line, column: column), at: sitting.now).map(\.label)
        }
        #expect(labels(1, 8) == ["Blue"])
        #expect(labels(2, 12) == ["Tue"])
        #expect(labels(3, 9) == ["[x]", "[ ]"])
        #expect(labels(4, 0) == ["Name {a.name} *", "Phone", "Name {b.name}", "Time: from"])
        let proposal = sitting.form.proposals(at: DocumentPlace(line: 2, column: 12), at: sitting.now)[0]
        sitting.apply([proposal.edit])
        #expect(sitting.lines[2] == "Days: Mon, Tue")
        var dates = try FilledFormSitting(
            #"{"title":"","fields":[{"field":"a","type":"date","label":"A"}]}"#, "form: a\nA:")
        let today = dates.form.proposals(at: DocumentPlace(line: 1, column: 2), at: dates.now).first
        #expect(today?.label == "11/21/2026 (today)")
        dates.apply([today?.edit].compactMap { $0 })
        #expect(dates.lines[1] == "A: 11/21/2026")
    }

    @Test("Hints tell what is missing, help what is asked for, tokens what is what")
    func looking() throws {
        var sitting = try FilledFormSitting(
            #"{"title":"","fields":[{"field":"a","type":"date","label":"A","helper":"In *May*."},{"field":"b","label":"B","maxLength":9,"placeholder":"nine"}]}"#,
            "form: a\n# c\nA: \nB: \nC: x")
        #expect(sitting.form.hints(in: 0..<5).map(\.text) == ["MM/DD/YYYY", "nine"])
        #expect(sitting.form.help(atLine: 2)?.text == "**A**\n\nIn \\*May\\*.\n\n`MM/DD/YYYY`")
        sitting.type("12/2", behind: "A")
        #expect(sitting.form.hints(in: 0..<5).map(\.text) == ["D/YYYY", "nine"])
        #expect(sitting.form.tokens(in: 1..<5).map(\.kind) == [.comment, .label, .value, .label, .unused, .unused])
    }

    @Test("A key changes its own field, however many there are")
    func locality() throws {
        let fields = (0..<300).map { #"{"field":"f\#($0)","type":"email","label":"L\#($0)"}"# }.joined(separator: ",")
        let text = "form: a\n" + (0..<300).map { "L\($0): a@b.example" }.joined(separator: "\n")
        var sitting = try FilledFormSitting("{\"title\":\"\",\"fields\":[\(fields)]}", text)
        sitting.replace(200..<201, with: ["L199: a@b.exampl"])
        let before = sitting.form.client.revisions
        sitting.replace(200..<201, with: ["L199: a@b.examp"])
        let after = sitting.form.client.revisions
        #expect(after.indices.filter { after[$0] != before[$0] } == [199])
        #expect(sitting.field("f199")?.text == "a@b.examp")
    }

    @Test("Undo takes back a field's last edit, clear empties it, and the next open field is found")
    func commands() throws {
        var sitting = try sitting("== Sender\nName:\nPhone: \nKind:\n  [ ] Red\n  [x] Blue")
        sitting.type("2125551234", behind: "Phone")
        sitting.apply(sitting.form.clearing(line: 3))
        #expect(sitting.field("a.phone")?.text == "")
        sitting.apply([sitting.form.undoing(line: 3, at: sitting.now)].compactMap { $0 })
        #expect(sitting.lines[3] == "Phone: (212) 555-1234")
        #expect(sitting.field("a.phone")?.text == "(212) 555-1234")
        sitting.apply(sitting.form.clearing(line: 5))
        #expect(sitting.lines[6] == "  [ ] Blue")
        #expect(sitting.field("kind")?.text == "")
        #expect(sitting.form.nextOpenField(behind: 4) == DocumentPlace(line: 2, column: 5))
    }
}

extension FilledFormSitting {
    /// Keys, lines that come and go, and what is pasted from elsewhere in the document.
    fileprivate mutating func changeSomething(_ random: inout SeededGenerator) {
        let line = random.below(lines.count)
        let lines = lines
        let keys = ["1", "2", "a", "Z", " ", ".", "/", "x", "-", "@", ":", ",", "\"", "0", "é"]
        switch random.below(12) {
        case 0: replace(line..<line, with: [random.pick(lines)])
        case 1: replace(line..<line + 1, with: [])
        case 2:
            replace(
                line..<line + 1,
                with: [lines[line] + random.pick(["12/25/2024", "Ada", " [x]", "Monday", "4242424242424242", "12,50"])])
        case 3: replace(line..<min(lines.count, line + 3), with: [random.pick(lines), "  " + random.pick(keys)])
        case 4:
            if let box = lines.indices.first(where: { $0 >= line && lines[$0].hasPrefix("  [") }) {
                let mark = lines[box].hasPrefix("  [x]") ? "  [ ]" : "  [x]"
                replace(box..<box + 1, with: [mark + lines[box].dropFirst(5)])
            }
        case 5: form.moveCaret(toLine: line, at: now)
        case 6: apply(form.formatting(at: now))
        case 7: form.save(at: now)
        default:
            var text = lines[line]
            // Keys are typed and taken back behind the line.
            for _ in 0..<random.below(6) {
                if random.oneIn(4) { _ = text.popLast() } else { text += random.pick(keys) }
                replace(line..<line + 1, with: [text])
            }
        }
    }

    /// All that is said but what is missing of fields and of groups.
    fileprivate var toldOfTexts: [String] {
        let missing = [
            "required", "none-given", "incomplete-group", "not-ascending", "more-than-one", "not-different",
            "not-equal", "not-unique",
        ]
        return told.filter { line in !missing.contains { line.hasSuffix(" \($0)") } }
    }

    /// What each field has, rows by their places.
    fileprivate var byPlaces: [String] {
        let client = form.client
        return client.fields.indices.filter { client.places[client.fields[$0].id] == $0 }.map { field -> String in
            let shown = client.fields[field]
            let row = shown.section.flatMap { section in
                client.sections[section].rows.firstIndex {
                    client.sections[section].fields[$0]?.contains(field) == true
                }
            }
            let name = row.map { "\($0) \(shown.id.suffix(from: shown.id.localStart))" } ?? shown.id
            return "\(name): \(shown.isHidden) \(shown.value)"
        }.sorted()
    }
}

extension FilledForm {
    /// What lines say of each field that has any.
    fileprivate var said: [(field: Int, text: String)] {
        slots.indices.compactMap { field in value(of: field).map { (field, $0.text) } }
    }
}
