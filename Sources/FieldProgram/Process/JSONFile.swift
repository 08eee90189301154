internal import FieldEngine
internal import FieldProtocol
internal import JSONBytes

/// A file of JSON that a command reads whole.
struct JSONFile {
    /// What the file is called in messages.
    let name: String
    let document: JSONDocument

    struct Unreadable: Error {
        /// Names the file, and the line and column where it is no JSON.
        var message: String
    }

    /// - Parameters:
    ///   - path: A path, or `-` for standard input.
    ///   - limit: Bytes at most.
    init(_ path: String, atMost limit: Int, maxDepth: Int) throws(Unreadable) {
        name = TextFile.name(path)
        let bytes: [UInt8]
        do throws(TextFile.Unreadable) {
            bytes = try TextFile.read(TextFile.path(path), atMost: limit)
        } catch {
            throw Unreadable(message: "\(name): \(error.reason)")
        }
        var document = JSONDocument()
        do throws(JSONSyntaxError) {
            try document.parse(bytes, maxDepth: maxDepth)
        } catch {
            let before = bytes.prefix(error.offset)
            let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            let line = before.count { $0 == UInt8(ascii: "\n") } + 1
            // Bytes within a scalar are no columns.
            let column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
            throw Unreadable(message: "\(name):\(line):\(column): this is no JSON: \(error.reason)")
        }
        self.document = document
    }

    var value: Parameter { Parameter(decoding: document.root, in: document) }
}
