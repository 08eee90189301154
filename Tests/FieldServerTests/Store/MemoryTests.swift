import FieldEngine
import JSONBytes
import TestClients
import Testing

@testable import FieldServer
@testable import FieldTools

/// What many fields took is given back when they are gone, and disposing one costs the same however many there are.
@Suite("Memory of a session")
struct MemoryTests {
    @Test("The table of ids shrinks with what is in it, and memory to give back is told of now and then")
    func disposing() {
        var client = TestClient()
        let count = 5_000
        for number in 1...count { _ = client.call("field/create", #"{"field":"\#(number)"}"#) }
        #expect(client.session.store.registry.count == count)
        var given: [Int] = []
        for number in 1...count {
            _ = client.call("field/dispose", #"{"field":"\#(number)"}"#)
            if client.session.takeMemoryToGiveBack() { given.append(client.session.store.registry.count) }
            let capacity = client.session.store.registry.capacity
            guard capacity <= max(6_144, 4 * client.session.store.registry.count) else {
                Issue.record("\(client.session.store.registry.count) fields in a table for \(capacity)")
                return
            }
        }
        #expect(client.session.store.registry.count == 0)
        #expect(client.session.store.registry.capacity < 4_096)
        // At a quarter, a sixteenth, and so on: what is left is too little to care for.
        #expect(given == [1_250, 312, 78])
    }

    @Test("A field takes 192 bytes of the heap: 24 of those are the object's and the heap's own")
    func size() { #expect(MemoryLayout<Field>.size <= 192 - 24) }

    @Test("With the last field the definitions go that were kept for more like it", arguments: [true, false])
    func lastField(isClosed: Bool) {
        var client = TestClient()
        _ = client.call("field/create", #"{"field":"a","form":"x","label":"L"}"#)
        weak let definition = client.session.store.registry[1]?.definition
        _ = client.call("field/create", #"{"field":"b","form":"y"}"#)
        _ = client.call("form/close", #"{"form":"x"}"#)
        #expect(definition != nil)
        if isClosed {
            _ = client.call("form/close", #"{"form":"y"}"#)
        } else {
            _ = client.call("field/dispose", #"{"field":"b"}"#)
        }
        #expect(client.session.store.registry.count == 0 && definition == nil)
    }

    @Test("Fields that pass by leave neither timers nor groups behind, while there is always a newer one")
    func passingBy() {
        var client = TestClient()
        let wait = #"{"live":{"delay":1000000000000,"rules":[{"rule":"length","min":9}]}}"#
        for number in 1...600 {
            let params = #"{"field":"\#(number)","group":"g\#(number)","validation":\#(wait)}"#
            _ = client.call("field/create", params)
            _ = client.call("field/edit", #"{"field":"\#(number)","input":"a"}"#)
            _ = client.call("field/dispose", #"{"field":"\#(number - 3)"}"#)
            // What is to be told of groups is told.
            client.advance(to: Int64(number) * 200)
        }
        #expect(client.session.store.registry.count == 3)
        #expect(client.session.store.timers.all.count < 140)
        #expect((client.session.store.forms[""]?.form.groups.count ?? 0) < 140)
        #expect((client.session.store.forms[""]?.publishedGroups.count ?? 0) < 140)
        #expect((client.session.store.forms[""]?.publishedValidity.count ?? 0) < 140)
        // Those that are there still count.
        let answer = client.text("group/count", #"{"group":"g600"}"#)
        #expect(answer.contains(#""fields":1"#))
    }

    @Test("Secrets are to be erased when a secure field is disposed, replaced or toggled, or judged without one")
    func erasing() {
        var client = TestClient()
        func erases(_ method: String, _ params: String) -> Bool {
            let answer = client.text(method, params)
            #expect(!answer.contains(#""error":{"code""#))
            defer { client.session.eraseBuffers() }
            return client.session.hasSecretsToErase
        }
        #expect(!erases("field/create", #"{"field":"p","type":"password","text":"Zq7Xw9Kv"}"#))
        #expect(!erases("field/create", #"{"field":"q","text":"plain"}"#))
        #expect(!erases("field/edit", #"{"field":"p","input":"x"}"#))
        #expect(erases("field/action", #"{"field":"p","action":"toggleSecure"}"#))
        #expect(erases("field/create", #"{"field":"p","replace":true}"#))
        #expect(!erases("field/create", #"{"field":"p","replace":true,"secure":true}"#))
        #expect(erases("field/dispose", #"{"field":"p"}"#))
        #expect(!erases("field/dispose", #"{"field":"q"}"#))
        #expect(!erases("field/create", #"{"field":"p","form":"a","type":"password"}"#))
        #expect(erases("form/close", #"{"form":"a"}"#))
        #expect(
            erases(
                "type/check", #"{"columns":[{"type":"name","texts":["a"]},{"type":"password","texts":["Zq7Xw9Kv"]}]}"#))
        #expect(!erases("type/check", #"{"columns":[{"type":"name","texts":["a"]}]}"#))
        #expect(!erases("field/create", #"{"field":"p","form":"a","type":"password"}"#))
        #expect(!erases("field/create", #"{"field":"q","form":"a"}"#))
        #expect(!erases("form/check", #"{"form":"a","fields":["q"],"rows":[["plain"]]}"#))
        #expect(erases("form/check", #"{"form":"a","fields":["q","p"],"rows":[["plain","Zq7Xw9Kv"]]}"#))
    }

    @Test("What came in and went out is not in memory that is used again; what has not been handled stays")
    func erased() throws {
        var client = TestClient()
        let secret = "Zq7Xw9KvbPm4RtYu2NcL8sHd"
        _ = client.call("field/create", #"{"field":"p","type":"password","text":"\#(secret)"}"#)
        // Half of the next message is there already.
        let next = Array(#"{"jsonrpc":"2.0","id":2,"method":"field/get","params":{"field":"p"}}"#.utf8) + [10]
        client.receive(next[..<20])
        client.session.eraseBuffers()
        #expect(client.session.channel.document.kind(client.session.channel.document.root) == .null)
        client.receive(next[20...])
        let answer = String(decoding: client.take(), as: UTF8.self)
        #expect(answer.contains(#""id":2,"result":{"#) && answer.contains(secret))
    }
}
