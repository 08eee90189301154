import Foundation
import TestClients
import Testing

@testable import FieldProgram

/// A row of the section about files of protocol/hostile-input.md: what a command is given for a file, and what it says.
struct HostileFile: Sendable, CustomTestStringConvertible {
    /// What lies where the command looks.
    enum Source: Sendable {
        case nothing
        case bytes([UInt8])
        /// So long, and nothing in it.
        case empty(Int)
        case directory
        case pipe
        /// A pipe from which this comes again and again, behind a beginning.
        case endless(String, [UInt8])
        case device(String)
        /// A file of that mode, under a second name too.
        case file(mode: Int, hasTwoNames: Bool)
        /// A link to a file of mode 0600.
        case link
    }

    /// By which the tests name it, such as `F7`.
    var number = ""
    var situation: String
    /// FILE is where it lies.
    var arguments: [String]
    var source: Source
    var exitCode: Int32
    /// The last line on stderr; of a command that says nothing there, the last on stdout.
    var said: String

    init(_ situation: String, _ arguments: String..., source: Source, exitCode: Int32, _ said: String) {
        self.situation = situation
        self.arguments = arguments
        self.source = source
        self.exitCode = exitCode
        self.said = said
    }

    var testDescription: String { "\(number) \(arguments.first ?? "") \(situation)" }
}

extension HostileFile.Source {
    static func text(_ text: String) -> Self { .bytes(Array(text.utf8)) }
}

/// The file of a row, while it is there.
final class HostileFilePlace {
    let path: String
    private let others: [String]
    /// What must not be changed, and what it holds.
    private let kept: String?

    static let content = "it stays"

    init(_ source: HostileFile.Source) throws {
        let directory = FileManager.default.temporaryDirectory
        let name = "field-server-\(UUID().uuidString)"
        path = directory.appending(path: name).path
        let other = path + "-other"
        others = [path, other]
        func make(_ path: String, _ bytes: [UInt8], mode: Int = 0o600) {
            _ = FileManager.default.createFile(
                atPath: path, contents: Data(bytes), attributes: [.posixPermissions: mode])
        }
        switch source {
        case .nothing, .device: kept = nil
        case .bytes(let bytes):
            make(path, bytes)
            kept = nil
        case .empty(let count):
            make(path, [])
            #expect(truncate(path, off_t(count)) == 0)
            kept = nil
        case .directory:
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
            kept = nil
        case .pipe:
            #expect(mkfifo(path, 0o600) == 0)
            kept = nil
        case .endless(let beginning, let bytes):
            #expect(mkfifo(path, 0o600) == 0)
            kept = nil
            Self.pour(Array(beginning.utf8), bytes, into: path)
        case .file(let mode, let hasTwoNames):
            make(path, Array(Self.content.utf8), mode: mode)
            if hasTwoNames { #expect(Foundation.link(path, other) == 0) }
            kept = mode == 0o600 && !hasTwoNames ? nil : path
        case .link:
            make(other, Array(Self.content.utf8))
            #expect(symlink(other, path) == 0)
            kept = other
        }
    }

    deinit {
        for path in others where unlink(path) != 0 { rmdir(path) }
    }

    /// Writes into a pipe until nobody reads it.
    private static func pour(_ beginning: [UInt8], _ bytes: [UInt8], into path: String) {
        let thread = Thread {
            let pipe = open(path, O_WRONLY | O_CLOEXEC)
            defer { close(pipe) }
            guard pipe >= 0, write(pipe, beginning, beginning.count) == beginning.count else { return }
            while write(pipe, bytes, bytes.count) > 0 {}
        }
        thread.start()
    }

    /// Whether what must not be touched was not.
    var isUntouched: Bool {
        guard let kept else { return true }
        return (try? String(contentsOfFile: kept, encoding: .utf8)) == Self.content
    }
}

extension HostileFile {
    struct Outcome: Equatable {
        var exitCode: Int32
        var said: String
        var isUntouched: Bool
    }

    func run() throws -> Outcome {
        let place = try HostileFilePlace(source)
        var path = place.path
        if case .device(let device) = source { path = device }
        let server = try ServerProcess(arguments.map { $0 == "FILE" ? path : $0 })
        server.closeInput()
        let output = try server.outputText()
        let errors = try server.errorText()
        let lines = (errors.isEmpty ? output : errors).split(separator: "\n")
        return Outcome(
            exitCode: try server.exitCode(), said: (lines.last.map(String.init) ?? "").replacing(path, with: "FILE"),
            isUntouched: place.isUntouched)
    }
}
