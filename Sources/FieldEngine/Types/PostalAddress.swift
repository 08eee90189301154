/// An address as one item of a form: the fields that it stands for.
public struct PostalAddress {
    /// A field: what its id ends with, and its type.
    public struct Field {
        public let name: String
        public let type: String
        public let parameters: Parameter
    }

    public let fields: [Field]

    /// The parameters of a type that is an address of several fields; nil of any other.
    public static func parameters(ofType type: Parameter?) -> Parameter? {
        switch type {
        case .text(BuiltInType.address.rawValue)?: .table([])
        case .table(let members)?:
            type?["name"] == .text(BuiltInType.address.rawValue) && type?["part"] ?? .null == .null
                ? .table(members.filter { $0.name != "name" }) : nil
        case nil, .null?, .boolean?, .number?, .text?, .list?: nil
        }
    }

    /// - Parameters:
    ///   - parameters: Those of the type `address`, without a part.
    ///   - identifier: What the ids of its fields begin with.
    ///   - country: The country that it begins with, if that is one to choose.
    ///   - isInRow: Whether its ids are those of a row.
    public init(
        _ parameters: Parameter, of identifier: String, startingIn country: String?, isInRow: Bool
    ) throws(DefinitionError) {
        let reader = ParameterReader(parameters: parameters)
        let script = try reader.word("script", AddressScript.self) ?? .local
        let codes = try reader.countries()
        /// What a part goes by, as a type names it.
        func parameter(ofField field: String) -> Parameter {
            .table([Parameter.Member(name: "field", value: .text(field))])
        }
        let prefix = (isInRow ? "." : "") + identifier + "."
        let place: Parameter
        var fields: [Field] = []
        var parts: [AddressPart]
        let asked = try reader.askedField(.country)
        if asked == nil, let code = try reader.country() {
            if codes != nil {
                throw .invalid(path: "countries", reason: "an address of one country has none to choose from")
            }
            place = .text(code)
            parts = AddressFormat.format(of: code)?.parts(in: script) ?? []
        } else {
            if asked == nil {
                fields.append(
                    Field(
                        name: "country", type: BuiltInType.country.rawValue,
                        parameters: .table(
                            codes.map { [Parameter.Member(name: "countries", value: .list($0.map { .text($0) }))] }
                                ?? [])))
            }
            place = parameter(ofField: asked?.field ?? prefix + "country")
            // In the order of the country that it begins with; what only others have comes behind that.
            parts = (country ?? codes?.first).flatMap { AddressFormat.format(of: $0) }?.parts(in: script) ?? []
            let formats = codes?.compactMap { AddressFormat.format(of: $0) } ?? AddressFormat.all
            let (own, all) = (parts, formats.flatMap { $0.parts(in: script) })
            parts += AddressPart.allCases.filter { !own.contains($0) && all.contains($0) }
        }
        for part in parts {
            var members = [
                Parameter.Member(name: "country", value: place),
                Parameter.Member(name: "part", value: .text(part.rawValue)),
            ]
            if part == .postalCode, parts.contains(.region) {
                let region = parameter(ofField: prefix + AddressPart.region.rawValue)
                members.append(Parameter.Member(name: AskedField.Question.region.rawValue, value: region))
            }
            if script == .latin { members.append(Parameter.Member(name: "script", value: .text(script.rawValue))) }
            fields.append(
                Field(name: part.rawValue, type: BuiltInType.address.rawValue, parameters: .table(members)))
        }
        self.fields = fields
    }
}
