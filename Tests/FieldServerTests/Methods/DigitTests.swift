import FieldServer
import TestClients
import TestSupport
import Testing

/// That fields show the digits that their locale asks for, and hold those of ASCII (specification, “Digits of other scripts”).
@Suite("Digits of other scripts") struct DigitTests {
    private static func client(_ locale: String, encoding: String = "utf-16") -> TestClient {
        TestClient(#"{"locale":\#(locale.quoted),"positionEncodings":[\#(encoding.quoted)]}"#)
    }

    @Test(
        "What shows has them, the value has not",
        arguments: [
            ("ar-u-nu-arab", #"{"name":"number","grouping":true}"#, "1234567.5", "١٬٢٣٤٬٥٦٧٫٥", "1234567.5"),
            ("fa-u-nu-native", #"{"name":"number","grouping":true}"#, "1234567.5", "۱٬۲۳۴٬۵۶۷٫۵", "1234567.5"),
            ("hi-IN-u-nu-deva", #"{"name":"number","grouping":true}"#, "1234567.5", "१२,३४,५६७.५", "1234567.5"),
            ("bn-u-nu-native", #"{"name":"percent"}"#, "12.5", "১২.৫০%", "12.5"),
            (
                "ar-u-nu-arab", #"{"name":"number","grouping":true,"decimalSign":","}"#, "1234,5", "١\u{202F}٢٣٤,٥",
                "1234.5"
            ),
            ("my-u-nu-mymr", #"{"name":"date","format":"DD/MM/YYYY"}"#, "31122024", "၃၁/၁၂/၂၀၂၄", "31122024"),
            ("th-u-nu-thai", #"{"name":"time"}"#, "1430", "๑๔:๓๐", "1430"),
            ("mr-u-nu-deva", #"{"name":"tel","country":"IN"}"#, "9876543210", "९८७६५ ४३२१०", "9876543210"),
            ("mr-u-nu-deva", #""card""#, "4111111111111111", "४१११ ११११ ११११ ११११", "4111111111111111"),
            ("ff-u-nu-adlm", #"{"name":"pin","length":4}"#, "1234", "𞥑𞥒𞥓𞥔", "1234"),
            ("ar-EG-u-nu-arab", #"{"name":"postalCode","country":"EG"}"#, "11511", "١١٥١١", "11511"),
            ("ne-u-nu-deva", #""expDate""#, "1230", "१२/३०", "1230"),
            ("ar-u-nu-arab", #"{"name":"currency","symbol":"Rs.","decimals":2}"#, "12.5", "Rs.١٢٫٥٠", "12.5"),
        ])
    func shows(locale: String, type: String, keys: String, text: String, value: String) {
        for typed in [keys, Self.native(keys, locale)] {
            var client = Self.client(locale)
            _ = client.create(#""type":\#(type)"#)
            for key in typed { _ = client.request("field/edit", #"{"field":"f","input":\#(String(key).quoted)}"#) }
            _ = client.request("field/blur", #"{"field":"f"}"#)
            let view = client.request("field/get", #"{"field":"f"}"#)
            #expect(view["text"].string == text, "\(locale) \(type)")
            #expect(view["value"].string?.hasPrefix(value) == true, "\(locale) \(type)")
            // The text means in another field what it meant.
            let again = client.request(
                "field/create", #"{"field":"g","type":\#(type),"text":\#(text.quoted)}"#)
            #expect(again["text"].string == text, "\(locale) \(type)")
            #expect(again["value"].string == view["value"].string, "\(locale) \(type)")
            #expect(again["dropped"].string == nil, "\(locale) \(type)")
        }
    }

    /// Keys with the digits of a locale.
    private static func native(_ keys: String, _ locale: String) -> String {
        let zeros: [(String, UInt32)] = [
            ("arab", 0x660), ("deva", 0x966), ("mymr", 0x1040), ("thai", 0xE50), ("adlm", 0x1E950), ("fa-", 0x6F0),
            ("bn-", 0x9E6),
        ]
        guard let zero = zeros.first(where: { locale.contains($0.0) })?.1 else { return keys }
        return String(
            String.UnicodeScalarView(
                keys.unicodeScalars.map { scalar in
                    guard scalar.value >= 0x30, scalar.value < 0x3A else { return scalar }
                    return Unicode.Scalar(zero + scalar.value - 0x30) ?? scalar
                }))
    }

    @Test(
        "Other types, and what is no system of ten digits, show as ever",
        arguments: [
            ("ar-u-nu-arab", #""phrase""#, "a1"), ("ar-u-nu-arab", #""iban""#, "DE89 37"), ("ar", #""number""#, "12"),
            ("ar-u-nu-latn", #""number""#, "12"), ("zh-u-nu-hanidec", #""number""#, "12"),
            ("he-u-nu-hebr", #""number""#, "12"), ("ar-x-nu-arab", #""number""#, "12"),
            ("de-u-nu-native", #""number""#, "12"), ("ar-u-nu", #""number""#, "12"),
            ("ar-u-nu-wombat", #""number""#, "12"),
        ])
    func showsAsEver(locale: String, type: String, text: String) {
        var client = Self.client(locale)
        #expect(client.create(#""type":\#(type),"text":\#(text.quoted)"#)["text"].string == text)
    }

    @Test("Parameter, field and form say it where the connection does not, and a snapshot keeps it")
    func everyPlace() {
        var client = TestClient(#"{"capabilities":{"presentation":false}}"#)
        let tag = #""locale":"hi-u-nu-deva""#
        #expect(client.create(#""type":{"name":"number",\#(tag)},"text":"12""#)["text"].string == "१२")
        #expect(client.create(#""type":{"name":"pin","length":2,\#(tag)},"text":"12""#)["text"].string == "१२")
        #expect(client.create(#""type":"number",\#(tag),"text":"12""#)["text"].string == "१२")
        _ = client.request("form/open", #"{"form":"hindi",\#(tag)}"#)
        let made = client.request("field/create", #"{"field":"h","form":"hindi","type":"number","text":"12"}"#)
        #expect(made["text"].string == "१२")
        let snapshot = client.request("session/snapshot", "{}")["snapshot"]
        var other = TestClient(#"{"capabilities":{"presentation":false}}"#)
        _ = other.request("session/restore", #"{"snapshot":\#(snapshot.description)}"#)
        for field in ["f", "h"] {
            #expect(other.request("field/get", #"{"field":"\#(field)"}"#)["text"].string == "१२", "\(field)")
        }
        let edited = other.request("field/edit", #"{"field":"h","input":"3"}"#)
        #expect(edited["text"].string == "१२३")
        // Where the locale was the form's, another one of the field's is other digits of the same value.
        let updated = client.request("field/update", #"{"field":"h","set":{"locale":"en"}}"#)
        #expect(updated["text"].string == "12")
        #expect(updated["value"].string == "12")
        #expect(updated["version"].integer == 2)
    }

    @Test("Messages, counters, templates and parts have them too")
    func whatIsSaid() {
        var client = Self.client("ar-u-nu-arab", encoding: "utf-8")
        let number = client.create(#""type":{"name":"number","max":1000.5,"grouping":true},"text":"2000""#)
        #expect(number["text"].string == "٢٬٠٠٠")
        let judged = client.request("field/validate", #"{"field":"f"}"#)
        #expect(judged["diagnostics"][0]["message"].string?.contains("١٬٠٠٠٫٥") == true)
        #expect(judged["diagnostics"][0]["range"]["end"].integer == 10)

        let counted = client.create(#""type":"phrase","text":"abc","maxLength":12"#)
        #expect(counted["counter"]["text"].string?.contains("٣") == true)

        let date = client.create(#""type":{"name":"date","format":"DD/MM/YYYY"},"text":"31/12""#)
        #expect(date["text"].string == "٣١/١٢")
        #expect(date["presentation"]["template"]["text"].string == "٣١/١٢/YYYY")
        #expect(date["presentation"]["template"]["filled"].integer == 9)
        #expect(date["presentation"]["segments"][1]["range"]["start"].integer == 5)
        #expect(date["presentation"]["segments"][1]["range"]["end"].integer == 9)

        let money = client.create(#""type":{"name":"currency","symbol":"$"},"text":"12""#)
        #expect(money["text"].string == "$١٢٫٠٠")
    }

    /// Two clients that do the same, one with other digits, whose offsets count other units.
    private struct Pair: ~Copyable {
        var plain: TestClient
        var other: TestClient
        let encoding: String
        let locale: String

        init(_ locale: String, _ encoding: String, _ type: String) {
            (self.locale, self.encoding) = (locale, encoding)
            plain = DigitTests.client("en", encoding: "utf-32")
            other = DigitTests.client(locale, encoding: encoding)
            _ = plain.create(#""type":\#(type)"#)
            _ = other.create(#""type":\#(type)"#)
        }

        /// How many units the first characters of a text have.
        func units(_ count: Int, of text: String) -> Int {
            text.unicodeScalars.prefix(count).reduce(0) { sum, scalar in
                switch encoding {
                case "utf-8": sum + String(scalar).utf8.count
                case "utf-16": sum + String(scalar).utf16.count
                default: sum + 1
                }
            }
        }
    }

    @Test(
        "Edits do what they do in ASCII, in every encoding",
        arguments: ["utf-8", "utf-16", "utf-32"],
        [
            #"{"name":"number","grouping":true,"decimals":2}"#, #"{"name":"currency","locale":"LOCALE"}"#,
            #"{"name":"date","format":"DD/MM/YYYY"}"#, #"{"name":"tel","country":"US"}"#, #""card""#,
            #"{"name":"pin","length":6}"#, #"{"name":"time"}"#,
        ])
    func edits(encoding: String, type: String) {
        // Digits of two, three and four bytes; Arabic's signs between digits are as long as none of ASCII.
        for (number, locale) in ["ar-u-nu-arab", "hi-u-nu-deva", "ff-u-nu-adlm"].enumerated() {
            var random = SeededGenerator(seed: UInt64(number) + 7)
            let name = type.replacing("LOCALE", with: "en")
            let otherName = type.replacing("LOCALE", with: "en-\(locale.dropFirst(3))")
            var pair = Pair("en-\(locale.dropFirst(3))", encoding, otherName)
            _ = pair.plain.create(#""type":\#(name)"#)
            var version = (plain: 1, other: 1)
            var held = (plain: "", other: "")
            var steps: [String] = []
            for _ in 0..<randomRuns(60) {
                let count = held.plain.unicodeScalars.count
                let (a, b) = (random.below(count + 1), random.below(count + 1))
                let (start, end) = (min(a, b), max(a, b))
                let typed = (0..<random.below(3)).map { _ in random.pick(["1", "2", "0", "9", "5", "."]) }.joined()
                let native = DigitTests.native(typed, locale)
                let range = #"{"start":\#(start),"end":\#(end)}"#
                let from = pair.units(start, of: held.other)
                let otherRange = #"{"start":\#(from),"end":\#(pair.units(end, of: held.other))}"#
                let named = random.below(2) == 0
                let (v, w) = named ? (#","version":\#(version.plain)"#, #","version":\#(version.other)"#) : ("", "")
                var method = "field/edit"
                let (mine, its): (String, String)
                switch random.below(7) {
                case 0, 1: (mine, its) = (#""input":"\#(typed)""#, #""input":"\#(native)""#)
                case 2: (mine, its) = (#""delete":"backward""#, #""delete":"backward""#)
                case 3: (mine, its) = (#""delete":"forward""#, #""delete":"forward""#)
                case 4:
                    (method, mine, its) = ("field/select", #""selection":\#(range)"#, #""selection":\#(otherRange)"#)
                case 5:
                    (method, mine, its) = (random.pick(["field/undo", "field/redo"]), #""field":"f""#, #""field":"f""#)
                default:
                    mine = #""range":\#(range),"insert":"\#(typed)""#
                    its = #""range":\#(otherRange),"insert":"\#(native)""#
                }
                steps.append("\(method) \(mine)")
                let one = pair.plain.request(method, #"{"field":"f",\#(mine)\#(v)}"#)
                let two = pair.other.request(method, #"{"field":"f",\#(its)\#(w)}"#)
                #expect(one["accepted"].flag == two["accepted"].flag)
                let (first, second) = (
                    pair.plain.request("field/get", #"{"field":"f"}"#),
                    pair.other.request("field/get", #"{"field":"f"}"#)
                )
                held = (first["text"].string ?? "", second["text"].string ?? "")
                version = (first["version"].integer ?? 0, second["version"].integer ?? 0)
                let place = pair.units(first["selection"]["start"].integer ?? 0, of: held.other)
                let story = "\(locale) \(encoding) \(type): \(steps.suffix(6)), \(held)"
                #expect(first["value"].string == second["value"].string, "\(story)")
                #expect(held.plain.unicodeScalars.count == held.other.unicodeScalars.count, "\(story)")
                #expect(!held.other.contains { $0.isASCII && $0.isNumber }, "\(story)")
                #expect(place == second["selection"]["start"].integer, "\(story)")
                if first["value"].string != second["value"].string { return }
            }
        }
    }

    @Test("A client that does not wait is understood in what it shows", arguments: ["utf-8", "utf-16", "utf-32"])
    func clientView(encoding: String) {
        var client = Self.client("ar-u-nu-arab", encoding: encoding)
        _ = client.create(#""type":{"name":"number","grouping":true,"locale":"ar-u-nu-arab"}"#)
        let width = encoding == "utf-8" ? 2 : 1
        // Five keys behind each other, of which the client has seen no answer: it shows ١١١١٢.
        for place in 0..<4 {
            _ = client.request(
                "field/edit",
                #"{"field":"f","version":1,"range":{"start":\#(place * width),"end":\#(place * width)},"insert":"١"}"#)
        }
        _ = client.request(
            "field/edit",
            #"{"field":"f","version":1,"range":{"start":\#(4 * width),"end":\#(4 * width)},"insert":"٢"}"#)
        // The second digit of what it shows goes, and one of ASCII comes before the last.
        let removed = client.request(
            "field/edit", #"{"field":"f","version":1,"range":{"start":\#(width),"end":\#(2 * width)},"insert":""}"#)
        #expect(removed["text"].string == "١٬١١٢")
        let put = client.request(
            "field/edit",
            #"{"field":"f","version":1,"range":{"start":\#(3 * width),"end":\#(3 * width)},"insert":"7"}"#)
        #expect(put["text"].string == "١١٬١٧٢")
        #expect(put["value"].string == "11172")
        #expect(put["patch"]["text"].string != nil)
    }

    @Test("An input method writes what it writes")
    func composition() {
        var client = Self.client("fa-u-nu-arabext")
        _ = client.create(#""type":{"name":"number"},"text":"12""#)
        let composed = client.request("field/edit", #"{"field":"f","text":"۱۲3","composing":{"start":2,"end":3}}"#)
        #expect(composed["text"].string == "۱۲3")
        let ended = client.request("field/edit", #"{"field":"f","text":"۱۲34"}"#)
        #expect(ended["text"].string == "۱۲۳۴")
        #expect(ended["value"].string == "1234")
        #expect(ended["patch"]["text"].string == "۳۴")
    }
}
