extension TypeDefinition {
    /// Any text of one line: the default type.
    static func phrase() -> TypeDefinition {
        let type = TypeDefinition(name: "phrase")
        type.traits.label = "Text"
        type.traits.autocorrect = true
        type.traits.capitalize = "sentences"
        return type
    }
}
