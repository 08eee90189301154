import FieldEngine
import TestClients
import TestSupport
import Testing

/// What is told of groups and forms, and when.
@Suite("Status of groups and forms") struct StatusTests {
    @Test("Nothing is told of a group that changed back while its form waited", arguments: [true, false])
    func changedBack(isMonitored: Bool) {
        var talk = Talk(monitored: isMonitored ? ["a"] : ["b"])
        let a = isMonitored ? ["group a true 0"] : []
        #expect(talk.edit("a", "12345", at: 0) == a + ["form false 1 a=true"])
        #expect(talk.edit("a", "1234", at: 10) == [])
        #expect(talk.edit("a", "12345", at: 20) == [])
        #expect(talk.wait(until: 1000) == [])
        let back = isMonitored ? ["group a false 1"] : []
        #expect(talk.edit("a", "1234", at: 1000) == back + ["form false 2 a=false"])
    }

    @Test("What falls due at the same time is told groups first")
    func order() {
        var talk = Talk(monitored: ["a", "b"])
        #expect(talk.edit("a", "12345", at: 0) == ["group a true 0", "form false 1 a=true"])
        // The form waits from here on, the group only from its next change.
        #expect(talk.edit("b", "12345", at: 0) == ["group b true 0"])
        #expect(talk.edit("b", "1234", at: 0) == [])
        #expect(talk.edit("b", "12345", at: 0) == [])
        #expect(talk.edit("a", "1234", at: 0) == [])
        #expect(talk.wait(until: 1000) == ["group a false 1", "form false 1 a=false,b=true"])
    }

    @Test("A field that moves is counted where it comes to as it is then")
    func moving() {
        var talk = Talk(monitored: ["a", "b"])
        let told = talk.update("a", #"{"group":"b","required":false}"#, at: 0)
        #expect(told == ["group a true 0", "group b false 1", "form false 1 a=true,b=false"])
        #expect(talk.edit("b", "12345", at: 1000) == ["group b true 0", "form true 0 b=true"])
        let elsewhere = talk.update("b", #"{"form":"g","value":"1"}"#, at: 2000)
        #expect(elsewhere == ["group b true 0", "group b false 1", "form false 1 b=false"])
        #expect(talk.edit("b", "12345", at: 3000) == ["group b true 0", "form true 0 b=true"])
    }

    @Test("A new field tells nothing of itself, and hides nothing of others")
    func creating() {
        var talk = Talk(monitored: ["a", "b"])
        #expect(talk.edit("a", "12345", at: 0) == ["group a true 0", "form false 1 a=true"])
        #expect(talk.edit("a", "1234", at: 10) == [])
        #expect(talk.create("c", group: "a", at: 20) == [])
        #expect(talk.wait(until: 100) == ["group a false 2", "form false 3 a=false"])
        // A client that replays its fields gets no more than their Snapshots.
        #expect(talk.create("b", group: "b", at: 1000) == [])
        #expect(talk.wait(until: 2000) == [])
    }

    @Test("Fields of an opening that is refused change nothing of what was told")
    func refusing() {
        var talk = Talk(monitored: ["a", "b"])
        #expect(talk.edit("a", "12345", at: 0) == ["group a true 0", "form false 1 a=true"])
        #expect(talk.edit("a", "1234", at: 10) == [])
        #expect(talk.openBadly(at: 20) == [])
        #expect(talk.wait(until: 1000) == ["group a false 1", "form false 2 a=false"])
        #expect(talk.openBadly(at: 2000) == [])
        #expect(talk.wait(until: 3000) == [])
    }
}

/// A client of two required fields, each in its own group, that listens to statuses only.
private struct Talk: ~Copyable {
    private var client = TestClient()

    init(monitored: [String]) {
        let groups = monitored.map { "\"\($0)\"" }.joined(separator: ",")
        _ = client.request("form/open", #"{"form":"f","groups":[\#(groups)]}"#)
        for name in ["a", "b"] { _ = create(name, group: name, at: 0) }
    }

    mutating func create(_ field: String, group: String, at milliseconds: Int64) -> [String] {
        let settings = #""form":"f","group":"\#(group)","type":"zip","required":true"#
        return told("field/create", #"{"field":"\#(field)","replace":true,\#(settings)}"#, at: milliseconds)
    }

    /// The first of its fields is made, the second can't be.
    mutating func openBadly(at milliseconds: Int64) -> [String] {
        let fields = #"[{"group":"a","type":"zip","required":true},{"type":"nonesuch"}]"#
        return told("form/open", #"{"form":"f","fields":\#(fields)}"#, at: milliseconds)
    }

    mutating func update(_ field: String, _ settings: String, at milliseconds: Int64) -> [String] {
        told("field/update", #"{"field":"\#(field)","set":\#(settings)}"#, at: milliseconds)
    }

    mutating func edit(_ field: String, _ text: String, at milliseconds: Int64) -> [String] {
        told("field/edit", #"{"field":"\#(field)","text":"\#(text)"}"#, at: milliseconds)
    }

    mutating func wait(until milliseconds: Int64) -> [String] {
        client.advance(to: milliseconds)
        return Self.statuses(client.takeMessages())
    }

    private mutating func told(_ method: String, _ params: String, at milliseconds: Int64) -> [String] {
        client.now.milliseconds = milliseconds
        _ = client.request(method, params)
        defer { client.notifications = [] }
        return Self.statuses(client.notifications)
    }

    /// In few words.
    private static func statuses(_ messages: [JSON]) -> [String] {
        messages.compactMap { message in
            let params = message["params"]
            switch message["method"].string {
            case "group/status": return "group \(params["group"].string ?? "?") \(params["valid"]) \(params["invalid"])"
            case "form/status":
                let groups = "\(params["groups"])".filter { !"{}\"".contains($0) }.replacing(":", with: "=")
                return "form \(params["valid"]) \(params["invalid"]) \(groups)"
            default: return nil
            }
        }
    }
}
