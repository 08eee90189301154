import JSONBytes
import TestSupport
import Testing

@testable import FieldLanguageServer

/// What is understood of a text that should be JSON. A random test's argument is the seed.
@Suite("Broken JSON") struct JSONTreeTests {
    private static func isJSON(_ bytes: [UInt8]) -> Bool {
        var document = JSONDocument()
        return (try? document.parse(bytes, maxDepth: 8)) != nil
    }

    private static func mended(_ text: String) -> String {
        let tree = JSONTree(Array(text.utf8), maxDepth: 8)
        return String(decoding: MendedJSON(tree.bytes, tree.slips).bytes, as: UTF8.self)
    }

    /// The slips of a text, and whether all of them together make it JSON.
    private static func check(_ bytes: [UInt8]) {
        let tree = JSONTree(bytes, maxDepth: 8)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(tree.slips.isEmpty == isJSON(bytes), "\(text.debugDescription)")
        let mended = MendedJSON(bytes, tree.slips).bytes
        #expect(isJSON(mended), "\(text.debugDescription) became \(String(decoding: mended, as: UTF8.self))")
        #expect(!tree.nodes.isEmpty)
        for node in tree.nodes {
            #expect(node.range.lowerBound >= 0 && node.range.upperBound <= bytes.count)
        }
        for offset in 0...bytes.count { _ = tree.innermost(at: offset) }
    }

    @Test(
        "Words of JSON in any order have slips where they are no JSON, and are JSON with all mended", arguments: 0..<40)
    func words(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let words = [
            "{", "}", "[", "]", ":", ",", " ", "\n", "\"a\"", "\"b\": ", "\"", "'c'", "'", "1", "-", "01", ".5", "true",
            "True", "null", "word", "// note\n", "/* note */", "/", "\\", "\\u00", "\"\\q\"", "\"\t\"", "é", "\u{0}",
            "{\"f\": [",
        ]
        for _ in 0..<60 {
            Self.check((0..<random.below(14)).flatMap { _ in Array(random.pick(words).utf8) })
        }
    }

    @Test("A form with random damage is JSON when it is mended", arguments: 0..<20)
    func damage(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let form = #"""
            { "title": "T", "fields": [
              { "field": "a", "type": "email", "required": true },
              { "field": "b", "type": { "name": "number", "min": "-1.5", "max": 10 }, "shown": { "rule": "empty", "field": "a" } }
            ] }
            """#
        for _ in 0..<20 {
            var scalars = Array(form.unicodeScalars)
            for _ in 0...random.below(3) {
                let place = random.below(scalars.count)
                switch random.below(3) {
                case 0: scalars.remove(at: place)
                case 1: scalars.insert(random.pick(Array("\"{}[],:x\n".unicodeScalars)), at: place)
                default: scalars.removeSubrange(place..<min(scalars.count, place + random.below(9)))
                }
            }
            var text = ""
            text.unicodeScalars.append(contentsOf: scalars)
            Self.check(Array(text.utf8))
        }
    }

    @Test(
        "The rest of a text stays understood",
        arguments: [
            (#"{"a":"b""#, #"{"a":"b"}"#),
            (#"{"a": , "c": 1}"#, #"{"a":null , "c": 1}"#),
            ("{\"a\":\n \"c\": 1}", "{\"a\":null,\n \"c\": 1}"),
            (#"{"a"}"#, #"{"a":null}"#),
            (#"[{"a": 1, {"b": 2}]"#, #"[{"a": 1}, {"b": 2}]"#),
            (#"{"a": ["x", "b": 2}"#, #"{"a": ["x"], "b": 2}"#),
            (#"[{"a": "em }, {"b": 1}]"#, #"[{"a": "em" }, {"b": 1}]"#),
            (#"{a: 'x', "b": 007}"#, #"{"a": "x", "b": 7}"#),
            ("{\"a\": \"x,\n\"b\": 1}", "{\"a\": \"x\",\n\"b\": 1}"),
            (#"[1,,2,]"#, "[1,2]"),
            ("", "null"),
        ])
    func rest(_ text: String, _ mended: String) {
        #expect(Self.mended(text) == mended)
    }

    @Test("Places of a mended text lead back")
    func origins() {
        let text = #"{"a": , b: [1 2]}"#
        let tree = JSONTree(Array(text.utf8))
        let mended = MendedJSON(tree.bytes, tree.slips)
        for (offset, byte) in mended.bytes.enumerated() where byte == UInt8(ascii: "2") {
            #expect(mended.origin(of: offset).map { tree.bytes[$0] } == byte)
        }
        let null = mended.bytes.firstIndex(of: UInt8(ascii: "n")) ?? 0
        #expect(mended.origin(of: null) == nil)
    }
}
