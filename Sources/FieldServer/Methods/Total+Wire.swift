import FieldEngine
import FieldProtocol

extension FieldEngine.Total {
    init(_ total: FieldProtocol.Total) {
        if let sum = total.sum {
            self = .sum(sum.map { Self($0) })
        } else if let product = total.product {
            self = .product(product.map { Self($0) })
        } else if let section = total.count {
            self = .count(section)
        } else {
            self = .field(total.field ?? "")
        }
    }

    /// As a client writes it.
    var wire: FieldProtocol.Total {
        switch self {
        case .field(let field): FieldProtocol.Total(field: field)
        case .sum(let parts): FieldProtocol.Total(sum: parts.map { $0.wire })
        case .product(let parts): FieldProtocol.Total(product: parts.map { $0.wire })
        case .count(let section): FieldProtocol.Total(count: section)
        }
    }
}
