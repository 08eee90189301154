/// The component whose words and habits a field takes over (semantics, section 4).
public enum Appearance: String, CaseIterable, Sendable {
    case native, vitamin, novum, fluent, tfield, underline

    var helperPolicy: FieldSettings.HelperPolicy {
        switch self {
        case .vitamin: .append
        case .native, .novum, .fluent, .tfield, .underline: .replace
        }
    }

    var clearButton: FieldSettings.ClearButton {
        switch self {
        case .fluent: .whileEditingOrFilled
        case .native, .vitamin, .novum, .tfield, .underline: .never
        }
    }

    public var defaultValidation: ValidationPolicy {
        var policy = ValidationPolicy()
        switch self {
        case .native, .fluent, .tfield: break
        case .vitamin: policy.liveDelay = 500
        case .novum:
            policy.on = .commit
            policy.afterError = .clear
        case .underline: policy.on = [.blur, .commit]
        }
        return policy
    }

    /// How a counter is written that has a maximum.
    func counter(_ count: Int, of maximum: Int) -> String {
        switch self {
        case .novum: "\(count) / \(maximum)"
        case .native, .vitamin, .fluent, .tfield, .underline: "\(count)/\(maximum)"
        }
    }

    /// The words that `field/update {set: {state}}` takes.
    public var words: [String] {
        switch self {
        case .native:
            ["idle", "focused", "inactive"].flatMap { focus in
                ["unknown", "pending", "valid", "warning", "invalid"].map { "\(focus).\($0)" }
            }
        case .vitamin: ["disabled", "error", "success", "active", "standard"]
        case .novum: ["disabled", "invalid", "normal"]
        case .fluent: ["error", "focused", "typing", "filled", "placeholder"]
        case .tfield: ["idle", "active(valid)", "active(invalid)", "inactive(valid)", "inactive(invalid)"]
        case .underline: ["error", "warning", "active", "inactive"]
        }
    }
}

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
            if !definition.settings.enabled { return "disabled" }
            if isInvalid { return "error" }
            if showsSuccess, validity == .valid { return "success" }
            return isFocused && definition.settings.activeOnEditing ? "active" : "standard"
        case .novum:
            if !definition.settings.enabled { return "disabled" }
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
