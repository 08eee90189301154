/// The first lines of a filled form, which say what form it is.
package struct FilledFormHeader: Equatable, Sendable {
    /// The path of the form's file, seen from the document; nil where the document names none.
    package private(set) var path: String?
    /// Where that stands, or is to stand.
    package private(set) var range = DocumentRange(line: 0, 0..<0)
    /// The language of the form's numbers.
    package private(set) var locale: String?
    /// The lines that it has.
    private(set) var lines: [Int] = []

    package init(text: String) { self.init(FilledLine.lines(of: text).prefix(100).map { FilledLine($0) }) }

    init(_ lines: some Collection<FilledLine>) {
        for (place, line) in lines.enumerated() {
            if line.kind == .comment || line.kind == .blank && path == nil { continue }
            let wanted = path == nil ? "form" : "locale"
            let label = Substring(line.text.utf8.prefix(line.colon)).trimmed
            guard line.kind == .labelled, label.lowercased() == wanted else { break }
            let value = Substring(line.text.utf8.dropFirst(line.colon + 1))
            let start = line.text.utf8.count - value.utf8.drop { $0.isBlank }.count
            self.lines.append(place)
            if path == nil {
                path = String(value.trimmed)
                range = DocumentRange(line: place, start..<start + value.trimmed.utf8.count)
            } else {
                locale = value.trimmed.isEmpty ? nil : String(value.trimmed)
                break
            }
        }
    }
}
