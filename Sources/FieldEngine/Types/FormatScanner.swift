/// Reads the `format` of dates and times.
struct FormatScanner<Part: Equatable & Sendable> {
    /// What names the parts, longer names before shorter ones that they begin with.
    let names: [(name: String, part: Part)]

    /// The pieces of a format.
    ///
    /// - Throws: where a letter of the names is none of them, a digit stands in the format (it would be taken for one of
    ///   the user's), or it is longer than any sensible one.
    func pieces(of format: String) throws(DefinitionError) -> [FormatPiece<Part>] {
        guard format.count <= 64 else {
            throw .invalid(path: "format", reason: "a format has at most 64 characters", offset: 64)
        }
        var pieces: [FormatPiece<Part>] = []
        var rest = format[...]
        while let character = rest.first {
            if let (name, part) = names.first(where: { rest.hasPrefix($0.name) }) {
                if pieces.contains(.part(part)) {
                    throw .invalid(path: "format", reason: "\(name) comes twice", offset: offset(of: rest, in: format))
                }
                pieces.append(.part(part))
                rest = rest.dropFirst(name.count)
            } else {
                let isOfNames = names.contains { $0.name.contains(character) }
                if isOfNames || character.wholeNumberValue != nil || character.isNewline {
                    let known = names.map { $0.name }.joined(separator: ", ")
                    throw .invalid(
                        path: "format", reason: "\"\(character)\" is neither one of \(known) nor a separator",
                        offset: offset(of: rest, in: format))
                }
                pieces.append(.literal(character))
                rest = rest.dropFirst()
            }
        }
        return pieces
    }

    /// In characters.
    private func offset(of rest: Substring, in format: String) -> Int {
        format.distance(from: format.startIndex, to: rest.startIndex)
    }
}
