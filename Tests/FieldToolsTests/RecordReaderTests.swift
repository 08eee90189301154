import Testing

@testable import FieldTools

/// Records of a file, in whatever parts its bytes come.
@Suite struct RecordReaderTests {
    private func read(_ text: String, portion: Int = .max) -> [RecordReader.Record] {
        read(bytes: Array(text.utf8), portion: portion)
    }

    private func read(bytes: [UInt8], portion: Int = .max) -> [RecordReader.Record] {
        var reader = RecordReader()
        var rest = bytes[...]
        while !rest.isEmpty {
            reader.append(rest.prefix(portion))
            rest = rest.dropFirst(portion)
        }
        reader.finish()
        return reader.takeRecords()
    }

    @Test("Quotes, line breaks in quotes, empty lines, an end without a line", arguments: [1, 3, .max])
    func values(portion: Int) {
        #expect(
            read("a,b\r\n1,\"x, \"\"y\"\"\nz\"\r\n\r\n\"\",\n2,é", portion: portion) == [
                .init(line: 1, content: .heading(["a", "b"])),
                .init(line: 2, content: .texts(["1", "x, \"y\"\nz"])),
                .init(line: 5, content: .texts(["", ""])),
                .init(line: 6, content: .texts(["2", "é"])),
            ])
    }

    @Test("A first column may have no name, and a first line nothing on it", arguments: [1, 3, .max])
    func emptyBeginnings(portion: Int) {
        #expect(
            read("\tname\tage\n0\tAda\t30\n", portion: portion) == [
                .init(line: 1, content: .heading(["", "name", "age"])),
                .init(line: 2, content: .texts(["0", "Ada", "30"])),
            ])
        #expect(
            read("\rname,age\rAda,30\r", portion: portion) == [
                .init(line: 2, content: .heading(["name", "age"])), .init(line: 3, content: .texts(["Ada", "30"])),
            ])
    }

    @Test("A text in quotes that is too long ends where its quotes do", arguments: [4096, .max])
    func longQuotes(portion: Int) {
        let long = String(repeating: "x,\"\"\n", count: RecordReader.longest / 4 + 1)
        let lines = long.split(separator: "\n").count
        #expect(
            read("a\n\"\(long)\",1\n2\n\(long.filter { $0 != "\n" })\n3", portion: portion) == [
                .init(line: 1, content: .heading(["a"])),
                .init(line: 2, content: .unreadable("the record is longer than 1048576 bytes")),
                .init(line: 3 + lines, content: .texts(["2"])),
                .init(line: 4 + lines, content: .unreadable("the record is longer than 1048576 bytes")),
                .init(line: 5 + lines, content: .texts(["3"])),
            ])
    }

    @Test("Lines that end with a return alone, and a mark of the order of bytes alone", arguments: [1, 3, .max])
    func returns(portion: Int) {
        #expect(
            read("a,b\r1,\"x\ry\"\r\r2,z\r\n3,", portion: portion) == [
                .init(line: 1, content: .heading(["a", "b"])),
                .init(line: 2, content: .texts(["1", "x\ry"])),
                .init(line: 4, content: .texts(["2", "z"])),
                .init(line: 5, content: .texts(["3", ""])),
            ])
        #expect(read("a\r", portion: portion).map(\.content) == [.heading(["a"])])
        #expect(read("\u{FEFF}", portion: portion) == [])
        #expect(read("[{\"a\":1}]", portion: portion).map(\.content) == [.unreadable("a row is an object")])
    }

    @Test("The heading says the separator", arguments: [(",", "x;y"), (";", "x,y"), ("\t", "x,y;z")])
    func separators(separator: String, text: String) {
        #expect(
            read("a\(separator)b\n\(text)\(separator)\n").map(\.content) == [
                .heading(["a", "b"]), .texts([text, ""]),
            ])
        #expect(read("\u{FEFF}a\n1,5\n").map(\.content) == [.heading(["a"]), .texts(["1", "5"])])
    }

    @Test("A mark of the order of bytes stands before quotes and before JSON too", arguments: [1, 3, .max])
    func marks(portion: Int) {
        #expect(read("\u{FEFF}\"a;b\";c\n", portion: portion).map(\.content) == [.heading(["a;b", "c"])])
        #expect(read("\u{FEFF}\"\u{FEFF}\"\n", portion: portion).map(\.content) == [.heading(["\u{FEFF}"])])
        #expect(
            read("\u{FEFF}{\"a\":1}\n", portion: portion).map(\.content) == [
                .members([.init(name: "a", value: .text("1"))])
            ])
    }

    @Test("Objects of JSON a line", arguments: [1, .max])
    func objects(portion: Int) {
        #expect(
            read("{\"a\":\"x\",\"b\":-1.50}\n\n{\"a\":true,\"b\":null}\n[1]\n{\"a\":[[]]}\n{", portion: portion).map(
                \.content)
                == [
                    .members([.init(name: "a", value: .text("x")), .init(name: "b", value: .text("-1.50"))]),
                    .members([.init(name: "a", value: .text("true")), .init(name: "b", value: .text(""))]),
                    .unreadable("a row is an object"),
                    .unreadable(
                        "\"a\" is no text, number, true, false or null, and no list or object of these"),
                    .unreadable("this is no JSON: the text ends too early"),
                ])
    }

    @Test("Objects inside, lists of texts, and lists of rows")
    func nested() {
        #expect(
            read(#"{"a":{"b":{"c":1}},"l":["x",2],"n":[],"r":[{"p":"q","s":[3]},{}]}"#).map(\.content) == [
                .members([
                    .init(name: "a.b.c", value: .text("1")), .init(name: "l", value: .items(["x", "2"])),
                    .init(name: "n", value: .items([])),
                    .init(
                        name: "r",
                        value: .rows([
                            [.init(name: "p", value: .text("q")), .init(name: "s", value: .items(["3"]))], [],
                        ])),
                ])
            ])
        let inside = #"{"r":[{"p":[{"q":1}]}]}"#
        #expect(
            read(inside).map(\.content) == [
                .unreadable(
                    "\"r[].p\" is no text, number, true, false or null, and no list or object of these")
            ])
    }

    @Test("What has no end or is too long is told, and the rest is read")
    func unreadable() {
        #expect(read("a\n\"x\ny").last == .init(line: 2, content: .unreadable("a quotation mark is not closed")))
        let misquoted = RecordReader.Content.unreadable("something stands behind a closing quotation mark")
        #expect(
            read("a,b\n\"5\"6,Ada\n\"5\" ,\"A \"\"d\"\"a\"\n\"x\"y\n").map(\.content) == [
                .heading(["a", "b"]), misquoted, .texts(["5 ", "A \"d\"a"]), misquoted,
            ])
        // No row becomes a heading for one that can't be read.
        #expect(
            read(bytes: [0x67, 0xF6, 0x0A, 0x78, 0x0A]) == [
                .init(line: 1, content: .unreadable("the record is not UTF-8")), .init(line: 2, content: .texts(["x"])),
            ])
        let long = String(repeating: "x", count: RecordReader.longest + 1)
        #expect(
            read("a\n\(long)\nb\n").map(\.content) == [
                .heading(["a"]), .unreadable("the record is longer than 1048576 bytes"), .texts(["b"]),
            ])
    }
}
