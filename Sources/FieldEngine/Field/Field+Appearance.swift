extension Field {
    /// The state in the chosen appearance's own words.
    var appearanceWord: String {
        if let word = overriddenWord { return word }
        let validity = shownValidity
        let isInvalid = validity == .invalid
        switch definition.appearance {
        case .native:
            return Self.nativeWord(focus, validity)
        case .vitamin:
            if !definition.isEnabled { return "disabled" }
            if isInvalid { return "error" }
            if showsSuccess, validity == .valid { return "success" }
            return isFocused && definition.settings.activeOnEditing ? "active" : "standard"
        case .novum:
            if !definition.isEnabled { return "disabled" }
            return isInvalid ? "invalid" : "normal"
        case .fluent:
            if isInvalid { return "error" }
            let isEmpty = content.text.isEmpty
            if isFocused { return isEmpty ? "focused" : "typing" }
            return isEmpty ? "placeholder" : "filled"
        case .tfield:
            if focus == .idle { return "idle" }
            if isFocused { return isInvalid ? "active(invalid)" : "active(valid)" }
            return isInvalid ? "inactive(invalid)" : "inactive(valid)"
        case .underline:
            if isInvalid { return "error" }
            if validity == .warning { return "warning" }
            return isFocused ? "active" : "inactive"
        }
    }
}

extension Field {
    /// A literal for each, so that no keystroke makes a text for it.
    private static func nativeWord(_ focus: Focus, _ validity: Validity) -> String {
        switch (focus, validity) {
        case (.idle, .unknown): "idle.unknown"
        case (.idle, .pending): "idle.pending"
        case (.idle, .valid): "idle.valid"
        case (.idle, .warning): "idle.warning"
        case (.idle, .invalid): "idle.invalid"
        case (.focused, .unknown): "focused.unknown"
        case (.focused, .pending): "focused.pending"
        case (.focused, .valid): "focused.valid"
        case (.focused, .warning): "focused.warning"
        case (.focused, .invalid): "focused.invalid"
        case (.inactive, .unknown): "inactive.unknown"
        case (.inactive, .pending): "inactive.pending"
        case (.inactive, .valid): "inactive.valid"
        case (.inactive, .warning): "inactive.warning"
        case (.inactive, .invalid): "inactive.invalid"
        }
    }
}
