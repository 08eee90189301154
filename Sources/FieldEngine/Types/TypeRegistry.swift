/// The types that fields can have, each made once for its name and parameters.
public struct TypeRegistry {
    private struct Key: Hashable {
        var name: String
        var parameters: Parameter
    }

    private struct Own {
        var definition: TypeDefinition
        var type: FieldType
    }

    private var made: [Key: FieldType] = [:]
    private var own: [String: Own] = [:]
    private var ownNames: [String] = []
    /// The most states that a pattern may take.
    public let stateLimit: Int

    public init(stateLimit: Int) { self.stateLimit = stateLimit }

    /// The names of all types: the built-in ones, then the client's own in the order of their definition.
    public var names: [String] { BuiltInType.allCases.map(\.rawValue) + ownNames }

    /// How many types the client has defined.
    public var ownCount: Int { ownNames.count }

    public func isOwn(_ name: String) -> Bool { own[name] != nil }

    /// Takes up a client's own type, for the fields that are made from now on.
    public mutating func define(_ declared: DefinedType, today: CivilDate) throws(DefinitionError) {
        guard !isBuiltIn(declared.name) else {
            throw .invalid(path: "name", reason: "\(declared.name) is a built-in type")
        }
        var base: TypeDefinition?
        if let name = declared.base { base = try self.base(name) }
        let definition = try declared.definition(on: base, stateLimit: stateLimit, today: today)
        if own[declared.name] == nil { ownNames.append(declared.name) }
        own[declared.name] = Own(definition: definition, type: FieldType(definition, parameters: .table([])))
    }

    /// A type to start from, its parameters at their defaults.
    private func base(_ name: String) throws(DefinitionError) -> TypeDefinition {
        if let known = own[name] { return known.definition }
        guard let builtIn = BuiltInType(rawValue: name) else { throw .unknownType(name) }
        if let parameter = builtIn.parameters.first(where: { $0.defaultValue == nil }) {
            throw .invalid(
                path: "extends", reason: "\(name) can't be extended: it needs its parameter \(parameter.name)")
        }
        do throws(DefinitionError) {
            return try builtIn.definition(ParameterReader(parameters: .table([])))
        } catch {
            throw error.inside("extends")
        }
    }

    /// The type of that name, with those parameters.
    public mutating func type(named name: String, parameters: Parameter) throws(DefinitionError) -> FieldType {
        if let known = own[name] { return known.type }
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
        case .template(let format): format.isGrowing ? [] : format.templates.map(\.pattern)
        case .number(let format): format.pattern.map { [$0] } ?? []
        }
    }
}
