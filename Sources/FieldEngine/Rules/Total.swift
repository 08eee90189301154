/// What a field that nobody types into is computed of: numbers of other fields, exactly (specification, section 4.6).
public indirect enum Total: Hashable, Sendable {
    /// The number of a field, or those of all rows of a section: `items[].amount`. `otherwise` stands for one that is empty.
    case field(String, otherwise: DecimalNumber? = nil)
    case sum([Total])
    case product([Total])
    /// How many rows a section has.
    case count(String)
    /// What another comes to, changed by constants.
    case adjusted(Total, Adjustment)

    /// What one field gives to a total.
    public enum Operand: Equatable, Sendable {
        case number(DecimalNumber)
        /// It does not show: it is left out.
        case hidden
        /// Nothing is filled in.
        case empty
        /// It has no number, or is not there: neither has the total.
        case nothing
    }

    /// What the fields of all rows give together.
    public struct RowSum: Equatable, Sendable {
        /// Those that have a number added up.
        public var number = DecimalNumber.zero
        /// How many are empty.
        public var empty = 0
        /// How many others have no number.
        public var missing = 0

        public init() {}

        func number(otherwise: DecimalNumber?) -> DecimalNumber? {
            if missing > 0 { return nil }
            if empty == 0 { return number }
            return otherwise.map { number + $0.times(empty) }
        }
    }

    /// The mark of all rows in an id.
    private static let allRows = "[]"

    /// The section and the rest of an id that stands for a field of each row; nil of any other.
    public static func parts(ofRows name: String) -> (section: String, rest: String)? {
        guard let start = name.firstIndex(of: "["), name[start...].hasPrefix(allRows) else { return nil }
        return (String(name[..<start]), String(name[start...].dropFirst(2)))
    }

    /// The ids by which totals ask for a field of a row among others: as one of all rows, and as a row.
    public static func namesOfRows(with field: String) -> [String] {
        guard let start = field.firstIndex(of: "["), let end = field.lastIndex(of: "]"), start < end else { return [] }
        let rows = field[..<start] + allRows
        return [String(rows + field[end...].dropFirst()), String(rows)]
    }

    /// The fields that it asks, some of them several times; `items[]` where it asks for the rows.
    public var namedFields: [String] {
        switch self {
        case .field(let field, _): [field]
        case .count(let section): [section + Self.allRows]
        case .sum(let parts), .product(let parts): parts.flatMap { $0.namedFields }
        case .adjusted(let total, _): total.namedFields
        }
    }

    /// The number; nil where something is missing for it, or where it has more digits than anybody reads.
    ///
    /// - Parameters:
    ///   - operands: those of a field by its id, or of all rows.
    ///   - sum: what the operands of an id add up to, where that is known.
    ///   - rows: how many rows a section has.
    public func number(
        _ operands: (String) -> [Operand], sum: (String) -> RowSum?, rows: (String) -> Int
    ) -> DecimalNumber? { Total.sum([self]).numbers(operands, sum: sum, rows: rows)?.first }

    /// The fields of all rows that it adds up.
    public var summedRows: [String] {
        switch self {
        case .field(let field, _): return Self.parts(ofRows: field) == nil ? [] : [field]
        case .count: return []
        case .sum(let parts): return parts.flatMap { $0.summedRows }
        case .product(let parts):
            return parts.flatMap { part -> [String] in
                // Of all rows each is a factor.
                if case .field = part { return [] }
                return part.summedRows
            }
        case .adjusted(let total, _): return total.summedRows
        }
    }

    private func numbers(
        _ operands: (String) -> [Operand], sum: (String) -> RowSum?, rows: (String) -> Int
    ) -> [DecimalNumber]? {
        switch self {
        case .field(let field, let otherwise):
            var numbers: [DecimalNumber] = []
            for operand in operands(field) {
                switch operand {
                case .number(let number): numbers.append(number)
                case .hidden: break
                case .empty:
                    guard let otherwise else { return nil }
                    numbers.append(otherwise)
                case .nothing: return nil
                }
            }
            return numbers
        case .count(let section): return [DecimalNumber(rows(section))]
        case .sum(let parts):
            var all = DecimalNumber(0)
            for part in parts {
                if case .field(let field, let otherwise) = part, let known = sum(field) {
                    guard let number = known.number(otherwise: otherwise) else { return nil }
                    all = all + number
                    continue
                }
                guard let numbers = part.numbers(operands, sum: sum, rows: rows) else { return nil }
                for number in numbers { all = all + number }
            }
            return [all]
        case .product(let parts):
            var product = DecimalNumber(1)
            for part in parts {
                guard let numbers = part.numbers(operands, sum: sum, rows: rows) else { return nil }
                for number in numbers {
                    guard let next = product.times(number) else { return nil }
                    product = next
                }
            }
            return [product]
        case .adjusted(let total, let adjustment):
            // A field that does not show is left out with all that is done to its number.
            if case .field(let field, _) = total, Self.parts(ofRows: field) == nil, operands(field) == [.hidden] {
                return []
            }
            return total.number(operands, sum: sum, rows: rows).flatMap { adjustment.adjusted($0) }.map { [$0] }
        }
    }

    /// The member in which it names a field, seen from the total.
    func path(ofField name: String) -> String? {
        switch self {
        case .field(let field, let otherwise):
            if field != name { return nil }
            return otherwise == nil ? "" : "field"
        case .count(let section): return section + Self.allRows == name ? "count" : nil
        case .sum(let parts), .product(let parts):
            var word = "product"
            if case .sum = self { word = "sum" }
            for (index, part) in parts.enumerated() {
                guard let path = part.path(ofField: name) else { continue }
                return "\(word)[\(index)]\(path.isEmpty ? "" : ".\(path)")"
            }
            return nil
        case .adjusted(let total, _):
            guard let path = total.path(ofField: name) else { return nil }
            return path.isEmpty ? "field" : path
        }
    }
}
