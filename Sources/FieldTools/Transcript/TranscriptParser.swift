internal import FieldEngine

extension Transcript {
    /// Reads a transcript's text.
    public init(parsing text: String) throws(TranscriptSyntaxError) {
        var parser = TranscriptParser(text)
        try parser.run()
        self = parser.transcript
    }
}

/// Walks the lines of a transcript once: prose, then the entries of each `fsp` block.
private struct TranscriptParser {
    var transcript: Transcript
    private var today = Transcript.standardDate
    /// Set by the first thing sent: from there on the framing can't change.
    private var hasSpoken = false

    init(_ text: String) {
        var lines: [String] = []
        var rest = text[...]
        while let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) {
            lines.append(String(rest[..<end]))
            rest = rest[rest.utf8.index(after: end)...]
        }
        lines.append(String(rest))
        let first = Transcript.Step(
            action: .begin, today: Transcript.standardDate, lines: 0..<0, expectations: [], exit: nil)
        transcript = Transcript(lines: lines, framing: .header, steps: [first])
    }

    mutating func run() throws(TranscriptSyntaxError) {
        var index = 0
        while index < transcript.lines.count {
            guard let fence = Fence(opening: transcript.lines[index]) else {
                index += 1
                continue
            }
            let opening = index
            index += 1
            while index < transcript.lines.count, !fence.isClosed(by: transcript.lines[index]) {
                guard fence.isTranscript else {
                    index += 1
                    continue
                }
                let entry = index..<endOfEntry(from: index)
                try read(entry)
                index = entry.upperBound
            }
            guard index < transcript.lines.count else {
                throw TranscriptSyntaxError(line: opening + 1, reason: "the block that starts here is not closed")
            }
            index += 1
        }
    }

    /// An entry goes on over the indented lines behind it.
    private func endOfEntry(from start: Int) -> Int {
        var end = start + 1
        while end < transcript.lines.count, let first = transcript.lines[end].utf8.first,
            first == UInt8(ascii: " ") || first == UInt8(ascii: "\t"), !isBlank(transcript.lines[end])
        {
            end += 1
        }
        return end
    }

    private func isBlank(_ line: String) -> Bool {
        line.utf8.allSatisfy { TranscriptText.isBlank($0) }
    }

    private mutating func read(_ entry: Range<Int>) throws(TranscriptSyntaxError) {
        let text = TranscriptText(joining: transcript.lines[entry])
        guard !text.isAtEnd else { return }
        do throws(TranscriptText.Problem) {
            try read(text, of: entry)
        } catch {
            throw TranscriptSyntaxError(line: entry.lowerBound + 1, reason: error.reason)
        }
    }

    private mutating func read(_ text: TranscriptText, of entry: Range<Int>) throws(TranscriptText.Problem) {
        var text = text
        switch text.word() {
        case "-->":
            append(try TranscriptNotation.input(text), entry)
            hasSpoken = true
        case "<--":
            let message = try TranscriptNotation.output(text)
            update { $0.expectations.append(Transcript.Expectation(message: message, lines: entry)) }
        case "...":
            append(.wait(try duration(&text)), entry)
        case "today":
            guard let date = CivilDate(iso: text.word()) else {
                throw TranscriptText.Problem("a date such as 2026-11-21 must follow today")
            }
            today = date
            try text.expectEnd()
        case "framing":
            guard !hasSpoken else { throw TranscriptText.Problem("the framing is stated before the first message") }
            switch text.word() {
            case "header": transcript.framing = .header
            case "line": transcript.framing = .line
            default: throw TranscriptText.Problem("the framing is header or line")
            }
            try text.expectEnd()
        case "end":
            guard text.word() == "of", text.word() == "input" else {
                throw TranscriptText.Problem("only an end of input can be stated")
            }
            append(.endOfInput, entry)
            try text.expectEnd()
        case "exit":
            guard let code = Int32(text.word()) else {
                throw TranscriptText.Problem("an exit code must follow exit")
            }
            let exit = Transcript.ExitStatement(code: code, line: entry.lowerBound)
            update { $0.exit = exit }
            try text.expectEnd()
        case let word:
            throw TranscriptText.Problem("\(word) is none of -->, <--, ..., today, framing, end of input, exit")
        }
    }

    private mutating func duration(_ text: inout TranscriptText) throws(TranscriptText.Problem) -> Int64 {
        let problem = TranscriptText.Problem("a duration such as 500 ms or 2 s must follow ...")
        guard let number = Int64(text.word()), (0...1_000_000_000).contains(number) else { throw problem }
        let unit = text.word()
        try text.expectEnd()
        switch unit {
        case "ms": return number
        case "s": return number * 1000
        default: throw problem
        }
    }

    private mutating func append(_ action: Transcript.Action, _ lines: Range<Int>) {
        transcript.steps.append(
            Transcript.Step(action: action, today: today, lines: lines, expectations: [], exit: nil))
    }

    private mutating func update(_ change: (inout Transcript.Step) -> Void) {
        change(&transcript.steps[transcript.steps.count - 1])
    }
}

/// A line that opens a fenced block of Markdown.
private struct Fence {
    var mark: Character
    var length: Int
    var isTranscript: Bool

    init?(opening line: String) {
        guard let mark = line.first, mark == "`" || mark == "~" else { return nil }
        let length = line.prefix { $0 == mark }.count
        guard length >= 3 else { return nil }
        let information = line.dropFirst(length).split { $0.isWhitespace }
        self.mark = mark
        self.length = length
        isTranscript = information.first == "fsp"
    }

    func isClosed(by line: String) -> Bool {
        let marks = line.prefix { $0 == mark }.count
        return marks >= length && line.dropFirst(marks).allSatisfy { $0.isWhitespace }
    }
}
