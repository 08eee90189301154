import FieldServer
import Foundation
import TestSupport

/// protocol/conformance/hostile.jsonl: the rows of the page as data, for servers that are not ours.
enum HostileInputTable {
    /// Rows that would take more of the file are done to our server alone.
    private static let mostBytes = 6_000

    /// - Parameter exits: the exit codes of rows behind which the input ends.
    static func text(exits: [String: Int32]) -> String {
        var lines = ""
        // What needs flags of the command line is about that.
        for row in HostileInput.rows where row.flags.isEmpty {
            guard let framing = row.input.framings.first else { continue }
            var line =
                #"{"name":\#(quoted("\(row.number) \(row.situation)")),"framing":"\#(framing == .line ? "line" : "header")""#
            line += #","expected":[\#(row.expected.map { quoted($0) }.joined(separator: ","))]"#
            if let code = exits[row.number] { line += #","exitCode":\#(code)"# }
            line += #","sent":[\#(pieces(of: row.stream(framing)).joined(separator: ","))]}"#
            if line.utf8.count <= mostBytes { lines += line + "\n" }
        }
        return lines
    }

    /// Bytes as texts, as `{"hex": …}` where they are no UTF-8, and as `{"of": …, "times": …}` where a few come again and again.
    private static func pieces(of bytes: [UInt8]) -> [String] {
        var pieces: [String] = []
        var plain: [UInt8] = []
        func flush() {
            if !plain.isEmpty { pieces.append(written(plain)) }
            plain = []
        }
        var place = 0
        while place < bytes.count {
            if let (width, times) = repetition(in: bytes, at: place) {
                flush()
                pieces.append(#"{"of":\#(written(Array(bytes[place..<place + width]))),"times":\#(times)}"#)
                place += width * times
            } else {
                plain.append(bytes[place])
                place += 1
            }
        }
        flush()
        return pieces
    }

    /// How many bytes come again there, and how often.
    private static func repetition(in bytes: [UInt8], at place: Int) -> (width: Int, times: Int)? {
        for width in 1...40 where place + 64 * width <= bytes.count {
            var end = place + width
            while end < bytes.count, bytes[end] == bytes[end - width] { end += 1 }
            let times = (end - place) / width
            if times >= 64 { return (width, times) }
        }
        return nil
    }

    private static func written(_ bytes: [UInt8]) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return quoted(text) }
        return #"{"hex":"\#(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())"}"#
    }

    private static func quoted(_ text: String) -> String {
        let data = try? JSONSerialization.data(
            withJSONObject: text, options: [.fragmentsAllowed, .withoutEscapingSlashes])
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
}
