import FieldServer

/// What a splitter made of a stream, with the bodies as text.
enum FramingObservation: Equatable, Sendable, CustomStringConvertible {
    case body(String)
    case error(FramingError)
    case oversized(Int)
    case truncated

    var description: String {
        switch self {
        case .body(let text): "body(\(text.count > 60 ? String(text.prefix(60)) + "…" : text))"
        case .error(let error): "error(\(error.rawDescription))"
        case .oversized(let length): "oversized(\(length))"
        case .truncated: "truncated"
        }
    }
}

extension FramingError {
    fileprivate var rawDescription: String { String(reflecting: self) }
}

/// Every framing rule is tried with these sizes of read; nil is all at once.
let framingChunkSizes: [Int?] = [1, 2, 3, nil]

func observe(
    _ stream: [UInt8], chunk: Int?, framing: FramingChoice = .automatic, maxMessageBytes: Int = 1024, end: Bool = true
) -> [FramingObservation] {
    var splitter = FrameSplitter(framing: framing, maxMessageBytes: maxMessageBytes)
    var seen: [FramingObservation] = []
    func drain() {
        while let event = splitter.next() {
            switch event {
            case .body: seen.append(.body(splitter.withBody { String(decoding: $0, as: UTF8.self) }))
            case .framingError(let error): seen.append(.error(error))
            case .oversized(let length): seen.append(.oversized(length))
            case .truncated: seen.append(.truncated)
            }
        }
    }
    var rest = stream[...]
    while !rest.isEmpty {
        let size = chunk ?? rest.count
        splitter.append(rest.prefix(size))
        rest = rest.dropFirst(size)
        drain()
    }
    if end {
        splitter.endOfInput()
        drain()
    }
    return seen
}

func observe(
    _ stream: String, chunk: Int?, framing: FramingChoice = .automatic, maxMessageBytes: Int = 1024, end: Bool = true
) -> [FramingObservation] {
    observe(Array(stream.utf8), chunk: chunk, framing: framing, maxMessageBytes: maxMessageBytes, end: end)
}

func framed(_ body: String) -> String {
    "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
}
