/// What was measured, beside the limit of the same run.
struct Table {
    var subjects: [Subject]
    var startups: [Startup]
    var isPinned: Bool

    private typealias Column = (name: String, key: String, figures: (Subject) -> Figures)

    private static var columns: [Column] {
        [
            ("round trip p50, µs", "p50", \.median), ("p99, µs", "p99", \.late), ("first edit, µs", "first", \.first),
            ("max, µs", "max", \.longest), ("processor an edit, 256 in flight, µs", "processor", \.processor),
            ("reads", "reads", \.reads), ("writes", "writes", \.writes), ("waits", "waits", \.switches),
        ]
    }

    /// Medians, with their spread over the rounds and the ratio to the limit in the same round.
    var text: String {
        var lines = [isPinned ? "one core" : "any core"]
        lines.append("| | " + subjects.map(\.name).joined(separator: " | ") + " |")
        lines.append("|---" + String(repeating: "|---", count: subjects.count) + "|")
        for column in Self.columns {
            let limit = column.figures(subjects[0])
            let cells = subjects.enumerated().map { index, subject in
                let figures = column.figures(subject)
                let ratio = index > 0 ? figures.ratio(to: limit).map { " (\($0.rounded(to: 2))×)" } ?? "" : ""
                let spread = "\(figures.least.rounded(to: 2))…\(figures.most.rounded(to: 2))"
                return "\(figures.median.rounded(to: 2))\(ratio) \(spread)"
            }
            lines.append("| \(column.name) | " + cells.joined(separator: " | ") + " |")
        }
        for (name, startup) in zip(["the limit", "the server"], startups) {
            let milliseconds = startup.milliseconds
            lines.append(
                "\(name): \(milliseconds.median.rounded(to: 2)) ms from its start to its first answer "
                    + "(\(milliseconds.least.rounded(to: 2))…\(milliseconds.most.rounded(to: 2))), "
                    + "\(startup.resident.median.rounded(to: 1)) MiB resident")
        }
        return lines.joined(separator: "\n")
    }

    var json: String {
        let members = subjects.map { subject in
            let figures = Self.columns.map { column in
                let figures = column.figures(subject)
                let all = [figures.least, figures.median, figures.most].map { $0.rounded(to: 3) }
                let ratio = figures.ratio(to: column.figures(subjects[0])).map { $0.rounded(to: 3) } ?? "null"
                return #""\#(column.key)":[\#(all.joined(separator: ",")),\#(ratio)]"#
            }
            return #""\#(subject.name)":{"# + figures.joined(separator: ",") + "}"
        }
        let starts = zip(["limit", "server"], startups).map { name, startup in
            #""\#(name)":{"milliseconds":\#(startup.milliseconds.median.rounded(to: 3)),"#
                + #""resident":\#(startup.resident.median.rounded(to: 3))}"#
        }
        return #"{"pinned":\#(isPinned),"#
            + #""subjects":{\#(members.joined(separator: ","))},"startup":{\#(starts.joined(separator: ","))}}"#
    }
}
