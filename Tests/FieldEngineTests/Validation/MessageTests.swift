import Foundation
import Testing

@testable import FieldEngine

/// What is said of a finding, and where the words come from.
@Suite("Messages") struct MessageTests {
    /// Every code of the specification's section 4 and of the types, with what its sentence may speak of.
    static let codes: [String: [String]] = [
        "required": [], "incomplete": [], "invalid": [],
        "too-short": ["min", "max", "count"], "too-long": ["min", "max", "count"], "wrong-length": ["exact", "count"],
        "pattern-mismatch": ["pattern", "example"], "below-minimum": ["min", "max", "step"],
        "above-maximum": ["min", "max", "step"], "off-step": ["min", "max", "step"], "not-a-number": [],
        "too-early": ["min", "max"], "too-late": ["min", "max"], "not-listed": ["values"], "not-allowed": ["values"],
        "missing-characters": ["characters", "atLeast"], "wrong-start": ["text"], "wrong-end": ["text"],
        "bad-checksum": [], "not-equal": ["field", "other"], "not-different": ["field", "other"],
        "not-equal-others": ["labels"], "not-different-others": ["labels"], "weak": ["min"],
        "zero-not-allowed": [], "unlikely-number": [], "never-issued": [], "unknown-state": [], "invalid-month": [],
        "invalid-day": [], "invalid-date": [], "year-out-of-range": [], "invalid-hour": [], "invalid-minute": [],
        "invalid-second": [], "expired": [], "unknown-network": [], "invalid-email": [],
        "did-you-mean": ["suggestion"], "invalid-url": [], "domain-not-allowed": [], "unknown-country": [],
        "unknown-number": [],
        "country-not-allowed": [], "wrong-kind": [], "invalid-postal-code": [],
        "other-region": [],
        "invalid-address": [], "validator-timeout": [], "validator-failed": [], "none-given": ["labels"],
        "exactly-one": ["labels"], "more-than-one": ["labels"], "incomplete-group": ["labels"],
        "not-ascending": ["other"], "not-ascending-date": ["other"], "not-ascending-earlier": ["other"],
        "not-ascending-earlier-date": ["other"], "not-ascending-others": ["labels"],
    ]

    @Test("Every code has a sentence in every language", arguments: MessageLanguage.allCases)
    func complete(_ language: MessageLanguage) throws {
        for (code, parameters) in Self.codes {
            let number = try #require(MessageTable.number(of: code), "\(code) has no sentence")
            for sentence in Self.forms(number, language) {
                #expect(Self.parameters(of: sentence).isSubset(of: parameters), "\(sentence)")
            }
        }
        // What a button says and what a field is called is no sentence.
        let words = Set(MessageTable.words.map(\.number))
            .union(MessageTable.named(behind: MessageTable.labelPrefix).map(\.number))
        for number in 0..<MessageTable.count {
            let original = Self.forms(number, .en)
            let wanted = Self.parameters(of: original.last ?? "")
            let forms = Self.forms(number, language)
            #expect(!forms.isEmpty && !forms.contains(""))
            for sentence in forms {
                #expect(Self.parameters(of: sentence).isSubset(of: wanted), "\(sentence)")
                let isWord = words.contains(number)
                #expect(isWord || sentence.last.map { ".?。？؟।;".contains($0) } == true, "\(sentence)")
                #expect(sentence.count <= (isWord ? 32 : 90), "\(sentence)")
            }
        }
    }

    private static func parameters(of sentence: String) -> Set<String> {
        var names: Set<String> = []
        MessageCatalogue.forEachPiece(of: sentence) { piece, isName in
            if isName { names.insert(piece) }
        }
        return names
    }

    private static func forms(_ number: Int, _ language: MessageLanguage) -> [String] {
        let forms = MessageTable.sentence(number, in: language).split(separator: "\u{1F}").map(String.init)
        return forms.count > 1 ? forms.map { String($0.dropFirst()) } : forms
    }

    @Test("A code is found among all of them, and no other")
    func numbers() {
        let codes = MessageTable.codes.description.split(separator: " ").map(String.init)
        #expect(codes.count == MessageTable.count && Set(codes).count == codes.count)
        for (number, code) in codes.enumerated() { #expect(MessageTable.number(of: code) == number) }
        for code in [
            "", "a", "too", "too-few ", "too-few-", "zz", String(repeating: "x", count: 99), "zero-not-allowe",
        ] {
            #expect(MessageTable.number(of: code) == nil, "\(code)")
        }
    }

    @Test("Every language that has a file is shipped, and there are at least twenty")
    func shipped() throws {
        let folder = URL(filePath: #filePath).appending(path: "../../../../protocol/messages").standardizedFileURL
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
        let tags = MessageLanguage.allCases.map(\.tag)
        #expect(files.map { String($0.dropLast(5)) }.sorted() == tags)
        #expect(tags.count >= 20)
        #expect(MessageLanguage.allCases.filter(\.isRightToLeft).map(\.tag) == ["ar", "fa", "he"])
        for language in MessageLanguage.allCases { #expect(MessageLanguage(locale: language.tag) == language) }
    }

    @Test("No code of the rules is missing here")
    func codesOfTheModel() throws {
        let file = URL(filePath: #filePath).appending(path: "../../../../protocol/model.json").standardizedFileURL
        let model = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        let rules = model?["rules"] as? [[String: Any]] ?? []
        let codes = rules.flatMap { $0["codes"] as? [String] ?? [] }
        #expect(codes.count > 15)
        for code in codes { #expect(Self.codes[code] != nil, "\(code)") }
    }

    private func message(
        _ finding: Finding, language: String = "en", own: [String: String] = [:], field: [String: String] = [:],
        label: String? = nil
    ) throws -> String {
        let test = try TestField("phrase") {
            $0.messages = field
            $0.label = label
        }
        let catalogue = MessageCatalogue(own: own, language: MessageLanguage(locale: language))
        return catalogue.text(for: finding, definition: test.field.definition)
    }

    @Test("Nearer words win")
    func order() throws {
        let given = Finding("required", source: .required, message: "Rule")
        let plain = Finding("required", source: .required)
        #expect(try message(given, own: ["required": "Own"], field: ["required": "Field"]) == "Rule")
        #expect(try message(plain, own: ["required": "Own"], field: ["required": "Field"]) == "Field")
        #expect(try message(plain, own: ["required": "Own"]) == "Own")
        #expect(try message(plain, language: "es") == "Rellena este campo.")
        #expect(try message(plain) == "Fill this in.")
        #expect(try message(Finding("of-their-own")) == "Check this.")
    }

    @Test(
        "A locale's region, script and case do not matter; a language without a catalogue is English",
        arguments: [
            ("es", "Complétalo."), ("es-MX", "Complétalo."), ("ES_419", "Complétalo."), ("es-Latn-ES", "Complétalo."),
            ("en-GB", "Complete this."), ("est", "Complete this."), ("", "Complete this."), ("xx", "Complete this."),
            ("de-AT", "Bitte vervollständigen."), ("DE_ch", "Bitte vervollständigen."), ("no", "Gjør dette ferdig."),
            ("nn-NO", "Gjør dette ferdig."), ("iw", "נא להשלים שדה זה."), ("in-ID", "Lengkapi isian ini."),
            ("zh", "请填写完整。"), ("zh-CN", "请填写完整。"), ("zh-TW", "請填寫完整。"), ("zh-Hant", "請填寫完整。"),
            ("zh-Hans-HK", "请填写完整。"), ("zh-MO", "請填寫完整。"), ("pt-PT", "Complete este campo."),
        ])
    func locales(_ locale: String, _ expected: String) throws {
        #expect(try message(Finding("incomplete"), language: locale) == expected)
    }

    @Test("Parameters in braces are filled in, other braces stay")
    func parameters() throws {
        var finding = Finding(
            "x",
            data: [
                Parameter.Member(name: "min", value: .integer(3)),
                Parameter.Member(name: "text", value: .text("{min}")),
                Parameter.Member(name: "values", value: .list([.text("a"), .integer(2)])),
            ])
        finding.message = "{label}: {min} {text} {values} {else} {} {min"
        #expect(try message(finding, label: "City") == "City: 3 {min} a, 2 {else} {} {min")
        #expect(try message(finding) == "Text: 3 {min} a, 2 {else} {} {min")
        let own = ["too-short": "{label} needs {min}."]
        let short = Finding("too-short", data: [Parameter.Member(name: "min", value: .integer(3))])
        #expect(try message(short, own: own, label: "City") == "City needs 3.")
    }

    private func short(_ minimum: Int) -> Finding {
        Finding("too-short", data: [Parameter.Member(name: "min", value: .integer(minimum))])
    }

    @Test(
        "A count has the form of its language",
        arguments: [
            ("en", 1, "Use at least one character."), ("en", 2, "Use at least 2 characters."),
            ("es", 1, "Usa al menos un carácter."), ("es", 1_000_000, "Usa al menos 1000000 de caracteres."),
            ("fr", 0, "Saisissez au moins 0 caractère."), ("fr", 1, "Saisissez au moins 1 caractère."),
            ("fr", 2, "Saisissez au moins 2 caractères."), ("ja", 1, "1文字以上で入力してください。"),
            ("ru", 1, "Введите не менее 1 символа."), ("ru", 21, "Введите не менее 21 символа."),
            ("ru", 3, "Введите не менее 3 символов."), ("ru", 11, "Введите не менее 11 символов."),
            ("uk", 22, "Введіть щонайменше 22 символи."), ("uk", 12, "Введіть щонайменше 12 символів."),
            ("cs", 1, "Zadejte alespoň jeden znak."), ("cs", 4, "Zadejte alespoň 4 znaky."),
            ("cs", 5, "Zadejte alespoň 5 znaků."), ("ro", 19, "Introduceți cel puțin 19 caractere."),
            ("ro", 20, "Introduceți cel puțin 20 de caractere."), ("ro", 101, "Introduceți cel puțin 101 caractere."),
            ("pl", 1, "Użyj co najmniej jednego znaku."), ("pl", 2, "Użyj co najmniej 2 znaków."),
            ("ar", 1, "أدخل حرفًا واحدًا على الأقل."), ("ar", 2, "أدخل حرفين على الأقل."),
            ("ar", 3, "أدخل \u{2068}3\u{2069} أحرف على الأقل."), ("ar", 11, "أدخل \u{2068}11\u{2069} حرفًا على الأقل."),
            ("ar", 100, "أدخل \u{2068}100\u{2069} حرف على الأقل."), ("he", 2, "נא להזין לפחות שני תווים."),
        ])
    func counts(_ language: String, _ count: Int, _ expected: String) throws {
        #expect(try message(short(count), language: language) == expected)
    }

    /// The samples of whole numbers in CLDR's plurals.xml.
    @Test(
        "Categories are those of CLDR",
        arguments: [
            ("pl", "one 1 few 2 3 4 22 24 32 102 1002 many 0 5 11 12 14 19 100 111 1000000"),
            ("ru", "one 1 21 31 101 1001 few 2 4 22 34 102 many 0 5 11 14 19 100 111 112 1000"),
            ("ar", "zero 0 one 1 two 2 few 3 10 103 110 1003 many 11 26 111 1011 other 100 102 200 202 1000000"),
            ("he", "one 1 two 2 many 20 30 100 1000 other 0 3 10 17 101"), ("cs", "one 1 few 2 3 4 other 0 5 19 100"),
            ("ro", "one 1 few 0 2 16 19 101 102 1001 1002 other 20 35 100 1000"),
            ("fr", "one 0 1 many 1000000 other 2 17 100"),
            ("pt", "one 0 1 many 2000000 other 2 100"), ("it", "one 1 many 1000000 other 0 2"),
            ("de", "one 1 other 0 2 16 1000000"), ("hi", "one 0 1 other 2 17"), ("fa", "one 0 1 other 2 17"),
            ("tr", "one 1 other 0 2 16"), ("zh", "other 0 1 2 15"), ("vi", "other 0 1 2 15"),
        ])
    func categories(_ language: String, _ samples: String) {
        var category = ""
        for word in samples.split(separator: " ") {
            guard let count = Int(word) else {
                category = String(word)
                continue
            }
            #expect(MessageLanguage(locale: language).category(of: count).name == category, "\(language) \(count)")
        }
    }

    @Test("A client's catalogue has any sentence, and any form of one")
    func overridden() throws {
        let own = ["too-short": "{min} or more", "too-short.one": "One or more", "too-short-bytes": "{min} bytes"]
        #expect(try message(short(1), own: own) == "One or more")
        #expect(try message(short(2), own: own) == "2 or more")
        #expect(try message(short(2), language: "ru", own: ["too-short.few": "x{min}"]) == "x2")
        #expect(
            try message(short(5), language: "ru", own: ["too-short.few": "x{min}"]) == "Введите не менее 5 символов.")
        var bytes = short(3)
        bytes.sentence = "too-short-bytes"
        #expect(try message(bytes, own: own) == "3 bytes")
        #expect(try message(bytes, own: ["too-short": "short"]) == "short")
        #expect(try message(bytes) == "Make it longer: at least 3 bytes.")
        // A nearer catalogue has the word, even where it is less exact.
        #expect(try message(bytes, own: own, field: ["too-short": "nearer"]) == "nearer")
    }

    @Test("What is filled into a sentence that is read from right to left is isolated, and so is what stands in it")
    func rightToLeft() throws {
        let labels = Finding(
            "none-given", data: [Parameter.Member(name: "labels", value: .list([.text("Name"), .text("שם")]))])
        #expect(try message(labels, language: "he") == "נא למלא לפחות אחד מאלה: \u{2068}Name, שם\u{2069}.")
        #expect(try message(labels, language: "ar").contains("\u{2068}Name، שם\u{2069}"))
        #expect(try message(labels, language: "ja") == "次の少なくとも1つに入力してください：Name、שם。")
        #expect(
            try message(Finding("invalid-month"), language: "fa")
                == "ماهی از \u{2066}01\u{2069} تا \u{2066}12\u{2069} وارد کنید.")
        for language in MessageLanguage.allCases where language.isRightToLeft {
            for number in 0..<MessageTable.count {
                for sentence in Self.forms(number, language) {
                    let bare = sentence.replacing(/\{[a-zA-Z]+\}|\u{2066}[^\u{2069}]+\u{2069}/, with: "")
                    #expect(!bare.contains(/[0-9A-Za-z]/), "\(sentence)")
                }
            }
        }
    }

    @Test("A sentence that would lack a parameter gives way to one that needs none")
    func missingParameter() throws {
        #expect(try message(Finding("too-long")) == "Check this.")
        #expect(try message(Finding("too-long"), language: "es") == "Revísalo.")
    }

    @Test(
        "A country that is not known is asked for as the type writes it",
        arguments: [
            ("tel", "415", "Start with + and the country code."), ("tel", "+210", "Check the country code."),
            ("iban", "ZZ1", "Start with the country's two letters."),
            ("vat", "Q", "Start with the country's two letters."),
        ])
    func unknownCountry(_ type: String, _ text: String, _ told: String) throws {
        var field = try TestField(type)
        try field.type(text)
        let finding = try #require(field.field.findings.first)
        #expect(finding.code == "unknown-country")
        #expect(try message(finding) == told)
    }
}
