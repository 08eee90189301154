import FieldEngine

/// A pattern of a schema as rules of a field.
///
/// A schema's pattern is looked for anywhere in a text, a field's says the whole value. Look-ahead at the beginning, the usual
/// way to ask for several things at once, is a rule of its own.
struct SchemaPattern {
    private(set) var rules: [Parameter] = []

    private static let anything = "(?s:.*)"

    init(_ source: String) {
        var rest = Array(source.utf8)[...]
        guard !Self.hasAlternatives(rest) else {
            rules.append(.pattern("\(Self.anything)(?:\(source))\(Self.anything)"))
            return
        }
        let isAtStart = rest.first == UInt8(ascii: "^")
        if isAtStart {
            rest = rest.dropFirst()
            while let (inner, isNegative, behind) = Self.lookAhead(rest) {
                let rule = Parameter.pattern("(?:\(String(decoding: inner, as: UTF8.self)))\(Self.anything)")
                rules.append(isNegative ? .rule("not", "rules", .list([rule])) : rule)
                rest = behind
            }
        }
        let isAtEnd = rest.last == UInt8(ascii: "$") && !Self.endsEscaped(rest.dropLast())
        if isAtEnd { rest = rest.dropLast() }
        let core = String(decoding: rest, as: UTF8.self)
        // Behind look-ahead there is often nothing left to say.
        if !rules.isEmpty, !isAtEnd || core == ".*", core.isEmpty || core == ".*" { return }
        rules.append(.pattern((isAtStart ? "" : Self.anything) + core + (isAtEnd ? "" : Self.anything)))
    }

    /// Whether the last of these bytes makes the one behind it a plain character.
    private static func endsEscaped(_ bytes: ArraySlice<UInt8>) -> Bool {
        !bytes.reversed().prefix { $0 == UInt8(ascii: "\\") }.count.isMultiple(of: 2)
    }

    /// Whether `|` stands outside of all groups and classes.
    private static func hasAlternatives(_ bytes: ArraySlice<UInt8>) -> Bool {
        var scan = Scan(bytes)
        while let byte = scan.next() { if byte == UInt8(ascii: "|"), scan.depth == 0 { return true } }
        return false
    }

    /// `(?=…)` or `(?!…)` at the beginning, and what is behind it.
    private static func lookAhead(
        _ bytes: ArraySlice<UInt8>
    ) -> (inner: ArraySlice<UInt8>, isNegative: Bool, behind: ArraySlice<UInt8>)? {
        let isNegative = bytes.begins(withBytesOf: "(?!")
        guard isNegative || bytes.begins(withBytesOf: "(?=") else { return nil }
        var scan = Scan(bytes)
        while scan.next() != nil {
            guard scan.depth == 0 else { continue }
            let end = scan.rest.startIndex - 1
            return (bytes[bytes.startIndex + 3..<end], isNegative, scan.rest)
        }
        return nil
    }

    /// The bytes of a pattern that mean something of themselves: not those in classes, nor those behind a backslash.
    private struct Scan {
        var rest: ArraySlice<UInt8>
        /// How many groups are open behind the byte that came last.
        var depth = 0
        private var isInClass = false

        init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

        mutating func next() -> UInt8? {
            while let byte = rest.popFirst() {
                switch byte {
                case UInt8(ascii: "\\"):
                    _ = rest.popFirst()
                    continue
                case UInt8(ascii: "]"): isInClass = false
                case _ where isInClass: continue
                case UInt8(ascii: "["): isInClass = true
                case UInt8(ascii: "("): depth += 1
                case UInt8(ascii: ")"): depth -= 1
                default: break
                }
                return byte
            }
            return nil
        }
    }
}

extension Parameter {
    fileprivate static func pattern(_ pattern: String) -> Parameter { .rule("pattern", "pattern", .text(pattern)) }
}
