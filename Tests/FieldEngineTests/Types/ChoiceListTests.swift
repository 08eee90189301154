import TestSupport
import Testing

@testable import FieldEngine

/// What a text finds in a list (specification, section 9.9).
@Suite struct ChoiceListTests {
    private let places = ChoiceList([
        "United Kingdom", "Côte d’Ivoire", "United States", "Niger", "Nigeria", "Åland", "Kingdom of Tonga", "Straße 7",
        "日本", "Ægir", "Saint-Martin", "´",
    ])

    @Test(arguments: [
        ("", Array(0..<12)), ("UNI", [0, 2]), ("niger", [3, 4]), ("king", [6, 0]), ("k", [6, 0]), ("us", []),
        ("uss", [2]),
        ("cote d'iv", [1]), ("ivoire", [1]), ("aland", [5]), ("å", [5, 9]), ("tonga", [6]), ("strasse", [7]),
        ("7", [7]),
        ("日", [8]), ("本", [8]), ("日本", [8]), ("aegir", [9]), ("æ", [9]), ("martin", [10]), ("saint martin", [10]),
        (" united  ", [0, 2]), ("nia", [2, 4]), ("x", []), ("zz", []), ("united kingdom of", []), ("´", [11]),
        ("d", [1]), ("ukd", [0]), ("utk", [0]),
    ])
    func aTextFinds(_ text: String, _ expected: [Int]) {
        let found = places.matches(text)
        #expect((0..<found.count).map { found[$0] } == expected, "\(text)")
        let prospect: ChoiceList.Prospect = expected.isEmpty ? .none : .some
        #expect(ChoiceList(places.labels).prospect(of: text) == prospect, "\(text)")
    }

    @Test("Words begin anywhere in scripts without spaces, and behind an Arabic article")
    func wordsInside() {
        let labels = ["神奈川県", "香川県", "ニューヨーク", "กรุงเทพ", "العربية", "بالعربية", "ال", "abc"]
        let list = ChoiceList(labels)
        for (text, expected) in [
            ("川", [0, 1]), ("奈川", [0]), ("県川", []), ("ヨ", [2]), ("เทพ", [3]), ("عر", [4]), ("ر", []), ("bc", []),
        ] {
            let found = list.matches(text)
            #expect((0..<found.count).map { found[$0] } == expected, "\(text)")
        }
    }

    @Test func anEntryIsFoundByItsOwnLettersFirst() {
        let list = ChoiceList(["resume", "Résumé", "RESUME", "résumé"])
        let places = ["Résumé", "résumé", "RESUME", "RÉSUMÉ", "Resumé", "resum"].map { list.place(of: $0) }
        // Where it may be several nobody knows which.
        #expect(places == [1, 3, 2, nil, nil, nil])
        #expect(list.onlyPlace(begunBy: "re") == nil)
        #expect(ChoiceList(["Pena", "Peña"]).onlyPlace(begunBy: "peñ") == 1)
        #expect(ChoiceList(["Pena", "Peña"]).onlyPlace(begunBy: "pen") == nil)
        #expect(ChoiceList(["Résumé", "RESUME"]).place(of: "résumé") == 0)
        #expect(ChoiceList(["red", "rose", "blue"]).onlyPlace(begunBy: "r") == nil)
        #expect(ChoiceList(["red", "rose", "blue"]).onlyPlace(begunBy: "B") == 2)
    }

    @Test func whatIsDisabledIsFoundAndNotChosen() {
        let off = ChoiceList.Detail(isDisabled: true)
        let list = ChoiceList(["red", "rose", "blue"], details: [.none, off, off])
        #expect(list.prospect(of: "ro") == .disabledOnly && list.prospect(of: "r") == .some)
        #expect(list.prospect(of: "lue") == .disabledOnly && list.prospect(of: "x") == .none)
        #expect(list.onlyPlace(begunBy: "r") == 0 && list.onlyPlace(begunBy: "b") == nil)
        #expect(!list.mayGrow("b") && list.mayGrow("r"))
    }

    /// The index finds what a reading of all labels finds.
    @Test func theIndexFindsWhatAReadingFinds() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        let letters = ["a", "b", "é", "E", " ", "-", "語", "1", "c", "ß"]
        func word(_ most: Int) -> String {
            (0..<Int.random(in: 1...most, using: &random)).map { _ in letters.randomElement(using: &random) ?? "" }
                .joined()
        }
        for _ in 0..<60 {
            let list = ChoiceList((0..<Int.random(in: 1...150, using: &random)).map { _ in word(9) })
            for _ in 0..<12 {
                let query = word(4)
                let found = list.matches(query)
                let ranks = Self.ranks(query, in: list)
                #expect((0..<found.count).map { found[$0] } == ranks, "\(query) seed \(seed)")
                let prospect = ChoiceList(list.labels).prospect(of: query)
                #expect((prospect == .some) == !ranks.isEmpty, "\(query) seed \(seed)")
            }
        }
    }

    /// What a list of many entries that are alike finds, known in part or whole, typed letter by letter or asked at once.
    @Test func theBestOfManyAreThoseOfAll() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        let words = ["new", "york", "new york", "ünder", "a", "an", "and", "andes", "7", "日本", "-", "x-ray", "newark"]
        let long = String(repeating: "an and ", count: 8)
        func label(_ most: Int) -> String {
            let start = Int.random(in: 0..<12, using: &random) == 0 ? long : ""
            let parts = (0..<Int.random(in: 1...most, using: &random)).map { _ in
                words.randomElement(using: &random) ?? ""
            }
            return start + parts.joined(separator: Bool.random(using: &random) ? " " : "")
        }
        for _ in 0..<randomRuns(6) {
            // Fewer than are looked through for letters in order.
            let labels = (0..<390).map { _ in label(5) }
            let details = labels.map { _ in ChoiceList.Detail(isDisabled: Int.random(in: 0..<8, using: &random) == 0) }
            let typed = ChoiceList(labels, details: details)
            for _ in 0..<4 {
                let text = label(2) + "n"
                for end in text.indices {
                    let query = String(text[...end])
                    let ranks = Self.ranks(query, in: typed)
                    let list = Bool.random(using: &random) ? typed : ChoiceList(labels, details: details)
                    for least in [10, 1, 50, Int.max] {
                        let found = list.matches(query, least: least)
                        #expect(found.count == ranks.count, "\(query) seed \(seed)")
                        let known = min(least, found.count)
                        #expect((0..<known).map { found[$0] } == Array(ranks.prefix(known)), "\(query) seed \(seed)")
                        let first = ranks.first { !list.isDisabled($0) }
                        #expect(list.firstEnabled(of: found, query) == first, "\(query) seed \(seed)")
                    }
                    let whole = ChoiceList(labels, details: details)
                    let prospect: ChoiceList.Prospect =
                        ranks.contains { !whole.isDisabled($0) } ? .some : ranks.isEmpty ? .none : .disabledOnly
                    let prospects = [whole, list].map { $0.prospect(of: query) }
                    #expect(prospects == [prospect, prospect], "\(query) seed \(seed)")
                }
            }
        }
    }

    /// Of entries that have all letters of a text the first 400 are looked through, typed letter by letter or asked at once. What
    /// may be behind them is no reason to refuse a text.
    @Test(
        arguments: [
            ("a", .some, 180), ("ac", .none, 0), ("acb", .some, 0), ("acbx", .none, 0), ("acb8", .some, 0),
            ("acb8994", .none, 0), ("abc", .some, 8), ("abc7", .some, 2), ("abc7001", .some, 1), ("abc7002", .none, 0),
        ] as [(String, ChoiceList.Prospect, Int)])
    func aLongListIsLookedThroughInPart(_ text: String, _ prospect: ChoiceList.Prospect, _ count: Int) {
        let labels = (0..<9_000).map { $0 % 50 == 1 ? "a-bc \($0)" : "cba \($0)" }
        let typed = ChoiceList(labels)
        for end in text.indices { _ = typed.matches(String(text[...end])) }
        for list in [typed, ChoiceList(labels)] {
            let found = list.matches(text)
            #expect((0..<found.count).map { found[$0] } == Self.ranks(text, in: list), "\(text)")
            #expect(list.prospect(of: text) == prospect)
        }
        #expect(ChoiceList(labels).prospect(of: text) == prospect)
        #expect(typed.matches(text).count == count, "\(text)")
    }

    private static func ranks(_ query: String, in list: ChoiceList) -> [Int] {
        let wanted = String(decoding: LetterFolding.folded(query), as: UTF8.self)
        if wanted.isEmpty { return Array(list.labels.indices) }
        var ranked: [[Int]] = [[], [], []]
        let letters = wanted.unicodeScalars.filter { $0 != " " }
        var withAllLetters = 0
        for (place, label) in list.labels.enumerated() {
            var bytes: [UInt8] = []
            LetterFolding.append(label, to: &bytes)
            let key = String(decoding: bytes, as: UTF8.self)
            let scalars = Array(key.unicodeScalars)
            let isLetter = { (scalar: Unicode.Scalar) in
                !scalar.isASCII || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            }
            let begins = scalars.indices.dropFirst().contains { index in
                isLetter(scalars[index]) && (!isLetter(scalars[index - 1]) || scalars[index].value >= 0x3400)
                    && scalars[index...].starts(with: wanted.unicodeScalars)
            }
            var rest = letters[...]
            for scalar in scalars where scalar == rest.first { rest = rest.dropFirst() }
            if letters.allSatisfy({ scalars.contains($0) }) { withAllLetters += 1 }
            if scalars.starts(with: wanted.unicodeScalars) {
                ranked[0].append(place)
            } else if begins {
                ranked[1].append(place)
            } else if letters.count >= 3, rest.isEmpty, withAllLetters <= ChoiceIndex.mostLookedThrough {
                ranked[2].append(place)
            }
        }
        let begun = ranked[0] + ranked[1]
        return begun + ranked[2].prefix(max(0, 100 - begun.count))
    }
}
