import Testing

@testable import FieldEngine

/// Numbers of people, companies, banks and goods (specification, “Numbers of people, companies, banks and goods”), by the
/// examples that their authorities publish.
@Suite struct IdentifierTypeTests {
    struct Row {
        var type: String
        var country: String?
        var row: TypingRow

        init(_ type: String, _ country: String? = nil, _ row: TypingRow) {
            self.type = type
            self.country = country
            self.row = row
        }
    }

    static let rows: [Row] = [
        // The template follows what is typed.
        Row("taxId", "BR", TypingRow("52998224725", "529.982.247-25|", .complete, typed: "52998224725")),
        Row("taxId", "BR", TypingRow("529.982.247-25", "529.982.247-25|", .complete, typed: "52998224725")),
        Row("taxId", "BR", TypingRow("12ABC34501DE35", "12.ABC.345/01DE-35|", .complete, typed: "12ABC34501DE35")),
        Row("taxId", "BR", TypingRow("12abc", "12.ABC|", .partial, final: ["incomplete"])),
        // The ninth digit decides the tenth, and another one is wrong at its key.
        Row("nationalId", "BR", TypingRow("5299822472", "529.982.247-2|", .partial, final: ["incomplete"])),
        Row(
            "nationalId", "BR",
            TypingRow("5299822473", "529.982.247-3|", .impossible, live: ["bad-checksum"], final: ["bad-checksum"])),
        Row(
            "nationalId", "BR",
            TypingRow("52998224724", "529.982.247-24|", .impossible, live: ["bad-checksum"], final: ["bad-checksum"])),
        Row("nationalId", "BR", TypingRow("52998224724<5", "529.982.247-25|", .complete, typed: "52998224725")),
        Row(
            "nationalId", "BR",
            TypingRow("00000000000", "000.000.000-00|", .impossible, live: ["bad-checksum"], final: ["bad-checksum"])),
        // No tenth digit is right behind these.
        Row("vat", "PL", TypingRow("123456788", "123-456-78-8|", .partial, final: ["incomplete"])),
        // The country's letters may stand before the number.
        Row("vat", "DE", TypingRow("136695976", "136695976|", .complete, typed: "DE136695976")),
        Row("vat", "DE", TypingRow("de136695976", "DE136695976|", .complete, typed: "DE136695976")),
        Row("vat", "DE", TypingRow("D", "D|", .partial, final: ["incomplete"])),
        Row("vat", "ES", TypingRow("ESB58378431", "ESB58378431|", .complete, typed: "ESB58378431")),
        Row("vat", "ES", TypingRow("B58378431", "B58378431|", .complete, typed: "ESB58378431")),
        Row("vat", "CH", TypingRow("CHE107787577", "CHE-107.787.577|", .complete, typed: "CHE107787577")),
        Row("vat", nil, TypingRow("EL094259216", "EL094259216|", .complete, typed: "EL094259216")),
        Row("vat", nil, TypingRow("ATU13585627", "ATU13585627|", .complete, typed: "ATU13585627")),
        Row("vat", nil, TypingRow("Q", "Q|", .impossible, live: ["unknown-country"], final: ["unknown-country"])),
        // The zero in front is older than its papers, or only some write it.
        Row("vat", "BE", TypingRow("428759497", "428.759.497|", .complete, typed: "BE0428759497")),
        Row("vat", "BE", TypingRow("BE42", "BE42|", .partial, final: ["incomplete"])),
        Row("taxId", "BE", TypingRow("428759497", "428.759.497|", .complete, typed: "0428759497")),
        Row("taxId", "AZ", TypingRow("200722502", "200722502|", .complete, typed: "0200722502")),
        Row("nationalId", "CR", TypingRow("0109130259", "01-0913-0259|", .complete, typed: "109130259")),
        // The groups that the field shows are none that somebody wrote without zeros.
        Row("nationalId", "CR", TypingRow("1613584", "1-6135-84|", .partial, final: ["incomplete"])),
        // The word for the tax is refused, as it is where the country is known.
        Row("vat", nil, TypingRow("CHE109298651TV", "CHE-109.298.651|", .complete, typed: "CHE109298651")),
        // A province, a governorate and a century of which nobody is.
        Row(
            "nationalId", "ID",
            TypingRow("99", "99|", .impossible, live: ["pattern-mismatch"], final: ["pattern-mismatch"])),
        Row(
            "nationalId", "EG",
            TypingRow("294061905", "294061905|", .impossible, live: ["pattern-mismatch"], final: ["pattern-mismatch"])),
        Row(
            "nationalId", "LT",
            TypingRow("8", "8|", .impossible, live: ["pattern-mismatch"], final: ["pattern-mismatch"])),
        // Monaco's numbers under France's letters, those of the one-stop-shop, and a letter that all numbers have.
        Row("vat", "FR", TypingRow("53000004605", "53 000 004 605|", .complete, typed: "FR53000004605")),
        // France's keys of letters and digits.
        Row("vat", "FR", TypingRow("K7399859412", "K7 399 859 412|", .complete, typed: "FRK7399859412")),
        Row("vat", "FR", TypingRow("FR4Z123456782", "FR4Z 123 456 782|", .complete, typed: "FR4Z123456782")),
        Row(
            "vat", "FR",
            TypingRow("K8399859412", "K8 399 859 412|", .impossible, live: ["bad-checksum"], final: ["bad-checksum"])),
        Row("vat", nil, TypingRow("EU372022452", "EU372022452|", .complete, typed: "EU372022452")),
        Row("vat", "JP", TypingRow("7000012050002", "7-0000-1205-0002|", .complete, typed: "T7000012050002")),
        Row("vat", nil, TypingRow("T7000012050002", "T7-0000-1205-0002|", .complete, typed: "T7000012050002")),
        Row("vat", "ME", TypingRow("02655284", "02655284|", .complete, typed: "02655284")),
        // People pay taxes too.
        Row("taxId", "SG", TypingRow("S1234567D", "S1234567D|", .complete, typed: "S1234567D")),
        Row("taxId", "SG", TypingRow("00192200M", "00192200M|", .complete, typed: "00192200M")),
        Row("taxId", "JP", TypingRow("123456789018", "1234 5678 9018|", .complete, typed: "123456789018")),
        Row("taxId", "TW", TypingRow("A123456789", "A123456789|", .complete, typed: "A123456789")),
        Row(
            "taxId", "CN",
            TypingRow("11010519491231002X", "11010519491231002X|", .complete, typed: "11010519491231002X")),
        // There is no such province.
        Row(
            "nationalId", "CN",
            TypingRow("99", "99|", .impossible, live: ["pattern-mismatch"], final: ["pattern-mismatch"])),
        // Numbers of registers.
        Row("companyId", "LU", TypingRow("b123456", "B123456|", .complete, typed: "B123456")),
        Row("companyId", "DE", TypingRow("hrb6684", "HRB 6684|", .complete, typed: "HRB6684")),
        Row("companyId", "DE", TypingRow("hrb12345b", "HRB 12345B|", .complete, typed: "HRB12345B")),
        Row("companyId", "DE", TypingRow("VR 512", "VR 512|", .complete, typed: "VR512")),
        Row("companyId", "AT", TypingRow("fn93363z", "FN 93363Z|", .complete, typed: "93363Z")),
        Row("companyId", "AT", TypingRow("66209t", "66209T|", .complete, typed: "66209T")),
        Row(
            "companyId", "AT",
            TypingRow("66209s", "66209S|", .impossible, live: ["bad-checksum"], final: ["bad-checksum"])),
        Row("companyId", "NG", TypingRow("rc123456", "RC123456|", .complete, typed: "RC123456")),
        Row("companyId", "PL", TypingRow("0000033455", "0000033455|", .complete, typed: "0000033455")),
        Row("companyId", "RO", TypingRow("J12/1701/2003", "J12/1701/2003|", .complete, typed: "J12/1701/2003")),
        Row("companyId", "RO", TypingRow("J2012000750528", "J2012000750528|", .complete, typed: "J2012000750528")),
        Row(
            "companyId", "RO",
            TypingRow(
                "J2012000750529", "J2012000750529|", .impossible, live: ["bad-checksum"], final: ["bad-checksum"])),
        // Such numbers were given out with wrong digits.
        Row(
            "nationalId", "DO",
            TypingRow(
                "00113918204", "001-1391820-4|", .complete, live: ["bad-checksum"], final: ["bad-checksum"],
                typed: "00113918204")),
        Row("nationalId", "DO", TypingRow("00113918205", "001-1391820-5|", .complete, typed: "00113918205")),
        // Dates exist.
        Row("nationalId", "SE", TypingRow("8803200016", "880320-0016|", .complete, typed: "8803200016")),
        Row("nationalId", "PL", TypingRow("44051401359", "44051401359|", .complete, typed: "44051401359")),
        Row("nationalId", "PL", TypingRow("4405", "4405|", .partial, final: ["incomplete"])),
        Row(
            "nationalId", "PL", TypingRow("4413", "4413|", .impossible, live: ["invalid-date"], final: ["invalid-date"])
        ),
        Row(
            "nationalId", "PL",
            TypingRow("430229", "430229|", .impossible, live: ["invalid-date"], final: ["invalid-date"])),
        Row("nationalId", "PL", TypingRow("440229", "440229|", .partial, final: ["incomplete"])),
        Row("nationalId", "FI", TypingRow("131052-308t", "131052-308T|", .complete, typed: "131052-308T")),
        Row(
            "nationalId", "IT", TypingRow("rccmnl83s18d969h", "RCCMNL83S18D969H|", .complete, typed: "RCCMNL83S18D969H")
        ),
        Row(
            "nationalId", "CN",
            TypingRow("11010519491231002X", "11010519491231002X|", .complete, typed: "11010519491231002X")),
        Row(
            "nationalId", "GB",
            TypingRow(
                "qq123456c", "QQ 12 34 56 C|", .impossible, live: ["pattern-mismatch"], final: ["pattern-mismatch"])),
        Row("nationalId", "GB", TypingRow("ab123456c", "AB 12 34 56 C|", .complete, typed: "AB123456C")),
        // Longer forms are those that the shorter ones may become.
        Row("companyId", "CL", TypingRow("76086428", "76.086.428|", .complete, final: ["bad-checksum"])),
        Row("companyId", "CL", TypingRow("760864285", "76.086.428-5|", .complete, typed: "760864285")),
        Row("companyId", "RO", TypingRow("18547290", "18547290|", .complete, typed: "18547290")),
        Row("companyId", "US", TypingRow("911144442", "91-1144442|", .complete, typed: "911144442")),
        Row(
            "taxId", "DE",
            TypingRow("12345678901", "12 345 678 901|", .impossible, live: ["bad-checksum"], final: ["bad-checksum"])),
        Row("taxId", "DE", TypingRow("36574261809", "36 574 261 809|", .complete, typed: "36574261809")),
        Row(
            "nationalId", "BR",
            TypingRow("11111111111", "111.111.111-11|", .impossible, live: ["bad-checksum"], final: ["bad-checksum"])),
        Row("nationalId", "IS", TypingRow("2811913049", "281191-3049|", .complete, typed: "2811913049")),
        Row(
            "nationalId", "LU",
            TypingRow("1893120105733", "1893120105733|", .impossible, live: ["bad-checksum"], final: ["bad-checksum"])),
        Row("nationalId", "LU", TypingRow("1893120105732", "1893120105732|", .complete, typed: "1893120105732")),
        Row("nationalId", "HK", TypingRow("a4948664", "A494866(4|", .complete, typed: "A4948664")),
        Row("nationalId", "IR", TypingRow("0499370899", "049-937089-9|", .complete, typed: "0499370899")),
        Row("nationalId", "KW", TypingRow("282040701483", "282040701483|", .complete, typed: "282040701483")),
        Row(
            "nationalId", "MY",
            TypingRow("77030517", "770305-17|", .impossible, live: ["pattern-mismatch"], final: ["pattern-mismatch"])),
        Row("nationalId", "ZW", TypingRow("63123456b02", "63-123456 B 02|", .complete, typed: "63123456B02")),
        Row("companyId", "SE", TypingRow("5560360793", "556036-0793|", .complete, typed: "5560360793")),
        Row(
            "companyId", "SE",
            TypingRow("69141", "69141|", .impossible, live: ["invalid-date"], final: ["invalid-date"])),
        Row("vat", "KZ", TypingRow("100140000003", "100140000003|", .complete, typed: "100140000003")),
        Row("vat", nil, TypingRow("XI110305878", "XI110 3058 78|", .complete, typed: "XI110305878")),
        // Banks.
        Row("bic", nil, TypingRow("deutdeff", "DEUTDEFF|", .complete, typed: "DEUTDEFF")),
        Row("bic", nil, TypingRow("1sbacnbxsha", "1SBACNBXSHA|", .complete, typed: "1SBACNBXSHA")),
        Row("bic", nil, TypingRow("deutdeff500", "DEUTDEFF500|", .complete, typed: "DEUTDEFF500")),
        Row(
            "bic", nil,
            TypingRow("deutxx", "DEUTXX|", .impossible, live: ["pattern-mismatch"], final: ["pattern-mismatch"])),
        Row("aba", nil, TypingRow("111000025", "111000025|", .complete, typed: "111000025")),
        Row("sortCode", nil, TypingRow("200415", "20-04-15|", .complete, typed: "200415")),
        Row(
            "clabe", nil,
            TypingRow("032180000118359719", "032 180 00011835971 9|", .complete, typed: "032180000118359719")),
        Row(
            "lei", nil,
            TypingRow("5493001kjtiigc8y1r12", "5493001KJTIIGC8Y1R12|", .complete, typed: "5493001KJTIIGC8Y1R12")),
        Row("isin", nil, TypingRow("US0378331005", "US0378331005|", .complete, typed: "US0378331005")),
        Row("cusip", nil, TypingRow("037833100", "037833100|", .complete, typed: "037833100")),
        Row("sedol", nil, TypingRow("B0YBKJ7", "B0YBKJ7|", .complete, typed: "B0YBKJ7")),
        // Words that Mexico gives nobody, Spain's letters for check digits, and numbers that were printed for all to see.
        Row(
            "taxId", "MX",
            TypingRow("BUEI", "BUEI|", .impossible, live: ["pattern-mismatch"], final: ["pattern-mismatch"])),
        Row("taxId", "MX", TypingRow("BUEX800101AB1", "BUEX800101AB1|", .complete, typed: "BUEX800101AB1")),
        Row("taxId", "MX", TypingRow("MAM800101AB1", "MAM800101AB1|", .complete, typed: "MAM800101AB1")),
        Row(
            "nationalId", "MX",
            TypingRow("VAKA", "VAKA|", .impossible, live: ["pattern-mismatch"], final: ["pattern-mismatch"])),
        Row("nationalId", "MX", TypingRow("VXKA", "VXKA|", .partial, final: ["incomplete"])),
        Row("companyId", "ES", TypingRow("Q2818002D", "Q-2818002-D|", .complete, typed: "Q2818002D")),
        Row(
            "companyId", "ES",
            TypingRow(
                "Q28180024", "Q-2818002-4|", .impossible, live: ["pattern-mismatch"], final: ["pattern-mismatch"])),
        Row("companyId", "ES", TypingRow("A58818501", "A-5881850-1|", .complete, typed: "A58818501")),
        Row(
            "companyId", "ES",
            TypingRow(
                "A5881850A", "A-5881850-A|", .impossible, live: ["pattern-mismatch"], final: ["pattern-mismatch"])),
        Row("companyId", "ES", TypingRow("A0011012B", "A-0011012-B|", .complete, typed: "A0011012B")),
        Row(
            "nationalId", "US",
            TypingRow(
                "078051120", "078-05-1120|", .impossible, live: ["pattern-mismatch"], final: ["pattern-mismatch"])),
        Row("nationalId", "US", TypingRow("078051121", "078-05-1121|", .complete, typed: "078051121")),
        // Goods.
        Row("isbn", nil, TypingRow("9783161484100", "978-3161484100|", .complete, typed: "9783161484100")),
        Row("isbn", nil, TypingRow("080442957x", "080442957X|", .complete, typed: "080442957X")),
        // Printed music has numbers of its own.
        Row(
            "isbn", nil,
            TypingRow(
                "9790260000438", "979-0260000438|", .impossible, live: ["pattern-mismatch"], final: ["pattern-mismatch"]
            )),
        Row("issn", nil, TypingRow("03785955", "0378-5955|", .complete, typed: "03785955")),
        Row("ean", nil, TypingRow("4006381333931", "4 006381 333931|", .complete, typed: "4006381333931")),
        Row("gtin", nil, TypingRow("614141000036", "6 14141 00003 6|", .complete, typed: "614141000036")),
        Row("imei", nil, TypingRow("490154203237518", "49-015420-323751-8|", .complete, typed: "490154203237518")),
        Row("vin", nil, TypingRow("1M8GDM9AXKP042788", "1M8GDM9AXKP042788|", .complete, typed: "1M8GDM9AXKP042788")),
        Row("vin", nil, TypingRow("WVWZZZ1JZXW000001", "WVWZZZ1JZXW000001|", .complete, typed: "WVWZZZ1JZXW000001")),
        Row("containerNumber", nil, TypingRow("CSQU3054383", "CSQU 305438 3|", .complete, typed: "CSQU3054383")),
        // Machines.
        Row(
            "uuid", nil,
            TypingRow(
                "F81D4FAE7DEC11D0A76500A0C91E6BF6", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6|", .complete,
                typed: "f81d4fae7dec11d0a76500a0c91e6bf6")),
        Row("macAddress", nil, TypingRow("00005e005301", "00:00:5E:00:53:01|", .complete, typed: "00005E005301")),
        Row("hostname", nil, TypingRow("www.example.com", "www.example.com|", .complete)),
        Row(
            "hostname", nil,
            TypingRow("a..", "a..|", .impossible, live: ["pattern-mismatch"], final: ["pattern-mismatch"])),
        Row("hostname", nil, TypingRow("1.2", "1.2|", .partial, final: ["incomplete"])),
        Row("cidr", nil, TypingRow("192.0.2.0/24", "192.0.2.0/24|", .complete)),
        Row(
            "cidr", nil,
            TypingRow(
                "192.0.2.0/33", "192.0.2.0/33|", .impossible, live: ["pattern-mismatch"], final: ["pattern-mismatch"])),
        Row("cidr", nil, TypingRow("2001:db8::/32", "2001:db8::/32|", .complete)),
        Row("color", nil, TypingRow("#F80", "#F80|", .complete, typed: "#ff8800")),
        Row("color", nil, TypingRow("#ff880", "#ff880|", .partial, final: ["incomplete"])),
        Row("semver", nil, TypingRow("1.0.0-rc.1+b-5", "1.0.0-rc.1+b-5|", .complete)),
        Row(
            "semver", nil,
            TypingRow("1.01", "1.01|", .impossible, live: ["pattern-mismatch"], final: ["pattern-mismatch"])),
        Row("mimeType", nil, TypingRow("image/svg+xml", "image/svg+xml|", .complete)),
        Row("base64", nil, TypingRow("Zm9vYg==", "Zm9vYg==|", .complete)),
        Row(
            "base64", nil,
            TypingRow("Zm9vYh=", "Zm9vYh=|", .impossible, live: ["pattern-mismatch"], final: ["pattern-mismatch"])),
        Row("hex", nil, TypingRow("0aF", "0aF|", .partial, final: ["incomplete"])),
    ]

    @Test(arguments: rows.indices) func typing(_ index: Int) throws {
        let row = Self.rows[index]
        try row.row.check(row.type, row.country.map { .texts(["country": $0]) } ?? .table([]))
    }

    /// What can't become right is shown an example, which is right itself.
    @Test(arguments: [
        ("hostname", "a.."), ("cidr", "1.2.3.4/99"), ("color", "##"), ("semver", "1.x"), ("mimeType", "/"),
        ("base64", "=="),
    ])
    func exampleIsRight(_ type: String, _ wrong: String) throws {
        var field = try TestField(type)
        try field.type(wrong)
        let finding = try #require(field.field.findings.first)
        #expect(finding.code == "pattern-mismatch")
        guard case .text(let example)? = finding.data.first(where: { $0.name == "example" })?.value else {
            Issue.record("\(finding) has no example")
            return
        }
        var other = try TestField(type)
        try other.type(example)
        #expect(other.field.isAcceptable && other.field.findings.isEmpty)
    }

    @Test func everyEntryCanBeRead() {
        #expect(Identifiers.broken.isEmpty)
        #expect(Set(IdentifierKind.allCases.flatMap { Identifiers.countries(of: $0) }).count >= 107)
    }

    /// The type of each country can be made, and a field of it takes a number.
    @Test(arguments: IdentifierKind.allCases) func everyCountry(_ kind: IdentifierKind) throws {
        for country in Identifiers.countries(of: kind) {
            var field = try TestField(kind.rawValue, .texts(["country": country]))
            try field.type("1")
            #expect(!field.field.definition.type.templates.isEmpty, "\(kind) \(country)")
        }
    }

    @Test func oneOfSeveralNumbers() throws {
        try TypingRow("123456789", "12-3456789|", .complete, typed: "123456789").check(
            "taxId", .texts(["country": "US", "number": "EIN"]))
        try TypingRow("123456789", "123-45-6789|", .complete, typed: "123456789").check(
            "taxId", .texts(["country": "us", "number": "SSN"]))
    }

    /// Nothing tells a German tax number of a tax office from the other, whose check digit would be none any more.
    @Test func onlyWhereItIsAskedFor() throws {
        let asked = Parameter.texts(["country": "DE", "number": "Steuernummer"])
        for (keys, shown) in [
            ("18181508155", "181/815/08155|"), ("2181508150", "21/815/08150|"), ("2893081508152", "2893081508152|"),
        ] {
            try TypingRow(keys, shown, .complete, typed: keys).check("taxId", asked)
        }
        try TypingRow("18181508155", "18 181 508 155|", .impossible, live: ["bad-checksum"], final: ["bad-checksum"])
            .check("taxId", .texts(["country": "DE"]))
    }

    @Test func addressesOf64Bits() throws {
        try TypingRow("00005e00530100af", "00:00:5E:00:53:01:00:AF|", .complete, typed: "00005E00530100AF").check(
            "macAddress", ["eui64": true])
        try TypingRow("00005e005301", "00:00:5E:00:53:01|", .complete, typed: "00005E005301").check(
            "macAddress", ["eui64": true])
        // What is behind 48 bits is a part of another address.
        var field = try TestField("macAddress")
        try field.paste("00:00:5e:00:53:01:00:af")
        #expect(field.finalCodes == ["left-out"] && !field.field.isAcceptable)
    }

    @Test(arguments: ["0:1:2:3:04:05:06:07", "00-01-02-03-04-05-06-7", "0-1-2-3-4-5-6-7"])
    func octetsWithoutZerosInFront(_ text: String) throws {
        var field = try TestField("macAddress", ["eui64": true])
        try field.paste(text)
        #expect(field.text == "00:01:02:03:04:05:06:07" && field.finalCodes == [])
    }

    /// As many digits as an address has, but grouped as none is.
    @Test(arguments: [
        "100.100.100.100", "127.0.0.1:123456", "0:0:0:0:0:0:13.1.68.3", "1:2:3:4:5:6:7:8:9:a:b:c", "1080::8:800:200C",
    ])
    func otherAddresses(_ text: String) throws {
        var field = try TestField("macAddress")
        try field.paste(text)
        #expect(field.finalCodes == ["left-out"] && !field.field.isAcceptable)
    }

    @Test func beginningsOfAddressesAreRead() throws {
        for (text, shown) in [("00:1b:7", "00:1B:7"), ("0:1b", "00:1B"), ("0:", "00"), ("001b-7", "00:1B:7")] {
            var field = try TestField("macAddress")
            try field.paste(text)
            #expect(field.field.content.text == shown && field.field.contentState == .partial, "\(text)")
        }
    }

    @Test func base64IsBrokenByWhiteSpaceAlone() throws {
        var field = try TestField("base64")
        try field.paste("Zm9v\r\n Ym Fy\n")
        #expect(field.text == "Zm9vYmFy" && field.finalCodes == [])
        field = try TestField("base64")
        try field.paste("Zm9v.YmFy")
        #expect(!field.field.isAcceptable)
    }

    @Test(arguments: [
        ("text/html; charset=utf-8", Field.ContentState.complete), ("text/html;charset=\"utf-8\"", .complete),
        ("a/b ; c=\"d\\\"; e\"; f=g", .complete), ("text/html;", .complete), ("text/html; ;a=b;", .complete),
        ("text/html; charset=", .partial),
        ("text/html; charset=\"", .partial), ("text/html; charset=a b", .impossible), ("text/html; =", .impossible),
    ])
    func parametersOfMediaTypes(_ text: String, _ verdict: Field.ContentState) throws {
        var field = try TestField("mimeType", ["parameters": true])
        try field.type(text)
        #expect(field.field.contentState == verdict)
        var plain = try TestField("mimeType")
        try plain.paste(text)
        #expect(plain.field.contentState == .impossible)
    }

    static let refused: [(parameters: Parameter, path: String)] = [
        (.table([]), "country"), (.texts(["country": "XX"]), "country"), (["country": 1], "country"),
        (.texts(["country": "BR", "number": "NIF"]), "number"), (.texts(["country": ""]), "country"),
    ]

    @Test(arguments: refused.indices) func unknownOnes(_ index: Int) throws {
        let (parameters, path) = Self.refused[index]
        let error = #expect(throws: DefinitionError.self) {
            var types = TypeRegistry(stateLimit: 1_000)
            _ = try types.type(named: "taxId", parameters: parameters)
        }
        guard case .wrongParameter("type." + path, _, _)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    static let pasted: [(type: String, country: String?, text: String, shown: String)] = [
        ("taxId", "BR", "CPF: 529.982.247-25", "529.982.247-25"),
        ("taxId", "BR", " 52998224725\n", "529.982.247-25"),
        ("vat", "CH", "CHE-107.787.577 MWST", "CHE-107.787.577"),
        ("vat", "NO", "995 525 828 MVA", "995 525 828"),
        ("vat", "DE", "USt-IdNr.: DE 136 695 976", "DE136695976"),
        ("vat", nil, "at u13585627", "ATU13585627"),
        ("nationalId", "FI", "131052-308T", "131052-308T"), ("nationalId", "FI", "FI 131052-308T", "131052-308T"),
        // The country's letters where another of its forms has its own, and before those.
        ("taxId", "IT", "IT RCCMNL83S18D969H", "RCCMNL83S18D969H"), ("taxId", "PL", "PL 44051401359", "44051401359"),
        ("taxId", "RO", "RO 1630615123457", "1630615123457"), ("vat", "CH", "CH-CHE-107.787.577", "CHE-107.787.577"),
        ("taxId", "BE", "BE 428759497", "0428.759.497"), ("vat", "NL", "NL4495445B01", "NL004495445B01"),
        ("nationalId", "GR", "ΑΖ 123456", "AZ-123456"), ("vat", "GR", "ΕΛ 094259216", "EL094259216"),
        ("companyId", "GB", "ip28010r", "IP28010R"), ("companyId", "GB", "SP2770RS", "SP2770RS"),
        ("isbn", nil, "ISBN 978-3-16-148410-0", "978-3161484100"),
        // Zeros that are left out before digits which a letter ends, the country's letters, and letters of other scripts.
        ("taxId", "TN", "121J", "0000121/J"), ("nationalId", "ES", "54237A", "00054237-A"),
        ("taxId", "UY", "UY 21 140634 001 1", "21-140634-001-1"), ("vat", "AU", "AU53004085616", "53 004 085 616"),
        ("vat", "MK", "МК 4020990116747", "MK4020990116747"), ("taxId", "BY", "УНП МА1953684", "MA1953684"),
        ("containerNumber", nil, "csqu 305438-3", "CSQU 305438 3"),
        ("uuid", nil, "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"),
        ("uuid", nil, "{F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6}", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"),
        ("macAddress", nil, "00-00-5e-00-53-01", "00:00:5E:00:53:01"),
        ("macAddress", nil, "0000.5e00.5301", "00:00:5E:00:53:01"),
        ("macAddress", nil, "0:0:5e:0:53:1", "00:00:5E:00:53:01"),
        ("macAddress", nil, "MAC: 00:00:5e:00:53:01", "00:00:5E:00:53:01"),
        ("semver", nil, "v1.4.2", "1.4.2"),
        // The wide forms of East Asian keyboards.
        ("hostname", nil, "ｅｘａｍｐｌｅ．ｃｏｍ", "example.com"), ("email", nil, "ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ", "ada@example.com"),
        ("macAddress", nil, "００：００：５ｅ：００：５３：０１", "00:00:5E:00:53:01"), ("vat", "DE", "ＤＥ１３６６９５９７６", "DE136695976"),
        ("hex", nil, "0xCAFE", "CAFE"), ("color", nil, " #fff ", "#fff"),
        // Who is a hundred years old has a sign that says so.
        ("nationalId", "SE", "121212+1212", "121212+1212"), ("nationalId", "SE", "19121212+1212", "19121212-1212"),
        ("nationalId", "SE", "Personnummer 121212+1212", "121212+1212"),
        ("nationalId", "SE", "SE121212+1212", "121212+1212"),
        ("taxId", "MX", "RFC &JE040614N51", "&JE040614N51"), ("taxId", "MX", "RFC &&&030828PX7", "&&&030828PX7"),
        // Hyphens that programs write.
        ("nationalId", "FI", "131052\u{2013}308T", "131052-308T"), ("taxId", "FI", "131052\u{2212}308T", "131052-308T"),
        ("companyId", "RO", "ONRC J12/1701/2003", "J12/1701/2003"), ("companyId", "RO", "RO/18547290", "18547290"),
        ("nationalId", "CR", "01-0913-0259 ", "1-0913-0259"), ("nationalId", "CR", "1-613-584", "1-0613-0584"),
        // Old papers lack a zero.
        ("vat", nil, "BE413562567", "BE0413.562.567"),
        // A company's number where people's are longer.
        ("taxId", "SE", "556074-7569", "556074-7569"), ("taxId", "NO", "995525828", "995 525 828"),
        ("taxId", "DK", "13585628", "13 58 56 28"), ("taxId", "FI", "20774740", "2077474-0"),
        ("taxId", "BE", "0403019261", "0403.019.261"), ("taxId", "FR", "552008443", "552 008 443"),
        ("taxId", "BG", "175074752", "175074752"), ("taxId", "LT", "121215434", "121215434"),
        ("taxId", "LU", "19842404218", "19842404218"), ("taxId", "UA", "32855961", "32855961"),
        ("taxId", "CZ", "CZ 7103192745", "CZ7103192745"), ("taxId", "SK", "2020317068", "2020317068"),
        ("nationalId", "VE", "v12345678", "V-12.345.678"), ("nationalId", "VE", "5123456", "5.123.456"),
        ("companyId", "IN", "u74140dl2014ptc272828", "U74140DL2014PTC272828"),
        ("companyId", "NZ", "9429041525746", "9429041525746"), ("companyId", "HU", "0109123456", "01-09-123456"),
    ]

    /// The zero that a number has today is there when editing ends, and no other.
    @Test(arguments: [
        ("vat", "BE", "BE428759497", "BE0428.759.497"), ("taxId", "AZ", "200722502", "0200722502"),
        ("nationalId", "CR", "0109130259", "1-0913-0259"),
    ])
    func zerosWhenEditingEnds(_ type: String, _ country: String, _ keys: String, _ shown: String) throws {
        var field = try TestField(type, .texts(["country": country]))
        try field.press(keys: keys + "!")
        #expect(field.text == shown)
    }

    /// Hungary's number for value-added tax begins the one that its tax office gives out.
    @Test(arguments: ["12892312-2-42", "HU 12892312-2-42"]) func whatIsLeftOutOfALongerNumber(_ text: String) throws {
        var field = try TestField("vat", .texts(["country": "HU"]))
        try field.paste(text)
        #expect(field.field.typedValue(at: field.now) == .text("HU12892312"))
        #expect(field.finalCodes == ["left-out"])
    }

    /// Of a German number no digit stands three times side by side, which is known at the third.
    @Test func whatIsLeftOutIsToldBehindAZeroThatIsFilledIn() throws {
        var field = try TestField("taxId", ["country": "IL"])
        field.field.focus(at: field.now)
        try field.paste("AB 85046688")
        field.field.blur(at: field.now)
        #expect(field.text == "08504668-8")
        #expect(field.finalCodes == ["left-out"])
    }

    @Test func threeTogether() throws {
        var field = try TestField("taxId", .texts(["country": "DE"]))
        try field.type("11")
        #expect(field.liveCodes == [])
        try field.type("1")
        #expect(field.liveCodes == ["bad-checksum"])
    }

    @Test(arguments: pasted.indices) func fromElsewhere(_ index: Int) throws {
        let (type, country, text, shown) = Self.pasted[index]
        var field = try TestField(type, country.map { .texts(["country": $0]) } ?? .table([]))
        try field.paste(text)
        #expect(field.field.content.text == shown)
        #expect(field.finalCodes == [])
    }
}

/// The check digits that countries have in their account numbers, by the registry's examples.
@Suite struct NationalAccountTests {
    static let numbers = [
        "AL47212110090000000235698741", "BA391290079401028494", "BE68539007547034", "CZ6508000000192000145399",
        "EE382200221020145685", "ES9121000418450200051332", "FI2112345600000785", "FR1420041010050500013M02606",
        "HR1210010051863000160", "HU42117730161111101800000000", "IS140159260076545510730339",
        "IT60X0542811101000000123456", "MC5811222000010123456789030", "ME25505000012345678951",
        "MK07250120000058984", "MR1300020001010000123456753", "NO9386011117947", "PL61109010140000071219812874",
        // Without the bank's digits, where the account begins with two zeros.
        "NO4447780096482",
        "PT50000201231234567890154", "RS35260005601001611379", "SI56263300012039086", "SK3112000000198742637541",
        "SM86U0322509800000000270100", "TL380080012345678910157", "TN5910006035183598478831",
    ]

    @Test(arguments: numbers) func examples(_ number: String) throws {
        var field = try TestField("iban")
        try field.type(number)
        #expect(field.finalCodes == [])
        let account = number.unicodeScalars.dropFirst(4)
        let checks = BankAccountNumber.nationalChecks(of: String(number.prefix(2)))
        #expect(!checks.isEmpty)
        let hold = CheckedText.with(account, atMost: number.utf8.count) { text in
            checks.allSatisfy { $0.contains { $0.holds(text, of: text.count) } }
        }
        #expect(hold)
    }

    @Test func aWrongOneIsAWarning() throws {
        var field = try TestField("iban")
        // The account's last digit is another one, and so are the two digits of the whole.
        try field.type("BE41539007547035")
        #expect(field.finalCodes == ["bad-checksum"])
        #expect(field.field.check(at: field.now).valid)
    }

    @Test func everyEntryCanBeRead() {
        let all = BankAccountNumber.countriesWithNationalChecks
        #expect(all.allSatisfy { $0.isWhole } && all.count == 25)
        #expect(all.allSatisfy { one in BankAccountNumber.all.contains { $0.country == one.country } })
    }
}
