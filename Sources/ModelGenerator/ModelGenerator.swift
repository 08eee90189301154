import Foundation

/// Writes the files that are made from `protocol/model.json` and `protocol/messages`, or checks that they are current and that the model breaks no
/// client of the last release. `--release` makes this model the one that is compared with.
@main
struct ModelGenerator {
    static let command = "swift run ModelGenerator"

    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.allSatisfy({ $0 == "--check" || $0 == "--release" }), arguments.count < 2 else {
            fail("usage: \(command) [--check | --release]")
        }
        do {
            let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
            if arguments.contains("--release") { return try Model.release(in: root) }
            let output = try GeneratedOutput(root: root)
            for problem in output.problems { report("not shipped: \(problem)") }
            if arguments.contains("--check") {
                let stale = try output.staleFiles()
                guard stale.isEmpty else {
                    fail("stale: \(stale.joined(separator: ", ")). Run: \(command)")
                }
                let broken = try Model.read(from: root).breakingChanges(since: Model.lastRelease(in: root))
                guard broken.isEmpty else {
                    fail(
                        "clients of the last release break; of a model that was never released, \(command) --release takes "
                            + "this one instead:\n" + broken.map { "  " + $0 }.joined(separator: "\n"))
                }
            } else {
                for path in try output.write() { print(path) }
            }
        } catch {
            fail("\(error)")
        }
    }

    private static func fail(_ message: String) -> Never {
        report(message)
        exit(1)
    }

    private static func report(_ message: String) { FileHandle.standardError.write(Data((message + "\n").utf8)) }
}
