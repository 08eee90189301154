import FieldEngine
import FieldServer
import Foundation
import TestSupport
import Testing

@testable import FieldProgram
@testable import FieldTools

private let fair = FormTerminalTests.fair

@Suite struct FormPictureTests {
    @Test func aForm() throws {
        var sitting = try Sitting(fair)
        sitting.type("Ada")
        sitting.press(.tab(isBackward: false))
        sitting.type("me")
        #expect(
            sitting.picture(rows: 20) == """
                  Spring fair

                  About you ───────────────────────────────

                  Full name * ✓
                  Ada

                ┃ Shirt *
                ┃ me▏                                     ▾
                ┃ › Medium
                ┃   Mega

                  What you would do ───────────────────────

                  Tasks
                  ________________________                ▾

                                                        ↓ …
                  ↑↓ Choose · Enter Take · Esc Close
                  Tab Next · ^S Submit
                """)
    }

    @Test func oneQuestion() throws {
        var sitting = try Sitting(
            field: #"{"field":"a","type":"card","label":"Card number","required":true,"maxLength":16}"#)
        sitting.type("424242")
        #expect(
            sitting.picture() == """
                ┃ Card number *                        Visa
                ┃ 4242 42▏00 0000 0000
                ┃                                      6/16

                """ + String(repeating: "\n", count: 19) + "\n  Enter Submit · ^S Submit · Esc Leave")
    }

    @Test(
        "At every size each line fits, and what has the focus shows", arguments: [1, 12, 20, 40, 41, 60, 79, 80, 200])
    func sizes(columns: Int) throws {
        for rows in [1, 2, 3, 5, 8, 24, 70] {
            var sitting = try Sitting(fair)
            for place in sitting.filling.places {
                let frame = sitting.filling.frame(rows: rows, columns: columns)
                #expect(frame.lines.count == rows)
                #expect(frame.lines.allSatisfy { $0.width < columns }, "\(rows)×\(columns)\n\(frame.picture)")
                #expect(sitting.filling.place == place)
                if case .field = place, rows > 3, columns > 2 {
                    let caret = try #require(frame.caret, "\(rows)×\(columns)\n\(frame.picture)")
                    #expect(caret.column < columns && frame.lines[caret.row].text.first == "┃")
                }
                sitting.press(.tab(isBackward: false))
            }
        }
    }

    @Test func errorsAreColouredAndSigned() throws {
        var sitting = try Sitting(field: #"{"field":"a","type":"expDate"}"#)
        sitting.type("13")
        let lines = sitting.filling.frame(rows: 9, columns: 60).lines
        #expect(lines[0].text == "┃ Expires ✗" && lines[0].spans.last?.style == .bad)
        #expect(lines[2].spans.last == StyledLine.Span(text: "Use a month from 01 to 12.", style: .bad))
        #expect(lines[0].bytes(isColoured: true).hasSuffix("\u{1B}[31m ✗\u{1B}[0m"))
        #expect(lines[0].bytes(isColoured: false).hasSuffix("\u{1B}[1m ✗\u{1B}[0m"))
    }

    @Test func whatIsDisabledIsDimAndLeftOut() throws {
        var sitting = try Sitting(
            #"{"title":"T","fields":[{"field":"a"},{"field":"b","enabled":false,"label":"B"},{"field":"c"}]}"#)
        #expect(sitting.picture().contains("  B (not available)"))
        sitting.press(.tab(isBackward: false))
        #expect(sitting.filling.place == .field(2))
        sitting.press(.tab(isBackward: true))
        #expect(sitting.filling.place == .field(0))
    }

    @Test func onlyWhatChangedIsWritten() throws {
        var sitting = try Sitting(field: #"{"field":"a","label":"A"}"#)
        var screen = Screen(isColoured: true)
        let whole = screen.drawing(sitting.filling.frame(rows: 9, columns: 40))
        #expect(whole.hasPrefix("\u{1B}[?25l\u{1B}[0m\u{1B}[2J\u{1B}[1;1H"))
        sitting.type("x")
        let part = screen.drawing(sitting.filling.frame(rows: 9, columns: 40))
        #expect(part.contains("\u{1B}[2;1H") && !part.contains("\u{1B}[9;1H"))
        screen.forget()
        let again = screen.drawing(sitting.filling.frame(rows: 9, columns: 40))
        #expect(again.contains("\u{1B}[2J") && again.contains("\u{1B}[9;1H"))
    }
}

@Suite struct TextLayoutTests {
    private func text(_ text: String, at offset: Int, isMultiline: Bool = false) -> ShownField {
        var field = ShownField(id: "a")
        (field.text, field.selection, field.isMultiline, field.focus) = (text, offset..<offset, isMultiline, "focused")
        return field
    }

    @Test func longTextIsScrolledToTheCaret() {
        let long = String(repeating: "漢", count: 50) + "ab"
        for offset in stride(from: 0, through: 150, by: 3) + [151, 152] {
            let layout = TextLayout(text(long, at: offset), width: 20, showsCaret: true)
            #expect(layout.rows.count == 1)
            #expect(layout.rows[0].cells.reduce(0) { $0 + $1.width } <= 20)
            #expect((0..<20).contains(layout.caret.column))
        }
    }

    @Test func linesAreBrokenAndTheCaretIsInThem() {
        func shown(_ offset: Int, width: Int = 5) -> ([String], Int, Int) {
            let layout = TextLayout(text("ab\ncdefgh\n", at: offset, isMultiline: true), width: width, showsCaret: true)
            return (layout.rows.map { $0.cells.map(\.text).joined() }, layout.caret.row, layout.caret.column)
        }
        #expect(shown(0) == (["ab", "cdefg", "h", ""], 0, 0))
        #expect(shown(2) == (["ab", "cdefg", "h", ""], 0, 2))
        #expect(shown(3) == (["ab", "cdefg", "h", ""], 1, 0))
        #expect(shown(8) == (["ab", "cdefg", "h", ""], 2, 0))
        #expect(shown(10) == (["ab", "cdefg", "h", ""], 3, 0))
        // Behind a full row the caret begins the next one.
        let full = TextLayout(text("abcde", at: 5, isMultiline: true), width: 5, showsCaret: true)
        #expect(full.rows.count == 2 && full.caret == (1, 0))
    }

    @Test func ofManyLinesThoseAroundTheCaretShow() {
        let field = text(String(repeating: "a\n", count: 99), at: 100, isMultiline: true)
        let layout = TextLayout(field, width: 9, showsCaret: true)
        #expect(layout.rows.count == 10 && layout.rows[layout.caret.row].endOffset == 101)
    }

    @Test func thePartInHandIsUnderlinedAndGapsAreGrey() {
        var field = text("1M/DD/2024", at: 1)
        field.segments = [
            ShownField.Segment(range: 0..<2, isActive: true), ShownField.Segment(range: 3..<5, isEmpty: true),
            ShownField.Segment(range: 6..<10, isComplete: true),
        ]
        let cells = TextLayout(field, width: 45, showsCaret: true).rows[0].cells
        #expect(cells.map(\.style).prefix(6) == [.inHand, .dimInHand, .plain, .dim, .dim, .plain])
    }

    @Test(arguments: [("Ju__", 2), ("12", 2), ("1_", 1), ("3D", 1), ("_", 0), ("", 0), ("Ju", 2)])
    func whatIsTypedOfAPart(text: String, length: Int) {
        #expect(ShownField.Segment(range: 0..<text.utf8.count).gapStart(in: text) == length)
    }

    @Test func secretsAreMasked() {
        var field = text("aé😀", at: 3)
        field.masked = "•••"
        func shown() -> String { TextLayout(field, width: 45, showsCaret: true).rows[0].cells.map(\.text).joined() }
        #expect(shown() == "•••")
        // Even where the mask is not there yet.
        field.masked = "•"
        #expect(shown() == "•••")
    }

    @Test func controlsAreShownAndNotWritten() {
        let layout = TextLayout(text("a\nb\tc\u{1B}[2J", at: 0), width: 40, showsCaret: true)
        #expect(layout.rows[0].cells.map(\.text).joined() == "a⏎b→c\\u{1B}[2J")
    }
}

@Suite struct StyledLineTests {
    @Test func wrapping() {
        #expect(StyledLine.wrapped("", to: 9) == [])
        #expect(StyledLine.wrapped("one two three", to: 7) == ["one two", "three"])
        #expect(StyledLine.wrapped("one abcdefghij", to: 4) == ["one", "abcd", "efgh", "ij"])
        #expect(StyledLine.wrapped("漢字漢字", to: 5) == ["漢字", "漢字"])
    }

    @Test func clipping() {
        #expect(StyledLine.clipped("abc", to: 3) == "abc")
        #expect(StyledLine.clipped("abcd", to: 3) == "ab…")
        #expect(StyledLine.clipped("漢字漢", to: 4) == "漢…")
        #expect(StyledLine.clipped("abcd", to: 0) == "")
    }
}

/// Keys in lists, files and lines of text.
@Suite struct FormKeysTests {
    @Test("A blank behind a comma that was typed takes no entry")
    func separators() throws {
        let type = #"{"name":"choices","choices":["Monday","Tuesday","Wednesday","Thursday","Friday"]}"#
        var sitting = try Sitting(field: #"{"field":"a","type":\#(type)}"#)
        sitting.type("Monday, Friday")
        sitting.press(.commit)
        #expect(sitting.filling.client.fields[0].text == "Monday, Friday")
        sitting = try Sitting(field: #"{"field":"a","type":\#(type)}"#)
        sitting.type("Monday, ")
        sitting.type("Wed")
        sitting.press(.commit)
        #expect(sitting.filling.client.fields[0].text.hasPrefix("Monday, Wednesday"))
    }

    @Test("Home and End stay in a line of several")
    func lines() {
        let text = "one\ntwo\nthree"
        for (offset, home, end) in [(0, 0, 3), (3, 0, 3), (4, 4, 7), (6, 4, 7), (13, 8, 13)] {
            #expect(FormFilling.offset(from: offset, by: .home, in: text) == home)
            #expect(FormFilling.offset(from: offset, by: .end, in: text) == end)
        }
    }

    @Test("A folder that is there is the answer, and nothing but folders is offered for it")
    func folders() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "field-server-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appending(path: "sub/deep"), withIntermediateDirectories: true)
        try Data().write(to: folder.appending(path: "sub/in"))
        #expect(
            PathCompletion.list(for: folder.path + "/sub/", directories: true).entries.map { $0.label } == [
                folder.path + "/sub/deep/"
            ])
        #expect(PathCompletion.list(for: folder.path + "/sub/").entries.count == 2)
        var sitting = try Sitting(field: #"{"field":"a","type":{"name":"file","kind":"directory"}}"#)
        sitting.type(folder.path + "/sub/")
        sitting.press(.commit)
        #expect(sitting.filling.client.fields[0].text == folder.path + "/sub/")
    }
}

@Suite struct ColumnWidthTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("ｶ", 1), ("Ａ", 2), ("한", 2),
        ("\u{1112}\u{1161}\u{11AB}", 2), ("😀", 2), ("👩‍👩‍👧", 2), ("❤", 1), ("❤️", 2), ("🇨🇭", 2), ("🇨", 1),
        ("\u{200B}", 0), ("\u{301}", 0), ("٣", 1), ("…─·", 3), ("नि", 2), ("हिन्दी भाषा", 10), ("น้ำ", 2),
    ])
    func widths(text: String, columns: Int) {
        #expect(ColumnWidth.of(text) == columns)
    }
}

@Suite struct ScaleMarksTests {
    private func marks(
        _ min: String, _ max: String, _ step: String, at number: String, width: Int = 60, isRating: Bool = false
    ) -> ScaleMarks? {
        ScaleMarks(ShownField.Scale(min: min, max: max, step: step), at: number, width: width, isRating: isRating)
    }

    @Test("There is a star for each whole number, whatever the step")
    func stars() throws {
        let half = try #require(marks("0.5", "5", "0.5", at: "3.5", isRating: true))
        #expect(half.numbers == ["1.0", "2.0", "3.0", "4.0", "5.0"])
        #expect(half.filled == 2 && half.begun == 3)
        let first = marks("0.5", "5", "0.5", at: "0.5", isRating: true)
        #expect(first?.filled == -1 && first?.begun == 0)
        #expect(marks("2", "6", "2", at: "4", isRating: true)?.numbers == ["2", "2", "4", "4", "6", "6"])
        #expect(marks("2", "6", "2", at: "4", isRating: true)?.filled == 3)
        #expect(marks("1", "5", "1", at: "", isRating: true)?.filled == nil)
        // Where there is no room for them, they are places as those of a slider.
        #expect(marks("1", "100", "1", at: "100", width: 20, isRating: true)?.filled == 19)
        var sitting = try Sitting(field: #"{"field":"a","type":{"name":"rating","max":5,"step":"0.5"},"text":"3"}"#)
        sitting.press(.move(.right, extendsSelection: false))
        #expect(sitting.picture().contains("★★★½☆  3.5"))
        sitting.type("0")
        #expect(sitting.picture().contains("☆☆☆☆☆"))
        #expect(sitting.filling.client.fields[0].text == "")
    }

    @Test func places() {
        #expect(marks("1", "5", "1", at: "3")?.numbers == ["1", "2", "3", "4", "5"])
        #expect(marks("1", "5", "1", at: "3")?.filled == 2)
        #expect(marks("1", "5", "1", at: "")?.filled == nil)
        #expect(marks("-1", "1", "0.5", at: "0")?.numbers == ["-1.0", "-0.5", "0.0", "0.5", "1.0"])
        #expect(marks("0", "100", "5", at: "100", width: 11)?.numbers.count == 11)
        #expect(marks("0", "100", "5", at: "100", width: 11)?.filled == 10)
        // Each place is a number that the field has.
        #expect(marks("0", "100", "5", at: "0", width: 11)?.numbers.allSatisfy { (Int($0) ?? 1) % 5 == 0 } == true)
    }

    @Test func whatIsNoScaleIsDrawnAsText() {
        #expect(marks("5", "1", "1", at: "") == nil)
        #expect(marks("0", "1e300", "1", at: "") == nil)
        #expect(marks("0", "1", "0", at: "") == nil)
        #expect(marks("0", "1", "0.00000001", at: "") == nil)
    }
}

@Suite struct FormFillingTests {
    @Test func byCharactersAsPeopleCountThem() throws {
        var sitting = try Sitting(field: #"{"field":"a","text":"aé👩‍👩‍👧z"}"#)
        #expect(sitting.places(.left, .left, .left, .left, .left) == [21, 3, 1, 0, 0])
        #expect(sitting.places(.right, .right, .end, .home) == [1, 3, 22, 0])
    }

    @Test func overLiteralsThatThrowTheCaretBack() throws {
        var sitting = try Sitting(field: #"{"field":"a","type":"phone","value":"555010"}"#)
        #expect(sitting.places(.left, .left, .left, .left, .left, .left, .left) == [8, 7, 6, 4, 3, 2, 1])
    }

    @Test func byWords() throws {
        var sitting = try Sitting(field: #"{"field":"a","text":"Ada  Lovelace-King 1815"}"#)
        #expect(sitting.places(.wordLeft, .wordLeft, .wordLeft, .wordLeft, .wordLeft) == [19, 14, 5, 0, 0])
        #expect(sitting.places(.wordRight, .wordRight, .wordRight, .wordRight, .wordRight) == [3, 13, 18, 23, 23])
    }

    @Test func selecting() throws {
        var sitting = try Sitting(field: #"{"field":"a","text":"abcdef"}"#)
        for _ in 0..<3 { sitting.press(.move(.left, extendsSelection: true)) }
        #expect(sitting.field.selection == 3..<6)
        sitting.press(.move(.right, extendsSelection: true))
        #expect(sitting.field.selection == 4..<6)
        sitting.press(.move(.left, extendsSelection: false))
        #expect(sitting.field.selection == 4..<4)
        sitting.press(.move(.home, extendsSelection: true))
        #expect(sitting.field.selection == 0..<4)
        sitting.press(.move(.end, extendsSelection: true))
        #expect(sitting.field.selection == 4..<6)
        sitting.type("x")
        #expect(sitting.field.text == "abcdx")
        sitting.press(.undo)
        #expect(sitting.field.text == "abcdef")
        sitting.press(.redo)
        #expect(sitting.field.text == "abcdx")
    }

    @Test func controlDDeletesAndLeavesAnEmptyField() throws {
        var sitting = try Sitting(#"{"title":"","fields":[{"field":"a"}]}"#)
        sitting.type("ab")
        sitting.press(.move(.home, extendsSelection: false))
        sitting.press(.deleteOrEnd)
        #expect(sitting.field.text == "b" && sitting.filling.outcome == nil)
        sitting.press(.deleteOrEnd)
        #expect(sitting.field.text == "")
        // Somebody answered something: it is asked first.
        sitting.press(.deleteOrEnd)
        #expect(sitting.filling.outcome == nil && sitting.filling.note != nil)
        sitting.press(.deleteOrEnd)
        #expect(sitting.filling.outcome != nil)
        var untouched = try Sitting(#"{"title":"","fields":[{"field":"a"}]}"#)
        untouched.press(.deleteOrEnd)
        #expect(untouched.filling.outcome != nil)
    }

    @Test func controlKDeletesTheRestOfTheLine() throws {
        var sitting = try Sitting(field: #"{"field":"a","type":"multiline","text":"abc\ndef"}"#)
        sitting.press(.move(.home, extendsSelection: false))
        sitting.press(.move(.right, extendsSelection: false))
        sitting.press(.deleteRestOfLine)
        #expect(sitting.field.text == "abc\nd")
        sitting.press(.deleteRestOfLine)
        #expect(sitting.field.text == "abc\nd")
        sitting.press(.move(.home, extendsSelection: false))
        sitting.press(.move(.left, extendsSelection: false))
        sitting.press(.deleteRestOfLine)
        #expect(sitting.field.text == "abcd")
        sitting.type("x")
        #expect(sitting.field.text == "abcxd")
    }

    @Test func whatIsRefusedIsSaid() throws {
        var sitting = try Sitting(field: #"{"field":"a","text":"x","readOnly":true}"#)
        sitting.type("y")
        #expect(sitting.filling.use.refusal == "read only" && sitting.field.text == "x")
        sitting.press(.move(.left, extendsSelection: false))
        #expect(sitting.filling.use.refusal == nil)
        // One begins where something can be typed.
        var total = try Sitting(
            #"{"title":"","fields":[{"field":"t","type":"number","total":{"sum":[]}},{"field":"a"}]}"#)
        total.type("y")
        #expect(total.filling.client.fields[1].text == "y")
    }

    @Test func textThatAnAnswerLeavesOutIsAskedFor() throws {
        var sitting = try Sitting(field: #"{"field":"a","maxLength":100000}"#)
        sitting.press(.paste(String(repeating: "ab ", count: 5_000)))
        #expect(sitting.field.text.utf8.count == 15_000)
        sitting.type("c")
        #expect(sitting.field.text.utf8.count == 15_001 && sitting.field.selection == 15_001..<15_001)
    }

    @Test func aLongListIsWalkedThroughInParts() throws {
        let entries = (0..<300).map { #""Entry \#($0)""# }.joined(separator: ",")
        var sitting = try Sitting(field: #"{"field":"a","type":{"name":"choice","choices":[\#(entries)]}}"#)
        sitting.press(.step(.down, count: 1))
        #expect(sitting.picture().contains("› Entry 0\n"))
        for _ in 0..<40 { sitting.press(.step(.down, count: 1)) }
        #expect(sitting.picture().contains("› Entry 40\n"))
        sitting.press(.step(.down, count: 10))
        #expect(sitting.picture().contains("› Entry 50\n"))
        #expect(sitting.picture().contains("  300\n"))
        // What is typed looks from the beginning again.
        sitting.type("entry 29")
        #expect(sitting.picture().contains(" / 300\n") && sitting.picture().contains("› ● Entry 29\n"))
        sitting.press(.step(.down, count: 1), .commit)
        #expect(sitting.field.text == "Entry 290")
        guard case .submitted = sitting.filling.outcome else {
            Issue.record("an answer that was chosen is given")
            return
        }
    }

    @Test func whatCanNotBeChosenIsGoneOver() throws {
        var sitting = try Sitting(
            field: #"{"field":"a","type":{"name":"choice","choices":["A",{"label":"B","disabled":true},"C"]}}"#)
        sitting.press(.step(.down, count: 1), .step(.down, count: 1))
        #expect(sitting.picture().contains("› C"))
        sitting.press(.step(.up, count: 1))
        #expect(sitting.picture().contains("› A"))
        sitting.press(.escape)
        #expect(sitting.filling.outcome == nil && !sitting.filling.use.isListOpen)
    }

    @Test func anItemIsTypedBehindOneThatIsWhole() throws {
        var sitting = try Sitting(
            field: #"{"field":"a","type":{"name":"choices","choices":["Red","Blue"]},"text":"Red"}"#)
        sitting.type("bl")
        sitting.press(.commit)
        #expect(sitting.field.typed == .list([.text("Red"), .text("Blue")]))
    }

    @Test func whatShowsWhenAFieldIsLeftIsNext() throws {
        var sitting = try Sitting(
            """
            {"fields":[{"field":"a","type":{"name":"choice","choices":["Dev","Ops"]}},
            {"field":"b","shown":{"field":"a","rule":"equals","value":"Dev"}},{"field":"c"}]}
            """)
        sitting.type("d")
        sitting.press(.tab(isBackward: false))
        sitting.type("x")
        #expect(sitting.filling.client.fields.map { $0.text } == ["Dev", "x", ""])
        sitting.press(.tab(isBackward: true))
        sitting.type("o")
        sitting.press(.tab(isBackward: false))
        sitting.type("y")
        #expect(sitting.filling.client.fields.map { $0.text } == ["Ops", "x", "y"])
    }

    @Test func whoComesToAChoiceTypesAnother() throws {
        var sitting = try Sitting(
            field: #"{"field":"a","type":{"name":"choice","choices":["Red","Blue"],"custom":true},"text":"Red"}"#)
        sitting.type("bl")
        #expect(sitting.field.text == "bl" && sitting.picture().contains("› Blue"))
        // What is none of the list is the person's own.
        var other = try Sitting(
            field: #"{"field":"a","type":{"name":"choice","choices":["Red","Blue"],"custom":true},"text":"Re"}"#)
        other.type("d")
        #expect(other.field.text == "Red")
    }

    @Test func proposalsAreNoMoreThanThat() throws {
        var sitting = try Sitting(field: #"{"field":"a","choices":["Ada","Bob"]}"#)
        sitting.type("Ad")
        #expect(sitting.picture().contains("› Ada"))
        sitting.press(.commit)
        guard case .submitted(let result)? = sitting.filling.outcome else {
            Issue.record("Return gives what was typed")
            return
        }
        #expect(FormAnswers(result).json == #"{"a":"Ad"}"#)
    }

    @Test func aValidatorOfSomebodyElseHoldsNothingUp() throws {
        var sitting = try Sitting(field: #"{"field":"a","validation":{"final":{"client":true}}}"#)
        sitting.type("x")
        sitting.press(.commit)
        guard case .submitted = sitting.filling.outcome else {
            Issue.record("\(sitting.picture())")
            return
        }
    }

    @Test func theOrderIsThatOfTheGroups() throws {
        let sitting = try Sitting(
            """
            {"title":"T","groups":[{"name":"b"},{"name":"a"}],"fields":[{"field":"first"},{"field":"1","group":"a"},
             {"field":"2","group":"b"},{"field":"3","group":"c"},{"field":"last"},{"field":"4","group":"a"}]}
            """)
        #expect(
            sitting.filling.client.shownFields.map { sitting.filling.client.fields[$0].id }
                == ["first", "2", "1", "4", "3", "last"])
    }

    @Test("Whatever is pressed, the form goes on")
    func anythingAtAll() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        var sitting = try Sitting(fair)
        for number in 0..<1_500 {
            let key: Key =
                switch random.below(14) {
                case 0: .tab(isBackward: random.oneIn(2))
                case 1: .step(random.oneIn(2) ? .up : .down, count: random.oneIn(5) ? 10 : 1)
                case 2: .commit
                case 3: .delete(random.oneIn(9) ? .all : .backward)
                case 4: .move(random.pick([.left, .right, .home, .end, .wordLeft]), extendsSelection: random.oneIn(3))
                case 5:
                    .mouse(
                        Key.Mouse(
                            action: random.pick([.press, .wheelUp, .wheelDown]), row: random.below(30),
                            column: random.below(50)))
                case 6: random.oneIn(2) ? .undo : .redo
                case 7: random.pick([.reveal, .lineBreak, .page(isBackward: true)])
                default: .text(random.pick(["a", " ", "m", "1", ",", "é", "漢", "/"]))
                }
            sitting.press(key)
            let frame = sitting.filling.frame(rows: 5 + random.below(20), columns: 30 + random.below(40))
            #expect(frame.caret.map { frame.lines.indices.contains($0.row) } ?? true, "seed \(seed), \(number)")
            guard case .submitted = sitting.filling.outcome else { continue }
            sitting = try Sitting(fair)
        }
    }
}

@Suite struct FormAnswersTests {
    @Test(arguments: [("a", "a"), ("a.b", "a_b"), ("items[3].x", "items_3__x"), ("1", "_1"), ("é", "_"), ("", "_")])
    func keys(name: String, key: String) { #expect(FormAnswers.key(of: name) == key) }

    @Test func aShellReadsWhatWasWritten() {
        let result = Parameter.object([
            "values": .object(["a": .text("it's\n$(x) `y`"), "b": .text(""), "c": .text("Red, Blue")]),
            "typed": .object(["c": .list([.text("r"), .boolean(true)])]),
        ])
        let answers = FormAnswers(result)
        #expect(answers.assignments == ["a='it'\\''s\n$(x) `y`'", "b=''", "c='r\ntrue'"])
        #expect(answers.json == #"{"a":"it's\n$(x) `y`","b":null,"c":["r",true]}"#)
    }
}

@Suite struct FormArgumentsTests {
    @Test func theTypeIsANameOrAnObject() throws {
        func question(_ arguments: String...) throws -> String {
            FormAnswers.json(try FormArguments.ask(arguments).question()["fields"]?.elements.first ?? .null)
        }
        #expect(try question("zip", "--required") == #"{"field":"answer","type":"zip","required":true}"#)
        #expect(
            try question(#"{"name": "zip"}"#, "--label", "Z", "--max-length=5")
                == #"{"field":"answer","type":{"name":"zip"},"label":"Z","maxLength":5}"#)
        #expect(
            try question("choice", "--choice", "A", "--choice=B")
                == #"{"field":"answer","type":{"name":"choice","choices":["A","B"]}}"#)
        #expect(try question("name", "--choice", "A") == #"{"field":"answer","type":"name","choices":["A"]}"#)
    }

    @Test(arguments: [
        [], ["zip", "date"], ["zip", "--max-length", "x"], ["zip", "--max-length"], ["zip", "--what"], ["-x"],
        ["zip", "--required=1"], ["zip", "--set", "a=b"], ["zip", "--format", "keys"],
    ])
    func problems(arguments: [String]) {
        #expect(throws: FormArguments.Problem.self) { try FormArguments.ask(arguments) }
    }

    @Test(arguments: [
        [], ["a", "b"], ["a", "--set", "b"], ["a", "--format=text"], ["a", "--required"], ["a", "--values"],
    ])
    func problemsOfForms(arguments: [String]) {
        #expect(throws: FormArguments.Problem.self) { try FormArguments.form(arguments) }
    }

    @Test func noJSON() throws {
        let arguments = try FormArguments.ask(["{"])
        #expect(throws: FormArguments.Problem.self) { try arguments.question() }
    }
}
