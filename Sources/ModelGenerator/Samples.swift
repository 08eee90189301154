/// Values that a type takes and values that it doesn't, made from the model.
struct Samples {
    let model: Model

    /// A value that is not what a member must be.
    struct Wrong {
        /// What is wrong, for the case's name.
        var name: String
        /// Where, seen from the member's object.
        var path: String
        var value: Value
    }

    // MARK: - Values that fit

    /// The least that is taken.
    func minimal(_ type: ModelType) -> Value {
        switch type {
        case .string: "a"
        case .integer(let bounds): .number(String(max(bounds.lowerBound, -ModelType.greatest)))
        case .number: 0
        case .boolean: false
        case .any: .null
        case .object, .json: [:]
        case .requestID: 1
        case .null: .null
        case .reference(let name):
            model.structure(name).map { minimal($0) } ?? model.enumeration(name)?.values.first?.value ?? .null
        case .array: []
        case .map: [:]
        case .oneOrMore(let element): minimal(element)
        case .nullable: .null
        }
    }

    /// Everything that is taken at once.
    func maximal(_ type: ModelType) -> Value {
        switch type {
        case .string: "Zoë 👩‍👧 \"\\/\u{0}\u{7f}"
        case .integer(let bounds): .number(String(bounds.upperBound))
        case .number: .number("-1.5e3")
        case .boolean: true
        case .any: ["a": [1, .null, "b"]]
        case .object, .json: ["a": ["b": 0.25]]
        case .requestID: "a"
        case .null: .null
        case .reference(let name):
            model.structure(name).map { maximal($0) } ?? model.enumeration(name)?.values.last?.value ?? .null
        case .array(let element): [minimal(element), maximal(element)]
        case .map(let value, _): ["a": minimal(value), "": maximal(value)]
        case .oneOrMore(let element): [minimal(element), maximal(element)]
        case .nullable(let value): maximal(value)
        }
    }

    func minimal(_ structure: Model.Structure) -> Value {
        if structure.open?.rules != nil { return [structure.members.first?.name ?? "": "luhn"] }
        let alternatives = alternatives(structure).first
        let members = model.allMembers(of: structure).filter { member in
            structure.exactlyOne.contains(member.name)
                ? alternatives?.contains(member.name) == true : !member.isOptional
        }
        return .object(members.map { Value.Member($0.name, minimal($0.type)) })
    }

    func maximal(_ structure: Model.Structure) -> Value { maximal(structure, alternative: 0) }

    /// Everything at once, and of members that exclude each other the one of that number.
    func maximal(_ structure: Model.Structure, alternative: Int) -> Value {
        if structure.open?.rules != nil {
            if structure.shorthand != nil { return ["rule": "length", "field": "b", "min": 1, "max": 2] }
            return ["rule": "length", "severity": "info", "message": "b", "code": "c", "min": 1, "max": 2]
        }
        let alternatives = alternatives(structure)
        let others = alternatives.enumerated().filter { $0.offset != alternative }.flatMap(\.element)
        let own = alternatives.indices.contains(alternative) ? alternatives[alternative] : []
        let foreign = structure.belonging.filter { Set($0.owners).isDisjoint(with: own) }.map(\.member)
        let excluded = others + foreign
        var members = model.allMembers(of: structure).filter { !excluded.contains($0.name) }
            .map { Value.Member($0.name, maximal($0.type)) }
        if let first = structure.ordered.first, let second = structure.ordered.last {
            members = [Value.Member(first, 1), Value.Member(second, .number(String(ModelType.greatest)))]
        }
        if structure.open != nil { members.append(Value.Member("more", [1, ["a": .null]])) }
        return .object(members)
    }

    /// Groups of members that exclude each other; a mixin's count too.
    func alternatives(_ structure: Model.Structure) -> [[String]] {
        let parts = [structure] + structure.mixins.compactMap { model.structure($0.structure) }
        return parts.flatMap { part in
            (part.exactlyOne + part.atMostOne).map { $0 == part.together.first ? part.together : [$0] }
        }
    }

    // MARK: - Values that don't

    /// What a member of that type doesn't take.
    func wrong(_ type: ModelType, at path: String, isOptional: Bool) -> [Wrong] {
        var wrong = kinds(type).map { Wrong(name: "is \($0.name)", path: path, value: $0.value) }
        if !isOptional && !takesNull(type) { wrong.append(Wrong(name: "is null", path: path, value: .null)) }
        switch type {
        case .array(let element), .oneOrMore(let element):
            if let bad = kinds(element).first {
                let value = Value.array([minimal(element), bad.value])
                wrong.append(Wrong(name: "has an element that is \(bad.name)", path: "\(path)[1]", value: value))
            }
        case .map(let element, _):
            if let bad = kinds(element).first {
                wrong.append(
                    Wrong(name: "has a \(bad.name)", path: "\(path).b", value: ["a": minimal(element), "b": bad.value]))
            }
        case .string, .integer, .number, .boolean, .any, .object, .json, .requestID, .null, .reference, .nullable: break
        }
        return wrong
    }

    private func takesNull(_ type: ModelType) -> Bool {
        switch type {
        case .any, .object, .json, .null, .map, .nullable: true
        case .reference(let name): model.structure(name).map { !model.hasRequiredMembers($0) } ?? false
        case .string, .integer, .number, .boolean, .requestID, .array, .oneOrMore: false
        }
    }

    private typealias Kind = (name: String, value: Value)

    private static let boolean: Kind = ("a boolean", true)
    private static let number: Kind = ("a number", 1)
    private static let fraction: Kind = ("a fraction", .number("1.5"))
    private static let string: Kind = ("a string", "1")
    private static let array: Kind = ("an array", [1])
    private static let emptyArray: Kind = ("an empty array", [])
    private static let object: Kind = ("an object", ["a": 1])
    private static let large: Kind = ("over 64 bits", .number("9223372036854775808"))
    private static let small: Kind = ("under 64 bits", .number("-9223372036854775809"))
    private static let word: Kind = ("an unknown word", "no such word")

    /// Values of the kinds that a type doesn't take, null left out.
    private func kinds(_ type: ModelType) -> [Kind] {
        switch type {
        case .string: return [Self.number, Self.boolean, Self.array, Self.object]
        case .integer(let bounds):
            var kinds = [Self.fraction, Self.boolean, Self.string, Self.array, Self.object, Self.large, Self.small]
            for beyond in [bounds.lowerBound - 1, bounds.upperBound + 1] {
                kinds.append(("\(beyond)", .number(String(beyond))))
            }
            return kinds
        case .number: return [Self.string, Self.boolean, Self.array, Self.object, ("infinite", .number("1e999"))]
        case .boolean: return [Self.number, Self.string, Self.array, Self.object]
        case .any, .null: return []
        case .object, .json, .map: return [Self.number, Self.boolean, Self.string, Self.array]
        case .requestID: return [Self.fraction, Self.boolean, Self.array, Self.object, Self.large]
        case .reference(let name):
            if let enumeration = model.enumeration(name) {
                let number: Kind = enumeration.isNumbered ? ("out of range", 0) : Self.number
                return [Self.word, number, Self.boolean, Self.array, Self.object]
            }
            guard let structure = model.structure(name) else { return [] }
            var kinds = [Self.number, Self.array]
            if !structure.isShortBoolean { kinds.append(Self.boolean) }
            if structure.shorthand == nil || structure.isShortBoolean { kinds.append(Self.string) }
            if model.hasRequiredMembers(structure) { kinds.append(Self.emptyArray) }
            return kinds
        case .array: return [Self.number, Self.boolean, Self.string, Self.object]
        case .oneOrMore: return [Self.number, Self.boolean, Self.object]
        case .nullable(let value): return kinds(value)
        }
    }
}

extension Value: ExpressibleByFloatLiteral {
    init(floatLiteral value: Double) { self = .number(String(value)) }

    /// The object with that member in place of its own, or behind its own.
    func with(_ name: String, _ value: Value?) -> Value {
        guard case .object(var members) = self else { return self }
        if let index = members.firstIndex(where: { $0.name == name }) {
            if let value { members[index].value = value } else { members.remove(at: index) }
        } else if let value {
            members.append(Member(name, value))
        }
        return .object(members)
    }
}
