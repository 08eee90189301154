extension TypeDefinition {
    /// Any text of any number of lines.
    static func multiline() -> TypeDefinition {
        let type = TypeDefinition(name: "multiline")
        type.traits.label = "Text"
        type.traits.autocorrect = true
        type.traits.capitalize = "sentences"
        type.traits.isMultiline = true
        type.filter.keepsLineBreaks = true
        return type
    }
}
