// The door of the WebAssembly module: what a page, or any program that runs WebAssembly, calls. Nothing else is exported, and
// nothing is imported. An instance of the module holds one session.
//
// Bytes go in through a buffer of the module's, and come out of another; each is good until the next call.

import FieldEngine
import FieldServer

/// A session with the memory that its bytes go through.
private final class Door {
    var session: Session
    private var input = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    private var output = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    private var outputLength = 0

    init(_ configuration: SessionConfiguration) { session = Session(configuration: configuration) }

    deinit {
        input.deallocate()
        output.deallocate()
    }

    func input(capacity: Int) -> UnsafeMutableRawPointer? {
        if capacity > input.count { Self.replace(&input, capacity: capacity) }
        return input.baseAddress
    }

    func receive(_ length: Int, at now: Moment) {
        forgetOutput()
        let bytes = UnsafeMutableRawBufferPointer(rebasing: input[..<min(length, input.count)])
        if !bytes.isEmpty { session.receive(UnsafeRawBufferPointer(bytes), at: now) }
        bytes.erase()
        session.advance(to: now)
    }

    func endOfInput(at now: Moment) {
        forgetOutput()
        session.endOfInput(at: now)
    }

    func takeOutput() -> Int {
        let bytes = session.takeOutput()
        if bytes.count > output.count { Self.replace(&output, capacity: bytes.count) }
        output.copyBytes(from: bytes)
        outputLength = bytes.count
        if session.hasSecretsToErase { session.eraseBuffers() }
        _ = session.takeMemoryToGiveBack()
        return outputLength
    }

    var outputAddress: UnsafeMutableRawPointer? { output.baseAddress }

    /// It may have held a secret.
    private func forgetOutput() {
        UnsafeMutableRawBufferPointer(rebasing: output[..<outputLength]).erase()
        outputLength = 0
    }

    private static func replace(_ buffer: inout UnsafeMutableRawBufferPointer, capacity: Int) {
        buffer.deallocate()
        // Twice as much as is needed, so that longer and longer messages don't each make a buffer anew.
        buffer = .allocate(byteCount: max(4096, 2 * capacity), alignment: 16)
    }
}

extension UnsafeMutableRawBufferPointer {
    fileprivate func erase() { _ = initializeMemory(as: UInt8.self, repeating: 0) }
}

// The module has one thread.
nonisolated(unsafe) private var door: Door?
nonisolated(unsafe) private var limits = Limits()

/// Sets a limit of the session that is opened next: its index is its place in `initialize`'s `limits`.
@_cdecl("field_server_set_limit")
public func setLimit(_ index: Int32, _ value: Int32) {
    let value = max(1, Int(value))
    switch index {
    case 0: limits.maxMessageBytes = value
    case 1: limits.maxDepth = value
    case 2: limits.maxFields = value
    case 3: limits.maxTextLength = value
    case 4: limits.maxPatternStates = value
    case 5: limits.maxTurnWork = value
    case 6: limits.maxPending = value
    case 7: limits.maxBatch = value
    case 8: limits.maxTypes = value
    case 9: limits.maxForms = value
    case 10: limits.maxEntries = value
    case 11: limits.maxRuleFields = value
    case 12: limits.maxReportedDiagnostics = value
    case 13: limits.maxReportOwners = value
    default: break
    }
}

/// Opens a session; the one before it ends. `framing`: 0 to tell it by the first byte, 1 for headers, 2 for lines.
@_cdecl("field_server_open")
public func open(_ framing: Int32) {
    var configuration = SessionConfiguration()
    configuration.limits = limits
    configuration.framing = framing == 1 ? .header : framing == 2 ? .line : .automatic
    door = Door(configuration)
}

/// Where to write so many bytes that the session is to receive.
@_cdecl("field_server_input")
public func input(_ capacity: Int32) -> UnsafeMutableRawPointer? { door?.input(capacity: max(0, Int(capacity))) }

/// Takes bytes that were written at `field_server_input`, none or some, and does what is due.
///
/// - Parameter milliseconds: of a clock that never goes back.
/// - Parameter today: the day as the digits of `YYYYMMDD`.
/// - Returns: How many bytes there are at `field_server_output`.
@_cdecl("field_server_receive")
public func receive(_ length: Int32, _ milliseconds: Double, _ today: Int32) -> Int32 {
    guard let door else { return 0 }
    door.receive(max(0, Int(length)), at: moment(milliseconds, today))
    return Int32(clamping: door.takeOutput())
}

/// Nothing more will come in.
@_cdecl("field_server_end_of_input")
public func endOfInput(_ milliseconds: Double, _ today: Int32) -> Int32 {
    guard let door else { return 0 }
    door.endOfInput(at: moment(milliseconds, today))
    return Int32(clamping: door.takeOutput())
}

/// Where the bytes are that the last call said there are.
@_cdecl("field_server_output")
public func output() -> UnsafeMutableRawPointer? { door?.outputAddress }

/// When something is due next, by the clock that the session is told; infinity while nothing waits.
@_cdecl("field_server_deadline")
public func deadline() -> Double { door?.session.nextDeadline.map { Double($0) } ?? .infinity }

/// The code with which a process would end now; -1 while the session goes on.
@_cdecl("field_server_exit_code")
public func exitCode() -> Int32 { door?.session.exitCode ?? -1 }

/// Ends the session and gives its memory back to the module.
@_cdecl("field_server_close")
public func close() { door = nil }

private func moment(_ milliseconds: Double, _ today: Int32) -> Moment {
    let day = max(0, Int(today))
    return Moment(
        milliseconds: Int64(exactly: milliseconds.rounded(.down)) ?? 0,
        today: CivilDate(year: day / 10_000, month: day / 100 % 100, day: day % 100))
}
