/// Sections that repeat: which rows there are, and which fields are in them (specification, section 6).
extension Form {
    /// Gives the form its sections, which have no rows yet.
    public mutating func setSections(_ sections: [SectionRows]) {
        self.sections = sections
        rowOfField = [:]
        for index in sections.indices { self.sections[index].findLane(among: pages) }
    }

    /// The section that a field is in a row of.
    public func section(of number: Int32) -> Int? { rowOfField[number]?.section }

    /// The section of that name; nil where there is none.
    public func section(named name: String) -> Int? { sections.firstIndex { $0.name == name } }

    /// Puts a row in its place. Its fields may still be to come.
    public mutating func addRow(_ serial: Int64, fields: [Int32], to section: Int, at index: Int) {
        sections[section].insert(serial, fields, at: index)
        for field in fields { rowOfField[field] = RowPlace(section: section, serial: serial) }
    }

    /// Takes a row away whose fields are gone.
    public mutating func removeRow(at index: Int, of section: Int) {
        for field in sections[section].rows[index].fields { rowOfField[field] = nil }
        sections[section].remove(at: index)
    }

    /// Puts a row where it has the index `target` then. Its number stays.
    public mutating func moveRow(at index: Int, to target: Int, of section: Int) {
        sections[section].move(from: index, to: target)
    }

    /// A field is in its row no longer: it was disposed of, or is in another form.
    public mutating func leaveRow(_ number: Int32) {
        guard let row = rowOfField.removeValue(forKey: number) else { return }
        sections[row.section].removeField(number, ofRow: row.serial)
    }
}
