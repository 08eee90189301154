/// The types that come with the server.
enum BuiltInType: String, CaseIterable {
    case phrase, data, dataLength, name, street, city, intcity, streetnumber, zip, phone, ssn, state, st, age
    case date, time, dateTime, week, expDate, expMonth, expYear, credit, card, cvv
    case currency, percent, number
    case email, url, ip, tel, country, address, postalCode, iban
    case taxId, vat, nationalId, companyId
    case bic, aba, sortCode, clabe, lei, isin, cusip, sedol
    case isbn, issn, ean, gtin, imei, vin, containerNumber
    case uuid, macAddress, hostname, cidr, color, semver, mimeType, base64, hex
    case password, pin, choice, choices, flag, rating, slider, file, tags, multiline

    /// - Parameter item: the type of a list's items, where one is given.
    func definition(_ reader: ParameterReader, item: FieldType? = nil) throws(DefinitionError) -> TypeDefinition {
        try showing(digitsOf: reader, made(reader, item: item))
    }

    /// A definition with the digits that its locale asks for, where values are digits.
    func showing(
        digitsOf reader: ParameterReader, _ definition: TypeDefinition
    ) throws(DefinitionError) -> TypeDefinition {
        // A number in powers of ten is a text of ASCII's signs.
        let isPowers = self == .number && definition.formatter.isPlain
        guard showsDigits, !isPowers, let digits = try reader.digits() else { return definition }
        var definition = definition
        definition.digits = digits
        return definition
    }

    private func made(_ reader: ParameterReader, item: FieldType?) throws(DefinitionError) -> TypeDefinition {
        switch self {
        case .phrase: .phrase()
        case .multiline: .multiline()
        case .data: .data()
        case .dataLength: try .dataLength(reader)
        case .name: try .name(reader)
        case .street: try .street(reader)
        case .city: try .city(reader)
        case .intcity: try .internationalCity(reader)
        case .streetnumber: .streetNumber()
        case .zip: try .zip(reader)
        case .phone: .phone()
        case .ssn: .socialSecurityNumber()
        case .state: .state()
        case .st: .stateCode()
        case .age: try .age(reader)
        case .currency: try .currency(reader)
        case .percent: try .percent(reader)
        case .number: try .number(reader)
        case .password: try .password(reader)
        case .pin: try .pin(reader)
        case .choice: try .choice(reader)
        case .choices: try .choices(reader)
        case .tags: try .tags(reader, of: item)
        case .flag: try .flag(reader)
        case .file: try .file(reader)
        case .rating: try .rating(reader)
        case .slider: try .slider(reader)
        case .tel: try .telephone(reader)
        case .country: try .country(reader)
        case .address: try .postalAddress(reader)
        case .postalCode: try .postalCode(reader)
        case .iban: .bankAccount()
        case .taxId: try .identifier(.taxId, reader)
        case .vat: try .identifier(.vat, reader)
        case .nationalId: try .identifier(.nationalId, reader)
        case .companyId: try .identifier(.companyId, reader)
        case .bic, .aba, .sortCode, .clabe, .lei, .isin, .cusip, .sedol, .isbn, .issn, .ean, .gtin, .imei, .vin,
            .containerNumber, .uuid, .macAddress:
            try .identifierOfAllTheWorld(self, reader)
        case .hostname: try .hostName(reader)
        case .cidr: .network()
        case .color: .color()
        case .semver: .version()
        case .mimeType: try .mediaType(reader)
        case .base64: .base64()
        case .hex: .hexadecimal()
        case .credit: try .credit(reader)
        case .card: try .card(reader)
        case .expDate: try .expiryDate(reader)
        case .expMonth: .expiryMonth()
        case .expYear: try .expiryYear(reader)
        case .cvv: try .securityCode(reader)
        case .date: try .date(reader)
        case .time: try .time(reader)
        case .dateTime: try .dateTime(reader)
        case .week: try .week(reader)
        case .email: try .email(reader)
        case .url: try .webAddress(reader)
        case .ip: try .address(reader)
        }
    }

    /// Whether a client's own type of that name stands in its place: clients may have had one before there was this
    /// (specification, “What may change”).
    var yieldsToOwn: Bool {
        switch self {
        case .taxId, .vat, .nationalId, .companyId, .bic, .aba, .sortCode, .clabe, .lei, .isin, .cusip, .sedol, .isbn,
            .issn,
            .ean, .gtin, .imei, .vin, .containerNumber, .uuid, .macAddress, .hostname, .cidr, .color, .semver,
            .mimeType,
            .base64, .hex, .country, .address, .expMonth, .expYear:
            true
        default: false
        }
    }

    /// Whether the type has signs that go by the locale.
    var hasLocale: Bool {
        self == .currency || self == .percent || self == .number || self == .rating || self == .slider
    }

    /// Whether its format may have words that go by the locale.
    var isCalendar: Bool { self == .date || self == .time || self == .dateTime }

    /// Whether it shows with the digits that its locale asks for: what is counted, dated, dialled, paid with or asked for in
    /// digits. What has letters of ASCII, and what the world writes in one way, shows as it is.
    var showsDigits: Bool {
        switch self {
        case .age, .currency, .percent, .number, .rating, .slider, .date, .time, .dateTime, .week, .expDate, .expMonth,
            .expYear, .credit, .card, .cvv, .phone, .tel, .zip, .postalCode, .ssn, .pin, .taxId, .nationalId,
            .companyId:
            true
        case .phrase, .data, .dataLength, .name, .street, .city, .intcity, .streetnumber, .state, .st, .email, .url,
            .ip, .country, .address, .iban, .vat, .bic, .aba, .sortCode, .clabe, .lei, .isin, .cusip, .sedol, .isbn,
            .issn, .ean, .gtin, .imei, .vin, .containerNumber, .uuid, .macAddress, .hostname, .cidr, .color, .semver,
            .mimeType, .base64, .hex, .password, .choice, .choices, .flag, .file, .tags, .multiline:
            false
        }
    }

    /// The parameters that `type/list` and `type/describe` show.
    var parameters: [TypeParameterDescription] {
        let own = ownParameters
        return showsDigits && !own.contains { $0.name == "locale" } ? own + [.locale] : own
    }

    private var ownParameters: [TypeParameterDescription] {
        switch self {
        case .phrase, .data, .streetnumber, .phone, .ssn, .state, .st, .iban, .multiline, .bic, .aba, .sortCode,
            .clabe, .lei, .isin, .cusip, .sedol, .isbn, .issn, .ean, .gtin, .imei, .vin, .containerNumber, .uuid,
            .cidr, .color, .semver, .base64, .hex, .expMonth:
            []
        case .macAddress: [TypeParameterDescription("eui64", "boolean", default: .boolean(false))]
        case .mimeType: [TypeParameterDescription("parameters", "boolean", default: .boolean(false))]
        case .hostname: [.international]
        case .taxId, .nationalId, .companyId:
            [
                TypeParameterDescription("country", "ISO 3166 code", sample: .text("BR")),
                TypeParameterDescription("number", "string", default: .null),
            ]
        case .vat:
            [
                TypeParameterDescription("country", "ISO 3166 code", default: .null),
                TypeParameterDescription("number", "string", default: .null),
            ]
        case .dataLength: [TypeParameterDescription("length", "integer", sample: .integer(5))]
        case .name, .street, .city, .intcity: [.capitalize]
        case .age:
            [
                TypeParameterDescription("min", "integer", default: .integer(0)),
                TypeParameterDescription("max", "integer", default: .integer(150)),
            ]
        case .currency:
            [
                TypeParameterDescription("currency", "ISO 4217 code", default: .null),
                TypeParameterDescription("symbol", "string", default: .text("$")), .symbolPlace("before"), .symbolSpace,
                .affixes, .decimals(.integer(2)), .entry, .leadingZero, .grouping,
                .minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum, .step, .clamp,
                TypeParameterDescription("negative", "boolean", default: .boolean(false)), .negativeStyle, .locale,
                .decimalSign, .groupSign, .groups,
            ]
        case .percent:
            [
                .symbolPlace("after"), .symbolSpace, .affixes, .decimals(.integer(2)), .entry, .leadingZero, .grouping,
                .minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum, .step, .clamp,
                TypeParameterDescription("negative", "boolean", default: .boolean(false)), .negativeStyle, .locale,
                .decimalSign, .groupSign, .groups,
            ]
        case .number:
            [
                .minimum, .maximum, .exclusiveMinimum, .exclusiveMaximum, .step, .clamp, .decimals(.null), .entry,
                .leadingZero, .grouping, TypeParameterDescription("negative", "boolean", default: .boolean(true)),
                .negativeStyle, .locale, .decimalSign, .groupSign, .groups,
                TypeParameterDescription("notation", "plain | scientific", default: .text("plain")),
            ]
        case .password: [TypeParameterDescription("min", "integer", default: .integer(8))]
        case .pin: [TypeParameterDescription("length", "integer", sample: .integer(4))]
        case .choice:
            [
                TypeParameterDescription("choices", "choice[]", sample: .list([.text("Yes"), .text("No")])),
                TypeParameterDescription("custom", "boolean", default: .boolean(false)),
            ]
        case .choices:
            [
                TypeParameterDescription("choices", "choice[]", sample: .list([.text("Yes"), .text("No")])),
                TypeParameterDescription("min", "integer", default: .integer(0)),
                TypeParameterDescription("max", "integer", default: .null),
                TypeParameterDescription("order", "listed | chosen", default: .text("listed")),
                TypeParameterDescription("custom", "boolean", default: .boolean(false)),
                TypeParameterDescription("separator", "string", default: .null),
            ]
        case .tags:
            [
                TypeParameterDescription("of", "type", default: .text("phrase")),
                TypeParameterDescription("min", "integer", default: .integer(0)),
                TypeParameterDescription("max", "integer", default: .null),
                TypeParameterDescription("unique", "boolean", default: .boolean(true)),
                TypeParameterDescription("separator", "string", default: .null), .locale,
            ]
        case .flag:
            [
                TypeParameterDescription("yes", "string", default: .null),
                TypeParameterDescription("no", "string", default: .null), .locale,
            ]
        case .file:
            [
                TypeParameterDescription("kind", "file | directory | any", default: .text("file")),
                TypeParameterDescription("accept", "string[]", default: .list([])),
                TypeParameterDescription("maxSize", "bytes", default: .null),
                TypeParameterDescription("exists", "boolean", default: .boolean(true)),
            ]
        case .rating:
            [
                TypeParameterDescription("max", "decimal", default: .integer(5)),
                TypeParameterDescription("step", "decimal", default: .integer(1)), .locale,
            ]
        case .slider:
            [
                TypeParameterDescription("min", "decimal", default: .integer(0)),
                TypeParameterDescription("max", "decimal", default: .integer(100)),
                TypeParameterDescription("step", "decimal", default: .integer(1)), .locale,
            ]
        case .zip: [TypeParameterDescription("plus4", "boolean", default: .boolean(false))]
        case .credit: [TypeParameterDescription("checksum", "error | warning | info", default: .text("warning"))]
        case .card:
            [
                TypeParameterDescription(
                    "networks", "string[]", default: .list(CardNetwork.allCases.map { .text($0.rawValue) }))
            ]
        case .tel:
            [
                TypeParameterDescription("country", "ISO 3166 code", default: .null),
                TypeParameterDescription("countries", "string[]", default: .null),
                TypeParameterDescription("kinds", "string[]", default: .null),
                TypeParameterDescription("extension", "boolean", default: .boolean(false)),
                TypeParameterDescription("format", "national | international | e164", default: .null),
                TypeParameterDescription("value", "e164 | rfc3966", default: .text("e164")),
            ]
        case .postalCode:
            [
                TypeParameterDescription("country", "ISO 3166 code", sample: .text("US")),
                TypeParameterDescription("region", "object", default: .null),
            ]
        case .country: [TypeParameterDescription("countries", "string[]", default: .null)]
        case .address:
            [
                TypeParameterDescription("country", "ISO 3166 code", default: .null, sample: .text("US")),
                TypeParameterDescription("countries", "string[]", default: .null),
                TypeParameterDescription(
                    "part", AddressPart.allCases.map { $0.rawValue }.joined(separator: " | "), default: .null,
                    sample: .text("city")),
                TypeParameterDescription("region", "object", default: .null),
                TypeParameterDescription("script", "local | latin", default: .text("local")),
            ]
        case .expDate: [.window, .expired]
        case .expYear:
            [
                TypeParameterDescription("format", "YY | YYYY", default: .text("YY")), .window, .expired,
                TypeParameterDescription("month", "object", default: .null),
            ]
        case .cvv:
            [
                TypeParameterDescription("length", "integer", default: .integer(3)),
                TypeParameterDescription("card", "object", default: .null),
            ]
        case .email:
            [
                TypeParameterDescription("requireDot", "boolean", default: .boolean(true)),
                TypeParameterDescription("domains", "string[]", default: .null),
                TypeParameterDescription("refused", "string[]", default: .list([])), .international,
            ]
        case .url:
            [
                TypeParameterDescription("schemes", "string[]", default: .list([.text("https"), .text("http")])),
                TypeParameterDescription("scheme", "string", default: .null), .international,
            ]
        case .ip: [TypeParameterDescription("version", "any | 4 | 6", default: .text("any"))]
        case .time:
            [
                TypeParameterDescription("format", "string", default: .text("HH:MM")),
                TypeParameterDescription("min", "time", default: .null),
                TypeParameterDescription("max", "time", default: .null),
                TypeParameterDescription("step", "seconds", default: .null), .locale, .range, .between,
                TypeParameterDescription("overnight", "boolean", default: .boolean(false)),
            ]
        case .dateTime:
            [
                TypeParameterDescription("format", "string", default: .text("YYYY-MM-DD HH:mm")),
                TypeParameterDescription("min", "date, time", default: .null),
                TypeParameterDescription("max", "date, time", default: .null), .locale, .range, .between,
            ]
        case .week:
            [
                TypeParameterDescription("min", "week", default: .null),
                TypeParameterDescription("max", "week", default: .null),
            ]
        case .date:
            [
                TypeParameterDescription("format", "string", default: .text("MM/DD/YYYY")),
                TypeParameterDescription("min", "date | today±Nd | today±Ny", default: .null),
                TypeParameterDescription("max", "date | today±Nd | today±Ny", default: .null), .locale, .range,
                .between,
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

    // Not inlined: there are two hundred, and each would be written out where it is named.

    /// - Parameter sample: what stands for it where the type is only shown, if that needs it.
    @inline(never)
    init(_ name: String, _ kind: String, default value: Parameter, sample: Parameter? = nil) {
        self.name = name
        self.kind = kind
        defaultValue = value
        self.sample = sample ?? value
    }

    @inline(never)
    init(_ name: String, _ kind: String, sample: Parameter) {
        self.name = name
        self.kind = kind
        self.sample = sample
    }

    static let window = TypeParameterDescription("window", "integer", default: .integer(12))
    static let expired = TypeParameterDescription("expired", "error | warning | info", default: .text("warning"))
    static let range = TypeParameterDescription("range", "boolean", default: .boolean(false))
    static let between = TypeParameterDescription("between", "string", default: .text(IntervalShape.between))
    static let international = TypeParameterDescription("international", "boolean", default: .boolean(false))
    static let capitalize = TypeParameterDescription("capitalize", "none | firsts | words", default: .text("firsts"))
}
