import FieldEngine
import Testing

@testable import FieldServer

/// A creation that is known from an earlier one answers, and leads to, what it would if nothing were known.
struct RecurringCreationTests {
    /// Two sessions that are told the same, one of them with another unknown member in each creation, so that none of
    /// those recurs.
    private struct Pair {
        var known = Session(configuration: SessionConfiguration())
        var unknown = Session(configuration: SessionConfiguration())
        var now = Moment(milliseconds: 0, today: CivilDate(year: 2026, month: 11, day: 21))
        private var id = 0

        init(_ initialize: String = "{}") { send("initialize", initialize) }

        /// Answers with what the server says of it.
        @discardableResult
        mutating func send(_ method: String, _ params: String, location: SourceLocation = #_sourceLocation) -> String {
            id += 1
            let head = #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":"#
            known.receive(Array("\(head)\(params)}\n".utf8)[...], at: now)
            let other = method == "field/create" ? #"{"unknown":\#(id),\#(params.dropFirst())"# : params
            unknown.receive(Array("\(head)\(other)}\n".utf8)[...], at: now)
            let said = String(decoding: known.takeOutput(), as: UTF8.self)
            #expect(said == String(decoding: unknown.takeOutput(), as: UTF8.self), sourceLocation: location)
            return said
        }

        mutating func create(_ field: String, _ rest: String, location: SourceLocation = #_sourceLocation) {
            send("field/create", #"{"field":"\#(field)"\#(rest)}"#, location: location)
        }
    }

    private static let columns = [
        #","type":"date","group":"rows""#, #","type":"card","required":true,"form":"a","group":"rows""#,
        #","type":"password""#, #","maxLength":5,"counter":true"#, #","type":"choice","choices":["a"],"enabled":false"#,
        #","type":"currency","text":"12.5""#, #","type":{"name":"number"},"state":"error","appearance":"vitamin""#,
        #","type":"own","text":"""#, #","replace":true,"label":"Name \"of\" it""#, #","type":"nothing""#,
        #","validation":{"live":{"rules":[{"rule":"pattern","pattern":"[a-z]*"}]}}"#,
    ]

    @Test(arguments: ["{}", #"{"capabilities":{"presentation":false,"events":true}}"#, #"{"debug":true}"#])
    func sameBytes(initialize: String) {
        var pair = Pair(initialize)
        for row in 0..<6 {
            for (index, column) in Self.columns.enumerated() { pair.create("r\(row)c\(index)", column) }
            switch row {
            case 0: pair.send("type/define", #"{"name":"own","pattern":"[0-9]*"}"#)
            case 1: pair.send("form/open", #"{"form":"a","order":["r3c1","r2c1","r5c1"]}"#)
            case 2: pair.send("type/define", #"{"name":"own","pattern":"[a-f]*","description":"other"}"#)
            case 3: pair.now = Moment(milliseconds: 1_000, today: CivilDate(year: 2027, month: 1, day: 1))
            case 4: pair.send("form/open", #"{"form":"","debug":true}"#)
            default: break
            }
        }
        pair.create("r1c0", Self.columns[0])
        pair.send("field/dispose", #"{"field":"r1c0"}"#)
        pair.create("r1c0", Self.columns[0])
        for field in ["r1c0", "r5c1", "r4c3", "r5c10"] {
            pair.send("field/edit", #"{"field":"\#(field)","input":"1"}"#)
            pair.send("field/get", #"{"field":"\#(field)"}"#)
            pair.send("field/blur", #"{"field":"\#(field)"}"#)
        }
        pair.send("group/verify", "{}")
        pair.send("form/submit", #"{"form":"a"}"#)
        pair.send("form/submit", #"{"form":""}"#)
        pair.send("field/list", "{}")
        pair.send("session/snapshot", "{}")
        pair.send("form/close", #"{"form":"a"}"#)
        pair.create("r1c1", Self.columns[1])
        pair.create("r2c1", Self.columns[1])
    }

    /// Rules between fields concern new ones too.
    @Test func sameBytesWithRules() {
        var pair = Pair()
        for row in 0..<3 { pair.create("r\(row)", #","type":"date","group":"rows""#) }
        pair.send("group/define", #"{"group":"rows","rules":[{"rule":"ascending","fields":["r0","r1","r2"]}]}"#)
        for row in 3..<6 { pair.create("r\(row)", #","type":"date","group":"rows""#) }
        pair.send("field/dispose", #"{"field":"r1"}"#)
        pair.create("r1", #","type":"date","group":"rows""#)
        pair.send("field/edit", #"{"field":"r1","text":"12/12/2026"}"#)
        pair.send("form/submit", #"{"form":""}"#)
    }

    /// Members of a batch are answered in it.
    @Test func sameBytesInABatch() {
        var session = Session(configuration: SessionConfiguration())
        let now = Moment(milliseconds: 0, today: CivilDate(year: 2026, month: 11, day: 21))
        session.receive(
            Array("{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{}}\n".utf8)[...], at: now)
        _ = session.takeOutput()
        let members = (1...4).map {
            #"{"jsonrpc":"2.0","id":\#($0),"method":"field/create","params":{"field":"f\#($0)","type":"zip"}}"#
        }
        session.receive(Array("[\(members.joined(separator: ","))]\n".utf8)[...], at: now)
        var answers = String(decoding: session.takeOutput(), as: UTF8.self)
        #expect(answers.contains(#"{"jsonrpc":"2.0","id":4,"result":{"field":"f4","form":"","type":"zip","#))
        for number in 2...4 {
            answers = answers.replacing(#""id":\#(number)"#, with: #""id":1"#)
                .replacing(#""field":"f\#(number)""#, with: #""field":"f1""#)
        }
        let parts = answers.dropFirst().dropLast(2).split(separator: #",{"jsonrpc""#)
        #expect(parts.count == 4)
        #expect(Set(parts.map { $0.replacing(#"{"jsonrpc""#, with: "") }).count == 1)
    }
}
