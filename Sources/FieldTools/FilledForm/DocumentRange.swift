/// A place in a document: a line, and bytes of UTF-8 before it in that line.
package struct DocumentPlace: Hashable, Comparable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    package static func < (left: DocumentPlace, right: DocumentPlace) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// A stretch of a document; the end is exclusive.
package struct DocumentRange: Hashable, Sendable {
    package var start: DocumentPlace
    package var end: DocumentPlace

    package init(_ start: DocumentPlace, _ end: DocumentPlace) {
        self.start = start
        self.end = end
    }

    package init(line: Int, _ columns: Range<Int>) {
        start = DocumentPlace(line: line, column: columns.lowerBound)
        end = DocumentPlace(line: line, column: columns.upperBound)
    }
}

/// A replacement in a document; its lines end in a line feed.
package struct DocumentEdit: Hashable, Sendable {
    package var range: DocumentRange
    package var text: String
}
