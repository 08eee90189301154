import Foundation
import JSONBytes

/// The repository that the tests are in.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
}

/// A parsed text.
func parsed(_ text: String) throws -> JSONDocument {
    var document = JSONDocument()
    try document.parse(Array(text.utf8))
    return document
}
