import JSONBytes

/// Reads records from the bytes of a file, in whatever parts they come: comma-separated values (RFC 4180) with a heading, or
/// an object of JSON a line. The first character decides: JSON begins with a brace. Lines end with a line feed, a return or both,
/// those of JSON with a line feed.
public struct RecordReader {
    /// A record with the line that it begins in, from 1.
    public struct Record: Equatable, Sendable {
        public var line: Int
        public var content: Content
    }

    /// What stands in a record: values have a heading and texts, JSON has members.
    public enum Content: Equatable, Sendable {
        /// The names of the columns, once, before all else.
        case heading([String])
        /// A text for each column, in order.
        case texts([String])
        /// What a record of JSON has, by name; of objects inside the names are joined, `address.street`.
        case members([Member])
        /// What can't be read, and is left out.
        case unreadable(String)
    }

    /// A value of a record of JSON under its name.
    public struct Member: Equatable, Sendable {
        public var name: String
        public var value: Value

        public init(name: String, value: Value) {
            self.name = name
            self.value = value
        }
    }

    /// Numbers and booleans are texts as they are spelled, and null is an empty one.
    public indirect enum Value: Equatable, Sendable {
        case text(String)
        /// A list of texts.
        case items([String])
        /// A list of objects, which is not empty.
        case rows([[Member]])
    }

    /// The bytes of one record at most: a quotation mark that is never closed is found before memory is full.
    public static let longest = 1 << 20

    private enum Shape {
        case unknown, json
        case values(separator: UInt8, hasHeading: Bool)
    }

    private enum Place: Equatable { case plain, quoted, behindQuote }

    private var shape = Shape.unknown
    private var place = Place.plain
    private var bytes: [UInt8] = []
    private var texts: [[UInt8]] = []
    private var size = 0
    /// Whether the last byte was a return outside of quotes, which ends a line, unless the line feed behind it does.
    private var isBehindReturn = false
    private var isTooLong = false
    /// Whether a text went on behind the quotation mark that closes it.
    private var isMisquoted = false
    private var line = 1
    private var firstLine = 1
    private var document = JSONDocument()
    private var records: [Record] = []

    public init() {}

    /// The records that were completed since.
    public mutating func takeRecords() -> [Record] {
        defer { records = [] }
        return records
    }

    /// Takes the next part of the file. What it completes is in ``takeRecords()`` then.
    public mutating func append(_ part: some Sequence<UInt8>) {
        for byte in part { take(byte) }
    }

    /// The last line needs no end.
    public mutating func finish() {
        if place == .quoted {
            records.append(Record(line: firstLine, content: .unreadable("a quotation mark is not closed")))
        } else if size > 0 {
            endRecord()
        }
    }

    private mutating func take(_ byte: UInt8) {
        let isLineEnd = byte == UInt8(ascii: "\n")
        if isBehindReturn {
            isBehindReturn = false
            if !isLineEnd {
                endRecord()
                line += 1
                firstLine = line
            }
        }
        defer { if isLineEnd { line += 1 } }
        if isLineEnd, place != .quoted {
            endRecord()
            firstLine = line + 1
            return
        }
        if byte == UInt8(ascii: "\r"), place != .quoted, case .values = shape {
            isBehindReturn = true
            return
        }
        size += 1
        if size > Self.longest {
            // Nothing is kept of it but whether a text has begun, by which its end is found.
            isTooLong = true
            texts = []
            if bytes.count > 1 { bytes = [bytes[0]] }
        }
        if case .unknown = shape, !beginsMark(byte), byte > UInt8(ascii: " ") {
            // A list of JSON is no heading, which would be found to name nothing.
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
                shape = .json
            } else {
                shape = .values(separator: 0, hasHeading: false)
                takeAgain()
            }
        }
        switch shape {
        case .unknown, .json: bytes.append(byte)
        case .values(let separator, _): take(byte, separator)
        }
    }

    /// What stood before the first name of a heading: a tab behind which another program left the name of its index out, and ends of
    /// lines on which nothing stands.
    private mutating func takeAgain() {
        let ahead = bytes
        bytes = []
        for byte in ahead {
            if byte == UInt8(ascii: "\r") {
                line += 1
                firstLine = line
                (bytes, texts) = ([], [])
            } else if case .values(let separator, _) = shape {
                take(byte, separator)
            }
        }
    }

    /// Whether a byte is of a mark of the order of bytes, which is no part of what follows.
    private mutating func beginsMark(_ byte: UInt8) -> Bool {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        if bytes == mark { bytes = [] }
        return mark.starts(with: bytes) && bytes.count < mark.count && byte == mark[bytes.count]
    }

    /// A byte of values. The separator of the heading, while it is not known, is the first of comma, semicolon and tab.
    private mutating func take(_ byte: UInt8, _ separator: UInt8) {
        let quote = UInt8(ascii: "\"")
        switch place {
        case .quoted:
            if byte == quote { place = .behindQuote } else { bytes.append(byte) }
        case .behindQuote where byte == quote:
            bytes.append(byte)
            place = .quoted
        case .plain where byte == quote && bytes.isEmpty: place = .quoted
        case .plain, .behindQuote:
            let wasQuoted = place == .behindQuote
            place = .plain
            let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
            if separator == 0, separators.contains(byte) { shape = .values(separator: byte, hasHeading: false) }
            let isSeparator = byte == separator || separator == 0 && separators.contains(byte)
            if wasQuoted, !isSeparator, byte > UInt8(ascii: " ") { isMisquoted = true }
            if isSeparator {
                texts.append(bytes)
                bytes = []
            } else {
                bytes.append(byte)
            }
        }
    }

    private mutating func endRecord() {
        defer {
            (bytes, texts, size, isTooLong, isMisquoted, place) = ([], [], 0, false, false, .plain)
        }
        // What can't be read may be the heading; the first row is none for that.
        func passHeading() {
            if case .values(let separator, hasHeading: false) = shape {
                shape = .values(separator: separator == 0 ? UInt8(ascii: ",") : separator, hasHeading: true)
            }
        }
        if isTooLong {
            passHeading()
            note(.unreadable("the record is longer than \(Self.longest) bytes"))
            return
        }
        if isMisquoted {
            // As a quotation mark inside that is not doubled: which text was meant is unknown.
            passHeading()
            note(.unreadable("something stands behind a closing quotation mark"))
            return
        }
        switch shape {
        case .unknown: return
        case .json: if bytes.contains(where: { $0 > UInt8(ascii: " ") }) { note(object()) }
        case .values(_, let hasHeading):
            // An empty line is no record of one empty text.
            if size == 0 || texts.isEmpty && bytes.isEmpty && size <= 1 { return }
            var read: [String] = []
            for text in texts + [bytes] {
                guard let text = String(validating: text, as: UTF8.self) else {
                    passHeading()
                    note(.unreadable("the record is not UTF-8"))
                    return
                }
                read.append(text)
            }
            passHeading()
            note(hasHeading ? .texts(read) : .heading(read))
        }
    }

    private mutating func note(_ content: Content) { records.append(Record(line: firstLine, content: content)) }

    private mutating func object() -> Content {
        do throws(JSONSyntaxError) {
            try document.parse(bytes, maxDepth: 64)
        } catch {
            return .unreadable("this is no JSON: \(error.reason)")
        }
        guard document.kind(document.root) == .object else { return .unreadable("a row is an object") }
        var members: [Member] = []
        if let wrong = add(document.root, to: &members, behind: "", inRow: false) {
            return .unreadable(
                "\"\(wrong.prefix(40))\" is no text, number, true, false or null, and no list or object of these")
        }
        return .members(members)
    }

    /// Adds what an object has.
    ///
    /// - Returns: The name of a member that can't be read.
    private func add(_ object: JSONNode, to members: inout [Member], behind prefix: String, inRow: Bool) -> String? {
        for (name, value) in document.members(object) {
            let name = prefix + (document.string(name) ?? "")
            switch document.kind(value) {
            case .object:
                if let wrong = add(value, to: &members, behind: name + ".", inRow: inRow) { return wrong }
            case .array:
                let elements = Array(document.elements(value))
                guard elements.isEmpty || !inRow && elements.allSatisfy({ document.kind($0) == .object }) else {
                    let items = elements.compactMap { text(of: $0) }
                    guard items.count == elements.count else { return name }
                    members.append(Member(name: name, value: .items(items)))
                    continue
                }
                var rows: [[Member]] = []
                for element in elements {
                    var row: [Member] = []
                    if let wrong = add(element, to: &row, behind: "", inRow: true) { return "\(name)[].\(wrong)" }
                    rows.append(row)
                }
                members.append(Member(name: name, value: rows.isEmpty ? .items([]) : .rows(rows)))
            case .string, .number, .bool, .null:
                members.append(Member(name: name, value: .text(text(of: value) ?? "")))
            }
        }
        return nil
    }

    /// Nil of what is no text.
    private func text(of value: JSONNode) -> String? {
        switch document.kind(value) {
        case .string: document.string(value) ?? ""
        case .number, .bool: String(decoding: document.source(value), as: UTF8.self)
        case .null: ""
        case .array, .object: nil
        }
    }
}
