import Automata
import Testing

@testable import FieldEngine

@Suite struct TelephoneTypeTests {
    static let rows: [(country: String?, row: TypingRow)] = [
        (nil, TypingRow("+", "+|", .partial, final: ["incomplete"])),
        (nil, TypingRow("+4", "+4|", .partial, final: ["incomplete"])),
        (nil, TypingRow("+442079460958", "+44 20 7946 0958|", .complete, typed: "+442079460958")),
        (nil, TypingRow("+44 7400 123456", "+44 7400 123456|", .complete, typed: "+447400123456")),
        (nil, TypingRow("+14155552671", "+1 415 555 2671|", .complete, typed: "+14155552671")),
        (nil, TypingRow("+33612345678", "+33 6 12 34 56 78|", .complete, typed: "+33612345678")),
        (nil, TypingRow("+4915112345678", "+49 1511 2345678|", .complete, typed: "+4915112345678")),
        (nil, TypingRow("+8613800138000", "+86 138 0013 8000|", .complete, typed: "+8613800138000")),
        (nil, TypingRow("+390612345678", "+39 06 1234 5678|", .complete, typed: "+390612345678")),
        (nil, TypingRow("+5511912345678", "+55 11 91234 5678|", .complete, typed: "+5511912345678")),
        (nil, TypingRow("+35312345678", "+353 1 234 5678|", .complete, typed: "+35312345678")),
        (nil, TypingRow("+14155", "+1 415 5|", .partial, final: ["incomplete"])),
        (nil, TypingRow("+0", "+0|", .impossible, live: ["unknown-country"], final: ["unknown-country"])),
        (nil, TypingRow("+210", "+210|", .impossible, live: ["unknown-country"], final: ["unknown-country"])),
        (nil, TypingRow("415", "415|", .impossible, live: ["unknown-country"], final: ["unknown-country"])),
        (
            nil,
            TypingRow(
                "+441234567890123456", "+44 1234 567890123456|", .impossible, live: ["too-long"], final: ["too-long"])
        ),
        ("US", TypingRow("4155552671", "415 555 2671|", .complete, typed: "+14155552671")),
        ("US", TypingRow("14155552671", "1 415 555 2671|", .complete, typed: "+14155552671")),
        ("US", TypingRow("+442079460958", "+44 20 7946 0958|", .complete, typed: "+442079460958")),
        ("FR", TypingRow("0612345678", "06 12 34 56 78|", .complete, typed: "+33612345678")),
        ("FR", TypingRow("612345678", "6 12 34 56 78|", .complete, typed: "+33612345678")),
        ("GB", TypingRow("020 7946 0958", "020 7946 0958|", .complete, typed: "+442079460958")),
        ("DE", TypingRow("00", "00|", .impossible, live: ["unknown-country"], final: ["unknown-country"])),
        ("HU", TypingRow("06301234567", "06 30 123 4567|", .complete, typed: "+36301234567")),
        ("RU", TypingRow("89123456789", "8 912 345 67 89|", .complete, typed: "+79123456789")),
        ("RU", TypingRow("8005553535", "800 555 35 35|", .complete, typed: "+78005553535")),
        ("IT", TypingRow("0612345678", "06 1234 5678|", .complete, typed: "+390612345678")),
        ("es", TypingRow("612345678", "612 345 678|", .complete, typed: "+34612345678")),
    ]

    @Test(arguments: rows.indices) func typing(_ index: Int) throws {
        let (country, row) = Self.rows[index]
        try row.check("tel", country.map { .texts(["country": $0]) } ?? .table([]))
    }

    @Test func sevenToFifteenDigits() throws {
        let field = try TestField("tel")
        for code in ["1", "44", "351"] {
            for count in 1...18 {
                let digits = code + String(repeating: "2", count: count)
                let verdict = field.verdict("+" + digits)
                switch digits.count {
                case ..<7: #expect(verdict == .partial)
                case 7...15: #expect(verdict == .complete)
                default: #expect(verdict == .impossible(from: 16))
                }
            }
        }
    }

    @Test func noCallingCodeBeginsAnother() {
        let codes = CallingPlan.all.map(\.code)
        #expect(Set(codes).count == codes.count)
        #expect(codes.allSatisfy { (1...3).contains($0.count) && $0.allSatisfy(\.isNumber) })
        for code in codes {
            #expect(codes.filter { $0 != code && $0.hasPrefix(code) } == [], "\(code)")
        }
    }

    @Test func everyCountryHasOneCode() {
        let countries = CallingPlan.all.flatMap(\.countries)
        #expect(Set(countries).count == countries.count)
        #expect(countries.allSatisfy { $0.count == 2 && $0.allSatisfy(\.isUppercase) })
        #expect(countries.count >= 245)
        #expect(CallingPlan.all.count { !$0.groupings.isEmpty } >= 30)
    }

    @Test func allCodesAreTaken() throws {
        let field = try TestField("tel")
        for number in 1...999 {
            let digits = String(number)
            let isKnown = CallingPlan.all.contains { $0.code.hasPrefix(digits) || digits.hasPrefix($0.code) }
            let verdict = field.verdict("+" + digits)
            #expect((verdict == .partial) == isKnown, "\(digits)")
        }
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
