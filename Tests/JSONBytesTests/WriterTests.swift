import JSONBytes
import Testing

/// What a writer writes.
struct WriterTests {
    private func written(_ write: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        write(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test func commas() {
        let text = written { writer in
            writer.beginObject()
            writer.name("a")
            writer.beginArray()
            writer.endArray()
            writer.name("b")
            writer.beginArray()
            for value in 0..<3 { writer.integer(value) }
            writer.beginObject()
            writer.endObject()
            writer.beginObject()
            writer.name("c" as String)
            writer.null()
            writer.name("d")
            writer.bool(true)
            writer.endObject()
            writer.string("e")
            writer.string("f" as String)
            writer.raw("0.5".utf8)
            writer.bool(false)
            writer.raw(Array("[1, 2]".utf8))
            writer.raw("7".utf8)
            writer.endArray()
            writer.name("g")
            writer.string("")
            writer.endObject()
        }
        #expect(text == #"{"a":[],"b":[0,1,2,{},{"c":null,"d":true},"e","f",0.5,false,[1, 2],7],"g":""}"#)
    }

    /// What looks like a bracket or a comma at the end of a string is none.
    @Test func commasBehindStrings() {
        let text = written { writer in
            writer.beginArray()
            for value in ["{", "[", ":", ",", "\n", ""] { writer.string(value) }
            writer.endArray()
        }
        #expect(text == #"["{","[",":",",","\n",""]"#)
    }

    @Test func oneTextAfterTheOther() {
        var writer = JSONWriter()
        writer.beginArray()
        writer.endArray()
        writer.bytes.append(UInt8(ascii: "\n"))
        writer.beginArray()
        writer.endArray()
        #expect(writer.bytes.elementsEqual("[]\n[]".utf8))
        writer.bytes.removeAll(keepingCapacity: true)
        writer.beginObject()
        writer.endObject()
        #expect(writer.bytes.elementsEqual("{}".utf8))
    }

    @Test func rawValues() {
        let text = written { writer in
            writer.beginArray()
            writer.raw(Array("1 \r\n".utf8))
            writer.raw(Array("xx2.50yy".utf8)[2..<6])
            writer.raw([])
            writer.raw([0x20])
            writer.raw(AnySequence([UInt8](#""a""#.utf8)))
            writer.endArray()
        }
        #expect(text == #"[1,2.50,null,null,"a"]"#)
    }

    @Test func integers() {
        let values: [Int64] = [0, 9, 10, 99, 100, -1, -10, 1_234_567_890_123_456_789, .max, .min]
        for value in values {
            #expect(written { $0.integer(value) } == String(value))
            #expect(written { $0.integer(Int(value)) } == String(value))
        }
    }

    @Test func escapes() {
        #expect(written { $0.string("\"\\/\u{8}\t\n\u{C}\r" as String) } == #""\"\\/\b\t\n\f\r""#)
        #expect(written { $0.string("\0\u{1}\u{B}\u{1f}\u{7F}" as String) } == "\"\\u0000\\u0001\\u000b\\u001f\u{7F}\"")
        #expect(written { $0.string("é日𝄞\u{2028}\u{FEFF}" as String) } == "\"é日𝄞\u{2028}\u{FEFF}\"")
        #expect(written { $0.string("a\"b") } == #""a\"b""#)
        #expect(written { $0.name(String("a\nb")) } == #""a\nb":"#)
    }

    /// Texts of every length around those that are written in one piece, with an escape at each end and without.
    @Test func everyLength() throws {
        for length in Array(0..<20) + Array(115..<135) + [1000] {
            let filler =
                String(repeating: "é", count: length / 4) + String(repeating: "x", count: length - length / 4 * 2)
            for content in [filler, "\n" + filler, filler + "\"", filler + "\u{1}" + filler] {
                var writer = JSONWriter()
                writer.beginArray()
                writer.null()
                writer.string(content)
                writer.beginObject()
                writer.name(content)
                writer.string(content)
                writer.endObject()
                writer.endArray()
                var document = JSONDocument()
                try document.parse(writer.bytes)
                let nodes = Array(document.elements(document.root))
                #expect(document.string(nodes[1]) == content)
                let members = Array(document.members(nodes[2]))
                #expect(members.map { document.string($0.name) } == [content])
                #expect(members.map { document.string($0.value) } == [content])
            }
        }
    }

    /// Substrings and strings that were put together are written like any other.
    @Test func stringsOfAllOrigins() {
        let text = "one two three"
        #expect(written { $0.string(String(text.dropFirst(4))) } == "\"two three\"")
        #expect(written { $0.string(text + text) } == "\"one two threeone two three\"")
    }
}
