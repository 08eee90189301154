import Testing

@testable import FieldProgram

@Suite struct ColumnWidthTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("ｶ", 1), ("Ａ", 2), ("한", 2),
        ("\u{1112}\u{1161}\u{11AB}", 2), ("😀", 2), ("👩‍👩‍👧", 2), ("❤", 1), ("❤️", 2), ("🇨🇭", 2), ("🇨", 1),
        ("\u{200B}", 0), ("\u{301}", 0), ("٣", 1), ("…─·", 3), ("नि", 1),
    ])
    func widths(text: String, columns: Int) {
        #expect(ColumnWidth.of(text) == columns)
    }
}

@Suite struct TrialViewTests {
    private func card() -> TrialState {
        var state = TrialState()
        state.label = "Card number"
        state.isRequired = true
        state.text = "4242 42"
        state.selection = 7..<7
        state.version = 7
        state.focus = "focused"
        state.content = "partial"
        state.validity = "unknown"
        state.template = TrialState.Template(text: "4242 4200 0000 0000", filled: 7)
        state.helper = TrialState.Helper(text: "All sixteen digits", kind: "helper")
        state.counter = TrialState.Counter(text: "6/16", overflow: false)
        state.badge = TrialState.Badge(text: "Visa", level: nil)
        return state
    }

    @Test func aPicture() {
        #expect(
            TrialView(card(), columns: 45).picture == """
                  Card number *
                  4242 42▏00 0000 0000                  Visa
                  ──────────────────────────────────────────
                  All sixteen digits                    6/16
                  focused · partial · unknown · version 7

                """)
    }

    @Test func whatIsLeftIsGrey() {
        let view = TrialView(card(), columns: 45)
        let spans = view.lines[TrialView.caretRow].spans
        #expect(spans[1] == TrialView.Span(text: "4242 42", style: .plain))
        #expect(spans[2] == TrialView.Span(text: "00 0000 0000", style: .dim))
        #expect(view.drawing.contains("\u{1B}[2m00 0000 0000\u{1B}[0m"))
        #expect(view.caretColumn == 9)
    }

    @Test func errorsAreColoured() {
        var state = card()
        state.validity = "invalid"
        state.helper = TrialState.Helper(text: "No such network", kind: "error")
        state.counter = TrialState.Counter(text: "20/16", overflow: true)
        state.note = TrialState.Note(text: "not taken: x (digit-expected)")
        let view = TrialView(state, columns: 80)
        #expect(view.lines[3].spans[1] == TrialView.Span(text: "No such network", style: .bad))
        #expect(view.lines[3].spans.last == TrialView.Span(text: "20/16", style: .bad))
        #expect(view.lines[5].spans.last?.style == .careful)
    }

    @Test func aSelectionIsReversed() {
        var state = card()
        state.selection = 2..<5
        let spans = TrialView(state, columns: 45).lines[TrialView.caretRow].spans.dropFirst()
        #expect(spans.prefix(3).map(\.text) == ["42", "42 ", "42"])
        #expect(spans.prefix(3).map(\.style) == [.plain, .selected, .plain])
    }

    @Test func thePartInHandIsUnderlinedAndGapsAreGrey() {
        var state = TrialState()
        state.text = "1M/DD/2024"
        state.selection = 1..<1
        state.segments = [
            TrialState.Segment(range: 0..<2, isActive: true), TrialState.Segment(range: 3..<5, isEmpty: true),
            TrialState.Segment(range: 6..<10, isComplete: true),
        ]
        let spans = TrialView(state, columns: 45).lines[TrialView.caretRow].spans.dropFirst()
        #expect(spans.map(\.text) == ["1", "M", "/", "DD", "/2024"])
        #expect(spans.map(\.style) == [.inHand, .dimInHand, .plain, .dim, .plain])
    }

    @Test(arguments: [("Ju__", 2), ("12", 2), ("1_", 1), ("3D", 1), ("_", 0), ("", 0), ("Ju", 2)])
    func whatIsTypedOfAPart(text: String, length: Int) {
        #expect(TrialState.Segment(range: 0..<text.utf8.count).gapStart(in: text) == length)
    }

    @Test func secretsAreMasked() {
        var state = card()
        state.text = "aé😀"
        state.template = nil
        state.masked = "•••"
        state.selection = 3..<3
        let view = TrialView(state, columns: 45)
        #expect(view.lines[TrialView.caretRow].spans[1].text == "•••")
        #expect(view.caretColumn == 4)
        #expect(!view.drawing.contains("😀"))
        // Even where the mask is not there yet.
        state.masked = "•"
        #expect(TrialView(state, columns: 45).lines[TrialView.caretRow].spans[1].text == "•••")
    }

    @Test func longTextIsScrolledToTheCaret() {
        var state = TrialState()
        state.text = String(repeating: "漢", count: 50) + "ab"
        for offset in stride(from: 0, through: 150, by: 3) + [151, 152] {
            state.selection = offset..<offset
            let view = TrialView(state, columns: 21)
            #expect(view.lines[TrialView.caretRow].width <= 20)
            #expect((2..<20).contains(view.caretColumn))
        }
    }

    @Test func allLinesFit() {
        var state = card()
        state.helper?.text = String(repeating: "a long helper ", count: 20)
        state.note = TrialState.Note(text: String(repeating: "字", count: 100))
        for columns in [12, 40, 80, 300] {
            let view = TrialView(state, columns: columns)
            #expect(view.lines.count == TrialView.rows)
            #expect(view.lines[3...].allSatisfy { $0.width < max(columns, 41) })
        }
    }

    @Test func controlsAreShownAndNotWritten() {
        var state = TrialState()
        state.text = "a\nb\tc\u{1B}[2J"
        let line = TrialView(state, columns: 40).lines[TrialView.caretRow]
        #expect(line.spans.map(\.text).joined() == "  a⏎b→c\\u{1B}[2J")
    }

    @Test func aPlaceholderShowsInAnEmptyField() {
        var state = TrialState()
        state.placeholder = "you@example.org"
        #expect(
            TrialView(state, columns: 40).lines[1].spans.last == TrialView.Span(text: "you@example.org", style: .dim))
    }
}
