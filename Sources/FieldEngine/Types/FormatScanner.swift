/// Reads the `format` of dates and times.
struct FormatScanner {
    /// What names the parts, which are numbers here: so the scanner is not written out for each kind of part.
    private let names: [(name: String, part: Int)]

    /// The pieces of a format.
    ///
    /// - Parameter names: what names the parts, longer names before shorter ones that they begin with.
    static func pieces<Part: Equatable & Sendable>(
        of format: String, named names: [(name: String, part: Part)]
    ) throws(DefinitionError) -> [FormatPiece<Part>] {
        let numbers = names.map { name in
            (name: name.name, part: names.firstIndex { $0.part == name.part } ?? 0)
        }
        let pieces = try FormatScanner(names: numbers).pieces(of: format)
        return pieces.map { piece in
            switch piece {
            case .part(let number): .part(names[number].part)
            case .literal(let character): .literal(character)
            }
        }
    }

    ///
    /// - Throws: where a letter of the names is none of them, a digit stands in the format (it would be taken for one of
    ///   the user's), or it is longer than any sensible one.
    private func pieces(of format: String) throws(DefinitionError) -> [FormatPiece<Int>] {
        guard format.count <= 64 else {
            throw .invalid(path: "format", reason: "a format has at most 64 characters", offset: 64)
        }
        var pieces: [FormatPiece<Int>] = []
        // Places of what stands in quotation marks, which nobody takes for a part.
        var quoted: [Int] = []
        var rest = format[...]
        while let character = rest.first {
            if let text = Self.quoted(&rest) {
                guard !text.contains(where: { $0.isNumber || $0.isNewline }) else {
                    throw .invalid(
                        path: "format",
                        reason: "no digit stands in a format, which would be taken for one of the user's",
                        offset: offset(of: rest, in: format))
                }
                quoted += pieces.count..<pieces.count + text.count
                pieces += text.map { .literal($0) }
            } else if let (name, part) = names.first(where: { rest.hasPrefix($0.name) }) {
                if pieces.contains(.part(part)) {
                    throw .invalid(path: "format", reason: "\(name) comes twice", offset: offset(of: rest, in: format))
                }
                pieces.append(.part(part))
                rest = rest.dropFirst(name.count)
            } else {
                let isOfNames = names.contains { $0.name.contains(character) }
                // Ideographs that stand beside are none of the name: `yyyy年`.
                let cased = rest.prefix { $0.isCased }
                let word = cased.isEmpty ? rest.prefix { $0.isLetter } : cased
                if isOfNames || character.isNumber || character.isNewline || isNamedElsewhere(word) {
                    let known = names.map { $0.name }.joined(separator: ", ")
                    let found = word.isEmpty || isOfNames ? rest.prefix(1) : word
                    throw .invalid(
                        path: "format", reason: "\"\(found)\" is neither one of \(known) nor between apostrophes",
                        offset: offset(of: rest, in: format))
                }
                let count = max(word.prefix { letter in !names.contains { $0.name.contains(letter) } }.count, 1)
                for character in rest.prefix(count) { pieces.append(.literal(character)) }
                rest = rest.dropFirst(count)
            }
        }
        for (index, piece) in pieces.enumerated() {
            guard case .literal(let letter) = piece, letter == "d" || letter == "y", !quoted.contains(index),
                !Self.isLetter(at: index - 1, of: pieces), !Self.isLetter(at: index + 1, of: pieces),
                let name = names.last(where: { $0.name.lowercased().first == letter })?.name,
                !names.contains(where: { $0.name.first == name.first && pieces.contains(.part($0.part)) })
            else { continue }
            throw .invalid(path: "format", reason: "\"\(letter)\" would stand there as it is: a part is named \(name)")
        }
        return pieces
    }

    /// What stands between two marks at the beginning, with one mark for each two of them, `'h'`, `'o''clock'`; nil where no second one
    /// comes. Goes behind it.
    private static func quoted(_ rest: inout Substring) -> String? {
        guard rest.first == "'", rest.dropFirst().contains("'") else { return nil }
        var (text, left) = ("", rest)
        while left.popFirst() == "'", let end = left.firstIndex(of: "'") {
            text += left[..<end]
            left = left[end...].dropFirst()
            guard left.first == "'", left.dropFirst().contains("'") else { break }
            text += "'"
        }
        rest = left
        return text.isEmpty ? "'" : text
    }

    /// Whether a word is one letter several times by which a part is named in other libraries, or for other types: `yyyy`, `dd`, `HH` in
    /// a date. It would stand there as it is.
    private func isNamedElsewhere(_ word: Substring) -> Bool {
        guard let letter = word.first, word.count > 1, "dyhmsatzGDYHMSATZ".contains(letter) else { return false }
        return word.allSatisfy { $0 == letter || letter == "G" && $0 == "y" }
    }

    private static func isLetter(at index: Int, of pieces: [FormatPiece<Int>]) -> Bool {
        guard pieces.indices.contains(index), case .literal(let character) = pieces[index] else { return false }
        return character.isCased
    }

    /// In characters.
    private func offset(of rest: Substring, in format: String) -> Int {
        format.distance(from: format.startIndex, to: rest.startIndex)
    }
}
