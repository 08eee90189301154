import FieldEngine
import TestSupport
import Testing

@testable import FieldLanguageServer

/// Places of a text as editors count them. A random test's argument is the seed.
@Suite("Positions in documents") struct DocumentTextTests {
    @Test("A position leads to the offset that it came of", arguments: PositionEncoding.allCases)
    func roundTrip(_ encoding: PositionEncoding) {
        let text = DocumentText("a\r\né€😀b\rc\n\nend")
        var offset = 0
        for scalar in text.text.unicodeScalars {
            // Between the two bytes of one line break there is no position.
            if text.text(in: offset - 1..<offset + 1) != "\r\n" {
                #expect(text.offset(of: text.position(of: offset, in: encoding), in: encoding) == offset)
            }
            offset += scalar.utf8.count
        }
        #expect(text.lineCount == 5)
        #expect(text.offset(of: TextPosition(line: 1, character: 99), in: encoding) == 13)
        #expect(text.offset(of: TextPosition(line: 99, character: 0), in: encoding) == text.bytes.count)
    }

    @Test("A place inside of a scalar is before it")
    func inside() {
        let text = DocumentText("😀x")
        #expect(text.offset(of: TextPosition(line: 0, character: 1), in: .utf16) == 0)
        #expect(text.offset(of: TextPosition(line: 0, character: 3), in: .utf8) == 0)
        #expect(text.offset(of: TextPosition(line: 0, character: 1), in: .utf32) == 4)
    }

    @Test("From whichever place it is counted, a position is the same", arguments: PositionEncoding.allCases)
    func near(_ encoding: PositionEncoding) {
        let text = DocumentText("a\r\né€😀b\rc\n\nend😀€éx")
        var near = DocumentText.Place()
        for start in 0...text.bytes.count {
            for offset in 0...text.bytes.count {
                near = text.place(of: start, in: encoding, near: near)
                near = text.place(of: offset, in: encoding, near: near)
                #expect(near.position == text.position(of: offset, in: encoding), "\(offset) from \(start)")
            }
        }
    }

    @Test("Lines are found anew wherever a text changes", arguments: 0..<30)
    func lines(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var text = DocumentText("")
        for _ in 0..<60 {
            let starts = text.text.unicodeScalars.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf8.count) }
            let (one, other) = (random.pick(starts), random.pick(starts))
            let new = (0..<random.below(5)).map { _ in random.pick(["\n", "\r", "\r\n", "x", "é", "😀"]) }.joined()
            text.replace(min(one, other)..<max(one, other), with: new)
            #expect(text == DocumentText(text.text))
        }
    }
}
