extension TypeDefinition {
    /// A new password.
    static func password(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let minimum = try reader.integer("min", in: 0...1_000) ?? 8
        let words = StrengthWords.words(MessageLanguage(locale: reader.locale))
        let type = TypeDefinition(name: "password")
        type.traits.label = "Password"
        type.traits.autofill = "new-password"
        type.traits.isSecure = true
        type.filter.keepsBlanks = true
        type.characters = LengthBounds(minimum: minimum, unit: .character)
        type.checks.incomplete = { value, _ in
            Finding(
                "too-short",
                data: [
                    Parameter.Member(name: "min", value: .integer(minimum)),
                    Parameter.Member(name: "count", value: .integer(value.count)),
                ])
        }
        // While more must be typed anyway, nothing is held against what is there; the badge tells.
        type.checks.advice = { value, _ in
            LengthUnit.character.count(value) >= minimum && PasswordStrength.level(of: value) < 2
                ? Finding("weak", severity: .warning) : nil
        }
        type.checks.badge = { value in
            guard !value.isEmpty else { return nil }
            let level = PasswordStrength.level(of: value)
            return Badge(text: words[min(max(level, 0), words.count - 1)], kind: Badge.strength, level: Int64(level))
        }
        return type
    }
}
