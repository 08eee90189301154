internal import FieldServer

/// `field-server play TRANSCRIPT [--plain]`: shows a conversation and marks where the server differs from it.
///
/// The result is 0 where everything is as written, 1 where it is not, 2 where there is nothing to play.
func runPlay(arguments: [String], with partner: some ConversationPartner) -> Int32 {
    let usage = "usage: field-server play TRANSCRIPT [--plain]"
    var path: String?
    var isPlain = false
    for argument in arguments {
        if argument == "--help" || argument == "-h" {
            print(usage)
            return 0
        } else if argument == "--plain" {
            isPlain = true
        } else if argument.hasPrefix("--") || path != nil {
            printError(usage)
            return 2
        } else {
            path = argument
        }
    }
    guard let path else {
        printError(usage)
        return 2
    }
    let transcript: Transcript
    do throws(TextFile.Unreadable) {
        let text = try TextFile.read(path)
        do throws(TranscriptSyntaxError) {
            transcript = try Transcript(parsing: text)
        } catch {
            printError("\(path):\(error.line): \(error.reason)")
            return 2
        }
    } catch {
        printError("\(path): \(error.reason)")
        return 2
    }
    var partner = partner
    let recording = TranscriptRunner(transcript).run(with: &partner)
    let playing = Playing(transcript, recording)
    print(playing.lines(isColoured: !isPlain && TextOutput.isColoured).joined(separator: "\n"))
    return playing.differences.isEmpty ? 0 : 1
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

        var sequence: String {
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

    func lines(isColoured: Bool) -> [String] {
        var shown: [String] = []
        func show(_ line: String, _ role: Role) {
            shown.append(isColoured && !line.isEmpty ? role.sequence + line + "\u{1B}[0m" : line)
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
