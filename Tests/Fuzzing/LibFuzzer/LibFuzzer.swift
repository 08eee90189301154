import FuzzingDoors

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// libFuzzer over one door, which the variable FIELD_SERVER_DOOR names: one door a run, so that each has a corpus of its
/// own. How it is built and run is in Tests/Fuzzing/README.md.
@main
enum LibFuzzer {
    private static let door = getenv("FIELD_SERVER_DOOR").flatMap { Door(rawValue: String(cString: $0)) }

    static func main() {
        guard door != nil else {
            print("FIELD_SERVER_DOOR is one of \(Door.allCases.map(\.rawValue))")
            exit(2)
        }
        var count = CommandLine.argc
        var arguments = CommandLine.unsafeArgv
        exit(runDriver(&count, &arguments, testOneInput))
    }

    fileprivate static func test(_ input: [UInt8]) {
        if let problem = door?.problem(with: input) { fatalError(problem) }
    }
}

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    LibFuzzer.test(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32
