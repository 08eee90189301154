import FieldEngine
import FieldServer
import Foundation
import TestClients
import TestSupport
import Testing

@testable import FieldProgram

/// protocol/hostile-input.md, row by row.
@Suite("Hostile input") struct HostileInputTests {
    /// Seconds of processor time that a row may take in a build without optimization.
    private static let patience = 20.0

    @Test(
        "Answered as expected, in one piece, byte by byte, and through pipes",
        arguments: zip(HostileInput.chosenRows, HostileInput.chosenRows.indices))
    func answered(row: HostileCase, index: Int) throws {
        for framing in row.input.framings {
            let start = processorTime()
            let stream = HostileStream(row.stream(framing), arguments: row.flags)
            let whole = try stream.run(byteByByte: false)
            #expect(processorTime() - start < Self.patience, "slow")
            let answers = try row.answers(whole.written, framing)
            #expect(answers.flatMap { $0.name.isEmpty ? [] : [$0.name] } == row.expected)
            for answer in answers {
                guard let sentence = answer.sentence else { continue }
                #expect(sentence.first?.isUppercase == true && sentence.hasSuffix("."), "no sentence: \(sentence)")
            }
            if isRun(index) { try stream.expectSame(as: whole) }
        }
    }

    @Test("Files that no well-meaning person gives a command", arguments: HostileInput.files)
    func files(row: HostileFile) throws {
        let outcome = try row.run()
        #expect(outcome == HostileFile.Outcome(exitCode: row.exitCode, said: row.said, isUntouched: true))
    }

    @Test("Numbers at their bounds and beyond", arguments: HostileInput.numbers)
    func numbers(number: HostileNumber) throws {
        let stream = HostileStream(number.stream())
        let start = processorTime()
        let whole = try stream.run(byteByByte: false)
        #expect(processorTime() - start < Self.patience, "slow")
        try stream.expectSame(as: whole)
        var refusals: [Int: String] = [:]
        var answered = 0
        for line in whole.written.split(separator: UInt8(ascii: "\n")) {
            let message = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
            guard let message, let id = message["id"] else { continue }
            answered += 1
            guard let index = id as? Int else { continue }
            let answer = try HostileAnswer(message)
            if answer.name == "InvalidParams" { refusals[index] = answer.path }
            #expect(answer.name != "InternalError", "\(HostileNumber.values[index].text)")
        }
        #expect(answered >= HostileNumber.values.count * (number.isRequest ? 5 : 4))
        // A notification is not answered, and the first initialize that is taken is the last.
        guard number.isRequest, number.method != "initialize" else { return }
        for (index, value) in HostileNumber.values.enumerated() {
            let isRefused = refusals[index] == number.path
            if number.isTaken(value), number.hasNarrowerMeaning { continue }
            #expect(isRefused == !number.isTaken(value), "\(value.text): \(refusals[index] ?? "taken")")
        }
    }

    /// A trap would end the tests: an answer is all that is asked for, and that the session lives.
    @Test("Numbers of a field, for every type and unit", arguments: ["character", "scalar", "utf16", "utf8"])
    func numbersOfTypes(unit: String) throws {
        let model = try ProtocolModel()
        let options: [String] =
            model.members(of: "FieldOptions").filter { $0.numberKind != nil }.map { #""\#($0.name)":#"# }
            + model.rules.flatMap { rule in
                rule.numbers.map { name, _ in
                    let parameters = rule.others(than: name)
                    return #""validation":{"live":{"rules":[{"rule":"\#(rule.name)",\#(parameters)"\#(name)":#}]}}"#
                }
            }
        #expect(options.count >= 10)
        // Only lengths have a unit.
        let tried = unit == "character" ? options : options.filter { $0.contains("ength") }
        let values = ["0", "1", "2147483647", "2147483648", "\(Int.max)"]
        var client = TestClient(#"{"capabilities":{"presentation":false}}"#)
        func ask(_ method: String, _ params: String) throws -> HostileAnswer? {
            let answers = client.call(method, params).split(separator: UInt8(ascii: "\n"))
            return try answers.first.map { try HostileAnswer(JSONSerialization.jsonObject(with: Data($0))) }
        }
        var count = 0
        let types = client.request("type/list", "{}")["types"].list
        // What some types can't be without.
        let parameters = ["choice": #","choices":["a","bb"]"#, "dataLength": #","length":4"#, "pin": #","length":4"#]
        for type in types.compactMap({ $0["name"].string }) {
            let reference = #""type":{"name":"\#(type)"\#(parameters[type] ?? "")}"#
            let common = #"\#(reference),"lengthUnit":"\#(unit)","text":"12é","#
            for option in tried {
                for value in values {
                    count += 1
                    guard isRun(count) else { continue }
                    let members = common + option.replacing("#", with: value)
                    let created = try ask("field/create", #"{"field":"f","replace":true,\#(members)}"#)
                    let name = created?.name ?? "nothing"
                    #expect(
                        ["result", "InvalidParams", "InvalidDefinition", "LimitExceeded"].contains(name),
                        "\(members): \(name)")
                    guard name == "result" else { continue }
                    #expect(try ask("field/edit", #"{"field":"f","input":"1"}"#)?.name == "result", "\(members)")
                }
            }
        }
        #expect(count > 500)
    }

    @Test("Parameters of types at their bounds and beyond")
    func typeParameters() throws {
        var client = TestClient(nil)
        var sent: [UInt8] = []
        var written: [UInt8] = []
        func ask(_ method: String, _ params: String) throws -> [[String: Any]] {
            let text = #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(params)}"#
            let answer = client.send(text)
            sent += Array((text + "\n").utf8)
            written += answer
            return try answer.split(separator: UInt8(ascii: "\n"))
                .compactMap { try JSONSerialization.jsonObject(with: Data($0)) as? [String: Any] }
        }
        _ = try ask("initialize", "{}")
        let list = try #require(try ask("type/list", "{}").first?["result"] as? [String: Any])
        let types = try #require(list["types"] as? [[String: Any]])
        var index = 0
        var tried = 0
        let wrong = [#""""#, #""\u0000""#, "[]", "{}", "true", #"["a","a"]"#]
        let values = HostileNumber.values.map(\.text) + wrong
        for type in types {
            let name = type["name"] as? String ?? ""
            for parameter in type["params"] as? [[String: Any]] ?? [] {
                let parameterName = parameter["name"] as? String ?? ""
                // Where only some are tried, these are others for each parameter.
                index += 1
                for value in values {
                    index += 1
                    guard isRun(index) else { continue }
                    let start = processorTime()
                    let more = #""choices":["a"],"country":"DE","#
                    let created = try ask(
                        "field/create",
                        #"{"field":"f","replace":true,"type":{\#(more)"name":"\#(name)","\#(parameterName)":\#(value)},"text":"12ab"}"#
                    )
                    #expect(created.count == 1)
                    #expect(try created.map { try HostileAnswer($0).name } != ["InternalError"])
                    for use in [#""text":"2026-02-29T1:2""#, #""input":"9.99""#, #""delete":"all""#] {
                        _ = try ask("field/edit", #"{"field":"f",\#(use)}"#)
                    }
                    _ = try ask("field/blur", #"{"field":"f"}"#)
                    #expect(processorTime() - start < Self.patience, "slow: \(name) \(parameterName) \(value)")
                    tried += 1
                }
            }
        }
        #expect(tried > 200)
        try HostileStream(sent).expectSame(as: HostileStream.Outcome(written: written, exitCode: 1))
    }

    @Test(
        "The corpus's invalid messages, answered with its codes and paths",
        arguments: [
            "envelope", "rules", "lifecycle", "fields", "validation", "forms", "types", "snapshots",
        ])
    func corpus(file: String) throws {
        let text = try String(
            contentsOf: ProtocolModel.directory.appending(path: "corpus/\(file).jsonl"), encoding: .utf8)
        var all: [UInt8] = []
        for line in text.split(separator: "\n") {
            // The message as it stands there: parsed and written again it would no longer be wrong.
            let start = try #require(line.range(of: #","message":"#))
            let message = line[start.upperBound...].dropLast()
            let about = Data((line[..<start.lowerBound] + "}").utf8)
            let sample = try #require(try JSONSerialization.jsonObject(with: about) as? [String: Any])
            let name = sample["name"] as? String ?? ""
            let isFirst = name.hasPrefix("initialize:")
            var client = TestClient(isFirst ? nil : #"{"capabilities":{"validate":true}}"#)
            let written = client.send(String(message))
            guard sample["valid"] as? Bool == false else { continue }
            // A notification is never answered.
            guard !written.isEmpty else { continue }
            let answer = try HostileAnswer(
                try JSONSerialization.jsonObject(
                    with: Data(written.prefix { $0 != UInt8(ascii: "\n") }), options: .fragmentsAllowed))
            #expect(answer.code == sample["code"] as? Int, "\(name)")
            if let path = sample["path"] as? String { #expect(answer.path == path, "\(name)") }
            all += Array((message + "\n").utf8)
        }
        let first = #"{"jsonrpc":"2.0","id":"i","method":"initialize","params":{"capabilities":{"validate":true}}}"#
        let stream = HostileStream(Array((first + "\n").utf8) + all)
        try stream.expectSame(as: stream.run(byteByByte: false), "of \(file)")
    }

    @Test("The page, and the table of it for other servers, are what the server says")
    func pageIsFresh() throws {
        var answers: [String: [HostileAnswer]] = [:]
        var exits: [String: Int32] = [:]
        for row in HostileInput.rows {
            guard let framing = row.input.framings.first else { continue }
            let outcome = try HostileStream(row.stream(framing), arguments: row.flags).run(byteByByte: false)
            answers[row.number] = (try? row.answers(outcome.written, framing)) ?? []
            if !row.goesOn { exits[row.number] = outcome.exitCode }
        }
        try keep(HostileInputPage.text(answers: answers, exits: exits), at: "hostile-input.md")
        try keep(HostileInputTable.text(exits: exits), at: "conformance/hostile.jsonl")
    }

    /// Compares a text with the file that holds it, or rewrites that.
    private func keep(_ text: String, at path: String) throws {
        let file = ProtocolModel.directory.appending(path: path)
        guard text != (try? String(contentsOf: file, encoding: .utf8)) else { return }
        if ProcessInfo.processInfo.environment["FIELD_SERVER_REWRITE"] == "1" {
            try text.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("\(path) was rewritten: review what changed, and run the tests again without the switch")
        } else {
            Issue.record("\(path) is stale")
        }
    }
}

/// Seconds of processor time that this thread has used: how long a test waits for others does not count.
func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
