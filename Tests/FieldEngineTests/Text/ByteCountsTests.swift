import TestSupport
import Testing

@testable import FieldEngine

/// What is counted from bytes is what `String` counts.
struct ByteCountsTests {
    private func isRight(_ text: String) -> Bool {
        var text = text
        let clusters = text.withUTF8 { $0.plainClusterCount }
        return (clusters ?? text.count) == text.count && text.lineBreakCount == text.count(where: \.isNewline)
            && LengthUnit.scalar.count(text) == text.unicodeScalars.count
            && LengthUnit.utf16.count(text) == text.utf16.count && LengthUnit.character.count(text) == text.count
            && text.length(in: .utf16) == text.utf16.count && text.length(in: .utf32) == text.unicodeScalars.count
    }

    @Test func eachScalar() {
        var wrong: [String] = []
        let ranges: [ClosedRange<UInt32>] = [
            0...0x52F, 0x1FF0...0x2080, 0x2FF0...0x3110, 0x3FF0...0x4010, 0x9FF0...0xA010,
        ]
        for value in ranges.joined() {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = String(scalar)
            // By itself, twice, between letters, and before what may join it.
            for text in [text, text + text, "a" + text + "b", text + "я", "中" + text, text + "\r\n", text + "\u{301}"]
            where !isRight(text) { wrong.append(text) }
        }
        #expect(wrong.isEmpty)
    }

    @Test func mixtures() {
        let seed: UInt64 = 11
        print("seed \(seed)")
        let scalars = Array("aé–“я中のが\r\n\u{85}\u{2028}\u{AD}、〜\u{301}\u{200D}👨😀한\u{3099}".unicodeScalars)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<2_000 {
            var text = String.UnicodeScalarView()
            for _ in 0..<8 {
                text.append(random.pick(scalars))
            }
            #expect(isRight(String(text)), "\(text.map(\.value))")
        }
    }

    /// Usual text is counted from its bytes, text that joins is not.
    @Test func plainCountIsTakenWhereItCan() {
        var text = "Grüße – Ещё “永和” のん"
        #expect(text.withUTF8 { $0.plainClusterCount } == text.count)
        for other in ["e\u{301}", "한국어", "👨‍👩‍👧", "\r\n"] {
            var text = other
            #expect(text.withUTF8 { $0.plainClusterCount } == nil)
        }
    }
}
