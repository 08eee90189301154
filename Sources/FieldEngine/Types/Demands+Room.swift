import Automata

extension Demands {
    /// How many scalars must and may follow a text, or stand in it besides those that do; nil where no number is right.
    ///
    /// A scalar to come counts one of any unit for what may follow, and as many as the widest for what must: so a text
    /// is never taken for hopeless that is not.
    func room(
        behind text: String, and width: ScalarWidth? = nil, widest: Int
    ) -> Automata.Language.Room? {
        var room = Automata.Language.Room.any
        for bounds in lengths {
            let count = bounds.unit.count(text) + (width?.count(in: bounds.unit) ?? 0)
            if let maximum = bounds.maximum {
                guard count <= maximum else { return nil }
                room.most = min(room.most ?? .max, maximum - count)
            }
            guard count < bounds.minimum else { continue }
            let each = ScalarWidth(bytes: widest).count(in: bounds.unit)
            room.least = max(room.least, (bounds.minimum - count + each - 1) / each)
        }
        if let most = room.most, most < room.least { return nil }
        return room
    }

    /// How much of a text is not too long.
    func fittingOffset(in text: String) -> Int {
        var offset = text.utf8.count
        for bounds in lengths {
            guard let maximum = bounds.maximum, bounds.unit.count(text) > maximum else { continue }
            offset = min(offset, bounds.unit.prefix(of: text, maximum: maximum).utf8.count)
        }
        return offset
    }

    /// Whether each unit in which a length is counted inside a choice counts the scalars of the text.
    func countScalars(in text: String) -> Bool {
        if mixed.isEmpty || text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) { return true }
        let count = LengthUnit.scalar.count(text)
        return LengthUnit.allCases.allSatisfy { $0.count(text) == count }
    }
}

/// Scalars that count alike.
struct ScalarWidth {
    /// In UTF-8.
    var bytes: Int
    var scalars = ScalarSet.all

    func count(in unit: LengthUnit) -> Int {
        switch unit {
        case .character, .scalar: 1
        case .utf16: bytes == 4 ? 2 : 1
        case .utf8: bytes
        }
    }

    /// All scalars, divided as far as the units tell them apart.
    static func told(apartBy units: [LengthUnit]) -> [ScalarWidth] {
        if units.contains(.utf8) {
            return [
                ScalarWidth(bytes: 1, scalars: ScalarSet("\0"..."\u{7F}")),
                ScalarWidth(bytes: 2, scalars: ScalarSet("\u{80}"..."\u{7FF}")),
                ScalarWidth(bytes: 3, scalars: ScalarSet("\u{800}"..."\u{FFFF}")),
                ScalarWidth(bytes: 4, scalars: ScalarSet("\u{10000}"..."\u{10FFFF}")),
            ]
        }
        if units.contains(.utf16) {
            return [
                ScalarWidth(bytes: 1, scalars: ScalarSet("\0"..."\u{FFFF}")),
                ScalarWidth(bytes: 4, scalars: ScalarSet("\u{10000}"..."\u{10FFFF}")),
            ]
        }
        return [ScalarWidth(bytes: 1)]
    }
}
