import FieldEngine
import Testing

@testable import FieldServer

/// Fields of the same settings share their definition, and nothing else.
@Suite("Fields that are made alike")
struct SharedDefinitionTests {
    private static func answer(_ session: inout Session, _ method: String, _ params: String, day: Int = 21) -> String {
        let text = #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(params)}"# + "\n"
        let today = CivilDate(year: 2026, month: 11, day: day)
        session.receive(Array(text.utf8)[...], at: Moment(milliseconds: 0, today: today))
        return String(decoding: session.takeOutput(), as: UTF8.self)
    }

    private static func session() -> Session {
        var session = Session(configuration: SessionConfiguration())
        _ = answer(&session, "initialize", "{}")
        return session
    }

    @Test(
        "Each is answered as if it were the first",
        arguments: [
            "", #","type":"date","label":"Day""#, #","type":{"name":"tel","country":"US"},"group":"g","required":true"#,
            #","text":"abc""#, #","type":"number","typed":"1.50""#, #","state":"idle.valid""#, #","enabled":false"#,
            #","validation":{"on":["blur"],"final":{"rules":[{"rule":"length","min":3}]}}"#,
            #","form":"a","appearance":"fluent","placeholder":"\u0061b","choices":["x","y"]"#,
            #","type":"nothing""#, #","minLength":-1"#, #","type":"pin""#, #","style":"round""#,
            #", "debug" : true"#, #","field":"d""#, #","fi\u0065ld":"d""#,
        ])
    func alike(_ members: String) {
        var many = Self.session()
        for name in ["a", "b", "b", "c"] {
            var one = Self.session()
            if members.contains(":\"d\"") {
                // The last id counts.
                _ = Self.answer(&many, "field/dispose", #"{"field":"d"}"#)
            } else if name == "b" {
                _ = Self.answer(&one, "field/create", #"{"field":"b"}"#)
                if many.store.registry.number(of: "b") == nil {
                    _ = Self.answer(&many, "field/create", #"{"field":"b"}"#)
                }
            }
            let params = #"{"field":"\#(name)"\#(members)}"#
            #expect(Self.answer(&many, "field/create", params) == Self.answer(&one, "field/create", params))
        }
    }

    @Test("They share their definition") func sharing() {
        var session = Self.session()
        for name in ["a", "b"] {
            _ = Self.answer(&session, "field/create", #"{"field":"\#(name)","type":"date","label":"Day"}"#)
        }
        #expect(
            session.store.registry[1] != nil
                && session.store.registry[1]?.definition === session.store.registry[2]?.definition)
        // Columns of one type by turns, too, read in whatever way.
        for number in 0..<20 {
            _ = Self.answer(&session, "field/create", #"{"type":"name","label":"\#(number % 5)"}"#)
        }
        let definitions = (3...22).compactMap { session.store.registry[$0].map { ObjectIdentifier($0.definition) } }
        #expect(definitions.count == 20)
        #expect(Set(definitions).count == 5)
    }

    @Test("A type that is defined anew is the type of those that come after") func types() {
        var session = Self.session()
        for (number, pattern) in ["[a-c]+", "[x-z]+"].enumerated() {
            let declared = #"{"name":"code","description":"Code","pattern":"\#(pattern)"}"#
            #expect(Self.answer(&session, "type/define", declared).contains(#""result""#))
            for part in ["a", "b"] {
                let answer = Self.answer(&session, "field/create", #"{"field":"\#(part)\#(number)","type":"code"}"#)
                #expect(answer.contains(#""result""#), "\(answer)")
            }
        }
        let types = (1...4).compactMap { session.store.registry[$0].map { ObjectIdentifier($0.definition.type) } }
        #expect(types.count == 4)
        #expect(types.prefix(1) == types[1...].prefix(1) && types[2...].prefix(1) == types.suffix(1))
        #expect(Set(types).count == 2)
    }

    @Test("What no text satisfies from today on is refused from today on") func days() {
        var session = Self.session()
        let members = #""type":{"name":"date","min":"today","max":"2026-11-21"}}"#
        for name in ["a", "b"] {
            let made = Self.answer(&session, "field/create", #"{"field":"\#(name)",\#(members)"#)
            #expect(made.contains(#""result""#), "\(made)")
        }
        let refused = Self.answer(&session, "field/create", #"{"field":"c",\#(members)"#, day: 22)
        #expect(refused.contains(#""error""#), "\(refused)")
    }
}
