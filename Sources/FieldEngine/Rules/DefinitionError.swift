/// Why a type, a rule or a field can't be made as asked. `path` names the member of the client's message, such as
/// `validation.final.rules[0].pattern`. What it says lies apart, so that what may fail hands on one word for it.
public indirect enum DefinitionError: Error, Equatable, Sendable {
    /// A member is of the wrong kind, or missing: then nothing is `found`.
    case wrongParameter(path: String, expected: String, found: String?)
    /// It is well formed, but makes no field: an unknown rule, a pattern that can't be compiled, rules that no text
    /// can satisfy. `contrary`: the paths of all that no text can satisfy at once, where these were found out.
    case invalid(path: String, reason: String, offset: Int? = nil, contrary: [String] = [])
    /// It takes more states than `maxPatternStates` allows; how many is known up to a point only.
    case tooManyStates(path: String, reason: String, maximum: Int)
    /// To compile it, or to ask it for a character, takes more steps than `maxTurnWork` allows.
    case tooMuchWork(path: String, reason: String, maximum: Int)
    case unknownType(String)

    /// The same error seen from further outside.
    public func inside(_ prefix: String) -> DefinitionError {
        func joined(_ path: String) -> String {
            if path.isEmpty { return prefix }
            if prefix.isEmpty { return path }
            return path.hasPrefix("[") ? prefix + path : prefix + "." + path
        }
        switch self {
        case .wrongParameter(let path, let expected, let found):
            return .wrongParameter(path: joined(path), expected: expected, found: found)
        case .invalid(let path, let reason, let offset, let contrary):
            return .invalid(
                path: joined(path), reason: reason, offset: offset, contrary: contrary.map { joined($0) })
        case .tooManyStates(let path, let reason, let maximum):
            return .tooManyStates(path: joined(path), reason: reason, maximum: maximum)
        case .tooMuchWork(let path, let reason, let maximum):
            return .tooMuchWork(path: joined(path), reason: reason, maximum: maximum)
        case .unknownType: return self
        }
    }
}

/// Reads the open parameters of a rule or a type, each with its kind; what is wrong is named by its path.
struct ParameterReader {
    let parameters: Parameter
    /// The locale that holds where none is given; empty for none.
    var locale = ""
    /// Whether the client judges, too.
    var hasValidator = false
    /// How much work a language that is made of them may take.
    var workLimit = Int.max

    private func value(_ name: String) -> Parameter? {
        guard let value = parameters[name], value != .null else { return nil }
        return value
    }

    func has(_ name: String) -> Bool { value(name) != nil }

    func parameter(_ name: String) -> Parameter? { value(name) }

    func integer(_ name: String, in range: ClosedRange<Int>) throws(DefinitionError) -> Int? {
        try wideInteger(name, in: Int64(range.lowerBound)...Int64(range.upperBound)).map { Int($0) }
    }

    /// The same of numbers that 32 bits may not hold.
    func wideInteger(_ name: String, in range: ClosedRange<Int64>) throws(DefinitionError) -> Int64? {
        guard let value = value(name) else { return nil }
        guard case .number(let text) = value, let number = DecimalNumber(text)?.integer, range.contains(number) else {
            let expected = "an integer from \(range.lowerBound) to \(range.upperBound)"
            throw .wrongParameter(path: name, expected: expected, found: value.kindOrNumber)
        }
        return number
    }

    func decimal(_ name: String) throws(DefinitionError) -> DecimalNumber? {
        guard let value = value(name) else { return nil }
        switch value {
        case .number(let text), .text(let text):
            if let number = DecimalNumber(text) { return number }
        case .null, .boolean, .list, .table: break
        }
        throw .wrongParameter(path: name, expected: "a decimal number", found: value.kind)
    }

    func text(_ name: String) throws(DefinitionError) -> String? {
        guard let value = value(name) else { return nil }
        guard case .text(let text) = value else {
            throw .wrongParameter(path: name, expected: "a string", found: value.kind)
        }
        return text
    }

    func boolean(_ name: String) throws(DefinitionError) -> Bool? {
        guard let value = value(name) else { return nil }
        guard case .boolean(let flag) = value else {
            throw .wrongParameter(path: name, expected: "a boolean", found: value.kind)
        }
        return flag
    }

    func texts(_ name: String) throws(DefinitionError) -> [String]? {
        guard let value = value(name) else { return nil }
        guard case .list(let elements) = value else {
            throw .wrongParameter(path: name, expected: "an array of strings", found: value.kind)
        }
        var result: [String] = []
        result.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            guard case .text(let text) = element else {
                throw .wrongParameter(path: "\(name)[\(index)]", expected: "a string", found: element.kind)
            }
            result.append(text)
        }
        return result
    }

    func required<Value>(_ name: String, _ value: Value?, expected: String) throws(DefinitionError) -> Value {
        guard let value else { throw .wrongParameter(path: name, expected: expected, found: nil) }
        return value
    }

    /// A member that is one of the words of an enumeration.
    func word<Word: RawRepresentable & CaseIterable>(
        _ name: String, _ type: Word.Type
    ) throws(DefinitionError) -> Word? where Word.RawValue == String {
        guard let text = try text(name) else { return nil }
        guard let word = Word(rawValue: text) else {
            throw .unknownWord(path: name, known: Word.allCases.map { $0.rawValue })
        }
        return word
    }
}

extension DefinitionError {
    /// By itself, so that it is not written out for each enumeration.
    @inline(never)
    fileprivate static func unknownWord(path: String, known: [String]) -> DefinitionError {
        .wrongParameter(path: path, expected: "one of \(known.quoted)", found: "another string")
    }
}

extension [String] {
    /// Its words in quotation marks with commas between, as a person is told what was expected.
    @inline(never) package var quoted: String { map { "\"\($0)\"" }.joined(separator: ", ") }
}

extension Parameter {
    /// The same with a number's digits: for definitions, never for what a user may have typed.
    var kindOrNumber: String {
        guard case .number(let text) = self else { return kind }
        return "the number \(text.prefix(40))"
    }

    /// What a person is told was found where something else was expected.
    var kind: String {
        switch self {
        case .null: "null"
        case .boolean: "a boolean"
        case .number: "a number"
        case .text: "a string"
        case .list: "an array"
        case .table: "an object"
        }
    }
}
