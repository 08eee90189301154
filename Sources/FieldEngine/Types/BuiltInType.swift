/// The types that come with the server.
enum BuiltInType: String, CaseIterable {
    case phrase, data, name, street, city, st, zip, phone, credit, expDate, cvv, multiline
    case date, time, email, url, ip

    func definition(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        switch self {
        case .phrase: .phrase()
        case .multiline: .multiline()
        case .data: .data()
        case .name: try .name(reader)
        case .street: try .street(reader)
        case .city: try .city(reader)
        case .st: .stateCode()
        case .zip: try .zip(reader)
        case .phone: .phone()
        case .credit: try .credit(reader)
        case .expDate: try .expiryDate(reader)
        case .cvv: try .securityCode(reader)
        case .date: try .date(reader)
        case .time: try .time(reader)
        case .email: try .email(reader)
        case .url: try .webAddress(reader)
        case .ip: try .address(reader)
        }
    }

    /// The parameters that `type/list` and `type/describe` show.
    var parameters: [TypeParameterDescription] {
        switch self {
        case .phrase, .data, .st, .phone, .multiline: []
        case .name, .street, .city: [.capitalize]
        case .zip: [TypeParameterDescription("plus4", "boolean", default: .boolean(false))]
        case .credit: [TypeParameterDescription("checksum", "error | warning | info", default: .text("warning"))]
        case .expDate: [TypeParameterDescription("window", "integer", default: .integer(12))]
        case .cvv: [TypeParameterDescription("length", "integer", default: .integer(3))]
        case .email: [TypeParameterDescription("requireDot", "boolean", default: .boolean(true))]
        case .url:
            [TypeParameterDescription("schemes", "array of strings", default: .list([.text("https"), .text("http")]))]
        case .ip: [TypeParameterDescription("version", "any | 4 | 6", default: .text("any"))]
        case .time: [TypeParameterDescription("format", "string", default: .text("HH:MM"))]
        case .date:
            [
                TypeParameterDescription("format", "string", default: .text("MM/DD/YYYY")),
                TypeParameterDescription("min", "date | today±Nd | today±Ny", default: .null),
                TypeParameterDescription("max", "date | today±Nd | today±Ny", default: .null),
            ]
        }
    }
}

/// A parameter of a type, for people.
public struct TypeParameterDescription: Equatable, Sendable {
    public var name: String
    public var kind: String
    /// Nil where the parameter must be given.
    public var defaultValue: Parameter?

    /// What stands for a parameter that must be given where a type is only shown.
    public var sample: Parameter

    init(_ name: String, _ kind: String, default value: Parameter) {
        self.name = name
        self.kind = kind
        defaultValue = value
        sample = value
    }

    init(_ name: String, _ kind: String, sample: Parameter) {
        self.name = name
        self.kind = kind
        self.sample = sample
    }

    static let capitalize = TypeParameterDescription("capitalize", "none | firsts | words", default: .text("firsts"))
}
