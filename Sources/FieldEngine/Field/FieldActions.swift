/// What a user does beside the text (specification, section 3.4, `field/action`).
extension Field {
    public enum Icon: Sendable {
        case leading, trailing
    }

    /// What an icon does to its field.
    public enum IconEffect: Equatable, Sendable {
        /// It is for the client alone.
        case none
        /// What the clear button does.
        case clear
        /// Shows or hides a secret.
        case toggleSecure
    }

    /// The name of an icon that clears its field.
    public static let clearIcon = "clear"

    public func effect(of icon: Icon) -> IconEffect {
        switch icon {
        case .leading: return settings.leadingIcon == Self.clearIcon ? .clear : .none
        case .trailing:
            if settings.trailingIcon == Self.clearIcon { return .clear }
            if isSecure { return .toggleSecure }
            // Behind the text a widget draws its clear button too, where it has no icon of its own there.
            return trailingIcon == nil && showsClearButton ? .clear : .none
        }
    }

    /// Shows what was hidden, or hides it again; false where the field has no secret.
    public mutating func toggleSecure() -> Bool {
        guard isSecure else { return false }
        isRevealed.toggle()
        return true
    }

    /// Whether the widget draws bullets in place of the text.
    public var isMasked: Bool { isSecure && !isRevealed }

    /// A picker's elements.
    public var choices: [String] { definition.choices }
}
