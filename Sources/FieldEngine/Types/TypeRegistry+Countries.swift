import Automata

extension TypeRegistry {
    /// The countries that a built-in type knows, by their codes of ISO 3166; nil where a type has nothing to do with countries.
    public func countries(ofType name: String) -> [String]? {
        guard isBuiltIn(name), let type = BuiltInType(rawValue: name) else { return nil }
        return switch type {
        case .country, .address: AddressFormat.all.map { $0.country }.ascending
        case .postalCode: PostalCode.countries
        case .tel: TelephonePlan.allRegions
        case .taxId, .vat, .nationalId, .companyId:
            IdentifierKind(rawValue: name).map { Identifiers.countries(of: $0) }
        case .iban: Array(Set(BankAccountNumber.all.map { $0.country })).ascending
        default: nil
        }
    }
}
