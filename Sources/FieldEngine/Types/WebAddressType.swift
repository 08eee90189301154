import Automata

extension TypeDefinition {
    /// An absolute URL with a host.
    static func webAddress(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let schemes = try reader.schemes()
        var type = TypeDefinition(name: "url")
        type.traits.description = "An absolute web address."
        type.traits.label = "Web address"
        type.traits.keyboard = .url
        type.traits.autofill = "url"
        type.traits.priority = 2
        type.filter.takes = .notWhiteSpace
        type.language = .fixed(webAddress(schemes: schemes))
        type.conversion.read = { text, _ in
            var rest = text.trimmed { $0.isBlank }
            if rest.first == "<", rest.last == ">" { rest = rest.dropFirst().dropLast() }
            return rest.contains { $0.isBlank } ? .verbatim(String(rest)) : .value(String(rest))
        }
        type.checks.impossible = { _, from, _ in Finding("invalid-url", range: from..<Int.max) }
        type.checks.incomplete = { _, _ in Finding("invalid-url") }
        return type
    }

    /// The valid URL strings of the URL standard that are absolute and have a host: a name, an address of version 4 or
    /// one of version 6 in brackets; no user name and no password.
    private static func webAddress(schemes: [String]) -> Expression {
        let segment = Expression.any(of: .set(.inPaths), .percentEncoded)
        let query = Expression.any(of: .set(.inPaths.union(ScalarSet("/?".unicodeScalars))), .percentEncoded)
        // A port may be left out behind its colon, and have zeros before it.
        let port = Expression.text("0").repeated(0...) + .integers(0...65_535).optional
        return .sequence(
            .words(schemes, ignoringCase: true), "://",
            .any(of: .hostName, .addressOfVersion4, "[" + .addressOfVersion6 + "]"), (":" + port).optional,
            ("/" + segment.repeated(0...)).repeated(0...), ("?" + query.repeated(0...)).optional,
            ("#" + query.repeated(0...)).optional)
    }
}

extension ParameterReader {
    fileprivate func schemes() throws(DefinitionError) -> [String] {
        let schemes = try texts("schemes") ?? ["https", "http"]
        guard !schemes.isEmpty else {
            throw .wrongParameter(path: "schemes", expected: "at least one scheme", found: "an empty array")
        }
        for (index, scheme) in schemes.enumerated() {
            let begins = scheme.unicodeScalars.first.map { ScalarSet.letters.contains($0) } ?? false
            let others = scheme.unicodeScalars.allSatisfy { ScalarSet.inSchemes.contains($0) }
            guard begins, others, scheme.utf8.count <= 64 else {
                throw .wrongParameter(
                    path: "schemes[\(index)]", expected: "a scheme such as https", found: "\"\(scheme.prefix(40))\"")
            }
        }
        return schemes
    }
}

extension ScalarSet {
    fileprivate static let inSchemes = letters.union(digits).union(ScalarSet("+-.".unicodeScalars))

    /// The URL standard's URL code points but `/` and `?`; of what is no ASCII, all but controls and
    /// noncharacters.
    fileprivate static let inPaths: ScalarSet = {
        let ascii = letters.union(digits).union(ScalarSet("!$&'()*+,-.:;=@_~".unicodeScalars))
        let others = ScalarSet("\0"..."\u{9F}").complement
        return ascii.union(others).subtracting(noncharacters)
    }()

    private static let noncharacters: ScalarSet = {
        let inPlanes = (UInt32(0)...16).flatMap { [$0 << 16 | 0xFFFE, $0 << 16 | 0xFFFF] }
        return ScalarSet((Array(0xFDD0...0xFDEF) + inPlanes).compactMap { Unicode.Scalar($0) })
    }()

    /// What a name of a host may have besides hyphens and dots: letters and digits of any script.
    fileprivate static let inHostNames = (try? ScalarSet(class: "[\\p{L}\\p{M}\\p{Nd}]")) ?? letters.union(digits)
}

extension Expression {
    fileprivate static let percentEncoded = Expression.text("%") + Expression.set(.hexadecimalDigits).repeated(2)

    /// Labels with dots between, perhaps one behind. The last one is no number, decimal or hexadecimal: whoever reads such a
    /// name takes it for an address of version 4, and for a wrong one or for another than it looks like.
    fileprivate static let hostName: Expression = {
        let label = Expression.hostLabel(of: .inHostNames)
        let hexadecimal = "0" + Expression.set(ScalarSet("xX".unicodeScalars)) + .set(.hexadecimalDigits).repeated(0...)
        let last = label.subtracting(.digit.repeated(1...)).subtracting(hexadecimal)
        return (label + ".").repeated(0...) + last + Expression.text(".").optional
    }()
}
