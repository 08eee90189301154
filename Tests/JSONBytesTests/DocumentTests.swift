import JSONBytes
import Testing

/// What a document says of its nodes.
struct DocumentTests {
    @Test func kinds() throws {
        let kinds: [(String, JSONKind)] = [
            ("null", .null), ("true", .bool), ("false", .bool), ("-0.5e3", .number), ("\"\"", .string), ("[]", .array),
            ("{}", .object),
        ]
        for (text, kind) in kinds {
            let document = try document(" \t\r\n\(text)\n")
            #expect(document.kind(document.root) == kind)
            #expect(document.source(document.root).elementsEqual(text.utf8))
        }
    }

    @Test func booleans() throws {
        let document = try document("[true,false,null,\"true\"]")
        #expect(document.elements(document.root).map { document.bool($0) } == [true, false, nil, nil])
    }

    @Test func elementsInOrder() throws {
        let document = try document("[1,[2,[3]],{\"a\":[4]},\"five\", 6 ]")
        let sources = document.elements(document.root).map { String(decoding: document.source($0), as: UTF8.self) }
        #expect(sources == ["1", "[2,[3]]", "{\"a\":[4]}", "\"five\"", "6"])
        #expect(document.count(document.root) == 5)
    }

    @Test func membersInOrderWithDuplicates() throws {
        let document = try document("{\"a\":1,\"b\":{\"a\":2},\"a\":[3]}")
        let members = document.members(document.root).map { member in
            (document.string(member.name) ?? "") + "=" + String(decoding: document.source(member.value), as: UTF8.self)
        }
        #expect(members == ["a=1", "b={\"a\":2}", "a=[3]"])
        #expect(document.count(document.root) == 3)
    }

    @Test func theLastOfAName() throws {
        let document = try document("{\"a\":1,\"b\":2,\"\\u0061\":3,\"ab\":4}")
        #expect(document.member(document.root, "a").flatMap { document.integer($0) } == 3)
        #expect(document.member(document.root, "b").flatMap { document.integer($0) } == 2)
        #expect(document.member(document.root, "c") == nil)
        #expect(document.member(document.root, "") == nil)
    }

    @Test func aNestedMemberIsNotTheObjectsOwn() throws {
        let document = try document("{\"outer\":{\"inner\":1},\"list\":[{\"inner\":2}]}")
        #expect(document.member(document.root, "inner") == nil)
        let outer = try #require(document.member(document.root, "outer"))
        #expect(document.member(outer, "inner").flatMap { document.integer($0) } == 1)
    }

    @Test func askingTheWrongKind() throws {
        let document = try document("[{},[],\"a\",1,true,null]")
        for node in document.elements(document.root) {
            let kind = document.kind(node)
            #expect((document.bool(node) != nil) == (kind == .bool))
            #expect((document.integer(node) != nil) == (kind == .number))
            #expect((document.numberText(node) != nil) == (kind == .number))
            #expect((document.string(node) != nil) == (kind == .string))
            #expect(document.equals(node, "a") == (kind == .string))
            #expect(document.count(node) == 0)
            #expect(Array(document.elements(node)).isEmpty)
            #expect(Array(document.members(node)).isEmpty)
            #expect(document.member(node, "a") == nil)
        }
    }

    @Test func nothingParsedIsNull() {
        let document = JSONDocument()
        #expect(document.kind(document.root) == .null)
        #expect(document.source(document.root).isEmpty)
    }

    @Test func afterAnErrorTheRootIsNull() throws {
        var document = try document("[1,2,3]")
        #expect(throws: JSONSyntaxError.self) { try document.parse(Array("[1,2,3,]".utf8)) }
        #expect(document.kind(document.root) == .null)
        #expect(document.count(document.root) == 0)
    }

    @Test func reuseLeavesNothingBehind() throws {
        var document = JSONDocument()
        for length in [500, 3, 70, 0, 1] {
            let text = "[" + Array(repeating: "{\"key\":\"v\"}", count: length).joined(separator: ",") + "]"
            try document.parse(Array(text.utf8))
            #expect(document.count(document.root) == length)
            #expect(Array(document.elements(document.root)).count == length)
        }
    }

    @Test func nodesOfAnotherTextDoNotTrap() throws {
        var document = try document("[[1,2],{\"a\":\"b\"},true,\"\\n\",5]")
        let old = Array(document.elements(document.root))
        for text in ["{\"a\":[1,\"x\"],\"b\":{}}", "1", "[[[[[]]]]]", "nope"] {
            try? document.parse(Array(text.utf8))
            for node in old {
                _ = document.string(node)
                _ = document.bool(node)
                _ = document.source(node)
                _ = document.member(node, "a")
                _ = Array(document.elements(node))
                _ = Array(document.members(node))
            }
        }
    }

    @Test func aLoopOutlivesTheNextParse() throws {
        var document = try document("[1,2,3]")
        var elements = document.elements(document.root)
        try document.parse(Array("null".utf8))
        var count = 0
        while elements.next() != nil { count += 1 }
        #expect(count == 3)
    }

    @Test func anyCollectionOfBytes() throws {
        var document = JSONDocument()
        try document.parse("[12]".utf8)
        #expect(document.count(document.root) == 1)
        try document.parse([UInt8]("x[1]y".utf8)[1..<4])
        #expect(document.count(document.root) == 1)
        try document.parse("]1,2,3[".utf8.reversed())
        #expect(document.count(document.root) == 3)
        try Array("{}".utf8).withUnsafeBytes { try document.parse($0, maxDepth: 1) }
        #expect(document.kind(document.root) == .object)
    }
}
