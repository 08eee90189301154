import Foundation
import TestClients
import Testing

/// A half-filled form survives the death of its process (specification, section 8).
@Suite("A form moves to a new process") struct SnapshotProcessTests {
    @Test("Killed after the snapshot, it goes on in another process") func killed() throws {
        let old = try ServerProcess()
        try old.write(message(0, "initialize", "{}"))
        _ = try old.message()
        try old.write(message(1, "field/create", #"{"field":"phone","type":"phone"}"#))
        try old.write(message(2, "field/edit", #"{"field":"phone","input":"555"}"#))
        try old.write(message(3, "field/edit", #"{"field":"phone","input":"12345","cause":"paste"}"#))
        try old.write(message(4, "field/undo", #"{"field":"phone"}"#))
        try old.write(message(5, "session/snapshot", "{}"))
        let snapshot = try answer(5, of: old)
        #expect(kill(old.identifier, SIGKILL) == 0)
        #expect(throws: (any Error).self) { while true { _ = try old.message() } }

        let new = try ServerProcess()
        try new.write(message(0, "initialize", "{}"))
        _ = try new.message()
        let start = try #require(snapshot.range(of: #"{"snapshot":"#))
        let value = snapshot[start.lowerBound...].dropLast(2)
        try new.write(message(1, "session/restore", "\(value)}"))
        #expect(try answer(1, of: new).contains(#""result":{"fields":1}"#))
        try new.write(message(2, "field/redo", #"{"field":"phone"}"#))
        #expect(try answer(2, of: new).contains(#""version":5,"text":"(555) 123-45""#))
        try new.write(message(3, "field/undo", #"{"field":"phone"}"#))
        try new.write(message(4, "field/undo", #"{"field":"phone"}"#))
        #expect(try answer(4, of: new).contains(#""version":7,"text":"""#))
    }

    private func message(_ id: Int, _ method: String, _ params: String) -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"# + "\n"
    }

    /// The answer of that id; notifications before it are passed over.
    private func answer(_ id: Int, of server: ServerProcess) throws -> String {
        while true {
            let message = try server.message()
            if message.contains(#""id":\#(id),"#) { return message }
        }
    }
}
