/// What was measured, beside the limit of the same run.
struct Table {
    var limit: Subject
    var subjects: [Subject]
    /// Of the limit and of the server.
    var startups: [Startup]

    /// Medians over the rounds, and what of the goal is missed.
    var text: String {
        var lines = ["| | p50, µs | p99, µs | processor, µs | goal |", "|---|---|---|---|---|"]
        for (index, subject) in ([limit] + subjects).enumerated() {
            let median = "\(subject.median.median.rounded(to: 1)) (\(subject.medianRatio.median.rounded(to: 2))×)"
            let late = "\(subject.late.median.rounded(to: 1)) (\(subject.lateRatio.median.rounded(to: 2))×)"
            let processor = subject.processor.median.rounded(to: 2)
            lines.append(
                "| \(subject.name) | \(median) | \(late) | \(processor) | \(index > 0 ? missed(subject) : "") |")
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

    private func missed(_ subject: Subject) -> String {
        let goal = subject.play.goal
        let missed = [
            ("p50", subject.medianRatio.median, goal.median), ("p99", subject.lateRatio.median, goal.late),
            ("processor", subject.processor.median, goal.processor),
        ].filter { _, value, most in most.map { !(value <= $0) } ?? false }
        return missed.isEmpty ? "met" : "over in " + missed.map(\.0).joined(separator: ", ")
    }

    var json: String {
        let members = ([limit] + subjects).map { subject in
            let figures = [
                subject.median, subject.medianRatio, subject.late, subject.lateRatio, subject.processor,
            ].map { $0.median.rounded(to: 3) }
            return #""\#(subject.name)":[\#(figures.joined(separator: ","))]"#
        }
        let starts = zip(["limit", "server"], startups).map { name, startup in
            #""\#(name)":{"milliseconds":\#(startup.milliseconds.median.rounded(to: 3)),"#
                + #""resident":\#(startup.resident.median.rounded(to: 3))}"#
        }
        return #"{"subjects":{\#(members.joined(separator: ","))},"startup":{\#(starts.joined(separator: ","))}}"#
    }
}
