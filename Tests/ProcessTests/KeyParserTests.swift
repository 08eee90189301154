import TestSupport
import Testing

@testable import FieldProgram

@Suite struct KeyParserTests {
    private func keys(_ text: String, erase: UInt8 = 0x7F) -> [Key] {
        var parser = KeyParser(erase: erase)
        return parser.feed(text.utf8) + parser.flush()
    }

    @Test func characters() {
        #expect(keys("aé漢😀") == ["a", "é", "漢", "😀"].map(Key.text))
        // What arrives together is one character where people see one.
        #expect(keys("e\u{301}👩‍👩‍👧") == ["e\u{301}", "👩‍👩‍👧"].map(Key.text))
    }

    @Test(arguments: [
        ("\r", Key.commit), ("\n", .commit), ("\u{1B}OM", .commit), ("\u{1B}", .escape), ("\u{3}", .interrupt),
        ("\u{4}", .deleteOrEnd), ("\u{B}", .deleteRestOfLine), ("\t", .tab(isBackward: false)),
        ("\u{1B}[Z", .tab(isBackward: true)),
        ("\u{1B}[9;2u", .tab(isBackward: true)), ("\u{13}", .submit), ("\u{12}", .reveal),
        ("\u{E}", .page(isBackward: false)), ("\u{10}", .page(isBackward: true)),
        ("\u{1B}\r", .lineBreak), ("\u{1B}[13;2u", .lineBreak), ("\u{1B}[13u", .commit),
        ("\u{1B}[<0;5;3M", .mouse(Key.Mouse(action: .press, row: 2, column: 4))),
        ("\u{1B}[<4;5;3M", .mouse(Key.Mouse(action: .press, row: 2, column: 4))),
        ("\u{1B}[<64;1;1M", .mouse(Key.Mouse(action: .wheelUp, row: 0, column: 0))),
        ("\u{1B}[<65;0;99999999M", .mouse(Key.Mouse(action: .wheelDown, row: (1 << 20) - 1, column: 0))),
        ("\u{1A}", .undo), ("\u{19}", .redo), ("\u{15}", .delete(.all)), ("\u{17}", .delete(.wordBackward)),
        ("\u{7F}", .delete(.backward)), ("\u{8}", .delete(.wordBackward)), ("\u{1B}\u{7F}", .delete(.wordBackward)),
        ("\u{1B}[3~", .delete(.forward)), ("\u{1B}[3;5~", .delete(.wordForward)), ("\u{1B}d", .delete(.wordForward)),
        ("\u{1B}[127;5u", .delete(.wordBackward)), ("\u{1B}[127u", .delete(.backward)), ("\u{1B}[27u", .escape),
        ("\u{1}", .move(.home, extendsSelection: false)), ("\u{5}", .move(.end, extendsSelection: false)),
        ("\u{1B}[H", .move(.home, extendsSelection: false)), ("\u{1B}OF", .move(.end, extendsSelection: false)),
        ("\u{1B}[1~", .move(.home, extendsSelection: false)), ("\u{1B}[8~", .move(.end, extendsSelection: false)),
        ("\u{1B}[D", .move(.left, extendsSelection: false)), ("\u{1B}OC", .move(.right, extendsSelection: false)),
        ("\u{1B}[1;2D", .move(.left, extendsSelection: true)), ("\u{1B}[1;2F", .move(.end, extendsSelection: true)),
        ("\u{1B}[1;5C", .move(.wordRight, extendsSelection: false)),
        ("\u{1B}[1;6D", .move(.wordLeft, extendsSelection: true)),
        ("\u{1B}b", .move(.wordLeft, extendsSelection: false)),
        ("\u{1B}[A", .step(.up, count: 1)), ("\u{1B}OB", .step(.down, count: 1)),
        ("\u{1B}[5~", .step(.up, count: 10)), ("\u{1B}[6~", .step(.down, count: 10)),
    ])
    func single(bytes: String, key: Key) {
        #expect(keys(bytes) == [key])
    }

    @Test("A function key of the Linux console is no text", arguments: ["A", "B", "C", "D", "E"])
    func functionKeys(_ letter: String) {
        #expect(keys("a\u{1B}[[\(letter)b") == ["a", "b"].map(Key.text))
    }

    @Test func theDriverSaysWhichByteBackspaceIs() {
        #expect(keys("\u{8}\u{7F}", erase: 0x08) == [.delete(.backward), .delete(.wordBackward)])
    }

    @Test func pastes() {
        let text = "+1 (555) 010-4477\nand \u{1B}[A more ü"
        #expect(keys("x\u{1B}[200~\(text)\u{1B}[201~y") == [.text("x"), .paste(text), .text("y")])
        #expect(keys("\u{1B}[200~\u{1B}[201~") == [.paste("")])
    }

    @Test func whatIsUnknownIsNoText() {
        #expect(keys("\u{1B}[E\u{1B}[24~\u{1B}OP\u{1B}x\u{1B}[?1;2c").isEmpty)
        // A button that is let go, others than the first, a movement, and what is no report.
        #expect(keys("\u{1B}[<0;1;2m\u{1B}[<2;1;2M\u{1B}[<32;1;2M\u{1B}[<0;1M\u{1B}[<M").isEmpty)
        #expect(keys("\u{1B}[\(String(repeating: "1", count: 40))").contains { $0 == .escape } == false)
    }

    @Test(
        "What a terminal answers to a question of the program before is no text",
        arguments: [
            "]11;rgb:1e1e/1e1e/1e1e\u{7}", "]11;rgb:1e1e/1e1e/1e1e\u{1B}\\", "]\u{7}", "P>|XTerm(388)\u{1B}\\",
            "P1$r\u{7}0m\u{1B}\\", "_Gi=1;O\\K\u{1B}\\", "^\u{1B}\\", "X\(String(repeating: "é", count: 3000))\u{1B}\\",
        ])
    func answersOfTerminals(_ string: String) {
        #expect(keys("a\u{1B}\(string)b") == ["a", "b"].map(Key.text))
        var parser = KeyParser()
        #expect(parser.feed("\u{1B}]11;rgb".utf8).isEmpty)
        #expect(parser.flush().isEmpty)
        #expect(parser.feed("b".utf8) == [.text("b")])
    }

    @Test func tornInputIsPutTogether() {
        let text = "aé😀\u{1B}[1;2D\u{1B}[200~p😀\u{1B}[201~\u{7F}\u{1B}OHz"
        var parser = KeyParser()
        let single = text.utf8.flatMap { parser.feed([$0]) }
        #expect(single == keys(text))
        #expect(!parser.isWaiting)
    }

    @Test func anEscapeIsTheKeyOnceNothingFollows() {
        var parser = KeyParser()
        #expect(parser.feed([0x1B]).isEmpty)
        #expect(parser.isWaiting)
        #expect(parser.flush() == [.escape])
        #expect(parser.feed(Array("\u{1B}[".utf8)).isEmpty)
        #expect(parser.flush().isEmpty)
        #expect(parser.feed(Array("C".utf8)) == [.text("C")])
        #expect(parser.feed([0x1B, 0x1B]) == [.escape])
    }

    @Test func whatIsNotUTF8IsDropped() {
        var parser = KeyParser()
        #expect(parser.feed([0xFF, 0x61, 0xC3, 0x62, 0x80, 0xE2, 0x82, 0x63]) == ["a", "b", "c"].map(Key.text))
        #expect(parser.feed([0xC0, 0x80, 0x64]) == [.text("d")])
    }

    @Test func anythingAtAllIsTaken() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        var parser = KeyParser()
        for _ in 0..<200_000 {
            let likely: [UInt8] = [0x1B, 0x5B, 0x4F, 0x3B, 0x7E, 0x32, 0x30, 0x31]
            let byte = random.oneIn(2) ? UInt8(random.below(256)) : random.pick(likely)
            _ = parser.feed([byte])
            if random.oneIn(64) { _ = parser.flush() }
        }
        _ = parser.feed(Array("\u{1B}[201~".utf8))
        _ = parser.flush()
        #expect(parser.feed(Array("z".utf8)) == [.text("z")], "seed \(seed)")
    }
}
