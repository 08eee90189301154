import Foundation
import Testing

/// The specification's links, and that every line of its appendix is shown by a transcript.
@Suite("Links of the specification") struct SpecificationLinksTests {
    @Test("Every link into a transcript leads to a heading")
    func transcripts() throws {
        let text = try Repository.text("protocol/specification.md")
        var headings: [String: Set<String>] = [:]
        var count = 0
        for link in text.matches(of: #/\((transcripts/[\w-]+\.md)(#[^)\s]+)?\)/#) {
            let path = String(link.1)
            if headings[path] == nil { headings[path] = Self.anchors(of: try Repository.text("protocol/\(path)")) }
            guard let anchor = link.2 else { continue }
            count += 1
            #expect(headings[path]?.contains(String(anchor.dropFirst())) == true, "\(path)\(anchor)")
        }
        #expect(count > 60)
    }

    @Test("Every link inside of the specification leads somewhere")
    func inside() throws {
        let text = try Repository.text("protocol/specification.md")
        var anchors = Self.anchors(of: text)
        for anchor in text.matches(of: #/<a id="([^"]+)">/#) { anchors.insert(String(anchor.1)) }
        for link in text.matches(of: #/\]\(#([^)\s]+)\)/#) {
            #expect(anchors.contains(String(link.1)), "#\(link.1)")
        }
    }

    @Test("Every line of the appendix is shown by a transcript, or says that there is nothing to show")
    func appendix() throws {
        let text = try Repository.text("protocol/specification.md")
        let appendix = text.components(separatedBy: "\n## 13 ").dropFirst().first ?? ""
        let lines = appendix.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }
        let rows = lines.filter { !$0.hasPrefix("| its ") }
        #expect(rows.count > 60)
        for row in rows { #expect(row.contains("](transcripts/"), "\(row)") }
    }

    /// The anchors of a text's headings, as they are made on the web.
    private static func anchors(of text: String) -> Set<String> {
        var anchors: Set<String> = []
        var isCode = false
        for line in text.split(separator: "\n") {
            if line.hasPrefix("```") { isCode.toggle() }
            guard !isCode, line.hasPrefix("#") else { continue }
            let title = line.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
            let kept = title.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == " " }
            anchors.insert(kept.replacing(" ", with: "-"))
        }
        return anchors
    }
}
