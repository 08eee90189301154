/// Parses a pattern into an expression, with a stack of its own for groups.
struct PatternParser {
    private struct Flags {
        var ignoreCase: Bool
        /// `.` takes line terminators too.
        var dotAll = false
    }

    /// The alternatives of the pattern or of a group that is not closed yet.
    private struct Group {
        /// Where its parenthesis is; -1 for the whole pattern.
        var offset: Int
        /// The flags to return to behind it.
        var outerFlags: Flags
        var alternatives: [Expression.Node] = []
        var items: [Expression.Node] = []
        /// Whether a quantifier may follow.
        var isQuantifiable = false
        /// Whether nothing but `^` is before the group in all that surrounds it.
        var isAtStart: Bool
        /// Where in the current alternative a `$` is that nothing may follow.
        var end: Int?
        /// The first `$` of the alternatives before.
        var earlierEnd: Int?
        /// The first `^` in the group.
        var begin: Int?

        mutating func endAlternative() {
            let alternative = Expression.Node.sequence(of: items)
            // Empty alternatives would pile up without taking states.
            if alternative != .empty || alternatives.last != .empty { alternatives.append(alternative) }
            items.removeAll()
            isQuantifiable = false
            earlierEnd = earlierEnd ?? end
            end = nil
        }
    }

    private var scanner: PatternScanner
    private var flags: Flags
    private var groups: [Group]
    private var atomCount = 0
    private let stateLimit: Int

    init(_ source: String, ignoreCase: Bool, stateLimit: Int) {
        scanner = PatternScanner(source)
        flags = Flags(ignoreCase: ignoreCase)
        groups = [Group(offset: -1, outerFlags: flags, isAtStart: true)]
        self.stateLimit = Compiler.clamped(stateLimit)
    }

    mutating func parse() throws(PatternError) -> Expression.Node {
        while let scalar = scanner.peek() {
            let start = scanner.position
            switch scalar {
            case "(": try openGroup()
            case ")": try closeGroup()
            case "|":
                scanner.position += 1
                top { $0.endAlternative() }
            case "^":
                scanner.position += 1
                try assertStart(at: start)
            case "$":
                scanner.position += 1
                top { group in
                    group.end = group.end ?? start
                    group.isQuantifiable = false
                }
            case "*", "+", "?", "{": try quantify()
            case "[":
                try append(.set(try scanner.bracketExpression(ignoreCase: flags.ignoreCase)), at: start)
            case "\\":
                switch try scanner.escape(inClass: false, ignoreCase: flags.ignoreCase) {
                case .scalar(let scalar): try append(literal(scalar), at: start)
                case .set(let set): try append(.set(set), at: start)
                }
            case ".":
                scanner.position += 1
                try append(.set(flags.dotAll ? .all : ScalarSet.lineTerminators.complement), at: start)
            default:
                scanner.position += 1
                try append(literal(scalar), at: start)
            }
        }
        guard groups.count == 1, var whole = groups.popLast() else {
            throw PatternError(.syntax, offset: groups.last?.offset ?? 0, reason: "the parenthesis ( is not closed")
        }
        whole.endAlternative()
        let result = Expression.Node.union(of: whole.alternatives)
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

    private mutating func append(_ node: Expression.Node, at offset: Int) throws(PatternError) {
        var item = node
        if case .set(let set) = node, set.isEmpty { item = .nothing }
        try refuseBehindEnd()
        atomCount += 1
        // Each takes a state at least, so that nothing larger than the limit is ever built.
        guard atomCount <= stateLimit else { throw tooManyStates(atomCount) }
        top { group in
            group.items.append(item)
            group.isQuantifiable = true
        }
    }

    /// Throws where something follows a `$` in its alternative.
    private func refuseBehindEnd() throws(PatternError) {
        guard let end = groups.last?.end else { return }
        throw PatternError(.unsupported, offset: end, reason: "$ is supported at the end of the pattern only")
    }

    private mutating func assertStart(at offset: Int) throws(PatternError) {
        guard groups.last.map({ $0.isAtStart && $0.items.isEmpty }) == true else {
            throw PatternError(.unsupported, offset: offset, reason: "^ is supported at the start of the pattern only")
        }
        top { group in
            group.begin = group.begin ?? offset
            group.isQuantifiable = false
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
        try refuseBehindEnd()
        guard groups.count <= Pattern.nestingLimit else {
            throw PatternError(
                .tooDeep(limit: Pattern.nestingLimit), offset: start,
                reason: "groups are nested deeper than \(Pattern.nestingLimit)")
        }
        let isAtStart = groups.last.map { $0.isAtStart && $0.items.isEmpty } ?? true
        groups.append(Group(offset: start, outerFlags: flags, isAtStart: isAtStart))
        flags = inner
    }

    /// Reads what follows `(?`; true where it was flags by themselves, so that no group was opened.
    private mutating func readGroupKind(start: Int, flags inner: inout Flags) throws(PatternError) -> Bool {
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
                let isLetter = scalar.properties.isAlphabetic || scalar == "_" || scalar == "$"
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
            case "i": inner.ignoreCase = isOn
            case "s": inner.dotAll = isOn
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
            outer.end = group.earlierEnd
            outer.begin = outer.begin ?? group.begin
        }
        // An end or a start that would come round again is none.
        guard scanner.peek().map({ "*+{".unicodeScalars.contains($0) }) == true else { return }
        if let end = group.earlierEnd {
            throw PatternError(.unsupported, offset: end, reason: "$ in a repeated group is not supported")
        }
        if let begin = group.begin {
            throw PatternError(.unsupported, offset: begin, reason: "^ in a repeated group is not supported")
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
