import FieldEngine
import FieldServer
import FieldTools
import Foundation
import TestSupport
import Testing

/// A check that knows what it found before says the same as one that knows nothing. The argument is the seed.
@Suite("Form files that change") struct FormFileMemoryTests {
    private static let directory = URL(filePath: #filePath).appending(path: "../../../protocol/forms")
        .standardizedFileURL
    private static let day = CivilDate(year: 2026, month: 11, day: 21)

    /// Fields that have to do with each other in each way that there is, and some that have not.
    private static let entangled = #"""
        {"title":"T","types":[{"name":"code","description":"C","pattern":"[A-Z]{3}"}],
        "fields":[{"field":"a","group":"g","type":"email"},{"field":"b","group":"g","type":{"name":"number","max":10}},
        {"field":"c","shown":{"rule":"equals","field":"d","value":"x"}},{"field":"d","type":{"name":"choice","choices":["x","y"]}},
        {"field":"e","total":{"sum":["b","items[].amount"]},"type":"number"},{"field":"f","type":"code","text":"ABC"},
        {"field":"h","type":{"name":"phone","country":{"field":"k"}}},{"field":"k","type":"country"},
        {"field":"m","enabled":{"rule":"empty","field":"c"},"validation":{"final":{"rules":[{"rule":"equalsField","field":"a"}]}}},
        {"field":"n","type":{"name":"address"}},{"field":"o","type":"zip","text":"1x2","group":"h"},{"field":"p","maxLength":3}],
        "rules":[{"group":"g","rule":"equal","fields":["a","p"]}],"groups":[{"name":"g","title":"G"},{"name":"h"}],
        "pages":[{"page":"p","groups":["g"],"shown":{"rule":"empty","field":"f"}},{"page":"q","fields":["o","p"]}],
        "sections":[{"section":"items","fields":[{"field":"amount","type":"number"},{"field":"x","shown":{"rule":"empty","field":"a"}}]}],
        "order":["a","b","items"]}
        """#

    /// Fields that have to do with each other in several sets, which have nothing to do with the rest.
    private static let joined = #"""
        {"title":"T","types":[{"name":"code","description":"C","pattern":"[A-Z]{3}"}],
        "fields":[{"field":"a","label":"A","type":"code","text":"ABC"},{"field":"b","label":"B","shown":{"rule":"pattern","field":"a","pattern":"[0-9]"}},
        {"field":"c","type":"number","value":"1"},{"field":"d","type":"number"},{"field":"e","label":"E","type":"number","total":{"sum":["c","d"]}},
        {"field":"f","enabled":{"rule":"all","rules":[{"rule":"range","field":"e","min":3},{"rule":"range","field":"e","max":2}]}},
        {"field":"h","type":{"name":"phone","country":{"field":"k"}}},{"field":"k","type":"country","placeholder":"K"},
        {"field":"m","validation":{"final":{"rules":[{"rule":"equalsField","field":"p"}]}}},{"field":"p","helper":"P"},
        {"field":"x","type":"zip"},{"field":"y","required":{"rule":"empty","field":"x"},"text":"1"}],
        "rules":[{"group":"g","rule":"equal","fields":["x","p"]}],"pages":[{"page":"q","fields":["a","b"]}]}
        """#

    /// The texts in quotation marks, and the objects, without what is inside of them.
    private static func ranges(of text: [UInt8], in random: inout SeededGenerator) -> (
        text: Range<Int>, object: Range<Int>
    )? {
        let marks = text.indices.filter { text[$0] == UInt8(ascii: "\"") }
        let braces = text.indices.filter { text[$0] == UInt8(ascii: "{") }
        guard marks.count > 1, !braces.isEmpty else { return nil }
        let mark = random.below(marks.count / 2) * 2
        let start = random.pick(braces)
        var depth = 0
        var end = start
        while end < text.count {
            if text[end] == UInt8(ascii: "{") { depth += 1 }
            if text[end] == UInt8(ascii: "}") { depth -= 1 }
            end += 1
            if depth == 0 { break }
        }
        return (marks[mark]..<marks[mark + 1] + 1, start..<end)
    }

    private static let words = [
        "a", "b", "c", "d", "e", "f", "k", "p", "g", "items", "items[].amount", "emial", "email", "date", "number",
        "field", "label",
        "total", "type", "code", "x", "shown", "required", "text", "group", "rule", "equalsField", "addres",
    ]

    private static func edit(_ text: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        guard let (word, object) = ranges(of: text, in: &random) else { return text }
        var new = text
        switch random.below(8) {
        case 0, 1, 2: new.replaceSubrange(word, with: Array("\"\(random.pick(words))\"".utf8))
        case 3: new.insert(contentsOf: Array(text[object]) + [UInt8(ascii: ",")], at: object.lowerBound)
        case 4: new.replaceSubrange(object, with: Array("{}".utf8))
        case 5:
            if let (_, other) = ranges(of: text, in: &random) { new.replaceSubrange(other, with: text[object]) }
        case 6: new.insert(contentsOf: Array("\"\(random.pick(words))\":1,".utf8), at: object.lowerBound + 1)
        default: new.remove(at: random.below(new.count))
        }
        return new
    }

    @Test("Whatever is edited, what is known leads to the same report", arguments: 0..<randomRuns(15))
    func edits(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let name = random.pick(["sign-up", "checkout", "tax", "job-application", "settings", "delivery"])
        let form =
            switch seed % 3 {
            case 0: Data(Self.entangled.utf8)
            case 1: Data(Self.joined.utf8)
            default: try Data(contentsOf: Self.directory.appending(path: "\(name).json"))
            }
        let memory = FormFileMemory(SessionConfiguration())
        var states = [[UInt8](form)]
        for step in 0..<25 {
            var text = states[states.count - 1]
            if step > 0 { text = Self.edit(text, &random) }
            let now = Moment(milliseconds: Int64(step), today: Self.day)
            let known = FormFileCheck.report(on: text, knowing: memory, at: now)
            let plain = FormFileCheck.report(on: text, with: SessionPartner(), at: now)
            #expect(known == plain, "\(String(decoding: text, as: UTF8.self))")
            // What is no JSON any more would stay so; and much is taken back.
            if plain.contents != nil, text.count < 20_000 { states.append(text) }
            if states.count > 1, random.oneIn(4) { states.removeLast() }
        }
    }

    @Test("On another day nothing of the day before counts")
    func days() {
        let text = Array(
            #"{"title":"T","fields":[{"field":"a","type":"date","validation":{"final":{"rules":[{"rule":"dateRange","min":"today","max":"2026-11-21"}]}}}]}"#
                .utf8)
        let memory = FormFileMemory(SessionConfiguration())
        for day in [20, 22, 21] {
            let now = Moment(milliseconds: 0, today: CivilDate(year: 2026, month: 11, day: day))
            let known = FormFileCheck.report(on: text, knowing: memory, at: now)
            #expect(known == FormFileCheck.report(on: text, with: SessionPartner(), at: now))
            #expect(known.isFine == (day < 22))
        }
    }
}
