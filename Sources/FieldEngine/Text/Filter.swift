/// What a type lets into its value, whatever its shape.
struct Filter: Sendable {
    var takes = CharacterClass.everything
    /// Line breaks are kept, each as LF; in other fields each becomes a space.
    var keepsLineBreaks = false
    var dropsLeadingSpaces = false
    /// The most characters of a value without a template; what goes beyond is dropped, whatever `overflow` says.
    var capacity: Int?
    var capitalisation = Capitalisation.none
    /// White space at the ends belongs to the text, and does not go when editing ends.
    var keepsBlanks = false
    /// What it drops only separates, so that dropping it is no loss.
    var dropsSeparators = false
    /// The digits count something: a sign before them, or anything between them, would make it another number.
    var isWholeNumber = false
    /// The text is words, between which any sign that is left out may have meant something.
    var isOfWords = false
    /// What is refused between characters that are taken makes them another value: such keys are read again when editing ends.
    var isExact = false

    static let everything = Filter()

    /// A character as the field has it: each kind of line break is one space, or one LF where line breaks are kept. What parts the
    /// cells of a table parts words.
    func broken(_ character: Character) -> Character {
        if isOfWords, character == "\t" { return " " }
        return character.isNewline ? keepsLineBreaks ? "\n" : " " : character
    }

    /// Whether ``broken(_:)`` leaves all of a text as it is.
    func leavesLineBreaks(of text: String) -> Bool {
        text.withUTF8Bytes { bytes in keepsLineBreaks ? bytes.breaksLinesByLFOnly : bytes.lineBreakCount == 0 }
    }
}

extension String {
    /// The text without the invisible characters that come along with what is copied: zero-width space, word joiner,
    /// byte-order mark (specification, “Filter”). Joiners stay: emoji and several scripts need them.
    ///
    /// - Parameter softHyphens: Where a word may be divided, which shows where it is.
    func withoutInvisibleCharacters(softHyphens: Bool) -> String {
        func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
            scalar == "\u{200B}" || scalar == "\u{2060}" || scalar == "\u{FEFF}" || softHyphens && scalar == "\u{AD}"
        }
        guard unicodeScalars.contains(where: isInvisible) else { return self }
        var result = String.UnicodeScalarView()
        result.append(contentsOf: unicodeScalars.lazy.filter { !isInvisible($0) })
        return String(result)
    }
}
