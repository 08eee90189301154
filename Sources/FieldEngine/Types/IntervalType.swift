import Automata

/// Two dates or times in one field, from one to the other: what a type of one of them makes of both.
///
/// The language is that of any two: which second ones are not before a first would take a state for each of three million
/// days. Order is judged beside it (`TypeChecks.order`), by the first and the last moment that each end may still become.
struct IntervalShape: Sendable {
    /// The format of one end.
    let end: PartsFormat
    let format: PartsFormat

    /// What stands between the ends where nothing else is asked for.
    static let between = " – "

    init(of end: PartsFormat, between: String) {
        self.end = end
        let inner = (end.literals.last ?? "") + between + end.literals[0]
        format = PartsFormat(
            end.parts + end.parts, literals: end.literals.dropLast() + [inner] + end.literals.dropFirst())
    }

    /// What stands between the ends in a value.
    var joint: String { format.isFixed ? "" : format.literals[end.parts.count] }

    /// The values of both ends, as far as they are there, and where the second begins; nil for what is no value.
    func ends(of value: String) -> (first: String, second: String, start: Int)? {
        guard let texts = format.texts(of: value) else { return nil }
        let first = end.value(of: Array(texts.prefix(end.parts.count)))
        let second = end.value(of: Array(texts.suffix(end.parts.count)))
        return (first, second, second.isEmpty ? value.utf8.count : value.utf8.count - second.utf8.count)
    }

    /// The value of both ends; nil where one of them is no value.
    func value(from first: String, to second: String) -> String? {
        guard let texts = end.texts(of: first), let more = end.texts(of: second) else { return nil }
        return format.value(of: texts + more)
    }

    func expression(of end: Expression) -> Expression { end + (joint.isEmpty ? .empty : .text(joint)) + end }
}

extension TypeDefinition {
    /// Makes it the type of intervals where the reader asks for them.
    ///
    /// - Parameter moments: the first and the last moment that a value may become, in any unit; nil where one can't be before
    ///   another.
    func takeInterval(
        _ reader: ParameterReader, _ moments: @escaping @Sendable (_ value: String, CivilDate) -> ClosedRange<Int64>?
    ) throws(DefinitionError) {
        guard try reader.boolean("range") ?? false, case .parts(let end) = formatter else { return }
        let shape = IntervalShape(of: end, between: try reader.textBetween() ?? IntervalShape.between)
        let ofOne = (checks: checks, conversion: conversion)
        formatter = .parts(shape.format)
        language = language.map(shape.expression)
        let impossible = ofOne.checks.impossible
        checks.impossible = { value, from, now in
            guard let ends = shape.ends(of: value) else { return impossible(value, from, now) }
            if from >= ends.start, !ends.second.isEmpty {
                var found = impossible(ends.second, from - ends.start, now)
                found.range = from..<Int.max
                return found
            }
            var found = impossible(ends.first, min(from, max(ends.first.utf8.count - 1, 0)), now)
            found.range = from..<(ends.second.isEmpty ? Int.max : max(ends.start, from))
            return found
        }
        let order: @Sendable (String, CivilDate) -> Finding? = { value, today in
            guard let ends = shape.ends(of: value), !ends.second.isEmpty, let first = moments(ends.first, today),
                let second = moments(ends.second, today), second.upperBound < first.lowerBound
            else { return nil }
            return Finding("out-of-order", range: ends.start..<Int.max)
        }
        checks.order = order
        /// What a check finds wrong with the first end, else with the second.
        func ofEnds(
            _ check: @escaping @Sendable (String, Moment) -> Finding?
        ) -> @Sendable (String, Moment) -> Finding? {
            { value, now in
                guard let ends = shape.ends(of: value) else { return nil }
                return check(ends.first, now) ?? check(ends.second, now)
            }
        }
        checks.final = ofOne.checks.final.map(ofEnds)
        checks.advice = ofOne.checks.advice.map(ofEnds)
        conversion = TypeConversion()
        if let typed = ofOne.conversion.typed {
            conversion.typed = { value, today in
                guard let ends = shape.ends(of: value), order(value, today) == nil,
                    case .text(let first)? = typed(ends.first, today),
                    case .text(let second)? = typed(ends.second, today)
                else { return nil }
                return .text(first + "/" + second)
            }
        }
        if let read = ofOne.conversion.value {
            conversion.value = { typed, today in
                guard case .text(let text) = typed else { return nil }
                let ends = text.split(separator: "/", omittingEmptySubsequences: false)
                guard ends.count == 2, let first = read(.text(String(ends[0])), today),
                    let second = read(.text(String(ends[1])), today)
                else { return nil }
                return shape.value(from: first, to: second)
            }
        }
        let locale = try reader.languageTag()
        let reading = IntervalReading(shape: shape, conversion: ofOne.conversion, locale: locale) {
            order($0, $1) == nil
        }
        conversion.read = { text, context in reading.reading(text, context) }
    }
}

extension ParameterReader {
    /// What stands between the ends of an interval.
    fileprivate func textBetween() throws(DefinitionError) -> String? {
        guard let text = try text("between") else { return nil }
        guard (1...10).contains(text.count), let first = text.first, !first.isLetter,
            !text.contains(where: { $0.isNumber || $0 == PartsFormat.gapCharacter || $0.isNewline })
        else {
            throw .wrongParameter(
                path: "between", expected: "1 to 10 characters without digits, the first of them no letter",
                found: "\"\(text.prefix(40))\"")
        }
        return text
    }
}
