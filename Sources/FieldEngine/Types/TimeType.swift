import Automata

extension TypeDefinition {
    /// A time of day, of 24 hours or of twice 12.
    static func time(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let spelling = try TimeSpelling(format: try reader.text("format") ?? "HH:MM")
        var type = TypeDefinition(name: "time")
        type.traits.description = "A time of day, in the format asked for."
        type.traits.label = "Time"
        type.traits.keyboard = spelling.hasDayPeriod ? .normal : .numeric
        type.traits.priority = 0.6
        type.filter.capitalisation = .upper
        type.formatter = .parts(spelling.partsFormat)
        type.language = .fixed(spelling.expression)
        let reader = TimeReading(spelling: spelling)
        let shape = type.formatter
        type.checks.impossible = { value, from, _ in
            if shape.isVerbatim(value) { return reader.finding(value) }
            return Finding(spelling.part(at: from)?.code ?? "invalid", range: from..<Int.max)
        }
        type.conversion.typed = { value, _ in spelling.iso(value).map { .text($0) } }
        type.conversion.value = { typed, _ in
            guard case .text(let text) = typed else { return nil }
            return spelling.value(iso: text)
        }
        type.conversion.read = { text, context in reader.reading(text, own: context.own) }
        return type
    }
}
