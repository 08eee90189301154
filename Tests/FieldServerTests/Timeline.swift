import FieldEngine
import FieldServer
import FieldTools
import Foundation
import Testing

/// A conversation about one or two fields on a clock that is moved by hand, in one line:
///
///     0 'a' -> unknown; 500 -> pending, ask 1 live a; 600 ok 1 -> valid; 9000
///
/// A step is a time in milliseconds, what the client does then, and behind the arrow all that is written at that time,
/// in order. A step without a deed moves the clock; what is pushed on the way must stand at its own time.
///
/// The client's deeds, about the field `f`, or about `g` as `g.blur`: `'ab'` types, `<` is Backspace; `focus`, `blur`,
/// `commit`, `validate`, `check`, `undo`, `dispose`, `replace`, `disable`, `enable` are the methods; `set x`,
/// `update {…}`; `submit`, `verify`, `close` are the form's. `ok 1`, `null 1`, `error 1`, `junk 1`, `fail 1 code`,
/// `warn 1 code` answer the server's request 1. `verdict 2 live ok` and `verdict 2 live code` are `field/verdict` about
/// version 2. `report owner error code` is `field/report`, `report! …` a sticky one, `report owner` an empty one,
/// `report@3 …` one about version 3.
///
/// What is written: a validity with the codes of the diagnostics; `ask 1 live a` with the value in question; `cancel 1`;
/// `=valid` for the answer to the deed where it says how the field stands, `error 1 reason`, and, where the set-up says
/// `form`, the form's status as `form 1 invalid 0 pending`.
struct Timeline: ~Copyable {
    private struct Step: Equatable {
        var time: Int64
        var deed = ""
        var effects: [String] = []

        var text: String {
            let deed = deed.isEmpty ? "\(time)" : "\(time) \(deed)"
            return effects.isEmpty ? deed : "\(deed) -> \(effects.joined(separator: ", "))"
        }
    }

    private var session = Session(configuration: SessionConfiguration())
    private var frames = FrameReader(framing: .line)
    private var played: [Step] = []
    private var showsForm: Bool
    private var settings: String

    /// Plays a line; what really happened, in the same notation.
    static func played(_ line: String, setup: String) -> String {
        var timeline = Timeline(setup: setup)
        for step in steps(of: line) { timeline.play(step) }
        return timeline.played.map(\.text).joined(separator: "; ")
    }

    /// The line without the steps that only move the clock, spaced as `played` is.
    static func normalized(_ line: String) -> String {
        steps(of: line).filter { !$0.deed.isEmpty || !$0.effects.isEmpty }.map(\.text).joined(separator: "; ")
    }

    private static func steps(of line: String) -> [Step] {
        line.split(separator: ";").map { part in
            let sides = part.split(separator: "->", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            let words = (sides.first ?? "").split(separator: " ", maxSplits: 1)
            let effects = sides.count > 1 ? sides[1].split(separator: ",") : []
            return Step(
                time: words.first.flatMap { Int64($0) } ?? -1, deed: words.count > 1 ? String(words[1]) : "",
                effects: effects.map { $0.trimmingCharacters(in: .whitespaces) })
        }
    }

    // MARK: Setting up

    private init(setup: String) {
        let words = setup.split(separator: " ").map(String.init)
        showsForm = words.contains("form")
        settings = Self.settings(words)
        let validates = !words.contains("incapable")
        send(method: "initialize", #"{"capabilities":{"presentation":false,"validate":\#(validates)}}"#, at: 0)
        _ = effects()
        for field in words.contains("two") ? ["f", "g"] : ["f"] {
            send(method: "field/create", #"{"field":"\#(field)",\#(settings)}"#, at: 0)
        }
        let created = effects()
        if !created.isEmpty { played.append(Step(time: 0, deed: "create", effects: created)) }
    }

    /// The words of a set-up: the four policies, `recheck`, `clear`, `keep`; `delay=300`, `live`, `final`,
    /// `timeout=100`; `pair` is a live rule (two to four digits), `even` a final one (ends with 0), `odd` a final
    /// warning (ends with 1); `required`, `secure`, `readOnly`, and any appearance.
    private static func settings(_ words: [String]) -> String {
        var members = [#""group":"all""#]
        var validation: [String] = []
        var live: [String] = []
        var finalRules: [String] = []
        var final: [String] = []
        for word in words {
            switch word {
            case "onFly": validation.append(#""on":["change","blur","commit"]"#)
            case "afterEdit": validation.append(#""on":["blur","commit"]"#)
            case "onCommit": validation.append(#""on":["commit"]"#)
            case "always": validation.append(#""on":["focus","change","blur","commit"]"#)
            case "onChange": validation.append(#""on":["change"]"#)
            case "recheck", "clear", "keep": validation.append(#""afterError":"\#(word)""#)
            case "live": live.append(#""client":true"#)
            case "final": final.append(#""client":true"#)
            case "pair": live.append(#""rules":[{"rule":"pattern","pattern":"[0-9]{2,4}","code":"pair"}]"#)
            case "even": finalRules.append(#"{"rule":"endsWith","text":"0","code":"even"}"#)
            case "odd":
                let rule = #"{"rule":"not","rules":[{"rule":"endsWith","text":"1"}],"code":"odd","severity":"warning"}"#
                finalRules.append(rule)
            case "required", "secure", "readOnly": members.append(#""\#(word)":true"#)
            case "native", "vitamin", "novum", "fluent", "tfield", "underline":
                members.append(#""appearance":"\#(word)""#)
            case "currency", "zip": members.append(#""type":"\#(word)""#)
            default:
                if word.hasPrefix("delay=") { live.append(#""delay":\#(word.dropFirst(6))"#) }
                if word.hasPrefix("timeout=") { validation.append(#""clientTimeout":\#(word.dropFirst(8))"#) }
            }
        }
        if !finalRules.isEmpty { final.append(#""rules":[\#(finalRules.joined(separator: ","))]"#) }
        if !live.isEmpty { validation.append(#""live":{\#(live.joined(separator: ","))}"#) }
        if !final.isEmpty { validation.append(#""final":{\#(final.joined(separator: ","))}"#) }
        if !validation.isEmpty { members.append(#""validation":{\#(validation.joined(separator: ","))}"#) }
        return members.joined(separator: ",")
    }

    // MARK: Playing

    private mutating func play(_ step: Step) {
        while let deadline = session.nextDeadline, deadline <= step.time {
            session.advance(to: moment(deadline))
            let pushed = effects()
            if pushed.isEmpty { continue }
            if let last = played.last, last.time == deadline, last.deed.isEmpty {
                played[played.count - 1].effects += pushed
            } else {
                played.append(Step(time: deadline, effects: pushed))
            }
        }
        // The fields were created before the first step; `create` only shows what came of it.
        guard !step.deed.isEmpty, step.deed != "create" else { return }
        perform(step.deed, at: step.time)
        played.append(Step(time: step.time, deed: step.deed, effects: effects()))
    }

    private mutating func perform(_ deed: String, at time: Int64) {
        let field = deed.hasPrefix("g.") ? "g" : "f"
        let words = (deed.hasPrefix("g.") ? String(deed.dropFirst(2)) : deed).split(separator: " ").map(String.init)
        let name = words.first ?? ""
        func word(_ index: Int) -> String { words.indices.contains(index) ? words[index] : "" }
        func ask(_ method: String, _ more: String = "") {
            send(method: method, #"{"field":"\#(field)"\#(more)}"#, at: time)
        }
        func answer(_ outcome: String) { send(#"{"jsonrpc":"2.0","id":\#(word(1)),\#(outcome)}"#, at: time) }
        switch name {
        case "focus", "blur", "commit", "validate", "check", "undo", "dispose": ask("field/\(name)")
        case "<": ask("field/edit", #","delete":"backward""#)
        case "set": ask("field/update", #","set":{"value":"\#(word(1))"}"#)
        case "update": ask("field/update", #","set":\#(word(1))"#)
        case "disable", "enable": ask("field/update", #","set":{"enabled":\#(name == "enable")}"#)
        case "replace": ask("field/create", #","replace":true,\#(settings)"#)
        case "submit", "close": send(method: "form/\(name)", #"{"form":""}"#, at: time)
        case "verify": send(method: "group/verify", #"{"group":"all"}"#, at: time)
        case "ok": answer(#""result":{"outcome":"success"}"#)
        case "null": answer(#""result":null"#)
        case "junk": answer(#""result":{"outcome":"perhaps"}"#)
        case "error": answer(#""error":{"code":-32603,"message":"broken"}"#)
        case "fail": answer(#""result":{"outcome":"failure","code":"\#(word(2))"}"#)
        case "warn": answer(#""result":{"outcome":"failure","severity":2,"code":"\#(word(2))"}"#)
        case "verdict":
            let outcome = word(3) == "ok" ? #""outcome":"success""# : #""outcome":"failure","code":"\#(word(3))""#
            let about = #""field":"\#(field)","version":\#(word(1)),"phase":"\#(word(2))""#
            send(#"{"jsonrpc":"2.0","method":"field/verdict","params":{\#(about),\#(outcome)}}"#, at: time)
        case _ where name.hasPrefix("report"):
            let found =
                words.count > 2 ? #"{"severity":"\#(word(2))","code":"\#(word(3))","message":"\#(word(3))"}"# : ""
            let version = name.hasPrefix("report@") ? #","version":\#(name.dropFirst(7))"# : ""
            let sticky = name == "report!" ? #","sticky":true"# : ""
            ask("field/report", #","owner":"\#(word(1))","diagnostics":[\#(found)]\#(version)\#(sticky)"#)
        default: ask("field/edit", #","input":"\#(deed.split(separator: "'").last ?? "")""#)
        }
    }

    private mutating func send(method: String, _ params: String, at time: Int64) {
        send(#"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(params)}"#, at: time)
    }

    private mutating func send(_ message: String, at time: Int64) {
        session.receive(Array((message + "\n").utf8)[...], at: moment(time))
    }

    private func moment(_ milliseconds: Int64) -> Moment {
        Moment(milliseconds: milliseconds, today: Transcript.standardDate)
    }

    // MARK: What is written

    private mutating func effects() -> [String] {
        frames.append(session.takeOutput())
        var effects: [String] = []
        while let frame = frames.next() {
            let message = JSON(try? JSONSerialization.jsonObject(with: Data(frame), options: .fragmentsAllowed))
            if let effect = effect(message) { effects.append(effect) }
        }
        return effects
    }

    private func effect(_ message: JSON) -> String? {
        let params = message["params"]
        let field = params["field"].string == "g" ? "g." : ""
        switch message["method"].string {
        case "field/diagnostics":
            let codes = params["diagnostics"].list.compactMap { $0["code"].string }
            return field + (params.validity ?? "?") + (codes.isEmpty ? "" : "(\(codes.joined(separator: " ")))")
        case "client/validate":
            return "ask \(message["id"]) \(field)\(params["phase"].string ?? "?") \(params["value"].string ?? "?")"
        case "$/cancelRequest": return "cancel \(params["id"])"
        case "form/status" where showsForm: return "form \(params["invalid"]) invalid \(params["pending"]) pending"
        case .some: return nil
        case nil: return answer(message)
        }
    }

    private func answer(_ message: JSON) -> String? {
        if !message["error"].isAbsent {
            let data = message["error"]["data"]
            return "error \(message["error"]["code"]) \(data["reason"].string ?? data["limit"].string ?? "")"
        }
        let result = message["result"]
        guard let valid = result["valid"].flag else { return nil }
        let isPending =
            result["pending"].flag == true || !result["pending"].list.isEmpty || result.validity == "pending"
        return valid ? "=valid" : isPending ? "=pending" : "=invalid"
    }
}

/// A line of a table of timelines.
struct TimelineCase: CustomTestStringConvertible, Sendable {
    let setup: String
    let line: String

    init(_ setup: String, _ line: String) {
        self.setup = setup
        self.line = line
    }

    /// Cases of a table, each `set-up | line`. What is indented goes on with the line before; `#` begins a comment.
    static func table(_ text: String) -> [TimelineCase] {
        var lines: [String] = []
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix(" "), let last = lines.popLast() {
                lines.append(last + line.drop { $0 == " " })
            } else {
                lines.append(String(line))
            }
        }
        return lines.map { line in
            let sides = line.split(separator: "|", maxSplits: 1).map(String.init)
            let line = sides.count > 1 ? sides[1].drop { $0 == " " } : ""
            return TimelineCase(sides.first?.trimmingCharacters(in: .whitespaces) ?? "", String(line))
        }
    }

    var testDescription: String { "\(setup): \(line)" }

    func check(_ location: SourceLocation = #_sourceLocation) {
        let played = Timeline.played(line, setup: setup)
        #expect(played == Timeline.normalized(line), "set-up: \(setup)", sourceLocation: location)
    }
}
