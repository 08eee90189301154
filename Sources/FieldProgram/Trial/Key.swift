/// What a person did at the keyboard, as far as a field cares.
enum Key: Equatable, Sendable {
    /// One character as people count them, typed.
    case text(String)
    case paste(String)
    case move(Movement, extendsSelection: Bool)
    case delete(Deletion)
    /// An arrow up or down, or a page: so many steps.
    case step(Step, count: Int)
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

    enum Step: Equatable, Sendable {
        case up
        case down
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
