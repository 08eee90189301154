/// What a person did at the keyboard, as far as a field cares.
enum Key: Equatable, Sendable {
    /// One character as people count them, typed.
    case text(String)
    case paste(String)
    case move(Movement, extendsSelection: Bool)
    case delete(Deletion)
    case commit
    case undo
    case redo
    case leave

    enum Movement: Equatable, Sendable {
        case left
        case right
        case wordLeft
        case wordRight
        case home
        case end
    }

    /// The raw values are the protocol's words.
    enum Deletion: String, Equatable, Sendable {
        case backward
        case forward
        case wordBackward
        case wordForward
        case all
    }
}
