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
        let definition = try made(reader, item: item)
        try takeLocale(of: reader, into: definition)
        return definition
    }

    /// Gives a definition the digits that its locale asks for, where values are digits, and the letters of it for days, months and years.
    func takeLocale(of reader: ParameterReader, into definition: TypeDefinition) throws(DefinitionError) {
        // A number in powers of ten is a text of ASCII's signs.
        let isPowers = self == .number && definition.formatter.isPlain
        if case .parts(let format) = definition.formatter, writesDates,
            let letters = CalendarFormats.letters(try reader.languageTag())
        {
            definition.formatter = .parts(format.lettered(letters))
        }
        if showsDigits, !isPowers, let digits = try reader.digits() { definition.digits = digits }
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

    /// Whether days, months or years are parts of it: what is missing of them shows with the letters of its locale.
    var writesDates: Bool {
        self == .date || self == .dateTime || self == .week || self == .expDate || self == .expMonth || self == .expYear
    }

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

    /// What it is, for people.
    var description: String { TableText(TypeDescriptions.text).line(of: rawValue) ?? "" }

    /// The parameters that `type/list` and `type/describe` show.
    var parameters: [TypeParameterDescription] { TypeParameterDescription.all(of: rawValue) }
}
