import JSONBytes
import TestSupport
import Testing

/// A document that goes on with the tape of the text before (`JSONDocument.shape`) says what a new one says.
struct LikenessTests {
    private static let texts = [
        #"{"jsonrpc":"2.0","id":17,"method":"field/edit","params":{"field":"name","input":"a","version":12}}"#,
        #"[10,-10,0,1.5,20e1,{"a":"text","b":[true,null,"\u0041","é€"],"c":{}},[],"",7]"#,
        #"{ "a" : 12345678 , "b" : "12345678" }"#,
    ]

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func anyChangeOfAFewBytes(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var kept = JSONDocument()
        var likes = 0
        var stillLikes = 0
        for _ in 0..<1_000 {
            var bytes = Array((Self.texts.randomElement(using: &random) ?? "").utf8)
            try? kept.parse(bytes)
            if Bool.random(using: &random), let node = anyNode(of: kept, using: &random) { kept.fix(node) }
            let shape = kept.shape
            let original = bytes
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let near = Array(#"0123456789-az"\ {}[]:,.eE"#.utf8) + [0x00, 0x1F, 0x7F, 0x80, 0xC3, 0xA9]
                let index = Int.random(in: 0..<bytes.count, using: &random)
                bytes[index] = near.randomElement(using: &random) ?? 0
            }
            var tried = kept
            if !tried.takeLike(bytes, maxDepth: 64), tried.takeLike(original, maxDepth: 64) {
                // What is like it still, though another was tried, is taken whole.
                #expect(RandomValue(tried.root, of: tried) == RandomValue(kept.root, of: kept))
                stillLikes += 1
            }
            var fresh = JSONDocument()
            let expected = Result { () throws(JSONSyntaxError) in try fresh.parse(bytes) }
            let outcome = Result { () throws(JSONSyntaxError) in try kept.parse(bytes) }
            switch (outcome, expected) {
            case (.success, .success):
                #expect(RandomValue(kept.root, of: kept) == RandomValue(fresh.root, of: fresh))
                #expect(kept.source(kept.root).elementsEqual(fresh.source(fresh.root)))
                if kept.shape == shape { likes += 1 }
            case (.failure(let error), .failure(let other)):
                #expect(error == other)
                #expect(kept.shape != shape)
            default: Issue.record("\(String(decoding: bytes, as: UTF8.self)): \(outcome) instead of \(expected)")
            }
        }
        // Many of them are alike, else nothing was tried.
        #expect(likes > 20 && stillLikes > 20)
    }

    private func anyNode(of document: JSONDocument, using random: inout SeededGenerator) -> JSONNode? {
        var nodes = [document.root]
        var index = 0
        while index < nodes.count {
            nodes += document.members(nodes[index]).map(\.value) + Array(document.elements(nodes[index]))
            index += 1
        }
        return nodes.randomElement(using: &random)
    }

    @Test func whatIsAlike() throws {
        let text = #"{"id":17,"text":"abc"}"#
        let pairs: [(String, isLike: Bool)] = [
            (#"{"id":17,"text":"abc"}"#, true), (#"{"id":98,"text":"xyz"}"#, true),
            // A name, a kind, an escape, a zero before a digit, another length, a sign.
            (#"{"ID":17,"text":"abc"}"#, false), (#"{"id":"","text":"abc"}"#, false),
            (#"{"id":17,"text":"\\c"}"#, false), (#"{"id":18,"text":"abcd"}"#, false),
            (#"{"id":-7,"text":"abc"}"#, false), (#"{"id":1.,"text":"abc"}"#, false),
            (#"{"id":17,"text":"éc"}"#, false), (#"{"id":17,"text":"ab""#, false),
        ]
        for (other, isLike) in pairs {
            var document = try document(text)
            let shape = document.shape
            try? document.parse(Array(other.utf8))
            #expect((document.shape == shape) == isLike, "\(other)")
        }
    }

    @Test func whatIsFixedMayNotDiffer() throws {
        var document = try document(#"{"method":"field/edit","id":10}"#)
        document.fix("method", of: document.root)
        let shape = document.shape
        try document.parse(Array(#"{"method":"field/edit","id":11}"#.utf8))
        #expect(document.shape == shape)
        try document.parse(Array(#"{"method":"field/blur","id":12}"#.utf8))
        #expect(document.shape != shape)
        #expect(document.member(document.root, "method").flatMap { document.string($0) } == "field/blur")
        #expect(document.member(document.root, "id").flatMap { document.integer($0) } == 12)
    }

    /// Nineteen digits may be more than an integer holds, though eighteen never are.
    @Test func numbersNearTheLargestInteger() throws {
        var document = try document("[9223372036854775807]")
        let shape = document.shape
        try document.parse(Array("[9223372036854775808]".utf8))
        #expect(document.shape != shape)
    }

    @Test func nothingIsLikeWhatWasErased() throws {
        var document = try document(#"{"text":"secret"}"#)
        let shape = document.shape
        document.erase()
        try document.parse(Array(#"{"text":"secret"}"#.utf8))
        #expect(document.shape != shape)
        #expect(document.member(document.root, "text").flatMap { document.string($0) } == "secret")
    }
}

extension JSONDocument {
    fileprivate mutating func takeLike(_ bytes: [UInt8], maxDepth: Int) -> Bool {
        bytes.withUnsafeBytes { takeLike($0, maxDepth: maxDepth) }
    }
}
