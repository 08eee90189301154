import Foundation
import Testing

@Suite struct ScalarNameTests {
    /// The release daemon has no names of scalars: `UnnamedScalars.swift`.
    @Test func nothingAsksForTheNameOfAScalar() throws {
        let sources = URL(filePath: #filePath).appending(path: "../../../Sources").standardized
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var asking: [String] = []
        var count = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            count += 1
            let text = try String(contentsOf: file, encoding: .utf8)
            if text.contains(/\bproperties\s*\.\s*name(Alias)?\b/) { asking.append(file.lastPathComponent) }
        }
        #expect(count > 100)
        #expect(asking == [])
    }
}
