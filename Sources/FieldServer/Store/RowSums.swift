import FieldEngine

/// What fields of all rows of sections add up to, for totals that ask it. A row that changes is subtracted as it was and added as
/// it is: sums are exact, so that this is what adding all of them anew gives.
struct RowSums {
    private struct Sum {
        var result = Total.RowSum()
        /// What each row gives, by its number.
        var operands: [Int64: Total.Operand] = [:]
        /// Rows that may give something else now.
        var stale: Set<Int64> = []

        mutating func replace(_ old: Total.Operand?, by new: Total.Operand?) {
            if old == new { return }
            switch old {
            case .number(let number): result.number = result.number - number
            case .empty: result.empty -= 1
            case .nothing: result.missing -= 1
            case .hidden, nil: break
            }
            switch new {
            case .number(let number): result.number = result.number + number
            case .empty: result.empty += 1
            case .nothing: result.missing += 1
            case .hidden, nil: break
            }
        }
    }

    /// By form, and by the id that stands for a field of each row: `items[].amount`.
    private var sums: [String: [String: Sum]] = [:]

    var isEmpty: Bool { sums.isEmpty }

    // MARK: Changes

    /// A field looks otherwise to others, came or went. `isAsked`: whether anybody asks for an id of all rows.
    mutating func note(_ field: String, _ isAsked: (String) -> Bool) {
        guard let all = Total.namesOfRows(with: field).first, let serial = Self.serial(of: field) else { return }
        for form in Array(sums.keys) where sums[form]?[all] != nil {
            if isAsked(all) {
                if sums[form]?[all]?.operands[serial] != nil { sums[form]?[all]?.stale.insert(serial) }
            } else {
                sums[form]?[all] = nil
                if sums[form]?.isEmpty == true { sums[form] = nil }
            }
        }
    }

    /// The row that is named in a field's id.
    private static func serial(of field: String) -> Int64? {
        guard let start = field.firstIndex(of: "["), let end = field.lastIndex(of: "]"), start < end else { return nil }
        return Int64(field[field.index(after: start)..<end])
    }

    /// A row comes, whose fields may not be there yet.
    mutating func addRow(_ serial: Int64, of section: String, in form: String) {
        forEachSum(of: section, in: form) { sum in
            sum.operands[serial] = .hidden
            sum.stale.insert(serial)
        }
    }

    mutating func removeRow(_ serial: Int64, of section: String, in form: String) {
        forEachSum(of: section, in: form) { sum in
            sum.replace(sum.operands.removeValue(forKey: serial), by: nil)
            sum.stale.remove(serial)
        }
    }

    private mutating func forEachSum(of section: String, in form: String, _ body: (inout Sum) -> Void) {
        guard var known = sums[form] else { return }
        sums[form] = nil
        for name in Array(known.keys) where Total.parts(ofRows: name)?.section == section {
            guard var sum = known[name] else { continue }
            known[name] = nil
            body(&sum)
            known[name] = sum
        }
        sums[form] = known
    }

    /// A form is closed, or has other sections.
    mutating func forget(_ form: String) { if !sums.isEmpty { sums[form] = nil } }

    // MARK: Questions

    /// Brings the sum of a field of all rows up to date.
    ///
    /// - Parameter rows: the numbers of the section's rows, asked only for a sum that is not known.
    mutating func update(
        _ name: String, of form: String, in registry: borrowing FieldRegistry, at now: Moment, rows: () -> [Int64]
    ) {
        guard let (section, rest) = Total.parts(ofRows: name) else { return }
        var sum: Sum
        if let known = sums[form]?[name] {
            if known.stale.isEmpty { return }
            sum = known
            sums[form]?[name] = nil
        } else {
            sum = Sum()
            for serial in rows() {
                sum.operands[serial] = .hidden
                sum.stale.insert(serial)
            }
        }
        for serial in sum.stale {
            let operand = registry.slot(of: "\(section)[\(serial)]\(rest)")?.read {
                $0.definition.form == form ? $0.operand(ofSecret: false, at: now) : nil
            }
            // What the client has disposed of is no field of the row any more.
            let new = operand ?? .hidden
            sum.replace(sum.operands[serial], by: new)
            sum.operands[serial] = new
        }
        sum.stale.removeAll()
        sums[form, default: [:]][name] = sum
    }

    /// What the rows add up to; nil where that is not kept.
    func sum(_ name: String, of form: String) -> Total.RowSum? { sums[form]?[name]?.result }
}
