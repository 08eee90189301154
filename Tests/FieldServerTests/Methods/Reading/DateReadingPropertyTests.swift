import Foundation
import TestClients
import TestSupport
import Testing

/// Texts made of numbers at random: what ends valid is a date that the text may mean, by a reader that is not the server's.
@Suite("Dates at random mean what they say") struct DateReadingPropertyTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let seed = environment["FIELD_SERVER_SEED"].flatMap { UInt64($0) } ?? 20_261_121
    private static let runs = environment["FIELD_SERVER_RUNS"].flatMap { Int($0) } ?? 60

    private static let formats = [
        "MM/DD/YYYY", "DD/MM/YYYY", "DD.MM.YYYY", "YYYY-MM-DD", "MM/DD/YY", "DD.MM.YY", "YY-MM-DD", "YYYYMMDD",
        "MM-YYYY-DD",
        "YYYY年MM月DD日",
    ]
    private static let separators = ["/", "-", ".", " ", "", " / ", ". ", "_", ", "]

    @Test(arguments: formats) func numbers(_ format: String) {
        var client = TestClient()
        for run in 0..<Self.runs {
            var random = SeededGenerator(seed: Self.seed &+ UInt64(run))
            let text = Self.text(&random)
            let (typed, _) = Self.result(text, format, &client, &random)
            let oracle = DateOracle(format: format)
            let meant = oracle.meanings(of: text)
            if let typed { #expect(meant.contains(typed), "seed \(Self.seed &+ UInt64(run)): \(text) in \(format)") }
            if meant.count == 1, !oracle.isOwnBeginning(text) {
                #expect(typed == meant.first, "seed \(Self.seed &+ UInt64(run)): \(text) in \(format)")
            }
        }
    }

    /// With a character added, removed or replaced somewhere, whatever is valid has the numbers of the text, whole.
    @Test(arguments: formats) func damagedTexts(_ format: String) {
        var client = TestClient()
        for run in 0..<Self.runs {
            var random = SeededGenerator(seed: Self.seed &+ UInt64(run))
            var characters = Array(Self.text(&random))
            for _ in 0...Int.random(in: 0...1, using: &random) {
                let place = Int.random(in: 0...characters.count, using: &random)
                let character = Array("0123456789/.- :,+qwж").randomElement(using: &random) ?? "0"
                switch Int.random(in: 0..<3, using: &random) {
                case 0: characters.insert(character, at: place)
                case 1 where place < characters.count: characters.remove(at: place)
                case _ where place < characters.count: characters[place] = character
                default: break
                }
            }
            let text = String(characters)
            let (typed, isTold) = Self.result(text, format, &client, &random)
            guard let typed else { continue }
            let oracle = DateOracle(format: format)
            #expect(
                isTold || oracle.saysSomehow(typed, text),
                "seed \(Self.seed &+ UInt64(run)): \(text) in \(format) is \(typed)"
            )
        }
    }

    /// The date that a field ends valid with, and whether something was said to be left out.
    private static func result(
        _ text: String, _ format: String, _ client: inout TestClient, _ random: inout SeededGenerator
    ) -> (typed: String?, isTold: Bool) {
        let type = #"{"name":"date","format":"\#(format)"}"#
        let way = DateReadingTests.Row.ways.randomElement(using: &random) ?? "paste"
        let row = DateReadingTests.Row(type: type, input: text, text: "", typed: "", findings: "")
        _ = row.played(way, by: &client)
        let field = client.request("field/get", #"{"field":"f"}"#)
        let findings = field["diagnostics"].list
        let isValid = field.validity == "valid" || field.validity == "warning"
        return (isValid ? field["typed"].string : nil, findings.contains { $0["code"].string == "left-out" })
    }

    private static func text(_ random: inout SeededGenerator) -> String {
        let isShort = Int.random(in: 0..<4, using: &random) == 0
        let year = isShort ? Int.random(in: 0..<100, using: &random) : Int.random(in: 1900..<2100, using: &random)
        let month = Int.random(in: 0...14, using: &random)
        let day = Int.random(in: 0...33, using: &random)
        let separator = separators.randomElement(using: &random) ?? "/"
        let isPadded = separator.isEmpty || Bool.random(using: &random)
        func padded(_ number: Int) -> String { isPadded && number < 10 ? "0\(number)" : "\(number)" }
        let years = isShort && year < 10 ? "0\(year)" : "\(year)"
        let orders = [
            [years, padded(month), padded(day)], [padded(day), padded(month), years],
            [padded(month), padded(day), years],
        ]
        return (orders.randomElement(using: &random) ?? []).joined(separator: separator)
    }
}

/// What numbers may mean in a field of dates, worked out on strings; today is in 2026.
private struct DateOracle {
    let format: String

    /// The own order as letters: `MDY`.
    var order: String {
        String(format.filter { "YMD".contains($0) }.reduce(into: "") { if $0.last != $1 { $0.append($1) } })
    }
    var isShort: Bool { !format.contains("YYYY") }

    func meanings(of text: String) -> Set<String> {
        var groups = Self.groups(text)
        let isCompact = groups.count == 1
        var orders = [order, "DMY", "MDY", "YMD"]
        if isCompact {
            let digits = groups[0].count
            guard digits == 8 || digits == 6 && (isShort || order.hasSuffix("Y")) else { return [] }
            // They go into the parts as they come, and the year is left with two digits.
            if digits == 6, !isShort { orders = [order] }
        } else {
            guard groups.count == 3 else { return [] }
            if groups[0].count == 4 { orders = ["YMD"] }
            // A year that is not all there is none in front.
            if order.hasSuffix("Y"), groups[2].count == 1, Int(groups[0]) ?? 0 <= 31 { orders.removeLast() }
        }
        func date(_ order: String) -> (year: Int, month: Int, day: Int)? {
            if isCompact {
                var rest = Substring(Self.groups(text)[0])
                groups = order.map { letter in
                    let width = letter == "Y" && rest.count + 0 > 0 && Self.groups(text)[0].count == 8 ? 4 : 2
                    defer { rest = rest.dropFirst(width) }
                    return String(rest.prefix(width))
                }
            }
            var (year, month, day) = (0, 0, 0)
            for (letter, digits) in zip(order, groups) {
                let number = Int(digits) ?? 0
                switch letter {
                case "Y":
                    guard digits.count == 4 || digits.count == 2 else { return nil }
                    year = digits.count == 4 ? number : number <= 76 ? 2000 + number : 1900 + number
                    if year < 1000 { return nil }
                case "M":
                    guard digits.count <= 2, number >= 1, number <= 12 else { return nil }
                    month = number
                default:
                    guard digits.count <= 2, number >= 1, number <= 31 else { return nil }
                    day = number
                }
            }
            return (year, month, day)
        }
        func iso(_ date: (year: Int, month: Int, day: Int)) -> String? {
            let leap = date.year % 4 == 0 && (date.year % 100 != 0 || date.year % 400 == 0)
            let lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
            guard date.day <= lengths[date.month - 1], !isShort || (1977...2076).contains(date.year) else { return nil }
            return String(format: "%04d-%02d-%02d", date.year, date.month, date.day)
        }
        if let own = date(orders[0]) { return iso(own).map { [$0] } ?? [] }
        let others = orders.dropFirst().compactMap { date($0) }.filter { !isCompact || $0.year >= 1583 }
        let first = others.first
        guard let first, others.allSatisfy({ $0 == first }) else { return [] }
        return iso(first).map { [$0] } ?? []
    }

    /// Whether a text is what a longer one begins with in the field's own shape: it is read as that, or stays so.
    func isOwnBeginning(_ text: String) -> Bool {
        guard !isShort, text.count < format.count else { return false }
        return zip(text, format).allSatisfy { character, wanted in
            "YMD".contains(wanted) ? character.isNumber : character == wanted
        }
    }

    /// Whether the numbers of the text are those of a date, whichever is which.
    func saysSomehow(_ date: String, _ text: String) -> Bool {
        let parts = date.split(separator: "-").compactMap { Int($0) }
        let groups = Self.groups(text)
        let wanted = [parts[0], parts[1], parts[2]].sorted()
        let short = [parts[0] % 100, parts[1], parts[2]].sorted()
        if groups.count == 3 {
            let numbers = groups.compactMap { Int($0) }.sorted()
            return numbers == wanted || numbers == short
        }
        guard groups.count == 1 else { return false }
        let digits = date.filter { $0 != "-" }.sorted()
        return groups[0].sorted() == digits || groups[0].sorted() == digits.dropFirst(2).sorted()
            || groups[0].sorted() == date.dropFirst(2).filter { $0 != "-" }.sorted()
    }

    private static func groups(_ text: String) -> [String] {
        text.split { !$0.isNumber }.map(String.init)
    }
}
