import FieldEngine
import FieldProtocol

/// What types there are (specification, section 7).
extension Session {
    mutating func listTypes() -> TypeListResult {
        TypeListResult(types: types.names.compactMap { name in
            let parameters = types.parameters(of: name)
            guard let type = try? types.type(named: name, parameters: .sample(of: parameters)) else { return nil }
            return TypeSummary(
                name: name, description: type.traits.description, template: type.templates.last,
                params: parameters.map(wire))
        })
    }

    mutating func describe(_ params: TypeDescribeParams) throws(ResponseError) -> TypeDescription {
        let parameters = types.parameters(of: params.type)
        let type: FieldType
        do throws(DefinitionError) {
            type = try types.type(named: params.type, parameters: .sample(of: parameters))
        } catch {
            throw ResponseError(error, known: { types.names })
        }
        return TypeDescription(
            builtIn: types.isBuiltIn(params.type), params: parameters.map(wire),
            definition: TypeDefinition(
                name: type.name, description: type.traits.description,
                template: type.templates.isEmpty ? nil : .init(type.templates), priority: type.traits.priority,
                keyboard: type.traits.keyboard.rawValue, secure: type.traits.isSecure ? true : nil))
    }

    private func wire(_ parameter: TypeParameterDescription) -> TypeParameter {
        TypeParameter(
            name: parameter.name, kind: parameter.kind, default: parameter.defaultValue,
            required: parameter.defaultValue == nil)
    }
}

extension Parameter {
    /// Parameters with which a type can be shown that can't be made without: the smallest of each kind.
    static func sample(of parameters: [TypeParameterDescription]) -> Parameter {
        .table(
            parameters.filter { $0.defaultValue == nil }.map { Parameter.Member(name: $0.name, value: $0.sample) })
    }
}
