extension SwiftSource {
    /// The body of `init?(node:in:)`: compares a string of a message with the words of its length only, and builds no
    /// string.
    mutating func search(among words: [(word: String, value: String)]) {
        line("switch document.contentLength(node) {")
        for length in Set(words.map(\.word.utf8.count)).sorted() {
            line("case \(length):")
            indented { source in
                for (word, value) in words where word.utf8.count == length {
                    source.block("if document.equals(node, \(SwiftName.literal(word)))") { source in
                        source.line("self = \(value)")
                        source.line("return")
                    }
                }
            }
        }
        line("default: break")
        line("}")
        line("return nil")
    }
}
