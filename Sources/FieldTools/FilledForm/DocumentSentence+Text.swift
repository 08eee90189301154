package import FieldEngine

extension DocumentSentence {
    /// The sentence in a language, with what stands for the names in braces.
    package func text(in language: MessageLanguage, _ values: [String: String] = [:]) -> String {
        let line = Self.lines(in: language).withUTF8Buffer { bytes in
            String(decoding: bytes.split(separator: UInt8(ascii: "\n"))[rawValue], as: UTF8.self)
        }
        // A number or a Latin word would turn the order of a line around that is read from right to left.
        return line.filled(values, between: language.isRightToLeft ? ("\u{2068}", "\u{2069}") : ("", ""))
    }
}

extension FormClient {
    /// What is said of a document of the form, in its language.
    func said(_ sentence: DocumentSentence, _ values: [String: String] = [:]) -> String {
        sentence.text(in: language, values)
    }
}
