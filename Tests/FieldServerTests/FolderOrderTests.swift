import Foundation
import Testing

/// Imports go one way inside of a target as well: a folder uses types of itself and of the folders before it.
///
/// The order is stated in ARCHITECTURE.md too. Types are found by their declarations at the beginning of a line, and uses by
/// the name alone, so a name means one type in a target.
@Suite("Folders of a target in the order of their imports") struct FolderOrderTests {
    /// The folders of a target, each behind those that it may use; "" are the files beside the folders.
    private static let orders: [(target: String, folders: [String])] = [
        ("FieldEngine", ["", "Text", "Rules", "Types", "Editing", "Definition", "Validation", "Field", "Form"]),
        ("FieldServer", ["Transport", "RPC", "Store", "View", "Snapshots", "Session", "Methods"]),
        (
            "FieldTools",
            ["Terminal", "Transcript", "FormFile", "Rows", "Recording", "Types", "FormClient", "FilledForm"]
        ),
        (
            "FieldLanguageServer",
            ["Text", "Tree", "Generated", "Schema", "Answers", "FormFile", "FilledForm", "Documents", "Connection"]
        ),
        ("FieldProgram", ["Process", "Recording", "Terminal", "TerminalForm", "Commands"]),
    ]

    @Test("No folder uses a type of a later one", arguments: orders.indices)
    func imports(_ index: Int) throws {
        let (target, folders) = Self.orders[index]
        let files = try Self.files(of: target)
        #expect(Set(files.map(\.folder)) == Set(folders), "the folders of \(target)")
        var homes: [String: Int] = [:]
        for file in files {
            guard let place = folders.firstIndex(of: file.folder) else { continue }
            for name in file.declared { homes[name] = place }
        }
        // A scan that finds nothing proves nothing.
        #expect(homes.count > 10)
        for file in files {
            guard let place = folders.firstIndex(of: file.folder) else { continue }
            for name in file.used.subtracting(file.nested).sorted() {
                guard let home = homes[name], home > place else { continue }
                Issue.record("\(target)/\(file.path) uses \(name) of \(folders[home]), which comes after it")
            }
        }
    }

    /// Embedded Swift has none.
    @Test(
        "Below the process there are no key paths",
        arguments: [
            "JSONBytes", "Automata", "FieldEngine", "FieldProtocol", "FieldSchema", "FieldServer", "FieldTools",
            "FieldLanguageServer",
        ])
    func keyPaths(target: String) throws {
        let files = try Self.files(of: target)
        #expect(!files.isEmpty)
        #expect(files.filter { $0.hasKeyPath }.map { $0.path } == [])
    }

    @Test("A use is told from a comment, a text and a member") func scanning() {
        let file = SourceFile(
            path: "A/B.swift",
            text: ##"""
                // Comment
                import Foundation
                public final class Owner: Base<Element> {
                    struct Inner {}
                    /* Block */ let a = "Text \(Other.make("Inside")) More", b = x.Member.y, c = #"Raw \#(Third())"#
                }
                """##)
        #expect(file.folder == "A")
        #expect(file.declared == ["Owner"])
        #expect(file.nested == ["Inner"])
        #expect(file.used.isSuperset(of: ["Owner", "Base", "Element", "Inner", "Other", "Third"]))
        #expect(file.used.isDisjoint(with: ["Comment", "Block", "Text", "Inside", "More", "Member", "Raw"]))
        #expect(!file.hasKeyPath)
        #expect(SourceFile(path: "C.swift", text: #"let names = "\(all.map(\.name))""#).hasKeyPath)
    }

    private static func files(of target: String) throws -> [SourceFile] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/\(target)")
            .standardizedFileURL
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path())
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            SourceFile(path: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
        }
    }
}

/// What a source file declares and uses, as far as its words tell.
private struct SourceFile {
    var path: String
    /// Empty for a file beside the folders.
    var folder: String
    /// Types that all of the target can use.
    var declared: Set<String> = []
    /// Types inside of others, and those of the file alone.
    var nested: Set<String> = []
    /// Words that begin with a capital letter and are no member of anything.
    var used: Set<String> = []
    var hasKeyPath: Bool

    init(path: String, text: String) {
        self.path = path
        folder = path.contains("/") ? String(path.prefix { $0 != "/" }) : ""
        let code = Self.withoutCommentsAndTexts(text)
        // In code, texts aside, a backslash begins nothing else.
        hasKeyPath = code.contains("\\")
        for line in code.split(separator: "\n") { scan(line) }
    }

    private mutating func scan(_ line: Substring) {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." && $0 != "@" }
        guard words.first != "import", !words.prefix(2).contains("import") else { return }
        let modifiers: Set<Substring> = [
            "public", "package", "internal", "private", "fileprivate", "final", "indirect",
        ]
        let rest = words.drop { modifiers.contains($0) || $0.hasPrefix("@") }
        let keywords: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
        if let keyword = rest.first, keywords.contains(keyword), let name = rest.dropFirst().first {
            let isOwn = words.contains("private") || words.contains("fileprivate")
            if line.first?.isWhitespace == false, !isOwn {
                declared.insert(String(name))
            } else {
                nested.insert(String(name))
            }
        }
        for word in words {
            // `A.B` uses A; `.b` and `x.B` use no type of their own.
            guard let first = word.split(separator: ".", omittingEmptySubsequences: false).first else { continue }
            if first.first?.isUppercase == true { used.insert(String(first)) }
        }
    }

    /// The code alone, with what is put into texts.
    private static func withoutCommentsAndTexts(_ text: String) -> String {
        var code: [UInt8] = []
        var rest = Array(text.utf8)[...]
        skipCode(&rest, to: nil, into: &code)
        return String(decoding: code, as: UTF8.self)
    }

    /// Copies code up to the parenthesis that closes it, or to the end.
    private static func skipCode(_ rest: inout ArraySlice<UInt8>, to end: UInt8?, into code: inout [UInt8]) {
        var depth = 0
        while let byte = rest.first {
            if rest.starts(with: "//".utf8) {
                rest = rest.drop { $0 != UInt8(ascii: "\n") }
            } else if rest.starts(with: "/*".utf8) {
                while !rest.isEmpty, !rest.starts(with: "*/".utf8) { rest = rest.dropFirst() }
                rest = rest.dropFirst(2)
            } else if rest.starts(with: "\"\"\"".utf8) {
                skipText(&rest, "\"\"\"", "\"\"\"", escape: "\\", into: &code)
            } else if rest.starts(with: "#\"\"\"".utf8) {
                skipText(&rest, "#\"\"\"", "\"\"\"#", escape: "\\#", into: &code)
            } else if rest.starts(with: "#\"".utf8) {
                skipText(&rest, "#\"", "\"#", escape: "\\#", into: &code)
            } else if byte == UInt8(ascii: "\"") {
                skipText(&rest, "\"", "\"", escape: "\\", into: &code)
            } else {
                rest = rest.dropFirst()
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == end {
                    if depth == 0 { return }
                    depth -= 1
                }
                code.append(byte)
            }
        }
    }

    private static func skipText(
        _ rest: inout ArraySlice<UInt8>, _ start: String, _ end: String, escape: String, into code: inout [UInt8]
    ) {
        rest = rest.dropFirst(start.utf8.count)
        code.append(UInt8(ascii: " "))
        while !rest.isEmpty, !rest.starts(with: end.utf8) {
            guard rest.starts(with: escape.utf8) else {
                rest = rest.dropFirst()
                continue
            }
            rest = rest.dropFirst(escape.utf8.count)
            let escaped = rest.popFirst()
            guard escaped == UInt8(ascii: "(") else { continue }
            skipCode(&rest, to: UInt8(ascii: ")"), into: &code)
            code.append(UInt8(ascii: " "))
        }
        rest = rest.dropFirst(end.utf8.count)
    }
}
