/// How a type goes by what another field has, as the length of a security code by the network of its card. Which type that makes is
/// decided like a condition: the field is told of it as of any other that stands otherwise (specification, section 4.5).
struct TypeDependence: Sendable {
    /// The parameter that names the field.
    var parameter: String
    var field: String
    /// What matters of the other field's value, in its canonical form where it has one; 0 where it says nothing yet.
    var state: @Sendable (_ value: String) -> Int
    /// The type in a state.
    var definition: @Sendable (_ state: Int) -> TypeDefinition
}

extension FieldType {
    /// The type as what it goes by has it.
    func inState(_ state: Int) -> FieldType {
        guard state != 0, let dependence else { return self }
        return FieldType(dependence.definition(state), of: self)
    }
}

extension ParameterReader {
    /// The id of another field.
    func fieldName(_ name: String) throws(DefinitionError) -> String? {
        guard let field = try text(name) else { return nil }
        guard !field.isEmpty else { throw .wrongParameter(path: name, expected: "a field id", found: "an empty string") }
        return field
    }
}
