import FieldProtocol
import Foundation
import JSONBytes
import Testing

@Suite struct CorpusTests {
    private static let files = [
        "envelope", "rules", "lifecycle", "fields", "validation", "forms", "types", "snapshots",
    ]

    @Test(arguments: files)
    func `messages of the client are taken and refused as the corpus says`(file: String) throws {
        let lines = try Repository.text("protocol/corpus/\(file).jsonl").split(separator: "\n")
        #expect(!lines.isEmpty)
        for line in lines {
            let document = try parsed(String(line))
            let sample = try Sample(document)
            #expect(refusal(of: sample.message, in: document) == sample.refusal, "\(sample.name)")
        }
    }

    @Test func `messages of the server are what the methods promise`() throws {
        for line in try Repository.text("protocol/corpus/server.jsonl").split(separator: "\n") {
            let document = try parsed(String(line))
            let sample = try Sample(document)
            switch Envelope(sample.message, in: document) {
            case .request(_, let method, let params?), .notification(let method, let params?):
                let method = try #require(
                    document.string(method).flatMap(ServerMethod.init(rawValue:)), "\(sample.name)")
                #expect(throws: Never.self, "\(sample.name)") { try method.check(params: params, in: document) }
            case .response(_, .result(let result)):
                let name = try #require(sample.name.split(separator: ":").first)
                let method = try #require(RequestMethod(rawValue: String(name)), "\(sample.name)")
                #expect(throws: Never.self, "\(sample.name)") { try method.check(result: result, in: document) }
            default: Issue.record("no message of a server: \(sample.name)")
            }
        }
    }

    @Test func `every method is in the corpus`() throws {
        let text = try Self.files.map { try Repository.text("protocol/corpus/\($0).jsonl") }.joined()
        let methods = RequestMethod.allCases.map(\.rawValue) + NotificationMethod.allCases.map(\.rawValue)
        for method in methods {
            #expect(text.contains("{\"name\":\"\(method): "), "\(method)")
        }
    }

    /// A line of the corpus.
    private struct Sample {
        var name: String
        var message: JSONNode
        var refusal: Refusal?

        init(_ document: JSONDocument) throws {
            name = try #require(document.member(document.root, "name").flatMap(document.string))
            message = try #require(document.member(document.root, "message"))
            let isValid = try #require(document.member(document.root, "valid").flatMap(document.bool) as Bool?)
            guard !isValid else { return }
            let code = try #require(document.member(document.root, "code").flatMap(document.integer))
            refusal = Refusal(
                code: try #require(ErrorCode(rawValue: Int(code))),
                path: document.member(document.root, "path").flatMap(document.string))
        }
    }

    private struct Refusal: Equatable {
        var code: ErrorCode
        var path: String?
    }

    /// What a session would answer to the shape of a message; nil where it is right.
    private func refusal(of message: JSONNode, in document: JSONDocument) -> Refusal? {
        switch Envelope(message, in: document) {
        case .invalid: return Refusal(code: .invalidRequest)
        case .response: return nil
        case .request(_, let name, let params), .notification(let name, let params):
            guard let method = Method(node: name, in: document) else { return Refusal(code: .methodNotFound) }
            do throws(DecodingFailure) {
                switch method {
                case .request(let method):
                    try method.check(params: params, in: document)
                case .notification(let method):
                    let notification = try ClientNotification.decode(method, params: params, in: document)
                    #expect(notification.method == method)
                }
                return nil
            } catch {
                return Refusal(code: .invalidParams, path: error.path)
            }
        }
    }
}
