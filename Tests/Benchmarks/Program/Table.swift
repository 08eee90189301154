/// What was measured, beside the limit of the same run.
struct Table {
    /// The first is the limit.
    var subjects: [Subject]
    var startups: [Startup]

    /// Medians over the rounds, with the ratio to the limit of the same round, and what of the goal is missed.
    var text: String {
        var lines = ["| | p50, µs | p99, µs | processor, µs | goal |", "|---|---|---|---|---|"]
        for (index, subject) in subjects.enumerated() {
            let figures = [subject.median, subject.late].enumerated().map { column, figures in
                let ratio = index > 0 ? " (\(ratio(subject, column).rounded(to: 2))×)" : ""
                return figures.median.rounded(to: 1) + ratio
            }
            let processor = subject.processor.median.rounded(to: 2)
            let verdict = index > 0 ? missed(subject) : ""
            lines.append("| \(subject.name) | \(figures[0]) | \(figures[1]) | \(processor) | \(verdict) |")
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

    /// The ratio of the median (0) or of the 99th percentile (1) to the limit's.
    private func ratio(_ subject: Subject, _ column: Int) -> Double {
        let figures = column == 0 ? (subject.median, subjects[0].median) : (subject.late, subjects[0].late)
        return figures.0.ratio(to: figures.1) ?? .nan
    }

    private func missed(_ subject: Subject) -> String {
        let goal = subject.play.goal
        let missed = [
            ("p50", ratio(subject, 0), goal.median), ("p99", ratio(subject, 1), goal.late),
            ("processor", subject.processor.median, goal.processor),
        ].filter { _, value, most in most.map { !(value <= $0) } ?? false }
        return missed.isEmpty ? "met" : "over in " + missed.map(\.0).joined(separator: ", ")
    }

    var json: String {
        let members = subjects.map { subject in
            let figures = [
                subject.median.median, ratio(subject, 0), subject.late.median, ratio(subject, 1),
                subject.processor.median,
            ].map { $0.rounded(to: 3) }
            return #""\#(subject.name)":[\#(figures.joined(separator: ","))]"#
        }
        let starts = zip(["limit", "server"], startups).map { name, startup in
            #""\#(name)":{"milliseconds":\#(startup.milliseconds.median.rounded(to: 3)),"#
                + #""resident":\#(startup.resident.median.rounded(to: 3))}"#
        }
        return #"{"subjects":{\#(members.joined(separator: ","))},"startup":{\#(starts.joined(separator: ","))}}"#
    }
}
