import Foundation

/// A terminal of which the test has the far end.
public final class PseudoTerminal {
    public let keyboard: Int32
    public let line: Int32

    public init() throws {
        #if canImport(Darwin)
            keyboard = posix_openpt(O_RDWR | O_NOCTTY)
            try check(grantpt(keyboard), "grantpt")
            try check(unlockpt(keyboard), "unlockpt")
            line = open(ptsname(keyboard), O_RDWR | O_NOCTTY | O_CLOEXEC)
        #else
            keyboard = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
            // Macros that Swift does not see.
            let (unlock, tellNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
            var number: Int32 = 0
            try check(ioctl(keyboard, unlock, &number), "TIOCSPTLCK")
            try check(ioctl(keyboard, tellNumber, &number), "TIOCGPTN")
            line = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
        #endif
        try check(line, "open")
    }

    deinit {
        close(line)
        close(keyboard)
    }
}
