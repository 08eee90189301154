import TestSupport
import Testing

@testable import FieldEngine

/// Checksums that are said (specification, “Checksums”), by the examples that their standards and authorities publish.
@Suite struct CheckSystemTests {
    static let named: [(algorithm: String, text: String, wrong: String)] = [
        ("luhn", "79927398713", "79927398710"),
        ("luhnLetters", "US0378331005", "US0378331006"),
        ("luhnLetters", "AU0000XVGZA3", "AU0000XVGZA4"),
        ("damm", "5724", "5727"),
        ("verhoeff", "2363", "2364"),
        ("mod11_2", "079X", "0799"),
        ("mod11_2", "0000 0002-1825 0097", "0000 0002-1825 0098"),
        ("mod37_2", "G123498654321H", "G123498654321I"),
        ("mod97_10", "79444", "79445"),
        ("mod97_10", "5493001KJTIIGC8Y1R12", "5493001KJTIIGC8Y1R21"),
        ("mod661_26", "BAISDLAFKBM", "BAISDLAFKMB"),
        ("mod1271_36", "ISO793W", "ISO79W3"),
        ("mod11_10", "07945", "07954"),
        ("mod27_26", "QWERTYDVORAKY", "QWERTYDVORAKX"),
        ("mod37_36", "A12425GABC1234002M", "A12425GABC1234002N"),
    ]

    @Test("An alphabet that a notation names is that of the numbers: those of India's tax on goods")
    func alphabetOfANotation() throws {
        let system = try #require(CheckSystem(notation: "luhn/0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
        #expect(system.holds("27AAPFU0939F1ZV"))
        #expect(!system.holds("27AAPFU0939F1ZW"))
    }

    @Test(arguments: named.indices) func systemsWithAName(_ index: Int) throws {
        let (algorithm, text, wrong) = Self.named[index]
        let system = try Self.system(.texts(["algorithm": algorithm]))
        #expect(system.holds(text))
        #expect(system.holds(text.lowercased()))
        #expect(!system.holds(wrong))
        #expect(!system.holds("") && !system.holds("é" + text))
    }

    static let sums: [(parameters: Parameter, text: String, wrong: String)] = [
        // EAN and ISBN: the weights begin at the end.
        (
            weighted([3, 1], 10, ["fromEnd": .boolean(true), "characters": "0987654321"]), "4006381333931",
            "4006381333932"
        ),
        (weighted([10, 9, 8, 7, 6, 5, 4, 3, 2], 11, ["characters": "0X987654321"]), "0-8044-2957-X", "0-8044-2957-0"),
        // The check digit is added with the others.
        (weighted([3, 7, 1], 10), "111000025", "111000026"),
        (weighted([10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19], 89, ["add": 79]), "51 824 753 556", "51 824 753 557"),
        (weighted([8, 7, 6, 5, 4, 3, 2, 10, 1], 97, ["remainders": [0, 42, 55]]), "980 7806 84", "980 7806 85"),
        // It stands in front, or in the middle.
        (
            weighted([1, 2], 9, ["fromEnd": .boolean(true), "characters": "987654321", "check": 1]), "5-8356-7825-6246",
            "6-8356-7825-6246"
        ),
        (
            weighted([3, 7, 9, 5, 8, 4, 2, 1, 6], 11, ["characters": "0123456789-", "check": 4]), "1237 010180",
            "2237 010180"
        ),
        // Only some places count, and of products the digits.
        (
            weighted([1, 2], 10, ["from": 2, "products": "digits", "characters": "6543210987"]), "U13585627",
            "U13585626"
        ),
        (
            weighted([7, 2, 4, 10, 3, 5, 9, 4, 6, 8], 11, ["through": 11, "characters": "01234567890"]), "500100732259",
            "500100732359"
        ),
        // Letters have places of their own in the alphabet, or tables.
        (
            weighted(
                [1, 2, 4, 8, 16, 32, 64, 128, 256, 512], 11,
                [
                    "values": containerValues,
                    "characters": "01234567890",
                ]),
            "CSQU3054383", "CSQU3054384"
        ),
        (
            weighted(
                [.list([1, 0, 5, 7, 9, 13, 15, 17, 19, 21]), 1], 26,
                ["alphabet": "0123456789", "characters": "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]), "10259033P", "10259033Z"
        ),
        (
            weighted(
                [14, 6, 19, 18, 11, 8, 10, 1], 23,
                [
                    "alphabet": "0123456789XYZ", "values": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2],
                    "characters": "TRWAGMYFPDXBNJZSQVHLCKE",
                ]), "X2482300W", "X2482300A"
        ),
        // Other weights where the remainder has no check digit: in Estonia, of 3680122800 they leave 10.
        (
            weighted(
                [1, 2, 3, 4, 5, 6, 7, 8, 9, 1], 11,
                [
                    "characters": "0123456789-",
                    "otherwise": weighted([3, 4, 5, 6, 7, 8, 9, 1, 2, 3], 11, ["characters": "01234567890"]),
                ]), "36805280109", "36805280108"
        ),
    ]

    /// Those of letters leave out the multiples of 11.
    private static let containerValues = Parameter.list((0...38).filter { $0 < 11 || $0 % 11 > 0 }.map { .integer($0) })

    @Test(arguments: sums.indices) func weightedSums(_ index: Int) throws {
        let (parameters, text, wrong) = Self.sums[index]
        let system = try Self.system(parameters)
        #expect(system.holds(text))
        #expect(!system.holds(wrong))
        // It is written as it was read.
        #expect(try Self.system(.table(system.written)) == system)
    }

    /// What contradicts itself, and where.
    static let refused: [(parameters: Parameter, path: String)] = [
        (.table([]), "algorithm"), (.texts(["algorithm": "luhm"]), "algorithm"),
        (["algorithm": "luhn", "weights": [1]], "weights"), (["algorithm": "luhn", "modulus": 10], "modulus"),
        (["algorithm": "damm", "alphabet": "ABC"], "alphabet"), (["algorithm": "luhn", "alphabet": "ABA"], "alphabet"),
        (["algorithm": "luhn", "alphabet": "A"], "alphabet"), (["algorithm": "luhn", "values": [1]], "values"),
        (["algorithm": "luhn", "from": 0], "from"), (["algorithm": "luhn", "from": 5, "through": 4], "through"),
        (["algorithm": "luhn", "from": -1, "through": -3], "through"), (["algorithm": "weighted"], "modulus"),
        (["algorithm": "weighted", "modulus": 1], "modulus"), (["algorithm": "weighted", "modulus": 10], "weights"),
        (["algorithm": "weighted", "modulus": 10, "weights": []], "weights"),
        (["algorithm": "weighted", "modulus": 10, "weights": [10, 20]], "weights"),
        (["algorithm": "weighted", "modulus": 10, "weights": ["1"]], "weights[0]"),
        (["algorithm": "weighted", "modulus": 10, "weights": [1, [1, 2]]], "weights[1]"),
        (["algorithm": "weighted", "modulus": 10, "weights": [-1], "products": "digits"], "weights[0]"),
        (["algorithm": "weighted", "modulus": 10, "weights": [1], "values": [1]], "values"),
        (["algorithm": "weighted", "modulus": 10, "weights": [1], "characters": "012345678"], "characters"),
        (["algorithm": "weighted", "modulus": 2, "weights": [1], "characters": "--"], "characters"),
        (["algorithm": "weighted", "modulus": 2, "weights": [1], "characters": "01", "remainders": [1]], "remainders"),
        (["algorithm": "weighted", "modulus": 2, "weights": [1], "remainders": [2]], "remainders[0]"),
        (["algorithm": "weighted", "modulus": 2, "weights": [1], "remainders": []], "remainders"),
        (["algorithm": "weighted", "modulus": 2, "weights": [1], "check": 1], "check"),
        (
            [
                "algorithm": "weighted", "modulus": 2, "weights": [1], "characters": "01", "from": 2, "through": 5,
                "check": 1,
            ],
            "check"
        ),
        (["algorithm": "weighted", "modulus": 2, "weights": [1], "characters": "01", "otherwise": 1], "otherwise"),
        (["algorithm": "weighted", "modulus": 2, "weights": [1], "characters": "0-", "otherwise": 1], "otherwise"),
        (
            [
                "algorithm": "weighted", "modulus": 2, "weights": [1], "characters": "0-",
                "otherwise": ["algorithm": "x"],
            ],
            "otherwise.algorithm"
        ),
    ]

    @Test(arguments: refused.indices) func whatContradictsItself(_ index: Int) throws {
        let (parameters, path) = Self.refused[index]
        let error = #expect(throws: DefinitionError.self) { try Self.system(parameters) }
        switch error {
        case .wrongParameter(let found, _, _), .invalid(let found, _, _, _): #expect(found == path)
        default: Issue.record("\(String(describing: error))")
        }
    }

    /// A text is judged as soon as all that counts is there, and one open place by trying each character.
    @Test func beginnings() throws {
        let system = try Self.system(Self.weighted([2, 3], 11, ["through": 3, "characters": "0123456789-"]))
        func mayHold(_ text: String) -> Bool {
            CheckedText.with(text.unicodeScalars, atMost: text.utf8.count) { text in system.mayHold(text, of: 5) }
        }
        #expect(mayHold("") && mayHold("1") && mayHold("11") && mayHold("115") && mayHold("1159"))
        #expect(!mayHold("116") && !mayHold("1169"))
        // 2 × 2 + 3 × 2 leaves 10, for which there is no check digit.
        #expect(!mayHold("22") && mayHold("2"))
    }

    /// An alphabet may have more characters than a byte counts, and those of ASCII may come last.
    @Test func aLongAlphabet() throws {
        let letters = (0..<200).compactMap { Unicode.Scalar(0x4E00 + $0) } + Array("01".unicodeScalars)
        let alphabet = String(String.UnicodeScalarView(letters))
        let system = try Self.system(.texts(["algorithm": "luhn", "alphabet": alphabet]))
        // Twice 200 is 1 and 198 to the base 202, and twice 101 is 1 and 0.
        #expect(system.holds("0\(letters[3])") && !system.holds("0\(letters[4])"))
        #expect(system.holds("\(letters[101])1") && !system.holds("\(letters[100])1"))
    }

    /// What stands there is added once, and says what trying each character says.
    @Test func oneOpenPlaceIsMendedByACharacter() throws {
        let sums: [Parameter] = [
            Self.weighted([2, 3, 0], 11, ["characters": "0123456789-"]),
            Self.weighted([7, 3], 10, ["remainders": [0, 4]]),
            Self.weighted([8, 7, 6], 11, ["check": 2, "characters": "0123456789X"]),
            Self.weighted(
                [3, 1], 10, ["fromEnd": .boolean(true), "characters": "0987654321", "products": "digits"]),
            Self.weighted(
                [5, 9], 7,
                [
                    "through": -2, "check": -1, "characters": "01-3-56",
                    "otherwise": ["algorithm": "weighted", "modulus": 5, "weights": [1, 2], "characters": "01234"],
                ]),
        ]
        let systems =
            try sums.map { try Self.system($0) }
            + CheckSystem.Algorithm.allCases.filter { $0 != .weighted }.map { CheckSystem($0) }
        let seed: UInt64 = 36
        var random = SeededGenerator(seed: seed)
        for system in systems {
            var found: Set<Bool> = []
            for _ in 0..<300 {
                let length = Int.random(in: 2...7, using: &random)
                let alphabet = system.alphabet + system.characters + ["é"]
                var beginning = String.UnicodeScalarView()
                for _ in 0..<system.extent(in: length) - 1 {
                    beginning.append(
                        alphabet.prefix(Bool.random(using: &random) ? 10 : 99).randomElement(using: &random) ?? "0")
                }
                func asked(_ scalars: String.UnicodeScalarView, _ question: (CheckedText) -> Bool) -> Bool {
                    CheckedText.with(scalars, atMost: scalars.count) { question($0) }
                }
                let isMended = (system.alphabet + system.characters).contains { next in
                    next != CheckSystem.noCharacter
                        && asked(beginning + [next]) { system.holds($0, of: length) }
                }
                let claim = asked(beginning) { system.mayHold($0, of: length) }
                found.insert(claim)
                #expect(claim == isMended, "seed \(seed): \(system.algorithm) of \(length): \(beginning)")
            }
            #expect(found.contains(true))
        }
    }

    private static func system(_ parameters: Parameter) throws -> CheckSystem {
        try CheckSystem(ParameterReader(parameters: parameters))
    }

    static func weighted(_ weights: [Parameter], _ modulus: Int, _ more: [String: Parameter] = [:]) -> Parameter {
        .table(
            [
                Parameter.Member(name: "algorithm", value: "weighted"),
                Parameter.Member(name: "weights", value: .list(weights)),
                Parameter.Member(name: "modulus", value: .integer(modulus)),
            ] + more.sorted { $0.key < $1.key }.map { Parameter.Member(name: $0.key, value: $0.value) })
    }
}
