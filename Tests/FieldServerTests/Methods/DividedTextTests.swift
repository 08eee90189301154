import TestClients
import TestSupport
import Testing

/// Texts whose separators stand elsewhere than those of the field: never another value without a word (specification, sections 9.2 and
/// 9.7).
@Suite struct DividedTextTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var type: String
        var text: String
        var shown: String
        var valid: Bool
        /// What the keys come to, where that is another thing.
        var isTakenTyped = false
        var testDescription: String { "\(type) \(text)" }
    }

    private static let day = #""template":"0{1,2}/0{1,2}/0{4}","groups":true,"slots":{"0":"[0-9]"}"#
    private static let version = #""template":"0{1,3}.0{1,3}.0{1,3}","groups":true,"slots":{"0":"[0-9]"}"#
    private static let phone = #""template":"(000) 000-0000[ x0{1,5}]","groups":true,"slots":{"0":"[0-9]"}"#
    private static let days =
        #""template":"0 WWW","slots":{"0":"[0-9]"},"parts":{"0":{"minimum":1,"maximum":9},"W":{"words":["day","days"]}}"#
    private static let hexadecimal = #""template":"HHHH:HHHH","slots":{"H":"[0-9a-f]"},"parts":{"H":{"varies":true}}"#
    private static let pairs = #""template":"HH:HH","slots":{"H":"[0-9A-F]"},"cases":{"H":"upper"},"parts":{"H":{}}"#

    static let rows = [
        Row(type: day, text: "12/1/2024", shown: "1/21/2024", valid: false),
        Row(type: day, text: "1/21/2024", shown: "1/21/2024", valid: true),
        Row(type: day, text: "12/12/2024", shown: "12/12/2024", valid: true),
        Row(type: day, text: "1212024", shown: "1/21/2024", valid: true),
        Row(type: version, text: "10.0.0", shown: "1.0.00", valid: false),
        Row(type: version, text: "1.0.00", shown: "1.0.00", valid: true),
        Row(type: phone, text: "1-555-123-4567", shown: "(155) 512-3456 x7", valid: false),
        Row(type: phone, text: "555-1234567", shown: "(555) 123-4567", valid: true),
        Row(type: phone, text: "555.123.4567 x89", shown: "(555) 123-4567 x89", valid: true),
        Row(type: days, text: "12 days", shown: "1 days", valid: false),
        Row(type: days, text: "2 days", shown: "2 days", valid: true),
        Row(type: hexadecimal, text: "12345:6", shown: "1234:56", valid: false),
        Row(type: hexadecimal, text: "12:34:56", shown: "12:3456", valid: false),
        Row(type: hexadecimal, text: "1:23456", shown: "1:2345", valid: false, isTakenTyped: true),
        Row(type: hexadecimal, text: "fe80:1", shown: "fe80:1", valid: true),
        Row(type: pairs, text: "ab:cd", shown: "AB:CD", valid: true),
        Row(type: pairs, text: "123:4", shown: "12:34", valid: false),
    ]

    @Test(arguments: rows, [true, false])
    func isDivided(row: Row, isTyped: Bool) {
        var client = TestClient("{}")
        _ = client.request("type/define", #"{"name":"own","description":"",\#(row.type)}"#)
        _ = client.request("field/create", #"{"field":"f","type":"own"}"#)
        _ = client.request("field/focus", #"{"field":"f"}"#)
        for input in isTyped ? row.text.map({ String($0) }) : [row.text] {
            let cause = isTyped ? "" : #","cause":"paste""#
            _ = client.request("field/edit", #"{"field":"f","input":\#(input.quoted)\#(cause)}"#)
        }
        let left = client.request("field/blur", #"{"field":"f"}"#)
        #expect(left["text"].string == row.shown)
        // Digits behind all that there are were a slip of the hand.
        #expect(left["valid"].flag == (row.valid || isTyped && row.isTakenTyped))
        let codes = client.get("f")["diagnostics"].list.compactMap { $0["code"].string }
        #expect(codes == (left["valid"].flag == true ? [] : ["left-out"]))
    }

    @Test(
        "Letters that name parts elsewhere are refused in a format",
        arguments: [
            ("date", "dd/MM/yyyy"), ("date", "yyyy年MM月dd日"), ("date", "YYYY年M月d日"), ("date", "GGGGy年M月D日"),
            ("date", "yyyy-MM-dd"), ("date", "d/M/yy"), ("date", "d.M."), ("date", "HH:MM"),
            ("time", "H:mm:ss.zzz"),
        ])
    func format(type: String, format: String) {
        var client = TestClient("{}")
        let answer = client.request("field/create", #"{"field":"f","type":{"name":"\#(type)","format":"\#(format)"}}"#)
        #expect(answer["error"]["data"]["path"].string == "type.format", "\(answer)")
    }

    @Test("Words stay words in a format", arguments: ["D de MMMM de YYYY", "d. D. MMMM YYYY", "den D. MMMM"])
    func words(format: String) {
        var client = TestClient("{}")
        let answer = client.request("field/create", #"{"field":"f","type":{"name":"date","format":"\#(format)"}}"#)
        #expect(answer["field"].string == "f", "\(answer)")
    }

    @Test("What is typed into a field that fills from the right is as wide as all of it")
    func width() {
        var client = TestClient()
        let type = #"{"name":"own","description":"","template":"00:00:00","align":"right","slots":{"0":"[0-9]"}}"#
        _ = client.request("type/define", type)
        let made = client.request("field/create", #"{"field":"f","type":"own"}"#)
        #expect(made["presentation"]["minimumWidth"].integer == 8)
    }

    @Test(
        "Steps are counted from `min` also where `exclusiveMin` is stricter",
        arguments: [("1", "2", "2", "3", true), ("1", "2", "2", "4", false), ("-75", "2", "7", "9", true)])
    func steps(minimum: String, exclusive: String, step: String, text: String, isValid: Bool) {
        var client = TestClient("{}")
        let bounds = #""min":"\#(minimum)","exclusiveMin":"\#(exclusive)","step":"\#(step)""#
        _ = client.request(
            "field/create", #"{"field":"f","type":{"name":"number","decimals":0,\#(bounds)},"text":"\#(text)"}"#)
        #expect(client.request("field/check", #"{"field":"f"}"#)["valid"].flag == isValid)
    }
}
