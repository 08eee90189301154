import Load

/// What a shipped client sends: how it greets the server, and edits that all have the same work.
///
/// The messages are those of `editors/neovim` and `editors/python` for the keys of a person: presentation as by default, the
/// version that the client shows, and a range of the text with what is inserted there; Python tells its selection as well.
struct Workload {
    enum Client {
        case neovim, python
    }

    /// A key: the range of the text that it replaces, in UTF-8, and what it inserts.
    struct Key {
        var start: Int
        var end: Int
        var insert: String

        init(_ start: Int, _ end: Int, _ insert: String) {
            self.start = start
            self.end = end
            self.insert = insert
        }
    }

    var client: Client
    var type: String
    /// What the field holds when the edits begin: enough that no edit makes it complete or empty, which would push the
    /// form's status as well.
    var beginning: String
    /// Typed one by one, and taken back one by one, over and over.
    var keys: [Key]

    var name: String {
        switch client {
        case .neovim: type
        case .python: "\(type), Python"
        }
    }

    static let all = [
        Workload(client: .neovim, type: "card", beginning: "41111111", keys: card),
        Workload(client: .neovim, type: "date", beginning: "123", keys: date),
        Workload(client: .neovim, type: "phrase", beginning: "Some words", keys: phrase),
        Workload(client: .python, type: "card", beginning: "41111111", keys: card),
    ]

    /// `4111 1111` to `4111 1111 2345` and back.
    private static let card = [
        Key(9, 9, "2"), Key(11, 11, "3"), Key(12, 12, "4"), Key(13, 13, "5"), Key(13, 14, ""), Key(12, 13, ""),
        Key(11, 12, ""), Key(10, 11, ""),
    ]

    /// `12/3` to `12/31/20` and back.
    private static let date = [
        Key(4, 4, "1"), Key(5, 5, "2"), Key(7, 7, "0"), Key(7, 8, ""), Key(6, 7, ""), Key(4, 5, ""),
    ]

    /// `Some words` to `Some words and more` and back.
    private static let phrase =
        " and more".enumerated().map { Key($0 + 10, $0 + 10, String($1)) }
        + (11...19).reversed().map { Key($0 - 1, $0, "") }

    /// The messages before the edits, and how many answers they get.
    var greeting: (bytes: [UInt8], responses: Int) {
        let encoding =
            switch client {
            case .neovim: "utf-8"
            case .python: "utf-32"
            }
        let initialize =
            #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"positionEncodings":["\#(encoding)"]}}"#
        let create = #"{"jsonrpc":"2.0","id":2,"method":"field/create","params":{"field":"field1","type":"\#(type)"}}"#
        let text = #"{"jsonrpc":"2.0","id":3,"method":"field/edit","params":{"field":"field1","text":"\#(beginning)"}}"#
        return ([initialize, create, text].flatMap(Self.frame), 3)
    }

    /// How many edits there are until the field holds what it held before.
    var cycle: Int { keys.count }

    /// So many edits, and where each begins. `made`: how many were made before.
    func edits(_ count: Int, behind made: Int = 0) -> (bytes: [UInt8], offsets: [Int]) {
        var bytes: [UInt8] = []
        var offsets = [0]
        for (index, params) in params(count, behind: made).enumerated() {
            bytes += Self.frame(
                #"{"jsonrpc":"2.0","id":\#(index + 4),"method":"field/edit","params":\#(params)}"#)
            offsets.append(bytes.count)
        }
        return (bytes, offsets)
    }

    /// The params of so many edits. The text that the field begins with is its second version, and each key makes one more.
    private func params(_ count: Int, behind made: Int) -> [String] {
        (made..<made + count).map { index in
            let key = keys[index % keys.count]
            let range = #""range":{"start":\#(key.start),"end":\#(key.end)},"insert":"\#(key.insert)""#
            let caret = key.start + key.insert.utf8.count
            let selection =
                switch client {
                case .neovim: ""
                case .python: #","selection":{"start":\#(caret),"end":\#(caret)}"#
                }
            return #"{"field":"field1",\#(range)\#(selection),"version":\#(index + 2)}"#
        }
    }

    static func frame(_ message: String) -> [UInt8] {
        Array("Content-Length: \(message.utf8.count)\r\n\r\n\(message)".utf8)
    }
}
