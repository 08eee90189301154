extension ScalarSet {
    /// The set of a class that stands in our sources. Written so, it takes a twentieth of the code of a list of ranges.
    @inline(never)
    public init(known source: String) { self = (try? ScalarSet(class: source)) ?? ScalarSet() }

    /// Parses a class: a bracket expression such as `[A-Za-z\d\p{L}[:alpha:]]`, or an escape that stands for a set or
    /// a scalar, such as `\d`.
    public init(class source: String) throws(PatternError) {
        var scanner = PatternScanner(source)
        switch scanner.peek() {
        case "[": self = try scanner.bracketExpression(PatternFlags())
        case "\\":
            switch try scanner.escape(inClass: false, PatternFlags()) {
            case .scalar(let scalar): self.init(scalar)
            case .set(let set): self = set
            }
        default: throw PatternError(.syntax, offset: 0, reason: "a class is written in brackets")
        }
        guard scanner.isAtEnd else {
            throw PatternError(.syntax, offset: scanner.position, reason: "something follows the class")
        }
    }
}

extension PatternScanner {
    /// Reads a bracket expression whose `[` comes next. Where case is ignored, what is written out is closed under case
    /// before a negation.
    mutating func bracketExpression(_ flags: PatternFlags) throws(PatternError) -> ScalarSet {
        let start = position
        position += 1
        let isNegated = skip("^")
        // What case folding closes, and what it leaves alone.
        var spelled: [ScalarSet.Span] = []
        var named: [ScalarSet] = []
        if peek() == ":", endsAsNamedClass {
            throw PatternError(.syntax, offset: start, reason: "[:name:] belongs in brackets: [[:name:]]")
        }
        if peek() == "]", closesLater {
            // ECMAScript ends the class here, other dialects do not; whoever wrote it has to say.
            let reason = "a ] at the start of a class is written \\], and ends it otherwise"
            throw PatternError(.unsupported, offset: start, reason: reason)
        }
        while true {
            guard let scalar = peek() else {
                throw PatternError(.syntax, offset: start, reason: "the bracket [ is not closed")
            }
            if scalar == "]" {
                position += 1
                break
            }
            let itemStart = position
            let item = try classItem(flags)
            guard peek() == "-", let after = peek(1), after != "]" else {
                add(item, &spelled, &named)
                continue
            }
            try refuseSetOperation(at: position)
            position += 1
            let end = try classItem(flags)
            guard case .scalar(let lower) = item, case .scalar(let upper) = end else {
                // As ECMAScript reads it outside its strict modes: a set is no end of a range, so `-` is itself.
                add(item, &spelled, &named)
                spelled.append(ScalarSet.Span(0x2D, 0x2D))
                add(end, &spelled, &named)
                continue
            }
            guard lower <= upper else {
                throw PatternError(.syntax, offset: itemStart, reason: "the range in the class is reversed")
            }
            spelled.append(ScalarSet.Span(lower.value, upper.value))
        }
        var set = ScalarSet(spans: spelled)
        if flags.ignoreCase { set = set.caseClosure }
        for other in named { set = set.union(other) }
        return isNegated ? set.complement : set
    }

    private func add(_ item: Escape, _ spelled: inout [ScalarSet.Span], _ named: inout [ScalarSet]) {
        switch item {
        case .scalar(let scalar): spelled.append(ScalarSet.Span(scalar.value, scalar.value))
        case .set(let set): if !named.contains(set) { named.append(set) }
        }
    }

    private mutating func classItem(_ flags: PatternFlags) throws(PatternError) -> Escape {
        switch peek() {
        case "\\": return try escape(inClass: true, flags)
        case "[" where peek(1) == ":": return .set(try namedClass(ignoreCase: flags.ignoreCase))
        case let scalar?:
            try refuseSetOperation(at: position)
            if flags.isExtended, scalar == "#" || ScalarSet.betweenParts.contains(scalar) {
                // Some dialects ignore it here too; whoever wrote it has to say.
                let reason = "white space and # in a class under (?x) are written with a backslash"
                throw PatternError(.unsupported, offset: position, reason: reason)
            }
            position += 1
            return .scalar(scalar)
        case nil:
            throw PatternError(.syntax, offset: position, reason: "the bracket [ is not closed")
        }
    }

    /// `--[`, `&&[` and `~~[` mean something else in other dialects than they would here.
    private func refuseSetOperation(at offset: Int) throws(PatternError) {
        guard let sign = peek(), sign == "-" || sign == "&" || sign == "~", peek(1) == sign, peek(2) == "[" else {
            return
        }
        throw PatternError(.unsupported, offset: offset, reason: "set operations (\(sign)\(sign)) are not supported")
    }

    /// Whether what begins with a colon in this bracket ends with one: `[:alpha:]` by itself.
    private var endsAsNamedClass: Bool {
        var ahead = 1
        while let scalar = peek(ahead), ScalarSet.letters.contains(scalar) { ahead += 1 }
        return ahead > 1 && peek(ahead) == ":" && peek(ahead + 1) == "]"
    }

    /// Whether, behind the `]` that comes next, there is another one that no bracket was opened for.
    private var closesLater: Bool {
        var ahead = 1
        while let scalar = peek(ahead), scalar != "[" {
            if scalar == "]" { return true }
            ahead += scalar == "\\" ? 2 : 1
        }
        return false
    }

    /// `[:alpha:]` or `[:^alpha:]`, inside a bracket expression; of ASCII.
    private mutating func namedClass(ignoreCase: Bool) throws(PatternError) -> ScalarSet {
        let start = position
        position += 2
        let isNegated = skip("^")
        var name = ""
        while let scalar = peek(), ScalarSet.letters.contains(scalar), name.utf8.count < 16 {
            name.unicodeScalars.append(scalar)
            position += 1
        }
        guard skip(":]") else {
            throw PatternError(.syntax, offset: start, reason: "[: is not closed by :]")
        }
        guard let set = ScalarSet.named(name) else {
            throw PatternError(.unsupported, offset: start, reason: "the class [:\(name):] is unknown")
        }
        let closed = ignoreCase ? set.caseClosure : set
        return isNegated ? closed.complement : closed
    }
}

extension ScalarSet {
    /// One of POSIX' named classes; nil for another name.
    ///
    /// Written as classes, since in WebAssembly each set of a dictionary would be code that makes it.
    fileprivate static func named(_ name: String) -> ScalarSet? {
        let source: String? =
            switch name {
            case "alpha": "[A-Za-z]"
            case "digit": "[0-9]"
            case "alnum": "[0-9A-Za-z]"
            case "upper": "[A-Z]"
            case "lower": "[a-z]"
            case "word": "[0-9A-Za-z_]"
            case "ascii": "[\\x00-\\x7F]"
            case "space": "[\\t-\\r ]"
            case "blank": "[\\t ]"
            case "punct": "[!-/:-@\\[-`{-~]"
            case "cntrl": "[\\x00-\\x1F\\x7F]"
            case "graph": "[!-~]"
            case "print": "[ -~]"
            case "xdigit": "[0-9A-Fa-f]"
            default: nil
            }
        return source.flatMap { try? ScalarSet(class: $0) }
    }
}
