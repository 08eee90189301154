internal import FieldEngine
internal import FieldTools

/// Rows of sections that repeat: their headings are places of their own, where a row is removed and moved.
extension FormFilling {
    /// False where the key is not one for rows.
    mutating func press(_ key: Key, atRow row: Int, of section: Int) throws(Refusal) -> Bool {
        switch key {
        case .delete(.backward), .delete(.forward): try removeRow(row, of: section)
        case .move(.left, _): try moveRow(row, of: section, by: -1)
        case .move(.right, _): try moveRow(row, of: section, by: 1)
        default: return false
        }
        return true
    }

    /// A new last row, of which the first field gets the focus.
    mutating func addRow(to section: Int) throws(Refusal) {
        guard let row = try client.addRow(to: section, at: now) else { return }
        isChanged = true
        let first = client.sections[section].fields[row]?.first { client.fields[$0].canBeEntered }
        if let first { try enter(.field(first)) }
    }

    mutating func removeRow(_ row: Int, of section: Int) throws(Refusal) {
        let heading = client.sections[section].heading(ofRow: row)
        let place = client.sections[section].rows.firstIndex(of: row) ?? 0
        removed = (section, try client.removeRow(row, of: section, at: now))
        isChanged = true
        let rows = client.sections[section].rows
        try enter(
            .button(
                rows.isEmpty ? .add(section: section) : .row(section: section, row: rows[min(place, rows.count - 1)])))
        note = Note(text: "\(heading): \(client.word("removed")) · ^Z \(client.word("restore"))")
    }

    mutating func bringBack() throws(Refusal) {
        guard let (section, row) = removed else { return }
        removed = nil
        if let row = try client.addRow(to: section, before: row["at"]?.count, texts: row["texts"], at: now) {
            try enter(.button(.row(section: section, row: row)))
        }
    }

    mutating func moveRow(_ row: Int, of section: Int, by step: Int) throws(Refusal) {
        try client.moveRow(row, of: section, by: step, at: now)
        isChanged = true
    }
}
