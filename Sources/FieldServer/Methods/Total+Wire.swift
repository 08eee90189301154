import FieldEngine
import FieldProtocol

extension FieldEngine.Total {
    /// - Parameter path: where it is given, for errors.
    init(_ total: FieldProtocol.Total, path: String) throws(ResponseError) {
        let otherwise = try DecimalNumber(total.otherwise, "\(path).otherwise")
        if total.field == nil, otherwise != nil {
            throw .invalidParams("\(path).otherwise", expected: "a `field` beside it", found: "none")
        }
        if let sum = total.sum {
            self = .sum(try Self.parts(sum, path: "\(path).sum"))
        } else if let product = total.product {
            self = .product(try Self.parts(product, path: "\(path).product"))
        } else if let section = total.count {
            self = .count(section)
        } else {
            self = .field(total.field ?? "", otherwise: otherwise)
        }
        let times = try DecimalNumber(total.times, "\(path).times")
        let plus = try DecimalNumber(total.plus, "\(path).plus")
        let min = try DecimalNumber(total.min, "\(path).min")
        let max = try DecimalNumber(total.max, "\(path).max")
        if times == nil, plus == nil, min == nil, max == nil { return }
        guard let adjustment = Adjustment(times: times, plus: plus, min: min, max: max) else {
            throw .invalidParams("\(path).max", expected: "no less than `min`", found: "a lesser number")
        }
        self = .adjusted(self, adjustment)
    }

    private static func parts(_ totals: [FieldProtocol.Total], path: String) throws(ResponseError) -> [Self] {
        var parts: [Self] = []
        for (index, total) in totals.enumerated() { parts.append(try Self(total, path: "\(path)[\(index)]")) }
        return parts
    }

    /// As a client writes it.
    var wire: FieldProtocol.Total {
        switch self {
        case .field(let field, let otherwise):
            return FieldProtocol.Total(field: field, otherwise: otherwise.map { NumberText($0.text) })
        case .sum(let parts): return FieldProtocol.Total(sum: parts.map { $0.wire })
        case .product(let parts): return FieldProtocol.Total(product: parts.map { $0.wire })
        case .count(let section): return FieldProtocol.Total(count: section)
        case .adjusted(let total, let adjustment):
            var wire = total.wire
            wire.times = adjustment.times.map { NumberText($0.text) }
            wire.plus = adjustment.plus.map { NumberText($0.text) }
            wire.min = adjustment.min.map { NumberText($0.text) }
            wire.max = adjustment.max.map { NumberText($0.text) }
            return wire
        }
    }
}

extension DecimalNumber {
    fileprivate init?(_ number: NumberText?, _ path: String) throws(ResponseError) {
        guard let number else { return nil }
        guard let decimal = DecimalNumber(number.spelling) else {
            throw .invalidParams(path, expected: "a number of fewer digits", found: "one of more")
        }
        self = decimal
    }
}
