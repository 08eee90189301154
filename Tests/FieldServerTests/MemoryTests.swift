import FieldEngine
import JSONBytes
import Testing

@testable import FieldServer
@testable import FieldTools

/// What many fields took is given back when they are gone, and disposing one costs the same however many there are.
@Suite("Memory of a session")
struct MemoryTests {
    private func tell(_ session: inout Session, _ method: String, _ params: String) -> [UInt8] {
        let text = #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(params)}"# + "\n"
        session.receive(Array(text.utf8)[...], at: Moment(milliseconds: 0, today: Transcript.standardDate))
        return session.takeOutput()
    }

    private func session() -> Session {
        var session = Session(configuration: SessionConfiguration())
        _ = tell(&session, "initialize", "{}")
        return session
    }

    @Test("The table of ids shrinks with what is in it, and memory to give back is told of now and then")
    func disposing() {
        var session = session()
        let count = 5_000
        for number in 1...count { _ = tell(&session, "field/create", #"{"field":"\#(number)"}"#) }
        #expect(session.store.registry.count == count)
        var given: [Int] = []
        for number in 1...count {
            _ = tell(&session, "field/dispose", #"{"field":"\#(number)"}"#)
            if session.takeMemoryToGiveBack() { given.append(session.store.registry.count) }
            let capacity = session.store.registry.capacity
            guard capacity <= max(6_144, 4 * session.store.registry.count) else {
                Issue.record("\(session.store.registry.count) fields in a table for \(capacity)")
                return
            }
        }
        #expect(session.store.registry.count == 0)
        #expect(session.store.registry.capacity < 4_096)
        // At a quarter, a sixteenth, and so on: what is left is too little to care for.
        #expect(given == [1_250, 312, 78])
    }

    @Test("With the last field the definitions go that were kept for more like it", arguments: [true, false])
    func lastField(isClosed: Bool) {
        var session = session()
        _ = tell(&session, "field/create", #"{"field":"a","form":"x","label":"L"}"#)
        weak let definition = session.store.registry[1]?.definition
        _ = tell(&session, "field/create", #"{"field":"b","form":"y"}"#)
        _ = tell(&session, "form/close", #"{"form":"x"}"#)
        #expect(definition != nil)
        if isClosed {
            _ = tell(&session, "form/close", #"{"form":"y"}"#)
        } else {
            _ = tell(&session, "field/dispose", #"{"field":"b"}"#)
        }
        #expect(session.store.registry.count == 0 && definition == nil)
    }

    @Test("Fields that pass by leave neither timers nor groups behind, while there is always a newer one")
    func passingBy() {
        var session = session()
        let wait = #"{"live":{"delay":1000000000000,"rules":[{"rule":"length","min":9}]}}"#
        for number in 1...600 {
            let params = #"{"field":"\#(number)","group":"g\#(number)","validation":\#(wait)}"#
            _ = tell(&session, "field/create", params)
            _ = tell(&session, "field/edit", #"{"field":"\#(number)","input":"a"}"#)
            _ = tell(&session, "field/dispose", #"{"field":"\#(number - 3)"}"#)
            // What is to be told of groups is told.
            session.advance(to: Moment(milliseconds: Int64(number) * 200, today: Transcript.standardDate))
        }
        #expect(session.store.registry.count == 3)
        #expect(session.store.timers.all.count < 140)
        #expect((session.store.forms[""]?.form.groups.count ?? 0) < 140)
        #expect((session.store.forms[""]?.publishedGroups.count ?? 0) < 140)
        #expect((session.store.forms[""]?.publishedValidity.count ?? 0) < 140)
        // Those that are there still count.
        let answer = String(decoding: tell(&session, "group/count", #"{"group":"g600"}"#), as: UTF8.self)
        #expect(answer.contains(#""fields":1"#))
    }

    @Test("Secrets are to be erased when a secure field is disposed, replaced or toggled, and not else")
    func erasing() {
        var session = session()
        func erases(_ method: String, _ params: String) -> Bool {
            let answer = tell(&session, method, params)
            #expect(!String(decoding: answer, as: UTF8.self).contains(#""error":{"code""#))
            defer { session.eraseBuffers() }
            return session.hasSecretsToErase
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
    }

    @Test("What came in and went out is not in memory that is used again; what has not been handled stays")
    func erased() throws {
        var session = session()
        let secret = "Zq7Xw9KvbPm4RtYu2NcL8sHd"
        _ = tell(&session, "field/create", #"{"field":"p","type":"password","text":"\#(secret)"}"#)
        // Half of the next message is there already.
        let next = Array(#"{"jsonrpc":"2.0","id":2,"method":"field/get","params":{"field":"p"}}"#.utf8) + [10]
        session.receive(next[..<20], at: Moment(milliseconds: 0, today: Transcript.standardDate))
        session.eraseBuffers()
        #expect(session.channel.document.kind(session.channel.document.root) == .null)
        session.receive(next[20...], at: Moment(milliseconds: 0, today: Transcript.standardDate))
        let answer = String(decoding: session.takeOutput(), as: UTF8.self)
        #expect(answer.contains(#""id":2,"result":{"#) && answer.contains(secret))
    }
}
