import FieldEngine
import TestClients
import Testing

@testable import FieldServer

/// Fields of the same settings share their definition, and nothing else.
@Suite("Fields that are made alike")
struct SharedDefinitionTests {
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
        var many = TestClient()
        for name in ["a", "b", "b", "c"] {
            var one = TestClient()
            if members.contains(":\"d\"") {
                // The last id counts.
                _ = many.text("field/dispose", #"{"field":"d"}"#)
            } else if name == "b" {
                _ = one.text("field/create", #"{"field":"b"}"#)
                if many.session.store.registry.number(of: "b") == nil {
                    _ = many.text("field/create", #"{"field":"b"}"#)
                }
            }
            let params = #"{"field":"\#(name)"\#(members)}"#
            // Ids are the same, so that the answers are.
            one.goOn(as: many)
            #expect(many.text("field/create", params) == one.text("field/create", params))
        }
    }

    @Test("They share their definition") func sharing() {
        var client = TestClient()
        for name in ["a", "b"] {
            _ = client.text("field/create", #"{"field":"\#(name)","type":"date","label":"Day"}"#)
        }
        let first = client.session.store.registry[1]?.definition
        #expect(first != nil && first === client.session.store.registry[2]?.definition)
        // Columns of one type by turns, too, read in whatever way.
        for number in 0..<20 {
            _ = client.text("field/create", #"{"type":"name","label":"\#(number % 5)"}"#)
        }
        let definitions = (3...22).compactMap {
            client.session.store.registry[$0].map { ObjectIdentifier($0.definition) }
        }
        #expect(definitions.count == 20)
        #expect(Set(definitions).count == 5)
    }

    @Test("A type that is defined anew is the type of those that come after") func types() {
        var client = TestClient()
        for (number, pattern) in ["[a-c]+", "[x-z]+"].enumerated() {
            let declared = #"{"name":"code","description":"Code","pattern":"\#(pattern)"}"#
            #expect(client.text("type/define", declared).contains(#""result""#))
            for part in ["a", "b"] {
                let answer = client.text("field/create", #"{"field":"\#(part)\#(number)","type":"code"}"#)
                #expect(answer.contains(#""result""#), "\(answer)")
            }
        }
        let types = (1...4).compactMap {
            client.session.store.registry[$0].map { ObjectIdentifier($0.definition.type) }
        }
        #expect(types.count == 4)
        #expect(types.prefix(1) == types[1...].prefix(1) && types[2...].prefix(1) == types.suffix(1))
        #expect(Set(types).count == 2)
    }

    @Test("What no text satisfies from today on is refused from today on") func days() {
        var client = TestClient()
        let members = #""type":{"name":"date","min":"today","max":"2026-11-21"}}"#
        for name in ["a", "b"] {
            let made = client.text("field/create", #"{"field":"\#(name)",\#(members)"#)
            #expect(made.contains(#""result""#), "\(made)")
        }
        client.now.today.day += 1
        let refused = client.text("field/create", #"{"field":"c",\#(members)"#)
        #expect(refused.contains(#""error""#), "\(refused)")
    }
}
