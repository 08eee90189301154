extension ScalarSet: CustomStringConvertible {
    /// The set as a bracket expression, as the wire's `allowed` has it: ranges in code-point order, printable ASCII
    /// as itself, `\ ] ^ -` escaped, others `\u{…}`; `[]` for the empty set. Two neighbours are listed, three or
    /// more are a range.
    public var description: String { description(maximumLength: .max) ?? "" }

    /// The description, or nil where it would be longer than that many bytes. O(maximum length).
    public func description(maximumLength: Int) -> String? {
        var result = "["
        var index = 0
        while index < spans.count {
            let lower = spans[index].lower
            var upper = spans[index].upper
            var count = upper - lower + 1
            // No text holds a surrogate, so that a range over them reads as one.
            if upper == 0xD7FF, index + 1 < spans.count, spans[index + 1].lower == 0xE000 {
                index += 1
                upper = spans[index].upper
                count += upper - 0xE000 + 1
            }
            ScalarSet.write(lower, to: &result)
            if count > 2 { result.append("-") }
            if count > 1 { ScalarSet.write(upper, to: &result) }
            if result.utf8.count >= maximumLength { return nil }
            index += 1
        }
        result.append("]")
        return result.utf8.count <= maximumLength ? result : nil
    }

    private static func write(_ value: UInt32, to result: inout String) {
        guard let scalar = Unicode.Scalar(value) else { return }
        switch scalar {
        case "\\", "]", "^", "-":
            result.append("\\")
            result.unicodeScalars.append(scalar)
        case " "..."~":
            result.unicodeScalars.append(scalar)
        default:
            result.append("\\u{" + String(value, radix: 16, uppercase: true) + "}")
        }
    }
}
