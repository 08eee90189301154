public import JSONBytes

extension JSONDocument {
    /// The params of a method. Absent, `null`, `{}` and `[]` are the same.
    public func params<Params: WireDecodableObject>(_ node: JSONNode?) throws(DecodingFailure) -> Params {
        do {
            return try Params.read(membersOf: try paramsObject(node), in: self)
        } catch {
            throw error.path.isEmpty ? error.inside("params") : error
        }
    }

    /// Checks the params of a method that has none.
    public func noParams(_ node: JSONNode?) throws(DecodingFailure) {
        do {
            _ = try paramsObject(node)
        } catch {
            throw error.inside("params")
        }
    }

    private func paramsObject(_ node: JSONNode?) throws(DecodingFailure) -> JSONNode? {
        guard let node, !isEmptyObject(node) else { return nil }
        guard isObject(node) else { throw failure(node, expected: "an object") }
        return node
    }
}

// MARK: - Members that exclude or need each other

/// Which of some members are given, of which only one may be.
struct Alternatives {
    private var first: StaticString?
    private var second: StaticString?

    mutating func note(_ name: StaticString, _ isGiven: Bool) {
        guard isGiven else { return }
        if first == nil {
            first = name
        } else if second == nil {
            second = name
        }
    }

    func requireAtMostOne(_ names: StaticString) throws(DecodingFailure) {
        guard let first, let second else { return }
        throw DecodingFailure(path: "\(second)", expected: "at most one of \(names)", found: "\(first) and \(second)")
    }

    func requireExactlyOne(_ names: StaticString) throws(DecodingFailure) {
        guard let first else {
            throw DecodingFailure(path: "", expected: "exactly one of \(names)", found: "none of them")
        }
        guard let second else { return }
        throw DecodingFailure(path: "\(second)", expected: "exactly one of \(names)", found: "\(first) and \(second)")
    }
}

extension DecodingFailure {
    /// Throws where one of two members that belong together is given alone.
    static func requireTogether(
        _ first: StaticString, _ hasFirst: Bool, _ second: StaticString, _ hasSecond: Bool
    ) throws(DecodingFailure) {
        guard hasFirst != hasSecond else { return }
        let (given, missing) = hasFirst ? (first, second) : (second, first)
        throw DecodingFailure(path: "\(missing)", expected: "a value beside \(given)", found: "nothing")
    }

    /// Throws where a member is given without one of those that it belongs to.
    static func requireOwner(
        of member: StaticString, _ isGiven: Bool, _ owners: StaticString, _ hasOwner: Bool
    ) throws(DecodingFailure) {
        guard isGiven, !hasOwner else { return }
        throw DecodingFailure(path: "\(member)", expected: "\(owners) beside it", found: "nothing")
    }

    /// Throws where the second of two integers is less than the first.
    static func requireOrder(
        _ first: StaticString, _ low: Int64, _ second: StaticString, _ high: Int64
    ) throws(DecodingFailure) {
        guard high < low else { return }
        throw DecodingFailure(path: "\(second)", expected: "an integer >= \(first)", found: "the number \(high)")
    }
}
