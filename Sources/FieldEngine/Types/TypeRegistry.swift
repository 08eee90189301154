/// The types that fields can have, each made once for its name and parameters.
public struct TypeRegistry {
    private struct Key: Hashable {
        var name: String
        var parameters: Parameter
    }

    private var made: [Key: FieldType] = [:]
    /// The most states that a pattern may take.
    public let stateLimit: Int

    public init(stateLimit: Int) { self.stateLimit = stateLimit }

    /// The names of all types, in the order in which they are announced.
    public var names: [String] { BuiltInType.allCases.map(\.rawValue) }

    /// The type of that name, with those parameters.
    public mutating func type(named name: String, parameters: Parameter) throws(DefinitionError) -> FieldType {
        let key = Key(name: name, parameters: parameters)
        if let type = made[key] { return type }
        guard let builtIn = BuiltInType(rawValue: name) else { throw .unknownType(name) }
        let definition: TypeDefinition
        do throws(DefinitionError) {
            definition = try builtIn.definition(ParameterReader(parameters: parameters))
        } catch {
            throw error.inside("type")
        }
        let type = FieldType(definition, parameters: parameters)
        // A client that makes up parameters without end must not fill the memory: types in use are held by their fields.
        if made.count >= 1_000 { made.removeAll() }
        made[key] = type
        return type
    }

    public func isBuiltIn(_ name: String) -> Bool { BuiltInType(rawValue: name) != nil }

    public func parameters(of name: String) -> [TypeParameterDescription] {
        BuiltInType(rawValue: name)?.parameters ?? []
    }
}

extension FieldType {
    /// Its templates, short to long; empty where it has none.
    public var templates: [String] {
        switch formatter {
        case .plain: []
        case .template(let format): format.templates.map(\.pattern)
        case .number(let format): format.pattern.map { [$0] } ?? []
        }
    }
}
