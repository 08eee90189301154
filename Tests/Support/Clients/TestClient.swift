public import FieldEngine
public import FieldServer
public import TestSupport

/// A client of a session in this process, on a clock that is moved by hand. A message is a line.
///
/// It speaks on three levels: `receive` and `take` move bytes, `call` sends a request and gives the bytes that come back,
/// and `request` gives the answer as JSON and keeps what was pushed.
public struct TestClient: ~Copyable {
    public static let today = CivilDate(year: 2026, month: 11, day: 21)

    public var session: Session
    public var now: Moment
    private var nextID = 1
    /// What was pushed since the last call that took it away.
    public var notifications: [JSON] = []

    /// Nil: a session that has not been initialized.
    public init(
        _ initialize: String? = "{}", at now: Moment = Moment(milliseconds: 0, today: today),
        configuration: SessionConfiguration = SessionConfiguration()
    ) {
        session = Session(configuration: configuration)
        self.now = now
        if let initialize { _ = request("initialize", initialize) }
    }

    // MARK: Bytes

    public mutating func receive(_ bytes: some Sequence<UInt8>) { session.receive(Array(bytes)[...], at: now) }

    /// A message, or several in as many lines.
    public mutating func receive(_ message: String) { receive((message + "\n").utf8) }

    /// All that was written since.
    public mutating func take() -> [UInt8] { session.takeOutput() }

    /// All that was written since, a message each.
    public mutating func takeMessages() -> [JSON] { JSON.lines(take()) }

    /// All that is written when a message came in.
    public mutating func send(_ message: String) -> [UInt8] {
        receive(message)
        return take()
    }

    /// All that is written when a request came in.
    public mutating func call(_ method: String, _ params: String) -> [UInt8] { send(nextRequest(method, params).text) }

    /// The same in one string, for tests that look for something in it.
    public mutating func text(_ method: String, _ params: String) -> String {
        String(decoding: call(method, params), as: UTF8.self)
    }

    /// Time passes; all that is written meanwhile.
    public mutating func pass(_ milliseconds: Int) -> [UInt8] {
        advance(to: now.milliseconds + Int64(milliseconds))
        return take()
    }

    /// The clock is set, and what is due by then is done.
    public mutating func advance(to milliseconds: Int64) {
        now.milliseconds = milliseconds
        session.advance(to: now)
    }

    /// Ids go on as another client's, so that the same requests are the same bytes.
    public mutating func goOn(as other: borrowing TestClient) { nextID = other.nextID }

    private mutating func nextRequest(_ method: String, _ params: String) -> (id: Int, text: String) {
        defer { nextID += 1 }
        // Params may be written in several lines.
        let params = params.replacing("\n", with: " ")
        return (nextID, #"{"jsonrpc":"2.0","id":\#(nextID),"method":"\#(method)","params":\#(params)}"#)
    }

    // MARK: JSON

    /// The result of a request, or its whole answer where that is an error.
    public mutating func request(_ method: String, _ params: String) -> JSON {
        let (id, text) = nextRequest(method, params)
        receive(text)
        return keep(answerTo: id)
    }

    /// Time passes; what is pushed meanwhile is kept.
    public mutating func wait(_ milliseconds: Int) {
        advance(to: now.milliseconds + Int64(milliseconds))
        _ = keep(answerTo: nil)
    }

    private mutating func keep(answerTo id: Int?) -> JSON {
        var answer = JSON(nil)
        for message in takeMessages() {
            if let id, message["method"].isAbsent, message["id"].integer == id {
                answer = message["error"].isAbsent ? message["result"] : message
            } else {
                notifications.append(message)
            }
        }
        return answer
    }

    /// When something is due next.
    public var nextDeadline: Int64? { session.nextDeadline }

    /// The names of the fields, groups and forms that were told of since the last call, in order: `field f`, `form a 2`.
    public mutating func told() -> [String] {
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

    // MARK: A field

    /// A new field `f`, in place of the one before.
    public mutating func create(_ members: String) -> JSON {
        request("field/create", #"{"field":"f","replace":true\#(members.isEmpty ? "" : ",")\#(members)}"#)
    }

    /// Types a text into the field, emptied before, as a widget that tells its whole text; the field after that.
    public mutating func type(_ text: String, field: String = "f") -> JSON {
        _ = request("field/clear", #"{"field":"\#(field)"}"#)
        _ = request("field/edit", #"{"field":"\#(field)","text":\#(text.quoted)}"#)
        return request("field/get", #"{"field":"\#(field)"}"#)
    }
}
