public import Automata

extension Rule {
    /// Reads a rule as a client wrote it; `parameters` holds all members but `severity`, `message` and `code`.
    ///
    /// - Throws: `DefinitionError` with the path from the rule on.
    public init(
        name: String, parameters: Parameter, severity: Severity = .error, message: String? = nil, code: String? = nil,
        when: Condition? = nil, stateLimit: Int = Pattern.defaultStateLimit
    ) throws(DefinitionError) {
        self.when = when
        self.check = try Check(name: name, ParameterReader(parameters: parameters), stateLimit: stateLimit)
        self.severity = severity
        self.message = message
        self.code = code
    }

    /// A rule inside another, of which all members are still open.
    fileprivate init(nested parameter: Parameter, path: String, stateLimit: Int) throws(DefinitionError) {
        do throws(DefinitionError) {
            guard case .table = parameter else {
                throw .wrongParameter(path: "", expected: "a rule", found: parameter.kind)
            }
            let reader = ParameterReader(parameters: parameter)
            if reader.has("when") {
                throw .invalid(path: "when", reason: "only the outermost rule of a field has a condition")
            }
            let name = try reader.required("rule", reader.text("rule"), expected: "a string")
            let severities = ["error": Severity.error, "warning": .warning, "info": .information]
            let severity = try reader.text("severity") ?? "error"
            guard let known = severities[severity] else {
                throw .wrongParameter(
                    path: "severity", expected: "one of \"error\", \"warning\", \"info\"",
                    found: "\"\(severity.prefix(40))\"")
            }
            try self.init(
                name: name, parameters: parameter, severity: known, message: reader.text("message"),
                code: reader.text("code"), stateLimit: stateLimit)
        } catch {
            throw error.inside(path)
        }
    }
}

extension Rule.Check {
    fileprivate init(name: String, _ reader: ParameterReader, stateLimit: Int) throws(DefinitionError) {
        switch name {
        case "length": self = try .length(reader)
        case "pattern": self = try .pattern(reader, stateLimit: stateLimit)
        case "range": self = try .range(reader)
        case "dateRange": self = try .dateRange(reader)
        case "oneOf": self = .oneOf(try reader.values(), ignoreCase: try reader.boolean("ignoreCase") ?? false)
        case "noneOf": self = .noneOf(try reader.values(), ignoreCase: try reader.boolean("ignoreCase") ?? false)
        case "contains":
            let written = try reader.required("characters", reader.text("characters"), expected: "a class")
            let atLeast = try reader.integer("atLeast", in: 0...10_000)
            self = .contains(
                try scalarSet(written, path: "characters"), written: written, atLeast: atLeast ?? 1)
        case "startsWith": self = .startsWith(try reader.required("text", reader.text("text"), expected: "a string"))
        case "endsWith": self = .endsWith(try reader.required("text", reader.text("text"), expected: "a string"))
        case "luhn": self = .luhn
        case "mod97": self = .mod97
        case "checksum": self = .checksum(try CheckSystem(reader))
        case "equalsField":
            self = .equalsField(try reader.required("field", reader.text("field"), expected: "a field id"))
        case "differsFromField":
            self = .differsFromField(try reader.required("field", reader.text("field"), expected: "a field id"))
        case "strength":
            let minimum = try reader.integer("min", in: 0...4)
            self = .strength(min: try reader.required("min", minimum, expected: "an integer from 0 to 4"))
        case "equals": self = .equals(try reader.comparable("value"))
        case "empty": self = .empty
        case "not": self = .not(try reader.rules(stateLimit: stateLimit))
        case "all": self = .all(try reader.rules(stateLimit: stateLimit))
        case "any": self = .any(try reader.rules(stateLimit: stateLimit))
        default: throw .invalid(path: "rule", reason: "unknown rule \"\(name.prefix(40))\"")
        }
    }

    private static func length(_ reader: ParameterReader) throws(DefinitionError) -> Rule.Check {
        let bounds = 0...Int(Int32.max)
        let unit = try reader.word("unit", LengthUnit.self)
        let check = Rule.Check.length(
            min: try reader.integer("min", in: bounds), max: try reader.integer("max", in: bounds),
            exact: try reader.integer("exact", in: bounds), unit: unit)
        guard reader.has("min") || reader.has("max") || reader.has("exact") else {
            throw .wrongParameter(path: "min", expected: "min, max or exact", found: nil)
        }
        return check
    }

    private static func pattern(_ reader: ParameterReader, stateLimit: Int) throws(DefinitionError) -> Rule.Check {
        let source = try reader.required("pattern", reader.text("pattern"), expected: "a string")
        let ignoreCase = try reader.boolean("ignoreCase") ?? false
        try checkPattern(source, ignoreCase: ignoreCase, stateLimit: stateLimit, path: "pattern")
        return .pattern(source: source, ignoreCase: ignoreCase)
    }

    private static func range(_ reader: ParameterReader) throws(DefinitionError) -> Rule.Check {
        let (min, max, step) = (try reader.bound("min"), try reader.bound("max"), try reader.decimal("step"))
        if let step, step <= .zero {
            throw .wrongParameter(path: "step", expected: "a number above 0", found: "the number \(step.text)")
        }
        if let min, let max, max < min {
            throw .invalid(path: "max", reason: "the maximum \(max.text) is below the minimum \(min.text)")
        }
        return .range(min: min, max: max, step: step)
    }

    private static func dateRange(_ reader: ParameterReader) throws(DefinitionError) -> Rule.Check {
        .dateRange(
            min: try reader.dateBound("min", of: .iso, isEnd: false),
            max: try reader.dateBound("max", of: .iso, isEnd: true))
    }
}

extension ParameterReader {
    fileprivate func values() throws(DefinitionError) -> [String] {
        try required("values", texts("values"), expected: "an array of strings")
    }

    /// What a value can be compared with.
    fileprivate func comparable(_ name: String) throws(DefinitionError) -> Parameter {
        let value = try required(name, parameter(name), expected: "a string, a number or a boolean")
        switch value {
        case .text, .number, .boolean: return value
        case .null, .list, .table:
            throw .wrongParameter(path: name, expected: "a string, a number or a boolean", found: value.kind)
        }
    }

    fileprivate func rules(stateLimit: Int) throws(DefinitionError) -> [Rule] {
        guard let parameter = parameter("rules"), case .list(let elements) = parameter else {
            throw .wrongParameter(
                path: "rules", expected: "an array of rules", found: parameter("rules")?.kind ?? "nothing")
        }
        var rules: [Rule] = []
        for (index, element) in elements.enumerated() {
            rules.append(try Rule(nested: element, path: "rules[\(index)]", stateLimit: stateLimit))
        }
        return rules
    }
}

/// The set of a bracket expression, or the error that says what is wrong with it.
func scalarSet(_ written: String, path: String) throws(DefinitionError) -> ScalarSet {
    do throws(PatternError) {
        return try ScalarSet(class: written)
    } catch {
        throw .invalid(path: path, reason: error.reason, offset: error.offset)
    }
}

/// Whether a pattern can be compiled; throws what is wrong with it.
func checkPattern(
    _ source: String, ignoreCase: Bool, stateLimit: Int, path: String
) throws(DefinitionError) {
    do throws(PatternError) {
        _ = try Pattern(source, ignoreCase: ignoreCase, stateLimit: stateLimit)
    } catch {
        if case .tooManyStates(_, let limit) = error.kind {
            throw .tooManyStates(path: path, reason: error.reason, maximum: limit)
        }
        throw .invalid(path: path, reason: error.reason, offset: error.offset)
    }
}
