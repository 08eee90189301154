/// A piece of a format such as `MM/DD/YYYY`: a part that its letters name, or a character that stands for itself.
enum FormatPiece<Part: Sendable>: Sendable {
    case part(Part)
    case literal(Character)
}

extension FormatPiece: Equatable where Part: Equatable {}
extension FormatPiece: Hashable where Part: Hashable {}
