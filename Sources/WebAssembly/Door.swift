// The door of the engine as WebAssembly, for a page or any other program: what is exported here is all that there is, and
// nothing is imported. An instance of the module holds one session, which is spoken to as a process is, in the same bytes
// (specification, section 1.15). Numbers are those of WebAssembly, so that no caller needs anything but the module.

import FieldEngine
import FieldServer

/// Memory that one side of the door writes and the other reads.
private struct Buffer: ~Copyable {
    private(set) var bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0)

    /// One that a long message has made larger than this is not kept.
    private static let retainedCapacity = 1 << 20

    mutating func reserve(_ capacity: Int) {
        guard capacity > bytes.count else { return }
        // Longer and longer messages don't each make it anew; the file of a table, which comes first, has no room to spare.
        let capacity = max(4096, capacity, bytes.count + bytes.count / 2)
        bytes.deallocate()
        bytes = .allocate(byteCount: capacity, alignment: 16)
    }

    /// What is not kept is overwritten too, by `free`.
    mutating func erase(_ count: Int) {
        if bytes.count > Self.retainedCapacity {
            bytes.deallocate()
            bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0)
        } else {
            let used = UnsafeMutableRawBufferPointer(rebasing: bytes.prefix(count))
            used.initializeMemory(as: UInt8.self, repeating: 0)
        }
    }

    deinit { bytes.deallocate() }
}

private final class Door {
    private var session: Session
    private var output = Buffer()
    private var outputCount = 0

    init(_ configuration: SessionConfiguration) {
        var configuration = configuration
        configuration.absentTables = TableFile.allCases.filter { tableIsAbsent($0.rawValue) != 0 }
        session = Session(configuration: configuration)
    }

    var wantedTable: TableFile? { session.wantedTable }

    var deadline: Int64? { session.exitCode == nil ? session.nextDeadline : nil }
    var exitCode: Int32? { session.exitCode }
    var outputAddress: UnsafeMutableRawPointer? { output.bytes.baseAddress }

    /// Does what is due, and then takes the bytes, as the daemon's loop does.
    func receive(_ bytes: UnsafeRawBufferPointer, at now: Moment) {
        forgetOutput()
        session.advance(to: now)
        if !bytes.isEmpty { session.receive(bytes, at: now) }
    }

    func take(_ table: TableFile, isThere: Bool, at now: Moment) {
        forgetOutput()
        session.advance(to: now)
        session.take(table, isThere: isThere, at: now)
    }

    func endOfInput(at now: Moment) {
        forgetOutput()
        session.advance(to: now)
        session.endOfInput(at: now)
    }

    func takeOutput() -> Int {
        outputCount = session.output.byteCount
        output.reserve(outputCount)
        var end = 0
        while !session.output.isEmpty {
            let count = session.output.withFront { front in
                UnsafeMutableRawBufferPointer(rebasing: output.bytes[end...]).copyMemory(from: front)
                return front.count
            }
            end += count
            _ = session.output.written(count)
        }
        if session.hasSecretsToErase {
            session.eraseBuffers()
            eraseStack()
        }
        // All that is worth it was given back to the heap: a module's memory does not shrink.
        _ = session.takeMemoryToGiveBack()
        return outputCount
    }

    /// It may have held a secret.
    private func forgetOutput() {
        output.erase(outputCount)
        outputCount = 0
    }
}

/// Whether a table lies in a file that was not given yet (library.c).
@_silgen_name("table_is_absent")
private func tableIsAbsent(_ number: Int32) -> Int32

/// Puts a table in its place; 0 where the bytes are not its file (library.c).
@_silgen_name("table_put")
private func putTable(_ number: Int32, _ file: UnsafeRawPointer?, _ length: Int32) -> Int32

/// Overwrites what earlier calls have left on the stack (library.c).
@_silgen_name("erase_stack")
private func eraseStack()

// The module has one thread.
nonisolated(unsafe) private var door: Door?
nonisolated(unsafe) private var input = Buffer()
/// The moment that was told last, in milliseconds, and the day.
nonisolated(unsafe) private var latest: Int64 = 0
nonisolated(unsafe) private var today = CivilDate(year: 2000, month: 1, day: 1)

/// Opens a session, and closes the one before.
///
/// - Parameter length: how many bytes at ``input(_:)`` are flags, as the daemon has them (`--framing=line --max-fields=100`):
///   `--framing` and the limits, with blanks between them.
/// - Returns: 1; or 0 where there is something else among them, and all stays as it was.
@_expose(wasm, "open")
@_cdecl("field_server_open")
public func open(_ length: Int32) -> Int32 {
    guard let configuration = SessionConfiguration(flags: inputBytes(length)) else { return 0 }
    door = Door(configuration)
    return 1
}

/// Where to write as many bytes, for the call that comes next.
@_expose(wasm, "input")
@_cdecl("field_server_input")
public func input(_ capacity: Int32) -> UnsafeMutableRawPointer? {
    input.reserve(max(0, Int(capacity)))
    return input.bytes.baseAddress
}

/// Does what is due, and takes the bytes that were written at ``input(_:)``.
///
/// - Parameter length: how many they are; 0 where it is only the time that has come.
/// - Parameter milliseconds: the moment, on a clock that never goes back.
/// - Parameter day: the local day, as `YYYYMMDD` in decimal digits.
/// - Returns: How many bytes there are to read at ``output()``.
@_expose(wasm, "receive")
@_cdecl("field_server_receive")
public func receive(_ length: Int32, _ milliseconds: Double, _ day: Int32) -> Int32 {
    guard let door else { return 0 }
    door.receive(inputBytes(length), at: moment(milliseconds, day))
    input.erase(Int(length))
    return Int32(clamping: door.takeOutput())
}

/// The number of the table for which the message in hand waits, with all that came behind it; -1 where none does. The page
/// gives its file to ``take(_:_:_:_:)``.
@_expose(wasm, "wants")
@_cdecl("field_server_wants")
public func wants() -> Int32 { door?.wantedTable?.rawValue ?? -1 }

/// Takes the file of a table, which was written at ``input(_:)``, and goes on with what waits for it.
///
/// - Parameter length: how many bytes it has; 0 where it can't be had: then what asks for it is refused.
/// - Returns: How many bytes there are to read at ``output()``.
@_expose(wasm, "take")
@_cdecl("field_server_take")
public func take(_ number: Int32, _ length: Int32, _ milliseconds: Double, _ day: Int32) -> Int32 {
    guard let door, let table = TableFile(rawValue: number) else { return 0 }
    let file = inputBytes(length)
    let isThere = putTable(number, file.baseAddress, Int32(clamping: file.count)) != 0
    // It was read into its place, and messages are shorter.
    input = Buffer()
    door.take(table, isThere: isThere, at: moment(milliseconds, day))
    return Int32(clamping: door.takeOutput())
}

/// Ends the input, as where the daemon's stdin is closed.
///
/// - Returns: How many bytes there are to read at ``output()``.
@_expose(wasm, "end")
@_cdecl("field_server_end")
public func end(_ milliseconds: Double, _ day: Int32) -> Int32 {
    guard let door else { return 0 }
    door.endOfInput(at: moment(milliseconds, day))
    return Int32(clamping: door.takeOutput())
}

/// Where to read what the last call has said, before the next.
@_expose(wasm, "output")
@_cdecl("field_server_output")
public func output() -> UnsafeMutableRawPointer? { door?.outputAddress }

/// When something is due, on the clock of ``receive(_:_:_:)``; infinite where nothing is.
@_expose(wasm, "deadline")
@_cdecl("field_server_deadline")
public func deadline() -> Double { door?.deadline.map { Double($0) } ?? .infinity }

/// The code with which the daemon would end now; -1 while the session goes on. One that has ended does nothing more.
@_expose(wasm, "exitCode")
@_cdecl("field_server_exit_code")
public func exitCode() -> Int32 { door?.exitCode ?? -1 }

private func inputBytes(_ length: Int32) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: input.bytes.prefix(max(0, Int(length))))
}

private func moment(_ milliseconds: Double, _ day: Int32) -> Moment {
    let told = CivilDate(year: Int(day / 10_000), month: Int(day / 100 % 100), day: Int(day % 100))
    if told.year > 0, told.exists { today = told }
    // A moment that is no number is none that was told.
    if milliseconds >= 0 { latest = Int64(min(milliseconds, Double(Int64(1) << 53))) }
    return Moment(milliseconds: latest, today: today)
}

extension SessionConfiguration {
    /// Nil where there is anything but flags of a session.
    fileprivate init?(flags bytes: UnsafeRawBufferPointer) {
        self.init()
        for word in bytes.split(separator: UInt8(ascii: " ")) {
            guard let sign = word.firstIndex(of: UInt8(ascii: "=")) else { return nil }
            let name = String(decoding: word[..<sign], as: UTF8.self)
            let value = String(decoding: word[(sign + 1)...], as: UTF8.self)
            if let limit = LimitFlag(rawValue: name) {
                guard let number = Int64(value), limit.bounds.contains(Int(clamping: number)) else { return nil }
                limits[limit] = Int(clamping: number)
            } else if name == "--framing", let choice = FramingChoice(rawValue: value) {
                framing = choice
            } else {
                return nil
            }
        }
    }
}
