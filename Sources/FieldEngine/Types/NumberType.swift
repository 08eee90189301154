extension TypeDefinition {
    /// A decimal number of any length.
    static func number(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let bounds = try reader.numberBounds()
        let step = try reader.decimal("step")
        if let step, step <= .zero || step.text.utf8.count > 100 {
            throw .wrongParameter(
                path: "step", expected: "a number above 0 of at most 100 digits",
                found: "the number \(step.text.prefix(40))")
        }
        var format = NumberFormat()
        format.decimals = try reader.decimals()
        format.groups = try reader.boolean("grouping") ?? false
        // What no minimum forbids may be negative.
        format.allowsNegative = try reader.boolean("negative") ?? (bounds.minimum == nil || bounds.reachesBelowZero)
        try reader.signs(&format)
        var type = try TypeDefinition.number("number", format, bounds, step: step)
        type.traits.description = "A number."
        type.traits.label = "Number"
        return type
    }
}
