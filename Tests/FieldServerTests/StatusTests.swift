import FieldEngine
import FieldServer
import FieldTools
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
}

/// A client of two required fields, each in its own group, that listens to statuses only.
private struct Talk: ~Copyable {
    private var session = Session(configuration: SessionConfiguration())
    private var frames = FrameReader(framing: .line)

    init(monitored: [String]) {
        send("initialize", "{}", at: 0)
        let groups = monitored.map { "\"\($0)\"" }.joined(separator: ",")
        send("form/open", #"{"form":"f","groups":[\#(groups)]}"#, at: 0)
        for name in ["a", "b"] { _ = create(name, group: name, at: 0) }
    }

    mutating func create(_ field: String, group: String, at milliseconds: Int64) -> [String] {
        let settings = #""form":"f","group":"\#(group)","type":"zip","required":true"#
        send("field/create", #"{"field":"\#(field)","replace":true,\#(settings)}"#, at: milliseconds)
        return told()
    }

    mutating func update(_ field: String, _ settings: String, at milliseconds: Int64) -> [String] {
        send("field/update", #"{"field":"\#(field)","set":\#(settings)}"#, at: milliseconds)
        return told()
    }

    mutating func edit(_ field: String, _ text: String, at milliseconds: Int64) -> [String] {
        send("field/edit", #"{"field":"\#(field)","text":"\#(text)"}"#, at: milliseconds)
        return told()
    }

    mutating func wait(until milliseconds: Int64) -> [String] {
        session.advance(to: moment(milliseconds))
        return told()
    }

    private mutating func send(_ method: String, _ params: String, at milliseconds: Int64) {
        let message = #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(params)}"#
        session.receive(Array((message + "\n").utf8)[...], at: moment(milliseconds))
    }

    private func moment(_ milliseconds: Int64) -> Moment {
        Moment(milliseconds: milliseconds, today: Transcript.standardDate)
    }

    /// The statuses since the last call, in few words.
    private mutating func told() -> [String] {
        frames.append(session.takeOutput())
        var told: [String] = []
        while let frame = frames.next() {
            let text = String(decoding: frame, as: UTF8.self)
            if let group = text.firstMatch(
                of: #/"group/status".*"group":"(\w+)","valid":(\w+),"fields":\d+,"invalid":(\d+)/#)
            {
                told.append("group \(group.1) \(group.2) \(group.3)")
            }
            if let form = text.firstMatch(
                of: #/"form/status".*"valid":(\w+),"invalid":(\d+),"pending":0,"groups":\{(.*?)\}/#)
            {
                let groups = form.3.replacing("\"", with: "").replacing(":", with: "=")
                told.append("form \(form.1) \(form.2) \(groups)")
            }
        }
        return told
    }
}
