public import FieldEngine

/// Messages that wait for a table (specification, section 1.15).
extension Session {
    /// The table for which the message in hand waits, and all input behind it: ``take(_:isThere:at:)`` goes on.
    public var wantedTable: TableFile? { tables.wanted }

    /// Goes on with the message that waits for a table.
    ///
    /// - Parameter isThere: whether the table is in its place now. Else what asks for it is refused, and what asks the next time
    ///   waits again.
    public mutating func take(_ table: TableFile, isThere: Bool, at now: Moment) {
        if isThere { tables.absent.removeAll { $0 == table } }
        guard exitCode == nil, tables.wanted == table else { return }
        if !isThere { tables.refused.append(table) }
        goOnWithMessage(at: now)
    }
}
