import FuzzingDoors

/// What libFuzzer calls with each input. The first byte chooses the door.
///
/// Built only where FIELD_SERVER_LIBFUZZER=1 is set (CONTRIBUTING in the header of .ci/fuzz).
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let input = Array(UnsafeBufferPointer(start: start, count: count))
    guard let door = input.first else { return 0 }
    let rest = Array(input.dropFirst())
    let problem =
        switch door {
        case UInt8(ascii: "p"): PatternDoor.problem(with: rest)
        case UInt8(ascii: "r"): SnapshotDoor.problem(with: rest)
        default: SessionDoor.problem(with: rest)
        }
    if let problem { fatalError(problem) }
    return 0
}
