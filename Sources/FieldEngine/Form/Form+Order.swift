import Automata

/// How Return walks a form, and in which order its fields are submitted (specification, sections 3.5 and 6).
extension Form {
    /// The fields' order for Return, where the client gave one.
    public var order: [String] { returnOrder.names }

    /// Takes another order, or the old one where pages or sections have changed. `isAwaited` says which names are those of
    /// fields that are still to come.
    public mutating func setOrder(
        _ names: [String], _ members: [Member], isAwaited: (String) -> Bool = { _ in true }
    ) {
        returnOrder.begin(names, lanes: pages.laneCount)
        for (index, section) in sections.enumerated() {
            returnOrder.addSection(index, name: section.name, lane: section.lane)
        }
        let known = Set(names.isEmpty ? [] : members.map { $0.name })
        for name in names where !known.contains(name) && isAwaited(name) {
            returnOrder.await(name, lane: pages.lane(ofField: name, group: nil))
        }
        for member in members where member.isStop {
            setStop(true, at: member.number, name: member.name, group: member.group)
        }
    }

    /// Has Return stop at a field, or skip it.
    public mutating func setStop(_ stops: Bool, at number: Int32, name: String, group: String?) {
        if let row = rowOfField[number] {
            sections[row.section].setStop(stops, at: number)
        } else if stops {
            returnOrder.insert(number, name: name, lane: lane(of: number, name: name, group: group))
        } else {
            returnOrder.remove(number, name: name, lane: lane(of: number, name: name, group: group))
        }
    }

    /// The field that Return leads to from this one, whether that can be edited itself or not: on the same page. From one that
    /// is on no page the page goes on that the client is on.
    public func next(after number: Int32, name: String, group: String?) -> Int32? {
        let lane = lane(of: number, name: name, group: group)
        return stop(after: position(of: number, name: name), lane: lane == 0 ? laneInHand : lane, from: number)
    }

    /// Whether Return leads on: to a field, to one that is still to come, or to another page.
    public func leadsOn(from number: Int32, name: String, group: String?) -> Bool {
        let own = lane(of: number, name: name, group: group)
        let lane = own == 0 ? laneInHand : own
        let position = position(of: number, name: name)
        return stop(after: position, lane: lane, from: number) != nil
            || returnOrder.isAwaiting(after: position, lane: lane) || pages.page(after: lane - 1) != nil
    }

    /// The page to which Return leads from the last field of another.
    public func nextPage(after number: Int32, name: String, group: String?) -> Int? {
        let lane = lane(of: number, name: name, group: group)
        return pages.page(after: (lane == 0 ? laneInHand : lane) - 1)
    }

    /// The field from which Return leads to submitting; nil also where one behind it is still to come.
    public var lastStop: Int32? {
        let lane = pages.lastPage.map { $0 + 1 } ?? 0
        var position: ReturnOrder.Position?
        while let last = returnOrder.last(before: position, lane: lane) {
            position = last.position
            let stop: Int32? =
                switch last.stop {
                case .field(let number): number
                case .section(let section): sections[section].lastStop
                }
            guard let stop else { continue }
            if returnOrder.isAwaiting(after: last.position, lane: lane) { return nil }
            // What is on no page leads on where the client is on another page than the last.
            return lane > 0 && lane != laneInHand && pages.members(inLane: 0).contains(stop) ? nil : stop
        }
        return nil
    }

    /// The lane of the page that the client is on.
    private var laneInHand: Int { pages.isEmpty ? 0 : pages.current + 1 }

    private func position(of number: Int32, name: String) -> ReturnOrder.Position {
        if let row = rowOfField[number] { return returnOrder.position(ofSection: row.section) }
        return returnOrder.position(of: number, name: name)
    }

    private func stop(after position: ReturnOrder.Position, lane: Int, from number: Int32) -> Int32? {
        if let row = rowOfField[number],
            let stop = sections[row.section].stop(after: number, ofRow: row.serial)
        {
            return stop
        }
        var position = position
        while let next = returnOrder.next(after: position, lane: lane) {
            switch next.stop {
            case .field(let number): return number
            case .section(let section): if let stop = sections[section].stop() { return stop }
            }
            position = next.position
        }
        return nil
    }

    // MARK: All fields

    /// The fields in order, whether Return stops at them or not: those that are on no page, then page after page.
    ///
    /// - Parameter name: the id of a field.
    public func membersInOrder(name: (Int32) -> String?) -> [Int32] {
        if pages.isEmpty {
            if order.isEmpty, sections.isEmpty { return members.all }
            return inOrder(members.all, sectionsOf: { _ in true }, name: name)
        }
        return (0..<pages.laneCount).flatMap { lane in
            inOrder(pages.members(inLane: lane).all, sectionsOf: { $0 == lane }, name: name)
        }
    }

    /// The fields of a page in order, with those that are on none.
    public func members(ofPage page: Int, name: (Int32) -> String?) -> [Int32] {
        let numbers = pages.members(inLane: page + 1).all + pages.members(inLane: 0).all
        return inOrder(numbers, sectionsOf: { $0 == page + 1 || $0 == 0 }, name: name)
    }

    private func inOrder(
        _ numbers: [Int32], sectionsOf isWanted: (Int) -> Bool, name: (Int32) -> String?
    ) -> [Int32] {
        var items: [(rank: Int, place: Int, number: Int32, section: Int?)] = []
        for number in numbers where rowOfField[number] == nil {
            let position = name(number).map { returnOrder.position(of: number, name: $0) } ?? .other(number)
            items.append((position.rank, position.place, number, nil))
        }
        for (index, section) in sections.enumerated() where isWanted(section.lane) {
            let position = returnOrder.position(ofSection: index)
            items.append((position.rank, position.place, 0, index))
        }
        var result: [Int32] = []
        result.reserveCapacity(numbers.count)
        for item in items.ordered(by: { $0.place }).ordered(by: { $0.rank }) {
            if let section = item.section { result += sections[section].fields } else { result.append(item.number) }
        }
        return result
    }
}

extension ReturnOrder.Position {
    fileprivate var rank: Int {
        switch self {
        case .start: 0
        case .named: 1
        case .other: 2
        case .section: 3
        }
    }

    fileprivate var place: Int {
        switch self {
        case .start: 0
        case .named(let place): Int(place)
        case .other(let number): Int(number)
        case .section(let section): section
        }
    }
}
