import Automata

extension TypeDefinition {
    /// A time of day, of 24 hours or of twice 12.
    static func time(_ reader: ParameterReader) throws(DefinitionError) -> TypeDefinition {
        let locale = try reader.languageTag()
        let spelling = try TimeSpelling(
            format: try reader.calendarFormat("HH:MM", ofLocale: CalendarFormats.time), locale: locale)
        let bounds = try reader.timeBounds(of: spelling)
        let type = TypeDefinition(name: "time")
        type.traits.label = "Time"
        type.traits.keyboard = spelling.hasDayPeriod || spelling.hasOffset ? .normal : .numeric
        type.traits.priority = .tenths(6)
        if spelling.isCapital { type.filter.capitalisation = .upper }
        type.formatter = .parts(spelling.format(steppingBy: bounds))
        type.language = .fixed(spelling.expression(within: bounds))
        let reading = TimeReading(spelling: spelling, locale: locale)
        let shape = type.formatter
        type.checks.impossible = { value, from, _ in
            shape.isVerbatim(value) ? reading.finding(value) : spelling.finding(value, hopelessFrom: from, bounds)
        }
        if let step = bounds.step {
            type.checks.final = { value, _ in
                guard let time = spelling.time(value), !bounds.isStep(time) else { return nil }
                let told = step % 60 == 0 ? "\(step / 60) min" : "\(step) s"
                return Finding("off-step", data: [Parameter.Member(name: "step", value: .text(told))])
            }
        }
        type.conversion.typed = { value, _ in spelling.iso(value).map { .text($0) } }
        type.conversion.value = { typed, _ in
            guard case .text(let text) = typed else { return nil }
            return spelling.value(iso: text)
        }
        type.conversion.read = { text, context in reading.reading(text, own: context.own) }
        let isOvernight = try reader.boolean("overnight") ?? false
        try type.takeInterval(reader) { value, _ in
            if isOvernight { return nil }
            return spelling.seconds(beginning: value, behind: bounds).map {
                Int64($0.lowerBound)...Int64($0.upperBound)
            }
        }
        return type
    }
}

extension ParameterReader {
    /// The bounds and the step of times.
    func timeBounds(of spelling: TimeSpelling) throws(DefinitionError) -> TimeBounds {
        var bounds = TimeBounds(minimum: try time("min")?.seconds, maximum: try time("max")?.seconds)
        bounds.step = try integer("step", in: 1...TimeBounds.day)
        // Where there are no seconds, the first and the last minute within the bounds count.
        if !spelling.parts.contains(.second) {
            bounds.minimum = bounds.minimum.map { ($0 + 59) / 60 * 60 }
            bounds.maximum = bounds.maximum.map { $0 / 60 * 60 }
            if let minimum = bounds.minimum, minimum >= TimeBounds.day { bounds.minimum = TimeBounds.day - 60 }
        }
        return bounds
    }

    private func time(_ name: String) throws(DefinitionError) -> ClockTime? {
        guard let text = try text(name) else { return nil }
        guard let time = ClockTime(iso: text), time.fraction.isEmpty, time.offset.isEmpty else {
            throw .wrongParameter(path: name, expected: "a time such as 09:30", found: "\"\(text.prefix(40))\"")
        }
        return time
    }
}
