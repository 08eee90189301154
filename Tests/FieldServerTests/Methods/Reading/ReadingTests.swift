import TestClients
import TestSupport
import Testing

/// Texts as people have them on their clipboards, in fields of every type that is not a number or a date: what shows, what it
/// means, and what is said of it (specification, section 9.2). Each row is brought in by every way that texts come.
@Suite struct ReadingTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var type: String
        var text: String
        var shown: String
        var value: String
        var valid: Bool
        var code: String?
        var testDescription: String { "\(type) \(text.debugDescription)" }
    }

    /// The ways in which a text comes into a field.
    enum Way: String, CaseIterable {
        case paste, drop, autofill, program, create, update, text
    }

    @Test(arguments: ReadingTests.rows) func everyWaySaysTheSame(_ row: Row) {
        let first = row.text.utf8.count
        for (index, way) in Way.allCases.enumerated() where isRun(first + index) {
            var client = TestClient()
            bring(row.text, into: row.type, by: way, of: &client)
            _ = client.request("field/focus", #"{"field":"f"}"#)
            let left = client.request("field/blur", #"{"field":"f"}"#)
            let check = client.request("field/check", #"{"field":"f"}"#)
            let codes = check["diagnostics"].list.compactMap { $0["code"].string }
            #expect(left["text"].string == row.shown, "\(way)")
            #expect((left["typed"].string ?? left["value"].string) == row.value, "\(way)")
            #expect(check["valid"].flag == row.valid, "\(way): \(codes)")
            #expect(left["valid"].flag == row.valid, "\(way): \(codes)")
            if let code = row.code { #expect(codes.contains(code), "\(way): \(codes)") }
        }
    }

    @Test(
        "Who empties an empty field is told no more of what it did not take",
        arguments: [
            ("field/clear", #"{"field":"n"}"#), ("field/edit", #"{"field":"n","text":""}"#),
            ("field/edit", #"{"field":"n","range":{"start":0,"end":0},"insert":""}"#),
            ("field/update", #"{"field":"n","set":{"text":""}}"#),
            ("field/update", #"{"field":"n","set":{"value":""}}"#),
        ])
    func emptied(method: String, parameters: String) {
        var client = TestClient()
        _ = client.request("field/create", #"{"field":"n","type":{"name":"number","decimals":0}}"#)
        _ = client.request(
            "field/edit", #"{"field":"n","range":{"start":0,"end":0},"insert":",1","cause":"paste"}"#)
        #expect(client.request("field/blur", #"{"field":"n"}"#)["valid"].flag == false)
        // Focus takes nothing back.
        _ = client.request("field/focus", #"{"field":"n"}"#)
        #expect(client.get("n")["diagnostics"].list.compactMap { $0["code"].string } == ["left-out"])
        _ = client.request(method, parameters)
        #expect(client.get("n")["diagnostics"].list.isEmpty)
        #expect(client.request("field/blur", #"{"field":"n"}"#)["valid"].flag == true)
    }

    @Test("Another text of the same value takes with it what was said of the one before")
    func remarkOfAnotherText() {
        var client = TestClient("{}")
        _ = client.request("field/create", #"{"field":"n","type":"number"}"#)
        for (text, codes) in [("12 apples", ["left-out"]), (" 12", []), ("12 pears", ["left-out"])] {
            _ = client.request("field/update", #"{"field":"n","set":{"text":"\#(text)"}}"#)
            #expect(client.get("n")["text"].string == "12")
            #expect(client.get("n")["diagnostics"].list.compactMap { $0["code"].string } == codes, "\(text)")
        }
    }

    private func bring(_ text: String, into type: String, by way: Way, of client: inout TestClient) {
        for (name, definition) in Self.own where type == "\"\(name)\"" {
            _ = client.request("type/define", definition)
        }
        switch way {
        case .create: _ = client.create(#""type":\#(type),"text":\#(text.quoted)"#)
        case .update:
            _ = client.create(#""type":\#(type)"#)
            _ = client.request("field/update", #"{"field":"f","set":{"text":\#(text.quoted)}}"#)
        case .text:
            _ = client.create(#""type":\#(type)"#)
            _ = client.request("field/edit", #"{"field":"f","text":\#(text.quoted)}"#)
        case .paste, .drop, .autofill, .program:
            _ = client.create(#""type":\#(type)"#)
            _ = client.request("field/edit", #"{"field":"f","input":\#(text.quoted),"cause":"\#(way.rawValue)"}"#)
        }
    }

    static let own: [(name: String, definition: String)] = [
        (
            "ru",
            #"{"name":"ru","description":"Телефон","template":"+7 (000) 000-00-00","slots":{"0":"[0-9]"}}"#
        ),
        ("by", #"{"name":"by","description":"","template":"+375 (00) 000-00-00","slots":{"0":"[0-9]"}}"#),
        ("vat", #"{"name":"vat","description":"","template":"DE000000000","slots":{"0":"[0-9]"}}"#),
        ("login", #"{"name":"login","description":"","allow":"[a-z0-9_]","transform":"lower"}"#),
        ("handle", #"{"name":"handle","description":"","allow":"[a-z0-9_]","format":{"prefix":"@"}}"#),
        (
            "four",
            #"{"name":"four","description":"","template":"000.000.000.000","parts":{"0":{"maximum":255,"varies":true}}}"#
        ),
        (
            "clock",
            #"{"name":"clock","description":"","template":"00:00:00","align":"right","slots":{"0":"[0-9]"}}"#
        ),
        (
            "score",
            #"{"name":"score","description":"","template":"AA:BB","parts":{"A":{"maximum":99,"varies":true},"B":{"maximum":99,"varies":true}}}"#
        ),
        (
            "degrees",
            #"{"name":"degrees","description":"","template":"DD°MM","parts":{"D":{"maximum":90},"M":{"maximum":59}}}"#
        ),
        (
            "plate",
            #"{"name":"plate","description":"","template":"AA-000","slots":{"A":"[A-Z]","0":"[0-9]"},"transform":"upper"}"#
        ),
        ("bits", #"{"name":"bits","description":"","template":"0000","slots":{"0":"[01]"}}"#),
    ]

    private static func rows(_ type: String, _ rows: [(String, String, String, Bool, String?)]) -> [Row] {
        rows.map { Row(type: type, text: $0.0, shown: $0.1, value: $0.2, valid: $0.3, code: $0.4) }
    }

    static let rows: [Row] =
        phones + telephones + numbersOfCards + accounts + codes + addresses + words + ownTypes + places

    private static let phones = rows(
        #""phone""#,
        [
            ("(415) 555-2671", "(415) 555-2671", "+14155552671", true, nil),
            ("415.555.2671", "(415) 555-2671", "+14155552671", true, nil),
            ("415 555 2671\n", "(415) 555-2671", "+14155552671", true, nil),
            ("4155552671", "(415) 555-2671", "+14155552671", true, nil),
            ("+1 415 555 2671", "(415) 555-2671", "+14155552671", true, nil),
            ("+1 (415) 555-2671", "(415) 555-2671", "+14155552671", true, nil),
            ("1-415-555-2671", "(415) 555-2671", "+14155552671", true, nil),
            ("14155552671", "(415) 555-2671", "+14155552671", true, nil),
            ("001 415 555 2671", "(415) 555-2671", "+14155552671", true, nil),
            ("011 1 415 555 2671", "(415) 555-2671", "+14155552671", true, nil),
            ("tel:+1-415-555-2671", "(415) 555-2671", "+14155552671", true, nil),
            ("Tel. 415-555-2671", "(415) 555-2671", "+14155552671", true, nil),
            ("Phone: (415) 555-2671", "(415) 555-2671", "+14155552671", true, nil),
            ("415‑555‑2671", "(415) 555-2671", "+14155552671", true, nil),
            ("(415)\u{A0}555–2671", "(415) 555-2671", "+14155552671", true, nil),
            ("\u{202A}+14155552671\u{202C}", "(415) 555-2671", "+14155552671", true, nil),
            ("415-555-2671 x123", "(415) 555-2671", "+14155552671", true, "left-out"),
            ("415-555-2671 ext. 123", "(415) 555-2671", "+14155552671", true, "left-out"),
            ("(415) 555-2671;ext=99", "(415) 555-2671", "+14155552671", true, "left-out"),
            ("415-555-2671 #4", "(415) 555-2671", "+14155552671", true, "left-out"),
            ("٤١٥٥٥٥٢٦٧١", "(415) 555-2671", "+14155552671", true, nil),
            ("+44 20 7946 0958", "(442) 079-4609", "+14420794609", false, "left-out"),
            ("+52 55 1234 5678", "(525) 512-3456", "+15255123456", false, "left-out"),
            ("41555526715", "(415) 555-2671", "+14155552671", false, "left-out"),
            ("415 555 267", "(415) 555-267", "415555267", false, "incomplete"),
        ])

    private static let telephones =
        rows(
            #""tel""#,
            [
                ("+44 20 7946 0958", "+44 20 7946 0958", "+442079460958", true, nil),
                ("+44 (0)20 7946 0958", "+44 20 7946 0958", "+442079460958", true, nil),
                ("+44 (0) 20 7946 0958", "+44 20 7946 0958", "+442079460958", true, nil),
                ("+44 020 7946 0958", "+44 020 7946 0958", "+442079460958", true, nil),
                ("+44 020-7946-0958", "+44 20 7946 0958", "+442079460958", true, "read-as"),
                ("0044 20 7946 0958", "+44 20 7946 0958", "+442079460958", true, nil),
                ("00442079460958", "+44 20 7946 0958", "+442079460958", true, nil),
                ("011 44 20 7946 0958", "+44 20 7946 0958", "+442079460958", true, nil),
                ("tel:+44-20-7946-0958", "+44 20 7946 0958", "+442079460958", true, nil),
                ("tel:+44%2020%207946%200958", "+44 20 7946 0958", "+442079460958", true, nil),
                ("sms:%2B442079460958?body=at%2012", "+44 20 7946 0958", "+442079460958", true, nil),
                ("+49 (0)30/123 45-67", "+49 30 1234567", "+49301234567", true, nil),
                ("+39 (0)6 1234 5678", "+39 06 1234 5678", "+390612345678", true, nil),
                ("+225 (0)7 07 12 34 56", "+225 07 07 12 3456", "+2250707123456", true, nil),
                ("+44 20 7946 0018 (ext 456)", "+44 20 7946 0018", "+442079460018", true, "left-out"),
                ("+49 30 123456, 12", "+49 30 123456", "+4930123456", true, "left-out"),
                ("+7 912 345-67-89", "+7 912 345-67-89", "+79123456789", true, nil),
                ("+7 (912) 345-67-89", "+7 912 345-67-89", "+79123456789", true, nil),
                ("+33 1 42 68 53 00", "+33 1 42 68 53 00", "+33142685300", true, nil),
                ("+1 415 555 2671", "+1 415-555-2671", "+14155552671", true, nil),
                ("+1 415 555 2671 x5", "+1 415-555-2671", "+14155552671", true, "left-out"),
                ("＋８１ ９０ １２３４ ５６７８", "+81 90-1234-5678", "+819012345678", true, nil),
                ("+999 1234567", "+9991234567", "+9991234567", false, "unknown-country"),
            ])
        + rows(
            #"{"name":"tel","country":"UA"}"#,
            [
                ("380501234567", "+380 50 123 4567", "+380501234567", true, nil),
                ("0501234567", "050 123 4567", "+380501234567", true, nil),
                ("050 123-45-67", "050 123 4567", "+380501234567", true, nil),
                ("+38 (050) 123-45-67", "+380 50 123 4567", "+380501234567", true, nil),
            ])
        + rows(
            #"{"name":"tel","country":"DE"}"#,
            [
                ("030 1234567", "030 1234567", "+49301234567", true, nil),
                ("(030) 123 45 67", "030 1234567", "+49301234567", true, nil),
                ("0049 30 1234567", "+49 30 1234567", "+49301234567", true, nil),
                ("+43 1 234 5678", "+43 1 2345678", "+4312345678", true, nil),
                ("+49 171 1234567 (mobil)", "+49 171 1234567", "+491711234567", true, "left-out"),
                ("030/1234567-89 Durchwahl 12", "030 123456789", "+4930123456789", true, "left-out"),
            ])
        + rows(
            #"{"name":"tel","country":"US"}"#,
            [
                ("(415) 555-2671", "(415) 555-2671", "+14155552671", true, nil),
                ("011 44 20 7946 0958", "011 44 20 7946 0958", "+442079460958", true, nil),
            ])
        + rows(
            #"{"name":"tel","country":"FR"}"#,
            [("Tél. : 01 42 68 53 00 poste 12", "01 42 68 53 00", "+33142685300", true, "left-out")])
        + rows(
            #"{"name":"tel","country":"TW"}"#,
            [("02-2123-4567 分機 123", "02 2123 4567", "+886221234567", true, "left-out")])
        + rows(
            #"{"name":"tel","country":"AU"}"#,
            [("0011 44 20 7946 0958", "0011 44 20 7946 0958", "+442079460958", true, nil)])
        + rows(
            #"{"name":"tel","country":"JP"}"#,
            [("010 44 20 7946 0958", "010 44 20 7946 0958", "+442079460958", true, nil)])
        + rows(
            #"{"name":"tel","country":"RU"}"#,
            [
                ("8 (912) 345-67-89", "8 912 345-67-89", "+79123456789", true, nil),
                ("79123456789", "+7 912 345-67-89", "+79123456789", true, nil),
            ])

    private static let numbersOfCards =
        rows(
            #""card""#,
            [
                ("4111 1111 1111 1111 / 110", "4111 1111 1111 1111", "4111111111111111", true, "left-out"),
                ("4111111111111111 CVV 110", "4111 1111 1111 1111", "4111111111111111", true, "left-out"),
                ("4111 1111 1111 1111, 12/27", "4111 1111 1111 1111", "4111111111111111", true, "left-out"),
                ("378282246310005;1234", "3782 822463 10005", "378282246310005", true, "left-out"),
                ("4242 4242 4242 4242", "4242 4242 4242 4242", "4242424242424242", true, nil),
                ("4242-4242-4242-4242", "4242 4242 4242 4242", "4242424242424242", true, nil),
                ("4242424242424242", "4242 4242 4242 4242", "4242424242424242", true, nil),
                ("4242\u{A0}4242\u{A0}4242\u{A0}4242", "4242 4242 4242 4242", "4242424242424242", true, nil),
                ("  4242.4242.4242.4242\r\n", "4242 4242 4242 4242", "4242424242424242", true, nil),
                ("3782 822463 10005", "3782 822463 10005", "378282246310005", true, nil),
                ("378282246310005", "3782 822463 10005", "378282246310005", true, nil),
                ("4242 4242 4242 424x", "4242 4242 4242 424", "424242424242424", false, nil),
                ("Visa 4242 4242 4242 4242", "4242 4242 4242 4242", "4242424242424242", true, "left-out"),
                ("4242x4242x4242x4242", "4242 4242 4242 4242", "4242424242424242", false, "left-out"),
            ])
        + rows(
            #""credit""#,
            [
                ("5555-5555-5555-4444", "5555 5555 5555 4444", "5555555555554444", true, nil),
                ("5555 5555 5555 4444 4", "5555 5555 5555 4444", "5555555555554444", false, "left-out"),
            ])
        + rows(#""cvv""#, [("12 3", "123", "123", true, nil), ("1a2b3c", "123", "123", false, "left-out")])

    private static let accounts = rows(
        #""iban""#,
        [
            ("DE89 3704 0044 0532 0130 00", "DE89 3704 0044 0532 0130 00", "DE89370400440532013000", true, nil),
            ("DE89370400440532013000", "DE89 3704 0044 0532 0130 00", "DE89370400440532013000", true, nil),
            ("de89 3704 0044 0532 0130 00", "DE89 3704 0044 0532 0130 00", "DE89370400440532013000", true, nil),
            ("IBAN DE89 3704 0044 0532 0130 00", "DE89 3704 0044 0532 0130 00", "DE89370400440532013000", true, nil),
            ("IBAN: DE89-3704-0044-0532-0130-00", "DE89 3704 0044 0532 0130 00", "DE89370400440532013000", true, nil),
            ("DE 89 370 400 44 0532 013 000", "DE89 3704 0044 0532 0130 00", "DE89370400440532013000", true, nil),
            ("GB29 NWBK 6016 1331 9268 19", "GB29 NWBK 6016 1331 9268 19", "GB29NWBK60161331926819", true, nil),
            (
                "FR14 2004 1010 0505 0001 3M02 606", "FR14 2004 1010 0505 0001 3M02 606", "FR1420041010050500013M02606",
                true, nil
            ),
            (
                "DE89 3704 0044 0532 0130 01", "DE89 3704 0044 0532 0130 01", "DE89370400440532013001", false,
                "bad-checksum"
            ),
            ("DE89 3704 0044 0532 0130", "DE89 3704 0044 0532 0130", "DE893704004405320130", false, "incomplete"),
        ])

    private static let codes =
        rows(
            #""zip""#,
            [
                ("90210", "90210", "90210", true, nil), (" 90210 ", "90210", "90210", true, nil),
                ("90210-1234", "90210", "90210", true, "left-out"), ("CA 90210", "90210", "90210", true, "left-out"),
                ("٩٠٢١٠", "90210", "90210", true, nil),
                ("902101234", "90210", "90210", true, "left-out"), ("90210 1234", "90210", "90210", true, "left-out"),
                ("902101", "90210", "90210", false, "left-out"), ("9021O", "9021", "9021", false, nil),
            ])
        + rows(
            #"{"name":"zip","plus4":true}"#,
            [
                ("90210-1234", "90210-1234", "902101234", true, nil),
                ("902101234", "90210-1234", "902101234", true, nil),
                ("90210 1234", "90210-1234", "902101234", true, nil), ("90210", "90210", "90210", true, nil),
            ])
        + rows(
            #"{"name":"postalCode","country":"DE"}"#,
            [
                ("10115", "10115", "10115", true, nil), ("D-10115", "10115", "10115", true, nil),
                ("DE 10115", "10115", "10115", true, nil), ("10115 Berlin", "10115", "10115", true, "left-out"),
            ])
        + rows(
            #"{"name":"postalCode","country":"GB"}"#,
            [
                ("SW1A 1AA", "SW1A 1AA", "SW1A1AA", true, nil), ("sw1a1aa", "SW1A 1AA", "SW1A1AA", true, nil),
                ("SW1A-1AA", "SW1A 1AA", "SW1A1AA", true, nil), ("GB-SW1A 1AA", "SW1A 1AA", "SW1A1AA", true, nil),
                ("gb sw1a 1aa", "SW1A 1AA", "SW1A1AA", true, nil),
                ("SW1A 1AA London", "SW1A 1AA", "SW1A1AA", true, "left-out"),
            ])
        + rows(
            #"{"name":"postalCode","country":"JP"}"#,
            [
                ("１００ー０００１", "100-0001", "1000001", true, nil), ("ー1000001", "100-0001", "1000001", true, "left-out"),
            ])
        + rows(
            #""bic""#,
            [
                ("SWIFT DEUTDEFF", "DEUTDEFF", "DEUTDEFF", true, nil),
                ("BIC: DEUTDEFF500", "DEUTDEFF500", "DEUTDEFF500", true, nil),
                ("Deutsche Bank DEUTDEFF", "DEUTDEFF", "DEUTDEFF", true, "left-out"),
                ("DEUT DE FF", "DEUTDEFF", "DEUTDEFF", true, nil),
                ("UNCRITMMXXXX", "UNCRITMMXXX", "UNCRITMMXXX", false, "left-out"),
                // The name of a bank may be a code itself.
                ("COBADEFF Commerzbank", "COBADEFF", "COBADEFF", true, "left-out"),
                ("BIC COBADEFFXXX Commerzbank", "COBADEFFXXX", "COBADEFFXXX", true, "left-out"),
                ("BIC: DEUTDEFF Deutschland", "DEUTDEFF", "DEUTDEFF", true, "left-out"),
                ("Commerzbank AG COBADEFFXXX", "COBADEFFXXX", "COBADEFFXXX", true, "left-out"),
                ("SWIFT BIC: COBADEFFXXX Frankfurt", "COBADEFFXXX", "COBADEFFXXX", true, "left-out"),
                ("Commerzbank AG cobadeffxxx", "COMMERZBANK", "COMMERZBANK", false, "left-out"),
                ("deutdeff Deutsche Bank", "DEUTDEFF", "DEUTDEFF", false, "left-out"),
            ])
        + rows(
            #""isbn""#,
            [
                ("ISBN-13: 978-3-16-148410-0", "978-3161484100", "9783161484100", true, nil),
                ("ISBN-10 ‏ : ‎ 0-306-40615-2", "0306406152", "0306406152", true, nil),
                ("ISBN 978-3-16-148410-0 (hardcover)", "978-3161484100", "9783161484100", true, "left-out"),
                ("ISBN 978-3-16-148410-1 (hardcover)", "978-3161484101", "9783161484101", false, "bad-checksum"),
                ("9790274126278", "979-0274126278", "9790274126278", false, "pattern-mismatch"),
            ])
        + rows(
            #""cusip""#,
            [
                ("CUSIP# 037833100", "037833100", "037833100", true, nil),
                ("CUSIP: 037833100 Apple", "037833100", "037833100", true, "left-out"),
                ("037833@100", "037833@10", "037833@10", false, "left-out"),
            ])
        + rows(#""issn""#, [("ISSN 0317-8471 (print)", "0317-8471", "03178471", true, "left-out")])
        + rows(#""isin""#, [("ISIN: US0378331005, Apple Inc.", "US0378331005", "US0378331005", true, "left-out")])
        + rows(
            #""containerNumber""#,
            [("Container CSQU3054383 22G1", "CSQU 305438 3", "CSQU3054383", true, "left-out")])
        + rows(#""gtin""#, [("GTIN-12: 036000291452", "0 36000 29145 2", "036000291452", true, nil)])
        + rows(#""imei""#, [("IMEI1: 490154203237518", "49-015420-323751-8", "490154203237518", true, nil)])
        + rows(#""hex""#, [("0x", "0x", "0x", false, nil), ("0x1F", "1F", "1F", true, nil)])
        + rows(
            #"{"name":"url","international":true,"scheme":"https"}"#,
            [
                ("http://１２７.１", "http://１２７.１", "http://１２７.１", false, "invalid-url"),
                ("http://１２７.０.０.１", "http://１２７.０.０.１", "http://127.0.0.1", true, nil),
                ("https://a.0ｘ7f", "https://a.0ｘ7f", "https://a.0ｘ7f", false, "invalid-url"),
                ("日本。jp", "https://日本。jp", "https://xn--wgv71a.jp", true, "read-as"),
                ("https://a_b。de", "https://a_b。de", "https://a_b.de", true, nil),
                ("https://例え。", "https://例え。", "https://xn--r8jz45g.", true, nil),
                (
                    "https://example.com/ver\u{AD}lag", "https://example.com/verlag", "https://example.com/verlag",
                    true, nil
                ),
            ])
        + rows(
            #"{"name":"email","international":true,"domains":["bücher.de"]}"#,
            [
                ("a@bu\u{308}cher.de", "a@bu\u{308}cher.de", "a@xn--bcher-kva.de", true, nil),
                ("a@bücher。de", "a@bücher。de", "a@xn--bcher-kva.de", true, nil),
                ("a@bucher.de", "a@bucher.de", "a@bucher.de", false, "domain-not-allowed"),
            ])
        + rows(
            #"{"name":"vat","country":"DE"}"#,
            [
                ("USt-ID: DE136695976", "DE136695976", "DE136695976", true, nil),
                ("Umsatzsteuer DE 136 695 976", "DE136695976", "DE136695976", true, "left-out"),
                ("FR 136695976", "FR136695976", "FR136695976", false, "pattern-mismatch"),
            ])
        + rows(
            #"{"name":"vat","country":"BE"}"#,
            [
                ("413562567", "0413.562.567", "BE0413562567", true, nil),
                ("BE 413.562.567", "BE0413.562.567", "BE0413562567", true, nil),
            ]
        )
        + rows(
            #"{"name":"nationalId","country":"CR"}"#,
            [
                ("1-613-584", "1-0613-0584", "106130584", true, nil),
                ("1-0613-0584", "1-0613-0584", "106130584", true, nil),
            ]
        )
        + rows(#"{"name":"vat","country":"GR"}"#, [("GR 094259216", "EL094259216", "EL094259216", true, nil)])
        + rows(
            #""ssn""#,
            [
                ("123-45-6789", "123-45-6789", "123456789", true, nil),
                ("123 45 6789", "123-45-6789", "123456789", true, nil),
                ("SSN: 123-45-6789", "123-45-6789", "123456789", true, "left-out"),
                ("123-45-67890", "123-45-6789", "123456789", false, "left-out"),
            ])
        + rows(
            #""age""#,
            [
                ("42", "42", "42", true, nil), ("-5", "5", "5", false, "left-out"), ("−5", "5", "5", false, "left-out"),
                ("10.5", "105", "105", false, "left-out"), ("42 years", "42", "42", true, "left-out"),
            ])
        + rows(
            #""streetnumber""#,
            [
                ("12", "12", "12", true, nil), ("12-14", "1214", "1214", false, "left-out"),
                ("12b", "12", "12", true, "left-out"), ("12 1/2", "1212", "1212", false, "left-out"),
            ])
        + rows(
            #"{"name":"pin","length":4}"#,
            [("12-34", "1234", "1234", true, nil), ("12345", "1234", "1234", false, "left-out")])
        + rows(
            #""st""#,
            [
                ("ca", "CA", "CA", true, nil), ("CA.", "CA", "CA", true, nil), ("california", "CA", "CA", true, nil),
                ("N. Dakota", "ND", "ND", true, nil),
            ])

    private static let addresses =
        rows(
            #""ip""#,
            [
                ("127.0.0.1", "127.0.0.1", "127.0.0.1", true, nil),
                ("١٩٢.١٦٨.١.١٠", "192.168.1.10", "192.168.1.10", true, nil),
                ("１９２．１６８．１．１０", "192.168.1.10", "192.168.1.10", true, nil),
                (" 127.0.0.1\n", "127.0.0.1", "127.0.0.1", true, nil),
                ("127.0.0.1/8", "127.0.0.1", "127.0.0.1", true, "left-out"),
                ("fe80::7:8%eth0", "fe80::7:8", "fe80::7:8", true, "left-out"),
                ("[::1]:8080", "::1", "::1", true, "left-out"),
                ("[2001:db8::1]", "2001:db8::1", "2001:db8::1", true, nil),
                ("127.0.0.1:80", "127.0.0.1:80", "127.0.0.1:80", false, "invalid-address"),
                ("http://127.0.0.1/", "http://127.0.0.1/", "http://127.0.0.1/", false, "invalid-address"),
                ("1.2.3.4, 5.6.7.8", "1.2.3.4, 5.6.7.8", "1.2.3.4, 5.6.7.8", false, "invalid-address"),
                ("127,0,0,1", "127,0,0,1", "127,0,0,1", false, "invalid-address"),
            ])
        + rows(
            #""email""#,
            [
                ("ada@example.com", "ada@example.com", "ada@example.com", true, nil),
                (" ada@example.com ", "ada@example.com", "ada@example.com", true, nil),
                ("mailto:ada@example.com?subject=Hi", "ada@example.com", "ada@example.com", true, nil),
                (
                    "mailto:gorby%25kremvax@example.com", "gorby%kremvax@example.com", "gorby%kremvax@example.com",
                    true, nil
                ),
                ("mailto:a%3Fb@example.com?cc=c@d.ef", "a?b@example.com", "a?b@example.com", true, nil),
                ("mailto:100%@example.com", "100%@example.com", "100%@example.com", true, nil),
                ("Ada Lovelace <ada@example.com>", "ada@example.com", "ada@example.com", true, nil),
                ("ada@example.com;", "ada@example.com", "ada@example.com", true, nil),
                ("a b@example.com", "a b@example.com", "a b@example.com", false, "invalid-email"),
                ("a@x.org, b@y.org", "a@x.org, b@y.org", "a@x.org, b@y.org", false, "invalid-email"),
                ("\u{FEFF}ada@exam\u{200B}ple.com", "ada@example.com", "ada@example.com", true, nil),
            ])
        + rows(
            #"{"name":"tags","of":"email"}"#,
            [
                ("Ada <ada@x.org>; b@x.org", "ada@x.org, b@x.org", "ada@x.org, b@x.org", true, nil),
                (
                    #""Byron, Ada; L" <ada@x.org>, "B" <b@x.org>"#, "ada@x.org, b@x.org", "ada@x.org, b@x.org", true,
                    nil
                ),
                (
                    "a@x.org;b@x.org;\nmailto:c@x.org", "a@x.org, b@x.org, c@x.org", "a@x.org, b@x.org, c@x.org", true,
                    nil
                ),
                ("a@x.org, b c@x.org", "a@x.org, b c@x.org", "a@x.org, b c@x.org", false, "invalid-email"),
            ])
        + rows(
            #""url""#,
            [
                ("https://example.com/a", "https://example.com/a", "https://example.com/a", true, nil),
                ("<https://example.com>", "https://example.com", "https://example.com", true, nil),
                ("https://example.com/a b", "https://example.com/a b", "https://example.com/a b", false, "invalid-url"),
            ])

    private static let words =
        rows(
            #""name""#,
            [
                ("Ada Lovelace", "Ada Lovelace", "Ada Lovelace", true, nil),
                ("  Ada\n", "Ada", "Ada", true, nil), ("Ada1", "Ada", "Ada", true, "left-out"),
            ])
        + rows(#""phrase""#, [("  a  b ", "a  b", "a  b", true, nil), ("a\r\nb\r\n", "a b", "a b", true, nil)])
        + rows(#""data""#, [("ABC 123", "ABC123", "ABC123", true, nil)])
        + rows(
            #"{"name":"choice","choices":["12","Yes","No"]}"#,
            [("yes ", "Yes", "Yes", true, nil), ("1/2", "12", "12", false, "left-out")])
        + rows(
            #"{"name":"password","min":3}"#,
            [("abc d\n", "abc d", "abc d", true, nil), (" abc ", " abc ", " abc ", true, nil)])

    /// Numbers that have places of their own, and words of which a template takes some letters.
    private static let places =
        rows(
            #""four""#,
            [
                ("10.0.0.1", "10.0.0.1", "10.0.0.1", true, nil),
                ("10.0.0.1:80", "10.0.0.180", "10.0.0.180", false, "left-out"),
                ("010.000.000.005", "10.0.0.5", "10.0.0.5", true, nil),
                ("010.000.0.256", "10.0.0.256", "10.0.0.256", false, "invalid"),
                ("1.2.3.4.5", "1.2.3.45", "1.2.3.45", false, "left-out"),
                ("192 168 10 11", "192.168.10.11", "192.168.10.11", true, nil),
            ])
        + rows(
            #"{"name":"ip","version":4}"#,
            [
                ("010.000.000.005", "10.0.0.5", "10.0.0.5", true, nil),
                ("192.168.001.010", "192.168.1.10", "192.168.1.10", true, nil),
            ])
        + rows(
            #""clock""#,
            [
                ("5:30", "5:30", "530", true, nil), ("1:02:03", "1:02:03", "10203", true, nil),
                ("5:7", "57", "57", false, "left-out"), ("1:2:3", "1:23", "123", false, "left-out"),
            ])
        + rows(#""score""#, [("3:2", "3:2", "3:2", true, nil), ("100:2", "10:2", "10:2", false, "left-out")])
        + rows(
            #""degrees""#,
            [
                ("5°07", "05°07", "0507", true, nil), ("4507", "45°07", "4507", true, nil),
                ("-45°30", "45°30", "4530", false, "left-out"),
            ])
        + rows(
            #""plate""#,
            [
                ("ab 123", "AB-123", "AB123", true, nil), ("AB-123 Berlin", "AB-123", "AB123", true, "left-out"),
                ("abc-123", "AB-123", "AB123", false, "left-out"),
            ])
        + rows(
            #"{"name":"tags","of":"currency"}"#,
            [
                ("$1,234.50, $5", "$1234.50, $5.00", "$1234.50, $5.00", true, nil),
                ("1,234", "$1.00, $234.00", "$1.00, $234.00", false, "left-out"),
            ])
        + rows(
            #"{"name":"tags","of":"number"}"#,
            [("1,2,3", "1, 2, 3", "1, 2, 3", true, nil), ("1,5, 2", "1, 5, 2", "1, 5, 2", false, "left-out")])

    private static let ownTypes =
        rows(
            #""ru""#,
            [
                ("+7 (912) 345-67-89", "+7 (912) 345-67-89", "9123456789", true, nil),
                ("+7 912 345-67-89", "+7 (912) 345-67-89", "9123456789", true, nil),
                ("79123456789", "+7 (912) 345-67-89", "9123456789", true, nil),
                ("912 345 67 89", "+7 (912) 345-67-89", "9123456789", true, nil),
                ("+7 (791) 234-56-78", "+7 (791) 234-56-78", "7912345678", true, nil),
            ])
        + rows(
            #""by""#,
            [
                ("+375 (29) 123-45-67", "+375 (29) 123-45-67", "291234567", true, nil),
                ("375291234567", "+375 (29) 123-45-67", "291234567", true, nil),
                ("29 123 45 67", "+375 (29) 123-45-67", "291234567", true, nil),
            ])
        + rows(
            #""vat""#,
            [
                ("DE123456789", "DE123456789", "123456789", true, nil),
                ("DE 123 456 789", "DE123456789", "123456789", true, nil),
            ])
        + rows(#""login""#, [("Root", "root", "root", true, nil), ("Ro-ot", "root", "root", false, "left-out")])
        + rows(#""handle""#, [("@ada", "@ada", "ada", true, nil), ("ada", "@ada", "ada", true, nil)])
        + rows(#""bits""#, [("0110", "0110", "0110", true, nil), ("0120", "010", "010", false, nil)])
}
