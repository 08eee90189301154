import JSONBytes
import Testing

@testable import FieldServer

/// Output that comes in pieces says what it would say in one.
@Suite("Output")
struct OutputTests {
    /// Frames with the bytes that they have been given, whichever piece they lie in.
    private static func frames(_ output: Output) -> [String] {
        var rest = output
        var frames: [String] = []
        while true {
            let piece = rest.takePiece()
            let part = piece ?? rest
            var start = 0
            for frame in part.frames {
                frames.append("\(frame.field) " + String(decoding: part.bytes[start..<frame.end], as: UTF8.self))
                start = frame.end
            }
            #expect(start == part.bytes.count)
            if piece == nil { return frames }
        }
    }

    private static func add(_ text: String, field: Int32, to output: inout Output, _ expected: inout [String]) {
        output.bytes.append(contentsOf: Array(text.utf8))
        output.frames.append(Output.Frame(end: output.bytes.count, field: field))
        output.cutIfFull()
        expected.append("\(field) \(text)")
    }

    @Test("Nothing is lost between pieces", arguments: [0, 1, 700, 40_000, 200_000])
    func pieces(size: Int) {
        var output = Output()
        var expected: [String] = []
        for number in 0..<300 as Range<Int32> {
            let text = "frame \(number) " + String(repeating: "x", count: number % 10 == 0 ? size : size / 8)
            Self.add(text, field: number % 7, to: &output, &expected)
        }
        #expect(output.byteCount == expected.reduce(0) { $0 + $1.utf8.count - 2 })
        #expect(output.allBytes.count == output.byteCount)
        var other = Output()
        var all: [String] = []
        Self.add("before", field: -1, to: &other, &all)
        other.append(output)
        all += expected
        Self.add("behind", field: -1, to: &other, &all)
        #expect(Self.frames(other) == all)
        #expect(!other.isEmpty)
        other.removeAll()
        #expect(other.isEmpty && other.byteCount == 0 && other.allBytes.isEmpty)
    }

    @Test("No piece is much larger than the others") func sizes() {
        var output = Output()
        var expected: [String] = []
        for _ in 0..<1_000 { Self.add(String(repeating: "x", count: 500), field: 1, to: &output, &expected) }
        var sizes: [Int] = []
        while let piece = output.takePiece() { sizes.append(piece.bytes.count) }
        #expect(sizes.count >= 7 && sizes.allSatisfy { $0 > 60_000 && $0 <= 64 * 1_024 })
    }

    @Test("What is written leaves nothing behind, whether it ends with a piece or not", arguments: [true, false])
    func writing(endsWithPiece: Bool) {
        var output = Output()
        for _ in 0..<3 {
            var expected: [String] = []
            while expected.count < 300 || output.bytes.isEmpty != endsWithPiece {
                Self.add(String(repeating: "x", count: 500), field: 1, to: &output, &expected)
            }
            var written = 0
            while !output.isEmpty {
                let count = output.withFront { $0.count }
                #expect(output.written(count - 1) == count - 1)
                #expect(output.written(count) == 0)
                written += count
            }
            #expect(written == expected.reduce(0) { $0 + $1.utf8.count - 2 })
            #expect((Mirror(reflecting: output).descendant("pieces") as? [Output])?.isEmpty == true)
        }
    }
}
