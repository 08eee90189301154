extension Transcript {
    /// A message that the server must write. A result or params whose last member is `...` show some of their members: those
    /// must be among what the server writes, in this order and to the byte; the others are any.
    public struct Expectation: Equatable, Sendable {
        /// The message's bytes, with the `...` of what shows some members.
        public let message: [UInt8]
        public let lines: Range<Int>
        /// Nil where all members are shown.
        private let excerpt: Excerpt?

        init(message: [UInt8], lines: Range<Int>) {
            self.message = message
            self.lines = lines
            excerpt = Excerpt(message)
        }

        func isMet(by written: [UInt8]) -> Bool { excerpt?.isMet(by: written) ?? (message == written) }
    }

    /// The members that a result or params show, and what stands before them.
    private struct Excerpt: Equatable {
        private let start: [UInt8]
        private let members: [[UInt8]]

        private static let omission = Array("...}}".utf8)
        private static let end = Array("}}".utf8)

        init?(_ message: [UInt8]) {
            // A JSON text has no `...` outside its strings, and none of its strings has an unescaped quote.
            guard message.ends(with: Self.omission),
                let start = message.end(ofFirst: Array(#""result":{"#.utf8))
                    ?? message.end(ofFirst: Array(#""params":{"#.utf8))
            else { return nil }
            self.start = Array(message[..<start])
            members = Self.members(message[start..<message.count - Self.omission.count])
        }

        func isMet(by written: [UInt8]) -> Bool {
            guard written.starts(with: start), written.ends(with: Self.end),
                written.count >= start.count + Self.end.count
            else { return false }
            var missing = members[...]
            for member in Self.members(written[start.count..<written.count - Self.end.count])
            where member == missing.first {
                missing = missing.dropFirst()
            }
            return missing.isEmpty
        }

        /// The members of an object, without its braces.
        private static func members(_ text: ArraySlice<UInt8>) -> [[UInt8]] {
            var scanner = StringScanner()
            var depth = 0
            let parts = text.split { byte in
                let isInString = scanner.isInString
                scanner.take(byte)
                guard !isInString else { return false }
                switch Unicode.Scalar(byte) {
                case "{", "[": depth += 1
                case "}", "]": depth -= 1
                case ",": return depth == 0
                default: break
                }
                return false
            }
            return parts.map(Array.init)
        }
    }
}

extension [UInt8] {
    fileprivate func ends(with suffix: [UInt8]) -> Bool { self[...].suffix(suffix.count).elementsEqual(suffix) }

    fileprivate func end(ofFirst part: [UInt8]) -> Int? {
        guard count >= part.count else { return nil }
        return (0...count - part.count).first { self[$0...].starts(with: part) }.map { $0 + part.count }
    }
}
