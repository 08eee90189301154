import FieldEngine
import FieldServer
import Foundation
import Testing

/// A client of a session in this process, that reads answers as JSON.
struct TestClient: ~Copyable {
    private var session: Session
    private var nextID = 1
    private(set) var now = Moment(milliseconds: 0, today: CivilDate(year: 2026, month: 11, day: 21))
    /// The notifications since they were last taken away.
    var notifications: [JSON] = []

    init(_ initialize: String = "{}", configuration: SessionConfiguration = SessionConfiguration()) {
        session = Session(configuration: configuration)
        _ = request("initialize", initialize)
    }

    /// Asks, and waits for the answer; its result, or its error under `error`.
    mutating func request(_ method: String, _ params: String) -> JSON {
        let id = nextID
        nextID += 1
        let message = #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"#
        // A message is one line.
        session.receive(Array((message.replacing("\n", with: " ") + "\n").utf8)[...], at: now)
        return take(answerTo: id)
    }

    /// When something is due next.
    var nextDeadline: Int64? { session.nextDeadline }

    /// Time passes.
    mutating func wait(_ milliseconds: Int64) {
        now.milliseconds += milliseconds
        session.advance(to: now)
        _ = take(answerTo: 0)
    }

    /// The names of the fields and forms that were told of since the last call, in order: `field f`, `form a`.
    mutating func told() -> [String] {
        defer { notifications = [] }
        return notifications.map { notification in
            let params = notification["params"]
            return switch notification["method"].string {
            case "field/diagnostics": "field \(params["field"].string ?? "?")"
            case "group/status": "group \(params["group"].string ?? "?") \(params["invalid"])"
            case "form/status": "form \(params["form"].string ?? "?") \(params["invalid"])"
            default: notification["method"].string ?? "?"
            }
        }
    }

    private mutating func take(answerTo id: Int) -> JSON {
        var answer = JSON(nil)
        for line in session.takeOutput().split(separator: UInt8(ascii: "\n")) {
            let json = JSON(try? JSONSerialization.jsonObject(with: Data(line), options: .fragmentsAllowed))
            if json["id"].integer == id {
                answer = json["error"].isAbsent ? json["result"] : json
            } else {
                notifications.append(json)
            }
        }
        return answer
    }

    /// Types a text into the field, emptied before, as a widget that tells its whole text; the field after that.
    mutating func type(_ text: String, field: String = "f") -> JSON {
        _ = request("field/clear", #"{"field":"\#(field)"}"#)
        _ = request("field/edit", #"{"field":"\#(field)","text":\#(text.quoted)}"#)
        return request("field/get", #"{"field":"\#(field)"}"#)
    }

    /// A new field `f`, in place of the one before.
    mutating func create(_ members: String) -> JSON {
        request("field/create", #"{"field":"f","replace":true\#(members.isEmpty ? "" : ",")\#(members)}"#)
    }
}

/// A value of an answer.
struct JSON: CustomStringConvertible {
    let value: Any?

    init(_ value: Any?) { self.value = value }

    subscript(_ name: String) -> JSON { JSON((value as? [String: Any])?[name]) }
    subscript(_ index: Int) -> JSON {
        guard let list = value as? [Any], list.indices.contains(index) else { return JSON(nil) }
        return JSON(list[index])
    }

    var isAbsent: Bool { value == nil }
    var isNull: Bool { value is NSNull }
    var string: String? { value as? String }
    var integer: Int? { (value as? NSNumber)?.intValue }
    var flag: Bool? { (value as? NSNumber)?.boolValue }
    var list: [JSON] { (value as? [Any])?.map { JSON($0) } ?? [] }

    var description: String {
        guard let value else { return "nothing" }
        let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes]
        let data = try? JSONSerialization.data(withJSONObject: value, options: options)
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "?"
    }

    // What most tests ask of a field.
    var content: String? { self["state"]["content"].string }
    var validity: String? { self["state"]["validity"].string }
    var allowed: String? { self["presentation"]["allowed"].string }
    /// The diagnostics in few words: severity, code, range, source.
    var findings: [String] {
        self["diagnostics"].list.map { diagnostic in
            let range = diagnostic["range"]
            return "\(diagnostic["severity"]) \(diagnostic["code"].string ?? "?")"
                + " \(range["start"])-\(range["end"]) \(diagnostic["source"].string ?? "?")"
        }
    }
    var messages: [String] { self["diagnostics"].list.compactMap { $0["message"].string } }
}

extension String {
    /// As a JSON string.
    var quoted: String {
        let data = try? JSONSerialization.data(
            withJSONObject: self, options: [.fragmentsAllowed, .withoutEscapingSlashes])
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
}
