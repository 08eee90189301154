extension Rule {
    /// The rule in a row of a section, where `.amount` is a field of the row (specification, section 6).
    func inRow(_ row: String) -> Rule {
        var result = self
        switch check {
        case .equalsField(let field): result.check = .equalsField(field.inRow(row))
        case .differsFromField(let field): result.check = .differsFromField(field.inRow(row))
        case .not(let rules): result.check = .not(rules.map { $0.inRow(row) })
        case .all(let rules): result.check = .all(rules.map { $0.inRow(row) })
        case .any(let rules): result.check = .any(rules.map { $0.inRow(row) })
        case .length, .pattern, .range, .dateRange, .oneOf, .noneOf, .contains, .startsWith, .endsWith, .luhn, .mod97,
            .checksum,
            .strength, .equals, .empty:
            break
        }
        return result
    }
}

extension String {
    /// The id of a field that a row names: `.amount` is the row's own.
    public func inRow(of field: String) -> String {
        guard utf8.first == 0x2E, let end = field.lastIndex(of: "]") else { return self }
        return field[...end] + self
    }

    /// The same where the row is known.
    public func inRow(_ row: String) -> String { utf8.first == 0x2E ? row + self : self }
}
