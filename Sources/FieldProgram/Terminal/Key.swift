/// What a person did at the keyboard or with the mouse, as far as a form cares.
enum Key: Equatable, Sendable {
    /// One character as people count them, typed.
    case text(String)
    case paste(String)
    case move(Movement, extendsSelection: Bool)
    case delete(Deletion)
    /// From the caret to the end of its line.
    case deleteRestOfLine
    /// The character behind the caret; in a field without a text, out of the form, as a line ends by it.
    case deleteOrEnd
    /// An arrow up or down, or a page: so many steps.
    case step(Step, count: Int)
    case commit
    /// Return with Alt or Shift: a line break wherever there may be one.
    case lineBreak
    case tab(isBackward: Bool)
    case submit
    /// Shows a secret, or hides it again.
    case reveal
    case page(isBackward: Bool)
    case undo
    case redo
    /// The Escape key: out of what is open, else out of the form.
    case escape
    /// Out of the form, whatever is open.
    case interrupt
    case mouse(Mouse)

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

    /// Rows and columns are from 0, of the whole screen.
    struct Mouse: Equatable, Sendable {
        var action: Action
        var row: Int
        var column: Int

        enum Action: Equatable, Sendable {
            case press
            case wheelUp
            case wheelDown
        }
    }
}
