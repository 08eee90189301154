import Glibc
import Load

/// `Benchmarks [--client NAME] [--only NAME] [--rounds N] [--round-trips N] [--unpinned] [--json] SERVER LIMIT`,
/// `Benchmarks [--client NAME] --allocations MOST`, or `Benchmarks --scale SERVER [--fields N] [--json]`
struct Options {
    /// What is done, each by itself.
    enum Task {
        /// What clients send, beside the limit.
        case comparison
        /// Heap allocations in this process, which fail where a key makes more.
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
    var client = ShippedClient.neovim
    /// The one subject that is measured; nil: all.
    var only: String?
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
            case "--client":
                guard let client = rest.popFirst().flatMap(ShippedClient.init) else {
                    throw Failure(description: "--client takes neovim, emacs, python, textual or page")
                }
                self.client = client
            case "--only": only = rest.popFirst()
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

/// The allocations of a key of each type, told and held against the most that is promised.
func checkAllocations(_ client: ShippedClient, _ most: Int) throws -> Bool {
    var isGood = true
    for keys in try Play.keys(client) {
        for play in [keys, try .wholeTexts(of: keys)] {
            try play.check()
            let made = InProcess.allocations(play)
            let verdict = made.most <= most ? "" : ": more than \(most)"
            print(
                "\(play.name): \(made.most) heap allocations at most, \(made.average.rounded(to: 2)) on average\(verdict)"
            )
            if made.most > most { isGood = false }
        }
    }
    return isGood
}

func main() throws -> Bool {
    let options = try Options(Array(CommandLine.arguments.dropFirst()))
    switch options.task {
    case .allocations(let most):
        return try checkAllocations(options.client, most)
    case .scale:
        let table = try Scale(path: options.paths[0], fields: options.fields).run()
        print(options.isJSON ? table.json : table.text)
    case .comparison:
        try compare(options)
    }
    return true
}

/// Prints what the messages of clients cost beside what the limit takes.
func compare(_ options: Options) throws {
    let (server, limit) = (options.paths[0], options.paths[1])
    let keys = try Play.keys(options.client)
    let plays = try keys + ShippedClient.allCases.map(Play.checkout) + keys.map(Play.wholeTexts)
    var least = Subject(name: "the limit", path: limit, play: plays[0])
    var subjects: [Subject] = []
    for play in plays where options.only == nil || options.only == play.name {
        try play.check()
        subjects.append(Subject(name: play.name, path: server, play: play))
    }
    try options.measurement.run(&subjects, beside: &least)
    var startups = [Startup(), Startup()]
    for _ in 0..<40 {
        try startups[0].measure(limit, core: options.measurement.core)
        try startups[1].measure(server, core: options.measurement.core)
    }
    let table = Table(limit: least, subjects: subjects, startups: startups)
    print(options.isJSON ? table.json : table.text)
}

do {
    exit(try main() ? 0 : 1)
} catch {
    print("Benchmarks: \(error)")
    exit(2)
}
