import FieldEngine
import FieldServer
import Foundation
import TestClients
import Testing

@testable import FieldProgram

/// The loop and its descriptors inside the test's own process, where each can be brought about that a real client meets
/// only by chance.
@Suite("Poll loop")
struct PollLoopTests {
    /// Gives back what it gets, byte for byte.
    private struct Echo: ByteServer {
        var output = Output()
        var exitCode: Int32?
        var watchedProcess: Int32?
        var nextDeadline: Int64?
        /// Written for every byte that comes in.
        var repetitions = 1
        var moments: [Int64] = []

        mutating func receive(_ bytes: UnsafeRawBufferPointer, at now: Moment) {
            for byte in bytes {
                output.bytes.append(contentsOf: repeatElement(byte, count: repetitions))
                output.frames.append(.init(end: output.bytes.count))
                if byte == UInt8(ascii: "!") {
                    exitCode = 7
                    return
                }
            }
        }

        mutating func endOfInput(at now: Moment) {
            output.bytes += Array("end".utf8)
            output.frames.append(.init(end: output.bytes.count))
            exitCode = 3
        }

        mutating func end() { exitCode = 9 }

        mutating func advance(to now: Moment) {
            guard let due = nextDeadline, due <= now.milliseconds else { return }
            output.bytes += Array("tick ".utf8)
            output.frames.append(.init(end: output.bytes.count))
            moments.append(now.milliseconds)
            nextDeadline = moments.count < 3 ? due + 5 : nil
            if nextDeadline == nil { exitCode = 4 }
        }
    }

    /// A pipe; its ends are closed with it.
    private final class Pipe {
        var reader: Int32
        var writer: Int32

        init() throws {
            (reader, writer) = try ServerProcess.pipe()
        }

        deinit {
            closeReader()
            closeWriter()
        }

        func closeReader() {
            if reader >= 0 { close(reader) }
            reader = -1
        }

        func closeWriter() {
            if writer >= 0 { close(writer) }
            writer = -1
        }

        func write(_ text: String) {
            let bytes = Array(text.utf8)
            #expect(Foundation.write(writer, bytes, bytes.count) == bytes.count)
        }

        /// All that is in it now.
        func contents() -> String {
            _ = fcntl(reader, F_SETFL, O_NONBLOCK)
            var bytes: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = read(reader, &buffer, buffer.count)
                guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
                bytes += buffer.prefix(count)
            }
        }
    }

    private func loop(
        _ server: Echo, _ input: Pipe, _ output: OutputDescriptor, maxPending: Int = 1 << 20,
        clientProcess: Int32? = nil
    ) -> PollLoop<Echo> {
        PollLoop(
            server: server, clock: SystemClock(), input: InputDescriptor(number: input.reader), output: output,
            signals: -1, maxPending: maxPending, clientProcess: clientProcess)
    }

    @Test(
        "What comes in is served until the end of input", arguments: [OutputDescriptor.WriteStrategy.direct, .polled])
    func endOfInput(writeStrategy: OutputDescriptor.WriteStrategy) throws {
        let (input, output) = try (Pipe(), Pipe())
        input.write("hello ")
        input.closeWriter()
        var loop = loop(Echo(), input, OutputDescriptor(number: output.writer, writeStrategy: writeStrategy))
        #expect(loop.run() == 3)
        #expect(output.contents() == "hello end")
    }

    @Test("Nothing behind the message that ends it is served")
    func exit() throws {
        let (input, output) = try (Pipe(), Pipe())
        input.write("bye! and more")
        var loop = loop(Echo(), input, OutputDescriptor(output.writer))
        #expect(loop.run() == 7)
        #expect(output.contents() == "bye!")
    }

    @Test("What is due is done without any input, and never early")
    func timers() throws {
        let (input, output) = try (Pipe(), Pipe())
        var server = Echo()
        server.nextDeadline = SystemClock.milliseconds + 5
        var loop = loop(server, input, OutputDescriptor(output.writer))
        #expect(loop.run() == 4)
        #expect(output.contents() == "tick tick tick ")
    }

    @Test("It ends when nobody can read it any more, idle or not", arguments: ["", "x"])
    func closedOutput(text: String) throws {
        let (input, output) = try (Pipe(), Pipe())
        input.write(text)
        output.closeReader()
        var loop = loop(Echo(), input, OutputDescriptor(number: output.writer, writeStrategy: .polled))
        #expect(loop.run() == 9)
    }

    @Test("It ends when a descriptor is none at all")
    func noDescriptor() throws {
        // Other tests open and close descriptors meanwhile; none of theirs gets this number.
        let input = try Pipe()
        var mute = loop(Echo(), input, OutputDescriptor(number: 999_999, writeStrategy: .direct))
        #expect(mute.run() == 9)
    }

    @Test("A process that is gone ends it")
    func parentGone() throws {
        let (input, output) = try (Pipe(), Pipe())
        let gone = try ServerProcess(["--version"])
        #expect(try gone.exitCode() == 0)
        var loop = loop(Echo(), input, OutputDescriptor(output.writer), clientProcess: gone.identifier)
        #expect(loop.run() == 9)
    }

    @Test("A read full of short requests with long answers is not served at once")
    func portions() throws {
        let (input, output) = try (Pipe(), Pipe())
        input.write(String(repeating: "x", count: 30_000))
        input.closeWriter()
        // 30 MB of answers, of which 64 KiB fit in the pipe, and nobody reads: it gives up with what waits then.
        var server = Echo()
        server.repetitions = 1000
        server.nextDeadline = SystemClock.milliseconds + 5
        var loop = loop(server, input, OutputDescriptor(output.writer), maxPending: 1_000_000)
        // The end of input is not reached while reading is paused; the third tick ends it.
        #expect(loop.run() == 4)
        #expect(output.contents().allSatisfy { $0 == "x" })
    }

    // MARK: Descriptors

    @Test("The writeStrategy of writing follows from what the descriptor is")
    func manners() throws {
        let pipe = try Pipe()
        let own = OutputDescriptor(pipe.writer)
        #if os(Linux)
            #expect(own.writeStrategy == .direct)
            #expect(own.number != pipe.writer)
            // The open file that the server was given is as it was.
            #expect(fcntl(pipe.writer, F_GETFL) & O_NONBLOCK == 0)
            close(own.number)
        #else
            #expect(own.writeStrategy == .polled)
        #endif
        _ = fcntl(pipe.writer, F_SETFL, O_NONBLOCK)
        #expect(OutputDescriptor(pipe.writer).number == pipe.writer)
        #expect(OutputDescriptor(pipe.writer).writeStrategy == .direct)
        let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer { close(null) }
        #expect(OutputDescriptor(null).writeStrategy == .polled)
        #expect(OutputDescriptor(-1).offer(UnsafeRawBufferPointer(start: nil, count: 0)) == .written(0))
    }

    @Test("Offering never blocks", arguments: [false, true])
    func fullPipe(polled: Bool) throws {
        let pipe = try Pipe()
        let output =
            polled ? OutputDescriptor(number: pipe.writer, writeStrategy: .polled) : OutputDescriptor(pipe.writer)
        let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
        var taken = 0
        while case .written(let count) = bytes.withUnsafeBytes({ output.offer($0) }) { taken += count }
        #expect(taken > 0 && taken < bytes.count)
        #expect(bytes.withUnsafeBytes { output.offer($0) } == .wait)
        #expect(pipe.contents().utf8.count == taken)
        pipe.closeReader()
        #expect(bytes.withUnsafeBytes { output.offer($0) } == .closed)
        if output.number != pipe.writer { close(output.number) }
    }

    // MARK: Processes

    @Test("A process's line is read from its last parenthesis")
    func processStatus() throws {
        let rest = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 START 20 21"
        func status(_ line: String) -> ProcessStatus? { ProcessStatus(line: Array(line.utf8)) }
        let plain = try #require(status("12 (name) S \(rest)"))
        #expect(!plain.isDead)
        #expect(plain.startTime == Array("START".utf8))
        let odd = try #require(status("12 (a) Z (b) Z \(rest)"))
        #expect(odd.isDead)
        #expect(odd.startTime == plain.startTime)
        #expect(status("12 (name) S 1 2 3") == nil)
        #expect(status("") == nil)
        #if os(Linux)
            #expect(ProcessStatus(of: getpid())?.isDead == false)
        #endif
    }
}
