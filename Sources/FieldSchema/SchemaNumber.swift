import FieldEngine
import JSONBytes

/// Numbers and their bounds.
extension SchemaReader {
    mutating func numberField(of view: SchemaView, at place: SchemaPlace, isInteger: Bool) -> SchemaField {
        var field = SchemaField(place.identifier, type: "number")
        if isInteger { field.parameters.add("decimals", .integer(0)) }
        let least = bound(of: view, "minimum", "exclusiveMinimum", isLess: false)
        let most = bound(of: view, "maximum", "exclusiveMaximum", isLess: true)
        // A number of which no minimum is said may be negative.
        if let least {
            field.demand(
                .parameter(.init(name: least.isExcluded ? "exclusiveMin" : "min", value: .number(least.text))),
                at: least.pointer)
        }
        if let most {
            field.demand(
                .parameter(.init(name: most.isExcluded ? "exclusiveMax" : "max", value: .number(most.text))),
                at: most.pointer)
        }
        takeSteps(&field, view, from: least)
        for part in view.parts {
            if let node = document.member(part.node, "not") { takeNot(&field, node, at: "\(part.pointer)/not") }
        }
        return field
    }

    private struct Bound {
        var value: DecimalNumber
        var text: String
        var isExcluded: Bool
        var pointer: String
    }

    /// The bound that leaves least.
    private mutating func bound(
        of view: SchemaView, _ included: StaticString, _ excluded: StaticString, isLess: Bool
    ) -> Bound? {
        var tightest: Bound?
        for part in view.parts {
            for (keyword, isExcluded) in [(included, false), (excluded, true)] {
                // In draft 4 the one keyword says what the other excludes.
                guard let node = document.member(part.node, keyword), document.bool(node) == nil || !isExcluded else {
                    continue
                }
                let isExcluded = isExcluded || document.member(part.node, excluded).flatMap(document.bool) == true
                let pointer = "\(part.pointer)/\(keyword.description)"
                guard let text = document.numberText(node), let value = DecimalNumber(text) else {
                    findings.add(pointer, "a bound is a number")
                    continue
                }
                let bound = Bound(value: value, text: text, isExcluded: isExcluded, pointer: pointer)
                guard let known = tightest else {
                    tightest = bound
                    continue
                }
                if isLess ? value < known.value : known.value < value { tightest = bound }
                if value == known.value, isExcluded { tightest = bound }
            }
        }
        return tightest
    }

    /// A field counts its steps from its minimum, a schema from zero.
    private mutating func takeSteps(_ field: inout SchemaField, _ view: SchemaView, from least: Bound?) {
        var hasStep = false
        for part in view.parts {
            guard let node = document.member(part.node, "multipleOf") else { continue }
            let pointer = "\(part.pointer)/multipleOf"
            guard let text = document.numberText(node) else {
                findings.add(pointer, "a step is a number")
                continue
            }
            var fits = least.map { $0.isExcluded || $0.value == DecimalNumber(0) } ?? true
            if !fits, let step = document.integer(node), step > 0, let least = least.flatMap({ Int64($0.text) }) {
                fits = least % step == 0
            }
            if fits, !hasStep {
                field.demand(.parameter(.init(name: "step", value: .number(text))), at: pointer)
                hasStep = true
            } else {
                field.demand(.rule(.rule("range", "step", .number(text))), at: pointer)
            }
        }
    }
}
