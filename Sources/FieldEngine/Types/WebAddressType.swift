import Automata

extension TypeDefinition {
    /// An absolute URL with a host.
    static func webAddress(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let schemes = try reader.schemes()
        let scheme = try reader.completingScheme(among: schemes)
        let type = TypeDefinition(name: "url")
        type.traits.label = "Web address"
        type.traits.keyboard = .url
        type.traits.autofill = "url"
        type.traits.priority = .tenths(20)
        type.filter.takes = .notWhiteSpace
        type.filter.isExact = true
        let isInternational = try reader.boolean("international") ?? false
        type.language = .fixed(
            webAddress(schemes: schemes, isOptional: scheme != nil, isInternational: isInternational))
        type.conversion.read = { text, _ in
            // Where a line may break nobody sees a sign.
            let text = text.filter { $0 != "\u{AD}" }
            var rest = text.trimmed { $0.isBlank }
            if rest.first == "<", rest.last == ">" { rest = rest.dropFirst().dropLast() }
            return rest.contains { $0.isBlank } ? .verbatim(String(rest)) : .value(String(rest))
        }
        if let scheme {
            type.conversion.completed = { value in value.isEmpty || hasScheme(value) ? nil : scheme + "://" + value }
        }
        type.checks.impossible = { _, from, _ in Finding("invalid-url", range: from..<Int.max) }
        type.checks.incomplete = { _, _ in Finding("invalid-url") }
        judgeHost(of: type, isInternational: isInternational)
        return type
    }

    /// What of a host with letters of other scripts is no matter of which characters stand where.
    private static func judgeHost(of type: TypeDefinition, isInternational: Bool) {
        type.checks.order = { value, _ in
            guard let host = host(of: value), isInternational || host.mayBeInternational else { return nil }
            let mayGrow = host.endIndex == value.endIndex
            return DomainName(mayGrow ? host : host.withoutLastDot, mayGrow: mayGrow).isHopeless
                ? Finding("invalid-url") : nil
        }
        type.checks.final = { value, _ in
            guard let host = host(of: value)?.withoutLastDot, isInternational || host.mayBeInternational else {
                return nil
            }
            return DomainName(host, mayGrow: false).host == nil ? Finding("invalid-url") : nil
        }
        guard isInternational else { return }
        type.conversion.typed = { value, _ in
            guard let host = host(of: value)?.withoutLastDot else { return .text(value) }
            return DomainName(host, mayGrow: false).host.map { ascii in
                .text(String(value[..<host.startIndex]) + ascii + value[host.endIndex...].withDotInFront)
            }
        }
        type.conversion.value = { typed, _ in
            guard case .text(let text) = typed else { return nil }
            guard let host = host(of: text)?.withoutLastDot else { return text }
            let name = DomainName(host, mayGrow: false)
            guard name.host != nil else { return nil }
            return String(text[..<host.startIndex]) + name.unicode + String(text[host.endIndex...])
        }
    }

    /// The name of the host as far as it is there; nil where there is none yet, and where it is an address of version 6.
    private static func host(of value: String) -> Substring? {
        guard hasScheme(value) else { return nil }
        let scheme = value.utf8.prefix { $0 != UInt8(ascii: ":") }
        let rest = value[value.utf8.index(scheme.endIndex, offsetBy: 3)...]
        let end = rest.utf8.firstIndex { ":/?#".utf8.contains($0) } ?? rest.endIndex
        let host = rest[..<end]
        return host.isEmpty || host.utf8.first == UInt8(ascii: "[") ? nil : host
    }

    /// The valid URL strings of the URL standard that are absolute and have a host: a name, an address of version 4 or
    /// one of version 6 in brackets; no user name and no password. Besides `|`, other signs behind `?`, and `_` in a name before its last label, which are in
    /// what browsers show. Where the scheme may be left out, a name without one has a dot:
    /// else it could be the scheme itself.
    private static func webAddress(schemes: [String], isOptional: Bool, isInternational: Bool) -> Expression {
        let segment = Expression.any(of: .set(.inPaths), .percentEncoded)
        // Forms write lists with brackets, and templates have braces, which a browser sends as they are.
        let query = Expression.any(of: .set(.inPaths.union(ScalarSet(known: "[/?\\[\\]{}^`]"))), .percentEncoded)
        // A port may be left out behind its colon, and have zeros before it.
        let number = Expression.text("0").repeated(0...) + .integers(0...65_535)
        func host(_ dots: Int) -> Expression {
            isInternational
                ? .hostName(dots: dots, of: DomainName.typed, between: DomainName.dots)
                : .hostName(dots: dots, of: .inHostNames, between: ScalarSet("."))
        }
        let addresses = Expression.any(of: .addressOfVersion4, "[" + .addressOfVersion6 + "]")
        var start =
            Expression.words(schemes, ignoringCase: true) + "://" + .any(of: host(0), addresses)
            + (":" + number.optional).optional
        // What is before `://` is a scheme, and no host with a port that was left out.
        if isOptional {
            start = .any(of: start, .any(of: host(1), addresses) + (":" + number).optional)
        }
        return .sequence(
            start, ("/" + segment.repeated(0...)).repeated(0...), ("?" + query.repeated(0...)).optional,
            ("#" + query.repeated(0...)).optional)
    }
}

extension TypeDefinition {
    private static func hasScheme(_ value: String) -> Bool {
        let start = value.utf8.prefix { $0.isAlphanumeric || "+-.".utf8.contains($0) }
        return value.utf8[start.endIndex...].begins(withBytesOf: "://")
    }
}

extension Substring {
    /// A name that is whole may end with a dot.
    fileprivate var withoutLastDot: Substring {
        guard let last = unicodeScalars.last, DomainName.dots.contains(last) else { return self }
        return self[..<unicodeScalars.index(before: endIndex)]
    }

    /// With a dot of ASCII for another one that it begins with.
    fileprivate var withDotInFront: String {
        guard let first = unicodeScalars.first, DomainName.dots.contains(first) else { return String(self) }
        return "." + dropFirst()
    }

    /// Whether it has letters of other scripts, as such or, behind `xn--`, in ASCII. By bytes, as every key asks.
    fileprivate var mayBeInternational: Bool {
        var last: UInt8 = 0
        return utf8.firstIndex { byte in
            defer { last = byte }
            return byte >= 0x80 || byte == UInt8(ascii: "-") && last == byte
        } != nil
    }
}

extension ParameterReader {
    /// The scheme of addresses that are given without one.
    fileprivate func completingScheme(among schemes: [String]) throws(DefinitionError) -> String? {
        guard let scheme = try text("scheme") else { return nil }
        guard schemes.contains(where: { $0.caseFolded == scheme.caseFolded }) else {
            throw .invalid(path: "scheme", reason: "it is none of the schemes")
        }
        return scheme
    }

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
    fileprivate static let inSchemes = ScalarSet(known: "[A-Za-z0-9+\\-.]")

    /// The URL standard's URL code points but `/` and `?`, and `|`, which browsers leave as it is; of what is no ASCII, all but controls and
    /// noncharacters.
    fileprivate static let inPaths =
        ScalarSet(known: "[A-Za-z0-9!$&'()*+,\\-.:;=@_~|\u{A0}-\u{10FFFF}]").subtracting(noncharacters)

    private static let noncharacters: ScalarSet = {
        let inPlanes = (UInt32(0)...16).flatMap { [$0 << 16 | 0xFFFE, $0 << 16 | 0xFFFF] }
        return ScalarSet((Array(0xFDD0...0xFDEF) + inPlanes).compactMap { Unicode.Scalar($0) })
    }()

    /// What a name of a host may have besides hyphens and dots: letters and digits of any script.
    fileprivate static let inHostNames = ScalarSet(known: "[\\p{L}\\p{M}\\p{Nd}]")
}

extension Expression {
    fileprivate static let percentEncoded = Expression.text("%") + Expression.set(.hexadecimalDigits).repeated(2)

    /// Labels with dots between, perhaps one behind. The last one is no number, decimal or hexadecimal: whoever reads such a
    /// name takes it for an address of version 4, and for a wrong one or for another than it looks like.
    fileprivate static func hostName(dots: Int, of letters: ScalarSet, between separators: ScalarSet) -> Expression {
        let label = Expression.hostLabel(of: letters)
        let before = Expression.hostLabel(of: letters.union(ScalarSet("_")))
        let hexadecimal = "0" + Expression.set(ScalarSet(known: "[xX]")) + .set(.hexadecimalDigits).repeated(0...)
        let last = label.subtracting(.digit.repeated(1...)).subtracting(hexadecimal)
        let dot = Expression.set(separators)
        return (before + dot).repeated(dots...) + last + dot.optional
    }
}
