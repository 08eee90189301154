import Foundation
import TestSupport

/// A client that people install.
enum ShippedClient: String, CaseIterable {
    case neovim, emacs, python, textual, page
}

/// What a shipped client sent, as its own tests recorded it: Tests/Benchmarks/Recordings.
struct Recording {
    var messages: [Message]

    private static let folder = URL(filePath: #filePath).appending(path: "../../Recordings").standardizedFileURL

    /// - Parameter name: `keys` or `checkout`.
    init(_ client: ShippedClient, _ name: String) throws {
        let file = Self.folder.appending(path: "\(client.rawValue)-\(name).jsonl")
        messages = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { Message(String($0)) }
    }

    /// The fields that it makes, each with the message that makes it alone: a page opens a form with all of them.
    var fields: [(id: String, creation: Message)] {
        messages.flatMap { message -> [JSON] in
            switch message.method {
            case "field/create": [message.params]
            case "form/open": message.params["fields"].list
            default: []
            }
        }.compactMap { params in
            params["field"].string.map { (id: $0, creation: Message(creating: params)) }
        }
    }

    /// A message, of which the id and the version are filled in when it is sent.
    struct Message {
        private enum Piece {
            case text(String)
            case id
            case version(Int)
        }

        private var pieces: [Piece] = []
        let json: JSON

        init(_ line: String) {
            json = JSON(parsing: line.utf8)
            var rest = line[...]
            while let match = rest.firstMatch(of: #/"(id|version)":(\d+)/#) {
                pieces.append(.text(rest[..<match.range.lowerBound] + "\"\(match.1)\":"))
                pieces.append(match.1 == "id" ? .id : .version(Int(match.2) ?? 0))
                rest = rest[match.range.upperBound...]
            }
            pieces.append(.text(String(rest)))
        }

        /// `field/create` with these params.
        init(creating params: JSON) {
            self.init(#"{"jsonrpc":"2.0","id":0,"method":"field/create","params":\#(params)}"#)
        }

        var method: String { json["method"].string ?? "" }
        var params: JSON { json["params"] }
        var field: String? { params["field"].string }
        var version: Int? { params["version"].integer }
        var isRequest: Bool { !json["id"].isAbsent }

        /// - Parameter shift: how much higher its version is than the recorded one.
        func text(id: Int, shift: Int = 0) -> String {
            pieces.reduce(into: "") { text, piece in
                switch piece {
                case .text(let piece): text += piece
                case .id: text += String(id)
                case .version(let version): text += String(version + shift)
                }
            }
        }
    }
}
