extension TypeDefinition {
    /// A part of an address, as its country has it.
    ///
    /// - Parameter isAsked: the country is what a field has, which may be none.
    static func postalAddress(_ reader: ParameterReader, isAsked: Bool = false) throws(DefinitionError)
        -> TypeDefinition
    {
        let known = AddressPart.allCases.map { $0.rawValue }.quoted
        let part = try reader.required("part", reader.word("part", AddressPart.self), expected: "one of \(known)")
        let script = try reader.word("script", AddressScript.self) ?? .local
        var format: AddressFormat?
        if let country = try reader.country() { format = AddressFormat.format(of: country) }
        guard let format else {
            if !isAsked { throw .missingCountry }
            let type = TypeDefinition(name: "address")
            type.traits.label = .word(part.label)
            type.traits.autofill = part.autofill
            type.traits.isThere = false
            return type
        }
        guard part == .postalCode || reader.parameter("region") ?? .null == .null else {
            throw .invalid(path: "region", reason: "only a postal code goes by the region")
        }
        let type = postalAddress(part, format, script)
        type.traits.label = .word(format.label(of: part))
        type.traits.autofill = part.autofill
        type.traits.isThere = format.parts(in: script).contains(part)
        type.traits.isNeeded = format.requires(part)
        return type
    }

    private static func postalAddress(
        _ part: AddressPart, _ format: AddressFormat, _ script: AddressScript
    ) -> TypeDefinition {
        let type = TypeDefinition(name: "address")
        type.traits.capitalize = "words"
        if part == .street { type.traits.priority = .tenths(20) }
        if part == .postalCode {
            let country = Parameter.table([Parameter.Member(name: "country", value: .text(format.country))])
            guard let code = try? postalCode(ParameterReader(parameters: country)) else { return type }
            code.name = "address"
            return code
        }
        guard part == .region else { return type }
        let regions = format.regions
        guard !regions.isEmpty else { return type }
        var labels: [String] = []
        var details: [ChoiceList.Detail] = []
        var words: [String] = []
        var places: [Int] = []
        for (place, region) in regions.enumerated() {
            let isLatin = script == .latin && !region.latin.isEmpty
            let other = isLatin ? region.name : region.latin
            labels.append(isLatin ? region.latin : region.name)
            details.append(ChoiceList.Detail(value: .text(region.code), description: other.isEmpty ? nil : other))
            var own = [region.name, region.latin, region.key, region.code] + region.others
            if format.country == "US" {
                own += UnitedStates.states.first { $0.code == region.code }?.abbreviations ?? []
            }
            let codes = own.filter { !$0.isEmpty && $0.utf8.allSatisfy { $0.isCapital || $0.isDigit } }
            for word in own.flatMap({ $0.spellings }) + codes.map({ format.country + "-" + $0 }) where !word.isEmpty {
                words.append(word)
                places.append(place)
            }
        }
        var listing = ChoiceListing(list: ChoiceList(labels, details: details))
        listing.spellings = ChoiceSpellings(words, for: places)
        type.traits.control = .combobox
        type.takeListing(listing)
        // Points in abbreviations.
        type.filter.dropsSeparators = true
        return type
    }

    /// A country, by its name in the language of the field.
    static func country(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let names = CountryNames.rows(in: MessageLanguage(locale: try reader.languageTag()))
        var formats = AddressFormat.all
        if let codes = try reader.countries() ?? (names.isEmpty ? nil : names.map { $0[0] }) {
            formats = codes.compactMap { code in formats.first { $0.country == code } }
        }
        var labels: [String] = []
        var words: [String] = []
        var places: [Int] = []
        var codes: [String] = []
        for (place, format) in formats.enumerated() {
            let own = names.first { $0[0] == format.country } ?? [format.country, format.name]
            labels.append(own[1])
            let spellings = format.spellings
            // It may be called as in English everywhere.
            for word in [format.country, format.name] + spellings.dropFirst() + own.dropFirst(2) {
                for spelling in word.spellings {
                    words.append(spelling)
                    places.append(place)
                }
            }
            codes += [format.country, spellings.first ?? ""]
        }
        let details = formats.map { ChoiceList.Detail(value: .text($0.country)) }
        var listing = ChoiceListing(list: ChoiceList(labels, details: details))
        listing.spellings = ChoiceSpellings(words, for: places)
        listing.codes = ChoiceSpellings(codes, for: codes.indices.map { $0 / 2 })
        let type = TypeDefinition(name: "country")
        type.traits.label = "Country"
        type.traits.autofill = "country-name"
        type.traits.control = .combobox
        type.takeListing(listing)
        return type
    }
}

extension DefinitionError {
    fileprivate static let missingCountry = DefinitionError.wrongParameter(
        path: "country", expected: "an ISO 3166 code, or an object with the `field` that has one", found: nil)
}

extension String {
    /// A name with each of its words that many write otherwise as it is, and as they do.
    fileprivate var spellings: [String] {
        var found = [""]
        for word in split(separator: " ") {
            let other = Self.otherWords.line(of: String(word))
            for index in found.indices {
                if let other { found.append(found[index] + " " + other) }
                found[index] += " " + word
            }
        }
        return found
    }

    /// Points and hyphens need none: `ChoiceSpellings` compares without them.
    private static let otherWords = TableText(
        """
        St.|Saint
        Saint|St
        Santa|Sta
        &|and
        and|&
        North|N
        South|S
        East|E
        West|W
        Co.|County
        """)
}

extension ParameterReader {
    /// The code of a country that is known.
    func country() throws(DefinitionError) -> String? {
        guard let given = try text("country") else { return nil }
        return try Self.country(given, path: "country")
    }

    /// The codes of the parameter `countries`.
    func countries() throws(DefinitionError) -> [String]? {
        guard let given = try texts("countries") else { return nil }
        guard !given.isEmpty else {
            throw .wrongParameter(path: "countries", expected: "at least one country", found: "an empty array")
        }
        var codes: [String] = []
        for (index, text) in given.enumerated() {
            let code = try Self.country(text, path: "countries[\(index)]")
            if codes.contains(code) { throw .invalid(path: "countries[\(index)]", reason: "\(code) is there twice") }
            codes.append(code)
        }
        return codes
    }

    private static func country(_ text: String, path: String) throws(DefinitionError) -> String {
        let code = text.uppercased()
        guard AddressFormat.format(of: code) != nil else {
            throw .wrongParameter(
                path: path, expected: "the ISO 3166 code of a country", found: "\"\(text.prefix(40))\"")
        }
        return code
    }
}
