import Automata

extension TypeDefinition {
    /// An e-mail address, as HTML defines a valid one.
    static func email(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let requiresDot = try reader.boolean("requireDot") ?? true
        var type = TypeDefinition(name: "email")
        type.traits.description = "An e-mail address."
        type.traits.label = "Email"
        type.traits.keyboard = .email
        type.traits.autofill = "email"
        type.traits.priority = 2
        type.filter.takes = .notWhiteSpace
        type.language = .fixed(emailAddress(requiresDot: requiresDot))
        type.conversion.read = { text, _ in address(in: text) }
        type.checks.impossible = { _, from, _ in Finding("invalid-email", range: from..<Int.max) }
        type.checks.incomplete = { _, _ in Finding("invalid-email") }
        // While it is typed, a well-known domain of which a piece is missing is on its way; afterwards it is a mistake.
        type.checks.advice = { value, _ in suggestion(for: value, mayBeUnfinished: true) }
        type.checks.final = { value, _ in
            suggestion(for: value, mayBeUnfinished: false).flatMap { finding in
                suggestion(for: value, mayBeUnfinished: true) == nil ? finding : nil
            }
        }
        return type
    }

    /// The address in a text: alone, in angle brackets behind a name, or as a `mailto:` link. A text with anything else in
    /// it, such as two addresses, stays as it is.
    private static func address(in text: String) -> Reading? {
        var rest = text.trimmed { $0.isBlank || $0 == "," || $0 == ";" }
        if rest.last == ">", let open = rest.lastIndex(of: "<") {
            rest = rest[rest.index(after: open)...].dropLast().trimmed { $0.isBlank }
        }
        if rest.prefix(7).lowercased() == "mailto:" { rest = rest.dropFirst(7).prefix { $0 != "?" } }
        return rest.contains(where: { $0.isBlank }) ? .verbatim(String(rest)) : .value(String(rest))
    }

    /// HTML, section 4.10.5.1.5: RFC 5322's address without comments, quotes and white space; the parts of the domain
    /// are at most 63 characters of letters, digits and hyphens, no hyphen at either end.
    private static func emailAddress(requiresDot: Bool) -> Expression {
        let local = Expression.set(
            .letters.union(.digits).union(ScalarSet(".!#$%&'*+/=?^_`{|}~-".unicodeScalars)))
        let label = Expression.hostLabel(of: .letters.union(.digits))
        let more = Expression.text(".") + label
        return local.repeated(1...) + "@" + label + more.repeated((requiresDot ? 1 : 0)...)
    }

    private static func suggestion(for value: String, mayBeUnfinished: Bool) -> Finding? {
        // By bytes: characters, from the end, take ten times as long.
        guard let at = value.utf8.lastIndex(of: UInt8(ascii: "@")), at > value.startIndex else { return nil }
        let domain = value[value.utf8.index(after: at)...].lowercased()
        guard let known = MailDomains.domain(meantBy: domain, mayBeUnfinished: mayBeUnfinished) else { return nil }
        return Finding(
            "did-you-mean", severity: .hint,
            data: [Parameter.Member(name: "suggestion", value: .text(value[...at] + known))])
    }
}

extension Expression {
    /// A label of a host name: at most 63 letters, digits and hyphens, no hyphen at either end.
    static func hostLabel(of alphanumerics: ScalarSet) -> Expression {
        let inner = Expression.set(alphanumerics.union(ScalarSet("-")))
        let outer = Expression.set(alphanumerics)
        return outer + (inner.repeated(0...61) + outer).optional
    }
}
