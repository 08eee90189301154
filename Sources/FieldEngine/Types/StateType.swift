import Automata

extension TypeDefinition {
    /// A state of the United States, as people write it.
    static func state() -> TypeDefinition {
        let type = TypeDefinition(name: "state")
        type.traits.label = "State"
        type.traits.autofill = "address-level1"
        type.traits.capitalize = "words"
        type.filter.takes = .letters(and: ". ")
        type.filter.dropsLeadingSpaces = true
        type.filter.capitalisation = .codes(UnitedStates.codes)
        type.language = .fixed(UnitedStates.spellings)
        type.checks.impossible = { _, from, _ in Finding("unknown-state", range: from..<Int.max) }
        type.checks.incomplete = { _, _ in Finding("unknown-state") }
        type.conversion.typed = { value, _ in UnitedStates.code(of: value).map { .text($0) } }
        type.conversion.value = { typed, _ in
            guard case .text(let code) = typed, UnitedStates.codes.contains(code) else { return nil }
            return code
        }
        return type
    }
}
