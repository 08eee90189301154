/// The rows of a section that repeats, in their order (specification, section 6).
public struct SectionRows: Sendable {
    /// A row, which keeps its number wherever it moves.
    public struct Row: Sendable {
        /// Counted from 1 in the section, and never given out again.
        public let serial: Int64
        /// Its fields in the order of the section's definition, but those that the client has disposed of.
        public fileprivate(set) var fields: [Int32]
    }

    public let name: String
    /// The page and the group that the client gave it.
    private let page: String?
    private let group: String?
    public private(set) var lane = 0
    public private(set) var rows: [Row] = []
    /// The greatest number that a row was ever given.
    public private(set) var last: Int64
    /// The fields at which Return stops.
    private var stops: Set<Int32> = []

    public init(name: String, page: String?, group: String?, last: Int64 = 0) {
        self.name = name
        self.page = page
        self.group = group
        self.last = last
    }

    mutating func findLane(among pages: FormPages) { lane = pages.lane(ofSectionOnPage: page, group: group) }

    /// Where the row of that number stands now; nil where there is none.
    public func index(of serial: Int64) -> Int? { rows.firstIndex { $0.serial == serial } }

    /// The number of the next row.
    public var nextSerial: Int64 { last + 1 }

    mutating func insert(_ serial: Int64, _ fields: [Int32], at index: Int) {
        last = max(last, serial)
        rows.insert(Row(serial: serial, fields: fields), at: index)
    }

    mutating func remove(at index: Int) { rows.remove(at: index) }

    mutating func move(from index: Int, to target: Int) { rows.insert(rows.remove(at: index), at: target) }

    mutating func removeField(_ number: Int32, ofRow serial: Int64) {
        if let index = index(of: serial) { rows[index].fields.removeAll { $0 == number } }
        stops.remove(number)
    }

    /// All fields, row by row.
    var fields: [Int32] { rows.flatMap { $0.fields } }

    // MARK: Return

    mutating func setStop(_ stops: Bool, at number: Int32) {
        if stops { self.stops.insert(number) } else { self.stops.remove(number) }
    }

    /// The first stop, or the first behind a field.
    func stop(after number: Int32? = nil, ofRow serial: Int64? = nil) -> Int32? {
        guard !stops.isEmpty else { return nil }
        guard let number, let serial, let row = index(of: serial) else { return rows[...].firstStop(in: stops) }
        let rest = rows[row].fields.drop { $0 != number }.dropFirst()
        return rest.first { stops.contains($0) } ?? rows[(row + 1)...].firstStop(in: stops)
    }

    var lastStop: Int32? {
        guard !stops.isEmpty else { return nil }
        for row in rows.reversed() {
            if let stop = row.fields.last(where: { stops.contains($0) }) { return stop }
        }
        return nil
    }
}

extension ArraySlice<SectionRows.Row> {
    fileprivate func firstStop(in stops: Set<Int32>) -> Int32? {
        for row in self {
            if let stop = row.fields.first(where: { stops.contains($0) }) { return stop }
        }
        return nil
    }
}
