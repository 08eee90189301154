import Testing

@testable import FieldEngine

/// Parameters of a type as tests write them: `["min": 3, "symbol": "€"]`.
extension Parameter: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    init(stringLiteral value: String) { self = .text(value) }
    init(integerLiteral value: Int) { self = .integer(value) }
    init(booleanLiteral value: Bool) { self = .boolean(value) }
    init(arrayLiteral elements: Parameter...) { self = .list(elements) }
    init(dictionaryLiteral elements: (String, Parameter)...) {
        self = .table(elements.map { Member(name: $0.0, value: $0.1) })
    }
}

extension TestField {
    /// Presses keys: characters; `<` Backspace, `>` Delete, `{n}` a caret set at the offset n, `!` the field is left.
    mutating func press(keys: String) throws {
        var rest = keys[...]
        while let key = rest.popFirst() {
            switch key {
            case "<": try press(.backward)
            case ">": try press(.forward)
            case "!": field.blur(at: now)
            case "{":
                let digits = rest.prefix { $0 != "}" }
                rest = rest.dropFirst(digits.count + 1)
                select(try #require(Int(digits)))
            default: try type(String(key))
            }
        }
    }

    /// The codes that show, with a mark before those that are no errors.
    var codes: [String] {
        field.shownFindings.map { ($0.severity == .error ? "" : "(\($0.severity)) ") + $0.code }
    }
}
