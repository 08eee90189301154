import Glibc
import Load

/// `Benchmarks [--rounds N] [--round-trips N] [--unpinned] [--json] [--allocations MOST] SERVER LIMIT`, or
/// `Benchmarks --scale SERVER [--fields N] [--json]`
struct Options {
    /// What is done, each by itself.
    enum Task {
        /// Edits, beside the limit.
        case comparison
        /// Heap allocations in this process, which fail where an edit makes more.
        case allocations(most: Int)
        /// What a large form costs, and other sizes.
        case scale

        /// How many programs it needs.
        var paths: Int {
            switch self {
            case .comparison: 2
            case .allocations: 0
            case .scale: 1
            }
        }
    }

    var task = Task.comparison
    var measurement = Measurement()
    var isJSON = false
    var fields = 1_000_000
    var paths: [String] = []

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        func number(_ flag: String) throws -> Int {
            guard let next = rest.popFirst(), let number = Int(next), number > 0 else {
                throw Failure(description: "\(flag) takes a number above 0")
            }
            return number
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--rounds": measurement.rounds = try number(argument)
            case "--round-trips": measurement.roundTrips = try number(argument)
            case "--unpinned": measurement.core = -1
            case "--json": isJSON = true
            case "--allocations": task = .allocations(most: try number(argument))
            case "--scale": task = .scale
            case "--fields": fields = try number(argument)
            default: paths.append(argument)
            }
        }
        guard paths.count == task.paths else {
            throw Failure(description: "\(task.paths) paths are needed, not \(paths.count)")
        }
    }
}

/// The allocations of an edit, told and held against the most that is promised.
func checkAllocations(_ most: Int) -> Bool {
    var isGood = true
    for workload in Workload.all {
        let made = InProcess.allocations(workload)
        let verdict = made.most <= most ? "" : ": more than \(most)"
        print(
            "\(workload.name): \(made.most) heap allocations an edit at most, "
                + "\(made.average.rounded(to: 2)) on average\(verdict)")
        if made.most > most { isGood = false }
    }
    return isGood
}

func main() throws -> Bool {
    let options = try Options(Array(CommandLine.arguments.dropFirst()))
    switch options.task {
    case .allocations(let most):
        return checkAllocations(most)
    case .scale:
        let table = try Scale(path: options.paths[0], fields: options.fields).run()
        print(options.isJSON ? table.json : table.text)
    case .comparison:
        try compare(options)
    }
    return true
}

/// Prints what edits cost beside what the limit takes.
func compare(_ options: Options) throws {
    let (server, limit) = (options.paths[0], options.paths[1])
    var subjects = [Subject(name: "the limit", path: limit, workload: Workload.all[0])]
    subjects += Workload.all.map { Subject(name: $0.name, path: server, workload: $0) }
    try options.measurement.run(&subjects)
    var startups = [Startup(), Startup()]
    for _ in 0..<40 {
        try startups[0].measure(limit, core: options.measurement.core)
        try startups[1].measure(server, core: options.measurement.core)
    }
    let table = Table(subjects: subjects, startups: startups, isPinned: options.measurement.core >= 0)
    print(options.isJSON ? table.json : table.text)
}

do {
    exit(try main() ? 0 : 1)
} catch {
    print("Benchmarks: \(error)")
    exit(2)
}
