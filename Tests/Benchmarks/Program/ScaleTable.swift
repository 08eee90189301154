/// What was measured of sizes, beside what it should be.
struct ScaleTable {
    enum Goal {
        case atMost(Double)
        case atLeast(Double)

        fileprivate var text: String {
            switch self {
            case .atMost(let most): "≤ \(most.rounded(to: most < 10 && most != most.rounded() ? 1 : 0))"
            case .atLeast(let least): "≥ \(least.rounded(to: 0))"
            }
        }

        fileprivate func isMet(by value: Double) -> Bool {
            switch self {
            case .atMost(let most): value <= most
            case .atLeast(let least): value >= least
            }
        }
    }

    private struct Row {
        var key: String
        var name: String
        var value: Double
        var decimals: Int
        var goal: Goal?
        var note: String?
    }

    private var rows: [Row] = []

    mutating func add(
        _ key: String, _ name: String, _ value: Double, decimals: Int = 0, goal: Goal? = nil, note: String? = nil
    ) {
        rows.append(Row(key: key, name: name, value: value, decimals: decimals, goal: goal, note: note))
    }

    var text: String {
        var lines = ["| | measured | goal |", "|---|---|---|"]
        for row in rows {
            let verdict = row.goal.map { $0.text + ($0.isMet(by: row.value) ? "" : ", missed") } ?? ""
            lines.append("| \(row.name) | \(row.value.rounded(to: row.decimals)) | \(verdict) |")
        }
        return lines.joined(separator: "\n")
    }

    var json: String {
        let members = rows.map { row in
            let note = row.note.map { #","of":"\#($0)""# } ?? ""
            let isMet = row.goal.map { #","met":\#($0.isMet(by: row.value))"# } ?? ""
            return #""\#(row.key)":{"value":\#(row.value.rounded(to: 3))\#(isMet)\#(note)}"#
        }
        return "{" + members.joined(separator: ",") + "}"
    }
}
