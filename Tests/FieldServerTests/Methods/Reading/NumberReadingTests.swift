import FieldServer
import TestClients
import TestSupport
import Testing

/// What becomes of numbers as people have them on their clipboards, by messages: the text that shows when the field was
/// left, its canonical form, whether it is valid, and what is said of it.
@Suite struct NumberReadingTests {
    enum Cause: String {
        case paste, drop, autofill, create, update, keys
    }

    struct Row {
        var locale: String
        var type: String
        var text: String
        var cause: Cause
        var shown: String
        /// `-` where there is none.
        var typed: String
        /// The codes in the order in which they are told, errors with an exclamation mark.
        var codes: String
    }

    private static func rows(
        _ locale: String, _ type: String, _ cause: Cause = .paste,
        _ rows: [(text: String, shown: String, typed: String, codes: String)]
    ) -> [Row] {
        rows.map {
            Row(
                locale: locale, type: type, text: $0.text, cause: cause, shown: $0.shown, typed: $0.typed,
                codes: $0.codes)
        }
    }

    static let dollars = #"{"name":"currency","grouping":true,"negative":true}"#
    static let euros = #"{"name":"currency","symbol":"€","grouping":true,"negative":true}"#

    private static let english =
        rows(
            "en", "currency", .paste,
            [
                ("500", "$500.00", "500.00", ""), ("$500", "$500.00", "500.00", ""), ("$ 500", "$500.00", "500.00", ""),
                ("500 $", "$500.00", "500.00", ""), ("$1,234.50", "$1234.50", "1234.50", ""),
                ("1,234", "$1234.00", "1234.00", ""), ("1,234,567.89", "$1234567.89", "1234567.89", ""),
                ("USD 12.50", "$12.50", "12.50", ""), ("12.50 USD", "$12.50", "12.50", ""),
                ("US$12.50", "$12.50", "12.50", ""), ("US-$ 12.50", "$12.50", "12.50", ""),
                ("US $12.50", "$12.50", "12.50", ""), ("$12.50 USD", "$12.50", "12.50", ""),
                ("USD$12.50", "$12.50", "12.50", ""), ("Usd 12.50", "$12.50", "12.50", ""),
                ("12.50 *", "$12.50", "12.50", ""),
                ("CAD$12.50", "$12.50", "12.50", "left-out"), ("105. –", "$105.00", "105.00", ""),
                ("CAD 12.50", "$12.50", "12.50", "left-out"), ("C$12.50", "$12.50", "12.50", "left-out"),
                ("CA$12.50", "$12.50", "12.50", "left-out"), ("€12.50", "$12.50", "12.50", "left-out"),
                ("Rs. 500", "$500.00", "500.00", "left-out"), ("Rs.500", "$500.00", "500.00", "left-out"),
                ("Fr. 42.50", "$42.50", "42.50", "left-out"), ("kr. 100", "$100.00", "100.00", "left-out"),
                ("Rs. 1,00,000.50", "$100000.50", "100000.50", "left-out"),
                ("-5.00", "$5.00", "5.00", "left-out!"), ("(5.00)", "$5.00", "5.00", "left-out!"),
                ("5.00-", "$5.00", "5.00", "left-out!"), ("−5.00", "$5.00", "5.00", "left-out!"),
                ("-0.00", "$0.00", "0.00", ""), ("+5", "$5.00", "5.00", ""), ("5%", "$5.00", "5.00", "left-out!"),
                ("12.3456", "$12.34", "12.34", "left-out!"), ("12.3400", "$12.34", "12.34", ""),
                ("1.234", "$1.23", "1.23", "left-out!"), ("1.000", "$1.00", "1.00", "read-as"),
                ("1.234,56", "$1234.56", "1234.56", "read-as"), ("1.234.567", "$1234567.00", "1234567.00", "read-as"),
                ("1,5", "$1.50", "1.50", "read-as"), ("1,50", "$1.50", "1.50", "read-as"),
                ("0,123", "$0.12", "0.12", "left-out!"), (".5", "$0.50", "0.50", ""), ("$.50", "$0.50", "0.50", ""),
                ("5.", "$5.00", "5.00", ""), ("$5.–", "$5.00", "5.00", ""), ("\t12.50\n", "$12.50", "12.50", ""),
                ("\"1,234.56\"", "$1234.56", "1234.56", ""), ("=12.5", "$12.50", "12.50", ""),
                ("5k", "$5.00", "5.00", "left-out!"), ("5 Mio.", "$5.00", "5.00", "left-out!"),
                ("12.34.56", "12.34.56", "-", "not-a-number!"), ("1,2,3", "1,2,3", "-", "not-a-number!"),
                ("10,00,0", "10,00,0", "-", "not-a-number!"), ("12,34", "$12.34", "12.34", "read-as"),
                ("12abc34", "12abc34", "-", "not-a-number!"), ("10-20", "10-20", "-", "not-a-number!"),
                ("1_000", "1_000", "-", "not-a-number!"), ("--5", "--5", "-", "not-a-number!"),
                ("(-5)", "(-5)", "-", "not-a-number!"), ("USD.50", "USD.50", "-", "not-a-number!"),
                ("5½", "$5.00", "5.00", "left-out!"), ("50¢", "$50.00", "50.00", "left-out!"),
                ("1 234.50", "$1234.50", "1234.50", ""), ("1\u{202F}234.50", "$1234.50", "1234.50", ""),
                ("1\u{2009}234", "$1234.00", "1234.00", ""), ("12 34", "12 34", "-", "not-a-number!"),
                ("12\n345", "12  345", "-", "not-a-number!"), ("1\t234", "1\t234", "-", "not-a-number!"),
                ("1.5E+05", "$150000.00", "150000.00", "read-as"), ("１２３．５", "$123.50", "123.50", ""),
                ("$0.00", "$0.00", "0.00", ""), ("1,234.", "$1234.00", "1234.00", ""),
                ("1.234,", "1.234,", "-", "not-a-number!"), ("19.99,", "19.99,", "-", "not-a-number!"),
                ("19.99;", "$19.99", "19.99", ""), ("$19.99.", "$19.99", "19.99", ""),
                ("$25.00 (tax incl.)", "$25.00", "25.00", "left-out!"), ("25.00 (USD)", "$25.00", "25.00", ""),
                ("25.00 (-)", "$25.00", "25.00", "left-out!"), ("25.00 (", "25.00 (", "-", "not-a-number!"),
                ("25.00 ((a)", "$25.00", "25.00", "left-out!"), ("25.00 (-15%)", "25.00 (-15%)", "-", "not-a-number!"),
            ])
        + rows(
            "en", dollars, .paste,
            [
                ("-$1,234.50", "-$1,234.50", "-1234.50", ""), ("($1,234.50)", "-$1,234.50", "-1234.50", ""),
                ("$(5)", "-$5.00", "-5.00", ""), ("$-5", "-$5.00", "-5.00", ""), ("–123.45", "-$123.45", "-123.45", ""),
                ("—123.45", "-$123.45", "-123.45", ""), ("\u{2010}123.45", "-$123.45", "-123.45", ""),
                ("\u{2011}123.45", "-$123.45", "-123.45", ""), ("123.45- USD", "-$123.45", "-123.45", ""),
                ("-5-", "-5-", "-", "not-a-number!"), ("+-5", "+-5", "-", "not-a-number!"),
                ("0,979", "$0.97", "0.97", "left-out!"), ("12$50", "$12.50", "12.50", "read-as"),
                ("1,234 $ 50", "$1,234.50", "1234.50", "read-as"), ("-12$05", "-$12.05", "-12.05", "read-as"),
                ("12$5", "12$5", "-", "not-a-number!"), ("12€50", "12€50", "-", "not-a-number!"),
                ("12$5 0", "12$5 0", "-", "not-a-number!"),
                ("$5 - $10", "$5 - $10", "-", "not-a-number!"), ("2 $50", "2 $50", "-", "not-a-number!"),
                ("2$ 50", "$2.50", "2.50", "read-as"), ("1.5$50", "1.5$50", "-", "not-a-number!"),
            ])
        + rows(
            "en", #"{"name":"currency","decimals":0}"#, .paste,
            [
                ("$10,123.45", "$10123", "10123", "left-out!"), ("10.00", "$10", "10", ""),
                ("10.4", "$10", "10", "left-out!"), ("1,234.56", "$1234", "1234", "left-out!"),
                ("10,123", "$10123", "10123", ""),
            ])
        + rows(
            "en", "number", .paste,
            [
                ("5%", "5", "5", "left-out!"), ("5‰", "5", "5", "left-out!"), ("€5", "5", "5", "left-out"),
                ("5 kg", "5", "5", "left-out!"), ("–123.45", "-123.45", "-123.45", ""),
                ("1.5E+05", "150000", "150000", "read-as"), ("1.5e-7", "0.00000015", "0.00000015", "read-as"),
                ("1e5", "100000", "100000", "read-as"), ("12e", "12", "12", "left-out!"),
                ("1.234.567", "1234567", "1234567", "read-as"), ("1,5", "1.5", "1.5", "read-as"),
                ("1,234", "1234", "1234", ""), ("1.234", "1.234", "1.234", ""), ("1,0000", "1.0000", "1", "read-as"),
                ("1,0000,0000", "100000000", "100000000", ""), ("1'234.50", "1234.50", "1234.5", ""),
                ("٣٫١٤", "3.14", "3.14", ""), ("١٬٢٣٤", "1234", "1234", ""), ("१,००,०००", "100000", "100000", ""),
                ("10:30", "10:30", "-", "not-a-number!"), ("25/12/2024", "25/12/2024", "-", "not-a-number!"),
                ("555-1234", "555-1234", "-", "not-a-number!"), ("0x1F", "0x1F", "-", "not-a-number!"),
                ("007", "7", "7", ""), ("-0", "0", "0", ""), ("Total: 12", "12", "12", "left-out!"),
                ("±5", "5", "5", "left-out!"), ("≈5", "5", "5", "left-out!"), ("1 2", "1 2", "-", "not-a-number!"),
            ])
        + rows(
            "en", #"{"name":"number","decimals":0}"#, .paste,
            [
                ("10.4", "10", "10", "left-out!"), ("1,234.56", "1234", "1234", "left-out!"),
                ("1,234.00", "1234", "1234", ""), ("1.5E+05", "150000", "150000", "read-as"),
            ])
        + rows(
            "en", #"{"name":"number","min":0}"#, .paste,
            [("-5", "5", "5", "left-out!"), ("5", "5", "5", ""), ("-0", "0", "0", "")])
        + rows(
            "en", "percent", .paste,
            [
                ("5%", "5.00%", "5.00", ""), ("5 %", "5.00%", "5.00", ""), ("%5", "5.00%", "5.00", ""),
                ("12,5 %", "12.50%", "12.50", "read-as"), ("٥٪", "5.00%", "5.00", ""), ("0.5", "0.50%", "0.50", ""),
                ("$5", "5.00%", "5.00", "left-out!"), ("5‰", "5.00%", "5.00", "left-out!"),
                ("-5%", "5.00%", "5.00", "left-out!"), ("5%%", "5%%", "-", "not-a-number!"),
            ])

    private static let german =
        rows(
            "de", euros, .paste,
            [
                ("45.000,5", "€45.000,50", "45000.50", ""), ("1.234,56 €", "€1.234,56", "1234.56", ""),
                ("EUR 1.234,56", "€1.234,56", "1234.56", ""), ("1.000", "€1.000,00", "1000.00", ""),
                ("12.500", "€12.500,00", "12500.00", ""), ("1.5", "€1,50", "1.50", "read-as"),
                ("1,234.56", "€1.234,56", "1234.56", "read-as"), ("1,234", "€1,23", "1.23", "left-out!"),
                ("5,-", "€5,00", "5.00", ""), ("5,– €", "€5,00", "5.00", ""), ("5,-- EUR", "€5,00", "5.00", ""),
                ("-1.234,50", "-€1.234,50", "-1234.50", ""), ("1.234,50-", "-€1.234,50", "-1234.50", ""),
                ("1.234.567,89", "€1.234.567,89", "1234567.89", ""), ("$5", "€5,00", "5.00", "left-out"),
                ("5 Mrd. €", "€5,00", "5.00", "left-out!"), ("1'234,50", "€1.234,50", "1234.50", ""),
            ])
        + rows(
            "de", "number", .paste,
            [
                ("1,5", "1,5", "1.5", ""), ("1.000", "1000", "1000", ""), ("12.500", "12500", "12500", ""),
                ("1.234,56", "1234,56", "1234.56", ""), ("1.5", "1,5", "1.5", "read-as"),
                ("1,234", "1,234", "1.234", ""), ("1.234.567", "1234567", "1234567", ""),
                ("0.125", "0,125", "0.125", "read-as"), ("12.34.56", "12.34.56", "-", "not-a-number!"),
            ])
        + rows(
            "de", "number", .keys,
            [
                ("1,5", "1,5", "1.5", ""), ("1.000,00", "1000,00", "1000", ""), ("1.5", "1,5", "1.5", ""),
                ("1.000", "1000", "1000", "read-as"), ("1234.5", "1234,5", "1234.5", ""),
            ])
        + rows(
            "de", euros, .keys,
            [
                ("45.000,5", "€45.000,50", "45000.50", ""), ("1.000,00", "€1.000,00", "1000.00", ""),
                ("1.5", "€1,50", "1.50", ""), ("1,5", "€1,50", "1.50", ""),
                ("1.000.000", "€1.000.000,00", "1000000.00", ""),
                ("1234.5", "€1.234,50", "1234.50", ""),
            ])
        + rows("de", "currency", .create, [("1.000", "$1000,00", "1000.00", ""), ("1,5", "$1,50", "1.50", "")])
        + rows(
            "de", "percent", .paste,
            [
                ("12,5 %", "12,50%", "12.50", ""), ("12.5%", "12,50%", "12.50", "read-as"),
                ("12,5 Prozent", "12,50%", "12.50", ""),
            ])
        + rows(
            "de", #"{"name":"number","locale":"en"}"#, .paste,
            [("1,234.5", "1234.5", "1234.5", ""), ("1.000", "1.000", "1", "")])
        + rows(
            "de-CH", #"{"name":"currency","symbol":"CHF ","grouping":true}"#, .paste,
            [
                ("CHF 1’234.50", "CHF 1’234.50", "1234.50", ""), ("Fr. 1'234.50", "CHF 1’234.50", "1234.50", ""),
                ("Fr. 42.50", "CHF 42.50", "42.50", ""), ("42.–", "CHF 42.00", "42.00", ""),
                ("Fr. 5.-", "CHF 5.00", "5.00", ""), ("SFr. 10'000", "CHF 10’000.00", "10000.00", ""),
                ("1,234", "CHF 1’234.00", "1234.00", "read-as"), ("EUR 5", "CHF 5.00", "5.00", "left-out"),
            ])

    private static let others =
        rows(
            "fr", euros, .paste,
            [
                ("1\u{202F}234,50 €", "€1\u{202F}234,50", "1234.50", ""),
                ("1 234,50", "€1\u{202F}234,50", "1234.50", ""),
                ("1\u{A0}234\u{A0}567", "€1\u{202F}234\u{202F}567,00", "1234567.00", ""),
                ("1.000", "€1\u{202F}000,00", "1000.00", "read-as"), ("12,50€", "€12,50", "12.50", ""),
                ("− 5,00", "-€5,00", "-5.00", ""), ("ー5,00", "-€5,00", "-5.00", ""),
            ])
        + rows(
            "es", #"{"name":"number","grouping":true}"#, .paste,
            [
                ("1234", "1234", "1234", ""), ("12345", "12.345", "12345", ""), ("1.234", "1234", "1234", ""),
                ("12.345,6", "12.345,6", "12345.6", ""), ("1,234.5", "1234,5", "1234.5", "read-as"),
            ])
        + rows(
            "es-MX", #"{"name":"currency","grouping":true}"#, .paste,
            [("$1,234.50", "$1,234.50", "1234.50", ""), ("1,234.50 MXN", "$1,234.50", "1234.50", "left-out")])
        + rows(
            "pt-BR", #"{"name":"currency","symbol":"R$","grouping":true}"#, .paste,
            [
                ("R$ 1.234,56", "R$1.234,56", "1234.56", ""), ("R$1.234", "R$1.234,00", "1234.00", ""),
                ("1.234,5", "R$1.234,50", "1234.50", ""), ("BRL 10", "R$10,00", "10.00", ""),
                ("US$ 10", "R$10,00", "10.00", "left-out"),
            ])
        + rows(
            "en-IN", #"{"name":"currency","symbol":"₹","grouping":true}"#, .paste,
            [
                ("Rs. 1,00,000.50", "₹1,00,000.50", "100000.50", ""),
                ("₹ 12,34,567", "₹12,34,567.00", "1234567.00", ""),
                ("Rs.500", "₹500.00", "500.00", ""), ("INR 1,234", "₹1,234.00", "1234.00", ""),
                ("Rs. 500/-", "₹500.00", "500.00", ""), ("₹5 lakh", "₹5.00", "5.00", "left-out!"),
                ("1,234,567", "₹12,34,567.00", "1234567.00", ""), ("रु १,२३४.५०", "₹1,234.50", "1234.50", ""),
            ])
        + rows(
            "hi", #"{"name":"number","grouping":true}"#, .paste,
            [("१२,३४,५६७", "12,34,567", "1234567", ""), ("1234567", "12,34,567", "1234567", "")])
        + rows(
            "ar", #"{"name":"currency","symbol":"د.إ","grouping":true}"#, .paste,
            [
                ("د.إ 500", "د.إ500.00", "500.00", ""), ("500 د.إ.\u{200F}", "د.إ500.00", "500.00", ""),
                ("١٬٢٣٤٫٥٠", "د.إ1,234.50", "1234.50", ""), ("AED 1,234.50", "د.إ1,234.50", "1234.50", ""),
                ("\u{200F}١٢٣ درهم", "د.إ123.00", "123.00", ""), ("ر.س 500", "د.إ500.00", "500.00", "left-out"),
            ])
        // Signs that are beside amounts of their currency alone, and elsewhere something else.
        + rows(
            "bs", #"{"name":"currency","currency":"BAM","grouping":true}"#, .paste,
            [("1.234,50 KM", "KM\u{A0}1.234,50", "1234.50", ""), ("50 p", "KM\u{A0}50,00", "50.00", "left-out!")])
        + rows("en", #"{"name":"currency","currency":"GBP"}"#, .paste, [("50p", "£50.00", "50.00", "left-out!")])
        + rows("en", #"{"name":"currency","currency":"BWP"}"#, .paste, [("P50", "BWP\u{A0}50.00", "50.00", "")])
        + rows(
            "pl", #"{"name":"currency","symbol":"zł","grouping":true}"#, .paste,
            [
                ("1234,50 zł", "zł1234,50", "1234.50", ""), ("12 345,50 zł", "zł12\u{A0}345,50", "12345.50", ""),
                ("PLN 5", "zł5,00", "5.00", ""), ("1.234,50", "zł1234,50", "1234.50", "read-as"),
            ])
        + rows(
            "sv", #"{"name":"currency","symbol":"kr","grouping":true,"negative":true}"#, .paste,
            [
                ("1 234,50 kr", "kr1\u{A0}234,50", "1234.50", ""), ("kr. 100", "kr100,00", "100.00", ""),
                ("100:-", "kr100,00", "100.00", ""), ("SEK 100", "kr100,00", "100.00", ""),
                ("NOK 100", "kr100,00", "100.00", "left-out"), ("−100", "-kr100,00", "-100.00", ""),
            ])
        + rows(
            "ja", #"{"name":"currency","symbol":"¥","decimals":0,"grouping":true}"#, .paste,
            [
                ("¥1,234", "¥1,234", "1234", ""), ("１，２３４円", "¥1,234", "1234", ""), ("￥1,234", "¥1,234", "1234", ""),
                ("1234円", "¥1,234", "1234", ""), ("5万円", "¥5", "5", "left-out!"),
                ("¥1,234.5", "¥1,234", "1234", "left-out!"),
            ])
        + rows(
            "ru", #"{"name":"currency","symbol":"₽","grouping":true}"#, .paste,
            [
                ("1\u{A0}234,50 руб.", "₽1\u{A0}234,50", "1234.50", ""), ("500 р.", "₽500,00", "500.00", ""),
                ("1 000 ₽", "₽1\u{A0}000,00", "1000.00", ""), ("5 тыс. руб.", "₽5,00", "5.00", "left-out!"),
            ])
        + rows(
            "en", #"{"name":"number","groups":"myriad","grouping":true}"#, .paste,
            [("1,2345", "1,2345", "12345", ""), ("123456789", "1,2345,6789", "123456789", "")])
        + rows(
            "en", #"{"name":"number","groupSign":"'","grouping":true}"#, .paste,
            [("1'234.5", "1'234.5", "1234.5", ""), ("1,234", "1'234", "1234", "read-as")])
        + rows(
            "en", #"{"name":"number","decimalSign":","}"#, .paste,
            [("1.000", "1000", "1000", "read-as"), ("12.500", "12500", "12500", "read-as"), ("1,5", "1,5", "1.5", "")])
        + rows(
            "en", "number", .drop,
            [("1.234,5", "1234.5", "1234.5", "read-as"), ("1,2,3", "1,2,3", "-", "not-a-number!")])
        + rows(
            "en", "number", .autofill, [("$1,234.5", "1234.5", "1234.5", "left-out"), ("12x", "12", "12", "left-out!")])
        + rows(
            "en", "currency", .create,
            [("Rs. 500", "$500.00", "500.00", "left-out"), ("1.234,5", "$1234.50", "1234.50", "read-as")])
        + rows(
            "en", "currency", .update,
            [("Fr. 42.50", "$42.50", "42.50", "left-out"), ("12.34.56", "12.34.56", "-", "not-a-number!")])
        + rows(
            "en", "number", .keys,
            [
                ("1,5", "1.5", "1.5", ""), ("1,234.56", "1234.56", "1234.56", ""), ("1,234", "1234", "1234", "read-as"),
                ("5,46,949", "546949", "546949", ""), ("1,00,00,000", "10000000", "10000000", ""),
                ("12,34,567.5", "1234567.5", "1234567.5", ""), ("1,00,0", "1000", "1000", "left-out!"),
            ])
        + rows(
            "en-IN", #"{"name":"number","grouping":true,"negative":true}"#, .keys,
            [
                ("5,46,949", "5,46,949", "546949", ""), ("-12,34,56,789.5", "-12,34,56,789.5", "-123456789.5", ""),
                ("5,46", "5.46", "5.46", ""),
            ])
        + rows(
            "en", dollars, .keys,
            [
                ("8,94,142.00", "$894,142.00", "894142.00", ""), ("12 635,31", "$12,635.31", "12635.31", ""),
                ("1,234.56", "$1,234.56", "1234.56", ""), ("1,5", "$1.50", "1.50", ""),
                ("1,234,567", "$1,234,567.00", "1234567.00", ""), ("1 5", "$15.00", "15.00", "left-out!"),
                ("1,234,5", "$12,345.00", "12345.00", "left-out!"), ("–5", "-$5.00", "-5.00", ""),
            ])
        + rows(
            "en", #"{"name":"number","decimals":0,"grouping":true}"#, .keys,
            [("1,234", "1,234", "1234", ""), ("1,5", "15", "15", "left-out!")])

    /// Amounts that have no decimals.
    private static let whole =
        rows(
            "en", #"{"name":"currency","currency":"VND"}"#, .paste,
            [
                ("200.000", "₫200000", "200000", "read-as"), ("12.500 đ", "₫12500", "12500", "read-as"),
                ("1,500", "₫1500", "1500", ""), ("1,234.000", "₫1234", "1234", ""), ("12.50", "₫12", "12", "left-out!"),
                ("0.500", "₫0", "0", "left-out!"), ("1.234.000", "₫1234000", "1234000", "read-as"),
            ])
        + rows(
            "de", #"{"name":"currency","currency":"JPY"}"#, .paste,
            [("3,500円", "¥3500", "3500", "read-as"), ("3,50", "¥3", "3", "left-out!")])
        + rows(
            "en", #"{"name":"currency","currency":"VND"}"#, .keys,
            [
                ("200.000", "₫200000", "200000", "read-as"), ("12.500", "₫12500", "12500", "read-as"),
                ("12.50", "₫12", "12", "left-out!"), ("5.00", "₫5", "5", "read-as"),
            ])
        + rows("en", #"{"name":"number","decimals":0}"#, .paste, [("16.000", "16", "16", "read-as")])

    /// Numbers that may have an exponent are read as any others.
    private static let scientific =
        rows(
            "en", #"{"name":"number","notation":"scientific"}"#, .paste,
            [
                ("(5)", "-5", "-5", ""), ("−5", "-5", "-5", ""), ("5 000", "5000", "5000", ""),
                ("1,234.5", "1234.5", "1234.5", ""), ("1.5 e3", "1.5e3", "1500", ""),
                ("1.5 × 10³", "1.5e3", "1500", ""),
                ("١٢٫٥", "12.5", "12.5", ""), ("$5", "5", "5", "left-out"), ("5%", "5", "5", "left-out!"),
                ("5 kg", "5", "5", "left-out!"), ("1½", "1", "1", "left-out!"), ("5-6", "5-6", "-", "not-a-number!"),
                ("5\n6", "5  6", "-", "not-a-number!"), ("½", "½", "-", "not-a-number!"),
            ])
        + rows(
            "en", #"{"name":"number","notation":"scientific"}"#, .keys,
            [("1.5×10³", "1.5e3", "1500", ""), ("6.02x10^23", "6.02e23", "602000000000000000000000", "")])
        + rows(
            "de", #"{"name":"number","notation":"scientific"}"#, .paste,
            [("1.234,5", "1234,5", "1234.5", ""), ("1,5e3", "1,5e3", "1500", "")])

    /// What stands for no decimals, and the end of a sentence.
    private static let ends =
        rows(
            "en-IN", #"{"name":"currency","currency":"INR","negative":true}"#, .paste,
            [
                ("500 /-", "₹500.00", "500.00", ""), ("500.00 /-", "₹500.00", "500.00", ""),
                ("500 .-", "₹500.00", "500.00", ""), ("500 -", "-₹500.00", "-500.00", ""),
            ])
        + rows(
            "sv", #"{"name":"currency","currency":"SEK","negative":true}"#, .paste,
            [("5 :-", "kr\u{A0}5,00", "5.00", "")])
        + rows("en", "percent", .paste, [("50%.", "50.00%", "50.00", ""), ("50 %,", "50.00%", "50.00", "")])

    static let table = english + german + others + whole + scientific + ends

    @Test("Zeros that were pasted stay where the next key is refused", arguments: ["centsFirst", "overtype", "insert"])
    func refusedBehindZeros(entry: String) {
        var client = TestClient()
        _ = client.create(#""type":{"name":"currency","entry":"\#(entry)"}"#)
        _ = client.request("field/edit", #"{"field":"f","input":"0007","cause":"paste"}"#)
        let pasted = client.get("f")["text"].string
        let refused = client.request("field/edit", #"{"field":"f","input":"x"}"#)
        #expect(refused["accepted"].flag == false)
        #expect(refused["text"].string == pasted)
    }

    @Test(arguments: table.indices)
    func aNumberIsReadAsItWasMeant(_ index: Int) {
        let row = Self.table[index]
        let field = Self.field(after: row)
        let codes = field["diagnostics"].list.map { finding in
            (finding["code"].string ?? "?") + (finding["severity"].integer == 1 ? "!" : "")
        }
        let note = "\(row.locale) \(row.type), \(row.cause.rawValue): \(row.text)"
        #expect(field["text"].string == row.shown, "\(note)")
        #expect(field["typed"].string ?? "-" == row.typed, "\(note)")
        #expect(codes.joined(separator: " ") == row.codes, "\(note)")
        let isValid = !row.codes.contains("!")
        #expect((field.validity == "invalid") != isValid, "\(note): \(field.validity ?? "?")")
    }

    /// What is to blame is marked: what stands between digits and is foreign there, else all of the digits.
    @Test(arguments: [
        ("12abc34", 2, 5), ("10,00,0", 0, 7), ("x 1.2.3 y", 2, 7), ("1 2", 0, 3), ("7 - 9 €", 2, 3), ("1_000", 1, 2),
    ])
    func whatSaysNoNumberIsMarked(_ text: String, _ start: Int, _ end: Int) {
        let row = Row(locale: "en", type: "number", text: text, cause: .paste, shown: "", typed: "", codes: "")
        #expect(Self.field(after: row).findings == ["1 not-a-number \(start)-\(end) type"], "\(text)")
    }

    /// What was pasted and says no number is mended by its user: it is a number again as soon as it says one, in the signs
    /// of who wrote it.
    @Test(arguments: [
        ("de", "1.234.5", 1, "1234", "1234"), ("en", "12.34.56", 2, "12.34", "12.34"),
        ("en", "1,234,5", 1, "1234", "1234"),
        ("de", "12,34,5", 1, "12,34", "12.34"), ("en", "5--", 1, "-5", "-5"), ("en", "1.2.3", 3, "1", "1"),
    ])
    func whatSaysNoNumberIsMended(_ locale: String, _ text: String, _ keys: Int, _ shown: String, _ typed: String) {
        var client = TestClient(#"{"locale":"\#(locale)"}"#)
        _ = client.create(#""type":"number""#)
        _ = client.request("field/edit", #"{"field":"f","input":\#(text.quoted),"cause":"paste"}"#)
        for _ in 0..<keys { _ = client.request("field/edit", #"{"field":"f","delete":"backward"}"#) }
        let field = client.request("field/get", #"{"field":"f"}"#)
        #expect(field["text"].string == shown && field["typed"].string == typed, "\(text): \(field)")
        #expect(field.validity != "invalid", "\(text): \(field)")
        for _ in 0..<2 { _ = client.request("field/undo", #"{"field":"f"}"#) }
        #expect(client.request("field/get", #"{"field":"f"}"#)["text"].string == "", "\(text)")
    }

    /// What is put into a number either makes another that the whole text says, or is no secret.
    @Test(
        arguments: [
            ("2.5", "1.5", nil), ("2.5", "-5", nil), ("25", ".50", "25.5"), ("1", ",234", "1234"), ("1", ",5", "1.5"),
            ("2", "$1.50", nil), ("1,234", ",567", "1234567"), ("12", "ab3", nil), ("7", "%", nil), ("7", " %", nil),
            ("7", " €", nil),
        ] as [(String, String, String?)])
    func aPasteBehindANumberIsNoOtherNumber(_ text: String, _ pasted: String, _ typed: String?) {
        var client = TestClient()
        _ = client.create(#""type":{"name":"number","grouping":true},"text":\#(text.quoted)"#)
        let input = #"{"field":"f","input":\#(pasted.quoted),"cause":"paste"}"#
        _ = client.request("field/focus", #"{"field":"f"}"#)
        _ = client.request("field/edit", input)
        let field = client.request("field/validate", #"{"field":"f"}"#)
        let after = client.request("field/get", #"{"field":"f"}"#)
        if let typed {
            #expect(after["typed"].string == typed, "\(text) \(pasted): \(after)")
        } else {
            #expect(
                after.validity == "invalid" || pasted == "%" && after["text"].string == text,
                "\(text) \(pasted): \(field)")
        }
    }

    @Test func thereAreEnoughRowsInEnoughLanguages() {
        #expect(Self.table.count >= 150)
        #expect(Set(Self.table.map(\.locale)).count >= 8)
    }

    /// The field once the text is in it and it was left.
    static func field(after row: Row) -> JSON {
        var client = TestClient(#"{"locale":\#(row.locale.quoted)}"#)
        return field(after: row, &client)
    }

    static func field(after row: Row, _ client: inout TestClient) -> JSON {
        let type = row.type.hasPrefix("{") ? row.type : row.type.quoted
        switch row.cause {
        case .create:
            _ = client.create(#""type":\#(type),"text":\#(row.text.quoted)"#)
        case .update:
            _ = client.create(#""type":\#(type)"#)
            _ = client.request("field/update", #"{"field":"f","set":{"text":\#(row.text.quoted)}}"#)
        case .paste, .drop, .autofill:
            _ = client.create(#""type":\#(type)"#)
            _ = client.request(
                "field/edit", #"{"field":"f","input":\#(row.text.quoted),"cause":"\#(row.cause.rawValue)"}"#)
        case .keys:
            _ = client.create(#""type":\#(type)"#)
            for key in row.text {
                _ = client.request("field/edit", #"{"field":"f","input":\#(String(key).quoted)}"#)
            }
        }
        _ = client.request("field/focus", #"{"field":"f"}"#)
        _ = client.request("field/blur", #"{"field":"f"}"#)
        _ = client.request("field/validate", #"{"field":"f"}"#)
        return client.request("field/get", #"{"field":"f"}"#)
    }
}
