/// What a type goes by where another field has it: `"country": {"field": "home.country"}`. Which type that makes is decided like a
/// condition (specification, section 4.5).
public struct AskedField: Equatable {
    /// What is asked, with the parameter's name.
    public enum Question: String {
        /// The country that something is of.
        case country
        /// The region of that country whose postal codes are expected.
        case region
        /// The network of a card, whose codes are as long as it has them.
        case card
        /// The month that is judged with a year.
        case month
    }

    public let question: Question
    /// The field's id, which in rows may begin with a point.
    public let field: String
    /// What the field says, as `Field.answer` has it; nil before it says anything.
    var answer: String?
}

extension BuiltInType {
    /// What of it may be that of a field.
    var questions: [AskedField.Question] {
        switch self {
        case .address, .postalCode: [.country, .region]
        case .tel, .taxId, .vat, .nationalId, .companyId: [.country]
        case .cvv: [.card]
        case .expYear: [.month]
        default: []
        }
    }

    /// The type by what fields say, or before they say anything.
    func definition(_ reader: ParameterReader, by asked: [AskedField]) throws(DefinitionError) -> TypeDefinition {
        let definition = try made(reader, by: asked)
        try takeLocale(of: reader, into: definition)
        return definition
    }

    private func made(_ reader: ParameterReader, by asked: [AskedField]) throws(DefinitionError) -> TypeDefinition {
        switch self {
        case .cvv: return try .securityCode(reader, network: asked.answer(to: .card))
        case .expYear: return try .expiryYear(reader, month: asked.answer(to: .month))
        default:
            let isPlaced = asked.contains { $0.question == .country }
            let country = isPlaced ? asked.answer(to: .country) : try reader.text("country")
            let type = isPlaced ? try definition(reader, in: country) : try definition(reader)
            if let country, let region = asked.answer(to: .region) { type.expect(region, of: country.uppercased()) }
            return type
        }
    }

    /// The type in a country that a field has: without one, and in one that has no such thing, it is not there, or it is the type
    /// that needs no country.
    private func definition(_ reader: ParameterReader, in country: String?) throws(DefinitionError) -> TypeDefinition {
        let placed = reader.placed(in: country)
        switch self {
        case .address: return try .postalAddress(placed, isAsked: true)
        case .tel, .vat:
            if let type = try? definition(placed) { return type }
            return try definition(reader.placed(in: nil))
        default:
            if country != nil, let type = try? definition(placed) { return type }
            let type = TypeDefinition(name: rawValue)
            type.traits.label = .word(IdentifierKind(rawValue: rawValue)?.label ?? "Postal code")
            // Numbers of people and companies are written everywhere, whether much is known of them or not.
            type.traits.isThere = country != nil && self != .postalCode
            return type
        }
    }
}

extension [AskedField] {
    func answer(to question: AskedField.Question) -> String? { first { $0.question == question }?.answer }
}

extension ParameterReader {
    /// The field that is asked; nil where the parameter says it itself, or is not there.
    func askedField(_ question: AskedField.Question) throws(DefinitionError) -> AskedField? {
        let name = question.rawValue
        guard let given = parameter(name), given != .null else { return nil }
        guard case .table = given else {
            if question == .country { return nil }
            throw .wrongParameter(path: name, expected: "an object with a field id", found: given.kind)
        }
        do throws(DefinitionError) {
            let reader = ParameterReader(parameters: given)
            let field = try reader.required("field", reader.text("field"), expected: "a field id")
            guard !field.isEmpty else {
                throw .wrongParameter(path: "field", expected: "a field id", found: "an empty string")
            }
            return AskedField(question: question, field: field)
        } catch {
            throw error.inside(name)
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
