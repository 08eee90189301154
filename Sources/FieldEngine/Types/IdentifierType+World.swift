import Automata

extension TypeDefinition {
    /// A number that is of one kind in all the world.
    static func identifierOfAllTheWorld(
        _ type: BuiltInType, _ reader: ParameterReader
    ) throws(DefinitionError) -> TypeDefinition {
        let (label, meaning) = type.meaning
        var forms = Identifiers.forms(of: type.rawValue)
        if type == .macAddress, try reader.boolean("eui64") != true { forms.removeLast() }
        var definition = identifier(type.rawValue, IdentifierForms(forms))
        definition.traits.description = meaning
        definition.traits.label = label
        if type == .vin {
            // Only North America's makers have to have the check digit.
            definition.traits.priority = 1.5
        }
        return definition
    }
}

extension BuiltInType {
    /// What people call such a number, and what it is.
    fileprivate var meaning: (label: String, description: String) {
        switch self {
        case .bic: ("BIC", "A bank's code of ISO 9362, with or without its branch.")
        case .aba: ("Routing number", "A routing transit number of a bank in the USA.")
        case .sortCode: ("Sort code", "A sort code of a bank in the United Kingdom or Ireland.")
        case .clabe: ("CLABE", "A Mexican bank account's number.")
        case .lei: ("LEI", "A legal entity's identifier of ISO 17442.")
        case .isin: ("ISIN", "A security's number of ISO 6166.")
        case .cusip: ("CUSIP", "A security's number of North America.")
        case .sedol: ("SEDOL", "A security's number of the London Stock Exchange.")
        case .isbn: ("ISBN", "A book's number of ISO 2108, with 13 or 10 characters.")
        case .issn: ("ISSN", "A journal's number of ISO 3297.")
        case .ean: ("EAN", "An article's number with 13 or 8 digits, as bar codes have it.")
        case .gtin: ("GTIN", "A trade item's number of GS1 with 8, 12, 13 or 14 digits.")
        case .imei: ("IMEI", "A mobile device's number.")
        case .vin: ("VIN", "A vehicle's number of ISO 3779.")
        case .containerNumber: ("Container number", "A freight container's number of ISO 6346.")
        case .uuid: ("UUID", "A universally unique identifier of RFC 9562.")
        case .macAddress: ("MAC address", "The address of a network card.")
        default: (rawValue, "")
        }
    }
}
