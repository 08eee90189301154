import Automata
import Testing

@testable import FieldEngine

@Suite struct TelephoneTypeTests {
    static let rows: [(country: String?, row: TypingRow)] = [
        (nil, TypingRow("+", "+|", .partial, final: ["incomplete"])),
        (nil, TypingRow("+4", "+4|", .partial, final: ["incomplete"])),
        (nil, TypingRow("+442079460958", "+44 20 7946 0958|", .complete, typed: "+442079460958")),
        (nil, TypingRow("+44 7400 123456", "+44 7400 123456|", .complete, typed: "+447400123456")),
        (nil, TypingRow("+14155552671", "+1 415-555-2671|", .complete, typed: "+14155552671")),
        (nil, TypingRow("+33612345678", "+33 6 12 34 56 78|", .complete, typed: "+33612345678")),
        (nil, TypingRow("+4915112345678", "+49 1511 2345678|", .complete, typed: "+4915112345678")),
        (nil, TypingRow("+8613800138000", "+86 138 0013 8000|", .complete, typed: "+8613800138000")),
        (nil, TypingRow("+390612345678", "+39 06 1234 5678|", .complete, typed: "+390612345678")),
        (nil, TypingRow("+5511912345678", "+55 11 91234-5678|", .complete, typed: "+5511912345678")),
        (nil, TypingRow("+35312345678", "+353 1 234 5678|", .complete, typed: "+35312345678")),
        (nil, TypingRow("+14155", "+1 415-5|", .partial, final: ["incomplete"])),
        (nil, TypingRow("+0", "+0|", .impossible, live: ["unknown-country"], final: ["unknown-country"])),
        (nil, TypingRow("+082", "+082|", .impossible, live: ["unknown-country"], final: ["unknown-country"])),
        (nil, TypingRow("+210", "+210|", .impossible, live: ["unknown-country"], final: ["unknown-country"])),
        (nil, TypingRow("415", "415|", .impossible, live: ["unknown-country"], final: ["unknown-country"])),
        (
            nil,
            TypingRow(
                "+441234567890123456", "+44 1234 567890123456|", .impossible, live: ["too-long"], final: ["too-long"])
        ),
        ("US", TypingRow("4155552671", "(415) 555-2671|", .complete, typed: "+14155552671")),
        ("US", TypingRow("14155552671", "1 (415) 555-2671|", .complete, typed: "+14155552671")),
        ("US", TypingRow("+442079460958", "+44 20 7946 0958|", .complete, typed: "+442079460958")),
        ("FR", TypingRow("0612345678", "06 12 34 56 78|", .complete, typed: "+33612345678")),
        ("FR", TypingRow("612345678", "6 12 34 56 78|", .complete, typed: "+33612345678")),
        ("GB", TypingRow("020 7946 0958", "020 7946 0958|", .complete, typed: "+442079460958")),
        ("DE", TypingRow("00", "00|", .partial, final: ["incomplete"])),
        ("DE", TypingRow("0044 2079460958", "00 44 20 7946 0958|", .complete, typed: "+442079460958")),
        ("US", TypingRow("011442079460958", "011 44 20 7946 0958|", .complete, typed: "+442079460958")),
        ("HU", TypingRow("06301234567", "06 30 123 4567|", .complete, typed: "+36301234567")),
        ("RU", TypingRow("89123456789", "8 912 345-67-89|", .complete, typed: "+79123456789")),
        ("RU", TypingRow("8005553535", "800 555-35-35|", .complete, typed: "+78005553535")),
        ("IT", TypingRow("0612345678", "06 1234 5678|", .complete, typed: "+390612345678")),
        ("es", TypingRow("612345678", "612 34 56 78|", .complete, typed: "+34612345678")),
    ]

    @Test(arguments: rows.indices) func typing(_ index: Int) throws {
        let (country, row) = Self.rows[index]
        try row.check("tel", country.map { .texts(["country": $0]) } ?? .table([]))
    }

    /// Of a restricted field: what is typed, with its parameters, what shows, the verdict and the finding.
    static let demanded: [(parameters: Parameter, row: TypingRow)] = [
        (
            .table([.init(name: "countries", value: .list([.text("FR")]))]),
            TypingRow("06", "06|", .partial, final: ["incomplete"])
        ),
        (
            .table([.init(name: "countries", value: .list([.text("FR")]))]),
            TypingRow("+44", "+44|", .impossible, live: ["country-not-allowed"], final: ["country-not-allowed"])
        ),
        (
            .table([.init(name: "countries", value: .list([.text("CA")]))]),
            TypingRow("2015", "(201) 5|", .impossible, live: ["country-not-allowed"], final: ["country-not-allowed"])
        ),
        (
            .table([
                .init(name: "country", value: .text("FR")), .init(name: "kinds", value: .list([.text("mobile")])),
            ]), TypingRow("01", "01|", .impossible, live: ["wrong-kind"], final: ["wrong-kind"])
        ),
        (
            .table([.init(name: "country", value: .text("DE")), .init(name: "extension", value: .boolean(true))]),
            TypingRow("03012345678X12", "030 12345678 x12|", .complete, typed: "+493012345678;ext=12")
        ),
        (
            .table([
                .init(name: "country", value: .text("DE")), .init(name: "extension", value: .boolean(true)),
                .init(name: "value", value: .text("rfc3966")),
            ]), TypingRow("03012345678x12", "030 12345678 x12|", .complete, typed: "tel:+49-30-12345678;ext=12")
        ),
        (
            .texts(["country": "AR"]),
            TypingRow("01115 2345 6789", "011 15 2345-6789|", .complete, typed: "+5491123456789")
        ),
        (.texts(["country": "AG"]), TypingRow("4641234", "464-1234|", .complete, typed: "+12684641234")),
        (.table([]), TypingRow("+44 020 7946 0958", "+44 020 7946 0958|", .complete, typed: "+442079460958")),
        (.texts(["country": "BY"]), TypingRow("80152450911", "80 152 45-09-11|", .complete, typed: "+375152450911")),
        (
            .texts(["country": "DE"]),
            TypingRow("+4910", "+49 10|", .impossible, live: ["unknown-number"], final: ["unknown-number"])
        ),
    ]

    @Test(arguments: demanded.indices) func typingWhatIsDemanded(_ index: Int) throws {
        try Self.demanded[index].row.check("tel", Self.demanded[index].parameters)
    }

    @Test func formsWhenEditingEnds() throws {
        let rows = [
            ("DE", "international", "03012345678", "+49 30 12345678"),
            ("DE", "national", "+493012345678", "030 12345678"),
            ("DE", "national", "+442079460958", "+44 20 7946 0958"), ("DE", "e164", "03012345678", "+493012345678"),
            ("US", "national", "+12015550123", "(201) 555-0123"), ("DE", "national", "+4910", "+49 10"),
            // With a trunk prefix where those of the country have one, of which digits that is.
            ("NL", "national", "+31101234567", "010 123 4567"), ("AT", "national", "+431234567890", "01 234567890"),
            ("KR", "national", "+821020000000", "010-2000-0000"), ("IE", "national", "+3531800123456", "1800 123 456"),
            ("CN", "national", "+8613123456789", "131 2345 6789"), ("CN", "national", "+861012345678", "010 1234 5678"),
            ("BR", "national", "+5511961234567", "11 96123-4567"), ("KI", "national", "+68631234", "31234"),
            ("BY", "national", "+375152450911", "80 152 45-09-11"),
            ("AR", "national", "+5491123456789", "011 15 2345-6789"),
        ]
        for (country, format, text, shown) in rows {
            var field = try TestField("tel", .texts(["country": country, "format": format]))
            try field.press(keys: text + "!")
            #expect(field.text == shown, "\(country) \(format) \(text)")
        }
    }

    @Test(
        "Of several international prefixes that is meant behind which there is a number",
        arguments: [
            ("BO", "0011442070313000", "+442070313000"), ("BO", "00442070313000", "+442070313000"),
            ("UY", "00442070313000", "+442070313000"), ("HK", "001442070313000", "+442070313000"),
            ("HK", "00442070313000", "+442070313000"), ("BO", "0010442070313", nil),
        ])
    func internationalPrefixes(country: String, keys: String, typed: String?) throws {
        var field = try TestField("tel", .table([.init(name: "country", value: .text(country))]))
        try field.type(keys)
        field.field.blur(at: field.now)
        #expect(field.typed == typed)
        // What is valid has a number.
        #expect(field.codes.isEmpty == (typed != nil), "\(field.codes)")
    }

    @Test(
        "Pauses before the digits of an extension",
        arguments: ["+49 30 1234567,,12", "+49 30 1234567;12", "+49 30 1234567~12"])
    func pauses(text: String) throws {
        var field = try TestField("tel", ["extension": true])
        try field.paste(text)
        #expect(field.typed == "+49301234567;ext=12")
        field = try TestField("tel")
        try field.paste(text)
        #expect(
            field.typed == "+49301234567"
                && field.codes.contains { $0.hasPrefix("(") || $0.contains("left-out") })
    }

    @Test func theCountryIsTheBadge() throws {
        for (country, text, badge) in [
            (nil, "+1", "US"), ("CA", "+1", "CA"), ("CA", "+1201", "US"), (nil, "+1416", "CA"), (nil, "+7", "RU"),
            (nil, "+77", "KZ"), ("US", "", nil), ("US", "416", "CA"), (nil, "+800", nil), (nil, "+441534", "JE"),
        ] as [(String?, String, String?)] {
            var registry = TypeRegistry(stateLimit: 10_000)
            let type = try registry.type(
                named: "tel", parameters: country.map { .texts(["country": $0]) } ?? .table([]))
            #expect(type.checks.badge?(text)?.text == badge, "\(text)")
        }
    }

    /// The numbers of a code are judged by its own plan from the key on that makes the code known.
    @Test func allCodesAreTaken() throws {
        let field = try TestField("tel")
        let codes = TelephonePlan.allCodes.map { String($0) }
        for number in 1...999 {
            let digits = String(number)
            guard let code = codes.first(where: { digits.hasPrefix($0) }) else {
                let isKnown = codes.contains { $0.hasPrefix(digits) }
                #expect((field.verdict("+" + digits) == .partial) == isKnown, "\(digits)")
                continue
            }
            if code == digits { #expect(field.verdict("+" + digits) == .partial) }
        }
    }

    @Test func whatNoNumberHasIsNotTaken() throws {
        var field = try TestField("tel")
        try field.type("+49301234567890123456789012345x5")
        #expect(field.text == "+49 30 1234567890123456")
        field = try TestField("tel", .texts(["country": "DE"]))
        try field.type("030x1")
        #expect(field.text == "030 1")
    }

    @Test func noCallingCodeBeginsAnother() {
        let codes = TelephonePlan.allCodes.map { String($0) }
        #expect(Set(codes).count == codes.count)
        for code in codes { #expect(codes.filter { $0 != code && $0.hasPrefix(code) } == [], "\(code)") }
    }

    @Test(
        "A number that several countries have is one of each, and counted to the first that may be",
        arguments: [
            (["CA"], "18005551234", "CA"), (["US"], "18005551234", "US"), (["CA", "US"], "+18005551234", "US"),
            (["KZ"], "+78001234567", "KZ"), (["AX"], "+358800123456", "AX"), (["CA"], "+12125551234", nil),
            (["JE"], "+448001234567", nil),
        ])
    func sharedNumbers(countries: [String], keys: String, country: String?) throws {
        var field = try TestField("tel", .table([.init(name: "countries", value: .list(countries.map { .text($0) }))]))
        try field.press(keys: keys)
        #expect((field.typed != nil) == (country != nil))
        if let country { #expect(field.field.badge?.text == country) }
    }

    @Test func everyRegionHasAPlan() throws {
        let regions = TelephonePlan.allRegions
        #expect(regions == regions.sorted() && Set(regions).count == regions.count && regions.count >= 251)
        for region in regions {
            let code = try #require(TelephonePlan.code(ofRegion: region))
            let plan = try #require(TelephonePlan(code: code))
            #expect(plan.code == String(code))
            #expect(plan.labels.count > 0 && plan.most >= 4)
            for label in plan.labels {
                #expect(!label.isEmpty && label.allSatisfy { plan.regions.indices.contains($0.region) })
            }
        }
        #expect(TelephonePlan.code(ofRegion: "XX") == nil)
        #expect(TelephonePlan(code: 0) == nil)
        #expect(TelephonePlan(code: 999) == nil)
    }

    /// Each automaton is whole: all that a state leads to is a state, labels are of the list, and no step leads back.
    @Test func theTableIsWhole() throws {
        var states = 0
        for code in TelephonePlan.allCodes {
            let plan = try #require(TelephonePlan(code: code))
            for state in plan.numbers.states(from: plan.numbers.start) {
                states += 1
                if let label = plan.numbers.label(of: state) { #expect(plan.labels.indices.contains(label)) }
                for digit in 0..<10 {
                    if let next = plan.numbers.next(state, digit) { #expect(next > state) }
                }
            }
        }
        #expect(states > 10_000)
    }

    @Test func whatIsNoNumberIsNoTypedValue() throws {
        var field = try TestField("tel")
        for text in ["14155552671", "+1", "+999123456789", "+1415555267a", "+1234567890123456", ""] {
            #expect(throws: ContentError.self) { try field.field.set(.typed(.text(text)), at: field.now) }
        }
        _ = try field.field.set(.typed(.text("+442079460958")), at: field.now)
        #expect(field.text == "+44 20 7946 0958")
    }

    @Test func anUnknownCountryIsRefused() {
        for country in ["XX", "USA", "", "1"] {
            #expect(throws: DefinitionError.self) { try TestField("tel", .texts(["country": country])) }
        }
    }
}
