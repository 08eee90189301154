extension Finding {
    /// A day or a time before the first that is taken, which is told in ISO 8601.
    static func tooEarly(_ minimum: String, range: Range<Int>) -> Finding {
        Finding("too-early", range: range, data: [Parameter.Member(name: "min", value: .text(minimum))])
    }

    /// A day or a time after the last that is taken, which is told in ISO 8601.
    static func tooLate(_ maximum: String, range: Range<Int>) -> Finding {
        Finding("too-late", range: range, data: [Parameter.Member(name: "max", value: .text(maximum))])
    }

    /// On which side of the bounds a value is that is there; nil where it is between them.
    static func outside<Value: Comparable>(
        _ value: Value, _ minimum: Value?, _ maximum: Value?, range: Range<Int>, iso: (Value) -> String
    ) -> Finding? {
        if let minimum, value < minimum { return tooEarly(iso(minimum), range: range) }
        if let maximum, maximum < value { return tooLate(iso(maximum), range: range) }
        return nil
    }
}
