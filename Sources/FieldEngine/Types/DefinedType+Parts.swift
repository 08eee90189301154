import Automata

/// The parts of a declared type's template: a run of one slot's name is a part.
extension DefinedType {
    /// What a part is of which the template has runs.
    public struct Part: Equatable, Sendable {
        /// The name of its slots.
        public var name: String
        public var kind: String?
        public var minimum: Int64?
        public var maximum: Int64?
        public var zeros: Zeros?
        public var words: [String]?
        /// Whether it may have fewer characters than the run has slots.
        public var varies: Bool

        /// Which zeros stand before a number that is shorter than its part (specification, section 7.1).
        public enum Zeros: String, CaseIterable, Sendable {
            /// As many as there are places: `07`.
            case padded
            /// None; those that are typed go when the part is left: `7`.
            case dropped
            /// None, and none can be typed before a digit.
            case none
        }

        public init(
            name: String, kind: String? = nil, minimum: Int64? = nil, maximum: Int64? = nil, zeros: Zeros? = nil,
            words: [String]? = nil, varies: Bool = false
        ) {
            self.name = name
            self.kind = kind
            self.minimum = minimum
            self.maximum = maximum
            self.zeros = zeros
            self.words = words
            self.varies = varies
        }
    }

    /// The format of parts that the declaration makes of that of its base; nil where there are no parts.
    func partsFormat(
        on base: Formatter, _ classes: [Character: CharacterClass], allowed: ScalarSet?, slotLimit: Int
    ) throws(DefinitionError) -> PartsFormat? {
        if parts.isEmpty, base.parts == nil { return nil }
        if groups == true { throw .invalid(path: "groups", reason: "parts say themselves what may be missing") }
        if align == .right { throw .invalid(path: "align", reason: "parts are filled one by one") }
        guard let templates else {
            guard let known = base.parts else {
                throw .invalid(path: "parts", reason: "there is no template that the parts could be in")
            }
            if let part = parts.first {
                throw .invalid(path: path(of: part), reason: "parts are declared with the template that they are in")
            }
            if let slot = slots.first {
                throw .invalid(path: "slots.\(slot.name.prefix(40))", reason: "the type it extends is made of parts")
            }
            return typed(try restricted(known, to: allowed))
        }
        guard templates.count == 1, let template = templates.first else {
            throw .invalid(path: "template", reason: "what is made of parts has one template")
        }
        var known: [Character: FieldEngine.Part] = [:]
        for part in base.parts?.parts ?? [] { if let name = part.letter { known[name] = part } }
        for part in parts {
            guard part.name.count == 1, let name = part.name.first, name != "\\", name != PartsFormat.gapCharacter
            else {
                throw .invalid(path: path(of: part), reason: "a part is named by the one character of its slots")
            }
            known[name] = try declared(part, classes[name])
        }
        for (name, takes) in classes where known[name] == nil {
            known[name] = FieldEngine.Part(
                .named(String(name)), placeholder: String(name), takes: takes, letters: letterCases[name] ?? .asTyped)
        }
        let format = try PartsFormat(
            template, known, varying: parts.filter { $0.varies }.compactMap { $0.name.first }, slotLimit)
        if let part = parts.first(where: { part in !format.parts.contains { $0.letter == part.name.first } }) {
            throw .invalid(path: path(of: part), reason: "the template has no slot of this name")
        }
        return typed(try restricted(format, to: allowed))
    }

    private func declared(_ part: Part, _ takes: CharacterClass?) throws(DefinitionError) -> FieldEngine.Part {
        let path = path(of: part)
        if let words = part.words {
            guard part.minimum == nil, part.maximum == nil, part.zeros == nil else {
                throw .invalid(path: path, reason: "a part says numbers or words, not both")
            }
            guard words.count <= 1_000, words.allSatisfy({ $0.utf8.count <= 400 }) else {
                throw .invalid(path: path + ".words", reason: "there are at most 1000 words of at most 400 bytes")
            }
            guard !words.isEmpty, words.allSatisfy({ !$0.isEmpty && !$0.contains(where: { $0.isNewline }) }) else {
                throw .invalid(path: path + ".words", reason: "there has to be a word, and none may be empty")
            }
            return FieldEngine.Part(kind(of: part), placeholder: part.name, words: words)
        }
        let numbers = part.minimum != nil || part.maximum != nil ? (part.minimum ?? 0, part.maximum ?? .max) : nil
        guard let numbers else {
            guard part.zeros == nil else {
                throw .invalid(
                    path: path + ".zeros", reason: "only a number has zeros before it: it needs `minimum` or `maximum`")
            }
            return FieldEngine.Part(
                kind(of: part), placeholder: part.name, takes: takes ?? .digits,
                letters: part.name.first.flatMap { letterCases[$0] } ?? .asTyped)
        }
        guard numbers.0 >= 0, numbers.0 <= numbers.1 else {
            throw .invalid(path: path + ".minimum", reason: "it must be from 0 to the maximum")
        }
        if let scalars = takes?.scalars, !scalars.subtracting(.digits).isEmpty {
            throw .invalid(path: path, reason: "a number is made of digits alone")
        }
        let zeros: FieldEngine.Part.Zeros =
            switch part.zeros {
            case .padded: .padded
            case .dropped: .dropped
            case .none?: .none
            case nil: part.varies ? .none : .padded
            }
        return FieldEngine.Part(
            kind(of: part), placeholder: part.name, takes: takes ?? .digits, numbers: numbers.0...numbers.1,
            zeros: zeros)
    }

    private func kind(of part: Part) -> SegmentKind { .named(part.kind ?? part.name) }

    private func restricted(_ format: PartsFormat, to allowed: ScalarSet?) throws(DefinitionError) -> PartsFormat {
        guard let allowed else { return format }
        var parts: [FieldEngine.Part] = []
        for part in format.parts {
            let scalars = (part.takes.scalars ?? .all).intersection(allowed)
            guard !scalars.isEmpty else {
                throw .invalid(
                    path: "allow",
                    reason: "no character of the class can fill the slot \"\(part.placeholder.prefix(1))\"")
            }
            parts.append(part.with(takes: CharacterClass(exactly: scalars)))
        }
        return PartsFormat(parts, literals: format.literals, typing: format.typing)
    }

    /// The format with the declaration's ways of typing, its base's where it names none.
    private func typed(_ format: PartsFormat) -> PartsFormat {
        if overwrite == nil, eager == nil { return format }
        var typing = format.typing
        typing.overwrites = overwrite ?? typing.overwrites
        typing.isEager = eager ?? typing.isEager
        return PartsFormat(format.parts, literals: format.literals, typing: typing)
    }

    private func path(of part: Part) -> String { "parts.\(part.name.prefix(40))" }
}

extension PartsFormat {
    /// Reads a template in which each run of a name is a part; `\` makes the next character a literal.
    fileprivate convenience init(
        _ template: String, _ known: [Character: Part], varying: [Character], _ slotLimit: Int
    ) throws(DefinitionError) {
        var parts: [Part] = []
        var literals = [""]
        var run = ""
        func endRun() {
            guard let name = run.first, let part = known[name] else { return }
            let isVarying = varying.contains(name) || !part.words.isEmpty
            // Where the width varies, the greatest number tells how many digits there may be.
            let most =
                isVarying
                ? part.numbers.map { max(run.count, $0.upperBound == .max ? 0 : String($0.upperBound).count) } : nil
            parts.append(
                part.with(placeholder: run, width: isVarying ? 1...(most ?? run.count) : run.count...run.count))
            literals.append("")
            run = ""
        }
        var isEscaped = false
        for character in template {
            guard parts.count <= PartMarks.capacity else { break }
            if !isEscaped, known[character] != nil {
                if run.first != character { endRun() }
                run.append(character)
                continue
            }
            endRun()
            if !isEscaped, character == "\\" {
                isEscaped = true
            } else {
                literals[literals.count - 1].append(character)
                isEscaped = false
            }
        }
        endRun()
        if isEscaped { throw .invalid(path: "template", reason: "nothing follows the \\ at the end") }
        if parts.isEmpty { throw .invalid(path: "template", reason: "the template has no slot") }
        guard parts.count <= PartMarks.capacity, parts.reduce(0, { $0 + $1.width.upperBound }) <= slotLimit else {
            throw .invalid(
                path: "template", reason: "there are more than \(PartMarks.capacity) parts, or \(slotLimit) slots")
        }
        for (index, part) in parts.enumerated().dropLast() where !part.isFixed && literals[index + 1].isEmpty {
            throw .invalid(
                path: "template", reason: "part \(index + 1) has no width of its own: something has to stand behind it")
        }
        self.init(parts, literals: literals)
    }

    /// The values of the format.
    var language: Expression {
        var sequence: [Expression] = []
        for (index, part) in parts.enumerated() {
            if !isFixed, index > 0 { sequence.append(.text(literals[index])) }
            sequence.append(part.language)
        }
        return .sequence(sequence)
    }
}

extension Part {
    /// The whole texts of the part.
    var language: Expression {
        if !words.isEmpty { return .words(words) }
        guard let numbers else { return Expression.set(takes.scalars ?? .all).repeated(width) }
        let most = Part.greatest(ofWidth: width.upperBound)
        let last = min(numbers.upperBound, most)
        guard numbers.lowerBound <= last else { return .nothing }
        let padded = Expression.numerals(numbers.lowerBound...last, width: width.upperBound)
        if zeros == .padded { return padded }
        var spelled = zeros == .dropped ? [padded] : []
        for digits in width {
            let least = max(numbers.lowerBound, digits == 1 ? 0 : Part.greatest(ofWidth: digits - 1) + 1)
            let greatest = min(last, Part.greatest(ofWidth: digits))
            if least <= greatest { spelled.append(.numerals(least...greatest, width: digits)) }
        }
        return .any(of: spelled)
    }

    static func greatest(ofWidth width: Int) -> Int64 {
        var value: Int64 = 0
        for _ in 0..<min(width, 18) { value = value * 10 + 9 }
        return value
    }
}
