/// The component whose words and habits a field takes over (specification, “Appearances”).
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
        case .native: Self.nativeWords
        case .vitamin: ["disabled", "error", "success", "active", "standard"]
        case .novum: ["disabled", "invalid", "normal"]
        case .fluent: ["error", "focused", "typing", "filled", "placeholder"]
        case .tfield: ["idle", "active(valid)", "active(invalid)", "inactive(valid)", "inactive(invalid)"]
        case .underline: ["error", "warning", "active", "inactive"]
        }
    }

    private static let nativeWords = ["idle", "focused", "inactive"].flatMap { focus in
        ["unknown", "pending", "valid", "warning", "invalid"].map { "\(focus).\($0)" }
    }
}
