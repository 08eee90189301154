/// A difference between output and transcript.
public struct TranscriptDifference: Equatable, Sendable, CustomStringConvertible {
    /// What is different; messages are without their frames.
    public enum Kind: Equatable, Sendable {
        /// Nothing was written for an expectation.
        case missing(expected: [UInt8])
        /// A message that no line speaks of.
        case unexpected(got: [UInt8])
        case changed(expected: [UInt8], got: [UInt8])
        /// Bytes that are no frame.
        case unframed([UInt8])
        /// Exit codes; nil is a server that goes on.
        case exit(expected: Int32?, got: Int32?)
    }

    public var kind: Kind
    /// The lines it is about, from 0; empty where something came that no line speaks of: it belongs in front of them.
    public var lines: Range<Int>

    /// The line to look at, counted from 1.
    public var line: Int { lines.isEmpty ? max(lines.lowerBound, 1) : lines.lowerBound + 1 }

    public var description: String {
        (["line \(line):"] + details.map { "  \($0.label) \($0.text)" }).joined(separator: "\n")
    }

    /// What to show of it: pairs of a label and a text, in the transcript's own notation.
    public var details: [(label: String, text: String)] {
        func notation(_ message: [UInt8]) -> String { "<-- " + TranscriptNotation.text(of: message) }
        switch kind {
        case .missing(let expected):
            return [("expected", notation(expected)), ("got     ", "nothing")]
        case .unexpected(let got):
            return [("expected", "nothing"), ("got     ", notation(got))]
        case .changed(let expected, let got):
            let (expected, got) = (notation(expected), notation(got))
            return [("expected", expected), ("got     ", got), ("from    ", Self.parting(of: expected, and: got))]
        case .unframed(let bytes):
            return [("got     ", "bytes that are no frame: " + TranscriptText.escaped(Array(bytes.prefix(400))))]
        case .exit(let expected, let got):
            func end(_ code: Int32?) -> String { code.map { "exit \($0)" } ?? "a server that goes on" }
            return [("expected", end(expected)), ("got     ", end(got))]
        }
    }

    /// The place where two texts part, with a little of what is before it.
    private static func parting(of expected: String, and got: String) -> String {
        let common = zip(expected, got).prefix { $0 == $1 }.count
        func excerpt(_ text: String) -> String {
            let start = max(0, common - 24)
            let end = text.dropFirst(start).prefix(64)
            return (start > 0 ? "…" : "") + end + (end.endIndex < text.endIndex ? "…" : "")
        }
        return "\(excerpt(expected))  |  \(excerpt(got))"
    }
}

extension Transcript {
    /// All differences between output and expectations, from top to bottom.
    public func differences(from recording: TranscriptRecording) -> [TranscriptDifference] {
        var differences: [TranscriptDifference] = []
        var previousExit: Int32?
        var patience = Self.patience
        for (step, recorded) in zip(steps, recording.steps) {
            var place = step.lines.upperBound
            for pair in Self.aligned(step.expectations, recorded.written, &patience) {
                switch pair {
                case .same(let expectation):
                    place = expectation.lines.upperBound
                case .changed(let expectation, let got):
                    place = expectation.lines.upperBound
                    differences.append(
                        TranscriptDifference(
                            kind: .changed(expected: expectation.message, got: got), lines: expectation.lines))
                case .missing(let expectation):
                    place = expectation.lines.upperBound
                    differences.append(
                        TranscriptDifference(kind: .missing(expected: expectation.message), lines: expectation.lines))
                case .unexpected(let got):
                    differences.append(TranscriptDifference(kind: .unexpected(got: got), lines: place..<place))
                }
            }
            if let exit = step.exit {
                if exit.code != recorded.exitCode {
                    let kind = TranscriptDifference.Kind.exit(expected: exit.code, got: recorded.exitCode)
                    differences.append(TranscriptDifference(kind: kind, lines: exit.line..<exit.line + 1))
                }
            } else if previousExit == nil, let code = recorded.exitCode {
                differences.append(
                    TranscriptDifference(kind: .exit(expected: nil, got: code), lines: place..<place))
            }
            previousExit = recorded.exitCode
        }
        if !recording.rest.isEmpty {
            differences.append(
                TranscriptDifference(kind: .unframed(recording.rest), lines: lines.count..<lines.count))
        }
        return differences
    }

    fileprivate enum Pair {
        case same(Expectation)
        case changed(Expectation, got: [UInt8])
        case missing(Expectation)
        case unexpected([UInt8])
    }

    /// Pairs expectations with output, so that one surplus message does not shift all others.
    fileprivate static func aligned(
        _ expected: [Expectation], _ got: [[UInt8]], _ patience: inout Int
    ) -> [Pair] {
        let head = zip(expected, got).prefix { $0.isMet(by: $1) }.count
        let tail = zip(expected.dropFirst(head).reversed(), got.dropFirst(head).reversed())
            .prefix { $0.isMet(by: $1) }.count
        let middle = Array(expected[head..<expected.count - tail])
        let came = Array(got[head..<got.count - tail])
        var pairs = expected[..<head].map(Pair.same)
        var (start, arrival) = (0, 0)
        for match in commonSubsequence(middle, came, &patience) + [(middle.count, came.count)] {
            let shared = min(match.0 - start, match.1 - arrival)
            for offset in 0..<shared { pairs.append(.changed(middle[start + offset], got: came[arrival + offset])) }
            pairs += middle[start + shared..<match.0].map(Pair.missing)
            pairs += came[arrival + shared..<match.1].map(Pair.unexpected)
            if match.0 < middle.count { pairs.append(.same(middle[match.0])) }
            (start, arrival) = (match.0 + 1, match.1 + 1)
        }
        return pairs + expected[(expected.count - tail)...].map(Pair.same)
    }

    /// How many bytes and pairs of messages are held against each other for all steps of a transcript.
    private static let patience = 200_000_000

    /// The longest common subsequence, as pairs of indices; none at all for lists so long that finding it would take
    /// noticeable time.
    private static func commonSubsequence(
        _ left: [Expectation], _ right: [[UInt8]], _ patience: inout Int
    ) -> [(Int, Int)] {
        guard !left.isEmpty, !right.isEmpty, left.count <= 500, right.count <= 500 else { return [] }
        // Messages of one length may be the same but for their last byte.
        let cost = left.reduce(0) { $0 + $1.message.count } * right.count + left.count * right.count
        guard cost <= patience else { return [] }
        patience -= cost
        var lengths = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
        for i in left.indices.reversed() {
            for j in right.indices.reversed() {
                lengths[i][j] =
                    left[i].isMet(by: right[j]) ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
            }
        }
        var pairs: [(Int, Int)] = []
        var (i, j) = (0, 0)
        while i < left.count, j < right.count {
            if left[i].isMet(by: right[j]) {
                pairs.append((i, j))
                (i, j) = (i + 1, j + 1)
            } else if lengths[i + 1][j] >= lengths[i][j + 1] {
                i += 1
            } else {
                j += 1
            }
        }
        return pairs
    }
}

extension Transcript {
    /// The file's text with what was really written in place of what was expected. Prose, and expectations that came
    /// true, stay as they are to the byte.
    public func rewritten(with recording: TranscriptRecording) -> String {
        var replacements: [Int: (end: Int, lines: [String])] = [:]
        var insertions: [Int: [String]] = [:]
        for difference in differences(from: recording) {
            let entry: [String]
            switch difference.kind {
            case .missing: entry = []
            case .unexpected(let got), .changed(_, let got):
                entry = TranscriptNotation.wrapped("<-- " + TranscriptNotation.text(of: got))
            case .exit(_, let got?): entry = ["exit \(got)"]
            // Nothing that a line can say.
            case .unframed, .exit(_, nil): continue
            }
            if difference.lines.isEmpty {
                // In front of the first step there is no block to write into.
                if difference.lines.lowerBound > 0 { insertions[difference.lines.lowerBound, default: []] += entry }
            } else {
                replacements[difference.lines.lowerBound] = (difference.lines.upperBound, entry)
            }
        }
        var result: [String] = []
        var index = 0
        while index <= lines.count {
            result += insertions[index] ?? []
            if let replacement = replacements[index] {
                result += replacement.lines
                // Something new behind the last of the replaced lines goes in when the index comes to it.
                index = replacement.end
            } else {
                if index < lines.count { result.append(lines[index]) }
                index += 1
            }
        }
        return result.joined(separator: "\n")
    }
}
