import Automata
import Testing

@testable import FieldEngine

/// Types of codes, names, ages, secrets and choices (specification, “Built-in types”).
@Suite struct SimpleTypeTests {
    struct Row {
        var type: String
        var parameters: Parameter = [:]
        var keys: String
        var shown: String
        var content: Field.ContentState
        var live: [String] = []
        var final: [String] = []
        var typed: String?
    }

    static let rows: [Row] = [
        Row(
            type: "dataLength", parameters: ["length": 5], keys: "a b", shown: "ab|", content: .partial,
            final: ["incomplete"]),
        Row(type: "dataLength", parameters: ["length": 5], keys: "abcdef", shown: "abcde|", content: .complete),
        Row(type: "intcity", keys: " são/tomé & (x)", shown: "São/tomé & (x)|", content: .complete),
        Row(type: "intcity", keys: "tel aviv1", shown: "Tel Aviv|", content: .complete),
        Row(type: "streetnumber", keys: "12a", shown: "12|", content: .complete),
        Row(type: "streetnumber", keys: "0", shown: "0|", content: .complete, final: ["zero-not-allowed"]),
        Row(type: "streetnumber", keys: "000", shown: "000|", content: .complete, final: ["zero-not-allowed"]),
        Row(type: "streetnumber", keys: "01", shown: "01|", content: .complete),
        Row(type: "streetnumber", keys: "1234567", shown: "123456|", content: .complete),
        Row(type: "ssn", keys: "123456789", shown: "123-45-6789|", content: .complete),
        Row(type: "ssn", keys: "12345", shown: "123-45|", content: .partial, final: ["incomplete"]),
        Row(type: "ssn", keys: "66", shown: "66|", content: .partial, final: ["incomplete"]),
        Row(
            type: "ssn", keys: "666", shown: "666|", content: .partial, live: ["(warning) never-issued"],
            final: ["incomplete"]),
        Row(
            type: "ssn", keys: "9", shown: "9|", content: .partial, live: ["(warning) never-issued"],
            final: ["incomplete"]),
        Row(
            type: "ssn", keys: "000", shown: "000|", content: .partial, live: ["(warning) never-issued"],
            final: ["incomplete"]),
        Row(
            type: "ssn", keys: "12300", shown: "123-00|", content: .partial, live: ["(warning) never-issued"],
            final: ["incomplete"]),
        Row(
            type: "ssn", keys: "123450000", shown: "123-45-0000|", content: .complete, live: ["(warning) never-issued"],
            final: ["never-issued"]),
        Row(
            type: "ssn", keys: "078051120", shown: "078-05-1120|", content: .complete, live: ["(warning) never-issued"],
            final: ["never-issued"]),
        Row(
            type: "ssn", keys: "219099999", shown: "219-09-9999|", content: .complete, live: ["(warning) never-issued"],
            final: ["never-issued"]),
        Row(
            type: "ssn", keys: "457555462", shown: "457-55-5462|", content: .complete, live: ["(warning) never-issued"],
            final: ["never-issued"]),
        Row(
            type: "ssn", keys: "987654321", shown: "987-65-4321|", content: .complete, live: ["(warning) never-issued"],
            final: ["never-issued"]),
        Row(type: "ssn", keys: "07805112", shown: "078-05-112|", content: .partial, final: ["incomplete"]),
        Row(type: "ssn", keys: "078051121", shown: "078-05-1121|", content: .complete),
        Row(type: "state", keys: "ca", shown: "CA|", content: .complete, typed: "CA"),
        Row(type: "state", keys: "cali", shown: "Cali|", content: .partial, final: ["unknown-state"]),
        Row(type: "state", keys: "calif.", shown: "Calif.|", content: .complete, typed: "CA"),
        Row(type: "state", keys: "  new   york", shown: "New   York|", content: .complete, typed: "NY"),
        Row(type: "state", keys: "n. carolina", shown: "N. Carolina|", content: .complete, typed: "NC"),
        Row(type: "state", keys: "N.C.", shown: "N.C.|", content: .complete, typed: "NC"),
        Row(type: "state", keys: "n c", shown: "N C|", content: .complete, typed: "NC"),
        Row(type: "state", keys: "w va", shown: "W Va|", content: .complete, typed: "WV"),
        Row(type: "state", keys: "d.c.", shown: "D.C.|", content: .complete, typed: "DC"),
        Row(
            type: "state", keys: "district of columbia", shown: "District of Columbia|", content: .complete, typed: "DC"
        ),
        Row(type: "state", keys: "ga.", shown: "Ga.|", content: .complete, typed: "GA"),
        Row(type: "state", keys: "puerto rico ", shown: "Puerto Rico |", content: .complete, typed: "PR"),
        Row(
            type: "state", keys: "zz", shown: "Zz|", content: .impossible, live: ["unknown-state"],
            final: ["unknown-state"]),
        Row(
            type: "state", keys: "texass", shown: "Texass|", content: .impossible, live: ["unknown-state"],
            final: ["unknown-state"]),
        Row(
            type: "state", keys: "new.", shown: "New.|", content: .impossible, live: ["unknown-state"],
            final: ["unknown-state"]),
        Row(
            type: "age", parameters: ["min": 18, "max": 65], keys: "018", shown: "01|", content: .impossible,
            live: ["below-minimum"], final: ["below-minimum"]),
        Row(
            type: "age", parameters: ["min": 18, "max": 120], keys: "1190", shown: "119|", content: .complete,
            typed: "119"),
        Row(type: "pin", parameters: ["length": 4], keys: "12a345", shown: "1234|", content: .complete),
        Row(type: "pin", parameters: ["length": 4], keys: "12", shown: "12|", content: .partial, final: ["incomplete"]),
        Row(type: "password", keys: "abc", shown: "abc|", content: .partial, final: ["too-short"]),
        Row(
            type: "password", keys: "password", shown: "password|", content: .complete, live: ["(warning) weak"],
            final: ["weak"]),
        Row(type: "password", keys: "Tr0ub4dor&3", shown: "Tr0ub4dor&3|", content: .complete),
        Row(
            type: "password", parameters: ["min": 3], keys: "x y", shown: "x y|", content: .complete,
            live: ["(warning) weak"], final: ["weak"]),
        Row(
            type: "choice", parameters: ["choices": ["Yes", "No", "Not sure"]], keys: "n", shown: "n|",
            content: .partial, final: ["not-listed"]),
        Row(
            type: "choice", parameters: ["choices": ["Yes", "No", "Not sure"]], keys: "not S", shown: "not S|",
            content: .partial, final: ["not-listed"]),
        Row(
            type: "choice", parameters: ["choices": ["Yes", "No", "Not sure"]], keys: "NO!", shown: "No|",
            content: .complete, typed: "No"),
        Row(
            type: "choice", parameters: ["choices": ["Yes", "No", "Not sure"]], keys: "yn", shown: "yn|",
            content: .impossible, live: ["not-listed"], final: ["not-listed"]),
        Row(
            type: "choice", parameters: ["choices": ["Yes", "No", "Not sure"]], keys: "xyz", shown: "y|",
            content: .partial, final: ["not-listed"]),
        Row(
            type: "choice", parameters: ["choices": ["s", "S"]], keys: "S!", shown: "S|", content: .complete, typed: "S"
        ),
    ]

    @Test("Each built-in type says what it is") func descriptions() {
        for type in BuiltInType.allCases { #expect(type.description.hasSuffix("."), "\(type)") }
    }

    @Test(arguments: rows.indices)
    func keysGiveTextAndVerdict(_ index: Int) throws {
        let row = Self.rows[index]
        var field = try TestField(row.type, row.parameters)
        try field.press(keys: row.keys)
        let note = "\(row.type): \(row.keys)"
        #expect(field.shown == row.shown, "\(note)")
        #expect(field.field.contentState == row.content, "\(note)")
        if !row.keys.hasSuffix("!") { #expect(field.codes == row.live, "\(note)") }
        #expect(field.finalCodes == row.final, "\(note)")
        #expect(field.typed == row.typed, "\(note)")
    }

    @Test func everySpellingOfEveryStateIsKnownToTheLanguageAndToItsCode() throws {
        let field = try TestField("state")
        #expect(UnitedStates.codes.count == 62)
        for state in UnitedStates.states {
            var spellings = [state.code, state.name]
            for abbreviation in state.abbreviations {
                spellings.append(abbreviation)
                let words = abbreviation.split(separator: " ").map(String.init)
                let isFull = words.map { state.name.split(separator: " ").contains(Substring($0)) }
                spellings.append(zip(words, isFull).map { $1 ? $0 : $0 + "." }.joined(separator: " "))
            }
            for spelling in spellings {
                for text in [spelling, spelling.lowercased(), spelling.uppercased()] {
                    let verdict = field.field.definition.language.typeVerdict(text, caret: nil, today: field.now.today)
                    #expect(verdict == .complete, "\(text)")
                    #expect(UnitedStates.code(of: text) == state.code, "\(text)")
                }
            }
        }
    }

    @Test func aStateIsSetByItsCode() throws {
        var field = try TestField("state")
        try field.type("Calif.")
        let version = field.field.version
        _ = try field.field.set(.typed("CA"), at: field.now)
        #expect(field.text == "Calif." && field.field.version == version, "it is that already")
        _ = try field.field.set(.typed("TX"), at: field.now)
        #expect(field.text == "TX")
        #expect(throws: ContentError.self) { try field.field.set(.typed("Texas"), at: field.now) }
    }

    @Test func charactersAreCountedAsPeopleDo() throws {
        var field = try TestField("dataLength", ["length": 3])
        try field.paste("e\u{301}🇩🇪")
        #expect(field.field.contentState == .partial && field.finalCodes == ["incomplete"])
        #expect(!field.field.isComplete(at: field.now))
        try field.paste("👩‍👩‍👧")
        #expect(field.field.contentState == .complete && field.finalCodes == [])
        #expect(field.field.isComplete(at: field.now))
        #expect(field.field.allowed(at: field.now) == "[]")
        var password = try TestField("password", ["min": 2])
        try password.paste("🇩🇪")
        #expect(password.finalCodes == ["too-short"])
    }

    @Test func aPasswordSaysHowStrongItIs() throws {
        var levels: [Int64?] = []
        for text in ["", "a", "password", "abcdefgh", "Abcd1234", "correct horse battery", "Tr0ub4dor&3x9!kQz"] {
            var field = try TestField("password")
            try field.paste(text)
            levels.append(field.field.badge?.level)
            #expect(field.field.isSecure && field.field.badge?.kind ?? "strength" == "strength")
        }
        #expect(levels.first == .some(nil))
        #expect(levels.dropFirst().first == 0 && levels.last == 4)
        #expect(levels.compactMap { $0 }.allSatisfy { (0...4).contains($0) })
    }

    @Test func aPinIsHiddenOnlyWhereTheFieldAsksForIt() throws {
        #expect(try !TestField("pin", ["length": 4]).field.isSecure)
        #expect(try TestField("pin", ["length": 4]) { $0.secure = true }.field.isSecure)
    }

    @Test func aChoiceTakesOnlyItsLetters() throws {
        var field = try TestField("choice", ["choices": ["Köln", "Bonn 2"]])
        #expect(field.field.definition.choices?.labels == ["Köln", "Bonn 2"])
        try field.type("xKÖlN2")
        #expect(field.text == "KÖlN2")
    }
}
