import Testing

@testable import FieldEngine

/// What becomes of keys some of which were refused, and of texts that replace a part of another, when editing ends: never another
/// value without a word (specification, sections 9.2, 9.5 and 9.7).
@Suite struct RefusedKeysTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var type: String
        var parameters: Parameter = .table([])
        var keys: String
        var shown: String
        var codes: [String] = []

        var testDescription: String { "\(type): \(keys)" }
    }

    private static let number: Parameter = ["grouping": true, "decimals": 2]
    private static let german: Parameter = ["grouping": true, "decimals": 2, "locale": "de-DE"]
    private static let japanese: Parameter = ["format": "locale", "locale": "ja"]
    private static func time(_ format: String, _ locale: String = "en") -> Parameter {
        .table([.init(name: "format", value: .text(format)), .init(name: "locale", value: .text(locale))])
    }

    private static func halves(_ locale: String, _ keys: String, _ shown: String, _ codes: [String] = []) -> Row {
        Row(type: "time", parameters: time("h:mm a", locale), keys: keys, shown: shown, codes: codes)
    }

    /// Words for the parts of the day, of the locale and others.
    static let partsOfTheDay: [Row] = [
        halves("es-CO", "3:00 de la tarde", "3:00 p. m.", []),
        halves("es-CO", "3:00 p. m.", "3:00 p. m."), halves("es-CO", "3:00 pm", "3:00 p. m."),
        halves("en-AU", "3:00 in the afternoon", "3:00 pm", []),
        halves("en", "3:00 in the afternoon", "3:00 PM", []),
        halves("sv", "9:45 eftermiddag", "9:45 em"), halves("sv", "9:45 em", "9:45 em"),
        halves("hu", "9:00 este", "9:00 du.", []),
        halves("sq", "9:45 AM", "9:45 p.d."), halves("sq", "9:45 PM", "9:45 m.d."),
        halves("lb", "9:45 PM", "9:45 nomëttes"), halves("lb", "9:45 AM", "9:45 moies"),
        halves("he", "9:30 אחה\"צ", "9:30 אחה״צ"), halves("he", "9:30 אחהצ", "9:30 אחה״צ"),
        Row(type: "time", parameters: time("HH:MM", "he"), keys: "9:30 אחה״צ", shown: "21:30"),
        Row(type: "time", parameters: time("HH:MM", "he"), keys: "9:30 לפנה\"צ", shown: "09:30"),
        halves("tr", "9:45 ÖÖ", "9:45 ÖÖ"), halves("tr", "9:45 ÖS", "9:45 ÖS"), halves("en", "9:45 amp", "9:45 PM"),
        halves("en", "13:30", "1:30 PM"), halves("en", "00:30", "12:30 AM"),
        Row(type: "time", parameters: time("a h:mm", "tr"), keys: "ÖÖ 9:45", shown: "ÖÖ 9:45"),
        halves("en", "12 midnight", "12:00 AM"), halves("en", "12 noon", "12:00 PM"),
        Row(type: "time", parameters: time("HH:MM"), keys: "12:00 midnight", shown: "00:00"),
        Row(type: "time", parameters: time("HH:MM"), keys: "11 noon", shown: "11:", codes: ["incomplete", "left-out"]),
        Row(type: "time", parameters: time("HH:MM", "ko"), keys: "9:30 후", shown: "09:30", codes: ["left-out"]),
        Row(type: "time", parameters: time("HH:MM"), keys: "PM 9.05", shown: "21:05"),
        Row(type: "time", parameters: time("HH:MM"), keys: "PM 9:05", shown: "21:05"),
        Row(type: "time", parameters: time("HH:MM"), keys: "p 9:45", shown: "09:45", codes: ["left-out"]),
        Row(type: "time", parameters: time("HH:MM"), keys: "P M 9:45", shown: "09:45", codes: ["left-out"]),
        Row(type: "time", parameters: time("HH:MM"), keys: "9:45 e.m.", shown: "09:45", codes: ["left-out"]),
        Row(type: "time", parameters: time("HH:MM"), keys: "9:45 x", shown: "09:45"),
        Row(type: "time", parameters: time("HH:MM", "de"), keys: "8:00:00 abends", shown: "20:00", codes: []),
        Row(type: "time", parameters: time("hh:mm a"), keys: "93015pm", shown: "09:30 PM", codes: ["left-out"]),
        Row(type: "time", parameters: time("hh:mm a"), keys: "930pm", shown: "09:30 PM"),
        Row(type: "time", parameters: time("hh:mm:ss a"), keys: "13:30:15", shown: "01:30:15 PM"),
        Row(
            type: "dateTime", parameters: time("MM/DD/YYYY hh:mm a"), keys: "01/05/2024 13:30",
            shown: "01/05/2024 01:30 PM"),
    ]

    private static let cents: Parameter = ["entry": "centsFirst", "negative": true]

    static let rows: [Row] =
        [
            "10-20", "10–20", "10/20", "10:20", "10 20", "10~20", "10_20", "2 1/2", "1.5/2", "5+3", "5-5", "1:30",
            "10^3", "12x5",
            "2k5", "1万500", "30m2", "2h30", "1·5", "10…20", "10÷2", "12.5.3", ".5.5",
        ].map { Row(type: "number", keys: $0, shown: $0, codes: ["not-a-number"]) }
        + [
            Row(type: "number", keys: "1..5", shown: "1.5"),
            Row(type: "number", keys: "125x", shown: "125"), Row(type: "number", keys: "x125", shown: "125"),
            Row(type: "number", keys: "1 234", shown: "1234"), Row(type: "number", keys: "1'234", shown: "1234"),
            Row(type: "number", keys: "1''234", shown: "1234"), Row(type: "number", keys: "12'", shown: "12"),
            Row(type: "number", keys: "12'50", shown: "12'50", codes: ["not-a-number"]),
            Row(type: "number", parameters: ["locale": "es"], keys: "1’5", shown: "1’5", codes: ["not-a-number"]),
            Row(type: "time", parameters: time("HH:MM", "ja"), keys: "夜8時半", shown: "20:30"),
            Row(type: "time", parameters: time("HH:MM", "zh"), keys: "晚上8:00", shown: "20:00"),
            Row(type: "time", parameters: time("HH:MM", "ja"), keys: "夜12:00", shown: "00:00", codes: []),
            Row(
                type: "time", parameters: time("HH:MM", "ko"), keys: "밤 3시", shown: "03:00",
                codes: ["left-out"]),
            Row(type: "number", keys: "5%", shown: "5", codes: ["left-out"]),
            Row(type: "number", keys: "ca. 50", shown: "50", codes: ["left-out"]),
            Row(type: "percent", keys: "ca. 50%", shown: "50.00%", codes: ["left-out"]),
            Row(type: "number", keys: "July, 2004", shown: "2004", codes: ["left-out"]),
            Row(type: "number", keys: "5 thousand", shown: "5", codes: ["left-out"]),
            Row(
                type: "currency", parameters: ["currency": "JPY", "negative": true], keys: "¥1,234-", shown: "¥1234",
                codes: ["read-as"]),
            Row(type: "number", keys: "5G", shown: "5", codes: ["left-out"]),
            Row(type: "number", keys: "5 k", shown: "5", codes: ["left-out"]),
            Row(type: "number", keys: "5 x", shown: "5"),
            Row(type: "number", keys: "minus 5", shown: "5", codes: ["left-out"]),
            Row(
                type: "number", parameters: ["locale": "ja", "negative": true], keys: "コーヒー3", shown: "3",
                codes: ["left-out"]),
            Row(type: "number", parameters: ["locale": "ja", "negative": true], keys: "ー3", shown: "-3"),
            Row(type: "percent", parameters: ["locale": "ja"], keys: "50パーセント", shown: "50.00%"),
            Row(type: "percent", keys: "5‰", shown: "5.00%", codes: ["left-out"]),
            Row(type: "currency", keys: "50¢", shown: "$50.00", codes: ["left-out"]),
            Row(type: "currency", keys: "50c", shown: "$50.00", codes: ["left-out"]),
            Row(
                type: "currency", parameters: ["currency": "KRW", "locale": "ko"], keys: "5만원", shown: "₩5",
                codes: ["left-out"]),
            Row(type: "currency", keys: "0.999", shown: "$0.99", codes: ["left-out"]),
            // The number of the other signs is another one, whatever stands behind it.
            Row(
                type: "currency", parameters: ["currency": "EUR"], keys: "3.500,00 TTC", shown: "€3500.00",
                codes: ["left-out"]),
            Row(
                type: "currency", parameters: ["currency": "EUR"], keys: "1.250.000,00 x", shown: "€1250000.00",
                codes: ["left-out"]),
            Row(
                type: "currency", parameters: ["currency": "RUB", "locale": "ru"], keys: "15,000", shown: "₽15,00",
                codes: ["read-as"]),
            Row(type: "number", keys: "5²", shown: "5", codes: ["left-out"]),
            Row(type: "number", keys: "1½", shown: "1", codes: ["left-out"]),
            Row(type: "currency", keys: "x.5", shown: "$5.00", codes: ["left-out"]),
            Row(type: "currency", keys: "x5", shown: "$5.00"),
            // The field's own sign in place of the decimal sign; another, or one in front of fewer digits, parts two numbers.
            Row(type: "currency", keys: "12$50", shown: "$12.50", codes: ["read-as"]),
            Row(type: "currency", keys: "12$5", shown: "12$5", codes: ["not-a-number"]),
            Row(type: "currency", keys: "12€50", shown: "12€50", codes: ["not-a-number"]),
            Row(type: "number", keys: "12€50", shown: "12€50", codes: ["not-a-number"]),
            Row(
                type: "currency", parameters: ["currency": "SEK", "locale": "sv"], keys: "12kr50",
                shown: "kr\u{A0}12,50",
                codes: ["read-as"]),
            Row(
                type: "currency", parameters: ["currency": "JPY"], keys: "12円50", shown: "12円50",
                codes: ["not-a-number"]),
            Row(type: "hostname", keys: "example.com:8080", shown: "example.com:8080", codes: ["pattern-mismatch"]),
            Row(type: "hostname", keys: "münchen.de", shown: "münchen.de", codes: ["pattern-mismatch"]),
            Row(type: "hostname", keys: "exa#mple.com", shown: "exa#mple.com", codes: ["pattern-mismatch"]),
            Row(type: "macAddress", keys: "00:1b:77x:49:54:fd", shown: "00:1B:77:49:54:FD"),
            Row(type: "macAddress", keys: "DE:AD:BE:EF:00:11:22", shown: "DE:AD:BE:EF:00:11", codes: ["left-out"]),
            Row(type: "color", keys: "rgb(255, 10,0)", shown: "#ff0a00"),
            Row(type: "color", keys: "rgb(256,0,0)", shown: "#rgb(256,0,0)", codes: ["pattern-mismatch"]),
            Row(type: "color", keys: "#FFF;", shown: "#FFF"), Row(type: "color", keys: "\"#fff\"", shown: "#fff"),
            Row(type: "color", keys: "0xFFFFFF", shown: "#FFFFFF"),
            Row(type: "hostname", keys: "example.com.", shown: "example.com."),
            Row(type: "hostname", parameters: ["international": true], keys: "münchen.de.", shown: "münchen.de."),
            Row(type: "hostname", keys: "example..", shown: "example..", codes: ["pattern-mismatch"]),
            Row(type: "ip", parameters: ["version": 4], keys: "١٩٢.١٦٨.٠.١", shown: "192.168.0.1"),
            Row(type: "companyId", parameters: ["country": "SE"], keys: "081015+6315", shown: "081015+6315"),
            Row(type: "color", keys: "#1ax7f37", shown: "#1a7f37"),
            Row(type: "email", keys: "<ada@example.com>", shown: "ada@example.com"),
            Row(type: "email", keys: "ada@example. com ", shown: "ada@example.com"),
            Row(type: "email", keys: "Name ada@example.com", shown: "Name ada@example.com", codes: ["invalid-email"]),
            Row(type: "url", keys: "http://foo bar", shown: "http://foo bar", codes: ["invalid-url"]),
            Row(type: "flag", parameters: ["locale": "zh"], keys: "不是", shown: "否"),
            Row(type: "flag", parameters: ["locale": "ko"], keys: "네", shown: "예"),
            Row(type: "flag", parameters: ["locale": "hi"], keys: "असहमत", shown: "हाँ", codes: ["left-out"]),
            Row(type: "flag", keys: "Yes!", shown: "Yes"),
            Row(
                type: "tel", parameters: ["country": "DE"], keys: "030 123456, 12", shown: "030 123456",
                codes: ["left-out"]),
            Row(
                type: "tel", parameters: ["country": "DE"], keys: "030 123456 w12", shown: "030 12345612",
                codes: ["left-out"]),
            Row(
                type: "tel", parameters: ["country": "RU", "extension": true], keys: "8 (495) 123-45-67 (доб. 100)",
                shown: "8 495 123-45-67 x100"),
            Row(type: "email", keys: "mailto:ada@example.com", shown: "ada@example.com"),
            Row(type: "email", keys: "email:ada@example.com", shown: "email:ada@example.com", codes: ["invalid-email"]),
            Row(type: "email", keys: "ada@example.com;", shown: "ada@example.com"),
            Row(type: "url", keys: "<https://example.com>", shown: "https://example.com"),
            Row(type: "vat", keys: "BE 428.759.497", shown: "BE0428.759.497"),
            Row(type: "taxId", parameters: ["country": "ES"], keys: "1234567L", shown: "01234567L"),
            // One digit more, or a sign between digits, is another code.
            Row(type: "zip", keys: "6060-1234", shown: "60601", codes: ["left-out"]),
            Row(type: "zip", keys: "60601-1234", shown: "60601", codes: ["left-out"]),
            Row(type: "zip", keys: "606011", shown: "60601", codes: ["left-out"]),
            Row(type: "zip", keys: "6060x1", shown: "60601"),
            Row(type: "postalCode", parameters: ["country": "AU"], keys: "20001", shown: "2000", codes: ["left-out"]),
            Row(type: "postalCode", parameters: ["country": "AU"], keys: "2000x", shown: "2000"),
            Row(
                type: "postalCode", parameters: ["country": "AU"], keys: "2000 Sydney", shown: "2000",
                codes: ["left-out"]),
            Row(
                type: "postalCode", parameters: ["country": "KR"], keys: "135-080", shown: "13508", codes: ["left-out"]),
            Row(
                type: "postalCode", parameters: ["country": "CA"], keys: "K1A0B1X", shown: "K1A 0B1",
                codes: ["left-out"]),
            Row(
                type: "postalCode", parameters: ["country": "NL"], keys: "1234 ABC", shown: "1234 AB",
                codes: ["left-out"]),
            Row(type: "postalCode", parameters: ["country": "DE"], keys: "D-10115", shown: "10115"),
            Row(type: "postalCode", parameters: ["country": "GB"], keys: "GB-SW1A 1AA", shown: "SW1A 1AA"),
            Row(
                type: "postalCode", parameters: ["country": "LV"], keys: "LV-12345", shown: "LV-1234",
                codes: ["left-out"]),
            Row(
                type: "address", parameters: ["country": "DE", "part": "postalCode"], keys: "1234-567", shown: "12345",
                codes: ["left-out"]),
            Row(type: "pin", parameters: ["length": 4], keys: "12-345", shown: "1234", codes: ["left-out"]),
            Row(type: "cvv", keys: "1234", shown: "123", codes: ["left-out"]),
            Row(type: "cvv", keys: "12x3", shown: "123"),
            Row(type: "ssn", keys: "123-45-67890", shown: "123-45-6789", codes: ["left-out"]),
            // Hyphens and names tell which of two numbers with the same digits it is.
            Row(type: "taxId", parameters: ["country": "US"], keys: "123-45-6789", shown: "123-45-6789"),
            Row(type: "taxId", parameters: ["country": "US"], keys: "900-70-5678", shown: "900-70-5678"),
            Row(type: "taxId", parameters: ["country": "US"], keys: "12-3456789", shown: "12-3456789"),
            Row(type: "taxId", parameters: ["country": "US"], keys: "123456789", shown: "12-3456789"),
            Row(type: "taxId", parameters: ["country": "US"], keys: "SSN 123456789", shown: "123-45-6789"),
            Row(type: "taxId", parameters: ["country": "US"], keys: "123 45 6789 ", shown: "123-45-6789"),
            Row(
                type: "taxId", parameters: ["country": "US"], keys: "EIN 00-1234567", shown: "00-1234567",
                codes: ["pattern-mismatch"]),
            Row(
                type: "taxId", parameters: ["country": "US"], keys: "666-45-6789", shown: "666-45-6789",
                codes: ["pattern-mismatch"]),
            Row(
                type: "taxId", parameters: ["country": "US", "number": "SSN"], keys: "123-45-6789",
                shown: "123-45-6789"),
            Row(type: "percent", keys: "5x%", shown: "5.00%"),
            Row(
                type: "tel", parameters: ["country": "DE"], keys: "030 123456 ext 12", shown: "030 123456",
                codes: ["left-out"]),
            Row(type: "tel", parameters: ["country": "AT"], keys: "01 5332x12", shown: "01 5332", codes: ["left-out"]),
            Row(type: "tel", parameters: ["country": "DE"], keys: "030 12x3456", shown: "030 123456"),
            Row(
                type: "tel", parameters: ["country": "DE"], keys: "030/123456 oder 7", shown: "030 1234567",
                codes: ["left-out"]),
            // Half of something is not five.
            Row(type: "number", parameters: ["decimals": 0], keys: ".5", shown: "5", codes: ["left-out"]),
            Row(type: "number", parameters: ["decimals": 0], keys: "-.5", shown: "-5", codes: ["left-out"]),
            Row(
                type: "number", parameters: ["decimals": 0, "locale": "de"], keys: ",5", shown: "5", codes: ["left-out"]
            ),
            Row(type: "currency", parameters: ["decimals": 0], keys: "$.5", shown: "$5", codes: ["left-out"]),
            Row(type: "rating", keys: ".5", shown: "5", codes: ["left-out"]),
            Row(type: "age", keys: ".5", shown: "5", codes: ["left-out"]),
            Row(type: "number", parameters: ["decimals": 0], keys: "x5", shown: "5"),
            // A year that is made of two digits is none that was typed.
            Row(type: "date", parameters: japanese, keys: "31.4.2024", shown: "31.4.2024", codes: ["invalid-date"]),
            Row(type: "date", parameters: japanese, keys: "30/2/2024", shown: "30/2/2024", codes: ["invalid-date"]),
            Row(type: "date", parameters: japanese, keys: "31.12.2024", shown: "2024/12/31", codes: ["read-as"]),
            Row(type: "date", parameters: japanese, keys: "2024/12/315", shown: "2024/12/31"),
            Row(type: "number", keys: "5-", shown: "-5", codes: ["read-as"]),
            Row(type: "number", parameters: number, keys: "1,23.5", shown: "1,23.5", codes: ["not-a-number"]),
            Row(type: "number", parameters: number, keys: "12 34.5", shown: "12 34.5", codes: ["not-a-number"]),
            Row(type: "number", parameters: number, keys: "1'23.5", shown: "1'23.5", codes: ["not-a-number"]),
            Row(type: "number", parameters: number, keys: "1,234.5", shown: "1,234.5"),
            Row(type: "number", parameters: number, keys: "12,34,567.5", shown: "1,234,567.5"),
            Row(type: "number", parameters: german, keys: "1.23,5", shown: "1.23,5", codes: ["not-a-number"]),
            Row(type: "currency", keys: "12,34.5", shown: "12,34.5", codes: ["not-a-number"]),
            Row(type: "currency", keys: "1,234.50", shown: "$1234.50"),
            Row(type: "percent", keys: "5/10", shown: "5/10", codes: ["not-a-number"]),
            Row(type: "currency", parameters: cents, keys: "(500)", shown: "-$5.00"),
            Row(type: "currency", parameters: cents, keys: "500)", shown: "$5.00"),
            Row(type: "age", keys: "10-20", shown: "102", codes: ["left-out"]),
            // Wide forms are those of ASCII.
            Row(type: "number", keys: "１２／２７", shown: "12/27", codes: ["not-a-number"]),
            Row(type: "number", keys: "１０ー２０", shown: "10-20", codes: ["not-a-number"]),
            Row(type: "currency", keys: "１０〜２０", shown: "10~20", codes: ["not-a-number"]),
            Row(type: "number", keys: "１ｅ５", shown: "15", codes: ["left-out"]),
            Row(type: "streetnumber", keys: "１０ー２０", shown: "1020", codes: ["left-out"]),
            Row(
                type: "date", parameters: ["format": "YYYY-MM-DD"], keys: "1／2／2024", shown: "1/2/2024",
                codes: ["invalid-date"]),
            Row(type: "date", keys: "１２／２５／２０２４", shown: "12/25/2024"),
            Row(type: "time", keys: "1　２3", shown: "01:23"),
            // A minute of one digit behind what may be a decimal sign, and a digit that may be missing elsewhere.
            Row(type: "time", keys: "1　２", shown: "1 2", codes: ["invalid-minute"]),
            Row(type: "time", keys: "7,5", shown: "7,5", codes: ["invalid-minute"]),
            Row(type: "time", keys: "0.5", shown: "0.5", codes: ["invalid-minute"]),
            Row(type: "time", keys: "7:5", shown: "07:05"),
            Row(type: "time", keys: "123", shown: "12:3", codes: ["incomplete"]),
            Row(type: "time", keys: "93", shown: "09:03"),
            Row(type: "week", keys: "2024-W1-4", shown: "2024-W14", codes: ["left-out"]),
            Row(type: "tags", parameters: ["of": "number"], keys: "１，２、３", shown: "1, 2, 3"),
            Row(type: "vat", keys: "DE１３６６９５９７６", shown: "DE136695976"),
            Row(type: "postalCode", parameters: ["country": "GB"], keys: "SW１A１AA", shown: "SW1A 1AA"),
            Row(type: "tags", keys: "a，b", shown: "a, b"),
            Row(type: "age", keys: "1.5", shown: "15", codes: ["left-out"]),
            Row(type: "age", keys: "-5", shown: "5", codes: ["left-out"]),
            Row(type: "age", keys: "4x2", shown: "42"), Row(type: "age", keys: "42y", shown: "42"),
            Row(type: "streetnumber", keys: "12/3", shown: "123", codes: ["left-out"]),
            Row(type: "ip", keys: "10.0.0.1/24", shown: "10.0.0.1", codes: ["left-out"]),
            Row(type: "ip", keys: "::1/64", shown: "::1", codes: ["left-out"]),
            Row(type: "ip", keys: "[::1]:80", shown: "::1", codes: ["left-out"]),
            Row(type: "ip", keys: "10.0.0.1 80", shown: "10.0.0.1 80", codes: ["invalid-address"]),
            Row(type: "macAddress", keys: "0:1b:77:49:54:fd", shown: "00:1B:77:49:54:FD"),
            Row(
                type: "uuid", keys: "urn:uuid:123e4567-e89b-12d3-a456-426614174000",
                shown: "123e4567-e89b-12d3-a456-426614174000"),
            Row(type: "vat", keys: "CHE-123.456.788 MWST", shown: "CHE-123.456.788"),
            Row(type: "vat", keys: "NO 923 609 016 MVA", shown: "NO 923 609 016"),
            Row(type: "isbn", keys: "ISBN 978-3-16-148410-0", shown: "978-3161484100"),
            Row(type: "isbn", keys: "978-3-16-1484y10-0", shown: "978-3161484100"),
            Row(
                type: "iban", keys: "IBAN DE89 3704 0044 0532 0130 00", shown: "DE89 3704 0044 0532 0130 00"),
            Row(
                type: "iban", keys: "IBAN-Nr. DE89 3704 0044 0532 0130 00", shown: "DE89 3704 0044 0532 0130 00",
                codes: ["left-out"]),
            Row(
                type: "companyId", parameters: ["country": "GB"], keys: "Reg. No. 01234567", shown: "01234567",
                codes: ["left-out"]),
            Row(type: "companyId", parameters: ["country": "GB"], keys: "CRN 01234567", shown: "01234567"),
            Row(type: "nationalId", parameters: ["country": "IL"], keys: "12345674", shown: "01234567-4"),
            Row(type: "lei", keys: "LEI: 5493001KJTIIGC8Y1R12", shown: "5493001KJTIIGC8Y1R12"),
            Row(type: "taxId", parameters: ["country": "BR"], keys: "CPF 390.533.447-05", shown: "390.533.447-05"),
            Row(type: "phone", keys: "+1 (212) 555-0100", shown: "(212) 555-0100"),
            Row(type: "phone", keys: "12125550100", shown: "(212) 555-0100"),
            Row(type: "phone", keys: "212x5550100", shown: "(212) 555-0100"),
            Row(type: "phone", keys: "+49 30 123456", shown: "(493) 012-3456", codes: ["left-out", "unlikely-number"]),
            Row(type: "hex", keys: "0x1234", shown: "1234"), Row(type: "hex", keys: "DE AD", shown: "DEAD"),
            Row(
                type: "dateTime", keys: "20240506 930 pm", shown: "2024-05-06 21:30"),
            Row(type: "time", parameters: .texts(["format": "HH:mm"]), keys: "9:30pm<", shown: "09:30"),
        ]

    /// What the keys are read as is something else than what showed: it can be undone by itself.
    @Test func readingKeysIsAUnit() throws {
        var field = try TestField("date", ["format": "MMMM YYYY"])
        field.field.focus(at: field.now)
        for key in "10/2024" { try field.press(keys: String(key)) }
        let typed = field.field.content.text
        field.field.blur(at: field.now)
        #expect(field.field.content.text == "October 2024")
        _ = field.field.undo(at: field.now)
        #expect(field.field.content.text == typed)
        _ = field.field.undo(at: field.now)
        #expect(field.field.content.text == "")
        _ = field.field.redo(at: field.now)
        _ = field.field.redo(at: field.now)
        #expect(field.field.content.text == "October 2024")
    }

    private static let euro: Parameter = .texts(["currency": "EUR", "symbolPlace": "locale", "locale": "fr"])

    private static let latitude: Parameter = .table([
        .init(name: "min", value: .number("-90")), .init(name: "max", value: .number("90")),
        .init(name: "decimals", value: .number("6")), .init(name: "clamp", value: .boolean(true)),
        .init(name: "locale", value: .text("de")),
    ])

    /// What the field shows behind its digits parts two numbers between them, too.
    static let affixes: [Row] = [
        Row(type: "currency", parameters: euro, keys: "12€50", shown: "12,50\u{A0}€", codes: ["read-as"]),
        Row(type: "currency", parameters: euro, keys: "12€5", shown: "12€5", codes: ["not-a-number"]),
        Row(type: "currency", parameters: euro, keys: "12,50 €", shown: "12,50\u{A0}€"),
        Row(type: "percent", keys: "12%5", shown: "12%5", codes: ["not-a-number"]),
        Row(type: "percent", keys: "12 %", shown: "12.00%"),
        Row(type: "number", keys: "12%50", shown: "12%50", codes: ["not-a-number"]),
        Row(type: "number", keys: "12;50", shown: "12;50", codes: ["not-a-number"]),
        Row(type: "number", keys: "12(50", shown: "12(50", codes: ["not-a-number"]),
        Row(type: "number", parameters: ["decimals": 2], keys: "..45", shown: "0.45"),
        // Three digits behind a sign that can be no group.
        Row(type: "number", parameters: latitude, keys: "52.520", shown: "52,520", codes: ["read-as"]),
        Row(type: "number", parameters: latitude, keys: "-52.520", shown: "-52,520", codes: ["read-as"]),
        Row(type: "number", parameters: ["max": 3000], keys: "2,777", shown: "2777", codes: ["read-as"]),
        Row(type: "number", parameters: ["max": 300], keys: "2777", shown: "2777", codes: ["above-maximum"]),
        Row(type: "number", parameters: ["decimals": 0], keys: ".45", shown: "45", codes: ["left-out"]),
    ]

    private static let seconds: Parameter = .texts(["format": "HH:mm:ss"])

    /// Two digits between separators are one number, though the first alone would fill its part.
    static let splits: [Row] = [
        // The parts took the digits of a whole date, of which a word is left out.
        Row(type: "date", keys: "Dec 31, 2024 xyz", shown: "12/31/2024", codes: ["left-out"]),
        Row(type: "date", keys: "May 5, 2024 evening", shown: "05/05/2024", codes: ["left-out"]),
        Row(
            type: "dateTime", parameters: .texts(["format": "MM/DD/YYYY h:mm a"]), keys: "Dec 31, 2024 at",
            shown: "12/31/2024",
            codes: ["left-out", "incomplete"]),
        Row(type: "time", parameters: seconds, keys: "23:60", shown: "23:60", codes: ["invalid-minute"]),
        Row(type: "time", parameters: seconds, keys: "9:75", shown: "09:75", codes: ["invalid-minute"]),
        Row(type: "time", parameters: seconds, keys: "2360", shown: "23:60", codes: ["invalid-minute"]),
        Row(type: "time", parameters: seconds, keys: "23:0630", shown: "23:06:30"),
        Row(type: "time", parameters: time("hh:mm a"), keys: "10:60 am", shown: "10:60 am", codes: ["invalid-minute"]),
        Row(type: "time", parameters: time("h:mm a"), keys: "8:60am", shown: "8:60am", codes: ["invalid-minute"]),
        Row(type: "time", parameters: clock, keys: "7:60 pm", shown: "7:60 pm", codes: ["invalid-minute"]),
        Row(type: "time", parameters: clock, keys: "7:50 pm", shown: "19:50"),
    ]

    private static func date(_ format: String, _ keys: String, _ shown: String, _ codes: [String] = []) -> Row {
        Row(type: "date", parameters: .texts(["format": format]), keys: keys, shown: shown, codes: codes)
    }

    private static func verbatim(_ format: String, _ keys: String, _ code: String = "incomplete") -> Row {
        date(format, keys, keys, [code])
    }

    /// Digits typed together behind a separator are no two parts where they may be a year, or fill none.
    static let divisions: [Row] = [
        verbatim("MM/DD/YYYY", "12/2024"), verbatim("MM/DD/YYYY", "5/1998"), verbatim("MM/DD/YY", "05/2024"),
        verbatim("DD/MM/YY", "5/1224"), verbatim("DD/MM/YYYY", "01/2005"), verbatim("M/D/YY", "05 2024"),
        verbatim("MMM D, YYYY", "May 2024"), verbatim("YY-MM-DD", "12/2024"), verbatim("DD/MM/YYYY", "12/312024"),
        verbatim("D.M.YYYY", "12/312024"), verbatim("MM/DD/YYYY", "5/12024"), verbatim("YYYY-MM-DD", "1231/2024"),
        date("MM/DD/YYYY", "052024", "05/20/2024", ["read-as"]), date("MM/DD/YYYY", "12312024", "12/31/2024"),
        // The year has its four digits.
        date("MM/DD/YYYY", "12/312024", "12/31/2024"), date("MM/DD/YYYY", "5/42024", "05/04/2024"),
        // Digits alone that lack one, which may be missing elsewhere too.
        date("YYYY-MM-DD", "240523", "2405-02-3", ["invalid-date"]),
        date("YYYY-MM-DD", "2006103", "2006-10-3", ["incomplete"]), date("DD/MM", "111", "11/1", ["incomplete"]),
        date("DD/MM", "57", "05/07"),
        // None of which was taken.
        verbatim("MMM D, YYYY", "13/13/2024", "invalid-month"), verbatim("MMM D, YYYY", "2024"),
        date("MMM D, YYYY", "2/30/2024", "Feb 30, 2024", ["invalid-date"]),
        date("YYYY-MM-DD", "2024-0305", "2024-03-05"), date("MM/DD/YYYY", "12/31/24", "12/31/2024", ["read-as"]),
        Row(
            type: "dateTime", parameters: .texts(["format": "MM/DD/YYYY HH:mm"]), keys: "12/2024 10:30",
            shown: "12/2024 10:30", codes: ["incomplete"]),
        Row(
            type: "dateTime", parameters: .texts(["format": "MM/DD/YYYY HH:mm"]), keys: "12/25/2024 930",
            shown: "12/25/2024 09:30"),
        Row(
            type: "date", parameters: interval, keys: "12/2024 - 01/2025", shown: "12/2024 - 01/2025",
            codes: ["invalid-date"]),
        Row(type: "time", parameters: seconds, keys: "23:605", shown: "23:605", codes: ["invalid-minute"]),
        Row(type: "time", parameters: seconds, keys: "12:3045", shown: "12:30:45"),
        // Two hours are no hour and minute.
        Row(type: "time", parameters: half, keys: "9-5 PM", shown: "9-5 PM", codes: ["invalid"]),
        Row(type: "time", parameters: clock, keys: "9-11am", shown: "9-11am", codes: ["invalid"]),
        Row(type: "time", parameters: clock, keys: "9-5", shown: "9-5", codes: ["invalid-minute"]),
        Row(type: "time", parameters: seconds, keys: "9:00-5:00 PM", shown: "9:00-5:00 PM", codes: ["invalid"]),
        Row(type: "time", parameters: clock, keys: "9-30", shown: "09:30"),
        Row(type: "time", parameters: half, keys: "9-30 pm", shown: "9:30 PM"),
        Row(type: "time", parameters: interval, keys: "9-5 pm", shown: "09:00 – 17:00"),
        Row(type: "time", parameters: seconds, keys: "36m05", shown: "36m05", codes: ["invalid-minute"]),
        Row(type: "time", parameters: half, keys: "115 pm", shown: "1:15 PM"),
        Row(type: "time", parameters: half, keys: "14 PM", shown: "2:00 PM", codes: ["read-as"]),
        Row(type: "time", parameters: half, keys: "930pm", shown: "9:30 PM"),
        Row(type: "time", parameters: clock, keys: "73am", shown: "73am", codes: ["invalid-hour"]),
        Row(type: "time", parameters: clock, keys: "12-00 day", shown: "12:00", codes: ["left-out"]),
        Row(
            type: "time", parameters: .texts(["format": "hh:mm:ss a"]), keys: "09:60 p.m.", shown: "09:60 p.m.",
            codes: ["invalid-minute"]),
        verbatim("MM/DD/YYYY", "123/2024"), verbatim("YY-MM-DD", "105-24"),
        date("MM/YYYY", "5-12-05", "05/1205", ["left-out"]), date("MM/DD/YYYY", "12/25/20.24", "12/25/2024"),
        Row(
            type: "dateTime", parameters: .texts(["format": "D MMM YYYY, HH:mm"]), keys: "24 May 1998, 14:00am",
            shown: "24 May 1998, 14:00am", codes: ["invalid-hour"]),
        Row(
            type: "dateTime", parameters: .texts(["format": "D MMM YYYY, HH:mm"]), keys: "24 May 1998, 2:00pm",
            shown: "24 May 1998, 14:00"),
        Row(type: "time", parameters: clock, keys: "midi 30", shown: "midi 30", codes: ["invalid"]),
    ]

    /// A letter is no name of which the others were refused.
    static let names: [Row] = [
        date("D MMMM YYYY", "5 day of May 2024", "5 May 2024", ["left-out"]),
        date("D MMM YYYY", "the 1st day of March 2015", "1 Mar 2015", ["left-out"]),
        date("MMMM D, YYYY", "the 1st day of March 2015", "March 1, 2015", ["left-out"]),
        verbatim("D MMMM YYYY", "5 Shawwal 2024"), verbatim("D MMMM YYYY", "5 Sept May 2024", "invalid-date"),
        verbatim("D MMMM YYYY", "5 Foo 2024", "invalid-month"),
        date("D MMM YYYY", "5 Aug ust 2024", "5 Aug 2024", ["left-out"]),
        date("D MMM YYYY", "5 Sept 2024", "5 Sep 2024"), date("D MMMM YYYY", "5 May x 2024", "5 May 2024"),
        Row(type: "date", parameters: time("D MMMM YYYY", "uk"), keys: "24-го жовтня 2017", shown: "24 жовтня 2017"),
        Row(type: "date", parameters: time("D MMMM YYYY", "pl"), keys: "5-go maja 2024", shown: "5 maja 2024"),
        Row(
            type: "date", parameters: time("D MMMM YYYY", "fr"), keys: "5 du mois de mai 2024", shown: "5 mai 2024",
            codes: ["left-out"]),
        Row(type: "date", parameters: time("DD/MM", "ja"), keys: "3月5日", shown: "05/03"),
        Row(type: "week", keys: "2024年3月5日", shown: "2024-W10", codes: ["left-out"]),
    ]

    @Test(arguments: rows + partsOfTheDay + affixes + splits + divisions + names) func typed(_ row: Row) throws {
        var field = try TestField(row.type, row.parameters)
        field.field.focus(at: field.now)
        try field.press(keys: row.keys + "!")
        #expect(field.text == row.shown)
        #expect(field.finalCodes == row.codes)
    }

    struct Paste: CustomTestStringConvertible, Sendable {
        var type: String
        var parameters: Parameter = .table([])
        var text: String
        var range: Range<Int>
        var pasted: String
        var shown: String
        var codes: [String] = []

        var testDescription: String { "\(type): \(pasted) in \(text)" }
    }

    private static let clock = Parameter.texts(["format": "HH:mm"])
    private static let half = Parameter.texts(["format": "h:mm a"])
    private static let interval: Parameter = ["range": true]

    /// What takes the place of some parts changes no other, or stays as it is, with an error.
    static let pastes: [Paste] = [
        Paste(type: "date", text: "08/25/2024", range: 3..<5, pasted: "7", shown: "08/07/2024"),
        Paste(type: "date", text: "08/25/2024", range: 0..<5, pasted: "Dec 5", shown: "12/05/2024"),
        Paste(
            type: "date", text: "08/25/2024", range: 0..<5, pasted: "31/12", shown: "12/31/2024", codes: ["read-as"]),
        Paste(
            type: "date", text: "08/25/2024", range: 3..<5, pasted: "123", shown: "08/123/2024", codes: ["invalid-day"]),
        Paste(
            type: "date", text: "08/25/2024", range: 0..<2, pasted: "12/1", shown: "12/1/25/2024",
            codes: ["invalid-date"]),
        Paste(
            type: "dateTime", text: "2024-05-06 10:00", range: 0..<10, pasted: "12/25/2024",
            shown: "2024-12-25 10:00", codes: ["read-as"]),
        Paste(
            type: "time", parameters: clock, text: "08:45", range: 0..<2, pasted: "33", shown: "33:45",
            codes: ["invalid-hour"]),
        Paste(
            type: "time", parameters: half, text: "8:45 AM", range: 0..<4, pasted: "21:15", shown: "9:15 PM"),
        Paste(
            type: "time", parameters: half, text: "8:45 AM", range: 0..<4, pasted: "25:15", shown: "25:15 AM",
            codes: ["invalid-hour"]),
        Paste(
            type: "ip", parameters: .texts(["version": "4"]), text: "10.0.0.1", range: 3..<4, pasted: "999",
            shown: "10.999.0.1", codes: ["invalid-address"]),
        Paste(
            type: "date", parameters: interval, text: "05/06/2024 – 05/09/2024", range: 15..<25, pasted: "6/1/24",
            shown: "05/06/2024 – 06/01/2024", codes: ["read-as"]),
        // The last part of a text that is whole with it.
        Paste(type: "expMonth", text: "", range: 0..<0, pasted: "1", shown: "01"),
        Paste(type: "time", parameters: clock, text: "", range: 0..<0, pasted: "12:5", shown: "12:05"),
        Paste(
            type: "date", parameters: .texts(["format": "MM-YYYY-DD"]), text: "", range: 0..<0, pasted: "0217204",
            shown: "02-1720-4", codes: ["invalid-day"]),
        // The last part of a text that is none yet, where no other begins so.
        Paste(type: "date", text: "", range: 0..<0, pasted: "5/6", shown: "05/06", codes: ["incomplete"]),
        Paste(type: "date", text: "", range: 0..<0, pasted: "1220248", shown: "12/20/248", codes: ["incomplete"]),
        Paste(type: "time", parameters: clock, text: "", range: 0..<0, pasted: "9", shown: "09", codes: ["incomplete"]),
        Paste(
            type: "time", parameters: .texts(["format": "HH:mm:ss"]), text: "", range: 0..<0, pasted: "9:5:30",
            shown: "09:05:30", codes: ["read-as"]),
        Paste(
            type: "taxId", parameters: ["country": "US"], text: "", range: 0..<0, pasted: "123-45-6789",
            shown: "123-45-6789"),
        Paste(
            type: "taxId", parameters: ["country": "US"], text: "", range: 0..<0, pasted: "SSN 666-45-6789",
            shown: "666-45-6789", codes: ["pattern-mismatch"]),
        Paste(
            type: "taxId", parameters: ["country": "US"], text: "", range: 0..<0, pasted: "EIN 12-3456789",
            shown: "12-3456789"),
        Paste(
            type: "ip", parameters: ["version": 4], text: "", range: 0..<0, pasted: "١٩٢.١٦٨.٠.١",
            shown: "192.168.0.1"),
        Paste(type: "color", text: "", range: 0..<0, pasted: "rgb(255, 10, 0)", shown: "#ff0a00"),
        Paste(type: "color", text: "", range: 0..<0, pasted: "0xFFF", shown: "#FFF"),
        Paste(
            type: "postalCode", parameters: ["country": "LV"], text: "", range: 0..<0, pasted: "LV-12345",
            shown: "LV-1234", codes: ["left-out"]),
        Paste(type: "hex", text: "", range: 0..<0, pasted: "1g2", shown: "12", codes: ["left-out"]),
    ]

    @Test(arguments: pastes) func pasted(_ paste: Paste) throws {
        var field = try TestField(paste.type, paste.parameters)
        _ = try field.field.set(.text(paste.text), at: field.now)
        field.field.focus(at: field.now)
        try field.edit(FieldEdit(.range(paste.range, insert: paste.pasted), origin: .paste))
        field.field.blur(at: field.now)
        #expect(field.text == paste.shown)
        #expect(field.finalCodes == paste.codes)
    }
}
