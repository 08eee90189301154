import Automata

extension TypeDefinition {
    /// An e-mail address, as HTML defines a valid one.
    static func email(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let requiresDot = try reader.boolean("requireDot") ?? true
        let isInternational = try reader.boolean("international") ?? false
        let domains = try reader.mailDomains(areInternational: isInternational)
        let type = TypeDefinition(name: "email")
        type.traits.label = "Email"
        type.traits.keyboard = .email
        type.traits.autofill = "email"
        type.traits.priority = .tenths(20)
        // The wide forms of East Asian keyboards stand for those of ASCII.
        type.filter.takes = CharacterClass(
            ScalarSet.whiteSpace.complement.subtracting(ScalarSet("\u{FF01}"..."\u{FF5E}")))
        type.filter.isExact = true
        let language = emailAddress(requiresDot: requiresDot, isInternational: isInternational, domains)
        if domains.hasAny {
            let path = domains.allowed == nil ? "refused" : "domains"
            try checkLanguage(language, path: path, workLimit: reader.workLimit)
        }
        type.language = .fixed(language)
        type.characters = LengthBounds(maximum: longestAddress, unit: .utf8)
        type.conversion.read = { text, _ in address(in: text) }
        type.checks.impossible = { value, from, _ in impossibility(of: value, from: from, domains) }
        type.checks.incomplete = { value, _ in
            let domain = domain(of: value, isInternational: isInternational)
            return Finding(!domain.isEmpty && domains.refuses(domain) ? "domain-not-allowed" : "invalid-email")
        }
        // While it is typed, a well-known domain of which a piece is missing is on its way; afterwards it is a mistake.
        type.checks.advice = { value, _ in suggestion(for: value, mayBeUnfinished: true, domains) }
        type.checks.final = { value, _ in
            suggestion(for: value, mayBeUnfinished: false, domains).flatMap { finding in
                suggestion(for: value, mayBeUnfinished: true, domains) == nil ? finding : nil
            }
        }
        if isInternational { judgeDomain(of: type, domains) }
        return type
    }

    /// What of an international domain is no matter of which characters stand where.
    private static func judgeDomain(of type: TypeDefinition, _ domains: DomainLists) {
        let suggested = type.checks.final
        type.checks.order = { value, _ in
            if let finding = localPartTooLong(value) { return finding }
            guard let domain = value.behindAt else { return nil }
            return DomainName(domain, mayGrow: true).isHopeless ? Finding("invalid-email") : nil
        }
        type.checks.final = { value, now in
            guard let domain = value.behindAt, let ascii = DomainName(domain, mayGrow: false).ascii else {
                return Finding("invalid-email")
            }
            if let finding = localPartTooLong(value) { return finding }
            return domains.refuses(ascii) ? Finding("domain-not-allowed") : suggested?(value, now)
        }
        type.conversion.typed = { value, _ in
            guard let domain = value.behindAt, let ascii = DomainName(domain, mayGrow: false).ascii else { return nil }
            return .text(String(value[..<domain.startIndex]) + ascii)
        }
        type.conversion.value = { typed, _ in
            guard case .text(let text) = typed, let domain = text.behindAt else { return nil }
            let name = DomainName(domain, mayGrow: false)
            return name.ascii == nil ? text : String(text[..<domain.startIndex]) + name.unicode
        }
    }

    /// The address in a text: alone, in angle brackets behind a name, or as a `mailto:` link. A text with anything else in
    /// it, such as two addresses, stays as it is.
    private static func address(in text: String) -> Reading? {
        // Where a line may break nobody sees a sign.
        let text = text.filter { $0 != "\u{AD}" }
        var rest = text.trimmed { $0.isBlank || $0 == "," || $0 == ";" }
        if rest.last == ">", let open = rest.lastIndex(of: "<") {
            let address = rest[rest.index(after: open)...].dropLast().trimmed { $0.isBlank }
            let name = rest[..<open].trimmed { $0.isBlank }
            // Mail programs write the address itself where they know no name.
            if name.hasAddressSigns, name.lowercased() != address.lowercased() { return .verbatim(String(rest)) }
            rest = address
        }
        if let address = rest.target(ofScheme: "mailto") { rest = address[...] }
        return rest.contains(where: { $0.isBlank }) ? .verbatim(String(rest)) : .value(String(rest))
    }

    /// RFC 5321, sections 4.5.3.1.1 and 4.5.3.1.3: of the 256 octets of a path two are its angle brackets. So no domain is longer
    /// than the 253 characters that DNS lets it have.
    private static let longestLocalPart = 64
    private static let longestAddress = 254

    /// Letters of other scripts have more octets than one; the language counts letters.
    private static func localPartTooLong(_ value: String) -> Finding? {
        let local = value.utf8.prefix { $0 != UInt8(ascii: "@") }.count
        return local > longestLocalPart ? tooLong(longestLocalPart, local, from: longestLocalPart) : nil
    }

    private static func tooLong(_ maximum: Int, _ count: Int, from: Int) -> Finding {
        var finding = Finding(
            "too-long", range: from..<Int.max,
            data: [
                Parameter.Member(name: "max", value: .integer(maximum)),
                Parameter.Member(name: "count", value: .integer(count)),
            ])
        finding.sentence = "too-long-bytes"
        return finding
    }

    private static func impossibility(of value: String, from: Int, _ domains: DomainLists) -> Finding {
        let local = value.utf8.prefix { $0 != UInt8(ascii: "@") }.count
        if local >= from, local > longestLocalPart, from >= longestLocalPart {
            return tooLong(longestLocalPart, local, from: from)
        }
        if from >= longestAddress { return tooLong(longestAddress, value.utf8.count, from: from) }
        // What could go on as some other domain is one that is not taken.
        let isDomain =
            from > local
            && value.utf8.dropFirst(from).first.map { $0.isAlphanumeric || $0 == UInt8(ascii: ".") } == true
        return Finding(isDomain && domains.hasAny ? "domain-not-allowed" : "invalid-email", range: from..<Int.max)
    }

    private static func domain(of value: String, isInternational: Bool) -> String {
        guard let domain = value.behindAt else { return "" }
        return (isInternational ? DomainName(domain, mayGrow: false).ascii : nil) ?? domain.lowercased()
    }

    /// HTML, section 4.10.5.1.5: RFC 5322's address without comments, quotes and white space; the parts of the domain
    /// are at most 63 characters of letters, digits and hyphens, no hyphen at either end.
    private static func emailAddress(requiresDot: Bool, isInternational: Bool, _ domains: DomainLists) -> Expression {
        let ascii = ScalarSet(known: "[A-Za-z0-9.!#$%&'*+/=?^_`{|}~\\-]")
        let local = Expression.set(isInternational ? ascii.union(.inInternationalMailboxes) : ascii)
        let dots = (requiresDot ? 1 : 0)...
        let label = Expression.hostLabel(of: .letters.union(.digits))
        var domain = label + (Expression.text(".") + label).repeated(dots)
        if isInternational { domain = .internationalHostName(dots: dots) }
        if let allowed = domains.allowed { domain = domains.expression(allowed) }
        // Of letters of all scripts that would be more states than a type may have: what is refused is judged when editing ends.
        if !domains.refused.isEmpty, !isInternational {
            domain = domain.subtracting(domains.expression(domains.refused))
        }
        return local.repeated(1...longestLocalPart) + "@" + domain
    }

    private static func suggestion(for value: String, mayBeUnfinished: Bool, _ domains: DomainLists) -> Finding? {
        // By bytes: characters, from the end, take ten times as long.
        guard let at = value.utf8.lastIndex(of: UInt8(ascii: "@")), at > value.startIndex else { return nil }
        let domain = value[value.utf8.index(after: at)...].lowercased()
        guard let known = MailDomains.domain(meantBy: domain, mayBeUnfinished: mayBeUnfinished), !domains.refuses(known)
        else { return nil }
        return Finding(
            "did-you-mean", severity: .hint,
            data: [Parameter.Member(name: "suggestion", value: .text(value[...at] + known))])
    }
}

extension String {
    /// The domain of a mail address, behind its last `@`; nil where there is none. By bytes: characters, from the end, take
    /// ten times as long.
    fileprivate var behindAt: Substring? {
        utf8.lastIndex(of: UInt8(ascii: "@")).map { self[utf8.index(after: $0)...] }
    }
}

extension Substring {
    /// Whether there is a sign of an address in it, quoted names aside.
    fileprivate var hasAddressSigns: Bool {
        var isQuoted = false
        for character in self {
            if character == "\"" { isQuoted.toggle() }
            if !isQuoted, character == "@" || character == "<" || character == ">" { return true }
        }
        return false
    }
}

extension ScalarSet {
    /// What RFC 6531 lets stand before the `@` besides ASCII, without what is not seen but where letters are joined.
    fileprivate static let inInternationalMailboxes =
        ScalarSet(known: "[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}\u{200C}\u{200D}]").subtracting(ScalarSet("\0"..."\u{7F}"))
}

extension Expression {
    /// A label of a host name: at most 63 letters, digits and hyphens, no hyphen at either end.
    static func hostLabel(of alphanumerics: ScalarSet) -> Expression {
        let inner = Expression.set(alphanumerics.union(ScalarSet("-")))
        let outer = Expression.set(alphanumerics)
        return outer + (inner.repeated(0...61) + outer).optional
    }
}
