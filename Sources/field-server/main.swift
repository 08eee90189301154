import FieldEngine
import FieldServer
import Glibc

let arguments = Array(CommandLine.arguments.dropFirst())
var session = Session(configuration: SessionConfiguration())
let today = CivilDate(year: 2026, month: 11, day: 21)
switch arguments.first {
case "try":
    exit(
        runTry(arguments: Array(arguments.dropFirst()), with: session) {
            var time = timespec()
            clock_gettime(CLOCK_MONOTONIC, &time)
            return Moment(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000, today: today)
        })
case "play": exit(runPlay(arguments: Array(arguments.dropFirst()), with: session))
case "types": exit(runTypes(with: session))
default: break
}
let now = Moment(milliseconds: 0, today: today)
var buffer = [UInt8](repeating: 0, count: 1 << 16)
while session.exitCode == nil {
    let n = read(0, &buffer, buffer.count)
    if n <= 0 {
        session.endOfInput(at: now)
    } else {
        buffer.withUnsafeBytes { session.receive(UnsafeRawBufferPointer(rebasing: $0[..<n]), at: now) }
    }
    var sent = 0
    while sent < session.output.bytes.count {
        let w = session.output.bytes.withUnsafeBytes { write(1, $0.baseAddress! + sent, $0.count - sent) }
        if w <= 0 { exit(1) }
        sent += w
    }
    session.output.removeAll()
}
exit(session.exitCode ?? 1)
