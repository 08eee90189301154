extension TypeDefinition {
    /// So many stars of a few.
    static func rating(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let step = reader.parameter("step") ?? .integer(1)
        let type = try scale(reader, minimum: step, maximum: reader.parameter("max") ?? .integer(5), step: step)
        type.name = "rating"
        type.traits.label = "Rating"
        type.traits.control = .rating
        return type
    }

    /// A number between two ends.
    static func slider(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let type = try scale(
            reader, minimum: reader.parameter("min") ?? .integer(0), maximum: reader.parameter("max") ?? .integer(100),
            step: reader.parameter("step") ?? .integer(1))
        type.name = "slider"
        type.traits.label = "Slider"
        type.traits.control = .slider
        return type
    }

    /// A number with two ends and steps, with as many decimals as those have.
    private static func scale(
        _ reader: ParameterReader, minimum: Parameter, maximum: Parameter, step: Parameter
    ) throws(DefinitionError) -> TypeDefinition {
        var members = [
            Parameter.Member(name: "min", value: minimum), Parameter.Member(name: "max", value: maximum),
            Parameter.Member(name: "step", value: step), Parameter.Member(name: "clamp", value: .boolean(true)),
        ]
        if let locale = reader.parameter("locale") { members.append(Parameter.Member(name: "locale", value: locale)) }
        var decimals = 0
        let bounds = ParameterReader(parameters: .table(members))
        for name in ["min", "max", "step"] {
            guard let number = try bounds.decimal(name) else { continue }
            let fraction = number.text.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first
            decimals = max(decimals, fraction?.utf8.count ?? 0)
            guard decimals <= 20 else {
                throw .wrongParameter(path: name, expected: "a number of at most 20 decimals", found: "one of more")
            }
        }
        members.append(Parameter.Member(name: "decimals", value: .integer(decimals)))
        let type = try number(
            ParameterReader(parameters: .table(members), locale: reader.locale, workLimit: reader.workLimit))
        type.traits.minimumWidth = nil
        return type
    }
}

/// The ends of a scale, and how far its numbers are apart.
public struct ScaleBounds: Equatable, Sendable {
    /// Decimal numbers.
    public var minimum: String
    public var maximum: String
    public var step: String
}

extension FieldType {
    /// What a widget draws a scale by; nil of all that is none.
    public var scale: ScaleBounds? {
        switch traits.control {
        case .rating, .slider: break
        case .checkbox, .combobox, .listbox, .file, .tags, nil: return nil
        }
        guard case .number(let steps) = stepping, let least = steps.least, let greatest = steps.greatest else {
            return nil
        }
        return ScaleBounds(minimum: least.text, maximum: greatest.text, step: steps.step.text)
    }
}
