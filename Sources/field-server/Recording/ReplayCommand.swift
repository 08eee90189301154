internal import FieldServer

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// `--replay FILE`: runs a recorded session again and writes what it writes. 0 where that is what was recorded, 1 where it
/// is not, 2 where there is nothing to replay.
func runReplay(_ path: String) -> Int32 {
    let record: SessionRecord
    let configuration: SessionConfiguration
    do throws(TextFile.Unreadable) {
        let bytes = try TextFile.readBytes(path)
        do {
            record = try SessionRecord(parsing: bytes)
            configuration = try CommandLineOptions(record.flags).configuration
        } catch let problem as SessionRecord.Unreadable {
            printError("\(path): \(problem.reason)")
            return 2
        } catch {
            printError("\(path): its flags are not understood")
            return 2
        }
    } catch {
        printError("\(path): \(error.reason)")
        return 2
    }
    let outcome = record.replay(configuration)
    var rest = outcome.written[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
        if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { break }
    }
    guard let difference = outcome.difference else { return 0 }
    printError("\(path): byte \(difference) of what is written is another than the one recorded")
    return 1
}
