internal import FieldTools

/// `field-server play TRANSCRIPT [--plain]`: shows a conversation and marks where the server differs from it.
///
/// The result is 0 where everything is as written, 1 where it is not, 2 where there is nothing to play or nowhere to
/// show it.
func runPlay(
    arguments: [String], with partner: some ConversationPartner, maxFileBytes: Int = TextFile.usualLimit
) -> Int32 {
    let usage = "usage: field-server play TRANSCRIPT [--plain]"
    var path: String?
    var isPlain = false
    for argument in arguments {
        if argument == "--help" || argument == "-h" {
            return StandardOutput.print([TerminalText(usage)])
        } else if argument == "--plain" {
            isPlain = true
        } else if argument.hasPrefix("--") || path != nil {
            StandardError.tell("field-server play: it takes one transcript (--help)")
            return StandardOutput.failure
        } else {
            path = argument
        }
    }
    guard let path else {
        StandardError.tell("field-server play: it takes one transcript (--help)")
        return StandardOutput.failure
    }
    let transcript: Transcript
    do throws(TextFile.Unreadable) {
        let text = String(decoding: try TextFile.read(path, atMost: maxFileBytes), as: UTF8.self)
        do throws(TranscriptSyntaxError) {
            transcript = try Transcript(parsing: text)
        } catch {
            StandardError.tell("\(path):\(error.line): \(error.reason)")
            return StandardOutput.failure
        }
    } catch {
        StandardError.tell("\(path): \(error.reason)")
        return StandardOutput.failure
    }
    guard transcript.steps.contains(where: { !$0.lines.isEmpty }) else {
        StandardError.tell("\(path): it has no messages")
        return StandardOutput.failure
    }
    var partner = partner
    // A line can ask for much more than it has.
    let limit = maxFileBytes.multipliedReportingOverflow(by: 16)
    let recording = TranscriptRunner(transcript).run(
        with: &partner, atMost: limit.overflow ? .max : limit.partialValue)
    guard !recording.isCutShort else {
        StandardError.tell(
            "\(path): the server says more to it than \(limit.partialValue) bytes (--max-file-bytes × 16)")
        return StandardOutput.failure
    }
    let playing = Playing(transcript, recording)
    return StandardOutput.print(
        playing.lines(isColoured: !isPlain && StandardOutput.isColoured),
        exitCode: playing.differences.isEmpty ? 0 : 1)
}

/// A transcript with its differences, as lines to show.
struct Playing {
    let transcript: Transcript
    let differences: [TranscriptDifference]

    init(_ transcript: Transcript, _ recording: TranscriptRecording) {
        self.transcript = transcript
        differences = transcript.differences(from: recording)
    }

    /// What a line of the file is to its reader.
    private enum Role {
        case prose
        case heading
        case input
        case output
        case circumstance
        case difference
        case summary(isGood: Bool)

        var sequence: StaticString {
            switch self {
            case .prose: "\u{1B}[2m"
            case .heading: "\u{1B}[1m"
            case .input: "\u{1B}[36m"
            case .output: "\u{1B}[32m"
            case .circumstance: "\u{1B}[33m"
            case .difference: "\u{1B}[1;31m"
            case .summary(let isGood): isGood ? "\u{1B}[1;32m" : "\u{1B}[1;31m"
            }
        }
    }

    func lines(isColoured: Bool) -> [TerminalText] {
        var shown: [TerminalText] = []
        func show(_ line: String, _ role: Role) {
            // The carriage return before a line feed is of the line's end.
            let hasReturn = line.utf8.last == UInt8(ascii: "\r")
            let line = TerminalText(hasReturn ? String(line.dropLast()) : line, keepsTabs: true)
            shown.append(isColoured ? line.coloured(role.sequence) : line)
        }
        // A difference shows behind the last line that it is about.
        var differencesBehind: [Int: [TranscriptDifference]] = [:]
        for difference in differences { differencesBehind[difference.lines.upperBound, default: []].append(difference) }
        let roles = roles()
        for index in 0...transcript.lines.count {
            for difference in differencesBehind[index] ?? [] {
                for detail in difference.details { show("  ≠ \(detail.label) \(detail.text)", .difference) }
            }
            // The last line feed of the file ends a line and begins none.
            guard index < transcript.lines.count,
                index < transcript.lines.count - 1 || !transcript.lines[index].isEmpty
            else { continue }
            show(transcript.lines[index], roles[index])
        }
        show("", .prose)
        show(summary, .summary(isGood: differences.isEmpty))
        return shown
    }

    private var summary: String {
        let count = transcript.steps.reduce(0) { $0 + $1.expectations.count }
        let messages = count == 1 ? "1 message" : "\(count) messages"
        switch differences.count {
        case 0: return "\(messages), every byte as written"
        case 1: return "1 difference in \(messages)"
        default: return "\(differences.count) differences in \(messages)"
        }
    }

    private func roles() -> [Role] {
        var roles = transcript.lines.map { $0.hasPrefix("#") ? Role.heading : Role.prose }
        for step in transcript.steps {
            switch step.action {
            case .begin: break
            case .message, .bytes: for line in step.lines { roles[line] = .input }
            case .wait, .endOfInput: for line in step.lines { roles[line] = .circumstance }
            }
            for expectation in step.expectations { for line in expectation.lines { roles[line] = .output } }
            if let exit = step.exit { roles[exit.line] = .circumstance }
        }
        return roles
    }
}
