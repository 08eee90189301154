import Foundation
import FuzzingDoors
import TestSupport

/// `Fuzzer [--seconds N | --count N] [--seed N] [--from N] [--door session|pattern|snapshot|language] [--write FILE]`: random input
/// of which nothing may come but answers. The same seed gives the same inputs; a trap names the seed and the number of its
/// input, and `--seed S --from I --count 1` repeats that one. `--door D --input FILE` tries what a file holds.
/// `--corpus FOLDER` writes what libFuzzer starts from; `--records FOLDER [--seed N] [--count N]` sessions as records.
@main
enum Fuzzer {
    /// Seconds of processor time that one input may take, in a build without optimization.
    private static let patience = 5.0

    /// Editors' documents are long: they come rarely.
    private static func door(_ random: inout SeededGenerator) -> Door {
        switch random.below(16) {
        case 0: .language
        case 1...4: .pattern
        case 5...7: .snapshot
        default: .session
        }
    }

    static func main() throws {
        var options: [String: String] = [:]
        var arguments = CommandLine.arguments.dropFirst()
        while let name = arguments.popFirst() { options[name] = arguments.popFirst() ?? "" }
        if let folder = options["--corpus"] { return try Corpus.write(to: folder) }
        let count = options["--count"].flatMap(UInt64.init)
        let seconds = options["--seconds"].flatMap(Double.init) ?? 60
        let seed = options["--seed"].flatMap(UInt64.init) ?? 2026
        if let folder = options["--records"] {
            return try Records.write(to: folder, seed: seed, count: count ?? 0)
        }
        let first = options["--from"].flatMap(UInt64.init) ?? 0
        var number = first
        let door = options["--door"].flatMap(Door.init)
        if let file = options["--input"], let door {
            let problem = door.problem(with: Array(try Data(contentsOf: URL(filePath: file))))
            print(problem ?? "nothing is wrong")
            exit(problem == nil ? 0 : 1)
        }
        for signal in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS] { installReport(for: signal) }

        let corpus = try Corpus.sessions()
        let sessions = SessionMutator(sessions: corpus)
        let snapshots = SnapshotMutator(sessions: corpus)
        let editors = LanguageMutator(sessions: sessions)
        let start = processorTime()
        var problems = 0
        var slowest = (seconds: 0.0, number: UInt64(0))
        repeat {
            var random = SeededGenerator(seed: seed &* 0x1000_0000_01B3 &+ number)
            present = (seed, number)
            let door =
                door ?? Self.door(&random)
            let input =
                switch door {
                case .session: sessions.input(&random)
                case .pattern: PatternMutator().input(&random)
                case .snapshot: snapshots.input(&random)
                case .language: editors.input(&random)
                }
            if let file = options["--write"] { try Data(input).write(to: URL(filePath: file)) }
            let before = processorTime()
            let problem = door.problem(with: input)
            let took = processorTime() - before
            if took > slowest.seconds { slowest = (took, number) }
            if let problem = problem ?? (took > patience ? "\(took) seconds" : nil) {
                problems += 1
                print("seed \(seed), input \(number), \(door.rawValue): \(problem)")
                if problems >= 20 { break }
            }
            number += 1
        } while count.map { number - first < $0 } ?? (processorTime() - start < seconds)
        print(
            "seed \(seed): \(number) inputs, \(problems) problems, the slowest \(slowest.number) with \(slowest.seconds) s"
        )
        exit(problems == 0 ? 0 : 1)
    }
}

/// What is being tried, for the report of a trap. Written by the one thread there is.
nonisolated(unsafe) private var present: (seed: UInt64, number: UInt64) = (0, 0)

private func installReport(for number: Int32) {
    signal(number) { number in
        signal(number, SIG_DFL)
        let text = "trapped: seed \(present.seed), input \(present.number)\n"
        FileHandle.standardError.write(Data(text.utf8))
        raise(number)
    }
}

private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
