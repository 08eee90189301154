import Automata

/// How the digits of a telephone number are grouped: behind a `+` by the country that the calling code names, without
/// one by the country of the field.
struct TelephoneShape: Sendable {
    /// The most digits of an international number (E.164).
    static let mostDigits = 15
    /// More digits than a number can have are taken, so that what is wrong shows, but not without end.
    static let capacity = 20

    /// The country of numbers without `+`.
    let plan: CallingPlan?

    /// The template that a value has, told from others: whether it begins with `+`, and the sizes of its groups.
    /// Five bits for each, the first highest, behind a one and the bit of the `+`: no number has more than six groups,
    /// and none of them more than 20 digits.
    private struct Grouping: Hashable {
        private var bits: UInt64

        init(isInternational: Bool) { bits = isInternational ? 3 : 2 }

        mutating func append(_ size: Int) { bits = bits << 5 | UInt64(truncatingIfNeeded: size) & 31 }

        /// Groups of digits, the last one long enough for `capacity` of them in all.
        mutating func append(_ groups: [Int], capacity: Int) {
            var rest = capacity
            for size in groups.dropLast() {
                append(size)
                rest -= size
            }
            append(max(groups.last ?? 0, rest))
        }

        /// Slots for digits with a space between groups. The first slot takes a `+` whatever it shows.
        var template: Template {
            var sizes: [Int] = []
            var rest = bits
            while rest > 3 {
                sizes.append(Int(rest & 31))
                rest >>= 5
            }
            let isInternational = rest == 3
            let count = sizes.reduce(isInternational ? 1 : 0, +)
            var slots = [Template.Slot](repeating: TelephoneShape.digit, count: count)
            slots[0] = isInternational ? TelephoneShape.plus : TelephoneShape.first
            var literals = [String](repeating: "", count: count + 1)
            var place = isInternational ? 1 : 0
            for size in sizes.reversed().dropLast() {
                place += size
                literals[place] = " "
            }
            return Template(slots: slots, literals: literals)
        }
    }

    private static let digit = Template.Slot(placeholder: "0", takes: .digits)
    private static let digitsAndPlus = CharacterClass(.digits.union(ScalarSet("+")))
    private static let first = Template.Slot(placeholder: "0", takes: digitsAndPlus)
    private static let plus = Template.Slot(placeholder: "+", takes: digitsAndPlus)

    /// The templates with the way from a number to its own.
    var format: TemplateFormat {
        let table = Table(plan)
        return TemplateFormat(table.templates, choice: .by({ table.index(of: $0) }))
    }

    /// The templates that numbers have, and which each has: that is asked several times with each key.
    private struct Table: Sendable {
        private(set) var templates: [Template] = []
        private var indices: [Grouping: Int] = [:]
        /// The groups of each of `CallingPlan.all`, behind the calling code, one plan behind the other.
        private var international: [Groups] = []
        /// Where those of each plan begin, and the last end.
        private var starts: [Int] = []
        private var ungrouped: (usual: Int, tooLong: Int) = (0, 0)
        /// The numbers inside the country of the field; nil where there is none.
        private var national: National?

        /// How digits that begin with others are grouped.
        private struct Groups {
            /// The digits that they begin with; none: any.
            var prefix: [UInt8]
            /// How many digits numbers have, without calling code or trunk prefix.
            var usual: Int
            /// The template for each size.
            var templates: (usual: Int, long: Int, tooLong: Int)
        }

        private struct National {
            var plan: CallingPlan
            var withTrunk: [Groups] = []
            var withoutTrunk: [Groups] = []
        }

        init(_ plan: CallingPlan?) {
            for plan in CallingPlan.all {
                starts.append(international.count)
                for (prefix, groups) in plan.groupings + [("", [])] {
                    international.append(
                        add(prefix, groups, else: mostDigits - plan.code.utf8.count) { size in
                            TelephoneShape.international(plan, groups, size)
                        })
                }
            }
            starts.append(international.count)
            if let plan {
                var national = National(plan: plan)
                for (prefix, groups) in plan.groupings + [("", [])] {
                    national.withoutTrunk.append(
                        add(prefix, groups, else: unknownLength) { size in
                            TelephoneShape.national("", groups, size, in: plan)
                        })
                    national.withTrunk.append(
                        add(prefix, groups, else: unknownLength) { size in
                            TelephoneShape.national(plan.trunk, groups, size, in: plan)
                        })
                }
                self.national = national
            }
            ungrouped.tooLong = index(of: TelephoneShape.ungrouped(capacity))
            // The last stands for the type where one template is shown.
            ungrouped.usual = index(of: TelephoneShape.ungrouped(mostDigits))
        }

        private mutating func add(
            _ prefix: Substring, _ groups: [Int], else usual: Int, _ grouping: (Size) -> Grouping
        ) -> Groups {
            Groups(
                prefix: Array(prefix.utf8), usual: groups.isEmpty ? usual : groups.reduce(0, +),
                templates: (index(of: grouping(.usual)), index(of: grouping(.long)), index(of: grouping(.tooLong))))
        }

        private mutating func index(of grouping: Grouping) -> Int {
            if let known = indices[grouping] { return known }
            indices[grouping] = templates.count
            templates.append(grouping.template)
            return templates.count - 1
        }

        /// Which template a value has.
        func index(of value: String) -> Int { value.withUTF8Bytes { index(of: $0) } }

        private func index(of value: UnsafeBufferPointer<UInt8>) -> Int {
            if value.first == UInt8(ascii: "+") {
                let digits = value.dropFirst()
                guard let place = CallingPlan.place(of: digits) else { return indexOfUngrouped(digits.count) }
                let code = CallingPlan.all[place].code.utf8.count
                return index(of: digits.dropFirst(code), in: international[starts[place]..<starts[place + 1]], code)
            }
            guard let national else { return indexOfUngrouped(value.count) }
            // A number that is yet to come is shown as it is dialled.
            let isDialled = value.isEmpty ? national.plan.trunk == "0" : national.plan.hasTrunk(value)
            let groups = isDialled ? national.withTrunk : national.withoutTrunk
            let trunk = value.isEmpty || !isDialled ? 0 : national.plan.trunk.utf8.count
            return index(of: value.dropFirst(trunk), in: groups[...], national.plan.code.utf8.count)
        }

        /// The template of the digits behind a calling code of so many.
        private func index(
            of number: Slice<UnsafeBufferPointer<UInt8>>, in groups: ArraySlice<Groups>, _ code: Int
        ) -> Int {
            // The last takes any.
            var place = groups.startIndex
            while place < groups.endIndex - 1, !number.starts(with: groups[place].prefix) { place += 1 }
            switch Size(of: number.count, usual: groups[place].usual, behind: code) {
            case .usual: return groups[place].templates.usual
            case .long: return groups[place].templates.long
            case .tooLong: return groups[place].templates.tooLong
            }
        }

        private func indexOfUngrouped(_ digits: Int) -> Int {
            digits > mostDigits ? ungrouped.tooLong : ungrouped.usual
        }
    }

    private static func ungrouped(_ digits: Int) -> Grouping {
        var grouping = Grouping(isInternational: true)
        grouping.append(digits)
        return grouping
    }

    /// How many digits a number has, with which the shape has room for more.
    private enum Size {
        /// No more than its country's have.
        case usual
        /// No more than any number may have.
        case long
        /// More than that.
        case tooLong

        /// Of so many digits behind a calling code.
        init(of count: Int, usual: Int, behind code: Int) {
            self = count <= usual ? .usual : count + code <= mostDigits ? .long : .tooLong
        }

        /// The digits that there is room for, those of the calling code among them.
        var digits: Int {
            switch self {
            case .usual, .long: TelephoneShape.mostDigits
            case .tooLong: TelephoneShape.capacity
            }
        }
    }

    private static func international(_ plan: CallingPlan, _ groups: [Int], _ size: Size) -> Grouping {
        let code = plan.code.utf8.count
        let room = size.digits - code
        var grouping = Grouping(isInternational: true)
        grouping.append(code)
        grouping.append(groups.isEmpty ? [room] : groups, capacity: size == .usual ? 0 : room)
        return grouping
    }

    /// A trunk prefix of 0 is written together with the first group, another by itself.
    private static func national(_ trunk: String, _ groups: [Int], _ size: Size, in plan: CallingPlan) -> Grouping {
        var groups = groups.isEmpty ? [unknownLength] : groups
        let room: Int
        switch size {
        case .usual: room = 0
        case .long: room = mostDigits - plan.code.utf8.count
        case .tooLong: room = capacity
        }
        let isJoined = trunk == "0"
        if isJoined { groups[0] += 1 }
        var grouping = Grouping(isInternational: false)
        if !isJoined, !trunk.isEmpty { grouping.append(trunk.utf8.count) }
        grouping.append(groups, capacity: size != .usual && isJoined ? room + 1 : room)
        return grouping
    }

    /// How many digits are shown as yet to come of a number inside a country of which nothing is known.
    private static let unknownLength = 8
}
