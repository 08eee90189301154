import JSONBytes

/// A schema that stands somewhere in the document.
struct SchemaPart {
    var node: JSONNode
    /// Where it stands.
    var pointer: String
}

/// All schemas that hold for one value: the one that stands there, what it refers to, and the parts of `allOf`.
struct SchemaView {
    var parts: [SchemaPart] = []
    /// Choices between schemas that are no choice between one schema and null.
    var alternatives: [Alternatives] = []
    /// Whether null may stand there.
    var isNullable = false
    /// Whether nothing may.
    var isImpossible = false
    /// Whether it refers to what it is a part of.
    var isRecursive = false
    /// These schemas and those around them.
    var trail = SchemaTrail()
    /// Where the first of them stands.
    var pointer = ""

    struct Alternatives {
        var pointer: String
        var parts: [SchemaPart]
        /// Whether no more than one of them holds.
        var isExclusive: Bool
    }
}

/// The schemas that one lies in, by their pointers.
struct SchemaTrail {
    var pointers: Set<String> = []
    var depth = 0

    /// References lead deeper than any document is: nobody's stack is.
    static let deepest = 100
}

/// The types of JSON Schema. An integer is a number, so a number is an integer or a fraction.
struct SchemaTypes: OptionSet {
    let rawValue: Int

    static let null = SchemaTypes(rawValue: 1)
    static let boolean = SchemaTypes(rawValue: 2)
    static let object = SchemaTypes(rawValue: 4)
    static let array = SchemaTypes(rawValue: 8)
    static let string = SchemaTypes(rawValue: 16)
    static let integer = SchemaTypes(rawValue: 32)
    static let fraction = SchemaTypes(rawValue: 64)
    static let number: SchemaTypes = [.integer, .fraction]
    static let all: SchemaTypes = [.null, .boolean, .object, .array, .string, .number]

    init(rawValue: Int) { self.rawValue = rawValue }

    init?(named name: String) {
        switch name {
        case "null": self = .null
        case "boolean": self = .boolean
        case "object": self = .object
        case "array": self = .array
        case "string": self = .string
        case "integer": self = .integer
        case "number": self = .number
        default: return nil
        }
    }
}

/// What a form makes of a schema.
enum SchemaKind {
    case object, array, string, number, integer, boolean
    /// One of a list, whatever its type.
    case choice
}

extension SchemaReader {
    mutating func view(of part: SchemaPart, inside trail: SchemaTrail) -> SchemaView {
        view(of: [part], inside: trail)
    }

    /// Follows references and `allOf`. A schema that stands around itself is left out.
    mutating func view(of parts: [SchemaPart], inside trail: SchemaTrail) -> SchemaView {
        var view = SchemaView(pointer: parts.first?.pointer ?? "")
        var seen: Set<String> = []
        var waiting = parts.map { WaitingPart(part: $0, from: $0.pointer) }
        var next = 0
        // Whether one of the schemas allows no null.
        var forbidsNull = false
        while next < waiting.count {
            let (part, from) = (waiting[next].part, waiting[next].from)
            let isBesideNull = waiting[next].isBesideNull
            next += 1
            guard patience > 0 else {
                findings.add("", "the schema is too large for a form")
                break
            }
            patience -= 1
            if let allows = document.bool(part.node) {
                if !allows { view.isImpossible = true }
                continue
            }
            guard document.kind(part.node) == .object else {
                findings.add(from, "a schema is an object or a boolean")
                continue
            }
            guard !trail.pointers.contains(part.pointer), trail.depth < SchemaTrail.deepest else {
                view.isRecursive = true
                let isInItself = trail.pointers.contains(part.pointer)
                findings.add(from, isInItself ? "a form can't have itself inside" : "this lies too deep")
                continue
            }
            guard seen.insert(part.pointer).inserted else { continue }
            view.parts.append(part)
            if !isBesideNull, self.forbidsNull(part.node) { forbidsNull = true }
            if let values = document.member(part.node, "enum"),
                document.elements(values).contains(where: { document.kind($0) == .null })
            {
                view.isNullable = true
            }
            let plain = document.member(part.node, "$ref")
            let references = [("$ref", plain), ("$dynamicRef", document.member(part.node, "$dynamicRef"))]
            for (keyword, reference) in references {
                let pointer = "\(part.pointer)/\(keyword)"
                if let reference, let target = target(of: reference, at: pointer, isPlain: keyword == "$ref") {
                    waiting.append(WaitingPart(part: target, from: pointer, isBesideNull: isBesideNull))
                }
            }
            for element in elements("allOf", of: part) {
                waiting.append(WaitingPart(part: element, from: element.pointer, isBesideNull: isBesideNull))
            }
            takeAlternatives("oneOf", of: part, &view, &waiting)
            takeAlternatives("anyOf", of: part, &view, &waiting)
        }
        view.trail = SchemaTrail(pointers: trail.pointers.union(seen), depth: trail.depth + 1)
        let types = types(of: view)
        if types != .all, types.contains(.null) { view.isNullable = true }
        if forbidsNull { view.isNullable = false }
        return view
    }

    /// A schema that is still to be looked at.
    private struct WaitingPart {
        var part: SchemaPart
        /// Where it is referred to.
        var from: String
        /// Whether it is one of two schemas, of which the other is null's.
        var isBesideNull = false
    }

    /// Whether the values that a schema lists, or its type, leave null out.
    private func forbidsNull(_ node: JSONNode) -> Bool {
        if let type = document.member(node, "type"), !types(named: type).contains(.null) { return true }
        if let constant = document.member(node, "const") { return document.kind(constant) != .null }
        guard let list = document.member(node, "enum") else { return false }
        return !document.elements(list).contains { document.kind($0) == .null }
    }

    /// The schemas of a list that a keyword has.
    func elements(_ keyword: StaticString, of part: SchemaPart) -> [SchemaPart] {
        guard let list = document.member(part.node, keyword) else { return [] }
        return document.elements(list).enumerated().map { index, element in
            SchemaPart(node: element, pointer: "\(part.pointer)/\(keyword.description)/\(index)")
        }
    }

    private mutating func target(of reference: JSONNode, at pointer: String, isPlain: Bool) -> SchemaPart? {
        let text = document.string(reference)
        guard isPlain || text.map({ names.isPlain($0) }) ?? true else {
            findings.add(pointer, "where this leads follows from the way to it")
            return nil
        }
        guard let part = text.flatMap({ names.part(of: $0, at: pointer, in: document) }) else {
            let isInside = text?.utf8.first == UInt8(ascii: "#")
            findings.add(
                pointer,
                isInside
                    ? "there is no such place in the document" : "only references into the same document are followed")
            return nil
        }
        return part
    }

    /// One schema or null is that schema, which may be missing.
    private func takeAlternatives(
        _ keyword: StaticString, of part: SchemaPart, _ view: inout SchemaView,
        _ waiting: inout [WaitingPart]
    ) {
        let all = elements(keyword, of: part)
        guard !all.isEmpty else { return }
        let others = all.filter { !isNull($0.node) }
        if others.count < all.count { view.isNullable = true }
        if others.count == 1 {
            waiting.append(
                WaitingPart(part: others[0], from: others[0].pointer, isBesideNull: others.count < all.count))
        } else if !others.isEmpty {
            view.alternatives.append(
                SchemaView.Alternatives(
                    pointer: "\(part.pointer)/\(keyword.description)", parts: others,
                    isExclusive: keyword.description == "oneOf"))
        }
    }

    /// Whether a schema is that of null alone.
    private func isNull(_ node: JSONNode) -> Bool {
        if let constant = document.member(node, "const") { return document.kind(constant) == .null }
        guard let type = document.member(node, "type") else { return false }
        return document.equals(type, "null")
    }

    // MARK: Types

    /// The types that all schemas of a view allow.
    func types(of view: SchemaView) -> SchemaTypes {
        var types = SchemaTypes.all
        for part in view.parts {
            guard let given = document.member(part.node, "type") else { continue }
            types.formIntersection(self.types(named: given))
        }
        return types
    }

    /// The types that a `type` allows.
    private func types(named given: JSONNode) -> SchemaTypes {
        var allowed: SchemaTypes = []
        if let name = document.string(given) {
            allowed.formUnion(SchemaTypes(named: name) ?? [])
        }
        for name in document.elements(given) {
            allowed.formUnion(document.string(name).flatMap { SchemaTypes(named: $0) } ?? [])
        }
        return allowed
    }

    /// Whether all values of a kind have a type that is said.
    func allows(_ kind: SchemaKind?, type given: JSONNode) -> Bool {
        let types = types(named: given)
        return switch kind {
        case .object: types.contains(.object)
        case .array: types.contains(.array)
        case .string: types.contains(.string)
        case .boolean: types.contains(.boolean)
        case .integer: types.contains(.integer) || types.contains(.number)
        case .number: types.contains(.number)
        case .choice, nil: false
        }
    }

    /// What a form makes of it; nil where that can't be told.
    func kind(of view: SchemaView) -> SchemaKind? {
        if isListed(view) { return .choice }
        let types = types(of: view)
        switch types.subtracting(.null) {
        case .boolean: return .boolean
        case .object: return .object
        case .array: return .array
        case .string: return .string
        case .integer: return .integer
        case .number: return .number
        case SchemaTypes.all.subtracting(.null): return impliedKind(of: view)
        default: return nil
        }
    }

    /// Whether the values are listed, by `enum`, `const`, or schemas of which each has one of these.
    func isListed(_ view: SchemaView) -> Bool {
        if view.parts.contains(where: { isListed($0.node) }) { return true }
        return view.alternatives.contains { $0.parts.allSatisfy { isListed($0.node) } }
    }

    func isListed(_ node: JSONNode) -> Bool {
        document.member(node, "const") != nil || document.member(node, "enum") != nil
    }

    /// The kind that the keywords are about, where no type is said.
    private func impliedKind(of view: SchemaView) -> SchemaKind? {
        for part in view.parts {
            for member in document.members(part.node) {
                switch document.string(member.name).flatMap({ SchemaKeyword($0).kind }) {
                case .object: return .object
                case .array: return .array
                case .string: return .string
                case .number: return .number
                case .integer, .boolean, .choice, nil: continue
                }
            }
        }
        // Objects of several forms are objects.
        let parts = view.alternatives.flatMap { $0.parts }
        return !parts.isEmpty && parts.allSatisfy { isObject($0) } ? .object : nil
    }

    private func isObject(_ part: SchemaPart) -> Bool {
        let reference = document.member(part.node, "$ref").flatMap(document.string)
        let target = reference.flatMap { names.part(of: $0, at: part.pointer, in: document) } ?? part
        return document.member(target.node, "properties") != nil
    }
}
