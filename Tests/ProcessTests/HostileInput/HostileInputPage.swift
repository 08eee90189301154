import FieldServer

/// The text of protocol/hostile-input.md.
enum HostileInputPage {
    static func text(answers: [String: [HostileAnswer]], exits: [String: Int32]) -> String {
        var lines = [
            "# Hostile input", "",
            """
            What the server says to input that no well-made client sends. No row makes it trap, hang or grow; each but those at
            the end of the input is followed by a request that is answered. Every row is run as a whole, a byte at a time, and
            through the pipes of a process, and each time the same bytes are written.
            """, "",
            """
            This page is made from `Tests/ProcessTests/HostileInput`, by `FIELD_SERVER_REWRITE=1 swift test --filter HostileInput`;
            a test fails where it is not what the server says. The number of a row is the name of its test.
            """, "",
            """
            The same is done with every message of the [corpus](corpus) that an implementation must refuse: it is answered with
            the code and the path that the corpus names.
            """, "",
            """
            What takes too long for a table is done to a release daemon by `.ci/endurance.py`: 1,000,000 fields are there at
            once, one more is `LimitExceeded`, and when they are gone their memory is given back; so it is when a million come
            and go one by one; 10,000 fields are edited in turn, and a client writes and never reads, and no more memory is used
            than before, and than was announced.
            """, "",
        ]
        for section in HostileInput.sections {
            lines += [
                "## \(section.title)", "", section.introduction, "", "| test | situation | answer |",
                "| --- | --- | --- |",
            ]
            for row in section.rows {
                let said = answers[row.number] ?? []
                var answer = said.isEmpty ? "nothing" : answersText(said)
                if let exit = exits[row.number] { answer += "; exit code \(exit)" }
                let flags = row.flags.isEmpty ? "" : " (`\(row.flags.joined(separator: " "))`)"
                lines.append("| \(row.number) | \(cell(row.situation))\(flags) | \(cell(answer)) |")
            }
            lines.append("")
        }
        lines += [
            "## Files", "",
            """
            What the commands say to a file that they are given, as the last line on stderr, or on stdout where there is
            none. FILE is where it lies. What is not to be written over stays as it is.
            """, "", "| test | command | file | answer |", "| --- | --- | --- | --- |",
        ]
        for row in HostileInput.files {
            let said = row.said.isEmpty ? "nothing" : row.said
            lines.append(
                "| \(row.number) | `\(row.arguments.joined(separator: " "))` | \(cell(row.situation)) | \(cell(said)); exit code \(row.exitCode) |"
            )
        }
        lines.append("")
        let values = HostileNumber.values.map { "`\($0.text)`" }.joined(separator: ", ")
        lines += [
            "## Numbers", "",
            "Every number that a client can send, each tried with \(values). One that does not belong there is",
            "InvalidParams with the member's path; the field is used after each.", "",
            "| method | member | takes |", "| --- | --- | --- |",
        ]
        for number in HostileInput.numbers {
            let more = number.hasNarrowerMeaning ? ", as far as it makes sense" : ""
            lines.append("| `\(number.method)` | `\(number.path)` | \(number.bounds)\(more) |")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Answers of one kind in a row are counted; what is said of the last stands for all.
    private static func answersText(_ answers: [HostileAnswer]) -> String {
        var parts: [String] = []
        var rest = answers[...]
        while let first = rest.first {
            let same = rest.prefix { $0.name == first.name }
            rest = rest.dropFirst(same.count)
            let count = same.count > 1 ? "\(same.count) × " : ""
            let sentence = same.last?.sentence.map { ": \(abbreviated($0))" } ?? ""
            parts.append("\(count)`\(first.name)`\(sentence)")
        }
        return parts.joined(separator: "; ")
    }

    private static func abbreviated(_ sentence: String) -> String {
        sentence.count > 200 ? sentence.prefix(200) + "…" : sentence
    }

    /// What stands in a cell may neither end it nor hide in it.
    private static func cell(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.replacing("|", with: "\\|").unicodeScalars.map {
                    $0.properties.generalCategory == .control || $0.properties.generalCategory == .format ? "�" : $0
                }))
    }
}
