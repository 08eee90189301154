import Foundation
import Testing

@testable import FieldEngine

/// What is said of a finding, and where the words come from.
@Suite("Messages") struct MessageTests {
    /// Every code of the specification's section 4 and of the types, with what its sentence may speak of.
    static let codes: [String: [String]] = [
        "required": [], "incomplete": [], "invalid": [],
        "too-short": ["min", "max", "count"], "too-long": ["min", "max", "count"], "wrong-length": ["exact", "count"],
        "pattern-mismatch": ["pattern"], "below-minimum": ["min", "max", "step"],
        "above-maximum": ["min", "max", "step"], "off-step": ["min", "max", "step"], "not-a-number": [],
        "too-early": ["min", "max"], "too-late": ["min", "max"], "not-listed": ["values"], "not-allowed": ["values"],
        "missing-characters": ["characters", "atLeast"], "wrong-start": ["text"], "wrong-end": ["text"],
        "bad-checksum": [], "not-equal": ["field", "other"], "not-different": ["field", "other"],
        "not-equal-others": ["labels"], "not-different-others": ["labels"], "weak": ["min"],
        "zero-not-allowed": [], "unlikely-number": [], "never-issued": [], "unknown-state": [], "invalid-month": [],
        "invalid-day": [], "invalid-date": [], "year-out-of-range": [], "invalid-hour": [], "invalid-minute": [],
        "invalid-second": [], "expired": [], "unknown-network": [], "invalid-email": [],
        "did-you-mean": ["suggestion"], "invalid-url": [], "domain-not-allowed": [], "unknown-country": [], "unknown-number": [],
        "country-not-allowed": [], "wrong-kind": [], "invalid-postal-code": [],
        "invalid-address": [], "validator-timeout": [], "validator-failed": [], "none-given": ["labels"],
        "exactly-one": ["labels"], "more-than-one": ["labels"], "incomplete-group": ["labels"],
        "not-ascending": ["other"], "not-ascending-date": ["other"], "not-ascending-earlier": ["other"],
        "not-ascending-earlier-date": ["other"], "not-ascending-others": ["labels"],
    ]

    @Test("Every code has a sentence in every language", arguments: MessageCatalogue.Language.allCases)
    func complete(_ language: MessageCatalogue.Language) {
        for (code, parameters) in Self.codes {
            for form in [code, code + ".one", code + "-bytes"] {
                guard let sentence = MessageCatalogue.sentence(for: form, in: language) else {
                    #expect(form != code, "\(code) has no sentence")
                    continue
                }
                #expect(MessageCatalogue.parameters(of: sentence).isSubset(of: parameters), "\(sentence)")
                #expect(sentence.count <= 70 && sentence.last.map { ".?".contains($0) } == true, "\(sentence)")
                let other = MessageCatalogue.Language.allCases.first { $0 != language }
                #expect(other.flatMap { MessageCatalogue.sentence(for: form, in: $0) } != nil, "\(form)")
            }
        }
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
        let catalogue = MessageCatalogue(own: own, language: MessageCatalogue.Language(locale: language))
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
            ("en-GB", "Complete this."), ("est", "Complete this."), ("", "Complete this."), ("de", "Complete this."),
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

    @Test("One is not several")
    func singular() throws {
        func short(_ minimum: Int) -> Finding {
            Finding("too-short", data: [Parameter.Member(name: "min", value: .integer(minimum))])
        }
        #expect(try message(short(1)) == "Use at least one character.")
        #expect(try message(short(1), language: "es") == "Usa al menos un carácter.")
        #expect(try message(short(2)) == "Use at least 2 characters.")
    }

    @Test("A sentence that would lack a parameter gives way to one that needs none")
    func missingParameter() throws {
        #expect(try message(Finding("too-long")) == "Check this.")
        #expect(try message(Finding("too-long"), language: "es") == "Revísalo.")
    }
}
