import FieldEngine

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
