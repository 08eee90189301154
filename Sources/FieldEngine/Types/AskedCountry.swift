/// The country that a type goes by, where it is what another field has: `"country": {"field": "home.country"}`.
struct AskedCountry {
    /// The field's id, which in rows may begin with a point.
    let field: String
    /// The code; nil before the field has one.
    var code: String?
}

extension BuiltInType {
    /// Whether its country may be that of a field.
    var goesByCountry: Bool {
        switch self {
        case .tel, .address, .postalCode, .taxId, .vat, .nationalId, .companyId: true
        default: false
        }
    }

    /// The type in a country that a field has: without one, and in one that has no such thing, it is not there, or it is the type
    /// that needs no country.
    func definition(_ reader: ParameterReader, in country: String?) throws(DefinitionError) -> TypeDefinition {
        let placed = reader.placed(in: country)
        switch self {
        case .address: return try .postalAddress(placed, isAsked: true)
        case .tel, .vat:
            if let type = try? definition(placed) { return type }
            return try definition(reader.placed(in: nil))
        default:
            if country != nil, let type = try? definition(placed) { return type }
            var type = TypeDefinition(name: rawValue)
            type.traits.label = IdentifierKind(rawValue: rawValue)?.label ?? "Postal code"
            // Numbers of people and companies are written everywhere, whether much is known of them or not.
            type.traits.isThere = country != nil && self != .postalCode
            return type
        }
    }
}

extension ParameterReader {
    /// The field that has the country; nil where a country is named, or none.
    func askedCountry() throws(DefinitionError) -> AskedCountry? {
        guard let given = parameter("country"), case .table = given else { return nil }
        do throws(DefinitionError) {
            let reader = ParameterReader(parameters: given)
            return AskedCountry(field: try reader.required("field", reader.text("field"), expected: "a field id"))
        } catch {
            throw error.inside("country")
        }
    }

    /// The same parameters with a country, or none.
    func placed(in country: String?) -> ParameterReader {
        guard case .table(let members) = parameters else { return self }
        var placed = members.filter { $0.name != "country" }
        if let country { placed.append(Parameter.Member(name: "country", value: .text(country))) }
        return ParameterReader(
            parameters: .table(placed), locale: locale, hasValidator: hasValidator, workLimit: workLimit)
    }
}
