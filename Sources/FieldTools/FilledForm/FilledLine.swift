/// A line of a filled form: what it is by itself, and which field of the form it is about.
struct FilledLine {
    var text: String
    let kind: Kind
    /// Of a line with a label: the bytes before its colon.
    var colon = 0
    /// Under which heading `target` was found; nil where it is still to be found.
    var scope: FilledFormScope?
    var target = Target.nothing

    enum Kind: Equatable {
        case blank, comment, heading, labelled, continuation
        /// Text without a label, which is no line of anything.
        case stray
    }

    enum Target: Equatable {
        case nothing
        /// The form's file, and the language of its numbers.
        case header
        case field(Int)
        /// A field that an earlier line has answered.
        case repeated(Int)
        /// Several fields have the label.
        case ambiguous
        case unknown
        /// A heading of a group, a page or the form.
        case scope(FilledFormScope)
        /// A heading of a row, and of one more than the section may have.
        case row(section: Int, row: Int)
        case rowTooMany(section: Int)
    }

    init(_ text: String) {
        self.text = text
        var rest = text.utf8.drop { $0.isBlank }
        if rest.isEmpty {
            kind = .blank
        } else if rest.startIndex > text.startIndex || BoxMark(Substring(rest)) != nil {
            // Those who send mails take blanks away.
            kind = .continuation
        } else if rest.first == UInt8(ascii: "#") {
            kind = .comment
        } else if rest.first == UInt8(ascii: "=") {
            kind = .heading
        } else if let first = rest.firstIndex(of: UInt8(ascii: ":")) {
            kind = .labelled
            colon = text.utf8.distance(from: text.startIndex, to: first)
        } else {
            rest = rest[rest.endIndex...]
            kind = .stray
        }
    }

    /// How deep a heading is, and its words.
    var heading: (level: Int, title: Substring) {
        let level = text.utf8.prefix { $0 == UInt8(ascii: "=") }.count
        var title = Substring(text.utf8.dropFirst(level))
        while let last = title.utf8.last, last.isBlank || last == UInt8(ascii: "=") {
            title = Substring(title.utf8.dropLast())
        }
        return (level, title.trimmed)
    }

    /// The lines of a text, however they end.
    static func lines(of text: String) -> [String] {
        var lines: [String] = []
        var bytes = text.utf8[...]
        // A byte order mark is no part of the first.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        while let end = bytes.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
            lines.append(String(Substring(bytes[..<end])))
            let next = bytes.index(after: end)
            let isPair = bytes[end] == UInt8(ascii: "\r") && next < bytes.endIndex && bytes[next] == UInt8(ascii: "\n")
            bytes = bytes[(isPair ? bytes.index(after: next) : next)...]
        }
        lines.append(String(Substring(bytes)))
        return lines
    }
}

/// Under which heading a line stands, so that of two fields with one label it means that of its group or row.
enum FilledFormScope: Hashable {
    case form
    case group(Int)
    case row(section: Int, row: Int)
}

/// `[x]` or `[ ]` at the beginning of a text.
struct BoxMark {
    let isChecked: Bool
    /// How many bytes it has.
    let length: Int

    /// Nil where there is none.
    init?(_ text: Substring) {
        let bytes = Array(text.utf8.prefix(3))
        guard bytes.first == UInt8(ascii: "["), bytes.count > 1 else { return nil }
        if bytes[1] == UInt8(ascii: "]") {
            (isChecked, length) = (false, 2)
            return
        }
        guard bytes.count == 3, bytes[2] == UInt8(ascii: "]") else { return nil }
        switch bytes[1] {
        case UInt8(ascii: " "): isChecked = false
        case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "*"): isChecked = true
        default: return nil
        }
        length = 3
    }
}

extension UInt8 {
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension Substring {
    /// Without the blanks at its ends.
    var trimmed: Substring {
        var rest = utf8.drop { $0.isBlank }
        while let last = rest.last, last.isBlank { rest = rest.dropLast() }
        return Substring(rest)
    }

    /// A text in quotation marks, which keep blanks at its ends, without these; nil where they are part of the text.
    var unquoted: Substring? {
        let mark = UInt8(ascii: "\"")
        guard utf8.count >= 2, utf8.first == mark, utf8.last == mark else { return nil }
        let inner = utf8.dropFirst().dropLast()
        guard let first = inner.first, let last = inner.last else { return Substring(inner) }
        let isQuotedAgain = inner.count >= 2 && first == mark && last == mark
        return first.isBlank || last.isBlank || isQuotedAgain ? Substring(inner) : nil
    }

    /// As a line of a filled form says it, so that it reads back.
    var written: String {
        guard let first = utf8.first, let last = utf8.last else { return "\"\"" }
        return first.isBlank || last.isBlank || unquoted != nil ? "\"\(self)\"" : String(self)
    }
}
