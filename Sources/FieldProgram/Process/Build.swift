internal import BuildStamp
internal import FieldTools

/// Of what the program was made, and how.
enum Build {
    /// Nil where whoever built it did not say.
    static var commit: String? { field_server_commit().map { String(cString: $0) } }

    static var kind: String {
        #if DEBUG
            "debug"
        #else
            "release"
        #endif
    }

    static var platform: String {
        #if arch(x86_64)
            let processor = "x86_64"
        #elseif arch(arm64)
            let processor = "arm64"
        #else
            let processor = "unknown"
        #endif
        #if os(Linux)
            return processor + "-linux"
        #elseif os(macOS)
            return processor + "-macos"
        #else
            return processor
        #endif
    }

    /// What `--version` prints.
    static func line(version: String) -> TerminalText {
        let source = commit.map { "commit \($0)" } ?? "development"
        return TerminalText("field-server \(version) (\(source), \(kind) build for \(platform))")
    }
}
