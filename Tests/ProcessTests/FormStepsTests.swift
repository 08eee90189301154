import FieldEngine
import FieldTools
import Testing

@testable import FieldProgram

/// Pages, sections that repeat, and fields that come and go, in a terminal.
@Suite struct FormStepsTests {
    private let pages = """
        {"title":"Move","pages":[{"page":"who","title":"Who","groups":["you"]},{"page":"where","title":"Where","groups":["home"]},
         {"page":"more","title":"More","fields":["note"],"leave":"free"}],
         "groups":[{"name":"you","title":"You"},{"name":"home","title":"Home"}],
         "fields":[{"field":"name","group":"you","label":"Name","required":true},
          {"field":"street","group":"home","label":"Street","required":true},{"field":"note","label":"Note"}]}
        """

    @Test func aPageAtATime() throws {
        var sitting = try Sitting(pages)
        #expect(
            sitting.picture(rows: 16) == """
                  Move
                  Page 1 of 3 · Who                   ○ ○ ✓

                  You ─────────────────────────────────────

                ┃ Name *
                ┃ ▏________________________

                  [ Next ]  2 to go





                  Enter Next · Tab Next · ^S Submit
                  Esc Leave
                """)
        // It is left when it is right.
        sitting.press(.page(isBackward: false))
        #expect(sitting.picture().contains("Page 1 of 3") && sitting.picture().contains("Fill this in."))
        sitting.type("Ada")
        sitting.press(.commit)
        #expect(sitting.picture().contains("Page 2 of 3 · Where") && sitting.picture().contains("┃ Street *"))
        #expect(!sitting.picture().contains("Name"))
        #expect(sitting.filling.buttons == [.next, .back])
        sitting.press(.page(isBackward: true))
        #expect(sitting.picture().contains("┃ Name"))
        sitting.press(.page(isBackward: false))
        sitting.type("Main Street 1")
        sitting.press(.tab(isBackward: false))
        #expect(sitting.filling.place == .button(.next))
        sitting.press(.commit)
        #expect(sitting.picture().contains("Page 3 of 3 · More") && sitting.filling.buttons == [.submit, .back])
        #expect(sitting.picture().contains("Enter Submit"))
        sitting.press(.commit)
        #expect(sitting.answers == #"{"name":"Ada","street":"Main Street 1","note":null}"#)
    }

    @Test func aSubmitLeadsToThePageOfWhatIsWrong() throws {
        var sitting = try Sitting(pages)
        // A page further on is reached as far as the pages let one.
        _ = sitting.picture()
        sitting.press(.mouse(Key.Mouse(action: .press, row: 1, column: 42)))
        #expect(sitting.filling.client.pages.current == "who" && sitting.filling.note?.isError == true)
        sitting.type("Ada")
        sitting.press(.submit)
        #expect(sitting.picture().contains("Page 2 of 3") && sitting.filling.note?.isError == true)
        sitting.type("x")
        sitting.press(.submit)
        #expect(sitting.answers == #"{"name":"Ada","street":"x","note":null}"#)
    }

    @Test("After a submit the keys stay in the field that it led to, in either direction", arguments: [0, 2])
    func keysAfterASubmit(turns: Int) throws {
        var sitting = try Sitting(
            """
            {"title":"T","pages":[{"page":"one","fields":["x"]},{"page":"two","fields":["secret","b"],"leave":"free"},
              {"page":"three","fields":["z"]}],
             "fields":[{"field":"x"},{"field":"secret","type":"password","required":true},{"field":"b","required":true},
              {"field":"z"}]}
            """)
        for _ in 0..<turns { sitting.press(.page(isBackward: false)) }
        sitting.press(.submit)
        sitting.type("whole secret")
        #expect(sitting.filling.client.pages.current == "two" && sitting.filling.place == .field(1))
        #expect(sitting.filling.client.fields.map { $0.text } == ["", "whole secret", "", ""])
        sitting.press(.page(isBackward: true))
        #expect(sitting.filling.client.pages.current == "one" && sitting.filling.place == .field(0))
    }

    private let order = """
        {"title":"Order","fields":[{"field":"name","label":"Name"}],
         "sections":[{"section":"items","title":"Item","least":1,"most":3,
          "fields":[{"field":"article","label":"Article","required":true},{"field":"count","type":"number","label":"Count"}]}]}
        """

    @Test func rowsAreAddedMovedAndRemoved() throws {
        var sitting = try Sitting(order)
        #expect(
            sitting.picture(rows: 20) == """
                  Order

                ┃ Name
                ┃ ▏________________________

                  Item 1 ──────────────────────────── ↑ ↓ ✗

                  Article *
                  ________________________

                  Count
                  ________________________

                  [ + Item ]

                  [ Submit ]  1 to go


                  Enter Next · Tab Next · ^S Submit
                  Esc Leave
                """)
        sitting.press(.commit)
        sitting.type("Chair")
        sitting.press(.commit)
        sitting.type("4")
        sitting.press(.tab(isBackward: false))
        #expect(sitting.filling.place == .button(.add(section: 0)))
        sitting.press(.commit)
        sitting.type("Table")
        #expect(sitting.picture(rows: 40).contains("Item 1/2") && sitting.picture(rows: 40).contains("Item 2/2"))
        sitting.press(.tab(isBackward: true))
        #expect(sitting.filling.keys.first == "Del Remove")
        sitting.press(.move(.left, extendsSelection: false))
        #expect(sitting.filling.client.sections[0].rows == [2, 1])
        sitting.press(.delete(.forward))
        #expect(sitting.filling.client.sections[0].rows == [1])
        #expect(sitting.filling.note?.text == "Item 1/2: Removed · ^Z Put back")
        sitting.press(.undo)
        #expect(sitting.filling.client.sections[0].rows == [3, 1])
        sitting.press(.submit)
        #expect(
            sitting.answers
                == #"{"name":null,"items":[{"article":"Table","count":null},{"article":"Chair","count":"4"}]}"#)
    }

    @Test func rowsOfTheMouseAndTheirEnds() throws {
        var sitting = try Sitting(order)
        func press(_ text: String) throws {
            let lines = sitting.picture(rows: 60).split(separator: "\n", omittingEmptySubsequences: false)
            let row = try #require(lines.firstIndex { $0.contains(text) }, "\(text)")
            let column = try #require(lines[row].firstIndex { $0 == text.first })
            sitting.press(
                .mouse(
                    Key.Mouse(
                        action: .press, row: row, column: lines[row].distance(from: lines[row].startIndex, to: column)))
            )
        }
        try press("✗")
        #expect(sitting.filling.client.sections[0].rows == [1] && sitting.filling.note?.isError == true)
        try press("[ + Item ]")
        try press("[ + Item ]")
        #expect(sitting.filling.client.sections[0].rows == [1, 2, 3])
        #expect(!sitting.picture(rows: 60).contains("[ + Item ]"))
        try press("↓ ✗")
        #expect(sitting.filling.client.sections[0].rows == [2, 1, 3])
    }

    /// Nobody has to go on twice, where nothing is asked for but what the form asks about by itself.
    @Test func aPageOrFormThatAsksAboutAFileIsLeftAtOnce() throws {
        let file = #"{"field":"f","type":"file","text":"/notes"}"#
        let good = Parameter.object(["outcome": .text("success")])
        let pages = #""pages":[{"page":"1","fields":["f"],"leave":"valid"},{"page":"2","fields":["b"]}]"#
        var sitting = try Sitting(
            #"{"title":"T","fields":[\#(file),{"field":"b","type":"phrase"}],\#(pages)}"#, file: good)
        sitting.press(.page(isBackward: false))
        #expect(sitting.filling.client.pages.current == "2")
        sitting.press(.submit)
        #expect(sitting.answers == #"{"f":"/notes","b":null}"#)
        var questions = FormQuestions(try Sitting(#"{"title":"T","fields":[\#(file)]}"#, file: good).filling.client)
        #expect(questions.submit(at: sitting.now)?.json == #"{"f":"/notes"}"#)
    }

    @Test func earlierRowsAreFilledIn() throws {
        var sitting = try Sitting(order)
        let items: [Parameter] = [
            .object(["article": .text("A"), "count": .text("1")]),
            .object(["article": .text("B"), "count": .text("many"), "colour": .text("red")]),
        ]
        let unfilled = sitting.filling.client.fill("items", with: .list(items), at: sitting.now)
        #expect(unfilled == [.notTaken("items[1].count"), .noField("items[1].colour")])
        sitting.press(.submit)
        #expect(
            sitting.answers == #"{"name":null,"items":[{"article":"A","count":"1"},{"article":"B","count":null}]}"#)
        #expect(
            FormAnswers(try #require(sitting.submitted)).assignments == [
                "name=''", "items='2'", "items_1_article='A'", "items_1_count='1'", "items_2_article='B'",
                "items_2_count=''",
            ])
    }

    @Test("Answers are taken whatever field the list of another one depends on")
    func answersOfLateLists() throws {
        let country = #"{"field":"country","type":{"name":"choice","choices":["Canada","USA"]}}"#
        let state = """
            {"field":"state","type":{"name":"choice","choices":[
             {"label":"Texas","value":"TX","shown":{"field":"country","rule":"equals","value":"USA"}},
             {"label":"Ontario","value":"ON","shown":{"field":"country","rule":"equals","value":"Canada"}}]}}
            """
        let town = """
            {"field":"town","type":{"name":"choice","choices":[
             {"label":"Austin","value":"1","shown":{"field":"state","rule":"equals","value":"TX"}}]}}
            """
        var sitting = try Sitting(
            """
            {"title":"T","fields":[\(town),\(state),\(country)],
             "sections":[{"section":"stays","fields":[\(town)]}]}
            """)
        let stays = Parameter.list([.object(["town": .text("1")])])
        let unfilled = sitting.filling.client.fill(
            [
                ("town", .text("1")), ("state", .text("ON")), ("stays", stays), ("state", .text("TX")),
                ("country", .text("USA")), ("other", .text("1")),
            ].map { Parameter.Member(name: $0, value: $1) }, at: sitting.now)
        #expect(unfilled == [.noField("other")])
        sitting.press(.submit)
        #expect(sitting.answers == #"{"town":"1","state":"TX","country":"USA","stays":[{"town":"1"}]}"#)
    }

    @Test func whatIsNotShownIsNotThere() throws {
        var sitting = try Sitting(
            """
            {"title":"T","fields":[{"field":"a","type":"flag","label":"A"},
             {"field":"b","label":"B","text":"kept","shown":{"field":"a","rule":"equals","value":true}},
             {"field":"c","label":"C","enabled":{"field":"a","rule":"equals","value":true}}]}
            """)
        #expect(!sitting.picture().contains("B") && sitting.picture().contains("C (not available)"))
        #expect(sitting.filling.places == [.field(0), .button(.submit)])
        sitting.type(" ")
        #expect(sitting.picture().contains("  B\n  kept") && !sitting.picture().contains("not available"))
        #expect(sitting.filling.places == [.field(0), .field(1), .field(2), .button(.submit)])
        sitting.type(" ")
        sitting.press(.submit)
        #expect(sitting.answers == #"{"a":false}"#)
    }
}
