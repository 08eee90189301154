import JSONBytes
import TestSupport
import Testing

@testable import FieldServer

@Suite("Output that waits")
struct FramingOutputQueueTests {
    @Test("Bytes leave in the order they came", arguments: [1, 2, 3, 4096])
    func order(limit: Int) {
        var queue = OutputQueue()
        queue.append(output(["one", "two"]))
        queue.append(output(["three"]), from: 2)
        #expect(queue.byteCount == 9)
        #expect(drain(&queue, limit: limit) == "onetworee")
        #expect(queue.isEmpty)
        #expect(queue.heldByteCount == 0)
        queue.append(output(["again"]))
        #expect(drain(&queue, limit: limit) == "again")
    }

    @Test("Up to a mebibyte every notification is written")
    func belowTheThreshold() {
        var queue = OutputQueue()
        var expected = ""
        for version in 0..<1000 {
            let frame = diagnostics(field: 1, version: version)
            expected += frame
            queue.append(output([frame], field: 1))
        }
        #expect(drain(&queue) == expected)
    }

    @Test("Beyond it a notification gives way to a newer one of its field, and nothing else moves")
    func folding() {
        var queue = OutputQueue()
        let filler = String(repeating: "x", count: OutputQueue.foldingThreshold)
        queue.append(output(["first"]))
        queue.append(output([diagnostics(field: 1, version: 1)], field: 1))
        queue.append(output([diagnostics(field: 2, version: 1)], field: 2))
        queue.append(output([filler]))
        queue.append(output([diagnostics(field: 1, version: 2)], field: 1))
        queue.append(output(["answer"]))
        queue.append(output([diagnostics(field: 3, version: 1)], field: 3))
        queue.append(output([diagnostics(field: 1, version: 3)], field: 1))
        queue.append(output(["last"]))
        let expected =
            "first" + diagnostics(field: 2, version: 1) + filler + "answer" + diagnostics(field: 3, version: 1)
            + diagnostics(field: 1, version: 3) + "last"
        #expect(queue.byteCount == expected.utf8.count)
        #expect(drain(&queue) == expected)
    }

    @Test("What is partly written is written to its end")
    func partlyWritten() {
        var queue = OutputQueue()
        let filler = String(repeating: "x", count: OutputQueue.foldingThreshold)
        let old = diagnostics(field: 1, version: 1)
        queue.append(output([old], field: 1))
        queue.append(output([filler]))
        queue.consume(1)
        queue.append(output([diagnostics(field: 1, version: 2)], field: 1))
        #expect(drain(&queue) == old.dropFirst() + filler + diagnostics(field: 1, version: 2))

        // The same where its beginning was written before it came to the queue.
        queue.append(output([filler]))
        queue.append(output([old], field: 1), from: 5)
        queue.append(output([diagnostics(field: 1, version: 2)], field: 1))
        #expect(drain(&queue) == filler + old.dropFirst(5) + diagnostics(field: 1, version: 2))
    }

    @Test("A frame that is no message is left alone")
    func unreadable() {
        var queue = OutputQueue()
        let filler = String(repeating: "x", count: OutputQueue.foldingThreshold + 1)
        queue.append(output([filler]))
        for frame in ["", "rubbish", "{\"params\":", "{\"params\":1}", "{}"] {
            queue.append(output([diagnostics(field: 1, version: 1)], field: 1))
            queue.append(output([frame], field: 1))
        }
        #expect(drain(&queue).hasSuffix("{}"))
    }

    /// A field's presentation tells only what changed, so the changes of a frame that gives way live on.
    @Test("The newer takes over what only the older one told", arguments: Framing.allCases)
    func presentation(framing: Framing) throws {
        let rows: [(older: String?, newer: String?, expected: String?)] = [
            (nil, nil, nil),
            (nil, #"{"a":1}"#, #"{"a":1}"#),
            (#"{"a":1}"#, nil, #"{"a":1}"#),
            (#"{"a":1}"#, #"{"a":2}"#, #"{"a":2}"#),
            (#"{"a":1,"b":{"c":[1]}}"#, #"{"a":null}"#, #"{"b":{"c":[1]},"a":null}"#),
            (#"{"a":null}"#, #"{"b":2}"#, #"{"a":null,"b":2}"#),
            (#"{"a":1}"#, #"{}"#, #"{"a":1}"#),
            (#"{}"#, nil, nil),
            ("null", #"{"b":2}"#, #"{"b":2}"#),
        ]
        for row in rows {
            var queue = OutputQueue()
            queue.append(output([String(repeating: "x", count: OutputQueue.foldingThreshold + 1)]))
            for (version, part) in [(1, row.older), (2, row.newer)] {
                queue.append(
                    output([diagnostics(field: 7, version: version, presentation: part, framing: framing)], field: 7))
            }
            queue.consume(OutputQueue.foldingThreshold + 1)
            #expect(drain(&queue) == diagnostics(field: 7, version: 2, presentation: row.expected, framing: framing))
        }
    }

    @Test("Changes are handed on through any number of folds")
    func chain() {
        var queue = OutputQueue()
        queue.append(output([String(repeating: "x", count: OutputQueue.foldingThreshold + 1)]))
        for version in 1...5 {
            let frame = diagnostics(field: 1, version: version, presentation: "{\"m\(version)\":\(version)}")
            queue.append(output([frame], field: 1))
        }
        queue.consume(OutputQueue.foldingThreshold + 1)
        #expect(
            drain(&queue)
                == diagnostics(field: 1, version: 5, presentation: #"{"m1":1,"m2":2,"m3":3,"m4":4,"m5":5}"#))
    }

    @Test("A hundred thousand folds: the time is in proportion and the memory stays")
    func manyFolds() {
        let fields = 1000
        var queue = OutputQueue()
        queue.append(output([String(repeating: "x", count: OutputQueue.foldingThreshold + 1)]))
        var held = 0
        for turn in 0..<100_000 {
            let field = turn % fields
            queue.append(output([diagnostics(field: field, version: turn)], field: Int32(field)))
            held = max(held, queue.heldByteCount)
        }
        #expect(queue.byteCount < OutputQueue.foldingThreshold + 1000 * 160)
        #expect(held < OutputQueue.foldingThreshold * 2)
    }

    /// The large ones are taken as they are, the small ones copied together.
    @Test("Whether frames give way is decided for all that a turn says", arguments: [0, 20_000])
    func turns(padding: Int) {
        let count = OutputQueue.foldingThreshold / (padding + 40) + 1
        let frames = (0..<2 * count).map { version in
            let padding = String(repeating: "y", count: padding)
            return (field: version % 3, text: diagnostics(field: version % 3, version: version, padding: padding))
        }
        var queue = OutputQueue()
        for turn in [frames.prefix(count), frames.suffix(count)] {
            var output = Output()
            for frame in turn {
                output.bytes += Array(frame.text.utf8)
                output.frames.append(.init(end: output.bytes.count, field: Int32(frame.field)))
                output.cutIfFull()
            }
            let isFirst = queue.isEmpty
            queue.append(output)
            guard isFirst else { continue }
            #expect(queue.byteCount == turn.reduce(0) { $0 + $1.text.utf8.count })
            queue.consume(10)
        }
        // Behind the first turn more waits than a mebibyte: all of the second gives way but each field's last, and so does
        // each field's last of the first.
        let expected = frames.prefix(count - 3) + frames.suffix(3)
        #expect(drain(&queue) == expected.map(\.text).joined().dropFirst(10))
        #expect(queue.heldByteCount == 0)
    }

    /// The room of the first segment, with what nobody reads.
    private func room(of queue: OutputQueue) throws -> [UInt8] {
        try #require(Mirror(reflecting: queue).descendant("segments", "storage", 0, "bytes", "room") as? [UInt8])
    }

    @Test("A buffer that is taken as it is holds nothing that was there before, and little room")
    func taking() throws {
        let secret = Array("secret".utf8)
        // With something to write before what waits, and behind all of it.
        for (capacity, isTaken) in [(50_000, true), (1_000_000, false)] {
            var used = Output()
            used.bytes = ByteBuffer(capacity: capacity)
            for _ in 0..<8_000 { used.bytes += secret }
            used.bytes.removeAll(keepingCapacity: true)
            used.bytes += secret + Array(repeating: UInt8(ascii: "x"), count: 40_000)
            used.frames.append(.init(end: used.bytes.count))
            var queue = OutputQueue()
            queue.take(&used, from: secret.count)
            #expect(used.isEmpty && (used.bytes.capacity == 0) == isTaken)
            let room = try room(of: queue)
            #expect(room.count <= 2 * 40_000)
            #expect(String(decoding: room, as: UTF8.self).contains("secret") == false)
            #expect(drain(&queue) == String(repeating: "x", count: 40_000))
        }
    }

    /// The queue against the plainest thing that does the same: an array of frames.
    @Test("Random traffic leaves as a plain model says", arguments: [2_000, 40_000])
    func model(longest: Int) {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        var queue = OutputQueue()
        var model = PlainQueue()
        var versions = 0
        for _ in 0..<12_000_000 / longest {
            if Int.random(in: 0..<10, using: &random) < 7 {
                var batch = Output()
                for _ in 0..<Int.random(in: 1...5, using: &random) {
                    versions += 1
                    let field = Int32.random(in: -20..<40, using: &random)
                    let padding = String(repeating: "y", count: Int.random(in: 0..<longest, using: &random))
                    let frame =
                        field < 0 ? padding : diagnostics(field: Int(field), version: versions, padding: padding)
                    batch.bytes += Array(frame.utf8)
                    batch.frames.append(.init(end: batch.bytes.count, field: max(field, -1)))
                    batch.cutIfFull()
                }
                queue.append(batch)
                model.append(batch)
            } else {
                let count = Int.random(in: 0..<5 * longest, using: &random)
                let fromQueue = queue.withFront(atMost: count) { Array($0) }
                let fromModel = model.take(fromQueue.count)
                queue.consume(fromQueue.count)
                guard fromQueue == fromModel else {
                    Issue.record("seed \(seed)")
                    return
                }
            }
            guard queue.byteCount == model.byteCount else {
                Issue.record("seed \(seed): \(queue.byteCount) bytes instead of \(model.byteCount)")
                return
            }
        }
        #expect(drain(&queue) == String(decoding: model.take(.max), as: UTF8.self), "seed \(seed)")
    }

    // MARK: Helpers

    private func output(_ frames: [String], field: Int32 = -1) -> Output {
        var output = Output()
        for frame in frames {
            output.bytes += Array(frame.utf8)
            output.frames.append(.init(end: output.bytes.count, field: field))
        }
        return output
    }

    private func diagnostics(
        field: Int, version: Int, presentation: String? = nil, padding: String = "", framing: Framing = .header
    ) -> String {
        let member = presentation.map { ",\"presentation\":\($0)" } ?? ""
        let body =
            #"{"jsonrpc":"2.0","method":"field/diagnostics","params":{"field":"f\#(field)","version":\#(version)"#
            + #","state":{"presentation":"\#(padding)"}\#(member)}}"#
        return framing == .header ? framed(body) : body + "\n"
    }

    private func drain(_ queue: inout OutputQueue, limit: Int = 4096) -> String {
        var bytes: [UInt8] = []
        while !queue.isEmpty {
            let part = queue.withFront(atMost: limit) { Array($0) }
            #expect(!part.isEmpty && part.count <= limit)
            bytes += part
            queue.consume(part.count)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension OutputQueue {
    fileprivate mutating func append(_ output: Output, from offset: Int = 0) {
        var output = output
        take(&output, from: offset)
    }
}

/// What ``OutputQueue`` does, in quadratic time and without presentations.
private struct PlainQueue {
    private var frames: [(bytes: ArraySlice<UInt8>, field: Int32)] = []
    private(set) var byteCount = 0

    mutating func append(_ output: Output) {
        let isFolding = byteCount > OutputQueue.foldingThreshold
        var output = output
        while let piece = output.takePiece() { append(piece, isFolding: isFolding) }
        append(output, isFolding: isFolding)
    }

    private mutating func append(_ output: Output, isFolding: Bool) {
        var start = 0
        for frame in output.frames {
            if frame.field >= 0, isFolding,
                let older = frames.lastIndex(where: { $0.field == frame.field })
            {
                byteCount -= frames[older].bytes.count
                frames.remove(at: older)
            }
            frames.append((output.bytes[start..<frame.end], frame.field))
            byteCount += frame.end - start
            start = frame.end
        }
        // Below the threshold a field may wait several times; only the newest can ever give way.
        var seen: Set<Int32> = []
        for index in frames.indices.reversed() where frames[index].field >= 0 {
            if !seen.insert(frames[index].field).inserted { frames[index].field = -1 }
        }
    }

    mutating func take(_ count: Int) -> [UInt8] {
        var taken: [UInt8] = []
        while taken.count < count, let first = frames.first {
            let part = first.bytes.prefix(count - taken.count)
            taken += part
            if part.count == first.bytes.count {
                frames.removeFirst()
            } else {
                frames[0] = (first.bytes.dropFirst(part.count), -1)
            }
        }
        byteCount -= taken.count
        return taken
    }
}
