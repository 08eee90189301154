/// What a user does beside the text (specification, section 3.4, `field/action`).
extension Field {
    /// An icon of the widget: the one before the text, or the one behind it.
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

    /// What a tap on the icon does to the field as it is now. Where the icon is the client's alone, nothing.
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

    /// The text of a flag that is turned; nil of all other fields.
    public var textToggled: String? { definition.type.listing?.toggled(content.value) }

    /// The text that choosing an entry of the list makes: of several, with the entry or without it where it was chosen.
    public func text(choosing place: Int, in list: ChoiceList, at now: Moment) -> String {
        guard let items = definition.type.items else {
            return definition.text(ofChoice: place, in: list, today: now.today)
        }
        let text = items.toggled(place, in: list, of: content.text, at: isFocused ? content.selection.lowerBound : nil)
        return isFocused ? items.opened(text) : text
    }

    /// The text without one of its items; nil of a field that lists none, or none there.
    public func text(withoutItem position: Int) -> String? {
        guard let items = definition.type.items, let text = items.removing(position, of: content.text) else {
            return nil
        }
        return isFocused ? items.opened(text) : text
    }

    /// Whether the widget draws bullets in place of the text.
    public var isMasked: Bool { isSecure && !isRevealed }
}
