import FieldEngine
import FieldServer
import FieldTools
import Foundation
import TestClients
import TestSupport
import Testing

@testable import FieldProgram

/// `field-server doctor`: what it tells, to people and to programs.
@Suite("Doctor") struct DoctorTests {
    private func report(_ arguments: [String] = []) throws -> FieldEngine.Parameter {
        try #require(DoctorReport.report(on: CommandLineOptions(arguments + ["doctor"]).configuration))
    }

    @Test("It tells what initialize answers, under the flags that it is given")
    func initialize() throws {
        let found = try report(["--max-fields", "7"])
        #expect(found["initialize"]?["limits"]?["maxFields"] == .integer(7))
        let locales = try #require(found["initialize"]?["capabilities"]?["locales"]?.texts)
        #expect(locales.count >= 20 && Set(locales).isSuperset(of: ["ar", "de", "en", "es", "ja", "zh-Hant"]))
        #expect(found["version"]?.text == SessionConfiguration().version)
        #expect(found["commit"]?.text == Build.commit)
    }

    @Test("The same as JSON, for programs")
    func json() throws {
        let server = try ServerProcess(["--max-rows=9", "doctor", "--json"])
        let text = try server.outputText()
        let found = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(found.keys.sorted() == ["build", "commit", "initialize", "platform", "tables", "terminal", "version"])
        let limits = (found["initialize"] as? [String: Any])?["limits"] as? [String: Any]
        #expect(limits?["maxRows"] as? Int == 9)
        let terminal = try #require(found["terminal"] as? [String: Any])
        #expect(terminal["output"] as? Bool == false)
        #expect(try server.exitCode() == 0)
    }

    @Test("Lines for people, what belongs together below its name")
    func lines() throws {
        let report = FieldEngine.Parameter.object([
            "version": .text("1"), "commit": .null,
            "a": .object(["flag": .boolean(true), "deep": .object(["list": .list([.text("x"), .integer(2)])])]),
        ])
        #expect(
            DoctorReport.lines(of: report).map(\.text) == [
                "version: 1", "commit: none", "a", "  flag: yes", "  deep", "    list: x 2",
            ])
        // What an environment holds is not what a terminal obeys.
        #expect(DoctorReport.lines(of: .object(["TERM": .text("\u{1B}[31m")])).map(\.text) == [#"TERM: \u{1B}[31m"#])
    }

    @Test("The tables are told as their sources name them")
    func tables() throws {
        let data = URL(filePath: #filePath).appending(path: "../../../Sources/FieldEngine/Types/Data")
            .standardizedFileURL
        for (name, file, words) in [
            ("numbers", "NumberLocales", "Unicode CLDR 41"), ("months", "MonthNames", "CLDR 41"),
            ("yesAndNo", "FlagWords", "release 46"), ("currencies", "Currencies", "amendment 179"),
            ("digits", "NumberingSystems", "CLDR 41"), ("calendars", "CalendarFormats", "CLDR 41"),
            ("telephoneNumbers", "TelephoneTable", "9.0.43"), ("postalCodes", "PostalCodeTable", "3.1.1"),
            ("addresses", "AddressTable", "3.1.1"), ("countries", "AddressTable", "2.18.0"),
            ("domainNames", "DomainNameTable", "17.0.0"),
        ] {
            let source = try String(contentsOf: data.appending(path: "\(file).swift"), encoding: .utf8)
            #expect(source.contains(words), "\(file)")
            let told = DoctorReport.tables.first { $0.key == name }?.value.text
            #expect(told?.hasSuffix(String(words.split(separator: " ").last ?? "")) == true, "\(name)")
        }
    }

    @Test("Arguments that it does not know")
    func mistakes() throws {
        let server = try ServerProcess(["doctor", "--all"])
        #expect(try server.errorText() == "field-server doctor: unknown argument '--all' (--help)\n")
        #expect(try server.exitCode() == 2)
    }
}
