/// A checksum as a client writes it.
extension CheckSystem {
    /// Reads the members of a rule, or those of its `otherwise`.
    init(_ reader: ParameterReader) throws(DefinitionError) {
        try self.init(reader, depth: 0)
    }

    private static let mostWeights = 1_000
    private static let greatestWeight = 10_000

    private init(_ reader: ParameterReader, depth: Int) throws(DefinitionError) {
        let algorithm = try reader.required(
            "algorithm", reader.word("algorithm", Algorithm.self), expected: "the name of an algorithm")
        self.init(algorithm)
        try takeAlphabet(reader)
        try takePlaces(reader)
        if algorithm == .weighted {
            try takeWeights(reader)
            try takeOutcome(reader, depth: depth)
        } else {
            let ofSums = [
                "weights", "fromEnd", "modulus", "add", "products", "remainders", "characters", "check", "otherwise",
            ]
            if let name = ofSums.first(where: { reader.has($0) }) {
                throw .invalid(path: name, reason: "only a weighted sum has this, and the algorithm is another")
            }
        }
    }

    private mutating func takeAlphabet(_ reader: ParameterReader) throws(DefinitionError) {
        if let text = try reader.text("alphabet") {
            guard algorithm.takesAlphabet else {
                throw .invalid(path: "alphabet", reason: "\(algorithm.rawValue) has an alphabet of its own")
            }
            alphabet = Array(text.unicodeScalars)
            guard (2...1_000).contains(alphabet.count) else {
                throw .wrongParameter(
                    path: "alphabet", expected: "2 to 1000 characters", found: "\(alphabet.count) of them")
            }
            if Set(alphabet).count < alphabet.count {
                throw .invalid(path: "alphabet", reason: "a character is there twice")
            }
        }
        if let values = try reader.integers("values", in: -10_000...10_000) {
            guard algorithm == .weighted else {
                throw .invalid(path: "values", reason: "only a weighted sum has this, and the algorithm is another")
            }
            guard values.count == alphabet.count else {
                throw .invalid(
                    path: "values", reason: "there are \(values.count) for \(alphabet.count) characters of the alphabet"
                )
            }
            self.values = values
        }
    }

    private mutating func takePlaces(_ reader: ParameterReader) throws(DefinitionError) {
        from = try reader.place("from") ?? 1
        through = try reader.place("through") ?? -1
        if (from > 0) == (through > 0), from > through {
            throw .invalid(path: "through", reason: "the last place is before the first")
        }
    }

    private mutating func takeWeights(_ reader: ParameterReader) throws(DefinitionError) {
        modulus = try reader.required(
            "modulus", reader.integer("modulus", in: 2...10_000), expected: "an integer from 2 to 10000")
        addend = try reader.integer("add", in: -10_000...10_000) ?? 0
        isFromEnd = try reader.boolean("fromEnd") ?? false
        addsDigits = try reader.word("products", Products.self) == .digits
        guard case .list(let elements)? = reader.parameter("weights"), !elements.isEmpty,
            elements.count <= Self.mostWeights
        else {
            throw .wrongParameter(
                path: "weights", expected: "an array of 1 to \(Self.mostWeights) weights",
                found: reader.parameter("weights")?.kind)
        }
        let range = addsDigits ? 0...Self.greatestWeight : -Self.greatestWeight...Self.greatestWeight
        for (index, element) in elements.enumerated() {
            let path = "weights[\(index)]"
            let one = ParameterReader(parameters: .table([Parameter.Member(name: path, value: element)]))
            guard case .list = element else {
                let weight = try one.integer(path, in: range)
                weights.append(.times(try one.required(path, weight, expected: "an integer or an array of them")))
                continue
            }
            let table = try one.integers(path, in: -10_000...10_000) ?? []
            guard table.count == alphabet.count else {
                throw .invalid(
                    path: path, reason: "there are \(table.count) for \(alphabet.count) characters of the alphabet")
            }
            weights.append(.table(table))
        }
        if addsDigits, values.contains(where: { $0 < 0 }) {
            throw .invalid(path: "products", reason: "a number below 0 has no digits to add")
        }
        let counts = weights.contains { weight in
            switch weight {
            case .times(let factor): factor % modulus != 0
            case .table: true
            }
        }
        guard counts else { throw .invalid(path: "weights", reason: "no character counts: all leave 0") }
    }

    private enum Products: String, CaseIterable {
        case whole, digits
    }

    private mutating func takeOutcome(_ reader: ParameterReader, depth: Int) throws(DefinitionError) {
        if let text = try reader.text("characters") {
            characters = Array(text.unicodeScalars)
            if reader.has("remainders") {
                throw .invalid(
                    path: "remainders",
                    reason: "the check character is one of `characters`, or is added with the others")
            }
            guard characters.count == modulus else {
                throw .invalid(
                    path: "characters", reason: "there are \(characters.count) for \(modulus) remainders")
            }
            guard characters.contains(where: { $0 != Self.noCharacter }) else {
                throw .invalid(path: "characters", reason: "no remainder has a check character")
            }
            check = try reader.place("check")
            if let place = check, (place > 0) == (through > 0), (place > 0) == (from > 0),
                place < from || place > through
            {
                throw .invalid(path: "check", reason: "the check character is not among the places that count")
            }
        } else {
            remainders = try reader.integers("remainders", in: 0...modulus - 1) ?? [0]
            if remainders.isEmpty { throw .invalid(path: "remainders", reason: "no remainder is taken") }
            if reader.has("check") {
                throw .invalid(
                    path: "check", reason: "without `characters` the check character is added with the others")
            }
        }
        guard let inner = reader.parameter("otherwise") else { return }
        guard characters.contains(Self.noCharacter) else {
            throw .invalid(path: "otherwise", reason: "each remainder has a check character")
        }
        guard case .table = inner else {
            throw .wrongParameter(path: "otherwise", expected: "a checksum", found: inner.kind)
        }
        guard depth < 3 else { throw .invalid(path: "otherwise", reason: "at most 3 checksums are inside each other") }
        do throws(DefinitionError) {
            otherwise = [try CheckSystem(ParameterReader(parameters: inner), depth: depth + 1)]
        } catch {
            throw error.inside("otherwise")
        }
    }

    // MARK: Writing

    /// The members that make it again.
    var written: [Parameter.Member] {
        var members: [Parameter.Member] = []
        func add(_ name: String, _ value: Parameter?) {
            if let value { members.append(Parameter.Member(name: name, value: value)) }
        }
        func text(_ scalars: [Unicode.Scalar]) -> Parameter {
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars)
            return .text(String(view))
        }
        func list(_ numbers: [Int]) -> Parameter { .list(numbers.map { .integer($0) }) }
        add("algorithm", .text(algorithm.rawValue))
        add("alphabet", alphabet == algorithm.alphabet ? nil : text(alphabet))
        add("values", values.isEmpty ? nil : list(values))
        add("from", from == 1 ? nil : .integer(from))
        add("through", through == -1 ? nil : .integer(through))
        guard algorithm == .weighted else { return members }
        let written = weights.map { weight -> Parameter in
            switch weight {
            case .times(let factor): .integer(factor)
            case .table(let table): list(table)
            }
        }
        add("weights", .list(written))
        add("fromEnd", isFromEnd ? .boolean(true) : nil)
        add("modulus", .integer(modulus))
        add("add", addend == 0 ? nil : .integer(addend))
        add("products", addsDigits ? .text("digits") : nil)
        add("remainders", characters.isEmpty && remainders != [0] ? list(remainders) : nil)
        add("characters", characters.isEmpty ? nil : text(characters))
        add("check", check.map { .integer($0) })
        add("otherwise", otherwise.first.map { .table($0.written) })
        return members
    }
}

extension ParameterReader {
    fileprivate func integers(_ name: String, in range: ClosedRange<Int>) throws(DefinitionError) -> [Int]? {
        guard let value = parameter(name) else { return nil }
        guard case .list(let elements) = value else {
            throw .wrongParameter(path: name, expected: "an array of integers", found: value.kind)
        }
        guard elements.count <= 10_000 else {
            throw .invalid(path: name, reason: "there are more than 10000 numbers")
        }
        var numbers: [Int] = []
        for (index, element) in elements.enumerated() {
            let path = "\(name)[\(index)]"
            let one = ParameterReader(parameters: .table([Parameter.Member(name: path, value: element)]))
            numbers.append(try one.required(path, one.integer(path, in: range), expected: "an integer"))
        }
        return numbers
    }

    /// A place from 1 on, or below 0 from the end.
    fileprivate func place(_ name: String) throws(DefinitionError) -> Int? {
        guard let place = try integer(name, in: -10_000...10_000) else { return nil }
        guard place != 0 else {
            throw .wrongParameter(
                path: name, expected: "a place from 1, or from the end from -1", found: "the number 0")
        }
        return place
    }
}
