import JSONBytes
import Testing

/// What string literals stand for.
struct StringTests {
    @Test(arguments: [
        (#""""#, ""),
        (#""a""#, "a"),
        (#""1234567""#, "1234567"),
        (#""12345678""#, "12345678"),
        (#""The quick brown fox jumps over the lazy dog.""#, "The quick brown fox jumps over the lazy dog."),
        (#""é 日本 𝄞 👩‍👩‍👧""#, "é 日本 𝄞 👩‍👩‍👧"),
        (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
        (#""\u0041\u00e9\u65E5\u0000""#, "Aé日\0"),
        (#""\ud834\udd1e\uD834\uDD1E""#, "𝄞𝄞"),
        (#""\udbff\udfff\ud800\udc00""#, "\u{10FFFF}\u{10000}"),
        ("\"\u{7F}\u{80}\u{2028}\u{FEFF}\u{FFFF}\"", "\u{7F}\u{80}\u{2028}\u{FEFF}\u{FFFF}"),
        (#""/* no comment */""#, "/* no comment */"),
    ])
    func content(text: String, content: String) throws {
        // By scalars, since strings that look alike compare as equal.
        #expect(try string(text)?.unicodeScalars.elementsEqual(content.unicodeScalars) == true)
    }

    @Test(arguments: [
        (#""\ud800""#, "\u{FFFD}"),
        (#""\udc00""#, "\u{FFFD}"),
        (#""\ud800x""#, "\u{FFFD}x"),
        (#""\ud800\n""#, "\u{FFFD}\n"),
        (#""\ud800\ud800""#, "\u{FFFD}\u{FFFD}"),
        (#""\udc00\ud800""#, "\u{FFFD}\u{FFFD}"),
        (#""\ud800\ud834\udd1e""#, "\u{FFFD}𝄞"),
        (#""\ud834\u0041""#, "\u{FFFD}A"),
        (#""\ud834\\udd1e""#, "\u{FFFD}\\udd1e"),
        (#""\ud834 \udd1e""#, "\u{FFFD} \u{FFFD}"),
    ])
    func loneSurrogates(text: String, content: String) throws {
        #expect(try string(text) == content)
    }

    @Test func comparing() throws {
        let texts = [#""field/edit""#, #""field\/edit""#, #""\u0066ield/edit""#, #""field/edi\u0074""#]
        for text in texts {
            let document = try document(text)
            #expect(document.equals(document.root, "field/edit"))
            #expect(!document.equals(document.root, "field/edi"))
            #expect(!document.equals(document.root, "field/edit "))
            #expect(!document.equals(document.root, "field/edix"))
            #expect(!document.equals(document.root, ""))
        }
    }

    @Test func comparingWhatIsNotASCII() throws {
        let document = try document(#"["é","\u00e9","e\u0301","\ud834\udd1e","\ud834","",3]"#)
        let nodes = Array(document.elements(document.root))
        #expect(nodes.map { document.equals($0, "é") } == [true, true, false, false, false, false, false])
        #expect(nodes.map { document.equals($0, "𝄞") } == [false, false, false, true, false, false, false])
        #expect(nodes.map { document.equals($0, "\u{FFFD}") } == [false, false, false, false, true, false, false])
        #expect(nodes.map { document.equals($0, "") } == [false, false, false, false, false, true, false])
        #expect(nodes.map { document.equals($0, "3") } == [false, false, false, false, false, false, false])
    }

    /// A special byte is found wherever it stands among the eight that are read at once.
    @Test(arguments: 0..<20)
    func everyAlignment(length: Int) throws {
        let filler = String(repeating: "x", count: length)
        #expect(try string("\"\(filler)\"") == filler)
        #expect(try string("\"\(filler)\\n\(filler)\"") == filler + "\n" + filler)
        #expect(try string("\"\(filler)é\(filler)\"") == filler + "é" + filler)
        #expect(syntaxError("\"\(filler)\u{1}\"") == JSONSyntaxError(offset: length + 1, reason: .controlCharacter))
        #expect(syntaxError("\"\(filler)") == JSONSyntaxError(offset: length + 1, reason: .unexpectedEnd))
    }

    /// Every byte after a run of others, also next to those that the test of eight bytes could take for it.
    @Test func everyASCIIByte() throws {
        for byte in UInt8(0)..<0x80 {
            let escaped =
                byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") ? [UInt8(ascii: "\\"), byte] : [byte]
            let text =
                [UInt8(ascii: "\"")] + escaped + [UInt8(ascii: "#"), UInt8(ascii: "]"), 0x20, UInt8(ascii: "\"")]
            let expected = byte < 0x20 ? JSONSyntaxError(offset: 1, reason: .controlCharacter) : nil
            #expect(syntaxError(text) == expected)
        }
    }
}
