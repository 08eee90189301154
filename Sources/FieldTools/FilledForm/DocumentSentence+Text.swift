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

extension String {
    /// With values in place of the names in braces; others stay.
    func filled(_ values: [String: String], between marks: (before: String, behind: String) = ("", "")) -> String {
        guard !values.isEmpty else { return self }
        var filled = ""
        MessageCatalogue.forEachPiece(of: self) { piece, isName in
            filled += isName ? values[piece].map { marks.before + $0 + marks.behind } ?? "{\(piece)}" : piece
        }
        return filled
    }
}
