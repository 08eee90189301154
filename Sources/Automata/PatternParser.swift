/// Parses a pattern into an expression, with a stack of its own for groups.
struct PatternParser {
    /// The alternatives of the pattern or of a group that is not closed yet.
    private struct Group {
        /// Where its parenthesis is; -1 for the whole pattern.
        var offset: Int
        /// The flags to return to behind it.
        var outerFlags: PatternFlags
        var alternatives: [Expression.Node] = []
        var items: [Expression.Node] = []
        /// Whether a quantifier may follow.
        var isQuantifiable = false

        mutating func endAlternative() {
            let alternative = Expression.Node.sequence(of: items)
            // Empty alternatives would pile up without taking states.
            if alternative != .empty || alternatives.last != .empty { alternatives.append(alternative) }
            items.removeAll()
            isQuantifiable = false
        }
    }

    private var scanner: PatternScanner
    private var flags: PatternFlags
    private var groups: [Group]
    private var atomCount = 0
    private var assertionCount = 0
    private let stateLimit: Int

    init(_ source: String, ignoreCase: Bool, stateLimit: Int) {
        scanner = PatternScanner(source)
        flags = PatternFlags(ignoreCase: ignoreCase)
        groups = [Group(offset: -1, outerFlags: flags)]
        self.stateLimit = Compiler.clamped(stateLimit)
    }

    mutating func parse() throws(PatternError) -> Expression.Node {
        while let scalar = scanner.peek() {
            if flags.isExtended, scanner.skipSpace() { continue }
            switch scalar {
            case "(": try openGroup()
            case ")": try closeGroup()
            case "|":
                scanner.position += 1
                top { $0.endAlternative() }
            case "^":
                scanner.position += 1
                try append(flags.isMultiline ? .lineStart : .textStart)
            case "$":
                scanner.position += 1
                try append(flags.isMultiline ? .lineEnd : .textEnd)
            case "*", "+", "?", "{": try quantify()
            case "[":
                try append(.set(try scanner.bracketExpression(flags)))
            case "\\":
                if let assertion = scanner.assertion(flags) {
                    try append(assertion)
                    continue
                }
                switch try scanner.escape(inClass: false, flags) {
                case .scalar(let scalar): try append(literal(scalar))
                case .set(let set): try append(.set(set))
                }
            case ".":
                scanner.position += 1
                try append(.set(flags.dotAll ? .all : ScalarSet.lineTerminators.complement))
            default:
                scanner.position += 1
                try append(literal(scalar))
            }
        }
        guard groups.count == 1, var whole = groups.popLast() else {
            throw PatternError(.syntax, offset: groups.last?.offset ?? 0, reason: "the parenthesis ( is not closed")
        }
        whole.endAlternative()
        var result = Expression.Node.union(of: whole.alternatives)
        if assertionCount > 0 { result = .asserting(result) }
        // One more than the limit is enough to know.
        let count = result.stateCount(limit: stateLimit + 1)
        guard count <= stateLimit else { throw tooManyStates(count) }
        return result
    }

    private func tooManyStates(_ count: Int) -> PatternError {
        PatternError(
            .tooManyStates(found: count, limit: stateLimit), offset: 0,
            reason: "the pattern needs more than \(stateLimit) states")
    }

    private mutating func top(_ change: (inout Group) -> Void) {
        guard !groups.isEmpty else { return }
        change(&groups[groups.count - 1])
    }

    private func literal(_ scalar: Unicode.Scalar) -> Expression.Node {
        flags.ignoreCase ? Expression.Node.scalar(scalar).ignoringCase : .scalar(scalar)
    }

    private mutating func append(_ node: Expression.Node) throws(PatternError) {
        var item = node
        if case .set(let set) = node, set.isEmpty { item = .nothing }
        atomCount += 1
        // Each takes a state at least, so that nothing larger than the limit is ever built.
        guard atomCount <= stateLimit else { throw tooManyStates(atomCount) }
        top { group in
            group.items.append(item)
            group.isQuantifiable = true
        }
    }

    private mutating func append(_ assertion: Assertion) throws(PatternError) {
        assertionCount += 1
        // Those that say nothing take no states, so that a low limit is none for them; but they are held until then.
        guard assertionCount <= max(stateLimit, Pattern.defaultStateLimit) else { throw tooManyStates(assertionCount) }
        top { group in
            group.items.append(.assertion(assertion))
            group.isQuantifiable = true
        }
    }

    private mutating func openGroup() throws(PatternError) {
        let start = scanner.position
        scanner.position += 1
        var inner = flags
        if scanner.skip("?") {
            if try readGroupKind(start: start, flags: &inner) {
                // `(?i)` lasts to the end of the group it is in.
                flags = inner
                top { $0.isQuantifiable = false }
                return
            }
        }
        guard groups.count <= Pattern.nestingLimit else {
            throw PatternError(
                .tooDeep(limit: Pattern.nestingLimit), offset: start,
                reason: "groups are nested deeper than \(Pattern.nestingLimit)")
        }
        groups.append(Group(offset: start, outerFlags: flags))
        flags = inner
    }

    /// Reads what follows `(?`; true where it was flags by themselves, so that no group was opened.
    private mutating func readGroupKind(start: Int, flags inner: inout PatternFlags) throws(PatternError) -> Bool {
        if scanner.skip("=") || scanner.skip("!") {
            throw PatternError(.unsupported, offset: start, reason: "look-ahead is not supported")
        }
        if scanner.skip("<=") || scanner.skip("<!") {
            throw PatternError(.unsupported, offset: start, reason: "look-behind is not supported")
        }
        if scanner.skip(">") {
            throw PatternError(.unsupported, offset: start, reason: "atomic groups are not supported")
        }
        if scanner.skip("P=") || scanner.skip("P>") {
            throw PatternError(.unsupported, offset: start, reason: "back references are not supported")
        }
        if scanner.skip("<") || scanner.skip("P<") {
            var isFirst = true
            while let scalar = scanner.next() {
                if scalar == ">", !isFirst { return false }
                let isLetter = scalar.isAlphabetic || scalar == "_" || scalar == "$"
                guard isLetter || !isFirst && scalar.properties.numericType != nil else { break }
                isFirst = false
            }
            throw PatternError(.syntax, offset: start, reason: "the name of the group is not one")
        }
        var isOn = true
        var hasFlags = false
        while let scalar = scanner.next() {
            switch scalar {
            case ":": return false
            case ")" where hasFlags: return true
            case "-" where isOn: isOn = false
            case _ where inner.set(scalar, isOn): break
            default:
                throw PatternError(
                    .unsupported, offset: start, reason: "groups of the kind (?\(scalar) are not supported")
            }
            hasFlags = true
        }
        throw PatternError(.syntax, offset: start, reason: "the parenthesis ( is not closed")
    }

    private mutating func closeGroup() throws(PatternError) {
        let offset = scanner.position
        scanner.position += 1
        guard groups.count > 1, var group = groups.popLast() else {
            throw PatternError(.syntax, offset: offset, reason: "the parenthesis ) closes nothing")
        }
        group.endAlternative()
        flags = group.outerFlags
        top { outer in
            outer.items.append(.union(of: group.alternatives))
            outer.isQuantifiable = true
        }
    }

    private mutating func quantify() throws(PatternError) {
        let start = scanner.position
        var minimum = 0
        var maximum: Int?
        switch scanner.next() {
        case "*": break
        case "+": minimum = 1
        case "?": maximum = 1
        default:
            let least = scanner.number()
            let hasComma = scanner.skip(",")
            let most = hasComma ? scanner.number() : least
            guard let least, scanner.skip("}") else {
                let reason = "a { that begins no {m}, {m,} or {m,n} is written \\{"
                throw PatternError(.syntax, offset: start, reason: reason)
            }
            guard least < 1_000_000, most ?? 0 < 1_000_000 else {
                throw PatternError(.unsupported, offset: start, reason: "the bound of the repetition is too large")
            }
            if let most, most < least {
                throw PatternError(.syntax, offset: start, reason: "the bounds of the repetition are reversed")
            }
            minimum = least
            maximum = most
        }
        guard groups.last?.isQuantifiable == true else {
            throw PatternError(.syntax, offset: start, reason: "there is nothing to repeat")
        }
        if scanner.peek() == "+" {
            throw PatternError(.unsupported, offset: start, reason: "possessive quantifiers are not supported")
        }
        _ = scanner.skip("?")
        top { group in
            group.isQuantifiable = false
            guard let item = group.items.popLast() else { return }
            group.items.append(.repetition(of: item, minimum: minimum, maximum: maximum))
        }
    }
}
