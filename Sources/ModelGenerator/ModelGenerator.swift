import Foundation

/// Writes the files that are made from `protocol/model.json`, or checks that they are current.
@main
struct ModelGenerator {
    static let command = "swift run ModelGenerator"

    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.allSatisfy({ $0 == "--check" }) else {
            fail("usage: \(command) [--check]")
        }
        do {
            let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            let output = try GeneratedOutput(root: root)
            if arguments.contains("--check") {
                let stale = try output.staleFiles()
                guard stale.isEmpty else {
                    fail("stale: \(stale.joined(separator: ", ")). Run: \(command)")
                }
            } else {
                for path in try output.write() { print(path) }
            }
        } catch {
            fail("\(error)")
        }
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(1)
    }
}
