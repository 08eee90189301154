import Load

/// What is sent to a server: how it is greeted, and edits that all have the same work.
struct Workload {
    var name: String
    var type: String
    /// What the field holds when the edits begin: enough that no edit makes it complete or empty, which would push the
    /// form's status as well.
    var beginning: String
    /// Typed one by one, and then taken back one by one, over and over.
    var keys: String

    static let all = [
        Workload(name: "card", type: "card", beginning: "41111111", keys: "2345"),
        Workload(name: "date", type: "date", beginning: "123", keys: "120"),
        Workload(name: "phrase", type: "phrase", beginning: "Some words", keys: " and more"),
    ]

    /// The messages before the edits, and how many answers they get.
    var greeting: (bytes: [UInt8], responses: Int) {
        let initialize =
            #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"presentation":false}}}"#
        let create = #"{"jsonrpc":"2.0","id":2,"method":"field/create","params":{"field":"field1","type":"\#(type)"}}"#
        let text = #"{"jsonrpc":"2.0","id":3,"method":"field/edit","params":{"field":"field1","text":"\#(beginning)"}}"#
        return ([initialize, create, text].flatMap(Self.frame), 3)
    }

    /// How many edits there are until the field holds what it held before.
    var cycle: Int { 2 * keys.utf8.count }

    /// So many edits of about 150 bytes, and where each begins.
    func edits(_ count: Int) -> (bytes: [UInt8], offsets: [Int]) {
        var bytes: [UInt8] = []
        var offsets = [0]
        for (index, params) in params(count).enumerated() {
            bytes += Self.frame(
                #"{"jsonrpc":"2.0","id":\#(index + 4),"method":"field/edit","params":\#(params)}"#)
            offsets.append(bytes.count)
        }
        return (bytes, offsets)
    }

    /// The params of so many edits.
    func params(_ count: Int) -> [String] {
        let keys = Array(keys)
        return (0..<count).map { index in
            let place = index % (2 * keys.count)
            let edit = place < keys.count ? #""input":"\#(keys[place])""# : #""delete":"backward""#
            return #"{"field":"field1",\#(edit)}"# + String(repeating: " ", count: 40)
        }
    }

    static func frame(_ message: String) -> [UInt8] {
        Array("Content-Length: \(message.utf8.count)\r\n\r\n\(message)".utf8)
    }
}
