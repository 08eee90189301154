import FieldEngine
import FieldProtocol
import FieldServer
import JSONBytes
import TestClients

/// `session/restore` of any bytes, and what is done with the fields that come of it.
///
/// Checksums are put right where the bytes are JSON: they keep out damage, not malice.
enum SnapshotDoor {
    static func problem(with input: [UInt8]) -> String? {
        var client = TestClient(nil, configuration: SessionDoor.configuration)
        var written: [UInt8] = []
        func say(_ method: String, _ params: [UInt8]) {
            let start = #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":"#
            client.receive(Array(start.utf8) + params + Array("}\n".utf8))
            written += client.take()
        }
        func say(_ method: String, _ members: String) { say(method, Array("{\(members)}".utf8)) }

        // With no feed in it: the session takes lines.
        let bytes = input.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
        let (snapshot, fields) = sealed(bytes)
        say("initialize", #""capabilities":{"validate":true,"events":true,"allowed":true},"debug":true"#)
        let params = Array(#"{"replace":true,"snapshot":"#.utf8) + snapshot + [UInt8(ascii: "}")]
        for _ in 0..<2 {
            say("session/restore", params)
            for name in fields.prefix(4) {
                var writer = JSONWriter()
                Parameter.text(name).encode(to: &writer)
                let field = #""field":"# + String(decoding: Array(writer.bytes), as: UTF8.self)
                say("field/get", field)
                say("field/edit", field + #","input":"1""#)
                say("field/edit", field + #","range":{"start":1,"end":2},"insert":"ab","version":1"#)
                say("field/undo", field)
                say("field/redo", field)
                say("field/edit", field + #","delete":"wordBackward""#)
                written += client.pass(300)
                say("field/blur", field)
                say("field/commit", field)
            }
            say("form/submit", #""form":"""#)
            say("session/snapshot", #""secure":true"#)
            written += client.pass(10_000)
        }
        return SessionDoor.flaw(written)
    }

    /// The text with checksums that are right, and the ids of its fields; the text as it is where it is no JSON.
    private static func sealed(_ text: [UInt8]) -> (text: [UInt8], fields: [String]) {
        var document = JSONDocument()
        guard (try? document.parse(text)) != nil,
            case .table(var members) = Parameter(decoding: document.root, in: document)
        else { return (text, []) }
        var fields: [String] = []
        for index in members.indices {
            guard case .list(let parts) = members[index].value else { continue }
            for case .text(let name)? in parts.map({ $0["field"] }) { fields.append(name) }
            members[index].value = .list(parts.map(sealed))
        }
        var writer = JSONWriter()
        sealed(.table(members)).encode(to: &writer)
        return (Array(writer.bytes), fields)
    }

    private static func sealed(_ part: Parameter) -> Parameter {
        guard case .table(var members) = part, let place = members.firstIndex(where: { $0.name == "checksum" }) else {
            return part
        }
        var writer = JSONWriter()
        part.encode(to: &writer)
        var document = JSONDocument()
        guard (try? document.parse(Array(writer.bytes))) != nil else { return part }
        members[place].value = .text(document.checksum(of: document.root))
        return .table(members)
    }
}
