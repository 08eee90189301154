import Testing

@testable import FieldEngine

/// What a keystroke does to a formatted text, one line a habit of people (specification, “What happens to text”).
@Suite struct EditingTests {
    /// Keys: characters; `<` Backspace, `>` Delete, `{n}` a caret set at n.
    static let tables: [(type: String, keys: String, shown: String)] = [
        ("phone", "5", "(5|"),
        ("phone", "5551234567", "(555) 123-4567|"),
        ("phone", "55512", "(555) 12|"),
        ("phone", "555) 12", "(555) 12|"),
        ("phone", "5551<", "(555|"),
        ("phone", "5551<<", "(55|"),
        ("phone", "5551234{5}<", "(55|1) 234"),
        ("phone", "5551234{6}<", "(55|1) 234"),
        ("phone", "5551234{4}>", "(555|) 234"),
        ("phone", "5551234{6}>", "(555) |234"),
        ("phone", "5551234{6}9", "(555) 9|12-34"),
        ("phone", "5551234{3}9", "(559) |512-34"),
        ("phone", "(555)", "(555)|"),
        ("phone", "(555) ", "(555) |"),
        ("phone", "(555) <", "(555)|"),
        ("phone", "a5b5", "(55|"),
        ("phone", "٥٥٥", "(555|"),
        ("phone", "55512345678", "(555) 123-4567|"),
        ("phone", "5551234567{1}9", "(|555) 123-4567"),
        ("credit", "411111111111{2}9", "419|1 1111 1111 1"),
        ("credit", "4111 1", "4111 1|"),
        ("expDate", "5", "05|"),
        ("expDate", "5<", "|"),
        ("expDate", "1/", "01/|"),
        ("expDate", "1/<", "1|"),
        ("expDate", "1/2", "01/2|"),
        ("expDate", "12/3", "12/3|"),
        ("expDate", "0", "0|"),
        ("expDate", "1225", "12/25|"),
        ("expDate", "122{0}5", "05/|2"),
        ("st", "ca", "CA|"),
        ("st", "c1a", "CA|"),
        ("zip", "1234567", "12345|"),
        ("name", "  ada", "Ada|"),
        ("name", "mary-jane o'brien", "Mary-Jane O'Brien|"),
        ("city", "king's lynn", "King's Lynn|"), ("city", "'s-hertogenbosch", "'s-Hertogenbosch|"),
        ("state", "district of columbia", "District of Columbia|"), ("state", "washington dc", "Washington DC|"),
        ("name", "ana\u{2011}lucía ponç de gal·la", "Ana\u{2011}Lucía Ponç De Gal·la|"),
        ("name", "ジョン・スミス", "ジョン・スミス|"),
        ("name", "ג׳ורג׳ ד״ר", "ג׳ורג׳ ד״ר|"),
        ("name", "Al-‘Azīz", "Al-‘Azīz|"),
        ("city", "le\u{A0}havre", "Le\u{A0}Havre|"),
        ("intcity", "Biel/Bienne 4 (Bern)", "Biel/Bienne  (Bern)|"),
        ("name", "McDonald", "McDonald|"),
        ("data", "a b\tc", "abc|"),
        ("phrase", "one\ntwo", "one two|"),
    ]

    @Test(arguments: tables.indices)
    func keysGiveText(_ row: Int) throws {
        let (type, keys, shown) = Self.tables[row]
        var field = try TestField(type)
        var rest = keys[...]
        while let key = rest.popFirst() {
            switch key {
            case "<": try field.press(.backward)
            case ">": try field.press(.forward)
            case "{":
                let digits = rest.prefix { $0 != "}" }
                rest = rest.dropFirst(digits.count + 1)
                field.select(try #require(Int(digits)))
            default: try field.type(String(key))
            }
        }
        #expect(field.shown == shown, "\(type): \(keys)")
    }

    static let pastes: [(type: String, text: String, result: String)] = [
        ("phone", "+1 (555) 123-4567", "(555) 123-4567"),
        ("phone", "1-555-123-4567", "(555) 123-4567"),
        ("phone", "555.123.4567", "(555) 123-4567"),
        ("phone", "1234567890", "(123) 456-7890"),
        ("phone", "\u{FEFF}555 123 4567\u{200B}", "(555) 123-4567"),
        ("credit", "4111-1111-1111-1111", "4111 1111 1111 1111"),
        ("expDate", "1/27", "01/27"),
        ("expDate", "12-27", "12/27"),
    ]

    @Test(arguments: pastes.indices)
    func pasteGivesText(_ row: Int) throws {
        let (type, text, result) = Self.pastes[row]
        var field = try TestField(type)
        try field.paste(text)
        #expect(field.text == result)
    }

    @Test func whatIsRefusedIsSaidWithItsReason() throws {
        var field = try TestField("phone")
        let letters = try field.edit(FieldEdit(.input("ab")))
        #expect(letters.dropped == "ab" && letters.refusal == .digitExpected && !letters.accepted)
        let tooMany = try field.edit(FieldEdit(.input("55512345678")))
        #expect(tooMany.dropped == "8" && tooMany.refusal == .full && tooMany.accepted)
    }

    @Test func fullIsSaidWhereNoSlotIsLeft() throws {
        var code = try TestField("postalCode", .texts(["country": "NL"]))
        try code.type("1012AB")
        #expect(code.text == "1012 AB")
        code.select(1)
        let full = try code.edit(FieldEdit(.input("9")))
        #expect(full.dropped == "9" && full.refusal == .full)
        // One slot is left, but a digit put in front would move another into the place of a letter.
        code.select(7)
        try code.press(.backward)
        code.select(1)
        let shifted = try code.edit(FieldEdit(.input("9")))
        #expect(code.text == "1012 A" && shifted.dropped == "9" && shifted.refusal == .notAllowedHere)
    }

    @Test func aWholeTextIsReadAsTheEditThatTheCaretNames() throws {
        var field = try TestField("phrase")
        try field.type("111")
        // A 1 typed before the second: only the caret can tell.
        try field.edit(FieldEdit(.text("1111"), selection: 2..<2))
        #expect(field.shown == "11|11")
    }

    /// What is typed over a selection and is its first character deletes nothing: a selection ends behind what is typed.
    @Test(arguments: [
        ("phone", "2125550100", 3..<6, "(212555-0100", 4, "(212) |555-0100"),
        ("phone", "2125550100", 3..<6, "(21555-0100", 3, "(21|5) 550-100"),
        ("date", "12252024", 4..<6, "12/222024", 5, "12/22/|2024"), ("phrase", "aab", 0..<2, "ab", 1, "a|b"),
        ("date", "12252024", 3..<6, "12/22024", 4, "12/2|D/2024"), ("time", "0930", 1..<3, "0930", 2, "09:|30"),
    ])
    func whatIsTypedOverASelection(
        type: String, keys: String, selection: Range<Int>, text: String, caret: Int, shown: String
    ) throws {
        var field = try TestField(type)
        try field.type(keys)
        field.field.select(selection, at: field.now)
        try field.edit(FieldEdit(.text(text), selection: caret..<caret))
        #expect(field.shown == shown)
    }

    /// A form that its user only walks through keeps nothing of its fields' edits, a third of a kilobyte each.
    @Test func whoIsNotEditedHasNoRecordOfEdits() throws {
        var test = try TestField("phrase")
        _ = try test.field.begin(with: .text("ab"), at: test.now)
        test.field.focus(at: test.now)
        test.select(1)
        test.field.blur(at: test.now)
        #expect(test.shown == "a|b")
        #expect(test.field.editBox == nil)
        try test.type("c")
        #expect(test.field.editBox != nil)
        #expect(test.field.undo(at: test.now).textChanged)
    }

    @Test func maxLengthRejectsTruncatesOrAllows() throws {
        func typed(_ policy: OverflowPolicy) throws -> (String, EditOutcome) {
            var field = try TestField("phrase") {
                $0.maxLength = 4
                $0.overflow = policy
            }
            try field.type("ab")
            let outcome = try field.edit(FieldEdit(.input("cde")))
            return (field.text, outcome)
        }
        let reject = try typed(.reject)
        #expect(reject.0 == "ab" && reject.1.dropped == "cde" && reject.1.refusal == .full && !reject.1.accepted)
        let truncate = try typed(.truncate)
        #expect(truncate.0 == "abcd" && truncate.1.dropped == "e" && truncate.1.accepted)
        let allow = try typed(.allow)
        #expect(allow.0 == "abcde" && allow.1.accepted)
    }

    @Test func aClusterIsDeletedWhole() throws {
        var field = try TestField("phrase")
        try field.paste("a👩‍👩‍👧é")
        try field.press(.backward)
        try field.press(.backward)
        #expect(field.text == "a")
    }

    @Test func wordsAreDeletedOneAtATime() throws {
        var field = try TestField("phrase")
        try field.paste("one two  three")
        try field.press(.wordBackward)
        #expect(field.text == "one two  ")
        field.select(0)
        try field.press(.wordForward)
        #expect(field.text == " two  ")
    }

    // MARK: Undo and input methods

    @Test func runsOfTypingAndDeletingAreOneUnitEach() throws {
        var field = try TestField("phrase")
        try field.type("hello")
        try field.press(.backward)
        try field.press(.backward)
        try field.type("p")
        var texts: [String] = []
        for _ in 0..<4 {
            _ = field.field.undo(at: field.now)
            texts.append(field.shown)
        }
        #expect(texts == ["hel|", "hello|", "|", "|"])
        for _ in 0..<4 { _ = field.field.redo(at: field.now) }
        #expect(field.shown == "help|")
    }

    @Test func anUndoneZeroGoesWithItsDigit() throws {
        var field = try TestField("expDate")
        try field.type("5")
        _ = field.field.undo(at: field.now)
        #expect(field.text == "")
        _ = field.field.redo(at: field.now)
        #expect(field.text == "05")
    }

    @Test func aRunThatChangesNothingIsNoUnit() throws {
        var field = try TestField("time", .texts(["format": "h:MM a"]))
        try field.type("9:30 p")
        field.select(5)
        // One run of typing, which ends where it began.
        try field.type("ap")
        #expect(field.text == "9:30 PM")
        _ = field.field.undo(at: field.now)
        #expect(field.text == "")
        _ = field.field.redo(at: field.now)
        #expect(field.text == "9:30 PM")
    }

    @Test func aNewEditClearsRedo() throws {
        var field = try TestField("phrase")
        try field.type("a")
        _ = field.field.undo(at: field.now)
        try field.type("b")
        _ = field.field.redo(at: field.now)
        #expect(field.text == "b")
    }

    @Test func historyIsBounded() throws {
        var field = try TestField("phrase")
        for _ in 0..<300 { try field.paste("x") }
        #expect(field.field.history.units.count == EditHistory.maximumUnits)
        for _ in 0..<EditHistory.maximumUnits {
            let length = field.text.utf8.count
            _ = field.field.undo(at: field.now)
            #expect(field.text.utf8.count == length - 1)
        }
        _ = field.field.undo(at: field.now)
        #expect(field.text.utf8.count == 300 - EditHistory.maximumUnits, "no further back than a hundred")
    }

    /// What an input method does to the widget's text, and what is left in the end.
    static let compositions: [(name: String, type: String, steps: [String], committed: String, text: String)] = [
        ("Japanese", "name", ["k", "か", "かn", "かん", "かんj", "かんじ"], "漢字", "漢字"),
        ("Korean", "name", ["ㅎ", "하", "한"], "한", "한"),
        ("dead key", "name", ["´"], "é", "É"),
        ("phone keyboard composing digits", "phone", ["5", "55", "555", "5551"], "5551", "(555) 1"),
        ("filtered at the end", "data", ["a", "a ", "a b"], "a b", "ab"),
    ]

    @Test(arguments: compositions.indices)
    func compositionIsOneEdit(_ row: Int) throws {
        let (name, type, steps, committed, text) = Self.compositions[row]
        var field = try TestField(type)
        for step in steps {
            let end = step.utf8.count
            let outcome = try field.edit(FieldEdit(.text(step), selection: end..<end, composing: true))
            #expect(field.text == step && outcome.patch == nil, "\(name): nothing is touched while composing")
        }
        try field.edit(FieldEdit(.text(committed), selection: committed.utf8.count..<committed.utf8.count))
        #expect(field.text == text, "\(name)")
        _ = field.field.undo(at: field.now)
        #expect(field.text == "", "\(name): one unit")
    }

    @Test("A template can be shown whose text an input method has shortened") func templateWhileComposing() throws {
        var field = try TestField("phone")
        try field.edit(FieldEdit(.range(0..<0, insert: "5"), composing: true))
        let template = try #require(field.field.template(at: field.now))
        #expect(template.text.hasPrefix("5") && template.shown.utf8.count == 1)
    }

    @Test(
        "Behind a complete text nothing is left to fill in but while it is edited",
        arguments: [
            ("zip", "1234", "12340", "12340"),
            ("card", "4222222222222", "4222 2222 2222 2000", "4222 2222 2222 2"), ("age", "7", "70", "7"),
            ("age", "12", "12", "12"), ("age", "120", "120", "120"), ("currency", "5", "$5.00", "$5.00"),
        ])
    func templateOfAFieldThatIsLeft(type: String, text: String, edited: String, left: String) throws {
        var field = try TestField(type)
        field.field.focus(at: field.now)
        try field.type(text)
        #expect(field.field.template(at: field.now)?.text == edited)
        field.field.blur(at: field.now)
        #expect(field.field.template(at: field.now)?.text == left)
        field.field.focus(at: field.now)
        #expect(field.field.template(at: field.now)?.text == (type == "currency" ? left : edited))
    }

    @Test func aCounterMayExceedItsLimitWhileComposing() throws {
        var field = try TestField("phrase") { $0.maxLength = 2 }
        try field.edit(FieldEdit(.text("かんじ"), composing: true))
        #expect(field.field.counter?.overflows == true)
        try field.edit(FieldEdit(.text("漢字")))
        #expect(field.text == "漢字" && field.field.counter?.overflows == false)
    }

    @Test(arguments: [OverflowPolicy.reject, .truncate]) func aCompositionTakesWhatFits(_ overflow: OverflowPolicy)
        throws
    {
        var field = try TestField("phrase") {
            $0.maxLength = 3
            $0.overflow = overflow
        }
        try field.edit(FieldEdit(.text("あいうえ"), composing: true))
        let outcome = try field.edit(FieldEdit(.text("あいうえ")))
        #expect(field.text == "あいう" && outcome.accepted && outcome.dropped == "え" && outcome.refusal == .full)
        try field.edit(FieldEdit(.text("あいう`"), composing: true))
        #expect(try field.edit(FieldEdit(.text("あいうè"))).accepted == false)
        #expect(field.text == "あいう")
    }

    @Test func aCompositionThatBlurEndsTakesWhatFits() throws {
        var field = try TestField("phrase") { $0.maxLength = 2 }
        try field.edit(FieldEdit(.text("한국어"), composing: true))
        field.field.blur(at: field.now)
        #expect(field.text == "한국")
    }
}
