import Automata

/// Which domains are taken, and which are not: names, or `*.` before a name for all below it.
struct DomainLists: Sendable {
    /// Nil: all.
    var allowed: [String]?
    var refused: [String] = []
    /// Whether letters of any script are taken. The lists have their names in ASCII even so.
    var areInternational = false

    var hasAny: Bool { allowed != nil || !refused.isEmpty }

    /// Whether a domain in small letters is not taken.
    func refuses(_ domain: String) -> Bool {
        if let allowed, !allowed.contains(where: { Self.covers($0, domain) }) { return true }
        return refused.contains { Self.covers($0, domain) }
    }

    private static func covers(_ entry: String, _ domain: String) -> Bool {
        guard entry.hasPrefix("*.") else { return entry == domain }
        let end = entry.dropFirst()
        return domain.utf8.count > end.utf8.count && domain.hasSuffix(end)
    }

    func expression(_ entries: [String]) -> Expression {
        let dot = Expression.set(areInternational ? DomainName.dots : ScalarSet("."))
        let label = Expression.hostLabel(of: areInternational ? DomainName.typed : .letters.union(.digits)) + dot
        func names(_ names: some Sequence<String>) -> Expression {
            if !areInternational { return .words(Array(names), ignoringCase: true) }
            return .any(
                of: names.flatMap { Self.spellings(of: $0) }.map { name in
                    let labels = name.split(separator: ".").map { Expression.words([String($0)], ignoringCase: true) }
                    return .sequence(labels.enumerated().map { $0 == 0 ? $1 : dot + $1 })
                })
        }
        let whole = names(entries.filter { !$0.hasPrefix("*.") })
        return whole.or(
            label.repeated(1...) + names(entries.filter { $0.hasPrefix("*.") }.map { String($0.dropFirst(2)) }))
    }

    /// A name in ASCII, in its own letters, and as keyboards type these that put marks behind letters.
    private static func spellings(of name: String) -> [String] {
        let unicode = DomainName(name[...], mayGrow: false).unicode
        if unicode == name { return [name] }
        let apart = CanonicalComposition.shared.takenApart(Array(unicode.unicodeScalars))
        let marked = String(String.UnicodeScalarView(apart))
        return unicode.unicodeScalars.elementsEqual(marked.unicodeScalars) ? [name, unicode] : [name, unicode, marked]
    }
}

extension ParameterReader {
    /// The domains that addresses of mail may have.
    func mailDomains(areInternational: Bool) throws(DefinitionError) -> DomainLists {
        var lists = DomainLists()
        lists.areInternational = areInternational
        lists.allowed = try domains("domains", areInternational)
        lists.refused = try domains("refused", areInternational) ?? []
        if lists.allowed?.isEmpty == true {
            throw .wrongParameter(path: "domains", expected: "at least one domain", found: "an empty array")
        }
        if let allowed = lists.allowed {
            // Something below a name is left where not all of that is refused.
            let isLeft = allowed.contains { entry in
                entry.hasPrefix("*.")
                    ? !lists.refuses("x" + entry.dropFirst()) : !lists.refuses(entry)
            }
            guard isLeft else { throw .invalid(path: "refused", reason: "each of the domains is refused") }
        }
        return lists
    }

    private func domains(_ name: String, _ areInternational: Bool) throws(DefinitionError) -> [String]? {
        guard let entries = try texts(name) else { return nil }
        var domains: [String] = []
        for (index, entry) in entries.enumerated() {
            let isBelow = entry.hasPrefix("*.")
            let host = isBelow ? entry.dropFirst(2) : entry[...]
            let ascii = areInternational ? DomainName(host, mayGrow: false).ascii : nil
            let domain = (isBelow ? "*." : "") + (ascii ?? host.lowercased())
            guard Self.isDomain(domain.hasPrefix("*.") ? domain.dropFirst(2) : domain[...]) else {
                throw .wrongParameter(
                    path: "\(name)[\(index)]", expected: "a domain such as example.com or *.example.com",
                    found: "\"\(entry.prefix(40))\"")
            }
            domains.append(domain)
        }
        return domains
    }

    /// RFC 1123: labels of at most 63 letters, digits and hyphens, 253 characters together.
    private static func isDomain(_ text: Substring) -> Bool {
        guard (1...253).contains(text.utf8.count) else { return false }
        return text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { label in
            (1...63).contains(label.count) && label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-")
                && label.allSatisfy { $0.isAlphanumeric || $0 == UInt8(ascii: "-") }
        }
    }
}

extension UInt8 {
    /// Whether it is an ASCII letter or digit.
    var isAlphanumeric: Bool { isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
