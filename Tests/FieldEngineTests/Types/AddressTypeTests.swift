import Testing

@testable import FieldEngine

@Suite("Addresses") struct AddressTypeTests {
    /// What can be chosen in a country, by the codes.
    private func regions(_ country: String) throws -> [AddressFormat.Region] {
        try #require(AddressFormat.format(of: country)).regions
    }

    @Test("Each line of the table says a whole format, and each country has a name of its own")
    func table() throws {
        let all = AddressFormat.all
        #expect(all.count == 252)
        #expect(Set(all.map { $0.country }).count == all.count)
        #expect(Set(all.map { $0.name }).count == all.count)
        for format in all {
            #expect(AddressFormat.format(of: format.country)?.name == format.name)
            for script in AddressScript.allCases {
                let parts = format.parts(in: script)
                #expect(parts.contains(.street) && Set(parts).count == parts.count, "\(format.country)")
            }
            for part in AddressPart.allCases where format.requires(part) {
                #expect(format.parts(in: .local).contains(part), "\(format.country) \(part)")
            }
            #expect(AddressPart.allCases.allSatisfy { !format.label(of: $0).isEmpty })
        }
    }

    @Test("Regions have codes and names that no other region of the country has")
    func tableOfRegions() {
        var count = 0
        for format in AddressFormat.all {
            let regions = format.regions
            count += regions.isEmpty ? 0 : 1
            #expect(regions.isEmpty || format.parts(in: .local).contains(.region), "\(format.country)")
            #expect(Set(regions.map { $0.code }).count == regions.count, "\(format.country)")
            for names in [regions.map { $0.name }, regions.map { $0.latin.isEmpty ? $0.name : $0.latin }] {
                #expect(Set(names).count == regions.count && !names.contains(""), "\(format.country)")
            }
        }
        #expect(count == 47)
    }

    @Test(
        "Parts have the labels, order and needs of their country",
        arguments: [
            ("US", "name organization street! city! region! postalCode!", "State", "ZIP code"),
            ("JP", "postalCode! region! street! organization name", "Prefecture", "Postal code"),
            ("GB", "name organization street! city! postalCode!", "Province", "Postal code"),
            ("IE", "name organization street! district city! region postalCode", "County", "Eircode"),
            ("HK", "region! city street! organization name", "Area", "Postal code"),
            ("DE", "name organization street! postalCode! city!", "Province", "Postal code"),
            ("IN", "name organization street! city! postalCode! region!", "State", "PIN code"),
            ("AE", "name organization street! region!", "Emirate", "Postal code"),
        ])
    func formats(country: String, parts: String, region: String, code: String) throws {
        let format = try #require(AddressFormat.format(of: country))
        let listed = format.parts(in: .local).map { $0.rawValue + (format.requires($0) ? "!" : "") }
        #expect(listed.joined(separator: " ") == parts)
        #expect(format.label(of: .region) == region)
        #expect(format.label(of: .postalCode) == code)
    }

    @Test("The order in Latin letters is another where the country has one")
    func latinOrder() throws {
        let format = try #require(AddressFormat.format(of: "JP"))
        #expect(format.parts(in: .latin) == [.name, .organization, .street, .region, .postalCode])
    }

    @Test(
        "A region is found by its name in both scripts, its code and its key",
        arguments: [
            ("US", "local", "ca!", "California", "CA"), ("US", "local", "New York!", "New York", "NY"),
            ("TW", "local", "臺北市!", "台北市", "TPE"),
            ("JP", "local", "東京都!", "東京都", "13"), ("JP", "local", "tokyo!", "東京都", "13"),
            ("JP", "latin", "Tokyo!", "Tokyo", "13"), ("MX", "local", "CDMX!", "Ciudad de México", "CMX"),
            ("HK", "latin", "Kow!", "Kowloon", "Kowloon"), ("ES", "local", "Malaga!", "Málaga", "MA"),
            ("IE", "local", "Dublin!", "Co. Dublin", "D"), ("IE", "local", "County Cork!", "Co. Cork", "CO"),
            ("IE", "local", "Co Cork!", "Co. Cork", "CO"), ("US", "local", "New-York!", "New York", "NY"),
            ("US", "local", "US-CA!", "California", "CA"), ("KR", "local", "Gyeonggi!", "경기", "41"),
            ("CN", "local", "Guangdong!", "广东省", "GD"), ("CN", "local", "CN-BJ!", "北京市", "BJ"),
            ("CN", "local", "44!", "广东省", "GD"), ("CN", "local", "CN-44!", "广东省", "GD"),
            ("RU", "local", "Московская обл.!", "Московская область", "MOS"),
            ("IR", "local", "تهران!", "استان تهران", "23"), ("VN", "latin", "Hanoi!", "Hanoi City", "HN"),
            ("ES", "local", "Lleida!", "Lérida", "L"), ("ES", "local", "A Coruña!", "La Coruña", "C"),
            ("ES", "local", "Illes Balears!", "Islas Baleares", "PM"), ("ES", "local", "Bizkaia!", "Vizcaya", "BI"),
            ("CA", "local", "Colombie-Britannique!", "British Columbia", "BC"),
            ("CA", "local", "P.E.I.!", "Prince Edward Island", "PE"),
            ("CA", "local", "Nfld.!", "Newfoundland and Labrador", "NL"),
            ("CA", "local", "Newfoundland & Labrador!", "Newfoundland and Labrador", "NL"),
            ("IN", "local", "IN-CG!", "Chhattisgarh", "CG"), ("IN", "local", "CT!", "Chhattisgarh", "CG"),
            ("IN", "local", "TS!", "Telangana", "TS"), ("IN", "local", "UK!", "Uttarakhand", "UK"),
            ("IN", "local", "J&K!", "Jammu & Kashmir", "JK"), ("IN", "local", "New Delhi!", "Delhi", "DL"),
            ("IN", "local", "W. Bengal!", "West Bengal", "WB"),
            ("PE", "local", "Lima!", "Gobierno Regional de Lima", "LIM"), ("PE", "local", "Cusco!", "Cuzco", "CUS"),
            ("VE", "local", "La Guaira!", "Vargas", "X"), ("US", "local", "W.Va.!", "West Virginia", "WV"),
            ("US", "local", "So. Carolina!", "South Carolina", "SC"), ("US", "local", "Penna!", "Pennsylvania", "PA"),
            ("US", "local", "Washington, D.C.!", "District of Columbia", "DC"),
            ("US", "local", "Washington!", "Washington", "WA"), ("ES", "local", "Gerona!", "Girona", "GI"),
            ("ES", "local", "Sta. Cruz de Tenerife!", "Santa Cruz de Tenerife", "TF"),
            ("ES", "local", "Baleares!", "Islas Baleares", "PM"), ("JM", "local", "Saint Andrew!", "St. Andrew", "02"),
            ("VN", "local", "TP. Hồ Chí Minh!", "Thành phố Hồ Chí Minh", "SG"),
            ("ID", "local", "Papua!", "Papua", "PA"), ("ID", "local", "Papua Selatan!", "Papua Selatan", "PS"),
            ("TW", "local", "TW-KIN!", "金門縣", "KIN"), ("JP", "local", "13!", "東京都", "13"),
            ("TH", "latin", "Suphan Buri!", "Suphanburi", "72"), ("AR", "local", "Bs. As.!", "Buenos Aires", "B"),
        ])
    func typing(country: String, script: String, keys: String, text: String, code: String) throws {
        var field = try TestField("address", .texts(["country": country, "part": "region", "script": script]))
        try field.press(keys: keys)
        #expect(field.text == text)
        #expect(field.field.typedValue(at: field.now) == .text(code))
    }

    @Test("A code that a region had before is a value still, and no word is one")
    func codesOfBefore() throws {
        var field = try TestField("address", .texts(["country": "IN", "part": "region"]))
        _ = try field.field.set(.typed(.text("CT")), at: field.now)
        #expect(field.text == "Chhattisgarh" && field.field.typedValue(at: field.now) == .text("CG"))
        #expect(throws: ContentError.self) { try field.field.set(.typed(.text("New Delhi")), at: field.now) }
    }

    @Test("Points of an abbreviation are nothing")
    func abbreviation() throws {
        var field = try TestField("address", .texts(["country": "US", "part": "region"]))
        try field.paste("D.C.")
        #expect(field.finalCodes == [] && field.field.typedValue(at: field.now) == .text("DC"))
    }

    @Test("A part that the country does not have is not there; what it does without is not needed")
    func absence() throws {
        for (country, part, isThere, isNeeded) in [
            ("DE", "region", false, false), ("US", "region", true, true), ("HK", "postalCode", false, false),
            ("BF", "sortingCode", true, false), ("FR", "sortingCode", false, false), ("GB", "postalCode", true, true),
        ] {
            let type = try TypeRegistry.address(country, part)
            #expect(type.traits.isThere == isThere, "\(country) \(part)")
            #expect(type.traits.isNeeded == isNeeded, "\(country) \(part)")
        }
    }
}

extension TypeRegistry {
    fileprivate static func address(_ country: String, _ part: String) throws -> FieldType {
        var registry = TypeRegistry(stateLimit: 100_000)
        return try registry.type(named: "address", parameters: .texts(["country": country, "part": part]))
    }
}
